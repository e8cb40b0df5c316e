"""Recorded games are read as they were played: as batches, as episodes, as a data set of Minari."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import detente
from detente.arena import simulate
from detente.arena.trajectories import KEY, NO_ACTION, Recording, files_in
from detente.core.shown.features import features_of
from detente.research.rows import mask_of, observed
from detente.research.trajectories import OtherVersion, Trajectories

GAME = "isles"
LINEUP = ["heuristic", "random"]


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("recorded")
    return folder, simulate(GAME, LINEUP, 5, seed=9, workers=1, recording=Recording(folder, games_per_file=2))


def test_batches_hold_all_decisions_in_order(run):
    folder, played = run
    found = Trajectories(folder)
    assert (found.game, found.kind, found.numbers, len(found)) == (GAME, "observations", [0, 1, 2, 3, 4], 5)
    assert found.about["seed"] == 9 and found.about["lineup"] == LINEUP
    batches = list(found.batches(50))
    assert [len(batch) for batch in batches[:-1]] == [50] * (len(batches) - 1)
    assert sum(map(len, batches)) == sum(game.decisions for game in played.played)
    whole = next(found.batches(10**6))
    for name in ("observations", "masks", "actions", "policies", "returns", "games", "steps", "seats"):
        parts = np.concatenate([getattr(batch, name) for batch in batches])
        assert np.array_equal(getattr(whole, name), parts, equal_nan=name == "policies"), name
    assert not whole.final.any() and (whole.actions >= 0).all()
    assert next(found.batches(10**6, final=True)).final.sum() == 5 * 2
    with pytest.raises(ValueError, match="at least 1 row, not 0"):
        next(found.batches(0))


def test_each_row_is_what_the_environments_give(run):
    folder, played = run
    whole = next(Trajectories(folder).batches(10**6))
    game, row = detente.game(GAME), 0
    for one in played.played:
        state = game.start(played.options, one.seed)
        for step in range(one.decisions):
            seat = state.to_act[0]
            assert (whole.games[row], whole.steps[row], whole.seats[row]) == (one.index, step, seat)
            assert np.array_equal(whole.observations[row], observed(features_of(game).writer(), state, seat))
            assert np.array_equal(whole.masks[row], mask_of(state, seat))
            assert (
                np.isclose(whole.policies[row].sum(), 1)
                and not whole.policies[row][whole.masks[row] == 0].any()
            )
            state.apply(seat, int(whole.actions[row]))
            row += 1
        assert state.over and state.returns == [
            whole.returns[whole.games == one.index][k]
            for k in (int((whole.seats[whole.games == one.index] == seat).argmax()) for seat in range(2))
        ]
    assert row == len(whole)


def test_an_episode_is_what_one_seat_does_in_one_game(run):
    folder, played = run
    episodes = list(Trajectories(folder).episodes())
    assert [(each.game, each.seat) for each in episodes] == [
        (game, seat) for game in range(5) for seat in (0, 1)
    ]
    for each in episodes:
        rows, one = each.decisions, played.played[each.game]
        assert each.player == one.lineup[each.seat] and each.seed == one.seed and each.options["seats"] == 2
        assert (rows.seats == each.seat).all() and (np.diff(rows.steps) > 0).all()
        assert rows.final.tolist() == [False] * (len(rows) - 1) + [True]
        assert (
            rows.actions[-1] == NO_ACTION and not rows.masks[-1].any() and np.isnan(rows.policies[-1]).all()
        )
    assert sum(len(each.decisions) - 1 for each in episodes) == sum(game.decisions for game in played.played)


def test_views_are_read_as_dictionaries(tmp_path):
    played = simulate(GAME, LINEUP, 1, seed=9, workers=1, recording=Recording(tmp_path, "views"))
    batch = next(Trajectories(tmp_path).batches())
    state = detente.game(GAME).start(played.options, played.played[0].seed)
    assert batch.observations is None and batch.views[0] == json.loads(
        json.dumps(state.view(state.to_act[0]))
    )
    with pytest.raises(ValueError, match="holds views: Minari takes recorded observations"):
        Trajectories(tmp_path).to_minari("detente/isles/views-v0")


def altered(source: Path, folder: Path, **changes) -> Path:
    """A copy of a folder whose files say something else of themselves."""
    folder.mkdir()
    for file in files_in(source):
        table = pq.read_table(file)
        head = json.loads(table.schema.metadata[KEY]) | changes
        pq.write_table(table.replace_schema_metadata({KEY: json.dumps(head)}), folder / file.name)
    return folder


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules version": 99}, "rules version 99, not "),
        ({"observation version": "0123456789ab"}, "observation version 0123456789ab, not "),
        ({"action version": "0123456789ab"}, "action version 0123456789ab, not "),
    ],
)
def test_another_version_is_refused_and_both_are_named(run, tmp_path, changes, said):
    folder = altered(run[0], tmp_path / "old", **changes, detente="0.0.1")
    with pytest.raises(OtherVersion, match=said) as refused:
        Trajectories(folder)
    assert "recorded by detente 0.0.1" in str(refused.value) and detente.__version__ in str(refused.value)
    there = next(Trajectories(folder, any_version=True).batches())
    assert np.array_equal(there.observations, next(Trajectories(run[0]).batches()).observations)
    with pytest.raises(OtherVersion):
        Trajectories(folder, any_version=True).to_minari("detente/isles/old-v0")


def test_what_is_not_one_run_is_refused(run, tmp_path):
    with pytest.raises(ValueError, match="holds no trajectories"):
        Trajectories(tmp_path)
    mixed = altered(run[0], tmp_path / "mixed")
    other = altered(run[0], tmp_path / "other", game="chess")
    (other / "games-00000.parquet").rename(mixed / "games-00001.parquet")
    with pytest.raises(ValueError, match=r"games-00001.parquet and .*games-00000.parquet are not of one run"):
        Trajectories(mixed)
    (mixed / "games-00001.parquet").write_bytes(b"half")
    with pytest.raises(ValueError, match="is broken, or no file of trajectories"):
        Trajectories(mixed)
    with pytest.raises(KeyError, match="no game 'chess'"):
        Trajectories(altered(run[0], tmp_path / "chess", game="chess"))


ABOUT = {
    "author": "nobody",
    "author_email": "nobody@example.org",
    "code_permalink": "https://example.org/code",
}


@pytest.mark.filterwarnings("error:.*is set to None:UserWarning")
def test_minari_gets_an_episode_for_each_seat_of_each_game(run, tmp_path, monkeypatch):
    minari = pytest.importorskip("minari")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    folder, played = run
    found = Trajectories(folder)
    found.to_minari("detente/isles/mixed-v0", **ABOUT)
    there = minari.load_dataset("detente/isles/mixed-v0")
    assert there.storage.metadata["algorithm_name"] == "heuristic, random"
    assert there.storage.metadata["description"].startswith("Games of ")
    wanted = [each for each in found.episodes() if len(each.decisions) > 1]
    assert there.total_episodes == len(wanted)
    assert there.total_steps == sum(game.decisions for game in played.played)
    for mine, theirs in zip(wanted, there.iterate_episodes(), strict=True):
        rows = mine.decisions
        assert np.array_equal(theirs.observations["observation"], rows.observations)
        assert np.array_equal(theirs.observations["action_mask"], rows.masks)
        assert np.array_equal(theirs.actions, rows.actions[:-1])
        assert theirs.rewards.tolist() == [0.0] * (len(rows) - 2) + [float(rows.returns[0])]
        assert theirs.terminations.tolist() == [False] * (len(rows) - 2) + [True]
        assert not theirs.truncations.any()
    env = there.recover_environment()
    env.reset(seed=1)
    assert env.unwrapped.game.id == GAME and env.unwrapped.table.seats == 2
    only = found.to_minari("detente/isles/heuristic-v0", rewards="points", player="heuristic", **ABOUT)
    assert only.total_episodes == 5
    with pytest.raises(ValueError, match="no rewards 'money': there are returns, points"):
        found.to_minari("detente/isles/money-v0", rewards="money")
    with pytest.raises(
        ValueError, match="'hevristic' played none of these games: there are heuristic, random"
    ):
        found.to_minari("detente/isles/nobody-v0", player="hevristic")


def test_who_lacks_minari_is_told_how_to_get_it(run):
    code = (
        "import sys; sys.modules['minari'] = None\n"
        "from detente.research.trajectories import Trajectories\n"
        "Trajectories(sys.argv[1]).to_minari('detente/isles/x-v0')"
    )
    told = subprocess.run(
        [sys.executable, "-c", code, str(run[0])], check=False, capture_output=True, text=True, timeout=60
    )
    assert "pip install 'detente[minari]'" in told.stderr
