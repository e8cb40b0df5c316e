"""Games that broke down, kept as files: `detente replay` plays each up to the action that failed, the error is beside it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from traceback import format_exception

from detente.core.records.record import Record
from detente.server.settings import Settings, data_folder
from detente.server.store.database import address_of
from detente.server.store.models import TableRow
from detente.server.tables.game_log import Entry

log = logging.getLogger("detente.server")

KEPT = 100
"""So many games are kept; then the oldest go."""


def folder_of(settings: Settings) -> Path:
    """Where games that broke down are kept: in the folder that is set, else beside the database, else among the user's data."""
    if settings.failures is not None:
        return settings.failures
    address = address_of(settings.database)
    beside = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return (Path(str(address.database)).parent if beside else data_folder()) / "failures"


def keep(folder: Path, row: TableRow, entries: Sequence[Entry], what: str, error: BaseException) -> None:
    """Keep a game with all its entries, of which the last may be what failed. What goes wrong is only logged.

    what: what broke down, in a word: together with the table and its position the file's name.
    """
    record = Record(row.game, row.version, row.options, int(row.seed), list(entries), row.facts)
    name = f"{row.game}-{row.id}-{len(entries)}-{what}"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / f"{name}.txt").write_text("".join(format_exception(error)), encoding="utf-8")
        file = folder / f"{name}.json"
        file.write_text(record.to_json(), encoding="utf-8")
        forget_oldest(folder)
    except OSError as problem:
        log.error("a game that broke down cannot be kept in %s: %s", folder, problem)
    else:
        log.error("the game is kept: detente replay %s", file)


def forget_oldest(folder: Path) -> None:
    """Keep no more games than `KEPT`."""
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
    for file in files[:-KEPT]:
        file.unlink(missing_ok=True)
        file.with_suffix(".txt").unlink(missing_ok=True)
