"""Why an action is refused, in the rule's own id."""

import pytest

from detente.core.engine.rng import seeded
from detente.core.engine.state import IllegalAction
from detente.core.shown.rulebook import atoms
from tests.rules.twoplustwo.helpers import GAME, auto, event_of, go, phase, quiet, table, with_card


def using(id, use, turn="east", **facts):
    state = with_card(id, turn, **facts)
    go(state, f"play {id} {use}")
    return state


SHOWN = {"display": ["card_03", "card_18", "tpt_10", "tpt_05"]}
REFUSED = [
    (lambda: table(**SHOWN), "play card_12 build", "TPT-SEQ-4.10"),
    (lambda: table(west=["card_12"], **SHOWN), "play card_12 build", "TPT-SEQ-4.10"),
    (lambda: table(**SHOWN), "play card_03 event", "TPT-ACT-6.4.1"),
    (lambda: table(**SHOWN), "play special_1 event", "TPT-SEQ-4.11"),
    (lambda: table(turn="east", **SHOWN), "play special_2 event", "TPT-SEQ-4.3"),
    (lambda: table(turn="west", **SHOWN), "play card_03 credit", "TPT-ACT-6.0.2"),
    (lambda: table(turn="west", **SHOWN), "play card_03 arms_race", "TPT-ACT-6.0.2"),
    (lambda: table(**SHOWN), "play tpt_10 arms_race", "TPT-COMP-2.4"),
    (lambda: table(tracks={"arms_race": -6}, **SHOWN), "play card_03 arms_race", "TPT-ACT-6.5.3"),
    (lambda: table(unrest=quiet(), **SHOWN), "play card_18 unrest", "TPT-ACT-6.1.3"),
    (lambda: table(money={"usa": -1}, **SHOWN), "play card_18 build", "TPT-ACT-6.6.3"),
    (lambda: table(money={"usa": -1}, **SHOWN), "play card_18 event", "TPT-ACT-6.6.4"),
    (
        lambda: table(turn="soviet_union", money={"soviet_union": -1}, **SHOWN),
        "play special_1 event",
        "TPT-ACT-6.6.5",
    ),
    (lambda: table(**SHOWN), "police sachsen", "TPT-EAST-10.5"),
    (lambda: table(**SHOWN), "done", "WSDV-ACT-D3"),
    (lambda: using("tpt_05", "build"), "build kiel", "WSDV-ACT-B2"),
    (lambda: using("tpt_05", "build"), "build leipzig__dresden", "WSDV-ACT-B3"),
    (lambda: event_of("tpt_05", "usa", money={"usa": -1}), "ignore 3", "WSDV-ACT-D4"),
    (lambda: auto("tpt_02", tracks={"arms_race": 4})[0], "ignore 5", "TPT-AUTO-9.14"),
    (lambda: event_of("card_31", "soviet_union"), "dominance east", None),
    (lambda: event_of("tpt_02", "east", tracks={"dominance": 6}), "remove unrest bayern", "TPT-ACT-6.4.15"),
    (lambda: phase("dominance", tracks={"dominance": 2}), "dominance -1", "TPT-EOD-12.3.1"),
    (
        lambda: phase("collapse_check", unrest=quiet(), usa=["card_03", "card_18", "card_19"]),
        "done",
        "TPT-SEQ-4.6",
    ),
    (
        lambda: phase("collapse_check", unrest=quiet(), usa=["card_03"], early={"usa": "card_25"}),
        "discard card_25",
        "TPT-EOD-12.2.3",
    ),
    (lambda: table(**SHOWN), "usa first", None),
    (lambda: table(**SHOWN), "place unrest bayern", None),
]


@pytest.mark.parametrize(("made", "text", "rule"), REFUSED, ids=[str(k) for k in range(len(REFUSED))])
def test_the_rule_that_refuses(made, text, rule):
    state = made()
    seat, action = state.to_act[0], GAME.actions.parse(text)
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, action)
    assert refused.value.rule == rule


def test_every_refusal_of_random_games_names_a_rule_of_the_texts():
    known = set(atoms(GAME, "en"))
    chance = seeded(5)
    for seed in range(3):
        state = GAME.start(seed=seed)
        while not state.over:
            for seat in state.to_act:
                for action in range(0, GAME.actions.size, 7):
                    assert state.why_not(seat, action) in {None, *known}
            seat = state.to_act[chance.below(len(state.to_act))]
            choices = state.legal_actions(seat)
            state.apply(seat, choices[chance.below(len(choices))])
        assert state.why_not(0, 0) is None
