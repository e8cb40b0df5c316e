"""Who sits where: holders of seats, and the links that lead to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from detente.bots import able
from detente.core.engine.game import Game
from detente.core.shown.words import LETTERS, Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.keys import Key, Keys
from detente.server.store.models import HolderRow
from detente.server.store.seats import KnowsOtherHand
from detente.server.store.store import NewHolder
from detente.server.tables.live_table import Identity, LiveTable
from detente.server.text_cleaning import same_to_the_eye

if TYPE_CHECKING:
    from detente.server.service.table_service import TableService

NAME_LENGTH = 40


class Seating:
    """Gives seats to people and bots, by the host's wish, by their own, or by a link."""

    def __init__(self, desk: TableService) -> None:
        self.desk = desk
        self.store = desk.store
        self.keys = Keys("")

    async def start(self) -> None:
        """Learn how links are made here."""
        self.keys = Keys(await self.store.secret())

    def holders_from(
        self, asker: Identity, game: Game, wishes: Sequence[tuple[str, str | None, str | None]], language: str
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
        asker: Identity,
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
        asker: Identity,
        seat: int,
        kind: str,
        name: str | None,
        bot: str | None,
        language: str,
    ) -> None:
        """Give a seat to somebody else: by its holder, by the host, or by who held it before."""
        async with live.lock:
            if not 0 <= seat < len(live.holders):
                raise Refused("unknown", "no-seat")
            present = live.holders[seat]
            if live.row.status == "over":
                raise Refused("not_now", "over")
            await self.desk.sightings.learn(live)
            by = self.authority(live, asker, present, kind)
            taken = [other.name for other in live.holders if other.seat != seat]
            wished = self.holder_from(asker, live.game, seat, kind, name, bot, language, taken)
            if by == "holder" and wished.kind == "person":
                wished.visitor = present.visitor
                if wished.name == present.name:
                    return
            await self.hold(live, present, wished, by)

    def authority(self, live: LiveTable, asker: Identity, present: HolderRow, kind: str) -> str:
        """By what right a seat is passed on (see `SeatChangeRow`). Refused if there is none.

        Once the game runs, nobody comes to see a hand that is not theirs: the host may only see to it that a seat
        that was left is played on.
        """
        host = asker.visitor is not None and live.row.host == asker.visitor
        if asker.holds(present):
            return "holder"
        if not live.running:
            if host:
                return "host"
            raise Refused("forbidden", "not-your-seat")
        comes = kind in ("me", "screen")
        if present.kind != "person":
            if comes and live.held_before(asker, present.seat):
                return "back"
            if host:
                return "host"
            raise Refused("forbidden", "not-your-seat")
        if not host:
            raise Refused("forbidden", "not-your-seat")
        if comes:
            raise Refused("forbidden", "seat-is-held", name=present.name)
        if not self.desk.sightings.gone(live, present):
            hours = round(self.desk.sightings.away_after.total_seconds() / 3600, 2)
            raise Refused("not_now", "not-left", name=present.name, hours=hours)
        return "host"

    async def hold(self, live: LiveTable, present: HolderRow, wished: NewHolder, by: str) -> HolderRow:
        """Change the holder of a seat, and let everybody know. The lock is held."""
        try:
            row = await self.desk.seats.hold(present, wished, by)
        except KnowsOtherHand:
            raise Refused("forbidden", "second-hand") from None
        await self.desk.company.catch_up(live)
        if row is None:
            raise Refused("not_now", "over" if live.row.status == "over" else "seat-taken")
        await self.desk.begin_if_full(live)
        await self.desk.tell_lobby(live.row.id)
        self.desk.attendants.attend(live)
        return row

    async def turn_away(self, live: LiveTable, seat: int) -> None:
        """Who looked from a seat that it holds no more sees no more of it."""
        holder = live.holders[seat]
        error = Refused(
            "forbidden", "seat-passed-on" if holder.kind != "open" else "seat-opened", name=holder.name
        )
        gone = [
            look for look in live.looks if look.observer == seat and not look.asker.holds(live.holders[seat])
        ]
        await self.desk.turn_away(live, gone, error)

    def link(self, live: LiveTable, holder: HolderRow) -> str:
        """The key of a seat, or the invitation to it if it is open."""
        open_seat = holder.kind == "open"
        return self.keys.make(Key("invitation" if open_seat else "seat", live.row.id, holder.id))

    async def read_key(self, text: str) -> tuple[Key, LiveTable, HolderRow]:
        """Where a link leads: the key, its table, and the holder for whom it was made."""
        key = self.keys.read(text)
        if key is None:
            raise Refused("unknown", "no-key")
        live = await self.desk.live(key.table)
        holder = await self.store.holder(key.holder)
        if holder is None:
            raise Refused("unknown", "no-key")
        return key, live, holder

    def leads_back(self, live: LiveTable, key: Key, holder: HolderRow) -> bool:
        """Whether the link of a seat that its holder has lost in the game leads back to it: a bot plays it, or nobody."""
        lost = key.kind == "seat" and bool(holder.until) and live.running
        return lost and live.holders[holder.seat].kind != "person"

    def leads_nowhere(self, live: LiveTable, key: Key, holder: HolderRow) -> bool:
        """Whether somebody else holds the seat now to which a link led."""
        present = live.holders[holder.seat]
        own = key.kind == "seat" and present.kind == "person" and present.visitor == holder.visitor
        return holder.until is not None and not own and not self.leads_back(live, key, holder)

    async def take_key(
        self, text: str, asker: Identity, name: str, language: str
    ) -> tuple[LiveTable, HolderRow]:
        """Sit down at an open seat, act for a seat from one more browser, or come back to a seat."""
        assert asker.visitor is not None
        key, live, holder = await self.read_key(text)
        async with live.lock:
            if live.holders[holder.seat].id != holder.id:
                await self.desk.company.catch_up(live)
                holder = await self.store.holder(key.holder) or holder
            present = live.holders[holder.seat]
            if key.kind == "seat":
                return live, await self._hold_by_link(live, key, holder, asker)
            if present.id != holder.id:
                if asker.holds(present):
                    return live, present
                raise Refused("not_now", "seat-taken")
            taken = [other.name for other in live.holders if other.seat != holder.seat]
            wished = self.holder_from(asker, live.game, holder.seat, "me", name, None, language, taken)
            by = "back" if live.held_before(asker, holder.seat) else "comer"
            return live, await self.hold(live, present, wished, by)

    async def _hold_by_link(self, live: LiveTable, key: Key, holder: HolderRow, asker: Identity) -> HolderRow:
        """Act for a seat by its own link: it is the same person's, though they may have left it for a while."""
        present = live.holders[holder.seat]
        if self.leads_back(live, key, holder):
            taken = [other.name for other in live.holders if other.seat != holder.seat]
            wished = NewHolder(holder.seat, "person", unique(holder.name, taken), visitor=holder.visitor)
            present = await self.hold(live, present, wished, "back")
        elif self.leads_nowhere(live, key, holder):
            raise Refused("not_now", "key-outdated")
        if asker.visitor is not None and present.visitor != asker.visitor:
            await self.store.add_device(present.id, asker.visitor)
        return present


def unique(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if another seat has it, or one that people take for the same."""
    there = {same_to_the_eye(other) for other in taken}
    number = 1
    made = name
    while same_to_the_eye(made) in there:
        number += 1
        made = f"{name[: NAME_LENGTH - 3]} {number}"
    return made
