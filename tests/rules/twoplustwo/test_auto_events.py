"""Automatic events."""

import pytest

from tests.rules.twoplustwo.helpers import (
    EAST_IDS,
    arrow,
    asked,
    at,
    auto,
    both_ways,
    choices,
    drawn,
    go,
    icon,
    kinds,
    legal,
    money,
    own,
    quiet,
    table,
    told,
    unrest,
    view,
)


def auto_with(options, id, by="west", **facts):
    """An automatic event of a changed edition."""
    decade = facts.pop("decade", 1)
    state = table(options, **({"display": [id, "card_03"], "decade": decade, "turn": by} | facts))
    go(state, "play card_03 build")
    return state, go(state, "done")


@pytest.mark.rule("TPT-AUTO-9.1")
def test_the_last_card_s_event_whatever_its_colour_without_the_icons_at_its_value():
    for id in ("tpt_02", "card_19", "card_11", "tpt_09", "tpt_10"):
        _, events = auto(id, conflict_deck=["conflict_10"])
        assert told(events, "AutoEventBegan", "card") == [id] and drawn(events) == []
    state = table(display=["tpt_05", "card_18"], turn="usa")
    assert view(state)["auto"] is None
    state, _ = auto("tpt_26")
    assert view(state)["auto"] == {"seat": None, "level": 0} and view(state)["play"]["card"] == "tpt_26"


@pytest.mark.rule("TPT-AUTO-9.2")
def test_of_a_dual_card_nothing_is_ignored():
    state, events = auto("tpt_05")
    assert at(state, "dominance", "prestige") == [1, -1] and money(state) == [8, 8]
    assert "IconIgnored" not in kinds(events)


@pytest.mark.rule("TPT-AUTO-9.3")
def test_of_a_blue_card_both_halves_are_executed():
    state, events = auto("tpt_20")
    assert at(state, "space_race", "dominance", "prestige") == [0, 0, 0] and money(state) == [2, 2]
    assert told(events, "MoneyMoved", "seat", "dollars") == [(0, -4), (1, -4)]


@pytest.mark.rule("TPT-AUTO-9.4", "TPT-AUTO-9.5")
def test_nothing_shaded_no_free_arrow_and_no_peacemaker():
    state, events = auto("tpt_25", doves=0)
    assert view(state)["doves"] == 2 and "UnrestPlaced" not in kinds(events)
    assert "CardCollected" not in kinds(events) and "tpt_25" in view(state)["row"]
    options = own(tpt_05=[icon("free_arrow"), icon("dove_lost")])
    state, events = auto_with(options, "tpt_05")
    assert at(state, "prestige", "dominance") == [0, 0] and view(state)["doves"] == 5
    assert "IconVoid" not in kinds(events), "it is no icon of this event, not one in vain"


@pytest.mark.rule("TPT-AUTO-9.6")
def test_icons_come_in_printed_order():
    state, events = auto("tpt_28", arms_race_deck=["arms_race_01"])
    assert kinds(events)[-3:] == ["TrackMoved", "DeckCardDrawn", "MoneyMoved"]
    assert asked(state) == ("place", "E")
    assert told(go(state, "place unrest bayern"), "MoneyMoved", "dollars") == [-1]


@pytest.mark.rule("TPT-AUTO-9.7")
def test_opposite_arrows_of_a_blue_card_are_a_net_sum():
    for place in (-5, 5):
        state, events = auto("tpt_07", tracks={"space_race": place})
        assert at(state, "space_race") == place and "StepLost" not in kinds(events)
    state, events = auto("tpt_09", tracks={"dominance": -6})
    assert at(state, "dominance") == -6 and "StepLost" not in kinds(events)


@pytest.mark.rule("TPT-AUTO-9.8", "TPT-AUTO-9.19")
def test_red_icons_are_east_s_and_yellow_ones_west_s():
    for id, who in (("card_34", "E"), ("card_36", "W"), ("card_13", "W")):
        state, _ = auto(id)
        while asked(state)[0] == "build":
            assert asked(state)[1] == who
            go(state, legal(state)[0])
        assert asked(state)[1] == who
    state, _ = auto("card_28", "west")
    assert asked(state) == ("remove", "E")
    state, _ = auto("card_32")
    assert asked(state) == ("place", "W")
    state, _ = auto("card_37", factories={"cssr_east": "sound", "cssr_west": "sound"})
    assert asked(state) == ("stop", "E")


@pytest.mark.rule("TPT-AUTO-9.8")
def test_a_coat_of_arms_decides_in_an_automatic_event_too():
    assert asked(auto("tpt_26")[0]) == ("place", "W")
    assert asked(auto("tpt_40")[0]) == ("place", "E")


@pytest.mark.rule("TPT-AUTO-9.9")
def test_prestige_is_not_converted():
    state, events = auto("card_31", "west")
    assert at(state, "prestige", "dominance") == [2, 0] and asked(state)[0] == "turn"
    state = table(display=["card_31", "card_36"], decade=2, turn="usa")
    go(state, "play card_36 credit")
    assert at(state, "prestige", "dominance") == [2, 0]


@pytest.mark.rule("TPT-AUTO-9.10")
def test_secondary_effects_follow_the_usual_rules():
    state, _ = auto("tpt_02", tracks={"dominance": 6, "arms_race": -3})
    assert asked(state) == ("missed", "S")
    state, _ = auto("card_31", tracks={"prestige": 6, "arms_race": -3})
    assert asked(state) == ("bonus", "E")
    state, _ = auto("tpt_30", conflict_deck=["conflict_08"], tracks={"arms_race": -3})
    assert asked(state) == ("place", "S")


@pytest.mark.rule("TPT-AUTO-9.11")
def test_the_advantage_holds_as_it_was_before_the_event():
    options = own(tpt_01=[arrow("arms_race", "east"), icon("unrest_w")])
    state, events = auto_with(options, "tpt_01", tracks={"arms_race": -2}, arms_race_deck=["arms_race_01"])
    assert told(events, "AutoEventBegan", "seat", "level") == [(0, 1)]
    assert at(state, "arms_race") == -1 and asked(state) == ("place", "U")
    assert view(state)["auto"] == {"seat": 0, "level": 1}


@pytest.mark.rule("TPT-AUTO-9.12")
@pytest.mark.parametrize(
    ("place", "red", "yellow"), [(-1, "E", "W"), (-2, "U", "U"), (2, "S", "S"), (1, "E", "W")]
)
def test_level_1_decides_for_icons_without_a_coat(place, red, yellow):
    assert asked(auto("card_24", tracks={"arms_race": place})[0])[1] == yellow
    assert asked(auto("card_28", tracks={"arms_race": place})[0])[1] == red
    assert asked(auto("tpt_26", tracks={"arms_race": place})[0])[1] == "W"


@pytest.mark.rule("TPT-AUTO-9.13")
@pytest.mark.parametrize(("place", "west_coat", "east_coat"), [(2, "W", "E"), (3, "S", "E"), (-3, "W", "U")])
def test_level_2_decides_for_the_opponent_s_coat(place, west_coat, east_coat):
    assert asked(auto("tpt_26", tracks={"arms_race": place})[0]) == ("place", west_coat)
    assert asked(auto("tpt_40", tracks={"arms_race": place})[0]) == ("place", east_coat)


@pytest.mark.rule("TPT-AUTO-9.14")
def test_level_3_may_ignore_one_icon_or_arrow_first():
    state, events = auto("tpt_02", tracks={"arms_race": -4})
    assert asked(state) == ("spare", "U") and choices(state, "ignore") == ["1", "nothing"]
    assert at(state, "dominance") == 0
    events = go(state, "ignore 1")
    assert told(events, "IconIgnored", "seat", "card", "icon") == [(0, "tpt_02", 1)]
    assert at(state, "dominance") == 1
    state, _ = auto("tpt_25", tracks={"arms_race": 4}, doves=2)
    assert asked(state) == ("spare", "S") and choices(state, "ignore") == ["1", "nothing"]
    go(state, "ignore nothing")
    assert view(state)["doves"] == 4
    options = own(tpt_05=[both_ways("dominance", 1, 2)])
    state, _ = auto_with(options, "tpt_05", tracks={"arms_race": 4})
    go(state, "ignore 1")
    assert at(state, "dominance") == 2


@pytest.mark.rule("TPT-AUTO-9.14")
def test_level_2_ignores_nothing():
    state, _ = auto("tpt_02", tracks={"arms_race": -3})
    assert at(state, "dominance") == 2


@pytest.mark.rule("TPT-AUTO-9.15")
def test_level_4_is_level_3_on_a_laurel():
    state, _ = auto("tpt_02", tracks={"arms_race": 5})
    assert asked(state) == ("spare", "S")
    race = view(state)["forecast"]["arms_race"]
    assert race == {"seat": 1, "level": 4, "wins": True}


@pytest.mark.rule("TPT-AUTO-9.16")
@pytest.mark.parametrize("by", ["west", "east"])
def test_who_was_active_last_presses_the_button(by):
    state, _ = auto("tpt_13", by, doves=0, arms_race_deck=["arms_race_01"])
    assert state.over and view(state)["button"] == {"west": 2, "east": 3}[by]
    state, _ = auto("tpt_30", by, doves=0, conflict_deck=["conflict_04"])
    assert state.over and view(state)["button"] == {"west": 2, "east": 3}[by]


@pytest.mark.rule("TPT-AUTO-9.17")
@pytest.mark.parametrize(("by", "who"), [("west", "U"), ("east", "S")])
def test_a_black_conflict_counts_for_the_side_that_was_active_last(by, who):
    options = own(tpt_05=[icon("conflict", colour="black")])
    _, events = auto_with(options, "tpt_05", by, conflict_deck=["conflict_10"])
    assert drawn(events) == [(who, "conflict_10")]


@pytest.mark.rule("TPT-AUTO-9.18", "TPT-EAST-10.7")
def test_it_happens_once_in_a_sub_decade():
    state = table(display=["tpt_05", "card_18", "card_03"], turn="soviet_union", soviet_union=["card_19"])
    events = go(state, "play special_1 event", "let draw", "rest")
    while asked(state)[0] != "turn":
        events += go(state, legal(state)[0])
    assert "AutoEventBegan" not in kinds(events) and len(view(state)["display"]) == 3
    events = go(state, "play card_03 build", "done", "play card_18 build", "done")
    assert kinds(events).count("AutoEventBegan") == 1


@pytest.mark.rule("TPT-AUTO-9.20")
def test_guillaume_and_police_icons_in_an_automatic_event():
    facts = {"tracks": {"arms_race": -3}, "west": ["card_57"], "east": ["card_47"], "unrest": quiet(bayern=1)}
    state, _ = auto("card_50", **facts)
    go(state, "place unrest bayern")
    assert asked(state) == ("source", "E")
    state, events = auto("card_49")
    go(state, legal(state)[0])
    assert [about["card"] for about in view(state)["police"]] == ["card_49"]
    state, _ = auto("card_49", tracks={"arms_race": -4})
    go(state, "ignore 2", legal_after_ignoring(state))
    assert view(state)["police"] == [] and "card_49" in view(state)["row"]
    state, _ = auto("card_75")
    assert view(state)["forecast"]["flight"]["symbols"] == 1


def legal_after_ignoring(state):
    """The first province where unrest may be removed, whatever is ignored."""
    return next(f"remove unrest {id}" for id in EAST_IDS if unrest(state, id))


@pytest.mark.rule("TPT-AUTO-9.21")
def test_after_the_event_come_socialists_and_the_card_goes():
    state, events = auto("tpt_26", box=1, unrest=quiet(sachsen=3))
    events = go(state, "place unrest sachsen")
    order = [kind for kind in kinds(events) if kind in ("SocialistPlaced", "CardLaidAway", "SubDecadeBegan")]
    assert order == ["SocialistPlaced", "CardLaidAway", "SubDecadeBegan"]
