"""What happens in 1815 and 1715, as typed events; everybody sees all of them.

Seats are numbers; None means neutral lands. land, source, target: ids; None as source or target of a General means the
supply. units: {inf, kav, art}. cause: a word of `codes.CAUSES`.
"""

from typing import Annotated, Final

from detente.core.shown.events import Event, MaybeSeat, NamedPlace, Read, Seat, Seats
from detente.games.europe1815 import codes
from detente.games.europe1815.data import LAND_IDS, TYPE_IDS, WISHES

REASONS: Final = {
    codes.END_POINTS: "E15-END-1",
    codes.END_TEAM: "E15-TEAM-5",
    codes.END_TEAM_SUM: "E15-TEAM-6",
    codes.END_TEAM_TIE: "E15-TEAM-7",
}

Land = Annotated[str, NamedPlace("land", LAND_IDS)]
Phase = Annotated[str, Read(codes.PHASES.__getitem__)]
Cause = Annotated[str, Read(codes.CAUSES.__getitem__)]
Wish = Annotated[str, Read(lambda wish: WISHES[wish - 1])]
EndedBy = Annotated[str, Read(REASONS.__getitem__)]
Units = Annotated[dict[str, int], Read(lambda *units: dict(zip(TYPE_IDS, units, strict=True)), len(TYPE_IDS))]
"""Units by type, read from three numbers: infantry, cavalry, artillery."""


class YearBegan(Event):
    """A year begins; `seat` is the first in its turn order."""

    rule = "E15-YEAR-3"
    begins_phase = True

    year: int
    seat: Seat


class WishRolled(Event):
    """The die names the wish of the crown for this year."""

    rule = "E15-AM-6"

    seat: Seat
    wish: Wish


class TurnBegan(Event):
    """E15-YEAR-1, E15-YEAR-4: a Winter, reinforcement or Summer turn begins. half: whether it is the half turn."""

    rule = "E15-YEAR-1"
    begins_turn = True

    seat: Seat
    phase: Phase
    half: bool


class TurnPassed(Event):
    """The turn of an exile passes."""

    rule = "E15-EXILE-1"

    seat: Seat


class CapitalPlanted(Event):
    """A flag is placed in its land for good. chief: whether its player is the native chief (E15-AM-12)."""

    rule = "E15-SETUP-3"

    seat: Seat
    land: Land
    chief: bool


class LandChosen(Event):
    """A land is chosen."""

    rule = "E15-SETUP-4"

    seat: Seat
    land: Land


class UnitsStationed(Event):
    """Units go from the supply to a land; for a neutral land (None) from the pool.

    cause: setup, reinforcement, resupply, diplomacy, gift, uprising, tribes or return.
    """

    rule = "E15-REINF-2"

    seat: MaybeSeat
    land: Land
    units: Units
    cause: Cause


class UnitsRemoved(Event):
    """Units leave a land for its owner's supply; neutral ones (None) for the pool.

    cause: wear, battle, conquest, diplomacy, gift, uprising, shipbuilding or return.
    """

    rule = "E15-ATT-9"

    seat: MaybeSeat
    land: Land
    units: Units
    cause: Cause


class UnitsMoved(Event):
    """E15-MOVE-1, E15-ATT-7: units move from one land to another."""

    rule = "E15-MOVE-1"

    seat: Seat
    source: Land
    target: Land
    units: Units


class GeneralMoved(Event):
    """E15-UNIT-5, E15-UNIT-6: the General moves from one land to another; None is the supply."""

    rule = "E15-UNIT-5"
    minor = True

    seat: Seat
    source: Land | None
    target: Land | None


class OwnerChanged(Event):
    """A land has a new owner; None means neutral.

    cause: setup, conquest, diplomacy, gift, uprising or return.
    """

    rule = "E15-MAP-6"
    minor = True

    land: Land
    owner: MaybeSeat
    before: MaybeSeat
    cause: Cause


class BattleFought(Event):
    """E15-ATT-3, E15-ATT-4: both strengths; an attack stronger than the defence conquers. Other events report the consequences."""

    rule = "E15-ATT-7"

    seat: Seat
    land: Land
    attack: int
    defence: int


class MarkersGained(Event):
    """Success markers for a conquest; `lapsed` of them exceeded the five."""

    rule = "E15-MARK-2"

    seat: Seat
    count: int
    lapsed: int


class MarkersReturned(Event):
    """Success markers are returned at the end of the year."""

    rule = "E15-YEAR-5"
    minor = True

    seat: Seat
    count: int


class MarkerGiven(Event):
    """A player gives a success marker to the ally."""

    rule = "E15-TMARK-1"

    seat: Seat
    ally: Seat


class DiplomacySucceeded(Event):
    """A land changes hands through diplomacy, without a battle."""

    rule = "E15-DIPL-5"

    seat: Seat
    land: Land
    influence: int
    resistance: int


class LandGiven(Event):
    """A player gives a land to the ally."""

    rule = "E15-TLAND-1"

    seat: Seat
    ally: Seat
    land: Land


class TroopsGiven(Event):
    """E15-TTROOP-2, E15-TTROOP-3: a player hands troops over in a land of the ally. lapsed: those that the ally's supply lacks."""

    rule = "E15-TTROOP-2"

    seat: Seat
    ally: Seat
    land: Land
    lapsed: Units


class UprisingStirred(Event):
    """The native chief stirs up an uprising."""

    rule = "E15-AM-10"

    seat: Seat
    land: Land


class ExileReturned(Event):
    """An exile comes back."""

    rule = "E15-EXILE-2"

    seat: Seat
    land: Land


class ExileBegan(Event):
    """A player has lost all lands."""

    rule = "E15-GEN-6"

    seat: Seat


class ReinforcementGranted(Event):
    """A seat gets the unit points of a reinforcement turn."""

    rule = "E15-REINF-1"
    minor = True

    seat: Seat
    ep: int


class LoyaltyChanged(Event):
    """A wish is judged. loyalty: the new value."""

    rule = "E15-AM-7"

    seat: Seat
    wish: Wish
    fulfilled: bool
    loyalty: int


class SeatRanked(Event):
    """E15-SP-1 to E15-SP-3: the rank of a seat in the SP distribution, its power, and the SP it gets."""

    rule = "E15-SP-3"

    seat: Seat
    rank: int
    power: int
    points: int


class GameEnded(Event):
    """The game is over: the winners, and the rule that decides it."""

    rule = "E15-END-1"

    winners: Seats
    reason: EndedBy


class ShipsBuilt(Event):
    """Ships go from the supply to an anchor land."""

    rule = "E15-NAV-3"

    seat: Seat
    land: Land
    ships: int


class FleetReady(Event):
    """With fleets an anchor land begins with ships."""

    rule = "E15-NAV-9"

    seat: Seat
    land: Land
    ships: int


class ShipsMoved(Event):
    """Ships follow their troops to a conquered land."""

    rule = "E15-NAV-5"
    minor = True

    seat: Seat
    source: Land
    target: Land
    ships: int


class ShipsFled(Event):
    """With fleets the ships of a lost land sail to another land of their owner on the same sea."""

    rule = "E15-NAV-9"
    minor = True

    seat: Seat
    source: Land
    target: Land
    ships: int


class ShipsLost(Event):
    """The ships of a lost land go to the supply."""

    rule = "E15-NAV-6"
    minor = True

    seat: Seat
    land: Land
    ships: int
