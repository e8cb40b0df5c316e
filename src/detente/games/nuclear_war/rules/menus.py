"""Lists of actions by the faces of the cards one has: made once, so that finding what is legal is a look-up."""

from typing import Final

from detente.core.ken import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.state import FACE_IN_SLOT, NO_FACE


def face_lists(first: int, base: int) -> list[list[int]]:
    """For each mask of eight faces from `first` on the actions `base` + face, ascending."""
    return [[base + first + k for k in range(8) if mask & BIT[k]] for mask in range(256)]


def pair_lists(base: int) -> list[list[list[int]]]:
    """For what lies in two slots (card number + 1) the actions `base` + face, ascending and each once."""
    faces = range(NO_FACE + 1)
    lists = [[[base + face for face in sorted({one, two} - {NO_FACE})] for two in faces] for one in faces]
    return [[lists[one][two] for two in FACE_IN_SLOT] for one in FACE_IN_SLOT]


PLACE_LOW: Final = face_lists(0, codes.PLACE)
PLACE_HIGH: Final = face_lists(8, codes.PLACE)
SHOW_LOW: Final = face_lists(0, codes.SHOW)
SHOW_HIGH: Final = face_lists(8, codes.SHOW)
PLACE_PAIR: Final = pair_lists(codes.PLACE_SHOWN)
TAKE_BACK_PAIR: Final = pair_lists(codes.TAKE_BACK)
