"""The commands of `detente rules`: the rules of a game, and the tests of them."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import AnyGame, AnyTests
from detente.cli.commands.completing import games
from detente.cli.commands.group import GameOr
from detente.cli.tongue import AnyLanguage

group = typer.Typer(cls=GameOr, no_args_is_help=True, rich_markup_mode="rich")


@group.callback()
def rules_root() -> None:
    """Read the rules of a game, or one rule of it; or see which rules no test checks.

    [dim]Examples:[/dim]
    detente rules nuclear_war
    detente rules nuclear_war NW-BOMB-2 --language de
    detente rules coverage
    """


@group.command(name="show")
def rules_command(
    game: AnyGame,
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="The id of one rule, such as NW-END-1.")
    ] = None,
    language: AnyLanguage = "en",
) -> None:
    """The rules of a game, or one of them. The word show can be left out.

    [dim]Examples:[/dim]
    detente rules nuclear_war
    detente rules nuclear_war NW-BOMB-2 --language de
    """
    from detente.cli.rules import show_rules

    show_rules(game, rule, language)


@group.command(name="coverage")
def coverage_command(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Only this game; all that are installed if not given.", autocompletion=games
        ),
    ] = None,
    tests: AnyTests = Path("tests"),
) -> None:
    """Find rules without a test: tests name the rules they check with pytest.mark.rule("ID").

    Also reported: marks with ids that no game has, tests with more than three ids,
    marks that belong to no test, and rules that only one language has.
    The exit code is 1 if there is any such gap.

    [dim]Examples:[/dim]
    detente rules coverage
    detente rules coverage isles --tests tests/rules
    """
    from detente.cli.coverage import report_coverage

    raise typer.Exit(report_coverage(game, tests))
