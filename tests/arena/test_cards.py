"""Cards that are used, and winning."""

import random
from math import sqrt

import pytest

from detente.arena.cards import cards_used
from detente.arena.match import Played, Used

LINEUP = ("a", "a")


def game(
    index: int, winners: tuple[int, ...], users: tuple[int | None, ...], lineup: tuple[str, ...] = LINEUP
) -> Played:
    used = tuple(Used(seat, "x", "play", 2) for seat in users)
    return Played(index, index, lineup, winners, "R-1", 10, 3, used=used)


def test_uses_are_counted() -> None:
    played = [
        game(0, (0,), (0,)),
        game(1, (1,), (0, 1)),
        game(2, (), (1,)),
        game(3, (0,), ()),
        game(4, (0,), (None,)),
        Played(5, 5, LINEUP, (), "", 1, None, "failed", "{}", used=(Used(0, "x", "play", 9),)),
    ]
    (found,) = cards_used(played)
    assert (found.card, found.use, found.times) == ("x", "play", 10)
    assert (found.games.count, found.games.of) == (4, 5)
    assert (found.won_with.count, found.won_with.of) == (2, 3), (
        "games that nobody won tell nothing of winning"
    )
    assert (found.won_without.count, found.won_without.of) == (2, 5)
    assert found.correlation is None, "too few to compare"


def test_the_correlation_is_that_of_the_text_books_where_seats_are_alike() -> None:
    """Both seats win half of 200 games; the user wins 70%: phi of the fourfold table 70, 30, 30, 70 (n = 200 seats)."""
    played = []
    for index in range(200):
        user = index % 2
        wins = (index // 2) % 10 < 7
        played.append(game(index, (user,) if wins else (1 - user,), (user,)))
    (found,) = cards_used(played)
    assert found.correlation is not None
    assert found.correlation.value == pytest.approx((140 * 140 - 60 * 60) / 200**2)
    assert found.correlation.low < found.correlation.value < found.correlation.high
    assert found.correlation.p < 0.001
    half = (found.correlation.high - found.correlation.low) / 2
    assert half == pytest.approx(1.96 * sqrt((1 - 0.4**2) / 200), rel=0.2), (
        "200 games, not 400 seats, are independent"
    )


def test_a_strong_seat_or_bot_lends_its_cards_no_glory() -> None:
    rng = random.Random(1)
    played = []
    for index in range(600):
        lineup = ("strong", "weak") if index % 2 else ("weak", "strong")
        strong = lineup.index("strong")
        winner = strong if rng.random() < 0.8 else 1 - strong
        users = tuple(seat for seat in (0, 1) if rng.random() < (0.8 if seat == strong else 0.2))
        played.append(game(index, (winner,), users, lineup))
    (found,) = cards_used(played)
    assert found.won_with.share > found.won_without.share + 0.2
    assert found.correlation is not None
    assert abs(found.correlation.value) < 0.08
    assert found.correlation.low < 0 < found.correlation.high


def test_many_cards_that_mean_nothing_rarely_seem_to() -> None:
    rng = random.Random(2)
    played = []
    for index in range(300):
        used = tuple(
            Used(seat, f"card {card}", "play", 1)
            for card in range(40)
            for seat in (0, 1)
            if rng.random() < 0.3
        )
        played.append(Played(index, index, LINEUP, (rng.randrange(2),), "R-1", 1, 1, used=used))
    found = [one.correlation for one in cards_used(played)]
    assert len(found) == 40
    assert 0 < sum(one is not None and one.p < 0.05 for one in found) <= 6
    assert all(one is not None and one.p <= one.corrected <= 1 for one in found)
    assert not any(one is not None and one.corrected < 0.05 for one in found)


def test_who_always_wins_tells_nothing() -> None:
    played = [game(index, (0,), (index % 2,)) for index in range(100)]
    (found,) = cards_used(played)
    assert found.correlation is None
