"""Labels of the legal actions, and the elements that offer them."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.engine.actions import Said
from detente.core.shown.standing import Answer, Foreseen, Happening
from detente.core.shown.words import Words
from detente.games.nuclear_war import codes, notation
from detente.games.nuclear_war.scene.names import asked, card_name, card_named
from detente.games.nuclear_war.scene.pieces import ROWS, chosen
from detente.games.nuclear_war.state import SEAT_NAMES


def offer(view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """The label of an action, and the elements that offer it."""
    said = notation.ACTIONS.said(action)
    return label(view, said, words), offered_on(view, said)


def label(view: dict[str, Any], said: Said, words: Words) -> str:
    """The text of a button: its verb's text, with the names of card and seat."""
    verb = said.verb
    if verb is notation.TARGET:
        return target_offer(view, SEAT_NAMES.index(str(said.values["seat"])), words)
    if verb is notation.DONE:
        return words(done_label(view))
    values: dict[str, str] = {}
    if "card" in said.values or verb is notation.FIRE_LAUNCHED:
        values["card"] = card_name(card_named(view, said), words)
    if verb is notation.LOAD:
        values["seat"] = words.seat(SEAT_NAMES.index(str(said.values["seat"])))
    return words(f"offer-{verb.word}", **values)


def offered_on(view: dict[str, Any], said: Said) -> list[str]:
    """The pieces of the card and the panel of the seat that an action names."""
    letter = SEAT_NAMES[view["seat"]]
    verb = said.verb
    if verb is notation.KEEP:
        return [f"{letter} row"]
    if verb is notation.FIRE_LAUNCHED:
        return [f"{letter} launch slot {card_named(view, said)}"]
    if verb is notation.PLACE_SHOWN or verb is notation.TAKE_BACK:
        return [f"{letter} deterrents {card_named(view, said)}"]
    on = own_pieces(view, card_named(view, said)) if "card" in said.values else []
    if verb is notation.SHOW:
        on.append(f"{letter} deterrents")
    elif verb is notation.PLACE and asked(view) == "place":
        on.append(f"{letter} row")
    return [*on, f"player {said.values['seat']}"] if "seat" in said.values else on


def waives(view: dict[str, Any], action: str) -> bool:
    """Whether an action gives up what else could be done."""
    return action == "done" and not view.get("draft")


STANDING: Final = {"no_secret": Answer("secret", ["done"], alone=True, usual=True)}
"""NW-SETUP-5: all see that a player who has to play every secret has none left, so the set-up goes on by itself."""

HAPPENINGS: Final = {"attacked": Happening("AttackDeclared", "target")}


def foreseen(view: dict[str, Any]) -> dict[str, Foreseen]:
    """What a player may be asked while away: to intercept, to plan anew, to place a card, to name a target."""
    others = [seat for seat in range(len(view["table"])) if seat != view["seat"]]
    targets = [f"target {SEAT_NAMES[seat]}" for seat in others]
    attack: dict[str, Sequence[str | int]] = {
        "about.attacker": others,
        "about.warhead": list(notation.WARHEADS.values()),
    }
    return {
        "intercept": Foreseen(["decline", *notation.INTERCEPT.texts()], attack),
        "strategy": Foreseen(["keep"], until=["attacked"]),
        "place": Foreseen(list(notation.PLACE.texts()), until=["attacked"]),
        "attack_target": Foreseen(targets, until=["attacked"]),
        "propaganda_target": Foreseen(targets, until=["attacked"]),
    }


def aside(view: dict[str, Any], action: str) -> str | None:
    """A click on a card in hand plays it: to show it as a deterrent it is dragged there, or chosen at that place."""
    said = notation.ACTIONS.said(action)
    if said.verb is not notation.SHOW:
        return None
    return f"{SEAT_NAMES[view['seat']]} hand {card_named(view, said)}"


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
    """The label of a seat as a target, with what is known of its people."""
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
