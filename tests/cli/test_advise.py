"""The bot's advice on saved games."""

import json
import re
from pathlib import Path

import pytest

import detente
from detente.core.engine.rng import seeded
from detente.core.records.record import Match
from detente.core.shown.scene import advised
from detente.core.shown.words import Words
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
    first = best.split("%", 1)[1].split("→")[0].strip()
    seat, words = match.state.to_act[0], Words(match.game, "en")
    legal = [match.game.actions.text(action) for action in match.state.legal_actions(seat)]
    assert any(advised(match.state, seat, text, words)["label"].startswith(first) for text in legal)


def test_an_analysis_tells_the_chances_and_the_costliest_decisions(game: Path) -> None:
    result = Result("analyse", str(game), "--seat", "B", "--limit", "3")
    assert result.code == 0, result.complaint
    told, costly = result.out.split("The costliest decisions (B):")
    assert costly.count("Better:") == 3, plain(result.out)
    assert "Entry" in told and "Decision" in told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
def test_advice_is_given_in_words_that_name_the_card(tmp_path: Path, id: str, language: str) -> None:
    """In Wir sind das Volk! several cards offer the same: `Build` alone says nothing, `play card_03 build` too little."""
    match, rng = Match(detente.game(id), {}, 5), seeded(5)
    for file, moves in (("begun", 0), ("over", 100_000)):
        while not match.state.over and len(match.record.entries) < moves:
            seat = match.state.to_act[0]
            legal = match.state.legal_actions(seat)
            match.apply(seat, legal[rng.below(len(legal))])
        (tmp_path / f"{file}.json").write_text(match.record.to_json())
    hint = Result("hint", str(tmp_path / "begun.json"), "--limit", "8", "-l", language)
    assert hint.code == 0, hint.complaint
    analysis = Result("analyse", str(tmp_path / "over.json"), "--limit", "1", "-l", language)
    assert analysis.code == 0, analysis.complaint
    assert {"en": "The bot would", "de": "Der Bot würde"}[language] in hint.out
    assert {"en": "The costliest decisions", "de": "Die teuersten Entscheidungen"}[language] in analysis.out
    for out in (hint.out, analysis.out):
        assert not re.search(r"\b(card|tpt|special)_\d|\bplay \w+_\w+ ", out), out
    offered = {
        "en": r"(Build|Remove unrest|Increase|Trigger|Engage|Take a credit)",
        "de": r"(Wirtschaft|Unruhe|Lebens|Ereignis|Wett|Kredit)",
    }
    assert re.search(rf"\d ?%  {offered[language]}[^(]* \(\w", hint.out), hint.out


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
            assert f"{other} has no decision to make now" in said
            break
        match.apply(seat, match.game.actions.parse(text))
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(record | {"entries": record["entries"][:9]}))
    assert "the game is not over; see detente hint" in refused("analyse", str(unfinished))
