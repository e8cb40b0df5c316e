"""Finished games, one for each way to end: what makes one of them play differently raises the game's version."""

import json
from pathlib import Path

import pytest

from detente.core.record import Match, read_record, replay
from tests.rules.wsdv.helpers import GAME, result, view
from tools.make_fixtures import fingerprint

FOLDER = Path(__file__).parents[2] / "fixtures" / GAME.id
FILES = sorted(FOLDER.glob("*.json"))
ENDS = {
    "WSDV-EOD-1.4": "W",
    "WSDV-EOD-9.1": "E",
    "WSDV-EOD-9.3": "W",
    "WSDV-EOD-10.1": "W",
    "WSDV-EOD-10.2": "E",
    "WSDV-WIN-2": "E",
    "WSDV-EOD-10.3": "E",
}
"""Who has won by which rule."""


def read(file):
    """The record in a file, and what must come of it."""
    text = file.read_text(encoding="utf-8")
    return read_record(text), json.loads(text)["expect"]


def test_there_is_a_game_for_each_end_each_option_and_undos():
    ends = {f"{end.lower()}-2-seats" for end in ENDS}
    options = {
        f"{option.name.replace('_', '-')}-{value}"
        for option in GAME.options[1:]
        for value in option.values
        if value != option.standard
    }
    assert {file.stem for file in FILES} == ends | options | {"undos"}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_finished_game_comes_out_as_it_did(file):
    record, expect = read(file)
    match = replay(GAME, record)
    assert match.state.over
    assert match.state.returns == expect["returns"]
    ranking = [[place.seat, place.place, place.reason, place.points] for place in GAME.ranking(match.state)]
    assert ranking == expect["ranking"]
    assert fingerprint(match.state) == expect["fingerprint"]
    assert match.record.to_dict() == record.to_dict()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_cards_and_socialists_are_accounted_for_after_every_action(file):
    record, _ = read(file)
    match = Match(GAME, record.options, record.seed)
    for seat, entry in record.entries:
        if isinstance(entry, str):
            match.apply(seat, GAME.actions.parse(entry))
        else:
            match.undo(seat, entry)
        shown = view(match.state)
        placed = sum(about["socialists"] for about in shown["provinces"].values())
        assert shown["box"] + shown["supply"] + placed == 12 and shown["supply"] >= 0
        sectors = sum(about["standards"] for about in shown["sectors"].values())
        assert shown["provinces"]["west_berlin"]["standards"] == sectors
        assert all(-6 <= position <= 6 for position in shown["tracks"].values())
        assert all(about["unrest"] >= 0 and about["standards"] >= 0 for about in shown["provinces"].values())


@pytest.mark.parametrize("end", ENDS)
def test_the_ends_are_told_apart(end):
    record, _ = read(FOLDER / f"{end.lower()}-2-seats.json")
    assert result(replay(GAME, record).state) == (ENDS[end], end)


def test_undos_leave_the_game_that_stands():
    record, expect = read(FOLDER / "undos.json")
    state = GAME.start(record.options, record.seed)
    for seat, text in record.actions():
        state.apply(seat, GAME.actions.parse(text))
    assert fingerprint(state) == expect["fingerprint"]
