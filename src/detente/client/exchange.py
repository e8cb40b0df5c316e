"""What a client says to the server, without a network: each exchange yields requests and pauses, and is sent their answers.

So the same exchanges serve clients that wait and clients that `await`.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx

Result = TypeVar("Result")
Answer = TypeVar("Answer")

WAIT = 25
"""For how many seconds the server holds a look that has nothing new."""
PATIENCE = 120.0
"""For how many seconds a request is tried again that the server could not answer: it may be restarting."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
PASSING = (429, 502, 503, 504)
"""Answers after which the same request may be sent again."""


class Refused(Exception):
    """The server refuses a request; nothing has changed. code: as in docs/protocol.md. rule: the rule that forbids a move, or None."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.rule = rule


class NotReached(Exception):
    """The server could not be reached, or could not answer, for `PATIENCE` seconds."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request to send. query: without the language, which every request has."""

    method: str
    path: str
    body: Any = None
    query: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """Seconds to wait."""

    seconds: float


Step = Call | Pause
Exchange = Generator[Step, httpx.Response | httpx.TransportError | None, Result]
"""Yields calls, and is sent the answer or why there is none; and pauses."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat sees of its table at one moment.

    number: of the frame. ask: the question that its answer must name. scene: as in docs/protocol.md; None before the game begins.
    table: the table and its seats (`TableInfo`).
    """

    number: int
    ask: int
    scene: Mapping[str, Any] | None
    table: Mapping[str, Any]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.table["status"] == "over")

    @property
    def offers(self) -> Sequence[Mapping[str, Any]]:
        """What the seat may do now: `action`, `label` and `on` of each. Empty if it has nothing to decide."""
        return [] if self.scene is None or self.over else list(self.scene["offers"])

    @property
    def actions(self) -> list[str]:
        """The actions that the seat may choose now."""
        return [offer["action"] for offer in self.offers]


BEFORE = -1
"""The number of a position before the game begins."""


# -- requests


def greet() -> Exchange[None]:
    """Become known to the server: any page gives a new visitor a cookie."""
    yield from answered(Call("GET", "/"))


def request(call: Call) -> Exchange[Any]:
    """What a request is answered with, as JSON. Refused, NotReached."""
    return (yield from answered(call)).json()


def answered(call: Call) -> Exchange[httpx.Response]:
    """The answer to a request, which is sent again as long as the server cannot answer. Refused, NotReached."""
    end, pause, why = time.monotonic() + PATIENCE, FIRST_PAUSE, ""
    while time.monotonic() < end:
        answer = yield call
        if isinstance(answer, httpx.Response):
            if answer.is_success:
                return answer
            if answer.status_code not in PASSING:
                raise refusal(answer)
            pause = max(pause, seconds_until(answer))
            why = f"it answers {answer.status_code}"
        else:
            why = str(answer) or type(answer).__name__
        yield Pause(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
    raise NotReached(f"{call.method} {call.path} was not answered in {PATIENCE:.0f} seconds: {why}")


def refusal(answer: httpx.Response) -> Refused:
    """What the server says against a request."""
    try:
        error = answer.json()["error"]
        return Refused(error["code"], error["message"], error.get("rule"))
    except (ValueError, KeyError, TypeError):
        return Refused("failed", f"the server answered {answer.status_code}")


def seconds_until(answer: httpx.Response) -> float:
    """How long the server wants us to wait, as far as it says so."""
    said = answer.headers.get("retry-after", "")
    return float(said) if said.isdecimal() else 0.0


# -- what can be done


def key_in(link: str) -> str:
    """The key in a link, which may be a whole address, its path, or the key alone."""
    return urlsplit(link).path.rstrip("/").rpartition("/")[2]


def open_table(game: str, seats: Sequence[str], more: Mapping[str, Any]) -> Exchange[dict[str, Any]]:
    """Open a table. seats: `me`, `friend` (by link) or the name of a bot. The table and its seats. Sent again, it is still opened once."""
    holders = [{"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "bot": seat} for seat in seats]
    opened: dict[str, Any] = yield from request(
        Call("POST", "/api/tables", {"id": uuid.uuid4().hex, "game": game, "seats": holders, **more})
    )
    return opened


def sit_down(link: str, name: str | None) -> Exchange[tuple[str, int]]:
    """Take the seat to which a link leads; the table and the seat. Repeated, it leads to the same seat."""
    body = {} if name is None else {"name": name}
    taken = yield from request(Call("POST", f"/api/keys/{key_in(link)}", body))
    return taken["table"], taken["seat"]


def look(table: str, seat: int, after: Position | None, wait: int) -> Exchange[Position]:
    """The position of a seat: the newest, or, after one that is known, the next, for which the server waits so many seconds."""
    query: dict[str, Any] = {"wait": wait}
    if after is not None and after.number > BEFORE:
        query["after"] = after.number
    found = yield from request(Call("GET", f"/api/tables/{table}/seats/{seat}/next", query=query))
    frame = found["frame"]
    if frame is not None:
        return Position(frame["number"], frame["ask"], frame["scene"], found["table"])
    if after is not None:
        return Position(after.number, after.ask, after.scene, found["table"])
    return Position(BEFORE, 0, None, found["table"])


def command(table: str, seat: int, ask: int, orders: Mapping[str, Any]) -> Exchange[int]:
    """Carry out actions, or take some back; the number of the frame that shows it. Sent again, it is still done once."""
    body = {"id": uuid.uuid4().hex, "ask": ask, **orders}
    done = yield from request(Call("POST", f"/api/tables/{table}/seats/{seat}/commands", body))
    return int(done["frame"])


def say(table: str, seat: int, text: str) -> Exchange[None]:
    """Write a line of chat."""
    yield from request(
        Call("POST", f"/api/tables/{table}/chat", {"id": uuid.uuid4().hex, "seat": seat, "text": text})
    )
