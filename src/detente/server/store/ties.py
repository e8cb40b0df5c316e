"""Friends, blocks, and invitations of friends to seats, in the database."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once
from detente.server.store.models import AccountRow, HolderRow, InvitationRow, TableRow, TieRow, now
from detente.server.store.store import Store

FRIEND, BLOCK = "friend", "block"
MOST = 500
"""Of how many others one person can say something: so the list of friends stays a list."""

Tie = Literal["friend", "asked", "asking", "blocked"]
"""How somebody stands to another: friends; one has asked the other, and waits; the other has asked; blocked by the first."""


class Known(NamedTuple):
    """Somebody to whom a person has a tie: the name of their account, and since when."""

    visitor: int
    name: str
    tie: Tie
    at: datetime


class Circle(NamedTuple):
    """friends: of a person. apart: those whom they have blocked, or who have blocked them."""

    friends: frozenset[int]
    apart: frozenset[int]


NOBODY = Circle(frozenset(), frozenset())


class Ties:
    """What the processes on one database know about friends and blocks.

    A tie is what one person says of another: two are friends if both have said so. A block takes back what both have said,
    but not a request of the blocked: for them it looks as if it were never answered.
    """

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, visitor: int) -> list[Known]:
        """Everybody to whom a person has a tie that they may know of, by name."""
        own, back = await self._said(visitor)
        ties = {
            other: (tie, row.at)
            for other, row in (back | own).items()
            if (tie := tie_between(own.get(other), back.get(other))) is not None
        }
        async with self.store.read() as session:
            accounts = await session.scalars(select(AccountRow).where(AccountRow.visitor.in_(ties)))
            known = [Known(row.visitor, row.name, *ties[row.visitor]) for row in accounts]
        return sorted(known, key=lambda each: each.name.casefold())

    async def between(self, visitor: int, other: int) -> Tie | None:
        """The tie of a person to another one, as far as they may know of it."""
        async with self.store.read() as session:
            own, back = [await session.get(TieRow, key) for key in ((visitor, other), (other, visitor))]
            return tie_between(own, back)

    async def circle(self, visitor: int | None) -> Circle:
        """A person's friends, and those with whom they share no table."""
        if visitor is None:
            return NOBODY
        own, back = await self._said(visitor)
        friends = frozenset(other for other in own if tie_between(own[other], back.get(other)) == "friend")
        apart = [other for said in (own, back) for other, row in said.items() if row.kind == BLOCK]
        return Circle(friends, frozenset(apart))

    async def apart(self, visitors: Collection[int]) -> set[frozenset[int]]:
        """Those pairs of these persons of whom one has blocked the other."""
        query = select(TieRow).where(
            TieRow.visitor.in_(visitors), TieRow.other.in_(visitors), TieRow.kind == BLOCK
        )
        async with self.store.read() as session:
            return {frozenset((row.visitor, row.other)) for row in await session.scalars(query)}

    async def _said(self, visitor: int) -> tuple[dict[int, TieRow], dict[int, TieRow]]:
        """What a person has said of others, and others of them."""
        query = select(TieRow).where(or_(TieRow.visitor == visitor, TieRow.other == visitor))
        async with self.store.read() as session:
            rows = list(await session.scalars(query))
        own = {row.other: row for row in rows if row.visitor == visitor}
        return own, {row.visitor: row for row in rows if row.other == visitor}

    async def asking(self, visitor: int) -> int:
        """How many ask a person to be their friend."""
        return sum(known.tie == "asking" for known in await self.of(visitor))

    async def blocked_by(self, visitors: set[int]) -> set[int]:
        """Whom any of these persons have blocked."""
        async with self.store.read() as session:
            query = select(TieRow.other).where(TieRow.visitor.in_(visitors), TieRow.kind == BLOCK)
            return set(await session.scalars(query))

    async def blockers_of(self, visitor: int) -> set[int]:
        """Who has blocked a person."""
        async with self.store.read() as session:
            query = select(TieRow.visitor).where(TieRow.other == visitor, TieRow.kind == BLOCK)
            return set(await session.scalars(query))

    # -- changing them

    async def befriend(self, visitor: int, other: int) -> bool:
        """Ask somebody to be a friend, or agree to be theirs; a block ends. False if the person has too many ties."""
        async with self.store.write() as session:
            return await say(session, visitor, other, FRIEND)

    async def block(self, visitor: int, other: int) -> bool:
        """Block somebody: they are no friends any more, and invitations between them end. False if the person has too many ties."""
        async with self.store.write() as session:
            before = await session.get(TieRow, (visitor, other))
            if before is not None and before.kind == FRIEND:
                await session.execute(delete(TieRow).where(*said_back(visitor, other)))
            await end_invitations(session, visitor, other)
            return await say(session, visitor, other, BLOCK)

    async def part(self, visitor: int, other: int) -> None:
        """Be no friends: this takes back a request, refuses one, or ends a friendship."""
        async with self.store.write() as session:
            await session.execute(
                delete(TieRow).where(
                    TieRow.kind == FRIEND,
                    or_(
                        and_(TieRow.visitor == visitor, TieRow.other == other),
                        and_(*said_back(visitor, other)),
                    ),
                )
            )
            await end_invitations(session, visitor, other)

    async def unblock(self, visitor: int, other: int) -> None:
        """End a block."""
        async with self.store.write() as session:
            await session.execute(
                delete(TieRow).where(TieRow.visitor == visitor, TieRow.other == other, TieRow.kind == BLOCK)
            )

    # -- invitations

    async def invite(self, holder: HolderRow, visitor: int) -> None:
        """Ask somebody to take an open seat."""
        async with self.store.write() as session:
            await add_once(session, InvitationRow, holder=holder.id, visitor=visitor, at=now())
            await self.store.notifications.publish(session, holder.table_id, "lobby")

    async def uninvite(self, holder: HolderRow, visitor: int) -> None:
        """Take an invitation back, or decline it."""
        async with self.store.write() as session:
            await session.execute(
                delete(InvitationRow).where(
                    InvitationRow.holder == holder.id, InvitationRow.visitor == visitor
                )
            )
            await self.store.notifications.publish(session, holder.table_id, "lobby")

    async def invited_to(self, visitor: int | None) -> dict[str, int]:
        """The tables at which an open seat waits for a person, and which seat."""
        if visitor is None:
            return {}
        query = (
            select(HolderRow.table_id, HolderRow.seat)
            .join(InvitationRow, InvitationRow.holder == HolderRow.id)
            .join(TableRow, TableRow.id == HolderRow.table_id)
            .where(InvitationRow.visitor == visitor, HolderRow.until.is_(None), TableRow.status != "over")
            .order_by(HolderRow.seat.desc())
        )
        async with self.store.read() as session:
            return {row.table_id: row.seat for row in await session.execute(query)}

    async def invited_at(self, holders: list[int]) -> dict[int, list[int]]:
        """For each of these open seats, by its holder row, the persons who are asked to take it."""
        found: dict[int, list[int]] = {holder: [] for holder in holders}
        async with self.store.read() as session:
            for row in await session.scalars(select(InvitationRow).where(InvitationRow.holder.in_(holders))):
                found[row.holder].append(row.visitor)
        return found


async def say(session: AsyncSession, visitor: int, other: int, kind: str) -> bool:
    """Say something of somebody, in the place of what was said before. False if the person has too many ties."""
    own = TieRow.visitor == visitor
    others = select(func.count()).select_from(TieRow).where(own, TieRow.other != other)
    if (await session.scalar(others) or 0) >= MOST:
        return False
    await add_once(session, TieRow, visitor=visitor, other=other, kind=kind, at=now())
    changed = own, TieRow.other == other, TieRow.kind != kind
    await session.execute(update(TieRow).where(*changed).values(kind=kind, at=now()))
    return True


async def end_invitations(session: AsyncSession, one: int, other: int) -> None:
    """End the invitations between two persons."""
    seats = select(HolderRow.id).join(TableRow, TableRow.id == HolderRow.table_id)
    for host, guest in ((one, other), (other, one)):
        theirs = InvitationRow.holder.in_(seats.where(TableRow.host == host))
        await session.execute(delete(InvitationRow).where(InvitationRow.visitor == guest, theirs))


def said_back(visitor: int, other: int) -> tuple[ColumnElement[bool], ...]:
    """Of ties: what the other has said of the first as a friend."""
    return TieRow.visitor == other, TieRow.other == visitor, TieRow.kind == FRIEND


def tie_between(own: TieRow | None, back: TieRow | None) -> Tie | None:
    """The tie of a person to another one. own: what they have said; back: what the other has, of which a block stays unknown."""
    if own is not None and own.kind == BLOCK:
        return "blocked"
    asks = back is not None and back.kind == FRIEND
    if own is not None:
        return "friend" if asks else "asked"
    return "asking" if asks else None
