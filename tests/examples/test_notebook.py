"""The example notebook runs, in a shortened form, and is kept without outputs."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "learn_from_games.ipynb"
CELLS = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]


def test_it_is_kept_without_outputs() -> None:
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code_cells())
    assert len({cell["id"] for cell in CELLS}) == len(CELLS)


def code_cells() -> list[dict[str, Any]]:
    return [cell for cell in CELLS if cell["cell_type"] == "code"]


@pytest.mark.long
def test_it_learns_what_it_was_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DETENTE_NOTEBOOK", "short")
    names: dict[str, Any] = {}
    for cell in code_cells():
        exec(compile("".join(cell["source"]), f"{NOTEBOOK.name} {cell['id']}", "exec"), names)
    before, after = names["curve"]
    assert after > before + 0.1
    assert f"after 60 updates: won {after:.0%}" in capsys.readouterr().out
    drawn = names["figure"].to_dict()["data"][0]
    assert list(drawn["y"]) == [before, after] and list(drawn["x"]) == names["STOPS"]
