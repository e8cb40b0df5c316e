"""The libraries of the research environments are extras: nothing else needs them, and who lacks one is told how to get it."""

import subprocess
import sys

import pytest

LIBRARIES = ("gymnasium", "minari", "numpy", "pettingzoo", "pyarrow", "pyspiel", "open_spiel", "torch")


def run(code):
    return subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=60
    )


def test_nothing_else_loads_them():
    code = (
        "import sys, detente, detente.arena, detente.bots, detente.cli, detente.research\n"
        "from detente.core.shown.features import features_of\n"
        "for id in detente.games(): features_of(detente.game(id))\n"
        f"print([name for name in {LIBRARIES} if name in sys.modules])"
    )
    assert run(code).stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("module", "lacking", "extra"),
    [
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("pettingzoo", "numpy", "research"),
        ("openspiel", "pyspiel", "openspiel"),
        ("openspiel", "numpy", "openspiel"),
        ("relative", "pettingzoo", "research"),
        ("trajectories", "pyarrow", "arena,research"),
        ("trajectories", "numpy", "arena,research"),
        ("learning", "torch", "learn"),
    ],
)
def test_who_lacks_one_is_told_how_to_get_it(module, lacking, extra):
    said = run(f"import sys; sys.modules['{lacking}'] = None\nimport detente.research.{module}").stderr
    assert f"pip install 'detente[{extra}]'" in said
