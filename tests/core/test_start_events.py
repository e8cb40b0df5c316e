"""What happens before the first decision: those who listen to a start hear it, each as much as they may know."""

from typing import Any

import pytest

import detente
from detente.core.records.record import Match
from detente.core.shown.telling import log_lines, seen
from detente.core.shown.words import Words

SEEDS = range(20)


def opening(id: str, seed: int, **options: Any) -> tuple[detente.State, list[Any]]:
    """The start of a game, and what happened before its first decision."""
    events: list[Any] = []
    return detente.game(id).start(options, seed, events), events


@pytest.mark.parametrize("id", detente.games())
def test_a_start_is_the_same_whether_somebody_listens(id: str) -> None:
    for seed in SEEDS:
        state, events = opening(id, seed)
        assert state.to_dict() == detente.game(id).start(None, seed).to_dict()
        assert [event.to_dict() for event in opening(id, seed)[1]] == [event.to_dict() for event in events]


def test_the_first_lines_of_a_game_of_nations() -> None:
    state, events = opening("nations", 3)
    first = "ABCD"[state.to_act[0]]
    for language, round_begins, turn in (
        ("en", "Round 1 begins.", f"{first}’s turn."),
        ("de", "Runde 1 beginnt.", f"{first} ist am Zug."),
    ):
        lines = log_lines(state.game, events, None, Words(state.game, language, options=state.options))
        assert [line["text"] for line in lines] == [round_begins, turn]


@pytest.mark.parametrize("id", detente.games())
def test_the_start_tells_nobody_of_cards_that_they_do_not_see(id: str) -> None:
    game = detente.game(id)
    faces = set(game.faces)
    for seed in SEEDS:
        state, events = opening(id, seed)
        for observer in (*range(state.seats), None):
            shown = texts_in(state.view(observer))
            for event in seen(events, observer):
                assert texts_in(event) & faces <= shown, f"{observer} is told {event}"


def texts_in(value: Any) -> set[str]:
    """All texts in plain data."""
    if isinstance(value, dict):
        return set(value) | texts_in(list(value.values()))
    if isinstance(value, list):
        return set().union(*map(texts_in, value))
    return {value} if isinstance(value, str) else set()


def test_only_the_owner_reads_which_cards_they_have_drawn() -> None:
    state, events = opening("wsdv", 1)
    west, east, spectator = (
        [line["text"] for line in log_lines(state.game, events, seat, Words(state.game, "en"))]
        for seat in (0, 1, None)
    )
    assert len(west) == len(east) == len(spectator)
    assert spectator.count("West draws a card.") == spectator.count("East draws a card.") == 2
    assert west.count("East draws a card.") == east.count("West draws a card.") == 2
    assert "West draws a card." not in west and "East draws a card." not in east


def test_a_position_tells_what_happens_from_there_on() -> None:
    game = detente.game("nations")
    facts = {"round": 4, "A": {"opened": False}}
    match = Match(game, {"seats": 2}, 5, facts)
    told = [event.to_dict() for event in match.opening_events]
    assert not any(event["event"] == "RoundBegan" for event in told)
    ordinary = Match(game, {"seats": 2}, 5)
    assert [type(event).__name__ for event in ordinary.opening_events] == ["RoundBegan", "TurnBegan"]
