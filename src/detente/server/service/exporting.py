"""Finished games for research: only those of which all people at the table agree, and without their names."""

from __future__ import annotations

from typing import NamedTuple

import detente
from detente.core.records.record import Base, Record
from detente.server.store.consents import Consents, StoredGame
from detente.server.store.database import NoDatabase, address_of, display_address, file_of
from detente.server.store.models import HolderRow
from detente.server.store.store import Store
from detente.server.tables.stored_game import state_in


class AgreedGame(NamedTuple):
    """A game of which all people agree. table: its id."""

    table: str
    record: Record
    stored: StoredGame

    def player(self, entry: int, seat: int) -> str | None:
        """Who held a seat at an entry of the record, or after the last one: the name of a bot, or `person`; None for nobody."""
        entries = self.stored.entries
        number = entries[entry].number if entry < len(entries) else self.stored.table.position + 1
        for holder in self.stored.holders:
            if (
                holder.seat == seat
                and holder.since < number
                and (holder.until is None or number < holder.until)
            ):
                return holder.bot if holder.kind == "bot" else "person" if holder.kind == "person" else None
        return None


class AgreedGames(NamedTuple):
    """games: those of which all people agree. others: how many more are over."""

    games: list[AgreedGame]
    others: int


async def agreed_games(database: str) -> AgreedGames:
    """The finished games in a database of which all people agree, the oldest first. NoDatabase if there is no such file."""
    address = address_of(database)
    file = file_of(address)
    if file is not None and not file.is_file():
        raise NoDatabase(f"there is no database {display_address(address)}")
    store = Store(database)
    found: list[AgreedGame] = []
    try:
        await store.open()
        consents = Consents(store)
        tables = await consents.finished()
        for id in tables:
            stored = await consents.game(id)
            if all(holder.id in stored.agreed for holder in people(stored.holders)):
                found.append(AgreedGame(id, record_of(stored), stored))
    finally:
        await store.close()
    return AgreedGames(found, len(tables) - len(found))


def people(holders: list[HolderRow]) -> list[HolderRow]:
    """The people who held a seat while the game ran."""
    return [holder for holder in holders if holder.kind == "person" and holder.until != 0]


def record_of(stored: StoredGame) -> Record:
    """The record of a game."""
    row = stored.table
    entries: list[tuple[int, str | int]] = []
    for entry in stored.entries:
        what = entry.action if entry.action is not None else entry.undo
        assert what is not None
        entries.append((entry.seat, what))
    return Record(row.game, row.version, row.options, int(row.seed), entries, row.facts, base=base_of(stored))


def base_of(stored: StoredGame) -> Base | None:
    """Where the record of a game can be played from, if its rules changed meanwhile and it is installed."""
    if stored.base is None or stored.table.game not in detente.games():
        return None
    before = sum(entry.number <= stored.base.position for entry in stored.entries)
    return Base(before, state_in(stored.base.data, detente.game(stored.table.game)))
