"""Many games between bots, from the command line."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from detente.arena.export import check_format, write_run, write_whole
from detente.arena.match import seating, task
from detente.arena.report import report
from detente.arena.run import Run, simulation_question, table
from detente.cli.inputs import (
    ANYTHING,
    Wrong,
    check_writable,
    find_game,
    read_language,
    read_lineup,
    read_options,
)
from detente.cli.running import exit_code, kept_question, lacking, read_seed, save_failures, session

LANGUAGES = ("en", "de")


def simulate(
    game_id: str,
    games: int,
    bots: str | None,
    typed_options: Sequence[str],
    seed: int | None,
    workers: int | None,
    out: Path | None,
    page: Path | None = None,
    resume: Path | None = None,
    cluster: str | None = None,
    language: str = "en",
) -> int:
    """Run the games, print what came of them and write them down; the exit code."""
    game = find_game(game_id)
    options = read_options(game, typed_options)
    lineup = read_lineup(game, bots, options, usual=ANYTHING)
    if games < 1:
        raise Wrong(f"--games must be at least 1, not {games}")
    if workers is not None and workers < 1:
        raise Wrong(f"--workers must be at least 1, not {workers}")
    if out is not None:
        check_out(out)
    if page is not None:
        check_page(page, language)
    try:
        kind = table(game_id, options)
    except ValueError as error:
        raise Wrong(str(error)) from error
    seed = read_seed(seed, kept_question(resume))
    tasks = [task(index, game_id, kind.plain, seating(lineup, index), seed, index) for index in range(games)]
    question = simulation_question(kind, lineup, seed, None)
    with session(
        games, game.title, question=question, resume=resume, workers=workers, cluster=cluster
    ) as running:
        played = running.play(tasks)
    run = Run(
        game_id, tuple(lineup), dict(kind.shown), seed, games, played, running.interrupted, running.seconds
    )
    console = Console(highlight=False)
    for part in report(run):
        console.print(part)
    if out is not None:
        write(run, out, console)
    if page is not None:
        from detente.arena.simulation_page import simulation_page

        write_page(page, simulation_page(run, language), console)
    return exit_code(run.interrupted, save_failures(run.played, f"simulate-{run.seed}", console))


def check_out(out: Path) -> None:
    """See early whether games can be written there."""
    try:
        check_format(out)
    except ValueError as error:
        raise Wrong(f"--out: {error}") from error
    check_writable(out)


def check_page(page: Path, language: str) -> None:
    """See early whether a report can be written there."""
    if page.suffix.lower() not in (".html", ".htm"):
        raise Wrong(f"--report must end with .html, not {page.name!r}")
    read_language(language, LANGUAGES, "a report")
    check_writable(page)
    try:
        import plotly  # noqa: F401
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "--report") from error


def write(run: Run, out: Path, console: Console) -> None:
    """Write the games down."""
    try:
        write_run(run, out)
    except OSError as error:
        raise Wrong(f"cannot write {out}: {error.strerror}") from error
    console.print(f"The games are in {out}.", markup=False, soft_wrap=True)


def write_page(page: Path, text: str, console: Console) -> None:
    """Write a report down."""
    try:
        write_whole(page, text)
    except OSError as error:
        raise Wrong(f"cannot write {page}: {error.strerror}") from error
    console.print(f"The report is in {page}.", markup=False, soft_wrap=True)
