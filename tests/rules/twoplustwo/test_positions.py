"""Positions for tests and tutorials: what cannot be is refused with its name."""

import pytest

from tests.rules.twoplustwo.helpers import GAME, asked, money, table, view

WRONG = [
    ({"weather": 1}, "no fact 'weather': there are unrest, standards"),
    ({"half": 2}, "no fact 'half'"),
    ({"unrest": {"saarland": 3}}, "unrest: no 'saarland'"),
    ({"tracks": {"dominance": 7}}, "dominance must be a whole number from -6 to 6"),
    ({"tracks": {"space_race": -6}}, "space_race must be a whole number from -5 to 5"),
    ({"tracks": {"fame": 1}}, "tracks: no 'fame'"),
    ({"money": {"west": 3}}, "money: no 'west'"),
    ({"money": {"usa": 100}}, "usa must be a whole number from -99 to 99"),
    ({"doves": 7}, "doves must be a whole number from 0 to 6"),
    ({"reminders": ["hurry"]}, "reminders: no 'hurry'"),
    ({"decade": 5}, "decade must be a whole number from 1 to 4"),
    ({"sub": "D"}, "sub: no 'D'"),
    ({"turn": "yellow"}, "turn: no 'yellow'"),
    ({"order": ["usa", "west"]}, "order must name usa, soviet_union, west, east"),
    ({"phase": "lunch"}, "phase: no 'lunch'"),
    ({"usa": ["card_21"]}, "usa: no 'card_21'"),
    ({"usa": ["tpt_01"]}, "usa: no 'tpt_01'"),
    ({"display": ["card_21", "card_22"]}, "display: no 'card_21'"),
    ({"display": ["card_01"]}, "display: at least two cards"),
    ({"phase": "prestige", "display": ["card_01", "card_02"]}, "none at the end of decade"),
    ({"usa": ["card_01"], "west": ["card_01"]}, "a card is there twice: card_01"),
    ({"collected": {"germany": []}}, "collected: no 'germany'"),
    ({"collected": {"usa": ["tpt_11"]}}, "collected: no 'tpt_11'"),
    ({"stack_b": ["tpt_01", "tpt_02", "tpt_03", "tpt_04"]}, "stack_b: 3 cards of 2\\+2 in this sub-decade"),
    ({"sub": "C", "stack_c": ["tpt_01"]}, "stack_c: 0 cards of 2\\+2 in this sub-decade"),
    ({"arms_race_deck": ["conflict_01"]}, "arms_race_deck: no 'conflict_01'"),
    ({"early": {"usa": "card_01"}}, "early: no 'card_01'"),
    ({"early": {"usa": "card_61"}, "decade": 4}, "early: there is no next decade"),
    ({"police": ["card_01"]}, "card_01 is no police card"),
    ({"set_aside": ["card_21"], "decade": 2}, "set_aside: no 'card_21'"),
    ({"special": 1}, "special must be true or false"),
]


@pytest.mark.parametrize(("facts", "says"), WRONG, ids=[str(k) for k in range(len(WRONG))])
def test_what_cannot_be(facts, says):
    with pytest.raises(ValueError, match=says):
        GAME.position(facts)


def test_without_facts_it_is_a_start():
    assert GAME.position({}, {}, 5).to_dict() == GAME.start({}, 5).to_dict()


def test_what_is_named_lies_there():
    state = table(
        decade=2,
        sub="B",
        order=["east", "west", "usa", "soviet_union"],
        turn="west",
        usa=["card_03"],
        collected={"east": ["tpt_10"]},
        stack_c=["tpt_11", "tpt_12", "tpt_13"],
        money={"usa": -2},
        doves=3,
        reminders=["soviet_value_down"],
        tracks={"arms_race": 2, "prestige": -1},
    )
    shown = view(state)
    assert asked(state) == ("turn", "W") and shown["order"] == [3, 2, 0, 1] and shown["last"] == 3
    assert shown["sub"] == "B" and shown["stacks"] == [0, 3] and len(shown["display"]) == 6
    assert money(state) == [-2, 6] and shown["doves"] == 3 and shown["reminders"] == ["soviet_value_down"]
    assert shown["tracks"]["arms_race"] == 2 and shown["tracks"]["prestige"] == -1
    assert view(state, "U")["hand"] == ["card_03"] and shown["collected"][3] == ["tpt_10"]


def test_the_same_facts_and_seed_give_the_same_position():
    facts = {"decade": 3, "sub": "C", "doves": 2}
    assert GAME.position(facts, {}, 4).to_dict() == GAME.position(facts, {}, 4).to_dict()
    assert GAME.position(facts, {}, 4).to_dict() != GAME.position(facts, {}, 5).to_dict()
