"""Names of countries, points, places and cards."""

from typing import Any, Final

from detente.core.shown.words import Words
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.rules.reach import NEIGHBOURS

CAPITALS: Final = {BOARD.point_ids[BOARD.capital[k]]: id for k, id in enumerate(BOARD.countries)}
"""The country of each capital."""
CAPITAL_OF: Final = {id: point for point, id in CAPITALS.items()}
INCIDENTS: Final = {BOARD.point_ids[k] for k, there in enumerate(BOARD.is_incident) if there}
SEAS: Final = ("north", "south")
PORTS: Final = tuple(BOARD.countries[k] for k in BOARD.ports)
PRICE: Final = dict(zip(TYPE_IDS, BOARD.price, strict=True))
DERRICKS: Final = dict(zip(BOARD.countries, BOARD.derricks, strict=True))
FACE_OF: Final = {id: k for k, id in enumerate(BOARD.card_ids)}


def country(id: str, words: Words) -> str:
    """A country's name; for a point such as `AKA.2`, the name of its country."""
    return str(BOARD.country_names[words.language][BOARD.countries.index(id.split(".", maxsplit=1)[0])])


def land(id: str, words: Words) -> dict[str, str]:
    """The forms of a country, or of a point's country, for sentences: in the U.O.R., of Beludur."""
    return {"land": id.split(".", maxsplit=1)[0], "country": country(id, words)}


def point(id: str, words: Words) -> str:
    """A point's name in words."""
    if id in CAPITALS:
        return words("place-capital", **land(id, words))
    if id in INCIDENTS:
        return words("place-incident", **land(id, words))
    return words("place-point", country=country(id, words), number=int(id.split(".")[1]))


def short_point(id: str, words: Words) -> str:
    """A point's short name for buttons: a capital has its country's name."""
    if id in CAPITALS:
        return country(id, words)
    if id in INCIDENTS:
        return words("short-incident", country=country(id, words))
    return point(id, words)


def stop(id: str, words: Words) -> str:
    """A point at which an agent may end, and what makes it worth going there."""
    end = BOARD.point_ids.index(id)
    if id in CAPITALS or id in INCIDENTS:
        return point(id, words)
    if BOARD.arrow[end] >= 0:
        return words("stop-border", point=point(id, words), **land(BOARD.point_ids[BOARD.arrow[end]], words))
    near_capital = any(BOARD.point_ids[near] in CAPITALS for near in NEIGHBOURS[end])
    return words("stop-capital", point=point(id, words)) if near_capital else point(id, words)


def harbour(place: str) -> str:
    """The scene's place for a port or sea of the rules: `KAS port`, `north`."""
    return place if place in SEAS else f"{place} port"


def anchorage(place: str, words: Words) -> str:
    """A port or sea in words."""
    if place in SEAS:
        return words(f"place-{place}")
    return words("place-port", **land(place, words))


def berth(place: str, words: Words) -> str:
    """The short name of a port or sea for buttons: a port has its country's name."""
    return anchorage(place, words) if place in SEAS else country(place, words)


def anchored(place: str, words: Words) -> dict[str, str]:
    """The forms of a port or sea for sentences: in the port of Kasimar, on the sea."""
    if place in SEAS:
        return {"anchorage": "sea", "place": anchorage(place, words), "land": "", "country": ""}
    return {"anchorage": "port", "place": "", **land(place, words)}


def ends(route: str, words: Words) -> dict[str, str]:
    """The countries that a route joins."""
    k = BOARD.routes.index(route)
    return {
        "port": country(BOARD.countries[BOARD.route_port[k]], words),
        "inland": country(BOARD.countries[BOARD.route_inland[k]], words),
    }


def pipe(route: str) -> str:
    """The picture of a pipeline on its route."""
    return f"pipe-{route}"


def leader(kind: str, words: Words) -> str:
    """The name of a type of leader."""
    return words("leader", leader=kind)


def card_name(card: str, words: Words) -> str:
    """The name of an incident card."""
    return words(f"card-{card}")


def card_text(card: str, words: Words) -> str:
    """What an incident card orders, as a text that can follow the card's name."""
    text: str = BOARD.card_texts[words.language][FACE_OF[card]]
    head, colon, order = text.partition(": ")
    return order if colon and len(head) < 40 else text


def card_sentence(card: str, words: Words) -> str:
    """What an incident card orders, as a sentence."""
    text = card_text(card, words)
    return text[:1].upper() + text[1:]


def asked(view: dict[str, Any]) -> str | None:
    """The name of the question now asked, if any."""
    return view["question"]["name"] if view["question"] else None
