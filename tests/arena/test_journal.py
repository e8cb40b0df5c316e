"""Runs that go on from a file."""

import json
from pathlib import Path

import pytest

from detente.arena import simulate
from detente.arena.journal import Journal, NoJournal, asked_in

GAME = "isles"
LINEUP = ["random"] * 2


def test_a_second_run_goes_on_where_the_first_has_stopped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"

    def stop_early(count: int) -> None:
        raise KeyboardInterrupt

    first = simulate(GAME, LINEUP, 6, seed=3, workers=1, file=file, progress=stop_early)
    assert first.interrupted
    assert len(first.played) == 1
    told: list[int] = []
    second = simulate(GAME, LINEUP, 6, seed=3, workers=1, file=file, progress=told.append)
    assert told[0] == 1, "what is there already is told first"
    assert sum(told) == 6
    assert second.played == simulate(GAME, LINEUP, 6, seed=3, workers=1).played
    written = file.read_bytes()
    again = simulate(GAME, LINEUP, 6, seed=3, workers=1, file=file)
    assert again.played == second.played
    assert file.read_bytes() == written, "nothing was left to play"
    longer = simulate(GAME, LINEUP, 7, seed=3, workers=1, file=file)
    assert longer.played[:6] == second.played
    assert file.read_bytes().startswith(written)


def test_a_line_that_was_not_written_to_its_end_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = simulate(GAME, LINEUP, 3, seed=3, workers=1, file=file).played
    written = file.read_bytes()
    file.write_bytes(written[:-20])
    told: list[int] = []
    assert simulate(GAME, LINEUP, 3, seed=3, workers=1, file=file, progress=told.append).played == whole
    assert told == [2, 1]
    assert file.read_bytes() == written


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    simulate(GAME, LINEUP, 1, seed=3, workers=1, file=file)
    written = file.read_bytes()
    with pytest.raises(NoJournal, match=r"holds another run: seed is 3 there, 4 asked for$"):
        simulate(GAME, LINEUP, 1, seed=4, workers=1, file=file)
    with pytest.raises(NoJournal, match=r"options\.seats is 2 there, 3 asked for"):
        simulate(GAME, ["random"] * 3, 1, seed=3, workers=1, file=file)
    with pytest.raises(
        NoJournal, match=r"holds another run: game is \"isles\" there, \"nuclear_war\" asked for$"
    ):
        simulate("nuclear_war", ["random"] * 2, 1, seed=3, workers=1, file=file)
    with pytest.raises(NoJournal, match=r"tables.1.seed is 1 there, 2 asked for$"):
        question = {"tables": [{"seed": 1}, {"seed": 1}]}
        Journal(tmp_path / "other.jsonl", question).close()
        Journal(tmp_path / "other.jsonl", {"tables": [{"seed": 1}, {"seed": 2}]})
    assert file.read_bytes() == written


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "is no file of a run"),
        ("{}\n", "is no file of a run"),
        ("[1]\n", "is no file of a run"),
        ('{"format": "detente-games", "question": {"seed": 1}}\n{"index": 1}\n', "is broken at line 2"),
        ('{"format": "detente-games", "question": {"seed": 1}}\nx\n{}\n', "is broken at line 2"),
        ('{"format": "detente-games", "question": {"seed": 1}}\n[]\n', "is broken at line 2"),
    ],
)
def test_a_broken_file_is_refused_and_stays_as_it_is(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(NoJournal, match=complaint):
        Journal(file, {"seed": 1})
    assert file.read_text(encoding="utf-8") == text


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    first = Journal(file, {"seed": 1})
    with pytest.raises(NoJournal, match="another run is adding games"):
        Journal(file, {"seed": 1})
    first.close()
    Journal(file, {"seed": 1}).close()


def test_the_question_of_a_file_can_be_read_before(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    assert asked_in(file) is None
    Journal(file, {"seed": 1}).close()
    assert asked_in(file) == {"seed": 1}
    assert json.loads(file.read_text(encoding="utf-8"))["question"] == {"seed": 1}
