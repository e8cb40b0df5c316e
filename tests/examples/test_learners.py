"""The example learners run, where PyTorch (and sb3-contrib) are installed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("example", "typed", "needs", "said"),
    [
        (
            "learn_nuclear_war.py",
            ["--updates", "1", "--workers", "0", "--games", "4"],
            "torch",
            r"4,096 decisions in \d+ games: .*\nexamined: won \d+ of \d+ games that somebody won",
        ),
        (
            "cleanrl_ppo.py",
            ["--total-timesteps", "512", "--num-envs", "4", "--num-steps", "64", "--game", "isles"],
            "torch",
            r"update 2 of 2: mean reward 0\.\d+ in [1-9]\d* games",
        ),
        (
            "maskable_ppo.py",
            ["--steps", "512", "--tables", "2", "--games", "3"],
            "sb3_contrib",
            r"512 decisions learned from; won \d of [0-3] games that somebody won \(3 played\)",
        ),
    ],
)
def test_an_example_learns(example: str, typed: list[str], needs: str, said: str) -> None:
    pytest.importorskip(needs)
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *typed],
        check=False,
        capture_output=True,
        text=True,
        timeout=500,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
    )
    assert ran.returncode == 0, ran.stderr
    assert re.search(said, ran.stdout), ran.stdout
