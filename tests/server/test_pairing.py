"""Who plays whom: everybody equally often, those with equal points, fair byes, and seats in turn."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detente.server.service.pairing import ROUND_ROBIN, SWISS, History, Round, next_round, rounds_of


def played(
    kind: str, players: int, seats: int, rounds: int, *, fill: bool = False, strength: bool = True
) -> tuple[list[Round], History, dict[int, float]]:
    """A tournament in which the lower number always wins."""
    history, points = History(), dict.fromkeys(range(players), 0.0)
    found = []
    for number in range(1, rounds + 1):
        there = list(range(players))
        made = next_round(kind, number, there, there, seats, points, history, fill=fill, seed="test")
        for table in made.tables:
            history.add(table)
            points[min(table)] += strength
        history.byes.update(made.byes)
        found.append(made)
    return found, history, points


def check(rounds: list[Round], players: int, seats: int, fill: bool) -> None:
    for made in rounds:
        everybody = [player for table in made.tables for player in table] + made.byes
        assert sorted(everybody) == list(range(players)), "everybody plays once or pauses"
        for table in made.tables:
            assert len(set(table.values())) == len(table) and set(table.values()) <= set(range(seats))
            assert fill or len(table) == seats
        assert len(made.byes) == (0 if fill else players % seats)
        assert sum(len(table) < seats for table in made.tables) <= 1


@pytest.mark.parametrize("players", range(2, 13))
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int) -> None:
    count = rounds_of(ROUND_ROBIN, players, 2, fill=False)
    assert count == players - 1 + players % 2
    rounds, history, _ = played(ROUND_ROBIN, players, 2, count)
    check(rounds, players, 2, fill=False)
    assert all(history.met[frozenset(pair)] == 1 for pair in combinations(range(players), 2))
    assert set(history.byes.values()) <= {1} and len(history.byes) == (players if players % 2 else 0)


@pytest.mark.parametrize(
    ("players", "seats", "apart"), [(9, 3, 0), (16, 4, 2), (8, 4, 2), (12, 3, 2), (12, 6, 3), (25, 5, 2)]
)
def test_a_round_robin_of_more_is_balanced(players: int, seats: int, apart: int) -> None:
    rounds, history, _ = played(
        ROUND_ROBIN, players, seats, rounds_of(ROUND_ROBIN, players, seats, fill=False)
    )
    check(rounds, players, seats, fill=False)
    met = [history.met[frozenset(pair)] for pair in combinations(range(players), 2)]
    assert max(met) - min(met) <= apart


@given(
    players=st.integers(2, 14), seats=st.integers(2, 6), rounds=st.integers(1, 4),
    kind=st.sampled_from((ROUND_ROBIN, SWISS)), fill=st.booleans(),
)  # fmt: skip
@settings(max_examples=40, deadline=None)
def test_every_round_is_whole(players: int, seats: int, rounds: int, kind: str, fill: bool) -> None:
    if not fill and players < seats:
        return
    if kind == ROUND_ROBIN and seats == 2 and not fill:
        rounds = min(rounds, players - 1)
    found, history, _ = played(kind, players, seats, rounds, fill=fill)
    check(found, players, seats, fill)
    if history.byes:
        byes = [history.byes[player] for player in range(players)]
        assert max(byes) - min(byes) <= 1, "nobody pauses twice before all have"


@pytest.mark.parametrize("players", [7, 8, 16])
def test_in_a_swiss_of_two_nobody_meets_twice_and_equals_meet(players: int) -> None:
    rounds, history, points = played(SWISS, players, 2, 3)
    check(rounds, players, 2, fill=False)
    assert max(history.met.values()) == 1
    assert points[0] == 3 and sum(value == 3 for value in points.values()) <= max(1, players // 8)


def test_a_swiss_of_four_brings_leaders_together() -> None:
    history, points = History(), {player: 4.0 if player % 4 == 0 else 0.0 for player in range(16)}
    made = next_round(SWISS, 2, range(16), range(16), 4, points, history, fill=False, seed="test")
    assert any(set(table) == {0, 4, 8, 12} for table in made.tables)


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(2, 2, 1), (8, 2, 3), (9, 2, 4), (16, 4, 2), (5, 4, 2)]
)
def test_a_swiss_lasts_until_one_leader_can_be_left(players: int, seats: int, rounds: int) -> None:
    assert rounds_of(SWISS, players, seats, fill=False) == rounds


def test_seats_go_round() -> None:
    _, history, _ = played(ROUND_ROBIN, 4, 4, 4)
    assert all(history.seats[player, seat] == 1 for player in range(4) for seat in range(4))


def test_who_has_left_is_not_paired() -> None:
    history = History()
    made = next_round(ROUND_ROBIN, 1, range(4), [0, 1, 2], 2, {}, history, fill=False, seed="test")
    assert sorted(player for table in made.tables for player in table) + made.byes != []
    assert 3 not in {*made.byes, *(player for table in made.tables for player in table)}
    made = next_round(SWISS, 1, range(4), [0, 1, 2], 2, {}, history, fill=False, seed="test")
    assert len(made.tables) == 1 and len(made.byes) == 1 and 3 not in made.byes
