"""Hearts and connect four are the games that OpenSpiel has: the same decisions in both give the same at every step."""

import random
from importlib import import_module, resources
from itertools import product

import pytest
from yardsticks import connect_four, hearts
from yardsticks.hearts.cards import DIRECTIONS, cards_in

from detente.checks import examine
from detente.checks.reports import faults_of_reports
from detente.core.authors.slots import written

GAMES = 60
PARAMETERS = {
    "lead_any_club": ("can_lead_any_club", "yes"),
    "first_trick_points": ("no_pts_on_first_trick", "no"),
    "break_hearts": ("must_break_hearts", "yes"),
    "queen_breaks": ("qs_breaks_hearts", "yes"),
    "hearts_instead_of_queen": ("can_lead_hearts_instead_of_qs", "yes"),
    "jack_bonus": ("jd_bonus", "yes"),
    "no_tricks_bonus": ("avoid_all_tricks_bonus", "yes"),
}
"""OpenSpiel's parameter for each option, and the value of the option at which it is true."""
USUAL = {name: option.standard for name in PARAMETERS for option in hearts.OPTIONS if option.name == name}
UNUSUAL = {name: "no" if value == "yes" else "yes" for name, value in USUAL.items()}


def theirs(card):
    """OpenSpiel's number of a card: by rank, then by suit, clubs, diamonds, hearts, spades."""
    return card % 13 * 4 + (0, 1, 3, 2)[card // 13]


def dealt(state, spiel):
    """OpenSpiel's hearts with the direction and the hands of ours: its chance nodes are told what to draw."""
    spiel.apply_action(int(state.direction))
    hands = [cards_in(state.hand(seat)) for seat in range(4)]
    for k, seat in product(range(13), range(4)):
        spiel.apply_action(theirs(hands[seat][k]))
    return spiel


def hearts_in_both(pyspiel, options, seed):
    """Plays one random deal in both; the points of the seats."""
    chosen = {parameter: options[name] == true for name, (parameter, true) in PARAMETERS.items()}
    state = hearts.GAME.start(options, seed)
    spiel = dealt(state, pyspiel.load_game("hearts", chosen).new_initial_state())
    rng = random.Random(seed)
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        assert seat == spiel.current_player()
        assert sorted(map(theirs, legal)) == spiel.legal_actions()
        action = rng.choice(legal)
        state.apply(seat, action)
        spiel.apply_action(theirs(action))
    assert spiel.is_terminal()
    points = [place.points for place in sorted(hearts.GAME.ranking(state), key=lambda place: place.seat)]
    assert [26 - own for own in points] == spiel.returns()
    assert state.returns == [(own == min(points)) / points.count(min(points)) for own in points]
    return points


def test_hearts_is_openspiels_with_any_options():
    pyspiel = pytest.importorskip("pyspiel")
    directions = set()
    for seed in range(GAMES):
        rng = random.Random(seed)
        options = {name: rng.choice([USUAL[name], UNUSUAL[name]]) for name in PARAMETERS}
        options = USUAL if seed % 2 else options
        directions.add(DIRECTIONS[hearts.GAME.start(options, seed).direction])
        hearts_in_both(pyspiel, options, seed)
    assert directions == set(DIRECTIONS)


ONE_SUIT_EACH = [[f"{rank}{suit}" for rank in "23456789TJQKA"] for suit in "CDSH"]


def play_on(state):
    """The lowest card each time, to the end."""
    while not state.over:
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    return [place.points for place in sorted(hearts.GAME.ranking(state), key=lambda place: place.seat)]


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, [0, 26, 26, 26]),
        ({"jack_bonus": "yes"}, [-10, 26, 26, 26]),
        ({"no_tricks_bonus": "yes"}, [0, 26, 26, 26]),
    ],
)
def test_who_takes_all_points_has_none_and_the_others_have_26(options, points):
    state = hearts.GAME.position({"hands": ONE_SUIT_EACH}, {"passing": "none"} | options)
    assert play_on(state) == points


def test_the_moon_is_openspiels_too():
    pyspiel = pytest.importorskip("pyspiel")
    state = hearts.GAME.position({"hands": ONE_SUIT_EACH}, {"passing": "none"})
    spiel = dealt(state, pyspiel.load_game("hearts").new_initial_state())
    while not state.over:
        action = state.legal_actions(state.to_act[0])[0]
        state.apply(state.to_act[0], action)
        spiel.apply_action(theirs(action))
    assert spiel.returns() == [26, 0, 0, 0]


def test_connect_four_is_openspiels():
    pyspiel = pytest.importorskip("pyspiel")
    results = set()
    for seed in range(4 * GAMES):
        rng = random.Random(seed)
        state, spiel = (
            connect_four.GAME.start(seed=seed),
            pyspiel.load_game("connect_four").new_initial_state(),
        )
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            assert (seat, legal) == (spiel.current_player(), spiel.legal_actions())
            action = rng.choice(legal)
            state.apply(seat, action)
            spiel.apply_action(action)
        assert spiel.is_terminal()
        results.add(tuple(state.returns))
        first, second = state.returns
        assert [first - second, second - first] == spiel.returns()
    assert {(1, 0), (0, 1)} <= results


def test_a_full_grid_is_nobodys():
    state = connect_four.GAME.start()
    for column in "441365675334466335442232661515577771217122":
        state.apply(state.to_act[0], int(column) - 1)
    assert state.returns == [0, 0]


@pytest.mark.parametrize("game", [hearts.GAME, connect_four.GAME], ids=lambda game: game.id)
def test_they_pass_all_checks_of_a_game(game):
    assert [f"{found.name}: {fault}" for found in examine(game, games=3) for fault in found.faults] == []


@pytest.mark.parametrize("game", [hearts.GAME, connect_four.GAME], ids=lambda game: game.id)
def test_they_report_the_events_there_are(game):
    assert list(faults_of_reports(game)) == []


def test_the_fields_of_hearts_are_written_from_todays_declarations():
    file = resources.files("yardsticks.hearts") / "slots.py"
    assert file.read_text(encoding="utf-8") == written(import_module("yardsticks.hearts.fields"))


def test_what_forbids_a_card_of_the_hand():
    state = hearts.GAME.position({"hands": ONE_SUIT_EACH}, {"passing": "none"})
    cards = {text: hearts.ACTIONS.parse(text) for text in ("3C", "2D", "2S")}
    assert [state.why_not(0, cards[text]) for text in ("3C", "2D")] == ["HEARTS-LEAD-1", None]
    state.apply(0, hearts.ACTIONS.parse("2C"))
    assert [state.why_not(seat, cards["2D"]) for seat in (0, 1)] == [None, None]
    assert state.why_not(1, cards["2S"]) is None
    state = hearts.GAME.start({"passing": "left"}, seed=3)
    chosen = state.legal_actions(0)[0]
    state.apply(0, chosen)
    assert state.why_not(0, chosen) == "HEARTS-PASS-2"


def test_a_world_keeps_what_a_seat_has_passed_on_and_who_leads():
    state = hearts.GAME.start({"passing": "left"}, seed=3)
    while state.drafting:
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    passed = state.view(0)["given"]
    for seed in range(20):
        world = state.determinize(0, seed)
        assert set(passed) <= set(world.view(1)["received"]) & set(world.view(1)["hand"])
        leader = world.to_act[0]
        assert leader == state.to_act[0] and "2C" in world.view(leader)["hand"]
    assert len({tuple(state.determinize(0, seed).view(2)["hand"]) for seed in range(20)}) > 15
