"""Rules without a test are found, and marks that say nothing."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import detente
from detente.checks.coverage import coverage, read_tests
from detente.cli import app
from detente.core.shown.rulebook import atoms
from tests.checks.variants import Files, installed

GAME = detente.game("isles")
IDS = list(atoms(GAME, "en"))


def marked(ids: list[str], name: str = "test_it") -> str:
    """A test with a mark."""
    listed = ", ".join(f'"{id}"' for id in ids)
    return f"@pytest.mark.rule({listed})\ndef {name}():\n    pass\n\n\n"


def complete() -> str:
    """Tests for all rules of all games, three a test."""
    text = ""
    for id in detente.games():
        rules = list(atoms(detente.game(id), "en"))
        for k in range(0, len(rules), 3):
            text += marked(rules[k : k + 3], f"test_{id}_{k}")
    return text


def report(tmp_path: Path, text: str) -> tuple[int, str]:
    """Exit code and what is printed for a file of tests."""
    (tmp_path / "test_rules.py").write_text(f"import pytest\n\n\n{text}", encoding="utf-8")
    done = CliRunner().invoke(app, ["rules", "coverage", "--tests", str(tmp_path)])
    return done.exit_code, done.output


def test_all_is_well_if_every_rule_has_a_test(tmp_path: Path) -> None:
    code, said = report(tmp_path, complete())
    assert code == 0, said
    assert "no gaps" in said
    assert f"{GAME.id}: {len(IDS)} of {len(IDS)} rules have a test" in said


def test_a_rule_without_a_test_is_a_gap(tmp_path: Path) -> None:
    code, said = report(tmp_path, complete().replace(f'"{IDS[4]}"', f'"{IDS[0]}"'))
    assert code == 1
    assert f"{IDS[4]} has no test" in said
    assert "1 gap" in said


def test_an_id_that_no_game_has_is_a_gap(tmp_path: Path) -> None:
    code, said = report(tmp_path, complete() + marked([f"{IDS[0]}0"], "test_typo"))
    assert code == 1
    assert f"test_typo: no game has a rule '{IDS[0]}0' (did you mean {IDS[0]}" in said


def test_a_test_names_three_rules_at_most(tmp_path: Path) -> None:
    code, said = report(tmp_path, complete() + marked(IDS[:4], "test_much"))
    assert code == 1
    assert "test_much: names 4 rules; at most 3" in said


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (marked(IDS[:1], "helper"), "this mark belongs to no test"),
        (f"MARK = pytest.mark.rule('{IDS[0]}')\n", "this mark belongs to no test"),
        ("@pytest.mark.rule()\ndef test_nothing():\n    pass\n", "this mark names no rule"),
        ("@pytest.mark.rule(ID)\ndef test_name():\n    pass\n", "as plain texts"),
        ("@pytest.mark.rule(f'NW-{3}')\ndef test_made_up():\n    pass\n", "as plain texts"),
        ("def test_broken(:\n", "cannot be read"),
    ],
)
def test_marks_that_say_nothing_are_gaps(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "test_all.py").write_text(f"import pytest\n\n\n{complete()}", encoding="utf-8")
    code, said = report(tmp_path, text)
    assert code == 1
    assert complaint in said
    assert "1 gap" in said


def test_one_game_is_asked_for_alone(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(f"import pytest\n\n\n{marked(IDS[1:4])}", encoding="utf-8")
    done = CliRunner().invoke(app, ["rules", "coverage", "isles", "--tests", str(tmp_path)])
    assert done.exit_code == 1
    first, *gaps, last = done.output.splitlines()
    assert first == f"isles: 3 of {len(IDS)} rules have a test"
    assert gaps == [f"  {id} has no test" for id in (IDS[0], *IDS[4:])]
    assert last == f"1 tests name rules; {len(gaps)} gaps"


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["rules", "coverage", "iles", "--tests", str(tmp_path)])
    assert done.exit_code == 2
    assert "no game 'iles' (did you mean isles?)" in done.stderr


def test_rules_of_one_language_only_are_gaps(tmp_path: Path) -> None:
    def change(files: Files) -> None:
        page = re.sub(rf'^- <a id="{IDS[2]}">.*\n', "", files["rules.de.md"], flags=re.M)
        files["rules.de.md"] = page + '\n- <a id="ISLES-MORE-1"></a>**ISLES-MORE-1** Nur deutsch.\n'

    (tmp_path / "test_all.py").write_text(f"import pytest\n\n\n{complete()}", encoding="utf-8")
    with installed(tmp_path, "cays", change) as game:
        found = coverage(tmp_path, [game], [game])
    assert found.gaps == [
        "ISLES-MORE-1 is in cays's rules.de.md, but not in rules.en.md",
        f"{IDS[2]} is in cays's rules.en.md, but not in rules.de.md",
    ]


def test_a_game_that_builds_on_another_need_not_test_its_rules(tmp_path: Path) -> None:
    (tmp_path / "test_all.py").write_text(f"import pytest\n\n\n{marked(IDS[:1])}", encoding="utf-8")
    nations = detente.game("nations")
    found = coverage(tmp_path, [replace(nations, rules_from=("isles",))], [GAME, nations])
    assert found.rules["nations"] == list(atoms(nations, "en"))
    assert found.unknown == []


def test_a_game_without_ids_is_reported_and_is_no_gap(tmp_path: Path) -> None:
    def change(files: Files) -> None:
        for language in ("de", "en"):
            files[f"rules.{language}.md"] = "# Isles\n\nNo rules.\n"

    (tmp_path / "test_all.py").write_text(f"import pytest\n\n\n{marked(IDS[:1])}", encoding="utf-8")
    with installed(tmp_path, "shoals", change):
        done = CliRunner().invoke(app, ["rules", "coverage", "shoals", "--tests", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "shoals: its rules text has no rules with an id" in done.output


def test_marks_of_classes_files_and_parameters_count(tmp_path: Path) -> None:
    (tmp_path / "test_all.py").write_text(
        """
import pytest

pytestmark = pytest.mark.rule("A-1")


@pytest.mark.rule("A-2")
class TestThings:
    @pytest.mark.rule("A-3")
    def test_inside(self):
        pass


@pytest.mark.parametrize(
    "x",
    [
        pytest.param(1, marks=pytest.mark.rule("B-1", "B-2")),
        pytest.param(2, marks=[pytest.mark.rule("B-3"), pytest.mark.slow]),
        3,
    ],
)
def test_cases(x):
    pass


async def test_later():
    pass
""",
        encoding="utf-8",
    )
    found = read_tests(tmp_path)
    assert found.amiss == []
    assert [(test.ids, test.most) for test in found.tests] == [
        (("A-1", "A-2", "A-3"), 3),
        (("A-1", "B-1", "B-2", "B-3"), 3),
        (("A-1",), 1),
    ]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["rules", "coverage", "--tests", str(tmp_path / "no")])
    assert done.exit_code == 2
    assert "there is no folder" in done.stderr
