"""Turning up a card."""

import pytest

from tests.rules.nuclear_war.helpers import (
    ANTI_MISSILES,
    GAME,
    SECRETS,
    UNARMED,
    act,
    asked,
    at_war,
    discards,
    facts_of,
    kinds,
    lay_all_rows,
    legal,
    people,
    random_game,
    random_step,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)

CARRIERS = {"polaris": 10, "atlas": 20, "b70": 50, "saturn": 100}
WARHEADS = {"warhead_10": 10, "warhead_20": 20, "warhead_50": 50, "warhead_100": 100}


def ready(first, slot=None, **more):
    """A turns up `first`; `slot` is the carrier in his launch slot."""
    return table(A={"hand": UNARMED, "row": [first, "am_p"], "launch_slot": slot}, **more)


@pytest.mark.rule("NW-REVEAL-1", "NW-WAR-2")
@pytest.mark.parametrize("old", [None, *CARRIERS])
@pytest.mark.parametrize("new", CARRIERS)
def test_a_carrier_takes_the_place_of_the_one_in_the_launch_slot(old, new):
    state = ready(new, old)
    events = turn_up(state, "A")
    assert seen(state, "A")["launch_slot"] == new
    assert seen(state, "A")["load"] == CARRIERS[new]
    assert discards(state) == ([old] if old else [])
    assert turns(events) == "B"
    assert not at_war(state)


@pytest.mark.rule("NW-REVEAL-1")
def test_a_carrier_stays_until_its_players_next_reveal():
    state = table(
        2,
        A={"hand": UNARMED, "row": ["saturn", "am_p"]},
        B={"row": ["atlas", "am_a"], "hand": ["warhead_20"] * 7},
    )
    turn_up(state, "A")
    turn_up(state, "B")
    assert (seen(state, "A")["launch_slot"], seen(state, "B")["launch_slot"]) == ("saturn", "atlas")
    turn_up(state, "A")
    assert (seen(state, "A")["launch_slot"], seen(state, "B")["launch_slot"]) == (None, "atlas")


@pytest.mark.rule("NW-REVEAL-2", "NW-CARD-6")
@pytest.mark.parametrize("carrier", CARRIERS)
@pytest.mark.parametrize("warhead", WARHEADS)
def test_a_warhead_with_a_matching_carrier_must_be_fired_at_once(carrier, warhead):
    state = ready(warhead, carrier)
    events = turn_up(state, "A")
    if WARHEADS[warhead] <= CARRIERS[carrier]:
        assert asked(state) == ("attack_target", "A")
        assert legal(state, "A") == ["target B", "target C", "target D"], "he cannot keep it back"
        assert state.view(None)["turned_up"] == warhead
    else:
        assert turns(events) == "B"


@pytest.mark.rule("NW-REVEAL-3")
@pytest.mark.parametrize("warhead", WARHEADS)
def test_a_warhead_without_carrier_is_discarded(warhead):
    state = ready(warhead)
    events = turn_up(state, "A")
    assert discards(state) == [warhead]
    assert facts_of(events, "CardDiscarded", "seat", "card") == [(0, warhead)]
    assert turns(events) == "B"
    assert not at_war(state)


@pytest.mark.rule("NW-REVEAL-4", "NW-WAR-2")
@pytest.mark.parametrize(
    ("carrier", "warhead"),
    [(c, w) for c in CARRIERS for w in WARHEADS if WARHEADS[w] > CARRIERS[c]],
)
def test_a_warhead_too_big_for_its_carrier_is_discarded_with_it(carrier, warhead):
    state = ready(warhead, carrier)
    events = turn_up(state, "A")
    assert sorted(discards(state)) == sorted([carrier, warhead])
    assert seen(state, "A")["launch_slot"] is None
    assert turns(events) == "B"
    assert told(events, "AttackDeclared") == []
    assert not at_war(state)


@pytest.mark.rule("NW-REVEAL-5")
@pytest.mark.parametrize("carrier", CARRIERS)
@pytest.mark.parametrize("war", [False, True])
def test_propaganda_costs_the_carrier_in_the_launch_slot(carrier, war):
    state = ready("propaganda_10", carrier, war=war, B={"population": 30})
    events = turn_up(state, "A")
    assert discards(state)[0] == carrier, "first the carrier"
    assert seen(state, "A")["launch_slot"] is None
    if not war:
        assert asked(state) == ("propaganda_target", "A")
        before = people(state, "A")
        events += act(state, "A", "target B")
        assert (people(state, "A"), people(state, "B")) == (before + 10, 20)
    assert discards(state) == [carrier, "propaganda_10"]
    assert turns(events) == "B"


@pytest.mark.rule("NW-REVEAL-6")
@pytest.mark.parametrize("anti_missile", ANTI_MISSILES)
@pytest.mark.parametrize("carrier", [None, "saturn", "b70"])
def test_an_anti_missile_turned_up_is_discarded_without_effect(anti_missile, carrier):
    other = "am_s" if anti_missile != "am_s" else "am_b"
    state = table(A={"hand": UNARMED, "row": [anti_missile, other], "launch_slot": carrier})
    totals = [people(state, seat) for seat in "ABCD"]
    events = turn_up(state, "A")
    assert discards(state) == ([carrier] if carrier else []) + [anti_missile]
    assert seen(state, "A")["launch_slot"] is None
    assert turns(events) == "B"
    assert [people(state, seat) for seat in "ABCD"] == totals
    assert "Intercepted" not in kinds(events)


@pytest.mark.rule("NW-REVEAL-7")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_secrets_never_lie_in_a_row(seats):
    for seed in range(8):
        state, chance = random_game(seats, seed)
        while not state.over:
            events = []
            random_step(state, chance, events)
            assert not set(facts_of(events, "CardTurnedUp", "card")) & set(SECRETS)
            for seat in "ABCDEF"[:seats]:
                assert not set(row(state, seat)) & set(SECRETS)


@pytest.mark.rule("NW-REVEAL-7")
def test_no_action_places_a_secret():
    texts = [GAME.actions.text(action) for action in range(GAME.actions.size)]
    assert "place am_s" in texts
    for secret in SECRETS:
        assert f"play {secret}" in texts
        assert not {f"place {secret}", f"place shown {secret}", f"show {secret}"} & set(texts)


@pytest.mark.rule("NW-REVEAL-7", "NW-SETUP-5")
def test_a_secret_drawn_before_the_rows_lie_is_played_before_them():
    state = table(2, set_up=["B"], B={"hand": ["tax_raise", *UNARMED, "atlas"]}, A={"population": 30})
    assert legal(state, "B") == ["play tax_raise"]
    act(state, "B", "play tax_raise")
    act(state, "B", "done")
    act(state, "B", "done")
    assert all("tax_raise" not in text for seat in "AB" for text in legal(state, seat))
    lay_all_rows(state)
    assert discards(state) == ["tax_raise"]
