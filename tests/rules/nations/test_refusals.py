"""Why an action is refused, in the rule's own id."""

import pytest

from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import GAME, act, draws, random_game, random_step, table

KING = {"leaders": {"KAS.0": "king"}, "agent": "DAH.6", "cash": 9}
FRESH = {"A": {"opened": False}, "B": {"opened": False}}


def station():
    state = table(**FRESH)
    act(state, "A", "place king AKA")
    return state


def drawn(card, **red):
    state = table(
        A={**KING, "agent": "DAH.5", "leaders": {"KAS.0": "king", "BEL.0": "king"}, **red},
        B={"leaders": {"TAS.4": "dictator"}},
        deck=[card],
    )
    draws(state)
    return state


def chosen(cash=9, **more):
    state = table(A={**KING, "cash": cash}, phase="leader", **more)
    act(state, "A", "advance KAS.0")
    return state


def leader(**more):
    return table(A={**KING, **more}, phase="leader")


NO_MONEY = {"cash": 0, "leaders": {"KAS.0": "king"}, "agent": "DAH.6", "tankers": {"north": 1}}

REFUSED = [
    (lambda: table(**FRESH), "agent KAS.0", "SDN-FIRST-4"),
    (lambda: table(A={"opened": False}, B={"leaders": {"KAS.0": "king"}}), "place king KAS", "SDN-FIRST-1"),
    (station, "station tanker KAS", "SDN-FIRST-3"),
    (leader, "give up", "SDN-END-2"),
    (leader, "agent KAS.0", "SDN-TURN-1"),
    (lambda: table(A=KING), "agent KAS.0", "SDN-AGENT-1"),
    (lambda: table(A=KING), "advance KAS.0", "SDN-TURN-1"),
    (lambda: table(A=KING), "done", "SDN-TURN-3"),
    (leader, "done", "SDN-LEADER-1"),
    (lambda: table(A=KING, phase="end"), "place king BEL", "SDN-LEADER-1"),
    (leader, "place king KAS", "SDN-LEADER-2"),
    (lambda: leader(cash=1), "place king BEL", "SDN-TURN-4"),
    (lambda: leader(cash=1), "advance KAS.0", "SDN-TURN-4"),
    (leader, "advance BEL.0", "SDN-LEADER-3"),
    (
        lambda: leader(leaders={"KAS.0": "king", "KAS.1": "king", "KAS.7": "dictator"}),
        "advance KAS.0",
        "SDN-LEADER-6",
    ),
    (lambda: leader(**NO_MONEY), "place king BEL", "SDN-OUT-2"),
    (lambda: leader(**NO_MONEY), "buy tanker north", "SDN-OUT-2"),
    (lambda: leader(**NO_MONEY), "done", "SDN-OUT-2"),
    (lambda: leader(**NO_MONEY), "sell tanker south", "SDN-SHIP-3"),
    (lambda: table(A=KING, phase="end", tanker_used=True), "buy tanker north", "SDN-SHIP-1"),
    (leader, "buy tanker BEL", "SDN-SHIP-2"),
    (lambda: leader(cash=4), "buy tanker north", "SDN-TURN-4"),
    (lambda: leader(cash=5), "buy tanker north", "SDN-TURN-6"),
    (leader, "move tanker KAS to north", "SDN-SHIP-4"),
    (
        lambda: table(A={**KING, "tankers": {"north": 1}}, B={"leaders": {"UOR.6": "king"}}),
        "move tanker north to south",
        "SDN-CANAL-1",
    ),
    (leader, "sell tanker KAS", "SDN-SHIP-3"),
    (lambda: table(A=KING, phase="end", pipeline_used=True), "buy pipeline KAS-AKA", "SDN-PIPE-1"),
    (leader, "buy pipeline UOR-AKA", "SDN-PIPE-1"),
    (leader, "buy pipeline BEL-GHA", "SDN-PIPE-2"),
    (lambda: leader(cash=2), "buy pipeline KAS-AKA", "SDN-TURN-4"),
    (lambda: leader(cash=3), "buy pipeline KAS-AKA", "SDN-TURN-6"),
    (chosen, "to KAS.0", "SDN-LEADER-5"),
    (lambda: chosen(B={"leaders": {"KAS.1": "dictator"}}), "to KAS.1", "SDN-ATTACK-4"),
    (lambda: chosen(B={"leaders": {"BEL.0": "king"}}), "to BEL.0", "SDN-ATTACK-2"),
    (lambda: chosen(cash=2), "to KAS.2", "SDN-TURN-4"),
    (
        lambda: chosen(B={"leaders": {"BEL.0": "dictator", "BEL.1": "king", "BEL.7": "king"}}),
        "to BEL.0",
        "SDN-ATTACK-3",
    ),
    (lambda: drawn("INC-F09"), "decline", "SDN-CARD-1"),
    (lambda: drawn("INC-F10"), "buy tanker north", "SDN-DEC-6"),
    (lambda: drawn("INC-F04"), "advance TAS.4", "SDN-CARD-2"),
    (lambda: drawn("INC-F08"), "place king BEL", "SDN-LEADER-2"),
    (lambda: drawn("INC-U06"), "done", "SDN-DEC-6"),
]


@pytest.mark.parametrize(
    ("position", "text", "rule"), REFUSED, ids=[f"{text}-{rule}" for _, text, rule in REFUSED]
)
def test_the_rule_that_forbids(position, text, rule):
    state = position()
    with pytest.raises(IllegalAction, match=rule) as refused:
        act(state, "A", text)
    assert refused.value.rule == rule


def test_steps_beyond_what_a_card_allows():
    state = drawn("INC-F04")
    act(state, "A", "advance KAS.0")
    with pytest.raises(IllegalAction, match="SDN-CARD-9"):
        act(state, "A", "to DAH.0")
    poor = drawn("INC-U12", cash=2)
    act(poor, "A", "advance KAS.0")
    with pytest.raises(IllegalAction, match="SDN-CARD-9"):
        act(poor, "A", "to KAS.2")


def test_every_refusal_of_random_games_names_a_rule_or_none():
    for seed in range(8):
        state, chance = random_game(2 + seed % 3, seed, {"give_up": "yes"})
        while not state.over:
            for action in range(0, GAME.actions.size, 5):
                rule = state.why_not(state.to_act[0], action)
                assert rule is None or rule.startswith("SDN-")
            random_step(state, chance)
