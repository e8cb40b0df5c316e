"""Recorded games: every decision as a row, the same bytes however they came about."""

import json
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import detente
from detente.arena import simulate
from detente.arena.journal import NoJournal
from detente.arena.match import play, task
from detente.arena.trajectories import NO_ACTION, Decisions, Recording, files_in
from detente.cli import app
from detente.core.shown.features import features_of

GAME = "isles"
LINEUP = ["heuristic", "random"]


def recorded(folder: Path, games: int = 7, **given):
    given = {"seed": 3, "workers": 1, "games_per_file": 3, "kind": "observations"} | given
    recording = Recording(folder, given.pop("kind"), given.pop("games_per_file"))
    return simulate(GAME, LINEUP, games, recording=recording, **given)


def digests(folder: Path) -> dict[str, str]:
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in files_in(folder)}


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> dict[str, str]:
    """The files of seven games, made in one go by one worker."""
    folder = tmp_path_factory.mktemp("whole")
    recorded(folder)
    return digests(folder)


def test_each_decision_of_each_game_is_a_row(tmp_path: Path) -> None:
    run = recorded(tmp_path)
    game, features = detente.game(GAME), features_of(detente.game(GAME))
    names = [file.name for file in files_in(tmp_path)]
    assert names == ["games-00000.parquet", "games-00001.parquet", "games-00002.parquet"]
    rows = [row for file in files_in(tmp_path) for row in pq.read_table(file).to_pylist()]
    at = iter(rows)
    for played in run.played:
        state = game.start(run.options, played.seed)
        for step in range(played.decisions):
            row, seat = next(at), state.to_act[0]
            assert (row["number"], row["step"], row["seat"]) == (played.index, step, seat)
            assert np.array(row["observation"], np.float32).tobytes() == features.bytes_of(state, seat)
            assert row["legal"] == state.legal_actions(seat)
            assert row["player"] == played.lineup[seat]
            assert sum(row["policy"]) == pytest.approx(1) and len(row["policy"]) == len(row["legal"])
            assert row["policy"][row["legal"].index(row["action"])] > 0
            assert (int(row["seed"]), json.loads(row["options"])["seats"]) == (played.seed, 2)
            assert not row["final"]
            state.apply(seat, row["action"])
        assert state.over
        for seat in range(state.seats):
            row = next(at)
            assert (
                row["final"] and row["action"] == NO_ACTION and row["legal"] == [] and row["policy"] is None
            )
            assert np.array(row["observation"], np.float32).tobytes() == features.bytes_of(state, seat)
            mine = [row for row in rows if row["number"] == played.index and row["seat"] == seat]
            points = next(place.points for place in game.ranking(state) if place.seat == seat)
            assert {each["return"] for each in mine} == {state.returns[seat]}
            assert [each["points"] for each in mine] == [pytest.approx(points)] * len(mine)
    assert next(at, None) is None


def test_the_bytes_are_the_same_with_any_number_of_workers(tmp_path: Path, whole) -> None:
    recorded(tmp_path, workers=3)
    assert digests(tmp_path) == whole
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([*whole, "run.jsonl"])


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path, whole) -> None:
    recorded(tmp_path, games=4)
    assert len(digests(tmp_path)) == 2
    told: list[int] = []
    recorded(tmp_path, progress=told.append)
    assert told[0] == 4 and sum(told) == 7
    assert digests(tmp_path) == whole


def test_an_interrupted_run_keeps_its_games_and_goes_on(tmp_path: Path, whole) -> None:
    def stop_early(count: int) -> None:
        raise KeyboardInterrupt

    assert recorded(tmp_path, progress=stop_early).interrupted
    assert len(digests(tmp_path)) == 1
    recorded(tmp_path)
    assert digests(tmp_path) == whole


def test_a_killed_run_goes_on_and_gives_the_same_bytes(tmp_path: Path, whole) -> None:
    code = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from detente.arena import simulate\n"
        "from detente.arena.trajectories import Recording\n"
        "done = []\n"
        "def die(count):\n"
        "    done.append(count)\n"
        "    if sum(done) >= 5: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"simulate({GAME!r}, {LINEUP!r}, 7, seed=3, workers=1, progress=die,"
        " recording=Recording(Path(sys.argv[1]), games_per_file=3))\n"
    )
    killed = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False, timeout=120)
    assert killed.returncode == -signal.SIGKILL
    assert len(files_in(tmp_path)) == 1 and len(list((tmp_path / "parts").iterdir())) == 2
    (tmp_path / ".games-00001.parquet.x").write_bytes(b"half")
    (tmp_path / "parts" / ".00000005.arrow.x").write_bytes(b"half")
    recorded(tmp_path)
    assert digests(tmp_path) == whole
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([*whole, "run.jsonl"])


def test_games_whose_file_is_gone_are_played_again(tmp_path: Path, whole) -> None:
    recorded(tmp_path)
    (tmp_path / "games-00001.parquet").unlink()
    told: list[int] = []
    recorded(tmp_path, progress=told.append)
    assert told[0] == 4
    assert digests(tmp_path) == whole


def test_a_folder_of_something_else_is_refused(tmp_path: Path, whole) -> None:
    run = tmp_path / "run"
    recorded(run)
    with pytest.raises(NoJournal, match=r"holds another run: seed is 3 there, 4 asked for$"):
        recorded(run, seed=4)
    with pytest.raises(NoJournal, match=r'record is "observations" there, "views" asked for'):
        recorded(run, kind="views")
    with pytest.raises(NoJournal, match=r"options\.tides is 6 there, 4 asked for"):
        recorded(run, options={"tides": 4})
    assert digests(run) == whole, "a refused run changes nothing"
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(NoJournal, match="holds something else"):
        recorded(other)
    with pytest.raises(NoJournal, match="is no folder"):
        recorded(other / "letter.txt")
    (run / "games-00002.parquet").write_bytes(b"half")
    with pytest.raises(NoJournal, match=r"games-00002.parquet is broken.*delete it"):
        recorded(run)
    with pytest.raises(ValueError, match="observations or views, not 'pictures'"):
        recorded(tmp_path / "new", kind="pictures")
    with pytest.raises(ValueError, match="at least 1 game in a file, not 0"):
        recorded(tmp_path / "new", games_per_file=0)
    with pytest.raises(ValueError, match="no other file of the run"):
        recorded(tmp_path / "new", file=tmp_path / "run.jsonl")


def test_views_are_recorded_as_they_were_seen(tmp_path: Path) -> None:
    run = recorded(tmp_path, games=1, kind="views")
    state = detente.game(GAME).start(run.options, run.played[0].seed)
    for row in pq.read_table(files_in(tmp_path)[0]).to_pylist()[: run.played[0].decisions]:
        assert json.loads(row["view"]) == json.loads(json.dumps(state.view(row["seat"])))
        state.apply(row["seat"], row["action"])


class Blunt:
    """A bot that says nothing of its policy, or nonsense."""

    def __init__(self, told: object) -> None:
        if told is not None:
            self.policy = lambda: told

    def choose(self, view, actions, sample, budget):
        return actions[0]


@pytest.mark.parametrize(("told", "trouble"), [(None, None), ([0.5], "names 1 probabilities for")])
def test_what_a_bot_does_not_say_is_null_and_nonsense_breaks_the_game_off(monkeypatch, told, trouble) -> None:
    monkeypatch.setattr("detente.arena.match.bot", lambda name, seed: Blunt(told))
    one = task(0, GAME, {"seats": 2}, ["random", "random"], 1, 0)
    rows = Decisions(detente.game(GAME), "observations", 0, one.deal, one.lineup)
    played = play(one, rows)
    if trouble is None:
        assert played.failure is None and rows.table["policy"].null_count == rows.table.num_rows
    else:
        assert trouble in str(played.failure) and rows.table is None


@pytest.mark.parametrize("name", ["random", "heuristic", "search:20", "easy"])
def test_bots_say_how_much_they_favoured_each_action(name: str) -> None:
    from detente.bots import bot, policy_of

    player = bot(name, 5)
    state = detente.game(GAME).start(None, 2)
    for _ in range(12):
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        action = player.choose(
            state.view(seat), actions, lambda seed, seat=seat: state.determinize(seat, seed), None
        )
        policy = policy_of(player)
        assert policy is not None and len(policy) == len(actions)
        assert sum(policy) == pytest.approx(1) and min(policy) >= 0
        assert policy[actions.index(action)] > 0
        state.apply(seat, action)


def test_the_command_line_records_and_continues(tmp_path: Path) -> None:
    folder = tmp_path / "runs" / "isles"
    typed = ["simulate", GAME, "--bots", "random", "-w", "1", "--trajectories", str(folder)]
    first = CliRunner().invoke(app, [*typed, "-n", "2"])
    assert first.exit_code == 0 and str(folder) in "".join(first.output.split())
    second = CliRunner().invoke(app, [*typed, "-n", "3"])
    assert second.exit_code == 0
    assert len({row["number"] for row in pq.read_table(files_in(folder)[0]).to_pylist()}) == 3


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--resume", "run.jsonl"], "leave --resume away"),
        (["--record", "pictures"], "--record: recorded are observations or views, not 'pictures'"),
    ],
)
def test_the_command_line_says_what_is_wrong(tmp_path: Path, more: list[str], said: str) -> None:
    typed = ["simulate", GAME, "-n", "1", "--trajectories", str(tmp_path / "new"), *more]
    told = CliRunner().invoke(app, typed)
    assert told.exit_code != 0 and said in str(told.exception or told.output) + told.output


def test_who_says_what_to_record_must_say_where() -> None:
    told = CliRunner().invoke(app, ["simulate", GAME, "-n", "1", "--bots", "random", "--record", "views"])
    assert told.exit_code != 0
    assert "--record says what --trajectories records" in str(told.exception or told.output) + told.output


def test_a_full_disk_is_told_in_one_line_and_the_run_goes_on_later(tmp_path: Path) -> None:
    typed = ["simulate", GAME, "--bots", "random", "-n", "3", "-w", "1", "--seed", "2"]
    code = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))\n"
        "from detente.cli import app; app(sys.argv[2:])"
    )

    def run(most: int, folder: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", code, str(most), *typed, "--trajectories", str(tmp_path / folder)]
        return subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)

    assert run(10**9, "whole").returncode == 0
    full = run(2500, "full")
    assert full.returncode == 2
    assert (
        full.stderr.startswith("detente: the games cannot be kept: File too large")
        and full.stderr.count("\n") == 1
    )
    assert run(10**9, "full").returncode == 0
    assert digests(tmp_path / "full") == digests(tmp_path / "whole")


def test_who_lacks_pyarrow_is_told_how_to_get_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None\n"
        f"from detente.cli import app; app(['simulate', {GAME!r}, '-n', '1', '--trajectories', sys.argv[1]])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "new")],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (
        told.stderr.strip()
        == "detente: --trajectories needs the package pyarrow: pip install 'detente[arena]'"
    )
    assert not (tmp_path / "new").exists()
