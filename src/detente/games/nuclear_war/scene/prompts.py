"""Prompts: the question a seat must answer now."""

from typing import Any, Final

from detente.core.shown.drawing import Prompt
from detente.core.shown.scene import prompt
from detente.core.shown.words import Words
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.notation import ACTIONS, LOAD
from detente.games.nuclear_war.scene.names import asked, card_name, card_named

DOES: Final = {codes.STEAL: "steal", codes.KILL: "kill"}
"""What a secret does to its target, for the words of the question; all others miss a turn."""


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt for the view."""
    question = asked(view)
    if question is None:
        winners = [seat for seat, share in enumerate(view["returns"] or []) if share]
        return prompt(view, words("prompt-over", reason=view["ending"] or "", winner=words.seats(winners)))
    mine = view["seat"] in view["to_act"]
    draft = view.get("draft", [])
    about = view["about"]
    values: dict[str, Any] = {
        "mine": "yes" if mine else "no",
        "seats": words.seats(view["to_act"]),
        "count": len(view["to_act"]),
        "number": len(draft) + 1,
    }
    message = f"prompt-{question.replace('_', '-')}"
    if question == "secret" and mine and not any(FACE_OF[card] >= codes.SECRET for card in view["hand"]):
        message += "-draw" if view["table"][view["seat"]]["hand"] < codes.HAND_SIZE else "-none"
    elif question == "intercept" and mine and not can_intercept(view):
        message += "-none"
    elif question == "salvo" and mine and draft:
        parts = [ACTIONS.said(part) for part in draft]
        fired = [part for part in parts if part.verb is not LOAD]
        message += "-more" if parts[-1].verb is LOAD else "-load"
        values["carrier"] = card_name(card_named(view, fired[-1]), words)
    for name in ("card", "carrier"):
        if name in about:
            values[name] = card_name(about[name], words)
    if "attacker" in about:
        values["attacker"] = words.seat(about["attacker"])
    if "warhead" in about:
        values["megatons"] = EDITION.megatons[FACE_OF[about["warhead"]]]
    if question == "secret_target":
        face = FACE_OF[about["card"]]
        values["does"] = DOES.get(EDITION.secret_op[face], "miss")
        values["amount"] = EDITION.secret_amount[face]
    return prompt(view, words(message, **values))


def can_intercept(view: dict[str, Any]) -> bool:
    """NW-DEF-1: whether the seat has an anti-missile that stops the carrier."""
    carrier = FACE_OF[view["about"]["carrier"]]
    faces = [FACE_OF[card] for card in [*view["hand"], *view["table"][view["seat"]]["deterrents"]]]
    return any(
        codes.ANTI_MISSILE <= face < codes.SECRET and EDITION.is_stopped(carrier, face) for face in faces
    )
