"""The uses of a card: remove unrest, build, raise living standard (ACT-1 to ACT-3, ACT-A, ACT-B, ACT-C)."""

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    WEST_IDS,
    asked,
    built,
    card,
    choices,
    event_of,
    go,
    legal,
    province,
    quiet,
    standards,
    told,
    unrest,
    view,
    with_card,
)


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


def uses(state, number):
    """The uses of a card that are on offer."""
    return [text.split()[2] for text in legal(state, f"play {card(number)} ")]


@pytest.mark.rule("WSDV-ACT-1", "WSDV-ACT-2")
def test_four_uses_of_a_normal_card_and_one_of_the_special_card():
    lines = ["hamburg__bremen", "berlin__cottbus"]
    for turn in ("west", "east"):
        state = with_card(8, turn=turn, lines=lines, display=[card(k) for k in (8, 19, 11)])
        own, others = (19, 8) if turn == "west" else (8, 19)
        assert uses(state, own) == uses(state, 11) == ["unrest", "build", "raise", "event"]
        assert uses(state, others) == ["unrest", "build", "raise"]
        special = [text for text in legal(state) if "special" in text]
        assert special == ([] if turn == "west" else ["play special_1 event"])


@pytest.mark.rule("WSDV-ACT-3")
def test_whose_events_a_card_has():
    for turn, events in (("west", {"card_11", "card_19"}), ("east", {"card_11", "card_08"})):
        state = with_card(8, turn=turn, display=[card(k) for k in (8, 19, 11)])
        assert {
            text.split()[1] for text in legal(state) if text.endswith("event") and "card" in text
        } == events


# -- A


@pytest.mark.rule("WSDV-ACT-A1")
def test_remove_one_unrest_of_an_own_province():
    for turn, own, number in (("west", WEST_IDS, 19), ("east", EAST_IDS, 8)):
        state = with_card(number, turn=turn)
        go(state, f"play {card(number)} unrest")
        assert choices(state, "remove unrest") == own
        before = sum(unrest(state))
        go(state, f"remove unrest {own[-1]}")
        assert sum(unrest(state)) == before - 1 and unrest(state, own[-1]) == 2
        assert asked(state)[0] == "turn"


@pytest.mark.rule("WSDV-ACT-A2")
@pytest.mark.parametrize(
    ("number", "turn", "free"),
    [
        (19, "west", True),
        (8, "west", False),
        (11, "west", False),
        (8, "east", True),
        (19, "east", False),
        (11, "east", False),
    ],
)
def test_it_is_free_with_a_card_of_the_own_colour(number, turn, free):
    state = with_card(number, turn=turn)
    who, own = ("W", "niedersachsen") if turn == "west" else ("E", "sachsen")
    go(state, f"play {card(number)} unrest", f"remove unrest {own}")
    assert (asked(state) == ("dismantle", who)) is not free
    if not free:
        assert set(choices(state, "dismantle")) == (
            {"hamburg", "dortmund"} if turn == "west" else {"berlin", "bitterfeld"}
        )
        assert unrest(state, own) == 2, "the unrest is removed first"


@pytest.mark.rule("WSDV-ACT-A3")
def test_who_cannot_pay_or_has_no_unrest_cannot_remove_any():
    state = with_card(19, factories=sound("hamburg", berlin="rundown"))
    assert "unrest" not in uses(state, 19) and "unrest" in uses(state, 3)
    state = with_card(8, turn="west", factories=sound("berlin"))
    assert "unrest" not in uses(state, 8) and "unrest" in uses(state, 19)
    state = with_card(8, turn="west", factories=sound("rostock"))
    assert "unrest" not in uses(state, 8), "the first city behind the border is not West's"
    state = with_card(8, turn="east", unrest=quiet(bayern=3))
    assert "unrest" not in uses(state, 8)
    state = with_card(8, turn="east", unrest=quiet(sachsen=1))
    assert "unrest" in uses(state, 8)


# -- B


@pytest.mark.rule("WSDV-ACT-B1", "WSDV-COMP-4")
def test_as_many_build_points_as_the_value_of_the_side():
    state = with_card(20, turn="west")
    go(state, "play card_20 build", "build bremen", "build hamburg__bremen", "build duisburg")
    assert view(state)["task"]["points"] == 1
    assert "bremen__duisburg:bremen" in choices(state, "build"), "each piece is on the board before the next"
    go(state, "build bremen__duisburg:bremen")
    assert asked(state) == ("turn", "E")
    state = with_card(20, turn="east")
    go(state, "play card_20 build", "build jena")
    assert asked(state) == ("turn", "W") and "jena" in built(state)


@pytest.mark.rule("WSDV-ACT-B2")
def test_a_factory_needs_a_free_own_city_and_no_connection():
    state = with_card(20, turn="west")
    go(state, "play card_20 build")
    cities = [site for site in choices(state, "build") if "__" not in site]
    assert len(cities) == 23 and "muenchen" in cities and not {"hamburg", "jena"} & set(cities)
    state = with_card(20, turn="east")
    go(state, "play card_20 build")
    cities = [site for site in choices(state, "build") if "__" not in site]
    assert len(cities) == 10 and not {"berlin", "rheinsberg", "cssr_west", "kiel"} & set(cities)


@pytest.mark.rule("WSDV-ACT-B3")
def test_an_infrastructure_needs_a_factory_at_one_end():
    state = with_card(20, turn="east", factories=sound("berlin", "polska_north"), lines=["berlin__cottbus"])
    go(state, "play card_20 build")
    lines = {site for site in choices(state, "build") if "__" in site}
    assert lines == {
        "schwedt__berlin",
        "berlin__magdeburg",
        "berlin__bitterfeld:berlin",
        "berlin__polska_south",
        "neubrandenburg__polska_north",
        "schwedt__polska_north",
    }


@pytest.mark.rule("WSDV-ACT-B4")
def test_the_far_line_of_two_follows_the_near_one():
    far, near = "fulda__bayreuth:bayreuth", "fulda__bayreuth:fulda"
    for lines, expected in (([], {near}), ([near], {far})):
        state = with_card(20, turn="west", factories=sound("fulda"), lines=lines)
        go(state, "play card_20 build")
        assert {near, far} & set(choices(state, "build")) == expected


@pytest.mark.rule("WSDV-ACT-B5")
def test_a_mass_protest_bars_building():
    facts = {"factories": sound("berlin", "polska_south", "leipzig"), "box": 0}
    state = with_card(20, turn="east", unrest={"brandenburg": 4}, **facts)
    go(state, "play card_20 build")
    sites = choices(state, "build")
    assert not {"schwedt", "cottbus", "schwedt__berlin", "berlin__cottbus", "schwedt__polska_south"} & set(
        sites
    )
    assert {"berlin__polska_south", "berlin__magdeburg", "jena"} <= set(sites)
    state = with_card(
        20,
        turn="west",
        unrest={"west_berlin": 4},
        supplied={"baden_wuerttemberg": 1},
        factories=sound("ulm", "muenchen"),
    )
    go(state, "play card_20 build")
    assert not {"stuttgart", "ulm__muenchen"} & set(choices(state, "build")), (
        "a supplier mass protest bars too"
    )
    assert "ingolstadt__muenchen" in choices(state, "build")


@pytest.mark.rule("WSDV-ACT-B6")
def test_west_berlin_cannot_be_built_in():
    state = with_card(20, turn="west", factories={}, unrest=quiet())
    go(state, "play card_20 build")
    assert len(choices(state, "build")) == 25 and not [
        site for site in choices(state, "build") if "west_berlin" in site
    ]


@pytest.mark.rule("WSDV-ACT-B7")
def test_build_points_may_be_left_unused():
    state = with_card(20, turn="west")
    go(state, "play card_20 build", "build ulm", "done")
    assert asked(state) == ("turn", "E") and len(view(state)["factories"]) == 5
    protests = dict.fromkeys(EAST_IDS, 4)
    state = with_card(8, unrest=protests, box=0)
    go(state, "play card_08 build")
    assert asked(state) == ("turn", "W"), "nothing can be built"


# -- C


@pytest.mark.rule("WSDV-ACT-C1", "WSDV-ACT-C6")
def test_up_to_three_pieces_in_three_provinces():
    cities = sound(
        "leipzig", "dresden", "karl_marx_stadt", "magdeburg", "bitterfeld", "jena", "eisenach", "berlin"
    )
    lines = [
        "leipzig__dresden",
        "dresden__karl_marx_stadt",
        "magdeburg__bitterfeld",
        "eisenach__jena",
        "berlin__magdeburg",
    ]
    for count in range(4):
        state = with_card(11, factories=cities, lines=lines)
        go(state, "play card_11 raise")
        placed = ["sachsen", "sachsen_anhalt", "thueringen"][:count]
        for id in placed:
            go(state, f"raise {id}")
            assert asked(state)[0] == "turn" or id not in choices(state, "raise")
        if asked(state)[0] == "raise":
            assert len(placed) < 3
            go(state, "done")
        assert asked(state) == ("turn", "W")
        assert sum(standards(state)) == count, "three although the value is 1"


@pytest.mark.rule("WSDV-ACT-C2")
@pytest.mark.parametrize(("own", "may"), [(0, True), (1, True), (2, False)])
def test_three_economy_for_each_piece(own, may):
    cities, lines = (
        sound("leipzig", "dresden", "karl_marx_stadt"),
        ["leipzig__dresden", "dresden__karl_marx_stadt"],
    )
    state = with_card(11, factories=cities, lines=lines, standards={"sachsen": own})
    assert (province(state, "sachsen")["economy"], province(state, "sachsen")["next"]) == (7, 3 * own + 3)
    events = go(state, "play card_11 raise")
    assert ("sachsen" in choices(state, "raise")) is may
    if may:
        events = go(state, "raise sachsen")
        assert told(events, "StandardRaised", "points") == [0]


@pytest.mark.rule("WSDV-ACT-C3")
def test_card_points_for_missing_economy():
    cities = sound("leipzig", "jena", "berlin")
    lines = ["leipzig__jena:leipzig", "leipzig__jena:jena"]
    state = with_card(16, turn="west", factories=cities)
    go(state, "play card_16 build", "done")
    state = with_card(8, factories=cities, lines=lines)
    assert [province(state, id)["economy"] for id in ("sachsen", "thueringen", "east_berlin")] == [2, 2, 1]
    go(state, "play card_08 raise")
    assert choices(state, "raise") == ["east_berlin", "sachsen", "thueringen"], "at most 2 points for one"
    go(state, "raise sachsen")
    assert choices(state, "raise") == ["thueringen"], "1 point is left"
    go(state, "raise thueringen")
    assert asked(state)[0] == "turn"
    state = with_card(20, factories=cities, lines=lines)
    go(state, "play card_20 raise")
    assert choices(state, "raise") == ["sachsen", "thueringen"], "the value of the own side is 1"


@pytest.mark.rule("WSDV-ACT-C4")
def test_each_piece_removes_an_unrest():
    facts = {
        "factories": sound("leipzig", "dresden", "karl_marx_stadt"),
        "lines": ["leipzig__dresden"],
        "box": 0,
    }
    for before, after in ((4, 3), (0, 0)):
        state = with_card(11, unrest=quiet(sachsen=before), **facts)
        go(state, "play card_11 raise", "raise sachsen")
        assert (standards(state, "sachsen"), unrest(state, "sachsen")) == (1, after)
        assert province(state, "sachsen")["protests"] == 0


HAMBURG = {"factories": sound("hamburg", "kiel", "bremen")}


@pytest.mark.rule("WSDV-ACT-C5", "WSDV-HAM-1")
def test_hamburg_is_assigned_before_pieces_are_placed():
    for chosen, found in (
        ("schleswig_holstein", ["schleswig_holstein"]),
        ("niedersachsen", ["niedersachsen"]),
    ):
        state = with_card(11, turn="west", unrest=quiet(), **HAMBURG)
        assert [province(state, id)["economy"] for id in WEST_IDS[:2]] == [1, 1]
        assert view(state)["factories"]["hamburg"]["value"] == 1
        go(state, "play card_11 raise")
        assert asked(state) == ("hamburg", "W")
        events = go(state, f"hamburg {chosen}")
        assert told(events, "HamburgAssigned", "province") == [chosen]
        assert choices(state, "raise") == found, "2 of economy and 1 card point"
    state = with_card(11, turn="west", factories=sound("dortmund", "duisburg"), lines=["duisburg__dortmund"])
    go(state, "play card_11 raise")
    assert asked(state)[0] == "raise", "no factory in Hamburg, nothing to assign"


@pytest.mark.rule("WSDV-ACT-C7")
def test_west_berlin_is_raised_only_by_delivery():
    cities = sound("dortmund", "duisburg", "koeln")
    lines = ["duisburg__dortmund", "duisburg__koeln", "dortmund__koeln"]
    state = with_card(20, turn="west", factories=cities, lines=lines)
    go(state, "play card_20 raise")
    assert choices(state, "raise") == ["nordrhein_westfalen"]
    go(state, "raise nordrhein_westfalen", "deliver")
    assert standards(state, "west_berlin") == 1


@pytest.mark.rule("WSDV-ACT-D6")
def test_the_flight_symbol_counts_however_a_card_is_used():
    for use in ("build", "raise", "event"):
        state = with_card(2)
        go(state, f"play card_02 {use}")
        while asked(state)[0] != "turn":
            go(state, legal(state)[-1])
        assert view(state)["forecast"]["flight"]["symbols"] == 1
    state = event_of(15, unrest=quiet())
    assert not [text for text in legal(state, "ignore") if text in ("ignore 5", "ignore 6")]
