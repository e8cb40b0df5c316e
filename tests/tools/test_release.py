"""The checklist of a release notices what is missing."""

import shutil
from pathlib import Path

import pytest

from tools.release import ROOT, missing

FILES = ("pyproject.toml", "CITATION.cff", "CHANGELOG.md")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of which 9.8.7 can be released."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "9.8.7"\n')
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 9.8.7\n")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## [9.8.7] – 2031-02-03\n")
    shutil.copytree(
        ROOT / "src/detente/server/store/migrations", tmp_path / "src/detente/server/store/migrations"
    )
    shutil.copytree(ROOT / "tests/fixtures/store", tmp_path / "tests/fixtures/store")
    return tmp_path


def test_nothing_is_missing(project: Path) -> None:
    assert list(missing(project, "9.8.7")) == []


@pytest.mark.parametrize("name", FILES)
def test_each_file_must_name_the_version(project: Path, name: str) -> None:
    file = project / name
    file.write_text(file.read_text().replace("9.8.7", "9.8.6"))
    (told,) = missing(project, "9.8.7")
    assert told.startswith(name)


def test_every_form_of_the_database_has_a_fixture(project: Path) -> None:
    (project / "tests/fixtures/store/0009.json").unlink()
    (told,) = missing(project, "9.8.7")
    assert "0009" in told
