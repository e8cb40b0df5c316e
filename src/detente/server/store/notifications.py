"""News between server processes that share a database: which table one of them has just changed, and in what.

News only says that there is something to read; what it is stands in the database. With PostgreSQL it travels by NOTIFY, in
the transaction that it tells of: it comes after the commit, or not at all. With SQLite there is one process, and no news.
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

log = logging.getLogger("detente.server")

CHANNEL = "detente"
AGAIN_SECONDS = 1.0
"""So long after it has lost its connection a process tries to hear again."""
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}

Topic = Literal["game", "chat", "here", "lobby"]
"""What is new: the game with its seats and status, what was said, who looks, or what the lobby says of the table."""


class Notification(NamedTuple):
    """One piece of news, from the process that made it."""

    table: str
    what: Topic
    process: str


Session = AsyncSession | AsyncConnection
"""A transaction, with objects or without."""


class Notifications(Protocol):
    """What a process tells others, and hears from them. process: its name among them."""

    process: str

    async def tell(self, session: Session, table: str, *whats: Topic) -> None:
        """Let the others know, when this transaction is committed."""

    async def listen(self, hear: Callable[[Notification], None], missed: Callable[[], None]) -> None:
        """Hear what others tell, until cancelled. missed: called whenever listening begins, as nobody knows what was before."""


class NoNotifications:
    """A process that is alone."""

    process = "alone"

    async def tell(self, session: Session, table: str, *whats: Topic) -> None:
        """There is nobody to tell."""

    async def listen(self, hear: Callable[[Notification], None], missed: Callable[[], None]) -> None:
        """There is nothing to hear."""
        missed()


class PostgresNotifications:
    """News by LISTEN and NOTIFY, heard through a connection of its own that mends itself."""

    def __init__(self, connect: Callable[[], Awaitable[psycopg.AsyncConnection[Any]]]) -> None:
        self.process = process_name()
        self._connect = connect

    async def tell(self, session: Session, table: str, *whats: Topic) -> None:
        """Let the others know, when this transaction is committed."""
        for what in whats:
            text = orjson.dumps(Notification(table, what, self.process)._asdict()).decode()
            await session.execute(select(func.pg_notify(CHANNEL, text)))

    async def listen(self, hear: Callable[[Notification], None], missed: Callable[[], None]) -> None:
        """Hear what others tell, until cancelled."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    missed()
                    async for notice in connection.notifies():
                        item = read(notice.payload)
                        if item is not None and item.process != self.process:
                            hear(item)
            except (psycopg.Error, OSError) as error:
                log.warning("no news from the database, trying again: %s", error)
            await asyncio.sleep(AGAIN_SECONDS)


def read(payload: str) -> Notification | None:
    """The news in a notice; None if it is not ours, for anybody may use the channel."""
    try:
        found = orjson.loads(payload)
        return Notification(found["table"], cast(Topic, found["what"]), found["process"])
    except (ValueError, KeyError, TypeError):
        return None


def process_name() -> str:
    """A name that tells an administrator which process it is, and that no other has."""
    return f"{socket.gethostname()[:50]}/{os.getpid()}/{secrets.token_hex(4)}"


def news_by(engine: AsyncEngine) -> Notifications:
    """How a process on this database hears from others."""
    if engine.dialect.name != "postgresql":
        return NoNotifications()
    _, how = engine.dialect.create_connect_args(engine.url)

    async def connect() -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(autocommit=True, **{**KEEPALIVE, **how})

    return PostgresNotifications(connect)
