"""How 2+2 is shown and told."""

import copy
import random
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.records.facts import read_facts
from detente.core.shown.drawing import Panel, Scene, Section
from detente.core.shown.scene import scene
from detente.core.shown.telling import changes, log_lines
from detente.core.shown.words import Words
from detente.games.germany.log import UNTOLD
from detente.games.germany.names import subject
from detente.games.germany.symbols import card_about, card_face, faces, listed
from detente.games.twoplustwo.card_faces import EditionFaces
from detente.games.twoplustwo.data import house_facts
from detente.games.twoplustwo.scene.forecasts import PHASES
from detente.games.twoplustwo.scene.offers import MAKERS, offer

GAME = detente.game("twoplustwo")
WORDS = {language: Words(GAME, language) for language in ("en", "de")}
FACTS = house_facts()
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def table(options: dict[str, Any] | None = None, **facts: Any) -> Any:
    return GAME.position(facts, options or {}, 1)


def panel(seen: Scene, id: str) -> Panel:
    return next(panel for panel in seen["panels"] if panel["id"] == id)


def fact(seen: Scene, id: str, label: str) -> str:
    return next(fact["value"] for fact in panel(seen, id)["facts"] if fact["label"] == label)


def section(seen: Scene, phase: str) -> Section:
    sections = panel(seen, "end of decade")["sections"]
    return sections[1 + [each.id for each in PHASES].index(phase)]


def lying(seen: Scene, place: str) -> list[tuple[str, int]]:
    return [(piece["sprite"], piece["count"]) for piece in seen["pieces"] if piece["place"] == place]


def marked(seen: Scene, on: str) -> list[str]:
    return [mark["text"] for mark in seen["marks"] if on in mark["on"]]


def play(state: Any, *actions: str) -> list[Any]:
    events: list[Any] = []
    for action in actions:
        state.apply(state.to_act[0], GAME.actions.parse(action), events)
    return events


def lines(state: Any, events: list[Any], seat: int | None, language: str = "en") -> list[str]:
    words = Words(GAME, language, options=state.options)
    return [line["text"] for line in log_lines(GAME, events, seat, words)]


# -- the board


def test_every_space_of_the_tracks_has_an_anchor_and_its_prints_one_below() -> None:
    anchors = set(re.findall(r'<(?:rect|path|circle) id="([^"]+)"', GAME.text("board.svg")))
    for track in ("dominance", "arms_race", "space_race"):
        for space in FACTS["tracks"][track]["spaces"]:
            assert {f"{track} {space['position']}", f"{track} {space['position']} print"} <= anchors
    assert {f"treasury {dollars}" for dollars in range(-5, 11)} <= anchors
    assert {f"dove {k}" for k in range(1, 7)} <= anchors
    assert {"button", "reminders", *(f"turn {k}" for k in range(1, 5)), "sub A", "sub B", "sub C"} <= anchors
    base = set(re.findall(r'<(?:rect|path|circle) id="([^"]+)"', detente.game("wsdv").text("board.svg")))
    assert base < anchors


def test_what_the_edition_prints_lies_on_the_spaces() -> None:
    seen = scene(GAME.start({}, 1), None, "en")
    for track in ("dominance", "arms_race", "space_race"):
        for space in FACTS["tracks"][track]["spaces"]:
            place = f"{track} {space['position']} print"
            sprites = [sprite for sprite, _ in lying(seen, place)]
            points = str(space["victory_points"])
            assert marked(seen, f"{place} points") == ([points] if points != "0" else [])
            assert ("laurel" in sprites) == space.get("laurel", False)
            level = space.get("auto_event_advantage", 0)
            assert (f"level-{level}" in sprites) == (0 < level < 4)
            for icon in space.get("icons", []):
                whose = f"-{icon['player']}" if "player" in icon else ""
                assert f"{icon['icon']}{whose}" in sprites
            if "income" in space:
                under = f"dominance {space['position']} income"
                for power in ("usa", "soviet_union"):
                    assert marked(seen, f"{under} treasury-{power}") == [str(space["income"][power])]


def test_treasuries_are_shown_by_their_markers_and_in_figures() -> None:
    seen = scene(table(money={"usa": 12, "soviet_union": -7}), 0, "en")
    assert lying(seen, "treasury 2") == [("money-usa", 1)]
    assert lying(seen, "treasury -2") == [("money-soviet_union", 1)]
    assert marked(seen, "usa money") == ["12"]
    assert marked(seen, "soviet_union money") == ["−7"]
    assert fact(seen, "player A", "Treasury") == "$12"
    assert fact(seen, "player B", "Treasury") == "−$7"
    red = next(piece for piece in seen["pieces"] if piece["id"] == "soviet_union money")
    assert "only credits" in red["note"]


def test_the_pool_shows_doves_and_the_button_and_reminders_lie_beside_it() -> None:
    seen = scene(table(doves=4, reminders=["arms_race_cost_up"]), 0, "en")
    pool = [lying(seen, f"dove {k}")[0][0] for k in range(1, 7)]
    assert pool == ["dove"] * 4 + ["dove-gone"] * 2
    assert lying(seen, "button") == [("red-button", 1)]
    assert lying(seen, "reminders") == [("arms_race_cost_up", 1)]
    assert fact(seen, "table", "Peace doves") == "4 of 6"


def test_turn_order_and_sub_decade_are_on_the_board() -> None:
    order = ["east", "usa", "soviet_union", "west"]
    seen = scene(table(order=order, turn="soviet_union", sub="B"), None, "en")
    assert [marked(seen, f"turn {k} player")[0] for k in range(1, 5)] == ["E", "USA", "SU", "W"]
    seats = [next(p["seat"] for p in seen["pieces"] if p["place"] == f"turn {k}") for k in range(1, 5)]
    assert seats == [3, 0, 1, 2]
    last = [mark["on"] for mark in seen["marks"] if mark["kind"] == "last"]
    assert ["turn 3 player"] in last
    assert lying(seen, "sub B") == [("marker-sub", 1)] and lying(seen, "sub A") == []


def test_the_board_is_what_the_script_draws(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    drawn = tmp_path / "board.svg"
    script = root / "tools" / "boards" / "twoplustwo_board.py"
    subprocess.run([sys.executable, script, "--out", drawn], check=True, cwd=tmp_path)
    assert drawn.read_text("utf-8") == GAME.text("board.svg")


# -- players


def test_all_four_seats_are_told_apart_and_compared() -> None:
    state = table(
        tracks={"dominance": -3, "arms_race": 4}, collected={"west": ["tpt_10"]}, usa=["card_01"], sub="C"
    )
    seen = scene(state, 2, "de", ["Anna", "Boris", "Carl", "Dora"])
    titles = [panel(seen, f"player {letter}")["title"] for letter in "ABCD"]
    assert titles == ["USA: Anna", "Sowjetunion: Boris", "West: Carl", "Ost: Dora"]
    assert fact(seen, "player A", "Siegpunkte") == "2" and fact(seen, "player B", "Siegpunkte") == "3"
    assert fact(seen, "player A", "Handkarten") == "1"
    assert fact(seen, "player C", "Massenproteste") == "0 von 4"
    assert fact(seen, "player C", "Friedensstifter") == "1"
    assert fact(seen, "player C", "Staatskasse") == "" and fact(seen, "player A", "Unruhe") == ""
    assert lying(seen, "C collected") == [("card-green", 1)]
    assert panel(seen, "peacemakers")["places"] == ["C collected"]


def test_hands_are_seen_by_their_owner_only() -> None:
    state = table(usa=["card_01", "card_02"], west=["card_03"])
    for seat in range(4):
        seen = scene(state, seat, "en")
        own = [piece for piece in seen["pieces"] if piece["place"] == "A hand"]
        assert [piece["face"] is None for piece in own] == ([False] * 2 if seat == 0 else [True])
        hands = [shown["places"] for shown in seen["panels"] if shown["id"] == "hand"]
        assert hands == ([[f"{'ABCD'[seat]} hand"]] if seat in (0, 2) else [])
    spectator = scene(state, None, "en")
    assert lying(spectator, "A hand") == [("back", 2)] and lying(spectator, "C hand") == [("back", 1)]


# -- cards


@LANGUAGES
@pytest.mark.parametrize("card", FACTS["cards"], ids=lambda card: card["id"])
def test_every_card_shows_and_says_what_is_printed_on_it(card: dict[str, Any], language: str) -> None:
    face = card_face(card["id"], WORDS[language])
    assert face["title"].replace("\N{SOFT HYPHEN}", "") == card[f"title_{language}"]
    assert face["subtitle"] == card["year"]
    assert face["ink"] == ("dark" if card["colour"] == "yellow" else "light")
    beside = card["value_icons_right"]
    values = [card["value"][side] for side in ("west", "east")]
    if len(set(values)) == 1 and not any(beside.values()):
        assert [figure["text"] for figure in face["figures"]] == [str(values[0])]
    else:
        assert [figure["text"] for figure in face["figures"]] == list(map(str, values))
    if any(beside.values()):
        pictures = [figure["sprites"] for figure in face["figures"]]
        assert pictures == [
            [f"conflict-{icon['colour']}" for icon in beside[side]] for side in ("west", "east")
        ]
    assert ("ban" in face["corner"]) == card["no_arms_race"]
    below = [
        f"{icon['icon']}-{icon['colour']}" if "colour" in icon else icon["icon"]
        for icon in card["value_icons_below"]
    ]
    assert [icon["sprite"] for icon in face.get("below", [])] == below
    shaded = [icon for row in face["rows"] for icon in row if icon.get("shaded")]
    assert len(shaded) == sum(icon.get("shaded", False) for icon in card["event"])
    amounts = [icon["text"] for row in face["rows"] for icon in row if "text" in icon]
    money = [icon["amount"] for icon in card["event"] if icon["icon"] == "treasury"]
    assert amounts == [f"{amount:+d}".replace("-", "−") for amount in money]
    about = card_about(card["id"], WORDS[language])
    assert listed(faces(WORDS[language]).symbols[card["id"]], WORDS[language]) in about
    assert (WORDS[language]("about-ban") in about) == card["no_arms_race"]


def test_arrows_that_point_both_ways_strict_ones_and_coats_of_arms_are_on_the_card() -> None:
    words = WORDS["en"]
    cuba = [icon["sprite"] for icon in card_face("tpt_12", words)["rows"][1]]
    assert cuba == ["arms_race", "arrow-west", "arrow-east"]
    chess = [icon["sprite"] for icon in card_face("tpt_24", words)["rows"][0]]
    assert chess == ["medal-strict", "arrow-west", "arrow-east"]
    assert "strict" in card_about("tpt_24", words)
    helsinki = [icon for row in card_face("tpt_25", words)["rows"] for icon in row]
    assert [icon.get("badge") for icon in helsinki if icon["sprite"] == "unrest_e"] == ["arms-west"]
    tanks = card_face("special_1", words)
    assert "medal-strict" in [icon["sprite"] for row in tanks["rows"] for icon in row]


@LANGUAGES
def test_cards_of_the_small_decks_show_both_columns_of_every_decade(language: str) -> None:
    words = WORDS[language]
    own = faces(words)
    assert isinstance(own, EditionFaces)
    for card in FACTS["arms_race_cards"]:
        face = card_face(card["id"], words)
        assert len(face["rows"]) == 4
        for decade, row in zip("1234", face["rows"], strict=True):
            count = sum(len(card["grid"][decade][power]) for power in ("usa", "soviet_union"))
            pictures = [icon for icon in row if icon["sprite"] not in ("dominance", "medal-strict")]
            assert len(pictures) == count
            for power in ("usa", "soviet_union"):
                told = own.told(f"{card['id']} {decade} {power}", words)
                assert told in card_about(card["id"], words)
        assert ("reshuffle" in face.get("corner", [])) == card["reshuffle"]
    for card in FACTS["conflict_cards"]:
        assert len(card_face(card["id"], words)["rows"]) == 2


def test_the_card_of_a_small_deck_executed_last_lies_open_and_is_said_in_words() -> None:
    state = table(arms_race_deck=["arms_race_05"], display=["card_05", "card_06", "tpt_01"], sub="C")
    before = scene(state, 2, "en")
    assert lying(before, "arms_race cards") == [("back-arms_race", 10)]
    assert panel(before, "arms_race deck").get("sections") is None
    events = play(state, "play card_05 arms_race")
    seen = scene(state, 2, "en")
    assert lying(seen, "arms_race cards") == [("back-arms_race", 9), ("card-arms_race", 1)]
    last = panel(seen, "arms_race deck")["sections"][0]
    assert last["title"] == "Arms race 5"
    assert last["rows"] == [{"cells": ["I", "USA −$2", "Soviet Union −$1"]}]
    assert "The USA draws the arms race card “Arms race 5”." in lines(state, events, 2)
    assert fact(seen, "arms_race deck", "To draw") == "9"


# -- editions of a table's own


def own_edition() -> dict[str, Any]:
    facts: dict[str, Any] = copy.deepcopy(dict(FACTS))
    facts["meta"]["edition"] = "printed"
    facts["cards"][0]["title_en"] = "Another title"
    facts["cards"][0]["value"] = {"west": 3, "east": 4}
    facts["tracks"]["dominance"]["spaces"][0]["victory_points"] = 9
    facts["arms_race_cards"][0]["grid"]["1"]["usa"] = [{"icon": "treasury", "player": "usa", "amount": -5}]
    return facts


def test_a_table_with_its_own_edition_shows_and_tells_it() -> None:
    state = GAME.position(
        {"display": ["tpt_01", "card_05", "card_06"], "arms_race_deck": ["arms_race_01"], "sub": "C"},
        {"edition": own_edition()},
        1,
    )
    seen = scene(state, 0, "en")
    card = next(piece for piece in seen["pieces"] if piece["id"] == "display tpt_01")
    assert card["face"] == "Another title" and card["card"]["title"] == "Another title"
    assert [figure["text"] for figure in card["card"]["figures"]] == ["3", "4"]
    assert marked(seen, "dominance -6 print points") == ["9"]
    assert fact(seen, "table", "Edition") == "printed"
    credit = next(offer for offer in seen["offers"] if offer["action"] == "play tpt_01 credit")
    assert credit["label"] == "Take a credit: +$3"
    events = play(state, "play tpt_01 arms_race")
    told = lines(state, events, 0)
    assert "The USA takes “Another title” to engage in the arms race." in told
    assert "The USA pays $5 (treasury: $1)." in told
    moved = changes(GAME, events, 0, Words(GAME, "en", options=state.options))
    assert "Another title" in [change.get("face") for change in moved]
    house = scene(table(display=["tpt_01", "card_05"], sub="C"), 0, "en")
    assert [p["face"] for p in house["pieces"] if p["id"] == "display tpt_01"] == ["The Soviet atomic bomb"]
    assert fact(house, "table", "Edition") == "our own"


@LANGUAGES
def test_the_game_says_that_the_values_are_its_own(language: str) -> None:
    words = WORDS[language]
    seen = scene(GAME.start({}, 1), None, language)
    assert panel(seen, "table")["sections"][0]["text"] == words("edition-text")
    own = {"en": "our own", "de": "unsere"}[language]
    assert own in words("game-about").lower() and own in words("option-edition-about").lower()


# -- the automatic event


@pytest.mark.parametrize(
    ("at", "level", "said"),
    [
        (0, "nobody", "East decides where red icons are executed"),
        (-2, "USA, level 1", "The USA decides where icons without a coat of arms are executed"),
        (3, "Soviet Union, level 2", "including those with the opposing state’s coat of arms"),
        (-4, "USA, level 3", "The USA may ignore one icon or arrow first"),
    ],
)
def test_an_automatic_event_says_who_decides_and_why(at: int, level: str, said: str) -> None:
    state = table(tracks={"arms_race": at}, display=["tpt_26", "card_45"], decade=3, sub="C", turn="usa")
    events = play(state, "play card_45 credit")
    seen = scene(state, 3, "en")
    card, advantage = panel(seen, "automatic event")["sections"]
    assert card["title"] == "Solzhenitsyn and Sakharov"
    assert advantage["value"] == level and said in advantage["text"]
    assert fact(seen, "table", "Now playing") == "Automatic event"
    assert seen["prompt"]["text"].startswith("“Solzhenitsyn and Sakharov” (automatic")
    decides = {0: [2], -2: [2], 3: [1], -4: [0]}[at]
    assert seen["prompt"]["seats"] == decides
    assert any(
        line.startswith("Automatic event “Solzhenitsyn and Sakharov”: ") for line in lines(state, events, 3)
    )
    assert lying(seen, "in play") == [("card-yellow", 1)]


# -- forecast


def test_the_forecast_has_all_thirteen_phases_and_says_which_is_under_way() -> None:
    seen = scene(GAME.start({}, 1), 0, "en")
    sections = panel(seen, "end of decade")["sections"]
    assert [each["title"] for each in sections[1:5]] == [
        "1. Arms race", "2. Space race", "3. Dominance", "4. Flight or wall",
    ]  # fmt: skip
    assert len(sections) == 14 and not any(each.get("now") for each in sections)
    state = table(phase="dominance", tracks={"dominance": -4})
    play(state, "dominance -4")
    seen = scene(state, 0, "en")
    assert section(seen, "arms_race")["value"] == "done"
    assert section(seen, "dominance")["now"]


def test_victory_points_are_told_term_by_term_with_the_debt() -> None:
    state = table(tracks={"space_race": -3, "arms_race": -2, "dominance": 5}, money={"soviet_union": -2})
    seen = scene(state, None, "en")
    points = panel(seen, "end of decade")["sections"][0]
    assert points["value"] == "USA 3, SU 3"
    assert {row["cells"][0]: row["cells"][1:] for row in points["rows"]} == {
        "Dominance": ["0", "4"],
        "Arms race": ["1", "0"],
        "Space race": ["2", "0"],
        "Debt (−1 for each full $2)": ["0", "−1"],
    }
    assert fact(seen, "end of decade", "If yellow wins") == "West"
    assert fact(seen, "end of decade", "If red wins") == "East"
    richer = scene(
        table(tracks={"space_race": -3, "arms_race": -2, "dominance": 4}, money={"soviet_union": -2}),
        None,
        "en",
    )
    assert fact(richer, "end of decade", "If yellow wins") == "USA"


def test_the_forecast_says_who_would_win_and_what_the_tracks_bring() -> None:
    seen = scene(table(tracks={"arms_race": 5, "space_race": -2, "dominance": 2}), None, "en")
    assert fact(seen, "end of decade", "Would win now") == "Soviet Union (arms race)"
    assert section(seen, "arms_race")["value"] == "The Soviet Union wins"
    assert "advantage 4" in section(seen, "arms_race")["text"]
    assert section(seen, "space_race")["value"] == "3−1 for the USA"
    assert section(seen, "dominance")["value"] == "The Soviet Union chooses"
    spaces = {space["position"]: space for space in FACTS["tracks"]["dominance"]["spaces"]}
    income = spaces[2]["income"]
    assert (
        f"income USA ${income['usa']}, Soviet Union ${income['soviet_union']}"
        in section(seen, "dominance")["text"]
    )
    assert fact(scene(GAME.start({}, 1), None, "en"), "end of decade", "Would win now") == "still open"
    last = scene(table(decade=4), None, "de")
    assert fact(last, "end of decade", "Sieger") == "Ost (die DDR besteht weiter)"


# -- nuclear war


def war() -> tuple[Any, list[Any]]:
    state = table(
        doves=0, sub="C", arms_race_deck=["arms_race_02"], display=["tpt_01", "card_05", "card_06"],
        collected={"west": ["tpt_10"], "soviet_union": ["tpt_06"]},
    )  # fmt: skip
    return state, play(state, "play tpt_01 arms_race")


@LANGUAGES
def test_nuclear_war_is_a_moment_that_the_table_remembers(language: str) -> None:
    state, events = war()
    words = WORDS[language]
    power, verb = subject([0], words)
    winner, singular = subject([1], words)
    seen = scene(state, 3, language)
    assert seen["over"]
    assert seen["panels"][0]["id"] == "nuclear war"
    [about] = panel(seen, "nuclear war")["sections"]
    assert about["title"] == words("war-title", trigger=power, verb=verb)
    rows = [row["cells"] for row in about["rows"]]
    assert [row[1:] for row in rows] == [["0", "−2"], ["1", "4"], ["1", "1"], ["0", "1"]]
    assert winner in seen["prompt"]["text"] and "USA" in seen["prompt"]["text"]
    assert marked(seen, "red button") == ["USA"]
    moment = [change for change in changes(GAME, events, 3, words) if change["kind"] == "roll"]
    assert [change["dice"] for change in moment] == [["☢"]]
    assert "USA" in moment[0]["text"]
    assert lines(state, events, 3, language)[-2:] == [
        words("log-ButtonPressed", seat=words("seat-who", seat=0), verb=verb),
        words("log-GameEnded", seat=winner, verb=singular, reason="TPT-NUKE-11-1"),
    ]


def test_in_peace_nothing_is_said_of_war() -> None:
    seen = scene(GAME.start({}, 1), 0, "en")
    assert not any(panel["id"] == "nuclear war" for panel in seen["panels"])
    assert marked(seen, "red button") == []


# -- what has been agreed upon


@pytest.mark.parametrize("choice", ["none", "partners", "open"])
@LANGUAGES
def test_the_table_says_who_may_talk(choice: str, language: str) -> None:
    seen = scene(GAME.start({"communication": choice}, 1), 0, language)
    words = WORDS[language]
    assert fact(seen, "table", words("label-talk")) == words(f"option-communication-{choice}")


# -- texts


@LANGUAGES
def test_every_question_and_every_action_has_words(language: str) -> None:
    for question in GAME.questions.values():
        assert f"prompt-{question.name}" in WORDS[language]
    for action in range(GAME.actions.size):
        text = GAME.actions.text(action)
        assert any(text == start or text.startswith(f"{start} ") for start in MAKERS), text


def test_every_event_has_a_line_and_a_rule() -> None:
    anchors = GAME.text("rules.en.md") + detente.game("wsdv").text("rules.en.md")
    lines_of = {name: kind for name, kind in GAME.events.items() if name not in UNTOLD}
    assert len(lines_of) == len(GAME.events) - len(UNTOLD)
    for name, kind in lines_of.items():
        assert name == "GameEnded" or f'<a id="{kind.rule}"></a>' in anchors
    told: set[str] = set()
    chance = random.Random(3)
    for seed in range(12):
        state = GAME.start({}, seed)
        events: list[Any] = []
        while not state.over:
            seat = chance.choice(state.to_act)
            state.apply(seat, chance.choice(state.legal_actions(seat)), events)
        told |= {type(event).__name__ for event in events}
        for language in WORDS:
            for observer in (None, 0, 3):
                for line in lines(state, events, observer, language):
                    assert line and "{" not in line and ".." not in line
    assert len(told) > 55


def test_a_chain_of_cards_is_told_step_by_step() -> None:
    state = table(
        conflict_deck=["conflict_09"], arms_race_deck=["arms_race_05"], display=["tpt_02", "card_05", "card_06"],
        sub="C", turn="west",
    )  # fmt: skip
    events = play(state, "play tpt_02 build", "done")
    told = lines(state, events, 0)
    first = told.index("The USA draws the conflict card “Conflict 9”.")
    assert told[first : first + 4] == [
        "The USA draws the conflict card “Conflict 9”.",
        "Arms race: 0 → −1.",
        "The USA draws the arms race card “Arms race 5”.",
        "The USA pays $2 (treasury: $4).",
    ]


@LANGUAGES
def test_only_its_owner_reads_which_card_of_the_next_decade_was_received(language: str) -> None:
    state = table(phase="space_race", tracks={"space_race": -4})
    events = play(state, "rest")
    card = next(event.card for event in events if type(event).__name__ == "NextCardReceived")
    own, others = lines(state, events, 0, language), lines(state, events, 1, language)
    words = WORDS[language]
    usa, verb = subject([0], words)
    title = faces(words).name(card, language)
    named = words("log-NextCardReceived", seat=usa, verb=verb, card=title)
    hidden = words("log-NextCardReceived-unknown", seat=usa, verb=verb)
    assert named in own and hidden not in own
    assert hidden in others and not any("none" in line for line in others)


def test_icons_that_can_do_nothing_are_told_whatever_they_come_from() -> None:
    state = table(doves=6, display=["tpt_10", "card_05", "card_06"], sub="C", turn="east")
    events = play(state, "play tpt_10 event", "rest")
    assert "Without effect, as no dove is flipped: restore 2 peace doves." in lines(state, events, 0)


def test_base_cards_keep_their_titles_and_pictures() -> None:
    base = read_facts(resources.files("detente.games.germany").joinpath("data.json").read_text("utf-8"))
    old = Words(detente.game("wsdv"), "de")
    for card in base["cards"]:
        if card["colour"] != "special":
            assert card_face(card["id"], WORDS["de"]) == card_face(card["id"], old)


@LANGUAGES
def test_a_space_has_a_short_name_and_says_what_is_printed_there(language: str) -> None:
    shown = scene(table(), 0, language)
    spaces = {
        place["id"]: place
        for place in shown["places"]
        if re.fullmatch(r"(dominance|arms_race|space_race) -?\d+.*", place["id"])
    }
    assert max(len(place["name"]) for place in spaces.values()) < 20
    assert "; " in spaces["dominance -3"]["about"]


@pytest.mark.parametrize(
    ("language", "step", "prestige", "said"),
    [
        ("de", -1, -2, ("Prestige: −2 → −3", "Dominanz: +1 → 0")),
        ("en", 1, 0, ("Prestige: 0 → +1", "Dominance: +1 → +2")),
        ("de", 1, 6, ("Prestige am Ende: Bonus für Ost", "Dominanz: +1 → +2")),
        ("en", -1, -6, ("Prestige at its end: bonus for West", "Dominance: +1 → 0")),
    ],
)
def test_who_chooses_between_two_markers_reads_where_they_would_go(
    language: str, step: int, prestige: int, said: tuple[str, str]
) -> None:
    view = {"step": step, "tracks": {"prestige": prestige, "dominance": 1}}
    labels = [offer(view, track, WORDS[language]) for track in ("prestige", "dominance")]
    assert labels == [(said[0], ["prestige track"]), (said[1], ["dominance track"])]
    free = {"step": None, "tracks": {"prestige": 0, "dominance": 1}}
    assert offer(free, "prestige west", WORDS["de"]) == ("Prestige: 0 → −1", ["prestige -1"])


def test_an_icon_that_a_space_prints_twice_is_told_once() -> None:
    about = {place["id"]: place.get("about", "") for place in scene(table(), 0, "en")["places"]}
    told = "4 points; build 2 points in the West; +1 unrest in the East; income USA $7, Soviet Union $2"
    assert about["dominance -5"] == told
