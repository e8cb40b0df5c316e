"""How the command line is reached: without a command, as a module, and completed by a shell."""

import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import detente
from detente.bots import bots
from detente.cli import app
from detente.core.shown.words import languages_of

GAME = detente.games()[0]


def module(*typed: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """What `python -m detente` prints."""
    return subprocess.run(
        [sys.executable, "-m", "detente", *typed],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "80", **environment},
    )


def completed(typed: str, word: int | None = None) -> list[str]:
    """What bash offers after this has been typed; word: the number of the word with the cursor, the last if not given."""
    done = module(
        _DETENTE_COMPLETE="complete_bash",
        COMP_WORDS=typed,
        COMP_CWORD=str(len(typed.split(" ")) - 1 if word is None else word),
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_the_package_runs_like_the_command() -> None:
    assert module("--version").stdout.strip() == detente.__version__
    done = module("play", "chess")
    assert done.returncode == 2 and done.stderr.startswith("detente: no game 'chess'")
    assert "Usage: detente play" in module("play", "--help", NO_COLOR="1").stdout


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LANG": "en_GB.UTF-8"}, "for your browser"),
        ({"LANG": "de_AT.UTF-8"}, "für den Browser"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "for your browser"),
        ({"LANG": "fr_FR.UTF-8"}, "for your browser"),
    ],
)
def test_without_a_command_it_says_what_to_do_next(environment: dict[str, str], said: str) -> None:
    done = module(**{"LC_ALL": "", "LC_MESSAGES": "", **environment})
    assert done.returncode == 0 and done.stderr == ""
    assert said in done.stdout
    lines = done.stdout.splitlines()
    assert len(lines) < 20 and all(len(line) <= 80 for line in lines)
    for command in ("serve", f"play {GAME}", f"rules {GAME}", "games", "--help"):
        assert f"  detente {command}" in done.stdout
    assert ", ".join(detente.games()) in " ".join(done.stdout.split())


def test_the_commands_that_it_names_run() -> None:
    said = CliRunner().invoke(app, [], prog_name="detente").stdout
    named = [line.split("  ")[1].split()[1:] for line in said.splitlines() if line.startswith("  detente ")]
    for typed in named:
        done = CliRunner().invoke(app, [*typed[:1], "--help"], prog_name="detente")
        assert done.exit_code == 0, typed


def test_a_shell_completes_commands_and_options() -> None:
    assert {"play", "serve", "simulate"} <= set(completed("detente "))
    assert completed("detente pl") == ["play"]
    assert "--language" in completed("detente play --l")


@pytest.mark.parametrize(
    "typed", ["play", "simulate", "check", "rules", "rules show", "arena strength", "cards show", "tune"]
)
def test_a_shell_completes_games(typed: str) -> None:
    assert completed(f"detente {typed} {GAME[:3]}") == [id for id in detente.games() if id[:3] == GAME[:3]]


def test_a_shell_completes_bots_languages_and_seats() -> None:
    assert completed(f"detente play {GAME} --bots ") == bots()
    assert completed(f"detente simulate {GAME} --bots random,h") == [
        f"random,{name}" for name in bots() if name.startswith("h")
    ]
    assert completed(f"detente play {GAME} --language ") == languages_of(detente.game(GAME))
    assert completed(f"detente play {GAME} --seat ")[:2] == ["A", "B"]
    assert completed(f"detente arena strength {GAME} --bot r") == ["random"]


def test_a_shell_completes_options_of_a_game_and_their_values() -> None:
    option = detente.game(GAME).options[0]
    assert f"{option.name}=" in completed(f"detente play {GAME} -o ")
    assert completed(f"detente play {GAME} -o {option.name}=") == [
        f"{option.name}={value}" for value in option.values
    ]
    assert completed("detente play chess -o ") == []


def test_a_shell_can_be_taught() -> None:
    # Typer would ask which shell has called it; under make that is one that completes nothing.
    named = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    assert "complete" in module("--show-completion", "bash", **named).stdout
    assert "--install-completion" in module("--help", NO_COLOR="1").stdout
