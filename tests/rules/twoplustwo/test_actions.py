"""The uses of a card but its event: unrest, economy, living standard, arms race, credit (sections 6.0 to 6.3, 6.5, 6.6)."""

import pytest

from tests.rules.twoplustwo.helpers import (
    EAST_IDS,
    WEST_IDS,
    arrow,
    asked,
    at,
    auto,
    choices,
    drawn,
    event_of,
    go,
    icon,
    kinds,
    legal,
    money,
    own,
    phase,
    quiet,
    refused,
    table,
    told,
    unrest,
    uses,
    view,
    with_card,
)

SOUND = dict.fromkeys(["hamburg", "dortmund", "bitterfeld", "berlin", "magdeburg", "bielefeld"], "sound")
LINES = ["magdeburg__bitterfeld", "bielefeld__dortmund"]
ALL_DISPLAY = ["card_03", "card_18", "card_11", "tpt_05", "tpt_06", "tpt_09", "tpt_10"]


# -- which uses there are


@pytest.mark.rule("TPT-ACT-6.0.1", "TPT-ACT-6.0.2")
def test_uses_of_a_normal_card():
    for turn, more in (("usa", ["arms_race", "credit"]), ("west", []), ("east", [])):
        state = table(turn=turn, display=ALL_DISPLAY)
        for id in ("card_11", "tpt_05", "tpt_09"):
            assert uses(state, id) == ["unrest", "build", "raise", "event", *more]
    assert refused(table(turn="west", display=ALL_DISPLAY), "play card_03 credit") == "TPT-ACT-6.0.2"


@pytest.mark.rule("TPT-ACT-6.0.3", "TPT-EAST-10.1")
def test_the_special_card_is_for_its_event_only():
    for turn in ("soviet_union", "east"):
        state = table(turn=turn)
        assert [text for text in legal(state) if "special" in text] == ["play special_1 event"]


@pytest.mark.rule("TPT-ACT-6.0.5", "TPT-ACT-6.2.1")
@pytest.mark.parametrize(
    ("turn", "points", "site"),
    [("usa", 3, "kiel"), ("west", 3, "kiel"), ("soviet_union", 1, "leipzig"), ("east", 1, "leipzig")],
)
def test_each_side_has_its_value_and_builds_in_its_germany(turn, points, site):
    state = with_card("tpt_08", turn)
    go(state, "play tpt_08 build")
    assert view(state)["task"]["points"] == points
    assert f"build {site}" in legal(state)
    assert ("build kiel" in legal(state)) == (turn in ("usa", "west"))


@pytest.mark.rule("TPT-ACT-6.0.6")
def test_east_replaces_unrest_by_socialists_after_every_action_and_automatic_event():
    for turn in ("usa", "soviet_union", "west"):
        state = table(turn=turn, box=1, unrest=quiet(sachsen=4), display=["card_03", "card_18", "card_11"])
        events = go(state, "play card_03 build", "done")
        assert told(events, "SocialistPlaced", "province") == ["sachsen"] and unrest(state, "sachsen") == 3
    state, events = auto("tpt_26", "west", box=1, unrest=quiet(sachsen=3))
    events = go(state, "place unrest sachsen")
    assert told(events, "SocialistPlaced", "province") == ["sachsen"]
    state = phase("dominance", tracks={"dominance": -3}, box=1, unrest=quiet(sachsen=3), decade=1)
    events = go(state, "dominance -3", "place unrest sachsen")
    before = events[: kinds(events).index("PhaseBegan")]
    assert "SocialistPlaced" not in kinds(before)


@pytest.mark.rule("TPT-ACT-6.0.6")
def test_east_decides_where_too_few_socialists_go_whoever_acted():
    state = table(
        turn="usa", box=1, unrest=quiet(sachsen=4, thueringen=4), display=["card_03", "card_18", "card_11"]
    )
    go(state, "play card_03 build", "done")
    assert asked(state) == ("socialist", "E")


@pytest.mark.rule("TPT-ACT-6.0.7", "TPT-ACT-6.3.1")
def test_a_superpower_decides_what_its_action_needs():
    lines = [*LINES, "hamburg__bremen", "hamburg__wolfsburg"]
    factories = SOUND | dict.fromkeys(["bremen", "wolfsburg"], "sound")
    state = with_card("card_18", "usa", factories=factories, lines=lines)
    go(state, "play card_18 raise")
    assert asked(state) == ("hamburg", "U")
    go(state, "hamburg niedersachsen", "raise nordrhein_westfalen")
    assert asked(state) == ("deliver", "U")
    factories = SOUND | dict.fromkeys(["polska_south", "schwedt"], "sound")
    lines = ["berlin__polska_south", "schwedt__polska_south"]
    state = with_card("card_18", "soviet_union", factories=factories, lines=lines)
    go(state, "play card_18 raise")
    assert asked(state) == ("assign", "S")
    state = with_card("card_03", "usa", factories=SOUND, lines=LINES)
    go(state, "play card_03 unrest", "remove unrest bayern")
    assert asked(state) == ("dismantle", "U")


@pytest.mark.rule("TPT-ACT-6.0.7", "TPT-ACT-6.4.16")
def test_what_belongs_to_a_state_apart_from_its_action_stays_with_it():
    state = event_of("card_33", "soviet_union", unrest=quiet(west_berlin=3))
    go(state, "icon 1", "place unrest west_berlin")
    assert asked(state) == ("supplier", "E")
    state = event_of("card_36", "usa", unrest=quiet(west_berlin=4), supplied={"rheinland_pfalz": 1})
    go(state, "icon 1")
    assert asked(state)[0] in ("lift", "remove", "icon")
    state = event_of("card_04", "soviet_union", tracks={"prestige": 6, "dominance": 6})
    go(state, "icon 3")
    assert asked(state) == ("bonus", "E")
    state = event_of("card_53", "soviet_union", decade=3, tracks={"western_currency": 6})
    assert asked(state) == ("bonus", "E")


# -- unrest


@pytest.mark.rule("TPT-ACT-6.1.1")
def test_superpowers_remove_unrest_of_their_side():
    for turn, ids in (("usa", WEST_IDS), ("soviet_union", EAST_IDS)):
        state = table(turn=turn, display=ALL_DISPLAY)
        go(state, "play card_11 unrest")
        assert choices(state, "remove unrest") == ids


@pytest.mark.rule("TPT-ACT-6.1.2")
def test_the_own_colour_removes_unrest_free():
    for turn, own_colour in (
        ("usa", "card_18"),
        ("west", "card_18"),
        ("soviet_union", "card_03"),
        ("east", "card_03"),
    ):
        for id in ALL_DISPLAY:
            state = table(turn=turn, display=ALL_DISPLAY, conflict_deck=["conflict_10", "conflict_03"])
            go(state, f"play {id} unrest", legal_first(state, turn))
            assert (asked(state)[0] == "dismantle") == (id != own_colour), (turn, id)
            if id != own_colour:
                site = {"usa": "hamburg", "west": "hamburg"}.get(turn, "berlin")
                assert site in choices(state, "dismantle")


def legal_first(state, turn):
    """A province of the seat's side where there is unrest."""
    return "remove unrest bayern" if turn in ("usa", "west") else "remove unrest sachsen"


@pytest.mark.rule("TPT-ACT-6.1.3")
def test_without_unrest_or_anything_to_dismantle_it_is_not_available():
    state = table(turn="usa", display=ALL_DISPLAY, unrest=quiet(sachsen=3))
    assert "unrest" not in uses(state, "card_18") and refused(state, "play card_18 unrest") == "TPT-ACT-6.1.3"
    state = table(turn="soviet_union", display=ALL_DISPLAY, factories={"hamburg": "sound"}, lines=[])
    assert "unrest" in uses(state, "card_03") and "unrest" not in uses(state, "card_18")


# -- economy and living standard


@pytest.mark.rule("TPT-ACT-6.2.2")
def test_the_reminder_lowers_the_soviet_value_to_0_at_least():
    state = with_card("tpt_30", "soviet_union", reminders=["soviet_value_down"])
    assert go(state, "play tpt_30 build")[0].use == "build" and asked(state)[1] != "S"
    assert "SiteBuilt" not in kinds(
        go(with_card("tpt_30", "soviet_union", reminders=["soviet_value_down"]), "play tpt_30 build")
    )
    for turn, points in (("east", 1), ("usa", 3)):
        state = with_card("tpt_30", turn, reminders=["soviet_value_down"])
        go(state, "play tpt_30 build")
        assert view(state)["task"]["points"] == points


@pytest.mark.rule("TPT-ACT-6.3.1")
def test_superpowers_raise_the_living_standard_of_their_side():
    for turn, province in (("usa", "nordrhein_westfalen"), ("soviet_union", "sachsen_anhalt")):
        state = with_card("card_18", turn, factories=SOUND, lines=LINES)
        go(state, "play card_18 raise")
        if asked(state)[0] == "hamburg":
            go(state, "hamburg niedersachsen")
        go(state, f"raise {province}")
        if asked(state)[0] == "deliver":
            go(state, "keep")
        assert view(state)["provinces"][province]["standards"] == 1


@pytest.mark.rule("TPT-ACT-6.3.2")
def test_the_reminder_lowers_the_soviet_points_for_living_standard():
    facts = {"factories": SOUND, "lines": LINES}
    for on, points in (([], 2), (["soviet_value_down"], 1)):
        state = with_card("card_18", "soviet_union", reminders=on, **facts)
        go(state, "play card_18 raise")
        assert view(state)["task"]["points"] == points


# -- the arms race


@pytest.mark.rule("TPT-ACT-6.5.1")
@pytest.mark.parametrize(("turn", "step", "paid"), [("usa", -1, [4, 6]), ("soviet_union", 1, [6, 4])])
def test_the_arms_race_is_a_step_and_a_card(turn, step, paid):
    state = table(turn=turn, display=ALL_DISPLAY, arms_race_deck=["arms_race_01"])
    events = go(state, "play card_11 arms_race")
    assert at(state, "arms_race") == step and money(state) == paid
    assert kinds(events)[1:3] == ["TrackMoved", "DeckCardDrawn"]


@pytest.mark.rule("TPT-ACT-6.5.2")
def test_icons_at_the_value_follow_the_arms_race():
    state = with_card("tpt_02", "usa", arms_race_deck=["arms_race_01"], conflict_deck=["conflict_10"])
    events = go(state, "play tpt_02 arms_race")
    assert drawn(events) == [("U", "arms_race_01"), ("U", "conflict_10")] and at(state, "arms_race") == -1


@pytest.mark.rule("TPT-ACT-6.5.3")
def test_no_arms_race_on_the_last_space():
    state = table(turn="usa", display=ALL_DISPLAY, tracks={"arms_race": -6})
    assert not any("arms_race" in text for text in legal(state))
    assert refused(state, "play card_03 arms_race") == "TPT-ACT-6.5.3"
    state = table(turn="soviet_union", display=ALL_DISPLAY, tracks={"arms_race": -6})
    assert "arms_race" in uses(state, "card_03")


@pytest.mark.rule("TPT-ACT-6.5.4", "TPT-ACT-6.6.8")
def test_payments_may_lead_below_0_and_stop_nothing():
    state = with_card("tpt_09", "usa", money={"usa": 1})
    go(state, "play tpt_09 event", "icon 3", "rest")
    assert money(state)[0] == -2 and at(state, "space_race", "dominance") == [-1, -1]


@pytest.mark.rule("TPT-ACT-6.5.5")
@pytest.mark.parametrize(
    ("dollars", "space"), [(-10, -5), (-6, -1), (-5, -5), (0, 0), (10, 10), (11, 1), (20, 10), (21, 1)]
)
def test_where_a_treasury_is_shown(dollars, space):
    assert view(table(money={"usa": dollars}))["spaces"][0] == space


@pytest.mark.rule("TPT-ACT-6.5.6")
def test_a_treasury_has_no_limit():
    state = with_card("tpt_15", "usa", money={"usa": 60, "soviet_union": -60})
    go(state, "play tpt_15 credit")
    assert money(state) == [62, -60]


# -- credit, in the red


@pytest.mark.rule("TPT-ACT-6.6.1")
@pytest.mark.parametrize(("turn", "paid"), [("usa", [9, 6]), ("soviet_union", [6, 7])])
def test_a_credit_brings_the_value_of_any_card(turn, paid):
    state = with_card("tpt_08", turn)
    assert told(go(state, "play tpt_08 credit"), "MoneyMoved", "why") == ["credit"]
    assert money(state) == paid
    assert "credit" in uses(with_card("tpt_10", turn), "tpt_10")


@pytest.mark.rule("TPT-ACT-6.6.2", "TPT-ACT-6.6.3")
def test_in_the_red_begins_below_0():
    for dollars, free in ((0, True), (-1, False)):
        state = table(turn="usa", display=ALL_DISPLAY, money={"usa": dollars})
        assert ("build" in uses(state, "card_03")) == free
    assert refused(state, "play card_03 build") == "TPT-ACT-6.6.3"
    assert uses(state, "tpt_06") == ["credit"]


@pytest.mark.rule("TPT-ACT-6.6.4")
def test_in_the_red_an_event_must_show_income_that_is_executed():
    state = table(turn="usa", decade=2, display=["tpt_17", "tpt_15", "card_31"], money={"usa": -1})
    assert "event" not in uses(state, "tpt_17") and refused(state, "play tpt_17 event") == "TPT-ACT-6.4.1"
    blue = [
        icon("treasury", player="usa", amount=1),
        arrow("space_race", "west"),
        icon("treasury", player="soviet_union", amount=1),
        arrow("space_race", "east"),
    ]
    state = with_card("tpt_19", "usa", own(tpt_19=blue), money={"usa": -1})
    assert "event" in uses(state, "tpt_19")
    red = [arrow("dominance", "east"), icon("treasury", player="usa", amount=1)]
    state = with_card("tpt_17", "usa", own(tpt_17=red), money={"usa": -1})
    assert "event" not in uses(state, "tpt_17")
    state = with_card("tpt_23", "usa", tracks={"dominance": -6}, money={"usa": -1})
    assert "event" not in uses(state, "tpt_23") and refused(state, "play tpt_23 event") == "TPT-ACT-6.6.4"


@pytest.mark.rule("TPT-ACT-6.6.4")
def test_in_the_red_the_own_income_of_a_dual_event_is_not_ignored():
    state = event_of("tpt_05", "usa", money={"usa": -1})
    assert asked(state)[0] == "ignore" and choices(state, "ignore") == ["1", "2", "4", "nothing"]
    state = event_of("tpt_05", "usa")
    assert choices(state, "ignore") == ["1", "2", "3", "4", "nothing"]
    state = event_of("tpt_05", "west", money={"usa": -1})
    assert choices(state, "ignore") == ["1", "2", "3", "4", "nothing"]


@pytest.mark.rule("TPT-ACT-6.6.5")
def test_hand_cards_count_like_display_cards_and_the_special_card_is_out():
    state = table(
        turn="soviet_union",
        decade=2,
        display=["tpt_17", "card_31", "card_36"],
        soviet_union=["card_38"],
        money={"soviet_union": -1},
    )
    assert uses(state, "tpt_17") == ["event", "credit"] and uses(state, "card_38") == ["credit"]
    assert refused(state, "play special_2 event") == "TPT-ACT-6.6.5"
    assert "play special_2 event" in legal(table(turn="east", decade=2, money={"soviet_union": -1}))


@pytest.mark.rule("TPT-ACT-6.6.6")
def test_german_states_are_never_in_the_red():
    state = table(turn="west", display=ALL_DISPLAY, money={"usa": -9})
    assert uses(state, "card_18") == ["unrest", "build", "raise", "event"]


@pytest.mark.rule("TPT-ACT-6.6.7")
def test_whether_a_superpower_is_in_the_red_is_shown():
    assert view(table(money={"usa": -3}))["treasuries"] == [-3, 6]


@pytest.mark.rule("TPT-ACT-6.6.8")
def test_in_the_red_all_else_goes_on():
    state = event_of("tpt_08", "east", money={"soviet_union": -2}, conflict_deck=["conflict_08"])
    go(state, "icon 3")
    assert asked(state) == ("place", "S")
    state = table(
        turn="soviet_union", money={"soviet_union": -2}, police=["card_05"], unrest=quiet(sachsen=2)
    )
    assert "police sachsen" in legal(state)
