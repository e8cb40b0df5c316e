"""What a server opens when it starts, or when a process beside it dies: the tables at which a bot is to move, no others."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente.core.records.record import Match
from detente.server.container import Services
from detente.server.service import open_tables
from detente.server.settings import Settings
from detente.server.store.leases import Takeover
from detente.server.store.models import TableRow, now
from detente.server.store.moves import Move, TableStatus
from detente.server.store.seats import SavedTable
from detente.server.store.store import NewHolder, Store
from detente.server.store.stored_games import Texts
from detente.server.tables.live_table import LiveTable
from tests.longer import DATABASES
from tests.server.serving import PATIENCE, in_a_loop, sqlite_url

GAME = "isles"
SLOW = 60.0
"""A pace at which no bot answers while a test runs."""


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found: str = request.getfixturevalue("postgres")
    return found


def where_one_owes() -> Match:
    """A game under way in which one seat is to move and the other is not."""
    match, chance = Match(detente.game(GAME), None, 5), random.Random(5)
    while len(match.record.entries) < 10 or len(match.state.to_act) > 1:
        seat = match.state.to_act[0]
        match.apply(seat, chance.choice(match.state.legal_actions(seat)))
    return match


async def add_table_of(store: Store, id: str, match: Match, kinds: tuple[str, str]) -> None:
    """A table with this game, at which a person and a bot sit in this order."""
    host = await store.register_visitor("a token", "Anna")
    row = TableRow(
        id=id, name="", game=GAME, version=match.game.version, options=match.record.options, seed=str(match.seed),
        bot_seed="1", status="waiting", position=0, owed=[], host=host.id,
    )  # fmt: skip
    holders = [
        NewHolder(
            seat, kind, kind, "random" if kind == "bot" else None, host.id if kind == "person" else None
        )
        for seat, kind in enumerate(kinds)
    ]
    await store.add_table(row, holders)
    entries = match.record.entries
    status = TableStatus("running", list(match.state.to_act), now())
    await store.moves.write(Move(id, 0, entries, (entries[-1][0], "c"), status))


async def fill(address: str) -> list[str]:
    """Many tables at which a person is to move, and some at which a bot is; those."""
    match = where_one_owes()
    (owing,) = match.state.to_act
    store = Store(address)
    await store.open()
    kinds = ("bot", "person") if owing == 0 else ("person", "bot")
    bots = [f"bot-{k}" for k in range(3)]
    for id in bots:
        await add_table_of(store, id, match, kinds)
    for k in range(40):
        await add_table_of(store, f"person-{k}", match, kinds[::-1])
    await store.close()
    return bots


async def come(true: Callable[[], bool], what: str) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


class Opened:
    """Counts the tables that are loaded from the store: each is a whole game played again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ids: list[str] = []
        load = open_tables.load_table

        def counted(saved: SavedTable, texts: Texts) -> LiveTable:
            self.ids.append(saved.row.id)
            return load(saved, texts)

        monkeypatch.setattr(open_tables, "load_table", counted)


def test_a_start_opens_the_tables_at_which_bots_are_to_move(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots = await fill(address)
        seen = Opened(monkeypatch)
        services = Services(Settings(address, bot_pace=SLOW))
        await services.start()
        assert seen.ids == [], "nobody waits for tables to be loaded"
        await come(lambda: len(services.open_tables.tables) == len(bots), "the tables")
        await asyncio.sleep(0.1)
        assert sorted(seen.ids) == bots
        assert all(services.open_tables.tables[id].bot_loop is not None for id in bots)
        await services.stop()

    in_a_loop(play())


def test_a_death_beside_it_opens_what_is_attended_by_nobody(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots = await fill(postgres)
        settings = Settings(postgres, bot_pace=SLOW)
        one, other = Services(settings), Services(settings)
        await one.start()
        await come(lambda: len(one.open_tables.tables) == len(bots), "the tables")
        seen = Opened(monkeypatch)
        await other.start()
        await other.cluster.take_over(Takeover([], [], True, False))
        await asyncio.sleep(0.3)
        assert seen.ids == [], "the first one attends them"
        await one.stop()
        await come(lambda: len(other.open_tables.tables) == len(bots), "the tables")
        await asyncio.sleep(0.1)
        assert sorted(seen.ids) == bots
        await other.stop()

    in_a_loop(play())


def test_a_table_that_cannot_be_opened_hinders_no_start(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots = await fill(address)
        load = open_tables.load_table

        def failing(saved: SavedTable, texts: Texts) -> LiveTable:
            if saved.row.id == bots[0]:
                raise RuntimeError("broken rules")
            return load(saved, texts)

        monkeypatch.setattr(open_tables, "load_table", failing)
        services = Services(Settings(address, bot_pace=SLOW))
        await services.start()
        await come(lambda: sorted(services.open_tables.tables) == bots[1:], "the others")
        await services.stop()

    in_a_loop(play())


def test_a_full_table_that_a_dying_process_did_not_begin_begins_when_it_is_opened(address: str) -> None:
    async def play() -> None:
        store = Store(address)
        await store.open()
        host = await store.register_visitor("a token", "Anna")
        row = TableRow(
            id="full", name="", game=GAME, version=1, options={"seats": 2}, seed="5", bot_seed="1",
            status="waiting", position=0, owed=[], host=host.id,
        )  # fmt: skip
        await store.add_table(row, [NewHolder(seat, "person", "Anna", visitor=host.id) for seat in (0, 1)])
        await store.close()
        services = Services(Settings(address))
        await services.start()
        assert (await services.open_tables.get("full")).running
        await services.stop()

    in_a_loop(play())
