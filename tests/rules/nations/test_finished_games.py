"""Finished games, one for each way to end: what makes one of them play differently raises the game's version.

That all drop out in the same moment (SDN-END-4) no sequence of actions comes to; a position in `test_fall` does.
"""

import json
from pathlib import Path

import pytest

from detente.core.record import Match, read_record, replay
from tests.rules.nations.helpers import DECK, GAME, view
from tools.make_fixtures import fingerprint

FOLDER = Path(__file__).parents[2] / "fixtures" / GAME.id
FILES = sorted(FOLDER.glob("*.json"))
RULES = {"sdn-end-1": "SDN-END-1", "sdn-end-3": "SDN-END-3"}


def read(file):
    """The record in a file, and what must come of it."""
    text = file.read_text(encoding="utf-8")
    return read_record(text), json.loads(text)["expect"]


def test_there_is_a_game_for_each_end_each_option_and_undos():
    ends = {f"{end}-{seats}-seats" for end in RULES for seats in (2, 3, 4)}
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
def test_tankers_cards_and_money_are_accounted_for_after_every_action(file):
    record, _ = read(file)
    match = Match(GAME, record.options, record.seed)
    for seat, entry in record.entries:
        if isinstance(entry, str):
            match.apply(seat, GAME.actions.parse(entry))
        else:
            match.undo(seat, entry)
        shown = view(match.state)
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


@pytest.mark.rule("SDN-END-1", "SDN-END-3")
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
        assert len(living) > 1 and set(winners) <= set(living) and shown["round"] == shown["rounds"]
        assert all(
            shown["table"][seat]["derricks"] == max(about["derricks"] for about in shown["table"])
            for seat in winners
        )


def test_undos_leave_the_game_that_stands():
    record, expect = read(FOLDER / "undos.json")
    state = GAME.start(record.options, record.seed)
    for seat, text in record.actions():
        state.apply(seat, GAME.actions.parse(text))
    assert fingerprint(state) == expect["fingerprint"]
