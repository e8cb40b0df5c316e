"""News in the database: addresses, who wants news of which seat, and deliveries, of which each is made once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, delete, func, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from detente.server.store.database import add_once
from detente.server.store.models import (
    AddressRow,
    ClockRow,
    DeliveryRow,
    EntryRow,
    HolderRow,
    PairingRow,
    ProposalRow,
    SeatChangeRow,
    SubscriptionRow,
    TableRow,
)
from detente.server.store.proposals import ABANDON, OPEN
from detente.server.store.store import Store

LEASE = timedelta(minutes=3)
"""Whoever has been sending a message for longer than this has died; another process tries again."""
RETRIES = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))
"""After these delays a message that did not arrive is tried again."""
MOST_ADDRESSES = 10


class Wish(NamedTuple):
    """A seat of which somebody wants news, and where. deadline: of the seat's clock, if it runs.

    moved, moved_at: number and time of the last entry of the seat in its table's log; 0 and None if it has none.
    """

    subscription: SubscriptionRow
    address: AddressRow
    holder: HolderRow
    table: TableRow
    deadline: datetime | None
    moved: int
    moved_at: datetime | None


LAST_NUMBER = (
    select(func.max(EntryRow.number))
    .where(EntryRow.table_id == HolderRow.table_id, EntryRow.seat == HolderRow.seat)
    .correlate(HolderRow)
    .scalar_subquery()
)
LAST_ENTRY = aliased(EntryRow)


class News:
    """What the processes on one database know about news."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- addresses

    async def addresses(self, visitor: int) -> list[AddressRow]:
        """The addresses of a visitor, but for those whose owner wants no more."""
        async with self.store.read() as session:
            own = select(AddressRow).where(AddressRow.visitor == visitor, AddressRow.stopped.is_(None))
            return list(await session.scalars(own.order_by(AddressRow.id)))

    async def address(self, id: int) -> AddressRow | None:
        """The address with this id."""
        async with self.store.read() as session:
            return await session.get(AddressRow, id)

    async def add_address(self, row: AddressRow) -> AddressRow | None:
        """Add an address, or find the one that the visitor has; None if they have too many."""
        values = {name: getattr(row, name) for name in ("visitor", "kind", "target", "keys", "language", "zone", "confirmed", "at")}  # fmt: skip
        same = [
            AddressRow.visitor == row.visitor,
            AddressRow.kind == row.kind,
            AddressRow.target == row.target,
        ]
        async with self.store.write() as session:
            count = await session.scalar(
                select(func.count()).select_from(AddressRow).where(AddressRow.visitor == row.visitor)
            )
            if (count or 0) >= MOST_ADDRESSES:
                return (await session.scalars(select(AddressRow).where(*same))).one_or_none()
            await add_once(session, AddressRow, **values)
            return (await session.scalars(select(AddressRow).where(*same))).one()

    async def add_browser(self, row: AddressRow) -> AddressRow | None:
        """Add a browser, or find it with its new keys; None if the visitor has too many addresses. A browser belongs to the
        visitor who entered it last: nobody else gets news there.
        """
        at = AddressRow.kind == row.kind, AddressRow.target == row.target
        async with self.store.write() as session:
            others = select(AddressRow.id).where(*at, AddressRow.visitor != row.visitor)
            for kind in (SubscriptionRow, DeliveryRow):
                await session.execute(delete(kind).where(kind.address.in_(others)))
            await session.execute(delete(AddressRow).where(*at, AddressRow.visitor != row.visitor))
            again = update(AddressRow).where(*at)
            await session.execute(again.values(keys=row.keys, confirmed=row.confirmed, failure=None))
        return await self.add_address(row)

    async def lose(self, address: int, key: str, error: str) -> None:
        """A browser takes no messages any more: nothing is sent there until it is entered again."""
        async with self.store.write() as session:
            await self._settle(session, address, key, state="failed", due=None, error=error)
            lost = update(AddressRow).where(AddressRow.id == address)
            await session.execute(lost.values(confirmed=None, failure=error))

    async def remove_address(self, visitor: int, id: int) -> bool:
        """Forget an address and all about it; False if the visitor has no such address.

        One whose owner wants no more is not forgotten: otherwise it could be entered again.
        """
        async with self.store.write() as session:
            row = await session.get(AddressRow, id)
            if row is None or row.visitor != visitor or row.stopped is not None:
                return False
            for kind in (SubscriptionRow, DeliveryRow):
                await session.execute(delete(kind).where(kind.address == id))
            await session.delete(row)
            return True

    async def confirm(self, row: AddressRow, at: datetime) -> None:
        """The owner of an address agrees to get news there, and that it may be entered again."""
        async with self.store.write() as session:
            await session.execute(
                update(AddressRow).where(*same_place(row.kind, row.target)).values(stopped=None)
            )
            await session.execute(update(AddressRow).where(AddressRow.id == row.id).values(confirmed=at))

    async def stop(self, row: AddressRow, at: datetime) -> None:
        """The owner of an address wants no more news there, nor requests to confirm it, whoever entered it."""
        async with self.store.write() as session:
            everywhere = update(AddressRow).where(*same_place(row.kind, row.target))
            await session.execute(everywhere.values(confirmed=None, stopped=at))

    async def refused(self, kind: str, target: str) -> bool:
        """Whether the owner of an address has asked for no more, whoever entered it."""
        query = select(AddressRow.id).where(*same_place(kind, target), AddressRow.stopped.is_not(None))
        async with self.store.read() as session:
            return (await session.scalars(query)).first() is not None

    # -- what is wanted for which seat

    async def subscriptions(self, holder: int) -> list[SubscriptionRow]:
        """The wishes of a seat's holder."""
        async with self.store.read() as session:
            return list(
                await session.scalars(select(SubscriptionRow).where(SubscriptionRow.holder == holder))
            )

    async def subscribe(self, holder: int, address: int, when: str, pace: str) -> None:
        """Record a wish; `never` ends it."""
        async with self.store.write() as session:
            same = SubscriptionRow.holder == holder, SubscriptionRow.address == address
            await session.execute(delete(SubscriptionRow).where(*same))
            if when != "never":
                session.add(SubscriptionRow(holder=holder, address=address, when=when, pace=pace))

    async def wishes(self, address: int | None) -> list[Wish]:
        """The seats of running games whose holders want news, at one address or any, and have confirmed it."""
        query = wished(ClockRow.deadline).outerjoin(ClockRow, ClockRow.holder == HolderRow.id)
        running = query.where(TableRow.status == "running", HolderRow.until.is_(None), confirmed(address))
        async with self.store.read() as session:
            return [Wish(*row) for row in (await session.execute(running)).all()]

    async def endings(self, since: datetime, at: int | None) -> list[tuple[Wish, str]]:
        """Seats that were lost to the clock, and games that are over, since then, for one address or any; with the key of the news about it."""
        base = wished(null()).where(confirmed(at))
        lost = base.add_columns(SeatChangeRow.number).join(
            SeatChangeRow, SeatChangeRow.before == HolderRow.id
        )
        over = base.where(TableRow.status == "over", TableRow.updated >= since, HolderRow.until.is_(None))
        async with self.store.read() as session:
            found = [
                (wish := Wish(*row), f"lost {wish.holder.id} {number}")
                for *row, number in await session.execute(
                    lost.where(SeatChangeRow.by == "time", SeatChangeRow.at >= since)
                )
            ]
            found += [(wish := Wish(*row), f"over {wish.holder.id}") for row in await session.execute(over)]
        return found

    async def rounds(self, since: datetime, at: int | None) -> list[Wish]:
        """Seats at tables of tournaments that were opened since then and whose games run, for one address or any."""
        played = and_(PairingRow.table_id == TableRow.id, PairingRow.visitor == HolderRow.visitor)
        new = (
            wished(null())
            .join(PairingRow, played)
            .where(
                confirmed(at),
                TableRow.created >= since,
                TableRow.status == "running",
                HolderRow.until.is_(None),
            )
        )
        async with self.store.read() as session:
            return [Wish(*row) for row in (await session.execute(new)).all()]

    async def requests(self, address: int | None) -> list[tuple[Wish, ProposalRow]]:
        """Seats whose holders are asked to agree to something and have not done so yet, for one address or any."""
        asker, later = aliased(HolderRow), aliased(EntryRow)
        acted_since = (
            select(later.number)
            .where(
                later.table_id == ProposalRow.table_id,
                later.seat == ProposalRow.seat,
                later.at > ProposalRow.at,
            )
            .exists()
        )
        asked = (
            wished(null())
            .add_columns(ProposalRow)
            .join(ProposalRow, ProposalRow.table_id == TableRow.id)
            .join(asker, asker.id == ProposalRow.holder)
            .where(
                confirmed(address),
                TableRow.status == "running",
                HolderRow.until.is_(None),
                asker.until.is_(None),
                ProposalRow.state == OPEN,
                or_(ProposalRow.kind == ABANDON, ~acted_since),
            )
        )
        async with self.store.read() as session:
            found = [(Wish(*row), proposal) for *row, proposal in (await session.execute(asked)).all()]
        return [(wish, proposal) for wish, proposal in found if wish.holder.id not in proposal.agreed]

    # -- deliveries

    async def known(self, keys: Sequence[tuple[int, str]]) -> set[tuple[int, str]]:
        """Those of these deliveries, by address and key, that were begun before."""
        if not keys:
            return set()
        query = select(DeliveryRow.address, DeliveryRow.key).where(
            DeliveryRow.address.in_({address for address, _ in keys}),
            DeliveryRow.key.in_({key for _, key in keys}),
        )
        async with self.store.read() as session:
            return {(address, key) for address, key in await session.execute(query)}

    async def begin(self, address: int, key: str, at: datetime) -> bool:
        """Begin a delivery; False if this or another process has."""
        async with self.store.write() as session:
            return await add_once(
                session, DeliveryRow, address=address, key=key, state="sending", attempts=1, due=at + LEASE, at=at
            )  # fmt: skip

    async def take_due(self, at: datetime, but: Sequence[int] = ()) -> tuple[int, str, int] | None:
        """The next delivery to be tried again, by this process alone and to none of the addresses `but`: address, key, the number of
        the attempt.

        One at a time: whoever sent several in a row could take longer than the lease of the last.
        """
        query = (
            select(DeliveryRow)
            .where(DeliveryRow.due <= at, or_(DeliveryRow.state == "sending", DeliveryRow.state == "waiting"))
            .where(DeliveryRow.address.not_in(but))
            .order_by(DeliveryRow.due)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        async with self.store.write() as session:
            row = (await session.scalars(query)).one_or_none()
            if row is None:
                return None
            row.state, row.attempts, row.due = "sending", row.attempts + 1, at + LEASE
            return row.address, row.key, row.attempts

    async def finish(self, address: int, key: str, state: str) -> None:
        """A delivery has arrived (`sent`), or is outdated (`dropped`)."""
        async with self.store.write() as session:
            await self._settle(session, address, key, state=state, due=None, error=None)
            if state == "sent":
                await session.execute(update(AddressRow).where(AddressRow.id == address).values(failure=None))

    async def fail(self, address: int, key: str, attempt: int, error: str, at: datetime) -> None:
        """A delivery did not arrive: it is tried again later, a few times. The visitor is shown why."""
        due = at + RETRIES[attempt - 1] if attempt <= len(RETRIES) else None
        async with self.store.write() as session:
            state = "failed" if due is None else "waiting"
            await self._settle(session, address, key, state=state, due=due, error=error)
            await session.execute(update(AddressRow).where(AddressRow.id == address).values(failure=error))

    async def _settle(self, session: AsyncSession, address: int, key: str, **values: Any) -> None:
        """Write down what became of a delivery."""
        same = DeliveryRow.address == address, DeliveryRow.key == key
        await session.execute(update(DeliveryRow).where(*same).values(**values))


def same_place(kind: str, target: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Whether an address leads to the same place, whoever entered it: mail servers read capitals as small letters."""
    return AddressRow.kind == kind, func.lower(AddressRow.target) == target.lower()


def wished(deadline: ColumnElement[Any] | InstrumentedAttribute[Any]) -> Select[Any]:
    """What somebody wants news of, as a `Wish` has it, with this deadline: all in one query, however many there are."""
    return (
        select(
            SubscriptionRow,
            AddressRow,
            HolderRow,
            TableRow,
            deadline,
            func.coalesce(LAST_NUMBER, 0),
            LAST_ENTRY.at,
        )
        .join(AddressRow, AddressRow.id == SubscriptionRow.address)
        .join(HolderRow, HolderRow.id == SubscriptionRow.holder)
        .join(TableRow, TableRow.id == HolderRow.table_id)
        .outerjoin(
            LAST_ENTRY, and_(LAST_ENTRY.table_id == HolderRow.table_id, LAST_ENTRY.number == LAST_NUMBER)
        )
    )


def confirmed(address: int | None) -> ColumnElement[bool]:
    """Whether an address is confirmed, and the one with this id, if any is given."""
    there = AddressRow.confirmed.is_not(None)
    return there if address is None else and_(there, AddressRow.id == address)
