"""How the log of Nuclear War and its buttons read: people come and go by name, a salvo is told once, nobody is spoken to."""

import random
import re
from typing import Any

import pytest

import detente
from detente.core.shown.scene import offers
from detente.core.shown.telling import line_of, log_lines
from detente.core.shown.words import Words

GAME = detente.game("nuclear_war")
NAMES = ["Anna", "Ben", "Max"]


def line(language: str, event: dict[str, Any]) -> str | None:
    """The line of an event in a game of three."""
    made = line_of(GAME, event, Words(GAME, language, names=NAMES))
    return made and made["text"]


LINES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"event": "AttackDeclared", "seat": 0, "target": 1, "carrier": "saturn", "warhead": "warhead_10"},
        "Anna greift Ben an: Saturn-Rakete mit 10-Megatonnen-Sprengkopf.",
        "Anna attacks Ben: Saturn Missile with 10 Megaton Warhead.",
    ),
    (
        {
            "event": "Intercepted",
            "seat": 0,
            "card": "am_b",
            "carrier": "b70",
            "source": "hand",
            "own": False,
        },
        "Anna fängt den B-70-Bomber mit Anti-Missile B ab.",
        "Anna intercepts the B-70 Bomber with Anti-Missile B.",
    ),
    (
        {"event": "DiceRolled", "seat": 0, "target": 1, "roll": 24, "result": "fireball"},
        "Wurf 24 – Feuerball, 1 Million Tote mehr.",
        "Roll 24: fireball, 1 million more killed.",
    ),
    (
        {"event": "PropagandaMade", "seat": 1, "target": 0, "card": "propaganda_25"},
        "Ben wirbt bei Anna bis zu 25 Millionen Menschen ab.",
        "Ben’s propaganda targets Anna (up to 25 million people).",
    ),
    (
        {"event": "PeopleGained", "seat": 1, "people": 1},
        "Ben bekommt 1 Million Menschen.",
        "Ben gets 1 million people.",
    ),
    ({"event": "TurnsToMiss", "seat": 1, "turns": 1}, "Ben setzt einen Zug aus.", "Ben will miss a turn."),
    ({"event": "WarBegan"}, "Es herrscht Krieg.", "War!"),
    (
        {"event": "DeterrentLaid", "seat": 2, "card": "warhead_20"},
        "Max legt eine Abschreckung in die Reihe: 20-Megatonnen-Sprengkopf.",
        "Max moves a deterrent into the row: 20 Megaton Warhead.",
    ),
    (
        {"event": "RowStruck", "seat": 2, "cards": 2},
        "Auch die Sprengköpfe, die verdeckt in Max’ Reihe liegen, sind zerstört.",
        "The warheads face down in Max’s row are destroyed too.",
    ),
    (
        {"event": "ShotAnnounced", "seat": 0, "target": 1, "carrier": "b70", "warhead": "warhead_20"},
        "Annas finaler Gegenschlag: B-70-Bomber mit 20-Megatonnen-Sprengkopf auf Ben.",
        "Anna’s final retaliation: B-70 Bomber with 20 Megaton Warhead at Ben.",
    ),
]


@pytest.mark.parametrize(("event", "german", "english"), LINES)
def test_the_log_speaks_in_sentences(event: dict[str, Any], german: str, english: str) -> None:
    assert line("de", event) == german
    assert line("en", event) == english


def test_what_a_salvo_fires_is_said_once() -> None:
    fired = {"event": "CardFired", "seat": 0, "card": "b70", "source": "launch slot", "own": False}
    assert line("de", fired) is None and line("en", fired) is None


@pytest.mark.parametrize("language", ["de", "en"])
def test_secrets_speak_to_nobody_and_have_one_colon(language: str) -> None:
    secrets = GAME.event("SecretPlayed").readers["card"].ids
    told = [
        line(language, {"event": "SecretPlayed", "seat": 1, "card": card, "source": "hand", "own": False})
        for card in secrets
        if not re.match(r"warhead|propaganda|am_|polaris|atlas|saturn|b70", card)
    ]
    assert len(told) == 15
    assert [text for text in told if text is None or text.count(":") != 1] == []
    assert [text for text in told if re.search(r"\b(Sie|Ihr\w*|Ihnen|your?)\b", str(text))] == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_button_has_room_for_its_label(language: str) -> None:
    chance = random.Random(6)
    words, labels = Words(GAME, language), set[str]()
    for seed in range(6):
        state = GAME.start({"seats": 4}, seed)
        while not state.over:
            seat = chance.choice(state.to_act)
            if chance.random() < 0.2:
                labels |= {offer["label"] for offer in offers(state, seat, GAME.view(state, seat), words)}
            state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert len(labels) > 50
    assert [label for label in labels if len(label) > 45] == []


def discards(row: list[str], *actions: str, slot: str | None = None, war: bool = False) -> list[str]:
    """What the log says about discards when A turns up the first card of a row, and after these actions of those who are asked."""
    hand = ["propaganda_5", "warhead_50"]
    facts = {
        "war": war,
        "deck": ["warhead_10"] * 6,
        "A": {"population": 20, "hand": hand, "row": row, "launch_slot": slot},
        "B": {"population": 20, "hand": ["am_p", "warhead_10"], "row": ["atlas", "polaris"]},
        "C": {"population": 20, "hand": hand, "row": ["atlas", "polaris"]},
    }
    state = GAME.position(facts, {"seats": 3}, 1)
    events: list[Any] = []
    for action in ("place warhead_50", *actions):
        state.apply(state.to_act[0], GAME.actions.parse(action), events)
    lines = log_lines(GAME, events, None, Words(GAME, "en", names=NAMES))
    return [line["text"].removeprefix("Anna discards ") for line in lines if "discards" in line["text"]]


NOT_FOLLOWED = "as no warhead came next that it can carry."


def test_the_log_says_why_a_card_is_discarded() -> None:
    atlas = f"Atlas Missile, {NOT_FOLLOWED}"
    assert discards(["polaris", "saturn"], slot="atlas") == [atlas]
    assert discards(["warhead_20", "saturn"]) == ["20 Megaton Warhead, as there is no carrier for it."]
    too_big = "100 Megaton Warhead, which is too big for the carrier."
    assert discards(["warhead_100", "saturn"], slot="atlas") == [atlas, too_big]
    effect = "10 Million Propaganda, which takes effect now."
    assert discards(["propaganda_10", "saturn"]) == [effect]
    assert discards(["propaganda_10", "saturn"], "target B") == [effect]
    worthless = "10 Million Propaganda, which is worthless in war."
    assert discards(["propaganda_10", "saturn"], slot="atlas", war=True) == [atlas, worthless]
    assert discards(["am_a", "saturn"]) == ["Anti-Missile A, which has no effect when it is turned up."]


def test_the_log_says_that_cards_of_an_attack_were_intercepted() -> None:
    assert discards(["warhead_10", "saturn"], "target B", "intercept am_p", slot="polaris") == [
        "Polaris Missile and 10 Megaton Warhead, intercepted.",
    ]
    assert discards(["warhead_10", "saturn"], "target B", "decline", slot="polaris") == [
        "10 Megaton Warhead and Polaris Missile after the attack.",
    ]


def test_all_that_a_player_leaves_behind_is_one_line_of_the_log() -> None:
    state = GAME.position(
        {
            "deck": ["warhead_10"] * 6,
            "A": {"population": 20, "hand": ["propaganda_5"], "row": ["propaganda_10", "saturn"]},
            "B": {"population": 8, "hand": ["am_p", *["warhead_10"] * 3], "row": ["atlas", "polaris"]},
            "C": {"population": 20},
        },
        {"seats": 3},
        1,
    )
    events: list[Any] = []
    for action in ("place propaganda_5", "target B"):
        state.apply(state.to_act[0], GAME.actions.parse(action), events)
    lines = log_lines(GAME, events, None, Words(GAME, "en", names=NAMES))
    left = [line for line in lines if line["text"].startswith("Ben discards")]
    assert [line["text"] for line in left] == [
        "Ben discards 3 × 10 Megaton Warhead, Anti-Missile P, Atlas Missile and Polaris Missile on leaving the game."
    ]
    assert set(left[0]["on"]) == {
        *(f"discard {card}" for card in ("am_p", "warhead_10", "atlas", "polaris")),
        "player B",
    }
