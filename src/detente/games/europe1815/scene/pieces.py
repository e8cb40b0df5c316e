"""Places and the pieces on them: units as stacks, Generals, flags, ships; supplies."""

from typing import Any, Final

from detente.core.shown.drawing import Piece, Place
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.europe1815.codes import NO_FORTRESS, WHITE
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene import names, sums

ONE_OF: Final = ("flag", "general")
"""Kinds for which the view names the seat."""
ORDER: Final = (*ONE_OF, *TYPE_IDS, "ships")
"""The order of pieces in a land, from left to right."""


@kept
def places(view: dict[str, Any], words: Words) -> list[Place]:
    """Seas, lands and supplies."""
    made = [Place(id=sea, name=words(f"sea-{sea}"), term="sea") for sea in names.SEAS[view["map"]]]
    for id in names.MAPS[view["map"]].land_ids:
        about = about_land(view, id, view["lands"][id], words)
        place = Place(id=id, name=names.land(id, words), about=about, term="land")
        owner = view["lands"][id]["owner"]
        if owner is not None:
            place["seat"] = owner
        made.append(place)
    for seat in range(view["seats"]):
        made.append(Place(id=names.supply(seat), name=words("place-supply"), seat=seat, term="supply"))
    return made


@kept
def pieces(view: dict[str, Any], words: Words) -> list[Piece]:
    """All pieces on the table."""
    made: list[Piece] = []
    for id, about in view["lands"].items():
        made += of_land(view, id, about, words)
    for seat, about in enumerate(view["table"]):
        made += of_supply(view, seat, about, words)
    return made


@kept
def of_land(view: dict[str, Any], id: str, about: dict[str, Any], words: Words) -> list[Piece]:
    """The pieces in a land."""
    there: dict[str, tuple[int, int | None]] = {
        kind: (about[kind], about["owner"]) for kind in (*TYPE_IDS, "ships")
    }
    for kind in ONE_OF:
        there[kind] = (0 if about[kind] is None else 1, about[kind])
    made: list[Piece] = []
    for kind in ORDER:
        count, seat = there[kind]
        if count:
            made.append(piece(id, kind, seat, count, len(made), view["map"], words))
    return made


@kept
def about_land(view: dict[str, Any], id: str, about: dict[str, Any], words: Words) -> str:
    """The territory of a land, its fortress and its defence; and whether a capital there makes its owner the native chief."""
    fortress = names.fortress_of(id, view["map"])
    kind = "none" if fortress == NO_FORTRESS else "white" if fortress == WHITE else "grey"
    told = words(
        "about-land",
        land=names.land(id, words),
        territory=names.territory(names.territory_of(id, view["map"]), words),
        fortress=kind,
        defence=about["defence"],
    )
    return f"{told}. {words('about-land-chief')}" if makes_chief(view, id, fortress) else told


def makes_chief(view: dict[str, Any], id: str, fortress: int) -> bool:
    """E15-AM-10 to E15-AM-12: whether a capital may be planted in an inland land, and makes its owner the native chief."""
    board = names.MAPS[view["map"]]
    return (
        view["phase"] == "capitals"
        and board.inland[board.land_ids.index(id)]
        and fortress == NO_FORTRESS
        and not any(about["chief"] or about["team"] is not None for about in view["table"])
    )


@kept
def of_supply(view: dict[str, Any], seat: int, about: dict[str, Any], words: Words) -> list[Piece]:
    """What a seat still has off the board."""
    there = {kind: about["supply"][kind] for kind in TYPE_IDS}
    there["general"] = 1 if about["general"] is None else 0
    there["flag"] = 1 if about["flag"] is None else 0
    there["ships"] = about["supply"]["ships"] if view["admirals"] else 0
    place = names.supply(seat)
    made: list[Piece] = []
    for kind in (*TYPE_IDS, "general", "flag", "ships"):
        if there[kind]:
            made.append(piece(place, kind, seat, there[kind], len(made), view["map"], words))
    return made


def piece(place: str, kind: str, seat: int | None, count: int, order: int, map: str, words: Words) -> Piece:
    """A stack of one kind at a place."""
    made = Piece(
        id=f"{place} {kind}",
        sprite=sprite(kind, seat),
        place=place,
        order=order,
        count=count,
        face=words(f"piece-{kind}"),
        term=kind,
    )
    about = sums.worth(kind, map, words)
    if about:
        made["about"] = about
    if seat is not None:
        made["seat"] = seat
    return made


def sprite(kind: str, seat: int | None) -> str:
    """The picture of a kind in a seat's colour and shape."""
    return f"{'ship' if kind == 'ships' else kind}-{names.colour(seat)}"


def standing(view: dict[str, Any], id: str, kinds: tuple[str, ...]) -> list[str]:
    """The pieces of these kinds in a land."""
    about = view["lands"][id]
    return [f"{id} {kind}" for kind in kinds if (about[kind] is not None if kind in ONE_OF else about[kind])]


def is_stationing(view: dict[str, Any]) -> bool:
    """Whether the question is which units to station from the supply."""
    return names.asked(view) == "stationing"
