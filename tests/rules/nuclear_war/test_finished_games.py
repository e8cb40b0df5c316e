"""Finished games, one for each way to end: what makes one of them play differently raises the game's version."""

import json
from pathlib import Path

import pytest

from detente.core.record import Match, read_record, replay
from tests.rules.nuclear_war.helpers import DECK, GAME, all_cards
from tools.make_fixtures import fingerprint

FOLDER = Path(__file__).parents[2] / "fixtures" / GAME.id
FILES = sorted(FOLDER.glob("*.json"))
WHOLE_DECK = sorted(card for card, count in DECK.items() for _ in range(count))
RULES = {"nw-end-1": "NW-END-1", "nw-end-2": "NW-END-2", "nw-end-4": "NW-END-4"}


def read(file):
    """The record in a file, and what must come of it."""
    text = file.read_text(encoding="utf-8")
    return read_record(text), json.loads(text)["expect"]


def test_there_is_a_game_for_each_end_each_option_and_undos():
    names = {file.stem for file in FILES}
    ends = {f"{end}-{seats}-seats" for end in RULES for seats in (2, 4, 6)}
    options = {
        f"{option.name.replace('_', '-')}-{value}"
        for option in GAME.options[1:]
        for value in option.values
        if value != option.standard
    }
    assert names == ends | options | {"undos"}
    undone = [entry for _, entry in read(FOLDER / "undos.json")[0].entries if isinstance(entry, int)]
    assert len(undone) >= 5 and max(undone) > 1


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
def test_people_and_cards_are_conserved_after_every_action(file):
    record, _ = read(file)
    match = Match(GAME, record.options, record.seed)
    for seat, entry in record.entries:
        if isinstance(entry, str):
            match.apply(seat, GAME.actions.parse(entry))
        else:
            match.undo(seat, entry)
        state = match.state
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


def test_undos_leave_the_game_that_stands():
    record, expect = read(FOLDER / "undos.json")
    state = GAME.start(record.options, record.seed)
    for seat, text in record.actions():
        state.apply(seat, GAME.actions.parse(text))
    assert fingerprint(state) == expect["fingerprint"]


def test_a_record_that_does_not_fit_is_refused():
    record, _ = read(FOLDER / "nw-end-1-2-seats.json")
    record.entries[20] = (record.entries[20][0], "place zeppelin")
    with pytest.raises(ValueError, match="entry 20 of the record: no action is written 'place zeppelin'"):
        replay(GAME, record)
    record.version = 0
    with pytest.raises(ValueError, match="the record is of rules version 0"):
        replay(GAME, record)
