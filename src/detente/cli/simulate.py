"""Many games between bots, from the command line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from rich.console import Console

from detente import Game
from detente.arena import simulate as run_games
from detente.arena.export import write_comparison, write_run
from detente.arena.journal import NoJournal
from detente.arena.report import report
from detente.cli.commands.common import RECORDED
from detente.cli.commands.many import SimulateOptions
from detente.cli.files import check_out, check_page, saved, write_text
from detente.cli.inputs import ANYTHING, Wrong, find_game, read_edition, read_lineup, read_options, spoken
from detente.cli.running import (
    check_workers,
    crew,
    exit_code,
    kept_question,
    lacking,
    progress,
    read_seed,
    save_failures,
)
from detente.core.engine.options import WrongOption
from detente.core.records.faults import Faults, said_in

if TYPE_CHECKING:
    from detente.arena.trajectories import Recording


def simulate(typed: SimulateOptions) -> int:
    """Run the games, print the results and save them; the exit code."""
    game = find_game(typed.game)
    options = read_options(game, typed.option)
    lineup = read_lineup(game, typed.bots, options, usual=ANYTHING)
    if typed.games < 1:
        raise Wrong(f"--games must be at least 1, not {typed.games}")
    check_workers(typed.where)
    check_out(typed.out)
    check_page(typed.page)
    if typed.compare:
        return side_by_side(typed, game, lineup, options)
    recording = read_recording(typed, game)
    resumed = typed.where.resume if recording is None else recording.journal()
    seed = read_seed(typed.seed, kept_question(resumed))
    with progress(typed.games, game.title) as told, crew(typed.where) as workers:
        run = run_games(
            game.id,
            lineup,
            typed.games,
            options=options,
            seed=seed,
            workers=typed.where.workers,
            progress=told,
            crew=workers,
            file=typed.where.resume,
            recording=recording,
        )
    console = Console(highlight=False)
    for part in report(run, typed.page.language):
        console.print(part)
    if typed.out is not None:
        saved(typed.out, partial(write_run, run, typed.out), "saved-games", console)
    if recording is not None:
        console.print(
            spoken()("saved-trajectories", file=str(recording.folder)), markup=False, soft_wrap=True
        )
    if typed.page.report is not None:
        from detente.arena.simulation_page import simulation_page

        write_text(typed.page.report, simulation_page(run, typed.page.language), "saved-report", console)
    return exit_code(run.interrupted, save_failures(run.played, f"simulate-{run.seed}", console))


def side_by_side(typed: SimulateOptions, game: Game, lineup: list[str], options: dict[str, Any]) -> int:
    """Run the games of two editions, print what differs and save it; the exit code."""
    try:
        from detente.arena import compare
        from detente.arena.compare_report import report_comparison
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "--compare") from error
    if typed.trajectories is not None:
        raise Wrong("--compare plays two editions, and --trajectories records one: leave one of them away")
    others = options | read_edition(game, typed.compare)
    if others["seats"] != options["seats"]:
        raise Wrong(f"--compare: both editions must have {options['seats']} seats, not {others['seats']}")
    seed = read_seed(typed.seed, kept_question(typed.where.resume))
    with progress(2 * typed.games, game.title) as told, crew(typed.where) as workers:
        try:
            found = compare.compare(
                game.id,
                lineup,
                typed.games,
                options,
                others,
                seed=seed,
                workers=typed.where.workers,
                progress=told,
                crew=workers,
                file=typed.where.resume,
            )
        except (WrongOption, Faults) as error:
            raise Wrong(f"--compare: {said_in(error, spoken().language)}") from error
    console = Console(highlight=False)
    for part in report_comparison(found, typed.page.language):
        console.print(part)
    if typed.out is not None:
        rows = [compare.as_row(one) for one in compare.differences(found)]
        saved(typed.out, partial(write_comparison, found, rows, typed.out), "saved-games", console)
    if typed.page.report is not None:
        from detente.arena.compare_page import comparison_page

        write_text(typed.page.report, comparison_page(found, typed.page.language), "saved-report", console)
    broken = [
        save_failures(run.played, f"simulate-{run.seed}-edition-{k}", console)
        for k, run in enumerate((found.first, found.second), 1)
    ]
    return exit_code(found.first.interrupted, sum(broken))


def read_recording(typed: SimulateOptions, game: Game) -> Recording | None:
    """How the run is recorded, if it is; its folder is there then."""
    folder = typed.trajectories
    if folder is None:
        if typed.record != RECORDED:
            raise Wrong("--record says what --trajectories records: give it a folder, too")
        return None
    if typed.where.resume is not None:
        raise Wrong("--trajectories keeps the run in its folder, too: leave --resume away")
    try:
        from detente.arena.trajectories import Recording
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "--trajectories") from error
    recording = Recording(folder, typed.record)
    try:
        recording.question(game)
    except ValueError as error:
        raise Wrong(f"--record: {error}") from error
    try:
        recording.journal()
    except (NoJournal, OSError) as error:
        raise Wrong(f"--trajectories: {error}") from error
    return recording
