"""Editions tuned from the command line."""

import json
from pathlib import Path

import pytest

import detente
from tests.cli.test_commands import Result, refused
from tests.contents import GAME, OPTION, charts

QUICK = ("--trials", "4", "--games", "4", "--check", "6", "--bots", "random", "--workers", "1", "--seed", "2")


def test_without_a_target_the_numbers_that_may_be_tuned_are_listed() -> None:
    result = Result("tune", GAME)
    assert result.code == 0
    assert "current.fleets" in result.out and "±2" in result.out


def test_what_was_found_is_written_and_can_be_played_with(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    base, out, report = (tmp_path / name for name in ("mine.json", "tuned.json", "tuned.md"))
    base.write_text(json.dumps(charts()), encoding="utf-8")
    wishes = ("-t", "win:A=70%", "-t", "decisions=..90")
    files = ("--out", str(out), "--report", str(report), "--name", "Richer beds")
    result = Result("tune", GAME, "-o", f"{OPTION}={base}", *wishes, "--vary", "*.pearls", *QUICK, *files)
    assert result.code == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["name"] == "Richer beds"
    for before, after in zip(charts()["charts"], found["charts"], strict=True):
        assert {**before, "pearls": 0} == {**after, "pearls": 0}
        assert abs(before["pearls"] - after["pearls"]) <= 2
    assert "is right: Richer beds" in Result("cards", "check", str(out)).out
    text = report.read_text(encoding="utf-8")
    assert (
        f"{detente.game(GAME).title}: 4 of 4 settings tried" in text
        and "`win:A=70%`" in text
        and "as it was" in text
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("-t", "win:A=30%"), "--out FILE is missing"),
        (("-t", "luck=30%", "--out", "x.json"), "a target is written"),
        (("-t", "win:Q=30%", "--out", "x.json"), "no seat 'Q'"),
        (("--vary", "gold.*"), "no such tunable; there are current.count"),
        (("-t", "win:A=30%", "--out", "x.json", "--trials", "0"), "--trials must be at least 1"),
    ],
)
def test_what_cannot_be_is_refused(words: tuple[str, ...], why: str) -> None:
    assert why in refused("tune", GAME, *words)


def test_a_game_without_numbers_of_its_own_says_so() -> None:
    assert "has no numbers that are left to a designer" in refused("tune", "nuclear_war", "-t", "win:A=30%")


def test_a_run_that_was_kept_is_gone_on_with_by_its_own_seed(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    kept, out = tmp_path / "run.jsonl", tmp_path / "tuned.json"
    words = (
        "tune",
        GAME,
        "-t",
        "win:A=70%",
        "--vary",
        "*.pearls",
        *QUICK,
        "--resume",
        str(kept),
        "--out",
        str(out),
    )
    assert Result(*words).code == 0
    found, games = out.read_text(encoding="utf-8"), kept.read_bytes()
    unseeded = tuple(word for k, word in enumerate(words) if word != "--seed" and words[k - 1] != "--seed")
    assert Result(*unseeded).code == 0
    assert (out.read_text(encoding="utf-8"), kept.read_bytes()) == (found, games)
    assert "holds another run: seed is 2 there, 9 asked for" in refused(*unseeded, "--seed", "9")
    assert (out.read_text(encoding="utf-8"), kept.read_bytes()) == (found, games)
