"""Relocation."""

import pytest

from tests.rules.europe1815.helpers import (
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

HOME = {"england": "A 4 inf 2 kav", "irland": "A 3 inf 1 art", "bretagne": "A 2 inf", "norwegen": "A 1 inf"}


def summer(lands=HOME, **facts):
    return table(lands, phase="summer", **({"A": {"flag": "england", "general": "england"}} | facts))


@pytest.mark.rule("E15-MOVE-1")
def test_a_z_effect_moves_any_units_from_neighbouring_own_lands_into_one():
    state = summer()
    play(state, "A relocate irland", "A inf england 2", "A kav england 1", "A inf bretagne 1")
    assert refused(state, "A inf irland") == "E15-MOVE-1"
    play(state, "A general england", "A done")
    assert land(state, "irland") == "A 6 inf 1 kav 1 art"
    assert land(state, "england") == "A 2 inf 1 kav"
    assert land(state, "bretagne") == "A 1 inf"
    assert seen(state, "A")["general"] == "irland"


@pytest.mark.rule("E15-MOVE-1")
def test_only_neighbours_take_part():
    state = summer({"england": "A 4 inf", "irland": "A 1 inf", "polen": "A 3 inf", "aquitanien": "C 3 inf"})
    play(state, "A relocate irland")
    assert refused(state, "A inf polen") == "E15-MOVE-1"
    assert refused(state, "A inf aquitanien") == "E15-MOVE-1"


@pytest.mark.rule("E15-MOVE-2")
def test_the_target_is_an_own_land_and_something_must_move():
    state = summer()
    assert named(state, "relocate") == set(HOME)
    assert refused(state, "A relocate daenemark") == "E15-MOVE-2"
    play(state, "A relocate norwegen")
    assert refused(state, "A done") == "E15-MOVE-2"
    play(state, "A inf irland 3")
    assert refused(state, "A art irland") == "E15-UNIT-4"


@pytest.mark.rule("E15-MOVE-2")
def test_the_general_alone_is_enough():
    state = summer({"england": "A 1 inf", "irland": "A 1 inf"})
    assert named(state, "relocate") == {"irland"}
    assert refused(state, "A relocate england") == "E15-UNIT-4"
    play(state, "A relocate irland", "A general england", "A done")
    assert seen(state, "A")["general"] == "irland"


@pytest.mark.rule("E15-MOVE-3")
@pytest.mark.parametrize("greys", [0, 1, 2, 3])
def test_one_z_effect_and_one_more_for_each_grey_fortress(greys):
    fortresses = ("livland", "serbien", "aquitanien")[:greys]
    state = summer(HOME | dict.fromkeys(fortresses, "A 1 inf") | {"polen": "A 1 inf", "venetien": "A 1 inf"})
    for k in range(greys):
        play(
            state,
            f"A relocate {('irland', 'england')[k % 2]}",
            f"A inf {('england', 'irland')[k % 2]} 1",
            "A done",
        )
        assert asked(state) == ("effect", "A")
        assert view(state)["effects"] == greys - k
    play(state, "A relocate norwegen", "A inf irland 1", "A done")
    assert asked(state) == ("turn", "A")
    assert refused(state, "A relocate norwegen") == "E15-ACT-3"


@pytest.mark.rule("E15-MOVE-3")
def test_units_just_moved_may_move_again():
    lands = {"schweden": "A 4 inf", "livland": "A 1 inf", "moskau": "A 1 inf"}
    state = summer(lands, A={})
    play(
        state,
        "A relocate livland",
        "A inf schweden 3",
        "A done",
        "A relocate moskau",
        "A inf livland 3",
        "A done",
    )
    assert [land(state, id) for id in lands] == ["A 1 inf", "A 1 inf", "A 4 inf"]


@pytest.mark.rule("E15-MOVE-4")
def test_fewer_z_effects_may_be_used_but_one():
    state = summer(HOME | {"livland": "A 2 inf"})
    play(state, "A relocate irland")
    assert "done" not in legal(state)
    play(state, "A inf england 1", "A done")
    assert asked(state) == ("effect", "A")
    play(state, "A done")
    assert asked(state) == ("turn", "A")


@pytest.mark.rule("E15-MOVE-4")
def test_the_number_is_fixed_at_the_start_of_the_action():
    state = summer(HOME | {"livland": "A 2 inf"}, A={"general": "england", "flag": "england"})
    play(state, "A relocate irland")
    assert view(state)["command"]["effects"] == 2
    play(state, "A inf england 1", "A done", "A relocate norwegen")
    assert view(state)["command"]["effects"] == 1


@pytest.mark.rule("E15-MOVE-5")
def test_the_general_may_jump_to_the_held_capital_or_an_own_fortress():
    lands = {
        "england": "A 1 inf",
        "moskau": "A 1 inf",
        "polen": "A 1 inf",
        "serbien": "A 1 inf",
        "venetien": "B 1 inf",
    }
    state = summer(lands, A={"flag": "england", "general": "moskau"})
    assert named(state, "jump") == {"england", "polen", "serbien"}
    assert refused(state, "A jump venetien") == "E15-MOVE-2"
    events = play(state, "A jump england")
    assert told(events, "GeneralMoved", "source", "target") == [("moskau", "england")]
    assert refused(state, "A jump moskau") == "E15-MOVE-5"
    play(state, "A jump serbien")
    assert asked(state) == ("turn", "A")


@pytest.mark.rule("E15-MOVE-5")
def test_he_does_not_jump_to_a_capital_that_is_lost_or_anothers():
    lands = {"england": "B 1 inf", "moskau": "A 2 inf", "don": "A 1 inf"}
    state = summer(lands, A={"flag": "england", "general": "moskau"}, B={"flag": "don"})
    assert not legal(state, "jump")
    assert refused(state, "A jump don") == "E15-MOVE-5"


@pytest.mark.rule("E15-MOVE-6")
def test_without_a_grey_fortress_a_relocation_in_winter_dissolves_two_ep_of_the_capital():
    state = table(HOME, A={"flag": "england", "general": "england"})
    events = play(state, "A relocate irland", "A dissolve kav", "A inf bretagne 1", "A done")
    assert told(events, "UnitsRemoved", "land", "units", "cause") == [
        ("england", {"inf": 0, "kav": 1, "art": 0}, "wear")
    ]
    assert land(state, "england") == "A 4 inf 1 kav"
    grey = table(HOME | {"livland": "A 1 inf"}, A={"flag": "england", "general": "england"})
    play(grey, "A relocate irland")
    assert asked(grey) == ("relocation", "A")
    white = table(HOME | {"polen": "A 1 inf"}, A={"flag": "england", "general": "england"})
    play(white, "A relocate irland")
    assert asked(white) == ("wear", "A")


@pytest.mark.rule("E15-MOVE-6")
def test_without_flag_and_grey_fortress_there_is_no_relocation_in_winter():
    lands = HOME | {"daenemark": "B 1 inf"}
    state = table(lands, A={"flag": "daenemark", "general": "england"})
    assert not legal(state, "relocate")
    assert not legal(state, "jump")
    assert refused(state, "A relocate irland") == "E15-MOVE-6"
    assert legal(table(lands | {"livland": "A 1 inf"}, A={"flag": "daenemark"}), "relocate")


@pytest.mark.rule("E15-MOVE-6")
def test_a_jump_takes_wear_too():
    state = table(HOME, A={"flag": "england", "general": "irland"})
    play(state, "A jump england")
    assert asked(state) == ("wear", "A")
    play(state, "A dissolve inf")
    assert land(state, "england") == "A 2 inf 2 kav"
    assert seen(state, "A")["general"] == "england"
    assert asked(state) == ("turn", "A")


@pytest.mark.rule("E15-MOVE-7")
def test_wear_is_two_infantry_or_one_cavalry_or_one_artillery():
    lands = {"england": "A 3 inf 2 kav 1 art", "irland": "A 1 inf"}
    for kind, left in (("inf", "A 1 inf 2 kav"), ("kav", "A 2 inf 1 kav 1 art"), ("art", "A 2 inf 2 kav")):
        state = table(lands, A={"flag": "england", "general": "irland"})
        play(state, "A relocate irland")
        assert legal(state) == ["dissolve inf", "dissolve kav", "dissolve art"]
        play(state, f"A dissolve {kind}")
        assert refused(state, "A dissolve kav") == "E15-MOVE-7", "no more than needed"
        play(state, "A inf england 1" if kind != "inf" else "A art england 1")
        play(state, "A done")
        assert land(state, "england") == left


@pytest.mark.rule("E15-MOVE-7")
def test_wear_spares_the_last_unit_and_what_dissolves_does_not_move():
    state = table({"england": "A 2 inf", "irland": "A 1 inf"}, A={"flag": "england", "general": "irland"})
    assert refused(state, "A relocate irland") == "E15-UNIT-4"
    assert not legal(state, "jump")
    state = table({"england": "A 3 inf", "irland": "A 2 inf"}, A={"flag": "england", "general": "irland"})
    assert named(state, "relocate") == {"england"}
    play(state, "A relocate england")
    assert legal(state) == ["dissolve inf"]
    state = table({"england": "A 1 inf 1 kav", "irland": "A 2 inf"}, A={"flag": "england"})
    play(state, "A relocate england")
    assert legal(state) == ["dissolve kav"]
    assert refused(state, "A dissolve inf") == "E15-MOVE-7"


@pytest.mark.rule("E15-MOVE-7")
def test_of_a_stack_only_what_is_left_after_wear_may_move():
    state = table({"england": "A 3 inf 2 kav", "irland": "A 1 inf"}, A={"flag": "england"})
    play(state, "A relocate irland", "A dissolve kav", "A kav england")
    assert legal(state) == ["count 1"]
    state = table({"england": "A 3 inf 1 kav", "irland": "A 1 inf"}, A={"flag": "england"})
    play(state, "A relocate irland", "A dissolve kav")
    assert legal(state) == ["inf england"]


@pytest.mark.rule("E15-MOVE-7")
def test_what_dissolves_is_in_the_supply():
    state = table(HOME, A={"flag": "england"})
    play(state, "A relocate irland", "A dissolve inf", "A inf bretagne 1", "A done")
    assert supply(state, "A") == (16 - 8, 6 - 2, 4 - 1)


@pytest.mark.rule("E15-TEAM-8")
def test_a_relocation_enters_no_land_of_the_ally():
    state = quick(TEAMS, phase="summer")
    assert refused(state, "A relocate aquitanien") == "E15-TEAM-8"
    play(state, "A relocate bretagne")
    assert refused(state, "A inf aquitanien") == "E15-TEAM-8"
