"""Who holds which seat: people and bots sit down, leave, come back, and pass seats on."""

from __future__ import annotations

from collections.abc import Sequence

from detente.bots import able
from detente.core.engine.game import Game
from detente.core.shown.words import LETTERS, Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.keys import Key
from detente.server.service.last_seen import LastSeen
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.seat_links import SeatLinks
from detente.server.store.models import HolderRow
from detente.server.store.seats import HoldsOtherSeat, Seats, Still, always
from detente.server.store.store import NewHolder, Store
from detente.server.store.ties import Ties
from detente.server.tables.live_table import OPEN, LiveTable
from detente.server.tables.streams import Identity
from detente.server.text_cleaning import lookalike_form

NAME_LENGTH = 40


class Seating:
    """Gives seats to people and bots, as the host or the holder wishes, or by a link."""

    def __init__(
        self,
        store: Store,
        seats: Seats,
        ties: Ties,
        links: SeatLinks,
        last_seen: LastSeen,
        open_tables: OpenTables,
        lobby: Lobby,
    ) -> None:
        self.store = store
        self.seats = seats
        self.ties = ties
        self.links = links
        self.last_seen = last_seen
        self.open_tables = open_tables
        self.lobby = lobby

    def holders_from(
        self,
        identity: Identity,
        game: Game,
        wishes: Sequence[tuple[str, str | None, str | None]],
        language: str,
    ) -> list[NewHolder]:
        """Holders of all seats from what the host chose for each: kind, name, bot."""
        taken: list[str] = []
        holders: list[NewHolder] = []
        for seat, (kind, name, bot) in enumerate(wishes):
            holder = self.holder_from(identity, game, seat, kind, name, bot, language, taken)
            taken.append(holder.name)
            holders.append(holder)
        return holders

    def holder_from(
        self,
        identity: Identity,
        game: Game,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
        taken: Sequence[str],
    ) -> NewHolder:
        """The holder chosen for a seat, under a name that no other seat has."""
        letter = LETTERS[seat]
        words = Texts(language, PACKAGE)
        if kind == "bot":
            if bot not in able(game):
                raise Refused("malformed", "no-bot", bots=", ".join(able(game)))
            return NewHolder(seat, "bot", unique_name(words("name-bot", letter=letter), taken), bot)
        if kind == "friend":
            return NewHolder(seat, "open", unique_name(words("name-open", letter=letter), taken))
        wanted = (name if kind == "screen" else name or identity.name) or words("name-guest", letter=letter)
        return NewHolder(seat, "person", unique_name(wanted, taken), visitor=identity.visitor)

    async def rotated(self, identity: Identity, live: LiveTable, language: str) -> list[NewHolder]:
        """Those who sit at a table, each one seat further: for a rematch. Seats of those who are forgotten are open, and of those who
        do not play together with somebody there.

        Refused if the request is not from one of them.
        """
        if live.row.status != "over":
            raise Refused("not_now", "not-over")
        if live.row.host != identity.visitor and not any(map(identity.holds, live.holders)):
            raise Refused("forbidden", "not-at-table")
        left_out = await self._left_out(identity, live)
        taken: list[str] = []
        moved: list[NewHolder] = []
        for seat, former in enumerate([live.holders[-1], *live.holders[:-1]]):
            if former.kind == "person" and former.id not in live.forgotten and former.visitor not in left_out:
                holder = NewHolder(seat, "person", unique_name(former.name, taken), visitor=former.visitor)
            else:
                kind = "bot" if former.kind == "bot" else "friend"
                holder = self.holder_from(identity, live.game, seat, kind, None, former.bot, language, taken)
            taken.append(holder.name)
            moved.append(holder)
        return moved

    async def _left_out(self, identity: Identity, live: LiveTable) -> set[int]:
        """Who does not play again because one of them and somebody else there has blocked the other: those whose turn to be seated
        comes later. The person who asks for the rematch is seated first, then all others by seat.
        """
        persons = [row.visitor for row in live.holders if row.kind == "person"]
        order = [each for each in dict.fromkeys([identity.visitor, *persons]) if each is not None]
        apart = await self.ties.apart(order)
        together: list[int] = []
        for person in order:
            if not any(frozenset((person, other)) in apart for other in together):
                together.append(person)
        return {*order}.difference(together)

    async def reassign(
        self,
        live: LiveTable,
        identity: Identity,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
    ) -> None:
        """Give a seat to another holder: at the request of its holder, the host, or a former holder."""
        async with live.lock:
            if not 0 <= seat < len(live.holders):
                raise Refused("unknown", "no-seat")
            present = live.holders[seat]
            if live.row.status == "over":
                raise Refused("not_now", "over")
            await self.last_seen.load(live)
            by = self.authority(live, identity, present, kind)
            taken = [other.name for other in live.holders if other.seat != seat]
            wished = self.holder_from(identity, live.game, seat, kind, name, bot, language, taken)
            if by == "holder" and wished.kind == "person":
                wished.visitor = present.visitor
                if wished.name == present.name:
                    return
            await self.change_holder(live, present, wished, by)

    def authority(self, live: LiveTable, identity: Identity, present: HolderRow, kind: str) -> str:
        """The right by which a seat is passed on, as in `SeatChangeRow.by`. Refused if there is none.

        Once the game runs, nobody may see a hand that is not theirs: the host can only have others play on for an
        abandoned seat.
        """
        host = identity.visitor is not None and live.row.host == identity.visitor
        if identity.holds(present):
            return "holder"
        if not live.running:
            if host:
                return "host"
            raise Refused("forbidden", "not-your-seat")
        for_a_person = kind in ("me", "screen")
        if present.kind != "person":
            if for_a_person and live.held_before(identity, present.seat):
                return "back"
            if host:
                return "host"
            raise Refused("forbidden", "not-your-seat")
        if not host:
            raise Refused("forbidden", "not-your-seat")
        if for_a_person:
            raise Refused("forbidden", "seat-is-held", name=present.name)
        if not self.last_seen.is_gone(live, present):
            hours = round(self.last_seen.away_after.total_seconds() / 3600, 2)
            raise Refused("not_now", "not-left", name=present.name, hours=hours)
        return "host"

    async def change_holder(
        self, live: LiveTable, present: HolderRow, wished: NewHolder, by: str, still: Still = always
    ) -> HolderRow:
        """Change the holder of a seat, and tell everyone. The table is locked. still: as for `Seats.change_holder`."""
        try:
            row = await self.seats.change_holder(present, wished, by, still)
        except HoldsOtherSeat:
            raise Refused("forbidden", "second-hand") from None
        await self.open_tables.catch_up(live)
        if row is None:
            raise Refused("not_now", "over" if live.row.status == "over" else "seat-taken")
        await self.open_tables.begin_if_full(live)
        await self.lobby.table_changed(live.row, live.holders)
        return row

    async def read_key(self, text: str) -> tuple[Key, LiveTable, HolderRow]:
        """A link's key, its table, and the holder for whom it was made."""
        key = self.links.read(text)
        if key is None:
            raise Refused("unknown", "no-key")
        live = await self.open_tables.get(key.table)
        holder = await self.store.holder(key.holder)
        if holder is None:
            raise Refused("unknown", "no-key")
        return key, live, holder

    def leads_back(self, live: LiveTable, key: Key, holder: HolderRow) -> bool:
        """Whether the link of a seat that its holder lost during the game leads back to it: no person holds the seat now."""
        lost = key.kind == "seat" and bool(holder.until) and live.running
        return lost and live.holders[holder.seat].kind != "person"

    def is_outdated(self, live: LiveTable, key: Key, holder: HolderRow) -> bool:
        """Whether a link is outdated: somebody else holds the seat now."""
        present = live.holders[holder.seat]
        own = key.kind == "seat" and present.kind == "person" and present.visitor == holder.visitor
        return holder.until is not None and not own and not self.leads_back(live, key, holder)

    async def take_key(
        self, text: str, identity: Identity, name: str, language: str
    ) -> tuple[LiveTable, HolderRow]:
        """Follow a link: take an open seat, act for a seat from another browser, or come back to a seat."""
        assert identity.visitor is not None
        key, live, holder = await self.read_key(text)
        async with live.lock:
            if live.holders[holder.seat].id != holder.id:
                await self.open_tables.catch_up(live)
                holder = await self.store.holder(key.holder) or holder
            present = live.holders[holder.seat]
            if key.kind == "seat":
                return live, await self._hold_by_link(live, key, holder, identity)
            if present.id != holder.id:
                if identity.holds(present):
                    return live, present
                raise Refused("not_now", "seat-taken")
            taken = [other.name for other in live.holders if other.seat != holder.seat]
            wished = self.holder_from(identity, live.game, holder.seat, "me", name, None, language, taken)
            by = "back" if live.held_before(identity, holder.seat) else "comer"
            return live, await self.change_holder(live, present, wished, by)

    async def join(
        self, live: LiveTable, identity: Identity, seat: int, name: str, language: str
    ) -> HolderRow:
        """Take a free seat at an open table, or one to which the host invited; whoever sits there already keeps their seat.

        Whoever is blocked by the host hears the same as at a table that is not open.
        """
        async with live.lock:
            await self.open_tables.catch_up(live)
            own = live.seats_of(identity)
            if own:
                return live.holders[own[0]]
            apart = (await self.ties.circle(identity.visitor)).apart
            invited = (await self.ties.invited_to(identity.visitor)).get(live.row.id)
            if invited != seat and (live.row.access != OPEN or live.row.host in apart):
                raise Refused("forbidden", "not-open")
            if not 0 <= seat < len(live.holders):
                raise Refused("unknown", "no-seat")
            present = live.holders[seat]
            if present.kind != "open":
                raise Refused("not_now", "seat-taken")
            taken = [other.name for other in live.holders if other.seat != seat]
            wished = self.holder_from(identity, live.game, seat, "me", name, None, language, taken)
            by = "back" if live.held_before(identity, seat) else "comer"
            return await self.change_holder(live, present, wished, by)

    async def _hold_by_link(
        self, live: LiveTable, key: Key, holder: HolderRow, identity: Identity
    ) -> HolderRow:
        """Act for a seat by its own link: for the same person, even if they had left the seat for a while."""
        present = live.holders[holder.seat]
        if self.leads_back(live, key, holder):
            taken = [other.name for other in live.holders if other.seat != holder.seat]
            wished = NewHolder(holder.seat, "person", unique_name(holder.name, taken), visitor=holder.visitor)
            present = await self.change_holder(live, present, wished, "back")
        elif self.is_outdated(live, key, holder):
            raise Refused("not_now", "key-outdated")
        if identity.visitor is not None and present.visitor != identity.visitor:
            await self.store.add_device(present.id, identity.visitor)
            await self.last_seen.load(live)
        return present


def unique_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if another seat has the same one, or one that looks the same."""
    used = {lookalike_form(other) for other in taken}
    number, candidate = 1, name
    while lookalike_form(candidate) in used:
        number += 1
        candidate = f"{name[: NAME_LENGTH - 3]} {number}"
    return candidate
