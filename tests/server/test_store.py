"""The store keeps its promises on SQLite and on PostgreSQL alike, whoever writes at the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, text
from sqlalchemy.exc import IntegrityError

from detente.server.store import hosting
from detente.server.store.leases import PostgresLeases, leases_for
from detente.server.store.models import (
    BotLeaseRow,
    ChatRow,
    DeviceRow,
    EntryRow,
    HolderRow,
    SeatChangeRow,
    SecretRow,
    TableRow,
    ViewerRow,
    VisitorRow,
    now,
)
from detente.server.store.moves import ConcurrentWrite, Move, TableStatus
from detente.server.store.notifications import Notification
from detente.server.store.seats import SavedTable, Seats
from detente.server.store.store import NewHolder, Store
from tests.server.postgres import ask
from tests.server.serving import PATIENCE, in_a_loop, sqlite_url

TABLE = "a-table"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found: str = request.getfixturevalue("postgres")
    return found


@asynccontextmanager
async def stores(address: str, number: int = 2) -> Any:
    """Several processes' stores on one database, with a table at which one person sits and one seat is open."""
    async with AsyncExitStack() as stack:
        made = [Store(address) for _ in range(number)]
        for store in made:
            stack.push_async_callback(store.close)
        await asyncio.gather(*(store.open() for store in made))
        host = await made[0].register_visitor("a token", "Anna")
        row = TableRow(
            id=TABLE, name="", game="g", version=1, options={"seats": 2}, seed=str(2**127), bot_seed="1",
            status="waiting", position=0, owed=[], host=host.id,
        )  # fmt: skip
        await made[0].add_table(
            row, [NewHolder(0, "person", "Anna", visitor=host.id), NewHolder(1, "open", "Seat B")]
        )
        yield made


async def both(*work: Awaitable[Any]) -> list[Any]:
    """Do things at the same time; what came of each, or its error."""
    return await asyncio.gather(*work, return_exceptions=True)


async def number_of(store: Store, kind: type[Any]) -> int:
    """How many rows there are of a kind."""
    async with store.read() as session:
        return await session.scalar(select(func.count()).select_from(kind)) or 0


async def come(true: Callable[[], Any], what: str) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
    assert true(), what


async def story_of(seats: Seats, after: int = 0) -> SavedTable:
    """The table, with what is in its log."""
    found = await seats.load_table(TABLE, after)
    assert found is not None
    return found


async def append(
    store: Store,
    table: str,
    position: int,
    entries: Any,
    command: tuple[int, str],
    status: TableStatus | None,
) -> None:
    await store.moves.write(Move(table, position, entries, command, status))


def status_of(status: str = "running", owed: tuple[int, ...] = (0, 1)) -> TableStatus:
    return TableStatus(status, list(owed), now())


def test_processes_may_start_at_once(address: str) -> None:
    async def play() -> None:
        async with stores(address, 4) as made:
            secrets = await asyncio.gather(*(store.secret() for store in made))
            assert len(set(secrets)) == 1
            assert await number_of(made[0], SecretRow) == 1

    in_a_loop(play())


def test_a_visitor_who_comes_twice_at_once_is_one(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            came = await asyncio.gather(
                *(made[k % 2].register_visitor("another token", f"B {k}") for k in range(10))
            )
            assert len({row.id for row in came}) == 1
            assert await number_of(made[0], VisitorRow) == 2
            found = await made[0].visitor("another token")
            assert found is not None and found.name.startswith("B ")
            again = await made[0].register_visitor("another token", None)
            assert (again.id, again.name) == (found.id, found.name)

    in_a_loop(play())


def test_a_browser_is_let_in_once(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            (holder, _) = await made[0].holders(TABLE)
            visitor = await made[1].register_visitor("another token", None)
            await asyncio.gather(*(made[k % 2].add_device(holder.id, visitor.id) for k in range(6)))
            assert await number_of(made[0], DeviceRow) == 1
            known = await made[1].visitor("another token")
            assert known is not None and known.holders == {holder.id}

    in_a_loop(play())


def test_the_hosts_list_has_all_tables_that_changed_at_the_same_moment(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "MOST_LISTED", 2)

    async def work() -> None:
        async with stores(address, 1) as (store,):
            at = now()
            host = await store.register_visitor("a token", "Anna")
            for number in range(5):
                row = TableRow(
                    id=f"t{number}", name="", game="g", version=1, options={"seats": 2}, seed="1", bot_seed="1",
                    status="over", position=0, owed=[], host=host.id, updated=at,
                )  # fmt: skip
                await store.add_table(row, [NewHolder(0, "open", "Seat A")])
            listed: list[str] = []
            last = None
            while rows := await hosting.Hosting(store).tables("over", last):
                listed += [row.id for row in rows]
                last = rows[-1].updated, rows[-1].id
            assert listed == ["t4", "t3", "t2", "t1", "t0"]

    in_a_loop(work())


def test_what_is_said_at_once_is_numbered_without_gaps(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            # Every line comes twice, through different processes.
            anna = (await made[0].holders(TABLE))[0]
            lines = [made[k % 2].add_chat_line(anna, f"line {k // 2}", f"c{k // 2}") for k in range(24)]
            assert await both(*lines) == [None] * 24
            said: list[ChatRow] = await made[0].chat(TABLE)
            assert [row.number for row in said] == list(range(1, 13))
            assert {row.text for row in said} == {f"line {k}" for k in range(12)}
            assert [row.number for row in await made[1].chat(TABLE, 10)] == [11, 12]

    in_a_loop(play())


def test_of_two_moves_at_once_one_is_written_and_whole(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            await made[0].start_game(TABLE, 1, status_of())
            for round in range(5):
                moves = [
                    append(
                        store, TABLE, 2 * round, [(seat, f"a{seat}"), (seat, 1)], (seat, f"c{round}"), None
                    )
                    for seat, store in enumerate(made)
                ]
                errors = [error for error in await both(*moves) if error is not None]
                assert [type(error) for error in errors] == [ConcurrentWrite]
            entries: list[EntryRow] = await made[1].entries(TABLE)
            assert [entry.number for entry in entries] == list(range(1, 11))
            assert all(one.seat == other.seat for one, other in zip(entries[::2], entries[1::2], strict=True))
            row = await made[1].table(TABLE)
            assert row is not None and row.position == 10 and row.status == "running" and row.owed == [0, 1]

    in_a_loop(play())


def test_a_game_begins_once_with_the_options_of_who_was_first(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            await made[0].start_game(TABLE, 1, status_of(), {"seats": 2, "first": "A"})
            await made[1].start_game(TABLE, 1, status_of(), {"seats": 2, "first": "B"})
            row = await made[1].table(TABLE)
            assert row is not None and row.options == {"seats": 2, "first": "A"}

    in_a_loop(play())


def test_a_command_is_written_once_even_at_another_position(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            await made[0].start_game(TABLE, 1, status_of())
            await append(made[0], TABLE, 0, [(0, "a")], (0, "c"), status_of("over", ()))
            with pytest.raises(ConcurrentWrite):
                await append(made[1], TABLE, 1, [(0, "a")], (0, "c"), None)
            assert await made[1].position_after_command(TABLE, 0, "c") == 1
            assert [row.action for row in await made[1].entries(TABLE)] == ["a"]
            row = await made[1].table(TABLE)
            assert row is not None and (row.position, row.status, row.owed) == (1, "over", [])

    in_a_loop(play())


def test_a_move_that_comes_too_late_does_not_hinder_those_at_other_tables(address: str) -> None:
    async def play() -> None:
        async with stores(address, 1) as (store,):
            others = [f"table-{k}" for k in range(5)]
            for id in others:
                row = await store.table(TABLE)
                row = TableRow(
                    **{column.name: getattr(row, column.name) for column in row.__table__.columns}
                    | {"id": id}
                )
                await store.add_table(row, [])
            moves = [append(store, id, 0, [(0, "a")], (0, "c"), None) for id in others]
            moves.insert(2, append(store, TABLE, 7, [(0, "a")], (0, "c"), status_of("over")))
            came = await both(*moves)
            assert [type(error) for error in came if error is not None] == [ConcurrentWrite]
            assert isinstance(came[2], ConcurrentWrite)
            assert [(await store.table(id)).position for id in others] == [1] * 5
            assert [len(await store.entries(id)) for id in others] == [1] * 5
            row = await store.table(TABLE)
            assert (row.position, row.status) == (0, "waiting")
            assert await store.entries(TABLE) == []

    in_a_loop(play())


def test_a_seat_goes_to_one_of_two(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            visitors = [await made[0].register_visitor(f"token {k}", None) for k in range(2)]
            (_, open_seat) = await made[0].holders(TABLE)
            wishes = [
                Seats(store).change_holder(
                    open_seat, NewHolder(1, "person", "B", visitor=visitor.id), "comer"
                )
                for store, visitor in zip(made, visitors, strict=True)
            ]
            won: list[HolderRow] = [row for row in await asyncio.gather(*wishes) if row is not None]
            assert len(won) == 1
            assert [row.id for row in await made[1].holders(TABLE)] == [1, won[0].id]

    in_a_loop(play())


def test_a_game_begins_once(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            await made[0].start_game(TABLE, 1, status_of(owed=(0, 1)))
            await append(made[0], TABLE, 0, [(0, "a")], (0, "c"), status_of(owed=(1,)))
            await made[1].start_game(TABLE, 1, status_of(owed=(0, 1)))
            row = await made[1].table(TABLE)
            assert row is not None and row.owed == [1]

    in_a_loop(play())


def test_times_are_the_same_everywhere(address: str) -> None:
    zoned = address + "&options=-ctimezone%3DAsia/Kolkata" if address.startswith("postgresql") else address

    async def play() -> None:
        async with stores(zoned) as made:
            then = now()
            await made[0].start_game(TABLE, 1, TableStatus("running", [], then))
            row = await made[1].table(TABLE)
            assert row is not None
            assert row.updated == then
            assert row.updated.utcoffset() == row.created.utcoffset() == timedelta(0)
            assert abs(row.created - then) < timedelta(minutes=5)
            assert row.seed == str(2**127)

    in_a_loop(play())


# -- between processes, which takes PostgreSQL


class Ears:
    """What a process hears."""

    def __init__(self, store: Store) -> None:
        self.heard: list[Notification] = []
        self.beginnings = 0
        self.task = asyncio.create_task(store.notifications.listen(self.heard.append, self.begin))

    def begin(self) -> None:
        self.beginnings += 1


def test_news_comes_after_the_commit_or_never(postgres: str) -> None:
    async def play() -> None:
        async with stores(postgres) as (teller, hearer):
            own, other = Ears(teller), Ears(hearer)
            await come(lambda: own.beginnings and other.beginnings, "both to listen")
            await teller.start_game(TABLE, 1, status_of())
            with pytest.raises(ConcurrentWrite):
                await append(teller, TABLE, 7, [(0, "a")], (0, "c"), None)
            await append(teller, TABLE, 0, [(0, "a")], (0, "c"), None)
            anna = (await teller.holders(TABLE))[0]
            await teller.add_chat_line(anna, "hi", "c")
            await teller.add_chat_line(anna, "hi", "c")
            await come(lambda: len(other.heard) >= 4, "the news")
            assert [item.topic for item in other.heard] == ["game", "lobby", "game", "chat"]
            assert {item.process for item in other.heard} == {teller.notifications.process}
            assert own.heard == []
            for ears in (own, other):
                ears.task.cancel()

    in_a_loop(play())


def test_a_lost_connection_is_mended_and_what_was_missed_is_known_to_be(postgres: str) -> None:
    async def play() -> None:
        async with stores(postgres) as (teller, hearer):
            ears = Ears(hearer)
            await come(lambda: ears.beginnings == 1, "the beginning")
            ask(
                postgres,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()",
            )
            await come(lambda: ears.beginnings == 2, "the second beginning")
            ask(postgres, "NOTIFY detente, 'nothing that we understand'")
            await teller.start_game(TABLE, 1, status_of())
            await come(lambda: len(ears.heard) == 2, "news")
            ears.task.cancel()

    in_a_loop(play())


def test_the_bots_of_a_table_think_in_one_process_and_in_another_when_it_is_dead(postgres: str) -> None:
    async def play() -> None:
        async with stores(postgres) as made:
            one, two = (PostgresLeases(store) for store in made)
            assert (await one.heartbeat()).rejoined and (await two.heartbeat()).rejoined
            assert not (await one.heartbeat()).rejoined
            claims = await asyncio.gather(*(leases.claim(TABLE) for leases in (one, two)))
            assert sorted(claims) == [False, True]
            first, second = (one, two) if claims[0] else (two, one)
            await second.release(TABLE)
            assert await first.claim(TABLE), "what one has, another cannot give back"
            await first.set_viewers(TABLE, {0, 1})
            assert await second.viewers_elsewhere(TABLE) == {0, 1}
            assert await first.viewers_elsewhere(TABLE) == frozenset()
            assert (await second.heartbeat()).bots == [], "the first one lives"
            async with made[0].write() as session:
                silence = "UPDATE processes SET seen = now() - interval '1 minute' WHERE name = :name"
                await session.execute(text(silence), {"name": first.process})
            takeover = await second.heartbeat()
            assert (takeover.bots, takeover.viewer_tables) == ([TABLE], [TABLE])
            assert takeover.processes_died and not takeover.rejoined
            assert await second.viewers_elsewhere(TABLE) == frozenset()
            assert await second.claim(TABLE) and not await first.claim(TABLE)
            assert (await first.heartbeat()).rejoined, "who was thought dead learns of it"
            await second.resign()
            assert (await first.heartbeat()).bots == [TABLE], "who leaves is followed at once"
            assert await number_of(made[0], BotLeaseRow) == 1 and await number_of(made[0], ViewerRow) == 0

    in_a_loop(play())


def test_on_sqlite_one_process_holds_everything(tmp_path: Path) -> None:
    async def play() -> None:
        async with stores(sqlite_url(tmp_path), 1) as (store,):
            leases = leases_for(store)
            assert await leases.claim(TABLE) and await leases.claim(TABLE)
            await leases.set_viewers(TABLE, {0})
            assert await leases.viewers_elsewhere(TABLE) == frozenset()
            assert (await leases.heartbeat()).bots == []

    in_a_loop(play())


def test_rows_must_refer_to_others_after_an_upgrade_too(address: str) -> None:
    async def play() -> None:
        async with stores(address, 1) as (store,):
            lost = NewHolder(0, "person", "Nobody", visitor=987)
            (holder, _) = await store.holders(TABLE)
            with pytest.raises(IntegrityError):
                await Seats(store).change_holder(holder, lost, "host")
            assert (await store.holders(TABLE))[0].id == holder.id

    in_a_loop(play())


def test_a_seat_that_passes_on_has_its_place_among_moves_made_at_once(address: str) -> None:
    async def play() -> None:
        async with stores(address) as made:
            await made[0].start_game(TABLE, 1, status_of())
            seats = [Seats(store) for store in made]
            for round in range(6):
                (_, present) = await made[0].holders(TABLE)
                row = await made[0].table(TABLE)
                assert row is not None
                bot = NewHolder(1, "bot", f"Bot {round}", "random")
                came = await both(
                    append(made[0], TABLE, row.position, [(0, f"a{round}")], (0, f"c{round}"), None),
                    seats[1].change_holder(present, bot, "host"),
                )
                assert came[0] is None or isinstance(came[0], ConcurrentWrite)
                assert isinstance(came[1], HolderRow)
                stories = [await story_of(each) for each in seats]
                row = await made[0].table(TABLE)
                assert row is not None
                for story in stories:
                    assert [line.number for line in story.log] == list(range(1, row.position + 1))
                assert came[1].since == next(
                    line.number
                    for line in stories[0].log
                    if isinstance(line, SeatChangeRow) and line.after == came[1].id
                )
            changes = [line for line in stories[0].log if isinstance(line, SeatChangeRow)]
            assert len(changes) == 6 and changes[0].before == 2
            assert [line.number for line in (await story_of(seats[0], 3)).log] == list(
                range(4, row.position + 1)
            )

    in_a_loop(play())


def test_a_story_ends_before_a_gap(address: str) -> None:
    """What somebody wrote between two looks of a reader is left for the next time."""

    async def play() -> None:
        async with stores(address, 1) as (store,):
            await store.start_game(TABLE, 1, status_of())
            await append(store, TABLE, 0, [(0, "a"), (0, "b")], (0, "c"), None)
            (_, present) = await store.holders(TABLE)
            await Seats(store).change_holder(present, NewHolder(1, "bot", "Bot", "random"), "host")
            async with store.write() as session:
                await session.execute(delete(EntryRow).where(EntryRow.number == 2))
            assert [line.number for line in (await story_of(Seats(store))).log] == [1]

    in_a_loop(play())
