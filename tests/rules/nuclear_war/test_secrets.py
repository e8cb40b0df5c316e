"""Secrets and top secrets."""

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

EFFECTS = {
    "test_ban": ("lose_turn", 1),
    "summit_talk": ("lose_turn", 1),
    "ambassador_drunk": ("lose_turn", 1),
    "stock_market_boom": ("steal", 2),
    "peace_corps": ("steal", 2),
    "beatnik_pacifists": ("steal", 2),
    "little_old_ladies": ("steal", 2),
    "first_on_moon": ("steal", 5),
    "tax_raise": ("steal", 5),
    "population_explosion": ("gain", 5),
    "earthquake": ("kill", 10),
    "tornado": ("kill", 10),
    "neutral_country": ("kill", 10),
    "supergerm": ("kill", 25),
    "vaporized": ("kill", 25),
}
STEALING = [card for card, (effect, _) in EFFECTS.items() if effect == "steal"]
KILLING = [card for card, (effect, _) in EFFECTS.items() if effect == "kill"]
LOSING_A_TURN = [card for card, (effect, _) in EFFECTS.items() if effect == "lose_turn"]


def drawn(*secrets, seats=4, **more):
    """At the beginning of his turn A draws these cards, then a Saturn."""
    facts = {"D": {"row": ["atlas", "b70"]}, "A": {"hand": UNARMED, "row": ["b70", "b70"]}, "turn": "D"}
    state = table(seats, **facts | more, deck=["warhead_10", *secrets, "saturn", "b70"])
    return state, turn_up(state, "D")


@pytest.mark.rule("NW-SEC-1")
@pytest.mark.parametrize("war", [False, True])
@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_work_alike_in_war_and_peace_and_start_no_war(secret, war):
    state, events = drawn(secret, war=war, B={"population": 60})
    totals = 20, 60
    if secret != "population_explosion":
        assert asked(state) == ("secret_target", "A")
        events += act(state, "A", "target B")
    effect, amount = EFFECTS[secret]
    gained = amount if effect in ("steal", "gain") else 0
    lost = amount if effect in ("steal", "kill") else 0
    assert (people(state, "A"), people(state, "B")) == (totals[0] + gained, totals[1] - lost)
    assert seen(state, "B")["missing"] == (amount if effect == "lose_turn" else 0)
    assert at_war(state) == war
    assert discards(state)[-1] == secret
    assert facts_of(events, "SecretPlayed", "seat", "card") == [(0, secret)]
    assert asked(state) == ("place", "A")


@pytest.mark.rule("NW-SEC-2", "NW-DEC-1")
@pytest.mark.parametrize("secret", SECRETS)
def test_he_chooses_a_living_opponent_where_one_is_needed(secret):
    state, _ = drawn(secret, B={"out": True})
    if EFFECTS[secret][0] == "gain":
        assert asked(state) == ("place", "A")
    else:
        assert asked(state) == ("secret_target", "A")
        assert state.view(None)["about"] == {"card": secret}
        assert legal(state, "A") == ["target C", "target D"]


@pytest.mark.rule("NW-SEC-3")
@pytest.mark.parametrize("secret", STEALING)
@pytest.mark.parametrize("has", [1, 2, 4, 5, 6])
def test_stealing_moves_people_at_most_what_the_target_has(secret, has):
    state, _ = drawn(secret, C={"population": has})
    left = bank(state)
    events = act(state, "A", "target C")
    moved = min(EFFECTS[secret][1], has)
    assert (losses(events)[0], gains(events)) == (("C", moved), [("A", moved)])
    assert (people(state, "A"), people(state, "C"), bank(state)) == (20 + moved, has - moved, left)


@pytest.mark.rule("NW-SEC-4", "NW-POP-3")
@pytest.mark.parametrize("secret", KILLING)
@pytest.mark.parametrize("has", [1, 10, 24, 25, 26])
def test_killing_and_emigration_go_to_the_bank(secret, has):
    state, _ = drawn(secret, C={"population": has})
    left = bank(state)
    events = act(state, "A", "target C")
    lost = min(EFFECTS[secret][1], has)
    assert losses(events)[0] == ("C", lost)
    assert gains(events) == []
    assert (people(state, "A"), people(state, "C"), bank(state)) == (20, has - lost, left + lost)


@pytest.mark.rule("NW-SEC-5", "NW-POP-3")
@pytest.mark.parametrize(("in_bank", "gained"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_gaining_takes_from_the_bank_at_most_what_it_has(in_bank, gained):
    rest = 240 - 60 - in_bank
    state, events = drawn("population_explosion", seats=4, B={"population": rest})
    assert gains(events) == [("A", gained)]
    assert (people(state, "A"), bank(state)) == (20 + gained, in_bank - gained)


@pytest.mark.rule("NW-SEC-6")
def test_turns_to_miss_add_up():
    state, _ = drawn(*LOSING_A_TURN)
    for missing in (1, 2, 3):
        events = act(state, "A", "target C")
        assert facts_of(events, "TurnsToMiss", "seat", "turns") == [(2, 1)]
        assert seen(state, "C")["missing"] == missing


@pytest.mark.rule("NW-SEC-6")
def test_who_misses_a_turn_may_still_intercept_retaliate_and_change_his_strategy():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        B={"hand": ["polaris", "polaris"], "row": ["warhead_10"] * 2, "population": 2, "missing": 1},
        C={"hand": ["am_p", *UNARMED[:6]], "missing": 1},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert asked(state) == ("salvo", "B")
    play(state, "B fire polaris", "B load warhead_10 at C", "B done")
    assert "intercept am_p" in legal(state, "C")
    act(state, "C", "intercept am_p")
    assert asked(state) == ("strategy", "ACD")
    assert seen(state, "C")["missing"] == 1
    assert turns(lay_all_rows(state)) == "D", "only the turn is lost"


@pytest.mark.rule("NW-SEC-7")
def test_there_are_fifteen_secrets_one_each_and_they_do_what_the_list_says():
    assert set(EFFECTS) == set(SECRETS) and len(SECRETS) == 15
    for secret, (effect, amount) in EFFECTS.items():
        state, events = drawn(secret, B={"population": 40})
        if effect != "gain":
            events += act(state, "A", "target B")
        expected = {
            "lose_turn": ([], []),
            "steal": ([("B", amount)], [("A", amount)]),
            "gain": ([], [("A", amount)]),
            "kill": ([("B", amount)], []),
        }[effect]
        assert (losses(events), gains(events)) == expected


@pytest.mark.rule("NW-SEC-8")
@pytest.mark.parametrize("secret", ["tornado", "neutral_country", "supergerm", "tax_raise", "peace_corps"])
def test_a_victim_of_a_secret_has_final_retaliation_even_if_his_people_were_stolen(secret):
    state, _ = drawn(secret, B={"population": 2, "hand": ["polaris", "warhead_10"]})
    act(state, "A", "target B")
    assert asked(state) == ("salvo", "B")
    play(state, "B fire polaris", "B load warhead_10 at C", "B done")
    assert losses(act(state, "C", "decline", dice=40)) == [("C", 2)]


@pytest.mark.rule("NW-SEC-9", "NW-TURN-10")
def test_if_the_drawer_dies_he_draws_no_replacement_and_his_turn_is_over():
    state, _ = drawn(
        "supergerm",
        B={"population": 2, "hand": ["polaris", "warhead_10"]},
        A={"hand": UNARMED, "row": ["b70", "b70"], "population": 2},
    )
    play(state, "A target B", "B fire polaris", "B load warhead_10 at A", "B done")
    act(state, "A", "decline", dice=40)
    events = act(state, "A", "done") + lay_all_rows(state)
    assert turns(events) == "C"
    assert facts_of(events, "CardDrawn", "seat", "card") == [(2, "saturn")], "it is C's card of the turn"
    assert hand(state, "A") == []


@pytest.mark.rule("NW-SEC-9", "NW-DEF-3")
def test_an_interceptor_who_dies_of_his_own_replacement_draws_no_more():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        C={"hand": ["am_p", "atlas"], "population": 2},
        B={"population": 2, "hand": ["polaris", "warhead_10"]},
        deck=["warhead_10", "tornado", "saturn"],
    )
    attack(state, "A", "C")
    play(state, "C intercept am_p", "C target B", "B fire polaris", "B load warhead_10 at C", "B done")
    act(state, "C", "decline", dice=40)
    events = act(state, "C", "done") + lay_all_rows(state)
    assert turns(events) == "D", "the dead interceptor has no turn: the next living player after A"
    assert facts_of(events, "CardDrawn", "seat", "card") == [(3, "saturn")]
