"""Editions that owners of the printed game enter: what may stand in the file, and what is said of what may not."""

import copy
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.cli import cards as cards_command
from detente.core.engine.options import Option, checked, content
from detente.core.records.faults import each_fault, said_in
from detente.games.germany.codes import EAST, POLICE_PINK, WEST
from detente.games.twoplustwo import codes
from detente.games.twoplustwo.data import HOUSE, OWN_EDITION, edition_of, house_facts
from tests.cli.test_commands import Result

Change = Callable[[dict[str, Any]], Any]
LEFT = {"icon": "arrow", "track": "dominance", "direction": "west", "count": 1}
CONFLICT = {"icon": "conflict", "colour": "red"}


def house() -> dict[str, Any]:
    """Our own edition's file, to be changed."""
    return copy.deepcopy(dict(house_facts()))


def set_at(*path: Any) -> Change:
    """Set what lies at a path; its last part is the value."""
    *way, key, value = path

    def change(facts: dict[str, Any]) -> None:
        at: Any = facts
        for step in way:
            at = at[step]
        at[key] = value

    return change


def faults(*changes: Change) -> list[str]:
    """What is said of a file that was changed."""
    facts = house()
    for change in changes:
        change(facts)
    with pytest.raises(ValueError) as wrong:
        content(OWN_EDITION, facts)
    return [str(fault) for fault in each_fault(wrong.value)]


def icon(number: int, value: Any, of: str = "event") -> Change:
    """Replace the first icon of a 2+2 card."""
    return set_at("cards", number - 1, of, [value])


def on_space(track: str, at: int, key: str, value: Any) -> Change:
    """Set a fact of a track's space, which is counted from its yellow end."""
    return set_at("tracks", track, "spaces", at, key, value)


def all_conflicts(facts: dict[str, Any]) -> None:
    """Six conflict cards draw on."""
    for card in facts["conflict_cards"][:6]:
        card["usa"] = [{"icon": "conflict", "colour": "yellow"}]


WRONG: list[tuple[str, Change, str]] = [
    ("no number", set_at("cards", 2, "number", "3"), "cards[2] 'tpt_03': 'number' must be 3, not '3'"),
    ("wrong id", set_at("cards", 2, "id", "tpt_04"), "cards[2] 'tpt_04': 'id' must be tpt_03, not 'tpt_04'"),
    ("wrong decade", set_at("cards", 9, "decade", 2), "cards[9] 'tpt_10': 'decade' must be 1, not 2"),
    (
        "colour",
        set_at("cards", 0, "colour", "pink"),
        "cards[0] 'tpt_01': 'colour' must be red or yellow or dual or blue or green or black, not 'pink'",
    ),
    (
        "value",
        set_at("cards", 0, "value", "west", 10),
        "cards[0] 'tpt_01' value: 'west' must be a whole number from 0 to 9, not 10",
    ),
    (
        "misspelt field",
        set_at("cards", 0, "titel_de", "X"),
        "cards[0] 'tpt_01': 'titel_de' is not known here; there may be number, id,",
    ),
    ("no title", set_at("cards", 0, "title_de", ""), "cards[0] 'tpt_01': 'title_de' must be a text, not ''"),
    (
        "long title",
        set_at("cards", 0, "title_en", "x" * 61),
        "cards[0] 'tpt_01': 'title_en' must be a text of at most 60 letters",
    ),
    (
        "ban",
        set_at("cards", 0, "no_arms_race", 1),
        "cards[0] 'tpt_01': 'no_arms_race' must be true or false, not 1",
    ),
    ("no event", set_at("cards", 0, "event", []), "cards[0] 'tpt_01': 'event' must hold an icon"),
    (
        "event",
        set_at("cards", 0, "event", None),
        "cards[0] 'tpt_01' event: must be a list of icons, not None",
    ),
    ("icon", icon(1, {"icon": "dove"}), "cards[0] 'tpt_01' event[0]: 'icon' must be build_e or"),
    ("wall", icon(1, "build_wall"), "cards[0] 'tpt_01' event[0]: 'icon' must be build_e or"),
    (
        "field of icon",
        icon(1, LEFT | {"player": "usa"}),
        "cards[0] 'tpt_01' event[0]: 'player' is not known here; there may be icon, row, decided_by, shaded,",
    ),
    (
        "track",
        icon(1, LEFT | {"track": "arms"}),
        "event[0]: 'track' must be prestige or western_currency or socialist or dominance or space_race or arms_race",
    ),
    ("direction", icon(1, LEFT | {"direction": "left"}), "event[0]: 'direction' must be west or east, not 'left'"),
    ("count", icon(1, LEFT | {"count": 5}), "event[0]: 'count' must be a whole number from 1 to 4, not 5"),
    (
        "both ways",
        icon(1, LEFT | {"left_right": {"west": 1, "east": 1}}),
        "event[0]: an arrow has 'left_right', or 'direction' and 'count', not both",
    ),
    (
        "one way",
        icon(1, {"icon": "arrow", "track": "prestige", "left_right": {"west": 1}}),
        "event[0] left_right: 'east' must be a whole number from 1 to 4, not None",
    ),
    ("strict", icon(1, LEFT | {"strict": True}), "event[0]: only a prestige arrow can be strict"),
    (
        "shaded",
        icon(1, {"icon": "unrest_e", "shaded": True}),
        "event[0]: only icons of a Green Card's event are shaded",
    ),
    ("row", icon(1, {"icon": "unrest_e", "row": 0}), "event[0]: 'row' must be a whole number from 1 to 16, not 0"),
    (
        "amount",
        icon(1, {"icon": "treasury", "player": "usa", "amount": 0}),
        "event[0]: 'amount' must not be 0",
    ),
    (
        "dollars",
        icon(1, {"icon": "treasury", "player": "usa", "amount": 21}),
        "event[0]: 'amount' must be a whole number from -20 to 20, not 21",
    ),
    (
        "player",
        icon(1, {"icon": "treasury", "player": "west", "amount": 1}),
        "event[0]: 'player' must be usa or soviet_union, not 'west'",
    ),
    (
        "conflict",
        icon(1, {"icon": "conflict", "colour": "blue"}),
        "event[0]: 'colour' must be yellow or red or black, not 'blue'",
    ),
    (
        "coat of arms",
        icon(1, {"icon": "unrest_e", "decided_by": "usa"}),
        "event[0]: 'decided_by' must be west or east, not 'usa'",
    ),
    (
        "restriction",
        icon(1, {"icon": "unrest_w", "restriction": "sachsen"}),
        "event[0]: the restriction 'sachsen' leaves 'unrest_w' no province",
    ),
    (
        "neither red nor yellow",
        icon(7, "dove_lost"),
        "cards[6] 'tpt_07': each icon of a Blue Card's event must be red or yellow",
    ),
    (
        "beside a value",
        set_at("cards", 0, "value_icons_right", "west", [CONFLICT]),
        "cards[0] 'tpt_01': next to the value of west there can only be conflict icons of its colour",
    ),
    (
        "black beside a value",
        set_at("cards", 0, "value_icons_right", "east", [CONFLICT | {"colour": "black"}]),
        "next to the value of east there can only be conflict icons of its colour",
    ),
    (
        "no conflict beside a value",
        set_at("cards", 0, "value_icons_right", "west", ["dove_lost"]),
        "cards[0] 'tpt_01' value_icons_right west[0]: 'icon' must be conflict, not 'dove_lost'",
    ),
    (
        "peacemaker below a value",
        set_at("cards", 9, "value_icons_below", ["peacemaker"]),
        "cards[9] 'tpt_10' value_icons_below[0]: 'icon' must be",
    ),
    (
        "special id",
        set_at("special_cards", 0, "id", "special_1"),
        "special_cards[0] 'special_1': 'id' must be tpt_special_1, not 'special_1'",
    ),
    (
        "plain prestige",
        set_at("special_cards", 0, "event", 4, "strict", False),
        "special_cards[0] 'tpt_special_1': the prestige arrows of a special card are strict",
    ),
    (
        "what the Wall causes",
        set_at("special_cards", 1, "every_end_of_decade_while_wall_stands", []),
        "special_cards[1] 'tpt_special_2': what the Wall causes is stated in the rules",
    ),
    (
        "conflict on a special card",
        set_at("special_cards", 0, "event", [CONFLICT]),
        "special_cards[0] 'tpt_special_1' event[0]: 'icon' must be",
    ),
    (
        "deck id",
        set_at("conflict_cards", 1, "id", "c2"),
        "conflict_cards[1] 'c2': 'id' must be conflict_02, not 'c2'",
    ),
    (
        "deck column",
        set_at("arms_race_cards", 0, "grid", "2", "usa", None),
        "arms_race_cards[0] 'arms_race_01' grid 2 usa: must be a list of icons, not None",
    ),
    (
        "peacemaker in a deck",
        set_at("conflict_cards", 1, "usa", ["peacemaker"]),
        "conflict_cards[1] 'conflict_02' usa[0]: 'icon' must be",
    ),
    (
        "reshuffles",
        set_at("conflict_cards", 2, "reshuffle", False),
        "conflict_cards: 2 cards must have 'reshuffle', not 1",
    ),
    (
        "endless chain",
        all_conflicts,
        "conflict_cards: in each column at least 5 cards must draw no further card, so that chains end; in one there are 3",
    ),
    (
        "position",
        on_space("dominance", 1, "position", -4),
        "tracks dominance spaces[1]: 'position' must be -5, not -4",
    ),
    ("side", on_space("dominance", 0, "side", "red"), "tracks dominance spaces[0]: 'side' must be yellow, not 'red'"),
    (
        "points",
        on_space("arms_race", 0, "victory_points", -1),
        "tracks arms_race spaces[0]: 'victory_points' must be a whole number from 0 to 20, not -1",
    ),
    (
        "points at the start",
        on_space("arms_race", 6, "victory_points", 1),
        "tracks arms_race spaces[6]: 'victory_points' must be 0, not 1",
    ),
    (
        "laurel at the start",
        on_space("space_race", 5, "laurel", True),
        "tracks space_race spaces[5]: the start space can have no laurel",
    ),
    (
        "icons at the start",
        on_space("space_race", 5, "icons", ["dove_restored"]),
        "tracks space_race spaces[5]: the start space can have no icons",
    ),
    (
        "level",
        on_space("arms_race", 0, "auto_event_advantage", 3),
        "tracks arms_race spaces[0]: level 4 belongs on laurel spaces, and only there",
    ),
    (
        "income",
        on_space("dominance", 0, "income", {"usa": 1}),
        "tracks dominance spaces[0] income: 'soviet_union' must be a whole number from 0 to 20, not None",
    ),
    (
        "3-1 symbol on the wrong track",
        on_space("dominance", 0, "icons", [{"icon": "next_decade_card", "player": "usa"}]),
        "tracks dominance spaces[0] icons[0]: 'icon' must be",
    ),
    (
        "3-1 symbol on the wrong half",
        on_space("space_race", 0, "icons", [{"icon": "next_decade_card", "player": "soviet_union"}]),
        "tracks space_race spaces[0]: a 3-1 icon is for the superpower on whose half it is",
    ),
    (
        "no start",
        set_at("tracks", "space_race", "spaces", [{"position": 1}]),
        "tracks space_race spaces[0]: 'position' must be a whole number from -8 to -1, not 1",
    ),
    (
        "half a track",
        lambda facts: facts["tracks"]["space_race"]["spaces"].__delitem__(slice(5, None)),
        "tracks space_race: the last space must be one from 1 to 8, not -1",
    ),
    (
        "ends",
        set_at("tracks", "dominance", "max", 7),
        "tracks dominance: 'max' must be 6, as the spaces say, not 7",
    ),
    ("start", set_at("tracks", "dominance", "start", 1), "tracks dominance: 'start' must be 0, not 1"),
    (
        "doves",
        set_at("tracks", "world_peace_pool", "doves", 7),
        "tracks world_peace_pool: 'doves' is stated in the rules: it must be 6, not 7",
    ),
    (
        "treasury",
        set_at("tracks", "treasury", "start", 5),
        "tracks treasury: 'start' is stated in the rules: it must be 6, not 5",
    ),
    (
        "treasury spaces",
        set_at("tracks", "treasury", "spaces", []),
        "tracks treasury: 'spaces' must be a list of 16 spaces",
    ),
    (
        "in the red",
        set_at("tracks", "treasury", "spaces", 0, "in_the_red", False),
        "tracks treasury spaces[0]: 'in_the_red' must be true",
    ),
    (
        "overflow",
        set_at("tracks", "dominance", "overflow_west", None),
        "tracks dominance: 'overflow_west' is stated in the rules",
    ),
    ("counts", set_at("counts", "cards", 41), "counts: 'cards' is stated in the rules: it must be 40, not 41"),
    ("tracks", set_at("tracks", "moon", {}), "tracks: 'moon' is not known here"),
    ("file", set_at("moon", {}), "the file: 'moon' is not known here; there may be format, format_version,"),
    ("version", set_at("format_version", 1), "the file: 'format_version' must be 2, not 1"),
    ("name", set_at("meta", {}), "meta: 'edition' must be a text, not None"),
    ("fewer cards", lambda facts: facts["cards"].pop(), "cards: there must be 40, not 39"),
    (
        "no twelfth card",
        lambda facts: facts["cards"].pop(11),
        "cards: there must be 40, not 39; there is no tpt_12",
    ),
    (
        "police of another colour",
        lambda facts: facts["cards"][2].update(event=["police_red"], police_symbol="pink"),
        "cards[2] 'tpt_03': 'police_symbol' must be null or red, as the first police power icon of the event is red",
    ),
    (
        "fifth decade",
        set_at("arms_race_cards", 3, "grid", "5", {"usa": [], "soviet_union": []}),
        "arms_race_cards[3] 'arms_race_04' grid: '5' is not known here; there may be 1, 2, 3, 4",
    ),
    (
        "column of a decade",
        set_at("arms_race_cards", 3, "grid", "2", "west", []),
        "arms_race_cards[3] 'arms_race_04' grid 2: 'west' is not known here; there may be usa, soviet_union",
    ),
    (
        "third value",
        set_at("cards", 0, "value", "usa", 1),
        "cards[0] 'tpt_01' value: 'usa' is not known here; there may be west, east",
    ),
    ("count", set_at("counts", "moons", 1), "counts: 'moons' is not known here; there may be cards,"),
    (
        "control character",
        set_at("cards", 0, "note", "a\u0000"),
        "cards[0] note: holds U+0000, a character that cannot be shown",
    ),
    (
        "half a character",
        set_at("cards", 0, "title_en", "\ud800"),
        "cards[0] title_en: holds U+D800, a character that cannot be shown",
    ),
    (
        "endless number",
        set_at("cards", 0, "value", "west", 10**5000),
        "cards[0] value west: must be a number from -9007199254740992 to 9007199254740992",
    ),
    ("no object", set_at("cards", 3, 7), "cards[3]: must be an object, not 7"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "said"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_is_wrong_is_said_with_its_place_and_what_may_be_there(change: Change, said: str) -> None:
    told = faults(change)
    assert len(told) == 1, told
    assert said in told[0]


@pytest.mark.parametrize("change", [case[1] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_is_wrong_is_said_in_german_too(change: Change) -> None:
    facts = house()
    change(facts)
    with pytest.raises(ValueError) as wrong:
        content(OWN_EDITION, facts)
    for fault in each_fault(wrong.value):
        german = said_in(fault, "de")
        assert german != str(fault)
        assert not re.search(r"\b(must|is|are|the|not|only|there|there|of|and|or)\b", german), german
        where = str(fault).split(": ")[0]
        assert german.startswith("die Datei: " if where == "the file" else where.split(" must")[0]), german


def test_no_event_has_more_icons_and_arrows_than_the_table_holds() -> None:
    assert "cards[0] 'tpt_01' event: more than 16 icons and arrows" in faults(
        set_at("cards", 0, "event", [LEFT | {"count": 4}] * 5)
    )
    assert faults(set_at("cards", 0, "event", [LEFT] * 17)) == [
        "cards[0] 'tpt_01' event: more than 16 icons and arrows"
    ]


def test_a_peacemaker_is_in_green_events_and_below_black_values_only() -> None:
    assert "'icon' must be" in faults(icon(1, "peacemaker"))[0]
    assert "'icon' must be" in faults(icon(6, "peacemaker"))[0]
    facts = house()
    facts["cards"][9]["event"] = [{"icon": "peacemaker", "shaded": False}]
    facts["cards"][5]["value_icons_below"] = ["peacemaker"]
    assert content(OWN_EDITION, facts)


def test_all_that_is_wrong_with_cards_is_said_at_once() -> None:
    told = faults(
        set_at("cards", 0, "value", "west", 10),
        set_at("cards", 4, "colour", "pink"),
        set_at("cards", 39, "event", 0, "track", "moon"),
        set_at("counts", "cards", 41),
    )
    assert [fault.split(":")[0] for fault in told] == [
        "counts",
        "cards[0] 'tpt_01' value",
        "cards[4] 'tpt_05'",
        "cards[39] 'tpt_40' event[0]",
    ]


def test_faults_of_all_kinds_are_said_at_once() -> None:
    told = faults(
        set_at("moon", {}),
        set_at("format_version", 1),
        set_at("meta", {}),
        set_at("tracks", "moon", {}),
        set_at("tracks", "dominance", "max", 7),
        set_at("tracks", "dominance", "spaces", 0, "victory_points", 21),
        set_at("tracks", "dominance", "spaces", 0, "laurel", 1),
        set_at("tracks", "dominance", "spaces", 0, "income", "usa", 21),
        lambda facts: facts["special_cards"].pop(),
        set_at("special_cards", 1, "flight_symbols", 3),
        lambda facts: facts["cards"].pop(),
        lambda facts: facts["cards"][4].update(
            titel="", value={"west": 10, "east": 1}, colour="blue", title_de="", flight_symbols=3,
            no_arms_race=0, event=["moon", "dove"], value_icons_below=["peacemaker", {"icon": "conflict"}],
        ),
        lambda facts: facts["conflict_cards"][2].update(usa=["moon"], soviet_union=["dove"], reshuffle=None),
        set_at("arms_race_cards", {}),
    )  # fmt: skip
    assert [fault.split(" must ")[0].split(" is ")[0] for fault in told] == [
        "the file: 'moon'",
        "the file: 'format_version'",
        "meta: 'edition'",
        "special_cards: there",
        "special_cards[1] 'tpt_special_2': 'flight_symbols'",
        "cards: there",
        "cards[4] 'tpt_05': 'titel'",
        "cards[4] 'tpt_05' value: 'west'",
        "cards[4] 'tpt_05': 'title_de'",
        "cards[4] 'tpt_05': 'flight_symbols'",
        "cards[4] 'tpt_05': 'no_arms_race'",
        "cards[4] 'tpt_05' event[0]: 'icon'",
        "cards[4] 'tpt_05' event[1]: 'icon'",
        "cards[4] 'tpt_05' value_icons_below[0]: 'icon'",
        "cards[4] 'tpt_05' value_icons_below[1]: 'colour'",
        "'arms_race_cards'",
        "conflict_cards[2] 'conflict_03': 'reshuffle'",
        "conflict_cards[2] 'conflict_03' usa[0]: 'icon'",
        "conflict_cards[2] 'conflict_03' soviet_union[0]: 'icon'",
        "tracks: 'moon'",
        "tracks dominance: 'max'",
        "tracks dominance spaces[0]: 'victory_points'",
        "tracks dominance spaces[0]: 'laurel'",
        "tracks dominance spaces[0] income: 'usa'",
    ]


def other_edition() -> dict[str, Any]:
    """A second edition: as much of it as can be is different from ours, and all that need not be said is left out."""
    facts = house()
    facts["meta"] = {"edition": "Second printing"}
    for name in ("vocabulary", "counts", "reminders"):
        del facts[name]
    tracks = facts["tracks"]
    facts["tracks"] = {
        "treasury": {"spaces": [{"position": at, "victory_points": max(at - 8, 0)} for at in range(-5, 11)]},
        "dominance": {"spaces": [space(at, income={"usa": 3, "soviet_union": 9}) for at in range(-4, 6)]},
        "arms_race": {"spaces": [space(at, auto_event_advantage=min(abs(at), 3)) for at in range(-8, 9)]},
        "space_race": {"spaces": tracks["space_race"]["spaces"]},
    }
    facts["tracks"]["dominance"]["spaces"][0]["icons"] = ["ls_w", {"icon": "dove_restored"}]
    card = facts["cards"][13]
    card["value"] = {"west": 0, "east": 4}
    card["police_symbol"] = "pink"
    card["flight_symbols"] = 2
    card["no_arms_race"] = True
    card["event"] = [
        "police_pink",
        {"icon": "arrow", "track": "arms_race", "left_right": {"west": 1, "east": 3}},
        {"icon": "unrest_e", "restriction": "sachsen", "decided_by": "west", "max_per_province": 1},
    ]
    card["value_icons_right"] = {"east": [CONFLICT, CONFLICT]}
    card["value_icons_below"] = ["dove_restored", {"icon": "treasury", "player": "usa", "amount": -3}]
    facts["conflict_cards"][4]["usa"] = []
    facts["arms_race_cards"][0]["grid"]["4"]["soviet_union"] = [{"icon": "conflict", "colour": "black"}]
    return facts


def space(at: int, **more: Any) -> dict[str, Any]:
    """A space of a track."""
    side = "neutral" if at == 0 else "yellow" if at < 0 else "red"
    return {"position": at, "side": side, "victory_points": abs(at), "laurel": False} | more


def test_a_second_edition_is_read_as_it_was_entered() -> None:
    options = checked((Option("edition", ("house",), "", own=OWN_EDITION),), {"edition": other_edition()})
    edition = edition_of(options)
    assert edition is not HOUSE and edition.name == "Second printing"
    icons, cards, face = edition.icons, edition.cards, codes.FIRST_TPT + 13
    assert [cards.value_of[side][face] for side in (WEST, EAST)] == [0, 4]
    assert (cards.police[face], cards.flight[face], cards.banned[face]) == (POLICE_PINK, 2, 1)
    event = list(icons.elements(face))
    assert [icons.words[e] for e in event] == ["police_pink", *["arrow"] * 4, "unrest_e"]
    assert [icons.step[e] for e in event[1:5]] == [-1, 1, 1, 1]
    assert {icons.pair[e] for e in event[1:5]} == {0b11110}
    assert [icons.like[e] - event[0] for e in event] == [0, 1, 2, 2, 2, 5]
    assert (icons.decider[event[5]], icons.most[event[5]]) == (WEST, 1)
    followed = cards.followed[EAST][face]
    assert [icons.words[e] for e in icons.elements(followed)] == [
        "conflict",
        "conflict",
        "dove_restored",
        "treasury",
    ]
    assert icons.counts[cards.followed[WEST][face]] == 2
    assert icons.counts[edition.conflict_deck.sources[(4 * codes.DECADES) * 2 + WEST]] == 0
    assert icons.draws(edition.arms_race_deck.sources[3 * 2 + EAST])
    assert (edition.dominance.first, edition.dominance.last) == (-4, 5)
    assert edition.dominance.points == [4, 3, 2, 1, 0, 1, 2, 3, 4, 5]
    assert edition.dominance.income[EAST] == [9] * 10
    assert icons.counts[edition.dominance.spaces[0]] == 2 and set(edition.dominance.spaces[1:]) == {-1}
    assert (edition.arms_race.first, edition.arms_race.last) == (-codes.LONGEST_TRACK, codes.LONGEST_TRACK)
    assert edition.treasury_points == [0] * 14 + [1, 2]


def test_an_edition_is_one_object_found_by_what_it_says() -> None:
    one, other = content(OWN_EDITION, other_edition()), content(OWN_EDITION, other_edition())
    assert one.form is other.form and one.hash == other.hash
    assert one.hash != content(OWN_EDITION, house()).hash


def test_the_command_line_checks_a_file_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    isles = detente.game("isles")
    edition = Option("edition", ("house",), "cards, decks and tracks", own=OWN_EDITION)
    game = replace(isles, options=(*isles.options, edition))
    monkeypatch.setattr(cards_command.detente, "game", lambda id: game)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(other_edition()), encoding="utf-8")
    right = Result("cards", "check", str(file))
    assert right.code == 0 and "is right: Second printing (" in right.out
    facts = other_edition()
    facts["cards"][0]["colour"] = facts["cards"][1]["colour"] = "pink"
    file.write_text(json.dumps(facts), encoding="utf-8")
    wrong = Result("cards", "check", str(file))
    assert wrong.code == 1
    assert (
        "cards[0] 'tpt_01': 'colour' must be" in wrong.out
        and "cards[1] 'tpt_02': 'colour' must be" in wrong.out
    )
