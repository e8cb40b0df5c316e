"""Friends, blocks, and friends who are invited to a seat."""

from __future__ import annotations

from typing import Any

from detente.server.errors import Refused
from detente.server.service.accounts import Accounts, key_of
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.store.models import AccountRow, HolderRow
from detente.server.store.people import People
from detente.server.store.ties import MOST, Known, Ties
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from detente.server.text_cleaning import lookalike_form


class Friends:
    """What people with accounts say of each other. Whoever is blocked gets the same answers as anybody who is not answered."""

    def __init__(
        self, ties: Ties, people: People, accounts: Accounts, open_tables: OpenTables, lobby: Lobby
    ) -> None:
        self.ties = ties
        self.people = people
        self.accounts = accounts
        self.open_tables = open_tables
        self.lobby = lobby

    async def of(self, identity: Identity) -> list[Known]:
        """Everybody to whom somebody has a tie that they may know of. Refused if they are not signed in."""
        return await self.ties.of((await self.accounts.account_of(identity)).visitor)

    async def _pair(self, identity: Identity, name: str) -> tuple[int, int]:
        """Who says something, and of whom. Refused without accounts, or if somebody would say it of themselves."""
        own, other = await self.accounts.account_of(identity), await self._named(name)
        if own.visitor == other.visitor:
            raise Refused("malformed", "own-friend")
        return own.visitor, other.visitor

    async def _named(self, name: str) -> AccountRow:
        account = await self.people.named(key_of(name))
        if account is None:
            raise Refused("unknown", "no-person")
        return account

    async def befriend(self, identity: Identity, name: str) -> None:
        """Ask somebody to be a friend, or agree to be theirs."""
        pair = await self._pair(identity, name)
        if not await self.ties.befriend(*pair):
            raise Refused("not_now", "too-many-ties", most=MOST)
        await self.lobby.people_changed(*pair)

    async def part(self, identity: Identity, name: str) -> None:
        """End a friendship, or what was asked."""
        pair = await self._pair(identity, name)
        await self.ties.part(*pair)
        await self.lobby.people_changed(*pair)

    async def block(self, identity: Identity, name: str) -> None:
        """Have nothing more to do with somebody."""
        pair = await self._pair(identity, name)
        if not await self.ties.block(*pair):
            raise Refused("not_now", "too-many-ties", most=MOST)
        await self.lobby.people_changed(*pair)

    async def unblock(self, identity: Identity, name: str) -> None:
        """End a block."""
        pair = await self._pair(identity, name)
        await self.ties.unblock(*pair)
        await self.lobby.people_changed(*pair)

    # -- at a table

    async def invite(self, live: LiveTable, identity: Identity, seat: int, name: str) -> None:
        """Ask a friend to take an open seat. Refused unless the host asks one of their friends."""
        host, guest = await self._pair(identity, name)
        if live.row.host != host:
            raise Refused("forbidden", "not-host")
        if guest not in (await self.ties.circle(host)).friends:
            raise Refused("forbidden", "no-friend", name=name)
        async with live.lock:
            holder = open_seat(live, seat)
            await self.ties.invite(holder, guest)
        await self.lobby.people_changed(guest)

    async def uninvite(self, live: LiveTable, identity: Identity, seat: int, name: str) -> None:
        """Take an invitation back, or decline it. Refused to others than the host and whoever is invited."""
        own, guest = await self.accounts.account_of(identity), await self._named(name)
        if own.visitor not in (live.row.host, guest.visitor):
            raise Refused("forbidden", "not-host")
        async with live.lock:
            holder = open_seat(live, seat)
            await self.ties.uninvite(holder, guest.visitor)
        await self.lobby.people_changed(guest.visitor)

    async def people_at(self, live: LiveTable, identity: Identity) -> list[dict[str, Any]]:
        """The accounts at the seats of a table, as far as they play under their own name; and, for the host, who is invited."""
        seated = {
            row.visitor: row for row in live.holders if row.kind == "person" and row.visitor is not None
        }
        own = await self.people.account(identity.visitor)
        host = own is not None and own.visitor == live.row.host
        free = [row.id for row in live.holders if row.kind == "open"] if host else []
        invited = await self.ties.invited_at(free)
        names = await self.people.names({*seated, *(guest for each in invited.values() for guest in each)})

        def account_at(row: HolderRow) -> str | None:
            name = names.get(row.visitor) if row.kind == "person" and row.visitor is not None else None
            return name if name is not None and lookalike_form(name) == lookalike_form(row.name) else None

        return [
            {
                "seat": row.seat,
                "account": account_at(row),
                "invited": sorted(names[guest] for guest in invited.get(row.id, ()) if guest in names),
            }
            for row in live.holders
        ]


def open_seat(live: LiveTable, seat: int) -> HolderRow:
    """The row of a seat that nobody holds yet. Refused if somebody does."""
    if not 0 <= seat < len(live.holders):
        raise Refused("unknown", "no-seat")
    holder = live.holders[seat]
    if holder.kind != "open" or live.row.status == "over":
        raise Refused("not_now", "over" if live.row.status == "over" else "seat-taken")
    return holder
