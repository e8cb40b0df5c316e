"""Observations: what blocks say is what they give, for every game and option, and nothing hidden is in them."""

from array import array

import pytest

import detente
from detente.core.shown.features import (
    Features,
    choice,
    features_of,
    flag,
    number,
    per_seat,
    saturated,
    seat_of,
    turned,
)
from tools import research_pages

GAMES = detente.games()
LOOKS = 25


@pytest.mark.parametrize("id", GAMES)
def test_packed_numbers_are_those_that_are_named(id):
    features = features_of(detente.game(id))
    view = detente.game(id).start(None, 3).view(0)
    values = features.encode(view)
    assert len(values) == features.size == len(features.names) == len(features.lows) == len(features.highs)
    assert array("f", features.packed(view)) == array("f", values)


def test_the_loyalty_of_the_crown_is_seen():
    game = detente.game("europe1815")
    features = features_of(game)
    state = game.start({"map": "1715", "start": "quick"}, 1)
    view = state.view(0)
    features.check(view)
    values = features.encode(view)
    expected = [seat["loyalty"] or 0 for seat in view["table"]]
    assert [values[k] for k in features.span("loyalty")] == expected and any(expected)


def test_the_own_seat_comes_first():
    features = features_of(detente.game("nuclear_war"))
    state = detente.game("nuclear_war").start({"seats": 3, "totals": "open"}, 5)
    people = [seat["population"] for seat in state.view(0)["table"]]
    for seat in range(3):
        values = features.encode(state.view(seat))
        found = [values[k] for k in features.span("population")]
        assert found == [*people[seat:], *people[:seat], 0, 0, 0]


def test_cards_in_hand_are_counted():
    features = features_of(detente.game("nuclear_war"))
    view = detente.game("nuclear_war").start(None, 2).view(1)
    values = features.encode(view)
    hand = {features.names[k]: values[k] for k in features.span("hand") if values[k]}
    assert hand == {f"hand {id}": view["hand"].count(id) for id in view["hand"]}


def test_the_order_of_cards_that_all_know_is_kept():
    features = features_of(detente.game("nations"))
    view = detente.game("nations").start(None, 2).view(1)
    kinds = view["unseen"][:3]
    view["below"] = [kinds[1], kinds[0], kinds[1]]
    values = features.encode(view)
    found = {features.names[k]: values[k] for k in features.span("below") if values[k]}
    assert found == {
        f"below copy 1/{kinds[1]}": 1,
        f"below copy 1/{kinds[0]}": 2,
        f"below copy 2/{kinds[1]}": 3,
    }


def test_a_spectator_and_another_game_are_refused():
    features = features_of(detente.game("isles"))
    with pytest.raises(ValueError, match="a view of one of its seats"):
        features.encode(detente.game("isles").start().view(None))
    with pytest.raises(ValueError, match="features of isles"):
        features.encode(detente.game("nations").start().view(0))


def test_what_leaves_its_range_is_named():
    isles = detente.game("isles")
    view = isles.start().view(0)
    with pytest.raises(ValueError, match="tide: 7 is not from 0 to 3"):
        Features(isles, [number("tide", "", 0, 3, lambda view: 7)]).check(view)
    with pytest.raises(ValueError, match="pearls left 1: 9 is not from 0 to 5"):
        Features(isles, [per_seat("pearls", "", 0, 5, 3, lambda view: [1, 9])]).check(view)
    held = Features(isles, [saturated(number("tide", "", 0, 3, lambda view: 7))])
    held.check(view)
    assert held.encode(view)[-1] == 3


def test_a_block_of_another_length_is_named():
    isles = detente.game("isles")
    crooked = Features(isles, [per_seat("pearls", "", 0, 5, 2, lambda view: [1, 2, 3])])
    with pytest.raises(ValueError, match="pearls: 3 numbers, not 2"):
        crooked.encode(isles.start({"seats": 3}).view(0))


def test_two_blocks_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two blocks are called 'tide'"):
        Features(detente.game("isles"), [flag("tide", "", bool), flag("tide", "", bool)])


def test_seats_and_choices():
    view = {"seat": 2, "seats": 3}
    assert turned(view, [5, 6, 7], 4) == [7, 5, 6, 0]
    assert seat_of("", "", 4, lambda view: 0).read(view) == [0, 1, 0, 0]
    assert seat_of("", "", 4, lambda view: None).read(view) == [0, 0, 0, 0]
    assert choice("", "", ["x", "y"], lambda view: "y").read(view) == [0, 1]


@pytest.mark.parametrize("id", research_pages.GAMES)
def test_the_pages_say_what_the_games_say(id):
    page = (research_pages.PAGES / f"{id}.md").read_text(encoding="utf-8")
    assert page == research_pages.page(detente.game(id)), "run: python tools/research_pages.py"


def test_every_index_can_be_found_on_its_page():
    features = features_of(detente.game("nations"))
    rows = research_pages.feature_rows(features, research_pages.long_axes(features))
    first = 0
    for block, row in zip(features.blocks, rows, strict=True):
        assert row.startswith(f"| {research_pages.span(first, block.size)} | `{block.name}` |")
        first += block.size
    assert first == features.size
