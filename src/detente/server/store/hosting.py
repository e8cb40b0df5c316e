"""What the host sees of a whole database, the one-time link by which they come, and the session that it opens."""

from __future__ import annotations

from datetime import datetime, timedelta
from hmac import compare_digest
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    true,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.keys import fresh_token, hashed
from detente.server.store.backup import head_revision, reading, revision_of, transaction
from detente.server.store.clock_rows import CLOCKS
from detente.server.store.database import NoDatabase
from detente.server.store.models import (
    AccountRow,
    AddressRow,
    ChatRow,
    DeliveryRow,
    HolderRow,
    ProcessRow,
    SecretRow,
    SessionRow,
    TableRow,
    VisitorRow,
    now,
)
from detente.server.store.store import Store, lock_table

LINK, SESSION = "host link", "host session"
"""The names of the secrets. There is one link and one session at most: a new one takes the place of the one before."""
LINK_LIFE = timedelta(minutes=15)
SESSION_LIFE = timedelta(hours=12)
CLOSED = "closed"
"""`TableRow.ending` of a table that the host has closed."""
MOST_LISTED = 100
SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class Person(NamedTuple):
    """Somebody with an account. seen: when they last used a browser in which they are signed in. seats: how many they hold."""

    account: AccountRow
    seen: datetime | None
    seats: int


class Failure(NamedTuple):
    """A message that did not arrive, where to, and for whom."""

    delivery: DeliveryRow
    address: AddressRow
    name: str


def fresh_link(written: str) -> str:
    """A new one-time link's token, for the database of a server that may be running. NoDatabase if it has not been set up yet."""
    with reading(written) as connection:
        if revision_of(connection) != head_revision(connection):
            raise NoDatabase("start this version of the server on it first")
    token = fresh_token()
    with transaction(written) as connection:
        connection.execute(delete(SecretRow).where(SecretRow.name == LINK))
        connection.execute(insert(SecretRow).values(name=LINK, value=expiring(token, LINK_LIFE)))
    return token


def expiring(token: str, life: timedelta) -> str:
    """A token as it is kept: its hash, and until when it is valid."""
    return f"{hashed(token)} {int((now() + life).timestamp())}"


def is_valid(kept: str, token: str) -> bool:
    """Whether this is the token that is kept, and still valid."""
    known, _, until = kept.partition(" ")
    return compare_digest(known, hashed(token)) and now().timestamp() < int(until)


class Hosting:
    """The host's view of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- who is the host

    async def use_link(self, token: str) -> str | None:
        """Open the host's session by a link, which works once: the session's token; None if the link does not work."""
        async with self.store.write() as session:
            link = await session.get(SecretRow, LINK)
            if link is None or not is_valid(link.value, token):
                return None
            await session.delete(link)
            await self._end(session)
            opened = fresh_token()
            session.add(SecretRow(name=SESSION, value=expiring(opened, SESSION_LIFE)))
            return opened

    async def is_session(self, token: str) -> bool:
        """Whether this is the token of the host's session."""
        async with self.store.read() as session:
            kept = await session.get(SecretRow, SESSION)
            return kept is not None and is_valid(kept.value, token)

    async def end_session(self) -> None:
        """End the host's session."""
        async with self.store.write() as session:
            await self._end(session)

    async def _end(self, session: AsyncSession) -> None:
        await session.execute(delete(SecretRow).where(SecretRow.name == SESSION))

    # -- what there is

    async def size(self) -> int:
        """The size of the database in bytes."""
        async with self.store.read() as session:
            return int(await session.scalar(text(SIZES[self.store.engine.dialect.name])) or 0)

    async def processes(self) -> list[ProcessRow]:
        """The server processes that share the database; empty if only one can use it."""
        async with self.store.read() as session:
            return list(await session.scalars(select(ProcessRow).order_by(ProcessRow.name)))

    async def counts(self) -> dict[str, int]:
        """How many tables there are by their status, accounts (`accounts`), and guests who hold or held a seat (`guests`)."""
        accounts = select(AccountRow.visitor)
        guests = select(func.count(HolderRow.visitor.distinct())).where(HolderRow.visitor.not_in(accounts))
        by_status = select(TableRow.status, func.count()).group_by(TableRow.status)
        async with self.store.read() as session:
            found = {row[0]: int(row[1]) for row in await session.execute(by_status)}
            people = await session.scalar(select(func.count()).select_from(AccountRow))
            return found | {"accounts": people or 0, "guests": await session.scalar(guests) or 0}

    async def tables(self, status: str, last: tuple[datetime, str] | None) -> list[TableRow]:
        """Tables of a status, the latest change first. last: the `updated` and the id of the last one that is known already."""
        order = tuple_(TableRow.updated, TableRow.id)
        moment = None if last is None else tuple_(literal(last[0], TableRow.updated.type), literal(last[1]))
        which = TableRow.status == status, true() if moment is None else order < moment
        latest = TableRow.updated.desc(), TableRow.id.desc()
        query = select(TableRow).where(*which).order_by(*latest).limit(MOST_LISTED)
        async with self.store.read() as session:
            return list(await session.scalars(query))

    async def people(self, part: str) -> list[Person]:
        """Accounts whose names contain a part, by name."""
        seen = select(func.max(SessionRow.seen)).where(SessionRow.visitor == AccountRow.visitor)
        seats = select(func.count()).where(HolderRow.visitor == AccountRow.visitor, HolderRow.until.is_(None))
        query = (
            select(AccountRow, seen.scalar_subquery(), seats.scalar_subquery())
            .where(func.lower(AccountRow.name).contains(part.lower(), autoescape=True))
            .order_by(func.lower(AccountRow.name))
            .limit(MOST_LISTED)
        )
        async with self.store.read() as session:
            return [Person(*row) for row in await session.execute(query)]

    async def failures(self) -> list[Failure]:
        """Messages that did not arrive, the latest first."""
        missed: ColumnElement[bool] = or_(DeliveryRow.state == "failed", DeliveryRow.state == "waiting")
        query = (
            select(DeliveryRow, AddressRow, func.coalesce(AccountRow.name, VisitorRow.name))
            .join(AddressRow, AddressRow.id == DeliveryRow.address)
            .join(VisitorRow, VisitorRow.id == AddressRow.visitor)
            .outerjoin(AccountRow, AccountRow.visitor == VisitorRow.id)
            .where(missed, DeliveryRow.error.is_not(None))
            .order_by(DeliveryRow.at.desc())
            .limit(MOST_LISTED)
        )
        async with self.store.read() as session:
            return [Failure(*row) for row in await session.execute(query)]

    # -- what the host does

    async def close_table(self, id: str, at: datetime, said: ChatRow) -> None:
        """End a running table without a result, and say so there; nothing if its game does not run."""
        async with self.store.write() as session:
            _, status = await lock_table(session, id)
            if status != "running":
                return
            over = update(TableRow).where(TableRow.id == id)
            await session.execute(over.values(status="over", ending=CLOSED, owed=[], updated=at))
            await session.execute(update(CLOCKS).where(CLOCKS.c.table_id == id).values(deadline=None))
            await self.store.add_chat_row(session, said)
            await self.store.notifications.publish(session, id, "game", "lobby")
