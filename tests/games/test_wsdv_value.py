"""What positions of Wir sind das Volk! are worth, and answers at a glance."""

import random
from math import log

import pytest

import detente
from detente.core.engine.rng import seeded
from detente.games.germany.brain.quick import likely_answer
from detente.games.wsdv.brain import MONOTONE, SEARCH_CONFIG, TRAITS, evaluate, policy, routine, traits
from detente.games.wsdv.brain.value import VALUES, finish_turn
from detente.games.wsdv.rules.turn import TURN

GAME = detente.game("wsdv")
WEST, EAST = 0, 1
PROVINCES = GAME.start().view(None)["provinces"]
QUIET = dict.fromkeys(PROVINCES, 0)
LATE = {"decade": 3, "half": 2, "display": ["card_41"], "box": 0}
TOWNS = ("berlin", "bitterfeld", "leipzig", "dresden", "rostock", "hamburg", "dortmund", "muenchen")


def table(**facts):
    return GAME.position(LATE | facts, {}, 1)


def east(state):
    return evaluate(state)[EAST]


def odds(state):
    """The logarithm of East's odds."""
    return log(east(state)) - log(evaluate(state)[WEST])


def positions(games=3, every=9):
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
    for state in positions(games=1):
        west, east = traits(state)
        assert len(west) == len(east) == len(TRAITS) and not any(west)
        if state.asked == TURN.code:
            assert evaluate(state) == pytest.approx(VALUES.chances([west, east]))
    assert all(weight >= 0 for name, weight in zip(TRAITS, VALUES.weights, strict=True) if name in MONOTONE)


UNREST = dict.fromkeys(("sachsen", "thueringen", "brandenburg", "sachsen_anhalt"), 4)
WEST_UNREST = dict.fromkeys(("bayern", "hessen", "niedersachsen", "nordrhein_westfalen"), 4)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ({}, {"unrest": QUIET | UNREST}),
        ({"unrest": QUIET | WEST_UNREST}, {}),
        ({"unrest": QUIET | UNREST, "box": 6}, {"unrest": QUIET | UNREST, "box": 0}),
        ({"tracks": {"prestige": 4}}, {"tracks": {"prestige": -4}}),
        ({"tracks": {"socialist": 4}}, {"tracks": {"socialist": -6}}),
        ({"box": 4}, {"box": 1}),
        ({"standards": {"sachsen": 2, "thueringen": 2}}, {"standards": {"hessen": 2, "bayern": 2}}),
        ({"police": ["card_05"]}, {"police": ["card_05"], "spent": ["card_05"]}),
    ],
    ids=["protests", "their protests", "socialists help", "prestige", "track", "box", "standard", "police"],
)
def test_what_is_plainly_better_for_east_is_worth_more(good, bad):
    facts = {"unrest": QUIET, "factories": dict.fromkeys(TOWNS, "sound"), "lines": []}
    if "police" in bad:
        facts["unrest"] = QUIET | {"sachsen": 4}
    better, worse = table(**(facts | good)), table(**(facts | bad))
    assert east(better) > east(worse) + 0.005
    assert evaluate(better)[WEST] < evaluate(worse)[WEST]


def test_four_protests_at_the_end_weigh_more_than_at_the_beginning():
    early = {"half": 1, "display": [f"card_{n}" for n in range(41, 48)]}
    calm, riots = {"unrest": QUIET}, {"unrest": QUIET | UNREST}
    late = odds(table(**calm)) - odds(table(**riots))
    assert late > odds(table(**calm, **early)) - odds(table(**riots, **early)) > 0


def test_socialists_that_will_be_missing_lose_the_game():
    """Three are to be returned at the end of the decade."""
    short, enough = (table(unrest=QUIET, tracks={"socialist": -5}, box=box) for box in (2, 3))
    assert odds(short) < odds(enough) - 2


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_insolvency_is_feared_before_it_comes(decade):
    """Two factories are few, even while nothing is due: two more are worth it in any decade."""
    now = {"decade": decade, "half": 2, "display": [f"card_{20 * decade - 19:02}"], "lines": []}
    few, more = (
        table(factories=dict.fromkeys(towns, "sound"), **(now | {"unrest": QUIET}))
        for towns in (TOWNS[:2], TOWNS[:4])
    )
    assert odds(more) > odds(few) + 0.3


def test_the_end_of_the_game_is_seen_through():
    """East has collapsed, and nothing is left to be decided but whom the West presses."""
    west = {"hessen": 3, "bayern": 3}
    facts = {"unrest": QUIET | UNREST, "standards": west, "display": [], "decade": 4}
    state = table(**facts, phase="east_west_comparison")
    assert not state.over and evaluate(state) == [1.0, 0.0]


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


def glance(state, *before):
    for text in before:
        state.apply(state.to_act[0], GAME.actions.parse(text))
    seat = state.to_act[0]
    return GAME.actions.text(likely_answer(state, seat, state.legal_actions(seat)))


def test_at_a_glance_a_connection_is_finished_and_a_line_to_nowhere_given_up():
    towns = dict.fromkeys(
        ("berlin", "bitterfeld", "leipzig", "dresden", "rostock", "schwedt", "jena"), "sound"
    )
    state = table(factories=towns, turn="east", unrest=QUIET | {"sachsen": 2})
    built = glance(state, "play card_41 build").removeprefix("build ").split("__")
    assert len(built) == 2 and all(town in towns for town in built)
    lines = ["leipzig__dresden", "rostock__neubrandenburg"]
    state = table(factories=towns, lines=lines, turn="east", unrest=QUIET | {"sachsen": 2})
    assert glance(state, "play card_41 unrest") == "dismantle rostock__neubrandenburg"


def test_at_a_glance_unrest_is_taken_where_it_ends_a_protest():
    state = table(turn="west", unrest=QUIET | {"bayern": 4, "hessen": 2}, display=["card_55"])
    assert glance(state, "play card_55 unrest") == "remove unrest bayern"


def test_search_evaluates_its_leaves_at_once():
    assert SEARCH_CONFIG.horizon == 0
