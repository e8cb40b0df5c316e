"""The language that a command speaks: `--language`, which applies to its error messages, too."""

import os
from contextvars import ContextVar
from typing import Annotated

import typer

SPOKEN = ContextVar("SPOKEN", default="en")
"""The language that was asked for; there may be no texts in it."""


def speak(language: str) -> str:
    """Use this language from now on, before anything else in the input is checked."""
    SPOKEN.set(language)
    return language


def wanted_language(there: list[str]) -> str:
    """The first of these languages that the environment asks for, as other programs read it; English if there is none."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            language = os.environ[variable].partition("_")[0].partition(".")[0]
            return language if language in there else "en"
    return "en"


AnyLanguage = Annotated[
    str,
    typer.Option(
        "--language", "-l", help="en, de, or another in which there are texts.", is_eager=True, callback=speak
    ),
]
