"""What finished games keep from move to move, and how they end."""

import pytest

from detente.core.records.record import replay
from tests.finished import FIXTURES, finished, read, states
from tests.rules.nations.helpers import DECK, GAME, view

FOLDER = FIXTURES / GAME.id
FILES = finished(GAME.id)
RULES = {"sdn-end-1": "SDN-END-1", "sdn-end-3": "SDN-END-3", "sdn-end-5": "SDN-END-5"}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_tankers_cards_and_money_are_accounted_for_after_every_action(file):
    record, _ = read(file)
    for state in states(GAME, record):
        shown = view(state)
        tankers = [sum(about["tankers"].values()) + about["waiting"] for about in shown["table"]]
        assert sum(tankers) + shown["tankers_left"] == 16
        assert sorted(shown["below"] + shown["unseen"]) == sorted(
            id for id, n in DECK.items() for _ in range(n)
        )
        assert all(about["cash"] >= 0 and about["debt"] >= 0 for about in shown["table"])
        stand = [
            leader["place"]
            for about in shown["table"]
            for leader in about["leaders"]
            if "." in leader["place"]
        ]
        assert len(stand) == len(set(stand)), "two leaders share a point"
        assert len(shown["pipelines"]) + shown["pipelines_left"] == 12


@pytest.mark.rule("SDN-END-1", "SDN-END-3", "SDN-END-5")
@pytest.mark.parametrize("end", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ends_are_told_apart(end, seats):
    record, expect = read(FOLDER / f"{end}-{seats}-seats.json")
    state = replay(GAME, record).state
    shown = view(state)
    assert state.seats == seats and shown["ending"] == RULES[end]
    living = [seat for seat, about in enumerate(shown["table"]) if about["living"]]
    winners = [seat for seat, share in enumerate(expect["returns"]) if share]
    if end == "sdn-end-1":
        assert living == winners and len(winners) == 1
    else:
        assert len(living) > 1 and set(winners) <= set(living)
        last = shown["round"] == shown["rounds"], shown["rounds"] == 0 and shown["quiet_rounds"] == 39
        assert last == (end == "sdn-end-3", end == "sdn-end-5")
        assert all(
            shown["table"][seat]["derricks"] == max(about["derricks"] for about in shown["table"])
            for seat in winners
        )
