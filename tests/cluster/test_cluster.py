"""The same games on a Ray cluster of two machines, both of them this one.

`make test-cluster` installs Ray and runs these tests; where it is not installed they are left out, and say so.
"""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from detente.arena import simulate
from detente.arena.match import Task

if "DETENTE_TEST_CLUSTER" not in os.environ:
    pytest.importorskip("ray", reason="Ray is not installed; make test-cluster installs it")

import ray
from ray.cluster_utils import Cluster

from detente.arena.cluster import RayCluster

GAME = "isles"
LINEUP = ["easy", "heuristic"]
GAMES = 60
LEARNED = 8
"""After this many games a batch takes about a second: long enough to find a worker that is playing one."""
STORE = 80 * 2**20
LIMITS = {
    "RAY_enable_worker_prestart": "0",
    "RAY_prestart_worker_first_driver": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    before = dict(os.environ)
    os.environ |= LIMITS
    machine = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=machine)
    try:
        cluster.add_node(num_cpus=1, object_store_memory=STORE)
        cluster.wait_for_nodes()
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()
        os.environ.clear()
        os.environ |= before


@pytest.fixture(scope="module")
def here() -> list[object]:
    return list(simulate(GAME, LINEUP, GAMES, seed=3, workers=1).played)


def test_the_games_are_those_that_are_played_here(cluster: Cluster, here: list[object]) -> None:
    with closing(RayCluster(cluster.address)) as crew:
        assert crew.hands == 2
        run = simulate(GAME, LINEUP, GAMES, seed=3, crew=crew)
        assert ray.is_initialized(), "the crew is left for the next run"
    assert not run.interrupted
    assert run.played == here
    assert not ray.is_initialized(), "the cluster is left"


def test_a_worker_that_is_killed_loses_no_game(cluster: Cluster, here: list[object], tmp_path: Path) -> None:
    killed: list[int] = []
    played: list[int] = []

    def kill_one(done: int) -> None:
        played.append(done)
        if not killed and sum(played) >= LEARNED:
            killed.append(busy_worker())
            os.kill(killed[0], signal.SIGKILL)

    file = tmp_path / "run.jsonl"
    with closing(RayCluster(cluster.address)) as crew:
        run = simulate(GAME, LINEUP, GAMES, seed=3, crew=crew, progress=kill_one, file=file)
    assert len(killed) == 1
    assert not Path(f"/proc/{killed[0]}").exists()
    assert run.played == here
    assert len(file.read_text(encoding="utf-8").splitlines()) == GAMES + 1


def test_what_a_game_raises_is_raised_here(cluster: Cluster) -> None:
    with closing(RayCluster(cluster.address)) as crew:
        job = crew.start([Task(0, "no game", {}, (), 0, ())])
        with pytest.raises(KeyError, match="no game"):
            crew.wait([job])


def test_a_cluster_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(ConnectionError, match=r"nobody answers at 127\.0\.0\.1:1"):
        RayCluster("127.0.0.1:1")
    with pytest.raises(ValueError, match=r"HOST:PORT or ray://HOST:PORT, not 'ray://here'"):
        RayCluster("ray://here")
    assert not ray.is_initialized()


def busy_worker(seconds: float = 30) -> int:
    """A process below this one that plays games for Ray just now."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal() and plays(entry) and below_this_one(int(entry.name)):
                return int(entry.name)
        time.sleep(0.01)
    raise TimeoutError("no worker plays")


def plays(process: Path) -> bool:
    try:
        return (process / "cmdline").read_bytes().startswith(b"ray::play_batch")
    except OSError:
        return False


def below_this_one(pid: int) -> bool:
    while pid > 1:
        if pid == os.getpid():
            return True
        try:
            status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return False
        pid = int(status.rpartition(")")[2].split()[1])
    return False
