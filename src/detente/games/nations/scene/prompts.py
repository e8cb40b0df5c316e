"""Prompts: the question a seat must answer now."""

from typing import Any

from detente.core.shown.drawing import Prompt
from detente.core.shown.scene import prompt
from detente.core.shown.words import Words
from detente.games.nations.data import BOARD
from detente.games.nations.scene.names import FACE_OF, asked, card_name, card_text
from detente.games.nations.scene.reading import leader_at, phase, rulers


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt for the view."""
    question = asked(view)
    if question is None:
        winners = [seat for seat, share in enumerate(view["returns"] or []) if share]
        values: dict[str, Any] = {"winners": words.seats(winners), "number": len(winners)}
        return prompt(view, words("prompt-over", reason=view["ending"] or "", **values))
    values = {
        "mine": "yes" if view["seat"] in view["to_act"] else "no",
        "seats": words.seats(view["to_act"]),
        "left": left_to_do(view),
    }
    message = f"prompt-{question}"
    if question == "turn":
        message += f"-{phase(view)}"
        if must_sell(view):
            message = "prompt-turn-sell"
    card = view["card"]
    if card is not None:
        values["card"] = card_name(card, words)
        values["text"] = card_text(card, words)
        if question == "target":
            message = "prompt-order-target"
    if question == "target":
        found = leader_at(view, view["chosen"])
        values["leader"] = found[1] if found else ""
    if question == "loan":
        values |= loan(card)
    text = words(message, **values)
    topic = f"{values['card']}: " if card is not None else ""
    return prompt(view, text.removeprefix(topic), topic if text.startswith(topic) else "")


def loan(card: str) -> dict[str, int]:
    """SDN-CARD-12: the terms of a loan, in millions."""
    face = FACE_OF[card]
    return {"amount": BOARD.amount[face], "rate": BOARD.rate[face], "debt": BOARD.debt[face]}


def must_sell(view: dict[str, Any]) -> bool:
    """SDN-OUT-2: whether a leader must act, but the seat can pay for no action and has a tanker to sell."""
    return bool(view["phase"] == "leader" and not view["keep"])


def left_to_do(view: dict[str, Any]) -> str:
    """SDN-TURN-2: what the seat whose turn it is can still do at the end of its turn."""
    tanker, pipeline = can_trade(view), can_lay(view)
    if tanker:
        return "both" if pipeline else "tanker"
    return "pipeline" if pipeline else "none"


def can_trade(view: dict[str, Any]) -> bool:
    """SDN-SHIP-1: whether the seat can buy a tanker or has one to sell."""
    own = view["table"][view["turn"]]
    affordable = view["tankers_left"] and own["cash"] >= BOARD.tanker_price
    return bool(not view["tanker_used"] and (own["tankers"] or affordable))


def can_lay(view: dict[str, Any]) -> bool:
    """SDN-PIPE-1, SDN-PIPE-2: whether the seat has money, and there are a pipeline and a route for it."""
    own = {id for id, (seat, _) in rulers(view).items() if seat == view["turn"]}
    free = [route for route in BOARD.routes if route not in view["pipelines"]]
    if view["options"]["pipelines"] == "ruler":
        free = [route for route in free if own.intersection(route.split("-"))]
    affordable = view["pipelines_left"] and view["table"][view["turn"]]["cash"] >= BOARD.pipeline_price
    return bool(not view["pipeline_used"] and free and affordable)
