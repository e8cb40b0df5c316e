"""Cleans what people write: one line, without invisible characters and those that reverse the direction of text."""

from __future__ import annotations

import unicodedata

from detente.server.errors import Refused

BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing, whatever their category says."""
JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")
"""Characters that join or separate their neighbours, in Persian and in emoji, and show nothing by themselves."""
IGNORED = ((0xFE00, 0xFE0F), (0x180B, 0x180F), (0x034F, 0x034F), (0xE0000, 0xE0FFF))
"""Ranges of characters that only modify how others are shown."""
MARKS = 3
"""The most combining marks on one letter."""


def clean_text(text: str) -> str:
    """A text in one line: without control characters, invisible letters, or spaces at its ends."""
    return cleaned(text, JOINERS)


def clean_lines(text: str) -> str:
    """A text of several lines without control characters."""
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cs"))


def clean_name(text: str, most: int = 40) -> str:
    """A name, in one form however it was typed, without invisible characters. Refused if nothing visible is left."""
    name = cleaned(text, frozenset())[:most].strip()
    if text.strip() and not name:
        raise Refused("malformed", "unseen-name")
    return name


def cleaned(text: str, joiners: frozenset[str]) -> str:
    """The text without invisible characters; `joiners` stay where they follow a visible one."""
    shown: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        seen = bool(shown) and shown[-1] != " "
        if kind in ("Cc", "Zl", "Zp", "Zs"):
            shown.append(" ")
        elif c in joiners:
            shown += [c] if seen else []
        elif hidden(c, kind):
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            shown += [c] if seen and marks <= MARKS else []
            continue
        else:
            shown.append(c)
        marks = 0
    return " ".join("".join(shown).split())


def hidden(c: str, kind: str) -> bool:
    """Whether a character is invisible: a format character, a surrogate, a private-use character, or a blank."""
    return kind in ("Cf", "Cs", "Co") or c in BLANK or any(first <= ord(c) <= last for first, last in IGNORED)


def lookalike_form(name: str) -> str:
    """A form that is equal for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()
