"""The places of the scene: Germany's, the superpowers' tracks, and those for cards next to the board."""

from functools import lru_cache
from typing import Any, Final

from detente.core.shown.scene import Place
from detente.core.shown.words import Words
from detente.games.germany.names import hand, side
from detente.games.germany.scene.places import board_places
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.card_faces import TRACKS
from detente.games.twoplustwo.events import SUB_IDS
from detente.games.twoplustwo.printed import spaces

CARD_PLACES: Final = (
    "special", "display", "in play", "police", "row", "deck", "stacks", "arms_race cards", "conflict cards",
)  # fmt: skip
TITLES: Final = ("pool", "order", "subs", "treasury track")
"""Headings above areas of the board."""


def collected(seat: int) -> str:
    """The place of the peacemaker cards that a seat has collected."""
    return f"{'ABCD'[seat]} collected"


def places(view: dict[str, Any], words: Words) -> list[Place]:
    """All places of the scene."""
    made = [Place(id=id, name=name) for id, name in (*board_places(words), *world_places(words))]
    made += [Place(id=id, name=words(f"place-{id.replace(' ', '-')}")) for id in CARD_PLACES]
    made += [Place(id=hand(seat), name=words("place-hand"), seat=seat) for seat in range(tpt.SEATS)]
    made += [
        Place(id=collected(seat), name=words("place-collected", side=side(seat, words)), seat=seat)
        for seat in range(tpt.SEATS)
    ]
    return made


@lru_cache(8)
def world_places(words: Words) -> tuple[tuple[str, str], ...]:
    """Ids and names of the places on the superpowers' part of the board."""
    made: list[tuple[str, str]] = []
    for track in TRACKS:
        made.append((f"{track} track", words(f"track-{track}")))
        made += [(f"{track} {at}", name) for at, name in spaces(track, words)]
        made += [(f"{track} {at} print", name) for at, name in spaces(track, words)]
    made += [(f"dominance {at} income", name) for at, name in spaces("dominance", words)]
    made += [
        (f"treasury {dollars}", words("space-treasury", dollars=dollars))
        for dollars in range(tpt.LEAST_PRINTED_DOLLARS, tpt.MOST_PRINTED_DOLLARS + 1)
    ]
    made += [(f"dove {k}", words("place-dove")) for k in range(1, tpt.DOVES + 1)]
    made += [(f"turn {k}", words("place-turn", number=k)) for k in range(1, tpt.SEATS + 1)]
    made += [(f"sub {sub}", words("place-sub", sub=sub)) for sub in SUB_IDS]
    made += [(id, words(f"place-{id}")) for id in ("button", "reminders")]
    return (*made, *((id, words(f"place-{id.replace(' ', '-')}")) for id in TITLES))
