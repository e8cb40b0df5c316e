"""Sends news of tables to those who want them. All processes on a database look; a row that can be added once decides who sends."""

from __future__ import annotations

import asyncio
import logging
from asyncio import to_thread
from collections import Counter, defaultdict
from collections.abc import Awaitable, Sequence
from datetime import datetime, timedelta
from typing import cast, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from detente.server.errors import Refused
from detente.server.keys import NewsKeys
from detente.server.service.browser_push import INSTALLED, SECRET, BrowserPush, fresh_push_key
from detente.server.service.news_texts import NewsTexts, Occasion
from detente.server.service.open_tables import OpenTables
from detente.server.service.senders import MAIL as BY_MAIL
from detente.server.service.senders import Gone, Message, NotSent, Senders
from detente.server.service.watch import Watch
from detente.server.settings import Settings
from detente.server.store.database import error_text, is_unavailable
from detente.server.store.models import AddressRow, ProposalRow, now
from detente.server.store.news import News, Wish
from detente.server.store.people import LINK_LIFE, People, Purpose
from detente.server.store.store import Store
from detente.server.store.time_control import MAIL, TimeControl
from detente.server.tables.live_table import LiveTable

log = logging.getLogger("detente.server")

LOOK_SECONDS = 3.0
DIGEST_HOUR = 8
"""The daily message is sent after this hour, in the reader's time zone."""
EARLIEST = timedelta(hours=24)
SHARE = 4
"""The reminder comes when a quarter of the time is left, at most this long before time is up."""
RECENT = timedelta(days=2)
MOST_AT_ONCE = 16
MOST_TO_ONE = 4
"""So many messages are under way at once, in all and to one address: a receiver that is slow holds up nobody else's."""
CONFIRM = "confirm"


class Newsroom:
    """Finds out what is news, and sends it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        news: News,
        people: People,
        texts: NewsTexts,
        senders: Senders,
        open_tables: OpenTables,
    ) -> None:
        self.settings = settings
        self.delay = timedelta(seconds=settings.news_delay)
        self.store = store
        self.news = news
        self.people = people
        self.texts = texts
        self.senders = senders
        self.open_tables = open_tables
        self.sending: set[asyncio.Task[None]] = set()
        """What is under way."""
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)
        self._to_one: Counter[int] = Counter()
        self._watch = Watch("news", self.look, LOOK_SECONDS)

    async def start(self) -> None:
        """Begin to look, if this server can reach anybody."""
        self.texts.keys = NewsKeys(await self.store.secret())
        if self.senders.offers:
            if INSTALLED:
                secret = await self.store.secret(SECRET, fresh_push_key)
                self.senders.push = BrowserPush(secret, self.settings)
            self._watch.start()

    async def stop(self) -> None:
        """Stop looking; what is being sent is sent again by another process, or later."""
        await self._watch.stop()
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)

    async def look(self, at: datetime) -> None:
        """Begin to send what is news now, and try again what did not arrive. Each message has the whole lease from when it begins."""
        began = now()
        found = await self._found(at)
        known = await self.news.known([(wish.address.id, occasion.key) for wish, occasion in found])
        digests: dict[int, list[Wish]] = defaultdict(list)
        for wish, occasion in found:
            if occasion.kind == "digest":
                digests[wish.address.id].append(wish)
            elif (wish.address.id, occasion.key) not in known and await self._wanted(wish, occasion, at):
                await self._send_new(wish.address, occasion.key, at + (now() - began))
        for wishes in digests.values():
            key = digest_key(wishes[0].address, at)
            if (wishes[0].address.id, key) not in known:
                await self._send_new(wishes[0].address, key, at + (now() - began))
        while await self._send_due(at, at + (now() - began)):
            pass

    async def _found(self, at: datetime, address: int | None = None) -> list[tuple[Wish, Occasion]]:
        """All that may be news now, of one address or all, whether or not it was sent."""
        found: list[tuple[Wish, Occasion]] = []
        for wish in await self.news.wishes(address):
            if wish.holder.seat not in wish.table.owed:
                continue
            if wish.subscription.pace == "daily":
                if digest_due(wish.address, at):
                    found.append(
                        (wish, Occasion("digest", digest_key(wish.address, at), deadline=wish.deadline))
                    )
            elif wish.moved_at is None or wish.table.updated > wish.moved_at:
                key = f"turn {wish.holder.id} {wish.moved}"
                found.append((wish, Occasion("turn", key, wish.moved, wish.deadline, wish.table.updated)))
            if wish.deadline is not None and reminder_at(wish) <= at < wish.deadline:
                key = f"remind {wish.holder.id} {int(wish.deadline.timestamp())}"
                found.append((wish, Occasion("remind", key, wish.moved, wish.deadline)))
        for wish, asked in await self.news.requests(address):
            if wish.subscription.pace != "daily":
                key = f"asked {asked.table_id} {asked.number}"
                found.append((wish, Occasion(asked.kind, key, wish.moved, arose=asked.at, asked=asked)))
            elif digest_due(wish.address, at):
                found.append((wish, Occasion("digest", digest_key(wish.address, at), asked=asked)))
        for wish in await self.news.rounds(at - RECENT, address):
            if wish.holder.seat not in wish.table.owed or wish.subscription.pace == "daily":
                found.append((wish, Occasion("round", f"round {wish.holder.id}")))
        for wish, key in await self.news.endings(at - RECENT, address):
            found.append((wish, Occasion(key.split()[0], key, wish.moved)))
        return found

    async def _wanted(self, wish: Wish, occasion: Occasion, at: datetime) -> bool:
        """Whether it is time for some news: not for those who are at the table, if they said so, nor at once for those who may come."""
        if wish.subscription.when == "always":
            return True
        if occasion.arose is not None and at - occasion.arose < self.delay:
            return False
        try:
            live = await self.open_tables.get(wish.table.id)
        except Refused:
            return False
        held = live.holders[wish.holder.seat].id == wish.holder.id
        return not (held and live.is_present(wish.holder.seat))

    async def confirm(self, address: AddressRow) -> None:
        """Ask the owner of a new address to confirm it; once."""
        if await self.news.begin(address.id, CONFIRM, now()):
            await self._attempt(address.id, CONFIRM, 1, now())

    async def send_links(self, mail: str, purpose: Purpose) -> None:
        """Send whoever has confirmed a mail address a link for each of their accounts; nobody else gets anything."""
        if BY_MAIL not in self.senders.offers:
            return
        at = now()
        for _, address in await self.people.reachable_at(mail):
            await self._send_new(address, f"{purpose} {int(at.timestamp())}", at)

    async def _link(
        self, address: AddressRow, purpose: Purpose, asked: float, at: datetime
    ) -> Message | None:
        """The mail with a link that opens an account; None if it was asked for long ago."""
        account = await self.people.account(address.visitor)
        if account is None or address.confirmed is None or at.timestamp() - asked > LINK_LIFE.total_seconds():
            return None
        token = await self.people.new_link(account.visitor, purpose)
        return self.texts.opening(address, account.name, purpose, token)

    async def _send_new(self, address: AddressRow, key: str, at: datetime) -> None:
        """Send something, unless another process does, or enough is under way to this address: then a later look finds it again."""
        if self._to_one[address.id] < MOST_TO_ONE:
            await self._send_aside(self._begun(address.id, key, at), at)

    async def _begun(self, address: int, key: str, at: datetime) -> tuple[int, str, int] | None:
        """The first attempt of a delivery; None if this or another process has begun it."""
        return (address, key, 1) if await self.news.begin(address, key, at) else None

    async def _send_due(self, at: datetime, begins: datetime) -> bool:
        """Try the next delivery again that did not arrive; whether there was one."""
        busy = [address for address, count in self._to_one.items() if count >= MOST_TO_ONE]
        return await self._send_aside(self.news.take_due(begins, busy), at)

    async def _send_aside(self, taken: Awaitable[tuple[int, str, int] | None], at: datetime) -> bool:
        """Take a delivery as soon as there is room for one more, and let it be sent meanwhile; whether there was one to take."""
        await self._slots.acquire()
        try:
            attempt = await taken
        except BaseException:
            self._slots.release()
            raise
        if attempt is None:
            self._slots.release()
            return False
        self._to_one[attempt[0]] += 1
        task = asyncio.create_task(self._attempt(*attempt, at))
        self.sending.add(task)
        task.add_done_callback(lambda done: self._sent(done, attempt[0]))
        return True

    def _sent(self, task: asyncio.Task[None], address: int) -> None:
        """An attempt has ended: there is room for the next."""
        self.sending.discard(task)
        self._slots.release()
        self._to_one[address] -= 1
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("news: the database cannot be reached: %s", error_text(error))

    async def _attempt(self, id: int, key: str, attempt: int, at: datetime) -> None:
        """Send something that is this process's to send."""
        address = await self.news.address(id)
        try:
            message = None if address is None else await self._written(address, key, at)
            if address is None or message is None:
                await self.news.finish(id, key, "dropped")
                return
            await self.senders.send(address.kind, address.target, message, address.keys)
        except Gone as error:
            log.info("news %r did not arrive: the browser takes none any more", key)
            await self.news.lose(id, key, str(error))
        except NotSent as error:
            log.warning("news %r did not arrive (attempt %d): %s", key, attempt, error)
            await self.news.fail(id, key, attempt, str(error), now())
        except Exception as error:
            if is_unavailable(error):
                raise
            log.exception("news %r cannot be sent (attempt %d)", key, attempt)
            await self.news.fail(id, key, attempt, "failed: ", now())
        else:
            await self.news.finish(id, key, "sent")

    async def _written(self, address: AddressRow, key: str, at: datetime) -> Message | None:
        """The message of a delivery as it is now; None if it is outdated."""
        if key == CONFIRM:
            wanted = address.confirmed is None and address.stopped is None
            return self.texts.confirmation(address) if wanted else None
        kind, _, asked = key.partition(" ")
        if kind in get_args(Purpose):
            return await self._link(address, cast(Purpose, kind), float(asked), at)
        found = [
            (wish, occasion) for wish, occasion in await self._found(at, address.id) if occasion.key == key
        ]
        if not found:
            return None
        try:
            if found[0][1].kind == "digest":
                return await self._digest(found, address, key)
            wish, occasion = found[0]
            live = await self.open_tables.get(wish.table.id)
            async with live.lock:
                if not await self._holds(live, occasion.asked):
                    return None
                return await to_thread(self.texts.about, live, wish.holder, address, occasion)
        except Refused:
            return None

    async def _digest(
        self, found: Sequence[tuple[Wish, Occasion]], address: AddressRow, key: str
    ) -> Message | None:
        """The daily message; None if nothing waits any more."""
        lines: dict[str, list[str]] = defaultdict(list)
        for wish, occasion in found:
            live = await self.open_tables.get(wish.table.id)
            async with live.lock:
                if await self._holds(live, occasion.asked):
                    link = self.texts.link(live, wish.holder, address)
                    lines[link].append(self.texts.digest_line(live, address, occasion))
        return self.texts.digest(lines, address, key) if lines else None

    async def _holds(self, live: LiveTable, asked: ProposalRow | None) -> bool:
        """Whether what is asked at a table, if anything, still waits for an answer. The table is locked."""
        if asked is None:
            return True
        if live.proposal is None or live.proposal.number != asked.number:  # asked through another process
            await self.open_tables.catch_up(live)
        return live.asked is not None and live.asked.number == asked.number


def reminder_at(wish: Wish) -> datetime:
    """When the holder of a seat is reminded that time runs out: never of a clock for one sitting."""
    assert wish.deadline is not None and wish.table.time is not None
    control = TimeControl.read(wish.table.time)
    if control.kind != MAIL:
        return wish.deadline
    return wish.deadline - min(EARLIEST, timedelta(seconds=control.bank / SHARE))


def zone_time(address: AddressRow, at: datetime) -> datetime:
    """The time of day where somebody lives."""
    try:
        return at.astimezone(ZoneInfo(address.zone))
    except (ZoneInfoNotFoundError, ValueError):
        return at


def digest_due(address: AddressRow, at: datetime) -> bool:
    """Whether the daily message of today may be sent."""
    return zone_time(address, at).hour >= DIGEST_HOUR


def digest_key(address: AddressRow, at: datetime) -> str:
    """The key of the daily message of today."""
    return f"digest {zone_time(address, at).date()}"
