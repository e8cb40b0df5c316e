"""Set-up: where to place the capital, and which lands to choose."""

from detente.games.europe1815.brain.outlook import FORTRESS, Situation


def capital(o: Situation, land: int) -> float:
    """The worth of a capital: a small territory, fortresses near, room around, other flags far away."""
    board = o.board
    near = board.near[land]
    territory = board.territory[land]
    free = [other for other in near if o.owner[other] < 0]
    worth = 0.3 * len(free) - 0.35 * len(board.lands_of[territory])
    worth += 0.6 * sum([board.fortress[other] != 0 for other in near])
    worth += 0.5 * sum([other in near for other in board.lands_of[territory]])
    flags = [flag for flag in o.position.flag if flag >= 0]
    beside = {other for flag in flags for other in board.near[flag]}
    worth -= 0.4 * len(beside.intersection(near))
    return worth - (1.0 if board.inland[land] else 0.0)


def choice(o: Situation, land: int) -> float:
    """The worth of a land: its territory, its fortress, and whether the seat's lands hold together."""
    board = o.board
    worth = o.worth(o.me, land)
    own = sum([o.owner[near] == o.me for near in board.near[land]])
    worth += 0.35 * own - 0.08 * len(board.near[land])
    rest = [other for other in board.lands_of[board.territory[land]] if o.owner[other] not in (-1, o.me)]
    worth -= 0.4 * len(rest)
    for seat in o.foes:
        held = [other for other in board.lands_of[board.territory[land]] if o.owner[other] == seat]
        if len(held) == len(board.lands_of[board.territory[land]]) - 1:
            worth += 1.0
    return worth + (0.3 * FORTRESS if board.fortress[land] else 0.0)
