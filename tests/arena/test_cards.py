"""Cards that are used, and winning."""

import random
from math import sqrt

import pytest

from detente.arena.cards import cards_used
from detente.arena.match import Played, Used

LINEUP = ("a", "a")


def game(
    index: int,
    winners: tuple[int, ...],
    users: tuple[int | None, ...],
    lineup: tuple[str, ...] = LINEUP,
    otherwise: tuple[int, ...] = (),
) -> Played:
    """A game in which some seats played the card x, and some used it otherwise."""
    used = tuple(Used(seat, "x", "play", 2) for seat in users)
    used += tuple(Used(seat, "x", "store", 1) for seat in otherwise)
    return Played(index, index, lineup, winners, "R-1", 10, 3, used=used)


def test_uses_are_counted() -> None:
    played = [
        game(0, (0,), (0,), otherwise=(1,)),
        game(1, (1,), (0, 1)),
        game(2, (), (1,)),
        game(3, (0,), (), otherwise=(0,)),
        game(4, (0,), (None,)),
        Played(5, 5, LINEUP, (), "", 1, None, "failed", "{}", used=(Used(0, "x", "play", 9),)),
    ]
    found, other = cards_used(played)
    assert (found.card, found.use, found.times) == ("x", "play", 10)
    assert (other.card, other.use, other.times) == ("x", "store", 2)
    assert (found.share.share, other.share.share) == (10 / 12, 2 / 12), "the uses of a card add up to all"
    assert (found.games.count, found.games.of) == (4, 5)
    assert (found.won_with.count, found.won_with.of) == (2, 3), (
        "games that nobody won tell nothing of winning"
    )
    assert (found.won_otherwise.count, found.won_otherwise.of) == (1, 2), (
        "seats without the card do not count"
    )
    assert found.correlation is None, "too few to compare"


def test_the_correlation_is_that_of_the_text_books_where_seats_are_alike() -> None:
    """Both seats win half of 200 games; the user wins 70%: phi of the fourfold table 70, 30, 30, 70 (n = 200 seats)."""
    played = []
    for index in range(200):
        user = index % 2
        wins = (index // 2) % 10 < 7
        played.append(game(index, (user,) if wins else (1 - user,), (user,), otherwise=(1 - user,)))
    found, other = cards_used(played)
    assert found.correlation is not None and other.correlation is not None
    assert other.correlation.value == pytest.approx(-found.correlation.value)
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
        others = tuple(seat for seat in (0, 1) if seat not in users)
        played.append(game(index, (winner,), users, lineup, others))
    found, _ = cards_used(played)
    assert found.won_with.share > found.won_otherwise.share + 0.2
    assert found.correlation is not None
    assert abs(found.correlation.value) < 0.08
    assert found.correlation.low < 0 < found.correlation.high


def test_many_cards_that_mean_nothing_rarely_seem_to() -> None:
    rng = random.Random(2)
    played = []
    for index in range(300):
        used = tuple(
            Used(seat, f"card {card}", "play" if rng.random() < 0.3 else "store", 1)
            for card in range(20)
            for seat in (0, 1)
        )
        played.append(Played(index, index, LINEUP, (rng.randrange(2),), "R-1", 1, 1, used=used))
    found = [one.correlation for one in cards_used(played)]
    assert len(found) == 40
    assert 0 < sum(one is not None and one.p < 0.05 for one in found) <= 6
    assert all(one is not None and one.p <= one.corrected <= 1 for one in found)
    assert not any(one is not None and one.corrected < 0.05 for one in found)


def test_who_always_wins_tells_nothing() -> None:
    played = [game(index, (0,), (index % 2,), otherwise=(1 - index % 2,)) for index in range(100)]
    found, _ = cards_used(played)
    assert found.correlation is None


def test_who_has_a_card_is_not_compared_with_who_has_none() -> None:
    """Those who got the card won more, however they used it: no use of it looks good for that."""
    rng = random.Random(5)
    played = []
    for index in range(400):
        lucky = index % 2
        winner = lucky if rng.random() < 0.9 else 1 - lucky
        how = rng.random() < 0.5
        played.append(game(index, (winner,), (lucky,) if how else (), otherwise=() if how else (lucky,)))
    for found in cards_used(played):
        assert found.correlation is not None
        assert found.correlation.low < 0 < found.correlation.high
        assert found.won_with.share > 0.85 < found.won_otherwise.share
