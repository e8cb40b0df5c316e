"""The language that a command speaks: `--language`, also for what it refuses."""

from contextvars import ContextVar
from typing import Annotated

import typer

SPOKEN = ContextVar("SPOKEN", default="en")
"""What was asked for; there may be no texts in it."""


def speak(language: str) -> str:
    """Speak it from now on, before anything else that was typed is looked at."""
    SPOKEN.set(language)
    return language


AnyLanguage = Annotated[
    str, typer.Option("--language", "-l", help="en or de.", is_eager=True, callback=speak)
]
