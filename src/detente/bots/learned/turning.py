"""Actions that name a seat, counted from the own one, as observations count seats."""

from functools import cache

from detente import Game
from detente.core.engine.verbs import Slot, Verb


def names_seats(slot: Slot) -> bool:
    """Whether a slot of a notation takes a seat's letter."""
    return slot.texts == [chr(ord("A") + seat) for seat in range(len(slot.texts))]


@cache
def turned(game: Game, seat: int, seats: int) -> tuple[int, ...] | None:
    """For each action of a seat, the action that means the same to seat A: `target C` of seat B becomes `target B`.

    None if no action of the game names a seat. Letters beyond the seats of the table stay as they are.
    """
    space = game.actions
    if not any(names_seats(slot) for verb in space.verbs for slot in verb.slots):
        return None
    return tuple(meant(game, space.verb_of[action], action, seat, seats) for action in range(space.size))


def meant(game: Game, verb: Verb, action: int, seat: int, seats: int) -> int:
    """The action that means to seat A what this one means to a seat."""
    said = dict(verb.said(action))
    for slot in verb.slots:
        if names_seats(slot):
            other = slot.texts.index(str(said[slot.name]))
            if other < seats:
                said[slot.name] = slot.texts[(other - seat) % seats]
    return game.actions.parse(verb.notation.format(**said))
