"""Numbers of a run."""

import pytest

from detente.arena.match import Played
from detente.arena.stats import summary, wilson


def game(
    index: int, lineup: str, winners: tuple[int, ...], reason: str = "R-1", turns: int | None = 3
) -> Played:
    return Played(index, index, tuple(lineup), winners, reason, 10 + index, turns)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (639, 1000, 0.6088, 0.6682),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=1e-4)


def test_a_win_counts_for_the_bot_wherever_it_sat() -> None:
    played = [
        game(0, "abb", (0,)),
        game(1, "bab", (1,)),
        game(2, "bba", (0,)),
        game(3, "abb", (), "R-2"),
        game(4, "bab", (0, 2)),
    ]
    found = summary(played)
    assert found is not None
    assert found.games == 5
    assert [(bot.name, bot.seats, bot.won.count) for bot in found.bots] == [("a", 1, 2), ("b", 2, 2)]
    assert [bot.won.share for bot in found.bots] == [0.4, 0.4]
    assert [bot.of_decided.share for bot in found.bots] == [0.5, 0.5]
    assert [(seat.count, seat.of) for seat in found.seats] == [(3, 5), (1, 5), (1, 5)]
    assert (found.nobody.count, found.nobody.of) == (1, 5)
    assert [(reason, rate.count) for reason, rate in found.endings] == [("R-1", 4), ("R-2", 1)]
    assert (found.decisions.mean, found.decisions.least, found.decisions.most) == (12.0, 10, 14)
    assert found.turns is not None
    assert found.turns.mean == 3
    assert found.failures == 0


def test_wins_are_told_by_seat_and_way_and_turns_by_their_decisions() -> None:
    played = [
        Played(0, 0, ("a", "b"), (0,), "R-1", 9, 2, per_turn=(4, 3)),
        Played(1, 1, ("b", "a"), (1,), "R-2", 9, 1, per_turn=(8,)),
        Played(2, 2, ("a", "b"), (0, 1), "R-1", 9, 1, per_turn=(1,)),
        Played(3, 3, ("a", "b"), (), "R-3", 9, 1, per_turn=(2,)),
    ]
    found = summary(played)
    assert found is not None
    assert found.ways == {"R-1": [2, 1], "R-2": [0, 1], "R-3": [0, 0]}
    assert found.per_turn is not None
    assert (found.per_turn.least, found.per_turn.most, found.per_turn.mean) == (1, 8, 18 / 5)


def test_games_that_broke_off_are_counted_apart() -> None:
    broken = Played(1, 1, ("a", "b"), (), "", 4, None, "Traceback", "{}")
    found = summary([game(0, "ab", (0,), turns=None), broken])
    assert found is not None
    assert (found.games, found.failures, found.nobody.count) == (1, 1, 0)
    assert found.turns is None
    assert summary([broken]) is None
    assert summary([]) is None
