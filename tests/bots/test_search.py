"""Search: it plays every game, chooses by what its seat sees alone, and finds what is there to be found."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import detente
from detente.bots import able, bot, patience
from detente.bots.brain import brain_of
from detente.bots.search import Limit, Opinion, Searcher, Statistic, Verdict
from detente.bots.search.knowledge import learned_priors
from detente.bots.search.levels import Easy, Hard, Level, Medium
from detente.core.engine.rng import seeded
from detente.core.engine.state import State

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
    iterations = 0
    for state, seat in moments(id, 3, (2, 25)):
        twin = state.determinize(seat, 77)
        verdict, again = searched(state, seat, 5, 6), searched(twin, seat, 5, 6)
        assert verdict == again
        assert verdict.action in state.legal_actions(seat)
        assert [opinion.action for opinion in verdict.opinions] == state.legal_actions(seat)
        tried = sum(opinion.visits for opinion in verdict.opinions)
        assert tried == verdict.statistic.iterations or tried == 1, (
            "one world is enough for what needs no thought"
        )
        assert all(0 <= value <= 1 for value in verdict.values) and sum(verdict.values) <= 1 + 1e-9
        iterations += verdict.statistic.iterations
    assert iterations > 0


def no_sample(seed: int) -> State:
    raise AssertionError("it has asked for a world")


def test_one_that_cannot_choose_does_not_think() -> None:
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


def test_levels_play_every_game_and_say_how_long_they_may_think() -> None:
    for name in ("easy", "medium", "hard"):
        wanted = patience(name)
        assert wanted is not None and 0 < wanted < 2
        with pytest.raises(ValueError, match=f"'{name}' takes no argument"):
            bot(f"{name}:5")
    assert patience("random") is None and patience("search:7") == patience("hard")
    for id in GAMES:
        assert able(detente.game(id))[:3] == ["easy", "medium", "hard"]
        assert "search" in able(detente.game(id))


def test_easy_often_plays_something_else_than_what_is_best_but_always_the_same() -> None:
    ((state, seat),) = moments("isles", 1, (12,))
    opinions = tuple(Opinion(action, visits, 0.5, 0.5, 0.5) for action, visits in ((4, 0), (5, 20), (6, 9)))
    verdict = Verdict(5, opinions, (0.5, 0.5), (0.5, 0.5), Statistic())
    view = state.view(seat)
    chosen = [Easy(seed).decide(verdict, view) for seed in range(200)]
    assert chosen == [Easy(seed).decide(verdict, view) for seed in range(200)]
    shares = [chosen.count(action) / 200 for action in (4, 5, 6)]
    assert shares[0] == 0 and 0.55 < shares[1] < 0.85 and 0.15 < shares[2] < 0.45
    untried = tuple(replace(opinion, visits=0) for opinion in opinions)
    assert Easy(1).decide(replace(verdict, opinions=untried), view) == 5


def test_easy_plays_nothing_that_lost_each_time_it_was_tried() -> None:
    ((state, seat),) = moments("isles", 1, (12,))
    opinions = tuple(
        Opinion(action, visits, value, 0.5, value)
        for action, visits, value in ((4, 20, 0.0), (5, 10, 0.4), (6, 9, 0.01))
    )
    verdict = Verdict(5, opinions, (0.5, 0.5), (0.5, 0.5), Statistic())
    view = state.view(seat)
    assert {Easy(seed).decide(verdict, view) for seed in range(100)} == {5, 6}
    lost = tuple(replace(opinion, value=0.0) for opinion in opinions)
    chosen = {Easy(seed).decide(replace(verdict, opinions=lost), view) for seed in range(100)}
    assert chosen == {4, 5, 6}, "if all lose, it chooses among all"


@pytest.mark.parametrize(
    ("game", "played"), [("nations", {5, 6}), ("twoplustwo", {4, 5, 6}), ("wsdv", {3, 4, 5, 6})]
)
def test_easy_plays_no_blunder_of_the_game(game: str, played: set[int]) -> None:
    ((state, seat),) = moments(game, 1, (12,))
    opinions = tuple(
        Opinion(action, 10, value, 0.5, value) for action, value in ((3, 0.2), (4, 0.32), (5, 0.4), (6, 0.37))
    )
    verdict = Verdict(5, opinions, (0.5, 0.5), (0.5, 0.5), Statistic())
    assert {Easy(seed).decide(verdict, state.view(seat)) for seed in range(100)} == played


@pytest.mark.parametrize(
    ("game", "level", "share"),
    [("nuclear_war", Easy, 0.65), ("nuclear_war", Medium, 0.35), ("nuclear_war", Hard, 0), ("wsdv", Easy, 0)],
)
def test_where_luck_is_great_the_lower_levels_have_lapses(
    game: str, level: type[Level], share: float
) -> None:
    ((state, seat),) = moments(game, 1, (30,))
    view, actions, sample = state.view(seat), state.legal_actions(seat), partial(state.determinize, seat)
    lapsed = [seed for seed in range(400) if level(seed).lapses(view)]
    assert len(lapsed) / 400 == pytest.approx(share, abs=0.08)
    done = [level(seed).choose(view, actions, sample, None) for seed in lapsed]
    assert done == [level(seed).choose(view, actions, sample, None) for seed in lapsed]
    assert set(done) == (set(actions) if lapsed else set())


def test_time_is_kept_for_the_whole_move() -> None:
    """With a limit in time it takes about as long for all parts together; later parts have less left."""
    ((state, seat),) = moments("isles", 1, (14,))
    searcher = Searcher(state.game, 1, Limit(iterations=10**9))
    spent = []
    while seat in state.to_act and (not spent or state.undoable(seat)):
        actions = state.legal_actions(seat)
        verdict = searcher.search(
            state.view(seat), actions, lambda number: state.determinize(seat, number), seconds=0.06
        )
        spent.append(verdict.statistic.seconds)
        state.apply(seat, verdict.action)
    assert len(spent) > 1
    assert sum(spent) < 1.0 and searcher.total.iterations > 0


@pytest.mark.parametrize(("level", "taught"), [(Easy, False), (Medium, True), (Hard, True)])
def test_higher_levels_of_nations_know_what_was_learned(level: type[Level], taught: bool) -> None:
    game = detente.game("nations")
    assert level().brain_for(game) is (learned_priors(game) if taught else brain_of(game))


def test_levels_know_the_brain_where_it_does_not_ask_for_what_was_learned() -> None:
    game = detente.game("wsdv")
    assert Hard().brain_for(game) is brain_of(game)
