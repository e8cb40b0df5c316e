"""Commands for one table: play, serve, replay."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.common import AnyGame, AnyGameOptions, AnyRecord
from detente.cli.commands.options import command
from detente.cli.tongue import AnyLanguage

group = typer.Typer()


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What `detente play` takes."""

    game: AnyGame
    seat: Annotated[
        str | None,
        typer.Option("--seat", "-s", help="Your seat: East, or A, B, C ... A if not given; none to watch."),
    ] = None
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAME,NAME,...",
            help="Who takes the other seats, in their order; a single name takes them all.",
        ),
    ] = None
    option: AnyGameOptions = field(default_factory=list)
    language: AnyLanguage = "en"
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same number gives the same deal; any if not given.")
    ] = None
    record: Annotated[
        Path | None,
        typer.Option(
            "--record", "-r", metavar="FILE", help="Save the game here, for [bold]detente replay[/bold]."
        ),
    ] = None


@command(group, "play")
def play_command(typed: PlayOptions) -> None:
    """Play a game in the terminal, against bots.

    [dim]Examples:[/dim]
    detente play nuclear_war
    detente play nuclear_war --bots heuristic,random --seat B
    detente play nuclear_war -o seats=6 -o totals=open --language de
    detente play nuclear_war --seat none --bots random --record game.json
    """
    from detente.cli.invite import invite

    invite(typed)


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """What `detente serve` takes."""

    host: Annotated[
        str,
        typer.Option(
            "--host", help="127.0.0.1 serves this machine only, 0.0.0.0 everybody who can reach it."
        ),
    ] = "127.0.0.1"
    port: Annotated[int, typer.Option("--port", "-p", min=1, max=65535, help="Where to listen.")] = 8000
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE",
            help="Where tables are kept: a file, or postgresql://USER@HOST/NAME for several servers; "
            "DETENTE_DATABASE_URL if not given, else a file in your data folder.",
        ),
    ] = None
    bot_pace: Annotated[
        float, typer.Option("--bot-pace", min=0, max=60, help="Seconds that a bot takes for an answer.")
    ] = 0.8
    hint_limit: Annotated[
        str,
        typer.Option(
            "--hint-limit",
            metavar="LIMIT",
            help="How long the bot thinks about a hint: 400 (iterations) or 200ms.",
        ),
    ] = "1000ms"
    analysis_limit: Annotated[
        str,
        typer.Option(
            "--analysis-limit",
            metavar="LIMIT",
            help="How long it thinks about each decision when it analyses a finished game.",
        ),
    ] = "200ms"
    allowed_host: Annotated[
        list[str],
        typer.Option(
            "--allowed-host",
            metavar="NAME",
            envvar="DETENTE_ALLOWED_HOSTS",
            help="A name under which the server may be reached, besides localhost and the address of --host: "
            "its name on the internet or in the network. Can be given several times; * allows all.",
        ),
    ] = field(default_factory=list)
    limits: Annotated[
        str,
        typer.Option(
            "--limits",
            metavar="NAME=NUMBER,...",
            envvar="DETENTE_LIMITS",
            help="How much one visitor may do: requests in ten seconds; past (looks back), advice (hints and analyses), "
            "polls (looks without a stream) and chat a minute; tables, seats (taken or passed on), names and tokens an hour; answers (waited for), streams "
            "and unfinished (half-sent requests) at once. An address may do per_address=5 times as much. off switches "
            "a limit off, or by itself all of them.",
        ),
    ] = ""
    away_hours: Annotated[
        float,
        typer.Option(
            "--away-hours",
            min=0,
            max=10_000,
            help="A player who has been away from the table for this long counts as gone: "
            "the host can then give the seat to a bot or invite somebody else.",
        ),
    ] = 24
    bot_limit: Annotated[
        float,
        typer.Option(
            "--bot-limit",
            min=1,
            metavar="SECONDS",
            help="A bot that exceeds its time by this much counts as broken, and a simpler one takes over.",
        ),
    ] = 30.0
    failures: Annotated[
        Path | None,
        typer.Option(
            "--failures",
            metavar="FOLDER",
            help="Where games are kept in which a bot or the rules broke down, for [bold]detente replay[/bold]; "
            "the folder failures next to the database if not given. The latest 100 are kept.",
        ),
    ] = None
    single_files: Annotated[
        bool,
        typer.Option(
            "--single-files",
            help="Serve the client's modules one by one, as they are on disk now: for those who develop it.",
        ),
    ] = False
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            envvar="DETENTE_PUBLIC_URL",
            help="The address under which people reach the server, for links in news: https://play.example.org. "
            "Without it nobody can ask for news.",
        ),
    ] = None
    smtp: Annotated[
        str | None,
        typer.Option(
            "--smtp",
            metavar="URL",
            envvar="DETENTE_SMTP",
            show_envvar=True,
            help="The server that sends email: smtp://USER:PASSWORD@HOST:587 or smtps://...:465. "
            "Better put it into the variable: others on this machine can read the command line.",
        ),
    ] = None
    mail_from: Annotated[
        str | None,
        typer.Option(
            "--mail-from",
            metavar="ADDRESS",
            envvar="DETENTE_MAIL_FROM",
            help="Who emails come from: table@example.org.",
        ),
    ] = None
    forget_after: Annotated[
        int | None,
        typer.Option(
            "--forget-after",
            metavar="DAYS",
            min=1,
            envvar="DETENTE_FORGET_AFTER",
            help="Delete a table when nothing has happened at it for so many days and no game is under way. "
            "Without it nothing is ever deleted.",
        ),
    ] = None
    private_webhooks: Annotated[
        bool,
        typer.Option(
            "--private-webhooks",
            help="Webhooks may lead to this machine and private networks, and begin with http://.",
        ),
    ] = False
    log: Annotated[
        str,
        typer.Option(
            "--log",
            metavar="FORM",
            envvar="DETENTE_LOG",
            help="How the log is written: text, or json, an object a line.",
        ),
    ] = "text"
    metrics_port: Annotated[
        int | None,
        typer.Option(
            "--metrics-port",
            min=1,
            max=65535,
            envvar="DETENTE_METRICS_PORT",
            help="Where Prometheus finds the numbers of this process, on this machine only: http://127.0.0.1:PORT/metrics.",
        ),
    ] = None
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the lobby in your browser as soon as the server answers.")
    ] = False
    record: Annotated[
        Path | None,
        typer.Option(
            "--open",
            metavar="FILE",
            help="Open a saved game as a table, and print a link to each of its seats.",
        ),
    ] = None


@command(group, "serve")
def serve_command(typed: ServeOptions) -> None:
    """Serve the table: a lobby, and games in the browser against people and bots.

    [dim]Examples:[/dim]
    detente serve
    detente serve --host 0.0.0.0 --port 80 --allowed-host play.example.org --database postgresql://localhost/detente
    detente serve --open failures/nuclear_war.json
    """
    from detente.cli.serve import serve

    serve(typed)


@dataclass(frozen=True, slots=True)
class ReplayOptions:
    """What `detente replay` takes."""

    file: AnyRecord
    until: Annotated[
        int | None,
        typer.Option("--until", "-u", metavar="N", help="Stop after N entries; 0 shows the start."),
    ] = None
    language: AnyLanguage = "en"


@command(group, "replay")
def replay_command(typed: ReplayOptions) -> int:
    """Play a saved game again, step by step: every action, its effects, and the result.

    Nothing is hidden: all cards are named. Undone actions are played and undone.

    A game that does not fit the rules is refused, with the entry and the reason.
    If the rules themselves fail at an entry (a file from the folder failures),
    the error is shown and the exit code is 1.

    [dim]Examples:[/dim]
    detente replay game.json
    detente replay game.json --until 20
    """
    from detente.cli.replay import replay

    return replay(typed)
