"""The client that waits for answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Self

import httpx

from detente.client import exchange
from detente.client.exchange import WAIT, Call, Exchange, Position, Refused, Result

TIMEOUT = 60.0


class Client:
    """A visitor at a server. token: of the visitor for whom the program acts; without it, it is a visitor of its own.

    language: of scenes and messages.
    """

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=url, timeout=TIMEOUT, headers=headers_of(token), params={"language": language}
        )
        self._known = token is not None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *about: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self.http.close()

    def games(self) -> list[dict[str, Any]]:
        """The games that can be played."""
        found: list[dict[str, Any]] = self.run(exchange.request(Call("GET", "/api/games")))
        return found

    def tables(self) -> list[dict[str, Any]]:
        """The visitor's tables."""
        found: list[dict[str, Any]] = self.run(exchange.request(Call("GET", "/api/me")))["tables"]
        return found

    def table(self, id: str) -> dict[str, Any]:
        """A table and its seats."""
        found: dict[str, Any] = self.run(exchange.request(Call("GET", f"/api/tables/{id}")))
        return found

    def open_table(self, game: str, seats: Sequence[str], **more: Any) -> dict[str, Any]:
        """Open a table; the table and its seats. seats: `me`, `friend` (by link) or the name of a bot. more: options, name, hints, time."""
        return self.run(exchange.open_table(game, seats, more))

    def sit_down(self, link: str, name: str | None = None) -> Seat:
        """Take the seat to which a link leads."""
        return Seat(self, *self.run(exchange.sit_down(link, name)))

    def seat(self, table: str, number: int) -> Seat:
        """A seat that the visitor holds."""
        return Seat(self, table, number)

    def run(self, talk: Exchange[Result]) -> Result:
        """Carry out an exchange with the server. Refused, NotReached."""
        if not self._known:
            self._known = True
            self.run(exchange.greet())
        answer: Any = None
        while True:
            try:
                step = talk.send(answer)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            answer = None
            if isinstance(step, Call):
                try:
                    answer = self.http.request(step.method, step.path, **parts_of(step))
                except httpx.TransportError as error:
                    answer = error
            else:
                time.sleep(step.seconds)


class Seat:
    """A seat at a table, held by the client's visitor."""

    def __init__(self, client: Client, table: str, number: int) -> None:
        self.client = client
        self.table = table
        self.number = number

    def look(self, after: Position | None = None, wait: int = 0) -> Position:
        """What the seat sees; after a known position, the next one, for which the server waits so many seconds at most."""
        return self.client.run(exchange.look(self.table, self.number, after, wait))

    def act(self, position: Position, *actions: str) -> int:
        """Carry out actions, all or none; the number of the frame that shows it. Refused if the game has moved on, or they are not legal."""
        orders = {"actions": list(actions)}
        return self.client.run(exchange.command(self.table, self.number, position.ask, orders))

    def take_back(self, position: Position, count: int = 1) -> int:
        """Take back the seat's last actions; the number of the frame that shows it."""
        return self.client.run(exchange.command(self.table, self.number, position.ask, {"undo": count}))

    def say(self, text: str) -> None:
        """Write a line of chat."""
        self.client.run(exchange.say(self.table, self.number, text))

    def play(self, choose: Callable[[Position], str]) -> Position:
        """Play until the game is over; the last position. choose: an action of a position in which the seat has something to decide."""
        position = self.look()
        while not position.over:
            if position.actions:
                try:
                    self.act(position, choose(position))
                except Refused as error:
                    if error.code not in ("stale", "not_now"):
                        raise
                position = self.look()
            else:
                position = self.look(position, WAIT)
        return position


def headers_of(token: str | None) -> dict[str, str]:
    """The headers of all requests."""
    headers = {"Content-Type": "application/json"}
    return headers if token is None else headers | {"Authorization": f"Bearer {token}"}


def parts_of(call: Call) -> dict[str, Any]:
    """A call as httpx takes it."""
    parts: dict[str, Any] = {} if call.query is None else {"params": dict(call.query)}
    return parts if call.body is None else parts | {"json": call.body}
