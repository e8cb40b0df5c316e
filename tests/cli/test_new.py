"""`detente new`: what it writes plays, can be looked at, passes its own tests and everything that is demanded of a game."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from detente.cli import app
from tests.strangers import environment, install

PROGRAM = "from detente.cli import app; app(prog_name='detente')"


def new(folder: Path, name: str) -> Result:
    """What happens when a game of this name is asked for."""
    return CliRunner().invoke(app, ["new", name, "--folder", str(folder)], prog_name="detente")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game, installed."""
    folder = tmp_path_factory.mktemp("new")
    done = new(folder, "four_seas")
    assert done.exit_code == 0, done.output
    install(folder / "four_seas" / "src", "four-seas", {}, {"four_seas": "four_seas:GAME"})
    return folder / "four_seas"


def run(made: Path, *command: str, status: int = 0) -> str:
    """What a program says in whose environment the game is installed."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=made,
        env=environment(made / "src"),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


def test_it_plays_in_the_terminal_and_says_what_happens(made: Path) -> None:
    said = run(made, "-c", PROGRAM, "play", "four_seas", "--seat", "none", "--bots", "random", "--seed", "3")
    assert "wins the round" in said and "Points" in said


def test_its_own_tests_pass(made: Path) -> None:
    assert "2 passed" in run(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_it_passes_all_that_is_demanded_of_a_game(made: Path) -> None:
    said = run(made, "-c", PROGRAM, "check", "four_seas", "--games", "3", "--tests", "tests")
    assert "4 of 4 rules have a test" in said


@pytest.mark.long
def test_it_can_be_learned(made: Path) -> None:
    program = "import detente; from detente.core.shown.features import features_of as f; print(f(detente.game('four_seas')).names)"
    names = run(made, "-c", program)
    assert "'points self'" in names and "'cards A hand/12'" in names


@pytest.mark.parametrize("name", ["Four Seas", "4seas", "class", "four-seas", "isles"])
def test_a_name_that_will_not_do_is_refused(name: str, tmp_path: Path) -> None:
    done = new(tmp_path, name)
    assert done.exit_code == 2 and repr(name) in " ".join(done.stderr.split())
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "four_seas").mkdir()
    done = new(tmp_path, "four_seas")
    assert done.exit_code == 2 and "exists already" in done.stderr
    assert list((tmp_path / "four_seas").iterdir()) == []
