"""Interception."""

import pytest

from tests.rules.nuclear_war.helpers import (
    ANTI_MISSILES,
    LETTERS,
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
    people,
    play,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)

STOPS = {
    "am_p": {"polaris"},
    "am_a": {"polaris", "atlas"},
    "am_b": {"polaris", "atlas", "b70"},
    "am_s": {"polaris", "atlas", "b70", "saturn"},
}
CARRIERS = ["polaris", "atlas", "b70", "saturn"]
QUIET = {"row": ["warhead_10", "warhead_10"]}


def under_fire(carrier="polaris", seats=4, target="B", **more):
    """A attacks the target, 10 megatons on the carrier; the target is asked."""
    about = {"A": {"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": carrier}}
    state = table(seats, **about | more)
    attack(state, "A", target)
    assert asked(state) == ("intercept", target)
    return state


@pytest.mark.rule("NW-DEF-1", "NW-CARD-5")
@pytest.mark.parametrize("carrier", CARRIERS)
def test_an_anti_missile_of_the_hand_must_name_the_attacking_carrier(carrier):
    state = under_fire(carrier, B={"hand": [*ANTI_MISSILES, "propaganda_5", "atlas", "atlas"]})
    fitting = [f"intercept {card}" for card in ANTI_MISSILES if carrier in STOPS[card]]
    assert legal(state, "B") == [*fitting, "decline"]


@pytest.mark.rule("NW-DEF-1")
def test_cards_in_the_row_and_other_players_hands_cannot_intercept():
    state = under_fire(
        "atlas",
        B={"hand": ["propaganda_5"] * 5, "row": ["am_s", "am_a"]},
        C={"hand": ["am_b", *UNARMED[:6]]},
    )
    assert legal(state, "B") == ["decline"]
    assert legal(state, "C") == []
    with pytest.raises(ValueError, match="owes no decision"):
        act(state, "C", "intercept am_b")


@pytest.mark.rule("NW-DEF-1", "NW-DET-2")
def test_a_shown_anti_missile_can_intercept():
    state = under_fire("atlas", B={"hand": ["propaganda_5"] * 5, "deterrents": ["am_a", "am_p"]})
    assert legal(state, "B") == ["intercept am_a", "decline"]
    act(state, "B", "intercept am_a")
    assert "am_a" in discards(state)
    assert seen(state, "B")["deterrents"] == ["am_p"]


@pytest.mark.rule("NW-DEF-1", "NW-DEC-5")
def test_one_anti_missile_is_used_and_he_chooses_which():
    for card in ("am_p", "am_s"):
        state = under_fire(B={"hand": ["am_p", "am_s", *UNARMED[:5]]})
        events = act(state, "B", f"intercept {card}")
        assert facts_of(events, "Intercepted", "seat", "card", "carrier") == [(1, card, "polaris")]
        other = "am_s" if card == "am_p" else "am_p"
        assert card in discards(state) and other in hand(state, "B")


@pytest.mark.rule("NW-DEF-2")
@pytest.mark.parametrize("carrier", CARRIERS)
def test_an_interception_destroys_carrier_and_warhead(carrier):
    state = under_fire(carrier, B={"hand": ["am_s", *UNARMED[:6]], "population": 2})
    events = act(state, "B", "intercept am_s")
    assert sorted(discards(state)) == sorted(["am_s", carrier, "warhead_10"])
    assert seen(state, "A")["launch_slot"] is None
    assert seen(state, "A")["load"] == 0
    assert told(events, "DiceRolled") == []
    assert losses(events) == []
    assert [people(state, seat) for seat in "AB"] == [20, 2]


@pytest.mark.rule("NW-DEF-3")
def test_the_anti_missile_is_discarded_and_replaced_at_once():
    state = under_fire(
        B={"hand": ["am_p", *UNARMED[:6]]},
        deck=["warhead_10", "population_explosion", "tax_raise", "saturn", "b70"],
    )
    events = act(state, "B", "intercept am_p")
    assert facts_of(events, "SecretPlayed", "seat", "card") == [(1, "population_explosion"), (1, "tax_raise")]
    events += act(state, "B", "target C")
    drawn = facts_of(events, "CardDrawn", "seat", "card")
    assert drawn == [(1, "saturn"), (1, "b70")], "the replacement, then the card of his own turn"
    assert turns(events) == "B"
    assert sorted(hand(state, "B")) == sorted([*UNARMED[:6], "saturn", "b70"])
    assert (people(state, "B"), people(state, "C")) == (30, 15)


@pytest.mark.rule("NW-DEF-3", "NW-RET-9")
def test_against_a_final_retaliation_only_the_effect_of_a_secret_waits():
    state = under_fire(
        B={"hand": ["polaris", "polaris"], "row": ["warhead_10", "warhead_10"], "population": 2},
        C={"hand": ["am_p", *UNARMED[:6]]},
        deck=["warhead_10", "population_explosion", "saturn", "b70"],
    )
    act(state, "B", "decline", dice=40)
    play(
        state,
        "B fire polaris",
        "B load warhead_10 at C",
        "B fire polaris",
        "B load warhead_10 at D",
        "B done",
    )
    events = act(state, "C", "intercept am_p")
    assert facts_of(events, "CardDrawn", "seat", "card") == [(2, "saturn")]
    assert len(hand(state, "C")) == 7 and people(state, "C") == 20
    act(state, "D", "decline", dice=40)
    assert people(state, "C") == 25


@pytest.mark.rule("NW-DEF-4")
def test_war_stays_declared_although_the_attack_failed():
    state = under_fire(B={"hand": ["am_p", *UNARMED[:6]], "row": ["propaganda_5", "polaris"]})
    assert at_war(state)
    events = act(state, "B", "intercept am_p")
    assert at_war(state)
    assert "PeaceReturned" not in kinds(events)
    assert gained_nothing(turn_up(state, "B"))


def gained_nothing(events):
    return told(events, "PropagandaMade") == []


@pytest.mark.rule("NW-DEF-5")
@pytest.mark.parametrize(("target", "after"), [("B", "C"), ("C", "D"), ("D", "A")])
def test_the_interceptor_has_the_next_turn_and_play_goes_on_from_him(target, after):
    state = under_fire(
        target=target,
        **dict.fromkeys("BCD", QUIET) | {target: {"hand": ["am_p"], "row": ["warhead_50"] * 2}},
    )
    events = act(state, target, "intercept am_p")
    assert turns(events) == target, "players in between are passed over"
    assert turns(turn_up(state, target)) == after


@pytest.mark.rule("NW-DEF-5")
def test_an_interception_counts_for_its_own_turn_only():
    state = under_fire(target="C", C={"hand": ["am_p"], "row": ["warhead_50"] * 2}, D=QUIET)
    assert turns(act(state, "C", "intercept am_p")) == "C"
    assert turns(turn_up(state, "C")) == "D"
    assert turns(turn_up(state, "D")) == "A"
    assert state.view(None)["interceptors"] == []


def salvo_over(**more):
    """A kills B, who fires four Polaris: at C, at D, at A and again at D."""
    about = {
        "A": {"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        "B": {
            "hand": ["polaris"] * 4,
            "row": ["warhead_10"] * 2,
            "deterrents": ["warhead_10"] * 2,
            "population": 2,
        },
        "C": {"hand": ["am_p", *UNARMED[:6]]},
        "D": {"hand": ["am_a", "am_b", *UNARMED[:5]]},
    }
    state = table(**about | more)
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    for target in "CDAD":
        play(state, "B fire polaris", f"B load warhead_10 at {target}")
    act(state, "B", "done")
    return state


@pytest.mark.rule("NW-DEF-5", "NW-DEF-8")
@pytest.mark.parametrize(
    ("moves", "next_turn"),
    [
        (["C intercept am_p", "D intercept am_a", "A decline", "D decline"], "D"),
        (["C intercept am_p", "D decline", "A decline", "D decline"], "C"),
        (["C decline", "D intercept am_b", "A decline", "D intercept am_a"], "D"),
        (["C decline", "D decline", "A decline", "D decline"], "C"),
        (["C intercept am_p", "D intercept am_a", "A intercept am_s", "D decline"], "A"),
        (["C intercept am_p", "D decline", "A intercept am_s", "D intercept am_b"], "D"),
    ],
)
def test_if_several_intercept_in_one_turn_the_last_one_counts(moves, next_turn):
    state = salvo_over(
        A={"hand": ["am_s", *UNARMED[:6]], "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"}
    )
    for move in moves:
        seat, text = move.split(" ", 1)
        act(state, seat, text, dice=40 if text == "decline" else None)
    assert turns(lay_all_rows(state)) == next_turn


@pytest.mark.rule("NW-DEF-5")
def test_of_several_interceptors_the_last_living_one_counts():
    state = salvo_over(D={"hand": ["am_a", *UNARMED[:6]], "population": 2})
    play(state, "C intercept am_p", "D intercept am_a")
    act(state, "A", "decline", dice=40)
    act(state, "D", "decline", dice=40)
    assert asked(state) == ("salvo", "D")
    act(state, "D", "done")
    assert turns(lay_all_rows(state)) == "C"


@pytest.mark.rule("NW-DEF-6")
@pytest.mark.parametrize(
    ("missing", "missed", "next_turn"),
    [
        ({"C": 1}, [2], "D"),
        ({"C": 2}, [2], "D"),
        ({"C": 1, "D": 1}, [2, 3], "A"),
        ({"B": 1, "D": 1}, [], "C"),
    ],
)
def test_an_interceptors_turn_to_miss_is_used_up_and_play_goes_on_to_his_left(missing, missed, next_turn):
    seats = {seat: dict(QUIET) | {"missing": missing.get(seat, 0)} for seat in "BCD"}
    seats["C"] |= {"hand": ["am_p", *UNARMED[:6]]}
    state = under_fire(target="C", **seats)
    events = act(state, "C", "intercept am_p")
    assert facts_of(events, "TurnMissed", "seat") == missed
    assert turns(events) == next_turn
    for seat in "BCD":
        assert seen(state, seat)["missing"] == missing.get(seat, 0) - missed.count(LETTERS.index(seat))


@pytest.mark.rule("NW-DEF-7")
@pytest.mark.parametrize("carrier", CARRIERS)
def test_the_question_gives_nothing_away(carrier):
    """Whether the target holds a fitting card or none makes no difference that anybody else could see."""
    tables = []
    for card in ("am_s", "propaganda_25", "am_p"):
        state = table(
            A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": carrier},
            B={"hand": [card, *["warhead_20"] * 6], "row": ["atlas"] * 2},
            C={"hand": ["propaganda_5"] * 7, "row": ["atlas"] * 2},
            D={"hand": ["warhead_50", "warhead_50", *["propaganda_10"] * 5], "row": ["b70"] * 2},
        )
        events = attack(state, "A", "B")
        told_to = {seat: [event.seen_by(seat) for event in events] for seat in (0, 2, 3, None)}
        public = {seat: state.view(seat) for seat in (0, 2, 3, None)}
        assert asked(state) == ("intercept", "B")
        assert "decline" in legal(state, "B")
        assert [legal(state, seat) for seat in "ACD"] == [[], [], []]
        events = act(state, "B", "decline", dice=40)
        told_to_all = {seat: [event.seen_by(seat) for event in events] for seat in (0, 2, 3, None)}
        tables.append((told_to, public, told_to_all, {seat: state.view(seat) for seat in (0, 2, 3, None)}))
    assert tables[0] == tables[1] == tables[2]


@pytest.mark.rule("NW-DEF-7", "NW-DEC-7")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_target_without_any_anti_missile_is_asked_too(seats):
    state = under_fire(seats=seats, B={"hand": UNARMED})
    assert legal(state, "B") == ["decline"]


@pytest.mark.rule("NW-DEF-8")
def test_who_intercepts_in_his_own_turn_has_two_turns_running():
    state = table(
        A={"hand": ["am_p", *UNARMED[:6]], "row": ["atlas", "atlas"]},
        C={"hand": ["polaris", "warhead_10"], "row": [], "population": 20},
        deck=["supergerm", "saturn", "b70", "b70"],
        turn="A",
    )
    play(state, "A target C", "C fire polaris", "C load warhead_10 at A", "C done", "A intercept am_p")
    lay_all_rows(state)
    assert asked(state) == ("place", "A"), "the interrupted turn goes on"
    assert state.view(None)["next"] == 0
    assert turns(turn_up(state, "A")) == "A"
    assert turns(turn_up(state, "A")) == "B"


@pytest.mark.rule("NW-DEF-8", "NW-ELIM-1")
def test_an_interception_in_a_turn_that_goes_on_decides_who_plays_after_it():
    state = table(
        A={"hand": UNARMED, "row": ["atlas", "atlas"]},
        C={"hand": ["polaris", "warhead_10"], "row": [], "population": 20},
        D={"hand": ["am_p", *UNARMED[:6]]},
        deck=["supergerm", "saturn", "b70", "b70"],
        turn="A",
    )
    play(state, "A target C", "C fire polaris", "C load warhead_10 at D", "C done", "D intercept am_p")
    lay_all_rows(state)
    assert asked(state) == ("place", "A")
    assert row(state, "A") == ["atlas", "atlas"]
    assert turns(turn_up(state, "A")) == "D", "B is passed over"
