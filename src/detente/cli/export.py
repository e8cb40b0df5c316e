"""Saved games as trajectories, from the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from detente.cli.commands.export import ExportOptions
from detente.cli.inputs import Wrong, read_bytes
from detente.cli.running import lacking
from detente.core.records.record import read_record
from detente.server.store.database import error_text

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
    if bool(typed.files) == (typed.store is not None):
        raise Wrong("name saved games, or a server's database with --store")
    console = Console(highlight=False)
    games = saved_in(typed.files) if typed.store is None else agreed_in(typed.store, console)
    try:
        done = export_games(games, typed.out, typed.record)
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


def agreed_in(database: str, console: Console) -> list[SavedGame]:
    """The games in a database of which all people at the table agree; says how many others are over."""
    from detente.arena.saved_games import SavedGame
    from detente.server.service.exporting import agreed_games

    try:
        agreed = asyncio.run(agreed_games(database))
    except (ValueError, OSError) as error:
        raise Wrong(f"--store: {error}") from error
    except SQLAlchemyError as error:
        raise Wrong(f"--store: the database cannot be used: {error_text(error)}") from error
    if agreed.others:
        games = "1 game that is over is" if agreed.others == 1 else f"{agreed.others} games that are over are"
        console.print(f"{games} left out because not everybody at the table agrees.")
    return [SavedGame(f"table {game.table}", game.record, game.player) for game in agreed.games]


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
