"""The commands, as the command line shows them. What they do is in a module each, imported when it is needed."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from detente.cli.contests import AnyCluster, AnyPage, AnyPageLanguage, AnyResume, AnySeed, AnyWorkers, arena
from detente.cli.counsel import counsel
from detente.cli.tongue import AnyLanguage, speak


class Commands(TyperGroup):
    """The root of the command line: what is typed wrong gives one line on stderr, not a box or a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line and exit."""
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.BadParameter as error:
            complain(error.format_message(), 2)
        except typer.Abort:
            sys.exit(130)
        except BrokenPipeError:
            # Whoever read our output has enough. What is left in the buffer goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            complain(error.format_message(), getattr(error, "exit_code", 2))
        if not standalone_mode:
            return status
        sys.exit(status if isinstance(status, int) else 0)


def complain(message: str, status: int) -> None:
    """Say in one line what is wrong, and exit."""
    print(f"detente: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(status)


class GameOr(TyperGroup):
    """Commands of which one, `show`, need not be named: its first argument is a game."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """What is no command is a game to show."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["show", *args]
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
rules = typer.Typer(cls=GameOr, no_args_is_help=True, rich_markup_mode="rich")
app.add_typer(rules, name="rules", subcommand_metavar="GAME [RULE] | coverage")
app.add_typer(arena, name="arena")
app.add_typer(counsel)
cards = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
app.add_typer(cards, name="cards")

AnyGame = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see [bold]detente games[/bold].")]
AnyOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; can be given several times. See [bold]detente games[/bold]. "
        "Some take a file, too; see [bold]detente cards[/bold].",
    ),
]


@app.callback(invoke_without_command=True)
def root(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Détente: a table for games of power politics, for people and programs."""
    speak("en")
    if version:
        import detente

        print(detente.__version__)
        raise typer.Exit


@app.command(name="play")
def play_command(
    game: AnyGame,
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", help="Your seat: A, B, C ... A if not given; none to watch.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAME,NAME,...",
            help="Who takes the other seats, in their order; a single name takes them all.",
        ),
    ] = None,
    option: AnyOptions = None,
    language: AnyLanguage = "en",
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="Play the game that this number stands for; any if not given."),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--record", "-r", metavar="FILE", help="Save the game here, for [bold]detente replay[/bold]."
        ),
    ] = None,
) -> None:
    """Play a game in the terminal, against bots.

    [dim]Examples:[/dim]
    detente play nuclear_war
    detente play nuclear_war --bots heuristic,random --seat B
    detente play nuclear_war -o seats=6 -o totals=open --language de
    detente play nuclear_war --seat none --bots random --record game.json
    """
    from detente.cli.invite import invite

    invite(game, seat, bots, option or [], language, seed, record)


@app.command(name="serve")
def serve_command(
    host: Annotated[
        str, typer.Option("--host", help="Whom to serve: 127.0.0.1 this machine, 0.0.0.0 all that reach it.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", min=1, max=65535, help="Where to listen.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE",
            help="Where tables are kept: a file, or postgresql://USER@HOST/NAME for several servers; "
            "DETENTE_DATABASE_URL if not given, else a file in your data folder.",
        ),
    ] = None,
    bot_pace: Annotated[
        float, typer.Option("--bot-pace", min=0, max=60, help="Seconds that a bot takes for an answer.")
    ] = 0.8,
    hint_limit: Annotated[
        str,
        typer.Option(
            "--hint-limit",
            metavar="LIMIT",
            help="How long the bot thinks about a hint: 400 (iterations) or 200ms.",
        ),
    ] = "1000ms",
    analysis_limit: Annotated[
        str,
        typer.Option(
            "--analysis-limit",
            metavar="LIMIT",
            help="The same for each decision of the analysis of a finished game.",
        ),
    ] = "200ms",
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allowed-host",
            metavar="NAME",
            envvar="DETENTE_ALLOWED_HOSTS",
            help="A name under which the server may be reached, besides localhost and the address of --host: its name on the internet or in the network. "
            "Can be given several times; * allows all.",
        ),
    ] = None,
    limits: Annotated[
        str,
        typer.Option(
            "--limits",
            metavar="NAME=NUMBER,...",
            envvar="DETENTE_LIMITS",
            help="How much one visitor may do: requests in ten seconds; past (looks back), advice (hints and analyses) and chat a minute; tables, seats (taken or passed on) and names an hour; "
            "answers (waited for), streams and unfinished (half-sent requests) at once. An address may do per_address=5 times as much. off switches a limit off, or by itself all of them.",
        ),
    ] = "",
    away_hours: Annotated[
        float,
        typer.Option(
            "--away-hours",
            min=0,
            max=10_000,
            help="After so many hours away from the table a player counts as gone: then the host can give the seat to a bot or invite somebody else.",
        ),
    ] = 24,
    bot_limit: Annotated[
        float,
        typer.Option(
            "--bot-limit",
            min=1,
            metavar="SECONDS",
            help="A bot that needs so much longer than it should is taken for broken, and a simpler one takes over.",
        ),
    ] = 30.0,
    failures: Annotated[
        Path | None,
        typer.Option(
            "--failures",
            metavar="FOLDER",
            help="Where games are kept in which a bot or the rules broke down, for [bold]detente replay[/bold]; "
            "the folder failures beside the database if not given. The latest 100 are kept.",
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--open",
            metavar="FILE",
            help="Open a saved game as a table, and print a link to each of its seats.",
        ),
    ] = None,
) -> None:
    """Serve the table: a lobby, and games in the browser against people and bots.

    [dim]Examples:[/dim]
    detente serve
    detente serve --host 0.0.0.0 --port 80 --allowed-host play.example.org --database postgresql://localhost/detente
    detente serve --open failures/nuclear_war.json
    """
    from detente.cli.serve import serve

    serve(
        host,
        port,
        database,
        bot_pace,
        record,
        hint_limit,
        analysis_limit,
        away_hours,
        allowed_host or [],
        bot_limit,
        failures,
        limits,
    )


@app.command(name="simulate")
def simulate_command(
    game: AnyGame,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,BOT,...",
            help="A bot for every seat; a single name takes them all. They move on by a seat from game to game.",
        ),
    ] = None,
    option: AnyOptions = None,
    seed: AnySeed = None,
    workers: AnyWorkers = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write every game as a row: FILE.csv, .json or .parquet."),
    ] = None,
    report: AnyPage = None,
    resume: AnyResume = None,
    cluster: AnyCluster = None,
    language: AnyPageLanguage = "en",
) -> None:
    """Let bots play many games among themselves, and count the results.

    Reports wins by bot, by seat and by way of winning, the length of games and turns,
    how often cards are used for what, and which uses go with winning.

    Ctrl-C stops early; what is done is kept, printed and written. With --resume
    a second call goes on where the first has stopped.

    A game that breaks off because of an error is saved in the folder failures,
    for [bold]detente replay[/bold]; the exit code is then 1.

    [dim]Examples:[/dim]
    detente simulate nuclear_war
    detente simulate nuclear_war --games 5000 --bots heuristic,random --seed 1
    detente simulate wsdv --bots heuristic --report wsdv.html --resume run.jsonl
    detente simulate nuclear_war --bots heuristic -o seats=2 --out games.csv
    """
    from detente.cli.running import Where
    from detente.cli.simulate import simulate

    where = Where(workers, cluster, resume)
    raise typer.Exit(simulate(game, games, bots, option or [], seed, where, out, report, language))


@app.command(name="tune")
def tune_command(
    game: AnyGame,
    target: Annotated[
        list[str] | None,
        typer.Option(
            "--target",
            "-t",
            metavar="WHAT=VALUE",
            help="What many games should come to: win:SEAT=25%, nobody=..10%, ending:RULE=5..10%, decisions=400..600, "
            "turns=..12. Without any, the numbers that may be tuned are listed.",
        ),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="DIAL", help="Tune only these numbers; * stands for anything."),
    ] = None,
    option: AnyOptions = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="NAME,NAME,...", help="As in detente simulate.")
    ] = None,
    trials: Annotated[int, typer.Option("--trials", help="How many settings are tried.")] = 60,
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each, always the same deals.")] = 200,
    check: Annotated[
        int, typer.Option("--check", help="Games of other deals for the report, before and after.")
    ] = 1000,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same number gives the same result, whatever the number of workers."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Processes; one per core if not given.")
    ] = None,
    cluster: AnyCluster = None,
    name: Annotated[str, typer.Option("--name", help="The name of the new edition.")] = "tuned",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the new edition goes.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.md", help="Write a report with all trials, too.")
    ] = None,
    resume: AnyResume = None,
) -> None:
    """Tune an edition: search its numbers for what you want many games to come to.

    Ctrl-C stops early; the best edition so far is written. With --resume a second
    call goes on where the first has stopped, with more trials or other targets, too.
    Takes pip install 'detente\\[tune]'.

    [dim]Examples:[/dim]
    detente tune twoplustwo
    detente tune twoplustwo --target win:usa=25% --target win:east=25% --out mine.json
    detente tune twoplustwo -o edition=mine.json --vary 'income.*' -t nobody=..5% --out next.json --report next.md
    """
    from detente.cli.running import Where
    from detente.cli.tune import tune

    code = tune(
        game,
        target or [],
        vary or [],
        option or [],
        bots,
        trials,
        games,
        check,
        seed,
        Where(workers, cluster, resume),
        name,
        out,
        report,
    )
    raise typer.Exit(code)


@app.command(name="replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game that was saved.")],
    until: Annotated[
        int | None,
        typer.Option("--until", "-u", metavar="N", help="Stop after N entries; 0 shows the start."),
    ] = None,
    language: AnyLanguage = "en",
) -> None:
    """Play a saved game again, step by step: every action, what it brought about, and the result.

    Nothing is hidden: all cards are told. Undone actions are played and undone.

    A game that does not fit the rules is refused, with the entry and the reason.
    If the rules themselves fail at an entry (a file from the folder failures),
    the error is shown and the exit code is 1.

    [dim]Examples:[/dim]
    detente replay game.json
    detente replay game.json --until 20
    """
    from detente.cli.replay import replay

    raise typer.Exit(replay(file, until, language))


@rules.callback()
def rules_root() -> None:
    """Read the rules of a game, or one rule of it; or see which rules no test checks.

    [dim]Examples:[/dim]
    detente rules nuclear_war
    detente rules nuclear_war NW-BOMB-2 --language de
    detente rules coverage
    """


@rules.command(name="show")
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


@rules.command(name="coverage")
def coverage_command(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Only this game; all that are installed if not given."),
    ] = None,
    tests: Annotated[Path, typer.Option("--tests", metavar="FOLDER", help="Where the tests are.")] = Path(
        "tests"
    ),
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


@app.command(name="check")
def check_command(
    context: typer.Context,
    game: AnyGame,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            min=1,
            help="How many random games; enough for every value of every option if not given.",
        ),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option("--language", "-l", help="Only this language; all that the game has if not given."),
    ] = None,
    tests: Annotated[
        Path, typer.Option("--tests", metavar="FOLDER", help="Where the tests of its rules are.")
    ] = Path("tests"),
) -> None:
    """Check a game: its rules in random games, texts, rules pages, scenes, pictures, observations and bots.

    Each check prints a line, and another for every fault. A fault met in a random game
    is kept in the folder failures, for [bold]detente replay[/bold]. The exit code is 1 if there is a fault.

    More games find more: rare events and questions that were not met are named.

    [dim]Examples:[/dim]
    detente check isles
    detente check isles --games 200 --language de
    """
    from detente.cli.check import report_checks

    asked = context.get_parameter_source("tests")
    raise typer.Exit(
        report_checks(game, games, language, tests, asked is not None and asked.name != "DEFAULT")
    )


@cards.callback()
def cards_root() -> None:
    """Cards of your own: some games can be played with others than those that they bring along.

    An option of such a game takes a file of them; see docs/editions.md.

    [dim]Examples:[/dim]
    detente cards show GAME > mine.json
    detente cards check mine.json
    detente play GAME -o OPTION=mine.json
    """


@cards.command(name="check")
def cards_check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of cards.")],
) -> None:
    """Check a file of cards; what is wrong with it is said, all of it.

    The file itself says for which game it is. The exit code is 0 if it can be played with,
    1 if something is wrong in it, 2 if it cannot be read or no installed game takes it.

    [dim]Example:[/dim]
    detente cards check mine.json
    """
    from detente.cli.cards import check_file

    raise typer.Exit(check_file(file))


@cards.command(name="show")
def cards_show_command(game: AnyGame) -> None:
    """Print the cards that a game brings along, as a file to begin with.

    [dim]Example:[/dim]
    detente cards show GAME > mine.json
    """
    from detente.cli.cards import show_file

    show_file(game)


@app.command(name="games")
def games_command() -> None:
    """List the games that are installed, with their versions and options.

    Games that cannot be loaded come last, with the reason. The exit code is 1 if
    there is one, or if a part of a game does not work: its texts, rules or board.

    [dim]Example:[/dim]
    detente games
    """
    from detente.cli.games import list_games

    raise typer.Exit(list_games())


@app.command(name="new")
def new_command(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The id of the game: small letters, digits and _.")
    ],
    folder: Annotated[
        Path, typer.Option("--folder", metavar="FOLDER", help="Where to put the folder of the game.")
    ] = Path(),
) -> None:
    """Write a new game that plays at once, to be made your own piece by piece.

    [dim]Example:[/dim]
    detente new four_seas
    pip install -e four_seas
    detente play four_seas
    """
    from detente.cli.new import new_game

    made = new_game(name, folder)
    print(f"{made}: a game of three rounds. Install it with: pip install -e {made}")


@app.command(name="fields")
def fields_command(
    package: Annotated[
        str, typer.Argument(metavar="GAME", help="The id of a game, or the name of a package.")
    ],
) -> None:
    """Write the class of a game's state fields from their declarations: for authors of compiled games.

    `fields.py` of the game declares each field once; this writes `slots.py` beside it, with attributes, start
    values and a copy of them.

    [dim]Example:[/dim]
    detente fields nations
    """
    from detente.cli.fields import write_fields

    print(write_fields(package))
