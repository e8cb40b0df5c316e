"""What is special of East, and nuclear war (sections 10, 11 and 13)."""

import pytest

from tests.rules.twoplustwo.helpers import (
    EAST_IDS,
    asked,
    auto,
    choices,
    event_of,
    go,
    icon,
    kinds,
    legal,
    money,
    own,
    phase,
    places,
    points,
    quiet,
    refused,
    result,
    table,
    told,
    unrest,
    view,
    with_card,
)

POLICE = {"police": ["card_05", "card_15"], "decade": 2}


def war(trigger, **collected):
    """Nuclear war by an event of Korea, triggered by a seat; cards collected by name."""
    greens = ["tpt_01", "tpt_02", "tpt_03", "tpt_04", "tpt_05", "tpt_07", "tpt_08", "tpt_09", "tpt_10"]
    named = {}
    for seat, count in collected.items():
        named[seat] = [greens.pop() for _ in range(count)]
    state = table(display=["tpt_06", "card_03", "card_18"], sub="C", turn=trigger, doves=0, collected=named)
    events = go(state, "play tpt_06 event", "rest")
    assert state.over and told(events, "ButtonPressed", "seat")
    return state


# -- the special card


@pytest.mark.rule("TPT-EAST-10.1")
def test_both_red_players_may_play_the_special_card():
    for turn in ("soviet_union", "east"):
        state = table(turn=turn, soviet_union=["card_03"], east=["card_18"])
        events = go(state, "play special_1 event")
        assert told(events, "CardTaken", "card") == ["special_1"] and asked(state) == (
            "price",
            {"e": "E", "s": "S"}[turn[0]],
        )


@pytest.mark.rule("TPT-EAST-10.2")
def test_the_price_is_a_hand_card_or_a_card_for_yellow():
    state = table(turn="soviet_union", soviet_union=["card_03", "card_18"], usa=[], west=["card_19"])
    go(state, "play special_1 event")
    assert legal(state) == ["discard card_03", "discard card_18", "let draw"]
    assert refused(state, "discard card_19") == "TPT-EAST-10.2"
    go(state, "discard card_18")
    assert view(state)["hands"] == [0, 1, 1, 0] and view(state)["discarded"] == [0, 1, 0, 0]


@pytest.mark.rule("TPT-EAST-10.3")
@pytest.mark.parametrize(
    ("usa", "west", "turn", "drawer"),
    [(1, 2, "soviet_union", 0), (2, 1, "soviet_union", 2), (1, 1, "soviet_union", 2), (1, 1, "east", 0)],
)
def test_the_yellow_player_with_fewer_cards_draws(usa, west, turn, drawer):
    hands = {"usa": ["card_03", "card_18"][:usa], "west": ["card_19", "card_11"][:west]}
    state = table(turn=turn, **{turn: ["card_12"]}, **hands)
    events = go(state, "play special_1 event", "let draw")
    assert told(events, "CardDrawn", "seat") == [drawer]


@pytest.mark.rule("TPT-EAST-10.4")
def test_captured_unrest_returns_to_different_provinces():
    state = table(
        decade=4,
        turn="soviet_union",
        wall=True,
        police=["card_05", "card_15", "card_21"],
        spent=["card_05", "card_15"],
        unrest=quiet(),
    )
    go(state, "play special_4_wall event", "icon 2")
    assert asked(state) == ("return", "E") and choices(state, "place unrest") == EAST_IDS
    go(state, "place unrest sachsen")
    assert "sachsen" not in choices(state, "place unrest")


@pytest.mark.rule("TPT-EAST-10.5")
def test_the_soviet_union_uses_east_s_police_cards_in_its_turn():
    state = table(turn="soviet_union", money={"soviet_union": -3}, **POLICE)
    assert choices(state, "police") == EAST_IDS
    go(state, "police sachsen", "police sachsen")
    assert unrest(state, "sachsen") == 1 and [card["used"] for card in view(state)["police"]] == [True, True]
    assert choices(state, "police") == []
    state = table(turn="usa", **POLICE)
    assert choices(state, "police") == [] and refused(state, "police sachsen") == "TPT-EAST-10.5"
    state, _ = auto("card_34", "east", "done", **POLICE)
    assert asked(state) == ("build", "E") and choices(state, "police") == []
    state = table(turn="soviet_union", display=["card_31", "card_36", "card_38"], **POLICE)
    go(state, "play card_31 credit")
    assert asked(state) == ("after", "S") and "done" in legal(state)


@pytest.mark.rule("TPT-EAST-10.6")
def test_the_price_without_hand_cards_or_without_a_deck():
    state = table(turn="east", east=[], usa=["card_03"])
    events = go(state, "play special_1 event")
    assert told(events, "CardDrawn", "seat") == [2] and kinds(events).index("CardDrawn") == 1
    row = [f"card_{k:02}" for k in range(1, 19)]
    state = table(turn="east", row=row, display=["card_19", "card_20", "tpt_05"])
    events = go(state, "play special_1 event")
    assert "CardMissing" in kinds(events) and asked(state)[0] != "price"
    state = table(turn="east", east=["card_02"], display=["card_03", "card_18", "card_19"])
    go(state, "play special_1 event", "discard card_02")
    assert view(state)["forecast"]["flight"]["symbols"] == 0


@pytest.mark.rule("TPT-EAST-10.7")
def test_the_special_card_has_no_value_and_ends_no_sub_decade():
    state = table(turn="soviet_union", display=["card_03", "tpt_05"], soviet_union=["card_18"])
    events = go(state, "play special_1 event", "let draw", "rest")
    while asked(state)[0] not in ("turn",):
        events += go(state, legal(state)[0])
    assert (
        len(view(state)["display"]) == 2 and view(state)["sub"] == "A" and view(state)["row"] == ["special_1"]
    )


@pytest.mark.rule("TPT-EAST-10.4")
def test_the_seventh_unrest_goes_where_east_likes():
    cards = ["card_05", "card_15", "card_21", "card_49", "card_51", "card_66", "tpt_28"]
    options = own(tpt_28={"police_symbol": "red"})
    state = table(
        options, decade=4, turn="soviet_union", wall=True, police=cards, spent=cards, unrest=quiet()
    )
    go(state, "play special_4_wall event", "icon 2")
    for id in EAST_IDS[:5]:
        go(state, f"place unrest {id}")
    assert asked(state) == ("return", "E") and choices(state, "place unrest") == EAST_IDS
    go(state, "place unrest sachsen")
    assert unrest(state, *EAST_IDS) == [1, 1, 1, 1, 2, 1]


@pytest.mark.rule("TPT-AUTO-9.20")
@pytest.mark.parametrize(
    ("event", "red"),
    [(["police_red"], True), (["police_pink"], False), (["unrest_w", "police_pink", "police_red"], False)],
)
def test_a_police_icon_of_an_edition_says_of_which_colour_the_card_is(event, red):
    options = own(tpt_28={"event": event, "colour": "red", "police_symbol": None})
    state = event_of("tpt_28", "east", options, unrest=quiet())
    while asked(state)[0] not in ("after", "turn"):
        go(state, legal(state)[-1])
    assert view(state)["police"] == [{"card": "tpt_28", "red": red, "used": False}]
    assert view(state)["forecast"]["flight"]["police"] == int(red)


# -- nuclear war


@pytest.mark.rule("TPT-NUKE-11.1")
def test_the_game_ends_at_once():
    state = war("usa", west=1)
    assert result(state) == ("W", "TPT-NUKE-11.1") and view(state)["button"] == 0
    assert view(state)["to_act"] == [] and view(state)["row"] == []


@pytest.mark.rule("TPT-NUKE-11.2")
def test_the_active_player_loses_whoever_drew():
    state = event_of("tpt_06", "west", doves=0, conflict_deck=["conflict_04"])
    go(state, "icon 4")
    assert view(state)["button"] == 2 and points(state)["W"] == -2


@pytest.mark.rule("TPT-NUKE-11.3", "TPT-NUKE-11.7")
def test_the_biggest_peacemaker_wins():
    assert result(war("usa", usa=4, west=3, soviet_union=1))[0] == "W"
    assert result(war("usa", usa=4, west=1, soviet_union=2))[0] == "S"
    assert result(war("east", east=1))[0] == "UW"


@pytest.mark.rule("TPT-NUKE-11.4")
def test_the_ally_loses_a_tie():
    assert result(war("usa", west=2, east=2))[0] == "E"
    assert result(war("usa", west=2, east=2, soviet_union=2))[0] == "SE"


@pytest.mark.rule("TPT-NUKE-11.5")
def test_two_opponents_share_the_victory():
    state = war("west", soviet_union=1, east=1)
    assert result(state)[0] == "SE" and state.returns == [0, 0.5, 0, 0.5]


@pytest.mark.rule("TPT-NUKE-11.6")
def test_where_peacemaker_cards_come_from():
    for use, collected in (("event", True), ("build", False)):
        state = with_card("tpt_10", "west", doves=3)
        go(state, f"play tpt_10 {use}", *(["rest", "prestige west"] if use == "event" else ["done"]))
        assert (view(state)["collected"][2] == ["tpt_10"]) == collected
    deck = {"conflict_deck": ["conflict_10", "conflict_05", "conflict_03"]}
    for use, collected in (("event", False), ("build", True)):
        state = with_card("tpt_06", "west", **deck)
        go(state, f"play tpt_06 {use}", *(["rest"] if use == "event" else ["done", "rest"]))
        assert (view(state)["collected"][2] == ["tpt_06"]) == collected


@pytest.mark.rule("TPT-NUKE-11.7")
def test_collected_cards_are_public():
    state = table(decade=2, collected={"west": ["tpt_10", "tpt_06"]})
    assert all(
        view(state, seat)["collected"] == [[], [], ["tpt_06", "tpt_10"], []] for seat in (None, "U", "E")
    )


@pytest.mark.rule("TPT-NUKE-11.8")
def test_losing_the_last_dove_is_no_war():
    state = event_of("tpt_13", "east", doves=1, arms_race_deck=["arms_race_01"])
    go(state, "icon 3", "rest")
    assert not state.over and view(state)["doves"] == 0 and view(state)["button"] is None


@pytest.mark.rule("TPT-NUKE-11.9")
def test_war_in_the_end_of_decade():
    facts = own()
    spaces = facts["edition"]["tracks"]["dominance"]["spaces"]
    spaces[7]["icons"] = [icon("dove_lost")]
    state = phase("dominance", facts, tracks={"dominance": 1}, doves=0, last="west")
    assert state.over and view(state)["button"] == 2 and money(state) == [6, 6]
    assert result(state)[1] == "TPT-NUKE-11.1"


# -- ranking


@pytest.mark.rule("TPT-RANK-13.1", "TPT-RANK-13.2")
def test_ranking_after_nuclear_war():
    state = war("usa", west=1)
    assert points(state) == {"U": -2, "S": 1, "W": 4, "E": 1}
    assert places(state) == {"W": 1, "S": 2, "E": 2, "U": 4}
    state = war("usa", soviet_union=1, east=1)
    assert points(state) == {"U": -2, "S": 4, "W": 1, "E": 4} and places(state) == {
        "S": 1,
        "E": 1,
        "W": 3,
        "U": 4,
    }


@pytest.mark.rule("TPT-RANK-13.3", "TPT-RANK-13.4")
def test_ranking_after_every_other_victory():
    broken = quiet(sachsen=4, thueringen=4, brandenburg=4, sachsen_anhalt=4)
    for decade, ally in ((1, 0), (3, 0), (4, 2)):
        state = phase("collapse_check", decade=decade, unrest=broken)
        assert points(state) == {"W": 4, "U": ally, "S": 0, "E": 0}
        assert places(state)["U"] == 2 and places(state)["S"] == (3 if ally else 2)


@pytest.mark.rule("TPT-RANK-13.5", "TPT-EOD-12.2.6")
def test_a_race_won_in_decade_4_ranks_the_ally_second():
    state = phase("arms_race", decade=4, tracks={"space_race": 5})
    assert result(state) == ("S", "TPT-EOD-12.2.6") and points(state) == {"U": 0, "S": 4, "W": 0, "E": 2}
    state = phase("arms_race", decade=4, tracks={"arms_race": -6})
    assert points(state) == {"U": 4, "S": 0, "W": 2, "E": 0}
