"""The worked examples of the rules, word for number. Red is A, blue is B."""

import pytest

from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import (
    act,
    asked,
    cash,
    draws,
    income,
    legal,
    places,
    play,
    ruler,
    seen,
    table,
    targets,
    told,
    view,
)


def collected(state):
    """What A gets in its turn, which has just begun."""
    return view(state)["collected"]


@pytest.mark.rule("SDN-EX-1")
def test_situation_a():
    state = table(A={"leaders": {"KAS.0": "king"}, "tankers": {"KAS": 1}, "cash": 0})
    assert collected(state) == 2 == cash(state)


@pytest.mark.rule("SDN-EX-2")
def test_situation_b():
    assert collected(table(A={"leaders": {"KAS.0": "guerrilla"}, "tankers": {"KAS": 2}})) == 2


@pytest.mark.rule("SDN-EX-3")
def test_situation_c():
    state = table(A={"leaders": {"KAS.0": "president"}, "tankers": {"KAS": 3}})
    assert collected(state) == 4
    assert len(seen(state)["pairs"]) == 2


@pytest.mark.rule("SDN-EX-4")
def test_situation_d():
    state = table(
        A={"leaders": {"OMA.4": "guerrilla", "AKA.2": "president"}, "tankers": {"OMA": 3}},
        pipelines=["OMA-AKA"],
    )
    assert collected(state) == 6
    assert {pair["country"] for pair in seen(state)["pairs"]} == {"AKA"}


@pytest.mark.rule("SDN-EX-5")
@pytest.mark.parametrize(("tankers", "sum"), [(5, 9), (4, 8), (3, 6)])
def test_dictator_in_uor_and_king_in_abu_akar(tankers, sum):
    state = table(A={"leaders": {"UOR.6": "dictator", "AKA.2": "king"}, "tankers": {"UOR": tankers}})
    assert view(state)["pipelines"] == ["UOR-AKA"]
    assert collected(state) == sum


@pytest.mark.rule("SDN-EX-6")
def test_two_networks():
    state = table(
        A={
            "leaders": {"KAS.0": "guerrilla", "AKA.2": "president", "BEL.0": "king"},
            "tankers": {"KAS": 3, "BEL": 1},
        },
        pipelines=["KAS-AKA"],
    )
    assert collected(state) == 8


@pytest.mark.rule("SDN-EX-7")
def test_a_chain_of_pipelines():
    state = table(
        A={
            "leaders": {"KAS.0": "dictator", "GHA.6": "president", "BEL.0": "guerrilla"},
            "tankers": {"BEL": 5},
        },
        pipelines=["KAS-GHA", "BEL-GHA"],
    )
    assert collected(state) == 9


@pytest.mark.rule("SDN-EX-8")
def test_a_pipeline_without_both_ends():
    state = table(
        A={
            "leaders": {"AKA.2": "king", "OMA.4": "dictator"},
            "tankers": {"OMA": 2},
            "cash": 10,
            "agent": "DAH.6",
        },
        B={"leaders": {"UOR.6": "king"}},
    )
    assert collected(state) == 2
    act(state, "A", "buy pipeline OMA-AKA")
    assert cash(state) == 10 + 2 - 3
    assert income(state) == 4


ATTACK = {"leaders": {"AKA.2": "king"}, "cash": 15, "agent": "DAH.6"}


def attack(kind="dictator", agent="BEL.7", **red):
    """Red's king on the capital of Abu Akar, Blue's ruler in U.O.R. with two tankers; the agent has moved."""
    return table(
        A=ATTACK | red,
        B={"leaders": {"UOR.6": kind}, "tankers": {"UOR": 2}, "agent": agent, "cash": 5},
        phase="leader",
        collected=1,
    )


@pytest.mark.rule("SDN-EX-9")
def test_a_king_attacks_a_dictator_for_14_millions():
    state = attack()
    events = play(state, "A advance AKA.2", "A to UOR.6")
    assert told(events, "LeaderMoved", "source", "target", "steps", "price") == [("AKA.2", "UOR.6", 7, 14)]
    assert cash(state) == 1
    assert places(state, "B", "dictator") == ["out"]
    assert ruler(state, "UOR") == ("A", "king")
    assert seen(state)["tankers"] == {"UOR": 2} and seen(state, "B")["tankers"] == {}
    assert ruler(state, "AKA") is None


@pytest.mark.rule("SDN-EX-10")
def test_an_agent_in_the_way():
    assert targets(attack(agent="UOR.0"), "A", "AKA.2")["UOR.6"] == 14
    assert "UOR.7" not in targets(attack(agent="UOR.0", cash=15), "A", "AKA.2")
    assert targets(attack(agent="UOR.6"), "A", "AKA.2")["UOR.6"] == 14
    both = table(
        3,
        A=ATTACK,
        B={"leaders": {"UOR.6": "dictator"}, "agent": "UOR.0"},
        C={"agent": "UOR.4"},
        phase="leader",
        collected=1,
    )
    assert "UOR.6" not in targets(both, "A", "AKA.2")


@pytest.mark.rule("SDN-EX-11")
def test_no_attack_on_the_same_type():
    state = attack(kind="king")
    assert "UOR.6" not in targets(state, "A", "AKA.2")
    state = attack(kind="king", leaders={"AKA.2": "dictator"})
    assert targets(state, "A", "AKA.2")["UOR.6"] == 7


@pytest.mark.rule("SDN-EX-12")
def test_an_incident_space_stops():
    state = table(A={"leaders": {"KAS.0": "dictator"}, "agent": "DAH.6"}, phase="leader", deck=["INC-F06"])
    assert targets(state, "A", "KAS.0")["KAS.5"] == 3
    events = play(state, "A advance KAS.0", "A to KAS.5")
    assert cash(state) == 7 - 3
    assert told(events, "CardDrawn", "card", "by") == [("INC-F06", "leader")]
    events = play(state, "A advance KAS.5", "A to AKA.2")
    assert told(events, "LeaderMoved", "steps", "price") == [(4, 0)]
    assert ruler(state, "AKA") == ("A", "dictator")
    assert cash(state) == 4


@pytest.mark.rule("SDN-EX-13")
def test_a_card_of_the_agent_replaces_phase_3():
    red = {"leaders": {"BEL.0": "king", "KAS.0": "dictator"}, "tankers": {"BEL": 2}, "agent": "UOR.6"}
    state = table(A=red, deck=["INC-U06"])
    act(state, "A", "agent UOR.2")
    assert places(state, "A", "king") == ["reserve", "reserve"]
    assert ruler(state, "BEL") is None
    assert seen(state)["tankers"] == {"BEL": 2}
    assert "done" in legal(state) and not legal(state, "A", "advance")
    state = table(A=red | {"leaders": {"KAS.0": "dictator"}}, deck=["INC-U06"])
    events = act(state, "A", "agent UOR.2")
    assert told(events, "OrderVoid", "card") == ["INC-U06"]
    assert "done" not in legal(state) and legal(state, "A", "advance") == ["advance KAS.0"]


@pytest.mark.rule("SDN-EX-14")
def test_an_agent_passes_an_incident_space():
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "KAS.7"})
    assert told(act(state, "A", "agent KAS.3"), "CardDrawn", "card") == []
    assert seen(state)["agent"] == "KAS.3"


@pytest.mark.rule("SDN-EX-15")
def test_placing_in_an_abandoned_country():
    state = table(B={"leaders": {"BEL.1": "king"}, "tankers": {"BEL": 2}}, phase="leader")
    act(state, "A", "place guerrilla BEL")
    assert cash(state) == 6
    assert ruler(state, "BEL") == ("A", "guerrilla")
    assert seen(state)["tankers"] == {"BEL": 2}


@pytest.mark.rule("SDN-EX-16")
def test_saving_a_tanker():
    state = table(A={"leaders": {"KAS.0": "king", "BEL.0": "king"}, "tankers": {"KAS": 1}}, phase="end")
    act(state, "A", "move tanker KAS to north")
    assert income(state) == 0
    assert not legal(state, "A", "move tanker")
    red = {"leaders": {"BEL.0": "king", "OMA.4": "king"}, "tankers": {"north": 1}}
    assert legal(table(A=red, phase="end"), "A", "move tanker") == [
        "move tanker north to BEL",
        "move tanker north to south",
    ]
    assert "move tanker south to OMA" in legal(table(A=red | {"tankers": {"south": 1}}, phase="end"))
    assert "move tanker north to BEL" not in legal(table(A=red | {"leaders": {}}, phase="end"))


@pytest.mark.rule("SDN-EX-17")
def test_the_canal_is_closed():
    state = table(A={"tankers": {"north": 1}}, B={"leaders": {"UOR.6": "king"}}, phase="end")
    assert legal(state, "A", "move tanker") == []
    with pytest.raises(IllegalAction, match="SDN-CANAL-1"):
        act(state, "A", "move tanker north to south")


def last_chance(*deck):
    """Red has nothing but a king in Ghazun and an agent who comes to an incident space."""
    return table(
        3,
        A={"cash": 0, "leaders": {"GHA.0": "king"}, "agent": "DAH.5"},
        deck=list(deck),
    )


@pytest.mark.rule("SDN-EX-18")
def test_the_last_chance():
    state = last_chance("INC-F02")
    draws(state)
    assert cash(state) == 3 and asked(state) == ("turn", "A")
    assert "done" not in legal(state)
    play(state, "A advance GHA.0", "A to GHA.1", "A done")
    assert cash(state) == 1 and seen(state)["living"]
    state = last_chance("INC-F04")
    draws(state)
    play(state, "A advance GHA.0", "A to GHA.1", "A done")
    assert seen(state)["living"]
    for card in ("INC-U03", "INC-U06"):
        state = last_chance(card)
        assert told(draws(state), "PlayerOut", "seat", "reason") == [(0, "SDN-OUT-5")]
        assert not seen(state)["living"] and asked(state) == ("turn", "B")


@pytest.mark.rule("SDN-EX-19")
def test_not_enough_for_a_king():
    red = {
        "cash": 1,
        "leaders": {"KAS.0": "king", "BEL.7": "president"},
        "lost": ["king", "president", "dictator", "guerrilla"],
        "agent": "DAH.6",
    }
    state = table(3, A=red)
    assert told(act(state, "A", legal(state, "A", "agent")[0]), "PlayerOut", "reason") == ["SDN-OUT-3"]
    state = table(3, A=red | {"cash": 0, "debt": 2, "tankers": {"KAS": 1}, "agent": "BEL.0"})
    assert cash(state) == 0 and view(state)["collected"] == 2
    act(state, "A", "move tanker KAS to north")
    events = act(state, "A", "agent BEL.4")
    assert told(events, "LeaderPhasePassed", "reason") == ["SDN-OUT-4"]
    assert seen(state)["living"] and "done" in legal(state)
    state = table(3, A=red | {"tankers": {"north": 1}, "agent": "BEL.0"})
    act(state, "A", "move tanker north to KAS")
    events = act(state, "A", "agent BEL.4")
    assert told(events, "LeaderPhasePassed", "reason") == ["SDN-OUT-4"]


@pytest.mark.rule("SDN-EX-20")
def test_a_first_turn():
    state = table(A={"opened": False}, B={"opened": False})
    act(state, "A", "place president AKA")
    assert cash(state) == 5 and seen(state)["agent"] == "AKA.2"
    assert legal(state) == ["station tanker north", "station tanker south"]
    act(state, "A", "station tanker south")
    assert seen(state)["tankers"] == {"south": 1}


@pytest.mark.rule("SDN-EX-21")
def test_buying():
    state = table(A={"leaders": {"TAS.4": "king"}, "cash": 6})
    act(state, "A", "buy tanker TAS")
    assert cash(state) == 1 and seen(state)["tankers"] == {"TAS": 1}
    assert not legal(state, "A", "move tanker") and not legal(state, "A", "buy pipeline")
    act(state, "A", "agent TAS.0")
    assert legal(state, "A", "place dictator") and not legal(state, "A", "place king")


@pytest.mark.rule("SDN-EX-22")
def test_direction():
    ends = legal(table(A={"leaders": {"GHA.6": "king"}, "agent": "GHA.6"}), "A", "agent")
    assert "agent KAS.5" in ends
    assert "agent GHA.6" not in ends
    assert set(ends) == {
        f"agent {end}" for end in ("KAS.5", "AKA.0", "KAS.1", "BEL.6", "GHA.2", "BEL.5", "DAH.1", "DAH.7")
    }
