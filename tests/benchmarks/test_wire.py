"""The connections of the load keep on working when the server closes idle ones."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from load.players import ClientSession
from load.wire import Connection

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
SECONDS = 5.0

Ending = Callable[[asyncio.StreamWriter], None]
"""How a server ends a connection."""


class Impatient:
    """A server that ends each connection when a second request comes on it, just as if it had been about to do so."""

    def __init__(self, end: Ending) -> None:
        self.end = end
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ANSWER)
        await reader.readuntil(b"\r\n\r\n")
        self.end(writer)


def close(writer: asyncio.StreamWriter) -> None:
    writer.close()


def reset(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


async def with_server(server: Impatient, work: Callable[[str], Awaitable[None]]) -> None:
    async with await asyncio.start_server(server.serve, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        async with asyncio.timeout(SECONDS):
            await work(f"http://127.0.0.1:{port}")


@pytest.mark.parametrize("end", [close, reset])
def test_a_request_on_a_connection_that_is_just_being_closed_is_sent_again(end: Ending) -> None:
    async def ask(url: str) -> None:
        connection = Connection(url, "cookie")
        for _ in range(3):
            assert await connection.call("GET", "/") == {}
        connection.close()

    server = Impatient(end)
    asyncio.run(with_server(server, ask))
    assert server.connections == 3


def test_a_fresh_connection_that_is_closed_is_an_error() -> None:
    class Closed(Impatient):
        async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.connections += 1
            await reader.readuntil(b"\r\n\r\n")
            writer.close()

    async def ask(url: str) -> None:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await Connection(url, "cookie").call("GET", "/")

    server = Closed(close)
    asyncio.run(with_server(server, ask))
    assert server.connections == 1


def test_a_move_whose_command_fails_does_not_wait_for_its_frames() -> None:
    class Refusing(Impatient):
        async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 409 Conflict\r\nContent-Length: 2\r\n\r\n{}")

    async def move(url: str) -> None:
        session = ClientSession(url)
        session.players[0].shown = {
            "prompt": {"seats": [0]},
            "undoable": 0,
            "offers": [{"action": "pass"}],
        }
        with pytest.raises(RuntimeError, match="409"):
            await session.move()
        session.leave()

    asyncio.run(with_server(Refusing(close), move))
