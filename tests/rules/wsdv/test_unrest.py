"""Unrest, West Berlin, socialists, police (UNR, WB, SOC, POL)."""

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    WEST_IDS,
    asked,
    choices,
    event_of,
    go,
    kinds,
    legal,
    phase,
    province,
    quiet,
    standards,
    table,
    told,
    unrest,
    view,
    with_card,
)


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


@pytest.mark.rule("WSDV-UNR-1")
@pytest.mark.parametrize(("lies", "protests"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_a_mass_protest_for_each_four_unrest(lies, protests):
    assert province(table(unrest={"bayern": lies}), "bayern")["protests"] == protests
    state = event_of(18, "west", unrest=quiet(bayern=4, hessen=1))
    events = go(state, "icon 1", "remove unrest bayern")
    assert told(events, "ProtestsChanged", "province", "before", "after") == [("bayern", 1, 0)]
    assert unrest(state, "bayern") == 3, "the other cubes stay"


@pytest.mark.rule("WSDV-UNR-2")
def test_nobody_wins_by_mass_protests_before_phase_10():
    state = with_card(19, "west", unrest=dict.fromkeys([*WEST_IDS[:7], *EAST_IDS], 5), box=0)
    go(state, "play card_19 build")
    assert not state.over and asked(state) == ("turn", "E")


@pytest.mark.rule("WSDV-UNR-2a")
def test_only_the_east_has_socialists_against_mass_protests():
    state = with_card(19, "west", unrest={"sachsen": 4, "bayern": 4}, box=3)
    go(state, "play card_19 build", "done")
    assert (unrest(state, "sachsen"), unrest(state, "bayern"), view(state)["box"]) == (3, 4, 2)


@pytest.mark.rule("WSDV-UNR-3")
def test_no_unrest_is_removed_where_none_lies():
    state = with_card(19, "west", unrest=quiet(bayern=1, hessen=2))
    go(state, "play card_19 unrest")
    assert choices(state, "remove unrest") == ["hessen", "bayern"]


@pytest.mark.rule("WSDV-UNR-4")
def test_removing_a_mass_protest_leaves_three_unrest():
    state = event_of("special_1", unrest={"sachsen": 9, "thueringen": 4}, box=0)
    go(state, "icon 1")
    assert choices(state, "end protest") == ["sachsen", "thueringen"]
    go(state, "end protest sachsen")
    assert unrest(state, "sachsen", "thueringen") == [3, 4]


@pytest.mark.rule("WSDV-UNR-5")
def test_unrest_moves_to_any_other_province_of_the_east():
    state = event_of(78, "west", unrest=quiet(mecklenburg_vorpommern=1, brandenburg=0, thueringen=2))
    go(state, "icon 1")
    assert choices(state, "move unrest from") == ["mecklenburg_vorpommern", "thueringen"]
    events = go(state, "move unrest from mecklenburg_vorpommern")
    assert choices(state, "to") == EAST_IDS[1:], "another one, however far"
    events = go(state, "to sachsen")
    assert told(events, "UnrestMoved", "source", "target") == [("mecklenburg_vorpommern", "sachsen")]
    assert unrest(state, "mecklenburg_vorpommern", "sachsen") == [0, 1]


# -- West Berlin

SUPPLY = {
    "factories": sound("dortmund", "duisburg", "koeln"),
    "lines": ["duisburg__dortmund", "duisburg__koeln"],
}


@pytest.mark.rule("WSDV-WB-2", "WSDV-WB-4")
@pytest.mark.parametrize("answer", ["deliver", "keep"])
def test_a_supplier_may_deliver_what_it_has_just_got(answer):
    state = with_card(20, "west", unrest=quiet(nordrhein_westfalen=2, west_berlin=1), **SUPPLY)
    go(state, "play card_20 raise", "raise nordrhein_westfalen")
    assert asked(state) == ("deliver", "W") and legal(state) == ["deliver", "keep"]
    events = go(state, answer)
    moved = answer == "deliver"
    assert standards(state, "nordrhein_westfalen", "west_berlin") == ([0, 1] if moved else [1, 0])
    assert unrest(state, "nordrhein_westfalen", "west_berlin") == ([2, 0] if moved else [1, 1])
    assert view(state)["sectors"]["british"]["delivered"] is moved
    assert kinds(events).count("UnrestRemoved") == 1


@pytest.mark.rule("WSDV-WB-2", "WSDV-WB-4")
def test_one_delivery_per_action_and_the_supplier_counts_as_placed():
    cities = sound("dortmund", "duisburg", "koeln", "koblenz", "saarbruecken", "kaiserslautern")
    lines = [*SUPPLY["lines"], "koblenz__saarbruecken", "saarbruecken__kaiserslautern"]
    state = with_card(20, "west", factories=cities, lines=lines)
    go(state, "play card_20 raise", "raise nordrhein_westfalen", "deliver")
    assert choices(state, "raise") == ["rheinland_pfalz"]
    go(state, "raise rheinland_pfalz")
    assert asked(state)[0] != "deliver"


@pytest.mark.rule("WSDV-WB-3")
@pytest.mark.parametrize(
    ("sectors", "may"),
    [
        ({}, True),
        ({"us": 1}, True),
        ({"british": 1}, False),
        ({"british": 1, "us": 1}, False),
        ({"british": 1, "us": 1, "french": 1}, True),
    ],
)
def test_a_sector_leads_by_one_at_most(sectors, may):
    state = with_card(
        20,
        "west",
        sectors=sectors,
        standards={"nordrhein_westfalen": 3},
        **SUPPLY
        | {
            "lines": [*SUPPLY["lines"], "dortmund__koeln", "bielefeld__dortmund"],
            "factories": sound("dortmund", "duisburg", "koeln", "bielefeld"),
        },
    )
    go(state, "play card_20 raise", "raise nordrhein_westfalen")
    assert (asked(state)[0] == "deliver") is may


@pytest.mark.rule("WSDV-WB-5")
def test_an_events_piece_goes_to_a_sector_with_the_fewest():
    state = event_of(79, "west", sectors={"french": 1}, unrest=quiet(west_berlin=2))
    go(state, "icon 1")
    assert choices(state, "raise")[-2:] == ["british", "us"] and "french" not in choices(state, "raise")
    go(state, "raise us")
    assert standards(state, "west_berlin") == 2 and unrest(state, "west_berlin") == 1
    assert not view(state)["sectors"]["us"]["delivered"], "that is no delivery"


@pytest.mark.rule("WSDV-WB-6", "WSDV-WB-7")
def test_supplier_mass_protests_come_and_go_with_those_of_west_berlin():
    state = event_of(25, unrest={"west_berlin": 3, "nordrhein_westfalen": 2})
    events = go(state, "icon 1")
    assert asked(state) == ("supplier", "E")
    assert choices(state, "protest") == ["rheinland_pfalz", "nordrhein_westfalen", "baden_wuerttemberg"]
    events = go(state, "protest nordrhein_westfalen")
    assert told(events, "SupplierProtestPlaced", "province") == ["nordrhein_westfalen"]
    assert (
        province(state, "nordrhein_westfalen")["protests"] == province(state, "west_berlin")["protests"] == 1
    )
    assert view(state)["forecast"]["protests"]["west"][0] >= 2, "both count"
    facts = {"unrest": quiet(west_berlin=8), "supplied": {"rheinland_pfalz": 1, "baden_wuerttemberg": 1}}
    state = event_of(14, "west", **facts)
    go(state, "icon 2")
    assert asked(state) == ("lift", "W")
    assert choices(state, "end protest") == ["rheinland_pfalz", "baden_wuerttemberg"]
    go(state, "end protest baden_wuerttemberg")
    assert province(state, "baden_wuerttemberg")["supplier"] == 0
    assert province(state, "rheinland_pfalz")["supplier"] == 1
    state = with_card(
        20,
        "west",
        unrest=quiet(west_berlin=4, rheinland_pfalz=1),
        supplied={"rheinland_pfalz": 1},
        factories=sound("koblenz", "hamburg"),
    )
    go(state, "play card_20 unrest", "remove unrest rheinland_pfalz")
    assert province(state, "rheinland_pfalz")["protests"] == 1, "it cannot be removed there"


# -- socialists


@pytest.mark.rule("WSDV-SOC-1")
def test_where_socialists_are():
    state = with_card(19, "west", unrest={"sachsen": 5, "bayern": 6}, box=4)
    go(state, "play card_19 build", "done")
    provinces = view(state)["provinces"]
    assert {id for id, about in provinces.items() if about["socialists"]} == {"sachsen"}
    assert (view(state)["box"], provinces["sachsen"]["socialists"], view(state)["supply"]) == (2, 2, 8)


@pytest.mark.rule("WSDV-SOC-2", "WSDV-SOC-3")
def test_socialists_replace_unrest_at_the_end_of_every_action():
    for turn in ("west", "east"):
        state = with_card(
            19, turn, unrest={"sachsen": 5, "thueringen": 4}, box=2, factories=sound("leipzig", "hamburg")
        )
        go(state, "play card_19 build", "done")
        assert asked(state) == ("socialist", "E"), "not enough: East assigns them one by one"
        assert choices(state, "socialist to") == ["sachsen", "thueringen"]
        go(state, "socialist to thueringen")
        assert unrest(state, "sachsen", "thueringen") == [4, 3], (
            "the last one is forced, though it ends nothing"
        )
        assert view(state)["box"] == 0
    state = with_card(19, unrest={"sachsen": 5, "thueringen": 4}, box=3)
    go(state, "play card_19 build", "done")
    assert unrest(state, "sachsen", "thueringen") == [3, 3] and view(state)["box"] == 0


@pytest.mark.rule("WSDV-SOC-4")
def test_socialists_in_provinces_have_no_further_effect():
    state = phase("collapse_check", socialists={"sachsen": 3}, unrest=quiet(sachsen=3))
    assert province(state, "sachsen")["protests"] == 0 and province(state, "sachsen")["socialists"] == 3
    state = with_card(19, "west", unrest=quiet(sachsen=1), socialists={"sachsen": 3})
    go(state, "play card_19 build", "done")
    assert province(state, "sachsen")["socialists"] == 3


@pytest.mark.rule("WSDV-SOC-5")
def test_no_replacement_before_phase_9():
    state = phase(
        "internal_comparison",
        standards={"sachsen": 3},
        unrest=quiet(thueringen=3),
        box=6,
        factories=sound("leipzig"),
        police=["card_05"],
    )
    assert view(state)["phase"] == "police_removal" and asked(state)[0] == "remove"
    assert unrest(state, "thueringen") == 5 and view(state)["box"] == 6
    go(state, "remove unrest brandenburg")
    assert unrest(state, "thueringen") == 3 and view(state)["box"] == 4


# -- police


@pytest.mark.rule("WSDV-POL-1")
@pytest.mark.parametrize(
    ("number", "red"), [(5, True), (21, True), (49, True), (15, False), (51, False), (66, False)]
)
def test_police_icons(number, red):
    by = ("west", "east") if number in (15, 21, 51) else ("east",)
    for turn in by:
        state = event_of(
            number, turn, unrest=quiet(sachsen=1, thueringen=1, bayern=1), factories=sound("ulm", "leipzig")
        )
        while view(state)["play"]["card"] == f"card_{number:02}":
            answers = legal(state)
            wanted = [text for text in ("ignore nothing", "rest", "done") if text in answers]
            go(state, wanted[0] if wanted else next(text for text in answers if "police" not in text))
        assert view(state)["police"] == [{"card": f"card_{number:02}", "red": red, "used": False}]
    if number in (15, 21, 51):
        state = event_of(
            number, "west", unrest=quiet(sachsen=1, thueringen=1, bayern=1), factories=sound("ulm")
        )
        icon = {15: 3, 21: 1, 51: 1}[number]
        go(state, f"ignore {icon}")
        while view(state)["play"]["card"]:
            go(state, "rest" if "rest" in legal(state) else legal(state)[0])
        assert view(state)["police"] == [] and view(state)["row"] == [f"card_{number:02}"]


@pytest.mark.rule("WSDV-POL-2")
def test_a_police_card_removes_an_unrest_at_any_moment_of_an_own_turn():
    facts = {"police": ["card_05", "card_15"], "box": 0}
    state = with_card(8, unrest=quiet(sachsen=4, thueringen=2, east_berlin=1), **facts)
    assert choices(state, "police") == ["east_berlin", "sachsen", "thueringen"], "before the action"
    go(state, "play card_08 build")
    assert "leipzig" not in choices(state, "build")
    go(state, "police sachsen")
    assert asked(state)[0] == "build" and "leipzig" in choices(state, "build"), "within the action"
    assert [about["used"] for about in view(state)["police"]] == [True, False]
    go(state, "done")
    assert asked(state) == ("after", "E") and choices(state, "police") == [
        "east_berlin",
        "sachsen",
        "thueringen",
    ]
    go(state, "police thueringen")
    assert asked(state) == ("turn", "W") and not choices(state, "police"), (
        "both are used, and it is West's turn"
    )
    state = with_card(8, "west", unrest=quiet(sachsen=4), **facts)
    assert not choices(state, "police")
    state = event_of(5, unrest=quiet(sachsen=3))
    go(state, "icon 2")
    assert choices(state, "police") == ["sachsen"], "a card just received"


@pytest.mark.rule("WSDV-POL-2")
def test_police_is_on_offer_beside_every_question_of_easts_turn():
    facts = {"police": ["card_05"], "unrest": {"sachsen": 5}, "east": ["card_02"]}
    for number, answers in (
        (8, []),
        (8, ["play card_08 raise"]),
        (3, ["play card_03 event"]),
        (3, ["play card_03 event", "icon 1"]),
        (11, ["play card_11 event"]),
        (19, ["play card_19 unrest"]),
        (19, ["play card_19 unrest", "remove unrest sachsen"]),
    ):
        state = with_card(number, **facts)
        go(state, *answers)
        assert asked(state)[1] == "E" and "police sachsen" in legal(state), answers
        go(state, "police sachsen")
        assert unrest(state, "sachsen") == (3 if "remove unrest sachsen" in answers else 4)
    state = event_of(11, **facts | {"unrest": {"bayern": 1}})
    state = with_card(8, unrest=quiet(sachsen=1), police=["card_05"])
    go(state, "play card_08 unrest")
    assert asked(state)[0] in ("turn", "after"), "the only unrest is needed for the action"


@pytest.mark.rule("WSDV-POL-3")
def test_what_police_cards_cost_and_bring_at_the_end_of_a_decade():
    lines = ["berlin__cottbus", "berlin__magdeburg", "magdeburg__bitterfeld", "schwedt__berlin"]
    facts = {
        "police": ["card_05", "card_15", "card_21"],
        "spent": ["card_05"],
        "unrest": quiet(sachsen=3),
        "decade": 2,
    }
    state = phase("police_cost", lines=lines, **facts)
    for left in (3, 2, 1):
        assert asked(state) == ("dismantle", "E")
        assert view(state)["task"]["points"] == left
        go(state, legal(state)[0])
    assert view(state)["decade"] == 3 and unrest(state, "sachsen") == 1
    assert [about["used"] for about in view(state)["police"]] == [False, False, False]


@pytest.mark.rule("WSDV-POL-4", "WSDV-POL-5")
def test_the_stasi_is_disbanded():
    cards = ["card_05", "card_15", "card_21", "card_49"]
    state = event_of("special_4_no_wall", police=cards, spent=cards[:3], unrest=quiet(sachsen=3), box=0)
    go(state, "icon 1")
    assert view(state)["police"] == [] and asked(state) == ("return", "E")
    go(state, "place unrest sachsen")
    assert choices(state, "place unrest") == [id for id in EAST_IDS if id != "sachsen"], (
        "each to another province"
    )
    go(state, "place unrest brandenburg", "place unrest thueringen")
    assert unrest(state, "sachsen", "brandenburg", "thueringen") == [4, 1, 1]
    assert asked(state)[0] != "return"
    state = event_of(66, disbanded=True, unrest=quiet(sachsen=1))
    events = go(state, "icon 3")
    assert told(events, "IconVoid", "word") == ["police_pink"]
    go(state, "rest")
    while asked(state)[0] != "turn":
        go(state, legal(state)[0])
    assert view(state)["row"] == ["card_66"] and view(state)["police"] == []
