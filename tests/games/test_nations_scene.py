"""How Das Spiel der Nationen is shown."""

from typing import Any

import pytest

import detente
from detente.core.shown.drawing import Scene
from detente.core.shown.scene import scene

GAME = detente.game("nations")


def lines(seen: Scene) -> list[tuple[str, str, int]]:
    return [(*mark["on"], mark["seat"]) for mark in seen["marks"] if mark["kind"] == "line"]  # type: ignore[misc]


def position(tankers: dict[str, int], pipelines: list[str], leaders: dict[str, str]) -> Any:
    facts = {
        "turn": "A",
        "A": {"leaders": leaders, "tankers": tankers},
        "B": {"leaders": {"OMA.4": "king"}},
        "pipelines": pipelines,
    }
    return GAME.position(facts, {"seats": 2})


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_line_leads_from_each_derrick_that_produces_to_the_tanker_it_loads(seat: int | None) -> None:
    seen = scene(position({"BEL": 1}, [], {"BEL.0": "king"}), seat, "en")
    elements = {piece["id"] for piece in seen["pieces"]}
    assert lines(seen) == [("BEL derrick 1", "BEL port A tanker", 0)]
    assert {"BEL derrick 1", "BEL port A tanker"} <= elements


def test_a_derrick_in_another_country_is_joined_with_the_port_at_the_end_of_the_pipelines() -> None:
    seen = scene(position({"BEL": 3}, ["BEL-GHA"], {"BEL.0": "king", "GHA.6": "dictator"}), 0, "en")
    assert lines(seen) == [
        ("BEL derrick 1", "BEL port A tanker", 0),
        ("BEL derrick 2", "BEL port A tanker", 0),
        ("GHA derrick 1", "BEL port A tanker", 0),
    ]


def test_there_is_no_line_where_nothing_is_earned() -> None:
    assert lines(scene(position({}, [], {"BEL.0": "king"}), 0, "en")) == []


def test_the_points_that_a_leader_can_reach_begin_with_the_cheapest() -> None:
    state = detente.game("nations").start({"first_player": "owner"}, 5)
    advance = None
    while advance is None:
        seen = scene(state, state.to_act[0], "en")
        advance = next((offer for offer in seen["offers"] if offer["action"].startswith("advance")), None)
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    costs = [int(mark["text"]) for mark in advance["preview"]]
    assert costs == sorted(costs) and len(set(costs)) > 1
