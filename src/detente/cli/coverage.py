"""Which rules have a test, as a report."""

from pathlib import Path

from rich.console import Console

import detente
from detente.checks.coverage import coverage
from detente.cli.inputs import Wrong, find_game, similar

GAPS = 1


def report_coverage(game_id: str | None, folder: Path) -> int:
    """Print what is covered and what is not, of one game or of all; the exit code."""
    every = [detente.game(id) for id in detente.games()]
    games = every if game_id is None else [find_game(game_id)]
    if not folder.is_dir():
        raise Wrong(f"there is no folder {folder}: name the one with the tests by --tests")
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    found = coverage(folder, games, every)
    for id, rules in found.rules.items():
        if rules:
            console.print(f"{id}: {found.tested(id)} of {len(rules)} rules have a test")
        else:
            console.print(f"{id}: its rules text has no rules with an id (rules.en.md)")
    known = sorted(found.known)
    gaps = found.gaps + [
        f"{where}: no game has a rule {id!r}{similar(id, known)}" for where, id in found.unknown
    ]
    for gap in gaps:
        console.print(f"  {gap}")
    console.print(
        f"{found.tests} tests name rules; {len(gaps) or 'no'} {'gap' if len(gaps) == 1 else 'gaps'}"
    )
    return GAPS if gaps else 0
