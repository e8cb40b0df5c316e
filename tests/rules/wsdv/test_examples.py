"""Worked examples, number by number; many are on the rules page."""

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    asked,
    built,
    card,
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
    tracks,
    unrest,
    values,
    view,
    with_card,
)

SETUP = ("hamburg", "dortmund", "bitterfeld", "berlin")


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


@pytest.mark.rule("WSDV-SETUP-1", "WSDV-SETUP-3", "WSDV-ECO-2")
def test_example_1_set_up_economy():
    state = table()
    assert values(state) == dict.fromkeys(SETUP, 1)
    assert unrest(state) == [3, 3, 2, 3, 2, 2, 3, 3] + [3] * 6
    economies = {id: about["economy"] for id, about in view(state)["provinces"].items() if about["economy"]}
    assert economies == {"nordrhein_westfalen": 1, "east_berlin": 1, "sachsen_anhalt": 1}
    assert view(state)["factories"]["hamburg"]["serves"] == ["schleswig_holstein", "niedersachsen"]
    assert not any(about["protests"] for about in view(state)["provinces"].values())


@pytest.mark.rule("WSDV-ACT-B1", "WSDV-ECO-2", "WSDV-DIS-1")
def test_example_2_build():
    state = with_card(8)
    go(state, "play card_08 build", "build magdeburg", "build magdeburg__bitterfeld")
    assert values(state) == dict.fromkeys(SETUP, 1) | {"magdeburg": 2, "bitterfeld": 2}
    assert province(state, "sachsen_anhalt")["economy"] == 4
    state = with_card(10, factories=sound(*SETUP, "magdeburg"), lines=["magdeburg__bitterfeld"])
    go(state, "play card_19 unrest", "remove unrest sachsen")
    assert asked(state) == ("dismantle", "E")
    assert choices(state, "dismantle") == ["berlin", "magdeburg__bitterfeld"]


@pytest.mark.rule("WSDV-ACT-B4", "WSDV-ECO-1")
def test_example_3_two_line_connection():
    state = with_card(8)
    go(state, "play card_08 build")
    assert {"berlin__bitterfeld:berlin", "berlin__bitterfeld:bitterfeld"} <= set(choices(state, "build"))
    go(state, "build berlin__bitterfeld:berlin")
    assert (values(state)["berlin"], values(state)["bitterfeld"]) == (1, 1)
    go(state, "build berlin__bitterfeld:bitterfeld")
    assert (values(state)["berlin"], values(state)["bitterfeld"]) == (2, 2)
    state = with_card(8, factories=sound("leipzig"))
    go(state, "play card_08 build")
    assert [site for site in choices(state, "build") if "leipzig__jena" in site] == ["leipzig__jena:leipzig"]
    go(state, "build leipzig__jena:leipzig")
    assert "leipzig__jena:jena" in choices(state, "build")


@pytest.mark.rule("WSDV-ACT-B5")
def test_example_4_mass_protest_ban():
    factories = sound(*SETUP, "leipzig", "magdeburg", "jena", "eisenach", "cssr_west", "karl_marx_stadt")
    barred = {
        "leipzig__jena:leipzig",
        "leipzig__jena:jena",
        "bitterfeld__jena",
        "bitterfeld__eisenach",
        "magdeburg__eisenach:magdeburg",
        "magdeburg__eisenach:eisenach",
        "karl_marx_stadt__jena",
        "eisenach__jena",
        "jena__cssr_west",
    }
    state = with_card(8, factories=factories, unrest={"thueringen": 4}, box=0)
    go(state, "play card_08 build")
    assert not barred & set(choices(state, "build"))
    state = with_card(8, factories=factories, unrest={"thueringen": 3}, box=0)
    go(state, "play card_08 build")
    assert barred <= set(choices(state, "build"))
    state = with_card(8, unrest={"thueringen": 4}, box=0)
    go(state, "play card_08 build")
    assert not {"eisenach", "jena"} & set(choices(state, "build"))
    assert {"leipzig", "magdeburg"} <= set(choices(state, "build"))


@pytest.mark.rule("WSDV-ACT-C2", "WSDV-ACT-C3", "WSDV-ACT-C4")
def test_example_5_living_standard():
    facts = {
        "factories": sound("berlin", "bitterfeld", "magdeburg"),
        "lines": ["berlin__magdeburg", "magdeburg__bitterfeld"],
    }
    state = with_card(14, **facts)
    assert values(state) == {"berlin": 2, "magdeburg": 3, "bitterfeld": 2}
    assert [province(state, id)["economy"] for id in ("east_berlin", "sachsen_anhalt")] == [2, 5]
    go(state, "play card_03 raise")
    assert choices(state, "raise") == ["east_berlin", "sachsen_anhalt"]
    events = go(state, "raise sachsen_anhalt")
    assert told(events, "StandardRaised", "spot", "points") == [("sachsen_anhalt", 0)]
    assert told(go(state, "raise east_berlin"), "StandardRaised", "spot", "points") == [("east_berlin", 1)]
    assert standards(state, *EAST_IDS) == [0, 0, 1, 1, 0, 0]
    assert unrest(state, "east_berlin", "sachsen_anhalt", "sachsen") == [2, 2, 3]
    assert asked(state)[0] == "turn"
    state = with_card(14, standards={"sachsen_anhalt": 1}, **facts)
    go(state, "play card_03 raise", "raise sachsen_anhalt")
    assert standards(state, "sachsen_anhalt") == 2
    state = with_card(4, standards={"sachsen_anhalt": 1}, **facts)
    assert told(go(state, "play card_03 raise", "raise sachsen_anhalt"), "StandardRaised", "points")[0] == 1


@pytest.mark.rule("WSDV-ECO-4", "WSDV-ECO-5", "WSDV-ECO-6")
def test_example_6_external_factory():
    state = table(factories=sound("berlin", "polska_south"), lines=["berlin__polska_south"])
    assert values(state) == {"berlin": 2, "polska_south": 2}
    assert view(state)["factories"]["polska_south"]["serves"] == ["east_berlin"]
    facts = {
        "factories": sound("berlin", "schwedt", "polska_south"),
        "lines": ["berlin__polska_south", "schwedt__polska_south"],
    }
    state = with_card(4, **facts)
    assert values(state) == {"schwedt": 2, "berlin": 2, "polska_south": 3}
    assert [province(state, id)["export"] for id in ("brandenburg", "east_berlin")] == [2, 2]
    for served, cost in (("brandenburg", {"brandenburg": 0}), ("east_berlin", {"east_berlin": 0})):
        state = with_card(14, **facts)
        go(state, "play card_03 raise")
        assert asked(state) == ("assign", "E")
        go(state, f"assign polska_south {served}")
        assert set(choices(state, "raise")) == {"brandenburg", "east_berlin"}
        events = go(state, f"raise {served}")
        assert told(events, "StandardRaised", "points") == list(cost.values())
        assert choices(state, "raise") == [id for id in ("brandenburg", "east_berlin") if id != served]


@pytest.mark.rule("WSDV-WB-2", "WSDV-WB-3", "WSDV-WB-4")
def test_example_7_delivery_to_west_berlin():
    cities = sound(
        "dortmund", "duisburg", "koeln", "bielefeld", "hamburg", "koblenz", "kaiserslautern", "saarbruecken"
    )
    lines = ["duisburg__dortmund", "duisburg__koeln", "dortmund__koeln", "koblenz__saarbruecken"]
    lines += ["saarbruecken__kaiserslautern"]
    state = with_card(19, turn="west", factories=cities, lines=lines)
    go(state, "play card_19 raise")
    if asked(state)[0] == "hamburg":
        go(state, "hamburg niedersachsen")
    go(state, "raise nordrhein_westfalen")
    assert asked(state) == ("deliver", "W")
    go(state, "deliver")
    assert standards(state, "nordrhein_westfalen", "west_berlin") == [0, 1]
    assert unrest(state, "nordrhein_westfalen", "west_berlin") == [2, 2]
    assert view(state)["sectors"]["british"] == {
        "supplier": "nordrhein_westfalen",
        "standards": 1,
        "delivered": True,
    }
    again = {"factories": cities, "lines": lines, "sectors": {"british": 1}, "delivered": ["british"]}
    for own, delivers in ((0, False), (1, False)):
        state = with_card(19, turn="west", standards={"nordrhein_westfalen": own}, **again)
        go(state, "play card_19 raise")
        if asked(state)[0] == "hamburg":
            go(state, "hamburg niedersachsen")
        go(state, "raise nordrhein_westfalen")
        assert (asked(state)[0] == "deliver") == delivers
        assert standards(state, "nordrhein_westfalen", "west_berlin") == [own + 1, 1]
    state = with_card(19, turn="west", standards={"rheinland_pfalz": 1}, **again)
    go(state, "play card_19 raise")
    if asked(state)[0] == "hamburg":
        go(state, "hamburg niedersachsen")
    go(state, "raise rheinland_pfalz", "deliver")
    assert [sector["standards"] for sector in view(state)["sectors"].values()] == [1, 1, 0]


@pytest.mark.rule("WSDV-TRK-7", "WSDV-TRK-8", "WSDV-TRK-9")
def test_example_8_overflow():
    state = event_of(31, tracks={"prestige": 5})
    assert tracks(state)[0] == 6
    assert asked(state) == ("bonus", "E")
    assert choices(state, "remove unrest") == EAST_IDS
    assert choices(state, "place unrest") == list(view(state)["provinces"])[:8]
    state = event_of(58, turn="west", tracks={"socialist": -5}, box=0)
    go(state, "rest", "place unrest sachsen")
    assert tracks(state)[2] == -6
    assert asked(state) == ("bonus", "W")
    go(state, "place unrest brandenburg")
    assert unrest(state, "sachsen", "brandenburg") == [4, 4]


FLIGHT = {
    "row": ["card_02", "card_12", "special_1"],
    "police": ["card_05", "card_15"],
    "standards": {"bayern": 2} | dict.fromkeys(EAST_IDS, 1),
    "lines": ["berlin__magdeburg", "magdeburg__bitterfeld", "berlin__bitterfeld:berlin", "berlin__cottbus"],
    "box": 0,
}


@pytest.mark.rule("WSDV-EOD-1.1", "WSDV-EOD-1.2", "WSDV-EOD-1.3")
@pytest.mark.parametrize(
    ("bayern", "prestige", "level", "choosers"), [(3, 0, 7, "WEW"), (4, 0, 6, "WEW"), (3, 1, 7, "EWE")]
)
def test_example_9_flight(bayern, prestige, level, choosers):
    facts = FLIGHT | {"unrest": {"sachsen": 4, "bayern": bayern}, "tracks": {"prestige": prestige}}
    state = table(display=[card(k) for k in (3, 4)], **facts)
    assert view(state)["forecast"]["flight"]["level"] == level
    state = phase("flight_or_wall", **facts)
    assert view(state)["forecast"]["flight"] | {"first": 0} == {
        "wall": False,
        "symbols": 4,
        "police": 1,
        "highest": 2,
        "lowest": 1,
        "east_protest": 1,
        "west_protest": int(bayern == 4),
        "level": level,
        "dismantles": 3,
        "first": 0,
    }
    who = ""
    while asked(state)[0] == "dismantle" and view(state)["task"]["why"] == "flight":
        who += asked(state)[1]
        go(state, legal(state, "dismantle")[-1])
    assert who == choosers
    assert len(view(state)["lines"]) <= 1


@pytest.mark.rule("WSDV-EOD-1.5", "WSDV-TRK-8", "WSDV-EOD-2.1")
def test_example_10_wall():
    state = phase("flight_or_wall", wall=True, tracks={"prestige": -6}, decade=2)
    assert asked(state) == ("dismantle", "E")
    go(state, "dismantle berlin")
    assert asked(state) == ("bonus", "W")
    assert choices(state, "place unrest") == EAST_IDS
    events = go(state, "place unrest sachsen")
    assert not told(events, "FlightCounted", "level") and tracks(state)[0] == -6
    assert asked(state) == ("box", "W")
    assert choices(state, "box") == ["-6", "-5", "-4", "-3", "-2", "-1"]


WEST_SEVEN = sound("hamburg", "kiel", "dortmund", "kassel", "koblenz", "ulm", "muenchen")


@pytest.mark.rule("WSDV-EOD-3.1", "WSDV-EOD-3.2")
@pytest.mark.parametrize(
    ("changes", "lowest"),
    [({}, 1), ({"koblenz": None, "bitterfeld": "rundown"}, 0)],
)
def test_example_11_western_currency_no_crash(changes, lowest):
    factories = WEST_SEVEN | sound("berlin", "bitterfeld") | changes
    factories = {city: about for city, about in factories.items() if about}
    facts = {"standards": {"sachsen": 4}, "tracks": {"western_currency": -1}, "factories": factories}
    currency = view(table(**facts))["forecast"]["currency"]
    found = {
        (about["lowest"], about["exporters"], about["balance"], about["deficit"])
        for about in currency
        if about["hamburg"] == "niedersachsen"
    }
    assert found == {(lowest, 2, -3, 3)}


@pytest.mark.rule("WSDV-EOD-3.3", "WSDV-EOD-3.1")
def test_example_12_rundown_choices():
    cities = sound("hamburg", "dortmund", "berlin", "bitterfeld", "magdeburg", "leipzig")
    state = phase(
        "western_currency", factories=cities, tracks={"western_currency": -6, "prestige": 1}, unrest=quiet()
    )
    about = view(state)["forecast"]["currency"][0]
    assert (about["lowest"], about["exporters"], about["balance"]) == (0, 3, -3)
    who = ""
    while asked(state)[0] == "run_down":
        who += asked(state)[1]
        assert view(state)["task"]["points"] == 4 - len(who)
        go(state, legal(state)[0])
    assert who == "EWE"
    east = ("berlin", "bitterfeld", "magdeburg", "leipzig")
    assert sum(not view(state)["factories"][city]["rundown"] for city in east) == 1


BOTH_LINES = ["berlin__bitterfeld:berlin", "berlin__bitterfeld:bitterfeld"]


@pytest.mark.rule("WSDV-EOD-3.4", "WSDV-EOD-3.5", "WSDV-WIN-1")
def test_example_13_rundown_and_dismantle():
    facts = {"lines": BOTH_LINES, "standards": {"sachsen_anhalt": 1}, "unrest": quiet()}
    state = phase("western_currency", tracks={"western_currency": -4}, **facts)
    assert asked(state) == ("dismantle", "W") and choices(state, "dismantle") == BOTH_LINES
    assert [view(state)["factories"][city]["rundown"] for city in ("berlin", "bitterfeld")] == [True, True]
    go(state, f"dismantle {BOTH_LINES[0]}")
    assert view(state)["lines"] == BOTH_LINES[1:]
    state = phase("western_currency", tracks={"western_currency": -6}, **facts)
    assert result(state) == ("W", "WSDV-EOD-1.4")
    state = phase("western_currency", tracks={"western_currency": -5}, **facts)
    assert not state.over and view(state)["lines"] == []


@pytest.mark.rule("WSDV-EOD-5.1", "WSDV-EOD-5.2")
def test_example_14_export_check():
    lower = {"brandenburg": 1, "sachsen_anhalt": 2, "nordrhein_westfalen": 1}
    state = phase("export_check", standards=lower, unrest=quiet())
    assert standards(state, *lower) == [0, 1, 1]
    state = phase(
        "export_check",
        factories=sound("dortmund", "duisburg", "koblenz"),
        lines=["duisburg__dortmund"],
        sectors={"french": 1, "british": 1},
        delivered=["french", "british"],
        unrest=quiet(),
    )
    assert asked(state) == ("lower", "W")
    assert choices(state, "lower") == ["french", "british"]
    go(state, "lower british")
    assert standards(state, "west_berlin") == 1


@pytest.mark.rule("WSDV-EOD-6.1", "WSDV-EOD-6.2", "WSDV-EOD-6.3")
def test_example_15_internal_comparison():
    state = phase(
        "internal_comparison",
        standards={"bayern": 3, "nordrhein_westfalen": 2, "hessen": 1, "sachsen": 2, "east_berlin": 1},
        sectors={"us": 1},
        unrest=quiet(west_berlin=3),
        box=0,
    )
    assert unrest(state) == [2, 2, 0, 1, 2, 2, 0, 5, 1, 1, 0, 1, 0, 1]
    assert asked(state) == ("supplier", "E")
    go(state, "protest baden_wuerttemberg")
    assert province(state, "baden_wuerttemberg")["protests"] == 1


@pytest.mark.rule("WSDV-EOD-7.1", "WSDV-EOD-7.2")
def test_example_16_east_west_comparison():
    facts = {"standards": {"hessen": 3, "sachsen_anhalt": 1}, "unrest": quiet(hessen=4), "box": 0}
    for target, amount in (("sachsen_anhalt", 1), ("thueringen", 2)):
        state = phase("east_west_comparison", **facts)
        assert asked(state) == ("press", "W") and choices(state, "press") == ["sachsen_anhalt", "thueringen"]
        events = go(state, f"press {target}")
        assert told(events, "UnrestPlaced", "province", "amount")[0] == (target, amount)


@pytest.mark.rule("WSDV-SOC-2", "WSDV-SOC-3")
def test_example_17_socialists_in_action():
    state = with_card(19, unrest={"sachsen": 5}, box=3)
    go(state, "play card_03 raise")
    about = province(state, "sachsen")
    assert (about["unrest"], about["socialists"], view(state)["box"], about["protests"]) == (3, 2, 1, 0)
    state = with_card(19, unrest={"sachsen": 5}, box=1)
    go(state, "play card_03 raise")
    about = province(state, "sachsen")
    assert (about["unrest"], about["socialists"], view(state)["box"], about["protests"]) == (4, 1, 0, 1)


@pytest.mark.rule("WSDV-EOD-9.1", "WSDV-EOD-9.2", "WSDV-EOD-9.3")
def test_example_18_phase_9_limits():
    two = {"sachsen": 1, "thueringen": 1}
    state = phase("socialists", socialists=two, box=7, tracks={"socialist": 6})
    assert result(state) == ("E", "WSDV-EOD-9.1")
    state = phase("socialists", socialists=two, box=6, tracks={"socialist": 6})
    assert not state.over and view(state)["box"] == 10
    state = phase("socialists", socialists=two, box=1, tracks={"socialist": -6})
    assert result(state) == ("W", "WSDV-EOD-9.3")
    state = phase("socialists", socialists=two, box=1, tracks={"socialist": -5}, unrest=quiet())
    assert asked(state) == ("lose_socialist", "W")
    go(state, "socialist from sachsen")
    assert view(state)["box"] == 0 and unrest(state, "sachsen", "thueringen") == [1, 1]
    assert not state.over


@pytest.mark.rule("WSDV-EOD-10.1", "WSDV-EOD-10.2", "WSDV-WB-6")
def test_example_19_collapse_count():
    west = {"west_berlin": 8}
    east = dict.fromkeys(EAST_IDS[:4], 4)
    supplied = {"nordrhein_westfalen": 2}
    state = phase("collapse_check", unrest=quiet(**west), supplied=supplied)
    assert result(state)[0] == "E"
    state = phase("collapse_check", unrest=quiet(**west, **east), supplied=supplied)
    assert result(state)[0] == "E"
    state = phase("collapse_check", unrest=quiet(**east))
    assert result(state)[0] == "W"


@pytest.mark.rule("WSDV-RHE-1", "WSDV-RHE-2", "WSDV-RHE-3")
def test_example_20_rheinsberg():
    state = event_of(27)
    go(state, "rest")
    assert values(state)["rheinsberg"] == 2 and province(state, "brandenburg")["economy"] == 2
    state = event_of(17, turn="west", factories=sound("berlin", "rheinsberg"))
    go(state, "rest", "dismantle rheinsberg")
    assert values(state)["rheinsberg"] == 1
    assert "rheinsberg" in choices(state, "dismantle")
    go(state, "dismantle rheinsberg")
    assert "rheinsberg" not in built(state)


@pytest.mark.rule("WSDV-POL-3")
def test_example_21_police():
    facts = {"police": ["card_05", "card_15", "card_21"], "spent": ["card_05"], "decade": 2}
    forecast = view(table(**facts))["forecast"]
    assert (forecast["flight"]["police"], forecast["police_cost"], forecast["police_removal"]) == (2, 3, 2)


@pytest.mark.rule("WSDV-DIS-4", "WSDV-HAM-2", "WSDV-ACT-D3")
def test_example_22_steel_crisis_shipyards():
    state = event_of(
        43, factories=sound("dortmund", "hamburg", "kassel", "berlin"), lines=["dortmund__kassel"]
    )
    events = go(state, "rest")
    assert told(events, "SiteDismantled", "site") == ["dortmund__kassel", "dortmund"]
    assert told(events, "IconVoid", "icon", "word") == [(3, "dismantle_w")]
    state = event_of(
        63,
        factories=sound("hamburg", "kiel", "wolfsburg", "dortmund", "berlin"),
        lines=["kiel__hamburg", "wolfsburg__kassel"],
    )
    assert choices(state, "dismantle") == ["kiel__hamburg", "wolfsburg__kassel"]
    go(state, "dismantle kiel__hamburg")
    assert choices(state, "dismantle") == ["hamburg", "wolfsburg__kassel"]
    go(state, "dismantle wolfsburg__kassel")
    assert choices(state, "dismantle") == ["hamburg", "wolfsburg"]
