"""The map, and the data file that holds it: what is wrong with it is reported with its place."""

import json
from copy import deepcopy

import pytest

from detente.games.nations.data import BOARD, read
from tests.rules.nations.helpers import (
    ARROWS,
    CAPITALS,
    COUNTRIES,
    CROSSINGS,
    DECK,
    DERRICKS,
    GAME,
    INCIDENTS,
    POINTS,
    PRICE,
    ROUTES,
    SEA,
    legal,
    seen,
    table,
    targets,
)

DATA = json.loads(GAME.text("data.json"))


def income_with_tankers(country):
    """What a king in the country yields with more tankers than it has derricks, if it has a port."""
    state = table(A={"leaders": {CAPITALS[COUNTRIES.index(country)]: "king"}, "tankers": {country: 9}})
    return seen(state)["derricks"], seen(state)["income"]


@pytest.mark.rule("SDN-MAP-1")
def test_derricks_of_the_countries():
    assert sorted(DERRICKS.values()) == [1, 2, 2, 2, 2, 4, 4, 4]
    for country, seas in SEA.items():
        assert income_with_tankers(country) == (DERRICKS[country], 2 * DERRICKS[country])
        assert len(seas) == (2 if country == "UOR" else 1)
    for inland in ("AKA", "GHA", "DAH"):
        state = table(A={"leaders": {CAPITALS[COUNTRIES.index(inland)]: "king"}})
        assert seen(state)["derricks"] == 4


@pytest.mark.rule("SDN-MAP-2")
def test_the_circles():
    for k, country in enumerate(COUNTRIES):
        circle = [f"{country}.{n}" for n in range(8)]
        assert sum(point in ARROWS for point in circle) == 4
        assert CAPITALS[k] in circle and INCIDENTS[k] in circle
        assert not {CAPITALS[k], INCIDENTS[k]} & set(ARROWS)
        state = table(A={"leaders": {CAPITALS[k]: "guerrilla"}}, phase="leader")
        reached = targets(state, "A", CAPITALS[k])
        start = int(CAPITALS[k][-1])
        assert {f"{country}.{(start + 1) % 8}", f"{country}.{(start - 1) % 8}"} <= {
            p for p, n in reached.items() if n == 1
        }
        assert seen(state)["countries"] == [country]


@pytest.mark.rule("SDN-MAP-3")
def test_arrows_lead_both_ways():
    assert len(CROSSINGS) == 16 and len(ARROWS) == 32
    for point, other in ARROWS.items():
        for kind, price in PRICE.items():
            state = table(
                A={"leaders": {point: kind}, "agent": "DAH.6"}, B={"agent": "AKA.2"}, phase="leader"
            )
            one_step = {target for target, paid in targets(state, "A", point).items() if paid == price}
            country, at = point.split(".")
            assert one_step == {f"{country}.{(int(at) + 1) % 8}", f"{country}.{(int(at) - 1) % 8}", other}
            assert point[:3] != other[:3]
    plain = set(POINTS) - set(ARROWS)
    state = table(A={"leaders": dict.fromkeys(("UOR.5", "KAS.1"), "king")}, phase="leader")
    assert all(len([p for p in targets(state, "A", at).values() if p == 2]) == 2 for at in ("UOR.5", "KAS.1"))
    assert len(plain) == 32


@pytest.mark.rule("SDN-MAP-4")
def test_countries_and_their_names():
    assert list(seen_rulers()) == COUNTRIES
    assert BOARD.country_names["de"][:2] == ["U.O.R.", "Abu Akar"]
    assert BOARD.country_names["de"][2:] == ["Kasimar", "Beludur", "Omarra", "Tashkir", "Ghazun", "Dahrat"]
    assert BOARD.kinds == ["canal", "inland", *["coastal"] * 4, "inland", "inland"]


def seen_rulers():
    """The countries as a view lists them."""
    return table().view(None)["rulers"]


@pytest.mark.rule("SDN-MAP-5")
def test_ports_and_seas():
    for country in COUNTRIES:
        capital = CAPITALS[COUNTRIES.index(country)]
        state = table(A={"leaders": {capital: "king"}, "tankers": {"north": 1, "south": 1}}, phase="end")
        entered = [text for text in legal(state, "A", "move tanker") if text.endswith(f"to {country}")]
        assert entered == [f"move tanker {sea} to {country}" for sea in SEA.get(country, [])]


@pytest.mark.rule("SDN-MAP-6")
def test_routes_of_pipelines():
    offered = []
    for country in COUNTRIES:
        red = {"leaders": {CAPITALS[COUNTRIES.index(country)]: "king"}, "cash": 9}
        offered += legal(table(A=red, phase="end", pipelines=[]), "A", "buy pipeline")
    assert sorted(offered) == sorted(2 * [f"buy pipeline {route}" for route in ROUTES])
    assert all(route[:3] in SEA and route[4:] not in SEA for route in ROUTES)


def test_the_shortest_ways_between_capitals():
    for source in COUNTRIES:
        start = CAPITALS[COUNTRIES.index(source)]
        state = table(
            A={"leaders": {start: "guerrilla"}, "cash": 99, "agent": start},
            B={"agent": start},
            phase="leader",
        )
        reached = targets(state, "A", start)
        for target in COUNTRIES:
            if target != source:
                steps = DATA["derived"]["capital_distance"][source][target]
                assert reached[CAPITALS[COUNTRIES.index(target)]] == steps


@pytest.mark.rule("SDN-CARD-13")
def test_the_deck():
    assert dict(zip(BOARD.card_ids, BOARD.card_counts, strict=True)) == DECK
    assert sum(DECK.values()) == 24
    assert sum(n for id, n in DECK.items() if id.startswith("INC-F")) == 12
    assert sorted(GAME.start().view(None)["unseen"]) == sorted(id for id, n in DECK.items() for _ in range(n))


def broken(path, value):
    """The data file with one value changed or (None) left out."""
    data = deepcopy(DATA)
    at = data
    for key in path[:-1]:
        at = at[key]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(data)


WRONG = [
    (("countries",), [], "there must be 8"),
    (("countries", 0, "id"), "AKA", "an id occurs twice"),
    (("countries", 0, "kind"), "moon", r"countries\[0\] 'UOR': 'kind' must be coastal or canal or inland"),
    (("countries", 1, "kind"), "coastal", "4 must be coastal, not 5"),
    (
        ("countries", 1, "derricks", 0),
        None,
        r"countries\[1\] 'AKA': a country of kind 'inland' has 4 derricks, not 3",
    ),
    (("countries", 0, "port", "seas"), ["north"], "is on 2 seas, not on 1"),
    (("countries", 2, "port"), None, "is on 1 seas, not on 0"),
    (("countries", 2, "port", "seas"), ["east"], "'seas' must be a list of north, south"),
    (("countries", 0, "points", 0), None, "a circle has 8 points, not 7"),
    (("countries", 0, "points", 5, "role"), "capital", "1 of its points must be capital, not 2"),
    (("countries", 0, "points", 1, "index"), 4, "'index' must be 1"),
    (("countries", 0, "points", 1, "id"), "UOR.9", "the id must be UOR.1"),
    (("countries", 0, "capital"), "UOR.1", "'capital' must be UOR.6"),
    (("countries", 0, "points", 0, "arrow_to"), "XXX.1", "'arrow_to' must be"),
    (("countries", 0, "points", 0, "arrow_to"), "AKA.1", "do not lead to each other"),
    (("crossings", 0), None, "UOR.0 is a border point without a crossing"),
    (("pipeline_routes", 0), None, "pipeline_routes: there must be 7, not 6"),
    (("pipeline_routes", 0, "id"), "P-UOR-DAH", "the id must be 'P-UOR-AKA'"),
    (("pipeline_routes", 0, "port_country"), "GHA", "'port_country' must be"),
    (("seas", 0, "id"), "east", "seas: these must be north, south"),
    (("canal", "country"), "KAS", "'country' must be UOR"),
    (("canal", "connects"), ["north"], "it must connect both seas"),
    (("players", "max"), 5, "'max' must be 4"),
    (("pieces_per_player", "king"), 3, "'king' must be 2"),
    (("leader_types", 0, "id"), "queen", "these must be king, president, dictator, guerrilla"),
    (("leader_types", 0, "place_cost"), 3, "'place_cost' must be 2"),
    (("ships", "sell"), 6, "'sell' must be a whole number from 1 to 5"),
    (("incident_deck", "total"), 23, "'total' must be 24"),
    (("incident_deck", "cards", 1, "id"), "INC-F01", "the id occurs twice"),
    (("incident_deck", "cards", 0, "effect", "op"), "dance", r"'INC-F01' effect: 'op' must be money or"),
    (("incident_deck", "cards", 0, "effect", "unit"), "ton", "'unit' must be producing_pair"),
    (("incident_deck", "cards", 3, "effect", "types"), ["queen"], "'types' must be a list of king"),
    (("incident_deck", "cards", 3, "effect", "optional"), "yes", "'optional' must be true or false"),
    (
        ("incident_deck", "cards", 3, "replaces_leader_action_when_drawn_by_agent"),
        False,
        "does not fit the effect",
    ),
    (("incident_deck", "cards", 3, "text_de"), "", "'text_de' must be a text"),
    (("incident_deck", "cards", 7, "effect", "free"), False, "'free' must be true"),
    (("incident_deck", "cards", 10, "effect", "then_place"), True, "'then_place' must be false"),
    (("incident_deck", "cards", 10, "effect", "optional"), False, "'optional' must be true"),
    (("incident_deck", "cards", 0), 7, "must be an object, not 7"),
    (("crossings",), 7, "'crossings' must be a list"),
    (("crossings", 0), {"a": "UOR.0", "b": "UOR.0"}, "do not lead to each other"),
]


@pytest.mark.parametrize(
    ("path", "value", "says"), WRONG, ids=[".".join(map(str, p)) + f"-{k}" for k, (p, *_) in enumerate(WRONG)]
)
def test_a_mistake_in_the_data_file_is_named(path, value, says):
    with pytest.raises(ValueError, match=says):
        read(broken(path, value))


def test_a_data_file_that_is_none():
    with pytest.raises(ValueError, match="not JSON"):
        read("{")
    with pytest.raises(ValueError, match="must hold an object"):
        read("[]")


def test_an_arrow_within_a_country_is_refused():
    data = deepcopy(DATA)
    points = data["countries"][0]["points"]
    points[0]["arrow_to"], points[1]["arrow_to"] = "UOR.1", "UOR.0"
    data["crossings"] = [{"a": "UOR.0", "b": "UOR.1"}]
    with pytest.raises(ValueError, match="both points lie in the same country"):
        read(json.dumps(data))
