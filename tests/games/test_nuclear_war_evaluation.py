"""Positions of Nuclear War that are better than others, and what is told by their traits."""

import pytest

import detente
from detente.core.engine.rng import seeded
from detente.games.nuclear_war.brain import TRAITS, evaluate, traits
from detente.games.nuclear_war.brain.rollouts import next_card, policy
from detente.games.nuclear_war.data import EDITION

GAME = detente.game("nuclear_war")


def position(facts, seats=3):
    return GAME.position(facts, {"seats": seats, "totals": "open"}, 1)


def trait(name, state, seat=0):
    return traits(state)[seat][TRAITS.index(name)]


def test_people_are_chances():
    few, many = position({"A": {"population": 5}}), position({"A": {"population": 40}})
    assert evaluate(few)[0] < evaluate(many)[0] / 2
    assert trait("people", many) == pytest.approx(4.0)


def test_what_is_missing_to_one_is_that_nobody_wins():
    chances = evaluate(position({}))
    assert 0.9 < sum(chances) < 1


def test_who_is_shot_at_is_worse_off_than_who_shoots():
    facts = {"war": True, "A": {"row": ["warhead_50", "am_a"], "launch_slot": "b70", "population": 20}}
    facts |= {"B": {"population": 10}, "C": {"population": 10}, "turn": "A"}
    state = position(facts)
    place = next(a for a in state.legal_actions(0) if GAME.actions.text(a).startswith("place"))
    state.apply(0, place)
    assert GAME.questions[state.asked].name == "attack_target"
    assert trait("at once", state) > 0.5
    before = evaluate(state)
    state.apply(0, GAME.actions.parse("target B"))
    assert GAME.questions[state.asked].name == "intercept"
    assert trait("fire", state, 1) > 0 == trait("fire", state, 2)
    assert trait("deadly fire", state, 1) > 0.5
    after = evaluate(state)
    assert after[1] < 0.5 * before[1]


def test_rows_say_what_will_be_fired():
    ready = position({"war": True, "A": {"row": ["atlas", "warhead_20"]}, "turn": "B"})
    assert (trait("strike next", ready), trait("strike after that", ready) > 0) == (0, True)
    launched = position(
        {"war": True, "A": {"row": ["warhead_20", "am_p"], "launch_slot": "atlas"}, "turn": "B"}
    )
    assert trait("strike next", launched) > 0
    too_heavy = position(
        {"war": True, "A": {"row": ["warhead_50", "am_p"], "launch_slot": "atlas"}, "turn": "B"}
    )
    assert trait("strike next", too_heavy) == 0
    bomber = position(
        {"war": True, "A": {"row": ["warhead_20", "warhead_20"], "launch_slot": "b70"}, "turn": "B"}
    )
    assert trait("strike next", bomber) == trait("strike after that", bomber) > 0


def test_a_fitting_anti_missile_takes_the_pressure_off():
    facts = {"war": True, "turn": "B", "B": {"row": ["warhead_10", "am_p"], "launch_slot": "polaris"}}
    facts["A"] = {"hand": ["am_a", "warhead_10"]}
    held = position(facts)
    facts["A"] = {"hand": ["propaganda_5", "warhead_10"]}
    bare = position(facts)
    assert trait("pressure", held) == 0 < trait("pressure", bare)
    assert trait("cover", held) > 0 == trait("cover", bare)


def test_propaganda_is_worth_something_in_peace_only():
    about = {"A": {"row": ["propaganda_25", "am_p"]}, "turn": "B"}
    peace, war = position(about), position(about | {"war": True})
    assert trait("lure next", peace) == pytest.approx(2.5)
    assert trait("lure next", war) == 0


def held(*ids):
    return sum(1 << EDITION.ids.index(id) for id in ids)


@pytest.mark.parametrize(
    ("cards", "load", "peace", "placed"),
    [
        (("warhead_10", "warhead_20", "propaganda_25"), 20, True, "warhead_20"),
        (("warhead_10", "warhead_50", "atlas"), 10, False, "warhead_10"),
        (("warhead_20", "atlas", "saturn", "propaganda_5"), 0, True, "propaganda_5"),
        (("warhead_20", "atlas", "saturn", "propaganda_5"), 0, False, "atlas"),
        (("warhead_100", "saturn", "am_s", "polaris"), 100, False, "polaris"),
        (("am_s", "propaganda_5"), 0, False, "propaganda_5"),
    ],
)
def test_rollouts_place_what_goes_on_with_the_row(cards, load, peace, placed):
    assert EDITION.ids[next_card(held(*cards), load, peace)] == placed


def test_a_shown_anti_missile_shields_as_long_as_there_are_others_to_attack():
    facts = {"turn": "B", "A": {"deterrents": ["am_s"]}}
    assert trait("shield", position(facts)) > 0.4
    assert trait("shield", position(facts), 1) == 0
    assert trait("shield", position(facts, seats=2)) == 0
    assert trait("shield", position({"turn": "B", "A": {"hand": ["am_s"]}})) == 0


def test_the_pressure_is_on_those_who_show_no_shield():
    facts = {"war": True, "turn": "B", "B": {"row": ["warhead_10", "am_p"], "launch_slot": "polaris"}}
    facts["A"] = {"hand": ["propaganda_5", "warhead_10"]}
    both = position(facts)
    alone = position(facts | {"C": {"deterrents": ["am_a"]}})
    assert trait("pressure", alone) == pytest.approx(2 * trait("pressure", both))


@pytest.mark.parametrize(("shown", "target"), [("am_a", "target C"), ("am_p", "target B")])
def test_rollouts_attack_who_shows_no_shield(shown, target):
    facts = {
        "war": True,
        "turn": "A",
        "A": {"row": ["warhead_10", "propaganda_5"], "launch_slot": "atlas"},
        "B": {"population": 60, "deterrents": [shown]},
        "C": {"population": 20},
    }
    state = position(facts)
    state.apply(0, next(a for a in state.legal_actions(0) if GAME.actions.text(a).startswith("place")))
    assert GAME.questions[state.asked].name == "attack_target"
    assert GAME.actions.text(policy(state, 0, state.legal_actions(0), seeded(1))) == target
