"""Ways on the map, found by trying every path: nothing of the game's own search is used here."""

from tests.rules.nations.helpers import ARROWS, CAPITALS, INCIDENTS


def steps_from(point, before):
    """SDN-LEADER-5: the next points after `point`, which was entered from `before` (None at the start)."""
    country, at = point.split(".")
    clockwise, anticlockwise = f"{country}.{(int(at) + 1) % 8}", f"{country}.{(int(at) - 1) % 8}"
    found = []
    if before != clockwise:
        found.append(clockwise)
    if before != anticlockwise:
        found.append(anticlockwise)
    if point in ARROWS and ARROWS[point] != before:
        found.append(ARROWS[point])
    return found


def leader_targets(board, seat, start, most):
    """End points with the fewest steps of a leader, over all paths that touch no point twice.

    board: {"leaders": {point: (seat, type)}, "agents": {seat: point}}.
    """
    leaders, agents = board["leaders"], board["agents"]
    own_type = leaders[start][1]
    foreign = {point for other, point in agents.items() if other != seat}
    found = {}

    def walk(path):
        if len(path) > most:
            return
        before = path[-2] if len(path) > 1 else None
        for point in steps_from(path[-1], before):
            if point in path:
                continue
            if point in leaders:
                other, kind = leaders[point]
                if point not in CAPITALS or other == seat or kind == own_type:
                    continue
            found[point] = min(found.get(point, 99), len(path))
            if point not in leaders and point not in INCIDENTS and point not in foreign:
                walk([*path, point])

    walk([start])
    return found


def agent_ends(start):
    """End points of exactly four steps that touch no point twice."""
    paths = [[start]]
    for _ in range(4):
        paths = [
            [*path, point]
            for path in paths
            for point in steps_from(path[-1], path[-2] if len(path) > 1 else None)
            if point not in path
        ]
    return {path[-1] for path in paths}
