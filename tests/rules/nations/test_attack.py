"""Attack."""

import pytest

from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import (
    PRICE,
    act,
    asked,
    cash,
    kinds,
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


def facing(attacker="king", beaten="dictator", at="KAS.7", cash=2, seats=3, options=None, **blue):
    """A's leader beside the capital of Kasimar, where B's rules."""
    return table(
        seats,
        A={"leaders": {at: attacker}, "cash": cash, "agent": "DAH.6"},
        B={"leaders": {"KAS.0": beaten}, "agent": "DAH.5"} | blue,
        phase="leader",
        collected=1,
        options=options,
    )


@pytest.mark.rule("SDN-ATTACK-1")
def test_an_attack_ends_on_an_opponents_capital_and_starts_anywhere():
    for at in ("KAS.7", "BEL.6", "AKA.0", "KAS.5"):
        state = facing(at=at, cash=30)
        assert "KAS.0" in targets(state, "A", at)
        play(state, f"A advance {at}", "A to KAS.0")
        assert ruler(state, "KAS") == ("A", "king")


@pytest.mark.rule("SDN-ATTACK-2")
@pytest.mark.parametrize("attacker", PRICE)
@pytest.mark.parametrize("beaten", PRICE)
def test_the_types_must_differ(attacker, beaten):
    state = facing(attacker, beaten, cash=3)
    assert ("KAS.0" in targets(state, "A", "KAS.7")) == (attacker != beaten)


@pytest.mark.rule("SDN-ATTACK-3")
def test_the_whole_way_must_be_paid_and_free():
    assert targets(facing(at="KAS.6", cash=4), "A", "KAS.6")["KAS.0"] == 4
    assert "KAS.0" not in targets(facing(at="KAS.6", cash=3), "A", "KAS.6")
    state = facing(at="KAS.6", cash=4, leaders={"KAS.0": "dictator", "KAS.7": "president"})
    assert "KAS.0" not in targets(state, "A", "KAS.6")
    assert "KAS.0" not in targets(facing(at="KAS.6", cash=4, agent="KAS.7"), "A", "KAS.6")


@pytest.mark.rule("SDN-ATTACK-4")
def test_neither_leaders_outside_capitals_nor_own_ones_are_attacked():
    state = facing(leaders={"KAS.6": "dictator"})
    assert "KAS.6" not in targets(state, "A", "KAS.7")
    state = table(
        A={"leaders": {"KAS.7": "king", "KAS.0": "dictator"}, "cash": 9, "agent": "DAH.6"}, phase="leader"
    )
    assert "KAS.0" not in targets(state, "A", "KAS.7")
    act(state, "A", "advance KAS.7")
    with pytest.raises(IllegalAction, match="SDN-LEADER-6"):
        act(state, "A", "to KAS.0")


@pytest.mark.rule("SDN-ATTACK-5")
def test_the_attacked_leader_is_out_for_good_or_by_option_in_the_reserve():
    state = facing()
    events = play(state, "A advance KAS.7", "A to KAS.0")
    assert told(events, "LeaderBeaten", "seat", "owner", "leader", "country", "returns") == [
        (0, 1, "dictator", "KAS", False)
    ]
    assert places(state, "B", "dictator") == ["out"]
    state = facing(options={"beaten": "reserve"})
    events = play(state, "A advance KAS.7", "A to KAS.0")
    assert told(events, "LeaderBeaten", "returns") == [True]
    assert places(state, "B", "dictator") == ["reserve"]


@pytest.mark.rule("SDN-ATTACK-6")
def test_the_attacker_rules_at_once_and_gets_all_foreign_tankers():
    state = table(
        3,
        A={
            "leaders": {"UOR.7": "king", "AKA.2": "president"},
            "cash": 2,
            "agent": "DAH.6",
            "tankers": {"UOR": 1},
        },
        B={"leaders": {"UOR.6": "dictator"}, "tankers": {"UOR": 2, "north": 1}, "agent": "DAH.5"},
        C={"tankers": {"UOR": 1}},
        phase="leader",
    )
    events = play(state, "A advance UOR.7", "A to UOR.6")
    assert told(events, "TankersCaptured", "seat", "loser", "country", "count") == [
        (0, 1, "UOR", 2),
        (0, 2, "UOR", 1),
    ]
    assert seen(state)["tankers"] == {"UOR": 4}
    assert seen(state, "B")["tankers"] == {"north": 1} and seen(state, "C")["tankers"] == {}
    assert view(state)["pipelines"] == ["UOR-AKA"] and seen(state)["income"] == 8


@pytest.mark.rule("SDN-ATTACK-7")
def test_tankers_fall_to_who_takes_a_country_without_ruler():
    for moves in (["A place king KAS"], ["A advance KAS.7", "A to KAS.0"]):
        state = table(
            A={"leaders": {"KAS.7": "guerrilla"}, "cash": 2, "agent": "DAH.6"},
            B={"tankers": {"KAS": 2, "north": 1}, "agent": "DAH.5"},
            phase="leader",
        )
        events = play(state, *moves)
        assert "TankersCaptured" in kinds(events)
        assert seen(state)["tankers"] == {"KAS": 2} and seen(state, "B")["tankers"] == {"north": 1}


@pytest.mark.rule("SDN-ATTACK-8")
def test_an_attack_that_is_paid_succeeds():
    for seed in range(10):
        state = facing()
        rng = state.to_dict()["rng"]
        assert legal(state, "A", "advance") == ["advance KAS.7"]
        play(state, "A advance KAS.7", "A to KAS.0")
        assert ruler(state, "KAS") == ("A", "king") and cash(state) == 0
        assert state.to_dict()["rng"] == rng
        assert asked(state) == ("turn", "A"), seed
