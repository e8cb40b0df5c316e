"""Propaganda, war and peace, and the change of strategy."""

from itertools import product

import pytest

from tests.rules.nuclear_war.helpers import (
    SECRETS,
    UNARMED,
    act,
    asked,
    at_war,
    attack,
    bank,
    discards,
    facts_of,
    gains,
    hand,
    kinds,
    lay_all_rows,
    legal,
    losses,
    own,
    people,
    play,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)


def campaign(card="propaganda_10", seats=4, **more):
    """A turns up propaganda."""
    about = {"A": {"hand": UNARMED, "row": [card, "am_p"]}}
    state = table(seats, **about | more)
    events = turn_up(state, "A")
    return state, events


@pytest.mark.rule("NW-PROP-1")
@pytest.mark.parametrize(
    ("card", "amount"), [("propaganda_5", 5), ("propaganda_10", 10), ("propaganda_25", 25)]
)
@pytest.mark.parametrize("has", [1, 9, 10, 30])
def test_in_peace_propaganda_moves_people_at_most_what_the_opponent_has(card, amount, has):
    state, _ = campaign(card, C={"population": has})
    left = bank(state)
    events = act(state, "A", "target C")
    moved = min(amount, has)
    assert losses(events) == [("C", moved)]
    assert gains(events) == [("A", moved)]
    assert (people(state, "A"), people(state, "C")) == (20 + moved, has - moved)
    assert bank(state) == left
    assert facts_of(events, "PropagandaMade", "seat", "target", "card") == [(0, 2, card)]
    assert discards(state)[0] == card


@pytest.mark.rule("NW-PROP-1", "NW-DEC-4")
def test_propaganda_names_one_living_opponent():
    state, _ = campaign(B={"out": True})
    assert asked(state) == ("propaganda_target", "A")
    assert legal(state, "A") == ["target C", "target D"]
    act(state, "A", "target D")
    assert [people(state, seat) for seat in "ACD"] == [30, 20, 10]


@pytest.mark.rule("NW-PROP-2")
@pytest.mark.parametrize("card", ["propaganda_5", "propaganda_10", "propaganda_25"])
def test_in_war_propaganda_is_simply_discarded(card):
    state, events = campaign(card, war=True)
    assert discards(state) == [card]
    assert losses(events) == gains(events) == []
    assert turns(events) == "B"
    assert [people(state, seat) for seat in "ABCD"] == [20] * 4


@pytest.mark.rule("NW-PROP-3")
def test_propaganda_cannot_be_declined():
    state, _ = campaign()
    assert legal(state, "A") == ["target B", "target C", "target D"]
    alone, events = campaign(seats=2)
    assert losses(events) == [("B", 10)]


@pytest.mark.rule("NW-PROP-4", "NW-RET-1")
def test_who_is_lured_empty_leaves_without_final_retaliation():
    state, _ = campaign(
        C={"population": 9, "hand": ["polaris", "warhead_10"], "row": ["saturn", "warhead_100"]}
    )
    events = act(state, "A", "target C")
    assert "PlayerDied" not in kinds(events)
    assert facts_of(events, "PlayerLured", "seat") == facts_of(events, "PlayerLeft", "seat") == [2]
    assert turns(events) == "B"
    assert not seen(state, "C")["living"]
    assert set(discards(state)) == {"propaganda_10", "polaris", "warhead_10", "saturn", "warhead_100"}


@pytest.mark.rule("NW-WAR-1", "NW-DEF-4")
@pytest.mark.parametrize("outcome", ["intercepted", "dud", "explodes", "hits nobody", "hits"])
def test_war_begins_for_all_when_a_target_is_named_whatever_comes_of_it(outcome):
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        B={"hand": ["am_p", *UNARMED[:6]], "row": ["atlas", "b70"]},
        C={"hand": UNARMED[:6], "row": ["propaganda_25", "b70"]},
    )
    assert not at_war(state)
    turn_up(state, "A")
    assert not at_war(state)
    assert told(act(state, "A", "target B"), "WarBegan")
    rolls = {"dud": 7, "explodes": 0, "hits nobody": 15, "hits": 40}
    if outcome == "intercepted":
        act(state, "B", "intercept am_p")
    else:
        act(state, "B", "decline", dice=rolls[outcome])
    assert at_war(state)
    turn_up(state, "B")
    assert gains(turn_up(state, "C")) == [], "C's propaganda has no value either"


@pytest.mark.rule("NW-WAR-1")
def test_an_attack_in_war_declares_no_second_war():
    state = table(war=True, A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"})
    assert told(attack(state, "A", "B"), "WarBegan") == []
    assert at_war(state)


@pytest.mark.rule("NW-WAR-2")
@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_starts_no_war(secret):
    state = table(turn="D", D={"row": ["atlas"]}, deck=["warhead_10", secret, "b70"], B={"population": 40})
    events = turn_up(state, "D")
    if asked(state)[0] == "secret_target":
        events += act(state, "A", "target B")
    assert facts_of(events, "SecretPlayed", "card") == [secret]
    assert not at_war(state)
    assert told(events, "WarBegan") == []


@pytest.mark.rule("NW-WAR-2")
def test_carriers_and_lone_warheads_start_no_war():
    state = table(2, A={"row": ["saturn", "atlas"]}, B={"row": ["warhead_50", "polaris"]})
    for seat in "ABA":
        turn_up(state, seat)
        assert not at_war(state)


def killing_blow(**more):
    """A's 10 megatons are on their way to B, who has 2 million."""
    about = {
        "A": {"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        "B": {"hand": ["polaris", "polaris"], "row": ["warhead_10", "warhead_10"], "population": 2},
        "C": {"hand": ["warhead_20", "atlas", "am_a"], "row": ["propaganda_5", "am_s"]},
        "D": {"hand": ["saturn", "am_b"], "row": ["b70", "b70"]},
    }
    state = table(**about | more)
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert asked(state) == ("salvo", "B")
    return state


@pytest.mark.rule("NW-WAR-3")
def test_peace_returns_when_a_player_has_left_after_all_retaliations_of_the_chain():
    state = killing_blow(C={"population": 2, "row": ["warhead_10"], "hand": ["polaris"]})
    assert at_war(state)
    events = play(
        state,
        "B fire polaris",
        "B load warhead_10 at C",
        "B fire polaris",
        "B load warhead_10 at D",
        "B done",
    )
    events += act(state, "C", "decline", dice=40)
    assert at_war(state)
    events += act(state, "D", "decline", dice=40)
    assert asked(state) == ("salvo", "C") and at_war(state), "B has left, but C's retaliation is pending"
    events += play(state, "C fire polaris", "C load warhead_10 at D", "C done")
    assert "PeaceReturned" not in kinds(events)
    events = act(state, "D", "decline", dice=40)
    assert "PeaceReturned" in kinds(events)
    assert not at_war(state)


@pytest.mark.rule("NW-WAR-3")
@pytest.mark.parametrize("people_of_b", [3, 2])
def test_war_lasts_while_nobody_leaves(people_of_b):
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"}, B={"population": people_of_b}
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    if people_of_b == 2:
        act(state, "B", "done")
    assert at_war(state) == (people_of_b == 3)


@pytest.mark.rule("NW-WAR-3")
@pytest.mark.parametrize("secret", ["tornado", "neutral_country", "tax_raise", "peace_corps"])
def test_peace_returns_too_when_a_secret_takes_the_last_people_in_war(secret):
    state = table(turn="D", war=True, D={"row": ["atlas"]}, B={"population": 2}, deck=["warhead_10", secret])
    turn_up(state, "D")
    play(state, "A target B", "B done")
    assert not at_war(state)
    assert asked(state) == ("strategy", "ACD")


@pytest.mark.rule("NW-STRAT-1", "NW-DEC-2")
def test_every_living_player_may_lay_one_or_both_cards_anew():
    state = killing_blow()
    act(state, "B", "done")
    assert asked(state) == ("strategy", "ACD"), "all at the same time, not the dead"
    play(state, "C place warhead_20", "C place am_s", "D place saturn", "D place am_b")
    events = act(state, "A", "keep")
    assert row(state, "C") == ["warhead_20", "am_s"]
    assert hand(state, "C") == ["warhead_10", "atlas", "propaganda_5", "am_a"], (
        "the replaced card, and one drawn"
    )
    assert row(state, "D") == ["saturn", "am_b"]
    assert hand(state, "D") == ["b70", "b70"]
    assert row(state, "A")[0] == "propaganda_5"
    assert turns(events) == "C", "before the next turn"


@pytest.mark.rule("NW-STRAT-1", "NW-ELIM-1")
def test_strategies_change_before_an_interrupted_turn_goes_on():
    state = table(
        turn="D",
        war=True,
        D={"row": ["atlas"]},
        B={"population": 5},
        deck=["warhead_10", "tornado", "saturn"],
    )
    turn_up(state, "D")
    play(state, "A target B", "B done")
    assert asked(state) == ("strategy", "ACD")
    assert hand(state, "A").count("saturn") == 0
    events = lay_all_rows(state)
    assert facts_of(events, "CardDrawn", "card") == ["saturn"]
    assert asked(state) == ("place", "A")


@pytest.mark.rule("NW-STRAT-1")
def test_no_change_of_strategy_while_war_goes_on():
    state = table(A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"})
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert asked(state) == ("place", "B")


@pytest.mark.rule("NW-STRAT-2")
def test_the_carrier_in_the_launch_slot_stays():
    state = killing_blow(C={"hand": ["warhead_20", "am_a"], "row": ["b70", "am_s"], "launch_slot": "saturn"})
    act(state, "B", "done")
    assert "place saturn" not in legal(state, "C")
    play(state, "A keep", "C place warhead_20", "C place b70", "D keep")
    assert seen(state, "C")["launch_slot"] == "saturn"
    act(state, "C", "place am_a")
    assert asked(state) == ("attack_target", "C"), "the warhead laid anew fits it"


@pytest.mark.rule("NW-STRAT-3")
def test_any_two_cards_of_hand_and_row_may_lie_in_either_place():
    state = killing_blow()
    act(state, "B", "done")
    cards = ["warhead_20", "atlas", "am_a", "propaganda_5", "am_s"]
    assert legal(state, "C") == [*(f"place {card}" for card in sorted(cards, key=ORDER.index)), "keep"]
    for first, second in product(cards, repeat=2):
        world = state.clone()
        act(world, "C", f"place {first}")
        assert f"place {first}" not in legal(world, "C")
        if first != second:
            act(world, "C", f"place {second}")
            play(world, "A keep", "D keep")
            assert row(world, "C") == [first, second]
            assert sorted([*row(world, "C"), *hand(world, "C")]) == sorted([*cards, "warhead_10"])


ORDER = ["warhead_20", "atlas", "propaganda_5", "am_a", "am_s"]


@pytest.mark.rule("NW-STRAT-4", "NW-PROP-4")
def test_a_death_by_propaganda_gives_no_change_of_strategy():
    state, _ = campaign(C={"population": 9})
    events = act(state, "A", "target C")
    assert turns(events) == "B"
    assert "PeaceReturned" not in kinds(events)


@pytest.mark.rule("NW-STRAT-4")
@pytest.mark.parametrize("retaliates", [False, True])
def test_a_death_in_peace_gives_a_change_of_strategy_only_if_a_retaliation_is_launched(retaliates):
    state = table(
        turn="D",
        D={"row": ["atlas"]},
        B={"population": 5, "hand": ["polaris", "warhead_10"]},
        deck=["warhead_10", "tornado", "b70"],
    )
    turn_up(state, "D")
    act(state, "A", "target B")
    if retaliates:
        play(state, "B fire polaris", "B load warhead_10 at C", "B done")
        assert at_war(state)
        act(state, "C", "decline", dice=40)
        assert asked(state) == ("strategy", "ACD")
    else:
        act(state, "B", "done")
        assert asked(state) == ("place", "A")
    assert not at_war(state)


@pytest.mark.rule("NW-STRAT-5")
def test_new_rows_take_effect_together_and_nobody_else_learns_what_was_exchanged():
    results = []
    for moves in (["keep"], ["place propaganda_5", "place am_s"], ["place am_s", "place warhead_20"]):
        state = killing_blow()
        act(state, "B", "done")
        before = {seat: state.view(seat) for seat in (0, 3, None)}
        for move in moves:
            assert act(state, "C", move) == []
        assert row(state, "C") == ["propaganda_5", "am_s"], "not yet"
        for seat, view in before.items():
            assert state.view(seat) == view | {"to_act": [0, 3]}
        play(state, "A keep")
        events = act(state, "D", "keep")
        assert facts_of(events, "RowLaid", "seat") == [0, 2, 3]
        told_to = {seat: [event.seen_by(seat) for event in events] for seat in (0, 3, None)}
        views = {seat: state.view(seat) for seat in (0, 3, None)}
        results.append((told_to, views))
    assert results[0] == results[1] == results[2]


@pytest.mark.rule("NW-STRAT-5", "NW-DET-2")
def test_a_shown_deterrent_laid_in_the_row_leaves_its_slot():
    state = killing_blow(C={"hand": ["warhead_20"], "row": ["b70", "am_s"], "deterrents": ["saturn", "am_a"]})
    act(state, "B", "done")
    play(state, "C place shown saturn", "C place b70")
    assert seen(state, "C")["deterrents"] == ["saturn", "am_a"], "until all have chosen"
    play(state, "A keep", "D keep")
    assert row(state, "C") == ["saturn", "b70"]
    assert seen(state, "C")["deterrents"] == ["am_a"]
    assert own(state, "C")["hand"] == ["warhead_10", "warhead_20", "am_s"]


@pytest.mark.rule("NW-STRAT-5")
def test_of_two_deterrents_laid_nobody_else_learns_which_is_the_first():
    results = []
    for cards in (["saturn", "am_a"], ["am_a", "saturn"]):
        state = killing_blow(
            C={"hand": ["warhead_20"], "row": ["b70", "am_s"], "deterrents": ["saturn", "am_a"]}
        )
        act(state, "B", "done")
        play(state, *(f"C place shown {card}" for card in cards), "A keep")
        events = act(state, "D", "keep")
        assert row(state, "C") == cards
        assert sorted(facts_of(events, "DeterrentLaid", "card")) == ["am_a", "saturn"]
        results.append([[event.seen_by(seat) for event in events] for seat in (0, 3, None)])
        results[-1].append([state.view(seat) for seat in (0, 3, None)])
    assert results[0] == results[1]


@pytest.mark.rule("NW-STRAT-5")
@pytest.mark.parametrize("order", ["ACD", "DCA", "CAD"])
def test_the_order_of_the_answers_does_not_matter(order):
    state = killing_blow()
    act(state, "B", "done")
    moves = {"A": ["keep"], "C": ["place atlas", "place am_a"], "D": ["place saturn", "place b70"]}
    first = state.clone()
    for seat in "ACD":
        for move in moves[seat]:
            act(first, seat, move)
    events = [act(state, seat, move) for seat in order for move in moves[seat]][-1]
    assert facts_of(events, "RowLaid", "seat", "first") == [
        (0, row(state, "A")[0]),
        (2, "atlas"),
        (3, "saturn"),
    ]
    assert state.to_dict()["cards"] == first.to_dict()["cards"]
    assert [state.view(seat) for seat in (0, 1, 2, 3, None)] == [
        first.view(seat) for seat in (0, 1, 2, 3, None)
    ]
