"""The available actions: their labels, pictures, and the elements they are offered on."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.shown.standing import Answer, Foreseen
from detente.core.shown.words import Words
from detente.games.germany import names, notation
from detente.games.germany.symbols import brief, card_name, faces, listed, pictures, symbols_of

Offered = tuple[str, list[str]]
Makers = Mapping[str, Callable[[dict[str, Any], str, Words], Offered]]
"""Functions that build offers, by the words an action begins with."""


def made_by(makers: Makers, view: dict[str, Any], action: str, words: Words) -> Offered:
    """The offer from the first maker whose words the action begins with. KeyError if there is none."""
    for start, made in makers.items():
        if action == start or action.startswith(f"{start} "):
            return made(view, action[len(start) + 1 :], words)
    raise KeyError(f"no offer for {action!r}")


def sprites(view: dict[str, Any], action: str, words: Words) -> list[str]:
    """The pictures of an action: the use of a card, or an open icon."""
    verb, *rest = action.split()
    if verb == "play":
        return [f"use-{rest[1]}"]
    if verb in ("icon", "ignore") and rest[0].isdigit():
        return pictures(symbols_of(view["play"]["source"], words)[int(rest[0]) - 1])
    if verb == "police":
        return ["badge"]
    if verb == "box":
        return [drawn for symbol in symbols_of(f"box {rest[0]}", words) for drawn in pictures(symbol)]
    return []


WAIVING: Final = ("done", "leave", "ignore nothing")


def waives(view: dict[str, Any], action: str) -> bool:
    """Whether an action gives up what else could be done."""
    return action in WAIVING


OWN_COLOURS: Final = ("yellow", "red")
"""The colours of West's and East's cards."""

STANDING: Final = {
    "printed_order": Answer("icon", ["rest"]),
    "end_turn": Answer("after", ["done"]),
}
"""A player may carry out the icons of all cards in printed order, and end turns with unused police cards, without being asked."""

FORESEEN: Final = {
    "icon": Foreseen(["rest"]),
    "dismantle": Foreseen(list(notation.DISMANTLE.texts())),
    "run_down": Foreseen(list(notation.RUN_DOWN.texts())),
    "place": Foreseen(list(notation.PLACE.texts())),
    "remove": Foreseen(list(notation.REMOVE.texts())),
    "press": Foreseen(list(notation.PRESS.texts())),
    "supplier": Foreseen(list(notation.PROTEST.texts())),
    "socialist": Foreseen(list(notation.SOCIALIST_TO.texts())),
    "lose_socialist": Foreseen(list(notation.SOCIALIST_FROM.texts())),
    "hamburg": Foreseen(list(notation.HAMBURG_TO.texts())),
    "deliver": Foreseen(["deliver", "keep"]),
    "keep": Foreseen(["done"]),
    "after": Foreseen(["done"]),
}


def foreseen(view: dict[str, Any]) -> dict[str, Foreseen]:
    """What a player may be asked in the turn of the other side, at the end of a decade, or as a matter of form in their own."""
    return FORESEEN


def play(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """A card from the display or the hand, or the special card, with what its use costs and is worth.

    WSDV-ACT-A2: to remove unrest is free with a card of one's own colour. WSDV-ACT-B1, WSDV-ACT-C3: the card's value for the seat's side counts.
    """
    card, use = rest.split()
    side = view["seat"] % 2
    points = faces(words).values(card)[side] if use in ("build", "raise") else 0
    free = "yes" if faces(words).cards[card]["colour"] == OWN_COLOURS[side] else "no"
    return words(f"offer-{use}", points=points, free=free), [card_piece_id(view, card)]


def card_piece_id(view: dict[str, Any], card: str) -> str:
    """The piece id of a card that may be taken."""
    if card in view["hand"]:
        return f"{names.hand(view['seat'])} {card}"
    return f"special {card}" if card == view["special"] else f"display {card}"


def police(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """WSDV-POL-2: offered on the unused police cards."""
    fresh = [f"police {each['card']}" for each in view["police"] if not each["used"]]
    return words("offer-police", province=names.province(rest, words)), fresh


def build(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """A factory or an infrastructure."""
    return words("offer-build-site", site=names.site(rest, words), kind=names.kind(rest)), [rest]


def dismantle(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """A factory or an infrastructure."""
    return words("offer-dismantle", site=names.site(rest, words), kind=names.kind(rest)), [rest]


def in_province(message: str) -> Callable[[dict[str, Any], str, Words], Offered]:
    """An action in a province."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        return words(message, province=names.province(rest, words)), names.of_province(rest)

    return made


def at_spot(message: str) -> Callable[[dict[str, Any], str, Words], Offered]:
    """An action on living standard, in a province or a sector."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        return words(message, spot=names.spot(rest, words)), names.of_spot(rest)

    return made


def at_city(message: str) -> Callable[[dict[str, Any], str, Words], Offered]:
    """An action on a factory."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        return words(message, city=names.city(rest, words)), [rest]

    return made


def assign(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """WSDV-ECO-5: an external factory serves one of two provinces."""
    abroad, served = rest.split()
    label = words("offer-assign", site=names.city(abroad, words), province=names.province(served, words))
    return label, names.of_province(served)


def box(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """WSDV-EOD-2.1: a box of the prestige track."""
    text = listed(symbols_of(f"box {rest}", words), words)
    return words("offer-box", box=names.signed(int(rest)), text=text), [f"prestige {rest}"]


def icon(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """WSDV-ACT-D1: one of the open icons."""
    return brief(symbols_of(view["play"]["source"], words)[int(rest) - 1], words), []


def ignore(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """WSDV-ACT-D4: one icon or arrow of a dual card, or nothing."""
    if rest == "nothing":
        return words("offer-ignore-nothing"), []
    return words("offer-ignore", icon=icon(view, rest, words)[0]), []


def on_hand(message: str) -> Callable[[dict[str, Any], str, Words], Offered]:
    """An action on a card of the seat's own hand."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        on = [f"{names.hand(view['seat'])} {rest}"] if rest in view["hand"] else []
        return words(message, card=card_name(rest, words)), on

    return made


def looked_at(card: str) -> str:
    """The piece id of a card that East is looking at."""
    return f"looked {card}"


def on_seen(message: str) -> Callable[[dict[str, Any], str, Words], Offered]:
    """An action on a card that East is looking at."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        return words(message, card=card_name(rest, words)), [looked_at(rest)]

    return made


def plain(message: str) -> Callable[[dict[str, Any], str, Words], Offered]:
    """An action with only a button."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        return words(message), []

    return made


def done(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """Finish; the label depends on the question."""
    name = view["question"]["name"]
    return words(f"offer-done-{name}" if f"offer-done-{name}" in words else "offer-done"), []


MAKERS: Final[Makers] = {
    "play": play,
    "police": police,
    "build": build,
    "dismantle": dismantle,
    "place unrest": in_province("offer-place-unrest"),
    "remove unrest": in_province("offer-remove-unrest"),
    "move unrest from": in_province("offer-move-from"),
    "to": in_province("offer-move-to"),
    "raise": at_spot("offer-raise-standard"),
    "lower": at_spot("offer-lower-standard"),
    "end protest": in_province("offer-end-protest"),
    "protest": in_province("offer-protest"),
    "run down": at_city("offer-run-down"),
    "stop": at_city("offer-stop"),
    "socialist to": in_province("offer-socialist-to"),
    "socialist from": in_province("offer-socialist-from"),
    "hamburg": in_province("offer-hamburg"),
    "assign": assign,
    "deliver": plain("offer-deliver"),
    "keep": plain("offer-keep"),
    "press": in_province("offer-press"),
    "box": box,
    "icon": icon,
    "ignore": ignore,
    "rest": plain("offer-rest"),
    "look at hand": plain("offer-look-hand"),
    "look at deck": plain("offer-look-deck"),
    "exchange": on_seen("offer-exchange"),
    "give": on_hand("offer-give"),
    "set aside": on_seen("offer-set-aside"),
    "leave": plain("offer-leave"),
    "discard": on_hand("offer-discard"),
    "let draw": plain("offer-let-draw"),
    "done": done,
}
