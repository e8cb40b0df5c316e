"""Bots: found by name, seeing views only."""

import json
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import detente
from detente import bots as house
from detente.bots import CannotPlay, bot, bots
from detente.core.engine.game import Game

GAMES = detente.games()


def no_sample(seed: int) -> Any:
    raise AssertionError("a bot that needs no worlds has asked for one")


def decisions(id: str, seed: int = 0, count: int = 60) -> Iterator[tuple[dict[str, Any], list[int]]]:
    """Views and legal actions from a game played at random."""
    state = detente.game(id).start(seed=seed)
    chance = bot("random", seed)
    for _ in range(count):
        if state.over:
            return
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        yield state.view(seat), actions
        state.apply(seat, chance.choose({}, actions, no_sample, None))


def test_our_bots_are_there_in_order() -> None:
    assert {"heuristic", "random"} <= set(bots())
    assert bots() == sorted(bots())


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=r"no bot 'clever'.*heuristic.*random"):
        bot("clever")


def test_strangers_add_bots_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("stranger", "detente.bots.random:RandomBot", "detente.bots")
    monkeypatch.setattr(house, "entry_points", lambda group: [entry])
    house.maker.cache_clear()
    try:
        assert bots() == ["stranger"]
        assert bot("stranger", 3).choose({}, [5], no_sample, None) == 5
    finally:
        house.maker.cache_clear()


# -- random


def test_random_chooses_all_alike_and_by_its_own_seed() -> None:
    first, second, other = bot("random", 4), bot("random", 4), bot("random", 5)
    chosen = [first.choose({}, [10, 20, 30], no_sample, None) for _ in range(3000)]
    assert chosen == [second.choose({}, [10, 20, 30], no_sample, None) for _ in range(3000)]
    assert chosen != [other.choose({}, [10, 20, 30], no_sample, None) for _ in range(3000)]
    assert set(chosen) == {10, 20, 30}
    assert all(900 < n < 1100 for n in Counter(chosen).values())


# -- heuristic


class Brain:
    """Stands for a game's brain: the last letter decides."""

    @staticmethod
    def scores(view: dict[str, Any], actions: list[str]) -> list[float]:
        return [float(ord(action[-1])) for action in actions]


@pytest.fixture
def equal_brain(monkeypatch: pytest.MonkeyPatch) -> None:
    class Indifferent:
        @staticmethod
        def scores(view: dict[str, Any], actions: list[str]) -> list[float]:
            return [1.0] * len(actions)

    monkeypatch.setattr(Game, "module", lambda game, name: Indifferent)


def test_heuristic_plays_what_the_brain_scores_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "module", lambda game, name: Brain)
    for id in GAMES:
        game = detente.game(id)
        for view, actions in decisions(id):
            chosen = bot("heuristic", 1).choose(view, actions, no_sample, None)
            assert game.actions.text(chosen)[-1] == max(game.actions.text(action)[-1] for action in actions)


@pytest.mark.usefixtures("equal_brain")
@pytest.mark.parametrize("id", GAMES)
def test_equal_actions_are_chosen_by_view_and_seed_alone(id: str) -> None:
    seen = [(view, actions) for view, actions in decisions(id, count=80) if len(actions) > 1]
    kept = bot("heuristic", 7)
    forward = [kept.choose(view, actions, no_sample, None) for view, actions in seen]
    backward = [kept.choose(view, actions, no_sample, None) for view, actions in reversed(seen)]
    assert forward == backward[::-1]
    read_back = [(json.loads(json.dumps(view)), actions) for view, actions in seen]
    assert forward == [bot("heuristic", 7).choose(*pair, no_sample, None) for pair in read_back]
    assert forward != [bot("heuristic", 8).choose(view, actions, no_sample, None) for view, actions in seen]
    assert any(chosen != actions[0] for chosen, (_, actions) in zip(forward, seen, strict=True))


def test_heuristic_cannot_play_a_game_without_a_brain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "module", lambda game, name: None)
    view, actions = next(decisions(GAMES[0]))
    with pytest.raises(CannotPlay, match=f"cannot play {GAMES[0]}"):
        bot("heuristic").choose(view, actions, no_sample, None)
