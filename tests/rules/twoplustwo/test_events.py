"""Events and the icons of 2+2."""

import pytest

from tests.rules.twoplustwo.helpers import (
    EAST_IDS,
    WEST_IDS,
    arrow,
    asked,
    at,
    auto,
    both_ways,
    choices,
    drawn,
    event_of,
    go,
    icon,
    kinds,
    legal,
    money,
    own,
    quiet,
    refused,
    table,
    told,
    unrest,
    uses,
    view,
    with_card,
)

QUIET_CARDS = {
    "arms_race_deck": ["arms_race_01", "arms_race_05"],
    "conflict_deck": ["conflict_10", "conflict_03"],
}


@pytest.mark.rule("TPT-ACT-6.4.1")
def test_who_may_trigger_which_colour():
    shown = ["card_03", "card_18", "card_11", "tpt_09", "tpt_10", "tpt_06"]
    yellow = [False, True, True, True, True, True]
    red = [True, False, True, True, True, True]
    for turn, may in (("usa", yellow), ("west", yellow), ("soviet_union", red), ("east", red)):
        state = table(turn=turn, display=shown)
        assert ["event" in uses(state, id) for id in shown] == may
    assert refused(state, "play card_18 event") == "TPT-ACT-6.4.1"


@pytest.mark.rule("TPT-ACT-6.4.2")
def test_the_active_player_orders_the_icons_and_what_cannot_be_is_skipped():
    state = event_of("tpt_08", "soviet_union", **QUIET_CARDS)
    assert legal(state) == ["icon 1", "icon 2", "icon 3", "rest"]
    state = event_of("tpt_26", "west", unrest=quiet())
    events = go(state, "rest", "place unrest sachsen")
    assert at(state, "prestige", "socialist") == [-1, -1]
    state = event_of("tpt_10", "usa", doves=6)
    events = go(state, "rest", "dominance west")
    assert told(events, "IconVoid", "word") == ["dove_restored", "dove_restored"]


@pytest.mark.rule("TPT-ACT-6.4.3")
def test_of_a_dual_card_one_arrow_or_icon_may_be_ignored():
    state = event_of("tpt_05", "west")
    assert choices(state, "ignore") == ["1", "2", "3", "4", "nothing"]
    go(state, "ignore 4", "rest")
    assert money(state) == [8, 6] and at(state, "dominance", "prestige") == [1, -1]
    double = own(tpt_05=[arrow("dominance", "west", 2), icon("dove_lost")])
    state = event_of("tpt_05", "west", double)
    assert choices(state, "ignore") == ["1", "3", "nothing"]
    go(state, "ignore 1", "rest")
    assert at(state, "dominance") == -1
    state = event_of("tpt_24", "east")
    go(state, "ignore nothing", "rest")
    assert at(state, "prestige") == 0 and money(state) == [7, 7]


@pytest.mark.rule("TPT-ACT-6.4.4")
@pytest.mark.parametrize("turn", ["usa", "west", "soviet_union", "east"])
def test_of_a_blue_card_a_player_executes_his_half(turn):
    state = event_of("tpt_20", turn)
    go(state, "rest")
    if asked(state)[0] == "convert":
        go(state, "prestige")
    step = -1 if turn in ("usa", "west") else 1
    assert at(state, "space_race", "dominance", "prestige") == [step] * 3
    assert money(state) == ([2, 6] if step < 0 else [6, 2])


@pytest.mark.rule("TPT-ACT-6.4.5")
def test_a_black_event_is_executed_whole():
    state = event_of("tpt_29", "east", conflict_deck=["conflict_10", "conflict_03"])
    events = go(state, "rest")
    assert view(state)["doves"] == 4 and {who for who, _ in drawn(events)} == {"U", "S"}
    assert at(state, "dominance") == 0 and view(state)["row"] == ["tpt_29"]


@pytest.mark.rule("TPT-ACT-6.4.6", "TPT-NUKE-11.6")
def test_a_green_event_is_executed_whole_shaded_icons_too():
    state = event_of("tpt_25", "west", doves=3)
    go(state, "rest", "place unrest sachsen", "prestige west")
    assert (
        view(state)["doves"] == 5
        and unrest(state, "sachsen") == 4 - view(state)["provinces"]["sachsen"]["socialists"]
    )
    assert at(state, "prestige") == -1 and view(state)["collected"][2] == ["tpt_25"]


@pytest.mark.rule("TPT-ACT-6.4.7")
def test_a_coat_of_arms_says_who_decides():
    state = event_of("tpt_28", "soviet_union", arms_race_deck=["arms_race_01"])
    go(state, "icon 2")
    assert asked(state) == ("place", "E") and choices(state, "place unrest") == WEST_IDS[:-1]
    state = event_of("tpt_26", "usa")
    go(state, "icon 2")
    assert asked(state) == ("place", "W") and choices(state, "place unrest") == EAST_IDS
    state = event_of("tpt_14", "usa", **QUIET_CARDS)
    go(state, "icon 4")
    assert asked(state) == ("place", "U")


@pytest.mark.rule("TPT-ACT-6.4.8", "TPT-ACT-6.4.9")
def test_unequal_left_right_arrows_of_the_arms_race():
    changed = own(tpt_05=[both_ways("arms_race", 1, 2)])
    state = event_of(
        "tpt_05", "usa", changed, arms_race_deck=["arms_race_01", "arms_race_05", "arms_race_03"]
    )
    go(state, "ignore nothing")
    assert at(state, "arms_race") == 1 and asked(state) == ("first", "U") and view(state)["first"] == [1, 2]
    assert legal(state) == ["usa first", "soviet_union first"]
    assert drawn(go(state, "soviet_union first")) == [
        ("S", "arms_race_01"),
        ("S", "arms_race_05"),
        ("U", "arms_race_03"),
    ]


@pytest.mark.rule("TPT-ACT-6.4.8", "TPT-ACT-6.4.9")
def test_left_right_arrows_at_the_end_of_a_track_still_bring_cards():
    changed = own(tpt_05=[both_ways("arms_race", 1, 2)])
    deck = ["arms_race_01", "arms_race_05", "arms_race_03"]
    state = event_of("tpt_05", "usa", changed, arms_race_deck=deck, tracks={"arms_race": 6})
    events = go(state, "ignore nothing", "usa first")
    assert at(state, "arms_race") == 6 and len(drawn(events)) == 3
    changed = own(tpt_05=[both_ways("dominance", 2, 1)])
    state = event_of("tpt_05", "usa", changed)
    go(state, "ignore nothing")
    assert at(state, "dominance") == -1


@pytest.mark.rule("TPT-ACT-6.4.10")
@pytest.mark.parametrize("turn", ["usa", "soviet_union", "west", "east"])
def test_an_active_superpower_may_move_dominance_instead_of_prestige(turn):
    state = event_of("card_11", turn, unrest=quiet())
    go(state, "ignore 1")
    assert (asked(state)[0] == "convert") == (turn in ("usa", "soviet_union"))
    if asked(state)[0] == "convert":
        assert legal(state) == ["prestige", "dominance"]
        go(state, "dominance")
        assert at(state, "prestige", "dominance") == [0, -1]


@pytest.mark.rule("TPT-ACT-6.4.11")
def test_a_double_prestige_arrow_may_be_split():
    for first, second, ends in (
        ("dominance", "dominance", [0, 2]),
        ("dominance", "prestige", [1, 1]),
        ("prestige", "prestige", [2, 0]),
    ):
        state = event_of("card_31", "soviet_union")
        go(state, first, second)
        assert at(state, "prestige", "dominance") == ends


@pytest.mark.rule("TPT-ACT-6.4.12")
def test_a_strict_arrow_is_not_converted():
    state = event_of("tpt_24", "usa")
    events = go(state, "ignore 2", "rest")
    assert "convert" not in kinds(events) and at(state, "prestige", "dominance") == [-1, 0]


@pytest.mark.rule("TPT-ACT-6.4.13")
def test_only_a_step_that_dominance_can_make_is_converted():
    state = event_of("card_31", "soviet_union", tracks={"dominance": 6})
    assert at(state, "prestige", "dominance") == [2, 6]
    state = event_of("card_31", "soviet_union", tracks={"prestige": 6, "dominance": 4})
    events = go(state, "dominance", "dominance")
    assert at(state, "prestige", "dominance") == [6, 6] and "ArrowOverflowed" not in kinds(events)


@pytest.mark.rule("TPT-ACT-6.4.14")
@pytest.mark.parametrize(
    ("id", "turn", "start", "who", "ids"),
    [("tpt_04", "west", -6, "U", WEST_IDS), ("tpt_02", "east", 6, "S", EAST_IDS)],
)
def test_an_impossible_dominance_arrow_gives_a_bonus_to_its_superpower(id, turn, start, who, ids):
    state = event_of(id, turn, tracks={"dominance": start})
    if asked(state)[0] == "icon":
        go(state, "icon 1")
    assert asked(state) == ("missed", who) and choices(state, "remove unrest") == ids
    events = go(state, "income")
    assert told(events, "MoneyMoved", "dollars", "why") == [(1, "overflow")]


@pytest.mark.rule("TPT-ACT-6.4.15")
def test_the_bonus_is_chosen_anew_for_each_step():
    state = event_of("tpt_02", "soviet_union", tracks={"dominance": 6})
    go(state, "remove unrest sachsen", "income")
    assert unrest(state, "sachsen") == 2 and money(state) == [6, 7]
    state = event_of("tpt_02", "soviet_union", tracks={"dominance": 6}, unrest=quiet(bayern=3))
    assert money(state) == [6, 8]
    assert (
        refused(event_of("tpt_02", "east", tracks={"dominance": 5}), "remove unrest bayern")
        == "TPT-ACT-6.4.15"
    )


@pytest.mark.rule("TPT-ACT-6.4.17")
def test_steps_of_the_other_tracks_are_lost_at_their_end():
    state = event_of("tpt_07", "usa", tracks={"space_race": -5})
    events = go(state, "icon 1")
    assert told(events, "StepLost", "track") == ["space_race"] and at(state, "space_race") == -5
    state = event_of("tpt_03", "west", tracks={"arms_race": -6}, **QUIET_CARDS)
    events = go(state, "icon 1")
    assert told(events, "StepLost", "track", "east") == [("arms_race", False)] and drawn(events) == []


@pytest.mark.rule("TPT-ACT-6.4.18")
def test_arrows_move_their_marker():
    state = event_of("tpt_04", "west")
    go(state, "icon 1", "rest")
    assert at(state, "dominance") == -2
    state = event_of("tpt_11", "east")
    go(state, "icon 4")
    assert at(state, "space_race") == 1


@pytest.mark.rule("TPT-ACT-6.4.19", "TPT-DECK-8.3")
def test_the_favoured_superpower_draws_for_an_arms_race_arrow():
    for id, turn, who in (("tpt_03", "west", "U"), ("tpt_01", "east", "S")):
        state = event_of(id, turn, **QUIET_CARDS)
        assert drawn(go(state, "icon 1")) == [(who, "arms_race_01")]


@pytest.mark.rule("TPT-ACT-6.4.20", "TPT-ACT-6.4.21")
def test_the_free_arrow_moves_prestige_or_dominance_on_the_track():
    state = event_of("tpt_10", "west", tracks={"dominance": -6, "prestige": 6})
    go(state, "icon 3")
    assert asked(state) == ("free", "W") and legal(state) == ["prestige west", "dominance east"]
    assert refused(state, "dominance west") == "TPT-ACT-6.4.21"
    go(state, "dominance east")
    assert at(state, "dominance") == -5 and money(state) == [6, 6]


@pytest.mark.rule("TPT-ACT-6.4.22", "TPT-NUKE-11.8")
def test_doves_are_lost_and_restored():
    state = event_of("tpt_29", "usa", doves=2, **QUIET_CARDS)
    go(state, "icon 1", "icon 2")
    assert view(state)["doves"] == 0 and not state.over
    state = event_of("tpt_10", "usa", doves=5)
    events = go(state, "icon 1", "icon 2")
    assert view(state)["doves"] == 6 and told(events, "DoveFlipped", "restored", "doves") == [(True, 6)]
    state = event_of("tpt_13", "east", doves=0, **QUIET_CARDS)
    go(state, "icon 3")
    assert state.over and view(state)["button"] == 3


@pytest.mark.rule("TPT-ACT-6.4.23")
def test_the_peacemaker_is_collected_after_the_action():
    state = event_of("tpt_22", "east", doves=1)
    events = go(state, "icon 5", "rest")
    assert kinds(events)[-1] == "CardCollected" and view(state)["collected"][3] == ["tpt_22"]


@pytest.mark.rule("TPT-ACT-6.4.24")
def test_treasury_and_conflict_icons():
    state = event_of("tpt_15", "west")
    go(state, "icon 1")
    assert money(state) == [9, 6]
    for turn, who in (("usa", "U"), ("west", "U"), ("soviet_union", "S"), ("east", "S")):
        state = with_card("tpt_06", turn, **QUIET_CARDS)
        events = go(state, "play tpt_06 build", "done", "rest")
        assert [seat for seat, _ in drawn(events)] == [who, who]
    state = event_of("tpt_29", "east", **QUIET_CARDS)
    assert drawn(go(state, "icon 3")) == [("U", "conflict_10")]


@pytest.mark.rule("TPT-ACT-6.4.25")
def test_guillaume_is_east_s_even_if_the_soviet_union_triggers_it():
    state = event_of("card_50", "soviet_union", west=["card_57"], usa=["card_58"], east=["card_47"])
    go(state, "icon 2")
    assert asked(state) == ("source", "E") and legal(state) == ["look at hand", "look at deck"]
    go(state, "look at hand")
    assert view(state, "E")["looked"] == ["card_57"] and view(state, "S")["looked"] == []
    assert choices(state, "exchange") == ["card_57"]
    state = event_of("card_50", "soviet_union", west=[], usa=["card_58"], deck=["card_41", "card_42"])
    events = go(state, "icon 2")
    assert told(events, "DeckLookedAt", "seat", "cards") == [(3, 2)]
    assert view(state, "E")["looked"] == ["card_41", "card_42"]


@pytest.mark.rule("TPT-ACT-6.4.25")
def test_a_card_given_to_the_deck_takes_the_place_of_the_one_taken():
    state = event_of("card_50", "east", east=["card_47"], deck=["card_59", "card_42"], unrest=quiet())
    go(state, "icon 2", "exchange card_59")
    assert state.conserved() == state.clone().conserved() and "card_59" in view(state, "E")["hand"]
    deck = state.cards.at(state.cards.layout.names.index("deck"))
    assert [face + 1 for face in deck[::-1][:2]] == [47, 42]


@pytest.mark.rule("TPT-ACT-6.4.25")
def test_only_one_card_is_removed_however_many_icons_an_edition_has():
    twice = ["guillaume_affair", {"icon": "guillaume_affair", "decided_by": "west"}]
    deck = ["card_41", "card_42", "card_43"]
    state = event_of("tpt_25", "east", own(tpt_25=twice), east=["card_47"], west=["card_57"], deck=deck)
    go(state, "icon 1", "look at deck")
    assert choices(state, "set aside") == ["card_41", "card_42"]
    go(state, "set aside card_41")
    assert asked(state) == ("source", "E")
    go(state, "look at deck")
    assert choices(state, "set aside") == [] and refused(state, "set aside card_42") == "WSDV-SPC-5"
    assert choices(state, "exchange") == ["card_42", "card_43"]
    go(state, "exchange card_43")
    assert view(state, "E")["set_aside"] == ["card_41"] and "card_43" in view(state, "E")["hand"]


@pytest.mark.rule("TPT-ACT-6.4.26")
def test_the_cost_of_arms_race_steps():
    state = event_of("tpt_31", "usa", arms_race_deck=["arms_race_01"])
    go(state, "icon 1")
    assert money(state) == [3, 6]
    state = event_of("tpt_31", "usa", arms_race_deck=["arms_race_01"])
    events = go(state, "icon 2", "icon 1")
    assert told(events, "ReminderSet", "reminder") == ["arms_race_cost_up"]
    assert told(events, "MoneyMoved", "dollars", "why")[:2] == [(-1, "step"), (-3, "icon")]
    assert view(state)["reminders"] == ["arms_race_cost_up"]
    on = {"reminders": ["arms_race_cost_up"], **QUIET_CARDS}
    state = event_of("tpt_12", "usa", **on)
    events = go(state, "icon 3", "usa first")
    assert told(events, "MoneyMoved", "seat", "dollars")[:2] == [(0, -1), (1, -1)]
    state = event_of("tpt_03", "usa", tracks={"arms_race": -6}, **on)
    go(state, "icon 1")
    assert money(state) == [6, 6]


@pytest.mark.rule("TPT-ACT-6.4.27")
def test_the_soviet_value_reminder_leaves_east_and_credits_alone():
    state = event_of("tpt_32", "west")
    go(state, "icon 1")
    assert view(state)["reminders"] == ["soviet_value_down"]
    on = {"reminders": ["soviet_value_down"]}
    state = with_card("tpt_40", "east", **on)
    go(state, "play tpt_40 raise")
    if asked(state)[0] == "raise":
        assert view(state)["task"]["points"] == 2
    state = with_card("tpt_40", "soviet_union", **on)
    go(state, "play tpt_40 credit")
    assert money(state) == [6, 8]
    state, _ = auto("tpt_05", reminders=["soviet_value_down", "arms_race_cost_up"], decade=1)
    assert view(state)["reminders"] == ["arms_race_cost_up", "soviet_value_down"]


@pytest.mark.rule("TPT-ACT-6.4.16")
def test_impossible_base_arrows_give_their_bonus_to_the_german_state():
    state = event_of("tpt_17", "soviet_union", tracks={"western_currency": 6})
    go(state, "icon 2")
    assert asked(state) == ("bonus", "E")
    state = event_of(
        "tpt_26", "usa", tracks={"socialist": -6, "prestige": -6, "dominance": -6}, unrest=quiet(bayern=2)
    )
    go(state, "icon 1")
    assert asked(state) == ("bonus", "W")
