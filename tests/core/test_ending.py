"""How finished games came out, as told at their end: all fixtures, in both languages."""

import re

import pytest

import detente
from detente.core.records.record import standing
from detente.core.shown.ending import Chapter, Ending, cause, ending
from detente.core.shown.scene import scene
from detente.core.shown.telling import seen
from detente.core.shown.words import Words
from tests.finished import finished, read

GAMES = ("nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo")
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fu")


def told(id: str, name: str, language: str = "en", observer: int | None = None) -> Ending:
    """The ending of a stored game; a frame for each entry that stands."""
    game = detente.game(id)
    record, _ = read(next(file for file in finished(id) if file.stem == name))
    events: list[object] = []
    state = game.start(record.options, record.seed, events)
    story = [Chapter(0, seen(events, observer), state.clone())]
    for _, seat, text in standing(record.entries):
        events = []
        state.apply(seat, game.actions.parse(text), events)
        story.append(Chapter(len(story), seen(events, observer), state.clone()))
    words = Words(game, language, names=NAMES[: state.seats], options=state.options)
    return ending(game, story, words)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", GAMES)
def test_every_way_to_end_has_a_headline_a_picture_and_a_ranking(id: str, language: str) -> None:
    endings: dict[str, Ending] = {}
    for file in finished(id):
        if file.stem.endswith("-seats"):
            found = told(id, file.stem, language)
            endings[found["rule"]] = found
    assert endings
    for found in endings.values():
        assert found["title"] and found["text"] and found["picture"].startswith("<svg")
        assert found["scores"] and found["curves"] and found["moments"]
        assert all(len(curve["values"]) == len(found["frames"]) for curve in found["curves"])
        frames = [moment["frame"] for moment in found["moments"]]
        assert frames == sorted(set(frames)) and all(moment["lines"] for moment in found["moments"])


def test_nuclear_war_tells_who_died_in_which_order_and_of_what() -> None:
    found = told("nuclear_war", "nw-end-2-4-seats")
    assert "Everybody dead" in found["title"] and not found["hands"]
    (deaths,) = found["sections"]
    assert [row["cells"][0] for row in deaths["rows"]] == ["1. Anna", "2. Ben", "3. Dora", "4. Cem"]
    assert all(row["cells"][2] for row in deaths["rows"])
    assert found["scores"][0]["values"] == ["0"] * 4


def test_the_survivor_lays_the_hand_open() -> None:
    found = told("nuclear_war", "nw-end-1-4-seats")
    assert {hand["seat"] for hand in found["hands"]} == {2}
    assert all(piece["face"] for hand in found["hands"] for piece in hand["pieces"])


@pytest.mark.parametrize(
    ("id", "name"), [("wsdv", "wsdv-eod-1.4-2-seats"), ("twoplustwo", "wsdv-eod-1.4-4-seats")]
)
def test_an_insolvency_says_what_the_east_had_to_pay_for(id: str, name: str) -> None:
    """The last key moment has the sum of the phase in which nothing was left to dismantle."""
    found = told(id, name)
    last = " ".join(found["moments"][-1]["lines"])
    assert "National insolvency" in found["title"] and re.search(
        r"East dismantles|deficit|prestige box", last
    ), last


@pytest.mark.parametrize(
    ("name", "language", "says"),
    [
        (
            "wsdv-eod-10.3-4-seats",
            "en",
            "The Soviet Union wins because the GDR survives, with more victory points than the USA (2 to 1).",
        ),
        (
            "wsdv-eod-1.4-4-seats",
            "de",
            "Die USA gewinnen durch den Staatsbankrott der DDR, mit mehr Siegpunkten als die Sowjetunion (3 zu 0).",
        ),
        (
            "wsdv-win-2-4-seats",
            "en",
            "East wins by the collapse of both states: the Soviet Union does not have more victory points than the USA (1 to 1).",
        ),
        (
            "wsdv-eod-9.3-4-seats",
            "de",
            "West gewinnt durch das Scheitern des Sozialismus: Die USA haben nicht mehr Siegpunkte als die Sowjetunion (1 zu 2).",
        ),
    ],
)
def test_in_two_plus_two_a_rule_of_its_own_says_which_partner_has_won(
    name: str, language: str, says: str
) -> None:
    """TPT-EOD-12.4.3: a side wins by the base game's rules, which know only West and East."""
    found = told("twoplustwo", name, language)
    assert (found["text"], found["rule"]) == (says, "TPT-EOD-12.4.3")


def test_two_plus_two_also_ends_by_a_rule_that_names_its_winner() -> None:
    assert told("twoplustwo", "tpt-eod-12.1.1-4-seats")["rule"] == "TPT-EOD-12.1.1"


def test_partners_add_up_victory_points_only() -> None:
    found = told("europe1815", "e15-team-5-4-seats")
    assert [score["adds"] for score in found["scores"]] == [True, False, False]
    (years,) = found["sections"]
    won = [sum(int(row["cells"][1 + seat].replace("–", "0")) for row in years["rows"]) for seat in range(4)]
    assert [str(points) for points in won] == found["scores"][0]["values"]


def test_tournament_points_and_victory_points_have_columns_of_their_own() -> None:
    tournament, victory, *_ = told("twoplustwo", "tpt-nuke-11.1-4-seats")["scores"]
    assert (tournament["name"], victory["name"]) == ("Tournament points", "Victory points")
    assert sorted(filter(None, tournament["values"])) == ["1", "1", "4", "−2"]
    assert victory["values"][2:] == [None, None]


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_forecast_after_the_end(id: str) -> None:
    game = detente.game(id)
    for file in finished(id):
        record, _ = read(file)
        state = game.start(record.options, record.seed)
        for _, seat, text in standing(record.entries):
            state.apply(seat, game.actions.parse(text))
        for seat in (None, 0):
            assert not [panel for panel in scene(state, seat, "en")["panels"] if panel["kind"] == "forecast"]


def chapters(*moments: list[str]) -> list[Chapter]:
    """Moments in which these events happened, each with its number among all."""
    number = iter(range(99))
    start = detente.game("isles").start()
    return [
        Chapter(k, [{"event": name, "number": next(number)} for name in names], start)
        for k, names in enumerate(moments)
    ]


@pytest.mark.parametrize(
    ("moments", "told", "explained"),
    [
        ((["Phase", "Loss", "Phase"],), [1], [0]),
        ((["Phase"], ["Loss", "Phase"]), [1], [0]),
        ((["Phase", "Phase", "Loss", "Loss"],), [2, 3], [1]),
        ((["Phase"], ["Phase", "Loss"]), [1, 2], []),
        ((["Loss", "Phase"],), [0], []),
    ],
)
def test_what_came_before_an_event_explains_it(
    moments: tuple[list[str], ...], told: list[int], explained: list[int]
) -> None:
    story = chapters(*moments)
    lines = [event for event in story[-1].events if event["number"] in told]
    assert [event["number"] for event in cause(story, ("Phase",), lines)] == explained
