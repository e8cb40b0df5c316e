"""Refusals: what was wrong, as a code for programs and as a message for people in their language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from detente.core.engine.game import Game
from detente.core.records.faults import said_in
from detente.core.shown.words import Texts, languages, languages_of

PACKAGE = "detente.server"
STATUS = {
    "malformed": 400,
    "forbidden": 403,
    "unknown": 404,
    "stale": 409,
    "illegal": 409,
    "not_now": 409,
    "rules_changed": 409,
    "too_large": 413,
    "too_slow": 408,
    "too_many": 429,
    "failed": 500,
    "busy": 503,
    "unavailable": 503,
}


class Refused(Exception):
    """A request that cannot be carried out; nothing has changed.

    code: see docs/protocol.md. message: id of the server's text, with its values, errors included. rule: the atom that forbids a move.
    """

    def __init__(self, code: str, message: str, rule: str | None = None, **values: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.values = values

    def body(self, language: str) -> dict[str, Any]:
        """The answer's body."""
        values = {
            name: said_in(value, language) if isinstance(value, ValueError) else value
            for name, value in self.values.items()
        }
        text = Texts(language, PACKAGE)(f"error-{self.message}", rule=self.rule or "", **values)
        error: dict[str, Any] = {"code": self.code, "message": text}
        if self.rule is not None:
            error["rule"] = self.rule
        if self.code == "too_many":
            error |= {"allowed": self.values["allowed"], "retry_after": self.values["wait"]}
        return {"error": error}


def field_error(problem: Mapping[str, Any], language: str) -> str:
    """What is wrong with a field of a request, in words. problem: in pydantic's form."""
    texts = Texts(language, PACKAGE)
    place = ".".join(str(part) for part in problem["loc"][1:]) or str(problem["loc"][0])
    about: dict[str, Any] = {
        name: value for name, value in problem.get("ctx", {}).items() if isinstance(value, str | int)
    }
    for name in about.keys() & {"expected", "expected_tags"}:
        about[name] = about[name].replace("'", "").replace(" or ", ", ")
    message = f"misfit-{problem['type'].replace('_', '-')}"
    return texts(message if message in texts else "misfit-other", place=place, **about)


def speak(wanted: str | None, accepted: str | None) -> str:
    """The language to answer in: the requested one, else the first acceptable one that exists, else English."""
    there = languages(PACKAGE)
    if wanted in there:
        return str(wanted)
    for part in (accepted or "").split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in there:
            return language
    return "en"


def spoken_by(game: Game, language: str) -> str:
    """The language in which a game addresses a person who prefers this one."""
    there = languages_of(game)
    return next((each for each in (language, "en") if each in there), there[0])
