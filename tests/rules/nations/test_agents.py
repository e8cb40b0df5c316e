"""Agents."""

import pytest

from tests.rules.nations.helpers import (
    INCIDENTS,
    POINTS,
    act,
    cash,
    draws,
    legal,
    places,
    play,
    random_game,
    random_step,
    ruler,
    seen,
    table,
    targets,
    told,
    view,
)
from tests.rules.nations.paths import agent_ends

CROWD = {
    "B": {
        "leaders": {"KAS.1": "king", "KAS.2": "king", "KAS.7": "president", "KAS.3": "dictator"},
        "agent": "KAS.1",
    },
}


@pytest.mark.rule("SDN-AGENT-1", "SDN-DEC-2")
@pytest.mark.parametrize("point", POINTS)
def test_exactly_four_steps_free_of_charge(point):
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": point, "cash": 3})
    ends = agent_ends(point)
    assert len(ends) >= 5
    assert set(legal(state, "A", "agent")) == {f"agent {end}" for end in ends}
    quiet = next(end for end in sorted(ends) if end not in INCIDENTS)
    events = act(state, "A", f"agent {quiet}")
    assert told(events, "AgentMoved", "seat", "source", "target") == [(0, point, quiet)]
    assert cash(state) == 3 and seen(state)["agent"] == quiet


@pytest.mark.rule("SDN-AGENT-2")
def test_he_passes_and_joins_everybody():
    empty = legal(table(A={"leaders": {"AKA.2": "king"}, "agent": "KAS.0"}), "A", "agent")
    crowded = legal(table(A={"leaders": {"AKA.2": "king"}, "agent": "KAS.0"}, **CROWD), "A", "agent")
    assert crowded == empty
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "KAS.7"}, **CROWD)
    act(state, "A", "agent KAS.3")
    assert seen(state)["agent"] == "KAS.3" and places(state, "B", "dictator") == ["KAS.3"]


@pytest.mark.rule("SDN-AGENT-3")
def test_a_card_only_where_he_ends():
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "DAH.3"})
    assert told(act(state, "A", "agent DAH.7"), "CardDrawn", "card") == []
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "DAH.5"}, deck=["INC-F03"])
    assert told(draws(state), "CardDrawn", "seat", "card", "by") == [(0, "INC-F03", "agent")]


@pytest.mark.rule("SDN-AGENT-4")
def test_he_neither_attacks_nor_rules_and_stays():
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "KAS.4"}, B={"leaders": {"KAS.0": "dictator"}})
    act(state, "A", "agent KAS.0")
    assert ruler(state, "KAS") == ("B", "dictator")
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "KAS.4"})
    act(state, "A", "agent KAS.0")
    assert ruler(state, "KAS") is None
    state = table(A={"leaders": {"KAS.1": "king"}, "agent": "DAH.6"}, B={"agent": "KAS.0"}, phase="leader")
    play(state, "A advance KAS.1", "A to KAS.0")
    assert seen(state, "B")["agent"] == "KAS.0"
    for seed in range(30):
        state, chance = random_game(3, seed)
        while not state.over:
            random_step(state, chance)
            for about in view(state)["table"]:
                assert (about["agent"] is not None) == (about["living"] and about["opened"])


@pytest.mark.rule("SDN-AGENT-5")
def test_he_blocks_moves_but_not_placing_or_attack():
    state = table(A={"agent": "DAH.6"}, B={"agent": "KAS.0"}, phase="leader")
    assert "place king KAS" in legal(state)
    blue = {"leaders": {"KAS.0": "dictator"}, "agent": "KAS.0"}
    state = table(A={"leaders": {"KAS.7": "king"}, "agent": "DAH.6", "cash": 20}, B=blue, phase="leader")
    assert targets(state, "A", "KAS.7")["KAS.0"] == 2
    state = table(
        A={"leaders": {"KAS.7": "king"}, "agent": "DAH.6", "cash": 4}, B={"agent": "KAS.0"}, phase="leader"
    )
    assert "KAS.1" not in targets(state, "A", "KAS.7")
