"""The text of the prompt: what the question asks."""

from typing import Any

from detente.core.shown.drawing import Prompt
from detente.core.shown.scene import prompt
from detente.core.shown.words import Words
from detente.games.germany.names import asked
from detente.games.germany.scene.prompts import about, before, ending, of_whom


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt for the current question."""
    question = asked(view)
    if question is None:
        return prompt(view, ending(view, words))
    values = of_whom(view, words) | about(view, words)
    return prompt(view, words(f"prompt-{question}", **values), before(view, words))
