"""Admirals with fleets (E15-NAV-9)."""

import pytest

from tests.rules.europe1815.helpers import ADMIRALS, GAME, play, table, view
from tests.rules.europe1815.test_admirals import ANCHORS, ships

FLEETS = {**ADMIRALS, "admirals": "fleets"}


@pytest.mark.rule("E15-NAV-9")
@pytest.mark.parametrize("start", ["quick", "even"])
def test_each_anchor_land_begins_with_two_ships_until_six_are_used(start):
    state = GAME.start({**FLEETS, "start": start}, seed=3)
    shown = view(state)
    for seat in "ABCD":
        own = [id for id, about in shown["lands"].items() if about["owner"] == "ABCD".index(seat)]
        anchors = [id for id in own if id in ANCHORS]
        assert [ships(state, id) for id in anchors] == ([2] * 3 + [0] * 9)[: len(anchors)]
        assert shown["table"]["ABCD".index(seat)]["supply"]["ships"] == 6 - 2 * min(3, len(anchors))
    assert all(not about["ships"] for id, about in shown["lands"].items() if id not in ANCHORS)


@pytest.mark.rule("E15-NAV-9")
def test_without_fleets_no_land_begins_with_ships():
    state = GAME.start({**ADMIRALS, "start": "quick"}, seed=3)
    assert not any(about["ships"] for about in view(state)["lands"].values())


@pytest.mark.rule("E15-NAV-9")
def test_ships_of_a_lost_land_sail_to_the_owners_next_anchor_land_on_the_sea():
    lands = {
        "england": "A 1 inf 2 ships",
        "daenemark": "B 1 inf 2 ships",
        "kastilien": "B 1 inf 1 ships",
        "irland": "A 1 inf",
    }
    state = table({**lands, "bretagne": "A 2 inf 3 kav"}, options=FLEETS)
    events = play(state, "A diplomacy daenemark")
    assert [type(event).__name__ for event in events if "Ships" in type(event).__name__] == ["ShipsFled"]
    assert (ships(state, "daenemark"), ships(state, "kastilien")) == (0, 3)


@pytest.mark.rule("E15-NAV-9")
def test_without_another_land_on_the_sea_they_go_to_the_supply():
    lands = {
        "england": "A 1 inf 2 ships",
        "irland": "A 1 inf",
        "daenemark": "B 1 inf 2 ships",
        "neapel": "B 1 inf 1 ships",
    }
    state = table(lands, options=FLEETS)
    play(state, "A diplomacy daenemark")
    assert ships(state, "daenemark") == 0 and ships(state, "neapel") == 1
    assert view(state)["table"][1]["supply"]["ships"] == 5


@pytest.mark.rule("E15-NAV-9")
def test_ships_of_the_conqueror_stay_apart_from_those_that_flee():
    lands = {"england": "A 2 inf 3 kav 2 ships", "daenemark": "B 1 inf 1 ships", "kastilien": "B 2 inf"}
    state = table(lands, options=FLEETS)
    play(state, "A attack daenemark", "A kav england 2", "A embark england", "A done")
    assert ships(state, "daenemark") == 2
    assert ships(state, "kastilien") == 1
