"""Output on screens that do not know all letters: what they lack is written with letters and signs that they have."""

import codecs
import io
import os
import sys
from typing import Any, Final

from detente.core.shown.letters import in_ascii

FALLBACK: Final = "detente-letters"
ASCII_LOCALES: Final = ("C", "POSIX")


def replaced(error: UnicodeError) -> tuple[str | bytes, int]:
    """What is written for letters that an encoding lacks."""
    assert isinstance(error, UnicodeEncodeError)
    return in_ascii(error.object[error.start : error.end]), error.end


def prepare_output() -> None:
    """Let nothing that is printed fail for its letters. A screen whose locale is C gets ASCII, whatever Python would send."""
    codecs.register_error(FALLBACK, replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = "ascii" if stream.isatty() and asked_for_ascii() else stream.encoding
            stream.reconfigure(encoding=encoding, errors=FALLBACK)


def asked_for_ascii() -> bool:
    """Whether the environment asks for ASCII: by its locale, unless it says how Python shall write."""
    if os.environ.get("PYTHONIOENCODING") or os.environ.get("PYTHONUTF8"):
        return False
    for variable in ("LC_ALL", "LC_CTYPE", "LANG"):
        said = os.environ.get(variable)
        # Python itself sets LC_CTYPE=C.UTF-8 where the locale is C.
        if said and (variable, said) != ("LC_CTYPE", "C.UTF-8"):
            return said in ASCII_LOCALES
    return False


def knows_all_letters() -> bool:
    """Whether the standard output takes all letters."""
    return "utf" in (getattr(sys.stdout, "encoding", None) or "utf-8").lower()


def fitted(shown: Any) -> Any:
    """Plain JSON types with all texts in ASCII, before they are laid out: some letters become two."""
    if isinstance(shown, str):
        return in_ascii(shown)
    if isinstance(shown, list):
        return [fitted(each) for each in shown]
    if isinstance(shown, dict):
        return {key: fitted(each) for key, each in shown.items()}
    return shown
