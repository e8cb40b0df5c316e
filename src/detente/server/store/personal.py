"""What the database knows of people, column by column: how it is handed out, what is left once they are forgotten, and what becomes of a
guest's when they have an account.

Every column that refers to a visitor, or to a holder of a seat, is declared here, or the tests fail: the export, the deletion and the claim follow from it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from detente.server.store.models import (
    FORGOTTEN,
    AccountRow,
    AddressRow,
    ChatRow,
    ClockRow,
    ConsentRow,
    DeliveryRow,
    DeviceRow,
    EntrantRow,
    HolderRow,
    InvitationRow,
    LastSeenRow,
    MailLinkRow,
    NoteRow,
    PairingRow,
    ProposalRow,
    RatingRow,
    ResultRow,
    SeatChangeRow,
    SessionRow,
    StandingAnswerRow,
    StandingOrderRow,
    SubscriptionRow,
    TableRow,
    TieRow,
    TokenRow,
    TournamentRow,
    VisitorRow,
)
from detente.server.store.tournaments import ENTERING

Column = InstrumentedAttribute[Any]
Rows = list[dict[str, Any]]
Export = Callable[[AsyncSession, int], Awaitable[Rows]]
"""What is handed out of a person's rows."""
Forget = Callable[[AsyncSession, Column, int], Awaitable[None]]
"""What is done to a person's rows once they are forgotten."""
Claim = Callable[[AsyncSession, Column, int, int], Awaitable[None]]
"""What is done to a guest's rows when they become an account's."""


@dataclass(frozen=True, slots=True)
class Personal:
    """What becomes of the rows that a column says are somebody's. part: of the export where they are found; rows: what is there, unless
    `OwnData` puts that part together itself.
    """

    column: Column
    part: str
    forget: Forget
    claim: Claim
    rows: Export | None = None


# -- handed out


def written(time: Any) -> str:
    """A time for people and programs."""
    return str(time.isoformat(timespec="seconds"))


def shown(column: Column, fields: Callable[[Any], dict[str, Any]]) -> Export:
    """Of each row what `fields` makes of it."""

    async def rows(session: AsyncSession, visitor: int) -> Rows:
        return [fields(row) for row in await session.scalars(select(column.class_).where(column == visitor))]

    return rows


async def ties(session: AsyncSession, visitor: int) -> Rows:
    """Whom somebody has asked to be a friend, or blocked."""
    query = select(TieRow, AccountRow.name).join(AccountRow, AccountRow.visitor == TieRow.other)
    found = await session.execute(query.where(TieRow.visitor == visitor))
    return [{"name": name, "kind": row.kind, "at": written(row.at)} for row, name in found]


async def invitations(session: AsyncSession, visitor: int) -> Rows:
    """The seats that are kept for somebody."""
    query = select(HolderRow, InvitationRow.at).join(InvitationRow, InvitationRow.holder == HolderRow.id)
    found = await session.execute(query.where(InvitationRow.visitor == visitor))
    return [{"table": row.table_id, "seat": row.seat, "at": written(at)} for row, at in found]


# -- forgotten


async def deleted(session: AsyncSession, column: Column, visitor: int) -> None:
    """The rows go."""
    await session.execute(delete(column.class_).where(column == visitor))


async def nobodys(session: AsyncSession, column: Column, visitor: int) -> None:
    """The rows stay and are nobody's."""
    await session.execute(update(column.class_).where(column == visitor).values({column.key: None}))


async def nameless(session: AsyncSession, column: Column, visitor: int) -> None:
    """The rows stay, as others need them: they refer to somebody without name, account and cookie."""


UNSAID = "…"
"""What is left of a line of chat whose writer is forgotten."""


async def unsaid(session: AsyncSession, column: Column, holder: int) -> None:
    """Lines of chat lose their words, and have the name that the seat has now."""
    row = await session.get_one(HolderRow, holder)
    await session.execute(update(ChatRow).where(column == holder).values(name=row.name, text=UNSAID))


async def addresses_forgotten(session: AsyncSession, column: Column, visitor: int) -> None:
    """Addresses go with all that was sent there, but for those whose owner wants no more messages: nobody can enter them again."""
    own = select(AddressRow.id).where(AddressRow.visitor == visitor)
    for kind in (SubscriptionRow, DeliveryRow):
        await session.execute(delete(kind).where(kind.address.in_(own)))
    await session.execute(
        delete(AddressRow).where(AddressRow.visitor == visitor, AddressRow.stopped.is_(None))
    )


async def tournaments_left(session: AsyncSession, column: Column, visitor: int) -> None:
    """Entries to tournaments that have not begun go; in others they play no further round, and what they have played stays."""
    open_still = select(TournamentRow.id).where(TournamentRow.status == ENTERING)
    own = EntrantRow.visitor == visitor
    await session.execute(delete(EntrantRow).where(own, EntrantRow.tournament.in_(open_still)))
    next_round = (
        select(TournamentRow.round + 1).where(TournamentRow.id == EntrantRow.tournament).scalar_subquery()
    )
    await session.execute(
        update(EntrantRow).where(own, EntrantRow.dropped.is_(None)).values(dropped=next_round)
    )


async def tables_passed_on(session: AsyncSession, column: Column, visitor: int) -> None:
    """Tables that are not over have another player there as their host, if there is one."""
    there = (
        select(HolderRow.visitor)
        .join(VisitorRow, VisitorRow.id == HolderRow.visitor)
        .where(HolderRow.table_id == TableRow.id, HolderRow.until.is_(None))
        .where(HolderRow.visitor != visitor, VisitorRow.token_hash.not_like(f"{FORGOTTEN}%"))
        .order_by(HolderRow.seat)
        .limit(1)
        .scalar_subquery()
    )
    hosted = update(TableRow).where(TableRow.host == visitor, TableRow.status != "over", there.is_not(None))
    await session.execute(hosted.values(host=there).execution_options(synchronize_session=False))


async def tournaments_passed_on(session: AsyncSession, column: Column, visitor: int) -> None:
    """Tournaments have as their host who was the first to enter of those that are there; those that nobody can begin go."""
    first = (
        select(EntrantRow.visitor)
        .where(EntrantRow.tournament == TournamentRow.id, EntrantRow.dropped.is_(None))
        .order_by(EntrantRow.at, EntrantRow.visitor)
        .limit(1)
        .scalar_subquery()
    )
    hosted = update(TournamentRow).where(TournamentRow.host == visitor, first.is_not(None))
    await session.execute(hosted.values(host=first).execution_options(synchronize_session=False))
    await session.execute(
        delete(TournamentRow).where(TournamentRow.host == visitor, TournamentRow.status == ENTERING)
    )


# -- claimed


async def moved(session: AsyncSession, column: Column, guest: int, account: int) -> None:
    """The rows are the account's."""
    await session.execute(update(column.class_).where(column == guest).values({column.key: account}))


async def of_accounts(session: AsyncSession, column: Column, guest: int, account: int) -> None:
    """A guest has no such rows."""


def moved_once(*same: Column) -> Claim:
    """The rows are the account's; where it has one of its own, the guest's is dropped. same: what such rows share."""

    async def claim(session: AsyncSession, column: Column, guest: int, account: int) -> None:
        kind = column.class_
        other = aliased(kind)
        shared = [getattr(other, each.key) == each for each in same]
        double = exists().where(getattr(other, column.key) == account, *shared)
        await session.execute(delete(kind).where(column == guest, double))
        await moved(session, column, guest, account)

    return claim


async def ratings_moved(session: AsyncSession, column: Column, guest: int, account: int) -> None:
    """Ratings are the account's. If both have played a game, the rating of more games stays."""
    own = {
        row.game: row for row in await session.scalars(select(RatingRow).where(RatingRow.visitor == account))
    }
    for row in await session.scalars(select(RatingRow).where(RatingRow.visitor == guest)):
        same = own.get(row.game)
        if same is not None and same.games >= row.games:
            await session.delete(row)
            continue
        if same is not None:
            await session.delete(same)
            await session.flush()
        row.visitor = account
    await session.flush()


async def addresses_moved(session: AsyncSession, column: Column, guest: int, account: int) -> None:
    """Addresses are the account's. If it has the same address, what was wished for the guest's goes to that one."""
    own = {
        (row.kind, row.target): row
        for row in await session.scalars(select(AddressRow).where(AddressRow.visitor == account))
    }
    wishes_once = moved_once(SubscriptionRow.holder)
    for row in await session.scalars(select(AddressRow).where(AddressRow.visitor == guest)):
        same = own.get((row.kind, row.target))
        if same is None:
            row.visitor = account
            continue
        same.confirmed = same.confirmed or row.confirmed
        await wishes_once(session, SubscriptionRow.address, row.id, same.id)
        await session.execute(delete(DeliveryRow).where(DeliveryRow.address == row.id))
        await session.delete(row)
    await session.flush()


# -- all of it

PERSONAL: Sequence[Personal] = (
    Personal(AddressRow.visitor, "addresses", addresses_forgotten, addresses_moved, shown(AddressRow.visitor, lambda row: {
        "kind": row.kind, "target": row.target, "language": row.language, "zone": row.zone,
        "confirmed": row.confirmed is not None, "at": written(row.at),
    })),
    Personal(SessionRow.visitor, "sessions", deleted, of_accounts, shown(SessionRow.visitor, lambda row: {
        "agent": row.agent, "created": written(row.created), "seen": written(row.seen),
    })),
    Personal(MailLinkRow.visitor, "", deleted, of_accounts),
    Personal(TieRow.visitor, "ties", deleted, of_accounts, ties),
    Personal(TieRow.other, "", deleted, of_accounts),
    Personal(InvitationRow.visitor, "invitations", deleted, of_accounts, invitations),
    Personal(EntrantRow.visitor, "tournaments", tournaments_left, of_accounts, shown(EntrantRow.visitor, lambda row: {
        "tournament": row.tournament, "dropped": row.dropped is not None, "at": written(row.at),
    })),
    Personal(PairingRow.visitor, "tournaments", nameless, of_accounts),
    Personal(TournamentRow.host, "tournaments", tournaments_passed_on, of_accounts),
    Personal(TokenRow.visitor, "tokens", deleted, moved, shown(TokenRow.visitor, lambda row: {
        "name": row.name, "at": written(row.at), "used": row.used and written(row.used),
    })),
    Personal(NoteRow.visitor, "tables", deleted, moved_once(NoteRow.table_id, NoteRow.seat)),
    Personal(DeviceRow.visitor, "", deleted, moved_once(DeviceRow.holder)),
    Personal(RatingRow.visitor, "ratings", deleted, ratings_moved, shown(RatingRow.visitor, lambda row: {
        "game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games,
    })),
    Personal(ResultRow.visitor, "results", nobodys, moved, shown(ResultRow.visitor, lambda row: {
        "table": row.table_id, "seat": row.seat, "place": row.place, "points": row.points, "at": written(row.at),
    })),
    Personal(HolderRow.visitor, "tables", nameless, moved),
    Personal(TableRow.host, "tables", tables_passed_on, moved),
    Personal(AccountRow.visitor, "account", deleted, of_accounts),
)  # fmt: skip
"""Every column that refers to a visitor, in the order in which rows go. part: "" if there is nothing in the export but a secret's hash,
what another one has said, or which browser opened a link."""

SEATS: Mapping[Column, Forget] = {
    ChatRow.holder: unsaid,
    ConsentRow.holder: deleted,
    StandingOrderRow.holder: deleted,
    StandingAnswerRow.holder: deleted,
    SubscriptionRow.holder: nameless,
    ClockRow.holder: nameless,
    DeviceRow.holder: nameless,
    InvitationRow.holder: nameless,
    LastSeenRow.holder: nameless,
    ProposalRow.holder: nameless,
    SeatChangeRow.before: nameless,
    SeatChangeRow.after: nameless,
}
"""Every column that refers to a holder of a seat, and what is done to its rows once the person is forgotten who held it. What a person
wants for themselves goes; what the table needs stays, like the holder, without the name. A claim changes nothing here: the holder is the same."""


async def claim(session: AsyncSession, guest: int, account: int) -> None:
    """Make all that is a guest's an account's. Who held what when stays as it was."""
    for each in PERSONAL:
        await each.claim(session, each.column, guest, account)


async def forget(session: AsyncSession, visitor: int, holders: Sequence[HolderRow]) -> None:
    """Do to all that is a person's what is declared. holders: of the seats that they hold or held."""
    for holder in holders:
        for column, forget_seat in SEATS.items():
            await forget_seat(session, column, holder.id)
    for each in PERSONAL:
        await each.forget(session, each.column, visitor)
