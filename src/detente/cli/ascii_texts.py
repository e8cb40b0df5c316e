"""The terminal's own texts on screens that know only ASCII."""

from typing import Any

from detente.core.shown.letters import in_ascii
from detente.core.shown.words import Texts


class AsciiTexts(Texts):
    """Texts in ASCII."""

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text of a message, with these values."""
        return in_ascii(super().__call__(message, **values))
