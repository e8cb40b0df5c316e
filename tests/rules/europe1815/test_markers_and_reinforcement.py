"""Success markers and reinforcement turns."""

import pytest

from tests.rules.europe1815.helpers import (
    MAPS,
    asked,
    end_turns,
    land,
    legal,
    named,
    play,
    quick,
    refused,
    seen,
    supply,
    table,
    to_phase,
    told,
    view,
)


def conquer(there, markers=0, **facts):
    lands = {"schweden": "A 4 inf 5 kav", "norwegen": there}
    state = table(lands, A={"markers": markers}, **facts)
    events = play(state, "A attack norwegen", "A kav schweden 5", "A done")
    assert land(state, "norwegen").startswith("A")
    return state, events


@pytest.mark.rule("E15-MARK-1", "E15-UNIT-8")
@pytest.mark.parametrize("map", MAPS)
def test_a_player_has_five_success_markers_at_most(map):
    """Seed: success markers exist, five per player at most."""
    lands = {"1815": ("schweden", "norwegen"), "1715": ("quebec", "labrador")}[map]
    state = table({lands[0]: "A 1 inf 5 kav", lands[1]: "B 2 inf"}, options={"map": map}, A={"markers": 4})
    play(state, f"A attack {lands[1]}", f"A kav {lands[0]} 5", "A done")
    assert seen(state, "A")["markers"] == 5
    state = table({lands[0]: "A 1 inf 5 kav", lands[1]: "B 2 inf"}, options={"map": map}, A={"markers": 5})
    events = play(state, f"A attack {lands[1]}", f"A kav {lands[0]} 5", "A done")
    assert seen(state, "A")["markers"] == 5
    assert told(events, "MarkersGained", "count", "lapsed") == [(0, 1)]


@pytest.mark.rule("E15-MARK-1")
def test_the_stock_is_unlimited():
    state = table(
        {"norwegen": "B 2 inf", "schweden": "A 1 inf 5 kav"},
        A={"markers": 4},
        **{s: {"markers": 5} for s in "BCD"},
    )
    play(state, "A attack norwegen", "A kav schweden 5", "A done")
    assert [seen(state, seat)["markers"] for seat in "ABCD"] == [5, 5, 5, 5]


@pytest.mark.rule("E15-MARK-2")
@pytest.mark.parametrize(
    ("there", "facts", "markers"),
    [
        ("B 1 inf", {}, 0),
        ("B 2 inf", {}, 1),
        ("B 1 kav", {}, 1),
        ("neutral 2 inf", {}, 0),
        ("B 1 inf", {"B": {"general": "norwegen"}}, 1),
        ("B 2 inf", {"B": {"general": "norwegen"}}, 2),
        ("B 1 inf", {"B": {"flag": "norwegen"}}, 1),
        ("B 2 inf", {"C": {"flag": "norwegen"}}, 1),
        ("B 2 inf", {"B": {"general": "norwegen", "flag": "norwegen"}}, 3),
    ],
)
def test_what_a_conquest_gives(there, facts, markers):
    state, _ = conquer(there, **facts)
    assert seen(state, "A")["markers"] == markers


@pytest.mark.rule("E15-MARK-2")
def test_a_skirmish_gives_none():
    state = table({"schweden": "A 2 inf", "norwegen": "B 4 inf"})
    play(state, "A attack norwegen", "A inf schweden 1", "A done")
    assert [seen(state, seat)["markers"] for seat in "AB"] == [0, 0]


@pytest.mark.rule("E15-MARK-3")
def test_a_marker_counts_one_power_and_one_is_returned_at_the_year_end():
    state = quick(phase="summer", turn="D", A={"markers": 3})
    assert seen(state, "A")["power"] == 5 + 2 - 1 + 3
    end_turns(state, 2)
    assert seen(state, "A")["markers"] == 2


@pytest.mark.rule("E15-REINF-1")
@pytest.mark.parametrize(
    ("lands", "flag", "ep"),
    [
        (["england"], None, 3),
        (["england"], "england", 4),
        (["england", "irland", "niederlande"], None, 3 + 2),
        (
            ["schweden", "livland", "preussen", "burgund", "neapel", "portugal", "don", "sizilien"],
            "don",
            4 + 1,
        ),
        (["schweden", "livland", "preussen", "burgund", "neapel", "portugal", "don"], "polen", 3),
    ],
)
def test_the_worth_of_a_reinforcement(lands, flag, ep):
    state = table(
        dict.fromkeys(lands, "A 1 inf"), phase="reinforcement", A={"flag": flag, "general": lands[0]}
    )
    events = play(state, f"A inf {lands[0]} {ep}")
    assert seen(state, "A")["reinforcement"] == ep
    assert refused(state, f"A kav {lands[0]}") in ("E15-REINF-1", "E15-REINF-4", "E15-UNIT-3")
    assert not events


@pytest.mark.rule("E15-REINF-1")
@pytest.mark.parametrize("map", MAPS)
def test_in_the_reinforcement_turn_new_units_are_stationed(map):
    state = quick({"map": map}, phase="reinforcement")
    capital = seen(state, "A")["flag"]
    events = play(state, f"A inf {capital} 2", "A done")
    assert told(events, "UnitsStationed", "land", "cause") == [(capital, "reinforcement")]


@pytest.mark.rule("E15-REINF-2")
def test_they_are_spread_over_own_lands_come_from_the_supply_and_the_rest_lapses():
    state = quick(phase="reinforcement")
    play(state, "A inf england 1", "A inf schweden 1")
    assert view(state)["question"]["rule"] == "E15-REINF-2"
    assert refused(state, "A inf polen") == "E15-REINF-2"
    play(state, "A done")
    assert supply(state, "A") == (7, 3, 4)
    assert asked(state) == ("stationing", "B")
    assert (land(state, "england"), land(state, "schweden")) == ("A 4 inf 3 kav", "A 2 inf")
    short = table({"england": "A 15 inf"}, phase="reinforcement", A={"general": "england"})
    play(short, "A inf england")
    assert legal(short) == ["count 1"]


@pytest.mark.rule("E15-REINF-3")
def test_infantry_may_be_stationed_in_any_own_land():
    state = quick(phase="reinforcement")
    assert named(state, "inf") == {"england", "bretagne", "daenemark", "niederlande", "schweden"}


@pytest.mark.rule("E15-REINF-4")
@pytest.mark.parametrize(
    ("map", "capital", "fortress", "other"),
    [("1815", "england", "niederlande", "schweden"), ("1715", "massachusetts", "montreal", "virginia")],
)
def test_new_cavalry_and_artillery_are_limited(map, capital, fortress, other):
    lands = dict.fromkeys((capital, fortress, other), "A 1 inf")
    owner = {"flag": capital, "general": capital}
    state = table(lands, options={"map": map}, phase="reinforcement", A=owner)
    assert named(state, "inf") == {capital, fortress, other}
    assert named(state, "kav") == {capital, fortress}
    assert named(state, "art") == {capital, fortress}


@pytest.mark.rule("E15-REINF-4")
def test_cavalry_also_in_a_controlled_territory_artillery_not():
    lands = {"england": "A 1 inf", "irland": "A 1 inf", "niederlande": "A 1 inf", "schweden": "A 1 inf"}
    state = table(lands, phase="reinforcement", A={"flag": "england", "general": "england"})
    assert named(state, "kav") == {"england", "irland", "niederlande"}
    assert named(state, "art") == {"england", "niederlande"}
    assert refused(state, "A art irland") == "E15-REINF-4"
    assert refused(state, "A kav schweden") == "E15-REINF-4"
    foreign = table(
        lands | {"finnland": "A 1 inf"},
        phase="reinforcement",
        A={"general": "england"},
        B={"flag": "finnland"},
    )
    assert named(foreign, "art") == {"niederlande"}, "the capital of another"


@pytest.mark.rule("E15-REINF-5")
def test_first_the_general_returns_to_the_capital_free_of_charge():
    lands = {"england": "A 1 inf", "irland": "A 1 inf", "polen": "D 1 inf"}
    state = table(lands, phase="winter", turn="D", A={"flag": "england"})
    assert seen(state, "A")["general"] is None
    to_phase(state, "reinforcement", "A")
    assert seen(state, "A")["general"] == "england"
    assert asked(state) == ("stationing", "A")
    assert seen(state, "A")["reinforcement"] == 4


@pytest.mark.rule("E15-REINF-5")
def test_without_the_flag_he_returns_to_any_own_land():
    state = table({"irland": "A 1 inf", "moskau": "A 1 inf"}, phase="reinforcement", A={"flag": "england"})
    assert asked(state) == ("general", "A")
    assert named(state, "general") == {"irland", "moskau"}
    assert refused(state, "A general england") == "E15-REINF-5"
    play(state, "A general moskau")
    assert seen(state, "A")["general"] == "moskau"
    assert asked(state) == ("stationing", "A")
