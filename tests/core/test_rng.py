"""Chance: unbiased, the same everywhere, and copied whole."""

from collections import Counter
from itertools import permutations

import pytest

from detente.core.engine.rng import Rng, restored, seeded

FIRST_OF_SEED_7 = [25, 10, 52, 95, 97, 92, 18, 28]
DECK_OF_SEED_7 = [0, 5, 4, 9, 3, 10, 11, 6, 7, 8, 1, 2]


def test_the_numbers_are_those_of_sfc32() -> None:
    # Reference: Doty-Humphrey's sfc32 with the state 1, 2, 3, 4, worked out by hand for the first word.
    rng = Rng(1, 2, 3, 4)
    assert rng.word() == 1 + 2 + 4
    assert rng.to_list() == [2 ^ (2 >> 9), 3 + (3 << 3), (3 << 21) + 7, 5]


def test_the_same_seed_gives_the_same_numbers_on_every_platform() -> None:
    rng = seeded(7)
    assert [rng.below(100) for _ in range(8)] == FIRST_OF_SEED_7
    deck = list(range(12))
    rng.shuffle(deck)
    assert deck == DECK_OF_SEED_7


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 10, 100])
def test_every_number_below_the_bound_is_as_likely_as_any_other(bound: int) -> None:
    rng = seeded(bound)
    n = 2000 * bound
    seen = Counter(rng.below(bound) for _ in range(n))
    assert set(seen) == set(range(bound))
    # chi-squared with `bound - 1` degrees of freedom; 10 standard deviations above its mean
    surprise = sum((count - 2000) ** 2 / 2000 for count in seen.values())
    assert surprise < bound - 1 + 10 * (2 * bound) ** 0.5


def test_the_largest_bound_has_no_overflow() -> None:
    rng = seeded(1)
    drawn = [rng.below(2**31) for _ in range(1000)]
    assert 0 <= min(drawn) < 2**24 and 2**31 - 2**24 < max(drawn) < 2**31


def test_every_order_is_as_likely_as_any_other() -> None:
    rng = seeded(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 23 + 10 * 46**0.5


def test_a_long_pile_keeps_all_its_cards() -> None:
    rng = seeded(4)
    items = list(range(500))
    rng.shuffle(items)
    assert items != list(range(500))
    assert sorted(items) == list(range(500))


def test_seeds_of_more_than_128_bits_differ_in_every_bit() -> None:
    seeds = [0, 1, -1, 2**64, 2**128, 2**200, 2**200 + 1]
    assert len({tuple(seeded(seed).to_list()) for seed in seeds}) == len(seeds)


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = seeded(5)
    rng.rigged = [3]
    twin = rng.copy()
    assert twin.below(10) == 3
    assert rng.rigged == [3]
    assert rng.below(10) == 3
    assert [rng.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    assert restored(rng.to_list()).word() == rng.word()


def test_two_numbers_come_from_one_draw_and_can_be_rigged_each() -> None:
    rng = seeded(8)
    seen = Counter(divmod(rng.pair(6), 6) for _ in range(36 * 500))
    assert len(seen) == 36
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 35 + 10 * 70**0.5
    rng.rigged = [5, 4, 3]
    assert rng.pair(6) == 5 * 6 + 4
    assert divmod(rng.pair(6), 6)[0] == 3
    rng.used = False
    rng.pair(6)
    assert rng.used


def test_a_block_of_words_moves_the_generator_on() -> None:
    rng, twin = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
    block = rng.words(3)
    twin.word()
    assert rng.to_list() == twin.to_list()
    assert Rng(1, 2, 3, 4).words(5)[:3] == block
    assert rng.words(3) != block
    assert all(0 <= word < 2**32 for word in block)


def test_rigged_results_come_first_and_must_be_possible() -> None:
    rng = seeded(6)
    rng.rigged = [9, 10]
    assert rng.below(10) == 9
    with pytest.raises(ValueError, match="10 cannot come up here: 0 to 9 can"):
        rng.below(10)


@pytest.mark.parametrize("words", [[], [1, 2, 3], [1, 2, 3, -1], [1, 2, 3, 2**32]])
def test_words_that_are_none_are_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four words of 32 bits"):
        restored(words)
