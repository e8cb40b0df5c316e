"""Commands that play many games: simulate, tune."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import (
    RECORDED,
    AnyGame,
    AnyGameOptions,
    AnySeed,
    GameRows,
    Page,
    RecordKind,
    Where,
)
from detente.cli.commands.options import command

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class SimulateOptions:
    """What `detente simulate` takes."""

    game: AnyGame
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,BOT,...",
            help="A bot for every seat; a single name takes them all. They move on by a seat from game to game.",
        ),
    ] = None
    option: AnyGameOptions = field(default_factory=list)
    compare: Annotated[
        list[str],
        typer.Option(
            "--compare",
            metavar="NAME=VALUE",
            help="Play the same deals with a second edition, too, and tell what differs: an option that it has "
            "instead, or just a file of cards. Can be given several times; all else is as in the first.",
        ),
    ] = field(default_factory=list)
    seed: AnySeed = None
    where: Where = field(default_factory=Where)
    out: GameRows = None
    trajectories: Annotated[
        Path | None,
        typer.Option(
            "--trajectories",
            metavar="FOLDER",
            help="Record every decision for learners, as Parquet files in this folder. If the folder exists, continue its "
            "run. Takes pip install 'detente\\[arena]'.",
        ),
    ] = None
    record: RecordKind = RECORDED
    page: Page = field(default_factory=Page)


@command(group, "simulate")
def simulate_command(typed: SimulateOptions) -> int:
    """Let bots play many games among themselves, and count the results.

    Reports wins by bot, by seat and by way of winning, the length of games and turns,
    who leads and when it is decided, what cards are used for, and which uses go with winning.

    With --compare two editions play the same deals side by side: wins, endings and
    length of each, and what differs, with paired intervals.

    Ctrl-C stops early; finished games are kept, printed and written. With --resume
    a second call continues where the first stopped.

    A game that breaks off because of an error is saved in the folder failures,
    for [bold]detente replay[/bold]; the exit code is then 1.

    [dim]Examples:[/dim]
    detente simulate nuclear_war
    detente simulate nuclear_war --games 5000 --bots heuristic,random --seed 1
    detente simulate wsdv --bots heuristic --report wsdv.html --resume run.jsonl
    detente simulate nuclear_war --bots heuristic -o seats=2 --out games.csv
    detente simulate nations --bots heuristic --games 5000 --trajectories runs/nations
    detente simulate twoplustwo --bots heuristic --compare mine.json --report mine.html
    detente simulate wsdv --bots heuristic --compare protest_ban=line --resume run.jsonl
    """
    from detente.cli.simulate import simulate

    return simulate(typed)


@dataclass(frozen=True, slots=True)
class TuneOptions:
    """What `detente tune` takes."""

    game: AnyGame
    target: Annotated[
        list[str],
        typer.Option(
            "--target",
            "-t",
            metavar="WHAT=VALUE",
            help="What many games should come to: win:SEAT=25%, nobody=..10%, ending:RULE=5..10%, decisions=400..600, "
            "turns=..12. Without any, the numbers that may be tuned are listed.",
        ),
    ] = field(default_factory=list)
    vary: Annotated[
        list[str],
        typer.Option("--vary", metavar="TUNABLE", help="Tune only these numbers; * stands for anything."),
    ] = field(default_factory=list)
    option: AnyGameOptions = field(default_factory=list)
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="NAME,NAME,...", help="As in detente simulate.")
    ] = None
    trials: Annotated[int, typer.Option("--trials", help="How many settings are tried.")] = 60
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each, always the same deals.")] = 200
    check: Annotated[
        int, typer.Option("--check", help="Games of other deals for the report, before and after.")
    ] = 1000
    seed: AnySeed = None
    where: Where = field(default_factory=Where)
    name: Annotated[str, typer.Option("--name", help="The name of the new edition.")] = "tuned"
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write the new edition.")
    ] = None
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.md", help="Write a report with all trials, too.")
    ] = None


@command(group, "tune")
def tune_command(typed: TuneOptions) -> int:
    """Tune an edition: find numbers with which many games give the results you want.

    Ctrl-C stops early; the best edition so far is written. With --resume a second
    call continues where the first stopped, with more trials or other targets, too.
    Takes pip install 'detente\\[tune]'.

    [dim]Examples:[/dim]
    detente tune twoplustwo
    detente tune twoplustwo --target win:usa=25% --target win:east=25% --out mine.json
    detente tune twoplustwo -o edition=mine.json --vary 'income.*' -t nobody=..5% --out next.json --report next.md
    """
    from detente.cli.tune import tune

    return tune(typed)
