"""Who sits where: holders of seats, and the links that lead to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from detente.bots import able
from detente.core.game import Game
from detente.core.words import LETTERS, Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.keys import Key, Keys
from detente.server.live import Asker, LiveTable
from detente.server.store.models import HolderRow
from detente.server.store.store import NewHolder

if TYPE_CHECKING:
    from detente.server.desk import Desk


class Seating:
    """Gives seats to people and bots, by the host's wish, by their own, or by a link."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.store = desk.store
        self.keys = Keys("")

    async def start(self) -> None:
        """Learn how links are made here."""
        self.keys = Keys(await self.store.secret())

    def holders_from(
        self, asker: Asker, game: Game, wishes: Sequence[tuple[str, str | None, str | None]], language: str
    ) -> list[NewHolder]:
        """Holders of all seats from what the host wishes for each: kind, name, bot."""
        taken: list[str] = []
        made: list[NewHolder] = []
        for seat, (kind, name, bot) in enumerate(wishes):
            holder = self.holder_from(asker, game, seat, kind, name, bot, language, taken)
            taken.append(holder.name)
            made.append(holder)
        return made

    def holder_from(
        self,
        asker: Asker,
        game: Game,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
        taken: Sequence[str],
    ) -> NewHolder:
        """The holder that is wished for a seat, under a name that no other seat has."""
        letter = LETTERS[seat]
        words = Texts(language, PACKAGE)
        if kind == "bot":
            if bot not in able(game):
                raise Refused("malformed", "no-bot", bots=", ".join(able(game)))
            return NewHolder(seat, "bot", unique(words("name-bot", letter=letter), taken), bot)
        if kind == "friend":
            return NewHolder(seat, "open", unique(words("name-open", letter=letter), taken))
        wanted = (name if kind == "screen" else name or asker.name) or words("name-guest", letter=letter)
        return NewHolder(seat, "person", unique(wanted, taken), visitor=asker.visitor)

    async def reseat(
        self,
        live: LiveTable,
        asker: Asker,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
    ) -> None:
        """Give a seat to somebody else: by the host, or by who holds it."""
        async with live.lock:
            if not 0 <= seat < len(live.holders):
                raise Refused("unknown", "no-seat")
            present = live.holders[seat]
            if live.row.host != asker.visitor and not asker.holds(present):
                raise Refused("forbidden", "not-your-seat")
            if live.row.status == "over":
                raise Refused("not_now", "over")
            taken = [other.name for other in live.holders if other.seat != seat]
            wished = self.holder_from(asker, live.game, seat, kind, name, bot, language, taken)
            await self._hold(live, present, wished)

    async def _hold(self, live: LiveTable, present: HolderRow, wished: NewHolder) -> HolderRow:
        """Change the holder of a seat, and let everybody know. The lock is held."""
        row = await self.store.hold(live.row.id, present.id, wished)
        await self.desk.company.catch_up(live)
        if row is None:
            raise Refused("not_now", "seat-taken")
        await self.desk.begin_if_full(live)
        await self.desk.tell_lobby(live.row.id)
        self.desk.attendants.attend(live)
        return row

    async def turn_away(self, live: LiveTable, seat: int) -> None:
        """Who looked from a seat that it holds no more sees no more of it."""
        error = Refused("forbidden", "not-your-seat")
        gone = [
            look for look in live.looks if look.observer == seat and not look.asker.holds(live.holders[seat])
        ]
        for look in gone:
            live.leave(look)
            look.stream.numbers[look.index] = None
            look.send("refused", **error.body(look.language))
        if gone:
            await self.desk.leases.look(live.row.id, live.seats_looked_from())

    def link(self, live: LiveTable, holder: HolderRow) -> str:
        """The key of a seat, or the invitation to it if it is open."""
        open_seat = holder.kind == "open"
        return self.keys.make(Key("invitation" if open_seat else "seat", live.row.id, holder.id))

    async def read_key(self, text: str) -> tuple[Key, LiveTable, HolderRow, bool]:
        """Where a link leads: the key, its table, its holder, and whether that holder still has the seat."""
        key = self.keys.read(text)
        if key is None:
            raise Refused("unknown", "no-key")
        live = await self.desk.live(key.table)
        holder = await self.store.holder(key.holder)
        if holder is None:
            raise Refused("unknown", "no-key")
        return key, live, holder, holder.until is None

    async def take_key(
        self, text: str, asker: Asker, name: str, language: str
    ) -> tuple[LiveTable, HolderRow]:
        """Sit down at an open seat, or act for a seat from one more browser."""
        assert asker.visitor is not None
        key, live, holder, stands = await self.read_key(text)
        async with live.lock:
            if live.holders[holder.seat].id != holder.id:
                await self.desk.company.catch_up(live)
            present = live.holders[holder.seat]
            if key.kind == "seat":
                if present.id != holder.id:
                    raise Refused("not_now", "key-outdated")
                if present.visitor != asker.visitor:
                    await self.store.add_device(present.id, asker.visitor)
                return live, present
            if present.id != holder.id:
                if asker.holds(present):
                    return live, present
                raise Refused("not_now", "seat-taken")
            taken = [other.name for other in live.holders if other.seat != holder.seat]
            wished = self.holder_from(asker, live.game, holder.seat, "me", name, None, language, taken)
            return live, await self._hold(live, present, wished)


def unique(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if another seat has it."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
