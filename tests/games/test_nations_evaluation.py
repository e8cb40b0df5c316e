"""Positions of Das Spiel der Nationen that are better than others, and how much is told by their traits."""

import detente
from detente.games.nations.brain import TRAITS, evaluate, traits
from detente.games.nations.brain.threats import ways
from detente.games.nations.data import BOARD

GAME = detente.game("nations")
KING = {"leaders": {"TAS.4": "king"}, "tankers": {"TAS": 1}, "cash": 6}
OTHERS = {
    "B": {"leaders": {"BEL.0": "king"}, "tankers": {"BEL": 1}, "cash": 6},
    "C": {"leaders": {"KAS.5": "president"}, "tankers": {"KAS": 1}, "cash": 6},
}


def table(red, **facts):
    return GAME.position(OTHERS | {"A": red, "turn": "A", "phase": "end"} | facts, {"seats": 3}, 1)


def chance(red, **facts):
    return evaluate(table(red, **facts))[0]


def trait(name, red, seat=0, **facts):
    return traits(table(red, **facts))[seat][TRAITS.index(name)]


def steps(start, country):
    """The fewest steps from a capital to another."""
    number = BOARD.countries.index
    return next(steps for steps, end, _ in ways()[BOARD.capital[number(start)]] if end == number(country))


def test_steps_between_capitals_are_those_of_the_board():
    assert steps("UOR", "KAS") == 5
    assert steps("TAS", "KAS") == 12


def test_income_money_and_leaders_are_good():
    usual = chance(KING)
    assert chance(KING | {"tankers": {"TAS": 2}}) > usual
    assert chance(KING | {"cash": 12}) > usual
    assert chance(KING | {"lost": ["guerrilla", "dictator", "president"]}) < usual
    assert chance(KING | {"debt": 5}) < usual


def test_who_can_pay_nothing_any_more_is_nearly_out():
    broke = {"leaders": {"AKA.6": "king"}, "cash": 0}
    assert trait("broke", broke) and not trait("broke", KING)
    assert chance(broke) < chance(broke | {"cash": 4}) / 2


def test_the_traits_count_what_lies_there():
    red = {"leaders": {"TAS.4": "king", "AKA.1": "guerrilla"}, "tankers": {"TAS": 1, "south": 2}, "cash": 13}
    told = {name: trait(name, red) for name in TRAITS}
    assert (told["kings"], told["presidents"], told["dictators"], told["guerrillas"]) == (2, 2, 1, 1)
    assert (told["rulers"], told["under way"], told["ports"], told["derricks"]) == (1, 1, 1, 2)
    assert (told["income"], told["spare oil"]) == (2, 2)
    assert (told["safe tankers"], told["homeward"], told["canal"]) == (2, 1, 0)
    assert (told["surplus tankers"], told["abandoned tankers"], told["tied"]) == (0, 0, 0)
    assert (told["first cash"], told["further cash"]) == (4, 8)
    assert told["riches"] > 0


def test_a_leader_that_could_beat_a_ruler_is_a_danger_to_him():
    near = {"leaders": {"TAS.4": "king", "BEL.7": "guerrilla"}, "tankers": {"TAS": 1}, "cash": 3}
    assert trait("prey", near) > trait("prey", near | {"cash": 0, "tankers": {}}) == 0
    assert trait("endangered soon", near, seat=1) + trait("endangered later", near, seat=1) == 1
    same = near | {"leaders": {"TAS.4": "president", "BEL.7": "king"}}
    assert trait("endangered later", same, seat=1) == 0, "a king does not attack a king"


def test_an_agent_in_the_way_keeps_the_danger_off():
    near = {"leaders": {"TAS.4": "king", "BEL.6": "guerrilla"}, "tankers": {"TAS": 1}, "cash": 2}
    assert trait("prey", near) > 0
    blocked = OTHERS["B"] | {"agent": "BEL.7"}
    assert trait("prey", near, B=blocked) == 0


def test_tankers_are_told_apart_by_where_they_are():
    red = {"leaders": {"TAS.4": "king"}, "tankers": {"TAS": 1, "BEL": 0, "OMA": 1, "north": 2}, "cash": 5}
    red["tankers"].pop("BEL")
    told = {name: trait(name, red) for name in TRAITS}
    assert (told["abandoned tankers"], told["safe tankers"]) == (1, 2)
    assert (told["homeward"], told["canal"]) == (0, 1), "one derrick waits, on the other sea"
    closed = OTHERS["B"] | {"leaders": {"BEL.0": "king", "UOR.6": "king"}}
    assert trait("canal", red, B=closed) == 0


def test_seats_that_are_out_have_no_chance():
    state = table(KING, C={"gone": True})
    assert traits(state)[2] == []
    assert evaluate(state)[2] == 0
