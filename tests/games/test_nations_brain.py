"""What the brain of Das Spiel der Nationen knows."""

from functools import partial

import pytest

import detente
from detente.bots.heuristic import HeuristicBot
from detente.bots.random import RandomBot
from detente.games.nations.codes import END_LAST

GAME = detente.game("nations")


def table(**facts):
    return GAME.position({"turn": "A"} | facts, {"seats": 2}, 1)


def choice(state):
    """What the bot does in the place of A."""
    action = HeuristicBot(1).choose(
        state.view(0), state.legal_actions(0), partial(state.determinize, 0), None
    )
    return GAME.actions.text(action)


def test_it_begins_where_its_tanker_earns():
    state = GAME.position({"A": {"opened": False}, "B": {"opened": False}, "turn": "A"}, {"seats": 2})
    words = choice(state).split()
    assert words[:2] in (["place", "king"], ["place", "president"])
    assert words[2] in ("KAS", "BEL", "OMA", "TAS", "UOR")


def test_it_stations_the_tanker_in_its_port():
    state = GAME.position({"A": {"opened": False}, "B": {"opened": False}, "turn": "A"}, {"seats": 2})
    state.apply(0, GAME.actions.parse("place king TAS"))
    assert choice(state) == "station tanker TAS"


def test_it_buys_the_tanker_that_a_derrick_lacks():
    red = {"leaders": {"TAS.4": "king", "BEL.7": "guerrilla"}, "tankers": {"TAS": 1}, "cash": 9}
    assert choice(table(A=red, phase="end")) == "buy tanker TAS"


def test_it_buys_no_tanker_for_the_sea():
    red = {"leaders": {"TAS.4": "king"}, "cash": 10, "agent": "DAH.6"}
    blue = {"leaders": {"TAS.6": "guerrilla", "KAS.0": "king"}, "tankers": {"KAS": 2}, "cash": 4}
    state = table(A=red, B=blue, phase="end")
    assert "buy tanker south" in [GAME.actions.text(action) for action in state.legal_actions(0)]
    assert choice(state) not in ("buy tanker north", "buy tanker south")


def test_it_takes_the_ruler_that_earns_most():
    red = {
        "leaders": {"BEL.7": "guerrilla", "TAS.4": "king"},
        "tankers": {"TAS": 2},
        "cash": 9,
        "agent": "DAH.6",
    }
    blue = {"leaders": {"BEL.0": "king"}, "tankers": {"BEL": 2}, "agent": "DAH.5"}
    state = table(A=red, B=blue, phase="leader")
    assert choice(state) == "advance BEL.7"
    state.apply(0, GAME.actions.parse("advance BEL.7"))
    assert choice(state) == "to BEL.0"


def test_it_seeks_a_card_when_only_a_card_can_help():
    state = table(A={"leaders": {"GHA.0": "king"}, "cash": 0, "agent": "DAH.5"})
    assert choice(state) == "agent DAH.1"


def test_it_brings_a_tanker_out_of_a_port_without_a_ruler():
    red = {"leaders": {"TAS.7": "king", "BEL.0": "president"}, "tankers": {"TAS": 1, "BEL": 2}, "cash": 6}
    blue = {"leaders": {"KAS.0": "king"}, "tankers": {"KAS": 2}, "cash": 8}
    assert choice(table(A=red, B=blue, phase="end")) == "move tanker TAS to south"


def test_it_brings_tankers_out_of_a_port_that_will_be_taken():
    red = {"leaders": {"TAS.4": "king", "BEL.0": "king"}, "tankers": {"TAS": 2, "BEL": 2}, "cash": 7}
    blue = {"leaders": {"TAS.6": "guerrilla", "KAS.0": "king"}, "tankers": {"KAS": 2}, "cash": 4}
    assert choice(table(A=red, B=blue, phase="end")) == "move tanker TAS to south"
    safe = blue | {"leaders": {"KAS.0": "king"}}
    assert choice(table(A=red, B=safe, phase="end")) != "move tanker TAS to south"


def test_it_brings_a_tanker_home_to_a_port_where_a_derrick_waits():
    red = {"leaders": {"TAS.4": "king"}, "tankers": {"TAS": 1, "south": 1}, "cash": 3}
    assert choice(table(A=red, phase="end")) == "move tanker south to TAS"


def test_it_goes_through_the_canal_when_a_derrick_waits_on_the_other_sea():
    red = {"leaders": {"TAS.4": "king"}, "tankers": {"TAS": 1, "north": 1}, "cash": 3}
    assert choice(table(A=red, phase="end")) == "move tanker north to south"
    blue = {"leaders": {"UOR.6": "king"}, "tankers": {"UOR": 1}}
    state = table(A=red, B=blue, phase="end")
    assert "move tanker north to south" not in [GAME.actions.text(a) for a in state.legal_actions(0)]


def test_it_draws_a_card_where_it_has_little_to_lose():
    poor = {"leaders": {"GHA.0": "king"}, "cash": 3, "agent": "DAH.5"}
    assert choice(table(A=poor)) == "agent DAH.1"


def test_its_agent_stands_in_the_way_of_an_attack():
    red = {"leaders": {"TAS.4": "king"}, "tankers": {"TAS": 2}, "agent": "DAH.5", "cash": 4}
    blue = {
        "leaders": {"TAS.7": "guerrilla", "KAS.0": "king"},
        "tankers": {"KAS": 2},
        "cash": 2,
        "agent": "KAS.0",
    }
    state = table(A=red, B=blue)
    assert choice(state) in ("agent TAS.0", "agent TAS.6", "agent TAS.7", "agent DAH.1", "agent TAS.5")


@pytest.mark.parametrize("seats", [2, 4])
def test_games_come_to_an_end_without_the_limit_of_rounds(seats):
    endings = []
    for seed in range(8):
        state = GAME.start({"seats": seats}, seed)
        bots = [HeuristicBot(seed + seat) for seat in range(seats)]
        while not state.over:
            seat = state.to_act[0]
            action = bots[seat].choose(
                state.view(seat), state.legal_actions(seat), partial(state.determinize, seat), None
            )
            state.apply(seat, action)
        endings.append(state.ending)
    assert endings == [END_LAST] * len(endings)


def test_it_does_not_give_up():
    state = GAME.position(
        {"A": {"leaders": {"GHA.0": "king"}, "cash": 0, "agent": "DAH.5"}, "turn": "A"}, {"give_up": "yes"}
    )
    assert choice(state) != "give up"


def test_it_beats_chance():
    won = 0.0
    for seed in range(12):
        state = GAME.start({"seats": 4}, seed)
        bots = [RandomBot(seed + seat) for seat in range(4)]
        bots[seed % 4] = HeuristicBot(seed)
        while not state.over:
            seat = state.to_act[0]
            action = bots[seat].choose(
                state.view(seat), state.legal_actions(seat), partial(state.determinize, seat), None
            )
            state.apply(seat, action)
        won += state.returns[seed % 4]
    assert won >= 9
