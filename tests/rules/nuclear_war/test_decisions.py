"""The decisions a player makes."""

import pytest

from tests.rules.nuclear_war.helpers import (
    GAME,
    UNARMED,
    act,
    asked,
    attack,
    facts_of,
    lay_all_rows,
    legal,
    losses,
    own,
    people,
    play,
    random_game,
    random_step,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)


@pytest.mark.rule("NW-DEC-1")
def test_a_secret_asks_for_a_target_only_if_it_needs_one():
    state = table(
        turn="D", D={"row": ["atlas"]}, deck=["warhead_10", "population_explosion", "tax_raise", "saturn"]
    )
    turn_up(state, "D")
    assert asked(state) == ("secret_target", "A")
    assert state.view(None)["about"] == {"card": "tax_raise"}
    assert people(state, "A") == 25, "the population explosion needed none"


@pytest.mark.rule("NW-DEC-1")
def test_at_the_start_the_order_of_several_secrets_is_his():
    state = table(
        set_up=["A"], A={"hand": ["tornado", "tax_raise", "test_ban", *UNARMED[:6]]}, B={"population": 12}
    )
    assert asked(state) == ("secret", "A")
    assert legal(state, "A") == ["play test_ban", "play tax_raise", "play tornado"]
    play(state, "A play tornado", "A target B")
    assert legal(state, "A") == ["play test_ban", "play tax_raise"]
    play(state, "A play tax_raise", "A target B", "B done")
    assert people(state, "A") == 22, "B had only two left"


@pytest.mark.rule("NW-DEC-2")
def test_all_decide_on_their_rows_in_parallel_and_the_game_goes_on_when_all_have():
    state = table(3, set_up=["C"])
    act(state, "C", "done")
    assert asked(state) == ("row", "ABC")
    act(state, "C", legal(state, "C")[0])
    assert asked(state) == ("row", "ABC"), "one card is not yet a row"
    act(state, "A", legal(state, "A")[0])
    act(state, "C", legal(state, "C")[0])
    assert asked(state) == ("row", "AB")
    act(state, "A", legal(state, "A")[0])
    act(state, "B", legal(state, "B")[0])
    assert asked(state) == ("row", "B")
    assert turns(act(state, "B", legal(state, "B")[0])) == "A"


@pytest.mark.rule("NW-DEC-2", "NW-STRAT-1")
def test_at_a_change_of_strategy_he_may_keep_his_row():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        B={"population": 2},
        C={"row": ["am_p", "saturn"]},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    act(state, "B", "done")
    assert all("keep" in legal(state, seat) for seat in "ACD")
    lay_all_rows(state)
    assert row(state, "C") == ["am_p", "saturn"]


@pytest.mark.rule("NW-DEC-2")
def test_first_rows_cannot_be_kept():
    state = table(2, set_up=["B"])
    act(state, "B", "done")
    assert "keep" not in legal(state, "A")


@pytest.mark.rule("NW-DEC-3")
def test_in_his_turn_deterrents_come_first_and_may_stay_then_the_card_to_place():
    state = table(2, A={"hand": UNARMED[:5], "row": ["atlas", "atlas"], "deterrents": ["saturn", "am_p"]})
    assert asked(state) == ("place", "A")
    stay = state.clone()
    act(stay, "A", "place polaris") if "place polaris" in legal(stay, "A") else turn_up(stay, "A")
    assert seen(stay, "A")["deterrents"] == ["saturn", "am_p"]
    assert asked(stay) == ("place", "B")
    play(state, "A take back am_p", "A show warhead_20")
    assert asked(state) == ("place", "A")
    turn_up(state, "A")
    assert asked(state) == ("place", "B")


@pytest.mark.rule("NW-DEC-4")
@pytest.mark.parametrize(
    ("card", "question"), [("propaganda_5", "propaganda_target"), ("warhead_10", "attack_target")]
)
def test_the_player_names_the_target_of_propaganda_and_attack(card, question):
    state = table(A={"hand": UNARMED, "row": [card], "launch_slot": "polaris"})
    turn_up(state, "A")
    assert asked(state) == (question, "A")
    assert [legal(state, seat) for seat in "ABCD"] == [["target B", "target C", "target D"], [], [], []]


@pytest.mark.rule("NW-DEC-5")
def test_the_target_says_which_anti_missile_or_none():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "atlas"},
        B={"hand": ["am_p", "am_a", "am_s"]},
    )
    attack(state, "A", "B")
    assert legal(state, "B") == ["intercept am_a", "intercept am_s", "decline"]
    assert losses(act(state, "B", "decline", dice=40)) == [("B", 2)]


@pytest.mark.rule("NW-DEC-6")
def test_a_retaliation_is_an_ordered_list_of_carriers_warheads_and_targets():
    def doomed():
        state = table(
            A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
            B={
                "hand": ["b70", "atlas", "warhead_10", "warhead_20", "warhead_20"],
                "row": [],
                "population": 2,
            },
        )
        attack(state, "A", "B")
        act(state, "B", "decline", dice=40)
        return state

    def announced(state):
        return facts_of(act(state, "B", "done"), "ShotAnnounced", "carrier", "warhead", "target")

    state = doomed()
    play(
        state,
        "B fire b70",
        "B load warhead_20 at D",
        "B load warhead_10 at C",
        "B fire atlas",
        "B load warhead_20 at A",
    )
    assert own(state, "B")["draft"] == [
        "fire b70",
        "load warhead_20 at D",
        "load warhead_10 at C",
        "fire atlas",
        "load warhead_20 at A",
    ]
    assert announced(state) == [
        ("b70", "warhead_20", 3),
        ("b70", "warhead_10", 2),
        ("atlas", "warhead_20", 0),
    ]
    other = doomed()
    play(other, "B fire atlas", "B load warhead_20 at A", "B fire b70", "B load warhead_10 at C")
    assert announced(other) == [("atlas", "warhead_20", 0), ("b70", "warhead_10", 2)]
    assert announced(doomed()) == [], "the empty list"


@pytest.mark.rule("NW-DEC-7")
@pytest.mark.parametrize(
    ("facts", "event"),
    [
        ({"A": {"hand": UNARMED, "row": ["propaganda_5"]}}, "PropagandaMade"),
        ({"A": {"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"}}, "AttackDeclared"),
        (
            {"A": {"hand": UNARMED, "row": ["atlas"]}, "deck": ["b70", "tax_raise"], "turn": "B"},
            "SecretPlayed",
        ),
    ],
)
def test_the_only_living_opponent_is_filled_in_as_target(facts, event):
    state = table(3, **{"C": {"out": True}, "B": {"row": ["atlas"]}} | facts)
    events = turn_up(state, asked(state)[1])
    assert told(events, event)
    assert asked(state)[0] not in ("propaganda_target", "attack_target", "secret_target")
    assert event == "AttackDeclared" or people(state, "B") == 15


@pytest.mark.rule("NW-DEC-7", "NW-DEF-7")
def test_the_question_to_the_target_is_never_filled_in():
    asked_without_a_choice = 0
    for seed in range(20):
        state, chance = random_game(3, seed)
        while not state.over:
            events = []
            if asked(state)[0] == "intercept":
                asked_without_a_choice += legal(state, asked(state)[1]) == ["decline"]
            random_step(state, chance, events)
            fired = len(told(events, "AttackDeclared"))
            assert fired == 0 or asked(state)[0] == "intercept" or state.over
    assert asked_without_a_choice > 50


@pytest.mark.rule("NW-DEC-6", "NW-RET-2")
def test_a_dead_player_without_a_pair_is_asked_too_and_may_only_close_his_list():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        B={"hand": ["propaganda_5"], "row": ["am_a"], "population": 2},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert asked(state) == ("salvo", "B")
    assert legal(state, "B") == ["done"]


@pytest.mark.rule("NW-DEC-3")
def test_every_question_names_its_rule():
    rules = GAME.text("rules.en.md")
    for question in GAME.questions.values():
        assert f'id="{question.rule}"' in rules
