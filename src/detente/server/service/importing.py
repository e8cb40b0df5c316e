"""Imports saved games as tables: a game that somebody sent, or one in which the rules failed, to view it in the browser."""

from __future__ import annotations

from dataclasses import dataclass

import detente
from detente.core.records.record import Match, Record, reopened
from detente.core.shown.words import LETTERS
from detente.server.keys import Key, Keys, fresh_id, fresh_seed, fresh_token
from detente.server.settings import Settings
from detente.server.store.models import TableRow
from detente.server.store.moves import Move, TableStatus
from detente.server.store.store import NewHolder, Store
from detente.server.store.stored_games import Adoption, SavedGame, StoredGames
from detente.server.tables.game_log import Entry, GameLog
from detente.server.tables.stored_game import stored


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A saved game that has become a table. links: to its seats, without the host's name. left_out: the number of entries
    that cannot be carried out; error: the first error, empty if there is none.
    """

    table: str
    links: list[str]
    left_out: int
    error: str


async def import_game(settings: Settings, record: Record) -> ImportedGame:
    """Write a saved game to the database, as far as it can be played; anyone with a seat's link holds that seat.

    ValueError if its start does not match the installed rules.
    """
    game = detente.game(record.game)
    if game.version != record.version:
        raise ValueError(f"the record is of rules version {record.version}; this is version {game.version}")
    match = reopened(game, record)
    before = record.entries[: record.first]
    later, error = play(match, record.entries[record.first :])
    played = before + later
    row = TableRow(
        id=fresh_id(), name="", game=game.id, version=game.version, options=match.record.options,
        seed=str(record.seed), facts=record.facts, bot_seed=str(fresh_seed()), status="waiting", position=0, owed=[], host=0,
    )  # fmt: skip
    store = Store(settings.database)
    try:
        await store.open()
        host = await store.register_visitor(fresh_token(), None)
        row.host = host.id
        seats = range(int(match.state.seats))
        await store.add_table(row, [NewHolder(s, "person", LETTERS[s], visitor=host.id) for s in seats])
        status = TableStatus("over" if match.state.over else "running", list(match.state.to_act), row.created)
        if played:
            await store.moves.write(Move(row.id, 0, played, (played[-1][0], "record"), status))
        else:
            await store.start_game(row.id, game.version, status)
        if record.base is not None:
            base = reopened(game, record).state
            data = stored(GameLog(game, lambda events: base.clone(), before, base))
            saved = SavedGame(row.id, record.first, data)
            await StoredGames(store).adopt(row.id, Adoption(game.version, game.version, saved), None)
        keys = Keys(await store.secret())
        holders = await store.holders(row.id)
    finally:
        await store.close()
    links = [f"/seat/{keys.make(Key('seat', row.id, holder.id))}" for holder in holders]
    return ImportedGame(row.id, links, len(record.entries) - len(played), error)


def play(match: Match, entries: list[Entry]) -> tuple[list[Entry], str]:
    """Carry out entries until one cannot be: the entries before it, and what is wrong with it."""
    for k, (seat, what) in enumerate(entries):
        try:
            if isinstance(what, str):
                match.apply(seat, match.game.actions.parse(what))
            else:
                match.take_back(seat, what)
        except Exception as error:  # saved games with failing rules are the reason for this function
            return entries[:k], repr(error)
    return entries, ""
