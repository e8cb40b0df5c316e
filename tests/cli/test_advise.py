"""The bot's advice on saved games."""

import json
from pathlib import Path

import pytest

import detente
from detente.core.record import Match
from detente.core.rng import seeded
from tests.cli.test_commands import Result, plain, refused


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of chance."""
    match, rng = Match(detente.game("nuclear_war"), {"seats": 2}, 11), seeded(11)
    while not match.state.over:
        seat = match.state.to_act[0]
        legal = match.state.legal_actions(seat)
        match.apply(seat, legal[rng.below(len(legal))])
    file = tmp_path_factory.mktemp("advise") / "game.json"
    file.write_text(match.record.to_json())
    return file


def test_a_hint_names_actions_that_are_legal_then(game: Path) -> None:
    result = Result("hint", str(game), "--until", "6", "--limit", "16")
    assert result.code == 0, result.complaint
    head, best, *_ = result.out.splitlines()
    assert "chances now" in head and "█" in best + "░" and "%" in best
    match = Match(detente.game("nuclear_war"), {"seats": 2}, 11)
    for seat, text in json.loads(game.read_text())["entries"][:6]:
        match.apply(seat, match.game.actions.parse(text))
    first = best.split("%", 1)[1].split(",")[0].strip()
    assert match.game.actions.parse(first) in match.state.legal_actions(match.state.to_act[0])


def test_an_analysis_tells_the_chances_and_the_costliest_decisions(game: Path) -> None:
    result = Result("analyse", str(game), "--seat", "B", "--limit", "3")
    assert result.code == 0, result.complaint
    assert "The costliest decisions of" in result.out
    costly = result.out.splitlines()[-3:]
    assert all("better:" in line for line in costly), plain(result.out)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("hint", "--until", "6", "--limit", "soon"), "no limit for a search"),
        (("hint",), "the game is over; see detente analyse"),
        (("hint", "--until", "-1"), "--until must be at least 0"),
        (("analyse", "--seat", "K"), "K"),
    ],
)
def test_what_cannot_be_advised_is_refused(game: Path, typed: tuple[str, ...], said: str) -> None:
    command, *more = typed
    assert said in refused(command, str(game), *more)


def test_who_owes_no_decision_and_games_that_go_on_are_refused(game: Path, tmp_path: Path) -> None:
    record = json.loads(game.read_text())
    match = Match(detente.game("nuclear_war"), {"seats": 2}, 11)
    for entry, (seat, text) in enumerate(record["entries"]):
        if len(match.state.to_act) == 1:
            other = "AB"[1 - match.state.to_act[0]]
            said = refused("hint", str(game), "--until", str(entry), "--seat", other)
            assert f"{other} owes no decision now" in said
            break
        match.apply(seat, match.game.actions.parse(text))
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(record | {"entries": record["entries"][:9]}))
    assert "the game is not over; see detente hint" in refused("analyse", str(unfinished))
