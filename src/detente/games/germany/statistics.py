"""What statistics of many games tell of every game on Germany."""

from collections.abc import Sequence
from typing import Final

from detente.core.shown.statistics import Measure
from detente.games.germany import codes
from detente.games.germany.state import Germany

TRACKS: Final = (
    Measure("prestige", "tracks.prestige", "track-prestige"),
    Measure("western_currency", "tracks.western_currency", "track-western_currency"),
    Measure("socialists", "tracks.socialist", "track-socialist"),
)


def within_reach(s: Germany, ids: Sequence[str], hand: int, display: int) -> list[str]:
    """The cards of a hand and those that can be taken. ids: of all cards by face. display: the place of the normal ones."""
    faces = [*s.cards.at(hand), *s.cards.at(display)]
    return [ids[face] for face in (*faces, *([s.special] if s.special != codes.NOBODY else []))]


def standards(s: Germany) -> list[int]:
    """The living standard pieces of West and East."""
    return [sum(s.standards[: codes.FIRST_EAST]), sum(s.standards[codes.FIRST_EAST :])]


def unrest(s: Germany) -> list[int]:
    """The unrest in West and East."""
    return [sum(s.unrest[: codes.FIRST_EAST]), sum(s.unrest[codes.FIRST_EAST :])]


def factories(s: Germany) -> list[int]:
    """The factories of West and East that are not run down."""
    sound = [state == codes.SOUND for state in s.factory[: codes.CITIES]]
    return [sum(sound[: codes.WEST_CITIES]), sum(sound[codes.WEST_CITIES :])]
