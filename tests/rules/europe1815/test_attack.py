"""Attacks."""

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


def strengths(events):
    return told(events, "BattleFought", "attack", "defence")[0]


def strike(lands, *moves, options=None, **facts):
    """A attacks; the table afterwards, and what happened."""
    state = table(lands, options=options, **facts)
    return state, play(state, *(f"A {move}" for move in moves))


@pytest.mark.rule("E15-ATT-1")
def test_any_units_of_any_neighbouring_own_lands_attack_a_land_that_is_not_ones_own():
    lands = {
        "schweden": "A 3 inf",
        "finnland": "A 2 kav",
        "irland": "A 2 inf",
        "polen": "A 3 inf",
        "norwegen": "B 2 inf",
    }
    state = table(lands)
    assert refused(state, "A attack schweden") == "E15-ATT-1"
    assert refused(state, "A attack sizilien") == "E15-ATT-1"
    play(state, "A attack norwegen")
    assert refused(state, "A inf polen") == "E15-ATT-1"
    assert refused(state, "A done") == "E15-ATT-1"
    events = play(state, "A inf schweden 2", "A kav finnland 1", "A inf irland 1", "A done")
    assert strengths(events) == (2 + 3 + 1, 2)
    assert land(state, "norwegen") == "A 2 inf 1 kav"


@pytest.mark.rule("E15-ATT-1")
def test_garrison_duty_applies_to_every_land_of_origin_and_nobody_else_is_asked():
    state = table({"schweden": "A 3 inf", "irland": "A 1 inf", "norwegen": "B 5 inf"})
    play(state, "A attack norwegen")
    assert refused(state, "A inf irland") == "E15-UNIT-4"
    play(state, "A inf schweden 2", "A done")
    assert asked(state)[1] == "A"


@pytest.mark.rule("E15-ATT-2")
def test_the_general_comes_from_a_neighbour_and_never_alone():
    lands = {"schweden": "A 3 inf", "norwegen": "B 1 inf"}
    state = table(lands, A={"general": "schweden"})
    play(state, "A attack norwegen", "A general schweden")
    assert refused(state, "A done") == "E15-ATT-2"
    events = play(state, "A inf schweden 1", "A done")
    assert strengths(events) == (3, 1)
    assert seen(state, "A")["general"] == "norwegen"
    far = table(lands | {"polen": "A 2 inf"}, A={"general": "polen"})
    play(far, "A attack norwegen")
    assert refused(far, "A general polen") == "E15-ATT-2"


@pytest.mark.rule("E15-ATT-3")
def test_the_attack_is_the_sum_of_all_committed_pieces():
    lands = {"schweden": "A 3 inf 2 kav 1 art"}
    _, events = strike(
        lands,
        "attack norwegen",
        "inf schweden 2",
        "kav schweden 2",
        "art schweden 1",
        "general schweden",
        "done",
        A={"general": "schweden"},
    )
    assert strengths(events)[0] == 2 * 1 + 2 * 3 + 3 + 2


@pytest.mark.rule("E15-ATT-4")
@pytest.mark.parametrize(
    ("there", "facts", "defence"),
    [
        ("B 3 inf", {}, 3),
        ("B 2 kav", {}, 2),
        ("B 1 art", {}, 4),
        ("B 1 inf", {"B": {"general": "norwegen"}}, 3),
        ("B 1 inf", {"B": {"flag": "norwegen"}}, 2),
        ("B 1 inf", {"C": {"flag": "norwegen"}}, 1),
        ("B 2 inf 1 kav 1 art", {"B": {"general": "norwegen", "flag": "norwegen"}}, 3 + 4 + 2 + 1),
    ],
)
def test_the_defence_of_a_land(there, facts, defence):
    state = table({"schweden": "A 3 inf", "norwegen": there}, **facts)
    assert view(state)["lands"]["norwegen"]["defence"] == defence
    assert strengths(play(state, "A attack norwegen", "A inf schweden 2", "A done")) == (2, defence)


@pytest.mark.rule("E15-ATT-4")
def test_a_fortress_adds_two():
    _, events = strike(
        {"schweden": "A 3 inf", "livland": "B 1 inf"}, "attack livland", "inf schweden 2", "done"
    )
    assert strengths(events) == (2, 3)


@pytest.mark.rule("E15-ATT-5")
def test_with_artillery_a_fortress_adds_nothing():
    lands = {"schweden": "A 2 inf 1 art", "livland": "B 1 inf"}
    _, events = strike(lands, "attack livland", "art schweden 1", "done")
    assert strengths(events) == (3, 1)


@pytest.mark.rule("E15-ATT-6")
def test_the_ep_of_both_sides_are_counted_before_losses_and_the_general_is_none():
    lands = {"schweden": "A 1 inf 2 kav", "norwegen": "B 1 inf 1 art"}
    state = table(lands, A={"general": "schweden"}, B={"general": "norwegen"})
    play(state, "A attack norwegen", "A kav schweden 2", "A general schweden")
    battle = view(state)["command"]["battle"]
    assert (battle["attacker_ep"], battle["defender_ep"]) == (4, 4)


@pytest.mark.rule("E15-ATT-7")
def test_a_conquest_drives_out_all_units_and_costs_half_their_ep_rounded_up():
    lands = {"schweden": "A 6 inf 1 kav", "norwegen": "B 3 inf"}
    state, events = strike(
        lands, "attack norwegen", "inf schweden 5", "kav schweden 1", "general schweden", "done",
        A={"general": "schweden"}, B={"general": "norwegen", "flag": "norwegen"},
    )  # fmt: skip
    assert strengths(events) == (5 + 3 + 2, 3 + 2 + 1)
    assert land(state, "norwegen") == "A 3 inf 1 kav"
    assert supply(state, "B") == (16, 6, 4)
    assert seen(state, "B")["general"] is None
    assert view(state)["lands"]["norwegen"]["flag"] == 1
    assert seen(state, "A")["general"] == "norwegen"
    assert supply(state, "A") == (16 - 4, 6 - 1, 4)


@pytest.mark.rule("E15-ATT-7")
def test_at_least_one_committed_unit_survives():
    lands = {"schweden": "A 4 inf", "norwegen": "B 3 inf", "irland": "A 1 inf"}
    state, _ = strike(lands | {"norwegen": "B 1 kav"}, "attack norwegen", "inf schweden 2", "done")
    assert land(state, "norwegen") == "A 1 inf"
    lands = {"schweden": "A 3 inf", "norwegen": "B 1 kav"}
    state, _ = strike(
        lands, "attack norwegen", "general schweden", "inf schweden 1", "done", A={"general": "schweden"}
    )
    assert land(state, "norwegen") == "A 1 inf", "one EP was to be lost"


@pytest.mark.rule("E15-ATT-7")
def test_a_fortress_stays():
    state, _ = strike({"schweden": "A 9 inf"}, "attack livland", "inf schweden 8", "done")
    assert seen(state, "A")["grey"] == 1


@pytest.mark.rule("E15-ATT-8")
def test_in_a_skirmish_both_lose_half_the_smaller_ep_rounded_up_and_nobody_moves():
    lands = {"schweden": "A 4 inf", "norwegen": "B 5 inf"}
    state, events = strike(lands, "attack norwegen", "inf schweden 3", "done")
    assert strengths(events) == (3, 5)
    assert (land(state, "schweden"), land(state, "norwegen")) == ("A 2 inf", "B 3 inf")
    assert (supply(state, "A"), supply(state, "B")) == ((14, 6, 4), (13, 6, 4))


@pytest.mark.rule("E15-ATT-8")
def test_equal_strengths_are_a_skirmish_the_defender_keeps_a_unit_the_attacker_may_lose_all():
    lands = {"schweden": "A 2 inf", "norwegen": "B 1 inf"}
    state, _ = strike(lands, "attack norwegen", "inf schweden 1", "done")
    assert (land(state, "schweden"), land(state, "norwegen")) == ("A 1 inf", "B 1 inf")
    lands = {"livland": "B 1 inf", "schweden": "A 3 inf"}
    state, _ = strike(lands, "attack livland", "inf schweden 2", "done")
    assert (land(state, "schweden"), land(state, "livland")) == ("A 2 inf", "B 1 inf")


@pytest.mark.rule("E15-ATT-9")
def test_infantry_is_lost_first_then_cavalry_then_artillery_and_the_rest_is_ignored():
    lands = {"schweden": "A 3 inf 2 kav 2 art", "norwegen": "B 10 inf"}
    moves = ("attack norwegen", "inf schweden 2", "kav schweden 2", "art schweden 2", "done")
    state, events = strike(lands, *moves)
    assert strengths(events) == (2 + 6 + 6, 10)
    assert land(state, "norwegen") == "A 1 kav 2 art", "5 EP: 2 infantry, 1 cavalry, 1 EP is ignored"
    lands = {"schweden": "A 1 inf 1 kav", "norwegen": "B 3 inf"}
    state, _ = strike(lands, "attack norwegen", "kav schweden 1", "done")
    assert land(state, "schweden") == "A 1 inf 1 kav", "1 EP is no cavalry"


@pytest.mark.rule("E15-ATT-9")
def test_equal_units_are_taken_from_the_land_whose_id_comes_first():
    lands = {"schweden": "A 3 inf", "finnland": "A 3 inf", "norwegen": "B 3 inf"}
    state, _ = strike(lands, "attack norwegen", "inf schweden 2", "inf finnland 1", "done")
    assert (land(state, "finnland"), land(state, "schweden")) == ("A 2 inf", "A 2 inf")
    lands["norwegen"] = "B 4 inf"
    state, _ = strike(lands, "attack norwegen", "inf schweden 2", "inf finnland 2", "done")
    assert (land(state, "finnland"), land(state, "schweden")) == ("A 1 inf", "A 3 inf")


@pytest.mark.rule("E15-ATT-9")
def test_the_defender_loses_in_the_same_order_and_keeps_the_last_unit():
    lands = {"schweden": "A 3 kav", "norwegen": "B 1 inf 1 kav 1 art"}
    state, events = strike(lands, "attack norwegen", "kav schweden 2", "done")
    assert strengths(events) == (6, 6)
    assert land(state, "norwegen") == "B 1 kav 1 art", "2 EP: the infantry; 1 EP is no cavalry"
    assert land(state, "schweden") == "A 2 kav"


@pytest.mark.rule("E15-ATT-10")
def test_units_that_conquered_may_attack_or_be_relocated_again():
    state = quick(phase="summer")
    play(
        state, "A attack irland", "A kav england 2", "A done", "A attack norwegen", "A kav irland 1", "A done"
    )
    assert land(state, "norwegen") == "A 1 kav"
    state = quick(phase="summer")
    play(
        state,
        "A attack irland",
        "A kav england 2",
        "A done",
        "A relocate bretagne",
        "A kav irland 1",
        "A done",
    )
    assert land(state, "bretagne") == "A 1 inf 1 kav"


@pytest.mark.rule("E15-TEAM-3", "E15-TEAM-8")
def test_no_land_of_the_ally_is_attacked_and_no_units_are_drawn_from_it():
    state = quick(TEAMS, lands={"daenemark": "A 2 inf", "bretagne": "A 3 inf", "burgund": "C 3 inf"})
    assert not named(state, "attack") & {"aquitanien", "burgund"}
    play(state, "A attack preussen")
    assert not [text for text in legal(state) if "burgund" in text]
    assert refused(state, "A inf burgund") == "E15-TEAM-8"
