"""Notifications between server processes that share a database: which table one of them has just changed, and what about it.

A notification says only that there is something to read in the database. PostgreSQL sends it by NOTIFY as part of the
transaction that makes the change: it arrives after the commit, or not at all. With SQLite there is a single process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, Protocol, cast

import orjson
import psycopg
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from detente.server.store.database import driver_settings

log = logging.getLogger("detente.server")

CHANNEL = "detente"
RETRY_SECONDS = 1.0
"""The delay before a process that lost its connection tries to listen again."""

Topic = Literal["game", "chat", "here", "lobby", "session"]
"""What is new: the game with its seats and status, the chat, the viewers, or what the lobby shows of the table; or a cookie
no longer belongs to whom it belonged, and instead of a table the notification has its hash."""


class Notification(NamedTuple):
    """Something new at a table, from the process that wrote it."""

    table: str
    topic: Topic
    process: str


Session = AsyncSession | AsyncConnection
"""A transaction, with or without the ORM."""


class Notifications(Protocol):
    """Sends and receives notifications. process: the name of this process."""

    process: str

    async def publish(self, session: Session, table: str, *topics: Topic) -> None:
        """Notify the other processes when this transaction is committed."""

    async def listen(self, receive: Callable[[Notification], None], on_gap: Callable[[], None]) -> None:
        """Receive notifications until cancelled. on_gap: called whenever listening begins: earlier ones may have been lost."""


class NoNotifications:
    """Notifications for a single process: there is no other to notify."""

    process = "alone"

    async def publish(self, session: Session, table: str, *topics: Topic) -> None:
        """Nothing to do: there is no other process."""

    async def listen(self, receive: Callable[[Notification], None], on_gap: Callable[[], None]) -> None:
        """Nothing to receive: there is no other process."""
        on_gap()


class PostgresNotifications:
    """Notifications by LISTEN and NOTIFY, received on a separate connection that is restored when it breaks."""

    def __init__(self, connect: Callable[[], Awaitable[psycopg.AsyncConnection[Any]]]) -> None:
        self.process = process_name()
        self._connect = connect

    async def publish(self, session: Session, table: str, *topics: Topic) -> None:
        """Notify the other processes when this transaction is committed."""
        for topic in topics:
            text = orjson.dumps({"table": table, "what": topic, "process": self.process}).decode()
            await session.execute(select(func.pg_notify(CHANNEL, text)))

    async def listen(self, receive: Callable[[Notification], None], on_gap: Callable[[], None]) -> None:
        """Receive notifications until cancelled."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    on_gap()
                    async for notice in connection.notifies():
                        notification = parse(notice.payload)
                        if notification is not None and notification.process != self.process:
                            receive(notification)
            except (psycopg.Error, OSError) as error:
                log.warning("no news from the database, trying again: %s", error)
            await asyncio.sleep(RETRY_SECONDS)


def parse(payload: str) -> Notification | None:
    """The notification in a payload; None if it is not ours, since others may use the channel."""
    try:
        found = orjson.loads(payload)
        return Notification(found["table"], cast(Topic, found["what"]), found["process"])
    except (ValueError, KeyError, TypeError):
        return None


def process_name() -> str:
    """A unique name, by which an administrator can find the process."""
    return f"{socket.gethostname()[:50]}/{os.getpid()}/{secrets.token_hex(4)}"


def notifications_for(engine: AsyncEngine) -> Notifications:
    """The way in which processes on this database notify each other."""
    if engine.dialect.name != "postgresql":
        return NoNotifications()
    how = driver_settings(engine)

    async def connect() -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(autocommit=True, **how)

    return PostgresNotifications(connect)
