"""Tables with four people each, who always choose the first offer."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import orjson

from load.wire import Connection

GAME = "nuclear_war"
"""The usual game."""
SEATS = 4
DRAFTING = ("nuclear_war",)
"""Games in which an action can be a part of a decision that no other player notices yet."""
PATIENCE = 30.0
"""Seconds until a move counts as lost: a limit for broken servers, not a measure."""


class Player:
    """Somebody at a table: a connection for commands, and a stream that keeps the last frame up to date."""

    def __init__(self, table: ClientSession, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cookie = secrets.token_hex(16)
        self.commands = Connection(table.url, self.cookie)
        self.stream = Connection(table.url, self.cookie)
        self.shown: dict[str, Any] = {}
        self.ask = 0
        self.logged = False
        self.reading: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Begin to look."""
        self.reading = asyncio.create_task(self.read())
        self.reading.add_done_callback(self.table.lost)

    async def read(self) -> None:
        """Take in frames."""
        async for event in self.stream.events(f"/api/stream?watch={self.table.id}:{self.seat}&language=en"):
            if event.name not in (b"frame", b"hello"):
                continue
            frame = orjson.loads(event.data)["frame"]
            if frame is None:
                continue
            self.shown |= frame.get("scene") or frame["patch"]
            self.ask, self.logged = frame["ask"], bool(frame["log"])
            if self.table.kept is not None and event.name == b"frame":
                self.table.kept[self.seat].append(event.raw)
            self.table.arrived(self.seat)

    def leave(self) -> None:
        """Go away."""
        if self.reading is not None:
            self.reading.cancel()
        self.commands.close()
        self.stream.close()


class ClientSession:
    """A game from its first move to its last. kept: what each stream sent for each move, if it is to be kept."""

    def __init__(self, url: str, game: str = GAME, keep: bool = False) -> None:
        self.url = url
        self.game = game
        self.id = ""
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.kept: list[list[bytes]] | None = [[] for _ in self.players] if keep else None
        self.mover = 0
        self.parts = 0
        self.missing: set[int] = set()
        self.done: asyncio.Future[bool] | None = None
        self.moves = 0

    async def sit_down(self) -> None:
        """A host opens the table, and three friends join it."""
        host, *friends = self.players
        seats = [{"kind": "me"}] + [{"kind": "friend"}] * (SEATS - 1)
        info = await host.commands.call(
            "POST", "/api/tables", {"game": self.game, "seats": seats, "options": {}}
        )
        self.id = info["id"]
        for friend in friends:
            key = info["seats"][friend.seat]["invitation"].rpartition("/")[2]
            await friend.commands.call("POST", f"/api/keys/{key}", {"name": f"Friend {friend.seat}"})

    async def begin(self) -> None:
        """All sit down and look at the table."""
        await self.sit_down()
        all_here = self.wait()
        for player in self.players:
            player.look()
        await asyncio.wait_for(all_here, PATIENCE)

    def lost(self, reading: asyncio.Task[None]) -> None:
        """A stream has ended: nobody waits for its frames any longer."""
        if self.done is None or self.done.done() or reading.cancelled():
            return
        self.done.set_exception(reading.exception() or ConnectionError("the server has ended a stream"))

    def answered(self, answer: asyncio.Future[Any]) -> None:
        """If a command has failed, nobody waits for its frames any longer."""
        if self.done is None or self.done.done() or answer.cancelled():
            return
        error = answer.exception()
        if error is not None:
            self.done.set_exception(error)

    def leave(self) -> None:
        """All go away."""
        for player in self.players:
            player.leave()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.players[0].shown["over"])

    def wait(self) -> asyncio.Future[bool]:
        """True when all have got a frame; False when the mover has, and the move is one that no other may notice."""
        self.missing = set(range(SEATS))
        self.done = asyncio.get_running_loop().create_future()
        return self.done

    def arrived(self, seat: int) -> None:
        """A frame has come."""
        if self.done is None or self.done.done():
            return
        self.missing.discard(seat)
        if not self.missing:
            self.done.set_result(True)
        elif self.id and seat == self.mover and self.is_part(self.players[seat]):
            self.done.set_result(False)

    def is_part(self, player: Player) -> bool:
        """Whether the player's last action is but a part of a decision that goes on: a thing between him and the server."""
        shown = player.shown
        if self.game not in DRAFTING:
            return False
        return bool(not player.logged and shown["prompt"]["mine"] and shown["undoable"] == self.parts + 1)

    async def move(self) -> tuple[float, bool]:
        """One action of who is asked first: seconds until all have it, and whether it was for all."""
        self.mover = self.players[0].shown["prompt"]["seats"][0]
        player = self.players[self.mover]
        self.parts = player.shown["undoable"]
        self.moves += 1
        body = {"id": str(self.moves), "ask": player.ask, "actions": [player.shown["offers"][0]["action"]]}
        there = self.wait()
        begun = time.perf_counter()
        answer = asyncio.ensure_future(
            player.commands.call("POST", f"/api/tables/{self.id}/seats/{self.mover}/commands", body)
        )
        answer.add_done_callback(self.answered)
        for_all = await asyncio.wait_for(there, PATIENCE)
        taken = time.perf_counter() - begun
        await answer
        return taken, for_all


async def whole_games(url: str, games: int) -> list[list[list[bytes]]]:
    """Games from start to end: of each, for each seat, the frames as sent."""
    played: list[list[list[bytes]]] = []
    for _ in range(games):
        sitting = ClientSession(url, keep=True)
        await sitting.begin()
        while not sitting.over:
            await sitting.move()
        sitting.leave()
        assert sitting.kept is not None
        played.append(sitting.kept)
    return played


class Load:
    """A number of tables at which people play without a pause, and what came of it between two moments."""

    def __init__(self, url: str, tables: int, game: str = GAME) -> None:
        self.url = url
        self.tables = tables
        self.game = game
        self.taken: list[float] = []
        self.parts = 0
        self.sitting = 0
        self.all_sit = asyncio.Event()
        self.counting = False
        self.ended = False

    async def play(self) -> None:
        """One table after the other, until the end."""
        while not self.ended:
            sitting = ClientSession(self.url, self.game)
            await sitting.begin()
            self.sitting += 1
            if self.sitting >= self.tables:
                self.all_sit.set()
            while not self.ended and not sitting.over:
                counting = self.counting
                taken, for_all = await sitting.move()
                if counting and self.counting:
                    if for_all:
                        self.taken.append(1000 * taken)
                    else:
                        self.parts += 1
            sitting.leave()

    async def run(self, warm_up: float, seconds: float, mark: Callable[[], None]) -> None:
        """Play; mark() is called when counting begins and when it ends."""
        async with asyncio.TaskGroup() as playing:
            for _ in range(self.tables):
                playing.create_task(self.play())
            await self.all_sit.wait()
            await asyncio.sleep(warm_up)
            mark()
            self.counting = True
            await asyncio.sleep(seconds)
            self.counting = False
            mark()
            self.ended = True
