"""The measurement of the environments' throughput runs, and measures what it says."""

import json
import sys

import numpy as np

from benchmarks import vector


def test_every_legal_action_and_no_other_is_drawn():
    masks = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0], [1, 1, 1, 1, 1]], np.int8)
    rng = np.random.default_rng(3)
    drawn = np.array([vector.any_legal(masks, rng) for _ in range(300)])
    for row, mask in enumerate(masks):
        found, times = np.unique(drawn[:, row], return_counts=True)
        assert found.tolist() == np.flatnonzero(mask).tolist()
        assert times.min() > 300 / mask.sum() / 2


def test_each_way_to_play_is_measured(tmp_path, monkeypatch):
    file = tmp_path / "found.json"
    words = [
        "vector",
        "--games",
        "isles",
        "--tables",
        "4",
        "--workers",
        "0",
        "1",
        "--seconds",
        "0.03",
        "--json",
        str(file),
    ]
    monkeypatch.setattr(sys, "argv", words)
    vector.main()
    found = json.loads(file.read_text())
    speeds = {result["driver"]: result["per_cpu_s"] for result in found["results"]}
    assert list(speeds) == [
        "engine alone",
        "PettingZoo, one table",
        "4 tables, no workers",
        "4 tables, 1 worker",
    ]
    assert speeds["engine alone"] > speeds["PettingZoo, one table"] > 0
