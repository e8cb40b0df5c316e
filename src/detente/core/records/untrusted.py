"""JSON from outside: reads it within limits, so that no text can do harm, and refuses it with one sentence that says why."""

import json
import re
from collections.abc import Iterator
from math import isfinite
from typing import Any

from detente.core.records.faults import Fault

MOST_BYTES = 8 * 2**20
DEEPEST = 40
"""Greatest depth of nested lists and objects."""
LONGEST_NUMBER = 100
"""Greatest number of characters of a number: more than any seed has."""

LONGEST_QUOTE = 60

MARK = "\ufeff"
STRUCTURE = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)
"""A string, or where a list or an object begins or ends."""
HALVES = re.compile("[\ud800-\udfff]")
"""Unpaired surrogates: half characters, which cannot be encoded."""
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
"""Control characters except tab and line ends."""


class Unreadable(Fault):
    """A text that is refused as JSON. kind: the fault, in a word. what: is refused, see `parse_json`."""

    def __init__(self, kind: str, what: str = "", **about: Any) -> None:
        if what:
            about["what"] = Fault(f"of-{what}")
        super().__init__(f"json-{kind}", **about)
        self.kind = kind


def read_json(text: str | bytes, what: str) -> Any:
    """The value of a JSON file. Raises `Unreadable` (a ValueError), with a sentence about `what` ("record").

    It refuses what `parse_json` refuses, and control characters.
    """
    value = parse_json(text, what)
    refuse_characters(value, CONTROL, "no", what)
    return value


def parse_json(text: str | bytes, what: str) -> Any:
    """The value of a JSON text. Raises `Unreadable` (a ValueError), with a sentence about `what` (the text `fault-of-WHAT`).

    It refuses a text that is not JSON (NaN and Infinity are not), is longer than `MOST_BYTES`, is nested deeper than `DEEPEST`,
    or contains a number longer than `LONGEST_NUMBER` or too large for a float, a duplicate key in an object, or half a character.
    """
    if len(text) > MOST_BYTES:
        most = MOST_BYTES // 2**20
        raise Unreadable("large", what, most=most)
    written = decoded(text, what) if isinstance(text, bytes) else text
    if written.startswith(MARK):
        raise Unreadable("mark", what)
    check_depth(written, what)
    try:
        value = json.loads(
            written,
            object_pairs_hook=one_each,
            parse_int=whole,
            parse_float=real,
            parse_constant=no_number,
        )
    except json.JSONDecodeError as error:
        about = {"line": error.lineno, "column": error.colno}
        raise Unreadable("syntax", what, **about) from error
    except Unreadable as error:
        raise Unreadable(error.kind, what, **error.about) from error
    if "\\u" in written:
        refuse_characters(value, HALVES, "yes", what)
    return value


def refuse_characters(value: Any, characters: re.Pattern[str], half: str, what: str) -> None:
    """Raise `Unreadable` if a text in the value contains one of these characters; half: whether they are halves (yes or no)."""
    for string in strings(value):
        if characters.search(string):
            quote = string[:LONGEST_QUOTE]
            raise Unreadable("character", what, text=repr(quote), half=half)


def decoded(text: bytes, what: str) -> str:
    """The bytes decoded as UTF-8. Raises `Unreadable` if they are not UTF-8."""
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise Unreadable("bytes", what, byte=error.start) from error


def check_depth(text: str, what: str) -> None:
    """Raise `Unreadable` if lists and objects are nested deeper than `DEEPEST`."""
    depth = 0
    for found in STRUCTURE.finditer(text):
        first = found[0][0]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                raise Unreadable("deep", what, most=DEEPEST)
        elif first != '"':
            depth -= 1


def one_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object with these keys and values. Raises `Unreadable` if a key occurs twice."""
    value: dict[str, Any] = {}
    for key, item in pairs:
        if key in value:
            quote = key[:LONGEST_QUOTE]
            raise Unreadable("twice", key=quote)
        value[key] = item
    return value


def whole(digits: str) -> int:
    """A whole number from its digits."""
    return int(short(digits))


def real(digits: str) -> float:
    """A number with a fraction or an exponent. Raises `Unreadable` if it is too large for a float."""
    value = float(short(digits))
    if not isfinite(value):
        raise Unreadable("number", number=digits, large="yes")
    return value


def short(digits: str) -> str:
    """The digits of a number, unchanged. Raises `Unreadable` if there are more than `LONGEST_NUMBER` characters."""
    if len(digits) > LONGEST_NUMBER:
        raise Unreadable("digits", digits=len(digits), most=LONGEST_NUMBER)
    return digits


def no_number(name: str) -> float:
    """Raise `Unreadable` for NaN and Infinity."""
    raise Unreadable("number", number=name, large="no")


def strings(value: Any) -> Iterator[str]:
    """All texts in a value, including keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
