"""The store: everything that is read from and written to the database, each call one transaction; moves may share one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import and_, bindparam, false, func, or_, select, true, union_all, update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker
from sqlalchemy.orm import Session

from detente.server.keys import COOKIE_SECONDS, fresh_token, hashed
from detente.server.store.clock_rows import begin_clocks
from detente.server.store.database import add_once, insert_once, open_database, upgrade
from detente.server.store.models import (
    ChatRow,
    CommandRow,
    DeviceRow,
    EntryRow,
    HolderRow,
    SecretRow,
    SessionRow,
    TableRow,
    VisitorRow,
    now,
)
from detente.server.store.moves import MoveWriter, TableStatus, commit_for
from detente.server.store.notifications import Topic, notifications_for
from detente.server.store.one_go import in_one_go, with_session
from detente.server.store.time_control import Tick, TimeControl

Result = TypeVar("Result")

CHAT_SHOWN = 200
TABLES_LISTED = 100

SESSION_LIFE = timedelta(seconds=COOKIE_SECONDS)
"""A browser stays signed in as long as it keeps its cookie at most."""
LONGEST_DELAY = timedelta(days=7)
"""How much later spectators may see a table, at most."""

WITH_COOKIE = union_all(
    select(VisitorRow.id).where(VisitorRow.token_hash == bindparam("token")),
    select(SessionRow.visitor).where(
        SessionRow.token_hash == bindparam("token"), SessionRow.created > bindparam("oldest")
    ),
)
KNOWN = (
    select(VisitorRow.id, VisitorRow.name, DeviceRow.holder)
    .outerjoin(DeviceRow, DeviceRow.visitor == VisitorRow.id)
    .where(VisitorRow.id.in_(WITH_COOKIE))
)

VISITOR = select(VisitorRow).where(VisitorRow.id.in_(WITH_COOKIE))
ENTRIES = (
    select(EntryRow)
    .where(EntryRow.table_id == bindparam("table"), EntryRow.number > bindparam("after"))
    .order_by(EntryRow.number)
)
CHAT_AFTER = (
    select(ChatRow)
    .where(ChatRow.table_id == bindparam("table"), ChatRow.number > bindparam("after"))
    .order_by(ChatRow.number)
)

BOTS_AT_TABLES = (
    select(TableRow.id, TableRow.owed, HolderRow.seat)
    .join(HolderRow, HolderRow.table_id == TableRow.id)
    .where(TableRow.status == "running", HolderRow.kind == "bot", HolderRow.until.is_(None))
    .order_by(TableRow.updated)
)


class KnownVisitor(NamedTuple):
    """A registered visitor: number, name, and the holders for whom this browser acts."""

    id: int
    name: str
    holders: frozenset[int]


@dataclass(slots=True)
class NewHolder:
    """The new holder of a seat: a person (visitor and name), a bot, or nobody yet (`open`)."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    visitor: int | None = None


class Store:
    """One database. shared: whether other processes may write to it, too."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.shared = self.engine.dialect.name != "sqlite"
        self._reading = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writer = self.engine.execution_options(write=True)
        self._writing = async_sessionmaker(self._writer, expire_on_commit=False)
        self.notifications = notifications_for(self.engine)
        self.moves = MoveWriter(commit_for(self._writer, self.notifications))

    async def open(self) -> None:
        """Upgrade the database to the current schema."""
        await upgrade(self.engine)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A transaction that only reads."""
        async with self._reading() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction that is committed at the end, or changes nothing."""
        async with self._writing() as session, session.begin():
            yield session

    async def read_in_one_go(self, work: Callable[[Session], Result]) -> Result:
        """What some work reads, all in one transaction. On SQLite it is done in the thread of the connection: it must do no more."""
        if self.shared:
            async with self.read() as session:
                return await session.run_sync(work)
        return await in_one_go(self.engine, with_session(work))

    async def write_in_one_go(
        self, work: Callable[[Session], Result], table: str | None = None, *topics: Topic
    ) -> Result:
        """As `read_in_one_go`, for work that writes, too: it is committed at the end, or changes nothing.

        table, topics: of the notification to other processes, if any.
        """
        if not self.shared:
            return await in_one_go(self._writer, with_session(work))
        async with self.write() as session:
            done = await session.run_sync(work)
            if table is not None:
                await self.notifications.publish(session, table, *topics)
            return done

    async def secret(self, name: str = "keys", fresh: Callable[[], str] = fresh_token) -> str:
        """A secret of this installation, made when it is first needed."""
        async with self.write() as session:
            await add_once(session, SecretRow, name=name, value=fresh())
            return (await session.get_one(SecretRow, name)).value

    # -- visitors

    async def visitor(self, token: str) -> KnownVisitor | None:
        """The visitor with this cookie."""
        return await self.read_in_one_go(partial(visitor_with, token=token))

    async def known_cookies(self, tokens: Collection[str]) -> set[str]:
        """Those of these cookies that belong to a visitor."""
        by_hash = {hashed(token): token for token in tokens}
        if not by_hash:
            return set()
        query = union_all(
            select(VisitorRow.token_hash).where(VisitorRow.token_hash.in_(by_hash)),
            select(SessionRow.token_hash).where(
                SessionRow.token_hash.in_(by_hash), SessionRow.created > now() - SESSION_LIFE
            ),
        )
        return await self.read_in_one_go(lambda session: {by_hash[found] for found in session.scalars(query)})

    async def visitor_name(self, id: int) -> str:
        """A visitor's name; may be empty."""
        name = select(VisitorRow.name).where(VisitorRow.id == id)
        return await self.read_in_one_go(lambda session: session.scalar(name)) or ""

    async def visitor_names(self, ids: Collection[int]) -> dict[int, str]:
        """The names of visitors; they may be empty."""
        async with self.read() as session:
            rows = await session.execute(select(VisitorRow.id, VisitorRow.name).where(VisitorRow.id.in_(ids)))
            return {row.id: row.name for row in rows}

    async def register_visitor(self, token: str, name: str | None) -> VisitorRow:
        """The visitor with this cookie, created if necessary, with this name if one is given."""
        return await self.write_in_one_go(partial(registered, token=token, name=name))

    async def rename_visitor(self, id: int, name: str) -> VisitorRow:
        """Give a visitor another name."""
        async with self.write() as session:
            row = await session.get_one(VisitorRow, id)
            row.name = name
            return row

    # -- tables

    async def add_table(self, table: TableRow, holders: Sequence[NewHolder]) -> None:
        """Add a table with these holders of its seats."""
        work = partial(add_table_rows, table=table, holders=holders)
        await self.write_in_one_go(work, table.id, "lobby")

    async def add_rematch(
        self, table: TableRow, holders: Sequence[NewHolder], former: str, said: ChatRow | None = None
    ) -> str:
        """Add a table as the rematch of another one, unless that has one; the id of its rematch. said: the first line of its chat."""
        async with self.write() as session:
            first = await session.execute(
                update(TableRow)
                .where(TableRow.id == former, TableRow.rematch.is_(None))
                .values(rematch=table.id)
            )
            if first.rowcount:  # type: ignore[attr-defined]
                await self.add_within(session, table, holders)
                if said is not None:
                    await self.add_chat_row(session, said)
                await self.notifications.publish(session, former, "game")
                return table.id
            return (await session.get_one(TableRow, former)).rematch or table.id

    async def add_within(self, session: AsyncSession, table: TableRow, holders: Sequence[NewHolder]) -> None:
        """Add a table with these holders of its seats as a part of a transaction."""
        await session.run_sync(add_table_rows, table, holders)
        await self.notifications.publish(session, table.id, "lobby")

    async def table(self, id: str) -> TableRow | None:
        """The table with this id."""
        return await self.read_in_one_go(lambda session: session.get(TableRow, id))

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The entries of the table's log after some position."""
        return await self.read_in_one_go(partial(log_entries, table=table, after=after))

    async def entry_time(self, table: str, number: int) -> datetime:
        """When an entry was made that is there."""
        async with self.read() as session:
            return (await session.get_one(EntryRow, (table, number))).at

    async def tables_awaiting_bots(self) -> list[str]:
        """The tables at which a bot owes a decision, the longest wait first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(BOTS_AT_TABLES)
            return list(dict.fromkeys(row.id for row in rows if row.seat in row.owed))

    async def tables_of(self, visitor: int) -> list[TableRow]:
        """The tables that the visitor opened, sits at, or has left while they play on; the latest first."""
        sits = select(HolderRow.table_id).where(HolderRow.visitor == visitor, HolderRow.until.is_(None))
        visits = (
            select(HolderRow.table_id)
            .join(DeviceRow, DeviceRow.holder == HolderRow.id)
            .where(DeviceRow.visitor == visitor, HolderRow.until.is_(None))
        )
        left = select(HolderRow.table_id).where(HolderRow.visitor == visitor, HolderRow.until > 0)
        # People who have left a table that is shown later see its end later, too.
        just_over = and_(TableRow.delay.is_not(None), TableRow.updated >= now() - LONGEST_DELAY)
        back = and_(or_(TableRow.status == "running", just_over), TableRow.id.in_(left))
        async with self.read() as session:
            query = select(TableRow).where(
                or_(TableRow.host == visitor, TableRow.id.in_(sits), TableRow.id.in_(visits), back)
            )
            return list(await session.scalars(query.order_by(TableRow.updated.desc()).limit(TABLES_LISTED)))

    async def tables_with_room(self, since: datetime, more: Collection[str] = ()) -> list[TableRow]:
        """The open tables at which a seat is free and something has happened since then, and these, the latest first."""
        free = select(HolderRow.table_id).where(HolderRow.kind == "open", HolderRow.until.is_(None))
        found = and_(
            TableRow.access == "open",
            TableRow.status != "over",
            TableRow.updated >= since,
            TableRow.id.in_(free),
        )
        query = select(TableRow).where(or_(found, TableRow.id.in_(more)))
        async with self.read() as session:
            return list(await session.scalars(query.order_by(TableRow.updated.desc()).limit(TABLES_LISTED)))

    async def set_access(self, table: str, access: str, said: ChatRow) -> None:
        """Change who may come to a table. said: the line of chat that says so."""
        async with self.write() as session:
            await lock_table(session, table)
            await session.execute(update(TableRow).where(TableRow.id == table).values(access=access))
            await self.add_chat_row(session, said)
            await self.notifications.publish(session, table, "game", "lobby")

    async def start_game(
        self, table: str, version: int, status: TableStatus, options: dict[str, Any] | None = None
    ) -> None:
        """Begin the game of a table under this version of its rules, unless it has begun.

        options: those that it begins with, if any were still open.
        """
        work = partial(begin_game, table=table, version=version, status=status, options=options)
        await self.write_in_one_go(work, table, "game", "lobby")

    # -- moves

    async def position_after_command(self, table: str, seat: int, id: str) -> int | None:
        """The position after a command that was carried out before, or None."""
        async with self.read() as session:
            row = await session.get(CommandRow, (table, seat, id))
            return row.position if row is not None else None

    # -- seats

    async def holders(self, table: str) -> list[HolderRow]:
        """Who holds the seats now, in their order."""
        async with self.read() as session:
            query = select(HolderRow).where(HolderRow.table_id == table, HolderRow.until.is_(None))
            return list(await session.scalars(query.order_by(HolderRow.seat)))

    async def holders_of(self, tables: Sequence[str]) -> dict[str, list[HolderRow]]:
        """The holders of the seats of several tables."""
        found: dict[str, list[HolderRow]] = {table: [] for table in tables}
        async with self.read() as session:
            query = select(HolderRow).where(HolderRow.table_id.in_(tables), HolderRow.until.is_(None))
            for row in await session.scalars(query.order_by(HolderRow.seat)):
                found[row.table_id].append(row)
        return found

    async def holder(self, id: int) -> HolderRow | None:
        """A holder, present or past."""
        return await self.read_in_one_go(lambda session: session.get(HolderRow, id))

    async def add_device(self, holder: int, visitor: int) -> None:
        """Let another browser act for a holder, too."""
        async with self.write() as session:
            await add_once(session, DeviceRow, holder=holder, visitor=visitor)

    # -- chat

    async def add_chat_line(
        self, holder: HolderRow, text: str, command: str, heard: int | None = None
    ) -> None:
        """Add a chat line of a seat's holder, for the seats in the mask `heard` (None: everybody); once if the command is repeated."""
        await self.add_line(
            ChatRow(
                table_id=holder.table_id,
                seat=holder.seat,
                name=holder.name,
                text=text,
                heard=heard,
                holder=holder.id,
                command=command,
            )
        )

    async def add_line(self, line: ChatRow) -> None:
        """Add a chat line that has no number yet."""
        async with self.write() as session:
            await lock_table(session, line.table_id)
            await self.add_chat_row(session, line)

    async def add_chat_row(self, session: AsyncSession, line: ChatRow) -> None:
        """Add a line, still without a number, to the chat of a table that is locked; once if its command is repeated."""
        lines = select(func.max(ChatRow.number)).where(ChatRow.table_id == line.table_id)
        if await session.scalar(lines.where(ChatRow.seat == line.seat, ChatRow.command == line.command)):
            return
        line.number = (await session.scalar(lines) or 0) + 1
        session.add(line)
        await self.notifications.publish(session, line.table_id, "chat")

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        """The chat lines after this number."""
        query = select(ChatRow).where(ChatRow.table_id == table, ChatRow.number > after)
        return await self.read_in_one_go(
            lambda session: list(session.scalars(query.order_by(ChatRow.number)))
        )

    async def last_chat_number(self, table: str) -> int:
        """The number of the last chat line; 0 if there is none."""
        last = select(func.max(ChatRow.number)).where(ChatRow.table_id == table)
        return await self.read_in_one_go(lambda session: session.scalar(last)) or 0

    async def audible_chat(
        self,
        table: str,
        observer: int | None,
        until: int,
        tenures: Sequence[tuple[int, int | None]] = ((0, None),),
        unread: Collection[int] = (),
    ) -> list[ChatRow]:
        """The last chat lines that a seat, or a spectator, may read, up to this number.

        tenures: the ranges of numbers in which the holder held the seat; what the seat alone could read in between is left out.
        unread: holders whose lines are left out.
        """
        own = ChatRow.heard.bitwise_and(0 if observer is None else 1 << observer) != 0
        ranges = [
            and_(ChatRow.number > since, true() if last is None else ChatRow.number <= last)
            for since, last in tenures
        ]
        wanted = or_(ChatRow.holder.is_(None), ChatRow.holder.not_in(unread))
        audible = and_(wanted, or_(ChatRow.heard.is_(None), and_(own, or_(false(), *ranges))))
        async with self.read() as session:
            query = select(ChatRow).where(ChatRow.table_id == table, ChatRow.number <= until, audible)
            return list(await session.scalars(query.order_by(ChatRow.number.desc()).limit(CHAT_SHOWN)))[::-1]


def visitor_with(session: Session, token: str) -> KnownVisitor | None:
    """The visitor with this cookie."""
    rows = session.connection().execute(KNOWN, cookie_values(token)).all()
    if not rows:
        return None
    holders = frozenset(row.holder for row in rows if row.holder is not None)
    return KnownVisitor(rows[0].id, rows[0].name, holders)


def registered(session: Session, token: str, name: str | None) -> VisitorRow:
    """The visitor with this cookie, created if necessary, with this name if one is given."""
    row = session.scalars(VISITOR, cookie_values(token)).one_or_none()
    if row is None:
        insert_once(session, VisitorRow, {"token_hash": hashed(token), "name": ""})
        row = session.scalars(VISITOR, cookie_values(token)).one()
    if name is not None:
        row.name = name
    return row


def cookie_values(token: str) -> dict[str, Any]:
    """The values with which `WITH_COOKIE` finds who has a cookie."""
    return {"token": hashed(token), "oldest": now() - SESSION_LIFE}


def holder_row(table: str, holder: NewHolder, position: int) -> HolderRow:
    """The row of a new holder."""
    return HolderRow(
        table_id=table,
        seat=holder.seat,
        kind=holder.kind,
        name=holder.name,
        bot=holder.bot,
        visitor=holder.visitor,
        since=position,
    )


def entry_of(row: EntryRow) -> tuple[int, str | int]:
    """An entry of a log in the form that tables in memory use."""
    if row.action is not None:
        return row.seat, row.action
    assert row.undo is not None
    return row.seat, row.undo


def add_table_rows(session: Session, table: TableRow, holders: Sequence[NewHolder]) -> None:
    """Add a table with these holders of its seats."""
    session.add(table)
    session.flush()
    session.add_all([holder_row(table.id, holder, 0) for holder in holders])


def begin_game(
    session: Session, table: str, version: int, status: TableStatus, options: dict[str, Any] | None
) -> None:
    """Begin the game of a table, with the clocks of its people, unless it has begun."""
    begun = {"options": options} if options is not None else {}
    first = session.execute(
        update(TableRow)
        .where(TableRow.id == table, TableRow.status == "waiting")
        .values(version=version, **asdict(status), **begun)
        .returning(TableRow.time)
    )
    stored = first.scalar()
    if stored is not None:
        control = TimeControl.read(stored)
        tick = Tick(control, frozenset(status.owed), begun=True, undone=False, at=status.updated)
        seated = select(HolderRow).where(HolderRow.table_id == table, HolderRow.until.is_(None))
        begin_clocks(session.connection(), list(session.scalars(seated)), control, tick)


def log_entries(session: Session, table: str, after: int) -> list[EntryRow]:
    """The entries of a table's log after some position."""
    return list(session.scalars(ENTRIES, {"table": table, "after": after}))


async def lock_table(session: AsyncSession, table: str) -> tuple[int, str]:
    """A table's position and status; nobody else can write to this table until the transaction ends."""
    return await session.run_sync(lock, table)


def lock(session: Session, table: str) -> tuple[int, str]:
    """As `lock_table`, as a part of work that is done in one go."""
    query = select(TableRow.position, TableRow.status).where(TableRow.id == table)
    position, status = session.execute(query.with_for_update(key_share=True)).one()
    return position, status
