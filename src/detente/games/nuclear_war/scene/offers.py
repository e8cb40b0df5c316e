"""What may be done, in words, and the elements on which it is offered."""

from typing import Any

from detente.core.words import Words
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.scene.names import asked, card_name, card_text, carrier_named
from detente.games.nuclear_war.scene.pieces import ROWS, chosen
from detente.games.nuclear_war.state import SEAT_NAMES


def offer(view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """The label of an action and the elements it is offered on."""
    letter = SEAT_NAMES[view["seat"]]
    verb, *rest = action.split()
    if verb == "place" and rest[0] == "shown":
        return named("offer-place-shown", rest[1], words), [f"{letter} deterrents {rest[1]}"]
    if verb == "place":
        return named("offer-place", rest[0], words), own_pieces(view, rest[0])
    if verb == "show":
        return named("offer-show", rest[0], words), own_pieces(view, rest[0])
    if verb == "take":
        return named("offer-take-back", rest[1], words), [f"{letter} deterrents {rest[1]}"]
    if verb == "play":
        return named("offer-play", rest[0], words, text=card_text(rest[0], words)), own_pieces(view, rest[0])
    if verb == "intercept":
        return named("offer-intercept", rest[0], words), own_pieces(view, rest[0])
    if verb == "fire":
        if rest[0] == "launched":
            carrier = carrier_named(view, "launched")
            return named("offer-fire-launched", carrier, words), [f"{letter} launch slot {carrier}"]
        return named("offer-fire", rest[0], words), own_pieces(view, rest[0])
    if verb == "load":
        target = words.seat(SEAT_NAMES.index(rest[2]))
        label = named("offer-load", rest[0], words, seat=target)
        return label, [*own_pieces(view, rest[0]), f"player {rest[2]}"]
    if verb == "target":
        return target_offer(view, SEAT_NAMES.index(rest[0]), words), [f"player {rest[0]}"]
    if verb == "keep":
        return words("offer-keep"), [f"{letter} row"]
    if verb == "decline":
        return words("offer-decline"), []
    return words(done_label(view)), []


def named(message: str, card: str, words: Words, **values: str) -> str:
    """A label with a card's name."""
    return words(message, card=card_name(card, words), **values)


def own_pieces(view: dict[str, Any], card: str) -> list[str]:
    """The seat's pieces with this face, in hand, row and deterrents."""
    letter = SEAT_NAMES[view["seat"]]
    hand, row, deterrents = chosen(view)
    question = asked(view)
    on = [f"{letter} hand {card}"] if card in hand else []
    if question == "salvo" or (question in ROWS and not view.get("draft")):
        on += [f"{letter} row {k + 1}" for k, laid in enumerate(row) if laid == card]
    if question in ("salvo", "intercept") and card in deterrents:
        on.append(f"{letter} deterrents {card}")
    return on


def target_offer(view: dict[str, Any], seat: int, words: Words) -> str:
    """A seat as a target, with what is known of its people."""
    about = view["table"][seat]
    if about["population"] is not None:
        people = words("offer-target-people", people=about["population"])
    elif about["at_least"] > 0:
        people = words("offer-target-at-least", people=about["at_least"])
    else:
        people = words("offer-target-unknown")
    return words("offer-target", seat=words.seat(seat), people=people)


def done_label(view: dict[str, Any]) -> str:
    """What `done` means now."""
    if asked(view) == "salvo":
        return "offer-fire-all" if view.get("draft") else "offer-no-salvo"
    return "offer-draw" if view["table"][view["seat"]]["hand"] < codes.HAND_SIZE else "offer-no-secret"
