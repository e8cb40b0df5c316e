"""A rehearsal of an upgrade: all running tables of a database, played again under the installed games. Nothing is written.

The database may be in use, and of an older form than this version's.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, MetaData, inspect, select

import detente
from detente.core.engine.game import Game
from detente.server.store.backup import reading, revision_of
from detente.server.store.models import TableRow
from detente.server.store.stored_games import Texts
from detente.server.tables.game_log import Entry, LogItem, RulesFailed, entries_of
from detente.server.tables.live_table import seat_change_of
from detente.server.tables.loading import load_game, opening_of
from detente.server.tables.upgrades import CannotGoOn, Reopening

READ = ("id", "game", "version", "options", "seed", "facts", "status", "owed", "ending")
"""The columns that a replay needs, as far as the form of the database has them."""
BESIDE = ("entries", "changes", "holders", "stored_games", "bases")
"""The tables that it needs, too, as far as there are any."""

Kind = Literal["missing", "version", "refused", "failed", "differs"]


class Finding(NamedTuple):
    """What is different at a table.

    kind: `missing`: its game is not installed, or cannot be loaded; `version`: its rules were newer; `refused`: they forbid an entry of its
    log, or its options; `failed`: they break down over an entry; `differs`: they lead somewhere else. stored, installed: versions of the
    rules. entry: the number of the first entry that cannot be played again. error: what was wrong. goes_on: the number of entries
    after which it goes on from its stored state; None: it cannot go on.
    """

    table: str
    game: str
    kind: Kind
    stored: int
    installed: int | None
    entry: int | None
    error: str
    goes_on: int | None


class Rehearsal(NamedTuple):
    """tables: how many run. findings: of those that do not go on as they are."""

    tables: int
    findings: list[Finding]

    @property
    def stuck(self) -> int:
        """How many cannot go on."""
        return sum(finding.goes_on is None for finding in self.findings)


class Rows(NamedTuple):
    """What a database has of a running table."""

    table: TableRow
    items: list[LogItem]
    texts: Texts


def rehearse(database: str) -> Rehearsal:
    """Play all running tables of a database again. NoDatabase says why it cannot be read."""
    tables, findings = 0, list[Finding]()
    with reading(database) as connection:
        if revision_of(connection) is None:
            return Rehearsal(0, [])
        for rows in running_tables(connection):
            tables += 1
            finding = checked_table(rows)
            if finding is not None:
                findings.append(finding)
    return Rehearsal(tables, findings)


def running_tables(connection: Connection) -> Iterator[Rows]:
    """The running tables with their logs and what is stored of them, the oldest first."""
    described = MetaData()
    there = set(inspect(connection).get_table_names())
    described.reflect(connection, only=["tables", *there.intersection(BESIDE)], resolve_fks=False)
    tables = described.tables["tables"]
    running = select(*(tables.c[name] for name in READ if name in tables.c)).where(
        tables.c.status == "running"
    )
    for found in connection.execute(running.order_by(tables.c.created, tables.c.id)).all():
        row = TableRow(**found._mapping)
        beside = {
            name: connection.execute(select(table).where(table.c.table_id == row.id)).all()
            for name, table in described.tables.items()
            if name != "tables"
        }
        texts = [next((each.data for each in beside.get(name, ())), None) for name in BESIDE[-2:]]
        yield Rows(row, log_of(beside), Texts(*texts))


def log_of(beside: Mapping[str, Sequence[Any]]) -> list[LogItem]:
    """What was played at a table, and how seats were passed on. beside: rows by their table."""
    holders = {row.id: row for row in beside.get("holders", ())}
    numbered: dict[int, LogItem] = {
        row.number: (row.seat, row.undo if row.action is None else row.action) for row in beside["entries"]
    }
    for row in beside.get("changes", ()):
        numbered[row.number] = seat_change_of(row, holders[row.before], holders[row.after])
    return [item for _, item in sorted(numbered.items())]


def checked_table(rows: Rows) -> Finding | None:
    """What is different at a table; None if it goes on as it is."""
    row, items = rows.table, rows.items
    try:
        game = detente.game(row.game)
    except LookupError as error:
        return Finding(row.id, row.game, "missing", row.version, None, None, str(error.args[0]), None)

    def finding(kind: Kind, error: str, goes_on: int | None) -> Finding:
        entry = first_failing(game, row, entries_of(items)) if kind in ("refused", "failed") else None
        return Finding(row.id, row.game, kind, row.version, game.version, entry, error, goes_on)

    try:
        found = Reopening(game, row, items, opening_of(game, row)).find(rows.texts)
    except CannotGoOn as error:
        return finding(error.change.kind, str(error), None)
    except LookupError as error:
        return finding("refused", str(error), None)
    except RulesFailed as error:
        cause = error.__cause__
        return finding("failed", f"{type(cause).__name__}: {cause}", None)
    if found.change is None:
        return None
    return finding(found.change.kind, found.change.error, found.game_log.first_entry)


def first_failing(game: Game, row: TableRow, entries: list[Entry]) -> int | None:
    """The number, counted from 1, of the entry over which a replay fails; None if it already fails at the start, or does not."""

    def fails(count: int) -> bool:
        items: list[LogItem] = list(entries[:count])
        try:
            load_game(game, row, items)
        except (LookupError, RulesFailed):
            return True
        return False

    found = bisect_left(range(len(entries) + 1), True, key=fails)
    return found if 0 < found <= len(entries) else None


def as_json(found: Rehearsal) -> dict[str, Any]:
    """A rehearsal for programs."""
    return {"tables": found.tables, "findings": [finding._asdict() for finding in found.findings]}
