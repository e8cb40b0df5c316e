"""`detente arena`, and runs that go on."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from detente.arena import crew
from detente.arena.match import Task
from detente.cli import app

TABLE = "isles:seats=2"


def run(*typed: str) -> tuple[int, str, str]:
    """The exit code, what was printed, what was complained of."""
    done = CliRunner().invoke(app, [*typed, "--workers", "1"], prog_name="detente")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.stdout, done.stderr


def refused(*typed: str) -> str:
    code, out, complaint = run(*typed)
    assert code == 2, out
    assert complaint.startswith("detente: ")
    assert complaint.count("\n") == 1
    return complaint


def test_strength_tells_and_writes_what_it_found(tmp_path: Path) -> None:
    file, page = tmp_path / "found.json", tmp_path / "page.html"
    typed = ["arena", "strength", TABLE, "--games", "8", "--seed", "1", "--factor", "1.2", "--share", "0.4"]
    code, out, _ = run(*typed, "--out", str(file), "--report", str(page))
    assert code == 0
    assert "heuristic among random; 8 games" in out
    assert "1.2 times that of random" in out
    (trial,) = json.loads(file.read_text(encoding="utf-8"))["trials"]
    assert trial["games"] == 8
    assert [one["about"] for one in trial["answers"]] == ["baseline", "factor", "share"]
    assert trial["challenger won"]["of"] == trial["field won in the same seats"]["of"] == 8
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_ladder_measures_every_rung() -> None:
    code, out, _ = run(
        "arena", "ladder", TABLE, "isles:seats=3", "--bots", "random,heuristic", "-n", "6", "--seed", "1"
    )
    assert code == 0
    assert out.count("heuristic among random") == 2


def test_a_round_robin_rates_and_writes_games(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    code, out, _ = run(
        "arena", "round-robin", TABLE, "isles:seats=3", "-n", "2", "--seed", "1", "--out", str(file)
    )
    assert code == 0
    assert "All tables together" in out
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 2 * 2 + 2 * 3 * 2
    assert lines[0].startswith("table,game,seed,seat_0,seat_1,seat_2,")


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["strength", "chess"], "no game 'chess'"),
        (["strength", "isles:seat=2"], "has no option 'seat'"),
        (["strength", "isles:seats"], "written name=value, not 'seats'"),
        (["strength", TABLE, "--bot", "randoom"], "no bot 'randoom' (did you mean random?)"),
        (["strength", TABLE, "--field", "random:3"], "takes no argument"),
        (["strength", TABLE, "--games", "3"], "4 games, not 3"),
        (["strength", TABLE, "--share", "65"], "between 0 and 1, not 65"),
        (["strength", TABLE, "--out", "x.csv"], "--out must end with .json"),
        (["strength", TABLE, "--cluster", "spark"], "--cluster takes ray or ray:ADDRESS, not 'spark'"),
        (["ladder", TABLE, "--bots", "random"], "at least two bots, each once, the weakest first"),
        (["round-robin", TABLE, "--bots", "random,random"], "at least two bots are needed"),
        (["round-robin", TABLE, "--report", "x.pdf"], "--report must end with .html"),
        (["round-robin", TABLE, "--language", "fr"], "a page speaks de, en, not 'fr'"),
    ],
)
def test_slips_are_refused_in_one_line(typed: list[str], complaint: str) -> None:
    assert complaint in refused("arena", *typed)


def test_a_simulation_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run.jsonl"
    typed = ["simulate", "isles", "-n", "6", "--bots", "random", "--resume", str(file)]
    real = crew.play
    played: list[int] = []

    def play(task: Task) -> object:
        if task.index == 2 and not played.count(2):
            played.append(2)
            raise KeyboardInterrupt
        played.append(task.index)
        return real(task)

    monkeypatch.setattr(crew, "play", play)
    monkeypatch.setattr(crew, "LARGEST_BATCH", 1)
    assert run(*typed)[0] == 130
    code, out, _ = run(*typed)
    assert code == 0
    assert "6 games" in out
    assert sorted(played) == [0, 1, 2, 2, 3, 4, 5], (
        "no game was played twice, and the seed is that of the file"
    )
    assert "holds another run: lineup.0 is" in refused(*typed, "--bots", "heuristic,random")
    file.write_text("hello\n", encoding="utf-8")
    assert "is no file of a run" in refused(*typed)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("plotly", "ray", "scipy"):
        for module in [one for one in sys.modules if one.split(".")[0] == name]:
            monkeypatch.delitem(sys.modules, module)
        monkeypatch.setitem(sys.modules, name, None)
    for module in ("cluster", "strength", "sequential"):
        monkeypatch.delitem(sys.modules, f"detente.arena.{module}", raising=False)
    page = str(tmp_path / "x.html")
    assert "pip install 'detente[arena]'" in refused("simulate", "isles", "-n", "1", "--report", page)
    assert "pip install 'detente[cluster]'" in refused("simulate", "isles", "-n", "1", "--cluster", "ray")
    assert "pip install 'detente[arena]'" in refused("arena", "strength", TABLE)


def test_strength_needs_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    for module in ("league", "ratings", "standings", "telling"):
        monkeypatch.delitem(sys.modules, f"detente.arena.{module}", raising=False)
    assert run("arena", "strength", TABLE, "--games", "4", "--seed", "1")[0] == 0
    assert "needs the package openskill" in refused("arena", "round-robin", TABLE)
