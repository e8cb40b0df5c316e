"""What happens in 1815 and 1715, as typed events; all see all of them.

Seats are numbers, None stands for the neutral lands. land, source, target: ids; None as source or target of a General:
the supply. units: {inf, kav, art}. cause: a word of CAUSES.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from detente.core.events import Event, Telling
from detente.games.europe1815.codes import (
    ALL_LANDS,
    END_POINTS,
    END_TEAM,
    END_TEAM_SUM,
    END_TEAM_TIE,
    PHASE_CAPITALS,
    PHASE_FINISHED,
    PHASE_LANDS,
    PHASE_REINFORCEMENT,
    PHASE_SUMMER,
    PHASE_TROOPS,
    PHASE_WINTER,
    UNIT_BITS,
)
from detente.games.europe1815.data import LAND_IDS, TYPE_IDS, WISHES

PHASES: Final = {
    PHASE_CAPITALS: "capitals",
    PHASE_LANDS: "lands",
    PHASE_TROOPS: "troops",
    PHASE_WINTER: "winter",
    PHASE_REINFORCEMENT: "reinforcement",
    PHASE_SUMMER: "summer",
    PHASE_FINISHED: "finished",
}
CAUSES: Final = (
    "setup",
    "reinforcement",
    "resupply",
    "wear",
    "battle",
    "conquest",
    "diplomacy",
    "gift",
    "uprising",
    "tribes",
    "shipbuilding",
    "return",
)
"""In the order of the BY codes. battle: casualties. return: an exile comes back (E15-EXILE-2)."""
REASONS: Final = {
    END_POINTS: "E15-END-1",
    END_TEAM: "E15-TEAM-5",
    END_TEAM_SUM: "E15-TEAM-6",
    END_TEAM_TIE: "E15-TEAM-7",
}


class YearBegan(Event):
    """E15-YEAR-3: a year begins; `seat` is the first in its turn order."""

    year: int
    seat: int


class WishRolled(Event):
    """E15-AM-6: the die names the wish of the crown for this year."""

    seat: int
    wish: str


class TurnBegan(Event):
    """E15-YEAR-1, E15-YEAR-4: a Winter, reinforcement or Summer turn begins; half: the half turn."""

    begins_turn: ClassVar[bool] = True

    seat: int
    phase: str
    half: bool


class TurnPassed(Event):
    """E15-EXILE-1: the turn of an exile passes."""

    seat: int


class CapitalPlanted(Event):
    """E15-SETUP-3: a flag comes to its land for ever; chief: its player is the native chief (E15-AM-12)."""

    seat: int
    land: str
    chief: bool


class LandChosen(Event):
    """E15-SETUP-4: a land is chosen."""

    seat: int
    land: str


class UnitsStationed(Event):
    """Units come from the supply to a land; for a neutral land (None) from the pool.

    cause: setup, reinforcement, resupply, diplomacy, gift, uprising, tribes or return.
    """

    seat: int | None
    land: str
    units: dict[str, int]
    cause: str


class UnitsRemoved(Event):
    """Units of the land's owner leave it for his supply, neutral ones (None) for the pool.

    cause: wear, battle, conquest, diplomacy, gift, uprising, shipbuilding or return.
    """

    seat: int | None
    land: str
    units: dict[str, int]
    cause: str


class UnitsMoved(Event):
    """E15-MOVE-1, E15-ATT-7: units go from a land to another."""

    seat: int
    source: str
    target: str
    units: dict[str, int]


class GeneralMoved(Event):
    """E15-UNIT-5, E15-UNIT-6: the General goes from a land to another; None is the supply."""

    seat: int
    source: str | None
    target: str | None


class OwnerChanged(Event):
    """E15-MAP-6: a land has another owner; None: it is neutral.

    cause: setup, conquest, diplomacy, gift, uprising or return.
    """

    land: str
    owner: int | None
    before: int | None
    cause: str


class BattleFought(Event):
    """E15-ATT-3, E15-ATT-4: both strengths; conquest if the attack is greater. What follows is told besides."""

    seat: int
    land: str
    attack: int
    defence: int


class MarkersGained(Event):
    """E15-MARK-2: success markers for a conquest; `lapsed` of them exceeded the five."""

    seat: int
    count: int
    lapsed: int


class MarkersReturned(Event):
    """E15-YEAR-5: so many success markers are returned at the end of the year."""

    seat: int
    count: int


class MarkerGiven(Event):
    """E15-TMARK-1: a success marker goes to the ally."""

    seat: int
    ally: int


class DiplomacySucceeded(Event):
    """E15-DIPL-5: a land changes hands without a battle."""

    seat: int
    land: str
    influence: int
    resistance: int


class LandGiven(Event):
    """E15-TLAND-1: a land goes to the ally."""

    seat: int
    ally: int
    land: str


class TroopsGiven(Event):
    """E15-TTROOP-2, E15-TTROOP-3: troops are handed over in a land of the ally; those in `lapsed` he does not have."""

    seat: int
    ally: int
    land: str
    lapsed: dict[str, int]


class UprisingStirred(Event):
    """E15-AM-10: the chief stirs up an uprising."""

    seat: int
    land: str


class ExileReturned(Event):
    """E15-EXILE-2: an exile comes back."""

    seat: int
    land: str


class ExileBegan(Event):
    """E15-GEN-6: a player has lost all lands."""

    seat: int


class ReinforcementGranted(Event):
    """E15-REINF-1: the unit points of a reinforcement turn."""

    seat: int
    ep: int


class LoyaltyChanged(Event):
    """E15-AM-7: a wish is judged; loyalty is what it is then."""

    seat: int
    wish: str
    fulfilled: bool
    loyalty: int


class SeatRanked(Event):
    """E15-SP-1 to E15-SP-3: the rank of a seat in the SP distribution, its power, and the SP it gets."""

    seat: int
    rank: int
    power: int
    points: int


class GameEnded(Event):
    """The game is over: who has won, and the rule that says so."""

    winners: list[int]
    reason: str


class ShipsBuilt(Event):
    """E15-NAV-3: ships come from the supply to an anchor land."""

    seat: int
    land: str
    ships: int


class ShipsMoved(Event):
    """E15-NAV-5: ships follow their troops to a conquered land."""

    seat: int
    source: str
    target: str
    ships: int


class ShipsLost(Event):
    """E15-NAV-6: the ships of a lost land go to the supply."""

    seat: int
    land: str
    ships: int


KINDS: Final[tuple[type[Event], ...]] = (
    YearBegan,
    WishRolled,
    TurnBegan,
    TurnPassed,
    CapitalPlanted,
    LandChosen,
    UnitsStationed,
    UnitsRemoved,
    UnitsMoved,
    GeneralMoved,
    OwnerChanged,
    BattleFought,
    MarkersGained,
    MarkersReturned,
    MarkerGiven,
    DiplomacySucceeded,
    LandGiven,
    TroopsGiven,
    UprisingStirred,
    ExileReturned,
    ExileBegan,
    ReinforcementGranted,
    LoyaltyChanged,
    SeatRanked,
    GameEnded,
    ShipsBuilt,
    ShipsMoved,
    ShipsLost,
)
"""In the order of the TOLD codes."""


def counted(packed: int) -> dict[str, int]:
    """Units told as one number."""
    mask = 2**UNIT_BITS - 1
    return {kind: packed >> UNIT_BITS * k & mask for k, kind in enumerate(TYPE_IDS)}


def land_or_none(number: int) -> str | None:
    """A land's id; None for nowhere."""
    return LAND_IDS[number] if number < ALL_LANDS else None


def seat_or_none(number: int) -> int | None:
    """A seat told one higher; None for nobody."""
    return number - 1 if number else None


READ: Final[dict[str, Callable[[int], Any]]] = {
    "land": LAND_IDS.__getitem__,
    "units": counted,
    "lapsed": counted,
    "cause": CAUSES.__getitem__,
    "wish": lambda wish: WISHES[wish - 1],
    "phase": PHASES.__getitem__,
    "half": bool,
    "chief": bool,
    "fulfilled": bool,
    "owner": seat_or_none,
    "before": seat_or_none,
    "winners": lambda mask: [seat for seat in range(4) if mask >> seat & 1],
    "reason": REASONS.__getitem__,
}


class EuropeTelling(Telling):
    """Where a seat may be nobody, or a land nowhere, the numbers say it otherwise than elsewhere."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        a, b, c, d = numbers
        kind = self.kinds[code]
        if kind is UnitsStationed or kind is UnitsRemoved:
            return kind(seat_or_none(a), LAND_IDS[b], counted(c), CAUSES[d])
        if kind is UnitsMoved:
            return UnitsMoved(a, LAND_IDS[b], LAND_IDS[c], counted(d))
        if kind is GeneralMoved:
            return GeneralMoved(a, land_or_none(b), land_or_none(c))
        if kind is ShipsMoved:
            return ShipsMoved(a, LAND_IDS[b], LAND_IDS[c], d)
        if kind is MarkersGained:
            return MarkersGained(a, b, c)
        return super().event(code, *numbers)


TELLING: Final = EuropeTelling(KINDS, READ)
