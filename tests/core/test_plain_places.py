"""Where a small game's cards lie, place by place, and how a game of points ranks."""

from typing import Any, cast

import pytest

import detente
from detente.core.authors.plain.places import (
    EVERYBODY,
    NOBODY,
    OWNER,
    deck,
    layout_of,
    pile,
    piles,
    slot,
    slots,
)
from detente.core.authors.plain.ranking import fewest_first, most_first
from detente.core.engine.game import Placement


def test_a_layout_follows_from_its_places() -> None:
    made = layout_of(
        2,
        [0, 0, 1],
        deck("deck"),
        pile("shown", EVERYBODY),
        piles("hand", OWNER),
        slot("turned up", EVERYBODY),
        slots("stowed", OWNER),
        slots("trick", EVERYBODY),
    )
    assert made.names == [
        *("deck", "shown", "A hand", "B hand", "turned up", "A stowed", "B stowed", "A trick", "B trick")
    ]
    assert made.visible_to == [0, 0b111, 0b001, 0b010, 0b111, 0b001, 0b010, 0b111, 0b111]
    assert (made.piles, made.ordered) == (4, [True, False, False, False])
    assert (made.seats, made.faces) == (2, [0, 0, 1])


def test_places_in_the_wrong_order_are_refused() -> None:
    with pytest.raises(
        ValueError, match="the pile 'hand' comes after the slot 'trick': list all piles first"
    ):
        layout_of(2, [0], deck("deck"), slots("trick", EVERYBODY), piles("hand", OWNER))


@pytest.mark.parametrize("spot", [pile("shown", OWNER), slot("turned up", OWNER)])
def test_a_place_that_is_nobodys_has_no_owner_to_see_it(spot: Any) -> None:
    with pytest.raises(
        ValueError, match=f"'{spot.name}' has no owner: use piles or slots for one of each seat"
    ):
        layout_of(2, [0], spot)


def test_nobody_sees_what_lies_closed() -> None:
    assert layout_of(3, [0], pile("away", NOBODY), slots("closed", NOBODY)).visible_to == [0, 0, 0, 0]


def test_points_rank_and_ties_share_a_place() -> None:
    state = detente.game("isles").start({"seats": 3}, seed=1)
    cast(Any, state).pearls = [4, 7, 4]
    assert most_first("pearls", "ISLES-END-2")(state) == [
        Placement(0, 2, "ISLES-END-2", 4.0),
        Placement(1, 1, "ISLES-END-2", 7.0),
        Placement(2, 2, "ISLES-END-2", 4.0),
    ]
    assert [place.place for place in fewest_first("pearls", "ISLES-END-2")(state)] == [1, 3, 1]
