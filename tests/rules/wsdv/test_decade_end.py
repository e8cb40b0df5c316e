"""The end of decade, phase by phase, and victory (EOD, WIN)."""

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    WEST_IDS,
    asked,
    built,
    choices,
    go,
    legal,
    phase,
    quiet,
    result,
    standards,
    table,
    told,
    unrest,
    view,
    with_card,
)


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


LINES = [
    "berlin__magdeburg",
    "magdeburg__bitterfeld",
    "berlin__cottbus",
    "bitterfeld__leipzig",
    "schwedt__berlin",
]
ONE_EACH = dict.fromkeys(EAST_IDS, 1)
STANDING = sound("hamburg", "rheinsberg", *("rostock", "berlin", "magdeburg", "leipzig", "jena"))
"""Every East province has an export factory."""


def answered(state, question):
    """Answer a question as long as it is asked, with the last answer; who was asked."""
    who = ""
    while asked(state)[0] == question:
        who += asked(state)[1]
        go(state, legal(state)[-1])
    return who


# -- phases 1 and 2


@pytest.mark.rule("WSDV-EOD-1.1")
@pytest.mark.parametrize(
    ("facts", "level"),
    [
        ({"row": ["card_02", "card_12", "card_19"]}, 2),
        ({"row": ["special_1"]}, 2),
        ({"police": ["card_05", "card_15", "card_21"]}, 2),
        ({"standards": {"bayern": 3} | ONE_EACH}, 2),
        ({"sectors": {"french": 2, "us": 1}}, 3),
        ({"standards": {"bayern": 3, "sachsen": 2}}, 3),
        ({"unrest": quiet(sachsen=4)}, 1),
        ({"unrest": quiet(sachsen=4, thueringen=8)}, 1),
        ({"unrest": quiet(bayern=4), "row": ["special_1"]}, 1),
        ({"unrest": quiet(bayern=4)}, 0),
    ],
)
def test_flight_level(facts, level):
    facts = {"unrest": quiet(), "decade": 2, "lines": LINES} | facts
    assert view(table(**facts))["forecast"]["flight"]["level"] == level
    state = phase("flight_or_wall", **facts)
    assert (asked(state)[0] == "dismantle" and view(state)["task"]["why"] == "flight") is (level >= 2)


@pytest.mark.rule("WSDV-EOD-1.2", "WSDV-EOD-1.3")
@pytest.mark.parametrize(("row", "prestige", "who"), [(3, 0, "W"), (4, 0, "WE"), (5, 1, "EW"), (6, 3, "EWE")])
def test_half_the_flight_level_is_dismantled_in_turns(row, prestige, who):
    cards = ["card_02", "card_12", "special_1", "card_28", "card_32"]
    symbols = {3: cards[1:3], 4: cards[:3], 5: [*cards[:3], cards[3]], 6: cards}[row]
    state = phase(
        "flight_or_wall", row=symbols, tracks={"prestige": prestige}, lines=LINES, unrest=quiet(), decade=2
    )
    before = len(built(state))
    found = ""
    while asked(state)[0] == "dismantle" and view(state)["task"]["why"] == "flight":
        found += asked(state)[1]
        go(state, "dismantle schwedt__berlin" if len(found) == 1 else legal(state)[-1])
    assert found == who and len(built(state)) == before - len(who)


@pytest.mark.rule("WSDV-EOD-1.4", "WSDV-WIN-3")
def test_national_insolvency():
    bankrupt = {"factories": {"hamburg": "sound", "berlin": "rundown"}, "unrest": quiet(), "decade": 2}
    state = phase("flight_or_wall", row=["special_1"], **bankrupt)
    assert result(state) == ("W", "WSDV-EOD-1.4")
    state = phase("flight_or_wall", wall=True, **bankrupt)
    assert result(state) == ("W", "WSDV-EOD-1.4")
    state = phase("police_cost", police=["card_05"], **bankrupt)
    assert result(state) == ("W", "WSDV-EOD-1.4")
    state = phase("police_cost", police=["card_05"], **bankrupt | {"factories": {"rheinsberg": "rundown"}})
    assert not state.over, "Rheinsberg can be lost"
    state = with_card(17, "west", **bankrupt | {"decade": 1})
    go(state, "play card_17 event", "rest", "place unrest sachsen")
    assert not state.over, "not during a decade"


@pytest.mark.rule("WSDV-EOD-1.5")
def test_behind_the_wall():
    state = phase(
        "flight_or_wall",
        wall=True,
        tracks={"prestige": 2},
        row=["card_28"],
        lines=LINES,
        decade=2,
        unrest=quiet(),
    )
    assert asked(state) == ("dismantle", "E") and view(state)["task"]["why"] == "wall"
    events = go(state, "dismantle schwedt__berlin")
    assert told(events, "MarkerMoved", "track", "before", "after") == [("prestige", 2, 1)]
    assert not told(events, "FlightCounted", "level")


@pytest.mark.rule("WSDV-EOD-2.1")
@pytest.mark.parametrize(
    ("prestige", "who", "boxes"), [(3, "E", ["1", "2", "3"]), (-2, "W", ["-2", "-1"]), (0, "", [])]
)
def test_the_holder_chooses_a_box_up_to_the_marker(prestige, who, boxes):
    state = phase("prestige", tracks={"prestige": prestige}, lines=LINES, decade=2)
    if who:
        assert asked(state) == ("box", who) and choices(state, "box") == boxes
        events = go(state, f"box {boxes[-1]}")
        assert told(events, "BoxChosen", "seat", "box") == [("WE".index(who), int(boxes[-1]))]
    else:
        assert view(state)["phase"] != "prestige" or asked(state)[0] == "turn"
    state = phase("prestige", tracks={"prestige": 6}, unrest={"sachsen": 4}, box=0, decade=2)
    go(state, "box 6", "icon 2", "remove unrest sachsen", "icon 3")
    assert asked(state) == ("build", "E") and "leipzig" in choices(state, "build"), "his order"


@pytest.mark.rule("WSDV-EOD-2.2")
def test_icons_of_a_box():
    state = phase(
        "prestige", tracks={"prestige": 4}, factories=sound("hamburg"), unrest=quiet(sachsen=1), decade=2
    )
    go(state, "box 4", "raise sachsen")
    assert unrest(state, "sachsen") == 0
    state = phase("prestige", tracks={"prestige": 1}, unrest=dict.fromkeys(EAST_IDS, 4), box=0, decade=4)
    assert view(state)["phase"] != "prestige" or state.over, "nothing can be built"
    state = phase("prestige", tracks={"prestige": -4}, factories=sound("hamburg"), unrest=quiet(), decade=2)
    go(state, "box -4", "icon 2", "place unrest sachsen")
    assert result(state) == ("W", "WSDV-EOD-1.4"), "no dismantling, no mercy"


# -- phases 3 and 4

SEVEN = sound("hamburg", "kiel", "dortmund", "kassel", "koblenz", "ulm", "muenchen")


@pytest.mark.rule("WSDV-EOD-3.1", "WSDV-EOD-3.2")
def test_the_balance():
    seven = SEVEN | sound("berlin", "magdeburg", leipzig="rundown")
    for factories, lowest, exporters in (
        (seven, 1, 2),
        (seven | sound("cottbus"), 1, 3),
        ({city: about for city, about in seven.items() if city != "ulm"}, 0, 3),
    ):
        facts = {"factories": factories, "tracks": {"western_currency": 2}, "standards": {"sachsen": 1}}
        about = view(table(unrest=quiet(), **facts))["forecast"]["currency"][-1]
        expected = (2, lowest, exporters, 1, 1 + exporters, 0)
        names = ("track", "lowest", "exporters", "standards", "balance", "deficit")
        assert tuple(about[name] for name in names) == expected
        state = phase("western_currency", unrest=quiet(), **facts)
        assert asked(state)[0] in ("turn", "hamburg"), "no deficit"


@pytest.mark.rule("WSDV-EOD-3.3")
@pytest.mark.parametrize(("prestige", "who"), [(0, "WE"), (1, "EW")])
def test_a_deficit_runs_factories_down_in_turns(prestige, who):
    factories = sound("hamburg", "berlin", "magdeburg", "leipzig")
    state = phase(
        "western_currency",
        factories=factories,
        tracks={"western_currency": -5, "prestige": prestige},
        unrest=quiet(),
    )
    assert told_currency(state) == (0, 3, -2, 2)
    found = ""
    while asked(state)[0] == "run_down":
        found += asked(state)[1]
        go(state, legal(state)[0])
    assert found == who
    assert sum(about["rundown"] for about in view(state)["factories"].values()) == 2


def told_currency(state):
    """What phase 3 counted."""
    about = view(state)["forecast"]["currency"][0]
    return about["lowest"], about["exporters"], about["balance"], about["deficit"]


@pytest.mark.rule("WSDV-EOD-3.4", "WSDV-EOD-3.5")
@pytest.mark.parametrize(("currency", "dismantled", "who"), [(-3, 0, ""), (-4, 1, "E"), (-5, 2, "EW")])
def test_a_larger_deficit_dismantles(currency, dismantled, who):
    factories = sound("hamburg", "berlin", "magdeburg", "rheinsberg")
    facts = {"standards": {"sachsen": 3}, "lines": LINES[:4], "unrest": quiet()}
    state = phase(
        "western_currency", factories=factories, tracks={"western_currency": currency, "prestige": 1}, **facts
    )
    found = answered(state, "dismantle")
    assert found == who
    assert len(view(state)["lines"]) == 4 - dismantled
    assert all(about["rundown"] for city, about in view(state)["factories"].items() if city != "hamburg")


@pytest.mark.rule("WSDV-EOD-3.5")
@pytest.mark.parametrize(("pieces", "over"), [(1, False), (2, False), (3, True)])
def test_insolvency_in_phase_3(pieces, over):
    facts = {"factories": sound("hamburg", "rheinsberg"), "lines": ["berlin__cottbus"], "unrest": quiet()}
    state = phase("western_currency", standards={"sachsen": pieces}, tracks={"western_currency": -2}, **facts)
    assert state.over is over
    if pieces == 2:
        assert built(state) == {"hamburg"}, "exactly what is left"


@pytest.mark.rule("WSDV-EOD-4.1")
def test_each_police_card_costs_a_point_of_easts_choice():
    state = phase(
        "police_cost",
        police=["card_05", "card_15"],
        lines=LINES,
        unrest=quiet(),
        decade=2,
        tracks={"prestige": -3},
    )
    assert answered(state, "dismantle") == "EE" and len(view(state)["lines"]) == 3


# -- phases 5 to 7


@pytest.mark.rule("WSDV-EOD-5.1", "WSDV-EOD-5.3")
def test_standards_beyond_the_export_value_are_lost():
    lower = {"brandenburg": 2, "sachsen_anhalt": 1, "bayern": 3, "hessen": 2}
    factories = sound("hamburg", "magdeburg", "muenchen", "ulm", "cottbus", "cssr_east", kassel="sound")
    state = phase(
        "export_check",
        standards=lower,
        factories=factories,
        lines=["ulm__muenchen", "cottbus__cssr_east"],
        unrest=quiet(),
    )
    assert standards(state, *lower) == [2, 1, 2, 1]
    state = phase("export_check", standards={"bayern": 3}, factories=sound("muenchen"), unrest=quiet())
    assert asked(state)[0] == "press" and standards(state, "bayern") == 1
    assert unrest(state) == [0] * 7 + [1] + [0] * 6, "West Berlin's, of the next phase"


@pytest.mark.rule("WSDV-EOD-5.2")
@pytest.mark.parametrize(
    ("delivered", "left"), [([], 4), (["french"], 2), (["french", "british"], 1), (["us"], 0)]
)
def test_the_limit_of_west_berlin(delivered, left):
    factories = sound("koblenz", "saarbruecken", "dortmund")
    facts = {"factories": factories, "lines": ["koblenz__saarbruecken"], "unrest": quiet()}
    state = phase("export_check", sectors={"french": 2, "us": 2}, delivered=delivered, **facts)
    who = answered(state, "lower")
    assert standards(state, "west_berlin") == left and set(who) <= {"W"}


@pytest.mark.rule("WSDV-EOD-6.1", "WSDV-EOD-6.2", "WSDV-EOD-6.3")
def test_the_comparison_within_each_side():
    lies = {"bayern": 2, "hessen": 1, "sachsen": 1}
    state = phase(
        "internal_comparison", standards=lies, sectors={"us": 1}, unrest=quiet(west_berlin=3), decade=2
    )
    assert unrest(state) == [1, 1, 1, 0, 1, 1, 0, 4] + [0] * 6
    assert asked(state) == ("supplier", "E")
    state = phase("internal_comparison", sectors={"us": 3, "french": 1}, unrest=quiet(), decade=2)
    assert unrest(state)[:8] == [3] * 7 + [0], "West Berlin may be the highest"


@pytest.mark.rule("WSDV-EOD-7.1", "WSDV-EOD-7.2")
def test_pressure_is_lowered_by_mass_protests():
    facts = {"standards": {"bayern": 2, "sachsen": 1}, "decade": 2}
    for lies, supplied, amount in ((0, 0, 2), (4, 0, 1), (8, 0, 0)):
        state = phase("east_west_comparison", unrest=quiet(bayern=lies), box=0, **facts)
        if asked(state)[0] == "press":
            go(state, "press thueringen")
        assert unrest(state, "thueringen", "sachsen") == [amount, 0], supplied
    state = phase(
        "east_west_comparison",
        standards={"thueringen": 2, "hessen": 2, "bayern": 1},
        unrest=quiet(bayern=8),
        decade=2,
        box=0,
    )
    assert unrest(state, "bayern") == 9, "the target's LS is not lowered"


@pytest.mark.rule("WSDV-EOD-7.3")
def test_west_berlin_presses_both_its_neighbours():
    state = phase(
        "east_west_comparison",
        sectors={"us": 1, "french": 1},
        standards={"brandenburg": 1},
        unrest=quiet(),
        decade=2,
    )
    assert unrest(state, "brandenburg", "east_berlin") == [1, 2]
    state = phase("east_west_comparison", standards={"east_berlin": 2}, unrest=quiet(), decade=2)
    assert unrest(state, "west_berlin") == 2
    state = phase("east_west_comparison", standards={"brandenburg": 1}, unrest=quiet(), decade=2)
    assert asked(state) == ("press", "E") and choices(state, "press") == ["niedersachsen", "west_berlin"]


@pytest.mark.rule("WSDV-EOD-7.4")
def test_the_order_of_pressing():
    lies = {
        "niedersachsen": 1,
        "hessen": 1,
        "bayern": 1,
        "thueringen": 3,
        "sachsen_anhalt": 2,
        "brandenburg": 2,
    }
    state = phase("east_west_comparison", standards=lies, unrest=quiet(), decade=2)
    asking, pressing = [], []
    while asked(state)[0] == "press":
        asking.append((asked(state)[1], view(state)["task"]["province"]))
        events = go(state, legal(state)[0])
        pressing += told(events, "ProvincePressed", "source")
    assert asking == [("E", "brandenburg"), ("E", "sachsen_anhalt"), ("E", "thueringen")]
    order = [*WEST_IDS, *EAST_IDS]
    assert pressing == sorted(pressing, key=order.index)
    assert unrest(state, "mecklenburg_vorpommern") == 1, "Niedersachsen's only target"
    assert unrest(state, "sachsen") == 1


@pytest.mark.rule("WSDV-EOD-7.5")
def test_supplier_mass_protests_follow_all_pressing():
    facts = {
        "standards": {"east_berlin": 2, "thueringen": 2, "hessen": 1, "bayern": 1},
        "unrest": quiet(west_berlin=3),
    }
    state = phase("east_west_comparison", decade=2, **facts)
    assert asked(state) == ("press", "E"), "first Thüringen presses"
    assert unrest(state, "west_berlin") == 5
    go(state, legal(state)[0])
    assert asked(state) == ("supplier", "E")


# -- phases 8 to 10


@pytest.mark.rule("WSDV-EOD-8.1")
def test_unused_police_cards_remove_unrest():
    cards = ["card_05", "card_15", "card_21"]
    state = phase(
        "police_removal", police=cards, spent=["card_15"], unrest=quiet(sachsen=2, thueringen=1), decade=2
    )
    for left in (2, 1):
        assert asked(state) == ("remove", "E") and view(state)["task"]["points"] == left
        assert choices(state, "remove unrest") == [
            id for id in ("sachsen", "thueringen") if unrest(state, id)
        ]
        events = go(state, "remove unrest sachsen" if left == 2 else "remove unrest thueringen")
    assert told(events, "PoliceRenewed", "cards") == [3]
    assert not any(about["used"] for about in view(state)["police"])


@pytest.mark.rule("WSDV-EOD-9.1")
@pytest.mark.parametrize(("box", "over"), [(9, False), (10, True)])
def test_socialists_are_gained(box, over):
    state = phase("socialists", box=box, tracks={"socialist": 5}, unrest=quiet(), decade=2)
    assert state.over is over
    if over:
        assert result(state) == ("E", "WSDV-EOD-9.1")
    else:
        assert view(state)["box"] == 12


@pytest.mark.rule("WSDV-EOD-9.2", "WSDV-EOD-9.3")
def test_socialists_are_lost():
    state = phase(
        "socialists",
        box=1,
        socialists={"sachsen": 1, "thueringen": 2},
        tracks={"socialist": -4},
        unrest=quiet(),
        decade=2,
    )
    assert asked(state) == ("lose_socialist", "W"), "the box comes first"
    assert choices(state, "socialist from") == ["sachsen", "thueringen"]
    events = go(state, "socialist from thueringen")
    assert told(events, "SocialistReturned", "province") == ["thueringen"]
    assert unrest(state, "thueringen") == 1 and view(state)["supply"] == 10
    state = phase("socialists", box=1, tracks={"socialist": -3}, unrest=quiet(), decade=2)
    assert result(state) == ("W", "WSDV-EOD-9.3")
    state = phase("socialists", box=2, tracks={"socialist": -3}, unrest=quiet(), decade=2)
    assert not state.over and view(state)["box"] == 0


@pytest.mark.rule("WSDV-EOD-9.4")
def test_the_box_is_used_at_the_end_of_phase_9():
    for position, box in ((0, 2), (1, 1), (-1, 3)):
        state = phase(
            "socialists", box=box, tracks={"socialist": position}, unrest=quiet(sachsen=5), decade=2
        )
        assert unrest(state, "sachsen") == 3 and view(state)["box"] == 0


FOUR_WEST = quiet(bayern=4, hessen=8, niedersachsen=4)
FOUR_EAST = quiet(sachsen=8, thueringen=4, brandenburg=4)


@pytest.mark.rule("WSDV-EOD-10.1", "WSDV-EOD-10.2")
def test_a_side_with_four_mass_protests_collapses():
    assert result(phase("collapse_check", unrest=FOUR_WEST)) == ("E", "WSDV-EOD-10.2")
    assert result(phase("collapse_check", unrest=FOUR_EAST)) == ("W", "WSDV-EOD-10.1")
    both = {id: max(FOUR_WEST[id], FOUR_EAST[id]) for id in FOUR_WEST}
    assert result(phase("collapse_check", unrest=both)) == ("E", "WSDV-WIN-2")
    assert not phase("collapse_check", unrest=FOUR_EAST | {"sachsen": 4}).over
    supplied = quiet(bayern=4, hessen=4, west_berlin=4)
    assert result(phase("collapse_check", unrest=supplied, supplied={"rheinland_pfalz": 1}))[0] == "E"


@pytest.mark.rule("WSDV-EOD-10.3", "WSDV-WIN-2")
def test_east_survives_the_fourth_decade():
    assert view(phase("collapse_check", unrest=quiet(), decade=3))["decade"] == 4
    assert result(phase("collapse_check", unrest=quiet(), decade=4)) == ("E", "WSDV-EOD-10.3")


@pytest.mark.rule("WSDV-WIN-1")
def test_how_west_wins():
    bankrupt = {"factories": {"hamburg": "sound"}, "row": ["special_1"], "unrest": quiet()}
    wins = [
        phase("flight_or_wall", **bankrupt),
        phase("socialists", box=0, tracks={"socialist": -1}, unrest=quiet()),
        phase("collapse_check", unrest=FOUR_EAST),
    ]
    assert [result(state)[0] for state in wins] == ["W"] * 3
    assert wins[0].returns == [1.0, 0.0]


@pytest.mark.rule("WSDV-WIN-3")
def test_later_phases_are_not_played():
    state = phase("socialists", box=12, tracks={"socialist": 1}, unrest=FOUR_EAST)
    assert result(state) == ("E", "WSDV-EOD-9.1"), "although East would collapse"
    assert state.to_act == () and state.returns == [0.0, 1.0]
