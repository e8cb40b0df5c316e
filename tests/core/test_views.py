"""Facts of views: what each kind shows, reads back, and writes to an observation; and that views keep their schema."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

import detente
from detente.core.engine.options import choices
from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Line, Numbers, Seats
from detente.core.shown.facts import (
    OWN,
    Amounts,
    Audience,
    Fact,
    Flag,
    Marks,
    Maybe,
    Number,
    One,
    Ordered,
    Plain,
    Present,
    Queue,
    Tally,
)
from detente.core.shown.features import Features, features_of
from detente.core.shown.groups import (
    PLACE,
    Each,
    Group,
    Key,
    Listed,
    Perhaps,
    Records,
    Rows,
    Some,
    View,
    While,
)

CARDS = Axis(["atlas", "saturn"])
COLOURS = Axis(["red", "green", "blue"])
SEATS = Seats(4)
SEAT = 2
"""The observer; three seats are at the table."""


class GameState:
    """All that a reader asks of a state."""

    seats = 3


def seen(*facts: Fact[Any]) -> tuple[dict[str, object], dict[int, int]]:
    """What facts show, and the numbers that they write, which are the same when they are read back."""
    view: View[Any] = View(*facts)
    raw = view.raw(GameState(), SEAT)
    shown = view.show_row(GameState(), raw)
    out, again = Numbers(view.length), Numbers(view.length)
    out.turn_to(SEAT, 3)
    again.turn_to(SEAT, 3)
    view.write(GameState(), SEAT, out)
    view.read_back(shown, again)
    assert out.found() == again.found()
    schema = view.schema()
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(shown)
    return shown, out.found()


def test_numbers_and_flags():
    assert seen(Number("a", "", 0, 9, lambda s, seat: 7)) == ({"a": 7}, {0: 7})
    assert seen(Flag("a", "", lambda s, seat: 2)) == ({"a": True}, {0: 1})
    assert seen(Flag("a", "", lambda s, seat: 0)) == ({"a": False}, {})
    assert seen(Number("a", "", 0, 9, lambda s, seat: 12).saturated()) == ({"a": 12}, {0: 9})


def test_a_number_that_may_be_missing():
    assert seen(Maybe("a", "", 0, 9, lambda s, seat: 0)) == ({"a": 0}, {0: 1})
    assert seen(Maybe("a", "", 0, 9, lambda s, seat: None)) == ({"a": None}, {})
    assert seen(Maybe("a", "", -9, 9, lambda s, seat: -3)) == ({"a": -3}, {0: 1, 1: -3})


def test_one_part_of_an_axis_or_none():
    assert seen(One("a", "", COLOURS, lambda s, seat: 2)) == ({"a": "blue"}, {2: 1})
    assert seen(One("a", "", COLOURS, lambda s, seat: -1)) == ({"a": None}, {})


def test_seats_are_counted_from_the_own_one():
    assert seen(One("a", "", SEATS, lambda s, seat: 0)) == ({"a": 0}, {1: 1})
    assert seen(Amounts("a", "", SEATS, 0, 9, lambda s, seat: [5, 6, 7])) == (
        {"a": [5, 6, 7]},
        {1: 5, 2: 6, 0: 7},
    )


def test_lists_are_counted_or_keep_their_order():
    parts = [1, 0, 1]
    assert seen(Tally("a", "", COLOURS, 2, lambda s, seat: parts)) == (
        {"a": ["green", "red", "green"]},
        {0: 1, 1: 2},
    )
    assert seen(Queue("a", "", COLOURS, 3, lambda s, seat: parts, 2)) == (
        {"a": ["green", "red", "green"]}, {1: 1, 0: 2, 4: 3},
    )  # fmt: skip
    assert seen(Ordered("a", "", Line(["x", "y", "z", "last"]), COLOURS, lambda s, seat: parts)) == (
        {"a": ["green", "red", "green"]}, {1: 1, 3: 1, 7: 1},
    )  # fmt: skip


def test_numbers_by_part():
    assert seen(Amounts("a", "", COLOURS, 0, 9, lambda s, seat: [0, 4, 5]))[0] == {
        "a": {"red": 0, "green": 4, "blue": 5}
    }
    assert seen(Present("a", "", COLOURS, 0, 9, lambda s, seat: [0, 4, 5])) == (
        {"a": {"green": 4, "blue": 5}}, {1: 4, 2: 5},
    )  # fmt: skip
    assert seen(Marks("a", "", Line(["x", "y", "z"]), lambda s, seat: [0, 1])) == (
        {"a": [False, True]},
        {1: 1},
    )


def test_groups():
    inner = Group("g", "", [Number("a", "", 0, 9, lambda s, seat: 3), Flag("b", "", lambda s, seat: True)])
    assert seen(inner) == ({"g": {"a": 3, "b": True}}, {0: 3, 1: 1})
    perhaps = Perhaps("g", "", lambda s, seat: [4], [Number("a", "", 0, 9)])
    assert seen(perhaps) == ({"g": {"a": 4}}, {0: 4})
    assert seen(Perhaps("g", "", lambda s, seat: None, [Number("a", "", 0, 9)])) == ({"g": None}, {})
    own = [Number("a", "", 0, 9, lambda s, seat: 4)]
    assert seen(While("g", "", lambda s, seat: True, own)) == ({"g": {"a": 4}}, {0: 4})
    own = [Number("a", "", 0, 9, lambda s, seat: 4)]
    assert seen(While("g", "", lambda s, seat: False, own)) == ({"g": None}, {})


def test_an_object_for_each_part():
    each = Each("g", "", SEATS, [Number("a", "", 0, 9, each=lambda s, seat, other: other + 1)])
    assert seen(each) == ({"g": [{"a": 1}, {"a": 2}, {"a": 3}]}, {1: 1, 2: 2, 0: 3})
    rows = Rows(
        "g",
        "",
        COLOURS,
        lambda s, seat: [[1, 0], [2, 1], [3, 2]],
        [Number("a", "", 0, 9), One("b", "", COLOURS)],
    )
    shown, numbers = seen(rows)
    assert shown["g"] == {
        "red": {"a": 1, "b": "red"},
        "green": {"a": 2, "b": "green"},
        "blue": {"a": 3, "b": "blue"},
    }
    assert numbers == {0: 1, 1: 2, 2: 3, 3: 1, 7: 1, 11: 1}
    some = Some("g", "", COLOURS, lambda s, seat: [(2, [5])], [Number("a", "", 0, 9)])
    assert seen(some) == ({"g": {"blue": {"a": 5}}}, {2: 5})


@pytest.mark.parametrize("axis", [SEATS, COLOURS])
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (lambda: Number("a", "", -9, 9), [0, -3, 4]),
        (lambda: Number("a", "", 0, 3).saturated(), [7, 0, 2]),
        (lambda: Maybe("a", "", 0, 9), [None, 0, 5]),
        (lambda: Flag("a", ""), [1, 0, True]),
        (lambda: One("a", "", COLOURS), [2, -1, 0]),
        (lambda: One("a", "", SEATS), [2, -1, 0]),
        (lambda: Tally("a", "", COLOURS, 9), [[0, 2, 2], [], [1]]),
    ],
)
def test_a_reader_of_all_parts_gives_what_a_reader_of_a_part_gives(axis, kind, values):
    one_by_one = kind()
    one_by_one.each = lambda s, seat, part: values[part]
    wanted = seen(Each("g", "", axis, [one_by_one]))
    assert wanted[1]
    assert seen(Each("g", "", axis, [kind().read_along(lambda s, seat: values)])) == wanted
    assert seen(Each("g", "", axis, [kind().read_along(lambda s, seat: tuple(values))])) == wanted
    within = Perhaps("p", "", lambda s, seat: [[values]], [Each("g", "", axis, [kind()])])
    assert seen(within) == ({"p": wanted[0]}, wanted[1])


def test_what_a_reader_of_all_parts_reads_may_be_for_some_only():
    for_west = Audience("West", lambda s, seat: seat == 0)
    hidden = Number("a", "", 0, 9).read_along(lambda s, seat: [1, 2, 3]).for_eyes(for_west)
    assert seen(Each("g", "", SEATS, [hidden])) == ({"g": [{"a": 0}] * 3}, {})


def test_records_are_observed_by_their_keys():
    def facts() -> list[Fact[Any]]:
        return [One("who", "", SEATS), One("what", "", COLOURS), Number("n", "", 0, 9)]

    rows = [[0, 1, 4], [0, 1, 5], [2, 0, 6]]
    keys = ["who", "what"]
    shown, numbers = seen(Records("r", "", lambda s, seat: rows, facts(), keys, most=3))
    assert shown["r"] == [
        {"who": 0, "what": "green", "n": 4}, {"who": 0, "what": "green", "n": 5}, {"who": 2, "what": "red", "n": 6},
    ]  # fmt: skip
    assert numbers == {4: 2, 0: 1}
    assert seen(Records("r", "", lambda s, seat: rows, facts(), keys, PLACE, most=3))[1] == {4: 2, 0: 3}
    assert seen(Records("r", "", lambda s, seat: rows, facts(), keys, "n", most=30))[1] == {4: 9, 0: 6}
    assert seen(Records("r", "", lambda s, seat: rows, facts()))[1] == {}


def test_a_list_of_objects_by_what_each_is_about():
    listed = Listed(
        "r", "", Key("what", "", COLOURS), [Number("n", "", 0, 9)], lambda s, seat: [[2, 5], [0, 0]]
    )
    assert seen(listed) == ({"r": [{"what": "blue", "n": 5}, {"what": "red", "n": 0}]}, {2: 1, 0: 1, 5: 5})


def test_what_a_seat_may_not_see_is_empty():
    west = Audience("West", lambda s, seat: seat == 0)
    hand = Tally("hand", "", COLOURS, 9, lambda s, seat: [0]).for_eyes(west)
    assert seen(hand) == ({"hand": []}, {})
    own = Tally("hand", "", COLOURS, 9, lambda s, seat: [0]).for_eyes(OWN)
    assert own.raw(GameState(), SEAT) == [0] and own.raw(GameState(), -1) == []


def test_what_is_not_observed_is_shown():
    assert seen(Number("a", "", 0, 9, lambda s, seat: 7).unobserved(), Flag("b", "", lambda s, seat: 1)) == (
        {"a": 7, "b": True}, {0: 1},
    )  # fmt: skip
    assert seen(Plain("a", "", {"type": "string"}, lambda s, seat: "x")) == ({"a": "x"}, {})


@pytest.mark.parametrize(
    ("copies", "cards", "found"),
    [
        (1, ["atlas", "saturn"], {0: 1, 1: 2}),
        (1, ["atlas", "saturn", "atlas"], {0: 3, 1: 2}),
        (2, ["atlas", "saturn", "atlas"], {0: 1, 1: 2, 2: 3}),
        (2, ["saturn", "saturn", "saturn", "atlas"], {1: 1, 3: 3, 0: 4}),
    ],
)
def test_a_queue_keeps_to_its_own_numbers(copies: int, cards: Sequence[str], found: dict[int, int]) -> None:
    view = View[State](
        Queue("next", "the cards to come", CARDS, 9, copies=copies), Flag("war", "whether war reigns")
    )
    out = Numbers(view.length)
    view.read_back({"next": cards, "war": False}, out)
    assert out.found() == found


def test_a_queue_that_saturates_shows_late_places_as_the_last_one() -> None:
    view = View[State](Queue("next", "the cards to come", CARDS, 2, copies=3).saturated())
    out = Numbers(view.length)
    view.read_back({"next": ["atlas", "atlas", "atlas"]}, out)
    assert out.found() == {0: 1, 2: 2, 4: 2}


WRONG: Final[list[tuple[Fact[State], Any, str]]] = [
    (Number("cash", "", 0, 9), 10, "A cash must be a whole number from 0 to 9, not 10"),
    (Number("cash", "", 0, 9), "9", "A cash must be a whole number from 0 to 9, not '9'"),
    (Number("cash", "", 0, 9), True, "A cash must be a whole number from 0 to 9, not True"),
    (Number[State]("cash", "", 0, 9).in_unit("pounds"), -1, "must be a whole number of pounds from 0 to 9, not -1"),
    (Number[State]("cash", "", 0, 9).saturated(), 2.5, "A cash must be a whole number, not 2.5"),
    (Flag("cash", ""), 1, "A cash must be true or false, not 1"),
    (One("cash", "", CARDS), "b70", "A cash must be one of atlas, saturn, not 'b70'"),
    (One("cash", "", Seats(3)), 3, "A cash must be a seat from 0 to 2, not 3"),
    (Tally("cash", "", CARDS, 1), "atlas", "A cash must be a list, not 'atlas'"),
    (
        Ordered("cash", "", Line(["top"]), CARDS), ["atlas", "saturn"],
        "A cash must be a list no longer than 1, not of length 2",
    ),
    (Tally("cash", "", CARDS, 1), ["atlas", 5], "A cash: each must be one of atlas, saturn, not 5"),
]  # fmt: skip


@pytest.mark.parametrize(("fact", "shown", "why"), WRONG, ids=[why for _, _, why in WRONG])
def test_what_a_fact_cannot_be_is_named_with_what_it_may_be(fact: Fact[State], shown: Any, why: str) -> None:
    with pytest.raises(ValueError) as refused:
        fact.parse(shown, "A cash")
    assert why in str(refused.value)


def test_a_fact_is_in_one_place_only():
    shared = Flag("b", "", lambda s, seat: True)
    View(Flag("a", "", lambda s, seat: True), shared)
    with pytest.raises(ValueError, match="the fact 'b' is in two places"):
        View(shared)


def test_a_group_with_an_axis_in_another_is_refused():
    inner = Each("inner", "", COLOURS, [Flag("a", "", each=lambda s, seat, part: True)])
    with pytest.raises(TypeError, match="inner has an axis and is in a group with one"):
        seen(Each("outer", "", SEATS, [inner]))


def test_two_facts_of_one_name_are_refused():
    isles = detente.game("isles")
    with pytest.raises(ValueError, match="two blocks are called 'over'"):
        Features(isles, View(Flag("over", "", lambda s, seat: True)))


def moments(id: str) -> Iterator[State]:
    """States of a random game with each value of each option."""
    game = detente.game(id)
    for seed, options in enumerate(choices(game.options)):
        chance = random.Random(seed)
        state = game.start(options, seed)
        while not state.over:
            if chance.random() < 0.02:
                yield state
            seat = chance.choice(list(state.to_act))
            state.apply(seat, chance.choice(state.legal_actions(seat)))
        yield state


@pytest.mark.parametrize("id", detente.games())
def test_views_keep_the_schema(id: str):
    schema = detente.game(id).view_schema()
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for state in moments(id):
        for seat in (None, *range(state.seats)):
            validator.validate(state.view(seat))


@pytest.mark.parametrize("id", detente.games())
def test_every_number_of_an_observation_has_a_name(id: str):
    features = features_of(detente.game(id))
    names = features.names
    assert len(names) == len(set(names)) == features.size == len(features.lows) == len(features.highs)
