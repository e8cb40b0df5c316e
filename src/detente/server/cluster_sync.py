"""Keeps the tables of this process in step with what other processes write to the same database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from detente.server.service.broadcaster import Broadcaster
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.watchers import Watchers
from detente.server.store.database import error_text
from detente.server.store.leases import HEARTBEAT_SECONDS, Leases, Takeover
from detente.server.store.notifications import Notification, Notifications, Topic
from detente.server.tables.live_table import LiveTable
from detente.server.thinking.bot_runner import BotRunner

log = logging.getLogger("detente.server")


class ClusterSync:
    """Receives notifications from other processes, and sends the heartbeat of this one."""

    def __init__(
        self,
        notifications: Notifications,
        leases: Leases,
        open_tables: OpenTables,
        broadcaster: Broadcaster,
        lobby: Lobby,
        watchers: Watchers,
        bot_runner: BotRunner,
    ) -> None:
        self.notifications = notifications
        self.leases = leases
        self.open_tables = open_tables
        self.broadcaster = broadcaster
        self.lobby = lobby
        self.watchers = watchers
        self.bot_runner = bot_runner
        self._pending: dict[str, set[Topic]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen, and to send heartbeats."""
        listening = asyncio.Event()

        def on_gap() -> None:
            listening.set()
            self.on_gap()

        self._run(self.notifications.listen(self.on_notification, on_gap))
        await listening.wait()
        await self.take_over(await self.leases.heartbeat())
        self.leases.stay_alive()
        self._run(self._send_heartbeats())

    async def stop(self) -> None:
        """Leave the cluster; others take over what this process held."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.leases.resign()
        except (SQLAlchemyError, OSError) as error:
            log.warning("could not leave the cluster: %s", error)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task in the background."""
        task = asyncio.create_task(self._log_failure(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _log_failure(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task, and log an error if it fails."""
        try:
            await work
        except SQLAlchemyError as error:
            log.warning("the database cannot be used: %s", error_text(error))
        except Exception:
            log.exception("could not follow what another process wrote")

    async def _send_heartbeats(self) -> None:
        """Tell the other processes, again and again, that this one is alive."""
        missed = False
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                takeover = await self.leases.heartbeat()
                takeover.rejoined |= missed
                await self.take_over(takeover)
                missed = False
            except Exception as error:
                missed = True
                log.warning("could not send a heartbeat to the database: %s", error_text(error))

    async def take_over(self, takeover: Takeover) -> None:
        """Take over the bots and viewers of dead processes."""
        for id in takeover.viewer_tables:
            self.on_notification(Notification(id, "here", ""))
        if takeover.rejoined:
            await self.leases.clear_viewers()
            for live in list(self.open_tables.tables.values()):
                if live.subscriptions:
                    async with live.lock:
                        await self.leases.set_viewers(live.row.id, live.watched_seats())
        if takeover.processes_died:
            self.bot_runner.resume_all()
        for id in takeover.bots:
            await self.bot_runner.resume(id)

    # -- notifications

    def on_notification(self, notification: Notification) -> None:
        """Something is new at a table. All notifications that arrive before it is processed are processed together."""
        if notification.topic == "session":
            self.watchers.end_cookies([notification.table])
            return
        if notification.table in self._pending:
            self._pending[notification.table].add(notification.topic)
            return
        self._pending[notification.table] = {notification.topic}
        self._run(self._process(notification.table))

    def on_gap(self) -> None:
        """Notifications may have been lost: anything at any table may be new."""
        topics: tuple[Topic, ...] = ("game", "chat", "here")
        for id in self.open_tables.tables:
            for topic in topics:
                self.on_notification(Notification(id, topic, ""))
        self._run(self.lobby.refresh_all())
        self._run(self._end_outdated())

    async def _end_outdated(self) -> None:
        """Close the streams of browsers whose cookies are no longer theirs."""
        self.watchers.end_cookies(await self.watchers.outdated(self.open_tables.store))

    async def _process(self, id: str) -> None:
        """Read what is new at a table, if it is open here, and update the lobby."""
        live = await self.open_tables.get_if_open(id)
        if live is None:
            topics = self._pending.pop(id)
        else:
            topics = await self._update(live)
        if "lobby" in topics:
            await self.lobby.table_changed_elsewhere(id)

    async def _update(self, live: LiveTable) -> set[Topic]:
        """Read and send what is new at an open table; the topics of its notifications."""
        async with live.lock:
            topics = self._pending.pop(live.row.id)
            try:
                if "game" in topics:
                    await self.open_tables.catch_up(live)
                if "chat" in topics:
                    await self.broadcaster.send_new_chat(live)
                if "here" in topics:
                    await self.broadcaster.refresh_presence(live)
            except SQLAlchemyError as error:
                log.warning(
                    "table %s cannot follow what another process wrote: %s", live.row.id, error_text(error)
                )
                await self.open_tables.discard(live)
            except Exception:
                log.exception("table %s cannot follow what another process wrote", live.row.id)
                await self.open_tables.discard(live)
        return topics
