"""Observations of the games of the house, and their pages."""

import operator
from array import array
from typing import Any

import pytest

import detente
from detente.core.authors.walk import Walk
from detente.core.shown.features import features_of
from tools import research_pages

GAMES = detente.games()


def named(id: str, state: Any, seat: int, block: str) -> dict[str, int]:
    """The numbers of a block that are not zero, by what they are of."""
    features = features_of(detente.game(id))
    found = features.of_state(state, seat)
    return {features.names[k].removeprefix(f"{block} "): found[k] for k in features.span(block) if k in found}


@pytest.mark.parametrize("id", GAMES)
def test_packed_numbers_are_those_that_are_named(id):
    features = features_of(detente.game(id))
    state = detente.game(id).start(None, 3)
    values = features.encode(state.view(0))
    assert len(values) == features.size == len(features.names) == len(features.lows) == len(features.highs)
    writer = features.writer()
    writer.observe(state, 0)
    assert list(writer.numbers.values) == values
    assert array("f", features.bytes_of(state, 0)) == array("f", values)


def test_the_loyalty_of_the_crown_is_seen():
    game = detente.game("europe1815")
    state = game.start({"map": "1715", "start": "quick"}, 1)
    features = features_of(game)
    features.check(state, 0)
    view = state.view(0)
    values = features.encode(view)
    expected = [n for seat in view["table"] for n in (seat["loyalty"] is not None, seat["loyalty"] or 0)]
    assert [values[k] for k in features.span("seat loyalty")] == expected and any(expected)


def test_the_own_seat_comes_first():
    state = detente.game("nuclear_war").start({"seats": 3, "totals": "open"}, 5)
    people = [seat["population"] for seat in state.view(0)["table"]]
    names = ["self", "left 1", "left 2"]
    for seat in range(3):
        assert named("nuclear_war", state, seat, "seat at least") == dict(
            zip(names, people[seat:] + people[:seat], strict=True)
        )


def test_cards_in_hand_are_counted():
    state = detente.game("nuclear_war").start(None, 2)
    hand = state.view(1)["hand"]
    assert named("nuclear_war", state, 1, "hand") == {id: hand.count(id) for id in hand}


def test_the_order_of_cards_that_all_know_is_kept():
    features = features_of(detente.game("nations"))
    view = detente.game("nations").start(None, 2).view(1)
    kinds = view["unseen"][:3]
    view["below"] = [kinds[1], kinds[0], kinds[1]]
    found = features.of_view(view)
    assert {features.names[k]: found[k] for k in features.span("below") if k in found} == {
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


@pytest.mark.parametrize("id", research_pages.GAMES)
def test_the_pages_say_what_the_games_say(id):
    page = (research_pages.PAGES / f"{id}.md").read_text(encoding="utf-8")
    assert page == research_pages.page(detente.game(id)), "run: python -m tools.research_pages"


def test_every_index_can_be_found_on_its_page():
    features = features_of(detente.game("nations"))
    rows = research_pages.feature_rows(features, research_pages.long_axes(features))
    first = 0
    for block, row in zip(features.blocks, rows, strict=True):
        assert row.startswith(f"| {research_pages.span(first, block.size)} | `{block.name}` |")
        first += block.size
    assert first == features.size


def test_it_is_never_shown_which_of_two_equal_cards_has_which_label():
    """A label belongs to a face rather than a card: a card may have the label of a twin that is elsewhere."""
    game = detente.game("nuclear_war")
    features = features_of(game)
    exchanged = 0
    for seed in range(4):
        walk = Walk(game, None, seed)
        for position in walk.sample(12):
            state = walk.play(walk.moves[:position])
            for seat in range(state.seats):
                observed = features.bytes_of(state, seat)
                exchanged += exchange_labels(state, seat)
                assert features.bytes_of(state.clone(), seat) == observed
                features.check(state, seat)
    assert exchanged


def exchange_labels(state: Any, seat: int) -> int:
    """Give unseen cards with the same face each other's labels, last for first; how many have another one now."""
    memory = state.cards.remembered()
    if memory is None:
        return 0
    group = memory.knowledge[seat].group
    before = group[:]
    for same_face in state.cards.layout.cards_of:
        twins = sorted(set(same_face) & set(state.cards.unseen_cards(seat)))
        for twin, other in zip(twins, reversed(twins), strict=True):
            group[twin] = before[other]
    return sum(map(operator.ne, group, before))
