"""2vs2: the team actions (section 15)."""

from mypy_extensions import i64

from detente.games.europe1815.codes import (
    ART,
    BY_GIFT,
    CMD_TROOPS,
    DONE,
    GIVE_LAND,
    GIVE_MARKER,
    GIVE_TROOPS,
    INF,
    KAV,
    KINDS_IN_SUPPLY,
    LANDS,
    SKIP,
    TYPES,
)
from detente.games.europe1815.rules.intrigue import ONE_INF
from detente.games.europe1815.rules.parts import (
    chosen,
    close_command,
    movable,
    open_command,
    part_answer,
    part_of,
    stack_action,
)
from detente.games.europe1815.state import Table


def team_actions(s: Table, seat: i64) -> list[int]:
    """E15-TACT-1: a land, troops, a success marker, or nothing."""
    ally: i64 = s.ally(seat)
    legal = lands_to_give(s, seat, ally) + lands_for_troops(s, seat, ally)
    if may_give_marker(s, seat, ally):
        legal.append(GIVE_MARKER)
    legal.append(SKIP)
    return legal


def lands_to_give(s: Table, seat: i64, ally: i64) -> list[int]:
    """E15-TLAND-1, E15-TLAND-4: own lands but the capital and the last; the ally needs an infantry."""
    if not s.in_supply(ally, INF) or s.count_lands(seat) < 2:
        return []
    return [GIVE_LAND + s.shift + land for land in s.lands(seat) if land != s.flag[seat]]


def lands_for_troops(s: Table, seat: i64, ally: i64) -> list[int]:
    """E15-TTROOP-1, E15-TTROOP-7: lands of the ally into which a neighbour can spare a unit."""
    return [
        GIVE_TROOPS + s.shift + land
        for land in range(LANDS)
        if s.owner[land] == ally
        and any(s.owner[near] == seat and s.strength(near) > 1 for near in s.board.near[land])
    ]


def may_give_marker(s: Table, seat: i64, ally: i64) -> bool:
    """E15-TMARK-1, E15-TMARK-2: one has a marker, and the ally not five."""
    return s.markers[seat] > 0 and s.markers[ally] < s.board.most_markers


def team_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-TACT-1, E15-TACT-4: one team action in a turn; who skips between full and half turn keeps the right."""
    if action == SKIP:
        return
    s.team_used = 1
    if action == GIVE_MARKER:
        give_marker(s, seat)
    elif action >= GIVE_TROOPS:
        open_command(s, CMD_TROOPS, action - GIVE_TROOPS - s.shift)
    else:
        give_land(s, seat, action - GIVE_LAND - s.shift)


def give_marker(s: Table, seat: i64) -> None:
    """E15-TMARK-1: one success marker goes to the ally."""
    ally: i64 = s.ally(seat)
    s.markers[seat] -= 1
    s.markers[ally] += 1
    s.emit("MarkerGiven", seat, ally)


def give_land(s: Table, seat: i64, land: i64) -> None:
    """E15-TLAND-2, E15-TLAND-3, E15-TLAND-5: own units leave, an infantry of the ally comes; fortress and flag stay."""
    ally: i64 = s.ally(seat)
    s.emit("LandGiven", seat, ally, s.shift + land)
    s.lose(land, ally, BY_GIFT)
    s.station(ally, land, ONE_INF, BY_GIFT)


# -- troops


def troop_actions(s: Table, seat: i64) -> list[int]:
    """E15-TTROOP-1, E15-TTROOP-6: stacks of neighbours, without the General; done as soon as a unit takes part."""
    legal: list[int] = []
    for land in s.board.near[s.target]:
        if s.owner[land] == seat:
            for kind in range(TYPES):
                if movable(s, land, kind) > 0:
                    legal.append(stack_action(s, land, kind))
    if chosen(s):
        legal.append(DONE)
    return legal


def troop_answer(s: Table, seat: i64, action: i64) -> None:
    """E15-IMPL-6: stacks are noted; with the last step the troops are handed over."""
    if not part_answer(s, action):
        give_troops(s, seat)
        close_command(s)


def sent(s: Table) -> list[int]:
    """All units that take part, by type."""
    total = [0] * TYPES
    for land in range(LANDS):
        for kind in range(TYPES):
            total[kind] += s.parts[land * TYPES + kind]
    return total


def received(s: Table, ally: i64) -> list[int]:
    """E15-TTROOP-2, E15-TTROOP-3: type for type, as many as the ally's supply holds."""
    total = sent(s)
    return [min(total[kind], s.supply[ally * KINDS_IN_SUPPLY + kind]) for kind in range(TYPES)]


def give_troops(s: Table, seat: i64) -> None:
    """E15-TTROOP-2, E15-TTROOP-3, E15-TTROOP-4: one Z-effect; what the ally does not have lapses."""
    ally: i64 = s.ally(seat)
    total = sent(s)
    gets = received(s, ally)
    lapsed = [total[kind] - gets[kind] for kind in range(TYPES)]
    s.emit("TroopsGiven", seat, ally, s.shift + s.target, lapsed[INF], lapsed[KAV], lapsed[ART])
    for land in range(LANDS):
        s.remove(land, part_of(s, land), BY_GIFT)
    s.station(ally, s.target, gets, BY_GIFT)
