"""The places of the scene: Germany's, the superpowers' tracks, and those for cards next to the board."""

from functools import lru_cache
from typing import Any, Final

from detente.core.shown.drawing import Place
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany.names import hand
from detente.games.germany.scene.places import board_places, card_places
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.card_faces import TRACKS
from detente.games.twoplustwo.events import SUB_IDS
from detente.games.twoplustwo.printed import spaces

CARD_PLACES: Final = (
    "special", "display", "in play", "police", "row", "looked", "deck", "stacks", "arms_race cards", "conflict cards",
)  # fmt: skip
TITLES: Final = {"pool": "pool", "order": "order", "subs": "sub", "treasury track": "treasury"}
"""Headings above areas of the board, with their terms."""


def collected(seat: int) -> str:
    """The place of the peacemaker cards that a seat has collected."""
    return f"{'ABCD'[seat]} collected"


@kept
def places(view: dict[str, Any], words: Words) -> list[Place]:
    """All places of the scene."""
    made = [*board_places(view, words), *world_places(words), *card_places(CARD_PLACES, words)]
    made += [
        Place(id=hand(seat), name=words("place-hand"), seat=seat, term="hand") for seat in range(tpt.SEATS)
    ]
    for seat in range(tpt.SEATS):
        name = words("place-collected", seat=seat)
        made.append(Place(id=collected(seat), name=name, seat=seat, term="peacemakers"))
    return made


@lru_cache(8)
def world_places(words: Words) -> tuple[Place, ...]:
    """The places on the superpowers' part of the board."""
    made: list[tuple[str, str, str]] = []
    told: list[Place] = []
    for track in TRACKS:
        made.append((f"{track} track", words(f"track-{track}"), track))
        told += [space for at in spaces(track, words) for space in space_places(track, *at)]
    made += [
        (f"treasury {dollars}", words("space-treasury"), "treasury")
        for dollars in range(tpt.LEAST_PRINTED_DOLLARS, tpt.MOST_PRINTED_DOLLARS + 1)
    ]
    made += [(f"dove {k}", words("place-dove"), "dove") for k in range(1, tpt.DOVES + 1)]
    made += [(f"turn {k}", words("place-turn", number=k), "order") for k in range(1, tpt.SEATS + 1)]
    made += [(f"sub {sub}", words("place-sub", sub=sub), "sub") for sub in SUB_IDS]
    made += [(id, words(f"place-{id}"), id) for id in ("button", "reminders")]
    made += [(id, words(f"place-{id.replace(' ', '-')}"), term) for id, term in TITLES.items()]
    return (*(Place(id=id, name=name, term=term) for id, name, term in made), *told)


def space_places(track: str, at: int, name: str, printed: str) -> list[Place]:
    """A space of a track, and where things are printed on it."""
    parts = ["", " print", " income"] if track == "dominance" else ["", " print"]
    made = [Place(id=f"{track} {at}{part}", name=name, term=track) for part in parts]
    for place in made if printed else ():
        place["about"] = printed
    return made
