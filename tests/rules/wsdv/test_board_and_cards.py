"""Components, map and tracks (COMP, MAP, TRK-1 to TRK-6, TRK-10): the data against the rules page, written down anew."""

import json
from importlib import resources

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    GAME,
    SUPPLIERS,
    WEST_IDS,
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
    table,
    told,
    tracks,
    unrest,
    view,
    with_card,
)

DATA = json.loads(resources.files("detente.games.germany").joinpath("data.json").read_text("utf-8"))
CARDS = {entry["id"]: entry for entry in DATA["cards"]}
RED = [
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    31,
    32,
    33,
    34,
    43,
    44,
    46,
    47,
    49,
    50,
    52,
    53,
    54,
]
RED += [63, 64, 65, 66, 67, 68, 69]
DUAL = [11, 15, 21, 22, 30, 41, 42, 45, 48, 51, 61, 62]
TWO_LINES = {
    "flensburg__hamburg",
    "hamburg__hannover",
    "bremen__duisburg",
    "fulda__bayreuth",
    "rostock__magdeburg",
    "berlin__bitterfeld",
    "magdeburg__eisenach",
    "leipzig__jena",
}
ALL_FACTORIES = dict.fromkeys((entry["id"] for entry in DATA["cities"]), "sound")


def builds(turn="west", value="card_20", **facts):
    """All sites that this side may build with one card."""
    state = with_card(20, turn=turn, **facts)
    go(state, f"play {value} build")
    return choices(state, "build")


@pytest.mark.rule("WSDV-COMP-1")
def test_two_players_and_85_card_faces():
    assert GAME.options[0].name == "seats" and GAME.options[0].values == (2,)
    numbers = [CARDS[card(k)]["decade"] for k in range(1, 81)]
    assert numbers == [1] * 20 + [2] * 20 + [3] * 20 + [4] * 20
    assert len(CARDS) == 85 and sum(entry["colour"] == "special" for entry in CARDS.values()) == 5


@pytest.mark.rule("WSDV-COMP-2", "WSDV-COMP-3")
def test_only_socialists_are_a_limit():
    assert DATA["supply"]["limited"] == {"socialist": 12}
    state = table(box=4, socialists={"sachsen": 3})
    assert view(state)["supply"] == 5
    with pytest.raises(ValueError, match="12 socialists"):
        table(box=9, socialists={"sachsen": 4})
    full = {id: "sound" for id, about in ALL_FACTORIES.items() if id not in ("rheinsberg", "ulm")}
    lines = [entry["id"] for entry in DATA["connections"] if entry["lines"] == 1]
    state = with_card(20, turn="west", factories=full, lines=lines, unrest=dict.fromkeys(EAST_IDS, 9), box=0)
    go(state, "play card_20 build", "build ulm")
    assert "ulm" in built(state) and len(view(state)["factories"]) > 39
    assert sum(unrest(state)) > 50


@pytest.mark.rule("WSDV-COMP-4")
@pytest.mark.parametrize(("number", "points"), [(20, (4, 1)), (17, (3, 1)), (18, (2, 2)), (10, (1, 2))])
def test_a_value_is_that_of_the_side_that_uses_the_card(number, points):
    for turn, own in zip(("west", "east"), points, strict=True):
        state = with_card(number, turn=turn, unrest=quiet())
        go(state, f"play {card(number)} build")
        assert view(state)["task"]["points"] == own


@pytest.mark.rule("WSDV-COMP-5")
def test_colours():
    colours = {
        colour: [k for k in range(1, 81) if CARDS[card(k)]["colour"] == colour]
        for colour in ("red", "yellow", "dual")
    }
    assert colours["red"] == RED and colours["dual"] == DUAL
    assert [len(colours[colour]) for colour in colours] == [37, 31, 12]


@pytest.mark.rule("WSDV-MAP-1", "WSDV-MAP-2")
def test_provinces():
    provinces = view(table())["provinces"]
    assert list(provinces) == WEST_IDS + EAST_IDS
    assert [about["side"] for about in provinces.values()] == ["west"] * 8 + ["east"] * 6
    state = event_of(25)
    go(state, "icon 3")
    assert choices(state, "place unrest") == WEST_IDS[:-1]


@pytest.mark.rule("WSDV-MAP-3", "WSDV-MAP-9")
def test_cities_connections_and_lines():
    connections = DATA["connections"]
    assert {entry["id"] for entry in connections if entry["lines"] == 2} == TWO_LINES
    west = [entry for entry in connections if entry["side"] == "west"]
    assert (len(west), sum(entry["lines"] for entry in west)) == (42, 46)
    assert (len(connections) - len(west), sum(entry["lines"] for entry in connections) - 46) == (26, 30)
    state = with_card(20, turn="west", factories=ALL_FACTORIES, unrest=quiet())
    go(state, "play card_20 build")
    assert len(choices(state, "build")) == 46
    state = with_card(20, turn="east", factories=ALL_FACTORIES, unrest=quiet())
    go(state, "play card_20 build")
    assert len(choices(state, "build")) == 30
    state = with_card(20, turn="west", factories={}, unrest=quiet())
    go(state, "play card_20 build")
    assert len(choices(state, "build")) == 25 and "hamburg" in choices(state, "build")


@pytest.mark.rule("WSDV-MAP-4")
def test_berlin_is_east_berlin():
    state = table(factories={"berlin": "sound", "cottbus": "sound"}, lines=["berlin__cottbus"])
    assert [province(state, id)["economy"] for id in ("east_berlin", "brandenburg")] == [2, 2]
    assert "berlin" not in builds("east", factories={}, unrest={"east_berlin": 4}, box=0)
    assert "berlin" in builds("east", factories={}, unrest={"brandenburg": 4}, box=0)


@pytest.mark.rule("WSDV-MAP-5")
def test_hamburg_belongs_to_one_of_two_provinces():
    assert view(table())["factories"]["hamburg"]["serves"] == ["schleswig_holstein", "niedersachsen"]


@pytest.mark.rule("WSDV-MAP-6")
def test_only_card_27_builds_rheinsberg():
    assert "rheinsberg" not in builds("east", factories={})
    assert not [entry for entry in DATA["connections"] if "rheinsberg" in entry["cities"]]
    state = event_of(27)
    go(state, "rest")
    assert "rheinsberg" in built(state)


@pytest.mark.rule("WSDV-MAP-7")
def test_external_sites():
    links = {site["id"]: [link["city"] for link in site["links"]] for site in DATA["external_factories"]}
    assert links == {
        "polska_north": ["neubrandenburg", "schwedt"],
        "polska_south": ["schwedt", "berlin"],
        "cssr_east": ["cottbus", "dresden"],
        "cssr_west": ["karl_marx_stadt", "jena"],
    }
    for site, cities in links.items():
        lines = [f"{city}__{site}" for city in cities]
        about = view(table(factories=dict.fromkeys([site, *cities], "sound"), lines=lines))
        assert about["factories"][site]["value"] == 3
    assert sum(entry["economy"] for entry in about["provinces"].values()) == 4, (
        "of two cities, not of the site"
    )


@pytest.mark.rule("WSDV-MAP-8")
def test_no_connection_crosses_the_border():
    sides = {entry["id"]: entry["side"] or "east" for entry in DATA["cities"]}
    for entry in DATA["connections"]:
        assert {sides[city] for city in entry["cities"]} == {entry["side"]}


@pytest.mark.rule("WSDV-MAP-10")
def test_west_berlin_has_sectors_and_no_economy():
    sectors = view(table())["sectors"]
    assert {id: about["supplier"] for id, about in sectors.items()} == SUPPLIERS
    state = table(factories=ALL_FACTORIES)
    assert province(state, "west_berlin")["economy"] == 0 and province(state, "west_berlin")["export"] is None


@pytest.mark.rule("WSDV-MAP-11", "WSDV-WB-1")
def test_west_berlin_is_one_province_for_totals_and_unrest():
    state = table(sectors={"french": 2, "us": 1})
    assert province(state, "west_berlin")["standards"] == 3
    assert view(state)["forecast"]["flight"]["highest"] == 3
    assert choices(event_of(14, turn="west"), "remove unrest") == []
    assert unrest(event_of(14, turn="west"), "west_berlin") == 3


ACROSS = {
    "schleswig_holstein": ["mecklenburg_vorpommern"],
    "niedersachsen": ["mecklenburg_vorpommern", "brandenburg", "sachsen_anhalt"],
    "nordrhein_westfalen": [],
    "hessen": ["sachsen_anhalt", "thueringen"],
    "rheinland_pfalz": [],
    "baden_wuerttemberg": [],
    "bayern": ["sachsen", "thueringen"],
    "west_berlin": ["brandenburg", "east_berlin"],
}


@pytest.mark.rule("WSDV-MAP-12")
@pytest.mark.parametrize("id", WEST_IDS)
def test_adjacency_across_the_border(id):
    facts = {"sectors": {"french": 1}} if id == "west_berlin" else {"standards": {id: 1}}
    factories = {"koblenz": "sound"} | ALL_FACTORIES
    found = pressure(unrest=quiet(), factories=factories, **facts)
    assert list(found.get(id, {})) == ACROSS[id]
    for other, near in ACROSS.items():
        for target in near:
            back = pressure(unrest=quiet(), factories=factories, standards={target: 1})
            assert other in back[target]


def pressure(**facts):
    """Whom each province would press."""
    found = view(table(**facts))["forecast"]["pressure"]
    return {about["source"]: about["targets"] for about in found}


@pytest.mark.rule("WSDV-TRK-1")
def test_yellow_arrows_go_to_the_west_red_ones_to_the_east():
    assert tracks(table()) == [0, 0, 0]
    state = event_of(1, unrest=quiet())
    go(state, "rest")
    assert tracks(state) == [0, -1, 1]
    for track in DATA["tracks"]:
        spaces = DATA["tracks"][track].get("spaces") if isinstance(DATA["tracks"][track], dict) else None
        assert spaces is None or spaces == list(range(-6, 7))


@pytest.mark.rule("WSDV-TRK-2")
@pytest.mark.parametrize(("position", "holder"), [(-1, 0), (0, 0), (1, 1)])
def test_prestige_holder(position, holder):
    assert view(table(tracks={"prestige": position}))["holder"] == holder


BOXES = {
    -1: ["run_down"],
    -2: ["run_down"],
    -3: ["place"],
    -4: ["dismantle", "place"],
    -5: ["lower", "place"],
    -6: ["lower", "place", "dismantle"],
    1: ["build"],
    2: ["remove"],
    3: ["build", "remove"],
    4: ["standard"],
    5: ["standard", "remove"],
    6: ["standard", "remove", "build"],
}


ASKED_BY_BOXES = {name for names in BOXES.values() for name in names}


@pytest.mark.rule("WSDV-TRK-3", "WSDV-TRK-4")
@pytest.mark.parametrize("box", BOXES)
def test_prestige_boxes(box):
    facts = {"tracks": {"prestige": box}, "standards": {"sachsen": 1, "thueringen": 1}}
    state = phase("prestige", decade=2, **facts)
    who = "W" if box < 0 else "E"
    if asked(state)[0] == "box":
        assert asked(state) == ("box", who)
        go(state, f"box {box}")
    if asked(state)[0] == "icon":
        go(state, "rest")
    found = []
    while asked(state)[0] in ASKED_BY_BOXES and view(state)["phase"] == "prestige":
        assert asked(state)[1] == who
        found.append(asked(state)[0])
        verb = legal(state)[0].rsplit(" ", 1)[0]
        before = sum(unrest(state))
        go(state, next(text for text in legal(state) if text.startswith(verb)))
        if found[-1] == "standard":
            assert sum(unrest(state)) == before - 1
    assert sorted(found) == sorted(BOXES[box])


@pytest.mark.rule("WSDV-TRK-5")
def test_the_western_currency_counts_its_position():
    for position in (-6, -1, 0, 4, 6):
        about = view(table(tracks={"western_currency": position}))["forecast"]["currency"][0]
        assert about["balance"] == position + about["exporters"]


@pytest.mark.rule("WSDV-TRK-6")
@pytest.mark.parametrize(("position", "count"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_socialists_by_position(position, count):
    for sign in (1, -1):
        state = table(tracks={"socialist": sign * position}, box=6)
        assert view(state)["forecast"]["socialists"] == sign * count
        events = []
        state = phase(
            "police_removal",
            tracks={"socialist": sign * position},
            box=6,
            police=["card_05"],
            unrest=quiet(sachsen=1, thueringen=1),
        )
        events = go(state, "remove unrest sachsen")
        assert told(events, "SocialistsCounted", "track", "change", "box") == [
            (sign * position, sign * count, 6)
        ]


@pytest.mark.rule("WSDV-TRK-10")
@pytest.mark.parametrize("red", [0, 1, 2, 3])
def test_the_flight_track_only_counts(red):
    state = table(
        decade=3, police=["card_05", "card_21", "card_49"][:red], standards={"bayern": 2}, unrest=quiet()
    )
    flight = view(state)["forecast"]["flight"]
    assert (flight["level"], flight["dismantles"]) == (2 + red, (2 + red) // 2)
