"""Finished games, one for each way to end, each value of an option, and one with undos: what makes one of them play
differently raises the game's version.

That all drop out of Nations in the same moment (SDN-END-4) no sequence of actions comes to; a position in its `test_fall` does.
"""

from pathlib import Path

import pytest

import detente
from detente.core.records.record import replay
from tests.finished import FIXTURES, finished, read
from tools.make_fixtures import fingerprint

GERMAN = (
    "wsdv-eod-1.4",
    "wsdv-eod-9.1",
    "wsdv-eod-9.3",
    "wsdv-eod-10.1",
    "wsdv-eod-10.2",
    "wsdv-win-2",
    "wsdv-eod-10.3",
)
ENDS: dict[str, dict[str, tuple[int, ...]]] = {
    "europe1815": {
        "e15-end-1": (2, 3, 4),
        **dict.fromkeys(("e15-team-5", "e15-team-6", "e15-team-7"), (4,)),
    },
    "nations": dict.fromkeys(("sdn-end-1", "sdn-end-3", "sdn-end-5"), (2, 3, 4)),
    "nuclear_war": dict.fromkeys(("nw-end-1", "nw-end-2", "nw-end-4"), (2, 4, 6)),
    "twoplustwo": dict.fromkeys(("tpt-nuke-11.1", "tpt-eod-12.1.1", "tpt-eod-12.2.6", *GERMAN), (4,)),
    "wsdv": dict.fromkeys(GERMAN, (2,)),
}
"""By game the ways to end, each with the numbers of seats of its files."""

UNPLAYED = {"communication"}
"""Options that change nothing that is played."""

UNSEEN: dict[str, set[str]] = {"twoplustwo": {"insolvency-connections"}}
"""By game the values of options that no game met so far shows: the base game has a file for it, and plays it by the same code."""

FILES = [pytest.param(id, file, id=f"{id}-{file.stem}") for id in ENDS for file in finished(id)]
each_game = pytest.mark.parametrize("id", ENDS)


def test_no_game_is_forgotten() -> None:
    ours = {id for id in detente.games() if detente.game(id).package.startswith("detente.")}
    assert set(ENDS) == ours


@each_game
def test_there_is_a_game_for_each_end_each_option_and_undos(id: str) -> None:
    ends = {f"{end}-{seats}-seats" for end, numbers in ENDS[id].items() for seats in numbers}
    options = {
        f"{option.name.replace('_', '-')}-{value}"
        for option in detente.game(id).options[1:]
        for value in option.values
        if value != option.standard and option.name not in UNPLAYED
    }
    assert {file.stem for file in finished(id)} == (ends | options | {"undos"}) - UNSEEN.get(id, set())


@pytest.mark.parametrize(("id", "file"), FILES)
def test_a_finished_game_comes_out_as_it_did(id: str, file: Path) -> None:
    game = detente.game(id)
    record, expect = read(file)
    match = replay(game, record)
    assert match.state.over
    assert match.state.returns == expect["returns"]
    ranking = [[place.seat, place.place, place.reason, place.points] for place in game.ranking(match.state)]
    assert ranking == expect["ranking"]
    assert fingerprint(match.state) == expect["fingerprint"]
    assert match.record.to_dict() == record.to_dict()
    end, _, seats = file.stem.removesuffix("-seats").rpartition("-")
    if end in ENDS[id]:
        assert match.state.seats == int(seats)
        assert ranking[0][2] == end.upper()


@each_game
def test_undos_leave_the_game_that_stands(id: str) -> None:
    game = detente.game(id)
    record, expect = read(FIXTURES / id / "undos.json")
    assert sum(isinstance(entry, int) for _, entry in record.entries) >= 5
    state = game.start(record.options, record.seed)
    for seat, text in record.actions():
        state.apply(seat, game.actions.parse(text))
    assert fingerprint(state) == expect["fingerprint"]


@each_game
def test_a_record_that_does_not_fit_is_refused(id: str) -> None:
    game = detente.game(id)
    record, _ = read(FIXTURES / id / "undos.json")
    record.entries[20] = (record.entries[20][0], "fly a zeppelin")
    with pytest.raises(ValueError, match="entry 20 of the record: no action is written 'fly a zeppelin'"):
        replay(game, record)
    record.version = 0
    with pytest.raises(ValueError, match="the record is of rules version 0"):
        replay(game, record)
