"""How the log of Das Spiel der Nationen and its buttons read: countries with their article, amounts with their unit."""

import random
from typing import Any

import pytest

import detente
from detente.core.shown.scene import offers, scene
from detente.core.shown.telling import line_of
from detente.core.shown.words import Words

GAME = detente.game("nations")
NAMES = ["Anna", "Ben", "Max", "Dora"]


def line(language: str, event: dict[str, Any]) -> str | None:
    """The line of an event in a game of four."""
    made = line_of(GAME, event, Words(GAME, language, names=NAMES))
    return made and made["text"]


LINES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"event": "LeaderPlaced", "seat": 0, "leader": "dictator", "country": "UOR", "price": 1},
        "Anna setzt den Diktator in der U.O.R. ein (1 Mio.).",
        "Anna places the dictator in the U.O.R. (cost 1 million).",
    ),
    (
        {"event": "LeaderPlaced", "seat": 3, "leader": "king", "country": "BEL", "price": 0},
        "Dora setzt einen König in Beludur ein (kostenlos).",
        "Dora places a king in Beludur (free).",
    ),
    (
        {
            "event": "LeaderMoved",
            "seat": 0,
            "leader": "dictator",
            "source": "UOR.6",
            "target": "AKA.6",
            "steps": 2,
            "price": 2,
        },
        "Anna lässt den Diktator vorrücken: Hauptstadt der U.O.R. → Fragezeichen von Abu Akar (2 Mio.).",
        "Anna advances the dictator: Capital of the U.O.R. → Incident space of Abu Akar (cost 2 million).",
    ),
    (
        {
            "event": "LeaderBeaten",
            "seat": 1,
            "owner": 0,
            "leader": "president",
            "country": "UOR",
            "returns": False,
        },
        "Annas Präsident wird in der U.O.R. gestürzt und ist aus dem Spiel.",
        "Anna’s president is overthrown in the U.O.R. and out of the game.",
    ),
    (
        {"event": "CountryTaken", "seat": 3, "country": "UOR"},
        "Dora regiert jetzt die U.O.R.",
        "Dora now rules the U.O.R.",
    ),
    (
        {"event": "TankersCaptured", "seat": 0, "loser": 1, "country": "UOR", "count": 1},
        "Anna erbeutet ein Tankschiff von Ben im Hafen der U.O.R.",
        "Anna captures a tanker from Ben in the port of the U.O.R.",
    ),
    (
        {"event": "TankerSold", "seat": 2, "place": "north", "price": 3},
        "Max verkauft ein Tankschiff auf dem Nordmeer (+3 Mio.).",
        "Max sells a tanker on the North Sea of Kark (+3 million).",
    ),
    (
        {"event": "AgentMoved", "seat": 2, "source": "KAS.0", "target": "KAS.4"},
        "Max’ Geheimagent: Hauptstadt von Kasimar → Kasimar 4.",
        "Max’s secret agent: Capital of Kasimar → Kasimar 4.",
    ),
    (
        {"event": "CardDrawn", "seat": 3, "card": "INC-U01", "by": "agent", "source": "deck"},
        "Dora zieht „Bestechungsskandal“: „Zahlen Sie 2 Millionen.“",
        "Dora draws “Bribery scandal”: “Pay 2 million.”",
    ),
    (
        {"event": "GameEnded", "winners": [1, 2, 3], "reason": "SDN-END-3"},
        "Die letzte Runde ist gespielt: Ben, Max und Dora teilen sich den Sieg.",
        "The last round has been played: Ben, Max and Dora share the win.",
    ),
    (
        {"event": "GameEnded", "winners": [1], "reason": "SDN-END-1"},
        "Ben ist als letzte Großmacht übrig und gewinnt.",
        "Ben is the last great power left and wins.",
    ),
]


@pytest.mark.parametrize(("event", "german", "english"), LINES)
def test_the_log_speaks_in_sentences(event: dict[str, Any], german: str, english: str) -> None:
    assert line("de", event) == german
    assert line("en", event) == english


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_income_is_not_worth_a_line(language: str) -> None:
    assert line(language, {"event": "IncomeCollected", "seat": 0, "amount": 0, "pairs": 0}) is None
    assert line(language, {"event": "IncomeCollected", "seat": 0, "amount": 4, "pairs": 2})


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_button_has_room_for_its_label(language: str) -> None:
    state, chance = GAME.start({"seats": 3}, seed=4), random.Random(4)
    words = Words(GAME, language)
    labels: set[str] = set()
    while not state.over:
        [seat] = state.to_act
        labels |= {offer["label"] for offer in offers(state, seat, GAME.view(state, seat), words)}
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert len(labels) > 100
    assert [label for label in labels if len(label) > 45] == []


@pytest.mark.parametrize("pipelines", ["ruler", "anyone"])
def test_the_end_of_a_turn_names_what_may_still_be_done(pipelines: str) -> None:
    prompts = set()
    chance = random.Random(1)
    for seed in range(4):
        state = GAME.start({"seats": 2, "pipelines": pipelines}, seed)
        while not state.over:
            [seat] = state.to_act
            view = GAME.view(state, seat)
            actions = [GAME.actions.text(action) for action in state.legal_actions(seat)]
            if view["phase"] == "end" and view["question"]["name"] == "turn":
                text = scene(state, seat, "de")["prompt"]["text"]
                assert ("Tankschiff" in text) is any("tanker" in action for action in actions)
                assert ("Pipeline" in text) is any("pipeline" in action for action in actions)
                prompts.add(text)
            state.apply(seat, GAME.actions.parse(chance.choice(actions)))
    assert len(prompts) == 4
