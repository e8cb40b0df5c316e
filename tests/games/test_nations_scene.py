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


def facing(own: dict[str, Any], other: dict[str, Any], **facts: Any) -> Any:
    """A position of two: A, whose turn it is, and B."""
    return GAME.position({"turn": "A", "A": own, "B": other} | facts, {"seats": 2})


def test_the_end_of_a_turn_does_not_name_the_income_of_the_next_player() -> None:
    other = {"leaders": {"OMA.4": "king"}, "tankers": {"OMA": 1}}
    seen = scene(facing({"leaders": {"BEL.0": "king"}}, other, phase="end"), 0, "en")
    ended = next(offer for offer in seen["offers"] if offer["action"] == "done")
    assert ended["preview"] == []


NEAR = {"leaders": {"GHA.7": "guerrilla"}, "agent": "TAS.0", "cash": 2, "tankers": {"north": 1}}
"""Four steps from the capital of Kasimar, with 2 in cash and a tanker to sell for 3."""


def threatened(state: Any, seat: int | None, language: str = "en") -> str:
    facts = [fact for panel in scene(state, seat, language)["panels"] for fact in panel["facts"]]
    return "".join(fact["value"] for fact in facts if fact.get("term") == "threatened")


def note(state: Any, piece: str) -> str:
    return next(each for each in scene(state, 0, "en")["pieces"] if each["id"] == piece).get("note", "")


@pytest.mark.rule("SDN-ATTACK-1")
@pytest.mark.parametrize(("cash", "warned"), [(0, ""), (1, "Kasimar (4 million)")])
def test_a_player_is_told_which_rulers_could_be_overthrown_with_what_others_will_have(
    cash: int, warned: str
) -> None:
    state = facing({"leaders": {"KAS.0": "king"}, "agent": "TAS.1"}, NEAR | {"cash": cash})
    assert threatened(state, 0) == warned
    assert threatened(state, 1) == ""
    assert threatened(state, None) == ""


def test_a_ruler_s_note_says_who_could_overthrow_it() -> None:
    state = facing({"leaders": {"KAS.0": "king"}, "agent": "TAS.1"}, NEAR)
    assert (
        note(state, "KAS.0 A king")
        == "rules Kasimar; threatened by B’s guerrilla leader (Ghazun 7, 4 million)"
    )
    assert note(state, "GHA.7 B guerrilla") == ""
    assert threatened(state, 0, "de") == "Kasimar (4 Mio.)"


def test_nobody_is_threatened_by_the_same_type_nor_past_an_agent() -> None:
    own = {"leaders": {"KAS.0": "guerrilla"}, "agent": "TAS.1", "cash": 9}
    assert threatened(facing(own, NEAR), 0) == ""
    assert threatened(facing({"leaders": {"KAS.0": "king"}, "agent": "KAS.2"}, NEAR | {"cash": 1}), 0) == ""


def test_income_until_then_counts_but_not_what_was_spent_in_this_turn() -> None:
    rich = NEAR | {"leaders": {"GHA.7": "guerrilla", "BEL.0": "king"}, "tankers": {"BEL": 1}, "cash": 0}
    own = {"leaders": {"KAS.0": "king"}, "agent": "TAS.1", "cash": 9}
    assert threatened(facing(own, rich), 0) == "Kasimar (4 million)"
    acting = GAME.position({"turn": "B", "phase": "leader", "A": own, "B": rich}, {"seats": 2})
    assert threatened(acting, 0) == ""


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (
            "en",
            {
                "agent KAS.6": "Secret agent: Kasimar 6, towards the U.O.R.",
                "agent KAS.5": "Secret agent: Incident space of Kasimar",
                "agent KAS.7": "Secret agent: Kasimar 7, next to the capital",
                "agent UOR.6": "Secret agent: Capital of the U.O.R.",
            },
        ),
        (
            "de",
            {
                "agent KAS.6": "Geheimagent: Kasimar 6, Richtung U.O.R.",
                "agent KAS.5": "Geheimagent: Fragezeichen von Kasimar",
                "agent KAS.2": "Geheimagent: Kasimar 2, Richtung Beludur",
            },
        ),
    ],
)
def test_the_agent_s_targets_say_what_is_there(language: str, labels: dict[str, str]) -> None:
    agents = ("AKA.7", "KAS.2")
    told: dict[str, str] = {}
    for agent in agents:
        own = {"leaders": {"DAH.6": "king"}, "agent": agent}
        seen = scene(facing(own, {"leaders": {"OMA.4": "king"}}), 0, language)
        told |= {offer["action"]: offer["label"] for offer in seen["offers"]}
    assert {action: told.get(action) for action in labels} == labels


def test_a_move_of_the_agent_shows_whose_way_it_bars() -> None:
    own = {"leaders": {"KAS.0": "king"}, "agent": "AKA.1"}
    state = facing(own, NEAR)
    assert threatened(state, 0) == "Kasimar (4 million)"
    seen = scene(state, 0, "en")
    shown = {offer["action"]: offer.get("preview") for offer in seen["offers"]}
    assert shown["agent KAS.2"] == [{"kind": "preview", "on": ["KAS"], "text": "no longer threatened"}]
    assert shown["agent OMA.0"] == []
    state.apply(0, GAME.actions.parse("agent KAS.2"))
    assert threatened(state, 0) == ""


def test_a_move_of_the_agent_shows_the_way_that_it_opens() -> None:
    own = {"leaders": {"KAS.0": "king"}, "agent": "KAS.2"}
    offered = scene(facing(own, NEAR), 0, "en")["offers"]
    leaving = next(offer for offer in offered if offer["action"] == "agent KAS.6")
    assert leaving["preview"] == [{"kind": "preview", "on": ["KAS"], "text": "threatened (4 million)"}]
