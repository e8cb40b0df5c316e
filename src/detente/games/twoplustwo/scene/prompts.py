"""What is asked, and in an automatic event why of whom."""

from typing import Any

from detente.core.shown.scene import Prompt, prompt
from detente.core.shown.words import Words
from detente.games.germany.names import asked, side, who
from detente.games.germany.scene.prompts import about, before, ending, of_whom
from detente.games.germany.symbols import card_name


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt."""
    question = asked(view)
    if question is None:
        return prompt(view, ending(view, words, trigger=triggered(view, words)))
    values = of_whom(view, words) | about(view, words)
    start = automatic(view, words) if view["auto"] is not None else before(view, words)
    return prompt(view, start + words(f"prompt-{question}", **values))


def automatic(view: dict[str, Any], words: Words) -> str:
    """TPT-AUTO-9.1: that nobody is active, and whose advantage it is."""
    auto = view["auto"]
    return words(
        "before-auto",
        card=card_name(view["play"]["card"], words),
        power=side(auto["seat"], words) if auto["seat"] is not None else "none",
        level=auto["level"],
    )


def triggered(view: dict[str, Any], words: Words) -> str:
    """TPT-NUKE-11.1: who has pressed the red button, if anybody has."""
    return who(view["button"], words) if view["button"] is not None else ""


def winners(view: dict[str, Any], words: Words) -> str:
    """Who has won, by name of the role."""
    return words.listed([who(seat, words) for seat, share in enumerate(view["returns"] or []) if share])
