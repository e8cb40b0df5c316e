"""What is asked."""

from typing import Any

from detente.core.shown.scene import Prompt, prompt
from detente.core.shown.words import Words
from detente.games.nations.scene.names import asked, card_name, card_text
from detente.games.nations.scene.reading import leader_at, phase


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt."""
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
    return prompt(view, words(message, **values))


def must_sell(view: dict[str, Any]) -> bool:
    """SDN-OUT-2: a leader should act, but no action can be paid, and there is a tanker to sell."""
    return bool(view["phase"] == "leader" and not view["keep"])


def left_to_do(view: dict[str, Any]) -> str:
    """SDN-TURN-2: what may still be done at the end of a turn, if there is money and room for it."""
    if view["tanker_used"]:
        return "none" if view["pipeline_used"] else "pipeline"
    return "tanker" if view["pipeline_used"] else "both"
