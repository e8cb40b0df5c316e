"""Positions for tests and tutorials: what cannot be is refused with its name."""

import pytest

from tests.rules.wsdv.helpers import GAME, asked, province, table, values, view

WRONG = [
    ({"weather": 1}, "no fact 'weather': there are unrest, standards"),
    ({"unrest": 3}, "unrest must be an object"),
    ({"unrest": {"saarland": 3}}, "unrest: no 'saarland'"),
    ({"unrest": {"bayern": -1}}, "bayern must be a whole number from 0 to 40"),
    ({"unrest": {"bayern": True}}, "bayern must be a whole number"),
    ({"standards": {"west_berlin": 1}}, "standards: no 'west_berlin'"),
    ({"sectors": {"soviet": 1}}, "sectors: no 'soviet'"),
    ({"socialists": {"bayern": 1}}, "socialists: no 'bayern'"),
    ({"box": 13}, "box must be a whole number from 0 to 12"),
    ({"box": 8, "socialists": {"sachsen": 5}}, "there are only 12 socialists"),
    ({"unrest": {"west_berlin": 4}}, "as many as West Berlin has mass protests"),
    ({"supplied": {"us": 1}}, "supplied: no 'us'"),
    ({"supplied": {"baden_wuerttemberg": 1}}, "as many as West Berlin has mass protests"),
    ({"factories": ["berlin"]}, "factories must be an object"),
    ({"factories": {"bonn": "sound"}}, "factories: no 'bonn'"),
    ({"factories": {"berlin": "new"}}, "factory berlin: no 'new'"),
    ({"factories": {"hamburg": "rundown"}}, "that in hamburg cannot be rundown"),
    ({"lines": ["berlin__leipzig"]}, "lines: no 'berlin__leipzig'"),
    ({"lines": "berlin__cottbus"}, "lines must be a list"),
    ({"row": [{}]}, "row: no {}"),
    ({"display": [["card_11"]]}, "display: no "),
    ({"delivered": [["us"]]}, "delivered: no "),
    ({"delivered": ["us", "us"]}, "delivered must be a list without doubles"),
    ({"tracks": {"prestige": 7}}, "prestige must be a whole number from -6 to 6"),
    ({"tracks": {"fame": 1}}, "tracks: no 'fame'"),
    ({"wall": 1}, "wall must be true or false"),
    ({"decade": 5}, "decade must be a whole number from 1 to 4"),
    ({"turn": "north"}, "turn: no 'north'"),
    ({"phase": "lunch"}, "phase: no 'lunch'"),
    ({"west": ["card_21"]}, "west: no 'card_21'"),
    ({"display": ["card_21"]}, "display: no 'card_21'"),
    ({"west": ["card_01"], "east": ["card_01"]}, "a card is there twice: card_01, card_01"),
    ({"display": []}, "display: cards in a half-decade"),
    ({"phase": "prestige", "display": ["card_01"]}, "none at the end of decade"),
    ({"police": ["card_01"]}, "card_01 is no police card"),
    ({"police": ["card_05"], "spent": ["card_15"]}, "spent: no 'card_15'"),
]


@pytest.mark.parametrize(("facts", "says"), WRONG, ids=[str(k) for k in range(len(WRONG))])
def test_what_cannot_be(facts, says):
    with pytest.raises(ValueError, match=says):
        GAME.position(facts)


def test_without_facts_it_is_a_start():
    state, start = GAME.position({}, {}, 5), GAME.start({}, 5)
    assert state.view(0) == start.view(0) and state.legal_actions(0) == start.legal_actions(0)


def test_facts_are_laid_out():
    state = table(
        decade=3,
        half=2,
        turn="east",
        unrest={"sachsen": 5, "west_berlin": 4},
        supplied={"rheinland_pfalz": 1},
        standards={"bayern": 2},
        sectors={"us": 1},
        delivered=["us"],
        socialists={"sachsen": 2},
        box=3,
        factories={"berlin": "rundown", "leipzig": "sound"},
        lines=["bitterfeld__leipzig"],
        tracks={"western_currency": -3},
        wall=True,
        police=["card_05", "card_49"],
        spent=["card_05"],
        east=["card_02"],
        display=["card_41", "card_42"],
        deck=["card_43"],
        row=["card_44", "special_3"],
        special=False,
    )
    shown = view(state)
    assert asked(state) == ("turn", "E")
    assert (shown["decade"], shown["half"], shown["wall"], shown["special"]) == (3, 2, True, None)
    assert province(state, "sachsen") | {"economy": 0, "next": 0} == {
        "side": "east",
        "unrest": 5,
        "protests": 1,
        "supplier": 0,
        "standards": 0,
        "next": 0,
        "economy": 0,
        "export": 1,
        "socialists": 2,
    }
    assert shown["sectors"]["us"] == {"supplier": "baden_wuerttemberg", "standards": 1, "delivered": True}
    assert values(state) == {"berlin": 0, "leipzig": 1} and shown["lines"] == ["bitterfeld__leipzig"]
    assert [about["used"] for about in shown["police"]] == [True, False]
    assert (shown["box"], shown["supply"], shown["tracks"]["western_currency"]) == (3, 7, -3)
    assert shown["row"] == ["card_44", "special_3"] and view(state, "E")["hand"] == ["card_02"]
    assert shown["deck"] == 20 - 2 - 1 - 1
    assert GAME.from_dict(state.to_dict()).view(1) == state.view(1)
