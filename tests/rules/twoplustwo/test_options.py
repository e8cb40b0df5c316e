"""The doubtful rulings of 2+2, and those of the base game that it takes over: each reading is tested."""

import pytest

from tests.rules.twoplustwo.helpers import (
    EAST_IDS,
    asked,
    at,
    auto,
    choices,
    go,
    kinds,
    legal,
    money,
    phase,
    quiet,
    refused,
    unrest,
    with_card,
)


@pytest.mark.rule("TPT-EOD-12.3.1")
@pytest.mark.parametrize(
    ("option", "place", "spaces"),
    [
        ("any", 4, ["1", "2", "3", "4"]),
        ("next", 4, ["3", "4"]),
        ("any", -3, ["-3", "-2", "-1"]),
        ("next", -3, ["-3", "-2"]),
    ],
)
def test_which_space_of_dominance_may_be_executed(option, place, spaces):
    state = phase("dominance", {"dominance_space": option}, tracks={"dominance": place})
    assert choices(state, "dominance") == spaces
    if option == "next" and place == 4:
        assert refused(state, "dominance 2") == "TPT-EOD-12.3.1"
    first = phase("dominance", {"dominance_space": option}, tracks={"dominance": 1})
    assert asked(first)[0] != "space" and money(first) == [10, 12], "the only space there is"


@pytest.mark.rule("TPT-AUTO-9.7")
@pytest.mark.parametrize(("option", "place", "lost"), [("sum", -5, 0), ("in_turn", -5, 1), ("in_turn", 0, 0)])
def test_a_lost_arrow_of_the_space_race_lets_the_other_one_move_the_marker(option, place, lost):
    """Card 7: space race -1 and +1, in this order."""
    state, events = auto("tpt_07", options={"opposite_arrows": option}, tracks={"space_race": place})
    assert kinds(events).count("StepLost") == lost
    assert at(state, "space_race") == place + lost


@pytest.mark.rule("TPT-AUTO-9.7", "TPT-AUTO-9.10")
@pytest.mark.parametrize("option", ["sum", "in_turn"])
def test_a_lost_arrow_of_dominance_brings_its_bonus(option):
    """Card 9: dominance -1 and +1."""
    state, _ = auto("tpt_09", options={"opposite_arrows": option}, tracks={"dominance": -6})
    if option == "in_turn":
        assert asked(state) == ("missed", "U")
        go(state, "income")
    assert at(state, "dominance") == (-5 if option == "in_turn" else -6)


@pytest.mark.rule("TPT-ACT-6.0.8")
@pytest.mark.parametrize("option", ["yes", "no"])
@pytest.mark.parametrize(("use", "first"), [("build", "build"), ("raise", "raise")])
def test_whether_a_card_is_used_for_nothing(option, use, first):
    facts = {
        "factories": dict.fromkeys(("koeln", "dortmund", "kassel", "fulda", "ulm", "stuttgart"), "sound"),
        "unrest": quiet(),
    }
    state = with_card("card_11", "west", {"empty_use": option}, **facts)
    go(state, f"play card_11 {use}")
    while asked(state)[0] == "hamburg":
        go(state, legal(state)[0])
    assert legal(state, first)
    assert ("done" in legal(state)) == (option == "yes")
    if option == "no":
        assert refused(state, "done") == "TPT-ACT-6.0.8"


@pytest.mark.rule("TPT-ACT-6.0.8", "WSDV-ACT-B7")
@pytest.mark.parametrize(("points", "free"), [("up_to", True), ("all", False)])
def test_after_the_first_build_point_the_rest_may_be_lost(points, free):
    state = with_card("card_20", "west", {"empty_use": "no", "build_points": points})
    go(
        state,
        "play card_20 build",
    )
    go(state, legal(state, "build")[0])
    assert asked(state)[0] == "build" and ("done" in legal(state)) is free


@pytest.mark.rule("TPT-ACT-6.0.8", "TPT-SEQ-4.12")
def test_a_card_with_which_nothing_can_be_placed_may_still_be_used():
    state = with_card("card_20", "east", {"empty_use": "no"}, unrest=dict.fromkeys(EAST_IDS, 4), box=0)
    go(state, "play card_20 build")
    assert asked(state)[0] == "turn"


@pytest.mark.rule("WSDV-ACT-B5")
@pytest.mark.parametrize(("option", "barred"), [("connection", True), ("line", False)])
def test_a_mass_protest_at_one_end_of_two_lines(option, barred):
    facts = {"factories": dict.fromkeys(("leipzig", "jena"), "sound"), "unrest": {"thueringen": 4}, "box": 0}
    state = with_card("card_08", "east", {"protest_ban": option}, **facts)
    go(state, "play card_08 build")
    assert ("leipzig__jena:leipzig" not in choices(state, "build")) is barred


@pytest.mark.rule("WSDV-EOD-6.2")
@pytest.mark.parametrize(("option", "amount"), [("none", 2), ("one", 1)])
def test_the_tolerance_of_west_berlin(option, amount):
    state = phase(
        "internal_comparison", {"berlin_tolerance": option}, standards={"bayern": 2}, unrest=quiet(), decade=2
    )
    assert unrest(state, "west_berlin") == amount
