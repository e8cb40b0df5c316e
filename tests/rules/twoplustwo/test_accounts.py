"""What finished games keep from move to move, and how they end."""

import pytest

from detente.core.records.record import replay
from tests.finished import FIXTURES, finished, read, states
from tests.rules.twoplustwo.helpers import GAME, result, view

FOLDER = FIXTURES / GAME.id
FILES = finished(GAME.id)
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


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_cards_doves_and_markers_are_accounted_for_after_every_action(file):
    record, _ = read(file)
    for state in states(GAME, record):
        shown = view(state)
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
