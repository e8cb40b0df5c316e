"""Seats in the database: their past and present holders, how they were passed on, and when their holders were last seen."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial
from typing import NamedTuple

from sqlalchemy import BindParameter, bindparam, func, or_, select, update
from sqlalchemy.orm import Session

from detente.server.store.clock_rows import pass_clock
from detente.server.store.database import insert_or_update
from detente.server.store.models import (
    FORGOTTEN,
    ChatRow,
    DeviceRow,
    EntryRow,
    HolderRow,
    LastSeenRow,
    ProposalRow,
    SeatChangeRow,
    TableRow,
    VisitorRow,
    now,
)
from detente.server.store.proposals import open_at
from detente.server.store.store import NewHolder, Store, holder_row, lock, log_entries

SEAT_CHANGES = select(SeatChangeRow).where(
    SeatChangeRow.table_id == bindparam("table"), SeatChangeRow.number > bindparam("after")
)
ALL_HOLDERS = select(HolderRow).where(HolderRow.table_id == bindparam("table")).order_by(HolderRow.id)
HOLDERS: BindParameter[list[int]] = bindparam("holders", expanding=True)
LAST_SEEN = select(LastSeenRow.holder, LastSeenRow.at).where(LastSeenRow.holder.in_(HOLDERS))
FORGOTTEN_HOLDERS = (
    select(HolderRow.id)
    .join(VisitorRow, VisitorRow.id == HolderRow.visitor)
    .where(
        HolderRow.id.in_(HOLDERS),
        HolderRow.id.not_in(select(DeviceRow.holder).where(DeviceRow.holder.in_(HOLDERS))),
        VisitorRow.token_hash.startswith(FORGOTTEN),
    )
)


class HoldsOtherSeat(Exception):
    """The person who would take a seat holds, or held, another one in the same game."""


Still = Callable[[Session], bool]
"""Whether something still holds; asked in a transaction in which the table is locked."""


def always(session: Session) -> bool:
    """Nothing must hold."""
    return True


class SavedTable(NamedTuple):
    """A table, a part of its game's log, in order, all present and past holders of its seats, and what people there ask of each other."""

    row: TableRow
    log: list[EntryRow | SeatChangeRow]
    holders: list[HolderRow]
    proposal: ProposalRow | None


class Presence(NamedTuple):
    """When holders were last seen, without those who never were; and those who have had their data deleted."""

    last_seen: dict[int, datetime]
    forgotten: frozenset[int]


class Seats:
    """What the processes on one database know about seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load_table(self, id: str, after: int = 0) -> SavedTable | None:
        """A table with its log after some position; without gaps, even while others write."""
        return await self.store.read_in_one_go(partial(saved_table, id=id, after=after))

    async def change_holder(
        self, present: HolderRow, holder: NewHolder, by: str, still: Still = always
    ) -> HolderRow | None:
        """Give a seat to another holder; None, and nothing changes, if `present` no longer holds it, or the game is over.

        by: as in `SeatChangeRow`. still: what must hold, too, once nobody else can write to the table. HoldsOtherSeat if the game
        is under way and the visitor would see a second hand.
        """
        work = partial(changed_holder, present=present, holder=holder, by=by, still=still)
        return await self.store.write_in_one_go(work, present.table_id, "game", "lobby")

    async def mark_seen(self, holder: int) -> datetime:
        """Record that a holder is at the table; when."""
        at = now()
        await self.store.write_in_one_go(
            lambda session: insert_or_update(session, LastSeenRow, {"holder": holder}, {"at": at})
        )
        return at

    async def presence(self, holders: Collection[int]) -> Presence:
        """When these holders were last seen, and who of them has been forgotten."""
        return await self.store.read_in_one_go(
            lambda session: Presence(last_seen(session, holders), forgotten(session, holders))
        )


def saved_table(session: Session, id: str, after: int) -> SavedTable | None:
    """A table with its log after some position."""
    row = session.get(TableRow, id)
    if row is None:
        return None
    entries = log_entries(session, id, after)
    # Read after the entries, so the changes may be newer: items after a gap are left for the next time.
    changes = session.scalars(SEAT_CHANGES, {"table": id, "after": after})
    written = sorted([*entries, *changes], key=lambda row: row.number)
    log = [row for number, row in enumerate(written, after + 1) if row.number == number]
    holders = session.scalars(ALL_HOLDERS, {"table": id})
    return SavedTable(row, log, list(holders), session.scalars(open_at(id)).one_or_none())


def last_seen(session: Session, holders: Collection[int]) -> dict[int, datetime]:
    """When these holders were last seen, without those who never were."""
    rows = session.execute(LAST_SEEN, {"holders": holders})
    return {row.holder: row.at for row in rows}


def forgotten(session: Session, holders: Collection[int]) -> frozenset[int]:
    """Those of these holders who have had their data deleted, unless somebody else plays by the link of the seat."""
    return frozenset(session.scalars(FORGOTTEN_HOLDERS, {"holders": holders}))


def changed_holder(
    session: Session, present: HolderRow, holder: NewHolder, by: str, still: Still
) -> HolderRow | None:
    """Give a seat to another holder; as `Seats.change_holder`."""
    table = present.table_id
    position, status = lock(session, table)
    running = status == "running"
    if status == "over" or not still(session) or not end_tenure(session, present, position + running):
        return None
    if running and holds_other_seat(session, table, holder):
        raise HoldsOtherSeat
    row = holder_row(table, holder, position + running)
    session.add(row)
    session.flush()
    if running:
        log_seat_change(session, present, row, by)
        session.flush()
        pass_clock(session.connection(), present, row, now())
    return row


def end_tenure(session: Session, present: HolderRow, until: int) -> bool:
    """End a holder's tenure; whether it had not ended yet."""
    held = HolderRow.id == present.id, HolderRow.until.is_(None)
    ended = session.execute(update(HolderRow).where(*held).values(until=until))
    return bool(ended.rowcount == 1)  # type: ignore[attr-defined]


def holds_other_seat(session: Session, table: str, comer: NewHolder) -> bool:
    """Whether a newcomer to a seat of a running game knows another seat's hand, and did not hold this one before."""
    if comer.visitor is None:
        return False
    devices = select(DeviceRow.holder).where(DeviceRow.visitor == comer.visitor)
    own = or_(HolderRow.visitor == comer.visitor, HolderRow.id.in_(devices))
    entries_of = or_(HolderRow.until.is_(None), HolderRow.until > 0)
    seats = set(session.scalars(select(HolderRow.seat).where(HolderRow.table_id == table, own, entries_of)))
    return bool(seats) and comer.seat not in seats


def log_seat_change(session: Session, before: HolderRow, after: HolderRow, by: str) -> None:
    """Write into the log that a seat was passed on. The table is locked."""
    table, number = after.table_id, after.since
    said = session.scalar(select(func.max(ChatRow.number)).where(ChatRow.table_id == table))
    session.add(
        SeatChangeRow(table_id=table, number=number, before=before.id, after=after.id, by=by, said=said or 0)
    )
    session.execute(update(TableRow).where(TableRow.id == table).values(position=number))
