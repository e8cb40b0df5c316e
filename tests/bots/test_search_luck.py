"""Luck of worlds at the root: what is taken off, and how it is told from what actions are worth."""

import pytest

from detente.bots.search.luck import Luck
from detente.core.rng import seeded


def test_an_action_tried_in_lucky_worlds_only_is_not_overrated() -> None:
    """The first three worlds are good for all; the second action is worse by 0.1 everywhere, and tried in these alone."""
    worlds = [0.8, 0.9, 0.7, 0.1, 0.2, 0.3]
    luck = Luck(2)
    for value in worlds:
        luck.take(0, value)
    for value in worlds[:3]:
        luck.take(1, value - 0.1)
    gains = [sum(worlds), sum(worlds[:3]) - 0.3]
    assert gains[1] / 3 > gains[0] / 6, "as it looks"
    corrected = luck.corrected(gains)
    assert corrected[0] == pytest.approx(gains[0]), "the one tried most has had all the luck there was"
    assert corrected[1] / 3 == pytest.approx(gains[0] / 6 - 0.1), "as it is"


def test_where_results_have_nothing_in_common_nothing_is_taken_off() -> None:
    rng = seeded(5)
    apart, together = Luck(3), Luck(3)
    for _ in range(200):
        world = rng.below(1000) / 1000
        for slot in range(3):
            apart.take(slot, rng.below(1000) / 1000)
            together.take(slot, world + rng.below(100) / 1000)
    assert apart.shared < 0.2
    assert together.shared > 0.9
    assert apart.spread == pytest.approx(0.289, abs=0.04), "the deviation of an even share"
    assert together.spread == pytest.approx(0.0289 * 2**0.5, abs=0.01), (
        "that of the difference of two small ones"
    )


def test_before_anything_was_tried_gains_are_what_they_are() -> None:
    luck = Luck(2)
    assert luck.corrected([0.0, 0.0]) == [0.0, 0.0]
    luck.take(1, 0.5)
    assert luck.corrected([3.0, 0.5]) == [3.0, 0.5], "what an older tree has found stays"
