"""The worked examples of the rules page, number by number."""

import pytest

from tests.rules.twoplustwo.helpers import (
    EAST_IDS,
    SEATS,
    WEST_IDS,
    asked,
    at,
    auto,
    choices,
    drawn,
    event_of,
    go,
    kinds,
    legal,
    money,
    phase,
    points,
    quiet,
    result,
    table,
    told,
    uses,
    view,
    with_card,
)


def order_after(**tracks):
    """The turn order of decade II, if decade I ends with these tracks."""
    state = phase("collapse_check", unrest=quiet(), tracks=tracks)
    return [SEATS[seat] for seat in view(state)["order"]]


@pytest.mark.rule("TPT-EX-1", "TPT-ORDER-5.1", "TPT-ORDER-5.5")
def test_example_1_turn_order():
    assert order_after(prestige=2, space_race=-1) == ["east", "usa", "soviet_union", "west"]


@pytest.mark.rule("TPT-EX-2", "TPT-ORDER-5.4", "TPT-ORDER-5.7")
def test_example_2_everything_on_start():
    assert order_after() == ["usa", "soviet_union", "west", "east"]


@pytest.mark.rule("TPT-EX-3", "TPT-ORDER-5.3")
def test_example_3_tie_with_a_german_state():
    assert order_after(prestige=-1, dominance=-1) == ["usa", "west", "soviet_union", "east"]


@pytest.mark.rule("TPT-EX-4", "TPT-ACT-6.4.4")
def test_example_4_blue_event():
    state = event_of("tpt_09", "soviet_union")
    go(state, "rest")
    assert at(state, "space_race", "dominance") == [1, 1] and money(state) == [6, 3]


@pytest.mark.rule("TPT-EX-5", "TPT-ACT-6.4.20", "TPT-ACT-6.4.23")
def test_example_5_green_event():
    for step, tracks in (("prestige east", [1, 0]), ("dominance west", [0, -1])):
        state = event_of("tpt_10", "east", doves=3)
        go(state, "rest", step)
        assert view(state)["doves"] == 5 and at(state, "prestige", "dominance") == tracks
        assert view(state)["collected"] == [[], [], [], ["tpt_10"]]


@pytest.mark.rule("TPT-EX-6", "TPT-ACT-6.4.6")
def test_example_6_the_same_event_by_the_usa():
    state = event_of("tpt_10", "usa", doves=3)
    go(state, "rest", "dominance west")
    assert view(state)["doves"] == 5 and at(state, "dominance") == -1
    assert view(state)["collected"][0] == ["tpt_10"]


@pytest.mark.rule("TPT-EX-7", "TPT-ACT-6.5.1", "TPT-DECK-8.2")
def test_example_7_arms_race_in_decade_2():
    state = table(
        decade=2,
        turn="soviet_union",
        display=["card_31", "card_36", "card_38"],
        arms_race_deck=["arms_race_03"],
    )
    go(state, "play card_31 arms_race")
    assert at(state, "arms_race") == 1 and money(state) == [6, 5]


@pytest.mark.rule("TPT-EX-8", "TPT-VAL-7.1", "TPT-VAL-7.3")
def test_example_8_east_builds_and_icons_below_the_value():
    state = with_card("tpt_18", "east", conflict_deck=["conflict_05"])
    events = go(state, "play tpt_18 build", "build magdeburg", "build leipzig", "rest")
    assert kinds(events)[:4] == ["CardTaken", "SiteBuilt", "SiteBuilt", "DeckCardDrawn"]
    assert drawn(events) == [("S", "conflict_05")] and money(state) == [6, 3]
    assert view(state)["doves"] == 5
    assert view(state)["row"] == ["tpt_18"] and view(state)["collected"] == [[], [], [], []]


@pytest.mark.rule("TPT-EX-9", "TPT-DECK-8.5")
def test_example_9_conflict_card():
    state = event_of("tpt_08", "soviet_union", tracks={"dominance": 2}, conflict_deck=["conflict_01"])
    go(state, "icon 1")
    assert at(state, "dominance") == 1 and view(state)["forecast"]["dominance"]["seat"] == 1
    go(state, "icon 3")
    assert at(state, "dominance") == -1 and view(state)["forecast"]["dominance"]["seat"] == 0


@pytest.mark.rule("TPT-EX-10", "TPT-EOD-12.4.3", "TPT-EOD-12.4.5")
def test_example_10_victory_points():
    broken = quiet(sachsen=4, thueringen=4, brandenburg=4, sachsen_anhalt=4)
    for dominance, soviet, winner in ((5, 3, "W"), (4, 2, "U")):
        tracks = {"space_race": -3, "arms_race": -2, "dominance": dominance}
        state = phase("collapse_check", unrest=broken, tracks=tracks, money={"soviet_union": -2})
        assert [terms["total"] for terms in view(state)["points"]] == [3, soviet]
        assert result(state) == (winner, "WSDV-EOD-10.1")


@pytest.mark.rule("TPT-EX-11", "TPT-VAL-7.2")
def test_example_11_icon_right_of_a_value():
    state = with_card("tpt_02", "west", conflict_deck=["conflict_10"])
    events = go(state, "play tpt_02 raise")
    assert drawn(events) == [("U", "conflict_10")]
    state = with_card("tpt_02", "east", conflict_deck=["conflict_10"])
    assert drawn(go(state, "play tpt_02 raise")) == []


@pytest.mark.rule("TPT-EX-12", "TPT-ACT-6.4.14", "TPT-ACT-6.4.15")
def test_example_12_non_executable_dominance_arrow():
    for answer, dollars in (("income", 7), ("remove unrest sachsen", 6)):
        state = event_of("tpt_02", "east", tracks={"dominance": 5})
        assert at(state, "dominance") == 6 and asked(state) == ("missed", "S")
        assert legal(state) == [f"remove unrest {id}" for id in EAST_IDS] + ["income"]
        go(state, answer)
        assert money(state) == [6, dollars]


@pytest.mark.rule("TPT-EX-13", "TPT-ACT-6.4.10", "TPT-ACT-6.4.11")
def test_example_13_splitting_prestige():
    state = event_of("card_12", "usa")
    go(state, "icon 3", "prestige", "icon 4", "dominance")
    assert at(state, "prestige", "dominance") == [-1, -1]
    state = event_of("card_12", "west")
    go(state, "icon 3", "icon 4")
    assert at(state, "prestige", "dominance") == [-2, 0]


@pytest.mark.rule("TPT-EX-14", "TPT-ACT-6.4.12")
def test_example_14_strict_prestige():
    state = table(turn="soviet_union", soviet_union=["card_03"])
    go(state, "play special_1 event", "let draw", "rest")
    while asked(state)[0] != "turn":
        assert "dominance" not in legal(state)
        go(state, legal(state)[0])
    assert at(state, "prestige", "dominance") == [-1, 0]


@pytest.mark.rule("TPT-EX-15", "TPT-ACT-6.4.8", "TPT-DECK-8.6")
def test_example_15_left_right_arms_race():
    state = with_card(
        "tpt_12",
        "usa",
        arms_race_deck=["arms_race_05", "arms_race_09"],
        conflict_deck=["conflict_10", "conflict_03"],
    )
    go(state, "play tpt_12 event", "rest")
    assert view(state)["doves"] == 4 and asked(state) == ("first", "U")
    events = go(state, "usa first")
    assert drawn(events)[:2] == [("U", "arms_race_05"), ("S", "arms_race_09")]
    assert {who for who, _ in drawn(events)[2:]} == {"U", "S"}
    assert at(state, "arms_race", "dominance") == [0, 1]
    assert view(state)["collected"][0] == [] and view(state)["row"] == ["tpt_12"]
    state = with_card("tpt_12", "usa", arms_race_deck=["arms_race_05", "arms_race_09"])
    go(state, "play tpt_12 event", "icon 6")
    assert drawn(go(state, "icon 3", "soviet_union first"))[:2] == [
        ("S", "arms_race_05"),
        ("U", "arms_race_09"),
    ]


@pytest.mark.rule("TPT-EX-16", "TPT-ACT-6.6.1", "TPT-VAL-7.5")
def test_example_16_credit_in_the_red():
    state = with_card("tpt_12", "usa", money={"usa": -1}, conflict_deck=["conflict_10", "conflict_05"])
    events = go(state, "play tpt_12 credit", "rest")
    assert told(events, "MoneyMoved", "dollars", "treasury") == [(3, 2), (-1, 1), (-3, -2)]
    assert view(state)["collected"][0] == ["tpt_12"]


@pytest.mark.rule("TPT-EX-17", "TPT-ACT-6.6.2", "TPT-ACT-6.6.3")
def test_example_17_what_is_allowed_in_the_red():
    facts = {"decade": 2, "display": ["tpt_15", "tpt_18", "tpt_20", "card_31"], "usa": ["card_36"]}
    state = table(money={"usa": -1}, **facts)
    assert uses(state, "tpt_15") == ["event", "credit"]
    assert uses(state, "tpt_18") == ["event", "credit"]
    assert uses(state, "tpt_20") == uses(state, "card_31") == uses(state, "card_36") == ["credit"]
    state = table(money={"usa": 0}, **facts)
    assert uses(state, "tpt_20") == ["unrest", "build", "raise", "event", "arms_race", "credit"]


@pytest.mark.rule("TPT-EX-18", "TPT-ACT-6.5.5", "TPT-ACT-6.5.6")
def test_example_18_treasury_beyond_the_ends():
    state = event_of("tpt_15", "usa", money={"usa": 9, "soviet_union": -4})
    go(state, "rest")
    if asked(state)[0] == "convert":
        go(state, "prestige")
    assert money(state) == [12, -4] and view(state)["spaces"] == [2, -4]
    state = table(money={"usa": 20, "soviet_union": -7})
    assert view(state)["spaces"] == [10, -2]


@pytest.mark.rule("TPT-EX-19", "TPT-ACT-6.2.2", "TPT-ACT-6.3.2")
def test_example_19_soviet_value_down():
    facts = {"reminders": ["soviet_value_down"], "conflict_deck": ["conflict_10"]}
    state = with_card("tpt_40", "soviet_union", **facts)
    go(state, "play tpt_40 build")
    assert view(state)["task"]["points"] == 1
    go(state, "build magdeburg")
    assert asked(state)[0] == "turn"
    state = with_card("tpt_40", "east", **facts)
    go(state, "play tpt_40 build")
    assert view(state)["task"]["points"] == 2
    state = with_card("tpt_40", "soviet_union", **facts)
    go(state, "play tpt_40 credit")
    assert money(state) == [6, 8]


@pytest.mark.rule("TPT-EX-19", "TPT-ACT-6.3.2", "TPT-ACT-6.4.27")
def test_example_19_with_value_0_living_standard_is_placed_where_it_needs_no_points():
    factories = dict.fromkeys(["hamburg", "dortmund", "bitterfeld", "berlin", "magdeburg"], "sound")
    state = with_card(
        "tpt_31",
        "soviet_union",
        reminders=["soviet_value_down"],
        factories=factories,
        lines=["magdeburg__bitterfeld"],
        conflict_deck=["conflict_10"],
    )
    go(state, "play tpt_31 raise")
    assert choices(state, "raise") == ["sachsen_anhalt"] and view(state)["task"]["points"] == 0
    assert drawn(go(state, "raise sachsen_anhalt")) == [("S", "conflict_10")]


@pytest.mark.rule("TPT-EX-20", "TPT-AUTO-9.3", "TPT-AUTO-9.7")
def test_example_20_blue_auto_event():
    for dominance in (0, 6, -6):
        state, _ = auto("tpt_09", tracks={"dominance": dominance})
        assert at(state, "space_race", "dominance") == [0, dominance] and money(state) == [3, 3]


@pytest.mark.rule("TPT-EX-21", "TPT-AUTO-9.4", "TPT-AUTO-9.5")
def test_example_21_green_auto_event():
    state, events = auto("tpt_25", doves=2)
    assert view(state)["doves"] == 4 and "UnrestPlaced" not in kinds(events)
    assert "tpt_25" in view(state)["row"] and view(state)["collected"] == [[], [], [], []]
    assert at(state, "prestige", "dominance") == [0, 0]


@pytest.mark.rule("TPT-EX-22", "TPT-ACT-6.4.3", "TPT-AUTO-9.2")
def test_example_22_dual_action_and_auto_event():
    state = event_of("tpt_24", "west")
    go(state, "ignore 2", "rest")
    assert at(state, "prestige") == -1 and money(state) == [7, 7]
    state, events = auto("tpt_24")
    assert at(state, "prestige") == 0 and money(state) == [7, 7] and "IconIgnored" not in kinds(events)


@pytest.mark.rule("TPT-EX-23", "TPT-AUTO-9.11", "TPT-AUTO-9.14")
def test_example_23_auto_event_with_arms_race_advantage_3():
    facts = {"tracks": {"arms_race": -4}, "doves": 1}
    state, _ = auto("tpt_29", "east", conflict_deck=["conflict_10", "conflict_03"], **facts)
    assert asked(state) == ("spare", "U")
    events = go(state, "ignore 1")
    assert view(state)["doves"] == 0 and not state.over
    assert drawn(events) == [("U", "conflict_10"), ("S", "conflict_03")] and at(state, "dominance") == 0
    state, _ = auto("tpt_29", "east", conflict_deck=["conflict_02"], **facts)
    go(state, "ignore 1")
    assert state.over and view(state)["button"] == 3


@pytest.mark.rule("TPT-EX-24", "TPT-AUTO-9.8", "TPT-AUTO-9.13")
def test_example_24_where_icons_of_an_auto_event_go():
    state, _ = auto("tpt_26")
    assert asked(state) == ("place", "W")
    state, _ = auto("tpt_26", tracks={"arms_race": 3})
    assert asked(state) == ("place", "S")
    assert choices(state, "place unrest") == EAST_IDS


@pytest.mark.rule("TPT-EX-25", "TPT-SEQ-4.13", "TPT-SEQ-4.19")
def test_example_25_sub_decade_end_and_next_starter():
    state, events = auto("tpt_05", "west")
    assert told(events, "SubDecadeBegan", "sub", "seat") == [("B", 3)]
    assert asked(state) == ("turn", "E") and view(state)["sub"] == "B"


@pytest.mark.rule("TPT-EX-26", "TPT-SEQ-4.13")
def test_example_26_hand_cards_do_not_count():
    state = table(
        turn="soviet_union",
        display=["tpt_05", "card_18"],
        soviet_union=["card_03"],
        west=["card_19"],
        east=["card_12"],
    )
    for id in ("card_03", "card_19", "card_12"):
        events = go(state, f"play {id} build", "done")
        assert "AutoEventBegan" not in kinds(events)
    assert asked(state) == ("turn", "U")
    events = go(state, "play card_18 credit")
    assert told(events, "AutoEventBegan", "card") == ["tpt_05"]


@pytest.mark.rule("TPT-EX-27", "TPT-EAST-10.2", "TPT-EAST-10.3")
def test_example_27_special_card_price():
    for usa, drawer in ((["card_03"], 0), (["card_03", "card_18"], 2)):
        state = table(turn="soviet_union", soviet_union=["card_12"], usa=usa, west=["card_19", "card_11"])
        go(state, "play special_1 event")
        assert asked(state) == ("price", "S")
        assert told(go(state, "let draw"), "CardDrawn", "seat") == [drawer]


@pytest.mark.rule("TPT-EX-28", "TPT-EOD-12.2.2", "TPT-EOD-12.2.3")
def test_example_28_space_race_3_1():
    state = phase("space_race", tracks={"space_race": 2}, soviet_union=["card_03"], unrest=quiet())
    while asked(state)[0] != "keep":
        go(state, legal(state)[-1])
    assert asked(state) == ("keep", "S") and legal(state) == ["discard card_03", "done"]
    assert len(view(state, "S")["hand"]) == 2
    events = go(state, "discard card_03")
    assert told(events, "CardDrawn", "seat").count(1) == 2
    assert asked(state) == ("extra", "S") and len(legal(state)) == 3
    go(state, legal(state)[0])
    assert len(view(state, "S")["hand"]) == 2 and view(state)["hands"] == [2, 2, 2, 2]


@pytest.mark.rule("TPT-EX-29", "TPT-NUKE-11.5", "TPT-RANK-13.2")
def test_example_29_nuclear_war_by_arms_race():
    state = table(
        display=["card_03", "card_18", "card_19"],
        doves=0,
        arms_race_deck=["arms_race_02"],
        collected={"west": ["tpt_10"], "soviet_union": ["tpt_06", "tpt_09"], "east": ["tpt_05", "tpt_04"]},
        sub="C",
    )
    go(state, "play card_03 arms_race")
    assert money(state)[0] == 5 and view(state)["button"] == 0
    assert result(state) == ("SE", "TPT-NUKE-11.1")
    assert points(state) == {"U": -2, "S": 4, "W": 1, "E": 4}


@pytest.mark.rule("TPT-EX-30", "TPT-NUKE-11.4", "TPT-AUTO-9.16")
def test_example_30_nuclear_war_tie_with_the_ally():
    state, _ = auto(
        "tpt_12",
        "east",
        doves=0,
        collected={"usa": ["tpt_10", "tpt_06"], "soviet_union": ["tpt_05", "tpt_04"], "west": ["tpt_01"]},
    )
    assert state.over and view(state)["button"] == 3
    assert result(state)[0] == "U" and points(state) == {"U": 4, "S": 1, "W": 1, "E": -2}


@pytest.mark.rule("TPT-EX-31", "TPT-EOD-12.1.1", "TPT-RANK-13.3")
def test_example_31_arms_race_victory_comes_first():
    state = phase("arms_race", decade=2, tracks={"arms_race": 5, "space_race": -5})
    assert result(state) == ("S", "TPT-EOD-12.1.1")
    assert points(state) == {"U": 0, "S": 4, "W": 0, "E": 0}


@pytest.mark.rule("TPT-EX-32", "TPT-EOD-12.3.1", "TPT-EOD-12.3.3")
def test_example_32_dominance_phase():
    facts = {"tracks": {"dominance": -4}, "money": {"usa": 1, "soviet_union": 0}}
    state = phase("dominance", **facts)
    assert asked(state) == ("space", "U") and choices(state, "dominance") == ["-4", "-3", "-2", "-1"]
    events = go(
        state, "dominance -4", "icon 1", f"remove unrest {WEST_IDS[0]}", f"place unrest {EAST_IDS[0]}"
    )
    assert told(events, "UnrestRemoved", "province")[0] == WEST_IDS[0]
    assert told(events, "UnrestPlaced", "province")[0] == EAST_IDS[0]
    assert told(events, "MoneyMoved", "seat", "dollars", "why") == [(0, 6, "income"), (1, 3, "income")]
    assert money(state) == [7, 3]
    state = phase("dominance", **facts)
    go(state, "dominance -1")
    assert money(state) == [8, 3]


@pytest.mark.rule("TPT-EX-33", "TPT-ACT-6.4.26")
def test_example_33_arms_race_cost():
    state = table(
        decade=4,
        reminders=["arms_race_cost_up"],
        money={"usa": 4},
        arms_race_deck=["arms_race_09"],
        display=["card_69", "card_70", "card_75"],
    )
    events = go(state, "play card_69 arms_race")
    assert told(events, "MoneyMoved", "dollars", "why") == [(-1, "step"), (-2, "icon")]
    assert money(state)[0] == 1


@pytest.mark.rule("TPT-EX-34", "TPT-DECK-8.2", "TPT-DECK-8.8")
def test_example_34_chain():
    state = event_of("tpt_08", "soviet_union", conflict_deck=["conflict_09"], arms_race_deck=["arms_race_01"])
    events = go(state, "icon 3")
    assert drawn(events) == [("S", "conflict_09"), ("S", "arms_race_01")]
    assert at(state, "arms_race") == 1 and money(state) == [6, 4]
    assert asked(state)[0] == "icon"


@pytest.mark.rule("TPT-EX-35", "TPT-RANK-13.3", "TPT-RANK-13.4")
def test_example_35_ranking_in_decade_4():
    state = phase(
        "collapse_check",
        decade=4,
        unrest=quiet(),
        tracks={"dominance": 5, "arms_race": 3, "space_race": 2},
    )
    assert [terms["total"] for terms in view(state)["points"]] == [0, 7]
    assert result(state) == ("S", "WSDV-EOD-10.3")
    assert points(state) == {"U": 0, "S": 4, "W": 0, "E": 2}
