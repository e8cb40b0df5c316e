"""What the seats hold on the map, and what it is worth: for those who look at each decision."""

from detente.games.europe1815.codes import GREY, LANDS, WHITE
from detente.games.europe1815.rules.battle import defence
from detente.games.europe1815.rules.distribution import by_merit, merit
from detente.games.europe1815.rules.units import foreign_flags, reinforcement
from detente.games.europe1815.state import GameState


class Holdings:
    """What the seats hold. Do not modify it: it is kept until what it depends on changes.

    owner, units, ships, general, flag, markers, loyalty, start, chief: what it depends on, as it was. defence: of each land, against an
    attack without artillery. shown: the lands as a view shows them; None until they are asked for.
    The rest is by seat: territories that it controls, grey and white fortresses, opponents' flags in its lands,
    whether it owns the land of its flag, the worth of a reinforcement turn, the ranking criteria and the rank, from 1.
    """

    def __init__(self, s: GameState) -> None:
        seats = range(s.seats)
        controllers = s.controllers()
        self.owner: list[int] = s.owner[:]
        self.units: list[int] = s.units[:]
        self.ships: list[int] = s.ships[:]
        self.general: list[int] = s.general[:]
        self.flag: list[int] = s.flag[:]
        self.markers: list[int] = s.markers[:]
        self.loyalty: list[int] = s.loyalty[:]
        self.start: int = s.start
        self.chief: int = s.chief
        self.defence: list[int] = [defence(s, land, False, False) for land in range(LANDS)]
        self.shown: dict[object, object] | None = None
        self.territories: list[list[int]] = [
            [territory for territory, controller in enumerate(controllers) if controller == seat]
            for seat in seats
        ]
        self.grey: list[int] = [s.count_fortresses(seat, GREY) for seat in seats]
        self.white: list[int] = [s.count_fortresses(seat, WHITE) for seat in seats]
        self.foreign_flags: list[int] = [foreign_flags(s, seat) for seat in seats]
        self.holds_flag: list[bool] = [s.holds_flag(seat) for seat in seats]
        self.reinforcement: list[int] = [reinforcement(s, seat, controllers) for seat in seats]
        self.merits: list[list[int]] = [merit(s, seat, controllers) for seat in seats]
        ranked = by_merit(self.merits)
        self.rank: list[int] = [ranked.index(seat) + 1 for seat in seats]

    def hold_in(self, s: GameState) -> bool:
        """Whether nothing has changed that they depend on."""
        return (
            self.units == s.units
            and self.owner == s.owner
            and self.ships == s.ships
            and self.general == s.general
            and self.flag == s.flag
            and self.markers == s.markers
            and self.loyalty == s.loyalty
            and self.start == s.start
            and self.chief == s.chief
        )


def holdings(s: GameState) -> Holdings:
    """What the seats hold now; computed anew only when something has changed."""
    known = s._holdings
    if isinstance(known, Holdings) and known.hold_in(s):
        return known
    found = Holdings(s)
    s._holdings = found
    return found
