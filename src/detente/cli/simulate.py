"""Many games between bots, from the command line."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from detente.arena import simulate as run_games
from detente.arena.export import write_run
from detente.arena.report import report
from detente.cli.files import check_out, check_page, saved, write_text
from detente.cli.inputs import ANYTHING, Wrong, find_game, read_lineup, read_options
from detente.cli.running import (
    Where,
    check_workers,
    crew,
    exit_code,
    kept_question,
    progress,
    read_seed,
    save_failures,
)


def simulate(
    game_id: str,
    games: int,
    bots: str | None,
    typed_options: Sequence[str],
    seed: int | None,
    where: Where,
    out: Path | None,
    page: Path | None,
    language: str,
) -> int:
    """Run the games, print what came of them and write them down; the exit code."""
    game = find_game(game_id)
    options = read_options(game, typed_options)
    lineup = read_lineup(game, bots, options, usual=ANYTHING)
    if games < 1:
        raise Wrong(f"--games must be at least 1, not {games}")
    check_workers(where)
    check_out(out)
    check_page(page, language)
    seed = read_seed(seed, kept_question(where.resume))
    with progress(games, game.title) as told, crew(where) as workers:
        run = run_games(
            game_id,
            lineup,
            games,
            options=options,
            seed=seed,
            workers=where.workers,
            progress=told,
            crew=workers,
            file=where.resume,
        )
    console = Console(highlight=False)
    for part in report(run):
        console.print(part)
    if out is not None:
        saved(out, partial(write_run, run, out), "The games are", console)
    if page is not None:
        from detente.arena.simulation_page import simulation_page

        write_text(page, simulation_page(run, language), "The report is", console)
    return exit_code(run.interrupted, save_failures(run.played, f"simulate-{run.seed}", console))
