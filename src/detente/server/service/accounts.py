"""Accounts: passwords, and who a browser belongs to. A guest's seats become those of the account."""

from __future__ import annotations

import asyncio
import re
from asyncio import to_thread
from collections.abc import Collection

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement

from detente.core.shown.words import LETTERS, Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.keys import fresh_token, hashed
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.watchers import Watchers
from detente.server.store.models import AccountRow
from detente.server.store.own_data import OwnData
from detente.server.store.people import People, SignedIn, is_another, is_locked
from detente.server.tables.streams import Identity
from detente.server.text_cleaning import clean_name, lookalike_form

SHORTEST, LONGEST = 10, 128
"""Characters of a password."""
AT_ONCE = 2
"""Passwords checked at the same time: each takes 64 MiB and a part of a second."""
NAME = re.compile(r"\w(?:[\w .'’-]{0,38}[\w.])?")


def account_name(written: str) -> str:
    """The name of an account as it is kept. Refused if it cannot be one: it is a part of web addresses, and no mail address."""
    name = clean_name(written)
    if len(name) < 2 or NAME.fullmatch(name) is None:
        raise Refused("malformed", "wrong-account-name")
    return name


def key_of(name: str) -> str:
    """What is equal for names that look the same."""
    return hashed(lookalike_form(name))


class Accounts:
    """Registers people, and signs them in and out."""

    def __init__(
        self, people: People, own_data: OwnData, open_tables: OpenTables, lobby: Lobby, watchers: Watchers
    ) -> None:
        self.people = people
        self.own_data = own_data
        self.open_tables = open_tables
        self.lobby = lobby
        self.watchers = watchers
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    # -- passwords

    async def hash(self, password: str) -> str:
        """A password as it is kept. Refused if it is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refused("malformed", "wrong-password-length", least=SHORTEST, most=LONGEST)
        async with self._room:
            return await to_thread(self._hasher.hash, password)

    async def fits(self, account: AccountRow | None, password: str) -> bool:
        """Whether this is the password of an account. Without one the answer takes just as long."""
        if self._nobodys is None:
            self._nobodys = await self.hash(fresh_token())
        if is_locked(account):
            account = None
        kept = self._nobodys if account is None else account.password
        async with self._room:
            try:
                await to_thread(self._hasher.verify, kept, password)
            except VerificationError:
                return False
        if account is not None and self._hasher.check_needs_rehash(kept):
            await self.people.set_password(account.visitor, await self.hash(password))
        return account is not None

    # -- who somebody is

    async def account_of(self, identity: Identity) -> AccountRow:
        """The account of whoever asks. Refused if they are not signed in."""
        account = await self.people.account(identity.visitor)
        if account is None:
            raise Refused("forbidden", "not-signed-in")
        return account

    async def found(self, name: str) -> AccountRow | None:
        """The account with this name, or the only one whose owner has confirmed this mail address."""
        if "@" not in name:
            return await self.people.named(key_of(name))
        there = await self.people.reachable_at(name)
        return there[0][0] if len(there) == 1 else None

    async def register(self, guest: Identity, name: str, password: str, agent: str) -> SignedIn:
        """Make an account of a guest, who is then known by another cookie. Refused if the name is taken."""
        assert guest.visitor is not None and guest.token is not None
        if await self.people.account(guest.visitor) is not None:
            raise Refused("not_now", "signed-in-already")
        kept = await self.hash(password)
        made = await self.people.register(guest.visitor, name, key_of(name), kept, agent)
        if made is None:
            raise Refused("not_now", "name-taken", name=name)
        self.end_cookies([hashed(guest.token)])
        return made

    async def sign_in(self, before: Identity, name: str, password: str, agent: str) -> SignedIn:
        """Sign a browser in. Refused, in the same words, if there is no such account or its password is another."""
        account = await self.found(name)
        if not await self.fits(account, password):
            raise Refused("forbidden", "not-recognised")
        assert account is not None
        made = await self.people.sign_in(account.visitor, before.visitor, agent)
        await self._change_hands(before, made)
        return made

    async def use_link(self, before: Identity, token: str, password: str | None, agent: str) -> SignedIn:
        """Sign a browser in by a link from a mail, and set a new password if one is given. Refused if the link does not work."""
        kept = None if password is None else await self.hash(password)
        used = await self.people.use_link(token, before.visitor, agent, kept)
        if used is None:
            raise Refused("unknown", "no-mail-link")
        made, ended = used
        self.end_cookies(ended)
        await self._change_hands(before, made)
        return made

    async def _change_hands(self, before: Identity, made: SignedIn) -> None:
        """A browser has another cookie, and the seats of its guest belong to the account: tell those who watch."""
        if before.token is not None:
            await self.people.end_cookie(before.token)
            self.end_cookies([hashed(before.token)])
        for id in made.tables:
            live = await self.open_tables.get_if_open(id)
            if live is not None:
                async with live.lock:
                    await self.open_tables.catch_up(live)
                await self.lobby.table_changed(live.row, live.holders)

    async def change_password(self, identity: Identity, old: str, new: str) -> None:
        """Give an account another password; all other browsers are signed out. Refused if the old one is wrong."""
        assert identity.token is not None
        account = await self.account_of(identity)
        if not await self.fits(account, old):
            raise Refused("forbidden", "wrong-password")
        await self.people.set_password(account.visitor, await self.hash(new))
        await self.end_sessions(account.visitor, is_another(identity.token))

    async def end_sessions(self, visitor: int, which: ColumnElement[bool]) -> None:
        """Sign browsers out."""
        self.end_cookies(await self.people.end_sessions(visitor, which))

    def end_cookies(self, hashes: Collection[str]) -> None:
        """Close the streams of browsers whose cookies no longer belong to whom they belonged."""
        self.watchers.end_cookies(hashes)

    async def forget(self, identity: Identity, password: str, language: str) -> None:
        """Forget a person and all that is theirs alone. Refused if they have an account and this is not its password."""
        if identity.visitor is None:
            return
        account = await self.people.account(identity.visitor)
        if account is not None and not await self.fits(account, password):
            raise Refused("forbidden", "wrong-password")
        await self.erase(identity.visitor, language)

    async def erase(self, visitor: int, language: str) -> None:
        """Forget a person and all that is theirs alone. language: of the names that their seats have from then on."""
        words = Texts(language, PACKAGE)
        tables, ended = await self.own_data.forget(
            visitor, lambda seat: words("name-gone", letter=LETTERS[seat])
        )
        self.end_cookies(ended)
        for id in tables:
            live = await self.open_tables.get_if_open(id)
            if live is not None:
                async with live.lock:
                    await self.open_tables.discard(live)
                await self.lobby.table_changed(live.row, await self.people.store.holders(id))
