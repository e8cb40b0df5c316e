"""The rules for people: a text per language, with an anchor at the beginning of every rule atom."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from detente.core.shown.words import Words

if TYPE_CHECKING:
    from detente.core.engine.game import Game

PAGE = re.compile(r"rules\.([a-z]+)\.md")
ANCHOR = re.compile(r'^(?:[-*] )?<a id="([^"]+)"></a>\s*', re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
HEADING = re.compile(r"^#+ ", re.MULTILINE)


def pages(game: Game) -> list[str]:
    """The languages in which a game has a rules page."""
    files = (file.name for file in resources.files(game.package).iterdir())
    return sorted(found[1] for found in map(PAGE.fullmatch, files) if found)


def atoms(game: Game, language: str) -> dict[str, str]:
    """The rule atoms by id, in the order of the rules: each as Markdown that stands alone."""
    return dict(read_atoms(game, language))


@cache
def read_atoms(game: Game, language: str) -> tuple[tuple[str, str], ...]:
    """See `atoms`."""
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


def ending(game: Game, language: str, reason: str) -> str:
    """How a game has ended by this rule, in a sentence of the game; the rule itself where it has none for it, or nothing."""
    own = Words(game, language).get(f"ending-{reason.replace('.', '-')}")
    return own or " ".join(atoms(game, language).get(reason, "").replace("*", "").split())
