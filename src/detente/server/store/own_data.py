"""What the database knows about one person: handed out to them, or forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.keys import fresh_token, hashed
from detente.server.store.models import (
    TABLE,
    AccountRow,
    AddressRow,
    ChatRow,
    ConsentRow,
    DeliveryRow,
    DeviceRow,
    EntrantRow,
    EntryRow,
    HolderRow,
    InvitationRow,
    MailLinkRow,
    NoteRow,
    RatingRow,
    ResultRow,
    SessionRow,
    StandingAnswerRow,
    StandingOrderRow,
    StoredGameRow,
    SubscriptionRow,
    TableRow,
    TieRow,
    TokenRow,
    TournamentRow,
    VisitorRow,
)
from detente.server.store.store import Store
from detente.server.store.tournaments import ENTERING

UNSAID = "…"
"""What is left of a line of chat whose writer is forgotten."""


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
                "sessions": [
                    {"agent": row.agent, "created": written(row.created), "seen": written(row.seen)}
                    for row in await all_of(session, SessionRow, SessionRow.visitor == visitor)
                ],
                "ties": [
                    {"name": name, "kind": row.kind, "at": written(row.at)}
                    for row, name in await session.execute(
                        select(TieRow, AccountRow.name)
                        .join(AccountRow, AccountRow.visitor == TieRow.other)
                        .where(TieRow.visitor == visitor)
                    )
                ],
                "invitations": [
                    {"table": row.table_id, "seat": row.seat, "at": written(at)}
                    for row, at in await session.execute(
                        select(HolderRow, InvitationRow.at)
                        .join(InvitationRow, InvitationRow.holder == HolderRow.id)
                        .where(InvitationRow.visitor == visitor)
                    )
                ],
                "tournaments": [
                    {"tournament": row.tournament, "dropped": row.dropped is not None, "at": written(row.at)}
                    for row in await all_of(session, EntrantRow, EntrantRow.visitor == visitor)
                ],
                "tokens": [
                    {"name": row.name, "at": written(row.at), "used": row.used and written(row.used)}
                    for row in await all_of(session, TokenRow, TokenRow.visitor == visitor)
                ],
                "addresses": [
                    {"kind": row.kind, "target": row.target, "language": row.language, "zone": row.zone, "confirmed": row.confirmed is not None, "at": written(row.at)}
                    for row in await all_of(session, AddressRow, AddressRow.visitor == visitor)
                ],
                "ratings": [
                    {"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games}
                    for row in await all_of(session, RatingRow, RatingRow.visitor == visitor)
                ],
                "results": [
                    {"table": row.table_id, "seat": row.seat, "place": row.place, "points": row.points, "at": written(row.at)}
                    for row in await all_of(session, ResultRow, ResultRow.visitor == visitor)
                ],
                "tables": [
                    {
                        "id": row.id, "name": row.name, "game": row.game, "status": row.status, "host": row.host == visitor,
                        "created": written(row.created), "updated": written(row.updated),
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
                await self._forget_seat(session, holder, nameless(holder.seat))
            await session.execute(delete(StoredGameRow).where(StoredGameRow.table_id.in_(tables)))
            await self._forget_addresses(session, visitor)
            person = await session.get_one(VisitorRow, visitor)
            cookies = await session.scalars(
                delete(SessionRow).where(SessionRow.visitor == visitor).returning(SessionRow.token_hash)
            )
            ended = [person.token_hash, *cookies]
            await session.execute(update(ResultRow).where(ResultRow.visitor == visitor).values(visitor=None))
            await session.execute(delete(TieRow).where(TieRow.other == visitor))
            await leave_tournaments(session, visitor)
            for kind in (
                MailLinkRow,
                NoteRow,
                TokenRow,
                DeviceRow,
                RatingRow,
                TieRow,
                InvitationRow,
                AccountRow,
            ):
                await session.execute(delete(kind).where(kind.visitor == visitor))
            person.name, person.token_hash = "", hashed(fresh_token())
            for token_hash in ended:
                await self.store.notifications.publish(session, token_hash, "session")
            for table in tables:
                await self.store.notifications.publish(session, table, "game", "lobby")
            return tables, ended

    async def _forget_seat(self, session: AsyncSession, holder: HolderRow, name: str) -> None:
        await session.execute(
            update(ChatRow).where(ChatRow.holder == holder.id).values(name=name, text=UNSAID)
        )
        notices = ChatRow.table_id == holder.table_id, ChatRow.seat == TABLE
        for line in await session.scalars(select(ChatRow).where(*notices)):
            line.text = renamed(line.text, holder.name, name)
        for kind in (ConsentRow, StandingOrderRow, StandingAnswerRow):
            await session.execute(delete(kind).where(kind.holder == holder.id))
        holder.name = name

    async def _forget_addresses(self, session: AsyncSession, visitor: int) -> None:
        own = select(AddressRow.id).where(AddressRow.visitor == visitor)
        for kind in (SubscriptionRow, DeliveryRow):
            await session.execute(delete(kind).where(kind.address.in_(own)))
        await session.execute(
            delete(AddressRow).where(AddressRow.visitor == visitor, AddressRow.stopped.is_(None))
        )


async def all_of(session: AsyncSession, kind: Any, which: ColumnElement[bool]) -> Sequence[Any]:
    """All rows of a kind of which something holds."""
    return (await session.scalars(select(kind).where(which))).all()


async def leave_tournaments(session: AsyncSession, visitor: int) -> None:
    """Take part in no tournament any more: in those that have begun the others keep what they have played."""
    open_still = select(TournamentRow.id).where(TournamentRow.status == ENTERING)
    own = EntrantRow.visitor == visitor
    await session.execute(delete(EntrantRow).where(own, EntrantRow.tournament.in_(open_still)))
    next_round = (
        select(TournamentRow.round + 1).where(TournamentRow.id == EntrantRow.tournament).scalar_subquery()
    )
    await session.execute(
        update(EntrantRow).where(own, EntrantRow.dropped.is_(None)).values(dropped=next_round)
    )


def renamed(notice: str, before: str, after: str) -> str:
    """A line that the table itself wrote, with another name in the place of somebody's."""
    said = json.loads(notice)
    values = {key: after if value == before else value for key, value in said["values"].items()}
    return json.dumps(said | {"values": values})


def written(time: Any) -> str:
    """A time for people and programs."""
    return str(time.isoformat(timespec="seconds"))
