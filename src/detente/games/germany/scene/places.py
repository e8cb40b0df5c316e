"""The places of the scene: those on the board, and those for cards next to it."""

from functools import lru_cache
from typing import Any, Final

from detente.core.shown.drawing import Place
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.board import BOARD
from detente.games.germany.ids import TRACK_IDS
from detente.games.germany.symbols import listed, symbols_of

FLIGHT_SPACES: Final = 21
TRACK_TERMS: Final = {"socialist": "socialist-track"}
"""The terms of tracks that differ from the track's id."""


@kept
def board_places(view: dict[str, Any], words: Words) -> list[Place]:
    """The places on the board, bottom layer first, with what there is to know of each province now."""
    told = {id: about_province(view["provinces"][id], id, words) for id in BOARD.province_ids}
    told |= {names.plate(id): text for id, text in told.items()}
    return [
        Place(**place, about=told[place["id"]]) if place["id"] in told else place
        for place in fixed_places(words)
    ]


@lru_cache(8)
def fixed_places(words: Words) -> tuple[Place, ...]:
    """The places on the board, as far as they are the same in all views."""
    made = [Place(id=id, name=names.province(id, words), term="province") for id in BOARD.province_ids]
    made += [Place(id=id, name=words(f"sector-{id}"), term="sector") for id in BOARD.sector_ids]
    made += [Place(id=id, name=names.site(id, words), term="line") for id in BOARD.line_ids]
    made += [city_place(id, words) for id in BOARD.city_ids]
    made += [
        Place(id=names.plate(id), name=names.tight(id, words), term="plate") for id in BOARD.province_ids
    ]
    for track in TRACK_IDS:
        made.append(Place(id=f"{track} track", name=words(f"track-{track}"), term=term_of(track)))
        made += [space(track, at, words) for at in range(-codes.TRACK_END, codes.TRACK_END + 1)]
    made.append(Place(id="flight track", name=words("track-flight"), term="flight"))
    made += [
        Place(id=f"flight {at}", name=words("space-flight", level=at), term="flight")
        for at in range(FLIGHT_SPACES)
    ]
    made += [
        Place(id=f"decade {k}", name=words("place-decade", decade=names.roman(k)), term="decade")
        for k in range(1, 5)
    ]
    made += [
        Place(id=id, name=words(f"place-{id}"), term=term)
        for id, term in (("wall", "wall"), ("holding", "holding"), ("supply", "socialists-left"))
    ]
    return tuple(made)


def term_of(track: str) -> str:
    """The term of a track."""
    return TRACK_TERMS.get(track, track)


def city_place(id: str, words: Words) -> Place:
    """A city with its province, or a site outside Germany."""
    made = Place(id=id, name=names.city(id, words), term="abroad" if names.abroad(id) else "city")
    province = BOARD.province_of[names.CITY[id]]
    if province >= 0:
        made["about"] = words("about-city", province=names.province(BOARD.province_ids[province], words))
    return made


def space(track: str, at: int, words: Words) -> Place:
    """WSDV-TRK-3, WSDV-TRK-4: a space of a track, with what a box of the prestige track holds."""
    name = words("space", track=words(f"track-{track}"), at=names.signed(at))
    made = Place(id=f"{track} {at}", name=name, term=term_of(track))
    printed = listed(symbols_of(f"box {at}", words), words) if track == "prestige" and at else ""
    if printed:
        made["about"] = printed
    return made


def about_province(about: dict[str, Any], id: str, words: Words) -> str:
    """WSDV-ECO-5, WSDV-ECO-6, WSDV-ACT-C2: a province's economy, export factory and living standard."""
    if id == "west_berlin":
        return words("about-berlin", province=names.province(id, words), standards=about["standards"])
    return words(
        "about-province",
        province=names.province(id, words),
        economy=about["economy"],
        export="–" if about["export"] is None else str(about["export"]),
        standards=about["standards"],
        next=about["next"],
    )


@kept
def card_places(ids: tuple[str, ...], words: Words) -> list[Place]:
    """Places for cards, whose terms are called like the places; a pair of words is joined by a hyphen."""
    made = []
    for id in ids:
        term = id.replace(" ", "-")
        made.append(Place(id=id, name=words(f"place-{term}"), term=CARD_TERMS.get(term, term)))
    return made


CARD_TERMS: Final = {
    "looked": "seen",
    "special": "special-card",
    "arms_race-cards": "small-deck",
    "conflict-cards": "small-deck",
}
"""The terms of places for cards that differ from the place's name."""
