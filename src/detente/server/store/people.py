"""Accounts in the database: who has one, in which browsers they are signed in, and the links that they get by mail."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.keys import fresh_token, hashed
from detente.server.store.database import add_once
from detente.server.store.models import (
    AccountRow,
    AddressRow,
    HolderRow,
    MailLinkRow,
    SessionRow,
    TableRow,
    TokenRow,
    VisitorRow,
    now,
)
from detente.server.store.personal import claim
from detente.server.store.store import SESSION_LIFE, Store

Purpose = Literal["sign-in", "reset"]
"""What a link in a mail is for: to sign in, or to choose a new password."""

LINK_LIFE = timedelta(minutes=30)
LOCKED = "!"
"""Put in front of the password hash of an account that the host has locked, so that no password matches."""
SEEN_AGAIN = timedelta(minutes=10)
"""That somebody uses a browser is written down at most this often."""


class SignedIn(NamedTuple):
    """A browser that has just been signed in: its cookie, and the tables at which its guest's seats became the account's."""

    token: str
    visitor: int
    tables: list[str]


class People:
    """What the processes on one database know about accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- accounts

    async def account(self, visitor: int | None) -> AccountRow | None:
        """The account of a visitor; None for a guest."""
        async with self.store.read() as session:
            return None if visitor is None else await session.get(AccountRow, visitor)

    async def named(self, key: str) -> AccountRow | None:
        """The account whose name has this key."""
        async with self.store.read() as session:
            return (await session.scalars(select(AccountRow).where(AccountRow.key == key))).one_or_none()

    async def names(self, visitors: Collection[int]) -> dict[int, str]:
        """The names of the accounts that these visitors have."""
        async with self.store.read() as session:
            rows = await session.scalars(select(AccountRow).where(AccountRow.visitor.in_(visitors)))
            return {row.visitor: row.name for row in rows}

    async def reachable_at(self, mail: str) -> list[tuple[AccountRow, AddressRow]]:
        """The accounts whose owners have confirmed this mail address, and want mail there."""
        query = (
            select(AccountRow, AddressRow)
            .join(AddressRow, AddressRow.visitor == AccountRow.visitor)
            .where(
                AddressRow.kind == "mail",
                func.lower(AddressRow.target) == mail.lower(),
                AddressRow.confirmed.is_not(None),
                AddressRow.stopped.is_(None),
            )
        )
        async with self.store.read() as session:
            return [(row[0], row[1]) for row in await session.execute(query.order_by(AccountRow.visitor))]

    async def register(self, visitor: int, name: str, key: str, password: str, agent: str) -> SignedIn | None:
        """Make an account of a guest, who keeps all that they have; None, and nothing changes, if the name is taken."""
        async with self.store.write() as session:
            values = {"visitor": visitor, "name": name, "key": key, "password": password}
            if not await add_once(session, AccountRow, **values):
                return None
            await session.execute(
                update(VisitorRow).where(VisitorRow.id == visitor, VisitorRow.name == "").values(name=name)
            )
            await self._forget_cookie(session, visitor)
            return SignedIn(await new_session(session, visitor, agent), visitor, [])

    async def set_password(self, visitor: int, password: str) -> None:
        """Give an account another password."""
        async with self.store.write() as session:
            await session.execute(
                update(AccountRow).where(AccountRow.visitor == visitor).values(password=password)
            )

    async def lock(self, visitor: int) -> list[str]:
        """Lock an account: nobody can sign in to it, and all browsers and programs are signed out; the hashes of their cookies."""
        async with self.store.write() as session:
            open_one = AccountRow.visitor == visitor, AccountRow.password.not_like(f"{LOCKED}%")
            locked = update(AccountRow).where(*open_one)
            await session.execute(locked.values(password=LOCKED + AccountRow.password))
            for kind in (MailLinkRow, TokenRow):
                await session.execute(delete(kind).where(kind.visitor == visitor))
            return await self._end_sessions(session, SessionRow.visitor == visitor)

    async def unlock(self, visitor: int) -> None:
        """Let the owner of an account that was locked sign in again, by the password that they had."""
        async with self.store.write() as session:
            row = await session.get(AccountRow, visitor)
            if row is not None:
                row.password = row.password.removeprefix(LOCKED)

    # -- signing in and out

    async def sign_in(self, visitor: int, guest: int | None, agent: str) -> SignedIn:
        """Sign a browser in to an account. guest: whom it belonged to so far; all that is theirs becomes the account's."""
        async with self.store.write() as session:
            return await self._sign_in(session, visitor, guest, agent)

    async def _sign_in(self, session: AsyncSession, visitor: int, guest: int | None, agent: str) -> SignedIn:
        tables: list[str] = []
        known = guest is not None and await session.get(AccountRow, guest) is not None
        if guest is not None and guest != visitor and not known:
            tables = await claim_all(session, guest, visitor)
            await self._forget_cookie(session, guest)
            for table in tables:
                await self.store.notifications.publish(session, table, "game", "lobby")
        return SignedIn(await new_session(session, visitor, agent), visitor, tables)

    async def _forget_cookie(self, session: AsyncSession, visitor: int) -> None:
        """Let nobody be this visitor by the cookie that they had as a guest."""
        row = await session.get_one(VisitorRow, visitor)
        await self.store.notifications.publish(session, row.token_hash, "session")
        row.token_hash = hashed(fresh_token())
        await session.flush()

    async def sessions(self, visitor: int) -> list[SessionRow]:
        """The browsers that are signed in to an account, the one that was used last first."""
        own = select(SessionRow).where(
            SessionRow.visitor == visitor, SessionRow.created > now() - SESSION_LIFE
        )
        async with self.store.read() as session:
            return list(await session.scalars(own.order_by(SessionRow.seen.desc(), SessionRow.id)))

    async def mark_used(self, token: str) -> None:
        """Record that a signed-in browser is in use."""
        own = SessionRow.token_hash == hashed(token), SessionRow.seen < now() - SEEN_AGAIN
        async with self.store.write() as session:
            await session.execute(update(SessionRow).where(*own).values(seen=now()))

    async def end_sessions(self, visitor: int, which: ColumnElement[bool]) -> list[str]:
        """Sign browsers out of an account; the hashes of their cookies."""
        async with self.store.write() as session:
            return await self._end_sessions(session, SessionRow.visitor == visitor, which)

    async def end_cookie(self, token: str) -> None:
        """Sign out the browser with this cookie, if it is signed in."""
        async with self.store.write() as session:
            await self._end_sessions(session, is_browser(token))

    async def _end_sessions(self, session: AsyncSession, *which: ColumnElement[bool]) -> list[str]:
        ended = list(await session.scalars(delete(SessionRow).where(*which).returning(SessionRow.token_hash)))
        for token_hash in ended:
            await self.store.notifications.publish(session, token_hash, "session")
        return ended

    # -- links in mails

    async def new_link(self, visitor: int, purpose: Purpose) -> str:
        """A link's token, of which only a hash is kept."""
        token = fresh_token()
        async with self.store.write() as session:
            await session.execute(delete(MailLinkRow).where(MailLinkRow.expires < now()))
            expires = now() + LINK_LIFE
            session.add(MailLinkRow(token_hash=hashed(token), visitor=visitor, purpose=purpose, expires=expires))  # fmt: skip
        return token

    async def use_link(
        self, token: str, guest: int | None, agent: str, password: str | None
    ) -> tuple[SignedIn, list[str]] | None:
        """Sign in by a link, which works once; None if it does not work. password: the new one, for a link of the purpose `reset`.

        Then all other browsers are signed out, and programs have no tokens any more; the hashes of their cookies are returned, too.
        """
        purpose = "sign-in" if password is None else "reset"
        works = (
            MailLinkRow.token_hash == hashed(token),
            MailLinkRow.expires > now(),
            MailLinkRow.purpose == purpose,
        )
        ended: list[str] = []
        async with self.store.write() as session:
            used = await session.scalars(delete(MailLinkRow).where(*works).returning(MailLinkRow.visitor))
            visitor = used.one_or_none()
            if visitor is None or is_locked(await session.get(AccountRow, visitor)):
                return None
            if password is not None:
                await session.execute(
                    update(AccountRow).where(AccountRow.visitor == visitor).values(password=password)
                )
                for kind in (MailLinkRow, TokenRow):
                    await session.execute(delete(kind).where(kind.visitor == visitor))
                ended = await self._end_sessions(session, SessionRow.visitor == visitor)
            return await self._sign_in(session, visitor, guest, agent), ended


def is_locked(account: AccountRow | None) -> bool:
    """Whether the host has locked an account."""
    return account is not None and account.password.startswith(LOCKED)


async def new_session(session: AsyncSession, visitor: int, agent: str) -> str:
    """The cookie of a browser that is signed in from now on."""
    token = fresh_token()
    session.add(SessionRow(visitor=visitor, token_hash=hashed(token), agent=agent))
    await session.flush()
    return token


async def claim_all(session: AsyncSession, guest: int, account: int) -> list[str]:
    """Make all that is a guest's an account's, the name too if it has none; the tables whose people have changed.

    The seats are locked first: a result of one of them that is just being written is there before the guest's results are moved.
    """
    held = (
        select(HolderRow.table_id).where(HolderRow.visitor == guest).order_by(HolderRow.id).with_for_update()
    )
    hosted = select(TableRow.id).where(TableRow.host == guest)
    tables = sorted({*await session.scalars(held), *await session.scalars(hosted)})
    await claim(session, guest, account)
    name = select(VisitorRow.name).where(VisitorRow.id == guest).scalar_subquery()
    await session.execute(
        update(VisitorRow).where(VisitorRow.id == account, VisitorRow.name == "").values(name=name)
    )
    return tables


def is_browser(token: str) -> ColumnElement[bool]:
    """Of sessions: the browser with this cookie."""
    return SessionRow.token_hash == hashed(token)


def is_another(token: str) -> ColumnElement[bool]:
    """Of sessions: all browsers but the one with this cookie."""
    return SessionRow.token_hash != hashed(token)


def has_number(id: int) -> ColumnElement[bool]:
    """Of sessions: the browser with this number."""
    return SessionRow.id == id
