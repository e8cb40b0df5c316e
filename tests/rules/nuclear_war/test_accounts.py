"""What finished games keep from move to move, and how they end."""

import pytest

from detente.core.records.record import replay
from tests.finished import FIXTURES, finished, read, states
from tests.rules.nuclear_war.helpers import DECK, GAME, all_cards

FOLDER = FIXTURES / GAME.id
FILES = finished(GAME.id)
WHOLE_DECK = sorted(card for card, count in DECK.items() for _ in range(count))
RULES = {"nw-end-1": "NW-END-1", "nw-end-2": "NW-END-2", "nw-end-4": "NW-END-4"}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_people_and_cards_are_conserved_after_every_action(file):
    record, _ = read(file)
    for state in states(GAME, record):
        assert sum(state.population) + state.bank == 240
        assert min(*state.population, state.bank) >= 0
        assert all_cards(state) == WHOLE_DECK


@pytest.mark.rule("NW-END-1", "NW-END-2", "NW-END-4")
@pytest.mark.parametrize("end", RULES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_ends_are_told_apart(end, seats):
    record, expect = read(FOLDER / f"{end}-{seats}-seats.json")
    state = replay(GAME, record).state
    assert state.seats == seats
    assert state.view(None)["ending"] == RULES[end]
    living = [seat for seat, about in enumerate(state.view(None)["table"]) if about["living"]]
    winners = [seat for seat, share in enumerate(expect["returns"]) if share]
    assert living == winners
    assert len(winners) == (1 if end == "nw-end-1" else 0)
