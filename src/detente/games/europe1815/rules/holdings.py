"""What the seats hold on the map, and what it is worth: for those who look at each decision."""

from mypy_extensions import i64

from detente.core.engine.keeper import Keeper
from detente.core.hidden.knowledge import BIT
from detente.games.europe1815.codes import GREY, LANDS, PHASE_WINTER, TYPES, WHITE
from detente.games.europe1815.rules.battle import defence
from detente.games.europe1815.rules.distribution import by_merit, merit
from detente.games.europe1815.rules.units import ep_on_map, foreign_flags, power, reinforcement
from detente.games.europe1815.state import GameState


class Realms:
    """What the seats hold, apart from units. Do not modify it: it is kept until what it depends on changes.

    owner, flag, markers, loyalty, start, chief: what it depends on, as it was. The rest is by seat: territories that it controls,
    grey and white fortresses, opponents' flags in its lands, whether it owns the land of its flag, the worth of a reinforcement turn,
    and its power.
    """

    def __init__(self, s: GameState) -> None:
        seats = range(s.seats)
        controllers = s.controllers()
        self.owner: list[int] = s.owner[:]
        self.flag: list[int] = s.flag[:]
        self.markers: list[int] = s.markers[:]
        self.loyalty: list[int] = s.loyalty[:]
        self.start: int = s.start
        self.chief: int = s.chief
        self.territories: list[list[int]] = [
            [territory for territory, controller in enumerate(controllers) if controller == seat]
            for seat in seats
        ]
        self.grey: list[int] = [s.count_fortresses(seat, GREY) for seat in seats]
        self.white: list[int] = [s.count_fortresses(seat, WHITE) for seat in seats]
        self.foreign_flags: list[int] = [foreign_flags(s, seat) for seat in seats]
        self.holds_flag: list[bool] = [s.holds_flag(seat) for seat in seats]
        self.reinforcement: list[int] = [reinforcement(s, seat, controllers) for seat in seats]
        self.power: list[int] = [power(s, seat, controllers) for seat in seats]

    def hold_in(self, s: GameState) -> bool:
        """Whether nothing has changed that they depend on."""
        return (
            self.owner == s.owner
            and self.flag == s.flag
            and self.markers == s.markers
            and self.loyalty == s.loyalty
            and self.start == s.start
            and self.chief == s.chief
        )


class Holdings(Keeper):
    """What the seats hold.

    realms: what depends on no units. units, ships, general: what else it depends on, as it was. defence: of each land, against an
    attack without artillery. merits, rank: the ranking criteria of each seat, and its rank, from 1.
    """

    def __init__(self, s: GameState, realms: Realms, defence: list[int]) -> None:
        super().__init__()
        self.realms: Realms = realms
        self.units: list[int] = s.units[:]
        self.ships: list[int] = s.ships[:]
        self.general: list[int] = s.general[:]
        self.defence: list[int] = defence
        ep = ep_on_map(s)
        self.merits: list[list[int]] = [
            merit(s, seat, realms.power[seat], ep[seat]) for seat in range(s.seats)
        ]
        ranked = by_merit(self.merits)
        self.rank: list[int] = [ranked.index(seat) + 1 for seat in range(s.seats)]

    def hold_in(self, s: GameState) -> bool:
        """Whether nothing has changed that they depend on."""
        return (
            self.units == s.units
            and self.ships == s.ships
            and self.general == s.general
            and self.realms.hold_in(s)
        )

    def defence_now(self, s: GameState) -> list[int]:
        """The defence of each land, counted anew only where something has changed."""
        realms = self.realms
        found = self.defence[:]
        changed = (
            places_changed(self.units, s.units, TYPES)
            | places_changed(realms.owner, s.owner, 1)
            | lands_moved(self.general, s.general)
            | lands_moved(realms.flag, s.flag)
        )
        for land in lands_in(changed):
            found[land] = defence(s, land, False, False)
        return found


def holdings(s: GameState) -> Holdings:
    """What the seats hold now; computed anew only as far as something has changed."""
    known = s._holdings
    if not isinstance(known, Holdings):
        found = Holdings(s, Realms(s), [defence(s, land, False, False) for land in range(LANDS)])
    elif known.hold_in(s):
        return known
    else:
        realms = known.realms if known.realms.hold_in(s) else Realms(s)
        found = Holdings(s, realms, known.defence_now(s))
    s._holdings = found
    return found


class Standings(Keeper):
    """What each seat has. holdings: on the map. The rest is what else it depends on, as it was; see `Slots`. settled: whether set-up is over."""

    def __init__(self, s: GameState, holdings: Holdings) -> None:
        super().__init__()
        self.holdings = holdings
        self.supply: list[int] = s.supply[:]
        self.points: list[int] = s.points[:]
        self.wish: list[int] = s.wish[:]
        self.lands_then: list[int] = s.lands_then[:]
        self.conquered: int = s.conquered
        self.marched: int = s.marched
        self.settled: bool = s.phase >= PHASE_WINTER

    def hold_in(self, s: GameState) -> bool:
        """Whether nothing has changed that they depend on besides the holdings."""
        return (
            self.supply == s.supply
            and self.points == s.points
            and self.wish == s.wish
            and self.lands_then == s.lands_then
            and self.conquered == s.conquered
            and self.marched == s.marched
            and self.settled == (s.phase >= PHASE_WINTER)
        )


def standings(s: GameState, held: Holdings) -> Standings:
    """What each seat has now; another one only when that has changed. held: on the map."""
    known = s._standings
    if isinstance(known, Standings) and known.holdings is held and known.hold_in(s):
        return known
    found = Standings(s, held)
    s._standings = found
    return found


# -- what has changed


def places_changed(before: list[int], after: list[int], size: i64) -> i64:
    """The mask of the lands with other numbers. before, after: `size` numbers for each land."""
    found: i64 = 0
    if before == after:
        return found
    for at in range(len(before)):
        if before[at] != after[at]:
            found |= BIT[at // size]
    return found


def lands_moved(before: list[int], after: list[int]) -> i64:
    """The mask of the lands that the seats' pieces went from and to; before, after: the land of each, or -1."""
    found: i64 = 0
    for seat, land in enumerate(before):
        then = after[seat]
        if land != then:
            if land >= 0:
                found |= BIT[land]
            if then >= 0:
                found |= BIT[then]
    return found


def lands_in(mask: i64) -> list[int]:
    """The lands of a mask, ascending."""
    return [land for land in range(LANDS) if mask & BIT[land]] if mask else []
