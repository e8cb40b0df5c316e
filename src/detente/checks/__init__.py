"""The checks for any game, from its rules to its texts, pictures and bots, including games by other authors.

    from detente.checks import examine
    faults = [fault for findings in examine(game) for fault in findings.faults]

`detente check GAME` prints what `examine` finds. The checks play random games, so a property that is true in many games
may still fail in another: more games give more certainty.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import detente
from detente.checks import players
from detente.checks.boards import faults_of_boards
from detente.checks.changes import Changes
from detente.checks.coverage import coverage
from detente.checks.explanations import Explanations
from detente.checks.findings import Fault, Findings, said
from detente.checks.learning import faults_of_learning
from detente.checks.pages import faults_of_pages, unknown_rules
from detente.checks.played import Film, Watcher
from detente.checks.reports import faults_of_reports
from detente.checks.scenes import LogLines, Pictures, Scenes
from detente.checks.texts import faults_of_texts
from detente.core.authors.checks import PROPERTIES
from detente.core.authors.checks.common import USUAL
from detente.core.authors.checks.positions import faults_of_positions
from detente.core.authors.walk import Property, Walk, broken_at, found_at
from detente.core.engine.game import Game
from detente.core.engine.options import choices
from detente.core.engine.parts import faults as broken_parts
from detente.core.shown.rulebook import pages
from detente.core.shown.words import languages

__all__ = ["ALL_PROPERTIES", "Fault", "Findings", "begun", "examine", "files", "shown", "spoken_in"]

SAMPLES = 8
"""The number of positions of each random game at which a property is checked."""

WATCHERS: tuple[type[Watcher], ...] = (Scenes, Explanations, LogLines, Changes, Pictures, players.Brains)
"""The checks of what is shown in random games."""

ALL_PROPERTIES: Mapping[str, Property] = {
    **PROPERTIES,
    players.bots_choose_alike.__name__: players.bots_choose_alike,
}
"""The checks of single positions, by name."""


def spoken_in(game: Game) -> tuple[str, ...]:
    """The languages in which a game has texts or rules; English if it has neither."""
    return tuple(sorted({*languages(game.package), *pages(game)})) or (USUAL,)


def tables_of(game: Game, games: int | None = None) -> list[tuple[int, dict[str, Any]]]:
    """Seeds and options of this many random games; if no number is given, enough for every value of every option."""
    every = list(choices(game.options))
    return list(enumerate(islice(cycle(every), len(every) if games is None else games)))


def examine(
    game: Game,
    games: int | None = None,
    languages: Sequence[str] | None = None,
    tests: Path | None = None,
) -> Iterator[Findings]:
    """What each check finds, one after the other.

    games: the number of random games; if not given, enough for every value of every option. languages: those in which the
    game is shown; all it has if not given. tests: the folder with the tests of its rules, if they should be read.
    """
    spoken = tuple(languages or spoken_in(game))
    yield from files(game, spoken, tests)
    starts, walks = begun(game, games)
    yield starts
    for name, holds in ALL_PROPERTIES.items():
        yield property_of(name, holds, walks)
    yield from shown(game, spoken, walks)


def begun(game: Game, games: int | None) -> tuple[Findings, list[Walk]]:
    """The random games that start, and the errors of the others."""
    findings = Findings("starts")
    walks: list[Walk] = []
    for seed, options in tables_of(game, games):
        try:
            walks.append(Walk(game, options, seed))
        except Exception as error:
            findings.add(f"a game with {options} and seed {seed} does not start: {said(error)}")
    findings.looked = f"{len(walks)} games, {sum(len(walk.moves) for walk in walks)} moves"
    return findings, walks


def files(game: Game, spoken: Sequence[str], tests: Path | None = None) -> Iterator[Findings]:
    """The checks of a game's files: texts, rules pages, positions, boards, tests."""
    yield listed("parts", "modules, texts, rules pages and boards", lambda: broken_parts(game))
    yield texts(game, spoken)
    yield listed("rules pages", ", ".join(spoken), lambda: faults_of_pages(game, spoken))
    yield listed("learning", ", ".join(spoken), lambda: faults_of_learning(game, spoken))
    yield listed("rule ids", "code and texts", lambda: unknown_rules(game))
    yield listed("events", f"{len(game.events)} kinds", lambda: faults_of_reports(game))
    yield listed("positions", "facts", lambda: faults_of_positions(game))
    yield listed("boards", ", ".join(game.drawings) or "none", lambda: faults_of_boards(game))
    if tests is not None:
        yield rules_with_tests(game, tests)


def shown(game: Game, spoken: Sequence[str], walks: Sequence[Walk]) -> Iterator[Findings]:
    """The checks of what observers see in whole random games, and of games between bots from the same deals."""
    film = Film(game, tuple(spoken), WATCHERS)
    for walk in walks:
        film.show(walk)
    yield from film.findings()
    yield players.play(game, walks)


def listed(name: str, looked: str, faults: Callable[[], Iterator[str] | list[str]]) -> Findings:
    """The findings of a check that only lists what is wrong."""
    findings = Findings(name, looked)
    try:
        for fault in faults():
            findings.add(fault)
    except Exception as error:
        findings.add(said(error))
    return findings


def texts(game: Game, spoken: Sequence[str]) -> Findings:
    """The check of the text files; a game may have none."""
    there = languages(game.package)
    if not there:
        return Findings("texts", "the game has no texts", skipped=True)
    missing = [language for language in spoken if language not in there]
    findings = listed(
        "texts", ", ".join(spoken), lambda: faults_of_texts(game, [x for x in spoken if x in there])
    )
    for language in missing:
        findings.add(f"there is no locale/{language}.ftl")
    return findings


def rules_with_tests(game: Game, folder: Path) -> Findings:
    """Rules that no test in a folder names. Tests that name none of the game's rules belong to another game."""
    found = coverage(folder, [game], [detente.game(id) for id in detente.games()])
    own = found.rules[game.id]
    looked = f"{found.tested(game.id)} of {len(own)} rules have a test in {folder}"
    if not own or not found.tested(game.id):
        return Findings("rules with tests", looked, skipped=True)
    return listed("rules with tests", looked, lambda: [f"{id} has no test" for id in found.bare[game.id]])


def property_of(name: str, holds: Property, walks: Sequence[Walk]) -> Findings:
    """The check whether a property is true at some positions of random games."""
    findings = Findings(name.replace("_", " "))
    looked = 0
    for walk in walks:
        positions = walk.sample(SAMPLES)
        looked += len(positions)
        for position, error in broken_at(walk, holds, positions):
            text = str(error) if isinstance(error, AssertionError) else said(error)

            def where(file: str, walk: Walk = walk, position: int = position) -> str:
                return found_at(walk, position, file)

            findings.add(text or repr(error), where)
    findings.looked = f"{looked} positions of {len(walks)} games"
    return findings
