"""How Wir sind das Volk! is shown and told."""

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
from detente.core.shown.scene import look_ahead, scene
from detente.core.shown.telling import log_lines
from detente.core.shown.words import Words
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.ids import PHASE_IDS, TRACK_IDS
from detente.games.germany.log import UNTOLD
from detente.games.germany.scene.forecasts import east_points
from detente.games.germany.scene.staging import marker
from detente.games.germany.symbols import card_about, card_face, faces
from detente.games.wsdv.card_faces import FACES

GAME = detente.game("wsdv")
WORDS = {language: Words(GAME, language) for language in ("en", "de")}
FACTS = read_facts(resources.files("detente.games.germany").joinpath("data.json").read_text("utf-8"))
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def table(**facts: Any) -> Any:
    return GAME.position(facts, {}, 1)


def panel(seen: Scene, id: str) -> Panel:
    return next(panel for panel in seen["panels"] if panel["id"] == id)


def section(seen: Scene, phase: str) -> Section:
    return panel(seen, "end of decade")["sections"][PHASE_IDS.index(phase)]


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
    return [line["text"] for line in log_lines(GAME, events, seat, WORDS[language])]


# -- the board


def test_every_place_that_lies_on_the_map_has_an_anchor() -> None:
    board = GAME.text("board.svg")
    anchors = set(re.findall(r'<(?:path|rect|circle) id="([^"]+)"', board))
    spaces = {f"{track} {at}" for track in TRACK_IDS for at in range(-6, 7)}
    spaces |= {f"flight {at}" for at in range(21)} | {f"{track} track" for track in (*TRACK_IDS, "flight")}
    provinces = {*BOARD.province_ids, *(f"{id} plate" for id in BOARD.province_ids)}
    boxes = {"wall", "holding", "supply", *(f"decade {k}" for k in range(1, 5))}
    assert anchors == {*BOARD.site_ids, *BOARD.sector_ids, *provinces, *spaces, *boxes}
    places = {place["id"] for place in scene(table(), 0, "en")["places"]}
    assert anchors <= places


def test_lines_are_ways_and_provinces_are_areas() -> None:
    board = GAME.text("board.svg")
    for id in BOARD.line_ids:
        assert re.search(rf'id="{id}" class="way (west|east)"', board)
    for id in BOARD.province_ids:
        assert re.search(rf'id="{id}" class="area', board)


# -- cards


@LANGUAGES
@pytest.mark.parametrize("card", FACTS["cards"], ids=lambda card: card["id"])
def test_every_card_is_built_of_what_is_printed_on_it(card: dict[str, Any], language: str) -> None:
    face = card_face(card["id"], WORDS[language])
    assert face["title"].replace("\N{SOFT HYPHEN}", "") == card[f"title_{language}"]
    assert face["subtitle"] == card["year"]
    values = [figure["text"] for figure in face["figures"]]
    if card["colour"] == "special":
        assert values == []
    else:
        own = [str(card["value"][side]) for side in ("west", "east")]
        assert values == (own if own[0] != own[1] else own[:1])
    police = [f"police_{card['police_symbol']}"] if card["police_symbol"] else []
    assert face["corner"] == ["runner"] * card["flight_symbols"] + police
    tracks = {"prestige": "medal", "western_currency": "coins", "socialist": "star"}
    printed: dict[int, list[str]] = {}
    for entry in card["event"]:
        row = printed.setdefault(entry["row"], [])
        if entry["icon"] == "arrow":
            row += [tracks[entry["track"]]] + [f"arrow-{entry['direction']}"] * entry["count"]
        else:
            row.append(entry["icon"])
    assert [[icon["sprite"] for icon in row] for row in face["rows"]] == list(printed.values())


@LANGUAGES
def test_coats_of_arms_and_restrictions_are_on_the_card_and_in_its_words(language: str) -> None:
    words = WORDS[language]
    nato = card_face("card_11", words)["rows"][0][0]
    assert nato["badge"] == "arms-east"
    assert nato["label"]
    assert words("side-east") in card_about("card_11", words)
    assert [icon["label"] for icon in card_face("card_16", words)["rows"][0]] == [
        words("short-most", most=2)
    ] * 4
    assert words("where-cssr") in card_about("card_07", words)


def test_what_a_card_does_is_said_in_a_few_words() -> None:
    assert card_about("card_13", WORDS["en"]) == (
        "Yellow card: only West may trigger its event. Value: West 2, East 2. "
        "Event: build 3 points in the West; −1 unrest in the West (without West Berlin)."
    )


def test_cards_of_the_display_and_the_own_hand_are_open_those_of_the_other_only_counted() -> None:
    state = table(west=["card_03"], east=["card_12", "card_18"])
    seen = scene(state, 0, "en")
    own = [piece for piece in seen["pieces"] if piece["place"] == "A hand"]
    assert [piece["id"] for piece in own] == ["A hand card_03"]
    assert own[0]["card"]["title"] == "Monetary reform in the East"
    assert lying(seen, "B hand") == [("back", 2)]
    assert all("card" in piece for piece in seen["pieces"] if piece["place"] == "display")
    shown = [(panel["id"], panel["kind"]) for panel in seen["panels"] if panel["kind"] in ("hand", "display")]
    assert shown == [("cards", "display"), ("hand", "hand")]
    assert lying(scene(state, None, "en"), "A hand") == [("back", 1)]


def test_a_card_offers_its_uses_with_pictures() -> None:
    state = table(display=["card_13", "card_03"], turn="west")
    offers = {offer["action"]: offer for offer in scene(state, 0, "en")["offers"]}
    assert offers["play card_13 event"]["on"] == ["display card_13"]
    assert offers["play card_13 build"]["sprites"] == ["use-build"]
    assert "play card_03 event" not in offers


def test_long_words_can_be_broken() -> None:
    title = card_face("card_12", WORDS["de"])["title"]
    assert max(map(len, re.split(r"[ \N{SOFT HYPHEN}-]", title))) < 14


# -- pieces and marks


def test_what_lies_in_a_province_is_told_apart() -> None:
    state = table(
        unrest={"sachsen": 5, "west_berlin": 4},
        standards={"sachsen": 2},
        sectors={"british": 1},
        socialists={"sachsen": 1},
        supplied={"rheinland_pfalz": 1},
        box=0,
    )
    seen = scene(state, None, "en")
    assert dict(lying(seen, "sachsen plate")) == {
        "standard": 2, "unrest": 5, "mass_protest": 1, "socialist": 1,
    }  # fmt: skip
    assert dict(lying(seen, "west_berlin plate")) == {"unrest": 4, "mass_protest": 1}
    assert lying(seen, "british") == [("standard", 1)]
    assert dict(lying(seen, "rheinland_pfalz plate"))["supplier_protest"] == 1
    assert lying(seen, "supply") == [("socialist", 11)]


def test_factories_bear_their_value_and_show_how_they_stand() -> None:
    state = table(
        factories={"berlin": "sound", "bitterfeld": "rundown", "hamburg": "sound", "polska_south": "sound",
                   "rheinsberg": "sound"},
        lines=["berlin__polska_south", "berlin__bitterfeld:berlin", "berlin__bitterfeld:bitterfeld"],
    )  # fmt: skip
    seen = scene(state, None, "en")
    sprites = {
        id: lying(seen, id) for id in ("berlin", "bitterfeld", "hamburg", "polska_south", "rheinsberg")
    }
    assert sprites == {
        "berlin": [("factory-east", 1)],
        "bitterfeld": [("rundown", 1)],
        "hamburg": [("factory-west", 1)],
        "polska_south": [("factory-abroad", 1)],
        "rheinsberg": [("factory-east", 2)],
    }
    assert marked(seen, "berlin factory") == ["3"]
    assert marked(seen, "bitterfeld factory") == ["1"]
    assert lying(seen, "berlin__polska_south") == [("infrastructure", 1)]


def test_police_cards_tell_whether_they_are_fresh_and_are_offered_where_they_lie() -> None:
    state = table(turn="east", police=["card_05", "card_15"], spent=["card_15"], unrest={"sachsen": 2})
    seen = scene(state, 1, "en")
    assert marked(seen, "police card_05") == ["unused · flight +1"]
    assert marked(seen, "police card_15") == ["used"]
    offer = next(offer for offer in seen["offers"] if offer["action"] == "police sachsen")
    assert offer["on"] == ["police card_05"]
    assert offer["sprites"] == ["badge"]
    assert panel(seen, "police cards")["kind"] == "display"


def test_while_living_standard_is_raised_the_map_counts_what_has_been_assigned() -> None:
    """Worked example 6: Polska (south) may serve Brandenburg or East Berlin."""
    state = table(
        turn="east", display=["card_03", "card_18"],
        factories={"berlin": "sound", "schwedt": "sound", "polska_south": "sound"},
        lines=["berlin__polska_south", "schwedt__polska_south"],
    )  # fmt: skip
    play(state, "play card_03 raise")
    assert scene(state, 1, "en")["prompt"]["text"].endswith("Which province does Polska (south) serve?")
    play(state, "assign polska_south brandenburg")
    seen = scene(state, 1, "en")
    assert marked(seen, "brandenburg plate") == ["5/3"]
    assert marked(seen, "east_berlin plate") == ["2/3"]
    assert marked(seen, "bayern plate") == []


def test_while_living_standard_is_raised_the_map_shows_what_the_next_one_needs() -> None:
    state = table(
        turn="west", display=["card_13", "card_18"], factories={"dortmund": "sound", "koeln": "sound"},
        lines=["dortmund__koeln"],
    )  # fmt: skip
    play(state, "play card_13 raise")
    while state.view(0)["question"]["name"] != "raise":
        play(state, GAME.actions.text(state.legal_actions(0)[0]))
    assert marked(scene(state, 0, "en"), "nordrhein_westfalen plate") == ["4/3"]


# -- icons


def test_open_icons_are_buttons_with_pictures_and_the_rest_is_one_button() -> None:
    state = table(turn="east", display=["card_01", "card_03"], unrest={"sachsen": 3, "thueringen": 2})
    play(state, "play card_01 event")
    offers = {offer["action"]: offer for offer in scene(state, 1, "en")["offers"]}
    assert offers["icon 1"]["sprites"] == ["remove_unrest_e"]
    assert offers["icon 3"]["sprites"] == ["coins", "arrow-west"]
    assert offers["icon 3"]["label"] == "Western currency −1"
    assert offers["rest"]["label"] == "All in printed order"
    assert not any(offer["on"] for offer in offers.values())


def test_of_a_dual_card_each_arrow_can_be_ignored() -> None:
    state = table(turn="west", display=["card_22", "card_31"], decade=2)
    play(state, "play card_22 event")
    labels = {offer["action"]: offer["label"] for offer in scene(state, 0, "en")["offers"]}
    assert labels["ignore nothing"] == "Ignore nothing"
    assert labels["ignore 5"] == "Ignore: Western currency +1"


def test_boxes_of_the_prestige_track_are_chosen_where_they_are() -> None:
    state = table(phase="prestige", tracks={"prestige": 3}, unrest={"sachsen": 2})
    offers = {offer["action"]: offer for offer in scene(state, 1, "en")["offers"]}
    assert offers["box 3"]["on"] == ["prestige 3"]
    assert offers["box 3"]["sprites"] == ["build_e", "remove_unrest_e"]


# -- the forecast, with the numbers of the worked examples


def test_the_forecast_tells_the_flight_term_by_term() -> None:
    state = table(
        display=["card_03", "card_04"], row=["card_02", "card_12", "special_1"], police=["card_05", "card_15"],
        standards={"bayern": 2, **dict.fromkeys(BOARD.province_ids[8:], 1)}, unrest={"sachsen": 4}, box=0,
        special=False,
    )  # fmt: skip
    seen = scene(state, None, "en")
    told = section(seen, "flight_or_wall")
    assert told["value"] == "7 → dismantle 3"
    assert told["text"].startswith(
        "Flight icons 4 + red police power cards 1 + highest LS West 2 − lowest LS East 1 + MP East 1 − MP West 0 = 7."
    )
    assert marked(seen, "flight 7") == ["7"]
    assert section(seen, "police_cost")["value"] == "dismantle 2"
    assert section(seen, "police_removal")["value"] == "−2 unrest"


def test_behind_the_wall_there_is_no_flight() -> None:
    seen = scene(table(wall=True, decade=3), None, "en")
    assert section(seen, "flight_or_wall")["value"] == "dismantle 1"
    assert not any(mark["on"][0].startswith("flight") for mark in seen["marks"])


def test_the_forecast_tells_the_currency_balance() -> None:
    state = table(
        factories={"berlin": "sound", "bitterfeld": "sound"},
        lines=["berlin__bitterfeld:berlin", "berlin__bitterfeld:bitterfeld"],
        standards={"sachsen_anhalt": 1},
        tracks={"western_currency": -4},
    )
    told = section(scene(state, None, "en"), "western_currency")
    assert told["value"] == "deficit 3"
    assert "Track −4 + East exporters 2 (from value 0) − LS East 1 = −3." in told["text"]
    assert told["text"].endswith("2 factories are run down, 1 build point is dismantled.")


@pytest.mark.parametrize(
    ("track", "police", "told"),
    [
        (0, 0, "loses 0 of 4"),
        (-4, 0, "loses 3 of 4"),
        (-5, 0, "loses 4 of 4"),
        (-4, 2, "loses 5 of 4: bankrupt"),
    ],
)
def test_the_forecast_counts_what_east_would_lose_of_what_it_has(track: int, police: int, told: str) -> None:
    """WSDV-EOD-1.4, WSDV-EOD-3.5: two factories and two lines, 1 LS."""
    state = table(
        factories={"berlin": "sound", "bitterfeld": "sound", "hamburg": "sound"},
        lines=["berlin__bitterfeld:berlin", "berlin__bitterfeld:bitterfeld", "hamburg__bremen"],
        standards={"sachsen_anhalt": 1},
        tracks={"western_currency": track},
        police=["card_15", "card_51"][:police],
        decade=3,
    )
    facts = {
        fact["label"]: fact["value"] for fact in panel(scene(state, None, "en"), "end of decade")["facts"]
    }
    assert facts["Economy of the East"] == told


def test_rheinsberg_can_be_lost_twice_and_rundown_or_foreign_factories_not_at_all() -> None:
    factories = {"rheinsberg": "sound", "berlin": "rundown", "polska_south": "sound"}
    for rheinsberg, there in (("sound", 2), ("rundown", 1)):
        state = table(factories=factories | {"rheinsberg": rheinsberg}, lines=[], decade=2)
        assert east_points(state.view(None)) == there


def test_the_forecast_tells_living_standard_and_unrest_by_province() -> None:
    """Bayern leads the West; Sachsen-Anhalt and Thüringen may be pressed by Hessen, which chooses."""
    state = table(
        standards={"bayern": 3, "hessen": 3, "sachsen_anhalt": 1}, sectors={},
        unrest=dict.fromkeys(BOARD.province_ids, 0),
        factories={"nuernberg": "sound", "muenchen": "sound", "ingolstadt": "sound", "frankfurt": "sound",
                   "mannheim": "sound", "giessen": "sound", "fulda": "sound", "bitterfeld": "sound"},
        lines=["nuernberg__muenchen", "nuernberg__ingolstadt", "giessen__frankfurt", "fulda__frankfurt"],
    )  # fmt: skip
    seen = scene(state, None, "en")
    told = section(seen, "east_west_comparison")
    rows = {row["cells"][0]: row["cells"][1:] for row in told["rows"]}
    assert told["columns"] == ["Province", "Unrest", "added", "MP then"]
    coming = state.view(None)["forecast"]["provinces"]
    thueringen = coming["thueringen"]
    assert thueringen["least"] < thueringen["most"]
    assert rows["Thüringen"][1] == f"+{thueringen['least']}–{thueringen['most']}"
    assert marked(seen, "thueringen plate") == [f"+{thueringen['least']}–{thueringen['most']}"]
    assert "Hessen puts pressure on Sachsen-Anhalt (2) or Thüringen (3)." in told["text"]
    assert set(told["on"]) >= {"hessen plate", "thueringen plate"}


def test_the_forecast_tells_what_exports_cannot_bear() -> None:
    state = table(
        factories={"berlin": "sound", "bitterfeld": "sound", "dortmund": "sound", "hamburg": "sound"},
        standards={"brandenburg": 1, "sachsen_anhalt": 2, "nordrhein_westfalen": 1},
    )
    told = section(scene(state, None, "de"), "export_check")
    assert told["value"] == "−2 LS"
    assert [row["cells"] for row in told["rows"]] == [["Brandenburg", "1", "0"], ["Sachsen-Anhalt", "2", "1"]]


def test_the_forecast_tells_the_triumph_of_socialism() -> None:
    state = table(box=7, socialists={"sachsen": 2}, tracks={"socialist": 6})
    told = section(scene(state, None, "en"), "socialists")
    assert told["value"] == "+4"
    assert told["text"] == "Box 7, provinces 2, track +4: then 13 of 12. Socialism triumphs, East wins."


def test_socialists_that_have_come_are_no_longer_forecast() -> None:
    state = table(phase="socialists", box=1, tracks={"socialist": 4}, unrest={"sachsen": 5, "thueringen": 5})
    assert state.view(0)["question"]["name"] == "socialist"
    told = section(scene(state, None, "en"), "socialists")
    assert told["value"] == "3 of 12"
    assert told["text"] == "Box 3, provinces 0. Socialists from the box replace unrest where there is an MP."


def test_the_end_of_decade_shows_where_it_stands() -> None:
    state = table(phase="police_cost", police=["card_05"], lines=["berlin__magdeburg"])
    seen = scene(state, 1, "en")
    sections = panel(seen, "end of decade")["sections"]
    assert panel(seen, "end of decade")["title"] == "End of decade"
    assert [bool(each.get("now")) for each in sections] == [k == 3 for k in range(10)]
    assert [each["value"] for each in sections[:3]] == ["done"] * 3
    assert seen["prompt"]["text"].startswith("Police power cost: What is dismantled?")


def test_economy_is_told_by_province() -> None:
    state = table(
        factories={"berlin": "sound", "bitterfeld": "sound", "magdeburg": "sound", "hamburg": "sound"},
        lines=["berlin__magdeburg", "magdeburg__bitterfeld"],
        standards={"sachsen_anhalt": 1},
    )
    rows = {row["cells"][0]: row for row in panel(scene(state, None, "en"), "economy")["sections"][0]["rows"]}
    assert rows["Sachsen-Anhalt"]["cells"][1:] == ["5", "3", "1", "6"]
    assert rows["Sachsen-Anhalt"]["on"] == ["sachsen_anhalt", "sachsen_anhalt plate"]
    assert rows["Niedersachsen"]["cells"][1:] == ["0+1", "–", "0", "3"]
    assert len(rows) == 13


@pytest.mark.parametrize(("lines", "cells"), [(["berlin__polska_south"], "4"), ([], "1")])
def test_a_factory_abroad_counts_where_it_is_joined(lines: list[str], cells: str) -> None:
    state = table(factories={"berlin": "sound", "polska_south": "sound"}, lines=lines)
    rows = {row["cells"][0]: row for row in panel(scene(state, None, "en"), "economy")["sections"][0]["rows"]}
    assert rows["East Berlin"]["cells"][1] == cells


# -- what is said


@LANGUAGES
def test_every_question_has_a_prompt_and_every_action_a_label(language: str) -> None:
    asked: set[str] = set()
    verbs: set[str] = set()
    chance = random.Random(5)
    for seed in range(60):
        state = GAME.start({"seats": 2}, seed)
        while not state.over:
            seat = chance.choice(state.to_act)
            name = state.view(seat)["question"]["name"]
            actions = state.legal_actions(seat)
            new = {GAME.actions.text(action).split()[0] for action in actions} - verbs
            if name not in asked or new:
                asked.add(name)
                verbs |= new
                seen = scene(state, seat, language)
                assert seen["prompt"]["text"] and all(offer["label"] for offer in seen["offers"])
            state.apply(seat, chance.choice(actions))
    for question in GAME.questions.values():
        assert f"prompt-{question.name}" in WORDS[language]
    assert len(asked) > 25
    assert verbs >= {"play", "build", "dismantle", "raise", "place", "remove", "icon", "box", "press"}


def test_every_event_has_a_line_and_a_rule() -> None:
    anchors = GAME.text("rules.en.md")
    lines_of = {name: kind for name, kind in GAME.events.items() if name not in UNTOLD}
    assert len(lines_of) == len(GAME.events) - len(UNTOLD)
    for name, kind in lines_of.items():
        assert name == "GameEnded" or f'<a id="{kind.rule}"></a>' in anchors
    for name in lines_of:
        for words in WORDS.values():
            assert f"log-{name}" in words
    told: set[str] = set()
    chance = random.Random(3)
    for seed in range(40):
        state = GAME.start({"seats": 2}, seed)
        events: list[Any] = []
        while not state.over:
            seat = chance.choice(state.to_act)
            state.apply(seat, chance.choice(state.legal_actions(seat)), events)
        told |= {type(event).__name__ for event in events}
        for language in WORDS:
            for seat in (None, 0, 1):
                assert all(
                    "{" not in line and ".." not in line for line in lines(state, events, seat, language)
                )
    assert len(told) > 45


def test_the_end_of_decade_is_told_with_its_numbers() -> None:
    state = table(
        phase="flight_or_wall", row=["card_02", "card_12", "special_1"], police=["card_05", "card_15"],
        standards={"bayern": 2, **dict.fromkeys(BOARD.province_ids[8:], 1)}, unrest={"sachsen": 4}, box=0,
        factories={"leipzig": "sound", "jena": "sound", "dresden": "sound"}, special=False,
    )  # fmt: skip
    events = play(state, "dismantle leipzig")
    told = lines(state, events, 1, "de")
    assert "West baut die Fabrik Leipzig ab (wegen der Republikflucht)." in told
    state = table(display=["card_03"], turn="west", half=2)
    events = play(state, "play card_03 build", "build koeln")
    told = lines(state, events, 0)
    first = told.index("Phase 1: Flight or wall.")
    assert told[first + 1].startswith("Flight icons 0 + red police power cards 0 + highest LS West 0")
    assert told[first + 1].endswith("= 0: East dismantles nothing.")
    assert "Track 0 + East exporters 2 (from value 0) − LS East 0 = +2: no deficit." in told
    assert "Mass protests: West 0, East 0 (limit 4)." in told


def test_a_log_tells_the_cards_of_ones_own_and_hides_those_of_others() -> None:
    state = table(turn="east", east=["card_03"], deck=["card_13"])
    events = play(state, "play special_1 event", "let draw")
    assert "West draws “Monetary reform in the West”." in lines(state, events, 0)
    assert "West draws a card." in lines(state, events, 1)


def test_who_looks_at_cards_sees_them_and_the_other_is_told_which_pile() -> None:
    state = table(
        decade=3,
        turn="east",
        display=["card_50", "card_53"],
        deck=["card_41", "card_42"],
        east=["card_55"],
        west=["card_56"],
    )
    events = play(state, "play card_50 event", "icon 2", "look at deck")
    east, west = scene(state, 1, "en"), scene(state, 0, "en")
    assert panel(east, "seen")["places"] == ["looked"]
    assert [count for _, count in lying(east, "looked")] == [1, 1]
    assert lying(west, "looked") == []
    assert not any(panel["id"] == "seen" for panel in west["panels"])
    assert lying(east, "deck") == lying(west, "deck")
    assert "You see “Transit Agreement”." in lines(state, events, 1)
    assert "East looks at the top 2 cards of the draw deck." in lines(state, events, 0)


def test_cards_that_are_looked_at_can_be_dragged() -> None:
    state = table(
        decade=3,
        turn="east",
        display=["card_50", "card_53"],
        deck=["card_41", "card_42"],
        east=["card_54", "card_55"],
        police=["card_15"],
        unrest={"sachsen": 2},
    )
    play(state, "play card_50 event", "icon 2")
    offers = {offer["action"]: offer for offer in scene(state, 1, "en")["offers"]}
    exchange, aside = offers["exchange card_41"], offers["set aside card_41"]
    assert exchange["on"] == aside["on"] == ["looked card_41"]
    assert exchange["drag"] == {"pieces": ["looked card_41"], "onto": ["B hand"]}
    assert [(each["action"], each["on"]) for each in exchange["drops"]] == [
        ("give card_54", ["B hand card_54"]), ("give card_55", ["B hand card_55"]),
    ]  # fmt: skip
    assert aside["drag"] == {"pieces": ["looked card_41"], "onto": ["row"]}
    assert "police sachsen" in offers
    play(state, "exchange card_41")
    for offer in (
        each for each in scene(state, 1, "en")["offers"] if not each["action"].startswith("police")
    ):
        assert offer["drag"] == {"pieces": offer["on"], "onto": ["looked"]}


def test_it_is_known_what_a_card_of_the_hand_is_used_on_though_others_see_it_then() -> None:
    state = table(turn="east", display=["card_04"], east=["card_03"])
    build = next(
        offer for offer in scene(state, 1, "en")["offers"] if offer["action"] == "play card_03 build"
    )
    assert look_ahead(state, 1, GAME.actions.parse("play card_03 build")) is None
    offered = {each["action"] for each in build["drops"]}
    play(state, "play card_03 build")
    assert offered == {offer["action"] for offer in scene(state, 1, "en")["offers"] if offer["on"]}


def test_an_answer_can_be_looked_ahead_on_the_map() -> None:
    state = table(turn="east", display=["card_03", "card_04"])
    assert look_ahead(state, 1, GAME.actions.parse("play card_03 build")) is not None


def test_every_symbol_of_cards_and_boxes_can_be_said() -> None:
    for source in FACES.symbols:
        if source in CARDS.ids:
            assert card_about(source, WORDS["de"]) and card_about(source, WORDS["en"])
    assert len(FACES.symbols) == 85 + 13


def test_the_board_is_what_the_script_draws(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    drawn = tmp_path / "board.svg"
    subprocess.run(
        [sys.executable, root / "tools" / "boards" / "wsdv_board.py", "--out", drawn],
        check=True,
        cwd=tmp_path,
    )
    assert drawn.read_text("utf-8") == GAME.text("board.svg")


def test_what_is_left_to_do_is_told_where_there_is_more_than_one() -> None:
    state = table(turn="west", display=["card_13", "card_18"])
    play(state, "play card_13 build")
    assert scene(state, 0, "en")["prompt"]["text"].endswith("(2 points left).")
    state = table(turn="west", display=["card_13", "card_18"])
    play(state, "play card_13 event", "rest")
    assert scene(state, 0, "en")["prompt"]["text"].endswith("Build 1 point at one of the marked sites.")


@pytest.mark.parametrize("game", ("wsdv", "twoplustwo"))
def test_uses_of_cards_say_what_they_cost_and_are_worth(game: str) -> None:
    """WSDV-ACT-A2, TPT-ACT-6.1.2, WSDV-ACT-B1, WSDV-ACT-C3."""
    state = detente.game(game).start({}, 7)
    seat = state.to_act[0]
    cards = faces(Words(state.game, "en", options=state.options))
    labels = {offer["action"]: offer["label"] for offer in scene(state, seat, "en")["offers"]}
    uses = [action.split() for action in labels if action.startswith("play ")]
    assert {use for _, _, use in uses} >= {"unrest", "build", "raise"}
    for verb, card, use in uses:
        said = labels[f"{verb} {card} {use}"]
        if use == "unrest":
            free = cards.cards[card]["colour"] == ("yellow", "red")[seat % 2]
            assert said == f"Remove unrest ({'free' if free else 'dismantle 1 point'})"
        elif use == "raise":
            assert said == f"Increase the living standard (value {cards.values(card)[seat % 2]})"


@pytest.mark.parametrize("track", ["prestige", "western_currency", "socialist"])
def test_the_stage_numbers_the_spaces_of_a_track_as_the_board_does(track: str) -> None:
    shown = marker({"track": track, "before": 3, "after": 4}, Words(GAME, "en"))
    board = resources.files("detente.games.wsdv").joinpath("board.svg").read_text("utf-8")
    figures = shown.get("figures", list(range(shown["low"], shown["high"] + 1)))
    for k, value in enumerate(figures, shown["low"]):
        box = re.search(f'<rect id="{track} {k}"[^>]* x="([0-9.]+)" y="([0-9.]+)"', board)
        assert box
        printed = [
            text
            for x, y, text in re.findall(r'class="figure" x="([0-9.]+)" y="([0-9.]+)">([^<]+)<', board)
            if 0 < float(x) - float(box[1]) < 26 and 0 < float(y) - float(box[2]) < 26
        ]
        assert printed == [str(abs(value))], (k, printed)
