"""What things are: the terms of the scene, each with its rule; their texts are `lens-TERM`."""

from typing import Final

from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF

EXPLAINED: Final = {
    "deck": "NW-TURN-2",
    "discard": None,
    "turned-up": "NW-TURN-5",
    "hand": "NW-TURN-4",
    "row": "NW-TURN-5",
    "launch-slot": "NW-REVEAL-1",
    "deterrents": "NW-DET-1",
    "warhead": "NW-REVEAL-2",
    "missile": "NW-CARD-7",
    "bomber": "NW-BOMB-1",
    "propaganda": "NW-PROP-1",
    "anti-missile": "NW-DEF-1",
    "secret": "NW-SEC-1",
    "unseen": None,
    "table": None,
    "player": None,
    "own-cards": "NW-TURN-7",
    "salvo": "NW-RET-4",
    "row-forecast": "NW-REVEAL-1",
    "dice-forecast": "NW-DICE-2",
    "known": None,
    "piles": None,
    "state": "NW-WAR-1",
    "turn": "NW-TURN-2",
    "next": "NW-TURN-6",
    "set-up-left": "NW-SETUP-5",
    "interceptors": "NW-DEF-5",
    "dying": "NW-RET-1",
    "waiting": "NW-SEC-8",
    "bank": "NW-POP-3",
    "people": "NW-POP-2",
    "change": "NW-POP-2",
    "missing": "NW-SEC-6",
    "losses": "NW-DICE-2",
    "average": "NW-DICE-6",
    "no-losses": "NW-DICE-2",
    "death": "NW-RET-1",
    "chain": "NW-DICE-7",
}


def kind_of(card: str) -> str:
    """The term of a card."""
    face = FACE_OF[card]
    if face < codes.CARRIER:
        return "warhead"
    if face < codes.PROPAGANDA:
        return "bomber" if EDITION.bomber[face] else "missile"
    if face < codes.ANTI_MISSILE:
        return "propaganda"
    return "anti-missile" if face < codes.SECRET else "secret"
