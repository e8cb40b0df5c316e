"""What finished games keep from move to move, and how they end."""

import pytest

from detente.core.records.record import replay
from tests.finished import FIXTURES, finished, read, states
from tests.rules.wsdv.helpers import GAME, result, view

FOLDER = FIXTURES / GAME.id
FILES = finished(GAME.id)
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


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_cards_and_socialists_are_accounted_for_after_every_action(file):
    record, _ = read(file)
    for state in states(GAME, record):
        shown = view(state)
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
