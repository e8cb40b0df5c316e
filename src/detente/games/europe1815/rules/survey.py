"""What views show of all lands and seats, as plain numbers: it is asked for very often."""

from mypy_extensions import i64

from detente.games.europe1815.codes import GREY, LANDS, NOBODY, TYPES, WHITE
from detente.games.europe1815.rules import units
from detente.games.europe1815.rules.battle import defence
from detente.games.europe1815.rules.intrigue import influence, is_open_to_diplomacy, resistance
from detente.games.europe1815.state import Table


def of_lands(s: Table) -> list[list[int]]:
    """By land: owner, infantry, cavalry, artillery, ships, General, flag (seats or NOBODY), EP, defence."""
    flags = [NOBODY] * LANDS
    for seat in range(s.seats):
        if s.flag[seat] >= 0:
            flags[s.flag[seat]] = seat
    rows: list[list[int]] = []
    for land in range(LANDS):
        first: i64 = land * TYPES
        rows.append(
            [
                s.owner[land],
                s.units[first],
                s.units[first + 1],
                s.units[first + 2],
                s.ships[land],
                s.general_in(land),
                flags[land],
                s.ep_in(land),
                defence(s, land, False, False),
            ]
        )
    return rows


def of_seat(s: Table, seat: i64) -> list[int]:
    """Lands, grey and white fortresses, foreign flags, EP on the map, reinforcement, power."""
    return [
        s.count_lands(seat),
        s.count_fortresses(seat, GREY),
        s.count_fortresses(seat, WHITE),
        units.foreign_flags(s, seat),
        units.ep_on_map(s, seat),
        units.reinforcement(s, seat),
        units.power(s, seat),
    ]


def of_diplomacy(s: Table, seat: i64) -> list[list[int]]:
    """E15-DIPL-2 to E15-DIPL-4: the lands open to diplomacy, each with influence and resistance."""
    return [
        [land, influence(s, seat, land), resistance(s, land)]
        for land in range(LANDS)
        if is_open_to_diplomacy(s, seat, land)
    ]


def controlled(s: Table, seat: i64) -> list[int]:
    """The territories that the seat controls."""
    return [territory for territory in range(len(s.board.bonus)) if s.controls(seat, territory)]
