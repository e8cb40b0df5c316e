"""The text of the prompt, which in an automatic event also says why this seat must answer."""

from typing import Any

from detente.core.shown.drawing import Prompt
from detente.core.shown.scene import prompt
from detente.core.shown.words import Words
from detente.games.germany.names import asked, side, who
from detente.games.germany.scene.prompts import about, before, ending, of_whom
from detente.games.germany.symbols import card_name
from detente.games.twoplustwo.card_faces import POWERS


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt for the current question."""
    question = asked(view)
    if question is None:
        return prompt(view, ending(view, words, trigger=triggered(view, words), **decided(view)))
    values = of_whom(view, words) | about(view, words)
    topic = automatic(view, words) if view["auto"] is not None else before(view, words)
    return prompt(view, words(f"prompt-{question}", **values), topic)


def automatic(view: dict[str, Any], words: Words) -> str:
    """TPT-AUTO-9.1: a note that no one is active, and who has the advantage."""
    auto = view["auto"]
    return words(
        "before-auto",
        card=card_name(view["play"]["card"], words),
        power=side(auto["seat"], words) if auto["seat"] is not None else "none",
        level=auto["level"],
    )


def triggered(view: dict[str, Any], words: Words) -> str:
    """TPT-NUKE-11.1: who pressed the red button, if anyone did."""
    return who(view["button"], words) if view["button"] is not None else ""


def decided(view: dict[str, Any]) -> dict[str, Any]:
    """TPT-EOD-12.4.3: the winner's side, whether its superpower has won or its state, and the points of it and of its rival."""
    winner = view["returns"].index(max(view["returns"]))
    power = winner % len(POWERS)
    points, others = (view["points"][each]["total"] for each in (power, 1 - power))
    return {
        "side": ("yellow", "red")[power],
        "rank": "power" if winner < len(POWERS) else "state",
        "points": points,
        "others": others,
    }


def winners(view: dict[str, Any], words: Words) -> str:
    """The winners, by role name."""
    return words.listed([who(seat, words) for seat, share in enumerate(view["returns"] or []) if share])
