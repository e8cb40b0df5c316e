"""A server that is stopped ends its conversations, and leaves nothing half done."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.longer import long_but
from tests.server.serving import NO_TLS, PATIENCE, Person, free_port, sqlite_url, until
from tests.server.test_upgrade import address

__all__ = ["address"]

BUSY = "Executing <"
"""How asyncio's debug mode begins to complain of a machine that has much to do."""


@pytest.mark.parametrize("sign", long_but([signal.SIGTERM], [signal.SIGINT, signal.SIGTERM]))
def test_a_server_that_is_stopped_says_nothing_of_what_it_left_undone(
    address: str, sign: signal.Signals
) -> None:
    port = free_port()
    command = [
        sys.executable, "-X", "dev", "-c", "from detente.cli import app; app()", "serve", "--port", str(port),
        "--database", address, "--bot-pace", "0.2",
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        url = f"http://127.0.0.1:{port}"
        until(lambda: answers(url), "the server")
        anna = Person(url)
        table = anna.open_table("isles", "me", "random", "hard")["id"]
        anna.open_table("nuclear_war", *["hard"] * 4)
        watches = [anna.watch(f"{table}:0", "lobby"), anna.watch(f"{table}:-")]
        asks = [watch.next("hello")["frame"]["ask"] for watch in watches]
        with (
            httpx.Client(base_url=url, cookies=anna.http.cookies) as hasty,
            pytest.raises(httpx.TimeoutException),
        ):
            hasty.post(f"/api/tables/{table}/seats/0/hint", json={"ask": asks[0]}, timeout=0.05)
        process.send_signal(sign)
        said = process.communicate(timeout=PATIENCE)[1]
        assert [line for line in said.splitlines() if not line.startswith(BUSY)] == []
        for watch in watches:
            watch.close()
    finally:
        process.kill()


STUCK = """
import asyncio
from detente.cli import app
from detente.server.http import uvicorn_server
from detente.server.container import Services

async def wait_for_ever(services):
    await asyncio.Event().wait()

uvicorn_server.STOP_SECONDS = 0.5
Services.stop = wait_for_ever
app()
"""
"""A server that does not come to its end."""


def test_a_server_that_does_not_stop_says_where_it_is_and_ends(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", STUCK, "serve", "--port", str(port), "--database", sqlite_url(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        until(lambda: answers(f"http://127.0.0.1:{port}"), "the server")
        process.send_signal(signal.SIGTERM)
        said = process.communicate(timeout=PATIENCE)[1]
        assert process.returncode == 1
        assert "did not stop within 0.5 seconds" in said and "in wait_for_ever" in said
    finally:
        process.kill()


PART_OF_A_PROGRAM = """
import sys, threading, time
from detente.server.app import create_app, ready
from detente.server.http import uvicorn_server
from detente.server.settings import Settings

uvicorn_server.STOP_SECONDS = 0.2
settings = Settings(sys.argv[1])
with ready(settings):
    server = uvicorn_server.Server(create_app(settings), "127.0.0.1", int(sys.argv[2]))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    server.should_exit = True
    thread.join()
time.sleep(1)
print("goes on")
"""
"""A server in a thread, in a program that goes on without it."""


def test_a_program_outlives_a_server_that_it_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PART_OF_A_PROGRAM, sqlite_url(tmp_path), str(free_port())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (0, "goes on\n"), done.stderr


def answers(url: str) -> Any:
    """Whether a server answers yet."""
    try:
        return httpx.get(f"{url}/api/me", timeout=5, verify=NO_TLS).status_code == 200
    except httpx.TransportError:
        return False
