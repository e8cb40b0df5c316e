"""Names of cards, seats and changes, and of the question now asked."""

from functools import lru_cache
from typing import Any, Final

from detente.core.engine.actions import Said
from detente.core.shown.words import Words
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.notation import FIRE_LAUNCHED

KEPT: Final = 5000
"""The size of the caches of things that are drawn repeatedly."""


def card_name(card: str, words: Words) -> str:
    """The text printed on a card."""
    return EDITION.names[words.language][FACE_OF[card]]


def card_text(card: str, words: Words) -> str:
    """The words on a secret."""
    return EDITION.texts[words.language][FACE_OF[card]]


@lru_cache(KEPT)
def card_about(card: str, words: Words) -> str:
    """What a card can do, in a few words. For a secret, the words on it."""
    face = FACE_OF[card]
    if face < codes.CARRIER:
        return words("about-warhead", kills=EDITION.kills[face])
    if face < codes.PROPAGANDA:
        kind = "about-bomber" if EDITION.bomber[face] else "about-missile"
        return words(kind, megatons=EDITION.capacity[face])
    if face < codes.ANTI_MISSILE:
        return words("about-propaganda", people=EDITION.people[face])
    if face < codes.SECRET:
        first = (face - codes.ANTI_MISSILE) * codes.CARRIERS
        stopped = [
            EDITION.names[words.language][codes.CARRIER + k]
            for k in range(codes.CARRIERS)
            if EDITION.stops[first + k]
        ]
        return words("about-anti-missile", carriers=words.listed(stopped))
    return card_text(card, words)


def signed(change: int) -> str:
    """A change with its sign."""
    return f"{change:+d}".replace("-", "−") if change else "0"


def asked(view: dict[str, Any]) -> str | None:
    """The name of the question now asked, if any."""
    return view["question"]["name"] if view["question"] else None


def card_named(view: dict[str, Any], said: Said) -> str:
    """The card that an action is about: the one it names, or the one in the launch slot."""
    launched = view["table"][view["seat"]]["launch_slot"]
    return str(launched if said.verb is FIRE_LAUNCHED else said.values["card"])
