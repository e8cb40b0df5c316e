"""What the brain of Wir sind das Volk! knows."""

from functools import partial

import pytest

import detente
from detente.bots.heuristic import HeuristicBot, scores
from detente.bots.random import RandomBot

GAME = detente.game("wsdv")
WEST, EAST = 0, 1
QUIET = dict.fromkeys(GAME.start().view(None)["provinces"], 0)
CITIES = ("hamburg", "dortmund", "berlin", "bitterfeld", "leipzig", "dresden", "karl_marx_stadt")


def table(turn="east", **facts):
    return GAME.position({"turn": turn} | facts, {}, 1)


def choice(state):
    """What the bot does in the place of the seat that decides."""
    seat = state.to_act[0]
    action = HeuristicBot(1).choose(
        state.view(seat), state.legal_actions(seat), partial(state.determinize, seat), None
    )
    return GAME.actions.text(action)


def act(state, *answers):
    for text in answers:
        state.apply(state.to_act[0], GAME.actions.parse(text))
    return state


@pytest.mark.parametrize("turn", ["west", "east"])
def test_it_ends_a_mass_protest_of_its_own(turn):
    province = "bayern" if turn == "west" else "sachsen"
    number = "card_19" if turn == "west" else "card_08"
    state = table(turn, unrest=QUIET | {province: 4}, box=0, display=[number, "card_03"])
    act(state, f"play {number} unrest")
    assert state.view(None)["provinces"][province]["unrest"] == 3
    others = {"hessen": 1} if turn == "west" else {"thueringen": 1}
    state = table(turn, unrest=QUIET | {province: 4} | others, box=0, display=[number, "card_03"])
    act(state, f"play {number} unrest")
    assert choice(state) == f"remove unrest {province}"


def test_unrest_goes_where_it_hurts_most():
    state = table(
        "west", unrest=QUIET | {"sachsen": 3, "thueringen": 1}, box=0, display=["card_20", "card_03"]
    )
    act(state, "play card_20 event", "icon 5")
    assert choice(state) == "place unrest sachsen"


def test_its_building_makes_a_connection_work():
    state = table(
        factories=dict.fromkeys(CITIES, "sound"), lines=["leipzig__dresden"], display=["card_08", "card_03"]
    )
    act(state, "play card_08 build")
    worth = {city: factory["value"] for city, factory in state.view(None)["factories"].items()}
    while state.view(None)["turn"] == EAST:
        act(state, choice(state))
    after = {city: factory["value"] for city, factory in state.view(None)["factories"].items()}
    assert sum(after.values()) - sum(worth.values()) > 2, "more than two factories by themselves"


def test_it_raises_living_standard_where_it_costs_nothing():
    lines = ["leipzig__dresden", "dresden__karl_marx_stadt"]
    state = table(factories=dict.fromkeys(CITIES, "sound"), lines=lines, display=["card_11", "card_03"])
    act(state, "play card_11 raise")
    assert choice(state) == "raise sachsen"


def test_it_loses_what_it_needs_least():
    lines = ["leipzig__dresden", "dresden__karl_marx_stadt", "rostock__neubrandenburg"]
    state = table(factories=dict.fromkeys(CITIES, "sound"), lines=lines, display=["card_19", "card_03"])
    act(state, "play card_19 unrest", "remove unrest sachsen")
    assert choice(state) == "dismantle rostock__neubrandenburg"


def test_west_takes_a_box_that_costs_east_a_factory():
    east = ("rostock", "cottbus", "berlin", "magdeburg", "leipzig", "jena")
    standards = dict.fromkeys([id for id in QUIET if "berlin" not in id][7:], 1) | {"east_berlin": 1}
    facts = {"unrest": QUIET, "decade": 2, "standards": standards, "factories": dict.fromkeys(east, "sound")}
    state = GAME.position({"phase": "prestige", "tracks": {"prestige": -6}} | facts)
    assert choice(state) in ("box -6", "box -4")


def test_police_waits_for_a_mass_protest():
    facts = {"police": ["card_05"], "box": 0, "display": ["card_08", "card_03"]}
    state = table(unrest=QUIET | {"sachsen": 4}, **facts)
    while state.view(None)["turn"] == EAST:
        act(state, choice(state))
    assert state.view(None)["provinces"]["sachsen"]["unrest"] == 3
    assert state.view(None)["police"][0]["used"]
    state = table(unrest=QUIET | {"sachsen": 2}, **facts)
    assert not choice(state).startswith("police")


def test_a_province_presses_where_unrest_turns_into_protest():
    facts = {"standards": {"bayern": 1}, "unrest": QUIET | {"thueringen": 3}, "box": 0}
    state = GAME.position({"phase": "east_west_comparison"} | facts)
    assert choice(state) == "press thueringen"


def test_orders_of_icons_that_come_to_the_same_look_the_same():
    state = table(display=["card_06", "card_03"])
    act(state, "play card_06 event")
    looks = scores(GAME, state.view(EAST), state.legal_actions(EAST), partial(state.determinize, EAST))
    assert len(looks) == 4 and max(looks) == min(looks)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat):
    won = 0.0
    for seed in range(6):
        state = GAME.start({}, seed)
        bots = [RandomBot(seed), RandomBot(seed + 1)]
        bots[seat] = HeuristicBot(seed)
        while not state.over:
            who = state.to_act[0]
            state.apply(
                who,
                bots[who].choose(
                    state.view(who), state.legal_actions(who), partial(state.determinize, who), None
                ),
            )
        won += state.returns[seat]
    assert won == 6
