"""A report on everything that a game must comply with."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from detente.checks import Findings, examine, spoken_in
from detente.cli.commands.authors import CheckOptions
from detente.cli.inputs import Wrong, find_game, read_language

FAULTS = 1
TESTS = Path("tests")
"""The folder of a game's tests if no other is typed."""
WIDTH = 32
"""The width of a check's name."""


def report_checks(typed: CheckOptions) -> int:
    """Run all checks on a game and print what each one finds; the exit code."""
    game = find_game(typed.game)
    there = spoken_in(game)
    chosen = [read_language(typed.language, there, game.id)] if typed.language is not None else None
    if typed.tests is not None and not typed.tests.is_dir():
        raise Wrong(f"there is no folder {typed.tests}: name the one with the tests by --tests")
    folder = typed.tests or TESTS
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    console.print(f"{game.id}, rules version {game.version}", style="bold")
    checks = faults = 0
    for findings in examine(game, typed.games, chosen, folder if folder.is_dir() else None):
        checks += not findings.skipped
        faults += findings.count
        print_findings(console, findings)
    console.print(f"{checks} checks, {faults or 'no'} {'fault' if faults == 1 else 'faults'}")
    return FAULTS if faults else 0


def print_findings(console: Console, findings: Findings) -> None:
    """A line for the check, and one or two for each fault."""
    verdict, style = ("ok", "green")
    if findings.skipped:
        verdict, style = ("not checked", "dim")
    elif findings.count:
        verdict, style = (f"{findings.count} {'fault' if findings.count == 1 else 'faults'}", "bold red")
    console.print(
        Text.assemble(f"  {findings.name:{WIDTH}}", (verdict, style), (f"  {findings.looked}", "dim"))
    )
    for fault in findings.faults:
        first, *rest = str(fault).splitlines()
        console.print(Text(f"    {first}", "red"))
        for line in rest:
            console.print(Text(f"      {line}", "dim"))
    if findings.left_out:
        console.print(Text(f"    and {findings.left_out} more", "red"))
