"""Ways on the map: the direction rule, what blocks a leader, and how far leaders and agents get."""

from typing import Final

from mypy_extensions import i64

from detente.games.nations.codes import CIRCLE, NOBODY, POINTS
from detente.games.nations.data import BOARD
from detente.games.nations.state import IS_CAPITAL, IS_INCIDENT, OWNER, TYPE_OF, GameState

AGENT_STEPS: Final = 4
CLOCKWISE: Final = [point // CIRCLE * CIRCLE + (point + 1) % CIRCLE for point in range(POINTS)]
ANTICLOCKWISE: Final = [point // CIRCLE * CIRCLE + (point - 1) % CIRCLE for point in range(POINTS)]
ARROW: Final = BOARD.arrow
NEIGHBOURS: Final = [
    [point for point in (CLOCKWISE[at], ANTICLOCKWISE[at], ARROW[at]) if point >= 0] for at in range(POINTS)
]

WAYS: Final = 4
"""A leader on the way is at point * WAYS + how they arrived: not yet moved, by arrow, clockwise, anticlockwise."""
AT_START: Final = 0
BY_ARROW: Final = 1
GOING_CLOCKWISE: Final = 2
GOING_ANTICLOCKWISE: Final = 3


def onward(point: int, way: int) -> list[int]:
    """SDN-LEADER-5: the next steps from a point: no turning back within a circle, no immediate return by the arrow."""
    steps: list[int] = []
    if way != GOING_ANTICLOCKWISE:
        steps.append(CLOCKWISE[point] * WAYS + GOING_CLOCKWISE)
    if way != GOING_CLOCKWISE:
        steps.append(ANTICLOCKWISE[point] * WAYS + GOING_ANTICLOCKWISE)
    if way != BY_ARROW and ARROW[point] >= 0:
        steps.append(ARROW[point] * WAYS + BY_ARROW)
    return steps


ONWARD: Final = [onward(point, way) for point in range(POINTS) for way in range(WAYS)]


def agent_ends(start: int) -> list[int]:
    """SDN-AGENT-1: the points reached by exactly four steps that touch no point twice."""
    ends: set[int] = set()
    ways: list[list[int]] = [[start * WAYS + AT_START]]
    while ways:
        way = ways.pop()
        if len(way) > AGENT_STEPS:
            ends.add(way[-1] // WAYS)
            continue
        touched = [place // WAYS for place in way]
        for place in ONWARD[way[-1]]:
            if place // WAYS not in touched:
                ways.append([*way, place])
    return sorted(ends)


AGENT_ENDS: Final = [agent_ends(point) for point in range(POINTS)]
"""SDN-DEC-2: the end points of the agent, ascending; nothing on the board changes them."""


def may_attack(s: GameState, leader: i64, other: i64, point: i64) -> bool:
    """SDN-ATTACK-1, SDN-ATTACK-2, SDN-ATTACK-4: whether the leader may attack: an opponent's leader of another type, in a capital."""
    return IS_CAPITAL[point] and OWNER[leader] != OWNER[other] and TYPE_OF[leader] != TYPE_OF[other]


def can_step(s: GameState, leader: i64) -> bool:
    """SDN-LEADER-3, SDN-LEADER-6: whether the leader can enter some neighbouring point."""
    standing = s.standing
    for point in NEIGHBOURS[s.spot[leader]]:
        other = standing[point]
        if other < 0 or may_attack(s, leader, other, point):
            return True
    return False


def reach(s: GameState, leader: i64, most: i64) -> list[int]:
    """For each point, the fewest legal steps to it, at most `most`; 0 if it is out of reach."""
    steps = [0] * POINTS
    spread(s, leader, most, steps)
    return steps


def spread(s: GameState, leader: i64, most: i64, steps: list[int]) -> list[int]:
    """SDN-LEADER-5 to SDN-LEADER-10, SDN-LEADER-14: the points that a leader reaches with at most `most` legal steps, the nearest first.

    steps: by point, 0; the fewest steps to each of these points are written there. A shortest way that keeps the direction never touches a point twice: any continuation from the second visit
    was open at the first, or leads back over points already reached.
    """
    start = s.spot[leader]
    standing = s.standing
    stops = IS_INCIDENT[:]
    for seat in range(s.seats):
        if s.agents[seat] != NOBODY and seat != OWNER[leader]:
            stops[s.agents[seat]] = True
    found: list[int] = []
    seen = [False] * (POINTS * WAYS)
    edge = [start * WAYS + AT_START]
    far: i64 = 0
    while edge and far < most:
        far += 1
        beyond: list[int] = []
        for place in edge:
            for place_after in ONWARD[place]:
                if seen[place_after]:
                    continue
                seen[place_after] = True
                point = place_after // WAYS
                if point == start:
                    continue
                other = standing[point]
                if other >= 0:
                    if steps[point] == 0 and may_attack(s, leader, other, point):
                        steps[point] = far
                        found.append(point)
                    continue
                if steps[point] == 0:
                    steps[point] = far
                    found.append(point)
                if not stops[point]:
                    beyond.append(place_after)
        edge = beyond
    return found
