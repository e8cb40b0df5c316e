"""The worked examples of the rules, word for number."""

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    at_war,
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

IDLE = {"row": ["warhead_10", "warhead_10"]}


@pytest.mark.rule("NW-EX-1")
def test_first_peace_strike():
    state = table(
        A={"hand": UNARMED, "row": ["propaganda_10", "am_p"]},
        C={"population": 7, "hand": ["polaris", "warhead_10"], "row": ["saturn", "warhead_100"]},
    )
    turn_up(state, "A")
    events = act(state, "A", "target C")
    assert losses(events) == [("C", 7)]
    assert gains(events) == [("A", 7)]
    assert people(state, "A") == 27
    assert not seen(state, "C")["living"]
    assert sorted(discards(state)) == sorted(
        ["propaganda_10", "polaris", "warhead_10", "saturn", "warhead_100"]
    )
    assert "PeaceReturned" not in kinds(events)
    assert turns(events) == "B"
    assert asked(state) == ("place", "B")


@pytest.mark.rule("NW-EX-2")
def test_missile_and_warhead():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_20", "am_p"], "launch_slot": "atlas"}, B={"population": 30}
    )
    turn_up(state, "A")
    act(state, "A", "target B")
    assert at_war(state)
    state.rig([5, 7])
    events = act(state, "B", "decline")
    assert facts_of(events, "DiceRolled", "roll") == [57]
    assert losses(events) == [("B", 7)]
    assert people(state, "B") == 23
    assert sorted(discards(state)) == ["atlas", "warhead_20"]
    assert turns(events) == "B"


@pytest.mark.rule("NW-EX-3")
def test_shelters():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "polaris"}, B={"population": 4}
    )
    turn_up(state, "A")
    act(state, "A", "target B")
    events = act(state, "B", "decline", dice=14)
    assert losses(events) == [("B", 0)]
    assert people(state, "B") == 4
    assert at_war(state)
    assert sorted(discards(state)) == ["polaris", "warhead_10"]


def launch_pad(population):
    """A's Saturn with 50 megatons explodes on the launch pad."""
    state = table(
        A={"hand": ["atlas", *UNARMED[:6]], "row": ["warhead_50", "warhead_20"], "launch_slot": "saturn"}
        | {"population": population},
        C={"row": ["propaganda_5", "b70"]},
    )
    turn_up(state, "A")
    act(state, "A", "target B")
    return state, act(state, "B", "decline", dice=3)


@pytest.mark.rule("NW-EX-4")
def test_launch_pad():
    state, events = launch_pad(12)
    assert losses(events) == [("A", 10)]
    assert (people(state, "A"), people(state, "B")) == (2, 20)
    assert sorted(discards(state)) == ["saturn", "warhead_50"]
    assert at_war(state)


@pytest.mark.rule("NW-EX-5")
def test_own_death():
    state, events = launch_pad(9)
    assert losses(events) == [("A", 9)]
    assert facts_of(events, "PlayerDied", "seat") == [0]
    assert asked(state) == ("salvo", "A")
    assert "fire atlas" in legal(state, "A"), "from the hand"
    act(state, "A", "fire atlas")
    loads = {text.split()[1] for text in legal(state, "A")}
    assert loads == {"warhead_10", "warhead_20"}, "from hand and row"
    assert "fire saturn" not in legal(state, "A") and "fire launched" not in legal(state, "A")
    play(state, "A load warhead_20 at D", "A done")
    events = act(state, "D", "decline", dice=40)
    assert facts_of(events, "PlayerLeft", "seat") == [0]
    assert "PeaceReturned" in kinds(events)
    assert asked(state) == ("strategy", "BCD")
    assert turns(lay_all_rows(state)) == "B"


@pytest.mark.rule("NW-EX-6")
def test_interception():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "atlas"},
        C={"hand": ["am_a", *UNARMED[:6]], "row": ["b70", "warhead_10"]},
        deck=["warhead_10", "saturn", "b70"],
    )
    turn_up(state, "A")
    act(state, "A", "target C")
    events = act(state, "C", "intercept am_a")
    assert told(events, "DiceRolled") == []
    assert sorted(discards(state)) == ["am_a", "atlas", "warhead_10"]
    assert facts_of(events, "CardDrawn", "seat", "card")[0] == (2, "saturn")
    assert at_war(state)
    assert turns(events) == "C", "B is passed over"
    assert turns(turn_up(state, "C")) == "D"


@pytest.mark.rule("NW-EX-7")
def test_useless_anti_missile():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "saturn"},
        B={"hand": ["am_b", *UNARMED[:6]]},
    )
    turn_up(state, "A")
    act(state, "A", "target B")
    assert legal(state, "B") == ["decline"]
    with pytest.raises(ValueError, match="NW-DEF-1"):
        act(state, "B", "intercept am_b")
    assert told(act(state, "B", "decline", dice=40), "DiceRolled")


@pytest.mark.rule("NW-EX-8")
def test_mismatch():
    state = table(A={"hand": UNARMED, "row": ["warhead_20", "am_p"], "launch_slot": "polaris"})
    events = turn_up(state, "A")
    assert sorted(discards(state)) == ["polaris", "warhead_20"]
    assert "AttackDeclared" not in kinds(events)
    assert not at_war(state)
    assert turns(events) == "B"


@pytest.mark.rule("NW-EX-9")
def test_carrier_after_carrier():
    state = table(A={"hand": UNARMED, "row": ["saturn", "am_p"], "launch_slot": "polaris"})
    turn_up(state, "A")
    assert discards(state) == ["polaris"]
    assert seen(state, "A")["launch_slot"] == "saturn"


@pytest.mark.rule("NW-EX-10")
def test_b70_over_three_turns():
    state = table(
        3,
        A={
            "hand": ["warhead_20", "warhead_10", *UNARMED[:5]],
            "row": ["b70", "warhead_20"],
            "population": 30,
        },
        B=IDLE | {"population": 40},
        C=IDLE | {"population": 20},
        deck=["warhead_10"] * 12,
    )
    act(state, "A", "place warhead_20")
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["load"]) == ("b70", 50)
    play(state, "B place warhead_10", "C place warhead_10", "A place warhead_10", "A target B")
    assert losses(act(state, "B", "decline", dice=40)) == [("B", 5)]
    assert seen(state, "A")["load"] == 30
    play(state, "B place warhead_10", "C place warhead_10")
    turn_up(state, "A")
    act(state, "A", "target C")
    assert losses(act(state, "C", "decline", dice=92)) == [("C", 10)]
    assert (seen(state, "A")["load"], people(state, "C")) == (10, 10)
    play(state, "B place warhead_10", "C place warhead_10")
    turn_up(state, "A")
    act(state, "A", "target B")
    assert losses(act(state, "B", "decline", dice=80)) == [("B", 12)]
    assert people(state, "B") == 23
    assert seen(state, "A")["launch_slot"] is None
    assert "b70" in discards(state)


@pytest.mark.rule("NW-EX-11")
def test_b70_overloaded():
    state = table(
        2,
        A={"hand": ["warhead_20", *UNARMED[:6]], "row": ["warhead_20", "warhead_20"], "launch_slot": "b70"},
        B=IDLE | {"population": 60},
    )
    for roll in (40, 40):
        act(state, "A", "place warhead_20")
        act(state, "B", "decline", dice=roll)
        act(state, "B", "place warhead_10")
    assert seen(state, "A")["load"] == 10
    before = len(discards(state))
    events = turn_up(state, "A")
    assert sorted(discards(state)[before:]) == ["b70", "warhead_20"]
    assert told(events, "AttackDeclared") == []


@pytest.mark.rule("NW-EX-12")
def test_b70_shot_down():
    state = table(
        A={
            "hand": ["warhead_10", *UNARMED[:6]],
            "row": ["warhead_10", "warhead_10"],
            "launch_slot": "b70",
            "load": 30,
        },
        B=IDLE,
        C=IDLE,
        D={"hand": ["am_b", *UNARMED[:6]], "row": ["warhead_20", "warhead_20"]},
        deck=["warhead_10"] * 10 + ["atlas"],
    )
    act(state, "A", "place warhead_10")
    act(state, "A", "target D")
    assert row(state, "A") == ["warhead_10", "warhead_10"]
    events = act(state, "D", "intercept am_b")
    assert sorted(discards(state)) == ["am_b", "b70", "warhead_10"]
    assert turns(events) == "D"
    act(state, "D", "place warhead_10")
    for _ in range(2):
        assert asked(state) == ("place", "A")
        events = act(state, "A", "place propaganda_5")
        assert (
            facts_of(events, "CardTurnedUp", "card")
            == facts_of(events, "CardDiscarded", "card")
            == ["warhead_10"]
        )
        assert told(events, "AttackDeclared") == []
        play(state, "B place warhead_10", "C place warhead_10", "D place warhead_10")


@pytest.mark.rule("NW-EX-13")
@pytest.mark.parametrize("slot", [None, "saturn"])
def test_propaganda_in_war(slot):
    state = table(
        turn="B", war=True, B={"hand": UNARMED, "row": ["propaganda_25", "am_p"], "launch_slot": slot}
    )
    events = turn_up(state, "B")
    assert discards(state) == (["saturn"] if slot else []) + ["propaganda_25"]
    assert losses(events) == []
    assert seen(state, "B")["launch_slot"] is None


@pytest.mark.rule("NW-EX-14")
def test_final_retaliation_chain():
    state = table(
        war=True,
        A={
            "hand": ["atlas", "warhead_20", "propaganda_5", "propaganda_5", "am_p"],
            "row": ["warhead_20", "propaganda_5"],
            "launch_slot": "atlas",
            "population": 6,
        },
        B={
            "hand": ["polaris", "warhead_10", "b70", "warhead_20", "warhead_20"],
            "row": ["am_a"],
            "population": 5,
        },
        C={"hand": ["propaganda_5"] * 5, "row": ["propaganda_10", "am_s"], "population": 6},
        D={"hand": ["propaganda_5"] * 3, "row": ["propaganda_10", "am_b"], "population": 9},
        deck=["propaganda_10"],
    )
    act(state, "A", "place propaganda_10")
    act(state, "A", "target B")
    assert losses(act(state, "B", "decline", dice=50)) == [("B", 5)], "a hit of 7"
    play(state, "B fire polaris", "B load warhead_10 at A")
    play(state, "B fire b70", "B load warhead_20 at A", "B load warhead_20 at C", "B done")
    assert losses(act(state, "A", "decline", dice=36)) == [("A", 2)]
    assert people(state, "A") == 4
    assert losses(act(state, "A", "decline", dice=50)) == [("A", 4)]
    events = act(state, "C", "decline", dice=23)
    assert losses(events) == [("C", 6)]
    assert facts_of(events, "PlayerLeft", "seat") == [1]
    assert asked(state) == ("salvo", "A")
    assert state.view(None)["dying"] == [2]
    play(state, "A fire atlas", "A load warhead_20 at D", "A done")
    events = act(state, "D", "decline", dice=96)
    assert losses(events) == [("D", 9)]
    assert state.over, "nobody is left whom C or D could hit"
    assert facts_of(events, "PlayerLeft", "seat") == [0, 2, 3]
    assert facts_of(events, "GameEnded", "winner", "reason") == [(None, "NW-END-2")]
    assert state.returns == [0, 0, 0, 0]


@pytest.mark.rule("NW-EX-15")
def test_retaliation_intercepted():
    state = table(
        2,
        A={"hand": ["am_p", *UNARMED[:6]], "row": ["warhead_20"], "launch_slot": "atlas", "population": 2},
        B={"hand": ["polaris", "warhead_10"], "row": [], "population": 5},
    )
    turn_up(state, "A")
    act(state, "B", "decline", dice=40)
    play(state, "B fire polaris", "B load warhead_10 at A", "B done")
    act(state, "A", "intercept am_p")
    assert state.over
    assert state.returns == [1, 0]
    assert people(state, "A") == 2


@pytest.mark.rule("NW-EX-16")
@pytest.mark.parametrize("roll", [95, 94])
def test_chain_reaction(roll):
    state = table(
        A={"hand": UNARMED, "row": ["warhead_100", "am_p"], "launch_slot": "saturn"}, B={"population": 100}
    )
    turn_up(state, "A")
    act(state, "A", "target B")
    events = act(state, "B", "decline", dice=roll)
    if roll == 95:
        assert [people(state, seat) for seat in "ABCD"] == [0, 0, 0, 0]
        assert state.over and state.returns == [0, 0, 0, 0]
        assert state.to_act == (), "no retaliation"
    else:
        assert losses(events) == [("B", 50)]
        assert not state.over


@pytest.mark.rule("NW-EX-17")
def test_secret_while_drawing():
    state = table(
        turn="D",
        A={"hand": UNARMED, "row": ["b70", "b70"]},
        C={"hand": ["atlas", "warhead_10"], "row": ["am_p", "am_a"], "population": 22},
        D={"row": ["atlas", "atlas"]},
        deck=["warhead_10", "supergerm", "saturn"],
    )
    turn_up(state, "D")
    assert not at_war(state)
    assert losses(act(state, "A", "target C")) == [("C", 22)]
    play(state, "C fire atlas", "C load warhead_10 at A")
    events = act(state, "C", "done")
    assert "WarBegan" in kinds(events)
    events = act(state, "A", "decline", dice=50)
    assert losses(events) == [("A", 4)]
    assert facts_of(events, "PlayerLeft", "seat") == [2]
    assert "PeaceReturned" in kinds(events)
    assert asked(state) == ("strategy", "ABD")
    assert "saturn" not in hand(state, "A")
    events = lay_all_rows(state)
    assert facts_of(events, "CardDrawn", "seat", "card") == [(0, "saturn")]
    assert asked(state) == ("place", "A")


@pytest.mark.rule("NW-EX-18")
def test_lost_turn():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "polaris"},
        C={"hand": ["am_a", *UNARMED[:6]], "missing": 1},
    )
    turn_up(state, "A")
    act(state, "A", "target C")
    events = act(state, "C", "intercept am_a")
    assert facts_of(events, "TurnMissed", "seat") == [2]
    assert seen(state, "C")["missing"] == 0
    assert turns(events) == "D"


@pytest.mark.rule("NW-EX-19")
def test_change_of_strategy():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "polaris"},
        B={"population": 2},
        C=IDLE,
        D={
            "hand": ["warhead_20", *["saturn"] * 2, "am_b"],
            "row": ["propaganda_5", "propaganda_5"],
            "launch_slot": "atlas",
        },
    )
    turn_up(state, "A")
    act(state, "A", "target B")
    act(state, "B", "decline", dice=40)
    act(state, "B", "done")
    play(state, "A keep", "C keep", "D place warhead_20", "D place propaganda_5")
    assert row(state, "D") == ["warhead_20", "propaganda_5"]
    assert own(state, "D")["hand"] == ["saturn", "saturn", "propaganda_5", "am_b"]
    assert seen(state, "D")["launch_slot"] == "atlas"
    act(state, "C", "place warhead_10")
    act(state, "D", "place am_b")
    assert asked(state) == ("attack_target", "D"), "the 20 megatons match the Atlas"
    assert state.view(None)["about"] == {"carrier": "atlas", "warhead": "warhead_20"}


@pytest.mark.rule("NW-EX-20")
def test_deterrent():
    state = table(
        3,
        turn="B",
        A={"hand": UNARMED, "row": ["warhead_20", "am_p"], "launch_slot": "atlas"},
        B={
            "hand": ["saturn", "warhead_100", *["propaganda_5"] * 5],
            "row": ["polaris", "am_a"],
            "population": 5,
        },
        C={"row": ["b70", "b70"]},
    )
    play(state, "B show saturn", "B show warhead_100", "B place propaganda_5")
    assert seen(state, "B")["deterrents"] == ["saturn", "warhead_100"]
    assert seen(state, "B")["hand"] + seen(state, "B")["row"] == 9
    turn_up(state, "C")
    turn_up(state, "A")
    act(state, "A", "target B")
    act(state, "B", "decline", dice=40)
    play(state, "B fire saturn", "B load warhead_100 at A", "B done")
    assert losses(act(state, "A", "decline", dice=40)) == [("A", 20)]
