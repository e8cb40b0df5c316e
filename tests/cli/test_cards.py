"""Cards of one's own: checked from the command line, and played with."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.records.record import read_record
from tests.cli.test_commands import Result, plain, refused
from tests.contents import GAME, OPTION, charts


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of cards that can be played with."""
    return written(tmp_path, charts())


def written(folder: Path, facts: Any) -> Path:
    """A file of cards."""
    file = folder / "mine.json"
    file.write_text(facts if isinstance(facts, str) else json.dumps(facts), encoding="utf-8")
    return file


def test_a_file_that_is_right_is_told_so_and_how_to_play_with_it(file: Path) -> None:
    result = Result("cards", "check", str(file))
    assert result.code == 0
    assert re.search(r"is right: Rich beds \([0-9a-f]{12}\)", result.out)
    assert f"detente play {GAME} -o {OPTION}={file}" in result.out


def test_all_that_is_wrong_is_told(tmp_path: Path) -> None:
    facts = charts()
    facts["charts"][0]["fleets"] = "two"
    facts["charts"][1]["count"] = -1
    result = Result("cards", "check", str(written(tmp_path, facts)))
    assert result.code == 1
    assert "charts[0] 'current': 'fleets' must be a whole number from 0 to 2, not 'two'" in result.out
    assert "charts[1] 'channel': 'count' must be a whole number from 0 to 20, not -1" in result.out
    assert "cannot be played with yet" in result.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "not JSON"),
        ("[]", "must hold an object"),
        ("[" * 100_000, "nested too deep"),
        ("\ufeff{}", "begins with a byte order mark (BOM): save it as UTF-8 without one"),
        ('{"note": ' + 5000 * "9" + "}", "a number has 5000 digits"),
        ('{"format": "tarot"}', "no installed game takes the format 'tarot'"),
        ("{}", "no installed game takes the format None"),
    ],
)
def test_what_no_game_takes_is_refused(tmp_path: Path, text: str, why: str) -> None:
    assert why in refused("cards", "check", str(written(tmp_path, text)))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot read" in refused("cards", "check", str(tmp_path / "none.json"))


def test_what_is_shown_is_a_file_to_begin_with(tmp_path: Path) -> None:
    shown = Result("cards", "show", GAME)
    assert Result("cards", "check", str(written(tmp_path, shown.out))).code == 0
    assert "takes no cards of your own" in refused("cards", "show", "nuclear_war")
    assert "no game 'chess'" in refused("cards", "show", "chess")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_bots_play_with_it(file: Path, tmp_path: Path, workers: str) -> None:
    out = tmp_path / "games.json"
    result = Result(
        "simulate", GAME, "-n", "4", "-o", f"{OPTION}={file}", "--seed", "1", "-w", workers, "--out", str(out)
    )
    assert result.code == 0
    told = json.loads(out.read_text("utf-8"))
    assert told["options"][OPTION]["name"] == "Rich beds"


def test_a_game_in_the_terminal_is_saved_with_it(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    result = Result(
        "play", GAME, "--seat", "none", "--bots", "random", "-o", f"{OPTION}={file}", "--record", str(saved)
    )
    assert result.code == 0, result.complaint
    assert read_record(saved.read_text("utf-8")).options[OPTION] == charts()
    told = Result("replay", str(saved))
    assert told.code == 0 and "charts Rich beds (" in told.out


def test_options_say_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    facts = charts()
    facts["charts"][0]["fleets"] = facts["charts"][1]["fleets"] = 3
    file = written(tmp_path, facts)
    complaint = refused("simulate", GAME, "-o", f"{OPTION}={file}")
    assert (
        "charts[0] 'current': 'fleets'" in complaint and "(and 1 more; see: detente cards check" in complaint
    )
    missing = refused("simulate", GAME, "-o", f"{OPTION}={tmp_path / 'none.json'}")
    assert "takes house, or a file of the format 'isles-charts'" in missing
    assert "takes 6, 4, 8; not" in refused("simulate", GAME, "-o", f"tides={file}")


def test_the_list_of_games_says_that_an_option_takes_a_file() -> None:
    assert "house, or a file of the format isles-charts" in plain(Result("games").out)
    assert GAME in detente.games()


def test_what_is_wrong_with_a_file_is_said_in_german(tmp_path: Path) -> None:
    facts = charts()
    facts["charts"][0]["count"] = 99
    facts["charts"][0]["colour"] = facts.pop("name")
    file = written(tmp_path, facts)
    result = Result("cards", "check", str(file), "--language", "de")
    assert result.code == 1
    assert result.out.splitlines() == [
        "charts[0] 'current': 'count' muss eine ganze Zahl von 0 bis 20 sein, nicht 99",
        f"Mit {file} lässt sich noch nicht spielen.",
    ]
    assert "Die Datei ist kein JSON: In Zeile 1, Spalte 2" in refused(
        "cards", "check", str(written(tmp_path, "{,")), "-l", "de"
    )
    assert "ist in Ordnung: " in Result("cards", "check", str(written(tmp_path, charts())), "-l", "de").out
    assert "Kein Spiel hier kennt das Format" in refused(
        "cards", "check", str(written(tmp_path, charts() | {"format": "tarot"})), "-l", "de"
    )


def test_two_editions_are_compared(file: Path, tmp_path: Path) -> None:
    kept, out, page = tmp_path / "run.jsonl", tmp_path / "games.json", tmp_path / "page.html"
    typed = ["simulate", GAME, "-n", "3", "--bots", "random", "--compare", str(file), "-w", "1"]
    typed += ["--resume", str(kept), "--out", str(out), "--report", str(page)]
    result = Result(*typed, "--seed", "1")
    assert result.code == 0, result.complaint
    assert "two editions on 3 deals" in result.out and "Rich beds" in result.out
    found = json.loads(out.read_text("utf-8"))
    assert found["second"][OPTION]["name"] == "Rich beds"
    assert {one["kind"] for one in found["differences"]} >= {"win", "ending", "decisions"}
    assert "Rich beds" in page.read_text("utf-8")
    again = Result(*typed)
    assert "6 of them had been played before" in again.out and "seed 1" in again.out
    same = Result("simulate", GAME, "-n", "2", "--bots", "random", "--compare", f"{OPTION}={file}", "-w", "1")
    assert same.code == 0 and "two editions on 2 deals" in same.out


def test_what_cannot_be_compared_is_refused_in_one_line(file: Path, tmp_path: Path) -> None:
    typed = ["simulate", GAME, "-n", "2", "--bots", "random"]
    assert "there is no file 'nowhere.json'" in refused(*typed, "--compare", "nowhere.json")
    assert "takes 6, 4, 8; not '5'" in refused(*typed, "--compare", "tides=5")
    assert "has no option 'moon'" in refused(*typed, "--compare", "moon=1")
    assert "both editions must have 2 seats, not 3" in refused(*typed, "--compare", "seats=3")
    other = written(tmp_path, {"format": "tarot"})
    assert "takes files of the format isles-charts, not 'tarot'" in refused(*typed, "--compare", str(other))
    assert "takes no cards of your own" in refused("simulate", "wsdv", "--compare", str(other))
    broken = charts()
    broken["charts"][0]["fleets"] = "two"
    assert "must be a whole number" in refused(*typed, "--compare", str(written(tmp_path, broken)))
    folder = str(tmp_path / "moves")
    assert "leave one of them away" in refused(
        *typed, "--compare", f"{OPTION}={written(tmp_path, charts())}", "--trajectories", folder
    )
