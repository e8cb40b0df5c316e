"""Rules pages: the same rules in every language, and nothing else names a rule that they do not have."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise

from detente.core.engine.game import Game
from detente.core.shown.rulebook import ANCHOR, atoms
from detente.core.shown.rulebook import pages as languages_of

REFERENCE = re.compile(r"\]\(#([^)]*)\)")
SOURCES = (".py", ".ftl", ".toml", ".json", ".md")
"""The types of files that are searched for rule ids."""
NAMED = 4
"""The number of places reported for an unknown rule."""


def faults_of_pages(game: Game, languages: Sequence[str]) -> Iterator[str]:
    """Everything that is wrong with the rules pages of a game. languages: those in which it should have one."""
    there = languages_of(game)
    for language in languages:
        if language not in there:
            yield f"there is no rules.{language}.md"
    for language in there:
        text = game.text(f"rules.{language}.md")
        for id, count in Counter(ANCHOR.findall(text)).items():
            if count > 1:
                yield f"rules.{language}.md has the rule {id} {count} times"
        for id in sorted(set(REFERENCE.findall(text)) - set(atoms(game, language))):
            yield f"rules.{language}.md leads to the rule {id}, which is not there"
    yield from differing_rules(game)


def differing_rules(game: Game) -> Iterator[str]:
    """Rules that are missing in some languages of a game, or are in another order."""
    found = {language: list(atoms(game, language)) for language in languages_of(game)}
    for language, ids in found.items():
        for other, others in found.items():
            for id in ids:
                if id not in others:
                    yield f"{id} is in {game.id}'s rules.{language}.md, but not in rules.{other}.md"
    for (language, ids), (other, others) in pairwise(found.items()):
        moved = next((a for a, b in zip(ids, others, strict=False) if a != b), None)
        if moved is not None and set(ids) == set(others):
            yield f"rules.{language}.md and rules.{other}.md have their rules in another order from {moved} on"


def unknown_rules(game: Game) -> Iterator[str]:
    """Rules that code and texts of a game name, but its rules pages do not have."""
    known = {id for language in languages_of(game) for id in atoms(game, language)}
    if not known:
        return
    pattern = re.compile(
        rf"\b(?:{'|'.join(sorted({re.escape(id.partition('-')[0]) for id in known}))})-[A-Z][\w.-]*"
    )
    parts = {id[: end.start()] for id in known for end in re.finditer(r"[.-]", id)}
    there = {id.replace(".", "-") for id in known | parts}
    named: dict[str, list[str]] = {}
    for place, line in lines_of(resources.files(game.package)):
        for id in pattern.findall(line):
            id = id.rstrip(".-_")
            if id.replace(".", "-") not in there:
                named.setdefault(id, []).append(place)
    for id, places in sorted(named.items()):
        more = f" and {len(places) - NAMED} more" if len(places) > NAMED else ""
        yield f"no rule {id}, which is named in {', '.join(places[:NAMED])}{more}"


def lines_of(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """All lines of the files of a package, each with its place."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}{entry.name}"
        if entry.is_dir():
            yield from lines_of(entry, f"{name}/")
        elif entry.name.endswith(SOURCES):
            for number, line in enumerate(entry.read_text("utf-8").splitlines(), 1):
                yield f"{name}:{number}", line
