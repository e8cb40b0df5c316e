"""What positions of 2+2 are worth to its four roles, and answers at a glance."""

import random

import pytest

import detente
from detente.core.engine.rng import seeded
from detente.games.twoplustwo.brain import MONOTONE, SEARCH_CONFIG, TRAITS, evaluate, policy, routine, traits
from detente.games.twoplustwo.brain.quick import likely_answer
from detente.games.twoplustwo.brain.value import VALUES, finish_turn
from detente.games.twoplustwo.rules.turn import TURN

GAME = detente.game("twoplustwo")
USA, SOVIET_UNION, WEST, EAST = range(4)
SEATS = ("usa", "soviet_union", "west", "east")
QUIET = dict.fromkeys(GAME.start().view(None)["provinces"], 0)
RIOTS = dict.fromkeys(("sachsen", "thueringen", "brandenburg", "sachsen_anhalt"), 4)
WEST_RIOTS = dict.fromkeys(("bayern", "hessen", "niedersachsen", "nordrhein_westfalen"), 4)
LATE = {"decade": 3, "sub": "C", "display": ["tpt_21", "card_56", "card_47"], "unrest": QUIET}


def table(**facts):
    return GAME.position(LATE | facts, {}, 1)


def positions(games=3, every=11):
    """Positions of random games, in the middle of moves too."""
    for seed in range(games):
        rng, state, decisions = random.Random(seed), GAME.start(seed=seed), 0
        while not state.over:
            decisions += 1
            if decisions % every == 0:
                yield state
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal_actions(seat)))


def test_chances_are_chances_and_nothing_is_changed():
    asked = set()
    for state in positions():
        before = state.to_dict()
        chances = evaluate(state)
        assert all(0 <= chance <= 1 for chance in chances) and sum(chances) == pytest.approx(1)
        assert state.to_dict() == before and evaluate(state) == chances
        asked.add(state.asked == TURN.code)
    assert asked == {True, False}


def test_a_position_is_worth_what_the_fitted_weights_say():
    seen = 0
    for state in positions(games=2, every=5):
        rows = traits(state)
        assert [len(row) for row in rows] == [len(TRAITS)] * 4
        if state.asked == TURN.code:
            seen += 1
            assert evaluate(state) == pytest.approx(VALUES.chances(rows))
    assert seen > 5
    assert all(weight >= 0 for name, weight in zip(TRAITS, VALUES.weights, strict=True) if name in MONOTONE)


@pytest.mark.parametrize(
    ("facts", "gain", "lose"),
    [
        ({"unrest": QUIET | RIOTS}, (USA, WEST), (SOVIET_UNION, EAST)),
        ({"unrest": QUIET | WEST_RIOTS}, (SOVIET_UNION, EAST), (USA, WEST)),
        ({"tracks": {"dominance": 4}}, (SOVIET_UNION,), (EAST, USA)),
        ({"tracks": {"dominance": -4}}, (USA,), (WEST, SOVIET_UNION)),
        ({"tracks": {"space_race": 4}}, (SOVIET_UNION,), (USA, EAST)),
        ({"tracks": {"arms_race": -5}}, (USA,), (SOVIET_UNION, WEST, EAST)),
        ({"money": {"usa": -4}}, (SOVIET_UNION,), (USA,)),
        ({"money": {"soviet_union": 12}}, (SOVIET_UNION,), (USA,)),
        ({"tracks": {"socialist": -6}}, (USA, WEST), (SOVIET_UNION, EAST)),
    ],
)
def test_each_role_likes_its_own_way_of_winning(facts, gain, lose):
    level, now = evaluate(table(turn="west")), evaluate(table(turn="west", **facts))
    assert all(now[seat] > level[seat] + 0.003 for seat in gain)
    assert all(now[seat] < level[seat] - 0.003 for seat in lose)


def test_without_doves_collected_cards_are_worth_more():
    def share(doves, collected):
        return evaluate(table(turn="usa", doves=doves, collected={"east": collected}))[EAST]

    cards = ["tpt_10", "tpt_18"]
    assert share(0, cards) - share(0, []) > share(6, cards) - share(6, []) >= 0


def test_a_laurel_at_the_end_of_the_decade_is_a_victory():
    state = table(turn="west", tracks={"space_race": 5}, display=["card_56", "card_47"])
    state.apply(WEST, GAME.actions.parse("play card_56 build"))
    assert evaluate(state) == [0.0, 1.0, 0.0, 0.0]


def test_answers_at_a_glance_are_legal_and_lead_to_the_next_turn():
    rng = seeded(3)
    for state in positions(games=2, every=5):
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        assert policy(state, seat, legal, rng) in legal
        assert routine(state, seat, legal) in (-1, *legal)
        world = state.clone()
        finish_turn(world)
        assert world.over or world.asked == TURN.code


@pytest.mark.parametrize("seat", SEATS)
def test_at_a_glance_nobody_presses_the_button(seat):
    state = table(decade=2, turn=seat, display=["tpt_12", "tpt_19", "card_31", "card_36"], doves=0)
    number = SEATS.index(seat)
    legal = state.legal_actions(number)
    rng = seeded(1)
    for _ in range(20):
        chosen = GAME.actions.text(policy(state, number, legal, rng))
        assert not chosen.endswith("arms_race") and "tpt_12" not in chosen


@pytest.mark.parametrize(("seat", "step"), [("usa", "dominance west"), ("east", "prestige east")])
def test_at_a_glance_a_free_arrow_goes_the_own_way(seat, step):
    state = table(decade=4, turn=seat, display=["tpt_36", "card_70", "card_64"])
    number = SEATS.index(seat)
    state.apply(number, GAME.actions.parse("play tpt_36 event"))
    while state.view(None)["question"]["name"] != "free":
        state.apply(number, GAME.actions.parse("rest"))
    assert GAME.actions.text(likely_answer(state, number, state.legal_actions(number))) == step


def test_with_few_doves_search_thinks_about_the_order_of_icons():
    for doves, thinks in ((6, False), (1, True)):
        state = table(decade=4, turn="usa", display=["tpt_36", "card_70", "card_64"], doves=doves)
        state.apply(USA, GAME.actions.parse("play tpt_36 event"))
        assert (routine(state, USA, state.legal_actions(USA)) == -1) == thinks


def test_search_evaluates_its_leaves_at_once():
    assert SEARCH_CONFIG.horizon == 0
