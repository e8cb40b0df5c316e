"""The configuration of search: what cannot be is refused by name."""

from typing import Any

import pytest

from detente.core.authors.brain import SearchConfig


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"horizon": -1}, "horizon must be None or at least 0, not -1"),
        ({"exploration": -0.5}, "exploration must be at least 0, not -0.5"),
        ({"prior_weight": 1.5}, "prior_weight must be from 0 to 1, not 1.5"),
        ({"rank_decay": -0.1}, "rank_decay must be from 0 to 1, not -0.1"),
        ({"lapses": (0.5, 1.2)}, "lapses must be from 0 to 1, not 1.2"),
        ({"prior_visits": 0}, "prior_visits must be at least 1, not 0"),
        ({"part_visits": 0}, "part_visits must be at least 1, not 0"),
    ],
)
def test_habits_that_cannot_be(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        SearchConfig(**wrong)
