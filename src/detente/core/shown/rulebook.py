"""The rules for people: a text per language, with an anchor at the beginning of every rule atom.

People read the text of a page; `with_ids` adds each anchor's id at the end of a paragraph. Signs mark rules that no publisher
states: see `MARKS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from detente.core.shown.words import Words

if TYPE_CHECKING:
    from detente.core.engine.game import Game

PAGE = re.compile(r"rules\.([a-z]+)\.md")
ANCHOR = re.compile(r'^(?:[-*] )?<a id="([^"]+)"></a>\s*(?:\*\*\1\*\*\s*)?', re.MULTILINE)
"""Where an atom begins: its anchor, and the id that may follow it in bold."""
PARAGRAPH_END = re.compile(r"\n(?=[ \t]*(?:\n|(?:[-*+>#|]|\d+[.)])[ \t]|$))|\Z")
FIRST_SENTENCE = re.compile(r".{12,}?[.!?](?=\s+[A-ZÄÖÜ„“(])")
LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
HEADING = re.compile(r"^#+ ", re.MULTILINE)
MARKS: Final = {"⌂": "mark-house", "◦": "mark-practice"}
"""Signs after a rule or a sentence, each with the message that explains it in words."""


def pages(game: Game) -> list[str]:
    """The languages in which a game has a rules page."""
    files = (file.name for file in resources.files(game.package).iterdir())
    return sorted(found[1] for found in map(PAGE.fullmatch, files) if found)


def atoms(game: Game, language: str) -> dict[str, str]:
    """The rule atoms by id, in the order of the rules, each as self-contained Markdown."""
    return dict(read_atoms(game, language))


@cache
def read_atoms(game: Game, language: str) -> tuple[tuple[str, str], ...]:
    """The rule atoms as (id, Markdown) pairs, cached for `atoms`."""
    text = game.rules_text(language)
    starts = list(ANCHOR.finditer(text))
    found: list[tuple[str, str]] = []
    for k, start in enumerate(starts):
        end = starts[k + 1].start() if k + 1 < len(starts) else len(text)
        heading = HEADING.search(text, start.end(), end)
        body = text[start.end() : heading.start() if heading else end]
        found.append((start[1], LINK.sub(r"\1", body).strip()))
    return tuple(found)


def atom(game: Game, language: str, id: str) -> str:
    """One rule atom as Markdown. KeyError if there is no such rule."""
    found = atoms(game, language)
    if id not in found:
        raise KeyError(f"no rule {id!r} in {game.id}")
    return found[id]


def sentence(game: Game, language: str, id: str) -> str:
    """The first sentence of a rule as plain text, for a message; "" if there is no such rule."""
    text = atoms(game, language).get(id, "")
    whole = plain(text[: paragraph_end(text, 0)])
    first = FIRST_SENTENCE.match(whole)
    return first[0] if first else whole


def plain(text: str) -> str:
    """Markdown of a rule without its signs."""
    return " ".join(re.sub(rf"[*`{''.join(MARKS)}]", "", text).split())


def with_ids(text: str, shown: Callable[[str], str]) -> str:
    """A rules page with each atom's id, as `shown` formats it, after the atom's first paragraph instead of before it."""
    parts: list[str] = []
    read = 0
    for start in ANCHOR.finditer(text):
        end = paragraph_end(text, start.end())
        marker = start[0].partition("<")[0]
        parts += text[read : start.start()], f'{marker}<a id="{start[1]}"></a>'
        parts += text[start.end() : end].rstrip(), " ", shown(start[1])
        read = end
    return "".join((*parts, text[read:]))


def with_id(text: str, shown: str) -> str:
    """The text of one atom with its formatted id, `shown`, after its first paragraph."""
    end = paragraph_end(text, 0)
    return f"{text[:end].rstrip()} {shown}{text[end:]}"


def paragraph_end(text: str, start: int) -> int:
    """The index of the end of the paragraph that contains `start`."""
    found = PARAGRAPH_END.search(text, start)
    return found.start() if found else len(text)


def marks(game: Game, language: str) -> dict[str, str]:
    """The signs used after rules, each with its meaning in words."""
    words = Words(game, language)
    return {sign: words(message) for sign, message in MARKS.items()}


def ending(game: Game, language: str, reason: str) -> str:
    """How a game has ended by this rule, in a sentence of the game; else the rule's text, or "" if there is no such rule."""
    own = Words(game, language).get(f"ending-{reason.replace('.', '-')}")
    return own or plain(atoms(game, language).get(reason, ""))
