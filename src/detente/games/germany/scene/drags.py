"""What can be dragged: cards to what they are used on, police, counters from province to province, factories abroad."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.shown.drawing import Drag
from detente.core.shown.words import LETTERS
from detente.games.germany import names
from detente.games.germany.scene.offers import card_piece_id, looked_at
from detente.games.germany.scene.pieces import card_in_play

Dragged = Callable[[dict[str, Any], str], tuple[list[str], list[str]]]
"""The pieces of an action and where they may go, by the words after its verb."""

DROPS: Final = ("turn build", "turn remove", "turn raise", "move", "seen give")
"""A card is dragged onto the first thing that it is used on, unrest from a province onto another, a card that was looked at onto the one
given for it.
"""

USED_ON: Final = ("build", "unrest", "raise")
"""What a card can be used for on a thing that is chosen next."""


def goes_on(view: dict[str, Any], action: str) -> bool:
    """Whether what is chosen next may be chosen in the same drag: of cards only the thing that they are used on."""
    verb, *rest = action.split()
    return verb != "play" or rest[-1] in USED_ON


def drag(view: dict[str, Any], action: str) -> Drag | None:
    """The pieces of an action and where they may go; None if it moves none."""
    return dragged_by(MOVED, view, action)


def dragged_by(made_by: Mapping[str, Dragged], view: dict[str, Any], action: str) -> Drag | None:
    """What the first maker says whose words the action begins with; None if there is none or no piece to drag."""
    for start, made in made_by.items():
        if f"{action} ".startswith(f"{start} "):
            pieces, onto = made(view, action[len(start) + 1 :])
            return Drag(pieces=pieces, onto=onto) if pieces else None
    return None


def play(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """A card that may be taken goes to the seat, or onto what it is used on."""
    return [card_piece_id(view, rest.split(maxsplit=1)[0])], [f"player {LETTERS[view['seat']]}"]


def discard(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """A card of the hand goes to those that were played."""
    return [f"{names.hand(view['seat'])} {rest}"] if rest in view["hand"] else [], ["row"]


def exchange(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-SPC-5: a card that was looked at goes to the hand."""
    return [looked_at(rest)], [names.hand(view["seat"])]


def give(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-SPC-5: a card of the hand goes where the other came from."""
    return [f"{names.hand(view['seat'])} {rest}"], ["looked"]


def set_aside(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-SPC-5: a card of the deck goes away, as those do that were played."""
    return [looked_at(rest)], ["row"]


def police(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-POL-2: an unused police card goes to a province."""
    fresh = [f"police {each['card']}" for each in view["police"] if not each["used"]]
    return fresh, names.of_province(rest)


def in_play(view: dict[str, Any]) -> list[str]:
    """The card in play."""
    card = card_in_play(view)
    return [] if card is None else [f"in play {card}"]


def at_site(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """The card in play is used on a city or a line."""
    return in_play(view), [rest]


def in_province(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """The card in play is used on a province."""
    return in_play(view), names.of_province(rest)


def at_spot(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """The card in play is used on a province or a sector."""
    return in_play(view), names.of_spot(rest)


def unrest_from(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-UNR-5: unrest leaves a province; where to is the next choice."""
    return [f"{names.plate(rest)} unrest"], []


def unrest_to(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-UNR-5: unrest of the province that was chosen goes to another."""
    return [f"{names.plate(view['task']['province'])} unrest"], names.of_province(rest)


def socialist_back(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-EOD-9.2: a socialist returns to the supply."""
    return [f"{names.plate(rest)} socialist"], ["supply"]


def socialist(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """A socialist comes from East's holding box or from the supply."""
    there = {"holding": view["box"], "supply": view["supply"]}
    return [f"{place} socialist" for place, count in there.items() if count], names.of_province(rest)


def hamburg(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-HAM-1: Hamburg's factory counts for a province."""
    return factory_in(view, "hamburg"), names.of_province(rest)


def assign(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
    """WSDV-ECO-5: an external factory serves a province."""
    abroad, served = rest.split()
    return factory_in(view, abroad), names.of_province(served)


def factory_in(view: dict[str, Any], site: str) -> list[str]:
    """The factory of a city, if there is one."""
    return [f"{site} factory"] if site in view["factories"] else []


MOVED: Final[Mapping[str, Dragged]] = {
    "play": play,
    "police": police,
    "discard": discard,
    "exchange": exchange,
    "give": give,
    "set aside": set_aside,
    "build": at_site,
    "dismantle": at_site,
    "run down": at_site,
    "stop": at_site,
    "place unrest": in_province,
    "remove unrest": in_province,
    "move unrest from": unrest_from,
    "to": unrest_to,
    "end protest": in_province,
    "protest": in_province,
    "press": in_province,
    "raise": at_spot,
    "lower": at_spot,
    "socialist to": socialist,
    "socialist from": socialist_back,
    "hamburg": hamburg,
    "assign": assign,
}
