"""Letters of all languages: sorted as readers expect, compared as people type them, and written with ASCII alone.

Nothing depends on the locales of the system.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

KEPT: Final = 5_000
SPELLED_OUT: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"}
    | {"Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Ø": "Oe", "Å": "Aa"}
)
"""Letters that are typed as two where the keyboard lacks them."""
LIGATURES: Final = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "þ": "th", "ð": "d", "ı": "i"}
    | {"ẞ": "SS", "Æ": "Ae", "Œ": "Oe", "Ø": "O", "Ł": "L", "Đ": "D", "Þ": "Th", "Ð": "D"}
)
"""Letters that Unicode does not split into a letter and an accent."""
SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("„“”«»‟", '"'),
        **dict.fromkeys("‚‘’‹›′", "'"),
        **dict.fromkeys("–—−‐‑‒─━╌", "-"),
        **dict.fromkeys("·•◦∙⌂", "*"),
        **dict.fromkeys("│┃║", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰╔╗╚╝╠╣╦╩╬┏┓┗┛╋", "+"),
        **dict.fromkeys("█▇▆▅▄▃▂▁▉▊▋▌▍▎▏", "#"),
        "░": ".",
        **dict.fromkeys("\u00a0\u202f\u2009\u2007", " "),
        "…": "...",
        "→": "->",
        "←": "<-",
        "↔": "<->",
        "⇒": "=>",
        "×": "x",
        "≥": ">=",
        "≤": "<=",
        "≈": "~",
        "±": "+-",
        "✓": "yes",
        "✗": "no",
        "€": "EUR",
        "£": "GBP",
    }
)
DIGITS: Final = re.compile(r"(\d+)")
LETTERS_AND_DIGITS: Final = re.compile(r"[^\W_]+")


@lru_cache(KEPT)
def bare(text: str) -> str:
    """A text in small letters without accents: `Österreich` is `osterreich`, `Québec` `quebec`."""
    split = unicodedata.normalize("NFKD", text.translate(LIGATURES))
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


@lru_cache(KEPT)
def spellings(text: str) -> tuple[str, ...]:
    """The ways to type a text without accents: `osterreich` and `oesterreich`."""
    return tuple(dict.fromkeys((bare(text), bare(text.translate(SPELLED_OUT)))))


@lru_cache(KEPT)
def words_in(text: str) -> tuple[tuple[str, ...], ...]:
    """The words of a text, each in all its spellings."""
    return tuple(spellings(word) for word in LETTERS_AND_DIGITS.findall(text))


@lru_cache(KEPT)
def rank(text: str) -> tuple[tuple[tuple[int, int, str], ...], str]:
    """The key by which readers of English and German look a text up: accents come after the same letters without, numbers by size."""
    parts = DIGITS.split(" ".join(LETTERS_AND_DIGITS.findall(bare(text))))
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part), text


@lru_cache(KEPT)
def in_ascii(text: str) -> str:
    """A text for screens that know only ASCII: `Österreich` is `Oesterreich`, `→` is `->`."""
    if text.isascii():
        return text
    spelled = text.translate(SPELLED_OUT).translate(LIGATURES).translate(SIGNS)
    split = unicodedata.normalize("NFKD", spelled)
    return "".join(
        "" if unicodedata.combining(letter) else letter if letter.isascii() else "?" for letter in split
    )
