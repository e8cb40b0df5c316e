"""Actions that name a seat, counted from the own one, as observations count seats."""

from functools import cache

from detente import Game


@cache
def turned(game: Game, seat: int, seats: int) -> tuple[int, ...] | None:
    """For each action of a seat, the action that means the same to seat A: `target C` of seat B becomes `target B`.

    None if no action of the game names a seat. Letters beyond the seats of the table stay as they are.
    """
    space = game.actions
    if not any(slot.names_seats for verb in space.verbs for slot in verb.slots):
        return None
    return tuple(space.relative(action, seat, seats) for action in range(space.size))
