"""What search is told about 1815: what positions are worth, what is likely, and what goes without saying."""

from functools import partial

import pytest

import detente
from detente.bots.search import Limit, Searcher
from detente.core.engine.rng import seeded
from detente.games.europe1815 import brain
from detente.games.europe1815.brain.outlook import read, read_position

GAME = detente.game("europe1815")
TABLES = (
    {"seats": 2},
    {"seats": 3, "admirals": "on"},
    {"start": "quick"},
    {"map": "1715"},
    {"mode": "teams", "start": "quick"},
    {"mode": "teams", "map": "1715"},
)
LANDS = {
    "england": "A 3 inf 2 kav",
    "bretagne": "A 1 inf",
    "irland": "A 2 inf",
    "ukraine": "B 3 inf 2 kav",
    "don": "B 1 inf",
    "moskau": "B 2 inf",
    "kastilien": "C 3 inf 2 kav",
    "portugal": "C 1 inf",
    "andalusien": "C 2 inf",
    "tuerkei": "D 3 inf 2 kav",
    "griechenland": "D 1 inf",
    "anatolien": "D 2 inf",
}
FLAGS = {"A": "england", "B": "ukraine", "C": "kastilien", "D": "tuerkei"}


def table(lands=None, options=None, seats=None, **facts):
    """Four equal seats, A first in the turn order, with the lands and the facts of seats changed."""
    given = {letter: {"flag": flag, "general": flag} for letter, flag in FLAGS.items()}
    for letter, about in (seats or {}).items():
        given[letter] |= about
    return GAME.position({"start": "A", "lands": LANDS | (lands or {})} | given | facts, options, 1)


def worth(*args, seat=0, **kwargs):
    return brain.evaluate(table(*args, **kwargs))[seat]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def positions(request):
    """Positions of a game that `policy` plays, now and then at random."""
    rng = seeded(5)
    state = GAME.start(request.param, 3)
    found = []
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        if rng.below(8) == 0:
            found.append(state.clone())
        stray = rng.below(10) == 0
        state.apply(seat, legal[rng.below(len(legal))] if stray else brain.policy(state, seat, legal, rng))
    return found


def test_an_evaluation_is_a_chance_of_each_seat_and_changes_nothing(positions):
    for state in positions:
        before = state.to_dict()
        values = brain.evaluate(state)
        assert state.to_dict() == before
        assert len(values) == state.seats
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1)


def test_allies_are_worth_the_same(positions):
    for state in positions:
        values = brain.evaluate(state)
        if state.options["mode"] == "teams":
            assert values[0] == values[2] <= 0.5
            assert values[1] == values[3] <= 0.5


def test_traits_have_the_shape_that_their_names_tell(positions):
    for state in positions:
        rows, sides = brain.traits(state), brain.sides(state)
        assert len(sides) == state.seats
        assert len(rows) == max(sides) + 1
        assert all(len(row) == len(brain.TRAITS) for row in rows)


@pytest.mark.parametrize("mode", ["each", "teams"])
@pytest.mark.parametrize(
    "better",
    [
        {"seats": {"A": {"points": 9}}},
        {"seats": {"A": {"markers": 4}}},
        {"lands": {"niederlande": "A 2 inf"}},
        {"lands": {"schweden": "A 2 inf", "norwegen": "A 2 inf", "finnland": "A 2 inf"}},
        {"lands": {"england": "A 5 inf 5 kav 1 art"}},
        {"lands": {"moskau": "A 2 inf"}},
        {"lands": {"tuerkei": "A 3 inf 2 kav"}, "seats": {"D": {"general": "anatolien"}}},
    ],
    ids=["points", "markers", "fortress", "territory", "army", "land of another", "foreign flag"],
)
def test_who_has_more_is_worth_more(mode, better):
    options = {"mode": mode}
    assert worth(options=options, **better) > worth(options=options) + 0.005


def test_a_capital_that_can_be_taken_is_worth_less_than_one_that_cannot():
    army = {"irland": "B 1 inf 3 kav"}
    exposed = worth({"england": "A 2 inf", "bretagne": "A 4 inf 2 kav"} | army)
    safe = worth({"england": "A 5 inf 2 kav", "bretagne": "A 1 inf"} | army)
    assert safe > exposed + 0.005


def test_a_danger_that_comes_after_the_distribution_counts_less_in_it():
    lands = {"irland": "B 1 inf 4 kav", "england": "A 3 inf"}
    before = worth(lands, phase="summer", turn="B")
    after = worth(lands, phase="summer", turn="C")
    assert after > before + 0.01


def test_a_turn_to_come_is_worth_something():
    assert worth(phase="summer", turn="A") > worth(phase="summer", turn="B") + 0.01


def test_who_leads_in_the_last_year_has_all_but_won():
    lands = {"schweden": "A 2 inf", "norwegen": "A 2 inf", "niederlande": "A 2 inf", "finnland": "A 2 inf"}
    seats = {"A": {"points": 12}, "B": {"points": 5}, "C": {"points": 5}, "D": {"points": 5}}
    assert worth(lands, seats=seats, phase="summer", turn="D", actions=0, half=True) > 0.9


def test_the_strength_of_an_ally_is_that_of_the_team():
    more = {"kastilien": "C 6 inf 5 kav"}
    team = {"mode": "teams"}
    assert worth(more, options=team) > worth(options=team)
    assert worth(more) < worth()


def test_a_state_and_its_view_are_read_alike(positions):
    for state in positions:
        for seat in range(state.seats):
            assert read_position(state, seat) == read(state.view(seat))


def test_the_policy_plays_what_looks_best_and_the_same_again(positions):
    for state in positions:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        action = brain.policy(state, seat, legal, seeded(2))
        assert action == brain.policy(state, seat, legal, seeded(2))
        found = brain.scores(state.view(seat), [GAME.actions.text(number) for number in legal])
        assert found[legal.index(action)] == max(found)


def test_priors_are_shares_that_follow_how_good_actions_look(positions):
    for state in positions:
        seat = state.to_act[0]
        view, texts = state.view(seat), [GAME.actions.text(number) for number in state.legal_actions(seat)]
        shares, found = brain.priors(view, texts), brain.scores(view, texts)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        assert shares[found.index(max(found))] == max(shares)


def test_the_parts_of_a_command_go_without_saying():
    state = table(phase="summer", turn="A")
    assert brain.routine(state, 0, state.legal_actions(0)) < 0
    state.apply(0, GAME.actions.parse("attack daenemark"))
    while (part := brain.routine(state, 0, legal := state.legal_actions(0))) >= 0:
        assert part in legal
        state.apply(0, part)
    assert state.view(0)["lands"]["daenemark"]["owner"] == 0


def test_search_thinks_about_the_first_place_of_new_units():
    state = table(phase="reinforcement", turn="A")
    searcher = Searcher(GAME, 1, Limit(iterations=40))
    thought = []
    while state.to_act == (0,):
        verdict = searcher.search(state.view(0), state.legal_actions(0), partial(state.determinize, 0))
        thought.append(verdict.statistic.iterations)
        state.apply(0, verdict.action)
    assert thought[0] >= 20
    assert sum(thought[2:]) == 0


def test_a_relocation_that_nobody_planned_gathers_what_can_be_spared():
    state = table({"england": "A 3 inf 2 kav", "bretagne": "A 2 inf 1 kav"}, phase="summer", turn="A")
    state.apply(0, GAME.actions.parse("relocate irland"))
    while (part := brain.routine(state, 0, state.legal_actions(0))) >= 0:
        state.apply(0, part)
    lands = state.view(0)["lands"]
    assert lands["irland"]["ep"] == 2 + 6 + 3
    assert lands["irland"]["general"] == 0
    assert lands["england"]["ep"] == lands["bretagne"]["ep"] == 1


def test_search_thinks_about_commands_and_not_about_their_parts():
    state = table(phase="summer", turn="A")
    searcher = Searcher(GAME, 1, Limit(iterations=30))
    thought = {True: 0, False: 0}
    while state.to_act == (0,):
        view = state.view(0)
        verdict = searcher.search(view, state.legal_actions(0), partial(state.determinize, 0))
        thought[view["command"] is None] += verdict.statistic.iterations
        state.apply(0, verdict.action)
    assert thought[True] > 10
    assert thought[False] == 0
