"""The client for programs that do several things at the same time: as `Client`, with `await`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self

import httpx

from detente.client import exchange
from detente.client.exchange import WAIT, Call, Exchange, Position, Refused, Result
from detente.client.synchronous import TIMEOUT, headers_of, parts_of


class AsyncClient:
    """As `Client`."""

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.http = httpx.AsyncClient(
            base_url=url, timeout=TIMEOUT, headers=headers_of(token), params={"language": language}
        )
        self._known = token is not None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *about: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self.http.aclose()

    async def games(self) -> list[dict[str, Any]]:
        """The games that can be played."""
        found: list[dict[str, Any]] = await self.run(exchange.request(Call("GET", "/api/games")))
        return found

    async def tables(self) -> list[dict[str, Any]]:
        """The visitor's tables."""
        found: list[dict[str, Any]] = (await self.run(exchange.request(Call("GET", "/api/me"))))["tables"]
        return found

    async def table(self, id: str) -> dict[str, Any]:
        """A table and its seats."""
        found: dict[str, Any] = await self.run(exchange.request(Call("GET", f"/api/tables/{id}")))
        return found

    async def open_table(self, game: str, seats: Sequence[str], **more: Any) -> dict[str, Any]:
        """Open a table; the table and its seats."""
        return await self.run(exchange.open_table(game, seats, more))

    async def sit_down(self, link: str, name: str | None = None) -> AsyncSeat:
        """Take the seat to which a link leads."""
        return AsyncSeat(self, *await self.run(exchange.sit_down(link, name)))

    def seat(self, table: str, number: int) -> AsyncSeat:
        """A seat that the visitor holds."""
        return AsyncSeat(self, table, number)

    async def run(self, talk: Exchange[Result]) -> Result:
        """Carry out an exchange with the server. Refused, NotReached."""
        if not self._known:
            self._known = True
            await self.run(exchange.greet())
        answer: Any = None
        while True:
            try:
                step = talk.send(answer)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            answer = None
            if isinstance(step, Call):
                try:
                    answer = await self.http.request(step.method, step.path, **parts_of(step))
                except httpx.TransportError as error:
                    answer = error
            else:
                await asyncio.sleep(step.seconds)


class AsyncSeat:
    """As `Seat`."""

    def __init__(self, client: AsyncClient, table: str, number: int) -> None:
        self.client = client
        self.table = table
        self.number = number

    async def look(self, after: Position | None = None, wait: int = 0) -> Position:
        """What the seat sees; after a known position, the next one, for which the server waits so many seconds at most."""
        return await self.client.run(exchange.look(self.table, self.number, after, wait))

    async def act(self, position: Position, *actions: str) -> int:
        """Carry out actions, all or none; the number of the frame that shows it."""
        orders = {"actions": list(actions)}
        return await self.client.run(exchange.command(self.table, self.number, position.ask, orders))

    async def take_back(self, position: Position, count: int = 1) -> int:
        """Take back the seat's last actions; the number of the frame that shows it."""
        return await self.client.run(exchange.command(self.table, self.number, position.ask, {"undo": count}))

    async def say(self, text: str) -> None:
        """Write a line of chat."""
        await self.client.run(exchange.say(self.table, self.number, text))

    async def play(self, choose: Callable[[Position], Awaitable[str]]) -> Position:
        """Play until the game is over; the last position."""
        position = await self.look()
        while not position.over:
            if position.actions:
                try:
                    await self.act(position, await choose(position))
                except Refused as error:
                    if error.code not in ("stale", "not_now"):
                        raise
                position = await self.look()
            else:
                position = await self.look(position, WAIT)
        return position
