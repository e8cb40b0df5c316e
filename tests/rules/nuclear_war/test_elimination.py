"""Elimination and final retaliation."""

import pytest

from tests.rules.nuclear_war.helpers import (
    UNARMED,
    act,
    asked,
    at_war,
    attack,
    discards,
    facts_of,
    hand,
    kinds,
    lay_all_rows,
    legal,
    losses,
    own,
    people,
    play,
    seen,
    table,
    told,
    turn_up,
    turns,
)

MEGATONS = {"warhead_10": 10, "warhead_20": 20, "warhead_50": 50, "warhead_100": 100}
CAPACITY = {"polaris": 10, "atlas": 20, "saturn": 100, "b70": 50}


def doomed(hand=(), row=(), slot=None, load=None, options=None, seats=4, **more):
    """A has killed B, who holds these cards and is asked for his final retaliation."""
    about = {"hand": list(hand), "row": list(row), "population": 2, "launch_slot": slot}
    if load:
        about["load"] = load
    facts = {"A": {"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"}} | more
    state = table(seats, options=options, **{"B": about} | facts)
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert asked(state) == ("salvo", "B")
    return state


def shots(state, *pairs):
    """B announces one missile after the other, each written `polaris 10 A`."""
    for pair in pairs:
        carrier, megatons, target = pair.split()
        play(state, f"B fire {carrier}", f"B load warhead_{megatons} at {target}")
    return act(state, "B", "done")


@pytest.mark.rule("NW-RET-1", "NW-SEC-8")
@pytest.mark.parametrize(
    "secret", ["tornado", "supergerm", "neutral_country", "tax_raise", "first_on_moon", "peace_corps"]
)
def test_who_dies_by_a_secret_may_strike_back_at_once(secret):
    state = table(turn="D", D={"row": ["atlas"]}, B={"population": 2}, deck=["warhead_10", secret, "saturn"])
    turn_up(state, "D")
    events = act(state, "A", "target B")
    assert facts_of(events, "PlayerDied", "seat") == [1]
    assert asked(state) == ("salvo", "B")
    assert hand(state, "A").count("saturn") == 0, "at once, before A goes on"


@pytest.mark.rule("NW-RET-1")
def test_who_dies_by_a_weapon_may_strike_back_before_he_leaves():
    state = doomed(["polaris", "warhead_10"])
    assert hand(state, "B") == ["warhead_10", "polaris"]
    assert not seen(state, "B")["living"]
    shots(state, "polaris 10 D")
    assert losses(act(state, "D", "decline", dice=40)) == [("D", 2)]


@pytest.mark.rule("NW-RET-2")
def test_weapons_come_from_hand_row_deterrents_and_launch_slot():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        B={
            "hand": ["polaris", "warhead_10"],
            "row": ["b70", "warhead_20"],
            "deterrents": ["saturn", "warhead_100"],
            "launch_slot": "atlas",
            "population": 2,
        },
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert legal(state, "B") == ["fire polaris", "fire b70", "fire saturn", "fire launched", "done"]
    play(state, "B fire launched", "B load warhead_10 at C", "B fire b70", "B load warhead_20 at D")
    play(state, "B fire saturn", "B load warhead_100 at A")
    assert legal(state, "B") == ["done"], "the Polaris has no warhead left"
    events = act(state, "B", "done")
    assert facts_of(events, "CardFired", "card", "source") == [
        ("atlas", "launch slot"),
        ("warhead_10", "hand"),
        ("b70", "row 1"),
        ("warhead_20", "row 2"),
        ("saturn", "deterrents"),
        ("warhead_100", "deterrents"),
    ]
    assert facts_of(events, "ShotAnnounced", "carrier", "warhead", "target") == [
        ("atlas", "warhead_10", 2),
        ("b70", "warhead_20", 3),
        ("saturn", "warhead_100", 0),
    ]


@pytest.mark.rule("NW-RET-2", "NW-DEC-6")
def test_he_may_use_none():
    state = doomed(["polaris", "warhead_10"])
    assert "done" in legal(state, "B")
    events = act(state, "B", "done")
    assert told(events, "ShotAnnounced") == []
    assert facts_of(events, "PlayerLeft", "seat") == [1]


@pytest.mark.rule("NW-RET-2", "NW-RET-3")
@pytest.mark.parametrize("carrier", CAPACITY)
@pytest.mark.parametrize("warhead", MEGATONS)
def test_every_matching_combination_and_no_other(carrier, warhead):
    state = doomed([carrier, warhead, "propaganda_25"])
    if MEGATONS[warhead] <= CAPACITY[carrier]:
        assert legal(state, "B") == [f"fire {carrier}", "done"]
        act(state, "B", f"fire {carrier}")
        assert legal(state, "B") == [f"load {warhead} at {seat}" for seat in "ACD"]
    else:
        assert legal(state, "B") == ["done"]


@pytest.mark.rule("NW-RET-3", "NW-CARD-7")
def test_a_missile_takes_one_warhead():
    state = doomed(["saturn", "warhead_10", "warhead_10"])
    act(state, "B", "fire saturn")
    assert "done" not in legal(state, "B"), "a carrier without a warhead is no combination"
    act(state, "B", "load warhead_10 at A")
    assert legal(state, "B") == ["done"]


@pytest.mark.rule("NW-RET-3", "NW-BOMB-1")
def test_a_bomber_takes_one_or_more_warheads_of_together_fifty_megatons():
    state = doomed(["b70", "warhead_20", "warhead_20", "warhead_20", "warhead_10", "warhead_10"])
    act(state, "B", "fire b70")
    assert "done" not in legal(state, "B")
    play(state, "B load warhead_20 at A", "B load warhead_20 at C")
    assert {text.split()[1] for text in legal(state, "B") if text != "done"} == {"warhead_10"}
    assert "done" in legal(state, "B")
    act(state, "B", "load warhead_10 at A")
    assert legal(state, "B") == ["done"], "fifty are loaded"


@pytest.mark.rule("NW-RET-3", "NW-BOMB-2")
def test_a_face_up_bomber_takes_what_capacity_is_left():
    state = doomed(["warhead_20", "warhead_10", "warhead_10"], slot="b70", load=20)
    act(state, "B", "fire launched")
    act(state, "B", "load warhead_10 at A")
    assert legal(state, "B") == [*(f"load warhead_10 at {seat}" for seat in "ACD"), "done"]
    act(state, "B", "load warhead_10 at A")
    assert legal(state, "B") == ["done"]
    assert legal(doomed(["warhead_20"], slot="b70", load=10), "B") == ["done"]


@pytest.mark.rule("NW-RET-4")
def test_all_is_announced_together_and_before_any_dice():
    state = doomed(["polaris", "atlas", "warhead_10", "warhead_20"])
    before = {seat: state.view(seat) for seat in (0, 2, 3, None)}
    for move in ("fire polaris", "load warhead_10 at A", "fire atlas", "load warhead_20 at C"):
        assert act(state, "B", move) == []
    assert before == {seat: state.view(seat) for seat in (0, 2, 3, None)}, "until then nobody sees any of it"
    events = act(state, "B", "done")
    assert facts_of(events, "ShotAnnounced", "carrier", "warhead", "target") == [
        ("polaris", "warhead_10", 0),
        ("atlas", "warhead_20", 2),
    ]
    assert told(events, "DiceRolled") == []
    assert [shot["target"] for shot in state.view(None)["salvo"]] == [0, 2]


@pytest.mark.rule("NW-RET-4")
def test_each_warhead_has_a_living_target_equal_or_different():
    state = doomed(["b70", "warhead_10", "warhead_10", "warhead_10"], D={"out": True})
    act(state, "B", "fire b70")
    assert legal(state, "B") == ["load warhead_10 at A", "load warhead_10 at C"], (
        "neither the dead nor himself"
    )
    play(state, "B load warhead_10 at A", "B load warhead_10 at C", "B load warhead_10 at A")
    events = act(state, "B", "done")
    assert facts_of(events, "ShotAnnounced", "target") == [0, 2, 0]


@pytest.mark.rule("NW-RET-5")
def test_the_attacks_come_in_the_announced_order_and_each_target_is_asked():
    state = doomed(["polaris", "polaris", "b70", "warhead_10", "warhead_10"], ["warhead_20", "warhead_20"])
    play(state, "B fire b70", "B load warhead_20 at D", "B load warhead_20 at A")
    shots(state, "polaris 10 C", "polaris 10 D")
    order = []
    while asked(state)[0] == "intercept":
        seat = asked(state)[1]
        about = state.view(None)["about"]
        order.append((seat, about["carrier"], about["warhead"]))
        assert "decline" in legal(state, seat)
        act(state, seat, "decline", dice=40)
    assert order == [
        ("D", "b70", "warhead_20"),
        ("A", "b70", "warhead_20"),
        ("C", "polaris", "warhead_10"),
        ("D", "polaris", "warhead_10"),
    ]
    assert [people(state, seat) for seat in "ACD"] == [15, 18, 13]


@pytest.mark.rule("NW-RET-5", "NW-WAR-1")
@pytest.mark.parametrize("launched", [True, False])
def test_naming_targets_in_a_retaliation_means_war(launched):
    state = table(
        turn="D",
        D={"row": ["atlas"]},
        B={"population": 5, "hand": ["polaris", "warhead_10"]},
        deck=["warhead_10", "tornado"],
    )
    turn_up(state, "D")
    act(state, "A", "target B")
    assert not at_war(state)
    if launched:
        play(state, "B fire polaris", "B load warhead_10 at C")
        assert not at_war(state)
    events = act(state, "B", "done")
    assert ("WarBegan" in kinds(events)) == launched == at_war(state)


@pytest.mark.rule("NW-RET-6")
def test_an_interception_destroys_a_bomber_with_all_it_still_bears():
    state = doomed(
        ["b70", "polaris", "warhead_10", "warhead_10", "warhead_10", "warhead_10"],
        D={"hand": ["am_b", *UNARMED[:6]]},
    )
    play(state, "B fire b70", "B load warhead_10 at C", "B load warhead_10 at D", "B load warhead_10 at C")
    shots(state, "polaris 10 A")
    act(state, "C", "decline", dice=40)
    events = act(state, "D", "intercept am_b")
    assert people(state, "C") == 18, "the first warhead was rolled before"
    assert asked(state) == ("intercept", "A"), "the third is lost, the Polaris is not"
    events += act(state, "A", "decline", dice=40)
    assert facts_of(events, "DiceRolled", "target") == [0]
    assert people(state, "C") == 18


@pytest.mark.rule("NW-RET-6", "NW-BOMB-6")
@pytest.mark.parametrize("roll", [0, 4])
def test_a_bomber_out_of_fuel_loses_all_it_still_bears(roll):
    state = doomed(["b70", "b70", "warhead_10", "warhead_10", "warhead_10"])
    play(state, "B fire b70", "B load warhead_10 at C", "B load warhead_10 at D")
    shots(state, "b70 10 D")
    events = act(state, "C", "decline", dice=roll)
    assert losses(events) == []
    assert asked(state) == ("intercept", "D")
    assert len(state.view(None)["salvo"]) == 1, "only the second bomber's warhead is left"
    act(state, "D", "decline", dice=40)
    assert [people(state, seat) for seat in "CD"] == [20, 18]


@pytest.mark.rule("NW-RET-7")
@pytest.mark.parametrize("roll", [0, 2, 4])
def test_an_exploding_missile_has_no_effect_in_final_retaliation(roll):
    state = doomed(["saturn", "polaris", "warhead_50", "warhead_10"])
    shots(state, "saturn 50 C", "polaris 10 D")
    events = act(state, "C", "decline", dice=roll)
    assert losses(events) == []
    assert facts_of(events, "PlayerDied", "seat") == []
    assert [people(state, seat) for seat in "ABCD"] == [20, 0, 20, 20]
    assert asked(state) == ("intercept", "D")


@pytest.mark.rule("NW-RET-8")
def test_an_attack_on_one_who_died_in_the_same_salvo_is_lost_without_a_roll():
    state = doomed(
        ["polaris"] * 3, ["warhead_10"] * 2, C={"population": 2, "hand": ["am_p"]}, D={"population": 3}
    )
    play(
        state,
        "B fire polaris",
        "B load warhead_10 at C",
        "B fire polaris",
        "B load warhead_10 at C",
        "B done",
    )
    events = act(state, "C", "decline", dice=40)
    assert facts_of(events, "PlayerDied", "seat") == [2]
    assert facts_of(events, "ShotLost", "seat", "target", "carrier") == [(1, 2, "polaris")]
    assert len(told(events, "DiceRolled")) == 1
    assert asked(state) == ("salvo", "C"), "he is not asked for his anti-missile"


def waiting(state):
    """The secrets that lie open, as owner and card, the first to take effect first."""
    return [("ABCDEF"[secret["seat"]], secret["card"]) for secret in state.view(None)["waiting"]]


@pytest.mark.rule("NW-RET-9", "NW-DEF-3")
def test_a_replacement_used_against_a_salvo_is_drawn_at_once():
    state = doomed(
        ["polaris", "polaris", "warhead_10", "warhead_10"],
        C={"hand": ["am_p", *UNARMED[:6]]},
        D={"hand": ["am_a", *UNARMED[:6]]},
        deck=["warhead_10", "saturn", "b70"],
    )
    shots(state, "polaris 10 C", "polaris 10 D")
    events = act(state, "C", "intercept am_p")
    assert facts_of(events, "CardDrawn", "seat", "card") == [(2, "saturn")]
    assert len(hand(state, "C")) == 7 and asked(state) == ("intercept", "D")
    events = act(state, "D", "intercept am_a")
    assert facts_of(events, "CardDrawn", "seat", "card") == [(3, "b70")]
    assert kinds(events).index("CardDrawn") < kinds(events).index("PeaceReturned")


@pytest.mark.rule("NW-RET-9")
def test_the_replacement_is_among_the_cards_of_ones_own_final_retaliation():
    state = doomed(
        ["polaris", "polaris", "warhead_10", "warhead_10"],
        C={"hand": ["am_p", "warhead_10", *UNARMED[:5]], "population": 2},
        deck=["propaganda_5", "atlas"],
    )
    shots(state, "polaris 10 C", "polaris 10 C")
    act(state, "C", "intercept am_p")
    act(state, "C", "decline", dice=40)
    assert asked(state) == ("salvo", "C")
    play(state, "C fire atlas", "C load warhead_10 at A", "C done")
    assert asked(state) == ("intercept", "A")


@pytest.mark.rule("NW-RET-9", "NW-ELIM-1")
def test_secrets_drawn_against_a_salvo_lie_open_and_take_effect_after_the_chain_in_their_order():
    state = doomed(
        ["polaris", "polaris", "warhead_10", "warhead_10"],
        seats=5,
        C={"hand": ["am_p", *UNARMED[:6]]},
        D={"hand": ["am_a", *UNARMED[:6]]},
        deck=["warhead_10", "tax_raise", "population_explosion", "saturn", "test_ban", "b70"],
    )
    shots(state, "polaris 10 C", "polaris 10 D")
    events = act(state, "C", "intercept am_p")
    assert facts_of(events, "SecretLaidOpen", "seat", "card") == [
        (2, "tax_raise"),
        (2, "population_explosion"),
    ]
    assert facts_of(events, "CardDrawn", "card") == ["saturn"], "each is replaced at once"
    assert told(events, "SecretPlayed") == told(events, "PeopleGained") == []
    assert waiting(state) == [("C", "tax_raise"), ("C", "population_explosion")]
    assert not {"tax_raise", "population_explosion"} & set(discards(state)), "they lie open"
    events = act(state, "D", "intercept am_a")
    assert facts_of(events, "SecretPlayed", "seat", "card", "source") == [(2, "tax_raise", "waiting")]
    assert waiting(state) == [("C", "population_explosion"), ("D", "test_ban")]
    assert "tax_raise" in discards(state) and "PeaceReturned" not in kinds(events)
    events = act(state, "C", "target A")
    assert facts_of(events, "SecretPlayed", "seat", "card") == [(2, "population_explosion"), (3, "test_ban")]
    assert people(state, "C") == 30
    events = act(state, "D", "target E")
    assert (seen(state, "E")["missing"], waiting(state)) == (1, [])
    assert "PeaceReturned" in kinds(events) and asked(state) == ("strategy", "ACDE")


@pytest.mark.rule("NW-RET-9", "NW-ELIM-1")
def test_a_secret_that_waited_may_start_a_new_chain_and_lapses_with_its_owner():
    state = doomed(
        ["polaris", "polaris", "warhead_10", "warhead_10"],
        seats=5,
        C={"hand": ["am_p", *UNARMED[:6]]},
        D={"hand": ["am_a", "polaris", "warhead_10"], "population": 20},
        deck=["warhead_10", "supergerm", "saturn", "tax_raise", "warhead_100"],
    )
    shots(state, "polaris 10 C", "polaris 10 D")
    play(state, "C intercept am_p", "D intercept am_a")
    assert waiting(state) == [("D", "tax_raise")]
    events = act(state, "C", "target D")
    assert asked(state) == ("salvo", "D") and "PeaceReturned" not in kinds(events)
    play(state, "D fire polaris", "D load warhead_10 at A", "D done")
    events = act(state, "A", "decline", dice=40)
    assert told(events, "SecretPlayed") == [] and waiting(state) == []
    assert (3, "tax_raise") in facts_of(events, "CardDiscarded", "seat", "card")
    assert "PeaceReturned" in kinds(events)
    assert asked(state) == ("strategy", "ACE") and at_war(state) is False


@pytest.mark.rule("NW-RET-9", "NW-SETUP-10")
def test_in_the_set_up_too_a_replacement_comes_at_once_and_dealt_secrets_wait():
    state = table(
        3,
        set_up="ABC",
        A={"hand": ["supergerm", *UNARMED, "am_s"]},
        B={"hand": ["polaris", "warhead_10", *UNARMED], "population": 20},
        C={"hand": ["am_p", "tax_raise", *UNARMED]},
        deck=["peace_corps", "saturn", "b70"],
    )
    play(state, "A play supergerm", "A target B", "B fire polaris", "B load warhead_10 at C", "B done")
    events = act(state, "C", "intercept am_p")
    assert facts_of(events, "SecretLaidOpen", "seat", "card") == [(2, "peace_corps")]
    assert facts_of(events, "CardDrawn", "seat", "card") == [(2, "saturn")]
    assert facts_of(events, "SecretPlayed", "seat", "card") == [(2, "peace_corps")], "one opponent is left"
    assert (people(state, "A"), people(state, "C")) == (18, 22)
    assert asked(state) == ("secret", "A") and "tax_raise" in hand(state, "C")


@pytest.mark.rule("NW-RET-10")
def test_who_dies_by_a_salvo_strikes_back_after_it_in_the_order_of_the_deaths():
    state = doomed(
        ["polaris"] * 3,
        ["warhead_10"] * 2,
        seats=5,
        C={"population": 2, "hand": ["polaris", "warhead_10"]},
        D={"population": 2, "hand": []},
        E={"population": 20},
        deck=["warhead_10"],
    )
    play(
        state,
        "B fire polaris",
        "B load warhead_10 at D",
        "B fire polaris",
        "B load warhead_10 at C",
        "B done",
    )
    act(state, "D", "decline", dice=40)
    assert asked(state) == ("intercept", "C"), "first the salvo under way"
    assert state.view(None)["dying"] == [3]
    act(state, "C", "decline", dice=40)
    assert asked(state) == ("salvo", "D")
    act(state, "D", "done")
    assert asked(state) == ("salvo", "C")
    play(state, "C fire polaris", "C load warhead_10 at A", "C done")
    act(state, "A", "decline", dice=40)
    assert asked(state) == ("strategy", "AE")


@pytest.mark.rule("NW-RET-11", "NW-ELIM-2")
def test_after_his_salvo_he_discards_all_his_cards_and_leaves():
    others = {seat: {"hand": ["propaganda_5", "propaganda_10"]} for seat in "CD"}
    state = doomed(
        ["polaris", "warhead_10", "am_s", "saturn"], ["b70", "propaganda_25"], slot="atlas", **others
    )
    shots(state, "polaris 10 C")
    events = act(state, "C", "decline", dice=40)
    assert facts_of(events, "PlayerLeft", "seat") == [1]
    assert {"am_s", "saturn", "b70", "propaganda_25", "atlas", "polaris", "warhead_10"} <= set(
        discards(state)
    )
    assert (seen(state, "B")["hand"], seen(state, "B")["row"], seen(state, "B")["launch_slot"]) == (
        0,
        0,
        None,
    )
    assert turns(lay_all_rows(state)) == "C"
    turn_up(state, "C")
    turn_up(state, "D")
    assert all("B" not in text for text in legal(state, "A"))
    assert own(state, "B")["deck"] == own(state, "A")["deck"], "he may watch"


@pytest.mark.rule("NW-ELIM-1", "NW-END-1")
def test_the_end_comes_before_waiting_secrets_peace_and_strategy():
    state = doomed(
        ["polaris", "warhead_10"],
        seats=2,
        A={"hand": ["am_p", *UNARMED[:6]], "row": ["warhead_10"], "launch_slot": "polaris"},
        deck=["warhead_10", "population_explosion", "saturn"],
    )
    act(state, "B", "fire polaris")
    act(state, "B", "load warhead_10 at A")
    act(state, "B", "done")
    events = act(state, "A", "intercept am_p")
    assert state.over and people(state, "A") == 20
    assert told(events, "SecretPlayed") == told(events, "PeaceReturned") == []


@pytest.mark.rule("NW-ELIM-1")
def test_waiting_secrets_come_before_peace_and_strategy_and_then_the_turn():
    state = doomed(
        ["polaris", "warhead_10"],
        C={"hand": ["am_p", *UNARMED[:6]]},
        deck=["warhead_10", "population_explosion", "saturn"],
    )
    shots(state, "polaris 10 C")
    events = act(state, "C", "intercept am_p")
    assert kinds(events)[-3:] == ["SecretPlayed", "PeopleGained", "PeaceReturned"]
    assert asked(state) == ("strategy", "ACD")
    assert "saturn" in hand(state, "C"), "he chooses with his replacement in hand"
    assert turns(lay_all_rows(state)) == "C"


@pytest.mark.rule("NW-ELIM-1", "NW-TURN-6")
def test_without_an_interception_the_next_living_player_follows():
    state = doomed()
    act(state, "B", "done")
    assert turns(lay_all_rows(state)) == "C"


@pytest.mark.rule("NW-ELIM-1")
def test_the_interrupted_turn_goes_on_if_its_player_was_still_drawing():
    state = table(
        turn="D", D={"row": ["atlas"]}, B={"population": 5}, deck=["warhead_10", "tornado", "saturn"]
    )
    turn_up(state, "D")
    act(state, "A", "target B")
    events = act(state, "B", "done")
    assert facts_of(events, "CardDrawn", "seat", "card") == [(0, "saturn")]
    assert asked(state) == ("place", "A")


@pytest.mark.rule("NW-ELIM-2")
@pytest.mark.parametrize("way", ["propaganda", "weapon"])
def test_whoever_leaves_discards_everything_and_turns_to_miss_lapse(way):
    carrier, card = ("polaris", "warhead_10") if way == "weapon" else (None, "propaganda_5")
    state = table(
        A={"hand": UNARMED, "row": [card, "am_p"], "launch_slot": carrier},
        B={
            "hand": ["am_s", "b70"],
            "row": ["saturn", "warhead_50"],
            "deterrents": ["am_b", "warhead_100"],
            "launch_slot": "atlas",
            "missing": 2,
            "population": 2,
        },
    )
    turn_up(state, "A")
    events = act(state, "A", "target B")
    if way == "weapon":
        act(state, "B", "decline", dice=40)
        events = act(state, "B", "done")
    cards = {"am_s", "b70", "saturn", "warhead_50", "am_b", "warhead_100", "atlas"}
    assert cards <= set(discards(state))
    assert {(1, card) for card in cards} <= set(facts_of(events, "CardDiscarded", "seat", "card"))
    gone = seen(state, "B")
    assert (gone["hand"], gone["row"], gone["launch_slot"], gone["deterrents"]) == (0, 0, None, [])
    assert (gone["missing"], gone["load"]) == (0, 0)
    lay_all_rows(state)
    assert asked(state) == ("place", "C")


@pytest.mark.rule("NW-ELIM-2")
def test_waiting_secrets_of_one_who_dies_lapse():
    state = doomed(
        ["polaris", "polaris", "warhead_10", "warhead_10"],
        C={"hand": ["am_p", "atlas"], "population": 2},
        deck=["warhead_10", "population_explosion", "saturn"],
    )
    shots(state, "polaris 10 C", "polaris 10 C")
    act(state, "C", "intercept am_p")
    assert waiting(state) == [("C", "population_explosion")]
    act(state, "C", "decline", dice=40)
    assert people(state, "C") == 0
    events = act(state, "C", "done")
    assert told(events, "SecretPlayed") == [] and waiting(state) == []
    assert (2, "population_explosion", "waiting") in facts_of(
        events, "CardDiscarded", "seat", "card", "source"
    )


@pytest.mark.rule("NW-ELIM-3")
def test_who_waits_for_his_retaliation_is_no_target():
    state = doomed(
        ["polaris", "polaris", "warhead_10", "warhead_10"],
        C={"population": 2, "hand": ["polaris", "warhead_10"]},
        D={"population": 2, "hand": ["polaris", "warhead_10", "am_p"]},
    )
    shots(state, "polaris 10 C", "polaris 10 D")
    act(state, "C", "decline", dice=40)
    act(state, "D", "decline", dice=40)
    assert asked(state) == ("salvo", "C")
    act(state, "C", "fire polaris")
    assert legal(state, "C") == ["load warhead_10 at A"], "D is dead and waits, B has left"


@pytest.mark.rule("NW-ELIM-3", "NW-END-2")
def test_if_nobody_else_is_living_he_just_leaves():
    state = doomed(
        ["polaris", "warhead_10"],
        seats=2,
        A={
            "hand": ["polaris", "warhead_10"],
            "row": ["warhead_10"],
            "launch_slot": "polaris",
            "population": 2,
        },
    )
    play(state, "B fire polaris", "B load warhead_10 at A", "B done")
    events = act(state, "A", "decline", dice=40)
    assert facts_of(events, "PlayerLeft", "seat") == [1, 0]
    assert state.over and state.returns == [0, 0]
