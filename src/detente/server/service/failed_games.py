"""Games that failed, saved as files: `detente replay` plays each up to the action that failed; the error is next to it."""

from __future__ import annotations

import logging
from asyncio import to_thread
from collections.abc import Sequence
from pathlib import Path
from traceback import format_exception

from detente.core.records.record import Base, Record
from detente.server.errors import Refused
from detente.server.settings import Settings, data_folder
from detente.server.store.database import address_of
from detente.server.store.models import TableRow
from detente.server.tables.game_log import Entry, GameLog, RulesFailed
from detente.server.tables.live_table import LiveTable

log = logging.getLogger("detente.server")

MOST_FILES = 100
"""How many games are kept before the oldest are deleted."""


class FailedGames:
    """Logs failures of games and bots, and saves the games in which they happened."""

    def __init__(self, settings: Settings) -> None:
        self.folder = folder_of(settings)

    async def save(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        what: str,
        error: BaseException,
        base: Base | None = None,
    ) -> None:
        """Log a failure, and save the game up to and including the failed entry. what: a word for what failed. base: as in `Record`."""
        log.error("table %s: %s broke down", row.id, what, exc_info=error)
        record = Record(
            row.game, row.version, row.options, int(row.seed), list(entries), row.facts, base=base
        )
        await to_thread(save_game, self.folder, row.id, record, what, error)

    async def save_table(self, live: LiveTable, what: str, error: BaseException) -> None:
        """Log a failure at an open table, and save its game."""
        if live.game_log is None:
            await self.save(live.row, [], what, error)
        else:
            await self.save_log(live.row, live.game_log, what, error)

    async def save_log(
        self, row: TableRow, game_log: GameLog, what: str, error: BaseException, more: Sequence[Entry] = ()
    ) -> None:
        """Log a failure, and save a game. more: the entries over which it failed."""
        await self.save(row, [*game_log.entries, *more], what, error, game_log.record_base())

    async def opening_failed(self, row: TableRow, entries: Sequence[Entry], error: RulesFailed) -> Refused:
        """The rules failed at the start of a game, or when its log was replayed; the refusal of the request."""
        await self.save(row, entries, "opening", error.__cause__ or error)
        return Refused("failed", "table-failed", game=row.game)

    async def scene_failed(self, live: LiveTable, error: Exception) -> Refused:
        """A game's scene could not be made; the refusal for the viewers who wanted to see it."""
        await self.save_table(live, "scene", error)
        return Refused("failed", "scene-failed", game=live.game.title)


def folder_of(settings: Settings) -> Path:
    """The folder for failed games: the one that is set, else next to the database, else in the user's data folder."""
    if settings.failures is not None:
        return settings.failures
    address = address_of(settings.database)
    is_file = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return (Path(str(address.database)).parent if is_file else data_folder()) / "failures"


def save_game(folder: Path, table: str, record: Record, what: str, error: BaseException) -> None:
    """Write the files of a failed game. Problems with that are only logged.

    what: a word for what failed; with the table and its position, it makes the name of the file.
    """
    name = f"{record.game}-{table}-{len(record.entries)}-{what}"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / f"{name}.txt").write_text("".join(format_exception(error)), encoding="utf-8")
        file = folder / f"{name}.json"
        file.write_text(record.to_json(), encoding="utf-8")
        delete_oldest(folder)
    except OSError as problem:
        log.error("a game that broke down cannot be kept in %s: %s", folder, problem)
    else:
        log.error("the game is kept: detente replay %s", file)


def delete_oldest(folder: Path) -> None:
    """Keep no more games than `MOST_FILES`."""
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST_FILES]:
        file.unlink(missing_ok=True)
        file.with_suffix(".txt").unlink(missing_ok=True)
