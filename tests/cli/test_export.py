"""Saved games become the same trajectories as simulated ones."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import detente
from detente.arena import simulate
from detente.arena.trajectories import Recording, files_in
from detente.cli import app
from detente.core.engine.rng import seeded
from detente.core.records.record import Match
from detente.research.trajectories import Trajectories

GAME = "isles"


def played(seed: int, undo: bool = False, moves: int = 10**6, game: str = GAME) -> Match:
    """A random game, in which actions are taken back now and then if wanted."""
    match, chance = Match(detente.game(game), None, seed), seeded(seed)
    while not match.state.over and len(match.record.entries) < moves:
        seat = match.state.to_act[0]
        legal = match.state.legal_actions(seat)
        match.apply(seat, legal[chance.below(len(legal))])
        if undo and not match.state.over and match.state.undoable(seat) and not chance.below(4):
            match.undo(seat)
    return match


def exported(*typed: object):
    return CliRunner().invoke(app, ["export", *map(str, typed)])


def test_a_saved_game_gives_the_rows_of_the_same_game_simulated(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "simulated")
    run = simulate(GAME, ["random", "random"], 1, seed=5, workers=1, recording=recording)
    rows = pq.read_table(files_in(recording.folder)[0]).to_pylist()
    match = Match(detente.game(GAME), {"seats": 2}, run.played[0].seed)
    for row in rows:
        if not row["final"]:
            match.apply(row["seat"], row["action"])
    file = tmp_path / "game.json"
    file.write_text(match.record.to_json(), encoding="utf-8")
    told = exported(file, "--out", tmp_path / "out")
    assert told.exit_code == 0 and "1 game of isles in" in told.output
    found = pq.read_table(files_in(tmp_path / "out" / GAME)[0]).to_pylist()
    assert found == [row | {"policy": None, "player": None} for row in rows]


def test_actions_that_were_taken_back_are_not_exported(tmp_path: Path) -> None:
    match = played(4, undo=True)
    assert any(isinstance(entry, int) for _, entry in match.record.entries)
    (tmp_path / "game.json").write_text(match.record.to_json(), encoding="utf-8")
    assert exported(tmp_path, "--out", tmp_path / "out").exit_code == 0
    batch = next(Trajectories(tmp_path / "out" / GAME).batches())
    text = match.game.actions.text
    assert [
        (int(s), text(int(a))) for s, a in zip(batch.seats, batch.actions, strict=True)
    ] == match.record.actions()


def test_many_games_are_exported_and_the_others_named(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    saved.mkdir()
    for seed in range(3):
        (saved / f"{seed}.json").write_text(played(seed).record.to_json(), encoding="utf-8")
    (saved / "wsdv.json").write_text(played(1, game="nuclear_war").record.to_json(), encoding="utf-8")
    (saved / "short.json").write_text(played(7, moves=5).record.to_json(), encoding="utf-8")
    old = json.loads(played(8).record.to_json()) | {"version": 99}
    (saved / "old.json").write_text(json.dumps(old), encoding="utf-8")
    wrong = json.loads(played(9).record.to_json())
    wrong["entries"][3] = wrong["entries"][2]
    (saved / "wrong.json").write_text(json.dumps(wrong), encoding="utf-8")
    position = json.loads(played(9).record.to_json()) | {"facts": {}}
    (saved / "position.json").write_text(json.dumps(position), encoding="utf-8")
    told = exported(saved, "--out", tmp_path / "out", "--record", "views")
    assert told.exit_code == 0
    assert "3 games of isles in" in told.output and "1 game of nuclear_war in" in told.output
    lines = {
        line.partition(".json: ")[0].rpartition("/")[2]: line
        for line in told.output.splitlines()
        if "Left out" in line
    }
    assert sorted(lines) == ["old", "position", "short", "wrong"]
    assert lines["short"].endswith("the game is not over.")
    assert "rules version 99 of isles; this is version" in lines["old"]
    assert "entry 3 does not fit the rules" in lines["wrong"]
    found = Trajectories(tmp_path / "out" / GAME)
    assert found.numbers == [0, 1, 2] and found.kind == "views"
    assert {each.seed for each in found.episodes()} == {0, 1, 2}
    assert sorted(each.name for each in tmp_path.iterdir()) == ["out", "saved"]


def test_seeds_of_a_server_are_kept_exactly(tmp_path: Path) -> None:
    match = played(2**127 + 1)
    (tmp_path / "game.json").write_text(match.record.to_json(), encoding="utf-8")
    assert exported(tmp_path, "--out", tmp_path / "out").exit_code == 0
    assert next(Trajectories(tmp_path / "out" / GAME).episodes()).seed == 2**127 + 1


@pytest.mark.parametrize("content", ["", "{}", '{"format": "detente-record"}'])
def test_a_file_that_is_no_saved_game_is_named_and_nothing_is_written(tmp_path: Path, content: str) -> None:
    (tmp_path / "a.json").write_text(played(1).record.to_json(), encoding="utf-8")
    (tmp_path / "b.json").write_text(content, encoding="utf-8")
    told = exported(tmp_path, "--out", tmp_path / "out")
    assert told.exit_code == 2 and "b.json" in told.output + str(told.exception)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.json", "b.json"]


def test_wrong_input_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(played(1).record.to_json(), encoding="utf-8")
    for typed, said in (
        ([file, "--out", tmp_path], "is there already: name a new folder"),
        ([tmp_path / "none.json", "--out", tmp_path / "out"], "none.json"),
        ([file, "--out", tmp_path / "out", "--record", "films"], "observations or views, not 'films'"),
    ):
        told = exported(*typed)
        assert told.exit_code == 2 and said in told.output + str(told.exception), said
    file.write_text(played(1, moves=3).record.to_json(), encoding="utf-8")
    told = exported(file, "--out", tmp_path / "out")
    assert told.exit_code == 1 and "There is no game to export." in told.output
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
