"""The command `learn`."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import AnyGame, AnySeed
from detente.cli.commands.options import command

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class LearnOptions:
    """What `detente learn` takes."""

    game: AnyGame
    resume: Annotated[
        Path,
        typer.Option(
            "--resume",
            metavar="FOLDER",
            help="Keep the run in this folder. If it already holds one, continue it; it must be of the same recipe.",
        ),
    ]
    decisions: Annotated[
        int | None, typer.Option("--decisions", "-n", help="Decisions at all tables, after the lessons.")
    ] = None
    lessons: Annotated[
        list[str],
        typer.Option(
            "--lessons",
            metavar="BOT=NUMBER",
            help="First imitate a bot in this number of its decisions; can be given several times, and NUMBER 0 means none. "
            "If not given: none.",
        ),
    ] = field(default_factory=list)
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar="BOT,BOT,...",
            help="Learn to beat these bots, instead of itself; a single one takes all other seats.",
        ),
    ] = None
    bouts: Annotated[
        float | None,
        typer.Option(
            "--bouts",
            metavar="SHARE",
            help="With --against: the bots are at this share of the tables only, from 0 to 1; at the others it plays itself.",
        ),
    ] = None
    settings: Annotated[
        list[str],
        typer.Option(
            "--set",
            metavar="NAME=NUMBER",
            help="Another number of the recipe, such as rate=0.0005; can be given several times.",
        ),
    ] = field(default_factory=list)
    seed: AnySeed = None
    examine: Annotated[
        int,
        typer.Option(
            "--examine",
            metavar="GAMES",
            help="At the end, play this many games among --against, or else among the first teacher.",
        ),
    ] = 0
    weights: Annotated[
        Path | None,
        typer.Option(
            "--weights",
            metavar="FILE",
            help="Write what was learned for the bot learned:FILE, which plays without PyTorch.",
        ),
    ] = None
    curve: Annotated[
        Path | None, typer.Option("--curve", metavar="FILE.svg", help="Draw the learning curve.")
    ] = None


@command(group, "learn")
def learn_command(typed: LearnOptions) -> int:
    """Learn a game: correct what its bots know, by games against itself and bots (PPO).

    A run that was stopped goes on from its last checkpoint, and comes to the same
    result. One CPU core is used. Takes pip install 'detente\\[learn]'.

    [dim]Examples:[/dim]
    detente learn nuclear_war --resume runs/nuclear_war --weights mine.weights --curve mine.svg
    detente learn nations --set lean=0 --lessons heuristic=60000 --resume runs/nations
    detente simulate nuclear_war --bots learned:mine.weights,heuristic,heuristic,heuristic
    detente learn wsdv --against search:100 --resume runs/against-search --examine 400
    """
    from detente.cli.learn import learn

    return learn(typed)
