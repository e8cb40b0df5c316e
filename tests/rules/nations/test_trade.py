"""Tankers and pipelines."""

import pytest

from detente.core.engine.state import IllegalAction
from tests.rules.nations.helpers import (
    CAPITALS,
    COUNTRIES,
    ROUTES,
    SEA,
    act,
    cash,
    draws,
    kinds,
    legal,
    play,
    seen,
    table,
    told,
    view,
)

PORTS = list(SEA)


def red(leaders=None, tankers=None, cash=20, blue=None, **more):
    """A may trade only: phase 3 is over."""
    return table(
        A={"leaders": leaders or {}, "tankers": tankers or {}, "cash": cash, "agent": "DAH.6"},
        B=blue or {},
        phase="end",
        **more,
    )


def ruling(*countries):
    """A's rulers of these countries."""
    types = ["king", "king", "president", "president", "dictator", "guerrilla"]
    return {CAPITALS[COUNTRIES.index(country)]: kind for country, kind in zip(countries, types, strict=False)}


@pytest.mark.rule("SDN-SHIP-1")
@pytest.mark.parametrize("action", ["buy tanker KAS", "move tanker KAS to north", "sell tanker north"])
def test_one_tanker_action(action):
    state = red(ruling("KAS"), {"KAS": 1, "north": 1})
    act(state, "A", action)
    assert not [text for text in legal(state) if "tanker" in text]


@pytest.mark.rule("SDN-SHIP-2", "SDN-DEC-4")
def test_buying():
    state = red(ruling("KAS", "UOR", "AKA"), cash=5)
    assert legal(state, "A", "buy tanker") == [
        f"buy tanker {place}" for place in ("UOR", "KAS", "north", "south")
    ]
    for place in ("UOR", "KAS", "north", "south"):
        state = red(ruling("KAS", "UOR", "AKA"), cash=5)
        events = act(state, "A", f"buy tanker {place}")
        assert told(events, "TankerBought", "seat", "place", "price") == [(0, place, 5)]
        assert cash(state) == 0 and seen(state)["tankers"] == {place: 1} and view(state)["tankers_left"] == 15
    assert not legal(red(ruling("KAS"), cash=4), "A", "buy tanker")
    assert not legal(red(ruling("KAS"), {"north": 16}), "A", "buy tanker")


@pytest.mark.rule("SDN-SHIP-3")
def test_selling():
    for place in ("TAS", "north", "UOR"):
        state = red({}, {place: 2}, cash=0)
        events = act(state, "A", f"sell tanker {place}")
        assert told(events, "TankerSold", "seat", "place", "price") == [(0, place, 3)]
        assert cash(state) == 3 and seen(state)["tankers"] == {place: 1} and view(state)["tankers_left"] == 15
    assert not legal(red({}, {}), "A", "sell")


@pytest.mark.rule("SDN-SHIP-4")
def test_moving():
    everything = red(ruling("KAS", "BEL", "OMA", "TAS"), dict.fromkeys([*PORTS, "north", "south"], 1))
    offered = legal(everything, "A", "move tanker")
    expected = {f"move tanker {port} to {sea}" for port, seas in SEA.items() for sea in seas}
    expected |= {f"move tanker {SEA[p][0]} to {p}" for p in ("KAS", "BEL", "OMA", "TAS")}
    expected |= {"move tanker north to south", "move tanker south to north"}
    assert set(offered) == expected
    state = red(ruling("KAS"), {"KAS": 1})
    events = act(state, "A", "move tanker KAS to north")
    assert told(events, "TankerMoved", "seat", "source", "target") == [(0, "KAS", "north")]
    assert seen(state)["tankers"] == {"north": 1} and cash(state) == 20
    with pytest.raises(IllegalAction, match="SDN-SHIP-4"):
        act(red({}, {"north": 1}), "A", "move tanker north to KAS")


@pytest.mark.rule("SDN-SHIP-5")
def test_the_port_of_uor():
    assert legal(red({}, {"UOR": 1}), "A", "move tanker") == [
        "move tanker UOR to north",
        "move tanker UOR to south",
    ]
    both = {"north": 1, "south": 1}
    own = legal(red(ruling("UOR"), both), "A", "move tanker")
    assert {"move tanker north to UOR", "move tanker south to UOR"} <= set(own)
    assert not [text for text in legal(red({}, both), "A", "move tanker") if text.endswith("UOR")]


@pytest.mark.rule("SDN-CANAL-1")
def test_the_passage():
    both = {"north": 1, "south": 1}
    through = ["move tanker north to south", "move tanker south to north"]
    assert legal(red({}, both), "A", "move tanker") == through
    assert set(through) <= set(legal(red(ruling("UOR"), both)))
    assert not legal(red({}, both, blue={"leaders": {"UOR.6": "king"}}), "A", "move tanker")
    assert legal(red({}, both, blue={"leaders": {"UOR.5": "king"}}), "A", "move tanker") == through
    assert [about["canal_open"] for about in view(red(ruling("UOR"), both))["table"]] == [True, False]


@pytest.mark.rule("SDN-CANAL-2")
def test_the_passage_is_not_granted():
    state = red(ruling("UOR"), blue={"tankers": {"north": 1}, "leaders": {"TAS.4": "king"}, "agent": "DAH.6"})
    assert all(text.split()[0] in ("buy", "move", "sell", "done") for text in legal(state))
    act(state, "A", "done")
    assert not legal(state, "B", "move tanker")


@pytest.mark.rule("SDN-SHIP-6")
def test_any_number_in_a_port():
    state = red(ruling("TAS"), {"TAS": 15})
    act(state, "A", "buy tanker TAS")
    assert seen(state)["tankers"] == {"TAS": 16}


@pytest.mark.rule("SDN-SHIP-7")
def test_tankers_on_the_sea_are_not_captured():
    state = table(
        A={"leaders": {"KAS.7": "king"}, "cash": 9, "agent": "DAH.6"},
        B={"leaders": {"KAS.0": "dictator"}, "tankers": {"north": 3, "south": 1}, "agent": "DAH.5"},
        phase="leader",
    )
    events = play(state, "A advance KAS.7", "A to KAS.0")
    assert "TankersCaptured" not in kinds(events) and seen(state, "B")["tankers"] == {"north": 3, "south": 1}


@pytest.mark.rule("SDN-SHIP-8")
def test_a_tanker_leaves_an_abandoned_port():
    for port, seas in SEA.items():
        assert legal(red({}, {port: 1}), "A", "move tanker") == [
            f"move tanker {port} to {sea}" for sea in seas
        ]


@pytest.mark.rule("SDN-PIPE-1", "SDN-DEC-5")
def test_buying_a_pipeline():
    state = red(ruling("KAS", "GHA"), cash=6)
    assert legal(state, "A", "buy pipeline") == [
        f"buy pipeline {r}" for r in ("KAS-AKA", "KAS-GHA", "BEL-GHA")
    ]
    events = act(state, "A", "buy pipeline KAS-GHA")
    assert told(events, "PipelineLaid", "seat", "pipeline", "price") == [(0, "KAS-GHA", 3)]
    assert cash(state) == 3 and set(view(state)["pipelines"]) == {"UOR-AKA", "KAS-GHA"}
    assert view(state)["pipelines_left"] == 10
    assert not legal(state, "A", "buy pipeline")
    assert not legal(red(ruling("KAS"), cash=2), "A", "buy pipeline")
    assert not legal(
        red(ruling("AKA", "KAS", "UOR"), pipelines=["UOR-AKA", "KAS-AKA", "OMA-AKA", "KAS-GHA"]),
        "A",
        "buy pipeline",
    )


@pytest.mark.rule("SDN-PIPE-2")
def test_the_buyer_rules_one_end_unless_the_table_says_anyone():
    for country in COUNTRIES:
        offered = legal(red(ruling(country), pipelines=[]), "A", "buy pipeline")
        assert offered == [f"buy pipeline {route}" for route in ROUTES if country in route]
    assert not legal(red({}, pipelines=[]), "A", "buy pipeline")
    anyone = red({}, pipelines=[], options={"pipelines": "anyone"})
    assert legal(anyone, "A", "buy pipeline") == [f"buy pipeline {route}" for route in ROUTES]


@pytest.mark.rule("SDN-PIPE-3")
def test_a_pipeline_stays():
    state = table(
        3,
        A={"leaders": {"AKA.1": "king"}, "cash": 9, "agent": "DAH.6"},
        B={
            "leaders": {"AKA.2": "dictator"},
            "agent": "DAH.4",
            "lost": ["king", "king", "president", "president", "guerrilla"],
        },
        pipelines=["UOR-AKA", "KAS-AKA"],
        phase="leader",
    )
    play(state, "A advance AKA.1", "A to AKA.2")
    assert not seen(state, "B")["living"]
    assert view(state)["pipelines"] == ["UOR-AKA", "KAS-AKA"]
    state = table(A={"leaders": {"AKA.2": "king"}, "agent": "DAH.5"}, deck=["INC-U11"], pipelines=["KAS-AKA"])
    assert told(draws(state), "PipelineRemoved", "pipeline") == ["KAS-AKA"] and view(state)["pipelines"] == []


@pytest.mark.rule("SDN-PIPE-4")
def test_a_pipeline_is_neither_sold_nor_moved():
    state = red(ruling("AKA", "KAS", "UOR"))
    assert [text for text in legal(state) if "pipeline" in text] == [
        f"buy pipeline {r}" for r in ("KAS-AKA", "OMA-AKA", "KAS-GHA")
    ]
