"""The Admirals module."""

from itertools import combinations

import pytest

from detente.games.europe1815.data import EUROPE
from tests.rules.europe1815.helpers import (
    ADMIRALS,
    AMERICA,
    GAME,
    NEAR,
    TEAMS,
    asked,
    land,
    legal,
    named,
    play,
    refused,
    seen,
    supply,
    table,
    told,
    view,
)

ANCHORS = {
    "england",
    "schweden",
    "daenemark",
    "ukraine",
    "tuerkei",
    "karpaten",
    "neapel",
    "kastilien",
    "korsika_sardinien",
}


def fleet(lands, **facts):
    return table(lands, options=ADMIRALS, **facts)


def ships(state, id):
    return view(state)["lands"][id]["ships"]


@pytest.mark.rule("E15-NAV-1")
def test_each_player_has_six_ships_for_the_coasts_of_the_nine_anchor_lands():
    state = fleet(
        {id: "A 3 kav" if id in ("england", "neapel") else "A 1 inf" for id in (*ANCHORS, "irland")}
    )
    assert [seen(state, seat)["supply"]["ships"] for seat in "ABCD"] == [6] * 4
    assert named(state, "build") == {"england", "neapel"}
    with pytest.raises(ValueError, match="an anchor land"):
        fleet({"irland": "A 1 inf 1 ships"})
    station = fleet(
        {"england": "A 3 kav"}, phase="reinforcement", A={"general": "england", "flag": "england"}
    )
    assert {text.split()[0] for text in legal(station)} == {"inf", "kav", "art", "done"}


@pytest.mark.rule("E15-NAV-1")
@pytest.mark.parametrize("options", [TEAMS, AMERICA])
def test_the_module_is_not_combined_with_2vs2_or_1715(options):
    with pytest.raises(ValueError, match="'admirals' takes on only with map 1815 and mode each"):
        GAME.start({"seats": 4} | ADMIRALS | options)


@pytest.mark.rule("E15-NAV-1")
def test_the_module_is_off_by_default():
    state = GAME.start({"start": "quick"}, 1)
    assert not view(state)["admirals"]
    assert {about["supply"]["ships"] for about in view(state)["table"]} == {0}
    assert not legal(state, "build")
    assert refused(state, f"{'ABCD'[state.to_act[0]]} build england") in ("E15-NAV-1", "E15-AM-1")


SEAS = [
    {"england", "daenemark", "kastilien"},
    {"schweden", "ukraine", "karpaten"},
    {"neapel", "korsika_sardinien", "tuerkei"},
]


@pytest.mark.rule("E15-NAV-2")
def test_the_three_seas():
    assert [{EUROPE.land_ids[k] for k in range(30) if EUROPE.sea[k] == sea} for sea in range(3)] == SEAS


@pytest.mark.rule("E15-NAV-2")
@pytest.mark.parametrize("sea", SEAS)
def test_ships_go_where_no_march_does(sea):
    """On every sea at least two of three pairs of anchor lands are no neighbours."""
    apart = [pair for pair in combinations(sorted(sea), 2) if pair[1] not in NEAR[pair[0]]]
    assert len(apart) >= 2
    for source, target in apart:
        for ships in ("", " 1 ships"):
            state = fleet({source: f"A 3 kav{ships}", target: "B 1 inf"})
            assert (target in named(state, "attack")) == bool(ships)


@pytest.mark.rule("E15-NAV-3")
def test_shipbuilding_dissolves_two_ep_for_each_of_up_to_two_ships():
    state = fleet({"england": "A 4 inf 2 kav", "irland": "A 2 kav"})
    assert refused(state, "A build irland") == "E15-NAV-3"
    assert refused(state, "A build schweden") == "E15-NAV-3"
    play(state, "A build england")
    assert refused(state, "A done") == "E15-NAV-3"
    play(state, "A dissolve inf", "A dissolve kav")
    assert legal(state) == ["done"]
    assert (land(state, "england"), ships(state, "england")) == ("A 4 inf 2 kav", 0)
    play(state, "A done")
    assert (land(state, "england"), ships(state, "england")) == ("A 2 inf 1 kav", 2)
    assert seen(state, "A")["supply"]["ships"] == 4
    assert supply(state, "A") == (14, 3, 4)
    assert refused(state, "A build england") == "E15-ACT-3"


@pytest.mark.rule("E15-NAV-3")
def test_garrison_duty_applies_to_shipbuilding_and_one_ship_is_enough():
    state = fleet({"england": "A 3 inf", "schweden": "A 2 inf"})
    assert refused(state, "A build schweden") == "E15-UNIT-4"
    play(state, "A build england", "A dissolve inf")
    assert legal(state) == ["done"]
    play(state, "A done")
    assert (land(state, "england"), ships(state, "england")) == ("A 1 inf", 1)


@pytest.mark.rule("E15-NAV-3")
def test_no_more_ships_than_the_supply_holds():
    state = fleet({"england": "A 6 kav 5 ships", "schweden": "A 1 inf"})
    play(state, "A build england", "A dissolve kav")
    assert legal(state) == ["done"]
    full = fleet({"england": "A 6 kav 6 ships"})
    assert refused(full, "A build england") == "E15-NAV-3"


@pytest.mark.rule("E15-NAV-4")
@pytest.mark.parametrize(
    ("count", "resisting", "won"), [(1, 1, True), (1, 2, False), (2, 2, True), (3, 3, False)]
)
def test_gunboats_raise_influence_against_an_anchor_land_by_two_at_most(count, resisting, won):
    lands = {"england": f"A 1 inf {count} ships", "daenemark": f"B {resisting} inf"}
    assert ("daenemark" in named(fleet(lands), "diplomacy")) == won
    assert "daenemark" not in named(table({"england": "A 1 inf", "daenemark": "B 1 inf"}), "diplomacy")


@pytest.mark.rule("E15-NAV-4")
def test_only_ships_on_the_same_sea_and_against_anchor_lands_count():
    state = fleet({"england": "A 1 inf", "neapel": "A 1 inf 2 ships"})
    assert refused(state, "A diplomacy daenemark") == "E15-DIPL-5"
    state = fleet({"england": "A 1 inf 2 ships"})
    assert refused(state, "A diplomacy irland") == "E15-DIPL-5"


@pytest.mark.rule("E15-NAV-5")
def test_units_go_by_ship_three_ep_each_and_the_ships_follow_a_conquest():
    state = fleet({"england": "A 2 inf 3 kav 2 ships", "daenemark": "B 1 inf"})
    play(state, "A attack daenemark", "A kav england 3", "A embark england")
    assert view(state)["command"]["parts"][0]["ships"] == 2
    assert refused(state, "A inf england") == "E15-NAV-5", "six EP are all that two ships carry"
    events = play(state, "A done")
    assert told(events, "ShipsMoved", "source", "target", "ships") == [("england", "daenemark", 2)]
    assert (land(state, "daenemark"), ships(state, "daenemark"), ships(state, "england")) == ("A 3 kav", 2, 0)


@pytest.mark.rule("E15-NAV-5")
def test_after_a_skirmish_the_ships_stay():
    state = fleet({"england": "A 4 inf 2 ships", "daenemark": "B 4 inf"})
    play(state, "A attack daenemark", "A inf england 3", "A embark england", "A done")
    assert (ships(state, "england"), ships(state, "daenemark")) == (2, 0)
    assert land(state, "daenemark").startswith("B")


@pytest.mark.rule("E15-NAV-5")
def test_a_land_that_is_no_neighbour_is_invaded_too():
    state = fleet({"england": "A 2 inf 2 kav 1 ships", "kastilien": "B 1 inf"}, A={"general": "england"})
    assert "kastilien" in named(state, "attack")
    play(state, "A attack kastilien")
    assert refused(state, "A general england") == "E15-NAV-8"
    play(state, "A kav england")
    assert legal(state) == ["count 1"]
    play(state, "A count 1", "A general england", "A inf england 1", "A done")
    assert (land(state, "kastilien"), ships(state, "kastilien")) == ("A 1 kav", 1)
    assert seen(state, "A")["general"] == "kastilien"
    none = fleet({"england": "A 3 inf", "kastilien": "B 1 inf"})
    assert refused(none, "A attack kastilien") == "E15-ATT-1"


@pytest.mark.rule("E15-NAV-6")
def test_ships_defend_against_an_invasion_and_go_to_the_supply_with_the_land():
    lands = {"england": "A 2 inf 3 kav 2 ships", "daenemark": "B 1 inf 3 ships"}
    by_land = fleet(lands)
    assert told(
        play(by_land, "A attack daenemark", "A kav england 2", "A done"), "BattleFought", "defence"
    ) == [1]
    by_sea = fleet(lands)
    events = play(by_sea, "A attack daenemark", "A kav england 2", "A embark england", "A done")
    assert told(events, "BattleFought", "attack", "defence") == [(6, 4)]
    assert seen(by_sea, "B")["supply"]["ships"] == 6
    assert ships(by_sea, "daenemark") == 2


@pytest.mark.rule("E15-NAV-6")
def test_ships_are_no_ep_no_garrison_and_no_power():
    with_ships = fleet({"england": "A 1 inf 3 ships", "irland": "A 1 inf"})
    without = fleet({"england": "A 1 inf", "irland": "A 1 inf"})
    assert [seen(s, "A")["power"] for s in (with_ships, without)] == [2, 2]
    assert [seen(s, "A")["ep"] for s in (with_ships, without)] == [2, 2]
    assert refused(with_ships, "A attack daenemark") == "E15-UNIT-4"


@pytest.mark.rule("E15-NAV-6")
def test_a_land_lost_by_diplomacy_loses_its_ships_too():
    state = fleet({"england": "A 1 inf 2 ships", "daenemark": "B 1 inf 2 ships"})
    play(state, "A diplomacy daenemark")
    assert ships(state, "daenemark") == 0
    assert seen(state, "B")["supply"]["ships"] == 6


@pytest.mark.rule("E15-NAV-7")
def test_there_is_no_other_module():
    names = [option.name for option in GAME.options]
    assert names == ["seats", "mode", "map", "start", "begins", "start_ep", "loyalty", "chief_ep", "admirals"]


@pytest.mark.rule("E15-NAV-8")
def test_invasions_stay_on_their_sea_and_use_as_few_ships_as_carry_the_units():
    state = fleet(
        {
            "england": "A 5 inf 5 ships",
            "neapel": "A 3 inf 1 ships",
            "daenemark": "B 1 inf",
            "schweden": "A 3 inf",
        }
    )
    play(state, "A attack daenemark")
    assert refused(state, "A inf neapel") == "E15-ATT-1"
    assert refused(state, "A embark england") == "E15-NAV-8", "nothing is committed yet"
    play(state, "A inf england 4", "A embark england")
    assert refused(state, "A embark schweden") == "E15-NAV-8"
    assert refused(state, "A embark england") == "E15-NAV-8"
    events = play(state, "A inf schweden 2", "A done")
    assert told(events, "BattleFought", "attack") == [6]
    assert told(events, "ShipsMoved", "ships") == [2]


@pytest.mark.rule("E15-NAV-8")
def test_more_units_than_the_ships_carry_stay_ashore():
    state = fleet({"england": "A 5 inf 1 ships", "daenemark": "B 1 inf"})
    play(state, "A attack daenemark", "A inf england 4")
    assert refused(state, "A embark england") == "E15-NAV-8"
    assert asked(state) == ("attack", "A")
