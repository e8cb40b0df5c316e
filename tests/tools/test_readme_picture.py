"""The moving picture in the README shows the table as it is."""

import json
from pathlib import Path

import pytest
from PIL import Image

from tools import readme_picture

LARGEST = 400_000


def test_the_table_is_made_of_what_the_picture_shows() -> None:
    assert readme_picture.out_of_date() == ""


def test_what_is_new_and_gone_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now = json.loads(readme_picture.PARTS.read_text("utf-8"))
    (tmp_path / "table.json").write_text(json.dumps([*now[1:], "page: #left"]))
    monkeypatch.setattr(readme_picture, "PARTS", tmp_path / "table.json")
    told = readme_picture.out_of_date()
    assert f"new: [{now[0]!r}]" in told and "gone: ['page: #left']" in told


def test_it_moves_and_is_small() -> None:
    for theme in readme_picture.THEMES:
        file = readme_picture.PICTURES / f"table-{theme}.webp"
        assert getattr(Image.open(file), "n_frames", 1) > 8
        assert file.stat().st_size < LARGEST
