"""Saved games as trajectories, from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from detente.cli.commands.export import ExportOptions
from detente.cli.inputs import Wrong, read_bytes
from detente.cli.running import lacking
from detente.core.records.record import read_record

if TYPE_CHECKING:
    from detente.arena.saved_games import SavedGame

NOTHING = 1


def export(typed: ExportOptions) -> int:
    """Write the games, and say which were left out; the exit code, 1 if all were."""
    try:
        from detente.arena.saved_games import export as export_games
        from detente.arena.trajectories import KINDS
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "detente export") from error
    if typed.record not in KINDS:
        raise Wrong(f"--record takes {' or '.join(KINDS)}, not {typed.record!r}")
    console = Console(highlight=False)
    try:
        done = export_games(saved_in(typed.files), typed.out, typed.record)
    except (ValueError, OSError) as error:
        raise Wrong(f"--out: {error}") from error
    for line in done.left_out:
        console.print(f"Left out: {line}.", markup=False, soft_wrap=True)
    for game, count in sorted(done.games.items()):
        console.print(
            f"{count} {'game' if count == 1 else 'games'} of {game} in {typed.out / game}.",
            markup=False,
            soft_wrap=True,
        )
    if not done.games:
        console.print("There is no game to export.")
    return 0 if done.games else NOTHING


def saved_in(files: list[Path]) -> Iterator[SavedGame]:
    """The games in the files, and in the .json files of folders."""
    from detente.arena.saved_games import SavedGame

    for named in files:
        for file in sorted(named.glob("*.json")) if named.is_dir() else [named]:
            try:
                yield SavedGame(str(file), read_record(read_bytes(file)))
            except Wrong:
                raise
            except ValueError as error:
                raise Wrong(f"{file}: {error}") from error
