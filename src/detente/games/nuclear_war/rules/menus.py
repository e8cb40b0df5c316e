"""Lists of actions by the faces a seat holds: built once, so that finding legal actions is a look-up."""

from typing import Final

from detente.core.engine.verbs import Verb
from detente.core.hidden.knowledge import BIT
from detente.games.nuclear_war.notation import PLACE, PLACE_SHOWN, SHOW, TAKE_BACK
from detente.games.nuclear_war.state import FACE_IN_SLOT, NO_FACE


def by_mask(verb: Verb, first: int, count: int) -> list[list[int]]:
    """For each mask of `count` faces, from `first` on, the actions about those faces, ascending."""
    return [verb.each([first + k for k in range(count) if mask & BIT[k]]) for mask in range(2**count)]


def by_pair(verb: Verb) -> list[list[list[int]]]:
    """The actions about the cards in two slots (card number + 1), ascending and each once."""
    faces = range(NO_FACE + 1)
    lists = [[verb.each(sorted({one, two} - {NO_FACE})) for two in faces] for one in faces]
    return [[lists[one][two] for two in FACE_IN_SLOT] for one in FACE_IN_SLOT]


PLACE_LOW: Final = by_mask(PLACE, 0, 8)
PLACE_HIGH: Final = by_mask(PLACE, 8, 7)
SHOW_LOW: Final = by_mask(SHOW, 0, 8)
SHOW_HIGH: Final = by_mask(SHOW, 8, 7)
PLACE_PAIR: Final = by_pair(PLACE_SHOWN)
TAKE_BACK_PAIR: Final = by_pair(TAKE_BACK)
