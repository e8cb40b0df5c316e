"""Facts that somebody has changed are refused in words, or make positions that can be saved and played."""

from typing import Any

import pytest

import detente
from detente.core.authors.checks.positions import change_facts

POSITIONS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "nuclear_war",
        {"seats": 4},
        {
            "deck": ["warhead_10", "warhead_20"],
            "turn": "C",
            "A": {
                "population": 20,
                "hand": ["propaganda_5", "warhead_20"],
                "row": ["atlas"],
                "launch_slot": "b70",
                "load": 30,
                "deterrents": ["saturn", "am_s"],
            },
            "B": {"hand": ["propaganda_5"], "row": [], "missing": 2},
            "D": {"out": True},
            "discard": ["polaris", "warhead_10"],
            "war": True,
        },
    ),
    ("nuclear_war", {"seats": 3}, {"set_up": ["B", "C"], "turn": "B", "C": {"population": 50}}),
    (
        "nations",
        {"seats": 3},
        {
            "turn": "B",
            "A": {
                "cash": 4,
                "debt": 2,
                "leaders": {"KAS.0": "king", "BEL.3": "king"},
                "lost": ["dictator"],
                "tankers": {"KAS": 2},
            },
            "C": {"gone": True},
            "had": "A",
            "phase": "agent",
            "round": 7,
            "pipelines": ["UOR-AKA"],
            "below": ["INC-U01"],
            "deck": ["INC-F02"],
        },
    ),
    (
        "europe1815",
        {"seats": 4, "start": "quick", "mode": "teams"},
        {
            "start": "A",
            "phase": "summer",
            "turn": "D",
            "actions": 1,
            "half": True,
            "civil": ["diplomacy"],
            "conquered": "AB",
            "A": {"points": 12, "markers": 2, "general": "england"},
            "lands": {"irland": "A 3 inf 1 kav", "portugal": "neutral 2 inf"},
        },
    ),
    (
        "wsdv",
        {},
        {
            "turn": "west",
            "decade": 2,
            "half": 2,
            "display": ["card_21", "card_23"],
            "west": ["card_12"],
            "row": ["card_22"],
            "police": ["card_05"],
            "factories": {"leipzig": "sound", "polska_south": "sound", "berlin": "rundown"},
            "lines": ["berlin__polska_south"],
            "unrest": {"hessen": 2, "west_berlin": 4},
            "supplied": {"rheinland_pfalz": 1},
            "sectors": {"french": 1},
            "delivered": ["us"],
            "tracks": {"prestige": -2},
            "socialists": {"sachsen": 2},
            "special": False,
            "wall": True,
        },
    ),
    (
        "twoplustwo",
        {},
        {
            "phase": "space_race",
            "decade": 2,
            "unrest": {"hessen": 2, "bayern": 1},
            "tracks": {"dominance": 2, "arms_race": 1, "space_race": -1},
            "row": ["card_23", "tpt_15"],
            "collected": {"west": ["tpt_10"]},
            "usa": ["card_25"],
            "early": {"usa": "card_45"},
            "doves": 4,
            "money": {"usa": 9},
            "order": ["west", "east", "usa", "soviet_union"],
            "reminders": ["arms_race_cost_up"],
            "arms_race_deck": ["arms_race_01"],
        },
    ),
    (
        "isles",
        {"seats": 2},
        {
            "turns": "AB",
            "tide": 2,
            "deck": ["oysters", "channel"],
            "hands": {"A": ["current"], "B": []},
            "stowed": {"B": ["oysters"]},
            "isles": {"heron": "A4", "tern": "B3"},
            "pearls": {"A": 5, "B": 5},
        },
    ),
]


@pytest.mark.parametrize(
    ("id", "options", "facts"), POSITIONS, ids=[f"{id}-{k}" for k, (id, _, _) in enumerate(POSITIONS)]
)
def test_changed_facts_are_refused_or_can_be_played(
    id: str, options: dict[str, Any], facts: dict[str, Any]
) -> None:
    game = detente.game(id)
    assert 30 < change_facts(game, options, facts, 150) < 150
    assert game.position(facts, options, 1).to_dict()["game"] == id
