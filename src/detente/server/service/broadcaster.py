"""What the viewers of a table receive, besides the frames of its moves."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Sequence
from typing import Any

from detente.server.errors import Refused
from detente.server.service.failed_games import FailedGames
from detente.server.service.last_seen import LastSeen
from detente.server.service.seat_links import SeatLinks
from detente.server.store.leases import Leases
from detente.server.store.models import ChatRow
from detente.server.store.store import Store
from detente.server.store.ties import Ties
from detente.server.tables.chat_text import chat_line
from detente.server.tables.info import table_info
from detente.server.tables.live_table import FailedFrame, LiveTable
from detente.server.tables.streams import Identity, Subscription


class Broadcaster:
    """Sends events to the subscribers of tables. In all methods but `info` the table is locked."""

    def __init__(
        self,
        store: Store,
        ties: Ties,
        leases: Leases,
        links: SeatLinks,
        last_seen: LastSeen,
        failed_games: FailedGames,
    ) -> None:
        self.store = store
        self.ties = ties
        self.leases = leases
        self.links = links
        self.last_seen = last_seen
        self.failed_games = failed_games

    # -- the whole table

    async def send_hello(
        self, live: LiveTable, subscription: Subscription, chat: list[dict[str, Any]], last: int | None
    ) -> None:
        """Send everything there is to see. Refused if the game fails to make its scene."""
        try:
            frame = await to_thread(live.first_frame, subscription, last)
        except Exception as error:
            raise await self.failed_games.scene_failed(live, error) from error
        if live.game_log is not None:
            latest = live.game_log.timeline(subscription.observer).latest
            subscription.stream.frame_numbers[subscription.index] = latest
        subscription.send("hello", table=self.info(live, subscription.identity), chat=chat, frame=frame)

    async def send_hello_again(self, live: LiveTable, seat: int | None = None) -> None:
        """Send the whole table again: to everybody when the game begins, or to a seat that was passed on."""
        for subscription in list(live.subscriptions):
            if seat is not None and subscription.observer != seat:
                continue
            try:
                await self.send_hello(live, subscription, await self.chat_history(live, subscription), None)
            except Refused as error:
                await self.end_subscriptions(live, [subscription], error)

    # -- seats, presence, status

    def info(self, live: LiveTable, identity: Identity) -> dict[str, Any]:
        """The table, as far as this identity may know it."""
        return table_info(live, identity, self.links.key_of, self.last_seen.gone_at)

    async def send_info(self, live: LiveTable) -> None:
        """Send seats, presence and status to all subscribers."""
        for subscription in list(live.subscriptions):
            subscription.send("table", table=self.info(live, subscription.identity))

    async def publish_presence(self, live: LiveTable) -> None:
        """Let all subscribers, in all processes, know from which seats somebody watches."""
        await self.leases.set_viewers(live.row.id, live.watched_seats())
        await self.send_info(live)

    async def refresh_presence(self, live: LiveTable) -> None:
        """Read who watches the table through other processes, and send it if it has changed."""
        before, live.viewers_elsewhere = (
            live.viewers_elsewhere,
            await self.leases.viewers_elsewhere(live.row.id),
        )
        if live.viewers_elsewhere != before:
            await self.last_seen.load(live)
            await self.send_info(live)

    # -- chat

    async def send_new_chat(self, live: LiveTable) -> None:
        """Send the chat lines that were written since the last ones that were sent."""
        await self.send_chat(live, await self.store.chat(live.row.id, live.last_chat))

    async def send_chat(self, live: LiveTable, rows: Sequence[ChatRow]) -> None:
        """Send these chat lines, the next ones, to those who can hear them."""
        for row in rows:
            live.last_chat = row.number
            writer = live.person(row.holder)
            deaf = set() if writer is None else await self.ties.blockers_of(writer)
            for subscription in list(live.subscriptions):
                if (
                    live.can_hear(subscription.observer, row)
                    and not live.persons(subscription.identity) & deaf
                ):
                    subscription.send("chat", chat=chat_line(row, subscription.language))

    async def chat_history(self, live: LiveTable, subscription: Subscription) -> list[dict[str, Any]]:
        """The chat that a subscriber may read, up to the last line that was sent."""
        if not live.last_chat:
            return []
        observer = subscription.observer
        ranges = [(0, None)] if observer is None else [tenure.chat for tenure in live.tenures(observer)]
        blocked = await self.ties.blocked_by(live.persons(subscription.identity))
        unread = [row.id for row in live.all_holders if row.visitor in blocked]
        rows = await self.store.audible_chat(live.row.id, observer, live.last_chat, ranges, unread)
        return [chat_line(row, subscription.language) for row in rows]

    # -- the end of subscriptions

    async def report_failed_frame(self, live: LiveTable, failed: FailedFrame) -> None:
        """End the subscriptions whose frame could not be made; all others continue."""
        error = await self.failed_games.scene_failed(live, failed.error)
        await self.end_subscriptions(live, failed.subscriptions, error)

    async def end_former_holders(self, live: LiveTable, seat: int) -> None:
        """End the subscriptions of viewers who no longer hold the seat they watch from."""
        holder = live.holders[seat]
        message = "seat-passed-on" if holder.kind != "open" else "seat-opened"
        gone = [
            each for each in live.subscriptions if each.observer == seat and not each.identity.holds(holder)
        ]
        await self.end_subscriptions(live, gone, Refused("forbidden", message, name=holder.name))

    async def end_strangers(self, live: LiveTable) -> None:
        """End the subscriptions of viewers who may no longer look at the table."""
        for shown in [live] if live.past is None else [live, live.past]:
            gone = [each for each in shown.subscriptions if not live.may_look(each.identity)]
            await self.end_subscriptions(shown, gone, Refused("forbidden", "private"))

    def end_too_early(self, live: LiveTable) -> None:
        """End the streams of those who see the present and may do so no longer: their browsers come back, and see it later."""
        for each in list(live.subscriptions):
            if each.observer is None and not live.sees_present(each.identity):
                live.remove(each)
                each.stream.close()

    async def end_subscriptions(
        self, live: LiveTable, subscriptions: Sequence[Subscription], error: Refused
    ) -> None:
        """End subscriptions, and tell their browsers why."""
        for subscription in subscriptions:
            live.remove(subscription)
            subscription.stream.frame_numbers[subscription.index] = None
            subscription.send("refused", **error.body(subscription.language))
        if any(each.observer is not None for each in subscriptions):
            await self.leases.set_viewers(live.row.id, live.watched_seats())
