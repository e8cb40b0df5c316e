"""What people see of 1815 and 1715: offers, previews, marks and texts; previews are compared with what then happens."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

import detente
from detente.checks.changes import differences
from detente.core.engine.state import State
from detente.core.records.record import Match
from detente.core.shown.scene import scene, scenery
from detente.core.shown.telling import changes, log_lines
from detente.core.shown.words import Words
from detente.games.europe1815.data import LAND_IDS, TYPE_IDS
from detente.games.europe1815.scene import log_line
from detente.games.europe1815.scene.marks import left_in
from detente.games.europe1815.scene.names import NAMES, land_in, units

GAME = detente.game("europe1815")
EN = Words(GAME, "en")
DE = Words(GAME, "de")
TABLES: tuple[dict[str, Any], ...] = (
    {"mode": "teams", "start": "quick"},
    {"mode": "teams", "map": "1715"},
    {"seats": 3, "map": "1715"},
    {"seats": 2, "admirals": "fleets"},
    {"admirals": "on", "start": "quick"},
)
"""Between them every question and every event comes up."""


def winter(**facts: Any) -> State:
    """A Winter turn of seat A after the quick start."""
    options = {"start": "quick", **facts.pop("options", {})}
    return GAME.position({"start": "A", "phase": "winter", "turn": "A", **facts}, options)


def act(state: State, *texts: str) -> list[Any]:
    """Actions of whoever is asked, one after the other; the events of the last."""
    events: list[Any] = []
    for text in texts:
        events = []
        state.apply(state.to_act[0], GAME.actions.parse(text), events)
    return events


def offers(state: State, language: str = "en") -> dict[str, dict[str, Any]]:
    """The offers of whoever is asked, by action."""
    return {offer["action"]: dict(offer) for offer in scene(state, state.to_act[0], language)["offers"]}


def walk(options: dict[str, Any], seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: each state before its action, who acts and what."""
    chance = random.Random(seed)
    state = GAME.start(options, seed)
    while not state.over:
        seat = state.to_act[0]
        action = chance.choice(state.legal_actions(seat))
        yield state, seat, action
        state.apply(seat, action)


# -- choosing


def test_troops_are_dragged_onto_the_land_that_they_attack_or_go_to() -> None:
    given = offers(winter())
    dropped = {step["action"]: step["on"] for step in given["attack irland"]["drops"]}
    assert dropped["inf england"] == ["england inf", "england"]
    assert set(given["attack irland"]) >= {"drops"} and "then" not in given["attack irland"]
    assert "drops" not in given["end turn"]
    state = winter()
    act(state, "attack irland", "inf england")
    assert offers(state).keys() >= {"count 1"}


def test_a_land_that_can_be_attacked_or_won_by_talk_offers_both_with_what_diplomacy_weighs() -> None:
    given = offers(winter())
    assert given["attack irland"]["on"] == ["irland", "irland inf"]
    assert given["diplomacy irland"]["on"] == ["irland", "irland inf"]
    assert given["diplomacy irland"]["label"] == "Diplomacy: Ireland, influence 3 : 1"
    assert offers(winter(), "de")["attack irland"]["label"] == "Angriff: Irland"


def test_what_diplomacy_weighs_is_shown_also_where_it_would_fail_and_is_what_then_counts() -> None:
    state = winter(lands={"preussen": "B 1 inf"})
    weighed = state.view(0)["diplomacy"]
    assert weighed["preussen"] == {"influence": 2, "resistance": 2}
    assert "diplomacy preussen" not in offers(state)
    told = act(state, "diplomacy norwegen")[0].to_dict()
    assert {key: told[key] for key in ("influence", "resistance")} == weighed["norwegen"]
    assert state.view(0)["diplomacy"] == {}


def test_ten_infantry_are_one_choice() -> None:
    state = winter(lands={"england": "A 10 inf"})
    act(state, "attack irland")
    stack = offers(state)["inf england"]
    assert stack["on"] == ["england inf", "england"]
    assert [step["label"] for step in stack["then"]] == [f"{n} infantry" for n in range(1, 10)]
    assert all(step["on"] == [] for step in stack["then"])
    assert offers(state)["general england"]["on"] == ["england general", "england"]


def test_new_units_are_offered_on_the_lands_where_they_may_stand() -> None:
    state = GAME.position(
        {"start": "A", "phase": "reinforcement", "turn": "A"}, {"start": "quick", "mode": "teams"}
    )
    given = offers(state)
    assert given["kav england"]["on"][0] == "england"
    assert "kav schweden" not in given and "inf schweden" in given
    assert given["done"]["label"] == "No reinforcement"
    act(state, "inf schweden", "count 2")
    assert offers(state)["done"]["label"] == "Place them (2 unit points lapse)"


@pytest.mark.parametrize(
    ("language", "some", "none"),
    [
        (
            "en",
            "Resupply in England: 1 of 4 unit points left.",
            "Resupply in England: all 4 unit points are used.",
        ),
        (
            "de",
            "Nachschub in England: noch 1 von 4 Einheitenpunkten.",
            "Nachschub in England: alle 4 Einheitenpunkte sind verteilt.",
        ),
    ],
)
def test_resupply_says_when_all_points_are_used(language: str, some: str, none: str) -> None:
    state = winter(lands={"england": "A 1 inf"}, A={"flag": "england"})
    act(state, "resupply england", "art england", "count 1")
    assert scene(state, 0, language)["prompt"]["text"] == some
    act(state, "inf england", "count 1")
    assert scene(state, 0, language)["prompt"]["text"] == none


@pytest.mark.parametrize(
    ("language", "joined", "moved", "lapsed"),
    [
        (
            "en",
            "Attack on Ireland: 5 against 1, conquest. No more troops can join.",
            "No more troops can move to the Netherlands.",
            "Reinforcement: 1 of 4 unit points left, but there is nothing in supply for that.",
        ),
        (
            "de",
            "Angriff auf Irland: 5 gegen 1, Eroberung. Mehr Truppen können nicht mitkommen.",
            "Mehr Truppen können Sie nicht in die Niederlande verlegen.",
            "Verstärkung: noch 1 von 4 Einheitenpunkten, aber dafür ist nichts im Vorrat.",
        ),
    ],
)
def test_no_question_asks_for_more_troops_where_there_are_none(
    language: str, joined: str, moved: str, lapsed: str
) -> None:
    """It asked “More troops?” although all that could join had joined."""
    state = winter(lands={"england": "A 4 inf", "irland": "B 1 inf"})
    act(state, "attack irland", "inf england", "count 3")
    assert scene(state, 0, "en")["prompt"]["text"].endswith("More troops?")
    act(state, "general england")
    assert scene(state, 0, language)["prompt"]["text"] == joined
    state = winter(phase="summer", lands={"england": "A 2 inf"})
    act(state, "relocate niederlande", "inf england", "count 1", "general england")
    assert scene(state, 0, language)["prompt"]["text"] == moved
    facts = {"start": "A", "phase": "reinforcement", "turn": "A", "lands": {"england": "A 12 inf"}}
    state = GAME.position(facts, {"start": "quick"})
    act(state, "art england", "count 1")
    assert scene(state, 0, language)["prompt"]["text"] == lapsed


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "Your half turn, as you are last in Summer: one more action.", "Reinforcement"),
        ("de", "Ihr halber Zug, da Sie im Sommer zuletzt ziehen: noch eine Aktion.", "Verstärkung"),
    ],
)
def test_a_half_turn_says_what_it_is_and_new_troops_are_called_reinforcement(
    language: str, asked: str, told: str
) -> None:
    """E15-YEAR-4: “half turn” was all that was said; “Troops +4” could be taken for troops that are there."""
    state = winter(phase="summer", turn="D", actions=1, half=True)
    seen = scene(state, 3, language)
    assert seen["prompt"]["text"].startswith(asked)
    facts = [fact for panel in seen["panels"] for fact in panel["facts"]]
    (half,) = (fact for fact in facts if fact.get("term") == "half")
    assert seen["explained"]["half"] == {
        "text": (EN if language == "en" else DE)("lens-half"),
        "rule": "E15-YEAR-4",
        "glossary": "half",
    }
    assert half["value"] in ("half turn", "halber Zug")
    assert {fact["label"] for fact in facts if fact.get("term") == "reinforcement"} == {told}


def test_parts_can_be_taken_back_until_another_seat_acts() -> None:
    match = Match(GAME, {"start": "quick", "mode": "teams"}, 4)
    seat = match.state.to_act[0]
    before = scene(match.state, seat, "en")
    target = next(offer["action"] for offer in before["offers"] if offer["action"].startswith("attack"))
    match.apply(seat, GAME.actions.parse(target))
    stack = next(offer for offer in scene(match.state, seat, "en")["offers"] if "then" in offer)
    for action in (stack["action"], stack["then"][0]["action"], "done"):
        match.apply(seat, GAME.actions.parse(action))
    assert scene(match.state, seat, "en")["undoable"] == 4
    match.undo(seat, 4)
    assert scene(match.state, seat, "en") == before


# -- what a command comes to


def test_the_battle_is_shown_as_it_stands() -> None:
    state = winter()
    act(state, "attack irland", "inf england", "count 1")
    drawn = scene(state, 0, "en")
    marks = {(mark["kind"], *mark["on"]): mark["text"] for mark in drawn["marks"]}
    assert marks["preview", "irland"] == "1 : 1 skirmish"
    assert marks["link", "england", "irland"] == "1 Inf"
    stack = offers(state)["kav england"]
    tags = {mark["on"][0]: mark["text"] for mark in stack["then"][1]["preview"]}
    assert tags["irland"] == "7 : 1 conquest"
    act(state, "kav england", "count 2")
    panel = next(panel for panel in scene(state, 0, "de")["panels"] if panel["id"] == "command")
    assert panel["title"] == "Angriff: Irland"
    facts = {fact["label"]: fact["value"] for fact in panel["facts"]}
    assert facts["England"] == "1 Inf, 2 Kav"
    assert facts["Angriff : Verteidigung"] == "7 : 1"
    assert (facts["Ergebnis"], facts["Eigene Verluste"]) == ("Eroberung", "1 Inf")
    assert offers(state, "de")["done"]["label"] == "Angreifen: Eroberung!"


@pytest.mark.parametrize("options", TABLES)
def test_what_a_command_is_said_to_come_to_is_what_happens(options: dict[str, Any]) -> None:
    """Marks on lands, strengths and losses of every command of random games, against the events and the next view."""
    compared: Counter[str] = Counter()
    for seed in range(3):
        for state, seat, action in walk(options, seed):
            before = state.view(seat)
            command = before["command"]
            if command is None or GAME.actions.text(action) != "done":
                continue
            drawn = scene(state, seat, "en")
            twin = state.clone()
            events: list[Any] = []
            twin.apply(seat, action, events)
            after = twin.view(seat)["lands"]
            marked = {mark["on"][0]: mark["text"] for mark in drawn["marks"] if mark["kind"] == "preview"}
            changed = {id for id in after if strip(after[id]) != strip(before["lands"][id])}
            if any(type(event).__name__ == "TurnBegan" for event in events):
                changed &= set(command["after"])  # in a new turn a General may come back elsewhere
            assert changed <= set(marked)
            for id in changed - {command["target"] if command["battle"] else None}:
                said = marked[id].removeprefix("+ ")
                gained = {kind: after[id][kind] - before["lands"][id][kind] for kind in TYPE_IDS}
                assert said == (left_in(after[id], EN) if command["target"] else units(gained, EN))
            if command["battle"]:
                compare_battle(command, [event.to_dict() for event in events], seat, marked)
            compared[command["kind"]] += 1
    assert compared["attack"] > 5 and compared["relocation"] > 5 and compared["reinforcement"] > 5


def strip(land: dict[str, Any]) -> list[Any]:
    """What is on a land that a command may change."""
    return [land[key] for key in ("owner", *TYPE_IDS, "general")]


def compare_battle(
    command: dict[str, Any], events: list[dict[str, Any]], seat: int, marked: dict[str, str]
) -> None:
    """The battle of the view against what is told of it."""
    battle = command["battle"]
    fought = next(event for event in events if event["event"] == "BattleFought")
    assert (fought["attack"], fought["defence"]) == (battle["attack"], battle["defence"])
    result = "conquest" if fought["attack"] > fought["defence"] else "skirmish"
    assert marked[command["target"]] == f"{battle['attack']} : {battle['defence']} {result}"
    lost: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for event in events:
        if event["event"] == "UnitsRemoved":
            (beaten if event["land"] == command["target"] else lost).update(event["units"])
    assert dict(lost) == {**dict.fromkeys(lost, 0), **battle["lost"]} or (
        not lost and not any(battle["lost"].values())
    )
    assert +beaten == +Counter(battle["beaten"])
    markers = sum(event["count"] + event["lapsed"] for event in events if event["event"] == "MarkersGained")
    assert markers == battle["markers"]


def test_the_preview_of_an_action_names_the_lands_and_the_power_that_it_changes() -> None:
    tags = {mark["on"][0]: mark["text"] for mark in offers(winter())["diplomacy norwegen"]["preview"]}
    assert tags == {"norwegen": "Anna: 1 Inf", "player A": "Power 6 → 7"} | {
        "norwegen": f"{EN.seat(0)}: 1 Inf"
    }


# -- what lies on the table


def test_units_lie_as_stacks_and_seats_differ_in_shape() -> None:
    drawn = scene(winter(), 0, "en")
    there = {piece["id"]: piece for piece in drawn["pieces"]}
    assert (there["england inf"]["count"], there["england inf"]["sprite"]) == (3, "inf-A")
    assert there["ukraine kav"]["sprite"] == "kav-B" and there["ukraine flag"]["sprite"] == "flag-B"
    assert there["irland inf"]["sprite"] == "inf-N" and "seat" not in there["irland inf"]
    assert there["A supply inf"]["count"] == 16 - 7
    owners = {place["id"]: place.get("seat") for place in drawn["places"]}
    assert (owners["england"], owners["polen"], owners["irland"]) == (0, 1, None)


def test_teams_have_their_sums_and_wishes_their_sign() -> None:
    state = winter(options={"mode": "teams"}, A={"points": 4}, C={"points": 3}, B={"points": 5})
    table = next(panel for panel in scene(state, None, "en")["panels"] if panel["id"] == "table")
    assert [fact["value"] for fact in table["facts"]][-2:] == ["7 VP", "5 VP"]
    america = winter(options={"map": "1715"}, A={"wish": "fortress", "loyalty": 5}, B={"wish": "war"})
    wishes = [
        {fact["label"]: fact["value"] for fact in panel["facts"]}
        for panel in scene(america, None, "de")["panels"]
        if panel["kind"] == "player"
    ]
    assert (wishes[0]["Loyalität"], wishes[0]["Wunsch"]) == ("5", "Festung ✓")
    assert wishes[1]["Wunsch"] == "Krieg"


def test_territories_tell_who_holds_how_much_of_them() -> None:
    state = winter(lands={"irland": "A 1 inf", "finnland": "B 1 inf"})
    panel = next(panel for panel in scene(state, None, "en")["panels"] if panel["id"] == "territories")
    held = {fact["label"]: fact["value"] for fact in panel["facts"]}
    assert held["Great Britain (+2)"] == "A ✓"
    assert held["Scandinavia (+2)"] == "A 1/3 · B 1/3"
    assert len(held) == 8


@pytest.mark.parametrize("options", TABLES)
def test_what_events_move_is_what_the_next_scene_shows(options: dict[str, Any]) -> None:
    draw = scenery(GAME).draw
    for state, seat, action in walk(options, 5):
        twin = state.clone()
        events: list[Any] = []
        twin.apply(seat, action, events)
        before, after = draw(state.view(None), EN), draw(twin.view(None), EN)
        assert list(differences(before, changes(GAME, events, None, EN), after)) == []


# -- the log


def test_every_event_has_a_line_in_both_languages_or_goes_without_saying() -> None:
    told: dict[str, set[str | None]] = {}
    for options in TABLES:
        for seed in range(4):
            for state, seat, action in walk(options, seed):
                events: list[Any] = []
                state.clone().apply(seat, action, events)
                for event in events:
                    for words in (EN, DE):
                        for line in log_lines(GAME, [event], None, words):
                            assert line["text"] and "{" not in line["text"] and ".." not in line["text"]
                            told.setdefault(type(event).__name__, set()).add(line["rule"])
    rare = {"ExileReturned", "ExileBegan", "TurnPassed", "UprisingStirred"} | {
        "ShipsLost",
        "ShipsMoved",
        "ShipsFled",
    }
    assert set(GAME.events) - set(told) <= rare | {"OwnerChanged"}
    assert told["BattleFought"] == {"E15-ATT-7", "E15-ATT-8"}
    assert {"E15-MOVE-7", "E15-ATT-9", "E15-ATT-7", "E15-DIPL-5"} <= told["UnitsRemoved"]


def test_a_line_names_lands_and_players_in_the_language_of_the_reader() -> None:
    state = winter()
    events = act(state, "attack irland", "kav england", "count 2", "done")
    english = [line["text"] for line in log_lines(GAME, events, None, EN)]
    german = [line["text"] for line in log_lines(GAME, events, None, Words(GAME, "de", names=["Ida"]))]
    assert english[0] == f"{EN.seat(0)} attacks Ireland: 6 against 1, conquest!"
    assert german[0] == "Ida greift Irland an: 6 gegen 1, Eroberung!"
    moved = next(
        line
        for line in log_lines(GAME, events, None, EN)
        if "moves 2 Cav from England to Ireland" in line["text"]
    )
    assert moved["on"] == ["england", "irland", "player A"]


@pytest.mark.parametrize(
    "event", ["ExileReturned", "ExileBegan", "TurnPassed", "ShipsLost", "ShipsFled", "UprisingStirred"]
)
def test_rare_events_have_their_line_too(event: str) -> None:
    facts: dict[str, Any] = {
        "seat": 1,
        "land": "england",
        "source": "england",
        "target": "daenemark",
        "ships": 2,
    }
    kind = GAME.event(event)
    made = kind(**{field.name: facts[field.name] for field in fields(kind)})
    for words in (EN, DE):
        assert log_lines(GAME, [made], None, words)[0]["text"]


def test_lands_of_both_maps_have_names_in_both_languages() -> None:
    assert len(NAMES["en"]) == len(NAMES["de"]) == 60
    assert NAMES["de"]["kastilien"] == "Kastilien" and NAMES["en"]["kastilien"] == "Castile"


@pytest.mark.parametrize(
    ("land", "german", "english"),
    [
        ("tuerkei", "Ida greift die Türkei an: 3 gegen 1, Eroberung!", "Ida attacks Turkey: 3 against 1, conquest!"),
        ("karpaten", "Ida verliert 1 Inf in den Karpaten.", "Ida loses 1 Inf in the Carpathians."),
        ("niederlande", "Idas General zieht aus den Niederlanden in die Türkei.",
         "Ida’s General moves from the Netherlands to Turkey."),
        ("don", "Ida zieht mit 2 Inf und 1 Kav aus dem Donland in die Niederlande.",
         "Ida moves 2 Inf and 1 Cav from the Don Lands to the Netherlands."),
        ("irokesen", "Die neutrale Besatzung im Land der Irokesen verliert 1 Inf.",
         "The neutral garrison of the Iroquois lands loses 1 Inf."),
        ("ukraine", "Idas Truppen werden aus der Ukraine vertrieben: 1 Inf.",
         "Ida’s troops are driven out of Ukraine: 1 Inf."),
        ("preussen", "Idas General verlässt Preußen und kommt in den Vorrat.",
         "Ida’s General leaves Prussia and goes to the supply."),
        ("kuba", "Ida stellt 1 Inf auf Kuba auf.", "Ida places 1 Inf in Cuba."),
    ],
)  # fmt: skip
def test_lands_stand_in_sentences_with_their_article_and_case(land: str, german: str, english: str) -> None:
    one = {"inf": 1, "kav": 0, "art": 0}
    events: dict[str, dict[str, Any]] = {
        "tuerkei": {"event": "BattleFought", "attack": 3, "defence": 1},
        "karpaten": {"event": "UnitsRemoved", "units": one, "cause": "battle"},
        "niederlande": {"event": "GeneralMoved", "source": land, "target": "tuerkei"},
        "don": {
            "event": "UnitsMoved",
            "source": land,
            "target": "niederlande",
            "units": one | {"inf": 2, "kav": 1},
        },
        "irokesen": {"event": "UnitsRemoved", "seat": None, "units": one, "cause": "battle"},
        "ukraine": {"event": "UnitsRemoved", "units": one, "cause": "conquest"},
        "preussen": {"event": "GeneralMoved", "source": land, "target": None},
        "kuba": {"event": "UnitsStationed", "units": one, "cause": "reinforcement"},
    }
    event = {"seat": 0, "land": land} | events[land]
    for language, said in (("de", german), ("en", english)):
        line = log_line(event, Words(GAME, language, names=["Ida"]))
        assert line is not None and line["text"] == said


@pytest.mark.parametrize(
    ("winners", "reason", "german", "english"),
    [
        ([2], "E15-END-1", "Cem gewinnt.", "Cem wins."),
        ([1, 3], "E15-TEAM-5", "Ben und Dora gewinnen.", "Ben and Dora win."),
    ],
)
def test_the_end_names_one_winner_or_two(winners: list[int], reason: str, german: str, english: str) -> None:
    event = {"event": "GameEnded", "winners": winners, "reason": reason}
    for language, said in (("de", german), ("en", english)):
        line = log_line(event, Words(GAME, language, names=["Anna", "Ben", "Cem", "Dora"]))
        assert line is not None and line["text"] == said


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_the_name_of_a_land_fits_a_button(words: Words) -> None:
    others = {"kind": words("piece-inf"), "influence": 8, "resistance": 7}
    offers = [verb.word for verb in GAME.actions.verbs if "land" in [slot.name for slot in verb.slots]]
    assert len(offers) > 10
    for message in [*(f"offer-{word}" for word in offers), "offer-resupply-ends", "offer-stack"]:
        for land in LAND_IDS:
            assert len(words(message, **others, **land_in(land, words))) <= 45


def test_an_attack_is_previewed_with_the_strongest_that_is_possible() -> None:
    shown = scene(winter(), 0, "en")
    previews = {
        offer["action"]: [mark["text"] for mark in offer.get("preview", [])]
        for offer in shown["offers"]
        if offer["action"].startswith("attack ")
    }
    assert previews and all(re.fullmatch(r"up to \d+ : \d+", *texts) for texts in previews.values())


def test_an_action_that_ends_the_turn_is_previewed_too() -> None:
    """Its result is known: the seat may take it back until the next one acts."""
    state = winter()
    first = next(text for text in offers(state) if text.startswith("diplomacy "))
    act(state, first)
    if state.to_act == [0]:
        second = offers(state)
        taken = [offer for text, offer in second.items() if text.startswith("diplomacy ")]
        assert taken and all(any(mark["text"] for mark in offer["preview"]) for offer in taken)


@pytest.mark.rule("E15-AM-12")
def test_the_label_of_a_capital_says_that_the_land_makes_you_chief() -> None:
    """Who plants the flag inland is the native chief, and reads so before; in 2vs2 and on the coast nobody is."""
    state = GAME.start({"map": "1715"}, 1)
    english, german = offers(state), offers(state, "de")
    assert (
        "native chief" in english["plant huron"]["label"] and "E15-AM-10" in english["plant huron"]["label"]
    )
    assert "Häuptling" in german["plant huron"]["label"] and "E15-AM-10" in german["plant huron"]["label"]
    assert english["plant quebec"]["label"] == "Capital: Quebec"
    assert all("chief" not in offer["label"] for offer in offers(GAME.start({"map": "1815"}, 1)).values())
    for land in [offer for offer in english if "chief" in english[offer]["label"]]:
        planted = state.clone()
        act(planted, land)
        assert planted.view(0)["table"][state.to_act[0]]["chief"]


def test_an_inland_land_says_before_it_is_chosen_that_a_flag_makes_its_owner_the_native_chief():
    def told(state: State, language: str = "en") -> set[str]:
        words = {"en": "native chief", "de": "Häuptling"}[language]
        return {
            place["id"] for place in scene(state, 0, language)["places"] if words in place.get("about", "")
        }

    inland = {"irokesen", "huron", "michigan", "kentucky", "cherokee", "illinois"}
    state = GAME.position({"start": "A"}, {"map": "1715", "seats": 4})
    assert told(state) == told(state, "de") == inland
    state.apply(0, GAME.actions.parse("plant michigan"))
    assert told(state) == set(), "there is one chief at most"
    assert told(GAME.position({"start": "A"}, {"map": "1715", "mode": "teams"})) == set()
    assert told(GAME.position({"start": "A"}, {"map": "1815"})) == set()
