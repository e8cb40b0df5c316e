"""Positions for tests and tutorials: what cannot be is refused with its name."""

import pytest

from tests.rules.europe1815.helpers import (
    ADMIRALS,
    AMERICA,
    GAME,
    asked,
    land,
    quick,
    seen,
    supply,
    table,
    view,
)

WRONG = [
    ({"E": {}}, {}, "no fact 'E': there are A, B"),
    ({"lands": {}, "A": 7}, {}, "A: must be an object"),
    ({"lands": {}, "A": {"money": 3}}, {}, "A: no fact 'money'"),
    ({"A": {"points": 3}}, {}, "A: during set-up only 'start'"),
    ({"start": "C"}, {}, "'start' must be A or B"),
    ({"lands": {"atlantis": "A 1 inf"}}, {}, "lands: no fact 'atlantis'"),
    ({"lands": {"quebec": "A 1 inf"}}, {}, "lands: no fact 'quebec'"),
    ({"lands": {"england": "C 1 inf"}}, {}, "lands england: 'owner' must be A or B or neutral"),
    ({"lands": {"england": "A 1 tank"}}, {}, "lands england: no fact 'tank'"),
    ({"lands": {"england": "A many inf"}}, {}, "lands england: 'inf' must be a whole number from 1 to 18"),
    ({"lands": {"england": "A"}}, {}, "lands england: a land holds at least one unit"),
    ({"lands": {"england": "A 10 inf", "irland": "A 7 inf"}}, {}, "A: there are only 16 inf"),
    ({"lands": {"england": "A 1 inf 1 ships"}}, {}, "ships need the module"),
    ({"lands": {"irland": "A 1 inf 1 ships"}}, ADMIRALS, "an anchor land"),
    ({"lands": {}, "A": {"general": "england"}}, {}, "A general: it must be in a land of its owner"),
    ({"lands": {}, "A": {"flag": "quebec"}}, {}, "'flag' must be"),
    ({"lands": {}, "A": {"markers": 6}}, {}, "'markers' must be a whole number from 0 to 5"),
    ({"lands": {}, "A": {"points": 13}}, {}, "'points' must be a whole number from 0 to 12"),
    ({"lands": {}, "A": {"wish": "gold"}}, AMERICA, "'wish' must be fortress"),
    ({"lands": {}, "A": {"chief": True}}, {}, "no native chief"),
    ({"lands": {}, "phase": "lunch"}, {}, "'phase' must be winter or reinforcement or summer"),
    ({"lands": {}, "year": 10}, {}, "'year' must be a whole number from 1 to 9"),
    ({"lands": {}, "turn": "D"}, {}, "'turn' must be A or B"),
    ({"lands": {}, "actions": 3}, {}, "'actions' must be a whole number from 0 to 2"),
    ({"lands": {}, "actions": 1, "civil": ["sleep"]}, {}, "'civil' must be a list of"),
    ({"lands": {}, "conquered": "C"}, {}, "conquered: no 'C': there are A, B"),
]


@pytest.mark.parametrize(("facts", "options", "says"), WRONG, ids=[says for *_, says in WRONG])
def test_what_cannot_be(facts, options, says):
    with pytest.raises(ValueError, match=says):
        GAME.position(facts, {"seats": 2} | options)


def test_without_facts_it_is_a_start():
    state, start = GAME.position({}, {"seats": 3}, 5), GAME.start({"seats": 3}, 5)
    assert state.legal_actions(state.to_act[0])[:3] == start.legal_actions(start.to_act[0])[:3]
    assert asked(state)[0] == asked(start)[0] == "capital"


def test_facts_are_laid_out():
    state = table(
        {"england": "A 3 inf 1 art", "irland": "B 2 kav", "livland": "neutral 5 inf"},
        3,
        year=4,
        phase="summer",
        turn="B",
        start="C",
        actions=1,
        attacks=1,
        civil=["diplomacy"],
        A={"flag": "irland", "general": "england", "markers": 3, "points": 7},
    )
    assert (land(state, "england"), land(state, "livland")) == ("A 3 inf 1 art", "neutral 5 inf")
    assert (supply(state, "A"), supply(state, "B")) == ((13, 6, 3), (16, 4, 4))
    about = seen(state, "A")
    assert (about["flag"], about["general"], about["markers"], about["points"]) == ("irland", "england", 3, 7)
    assert seen(state, "B")["foreign_flags"] == 1
    shown = view(state)
    assert (shown["year"], shown["phase"], shown["turn"], shown["turn_order"]) == (4, "summer", 1, [2, 0, 1])
    assert (shown["actions"], shown["civil"], asked(state)) == (1, ["diplomacy"], ("turn", "B"))
    assert GAME.from_dict(state.to_dict()).view(0) == state.view(0)


def test_lands_of_the_quick_start_are_changed_one_by_one():
    state = quick(lands={"england": "B 1 inf"}, B={"markers": 2})
    assert land(state, "england") == "B 1 inf"
    assert seen(state, "A")["general"] is None
    assert land(state, "schweden") == "A 1 inf"
    assert supply(state, "B") == (8, 3, 4)


def test_a_wish_and_a_chief_in_1715():
    state = table(
        {"michigan": "A 2 inf", "quebec": "B 1 inf"},
        options=AMERICA,
        A={"chief": True},
        B={"wish": "settle", "lands_then": 1, "loyalty": 5},
    )
    assert [seen(state, seat)["chief"] for seat in "AB"] == [True, False]
    assert (seen(state, "B")["wish"], seen(state, "B")["wish_met"], seen(state, "B")["loyalty"]) == (
        "settle",
        False,
        5,
    )
