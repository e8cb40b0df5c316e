"""The actions of a game: one fixed, numbered list, and its notation."""

import difflib
from collections.abc import Iterable


class ActionSpace:
    """All actions of a game, numbered from 0; each has a text that saves, logs and people use.

    size: how many there are. Numbers do not outlive a process, texts do.
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            doubled = next(text for text in self._texts if self._texts.count(text) > 1)
            raise ValueError(f"two actions are written {doubled!r}")
        self.size = len(self._texts)

    def text(self, action: int) -> str:
        """How the action is written. ValueError if there is no such action."""
        if not 0 <= action < self.size:
            raise ValueError(f"no action {action}: there are 0 to {self.size - 1}")
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action that is written so; case and extra blanks do not count. ValueError names similar ones."""
        written = " ".join(text.split())
        number = self._numbers.get(written)
        if number is None:
            number = next((n for t, n in self._numbers.items() if t.lower() == written.lower()), None)
        if number is None:
            similar = difflib.get_close_matches(written, self._texts, n=3)
            hint = f"; similar: {', '.join(similar)}" if similar else ""
            raise ValueError(f"no action is written {written!r}{hint}")
        return number
