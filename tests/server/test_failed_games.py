"""The folder of games that broke down: where it is, and that it does not grow for ever."""

import os
from pathlib import Path

import pytest

from detente.core.records.record import Record, read_record
from detente.server.service import failed_games
from detente.server.service.failed_games import folder_of, save_game
from detente.server.settings import Settings


def record(entries: int) -> Record:
    """A game of Isles in which the same bid was made again and again."""
    return Record("isles", 1, {"seats": 2}, 5, [(0, "bid 0")] * entries)


def test_the_folder_is_the_one_that_is_set_or_beside_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DETENTE_HOME", "/srv/detente")
    assert folder_of(Settings("sqlite:///some/where.sqlite", failures=Path("other"))) == Path("other")
    assert folder_of(Settings("sqlite:///some/where.sqlite")) == Path("some/failures")
    for address in ("sqlite:///:memory:", "postgresql://localhost/detente"):
        assert folder_of(Settings(address)) == Path("/srv/detente/failures")


def test_the_latest_are_kept_with_their_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failed_games, "MOST_FILES", 3)
    for number in range(5):
        save_game(tmp_path, f"t{number}", record(number), "rules", ValueError(f"number {number}"))
        for suffix in ("json", "txt"):
            os.utime(tmp_path / f"isles-t{number}-{number}-rules.{suffix}", (number, number))
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [f"isles-t{n}-{n}-rules.{suffix}" for n in (2, 3, 4) for suffix in ("json", "txt")]
    assert "ValueError: number 4" in (tmp_path / "isles-t4-4-rules.txt").read_text()
    assert len(read_record((tmp_path / "isles-t4-4-rules.json").read_text()).entries) == 4


def test_a_folder_that_cannot_be_written_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    save_game(tmp_path / "file" / "folder", "t", record(0), "rules", ValueError("broken"))
    assert "cannot be kept" in caplog.text
