"""The tool that unpacks a Python of another release of Debian. CI runs it whole, with apt."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import debian_python


def test_a_program_that_fails_says_why() -> None:
    with pytest.raises(RuntimeError, match=r"^what went wrong$"):
        debian_python.run(sys.executable, "-c", "import sys; print('first'); sys.exit('what went wrong')")
    with pytest.raises(RuntimeError, match="not-there is not installed"):
        debian_python.run("not-there")


def test_what_cannot_be_had_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(packages: list[str], release: str, folder: Path) -> list[Path]:
        raise RuntimeError(f"no {packages[0]} in {release}")

    monkeypatch.setattr(debian_python, "download", fails)
    monkeypatch.setattr(sys, "argv", ["debian_python", "3.99", str(tmp_path / "python"), "--release", "sid"])
    with pytest.raises(
        SystemExit, match=r"Python 3\.99 of Debian sid could not be had: no python3\.99-venv in sid"
    ):
        debian_python.main()
    assert not list(tmp_path.iterdir())
