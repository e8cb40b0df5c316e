"""Every file says under which licence it is, and every package that Détente installs has one that we accept."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import licences

ROOT = Path(__file__).parents[2]
IN_CHECKOUT = (ROOT / ".git").exists()


@pytest.mark.skipif(not IN_CHECKOUT, reason="the source package holds built files")
def test_every_file_names_its_licence() -> None:
    lint = subprocess.run(
        [sys.executable, "-m", "reuse", "lint", "--lines"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert lint.returncode == 0, lint.stdout + lint.stderr


def test_all_packages_that_are_installed_with_ours_are_accepted() -> None:
    found, _ = licences.installed()
    assert {"fastapi", "pydantic-core", "numpy"} <= {each.name.lower().replace("_", "-") for each in found}
    assert [each for each in found if not each.is_accepted] == []


@pytest.mark.parametrize(
    ("expression", "fits"),
    [
        ("MIT", True),
        ("MPL-2.0 AND (Apache-2.0 OR MIT)", True),
        ("GPL-3.0-only OR MIT", True),
        ("GPL-3.0-only", False),
        ("MIT AND GPL-3.0-only", False),
        ("", False),
    ],
)
def test_an_expression_is_accepted_if_all_its_parts_are(expression: str, fits: bool) -> None:
    assert licences.accepted(expression) is fits
