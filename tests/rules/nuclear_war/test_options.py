"""The options of a table: both readings of each."""

import pytest

from detente.core.engine.options import settled
from detente.core.records.record import Match, read_record, replay
from detente.core.shown.features import features_of
from detente.core.shown.words import Words
from tests.rules.nuclear_war.helpers import (
    GAME,
    LETTERS,
    UNARMED,
    act,
    asked,
    at_war,
    attack,
    kinds,
    lay_all_rows,
    legal,
    losses,
    people,
    play,
    seen,
    table,
    turn_up,
    turns,
)

DECLARED = {
    "seats": (2, 3, 4, 5, 6),
    "totals": ("hidden", "open"),
    "first_player": ("owner", "random"),
    "duds_spend_load": ("yes", "no"),
    "salvo_launch_slot": ("yes", "no"),
    "interceptor_again": ("yes", "no"),
    "strategy_after_salvo": ("yes", "no"),
}


def test_the_options_are_those_of_the_rules():
    assert {option.name: option.values for option in GAME.options} == DECLARED
    assert GAME.start().options == {name: values[0] for name, values in DECLARED.items()} | {"seats": 4}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_page_calls_options_as_the_lobby_does(language):
    rules, said = GAME.text(f"rules.{language}.md"), Words(GAME, language)
    for option in GAME.options[1:]:
        name = f"option-{option.name}"
        choices = "; ".join(said(f"{name}-{value}") for value in option.values)
        row = next(line for line in rules.splitlines() if line.startswith(f"| {said(name)} |"))
        assert row.startswith(f"| {said(name)} | {choices} |")
        assert row.endswith(f"| [{option.rule}](#{option.rule}) |")


@pytest.mark.rule("NW-INFO-3")
def test_totals_hidden_or_open():
    hidden, shown = (table(options={"totals": value}, C={"population": 33}) for value in ("hidden", "open"))
    assert [seat["population"] for seat in hidden.view(0)["table"]] == [20, None, None, None]
    assert [seat["population"] for seat in hidden.view(None)["table"]] == [None] * 4
    assert hidden.view(0)["bank"] is None
    for seat in (0, 1, 2, 3, None):
        assert [about["population"] for about in shown.view(seat)["table"]] == [20, 20, 33, 20]
        assert shown.view(seat)["bank"] == 240 - 93


@pytest.mark.rule("NW-SETUP-1")
def test_the_owner_or_a_player_drawn_at_random_begins():
    for seats in (2, 5):
        first = {
            value: [
                GAME.start({"seats": seats, "first_player": value}, seed).view(None)["first"]
                for seed in range(60)
            ]
            for value in ("owner", "random")
        }
        assert set(first["owner"]) == {0}
        assert set(first["random"]) == set(range(seats))
        assert all(first["random"].count(seat) > 60 / seats / 3 for seat in range(seats))


@pytest.mark.rule("NW-SETUP-1", "NW-SETUP-5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_owner_is_whoever_opened_the_table_wherever_they_sit(seat):
    options = settled(GAME.options, {"seats": 4}, seat)
    assert options == {"seats": 4, "first_player": LETTERS[seat]}
    state = GAME.start(options, 7)
    assert state.view(None)["first"] == seat
    assert asked(state) == ("secret", LETTERS[seat])
    assert settled(GAME.options, options, (seat + 1) % 4) == options, "it is said once"
    drawn = {"seats": 4, "first_player": "random"}
    assert settled(GAME.options, drawn, seat) == drawn
    assert settled(GAME.options, {"seats": 4}, None) == {"seats": 4}
    assert GAME.start({"seats": 4}, 7).view(None)["first"] == 0, "where nobody opened it, seat A"


@pytest.mark.rule("NW-SETUP-1")
def test_a_record_says_where_the_owner_sat():
    match = Match(GAME, settled(GAME.options, {"seats": 3}, 2), 5)
    for _ in range(30):
        seat = match.state.to_act[0]
        match.apply(seat, match.state.legal_actions(seat)[0])
    again = replay(GAME, read_record(match.record.to_json()))
    assert again.state.view(None) == match.state.view(None) and again.state.view(None)["first"] == 2
    view = again.state.view(0)
    assert view["options"]["first_player"] == "C"
    features = features_of(GAME)
    features.check(again.state, 0)
    ordinary = GAME.start({"seats": 3}, 5).view(0)
    span = features.span("option first player")
    assert features.encode(view)[span.start : span.stop] == features.encode(ordinary)[span.start : span.stop]


@pytest.mark.rule("NW-SETUP-1", "NW-SETUP-5", "NW-SETUP-9")
def test_a_first_player_drawn_at_random_sets_up_first_and_has_the_first_turn():
    seed = next(
        seed
        for seed in range(99)
        if GAME.start({"seats": 3, "first_player": "random"}, seed).view(None)["first"] == 2
    )
    state = GAME.start({"seats": 3, "first_player": "random"}, seed)
    order = ""
    events = []
    while not turns(events):
        question, seats = asked(state)
        order += seats[0] if question == "secret" and seats[0] not in order else ""
        events = act(state, seats[0], legal(state, seats[0])[-1 if question in ("salvo", "intercept") else 0])
        assert not state.over
    assert order == "CAB"
    assert turns(events) == "C"


@pytest.mark.rule("NW-BOMB-2")
@pytest.mark.parametrize(
    ("value", "roll", "left"), [("yes", 7, 30), ("no", 7, 50), ("yes", 15, 30), ("no", 15, 30)]
)
def test_a_dud_counts_against_the_load_or_not(value, roll, left):
    state = table(
        options={"duds_spend_load": value},
        A={"hand": UNARMED, "row": ["warhead_20", "am_p"], "launch_slot": "b70"},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=roll)
    assert (seen(state, "A")["launch_slot"], seen(state, "A")["load"]) == ("b70", left)
    assert "warhead_20" in state.view(None)["discard"], "the warhead is spent either way"


@pytest.mark.rule("NW-BOMB-2", "NW-BOMB-3")
@pytest.mark.parametrize(("value", "slot"), [("yes", None), ("no", "b70")])
def test_a_last_warhead_that_is_a_dud_costs_the_bomber_or_not(value, slot):
    state = table(
        options={"duds_spend_load": value},
        A={"hand": UNARMED, "row": ["warhead_50", "am_p"], "launch_slot": "b70"},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=7)
    assert seen(state, "A")["launch_slot"] == slot
    assert seen(state, "A")["load"] == (50 if slot else 0)


@pytest.mark.rule("NW-BOMB-6")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_out_of_fuel_the_bomber_is_lost_all_the_same(value):
    state = table(
        options={"duds_spend_load": value},
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "b70"},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=2)
    assert seen(state, "A")["launch_slot"] is None
    assert sorted(state.view(None)["discard"]) == ["b70", "warhead_10"]


@pytest.mark.rule("NW-RET-2")
@pytest.mark.parametrize("value", ["yes", "no"])
@pytest.mark.parametrize("slot", ["saturn", "b70"])
def test_the_carrier_in_the_launch_slot_takes_part_in_the_retaliation_or_not(value, slot):
    state = table(
        options={"salvo_launch_slot": value},
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        B={"hand": ["warhead_20"], "row": ["warhead_10", "polaris"], "launch_slot": slot, "population": 2},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert ("fire launched" in legal(state, "B")) == (value == "yes")
    assert "fire polaris" in legal(state, "B")
    if value == "no":
        with pytest.raises(ValueError, match="NW-RET-2"):
            act(state, "B", "fire launched")
    act(state, "B", "done")
    assert slot in state.view(None)["discard"]


@pytest.mark.rule("NW-DEF-8")
@pytest.mark.parametrize(("value", "next_turn"), [("yes", "A"), ("no", "B")])
def test_an_interceptor_in_his_own_turn_plays_again_or_not(value, next_turn):
    state = table(
        options={"interceptor_again": value},
        turn="D",
        A={"hand": ["am_p", *UNARMED[:6]], "row": ["atlas", "atlas"]},
        C={"hand": ["polaris", "warhead_10"], "row": [], "population": 20},
        D={"row": ["atlas", "atlas"]},
        deck=["warhead_10", "supergerm", "saturn", "b70", "b70"],
    )
    turn_up(state, "D")
    play(state, "A target C", "C fire polaris", "C load warhead_10 at A", "C done", "A intercept am_p")
    lay_all_rows(state)
    assert "ABCD"[state.view(None)["next"]] == next_turn
    assert turns(turn_up(state, "A")) == next_turn


@pytest.mark.rule("NW-DEF-8", "NW-DEF-5")
@pytest.mark.parametrize(("value", "next_turn"), [("yes", "A"), ("no", "B")])
def test_without_a_second_turn_play_goes_on_clockwise_whoever_intercepted_before(value, next_turn):
    state = table(
        options={"interceptor_again": value},
        turn="D",
        A={"hand": ["am_p", *UNARMED[:6]], "row": ["atlas", "atlas"]},
        C={"hand": ["polaris", "polaris", "warhead_10", "warhead_10"], "row": [], "population": 20},
        D={"hand": ["am_a", *UNARMED[:6]], "row": ["atlas", "atlas"]},
        deck=["warhead_10", "supergerm", "b70", "b70", "b70", "b70"],
    )
    turn_up(state, "D")
    play(
        state,
        "A target C",
        "C fire polaris",
        "C load warhead_10 at D",
        "C fire polaris",
        "C load warhead_10 at A",
    )
    play(state, "C done", "D intercept am_a", "A intercept am_p")
    lay_all_rows(state)
    assert turns(turn_up(state, "A")) == next_turn


@pytest.mark.rule("NW-DEF-8")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_the_option_leaves_other_interceptors_their_turn(value):
    state = table(
        options={"interceptor_again": value},
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        C={"hand": ["am_p", *UNARMED[:6]]},
    )
    attack(state, "A", "C")
    assert turns(act(state, "C", "intercept am_p")) == "C"


@pytest.mark.rule("NW-STRAT-1")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_a_war_of_a_retaliation_only_gives_the_change_of_strategy_or_not(value):
    state = table(
        options={"strategy_after_salvo": value},
        turn="D",
        B={"hand": ["polaris", "warhead_10"], "population": 5},
        D={"row": ["atlas", "atlas"]},
        deck=["warhead_10", "tornado", "saturn"],
    )
    turn_up(state, "D")
    play(state, "A target B", "B fire polaris", "B load warhead_10 at C", "B done")
    assert at_war(state)
    events = act(state, "C", "decline", dice=40)
    assert "PeaceReturned" in kinds(events)
    assert not at_war(state)
    assert asked(state) == (("strategy", "ACD") if value == "yes" else ("place", "A"))


@pytest.mark.rule("NW-STRAT-1")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_a_war_of_attacks_gives_the_change_of_strategy_in_any_case(value):
    state = table(
        options={"strategy_after_salvo": value},
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "polaris"},
        B={"hand": ["polaris", "warhead_10"], "population": 2},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    play(state, "B fire polaris", "B load warhead_10 at C", "B done")
    assert losses(act(state, "C", "decline", dice=40)) == [("C", 2)]
    assert people(state, "C") == 18
    assert asked(state) == ("strategy", "ACD")
