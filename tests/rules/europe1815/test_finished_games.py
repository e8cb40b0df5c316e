"""Finished games, one for each way to end: what makes one of them play differently raises the game's version."""

import json
from pathlib import Path

import pytest

from detente.core.record import Match, read_record, replay
from tests.rules.europe1815.helpers import GAME, view
from tools.make_fixtures import fingerprint

FOLDER = Path(__file__).parents[2] / "fixtures" / GAME.id
FILES = sorted(FOLDER.glob("*.json"))
TEAM_ENDS = ("e15-team-5", "e15-team-6", "e15-team-7")


def read(file):
    """The record in a file, and what must come of it."""
    text = file.read_text(encoding="utf-8")
    return read_record(text), json.loads(text)["expect"]


def test_there_is_a_game_for_each_end_each_option_and_undos():
    ends = {f"e15-end-1-{seats}-seats" for seats in (2, 3, 4)} | {f"{end}-4-seats" for end in TEAM_ENDS}
    options = {
        f"{option.name}-{value}"
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
def test_pieces_markers_and_sp_are_accounted_for(file):
    record, _ = read(file)
    match = Match(GAME, record.options, record.seed)
    for count, (seat, entry) in enumerate(record.entries):
        if isinstance(entry, str):
            match.apply(seat, GAME.actions.parse(entry))
        else:
            match.undo(seat, entry)
        if count % 10:
            continue
        shown = view(match.state)
        for other, about in enumerate(shown["table"]):
            own = [land for land in shown["lands"].values() if land["owner"] == other]
            limits = {"inf": 18, "kav": 8, "art": 1} if about["chief"] else {"inf": 16, "kav": 6, "art": 4}
            for kind, limit in limits.items():
                assert sum(land[kind] for land in own) + about["supply"][kind] == limit
            assert 0 <= about["markers"] <= 5
            assert sum(land["ep"] for land in own) == about["ep"]


@pytest.mark.rule("E15-TEAM-5", "E15-TEAM-6", "E15-TEAM-7")
@pytest.mark.parametrize("end", TEAM_ENDS)
def test_the_ends_of_2vs2_are_told_apart(end):
    record, expect = read(FOLDER / f"{end}-4-seats.json")
    state = replay(GAME, record).state
    points = [about["points"] for about in view(state)["table"]]
    sums = [points[0] + points[2], points[1] + points[3]]
    assert max(sums) >= 13
    assert (min(sums) >= 13) == (end != "e15-team-5")
    assert (sums[0] == sums[1]) == (end == "e15-team-7")
    won = [seat for seat, share in enumerate(state.returns) if share]
    best = view(state)["ranks"][0] % 2 if end == "e15-team-7" else sums.index(max(sums))
    assert won == [best, best + 2]
    assert [row[2] for row in expect["ranking"]] == [end.upper()] * 4
