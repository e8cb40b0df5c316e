"""The default scene of a game that draws none: panels of fields, places of cards, the question in the game's words.

Texts, all optional: `field-NAME` is the label of a field, `place-NAME` the name of a place of cards, `card-ID` the name of a
card, `ask-QUESTION` the text of a question; anything without a text is shown by its name. A field with one number for each
seat, and a place named after a seat's letter (`A hand`), appear in that seat's panel; all others are in the panel of the table.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

from detente.core.authors.plain.position import CARDS
from detente.core.records.fields import EACH_SEAT, SEAT, SEAT_OR_NONE, SEATS, Field, OneOf
from detente.core.shown.words import LETTERS, Words

if TYPE_CHECKING:
    from detente.core.shown.drawing import Drawing, Fact, Panel, Piece, Place, Prompt

TABLE = "table"
BACK = "back"


def draw(view: dict[str, Any], words: Words) -> "Drawing":
    """The table as a default view shows it."""
    cards: dict[str, list[str] | int] = view.get(CARDS, {})
    return {
        "places": [place_of(view, name, words) for name in cards],
        "pieces": [piece for name, there in cards.items() for piece in pieces_at(name, there, words)],
        "panels": panels(view, words),
        "marks": [],
        "prompt": asked(view, words),
    }


def fields_of(view: dict[str, Any], words: Words) -> list[Field]:
    """The declared fields that the view shows."""
    assert words.game is not None
    return [field for field in words.game.state_type.fields if field.name in view]


def owner(view: dict[str, Any], name: str) -> int | None:
    """The seat whose letter a place's name begins with, or None."""
    letter, blank, _ = name.partition(" ")
    seats = LETTERS[: view["seats"]]
    return seats.index(letter) if blank and len(letter) == 1 and letter in seats else None


def place_of(view: dict[str, Any], name: str, words: Words) -> "Place":
    """A place of cards, with its seat if it has one."""
    seat = owner(view, name)
    if seat is None:
        return {"id": name, "name": called("place", name, words)}
    return {"id": name, "name": called("place", name.partition(" ")[2], words), "seat": seat}


def pieces_at(place: str, there: list[str] | int, words: Words) -> "list[Piece]":
    """The cards at a place; equal cards form one piece with a count."""
    if isinstance(there, int):
        if not there:
            return []
        return [
            {
                "id": f"{place} {BACK}",
                "sprite": BACK,
                "place": place,
                "order": 0,
                "count": there,
                "face": None,
            }
        ]
    return [
        {
            "id": f"{place} {id}",
            "sprite": id,
            "place": place,
            "order": order,
            "count": count,
            "face": called("card", id, words),
        }
        for order, (id, count) in enumerate(Counter(there).items())
    ]


def panels(view: dict[str, Any], words: Words) -> "list[Panel]":
    """A panel for each seat, and one for the table."""
    assert words.game is not None
    fields = fields_of(view, words)
    places = list(view.get(CARDS, {}))
    made: list[Panel] = [
        {
            "id": f"player {LETTERS[seat]}",
            "kind": "player",
            "title": words.seat(seat),
            "seat": seat,
            "places": [name for name in places if owner(view, name) == seat],
            "facts": [
                fact(field, view[field.name][seat], words) for field in fields if field.size is EACH_SEAT
            ],
        }
        for seat in range(view["seats"])
    ]
    made.append(
        {
            "id": TABLE,
            "kind": "facts",
            "title": words.game.title,
            "seat": None,
            "places": [name for name in places if owner(view, name) is None],
            "facts": [
                fact(field, view[field.name], words) for field in fields if field.size is not EACH_SEAT
            ],
        }
    )
    return made


def fact(field: Field, value: Any, words: Words) -> "Fact":
    """The line of a panel for a field: its label and its value."""
    return {"label": called("field", field.name, words), "value": in_words(field, value, words)}


def in_words(field: Field, value: Any, words: Words) -> str:
    """The value of a field, in words."""
    if isinstance(value, list):
        between = ", " if field.values is SEATS else " "
        return between.join(in_words(field, each, words) for each in value) or "–"
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if field.values in (SEAT, SEAT_OR_NONE, SEATS):
        return words.seat(value)
    if isinstance(field.values, OneOf):
        return called(field.name, value, words)
    return str(value)


def asked(view: dict[str, Any], words: Words) -> "Prompt":
    """The prompt: the question that is asked, or that the game is over."""
    question = view["question"]
    name = question["name"] if question else "over"
    return {
        "text": called("ask", name, words),
        "seats": view["to_act"],
        "rule": question["rule"] if question else None,
        "mine": view["seat"] in view["to_act"],
        "asks": question["name"] if question else None,
    }


def called(kind: str, name: str, words: Words) -> str:
    """The name of something in the game's texts, else its own name."""
    plain = name.replace("_", " ")
    message = f"{kind}-{name.replace(' ', '-')}"
    return words.get(message, plain[:1].upper() + plain[1:])


def offered_on(view: dict[str, Any], action: str) -> list[str]:
    """The elements that an action names: the seat's own cards with such an id, else places."""
    cards: dict[str, list[str] | int] = view.get(CARDS, {})
    ids = action.split()
    places = [name for name in cards if name in ids]
    own = [name for name in cards if owner(view, name) == view["seat"]]
    held = [f"{name} {id}" for name in own for id in ids if id in seen(cards[name])]
    return held or places


def seen(there: list[str] | int) -> list[str]:
    """The ids of the cards at a place; empty if the observer sees only their number."""
    return there if isinstance(there, list) else []
