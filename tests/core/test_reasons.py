"""Why something cannot be done: the rule that forbids it, in words."""

import random

import pytest

import detente
from detente.core.shown.reasons import reasons_at
from detente.core.shown.scene import scene
from detente.core.shown.words import Words


def test_a_land_says_which_rules_keep_a_player_out() -> None:
    state = detente.game("europe1815").start({"start": "quick"}, 3)
    seat = state.to_act[0]
    seen = scene(state, seat, "en")
    offered = {element for offer in seen["offers"] for element in offer["on"]}
    lands = [place["id"] for place in seen["places"] if place["id"] not in offered and "seat" in place]
    words = Words(state.game, "en", options=state.options)
    found = {land: reasons_at(state, seat, land, words) for land in lands if " " not in land}
    assert found and all(found.values()), "each land out of reach has a reason"
    for reasons in found.values():
        rules = [reason["rule"] for reason in reasons]
        assert len(rules) == len(set(rules)) <= 3
        assert all(reason["text"] and reason["label"] for reason in reasons)


def test_where_something_can_be_done_there_is_nothing_to_explain() -> None:
    state = detente.game("nations").start({}, 3)
    seat = state.to_act[0]
    words = Words(state.game, "de", options=state.options)
    for offer in scene(state, seat, "de")["offers"]:
        action = state.game.actions.parse(offer["action"])
        assert state.why_not(seat, action) is None
        assert all(
            reason["action"] != offer["action"]
            for on in offer["on"]
            for reason in reasons_at(state, seat, on, words)
        )


@pytest.mark.parametrize("game", ["nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo"])
def test_any_element_may_be_asked_about_at_any_time(game: str) -> None:
    state = detente.game(game).start({}, 3)
    rnd = random.Random(1)
    for turn in range(60):
        if state.over:
            break
        seat = state.to_act[0]
        if turn % 12 == 0:
            seen = scene(state, seat, "en")
            words = Words(state.game, "en", options=state.options)
            ids = [each["id"] for kind in (seen["places"], seen["pieces"], seen["panels"]) for each in kind]  # type: ignore[attr-defined]
            for id in rnd.sample(ids, 6):
                legal = set(state.legal_actions(seat))
                for reason in reasons_at(state, seat, id, words):
                    assert state.game.actions.parse(reason["action"]) not in legal
        state.apply(seat, rnd.choice(list(state.legal_actions(seat))))


@pytest.mark.parametrize(("game", "rule"), [("wsdv", "WSDV-ACT-1"), ("twoplustwo", "TPT-SEQ-4.11")])
def test_what_only_others_may_do_says_so(game: str, rule: str) -> None:
    state = detente.game(game).start({}, 7)
    assert state.to_act == (0,), "who may not take the special card"
    found = reasons_at(state, 0, "special special_1", Words(state.game, "en", options=state.options))
    assert [reason["rule"] for reason in found] == [rule]
