"""Resupply and diplomacy."""

import pytest

from tests.rules.europe1815.helpers import (
    MAPS,
    TEAMS,
    asked,
    land,
    legal,
    named,
    play,
    quick,
    refused,
    seen,
    supply,
    table,
    told,
    view,
)


@pytest.mark.rule("E15-SUPPLY-1")
def test_resupply_puts_four_ep_into_one_land_with_the_general_or_a_fortress():
    state = quick()
    assert named(state, "resupply") == {"england", "niederlande"}
    play(state, "A resupply niederlande")
    assert view(state)["question"]["rule"] == "E15-SUPPLY-1"
    play(state, "A art niederlande 1")
    assert refused(state, "A kav niederlande") == "E15-SUPPLY-1"
    assert refused(state, "A inf england") == "E15-SUPPLY-1"
    play(state, "A inf niederlande 1", "A done")
    assert land(state, "niederlande") == "A 2 inf 1 art"
    assert supply(state, "A") == (8, 3, 3)


@pytest.mark.rule("E15-SUPPLY-1")
@pytest.mark.parametrize(
    ("parts", "left"),
    [
        (["kav 2"], "A 1 inf 2 kav"),
        (["inf 4"], "A 5 inf"),
        (["kav 1", "inf 2"], "A 3 inf 1 kav"),
        (["art 1", "inf 1"], "A 2 inf 1 art"),
    ],
)
def test_of_any_types_and_cavalry_and_artillery_are_not_limited(parts, left):
    state = table({"schweden": "A 1 inf", "england": "A 1 inf"}, A={"general": "schweden", "flag": "england"})
    units = [f"A {part.split()[0]} schweden {part.split()[1]}" for part in parts]
    play(state, "A resupply schweden", *units, "A done")
    assert land(state, "schweden") == left


@pytest.mark.rule("E15-SUPPLY-2")
def test_the_land_is_owned_and_less_may_be_taken():
    state = quick()
    assert refused(state, "A resupply polen") == "E15-SUPPLY-2"
    play(state, "A resupply england")
    assert refused(state, "A done") == "E15-SUPPLY-2"
    play(state, "A inf england 1", "A done")
    assert land(state, "england") == "A 4 inf 3 kav"


@pytest.mark.rule("E15-SUPPLY-2", "E15-UNIT-3")
def test_a_short_supply_gives_less():
    lands = {"england": "A 14 inf 6 kav 4 art", "irland": "A 1 inf"}
    state = table(lands, A={"general": "england"})
    play(state, "A resupply england", "A inf england")
    assert legal(state) == ["count 1"]
    full = table({"england": "A 16 inf 6 kav 4 art"}, A={"general": "england"})
    assert refused(full, "A resupply england") == "E15-UNIT-3"


@pytest.mark.rule("E15-SUPPLY-3")
def test_resupply_as_the_first_action_ends_the_turn():
    state = quick()
    play(state, "A resupply england", "A inf england 4", "A done")
    assert asked(state) == ("turn", "B")


@pytest.mark.rule("E15-SUPPLY-3")
def test_it_may_be_the_second_action():
    state = quick()
    play(
        state,
        "A attack irland",
        "A kav england 1",
        "A done",
        "A resupply england",
        "A inf england 4",
        "A done",
    )
    assert asked(state) == ("turn", "B")


@pytest.mark.rule("E15-SUPPLY-4")
def test_resupply_is_allowed_in_the_half_turn():
    state = quick(phase="summer", turn="D")
    play(state, "D end turn", "D resupply serbien", "D inf serbien 4", "D done")
    assert land(state, "serbien") == "D 5 inf"
    assert view(state)["year"] == 2


@pytest.mark.rule("E15-DIPL-1")
@pytest.mark.parametrize("map", MAPS)
def test_diplomacy_harms_another_player_a_land_changes_hands_without_a_battle(map):
    """Seed: diplomacy can harm another player."""
    lands = {
        "1815": ["preussen", "daenemark", "livland", "polen"],
        "1715": ["vermont", "maine", "montreal", "massachusetts"],
    }
    target, *own = lands[map]
    state = table({target: "B 1 inf"} | dict.fromkeys(own, "A 1 inf"), options={"map": map})
    events = play(state, f"A diplomacy {target}")
    assert land(state, target) == "A 1 inf"
    assert not told(events, "BattleFought", "seat")
    assert supply(state, "B") == (16, 6, 4)


@pytest.mark.rule("E15-DIPL-2")
def test_a_target_has_no_fortress_no_flag_no_general_and_borders_an_own_land():
    own = dict.fromkeys(
        ("england", "schweden", "daenemark", "preussen", "oesterreich", "karpaten"), "A 1 inf"
    )
    lands = own | {"moskau": "B 1 inf", "norwegen": "B 1 inf"}
    state = table(lands, B={"general": "norwegen", "flag": "moskau"})
    assert refused(state, "A diplomacy polen") == "E15-DIPL-2", "a fortress"
    assert refused(state, "A diplomacy norwegen") == "E15-DIPL-2", "a General"
    assert refused(state, "A diplomacy moskau") == "E15-DIPL-2", "no neighbour"
    assert refused(state, "A diplomacy england") == "E15-DIPL-2", "an own land"
    flags = table(own | {"norwegen": "B 1 inf", "finnland": "A 1 inf"}, C={"flag": "norwegen"})
    assert refused(flags, "A diplomacy norwegen") == "E15-DIPL-2", "the flag of anybody"
    own_flag = table(own | {"norwegen": "B 1 inf", "finnland": "A 1 inf"}, A={"flag": "norwegen"})
    assert refused(own_flag, "A diplomacy norwegen") == "E15-DIPL-2"


@pytest.mark.rule("E15-DIPL-3")
def test_influence_is_own_neighbours_and_white_fortresses():
    lands = {"schweden": "A 1 inf"}
    assert refused(table(lands), "A diplomacy norwegen") == "E15-DIPL-5"
    events = play(table(lands | {"venetien": "A 1 inf"}), "A diplomacy norwegen")
    assert told(events, "DiplomacySucceeded", "influence", "resistance") == [(2, 1)]
    assert refused(table(lands | {"serbien": "A 1 inf"}), "A diplomacy norwegen") == "E15-DIPL-5", (
        "a grey one"
    )
    assert named(table(lands | {"irland": "A 1 inf"}), "diplomacy") == {"norwegen", "england"}


@pytest.mark.rule("E15-DIPL-4")
def test_resistance_is_the_units_and_the_neighbours_of_their_owner():
    own = dict.fromkeys(("schweden", "irland", "venetien", "niederlande"), "A 1 inf")
    assert "norwegen" in named(table(own | {"norwegen": "B 2 inf"}), "diplomacy")
    assert "norwegen" in named(table(own | {"norwegen": "B 1 inf", "finnland": "B 1 inf"}), "diplomacy")
    assert refused(table(own | {"norwegen": "B 2 kav"}), "A diplomacy norwegen") == "E15-DIPL-5"
    strong = table(own | {"norwegen": "B 3 inf", "finnland": "B 1 inf"})
    assert refused(strong, "A diplomacy norwegen") == "E15-DIPL-5"


@pytest.mark.rule("E15-DIPL-4")
def test_lands_of_allies_count_on_neither_side():
    own = dict.fromkeys(("schweden", "irland"), "A 1 inf")
    with_ally = table(own | {"norwegen": "B 1 inf", "finnland": "D 1 inf"}, options=TEAMS)
    assert "norwegen" in named(with_ally, "diplomacy")
    helped = table({"schweden": "A 1 inf", "irland": "C 1 inf", "finnland": "C 1 inf"}, options=TEAMS)
    assert refused(helped, "A diplomacy norwegen") == "E15-DIPL-5"


@pytest.mark.rule("E15-DIPL-5")
def test_the_units_there_leave_and_an_infantry_comes_without_a_marker():
    own = dict.fromkeys(("schweden", "irland", "finnland", "venetien"), "A 1 inf")
    state = table(own | {"norwegen": "B 1 inf 1 kav"})
    events = play(state, "A diplomacy norwegen")
    assert land(state, "norwegen") == "A 1 inf"
    assert supply(state, "B") == (16, 6, 4)
    assert supply(state, "A") == (11, 6, 4)
    assert not told(events, "MarkersGained", "seat")
    assert seen(state, "A")["markers"] == 0


@pytest.mark.rule("E15-DIPL-5")
def test_it_takes_an_infantry_in_the_supply():
    own = {"schweden": "A 14 inf", "irland": "A 1 inf", "venetien": "A 1 inf"}
    state = table(own)
    assert supply(state, "A")[0] == 0
    assert refused(state, "A diplomacy norwegen") == "E15-DIPL-5"
    assert "norwegen" in named(table(own | {"schweden": "A 13 inf"}), "diplomacy")
