"""Worker processes of a run."""

import os
import signal
import subprocess
import sys
import time

PLAY = """
from detente.arena.crew import Processes
from detente.arena.match import task

if __name__ == "__main__":
    crew = Processes(2)
    jobs = [crew.start([task(index, "isles", {}, ("random", "random"), 1, index)]) for index in range(4)]
    while jobs:
        for job, _ in crew.wait(jobs):
            jobs.remove(job)
    print(*crew.pool._processes, flush=True)
    input()
"""
PATIENCE = 30.0


def living(pids: list[int]) -> list[int]:
    """Those of the processes that still run."""
    found = []
    for pid in pids:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            continue
        found.append(pid)
    return found


def test_workers_go_when_the_run_is_killed(tmp_path) -> None:
    script = tmp_path / "play.py"
    script.write_text(PLAY, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        workers = [int(pid) for pid in run.stdout.readline().split()]
        assert len(workers) == 2 and living(workers) == workers
        run.send_signal(signal.SIGKILL)
        run.wait()
        until = time.monotonic() + PATIENCE
        while living(workers) and time.monotonic() < until:
            time.sleep(0.05)
        assert living(workers) == []
