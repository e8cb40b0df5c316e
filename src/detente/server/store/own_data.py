"""What the database knows about one person: handed out to them, or forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.models import (
    FORGOTTEN,
    TABLE,
    AccountRow,
    ChatRow,
    ConsentRow,
    EntryRow,
    HolderRow,
    NoteRow,
    SessionRow,
    StandingOrderRow,
    StoredGameRow,
    TableRow,
    VisitorRow,
    now,
)
from detente.server.store.personal import PERSONAL, forget, written
from detente.server.store.store import Store


class OwnData:
    """What the processes on one database know about a person."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def export(self, visitor: int) -> dict[str, Any]:
        """All that is known about a person, with their own moves and what they wrote; of other people nothing."""
        async with self.store.read() as session:
            person = await session.get_one(VisitorRow, visitor)
            account = await session.get(AccountRow, visitor)
            holders = await all_of(session, HolderRow, HolderRow.visitor == visitor)
            ids = [holder.id for holder in holders]
            tables = await all_of(
                session,
                TableRow,
                or_(TableRow.host == visitor, TableRow.id.in_({holder.table_id for holder in holders})),
            )
            consents = await session.scalars(select(ConsentRow.holder).where(ConsentRow.holder.in_(ids)))
            agreed = set(consents)
            seats = [await self._seat(session, holder, holder.id in agreed) for holder in holders]
            return {
                "name": person.name,
                "created": written(person.created),
                "account": None if account is None else {"name": account.name, "created": written(account.created)},
                **{each.part: await each.rows(session, visitor) for each in PERSONAL if each.rows is not None},
                "tables": [
                    {
                        "id": row.id, "name": row.name, "game": row.game, **table_state(row, visitor, holders),
                        "host": row.host == visitor, "created": written(row.created),
                        "seats": [seat for holder, seat in zip(holders, seats, strict=True) if holder.table_id == row.id],
                    }
                    for row in tables
                ],
            }  # fmt: skip

    async def _seat(self, session: AsyncSession, holder: HolderRow, agreed: bool) -> dict[str, Any]:
        """A seat that somebody holds or held, with what they did and wrote there."""
        held = [
            EntryRow.table_id == holder.table_id,
            EntryRow.seat == holder.seat,
            EntryRow.number > holder.since,
        ]
        if holder.until is not None:
            held.append(EntryRow.number < holder.until)
        moves = await session.scalars(select(EntryRow).where(*held).order_by(EntryRow.number))
        lines = await session.scalars(
            select(ChatRow).where(ChatRow.holder == holder.id).order_by(ChatRow.number)
        )
        notes = await session.get(NoteRow, (holder.table_id, holder.seat, holder.visitor))
        return {
            "seat": holder.seat,
            "name": holder.name,
            "at": written(holder.at),
            "left": holder.until is not None,
            "research": agreed,
            "notes": "" if notes is None else notes.text,
            "standing": [
                {"question": row.question, "actions": row.actions, "facts": row.facts, "times": row.times, "until": row.until, "state": row.state, "at": written(row.at)}
                for row in await all_of(session, StandingOrderRow, StandingOrderRow.holder == holder.id)
            ],
            "moves": [{"action": row.action, "undo": row.undo, "at": written(row.at)} for row in moves],
            "chat": [{"text": row.text, "at": written(row.at)} for row in lines],
        }  # fmt: skip

    async def forget(self, visitor: int, nameless: Callable[[int], str]) -> tuple[list[str], list[str]]:
        """Forget a person; their tables, and the hashes of the cookies by which they were known.

        nameless: the name that a seat has from then on. Seats and moves stay, as others' games need them; what was written in chat
        does not. An address whose owner wants no more messages stays, so that nobody can enter it again.
        """
        async with self.store.write() as session:
            holders = await all_of(session, HolderRow, HolderRow.visitor == visitor)
            hosted = await session.scalars(select(TableRow.id).where(TableRow.host == visitor))
            tables = sorted({*hosted, *(holder.table_id for holder in holders)})
            for holder in holders:
                await self._rename(session, holder, nameless(holder.seat))
            await session.execute(delete(StoredGameRow).where(StoredGameRow.table_id.in_(tables)))
            person = await session.get_one(VisitorRow, visitor)
            cookies = select(SessionRow.token_hash).where(SessionRow.visitor == visitor)
            ended = [person.token_hash, *await session.scalars(cookies)]
            await forget(session, visitor, holders)
            person.name, person.token_hash = "", f"{FORGOTTEN}{visitor}"
            for token_hash in ended:
                await self.store.notifications.publish(session, token_hash, "session")
            for table in tables:
                await self.store.notifications.publish(session, table, "game", "lobby")
            return tables, ended

    async def _rename(self, session: AsyncSession, holder: HolderRow, name: str) -> None:
        """Give a holder another name, also in the lines that the table itself wrote."""
        notices = ChatRow.table_id == holder.table_id, ChatRow.seat == TABLE
        for line in await session.scalars(select(ChatRow).where(*notices)):
            line.text = renamed(line.text, holder.name, name)
        holder.name = name
        await session.flush()


def table_state(row: TableRow, visitor: int, holders: Sequence[HolderRow]) -> dict[str, Any]:
    """Whether a table's game runs, and when something last happened there, as far as somebody may know it who has left it."""
    there = any(holder.table_id == row.id and holder.until is None for holder in holders)
    if row.delay is None or there or row.host == visitor or (row.status == "over" and row.end_is_seen(now())):
        return {"status": row.status, "updated": written(row.updated)}
    return {"status": "running", "updated": written(row.created)}


async def all_of(session: AsyncSession, kind: Any, which: ColumnElement[bool]) -> Sequence[Any]:
    """All rows of a kind of which something holds."""
    return (await session.scalars(select(kind).where(which))).all()


def renamed(notice: str, before: str, after: str) -> str:
    """A line that the table itself wrote, with another name in the place of somebody's."""
    said = json.loads(notice)
    values = {key: after if value == before else value for key, value in said["values"].items()}
    return json.dumps(said | {"values": values})
