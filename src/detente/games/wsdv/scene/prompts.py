"""What is asked."""

from typing import Any

from detente.core.shown.scene import Prompt, prompt
from detente.core.shown.words import Words
from detente.games.germany.names import asked, side
from detente.games.germany.scene.prompts import about, before


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt."""
    question = asked(view)
    if question is None:
        winner = next((seat for seat, share in enumerate(view["returns"] or []) if share), 0)
        return prompt(
            view,
            words("prompt-over", winner=side(winner, words), reason=(view["ending"] or "").replace(".", "-")),
        )
    values: dict[str, Any] = {
        "mine": "yes" if view["seat"] in view["to_act"] else "no",
        "side": ", ".join(side(seat, words) for seat in view["to_act"]),
    }
    return prompt(view, before(view, words) + words(f"prompt-{question}", **values, **about(view, words)))
