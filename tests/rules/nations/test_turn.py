"""A turn and its order, and who decides."""

import pytest

from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import (
    GAME,
    act,
    asked,
    cash,
    kinds,
    legal,
    play,
    random_game,
    random_step,
    seen,
    table,
    told,
    view,
)

RED = {"leaders": {"KAS.0": "king"}, "tankers": {"KAS": 1, "north": 1}, "agent": "DAH.6", "cash": 20}


def red(**more):
    """A's facts with some changed."""
    return RED | more


@pytest.mark.rule("SDN-TURN-1")
def test_income_then_agent_then_leader():
    state = table(A=RED)
    assert cash(state) == 22 and view(state)["phase"] == "agent"
    assert not legal(state, "A", "place") and not legal(state, "A", "advance")
    act(state, "A", "agent DAH.2")
    assert view(state)["phase"] == "leader"
    assert not legal(state, "A", "agent") and legal(state, "A", "advance") and legal(state, "A", "place")
    act(state, "A", "place dictator BEL")
    assert view(state)["phase"] == "end"
    events = act(state, "A", "done")
    assert kinds(events) == ["TurnBegan", "IncomeCollected"]


@pytest.mark.rule("SDN-TURN-2")
def test_a_tanker_action_and_a_pipeline_at_any_moment_after_income():
    moments = ([], ["A agent DAH.2"], ["A agent DAH.2", "A place dictator BEL"])
    for before in moments:
        state = table(A=RED)
        play(state, *before)
        assert (
            legal(state, "A", "buy tanker")
            and legal(state, "A", "move tanker")
            and legal(state, "A", "sell tanker")
        )
        act(state, "A", "buy tanker north")
        act(state, "A", "buy pipeline KAS-AKA")
        for verb in ("buy", "move", "sell"):
            assert not legal(state, "A", verb)
    state = table(A=RED)
    play(state, "A agent DAH.2", "A place dictator BEL", "A done")
    assert asked(state) == ("turn", "B")


@pytest.mark.rule("SDN-TURN-3")
def test_the_agent_must_move():
    state = table(A=RED)
    assert "done" not in legal(state)
    with pytest.raises(IllegalAction, match="SDN-TURN-3"):
        act(state, "A", "done")
    state = table(A=RED | {"cash": 0})
    assert cash(state) == 2, "the income came unasked"


@pytest.mark.rule("SDN-TURN-4")
def test_nobody_spends_more_than_he_has():
    state = table(
        A=red(cash=0, tankers={"north": 2}, leaders={"KAS.0": "king", "BEL.0": "guerrilla"}), phase="end"
    )
    assert legal(state) == [
        "move tanker north to KAS",
        "move tanker north to BEL",
        "move tanker north to south",
        "sell tanker north",
        "done",
    ]
    state = table(A=red(cash=5, tankers={}), phase="leader")
    act(state, "A", "advance KAS.0")
    assert all(target["price"] <= 5 for move in view(state, "A")["moves"] for target in move["targets"])
    for seed in range(10):
        state, chance = random_game(4, seed)
        while not state.over:
            random_step(state, chance)
            assert all(about["cash"] >= 0 for about in view(state)["table"])


@pytest.mark.rule("SDN-TURN-5")
def test_the_turn_ends_when_the_player_says_so():
    state = table(A=red(cash=0, tankers={}), phase="end")
    assert legal(state) == ["done"] and asked(state) == ("turn", "A")
    act(state, "A", "done")
    assert asked(state) == ("turn", "B")


@pytest.mark.rule("SDN-TURN-6")
def test_a_purchase_leaves_the_price_of_the_cheapest_leader_action():
    only_kings = {"lost": ["president", "president", "dictator", "guerrilla"], "tankers": {}}
    for phase in ("agent", "leader"):
        assert not legal(table(A=red(cash=6, **only_kings), phase=phase), "A", "buy tanker")
        assert legal(table(A=red(cash=7, **only_kings), phase=phase), "A", "buy tanker")
        assert not legal(table(A=red(cash=4, **only_kings), phase=phase), "A", "buy pipeline")
        assert legal(table(A=red(cash=5, **only_kings), phase=phase), "A", "buy pipeline")
        assert not legal(table(A=red(cash=5, tankers={}), phase=phase), "A", "buy tanker")
        assert legal(table(A=red(cash=6, tankers={}), phase=phase), "A", "buy tanker")
    assert legal(table(A=red(cash=5, **only_kings), phase="end"), "A", "buy tanker")
    assert view(table(A=red(cash=6, **only_kings), phase="agent"))["keep"] == 2
    assert view(table(A=red(cash=1, **only_kings), phase="agent"))["keep"] == 0


@pytest.mark.rule("SDN-TURN-7")
def test_the_end_is_possible_once_phase_3_is_over():
    for before in (["A place king BEL"], ["A advance KAS.0", "A to KAS.1"]):
        state = table(A=RED, phase="leader")
        assert "done" not in legal(state)
        play(state, *before)
        assert "done" in legal(state)
        act(state, "A", "buy tanker north")
        assert "done" in legal(state)


@pytest.mark.rule("SDN-DEC-7")
def test_end_of_turn_and_giving_up_are_decisions():
    options = {"give_up": "yes"}
    assert legal(table(A=red(tankers={}, cash=0), phase="end", options=options)) == ["done", "give up"]


@pytest.mark.rule("SDN-DEC-8")
def test_only_the_player_whose_turn_it_is_decides():
    for seed in range(12):
        state, chance = random_game(2 + seed % 3, seed)
        while not state.over:
            assert list(state.to_act) == [view(state)["turn"]]
            random_step(state, chance)


@pytest.mark.rule("SDN-DEC-8")
def test_a_decision_with_one_possibility_is_taken():
    state = table(A=red(agent="DAH.5", tankers={"KAS": 2}), deck=["INC-U04"])
    events = act(state, "A", "agent DAH.1")
    assert told(events, "TankerLost", "place") == ["KAS"] and asked(state) == ("turn", "A")


def test_all_that_a_turn_has_once_is_there_again_in_the_next():
    state = table(A=RED, B={"leaders": {"TAS.4": "king"}, "agent": "DAH.6"})
    play(state, "A buy tanker KAS", "A buy pipeline KAS-AKA", "A agent DAH.2", "A place king BEL", "A done")
    play(state, "B agent DAH.2", "B place dictator GHA", "B done")
    shown = view(state)
    assert (shown["tanker_used"], shown["pipeline_used"], shown["agent_moved"], shown["leader_done"]) == (
        False,
    ) * 4
    assert shown["round"] == 2 and seen(state)["tankers"] == {"KAS": 2, "north": 1}
    assert GAME.max_actions > 0
