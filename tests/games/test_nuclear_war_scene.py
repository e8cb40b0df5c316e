"""How Nuclear War is shown and told."""

import random
from typing import Any

import pytest

import detente
from detente.core.shown.drawing import Panel, Scene
from detente.core.shown.scene import scene
from detente.core.shown.telling import log_lines, seen, told_together
from detente.core.shown.words import Words
from detente.games.nuclear_war.events import CardDrawn, DiceRolled, GameEnded, RowLaid
from detente.games.nuclear_war.forecast import odds, turned_up

GAME = detente.game("nuclear_war")
ENGLISH = Words(GAME, "en")
GERMAN = Words(GAME, "de")


def panel(seen: Scene, id: str) -> Panel:
    return next(panel for panel in seen["panels"] if panel["id"] == id)


def fact(shown: Panel, label: str) -> str:
    return next(fact["value"] for fact in shown["facts"] if fact["label"] == label)


def pieces(seen: Scene, place: str) -> list[tuple[str | None, int]]:
    return [(piece["face"], piece["count"]) for piece in seen["pieces"] if piece["place"] == place]


def play(state: Any, *actions: str) -> list[Any]:
    events: list[Any] = []
    for action in actions:
        state.apply(state.to_act[0], GAME.actions.parse(action), events)
    return events


def test_the_own_cards_are_shown_and_those_of_others_only_counted() -> None:
    state = GAME.start({"seats": 2}, 5)
    seen = scene(state, 0, "en")
    assert sum(count for _, count in pieces(seen, "A hand")) == 9
    assert all(face for face, _ in pieces(seen, "A hand"))
    assert pieces(seen, "B hand") == [(None, 9)]
    assert pieces(seen, "deck") == [(None, 82)]
    assert [piece["id"] for piece in seen["pieces"] if piece["place"] == "B hand"] == ["B hand cards"]


def test_a_spectator_sees_no_hand_and_gets_no_offers() -> None:
    state = GAME.start({"seats": 2}, 5)
    seen = scene(state, None, "en")
    assert pieces(seen, "A hand") == [(None, 9)]
    assert seen["offers"] == []
    assert not any(panel["kind"] == "hand" for panel in seen["panels"])


def test_who_is_dead_and_has_no_cards_keeps_no_empty_places() -> None:
    state = GAME.start({"seats": 6}, 3)
    rnd = random.Random(3)
    dead: set[str] = set()
    while not state.over:
        shown = scene(state, None, "en")
        for seat, about in enumerate(state.view(None)["table"]):
            letter = "ABCDEF"[seat]
            held = any(
                pieces(shown, f"{letter} {place}") for place in ("hand", "row", "launch slot", "deterrents")
            )
            assert bool(panel(shown, f"player {letter}")["places"]) == (about["living"] or held)
            dead |= set() if about["living"] or held else {letter}
        play(state, GAME.actions.text(rnd.choice(state.legal_actions(state.to_act[0]))))
    assert dead


def test_equal_cards_are_one_piece_with_a_count() -> None:
    state = GAME.position({"A": {"hand": ["warhead_10", "warhead_10", "polaris"]}}, {"seats": 2})
    hand = dict(pieces(scene(state, 0, "en"), "A hand"))
    assert hand["10 Megaton Warhead"] >= 2


def test_the_parts_of_a_row_are_seen_to_lie_before_it_is_complete() -> None:
    state = GAME.start({"seats": 2}, 9)
    while state.view(state.to_act[0])["question"]["name"] != "row":
        play(state, GAME.actions.text(state.legal_actions(state.to_act[0])[0]))
    seat = state.to_act[0]
    letter = "AB"[seat]
    before = sum(count for _, count in pieces(scene(state, seat, "en"), f"{letter} hand"))
    offer = scene(state, seat, "en")["offers"][0]
    play(state, offer["action"])
    seen = scene(state, seat, "en")
    assert len(pieces(seen, f"{letter} row")) == 1
    assert sum(count for _, count in pieces(seen, f"{letter} hand")) == before - 1
    other = scene(state, 1 - seat, "en")
    assert pieces(other, f"{letter} row") == []
    assert pieces(other, f"{letter} hand") == [(None, 9)]
    assert seen["undoable"] == 1


def test_the_table_says_when_the_first_rows_are_laid_and_who_begins() -> None:
    state = GAME.start({"seats": 2}, 9)
    table = panel(scene(state, None, "en"), "table")
    assert (fact(table, "State"), fact(table, "Turn")) == ("Set-up", "A")
    assert not [line for line in table["facts"] if line["label"] == "Next"]
    while state.view(None)["phase"] == "set-up":
        play(state, GAME.actions.text(state.legal_actions(state.to_act[0])[0]))
    view = state.view(None)
    assert (view["phase"], view["turn"], view["next"]) == ("rows", None, 0)
    table = panel(scene(state, None, "en"), "table")
    assert (fact(table, "State"), fact(table, "Next")) == ("First rows", "A")
    assert not [line for line in table["facts"] if line["label"] == "Turn"]
    while state.view(None)["phase"] == "rows":
        play(state, GAME.actions.text(state.legal_actions(state.to_act[0])[0]))
    table = panel(scene(state, None, "en"), "table")
    assert (fact(table, "State"), fact(table, "Turn"), fact(table, "Next")) == ("Peace", "A", "B")


def test_hidden_totals_are_shown_as_what_is_known() -> None:
    state = GAME.start({"seats": 3}, 2)
    others = panel(scene(state, 0, "en"), "player B")
    assert fact(others, "People") in ("?", "≥ 1")
    assert fact(panel(scene(state, 0, "en"), "player A"), "People") == str(
        state.view(0)["table"][0]["population"]
    )
    open_table = GAME.start({"seats": 3, "totals": "open"}, 2)
    assert fact(panel(scene(open_table, 0, "en"), "player B"), "People").isdecimal()


@pytest.mark.parametrize(
    ("holds", "end"),
    [
        ({"hand": ["am_p"]}, "You have no anti-missile that stops it."),
        ({"hand": ["am_a"]}, "Do you intercept?"),
        ({"deterrents": ["am_a"]}, "Do you intercept?"),
    ],
)
def test_who_cannot_intercept_reads_so_and_nobody_else_does(holds: dict[str, list[str]], end: str) -> None:
    rows = {"row": ["warhead_20", "polaris"], "launch_slot": "atlas"}
    state = GAME.position({"A": {"hand": ["warhead_10"], **rows}, "B": holds}, {"seats": 3})
    play(state, "place warhead_10", "target B")
    assert scene(state, 1, "en")["prompt"]["text"].endswith(f"20 megatons. {end}")
    assert scene(state, 2, "en")["prompt"]["text"].endswith("Intercept?")


def test_an_attack_is_asked_about_with_its_odds() -> None:
    state = GAME.position(
        {
            "A": {
                "hand": ["warhead_10"],
                "row": ["warhead_20", "polaris"],
                "launch_slot": "atlas",
                "population": 20,
            },
            "B": {"hand": ["am_a"], "population": 6},
            "deck": ["polaris"],
        },
        {"seats": 2},
    )
    play(state, "place warhead_10")
    seen = scene(state, 1, "en")
    assert seen["prompt"]["text"] == ("A attacks you: Atlas Missile, 20 megatons. Do you intercept?")
    assert seen["prompt"]["rule"] == "NW-DEF-7"
    assert seen["prompt"]["mine"]
    assert {offer["action"]: offer["label"] for offer in seen["offers"]} == {
        "intercept am_a": "Intercept with Anti-Missile A",
        "decline": "Don’t intercept: the dice decide",
    }
    dice = panel(seen, "dice forecast")
    assert seen["panels"][0] == dice, "what belongs to the question stands first"
    assert fact(dice, "Losses") == "0 to 15 million"
    # 6 or more: fireball (13), fallout (14), beta (13), gamma (13), dirty bomb (5), stockpile (5) of 100
    assert fact(dice, "You die") == "63%"
    assert {mark["kind"] for mark in seen["marks"]} == {"last", "link"}
    waiting = scene(state, 0, "de")
    assert not waiting["prompt"]["mine"]
    assert "Abfangen?" in waiting["prompt"]["text"]


def test_the_odds_are_those_of_the_rules() -> None:
    """NW-DICE-6 names the mean losses; the 100 megatons end the world in 5 of 100 rolls."""
    assert odds("warhead_10").average == pytest.approx(4.20)
    assert odds("warhead_20").average == pytest.approx(7.35)
    assert odds("warhead_50").average == pytest.approx(12.60)
    assert odds("warhead_100").chain == 5
    assert odds("warhead_10").chain == 0


def test_what_is_forecast_for_the_card_turned_up_comes_true() -> None:
    chance = random.Random(4)
    seen: set[str] = set()
    for seed in range(40):
        state = GAME.start({"seats": 2 + seed % 5}, seed)
        while not state.over:
            seat = chance.choice(state.to_act)
            view = state.view(seat)
            action = GAME.actions.text(chance.choice(state.legal_actions(seat)))
            row = view["row"]
            forecast = None
            if view["question"]["name"] == "place" and action.startswith("place") and row:
                forecast = turned_up(view, seat, row[0])
            names = [type(event).__name__ for event in play_as(state, seat, action)]
            if forecast is None:
                continue
            seen.add(forecast)
            discards = names.count("CardDiscarded")
            asked = state.view(seat)["question"]
            if forecast == "attack":
                assert "AttackDeclared" in names or (asked and asked["name"] == "attack_target")
            elif forecast == "propaganda":
                assert "PropagandaMade" in names or (asked and asked["name"] == "propaganda_target")
            else:
                assert (
                    "AttackDeclared"
                    not in names[: names.index("TurnBegan") if "TurnBegan" in names else None]
                )
                if forecast == "too-big":
                    assert discards >= 2
                elif forecast != "launch":
                    assert discards >= 1
    assert seen == {"attack", "propaganda", "launch", "no-carrier", "too-big", "war", "nothing", "dead"}


def play_as(state: Any, seat: int, action: str) -> list[Any]:
    events: list[Any] = []
    state.apply(seat, GAME.actions.parse(action), events)
    return events


def salvo() -> Any:
    """A has been killed by B and may strike back with a missile and a bomber in the launch slot."""
    state = GAME.position(
        {
            "A": {
                "hand": ["polaris", "warhead_10", "warhead_20", "warhead_20"],
                "row": ["propaganda_5", "propaganda_5"],
                "launch_slot": "b70",
                "population": 1,
            },
            "B": {
                "hand": ["am_s"],
                "row": ["warhead_20", "polaris"],
                "launch_slot": "atlas",
                "population": 30,
            },
            "C": {"population": 20},
            "turn": "B",
        },
        {"seats": 3},
    )
    state.rig([4, 0])
    play(state, GAME.actions.text(state.legal_actions(1)[0]), "target A", "decline")
    return state


def test_a_carrier_can_be_dragged_to_its_targets() -> None:
    state = salvo()
    seen = scene(state, 0, "en")
    assert seen["prompt"]["text"] == "You are dead. Which carrier do you fire in final retaliation?"
    fire = next(offer for offer in seen["offers"] if offer["action"] == "fire launched")
    assert fire["label"] == "Fire B-70 Bomber from the launch slot"
    assert fire["on"] == ["A launch slot b70"]
    assert {offer["action"] for offer in fire["then"]} == {
        f"load {warhead} at {target}" for warhead in ("warhead_10", "warhead_20") for target in "BC"
    }
    assert "then" not in next(offer for offer in seen["offers"] if offer["action"] == "done")


def test_a_secret_can_be_dragged_onto_whom_it_hits() -> None:
    state = next(
        state
        for state in (GAME.start({"seats": 3, "first_player": "A"}, seed) for seed in range(200))
        if "tornado" in state.view(0)["hand"]
    )
    play_it = next(offer for offer in scene(state, 0, "en")["offers"] if offer["action"] == "play tornado")
    assert [(each["action"], each["on"]) for each in play_it["drops"]] == [
        ("target B", ["player B"]), ("target C", ["player C"]),
    ]  # fmt: skip
    play(state, "play tornado")
    for offer in scene(state, 0, "en")["offers"]:
        assert offer["drag"] == {"pieces": ["discard tornado"], "onto": offer["on"]}


def test_propaganda_can_be_dragged_onto_whom_it_hits() -> None:
    state = GAME.position({"A": {"row": ["propaganda_5", "polaris"], "hand": ["am_a"]}}, {"seats": 3})
    play(state, "place am_a")
    shown = scene(state, 0, "en")
    assert shown["prompt"]["asks"] == "propaganda_target"
    for offer in shown["offers"]:
        assert offer["drag"] == {"pieces": ["discard propaganda_5"], "onto": offer["on"]}


def test_a_salvo_is_listed_while_it_is_chosen_and_while_it_flies() -> None:
    state = salvo()
    play(state, "fire polaris")
    assert panel(scene(state, 0, "en"), "salvo")["facts"][0]["value"] == "Polaris Missile with …"
    play(state, "load warhead_10 at B", "fire launched", "load warhead_20 at C", "load warhead_20 at B")
    own = panel(scene(state, 0, "de"), "salvo")
    assert own["title"] == "A’s finaler Gegenschlag"
    assert [shot["value"] for shot in own["facts"]] == [
        "Polaris-Rakete mit 10-Megatonnen-Sprengkopf → B",
        "B-70-Bomber mit 20-Megatonnen-Sprengkopf → C",
        "B-70-Bomber mit 20-Megatonnen-Sprengkopf → B",
    ]
    assert not any(shown["id"] == "salvo" for shown in scene(state, 1, "de")["panels"])
    play(state, "done")
    flying = panel(scene(state, 1, "en"), "salvo")
    assert [shot["label"] for shot in flying["facts"]] == ["1. now", "2.", "3."]


def test_a_salvo_is_announced_in_one_line() -> None:
    state = salvo()
    play(state, "fire polaris", "load warhead_10 at B")
    play(state, "fire launched", "load warhead_20 at C", "load warhead_20 at B")
    announced = play_as(state, 0, "done")
    for language, sentence in (
        (
            "en",
            "A’s final retaliation: Polaris Missile with 10 Megaton Warhead at B; "
            "B-70 Bomber with 20 Megaton Warhead at C and 20 Megaton Warhead at B.",
        ),
        (
            "de",
            "A’s finaler Gegenschlag: Polaris-Rakete mit 10-Megatonnen-Sprengkopf auf B; "
            "B-70-Bomber mit 20-Megatonnen-Sprengkopf auf C und 20-Megatonnen-Sprengkopf auf B.",
        ),
    ):
        for observer in (0, 1, None):
            lines = log_lines(GAME, announced, observer, Words(GAME, language))
            shots = [line for line in lines if line["rule"] == "NW-RET-4"]
            assert [line["text"] for line in shots] == [sentence]
            assert shots[0]["on"] == ["player A", "player B", "player C"]


def test_missiles_of_a_salvo_are_listed_as_in_a_sentence() -> None:
    state = salvo()
    play(state, "fire launched", "load warhead_20 at C", "fire polaris", "load warhead_10 at B")
    lines = log_lines(GAME, play_as(state, 0, "done"), None, Words(GAME, "en"))
    assert lines[0]["text"] == (
        "A’s final retaliation: B-70 Bomber with 20 Megaton Warhead at C "
        "and Polaris Missile with 10 Megaton Warhead at B."
    )


def test_what_all_have_seen_go_into_a_hand_is_remembered() -> None:
    state = GAME.position(
        {"A": {"hand": ["warhead_10"], "deterrents": ["saturn"], "row": ["propaganda_5", "propaganda_5"]}},
        {"seats": 2},
    )
    play(state, "take back saturn")
    known = panel(scene(state, 1, "en"), "known")
    assert [(line["label"], line["value"]) for line in known["facts"]] == [("A’s hand", "Saturn Missile")]


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_question_has_a_prompt_and_every_action_a_label(language: str) -> None:
    chance = random.Random(11)
    asked: set[str] = set()
    verbs: set[str] = set()
    for seed in range(30):
        state = GAME.start({"seats": 2 + seed % 5}, seed)
        while not state.over:
            seat = chance.choice(state.to_act)
            name = state.view(seat)["question"]["name"]
            if chance.random() < 0.05 or name in ("intercept", "salvo", "strategy"):
                asked.add(name)
                for offer in scene(state, seat, language)["offers"]:
                    verbs.add(offer["action"].split()[0])
                    assert "_" not in offer["label"]
            play_as(state, seat, GAME.actions.text(chance.choice(state.legal_actions(seat))))
    assert asked == {question.name for question in GAME.questions.values()}
    assert verbs == {text.split()[0] for text in map(GAME.actions.text, range(GAME.actions.size))}


def test_every_event_has_a_line_and_a_rule() -> None:
    anchors = GAME.text("rules.en.md")
    for kind in GAME.events.values():
        assert f'<a id="{kind.rule}"></a>' in anchors
    told: set[str] = set()
    chance = random.Random(3)
    for seed in range(100):
        state = GAME.start({"seats": 2 + seed % 5}, seed)
        events: list[Any] = []
        while not state.over:
            seat = chance.choice(state.to_act)
            state.apply(seat, chance.choice(state.legal_actions(seat)), events)
        names = {type(event).__name__ for event in events}
        if names <= told:
            continue
        told |= names
        for words in (ENGLISH, GERMAN):
            for seat in (None, 0):
                lines = log_lines(GAME, events, seat, words)
                told_by = [each["event"] for each in told_together(GAME, seen(events, seat))]
                assert len(lines) == len(told_by) - told_by.count("CardFired")
                assert not any("None" in line["text"] for line in lines)
    assert told == set(GAME.events)


def test_a_log_tells_the_cards_of_ones_own_and_hides_those_of_others() -> None:
    events = [CardDrawn(0, "atlas"), RowLaid(1, "polaris", "warhead_10")]
    assert [line["text"] for line in log_lines(GAME, events, 0, ENGLISH)] == [
        "A draws Atlas Missile.",
        "B places a new row face down.",
    ]
    assert [line["text"] for line in log_lines(GAME, events, 1, GERMAN)] == [
        "A zieht eine Karte.",
        "B legt die Reihe: Polaris-Rakete und 10-Megatonnen-Sprengkopf.",
    ]


def test_the_dice_are_told_as_two_figures_with_what_they_mean() -> None:
    rolled = [DiceRolled(0, 1, 7, "dud")]
    assert log_lines(GAME, rolled, None, ENGLISH)[0]["text"] == "Roll 07: dud warhead."
    assert log_lines(GAME, rolled, None, GERMAN)[0]["text"] == "Wurf 07 – Blindgänger."


def test_the_end_is_told_with_its_reason() -> None:
    line = log_lines(GAME, [GameEnded(1, "NW-END-1")], None, GERMAN)[0]
    assert line["rule"] == "NW-END-1"
    assert line["text"] == "Nur B hat noch Menschen und gewinnt."
    line = log_lines(GAME, [GameEnded(None, "NW-END-4")], None, ENGLISH)[0]
    assert line["text"] == "Chain reaction: everybody is dead. Nobody wins."
