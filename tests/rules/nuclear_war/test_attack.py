"""Attack."""

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    at_war,
    attack,
    bank,
    discards,
    facts_of,
    kinds,
    lay_all_rows,
    legal,
    losses,
    people,
    play,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)


def armed(carrier="atlas", warhead="warhead_20", **more):
    """A's carrier is up and his warhead comes next."""
    return table(**{"A": {"hand": UNARMED, "row": [warhead, "am_p"], "launch_slot": carrier}} | more)


@pytest.mark.rule("NW-ATTACK-1", "NW-WAR-1")
def test_the_attacker_names_one_living_opponent_and_there_is_war():
    state = armed(C={"out": True})
    events = turn_up(state, "A")
    assert legal(state, "A") == ["target B", "target D"], "neither himself nor the dead"
    assert not at_war(state)
    events = act(state, "A", "target D")
    assert facts_of(events, "AttackDeclared", "seat", "target", "carrier", "warhead") == [
        (0, 3, "atlas", "warhead_20")
    ]
    assert at_war(state)
    assert kinds(events) == ["AttackDeclared", "WarBegan"]


@pytest.mark.rule("NW-ATTACK-1")
@pytest.mark.parametrize("target", "BCD")
def test_the_named_opponent_and_nobody_else_is_hit(target):
    state = armed()
    attack(state, "A", target)
    events = act(state, target, "decline", dice=40)
    assert losses(events) == [(target, 5)]
    assert [people(state, seat) for seat in "ABCD"] == [15 if seat == target else 20 for seat in "ABCD"]


@pytest.mark.rule("NW-ATTACK-2")
def test_the_target_is_asked_after_the_target_is_named_and_before_the_dice():
    state = armed(B={"hand": ["am_s", *UNARMED[1:]]})
    events = attack(state, "A", "B")
    assert asked(state) == ("intercept", "B")
    assert told(events, "DiceRolled") == []
    assert legal(state, "B") == ["intercept am_s", "decline"]
    assert state.view(None)["about"] == {"attacker": 0, "carrier": "atlas", "warhead": "warhead_20"}
    assert people(state, "B") == 20
    assert told(act(state, "B", "decline", dice=50), "DiceRolled")


@pytest.mark.rule("NW-ATTACK-3")
def test_if_not_intercepted_both_dice_are_thrown_and_the_table_applied():
    state = armed()
    attack(state, "A", "C")
    events = act(state, "C", "decline", dice=67)
    assert facts_of(events, "DiceRolled", "seat", "target", "roll", "result") == [(0, 2, 67, "beta_5")]
    assert losses(events) == [("C", 10)]


@pytest.mark.rule("NW-ATTACK-3", "NW-DEF-2")
def test_if_intercepted_no_dice_are_thrown():
    state = armed(
        B={"hand": ["am_a", *UNARMED[1:]]}, A={"hand": UNARMED, "row": ["warhead_20"], "launch_slot": "atlas"}
    )
    attack(state, "A", "B")
    assert told(act(state, "B", "intercept am_a"), "DiceRolled") == []


@pytest.mark.rule("NW-ATTACK-4")
@pytest.mark.parametrize(
    ("has", "left", "lost"), [(30, 15, 15), (16, 1, 15), (15, 0, 15), (14, 0, 14), (1, 0, 1)]
)
def test_a_target_cannot_lose_more_than_he_has(has, left, lost):
    state = armed(B={"population": has})
    before = bank(state)
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=80)
    assert losses(events) == [("B", lost)]
    assert people(state, "B") == left
    assert bank(state) == before + lost, "the killed go to the bank, nobody gains them"
    assert told(events, "PeopleGained") == []


@pytest.mark.rule("NW-ATTACK-5")
@pytest.mark.parametrize("carrier", ["atlas", "saturn"])
@pytest.mark.parametrize("roll", [0, 7, 40, 93])
def test_after_the_attack_missile_and_warhead_are_discarded(carrier, roll):
    state = armed(carrier)
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=roll)
    assert sorted(discards(state)) == sorted([carrier, "warhead_20"])
    assert seen(state, "A")["launch_slot"] is None
    assert state.view(None)["turned_up"] is None
    assert row(state, "A")[0] == "am_p"
    assert turns(events) == "B"


@pytest.mark.rule("NW-ATTACK-5", "NW-BOMB-3")
def test_a_bomber_stays_after_the_attack():
    state = armed("b70")
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert discards(state) == ["warhead_20"]
    assert seen(state, "A")["launch_slot"] == "b70"


@pytest.mark.rule("NW-ATTACK-6", "NW-RET-1")
def test_if_the_target_dies_his_retaliation_comes_before_the_turn_goes_on():
    state = armed(B={"population": 5, "hand": UNARMED, "row": ["warhead_10", "am_a"]})
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=40)
    assert facts_of(events, "PlayerDied", "seat") == [1]
    assert turns(events) == ""
    assert asked(state) == ("salvo", "B")
    play(state, "B fire polaris", "B load warhead_10 at C", "B done")
    events = act(state, "C", "decline", dice=40)
    assert turns(events) == ""
    assert asked(state) == ("strategy", "ACD")
    assert turns(lay_all_rows(state)) == "C"


@pytest.mark.rule("NW-ATTACK-6")
def test_a_target_with_people_left_is_not_out():
    state = armed(B={"population": 6})
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=40)
    assert people(state, "B") == 1
    assert "PlayerDied" not in kinds(events)
    assert asked(state) == ("place", "B")


@pytest.mark.rule("NW-ATTACK-7")
def test_what_was_used_is_discarded_before_the_retaliation():
    state = armed(B={"population": 5})
    attack(state, "A", "B")
    events = act(state, "B", "decline", dice=40)
    assert asked(state) == ("salvo", "B")
    assert sorted(discards(state)) == ["atlas", "warhead_20"]
    assert kinds(events).index("DiceRolled") < kinds(events).index("CardDiscarded")


@pytest.mark.rule("NW-ATTACK-7", "NW-DICE-4")
def test_an_exploded_missile_and_its_warhead_cannot_be_fired_again():
    state = table(
        A={
            "hand": ["propaganda_5"] * 6,
            "row": ["warhead_20", "am_p"],
            "launch_slot": "atlas",
            "population": 5,
        },
        deck=["propaganda_5"],
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=3)
    assert asked(state) == ("salvo", "A")
    assert legal(state, "A") == ["done"]


@pytest.mark.rule("NW-ATTACK-7", "NW-BOMB-3")
def test_of_a_bomber_the_used_warhead_is_gone_but_the_bomber_is_not():
    state = armed("b70", B={"population": 5, "hand": ["am_a"]})
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert asked(state) == ("salvo", "B")
    assert discards(state) == ["warhead_20"]
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["load"]) == ("b70", 30)


@pytest.mark.rule("NW-ATTACK-7")
def test_an_intercepted_attack_is_discarded_when_the_interception_is_announced():
    state = armed(
        A={"hand": UNARMED, "row": ["warhead_20", "am_p"], "launch_slot": "atlas", "population": 2},
        B={"hand": ["am_a", *UNARMED[1:]]},
        C={"hand": ["polaris", "warhead_10"], "row": [], "population": 10},
        deck=["propaganda_5", "tornado", "warhead_10"],
    )
    attack(state, "A", "B")
    act(state, "B", "intercept am_a")
    assert asked(state) == ("secret_target", "B"), "the replacement is a secret"
    assert sorted(discards(state)) == ["am_a", "atlas", "tornado", "warhead_20"]
    play(state, "B target C", "C fire polaris", "C load warhead_10 at A", "C done")
    act(state, "A", "decline", dice=40)
    assert asked(state) == ("salvo", "A")
    assert "fire launched" not in legal(state, "A")
