"""Results as files."""

import csv
import io
import json
import os
import stat
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from rich.console import Console

from detente.arena import export, simulate
from detente.arena.export import asked, row, write_run, write_whole
from detente.arena.match import Played, Used
from detente.arena.report import clock, report
from detente.arena.run import Run

GAME = "isles"
LINEUP = ["random", "random", "random"]


@pytest.fixture(scope="module")
def run() -> Run:
    done = simulate(GAME, LINEUP, 5, seed=1, workers=1)
    done.played.append(
        Played(5, 77, tuple(LINEUP), (), "", 4, None, 'Traceback:\n  x = ","\nKeyError: "a, b"', "{}")
    )
    last = {"places": (1, 2, 1), "per_turn": (3, 1), "used": (Used(0, "a, b", "follow", 2),)}
    done.played.append(Played(6, 78, tuple(LINEUP), (0, 2), "R-1", 4, None, **last))
    return done


def test_csv_has_a_row_per_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    write_run(run, file)
    rows = list(csv.DictReader(file.open(encoding="utf-8", newline="")))
    assert len(rows) == 7
    for line, played in zip(rows, run.played, strict=True):
        assert int(line["game"]) == played.index
        assert int(line["seed"]) == played.seed
        assert [line[f"seat_{seat}"] for seat in range(3)] == list(played.lineup)
        assert tuple(int(seat) for seat in line["winners"].split()) == played.winners
        assert line["reason"] == played.reason
        assert int(line["decisions"]) == played.decisions
        assert line["turns"] == ("" if played.turns is None else str(played.turns))
    assert rows[5]["failure"] == 'KeyError: "a, b"'
    assert rows[6]["winners"] == "0 2"
    assert rows[6]["places"] == "1 2 1"
    assert rows[6]["per_turn"] == "3 1"
    assert json.loads(rows[6]["used"]) == [{"seat": 0, "card": "a, b", "use": "follow", "times": 2}]
    assert rows[0]["failure"] == ""


def test_json_says_what_was_run_and_has_a_line_per_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.JSON"
    write_run(run, file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["game"] == GAME
    assert data["lineup"] == LINEUP
    assert data["seed"] == 1
    assert data["options"] == run.options
    assert [game["game"] for game in data["games"]] == list(range(7))
    assert data["games"][6] == {
        "game": 6,
        "seed": 78,
        "lineup": LINEUP,
        "winners": [0, 2],
        "reason": "R-1",
        "decisions": 4,
        "turns": None,
        "places": [1, 2, 1],
        "per_turn": [3, 1],
        "used": [{"seat": 0, "card": "a, b", "use": "follow", "times": 2}],
        "failure": None,
    }
    assert data["games"][5]["failure"] == 'KeyError: "a, b"'
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith('  {"game"')]
    assert len(lines) == 7


def test_parquet_has_a_row_per_game_and_says_what_was_run(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_run(run, file)
    table = pq.read_table(file)
    assert table.to_pylist() == [row(played) for played in run.played]
    assert json.loads(table.schema.metadata[b"detente"]) == asked(run)
    empty = Run(GAME, tuple(LINEUP), {}, 0, 3, interrupted=True)
    write_run(empty, file)
    assert pq.read_table(file).num_rows == 0


def test_parquet_without_its_package_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'detente\[arena\]'"):
        write_run(run, tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_run_is_still_a_file(tmp_path: Path) -> None:
    empty = Run(GAME, tuple(LINEUP), {}, 0, 3, interrupted=True)
    write_run(empty, tmp_path / "none.json")
    assert json.loads((tmp_path / "none.json").read_text(encoding="utf-8"))["games"] == []


def test_another_ending_is_refused(run: Run, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.csv, \.json or \.parquet, not as 'games\.xlsx'"):
        write_run(run, tmp_path / "games.xlsx")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.csv"
    file.write_text("old", encoding="utf-8")

    def fail(*given: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(export.os, "replace", fail)
    with pytest.raises(OSError, match="the disk is full"):
        write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.csv"]


def test_a_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.touch()
    write_whole(tmp_path / "games.csv", "x")
    assert stat.S_IMODE(os.stat(tmp_path / "games.csv").st_mode) == stat.S_IMODE(os.stat(other).st_mode)


def printed(run: Run) -> str:
    console = Console(file=io.StringIO(), width=100)
    for part in report(run):
        console.print(part)
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


def test_the_report_tells_what_came_of_it(run: Run) -> None:
    run.interrupted = True
    text = printed(run)
    run.interrupted = False
    assert "7 games" in text
    assert "seed 1" in text
    assert "random" in text
    assert "Nobody" in text
    assert "R-1" in text
    assert "Decisions" in text
    assert "Turns" in text


def test_the_report_of_nothing_is_short() -> None:
    empty = Run(GAME, tuple(LINEUP), {}, 0, 3, interrupted=True)
    assert "3 of 3 games were not played" in printed(empty)


@pytest.mark.parametrize(("seconds", "said"), [(2.34, "2.3 s"), (61, "1 min 1 s"), (7300, "2 h 1 min")])
def test_lengths_of_time(seconds: float, said: str) -> None:
    assert clock(seconds) == said
