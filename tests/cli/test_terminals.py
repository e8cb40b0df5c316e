"""Real terminals: a pseudo-terminal of 80 columns, in UTF-8 and where only ASCII can be shown."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import detente
from detente.cli import app
from tests.longer import long_but

COLUMNS = 80
PATIENCE = 120
"""Seconds to wait for a prompt on a busy machine."""
PLAIN = {"LC_ALL": "", "LC_CTYPE": "", "LANG": "", "PYTHONIOENCODING": "", "PYTHONUTF8": "", "COLUMNS": ""}
ASCII = [
    {"LC_ALL": "C"},
    {"LANG": "C"},
    {"LANG": "C", "LC_CTYPE": "C.UTF-8", "TERM": "dumb"},
    {"LC_ALL": "POSIX", "TERM": "vt100"},
    {"PYTHONIOENCODING": "ascii", "LANG": "de_DE.UTF-8"},
]


def environment(changes: dict[str, str]) -> dict[str, str]:
    """The environment with these changes; an empty variable is not set."""
    wanted = {**os.environ, "TERM": "xterm-256color", **PLAIN, **changes}
    return {name: value for name, value in wanted.items() if value}


def at_terminal(typed: Sequence[str], answers: Sequence[str], **changes: str) -> bytes:
    """What a command shows on a pseudo-terminal; each answer is typed at the next prompt."""
    screen, keyboard = pty.openpty()
    fcntl.ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
    with subprocess.Popen(
        [sys.executable, "-m", "detente", *typed],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        env=environment(changes),
        start_new_session=True,
    ) as command:
        os.close(keyboard)
        shown, left, until = b"", list(answers), time.monotonic() + PATIENCE
        answered = 0
        while time.monotonic() < until:
            ready, _, _ = select.select([screen], [], [], 0.2)
            if ready:
                try:
                    read = os.read(screen, 65536)
                except OSError:  # the other end is closed
                    break
                if not read:
                    break
                shown += read
            if left and shown.count(b"\n> ") > answered:
                answered += 1
                os.write(screen, f"{left.pop(0)}\n".encode())
        else:
            command.kill()
            raise AssertionError(f"no end after {PATIENCE} s: {shown[-2000:]!r}")
        os.close(screen)
        command.wait(PATIENCE)
    return shown


def lines(shown: bytes) -> list[str]:
    """The lines on the screen, without colours."""
    text = shown.decode()
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "").split("\n")


@pytest.fixture(scope="module")
def german() -> bytes:
    """The first decision of a game with many umlauts, on a terminal of today."""
    return at_terminal(
        ["play", "europe1815", "--language", "de", "--seed", "4", "--bots", "random"],
        ["oesterreich", "m", "k", "?", "q"],
        LANG="de_DE.UTF-8",
    )


def test_a_terminal_of_today_shows_all_letters(german: bytes) -> None:
    shown = lines(german)
    assert any("Österreich" in line for line in shown)
    assert any("A stellt die Fahne in Österreich auf" in line for line in shown)
    assert [line for line in shown if cell_len(line) > COLUMNS] == []
    assert b"\x1b[" in german


@pytest.mark.parametrize(
    "changes",
    long_but([ASCII[0], ASCII[2]], ASCII),
    ids=lambda changes: " ".join(f"{k}={v}" for k, v in changes.items()),
)
def test_a_terminal_that_knows_only_ascii_gets_nothing_else(changes: dict[str, str]) -> None:
    shown = at_terminal(
        ["play", "europe1815", "--language", "de", "--seed", "4", "--bots", "random"],
        ["oesterreich", "m", "k", "?", "b", "r", "l", "nichts davon", "q"],
        **changes,
    )
    assert shown.isascii()
    text = "\n".join(lines(shown))
    assert "Traceback" not in text and "Auf Wiedersehen" in text
    assert "Oesterreich" in text and "A stellt die Fahne in Oesterreich auf" in " ".join(text.split())
    assert "Schottland ?" not in text and "Waehlen" in text
    assert [line for line in lines(shown) if len(line) > COLUMNS] == []
    if changes.get("TERM") == "dumb":
        assert b"\x1b[3" not in shown


@pytest.mark.parametrize("id", long_but(["nations", "twoplustwo"], detente.games()))
def test_every_game_fits_a_screen_of_ascii(id: str) -> None:
    shown = at_terminal(
        ["play", id, "--language", "de", "--seed", "4", "--bots", "random"],
        ["1", "m", "k", "b", "1", "1", "q"],
        LC_ALL="C",
    )
    assert shown.isascii() and b"Traceback" not in shown and b"Auf Wiedersehen" in shown
    assert [line for line in lines(shown) if len(line) > COLUMNS] == []


def printed(*typed: str, folder: Path | None = None, **changes: str) -> bytes:
    """What a command prints into a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "detente", *typed],
        capture_output=True,
        timeout=300,
        check=False,
        env=environment({"COLUMNS": "80", **changes}),
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param(("games",), marks=pytest.mark.long),
        pytest.param(("rules", "europe1815", "--language", "de"), marks=pytest.mark.long),
        ("simulate", "nuclear_war", "--games", "4", "-w", "1", "--seed", "1", "--bots", "random"),
        pytest.param(("--help",), marks=pytest.mark.long),
        (),
    ],
    ids=lambda typed: typed[0] if typed else "nothing",
)
def test_every_command_can_be_written_in_ascii(typed: tuple[str, ...], tmp_path: Path) -> None:
    """Tables, boxes and letters."""
    assert printed(*typed, folder=tmp_path, PYTHONIOENCODING="ascii").isascii()


def test_what_is_written_for_programs_keeps_all_letters(tmp_path: Path) -> None:
    """In a file LANG=C changes nothing, and JSON is never spelled in another way."""
    id = next(id for id in detente.games() if any(option.own for option in detente.game(id).options))
    whole = json.loads(printed("cards", "show", id, PYTHONUTF8="1"))
    assert json.loads(printed("cards", "show", id, LANG="C")) == whole
    assert json.loads(printed("cards", "show", id, PYTHONIOENCODING="ascii")) == whole
    assert json.loads(printed("cards", "show", id, PYTHONIOENCODING="latin-1").decode("latin-1")) == whole


@pytest.mark.parametrize("language", long_but(["de"], ["en", "de"]))
@pytest.mark.parametrize("id", detente.games())
def test_rules_pages_cut_no_word(id: str, language: str) -> None:
    """Tables that are too wide for the screen become paragraphs."""

    def shown(width: int) -> list[str]:
        done = CliRunner(env={"COLUMNS": str(width)}).invoke(app, ["rules", id, "--language", language])
        assert done.exit_code == 0
        return done.output.splitlines()

    pages = {width: shown(width) for width in (80, 4000)}
    assert [line for line in pages[80] if cell_len(line) > 80] == []
    words = {
        width: {word.strip("()[],;:.·•…–—|─") for line in lines for word in line.split()}
        for width, lines in pages.items()
    }
    assert words[80] <= words[4000]
