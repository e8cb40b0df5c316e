"""What is asked, and in an automatic event why of whom."""

from typing import Any

from detente.core.shown.scene import Prompt, prompt
from detente.core.shown.words import Words
from detente.games.germany.names import asked, side
from detente.games.germany.scene.prompts import about, before
from detente.games.germany.symbols import card_name
from detente.games.twoplustwo import codes as tpt


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt."""
    question = asked(view)
    if question is None:
        return prompt(view, ending(view, words))
    values: dict[str, Any] = {
        "mine": "yes" if view["seat"] in view["to_act"] else "no",
        "side": ", ".join(side(seat, words) for seat in view["to_act"]),
    }
    start = automatic(view, words) if view["auto"] is not None else before(view, words)
    return prompt(view, start + words(f"prompt-{question}", **values, **about(view, words)))


def automatic(view: dict[str, Any], words: Words) -> str:
    """TPT-AUTO-9.1: that nobody is active, and whose advantage it is."""
    auto = view["auto"]
    return words(
        "before-auto",
        card=card_name(view["play"]["card"], words),
        power=side(auto["seat"], words) if auto["seat"] is not None else "none",
        level=auto["level"],
    )


def winners(view: dict[str, Any], words: Words) -> str:
    """Who has won, by name of the role."""
    returns = view["returns"] or [0.0] * tpt.SEATS
    return words("and").join(side(seat, words) for seat, share in enumerate(returns) if share)


def ending(view: dict[str, Any], words: Words) -> str:
    """How the game has come out."""
    return words(
        "prompt-over",
        winner=winners(view, words),
        reason=(view["ending"] or "").replace(".", "-"),
        trigger=side(view["button"], words) if view["button"] is not None else "none",
    )
