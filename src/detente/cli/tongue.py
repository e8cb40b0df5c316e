"""The language that a command speaks: `--language`, which applies to its error messages, too."""

from contextvars import ContextVar
from typing import Annotated

import typer

SPOKEN = ContextVar("SPOKEN", default="en")
"""The language that was asked for; there may be no texts in it."""


def speak(language: str) -> str:
    """Use this language from now on, before anything else in the input is checked."""
    SPOKEN.set(language)
    return language


AnyLanguage = Annotated[
    str, typer.Option("--language", "-l", help="en or de.", is_eager=True, callback=speak)
]
