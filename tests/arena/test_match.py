"""One game between bots."""

import json
from typing import Any

import pytest

import detente
from detente.arena import match
from detente.arena.match import Played, Task, Used, derived_seed, play, seating, task
from detente.bots import CannotPlay, bot
from detente.core.engine.state import State
from detente.core.records.record import read_record, replay

GAME = "isles"
SEATS = next(option.standard for option in detente.game(GAME).options if option.name == "seats")
LINEUP = ["random"] * int(SEATS)


def at(run_seed: int = 0, index: int = 0, budget: float | None = None) -> Task:
    """A game of a run."""
    options = {"seats": len(LINEUP)}
    return task(index, GAME, options, seating(LINEUP, index), run_seed, index, budget)


class Spy:
    """Plays at random and keeps what it was given."""

    def __init__(self, seed: int) -> None:
        self.random = bot("random", seed)
        self.given: list[tuple[Any, ...]] = []

    def choose(self, *given: Any) -> int:
        self.given.append(given)
        return self.random.choose(*given)


def test_seats_rotate_so_that_everybody_sits_everywhere() -> None:
    lineup = ("a", "b", "c", "d")
    for name in lineup:
        assert sorted(seating(lineup, index).index(name) for index in range(4)) == [0, 1, 2, 3]
    assert seating(lineup, 0) == lineup == seating(lineup, 4)
    assert seating(lineup, 1) == ("d", "a", "b", "c"), "they move on together and keep their neighbours"


def test_seeds_differ_by_run_game_and_seat() -> None:
    seeds = {
        derived_seed(run, index, seat) for run in range(3) for index in range(50) for seat in (None, 0, 1, 2)
    }
    assert len(seeds) == 3 * 50 * 4
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_a_game_is_told_by_run_seed_and_index_alone() -> None:
    first = play(at(5, 3))
    assert first == play(at(5, 3))
    assert first != play(at(5, 4))
    assert first.index == 3
    assert first.failure is first.record is None
    assert first.decisions > 0
    assert first.reason


def test_the_result_is_that_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[State] = []
    start = type(detente.game(GAME)).start
    monkeypatch.setattr(
        type(detente.game(GAME)), "start", lambda *given: started.append(start(*given)) or started[-1]
    )
    for index in range(8):
        result = play(at(1, index))
        state = started[-1]
        assert state.over
        assert state.returns is not None
        assert list(result.winners) == [seat for seat, share in enumerate(state.returns) if share]
        assert result.reason == detente.game(GAME).ranking(state)[0].reason


def test_turns_are_counted_where_the_game_tells_of_them() -> None:
    result = play(at(1, 0))
    assert result.turns is not None
    assert 0 < result.turns < result.decisions
    assert len(result.per_turn) == result.turns
    assert 0 < sum(result.per_turn) <= result.decisions


def test_uses_of_cards_are_counted_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    result = play(at(1, 0))
    assert result.used
    assert {used.use for used in result.used} == {"follow", "stow"}
    assert all(used.seat in range(len(LINEUP)) and used.times > 0 for used in result.used)
    assert len({(used.seat, used.card, used.use) for used in result.used}) == len(result.used)
    told: list[Used] = []
    hear = match.Tally.hear
    monkeypatch.setattr(
        match.Tally,
        "hear",
        lambda tally, events: (
            told.extend(
                Used(event.seat, event.chart, type(event).__name__, 1)
                for event in events
                if type(event).__name__ in ("ChartFollowed", "ChartStowed")
            ),
            hear(tally, events),
        ),
    )
    assert play(at(1, 0)) == result
    assert sum(used.times for used in result.used) == len(told)


def test_every_seat_has_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    result = play(at(1, 0))
    assert len(result.places) == len(LINEUP)
    assert {seat for seat, place in enumerate(result.places) if place == 1} == set(result.winners)


def test_a_game_is_the_same_after_a_file() -> None:
    result = play(at(1, 0))
    assert Played.from_dict(json.loads(json.dumps(result.to_dict()))) == result
    with pytest.raises(ValueError, match="has the fields index, seed"):
        Played.from_dict({"index": 1})


def test_bots_get_views_and_worlds_and_never_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    spies: list[Spy] = []
    monkeypatch.setattr(match, "bot", lambda name, seed: spies.append(Spy(seed)) or spies[-1])
    started: list[State] = []
    start = type(detente.game(GAME)).start
    monkeypatch.setattr(
        type(detente.game(GAME)), "start", lambda *given: started.append(start(*given)) or started[-1]
    )
    play(at(2, 0, 0.5))
    assert len({derived_seed(2, 0, seat) for seat in range(len(spies))}) == len(spies) == len(LINEUP)
    for seat, spy in enumerate(spies):
        for view, actions, sample, budget in spy.given:
            assert view["seat"] == seat
            assert actions == sorted(actions)
            assert budget == 0.5
            assert callable(sample)
        world = spy.given[-1][2](9)
        assert world is not started[0]
        assert world.rng.to_list() != started[0].rng.to_list()


def test_a_game_that_breaks_off_is_recorded_up_to_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fails(Spy):
        def choose(self, *given: Any) -> int:
            if len(self.given) == 4:
                raise RuntimeError("out of ideas")
            return super().choose(*given)

    monkeypatch.setattr(match, "bot", lambda name, seed: Fails(seed))
    result = play(at(1, 2))
    assert result.failure is not None
    assert result.record is not None
    assert "RuntimeError: out of ideas" in result.failure
    assert result.winners == ()
    again = replay(detente.game(GAME), read_record(result.record))
    assert len(again.record.entries) == result.decisions
    assert not again.state.over


def test_an_illegal_choice_breaks_the_game_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Spy):
        def choose(self, *given: Any) -> int:
            return -1

    monkeypatch.setattr(match, "bot", lambda name, seed: Cheat(seed))
    result = play(at())
    assert result.failure is not None
    assert "IllegalAction" in result.failure


def test_a_bot_that_does_not_know_the_game_is_no_failure_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stranger(Spy):
        def choose(self, *given: Any) -> int:
            raise CannotPlay("never seen this")

    monkeypatch.setattr(match, "bot", lambda name, seed: Stranger(seed))
    with pytest.raises(CannotPlay):
        play(at())


def test_results_can_be_compared() -> None:
    assert Played(0, 1, ("a",), (), "R", 1, None) == Played(0, 1, ("a",), (), "R", 1, None)
