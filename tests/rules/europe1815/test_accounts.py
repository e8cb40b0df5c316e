"""What finished games keep from move to move, and how they end."""

import pytest

from detente.core.records.record import replay
from tests.finished import FIXTURES, finished, read, states
from tests.rules.europe1815.helpers import GAME, view

FOLDER = FIXTURES / GAME.id
FILES = finished(GAME.id)
TEAM_ENDS = ("e15-team-5", "e15-team-6", "e15-team-7")


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_pieces_markers_and_sp_are_accounted_for(file):
    record, _ = read(file)
    for count, state in enumerate(states(GAME, record)):
        if count % 10:
            continue
        shown = view(state)
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
