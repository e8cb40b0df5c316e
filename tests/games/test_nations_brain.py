"""What the brain of Das Spiel der Nationen knows."""

import detente
from detente.bots.heuristic import HeuristicBot
from detente.bots.random import RandomBot

GAME = detente.game("nations")


def table(**facts):
    return GAME.position({"turn": "A"} | facts, {"seats": 2}, 1)


def choice(state):
    """What the bot does in the place of A."""
    action = HeuristicBot(1).choose(state.view(0), state.legal_actions(0), state.determinize, None)
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
    state = table(A={"leaders": {"GHA.0": "king"}, "cash": 9, "agent": "DAH.5"})
    assert choice(state) != "agent DAH.1"


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
            state.apply(
                seat, bots[seat].choose(state.view(seat), state.legal_actions(seat), state.determinize, None)
            )
        won += state.returns[seed % 4]
    assert won >= 9
