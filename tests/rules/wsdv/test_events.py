"""Events: order, ignoring, arrows, special cards (ACT-D, TRK-7 to TRK-9, SPC-1 to SPC-3, SPC-6 to SPC-8)."""

import json
from importlib import resources

import pytest

from tests.rules.wsdv.helpers import (
    EAST_IDS,
    WEST_IDS,
    asked,
    built,
    card,
    choices,
    event_of,
    go,
    legal,
    phase,
    quiet,
    standards,
    told,
    tracks,
    unrest,
    view,
    with_card,
)

CARDS = json.loads(resources.files("detente.games.germany").joinpath("data.json").read_text("utf-8"))["cards"]


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


WEST_SITES = ("hamburg", "dortmund", "koeln", "duisburg", "kassel", "muenchen", "bremen", "hannover")
EAST_SITES = ("berlin", "bitterfeld", "leipzig", "jena", "polska_north", "cssr_west")
RICH = {
    "factories": sound(*WEST_SITES, *EAST_SITES),
    "unrest": dict.fromkeys([*WEST_IDS, *EAST_IDS], 3),
    "box": 0,
    "west": ["card_12"],
}
"""A position where every icon can be carried out."""

DONE_BY = {
    "build_e": "SiteBuilt",
    "build_w": "SiteBuilt",
    "dismantle_e": "SiteDismantled",
    "dismantle_w": "SiteDismantled",
    "unrest_e": "UnrestPlaced",
    "unrest_w": "UnrestPlaced",
    "remove_unrest_e": "UnrestRemoved",
    "remove_unrest_w": "UnrestRemoved",
    "move_unrest_e": "UnrestMoved",
    "ls_e": "StandardRaised",
    "ls_w": "StandardRaised",
    "ls_only_w": "StandardRaised",
    "remove_mass_protest_e": "UnrestRemoved",
    "stop_factory": "FactoryStopped",
    "rundown_e": "FactoryRunDown",
    "repair_e": "FactoryRepaired",
    "police_red": "PoliceCardTaken",
    "police_pink": "PoliceCardTaken",
    "build_wall": "WallBuilt",
    "remove_wall": "WallFell",
    "stasi_disbandment": "StasiDisbanded",
    "guillaume_affair": "HandLookedAt",
    "arrow": "MarkerMoved",
}


@pytest.mark.rule("WSDV-ACT-D1", "WSDV-ACT-D3")
@pytest.mark.parametrize("face", CARDS, ids=[face["id"] for face in CARDS])
def test_every_icon_of_every_card_is_carried_out(face):
    """In printed order, wherever the first choice leads; each icon once and nothing else."""
    by = "west" if face["colour"] == "yellow" else "east"
    key = face["id"] if face["colour"] == "special" else face["number"]
    facts = dict(RICH)
    if key == 12:
        facts["west"] = ["card_13"]
    if "mass_protest" in str(face["event"]):
        facts["unrest"] = facts["unrest"] | {"sachsen": 4, "thueringen": 5}
    if "repair_e" in str(face["event"]):
        facts["factories"] = facts["factories"] | {"berlin": "rundown"}
    state = with_card(key, by, **facts)
    events = go(state, f"play {key if isinstance(key, str) else card(key)} event")
    while view(state)["play"]["card"] == face["id"]:
        events += go(state, plain_answer(legal(state)))
    found = [type(event).__name__ for event in events if type(event).__name__ in DONE_BY.values()]
    assert sorted(found) == sorted(effects(face["event"]))
    arrows = [
        (entry["track"], entry["count"] * (1 if entry["direction"] == "east" else -1))
        for entry in face["event"]
        if entry["icon"] == "arrow"
    ]
    moved = dict.fromkeys(("prestige", "western_currency", "socialist"), 0)
    for track, steps in arrows:
        moved[track] += steps
    assert view(state)["tracks"] == moved
    assert not told(events, "IconVoid", "word")


RESTRICTED = [
    (face, entry)
    for face in CARDS
    for entry in face["event"]
    if entry["icon"][:6] in ("unrest", "remove", "ls_e", "ls_w", "ls_onl")
    and "protest" not in entry["icon"]
    and "wall" not in entry["icon"]
]


@pytest.mark.rule("WSDV-ACT-D2", "WSDV-MAP-2")
@pytest.mark.parametrize(
    ("face", "entry"),
    RESTRICTED,
    ids=[f"{face['id']}-{entry['icon']}-{k}" for k, (face, entry) in enumerate(RESTRICTED)],
)
def test_where_each_icon_may_take_effect(face, entry):
    named = entry.get("restriction")
    allowed = [named]
    if named is None:
        allowed = EAST_IDS if entry["icon"].endswith("_e") else WEST_IDS
    elif named == "west_germany":
        allowed = WEST_IDS[:-1]
    by = "west" if face["colour"] == "yellow" else "east"
    key = face["id"] if face["colour"] == "special" else face["number"]
    facts = RICH | ({"west": []} if key == 12 else {})
    state = event_of(key, by, **facts)
    if asked(state)[0] == "ignore":
        go(state, "ignore nothing")
    before = unrest(state)
    singles = [e for e in face["event"] for _ in range(e.get("count", 1) if e["icon"] == "arrow" else 1)]
    if asked(state)[0] == "icon":
        go(state, f"icon {singles.index(entry) + 1}")
    verb = {
        "unre": "place unrest",
        "remo": "remove unrest",
        "ls_e": "raise",
        "ls_w": "raise",
        "ls_o": "raise",
    }
    found = choices(state, verb[entry["icon"][:4]])
    if len(allowed) == 1:
        changed = [
            id for id, a, b in zip([*WEST_IDS, *EAST_IDS], before, unrest(state), strict=True) if a != b
        ]
        assert changed in ([], allowed) and not found
    else:
        spots = (
            [id for id in allowed if id != "west_berlin"] if verb[entry["icon"][:4]] == "raise" else allowed
        )
        sectors = ["french", "british", "us"] if "west_berlin" in allowed and spots != allowed else []
        assert found == spots + sectors


def plain_answer(answers):
    """An answer that ignores nothing, keeps to the printed order and uses no police."""
    for wanted in ("ignore nothing", "rest", "let draw", "look at hand", "leave", "done"):
        if wanted in answers:
            return wanted
    return next(text for text in answers if not text.startswith("police"))


def effects(event):
    """The events of all icons and single arrows; a round living standard icon removes an unrest too."""
    expected = []
    for entry in event:
        expected += [DONE_BY[entry["icon"]]] * (entry["count"] if entry["icon"] == "arrow" else 1)
        if entry["icon"] in ("ls_e", "ls_w"):
            expected.append("UnrestRemoved")
    return expected


@pytest.mark.rule("WSDV-ACT-D1")
def test_the_active_player_chooses_the_order():
    state = event_of(24)
    assert asked(state) == ("icon", "E") and view(state)["play"]["open"] == [1, 2, 3, 4]
    assert legal(state) == ["icon 1", "icon 2", "icon 4", "rest"], "2 and 3 are alike"
    go(state, "icon 4")
    assert tracks(state)[2] == 1 and legal(state) == ["icon 1", "icon 2", "rest"]
    go(state, "icon 2", "remove unrest sachsen", "icon 1", "place unrest bayern")
    assert asked(state) == ("remove", "E"), "only one icon is left"
    state = event_of(24)
    go(state, "rest")
    assert asked(state)[0] == "place", "in printed order, as far as a choice is due"
    go(state, "place unrest bayern")
    assert asked(state)[0] == "remove"


@pytest.mark.rule("WSDV-ACT-D2")
def test_who_decides_where_an_icon_takes_effect():
    state = event_of(16, "west")
    go(state, "rest")
    assert asked(state) == ("place", "W") and choices(state, "place unrest") == EAST_IDS
    state = event_of(11, "west")
    go(state, "ignore nothing", "rest")
    assert asked(state) == ("place", "E"), "the coat of arms is East's"
    assert choices(state, "place unrest") == WEST_IDS[:-1]
    state = event_of(64, "east")
    go(state, "rest")
    assert asked(state) == ("remove", "W") and choices(state, "remove unrest") == WEST_IDS
    state = event_of(54, "east", factories=sound("hamburg", "dortmund", "ulm", "berlin"))
    assert asked(state) == ("dismantle", "E") and choices(state, "dismantle") == [
        "hamburg",
        "dortmund",
        "ulm",
    ]


@pytest.mark.rule("WSDV-ACT-D3")
def test_what_cannot_be_carried_out_is_ignored_and_what_can_be_must_be():
    state = event_of(54, "east", factories=sound("hamburg", "dortmund", "berlin"))
    events = go(state, "dismantle hamburg")
    assert told(events, "SiteDismantled", "site") == ["hamburg", "dortmund"]
    assert told(events, "IconVoid", "icon") == [3, 4]
    state = event_of(6, "east")
    go(state, "icon 3")
    assert asked(state) == ("place", "E") and "done" not in legal(state), "it must hurt itself"
    state = event_of(3, "east")
    go(state, "rest")
    assert asked(state)[0] == "build" and "done" not in legal(state), "not a use of the value"


@pytest.mark.rule("WSDV-ACT-D4")
def test_of_a_dual_card_one_icon_or_arrow_may_be_ignored():
    state = event_of(48, "west", tracks={})
    assert asked(state) == ("ignore", "W")
    assert legal(state) == ["ignore 1", "ignore 2", "ignore 4", "ignore nothing"]
    events = go(state, "ignore 4")
    assert told(events, "IconIgnored", "card", "icon") == [("card_48", 4)]
    go(state, "rest", "place unrest sachsen")
    assert tracks(state) == [0, -2, 1], "one arrow of a double arrow"
    state = event_of(48, "east", box=0)
    events = go(state, "ignore nothing")
    assert told(events, "IconIgnored", "icon") == [None]
    go(state, "rest", "place unrest sachsen")
    assert tracks(state) == [0, -2, 2]
    state = event_of(1, "east")
    assert asked(state)[0] == "icon", "a red card is no dual card"


@pytest.mark.rule("WSDV-ACT-D5", "WSDV-TRK-7")
def test_arrows_move_and_overflow_one_by_one():
    state = event_of(31, "east", tracks={"prestige": 6})
    assert tracks(state)[0] == 6 and asked(state) == ("bonus", "E")
    go(state, "remove unrest sachsen")
    assert asked(state) == ("bonus", "E"), "one bonus for each arrow left over"
    go(state, "place unrest bayern")
    assert asked(state)[0] == "turn" and unrest(state, "sachsen", "bayern") == [2, 4]
    assert tracks(event_of(31, "east", tracks={"prestige": 5}))[0] == 6


@pytest.mark.rule("WSDV-TRK-8", "WSDV-TRK-9")
@pytest.mark.parametrize(
    ("number", "by", "track", "position", "who", "place", "remove"),
    [
        (19, "west", "prestige", -6, "W", EAST_IDS, WEST_IDS),
        (31, "east", "prestige", 6, "E", WEST_IDS, EAST_IDS),
        (72, "west", "western_currency", -6, "W", EAST_IDS, []),
        (53, "east", "western_currency", 6, "E", [], EAST_IDS),
        (75, "west", "socialist", -6, "W", EAST_IDS, []),
        (28, "east", "socialist", 6, "E", [], EAST_IDS),
        (55, "west", "prestige", -6, "W", EAST_IDS, WEST_IDS),
    ],
)
def test_bonuses(number, by, track, position, who, place, remove):
    state = event_of(number, by, tracks={track: position}, factories=sound("berlin", "hamburg"))
    while asked(state)[0] != "bonus":
        go(state, "rest" if "rest" in legal(state) else legal(state)[-1])
    assert asked(state) == ("bonus", who)
    assert choices(state, "place unrest") == place and choices(state, "remove unrest") == remove


@pytest.mark.rule("WSDV-TRK-9")
def test_the_side_of_the_end_takes_the_bonus_not_the_active_player():
    state = event_of("special_1", "east", tracks={"prestige": -6}, unrest={"sachsen": 4})
    go(state, "icon 5")
    assert asked(state) == ("bonus", "W")


@pytest.mark.rule("WSDV-SPC-1")
def test_the_wall():
    state = event_of("special_2")
    shown = view(state)
    assert shown["wall"] and shown["forecast"]["flight"]["wall"] and shown["row"] == []
    assert shown["forecast"]["flight"]["dismantles"] == 1


@pytest.mark.rule("WSDV-SPC-2")
def test_the_wall_comes_down():
    state = event_of("special_4_wall", standards={"bayern": 3})
    go(state, "rest", "remove unrest sachsen")
    flight = view(state)["forecast"]["flight"]
    assert not view(state)["wall"] and view(state)["row"] == ["special_4_wall"]
    assert (flight["wall"], flight["symbols"], flight["level"]) == (False, 1, 4)


@pytest.mark.rule("WSDV-SPC-3")
def test_without_a_wall_west_chooses_the_mass_protest():
    state = event_of("special_4_no_wall", unrest={"sachsen": 4, "thueringen": 6}, box=0)
    go(state, "rest")
    assert asked(state) == ("end_protest", "W") and choices(state, "end protest") == ["sachsen", "thueringen"]
    go(state, "end protest thueringen")
    assert unrest(state, "sachsen", "thueringen") == [4, 3] and tracks(state)[1] == -1


@pytest.mark.rule("WSDV-ACT-D3", "WSDV-UNR-4")
def test_where_there_is_no_mass_protest_none_is_ended():
    state = event_of("special_1", unrest=quiet(sachsen=3), box=0)
    events = go(state, "rest")
    assert told(events, "IconVoid", "word") == ["remove_mass_protest_e"] * 2
    assert unrest(state, "sachsen") == 1, "but unrest is removed"


@pytest.mark.rule("WSDV-SPC-6")
def test_limits_on_repetition():
    state = event_of(16, "west", unrest=quiet())
    go(state, "rest", "place unrest sachsen", "place unrest sachsen")
    assert choices(state, "place unrest") == [id for id in EAST_IDS if id != "sachsen"]
    state = event_of(44, "east", unrest=quiet())
    go(state, "rest", "place unrest hessen", "place unrest hessen")
    assert "hessen" not in choices(state, "place unrest")
    state = event_of(35, "west", unrest=quiet())
    go(state, "rest")
    assert choices(state, "raise") == WEST_IDS[:-1]
    go(state, "raise bayern")
    assert choices(state, "raise") == WEST_IDS[:-2], "two different provinces of West Germany"
    state = event_of("special_3")
    go(state, "rest", "raise sachsen", "raise sachsen")
    assert standards(state, "sachsen") == 2
    state = event_of(25, "east", unrest=quiet())
    go(state, "rest", "place unrest bayern", "place unrest bayern")
    assert unrest(state, "bayern", "west_berlin") == [2, 2]


@pytest.mark.rule("WSDV-SPC-7")
def test_pieces_by_event():
    state = event_of(47, factories={}, unrest=quiet(sachsen=2, thueringen=1))
    go(state, "icon 1", "raise sachsen")
    assert (standards(state, "sachsen"), unrest(state, "sachsen")) == (1, 1)
    state = event_of(60, "west", factories={}, unrest=quiet(bayern=2))
    go(state, "rest")
    assert (standards(state, "bayern"), unrest(state, "bayern")) == (1, 3), "the triangular icon removes none"
    state = event_of(79, "west", sectors={"french": 1, "british": 1, "us": 2}, unrest=quiet())
    go(state, "rest", "raise british")
    assert [about["standards"] for about in view(state)["sectors"].values()] == [1, 2, 2]
    state = phase("export_check", standards={"sachsen": 1}, factories={}, unrest=quiet())
    assert standards(state, "sachsen") == 0


@pytest.mark.rule("WSDV-SPC-8")
def test_the_palace_of_the_republic():
    facts = {"factories": sound("leipzig", "jena", berlin="rundown"), "unrest": quiet()}
    state = event_of(46, **facts)
    events = go(state, "icon 2")
    assert told(events, "FactoryRepaired", "city") == ["berlin"]
    go(state, "icon 3")
    assert choices(state, "run down") == ["berlin", "leipzig", "jena"], "any factory"
    state = event_of(46, factories=sound("berlin", "leipzig"), unrest=quiet())
    go(state, "icon 3", "run down berlin", "icon 2")
    assert view(state)["factories"]["berlin"] == {"value": 1, "rundown": False, "serves": ["east_berlin"]}
    state = event_of(46, factories={"hamburg": "sound", "berlin": "rundown"}, unrest=quiet())
    events = go(state, "icon 3")
    assert told(events, "IconVoid", "word") == ["rundown_e"] and not state.over
    state = event_of(46, **facts)
    go(state, "icon 1")
    assert standards(state, "east_berlin") == 1


@pytest.mark.rule("WSDV-EXT-3")
@pytest.mark.parametrize(
    ("number", "sites"), [(37, ["cssr_east", "cssr_west"]), (73, ["polska_north", "polska_south"])]
)
def test_stopping_an_external_factory(number, sites):
    lines = [
        "jena__cssr_west",
        "karl_marx_stadt__cssr_west",
        "berlin__polska_south",
        "schwedt__polska_north",
        "neubrandenburg__polska_north",
    ]
    everywhere = sound("cssr_east", "cssr_west", "polska_north", "polska_south", "berlin")
    state = event_of(number, "west", factories=everywhere, lines=lines, unrest=quiet())
    go(state, "rest")
    assert asked(state) == ("stop", "W") and choices(state, "stop") == sites
    gone = sites[1] if number == 37 else sites[0]
    go(state, f"stop {gone}")
    assert gone not in built(state) and not [site for site in built(state) if gone in site]
    assert len(view(state)["lines"]) == 3
    state = event_of(number, "west", factories=sound("berlin"), unrest=quiet())
    events = go(state, "rest")
    assert told(events, "IconVoid", "word") == ["stop_factory"]


@pytest.mark.rule("WSDV-WB-2", "WSDV-ECO-5", "WSDV-UNR-5")
def test_the_view_says_what_a_question_is_about():
    supply = {
        "factories": sound("dortmund", "duisburg", "koeln"),
        "lines": ["duisburg__dortmund", "duisburg__koeln"],
    }
    state = with_card(20, "west", **supply)
    go(state, "play card_20 raise", "raise nordrhein_westfalen")
    assert view(state)["task"]["province"] == "nordrhein_westfalen"
    links = {
        "factories": sound("berlin", "schwedt", "polska_south"),
        "lines": ["berlin__polska_south", "schwedt__polska_south"],
    }
    state = with_card(8, **links)
    go(state, "play card_08 raise")
    assert view(state)["task"]["site"] == "polska_south"
    state = event_of(78, "west")
    go(state, "icon 1", "move unrest from sachsen")
    assert view(state)["task"]["province"] == "sachsen"
    state = event_of(53, tracks={"western_currency": 6})
    assert view(state)["task"]["track"] == "western_currency"
    state = event_of(50, west=["card_55"], east=["card_41"], unrest=quiet())
    go(state, "icon 2", "look at hand", "exchange card_55")
    assert view(state, "E")["hand"] == ["card_55"], "a hand of one is given without a question"
