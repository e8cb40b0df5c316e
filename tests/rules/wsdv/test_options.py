"""The doubtful rulings: each is an option, and each reading is tested."""

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    asked,
    built,
    choices,
    event_of,
    go,
    legal,
    phase,
    province,
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


@pytest.mark.rule("WSDV-ACT-B5")
@pytest.mark.parametrize(("option", "barred"), [("connection", True), ("line", False)])
def test_op_2_a_mass_protest_at_one_end_of_two_lines(option, barred):
    facts = {"factories": sound("leipzig", "jena"), "unrest": {"thueringen": 4}, "box": 0}
    state = with_card(8, options={"protest_ban": option}, **facts)
    go(state, "play card_08 build")
    sites = choices(state, "build")
    assert ("leipzig__jena:leipzig" not in sites) is barred
    assert "leipzig__jena:jena" not in sites and "bitterfeld__jena" not in sites
    assert "jena__cssr_west" not in sites, "a connection of one line is barred in both readings"


@pytest.mark.rule("WSDV-ACT-B7")
@pytest.mark.parametrize(("option", "free"), [("up_to", True), ("all", False)])
def test_op_3_unused_build_points(option, free):
    state = with_card(8, options={"build_points": option})
    go(state, "play card_08 build")
    assert ("done" in legal(state)) is free
    go(state, "build jena")
    assert ("done" in legal(state)) is free
    state = with_card(8, options={"build_points": option}, unrest=dict.fromkeys(EAST_IDS, 4), box=0)
    go(state, "play card_08 build")
    assert asked(state) == ("turn", "W"), "where nothing can be built the points are lost"


@pytest.mark.rule("WSDV-ACT-C5", "WSDV-HAM-1")
@pytest.mark.parametrize("option", ["once", "anew"])
def test_op_4_hamburg_during_one_use(option):
    state = with_card(
        11,
        "west",
        {"assignment": option},
        factories=sound("hamburg", "kiel", "bremen", "flensburg"),
        unrest=quiet(),
    )
    go(state, "play card_11 raise", "hamburg schleswig_holstein", "raise schleswig_holstein")
    if option == "once":
        assert asked(state)[0] == "turn", "Niedersachsen has 1 of its own and the card 1 point"
    else:
        assert asked(state) == ("hamburg", "W")
        go(state, "hamburg niedersachsen", "raise niedersachsen")
        assert standards(state, "schleswig_holstein", "niedersachsen") == [1, 1]


@pytest.mark.rule("WSDV-ECO-5")
@pytest.mark.parametrize("option", ["once", "anew"])
def test_op_4_external_factories_during_one_use(option):
    facts = {
        "factories": sound("berlin", "schwedt", "polska_south"),
        "lines": ["berlin__polska_south", "schwedt__polska_south"],
    }
    state = with_card(11, options={"assignment": option}, **facts)
    events = go(state, "play card_11 raise", "assign polska_south brandenburg", "raise brandenburg")
    assert told(events, "FactoryAssigned", "seat", "site", "province") == [(1, "polska_south", "brandenburg")]
    if option == "once":
        assert choices(state, "raise") == ["east_berlin"]
        go(state, "raise east_berlin")
        assert asked(state)[0] == "turn"
    else:
        assert asked(state) == ("assign", "E")
        events = go(state, "assign polska_south east_berlin", "raise east_berlin")
        assert [event.points for event in events if type(event).__name__ == "StandardRaised"] == [0]


@pytest.mark.rule("WSDV-WB-6", "WSDV-EOD-10.1")
@pytest.mark.parametrize(("option", "own", "over"), [("twice", 2, True), ("once", 0, False)])
def test_op_9_whether_west_berlins_own_mass_protest_counts(option, own, over):
    facts = {
        "unrest": quiet(west_berlin=8),
        "supplied": {"nordrhein_westfalen": 2},
        "options": {"berlin_protest": option},
    }
    assert province(table(**facts), "west_berlin")["protests"] == own
    assert province(table(**facts), "nordrhein_westfalen")["protests"] == 2
    assert view(table(**facts))["forecast"]["protests"]["west"] == [2 + own, 2 + own]
    assert phase("collapse_check", **facts).over is over


@pytest.mark.rule("WSDV-WB-7")
@pytest.mark.parametrize("option", ["by_choice", "in_order"])
def test_op_10_which_supplier_mass_protest_goes(option):
    facts = {"unrest": quiet(west_berlin=8), "supplied": {"nordrhein_westfalen": 1, "baden_wuerttemberg": 1}}
    state = event_of(14, "west", {"berlin_lifted": option}, **facts)
    go(state, "icon 2")
    if option == "by_choice":
        assert asked(state) == ("lift", "W")
        go(state, "end protest baden_wuerttemberg")
    left = {id for id in ("nordrhein_westfalen", "baden_wuerttemberg") if province(state, id)["supplier"]}
    assert left == ({"nordrhein_westfalen"} if option == "by_choice" else {"baden_wuerttemberg"})


@pytest.mark.rule("WSDV-EOD-9.4", "WSDV-SOC-5")
@pytest.mark.parametrize(
    ("option", "position", "left"),
    [("always", -1, 3), ("unless_lost", -1, 5), ("unless_lost", 0, 3), ("unless_lost", 1, 3)],
)
def test_op_11_socialists_after_a_loss(option, position, left):
    state = phase(
        "socialists",
        {"last_socialists": option},
        box=4,
        tracks={"socialist": position},
        unrest=quiet(sachsen=5),
        decade=2,
    )
    assert unrest(state, "sachsen") == left


@pytest.mark.rule("WSDV-EOD-3.5")
@pytest.mark.parametrize(("option", "over"), [("lines", False), ("connections", True)])
def test_op_12_what_counts_as_a_point(option, over):
    lines = ["berlin__bitterfeld:berlin", "berlin__bitterfeld:bitterfeld"]
    facts = {"factories": sound("hamburg", "berlin", "bitterfeld"), "lines": lines, "unrest": quiet()}
    state = phase("western_currency", {"insolvency": option}, tracks={"western_currency": -6}, **facts)
    assert state.over is over
    if over:
        assert result(state) == ("W", "WSDV-EOD-1.4")
    else:
        assert not view(state)["lines"]
    state = phase("western_currency", {"insolvency": option}, tracks={"western_currency": -5}, **facts)
    assert asked(state) == ("dismantle", "W") and len(built(state)) == 5


@pytest.mark.rule("WSDV-EOD-5.2")
@pytest.mark.parametrize(("option", "left"), [("delivered", 2), ("present", 0)])
def test_op_13_which_suppliers_limit_west_berlin(option, left):
    facts = {
        "factories": sound("koblenz", "saarbruecken"),
        "lines": ["koblenz__saarbruecken"],
        "unrest": quiet(),
    }
    facts |= {"sectors": {"french": 2, "us": 2}, "delivered": ["french"]}
    state = phase("export_check", {"berlin_limit": option}, **facts)
    while asked(state)[0] == "lower":
        go(state, legal(state)[0])
    assert standards(state, "west_berlin") == left
    state = phase(
        "export_check", {"berlin_limit": option}, **facts | {"sectors": {"us": 1}, "factories": sound("ulm")}
    )
    assert standards(state, "west_berlin") == (0 if option == "delivered" else 1), "even if the LS is gone"


@pytest.mark.rule("WSDV-EOD-6.2")
@pytest.mark.parametrize(("option", "amount"), [("none", 2), ("one", 1)])
def test_op_14_the_tolerance_of_west_berlin(option, amount):
    state = phase(
        "internal_comparison", {"berlin_tolerance": option}, standards={"bayern": 2}, unrest=quiet(), decade=2
    )
    assert unrest(state, "west_berlin", "hessen") == [amount, 1]


@pytest.mark.rule("WSDV-HID-3", "WSDV-ACT-D7")
@pytest.mark.parametrize("option", ["hidden", "shown"])
def test_op_15_whether_discards_are_shown(option):
    state = with_card("special_1", options={"discards": option}, east=["card_02"], unrest=quiet(sachsen=2))
    go(state, "play special_1 event", "discard card_02")
    shown = option == "shown"
    assert view(state, "W")["shown"] == (["card_02"] if shown else [])
    assert view(state)["discarded"] == ([0, 0] if shown else [0, 1])
    state = phase("collapse_check", {"discards": option}, west=["card_01"], east=["card_03"], unrest=quiet())
    go(state, "discard card_01", "done")
    assert view(state, "E")["shown"] == (["card_01"] if shown else [])
