"""Search: it plays every game, chooses by what its seat sees alone, and finds what is there to be found."""

from typing import Any

import pytest

import detente
from detente.bots import bot
from detente.bots.search import Limit, Searcher
from detente.core.rng import seeded
from detente.core.state import State

GAMES = detente.games()


def moments(id: str, seed: int, after: tuple[int, ...]) -> list[tuple[State, int]]:
    """States of a random game after so many free choices, each with a seat that has to choose."""
    state = detente.game(id).start(seed=seed)
    rng = seeded(seed)
    found: list[tuple[State, int]] = []
    choices = 0
    while not state.over and len(found) < len(after):
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        if len(actions) > 1:
            if choices == after[len(found)]:
                found.append((state.clone(), seat))
            choices += 1
        state.apply(seat, actions[rng.below(len(actions))])
    return found


def searched(state: State, seat: int, seed: int, iterations: int) -> Any:
    searcher = Searcher(state.game, seed, Limit(iterations=iterations))
    return searcher.search(
        state.view(seat), state.legal_actions(seat), lambda number: state.determinize(seat, number)
    )


@pytest.mark.parametrize("id", GAMES)
def test_from_a_twin_of_the_position_it_finds_the_same(id: str) -> None:
    """The search of a world that the seat cannot tell from the true one is the same to the last number: it cannot cheat."""
    for state, seat in moments(id, 3, (2, 25)):
        twin = state.determinize(seat, 77)
        verdict, again = searched(state, seat, 5, 6), searched(twin, seat, 5, 6)
        assert verdict == again
        assert verdict.action in state.legal_actions(seat)
        assert [opinion.action for opinion in verdict.opinions] == state.legal_actions(seat)
        assert sum(opinion.visits for opinion in verdict.opinions) == verdict.statistic.iterations > 0
        assert all(0 <= value <= 1 for value in verdict.values) and sum(verdict.values) <= 1 + 1e-9


def test_one_that_cannot_choose_does_not_think() -> None:
    def no_sample(seed: int) -> State:
        raise AssertionError("it has asked for a world")

    assert bot("search:400").choose({"game": "isles"}, [7], no_sample, None) == 7


@pytest.mark.parametrize("argument", ["", "0", "-3", "0ms", "400s", "4.5", "²"])
def test_a_wrong_limit_is_refused_and_the_right_ways_are_named(argument: str) -> None:
    with pytest.raises(ValueError, match="a number of iterations, such as 400, or a time, such as 200ms"):
        bot(f"search:{argument}")


def test_limits_are_iterations_or_milliseconds() -> None:
    assert Limit.parse("400") == Limit(iterations=400)
    assert Limit.parse("200ms") == Limit(seconds=0.2)


def test_a_bot_without_arguments_takes_none() -> None:
    with pytest.raises(ValueError, match="'random' takes no argument, but was given '5'"):
        bot("random:5")
