"""Events: a class says how the rules' numbers are read, who sees what, and which line of the log it has."""

from dataclasses import FrozenInstanceError
from typing import Annotated

import pytest

import detente
from detente.checks.reports import faults_of_reports
from detente.core.shown.events import Event, MaybeSeat, Named, Read, Seat, Seats, Several, private
from detente.core.shown.speech import told, unsaid
from detente.core.shown.words import Words

Chart = Annotated[str, Named("chart", ["current", "oysters"])]


class ChartPassed(Event):
    """A chart is passed on."""

    seat: Seat
    other: MaybeSeat
    chart: Chart | None = private("seat")
    own: bool | None = private("seat", True)


class Counted(Event):
    """Of every kind of field one."""

    number: int
    whether: bool
    winners: Seats
    before: Chart | None
    step: Annotated[int, Read(lambda number: number - 6)]


class Landed(Event):
    """One of its fields is made of two numbers."""

    seat: Seat
    units: Annotated[dict[str, int], Read(lambda inf, kav: {"inf": inf, "kav": kav}, takes=2)]
    number: int


class Shown(Event):
    """Several charts, fewer than there could be, and a plain list."""

    charts: Annotated[list[str], Several("chart", ["current", "oysters"], takes=3)]
    halves: Annotated[list[int], Read(lambda number: [number // 2, number - number // 2])]


def test_numbers_become_what_the_fields_say():
    assert Counted.of(7, 1, 0b101, -1, 4) == Counted(7, True, [0, 2], None, -2)
    assert Counted.of(7, 0, 0, 1, 4).before == "oysters"
    assert ChartPassed.of(1, -1, 0) == ChartPassed(1, None, "current", True)


def test_a_field_may_take_several_numbers():
    assert Landed.of(1, 2, 3, 4, 0, 0) == Landed(1, {"inf": 2, "kav": 3}, 4)
    assert (Landed.numbers, Counted.numbers, ChartPassed.numbers) == (4, 5, 3)


def test_a_field_may_hold_several_ids():
    assert Shown.of(1, 0, -1, 5) == Shown(["oysters", "current"], [2, 3])
    assert Shown.of(-1, -1, -1, 0).charts == []


def test_the_log_tells_lists_as_a_sentence_does():
    words = Words(detente.game("isles"), "en")
    event = Shown.of(1, 0, -1, 5).to_dict()
    assert told(Shown, "charts", event["charts"], words) == "Oysters and Current"
    assert told(Shown, "halves", event["halves"], words) == "2, 3"
    assert unsaid(Shown, event) == "Shown: charts oysters, current, halves 2, 3"


def test_only_the_owner_sees_a_private_field():
    event = ChartPassed.of(1, 2, 0)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == ChartPassed(1, 2, None, None)


def test_an_event_is_plain_json_and_never_changes():
    event = ChartPassed.of(1, 2, 0)
    assert event.to_dict() == {"event": "ChartPassed", "seat": 1, "other": 2, "chart": "current", "own": True}
    with pytest.raises(FrozenInstanceError):
        event.seat = 2


def test_an_unknown_event_names_those_there_are():
    with pytest.raises(KeyError, match=r"isles has no event 'Tsunami': there are .*StormStruck"):
        detente.game("isles").event("Tsunami")


@pytest.mark.parametrize("id", detente.games())
def test_rules_report_the_events_there_are_and_all_of_them(id):
    """The game's own rules, and those of a library or a game on which it builds."""
    assert list(faults_of_reports(detente.game(id))) == []
