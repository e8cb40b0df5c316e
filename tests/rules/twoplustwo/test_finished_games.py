"""Finished games, one for each way to end: what makes one of them play differently raises the game's version."""

import json
from pathlib import Path

import pytest

from detente.core.record import Match, read_record, replay
from tests.rules.twoplustwo.helpers import GAME, result, view
from tools.make_fixtures import fingerprint

FOLDER = Path(__file__).parents[2] / "fixtures" / GAME.id
FILES = sorted(FOLDER.glob("*.json"))
ENDS = {
    "TPT-NUKE-11.1",
    "TPT-EOD-12.1.1",
    "TPT-EOD-12.2.6",
    "WSDV-EOD-1.4",
    "WSDV-EOD-9.1",
    "WSDV-EOD-9.3",
    "WSDV-EOD-10.1",
    "WSDV-EOD-10.2",
    "WSDV-WIN-2",
    "WSDV-EOD-10.3",
}


def read(file):
    """The record in a file, and what must come of it."""
    text = file.read_text(encoding="utf-8")
    return read_record(text), json.loads(text)["expect"]


def test_there_is_a_game_for_each_end_and_one_with_undos():
    assert {file.stem for file in FILES} == {f"{end.lower()}-4-seats" for end in ENDS} | {"undos"}


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
def test_cards_doves_and_markers_are_accounted_for_after_every_action(file):
    record, _ = read(file)
    match = Match(GAME, record.options, record.seed)
    for seat, entry in record.entries:
        if isinstance(entry, str):
            match.apply(seat, GAME.actions.parse(entry))
        else:
            match.undo(seat, entry)
        shown = view(match.state)
        assert 0 <= shown["doves"] <= 6 and sorted(shown["order"]) == [0, 1, 2, 3]
        assert all(-6 <= position <= 6 for position in shown["tracks"].values())
        assert all(deck["cards"] + deck["executed"] == 10 for deck in shown["decks"].values())
        normal = [id for id in shown["row"] if not id.startswith("special")]
        assert len(set(normal)) == len(normal) and len(set(shown["display"])) == len(shown["display"])
        assert not {*normal} & {*shown["display"]}


@pytest.mark.parametrize("end", sorted(ENDS))
def test_the_ends_are_told_apart(end):
    record, _ = read(FOLDER / f"{end.lower()}-4-seats.json")
    assert result(replay(GAME, record).state)[1] == end


def test_undos_leave_the_game_that_stands():
    record, expect = read(FOLDER / "undos.json")
    state = GAME.start(record.options, record.seed)
    for seat, text in record.actions():
        state.apply(seat, GAME.actions.parse(text))
    assert fingerprint(state) == expect["fingerprint"]
