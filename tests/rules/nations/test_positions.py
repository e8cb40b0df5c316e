"""Positions for tests and tutorials: what cannot be is refused with its name."""

import pytest

from tests.rules.nations.helpers import GAME, asked, cash, places, seen, table, view

WRONG = [
    ({"E": {}}, "no fact 'E': there are A, B, turn"),
    ({"A": 7}, "the facts of seat A must be an object"),
    ({"A": {"money": 3}}, "no fact 'money' of seat A"),
    ({"A": {"cash": -1}}, "A cash must be a whole number from 0"),
    ({"A": {"cash": True}}, "A cash must be a whole number"),
    ({"A": {"leaders": {"KAS.9": "king"}}}, "A leaders: no 'KAS.9'"),
    ({"A": {"leaders": {"KAS.0": "queen"}}}, "A leaders: no 'queen'"),
    (
        {"A": {"leaders": {"KAS.0": "dictator", "KAS.1": "dictator"}}},
        "there are not that many of type 'dictator'",
    ),
    ({"A": {"leaders": []}}, "leaders must be an object"),
    ({"A": {"lost": "king"}}, "lost a list"),
    (
        {"A": {"leaders": {"KAS.0": "king"}}, "B": {"leaders": {"KAS.0": "king"}}},
        "another leader is on KAS.0",
    ),
    ({"A": {"agent": "sea"}}, "A agent: no 'sea'"),
    ({"A": {"tankers": {"AKA": 17}}}, "A tankers AKA must be a whole number from 0 to 16|A tankers"),
    ({"A": {"tankers": {"north": 9}}, "B": {"tankers": {"north": 8}}}, "there are only 16 tankers"),
    ({"A": {"tankers": []}}, "A tankers must be an object"),
    ({"A": {"gone": True, "cash": 3}}, "A: who has dropped out has nothing"),
    ({"A": {"gone": "yes"}}, "A gone must be true or false"),
    ({"A": {"gone": True}}, "at least two seats must be in the game"),
    ({"A": {"opened": False, "agent": "KAS.0"}}, "A: before the first turn"),
    ({"A": {"opened": False, "cash": 1}}, "A: before the first turn"),
    (
        {"A": {"opened": False}, "turn": "A", "phase": "end"},
        "phase: the first turn of seat A is still to come",
    ),
    ({"turn": "C"}, "turn: no 'C'"),
    ({"phase": "lunch"}, "phase: no 'lunch'"),
    ({"round": 61}, "table round must be a whole number from 1 to 60"),
    ({"had": "C"}, "had: no 'C'"),
    ({"pipelines": ["UOR-DAH"]}, "pipelines: no 'UOR-DAH'"),
    ({"pipelines": "UOR-AKA"}, "pipelines must be a list"),
    ({"deck": ["INC-X"]}, "deck: no 'INC-X'"),
    ({"deck": ["INC-F01"], "below": ["INC-F01"]}, "deck: there are not that many cards 'INC-F01'"),
]


@pytest.mark.parametrize(("facts", "says"), WRONG, ids=[str(k) for k in range(len(WRONG))])
def test_what_cannot_be(facts, says):
    with pytest.raises(ValueError, match=says):
        GAME.position(facts, {"seats": 2})


def test_without_facts_it_is_a_start():
    state = GAME.position({}, {"seats": 3}, 5)
    start = GAME.start({"seats": 3}, 5)
    assert state.view(None) == start.view(None) and state.legal_actions(
        state.to_act[0]
    ) == start.legal_actions(start.to_act[0])


def test_facts_are_laid_out():
    state = table(
        3,
        A={
            "cash": 4,
            "debt": 2,
            "leaders": {"KAS.0": "king", "BEL.3": "king"},
            "lost": ["dictator"],
            "tankers": {"KAS": 2},
        },
        C={"gone": True},
        turn="B",
        phase="agent",
        round=7,
        below=["INC-U01"],
        deck=["INC-F02"],
    )
    assert (cash(state), seen(state)["debt"], seen(state)["agent"]) == (4, 2, "KAS.0")
    assert places(state, "A", "king") == ["KAS.0", "BEL.3"] and places(state, "A", "dictator") == ["out"]
    assert asked(state) == ("turn", "B") and view(state)["round"] == 7
    assert view(state)["below"] == ["INC-U01"] and view(state)["deck"] == 23
    assert seen(state, "C")["fallen"] == 1 and not seen(state, "C")["living"]
    assert GAME.from_dict(state.to_dict()).view(0) == state.view(0)
