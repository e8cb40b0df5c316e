"""A rehearsal of an upgrade: all running tables of a database, played again under the installed games. Nothing is written.

The database may be in use, and of an older form than this version's.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, MetaData, Table, select

import detente
from detente.core.engine.game import Game
from detente.server.store.backup import reading, revision_of
from detente.server.store.models import TableRow
from detente.server.tables.game_log import Entry, GameLog, LogItem, RulesFailed
from detente.server.tables.loading import load_game

READ = ("id", "game", "version", "options", "seed", "facts", "status", "owed")
"""The columns that a replay needs, as far as the form of the database has them."""

Kind = Literal["missing", "version", "refused", "failed", "differs"]


class Finding(NamedTuple):
    """Why a table does not go on as it is.

    kind: `missing`: its game is not installed, or cannot be loaded; `version`: its rules have another version now; `refused`: they
    forbid an entry of its log, or its options; `failed`: they break down over an entry; `differs`: they lead somewhere else.
    stored, installed: versions of the rules. entry: the number of the first entry that cannot be played again. error: what was wrong.
    """

    table: str
    game: str
    kind: Kind
    stored: int
    installed: int | None
    entry: int | None
    error: str


class Rehearsal(NamedTuple):
    """tables: how many run. findings: of those that do not go on as they are."""

    tables: int
    findings: list[Finding]


def rehearse(database: str) -> Rehearsal:
    """Play all running tables of a database again. NoDatabase says why it cannot be read."""
    tables, findings = 0, list[Finding]()
    with reading(database) as connection:
        if revision_of(connection) is None:
            return Rehearsal(0, [])
        for row, entries in running_tables(connection):
            tables += 1
            finding = checked_table(row, entries)
            if finding is not None:
                findings.append(finding)
    return Rehearsal(tables, findings)


def running_tables(connection: Connection) -> Iterator[tuple[TableRow, list[Entry]]]:
    """The running tables and their logs, the oldest first."""
    described = MetaData()
    described.reflect(connection, only=["tables", "entries"], resolve_fks=False)
    tables, entries = described.tables["tables"], described.tables["entries"]
    running = select(*(tables.c[name] for name in READ if name in tables.c)).where(
        tables.c.status == "running"
    )
    for found in connection.execute(running.order_by(tables.c.created, tables.c.id)).all():
        row = TableRow(**found._mapping)
        yield row, log_of(connection, entries, row.id)


def log_of(connection: Connection, entries: Table, table: str) -> list[Entry]:
    """What was played at a table."""
    rows = connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.number))
    return [(row.seat, row.undo if row.action is None else row.action) for row in rows]


def checked_table(row: TableRow, entries: list[Entry]) -> Finding | None:
    """Why a table does not go on as it is; None if it does."""
    try:
        game = detente.game(row.game)
    except LookupError as error:
        return Finding(row.id, row.game, "missing", row.version, None, None, str(error.args[0]))
    stored = row.version
    row.version = game.version  # what counts is whether the log can be played again
    try:
        log = load_game(game, row, entries)
    except (LookupError, RulesFailed) as error:
        kind: Kind = "failed" if isinstance(error, RulesFailed) else "refused"
        cause = error.__cause__ or error
        told = f"{type(cause).__name__}: {cause}" if kind == "failed" else str(error)
        return Finding(row.id, row.game, kind, stored, game.version, first_failing(game, row, entries), told)
    different = difference(row, log)
    if different:
        return Finding(row.id, row.game, "differs", stored, game.version, None, different)
    if stored != game.version:
        told = "its log can be played again, and leads to the same seats"
        return Finding(row.id, row.game, "version", stored, game.version, None, told)
    return None


def difference(row: TableRow, log: GameLog) -> str:
    """How the game after a replay differs from what the database says of it; empty if it does not."""
    owed = [int(seat) for seat in log.state.to_act]
    if log.state.over:
        return "the game is over under the installed rules"
    if owed != row.owed:
        return f"seats {row.owed} owe a decision, and under the installed rules {owed}"
    return ""


def first_failing(game: Game, row: TableRow, entries: list[Entry]) -> int | None:
    """The number, counted from 1, of the entry over which a replay fails; None if it already fails at the start."""

    def fails(count: int) -> bool:
        items: list[LogItem] = list(entries[:count])
        try:
            load_game(game, row, items)
        except (LookupError, RulesFailed):
            return True
        return False

    found = bisect_left(range(len(entries) + 1), True, key=fails)
    return found or None


def as_json(found: Rehearsal) -> dict[str, Any]:
    """A rehearsal for programs."""
    return {"tables": found.tables, "findings": [finding._asdict() for finding in found.findings]}
