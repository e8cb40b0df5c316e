"""A saved game is opened in the browser, even one in which the rules failed."""

import random
import re
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import detente
from detente.core.records.record import Base, Match
from tests.server.serving import Person, free_port, sqlite_url, until


def saved(folder: Path, broken: bool, base: int | None) -> Path:
    """A game of Isles that is under way, in a file. base: after how many entries its rules changed, if they did."""
    match = Match(detente.game("isles"), None, 11)
    rnd = random.Random(1)
    for number in range(30):
        if number == base:
            match.record.base = Base(number, match.state.to_dict())
        seat = match.state.to_act[0]
        match.apply(seat, rnd.choice(match.state.legal_actions(seat)))
    if broken:
        match.record.entries += [(0, "muster atlantis"), (1, "bid 0")]
    file = folder / "game.json"
    file.write_text(match.record.to_json(), encoding="utf-8")
    return file


def listens(port: int) -> bool:
    """Whether somebody listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.long
@pytest.mark.parametrize(("broken", "base"), [(False, None), (True, None), (False, 9)])
def test_a_saved_game_becomes_a_table(tmp_path: Path, broken: bool, base: int | None) -> None:
    port = free_port()
    command = [
        sys.executable, "-c", "from detente.cli import app; app()", "serve", "--port", str(port),
        "--database", sqlite_url(tmp_path), "--open", str(saved(tmp_path, broken, base)),
    ]  # fmt: skip
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(command, stdout=said)
        try:

            def told() -> str:
                said.seek(0)
                return said.read()

            until(lambda: "seat B" in told() and listens(port), "the server")
            link = re.findall(r"seat B: http://[^/]+(/seat/\S+)", told())[0]
            assert ("The last 2 entries cannot be carried out" in told()) == broken
            person = Person(f"http://127.0.0.1:{port}")
            at = person.post(f"/api{link.replace('/seat/', '/keys/')}", {})
            assert at["seat"] == 1
            past = person.get(f"/api/tables/{at['table']}/seats/1/frames")
            assert past["frames"] > 10
            assert ("rules of the game have changed" in past["log"][0]["text"]) == (base is not None)
        finally:
            process.terminate()
            process.wait(30)


def test_what_is_no_saved_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("{}")
    command = [
        sys.executable,
        "-c",
        "from detente.cli import app; app()",
        "serve",
        "--port",
        str(free_port()),
        "--open",
    ]
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and "this is no record" in done.stderr and "Traceback" not in done.stderr


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from detente.cli import app; app()",
        "serve",
        "--port",
        str(free_port()),
    ]
    done = subprocess.run(
        [*command, "--database", "mysql://x/y"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0 and "sqlite:///FILE or postgresql://" in done.stderr
    assert "Traceback" not in done.stderr
