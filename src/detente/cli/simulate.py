"""Many games between bots, from the command line."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from detente.arena import simulate as run_games
from detente.arena.export import FORMATS, write_run
from detente.arena.report import progress_bar, report
from detente.arena.run import Run
from detente.bots import CannotPlay
from detente.cli.inputs import ANYTHING, Wrong, check_writable, find_game, read_lineup, read_options
from detente.core.record import read_record
from detente.core.walk import keep

SEED_BITS = 32
SAVED_FAILURES = 10
FAILED = 1
INTERRUPTED = 130


def simulate(
    game_id: str,
    games: int,
    bots: str | None,
    typed_options: Sequence[str],
    seed: int | None,
    workers: int | None,
    out: Path | None,
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
        if out.suffix.lower() not in FORMATS:
            raise Wrong(f"--out must end with {' or '.join(FORMATS)}, not {out.name!r}")
        check_writable(out)
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(game.title, total=games)
        try:
            run = run_games(
                game_id,
                lineup,
                games,
                options=options,
                seed=seed,
                workers=workers,
                progress=lambda done: bar.advance(task, done),
            )
        except CannotPlay as error:
            raise Wrong(str(error)) from error
    console = Console(highlight=False)
    for part in report(run):
        console.print(part)
    if out is not None:
        write(run, out, console)
    failed = save_failures(run, console)
    if run.interrupted:
        return INTERRUPTED
    return FAILED if failed else 0


def write(run: Run, out: Path, console: Console) -> None:
    """Write the games down."""
    try:
        write_run(run, out)
    except OSError as error:
        raise Wrong(f"cannot write {out}: {error.strerror}") from error
    console.print(f"The games are in {out}.", markup=False, soft_wrap=True)


def save_failures(run: Run, console: Console) -> int:
    """Save games that broke off, the first few; how many there are."""
    failures = [played for played in run.played if played.failure is not None]
    for played in failures[:SAVED_FAILURES]:
        assert played.failure is not None and played.record is not None
        file = keep(read_record(played.record), f"simulate-{run.seed}-{played.index}")
        console.print(f"Game {played.index} broke off; see it with: detente replay {file}", markup=False)
    if failures:
        console.print(failures[0].failure, markup=False)
        console.print(f"{len(failures):,} of {len(run.played):,} games broke off.", style="red")
    return len(failures)
