"""Mutants: what is broken, that a test process gets it in place of the file, and what is reported."""

import ast
import json
import types
from dataclasses import replace
from pathlib import Path

import pytest

from tools.mutants.__main__ import main, report
from tools.mutants.breaking import Breaker
from tools.mutants.finding import file_of, modules, mutants_of, own_games, source_of, survivors_of, text_of
from tools.mutants.trying import Suite, first_failure, measure, run_tests, try_out

NAMES = types.ModuleType("names")
NAMES.MOST = 3  # type: ignore[attr-defined]


def broken(source):
    """All variants of a source: kind, and the statement as it is then."""
    tree = ast.parse(source)
    found = [(b.kind, b.after) for b in Breaker(NAMES).breaks(tree)]
    assert ast.unparse(tree) == ast.unparse(ast.parse(source)), "each spot is mended before the next"
    return found


@pytest.mark.parametrize(
    ("source", "variants"),
    [
        ("x = a < b", [("comparison turned round", "x = a >= b"), ("comparison off by one", "x = a <= b")]),
        ("x = a == b", [("comparison turned round", "x = a != b")]),
        (
            "x = a and b",
            [
                ("and/or", "x = a or b"),
                ("part of a condition left out", "x = b"),
                ("part of a condition left out", "x = a"),
            ],
        ),
        ("x = not a", [("sign left out", "x = a")]),
        ("x = -1", [("number + 1", "x = 0"), ("number - 1", "x = -2")]),
        ("x = True", [("true/false", "x = False")]),
        ("x = MOST", [("constant + 1", "x = MOST + 1")]),
        ("x = LEAST", []),
        ("MOST = x", []),
        ("MOST: Final = 3", [("number + 1", "MOST: Final = 4"), ("number - 1", "MOST: Final = 2")]),
        ("x = a + b", [("other operator", "x = a - b")]),
        ("x = [] + a", []),
        ("x = a[:]", [("no copy", "x = a")]),
        ("x = min(a, b)", [("other function", "x = max(a, b)"), ("arguments exchanged", "x = min(b, a)")]),
        ("x = f(s, a)", []),
        ("f(a)", [("statement left out", "")]),
        (
            "if a:\n    pass",
            [
                ("condition turned round", "if not a:"),
                ("condition always false", "if False:"),
                ("condition always true", "if True:"),
            ],
        ),
        (
            "while a:\n    pass",
            [("condition turned round", "while not a:"), ("condition always false", "while False:")],
        ),
        ("import a", []),
        ("def f(x: a < b): pass", []),
    ],
)
def test_what_is_broken(source, variants):
    assert broken(source) == variants


def test_a_statement_is_left_out_only_where_its_name_has_a_value():
    source = "def f(a):\n    b = g\n    b = a\n    return b"
    assert [after for kind, after in broken(source) if kind == "statement left out"] == [""]


@pytest.mark.parametrize(
    ("returns", "value", "after"),
    [
        ("bool", "a", "return not a"),
        ("int", "a", "return a + 1"),
        ("list[int]", "a", "return []"),
        ("str", "a", None),
    ],
)
def test_other_results(returns, value, after):
    found = broken(f"def f(a) -> {returns}:\n    return {value}")
    assert found == ([("other result", after)] if after else [])


@pytest.mark.long
def test_every_mutant_of_a_module_is_another_source_that_can_be_read():
    (module,) = modules("isles", ["rules.py"])
    made = mutants_of("isles", module)
    assert len(made) > 200
    true = ast.unparse(ast.parse(text_of(module)))
    for mutant in made[::15]:
        source = source_of(mutant)
        assert source != true
        compile(source, mutant.file, "exec")
    sailing = next(mutant for mutant in made if mutant.function == "sources")
    assert "ISLES-SAIL-3" in sailing.atoms


def test_only_games_of_the_house_are_broken_unless_others_are_named():
    assert "isles" not in own_games() and "nations" in own_games()


def test_mutants_that_survived_are_found_again(tmp_path):
    made = mutants_of("isles", "isles.rules")
    chosen = [replace(made[3], verdict="survived"), replace(made[5], verdict="noticed")]
    report(chosen, 900, 7, 0, 61, tmp_path / "mutants.json")
    again = survivors_of(tmp_path / "mutants.json", ["isles"], ["rules.py"])
    assert chosen[0].place in {mutant.place for mutant in again}
    assert chosen[1].place not in {mutant.place for mutant in again}


def test_the_report_names_survivors_and_fails_if_there_are_too_many(tmp_path, capsys):
    made = mutants_of("isles", "isles.rules")
    tried = [replace(made[3], verdict="survived"), replace(made[5], verdict="noticed")]
    with pytest.raises(SystemExit, match="At least 85 % must be noticed"):
        report(tried, 900, 7, 85, 61, tmp_path / "mutants.json")
    said = capsys.readouterr().out
    assert f"{made[3].file}:{made[3].line} in {made[3].function or 'the module'}: {made[3].kind}" in said
    assert "1 of 2 mutants noticed (50.0 %), out of 900 there are, in 1:01 minutes. Seed 7" in said
    assert json.loads((tmp_path / "mutants.json").read_text())["noticed_per_cent"] == 50


# -- in a process of its own


TEST = """
import pytest
from isles import data


def test_slow_and_of_another_rule():
    assert data.STORM_SIDES


@pytest.mark.rule("ISLES-MAP-1")
def test_sides():
    assert data.STORM_SIDES == 6
"""


@pytest.fixture
def tests(tmp_path):
    """How to run a file of tests."""
    (tmp_path / "test_isles.py").write_text(TEST, encoding="utf-8")
    return Suite([str(tmp_path)], str(tmp_path / "caches"), cpu=60)


@pytest.mark.long
def test_tests_get_the_mutant_and_the_file_stays_as_it_is(tests):
    source = text_of("isles.data")
    assert "STORM_SIDES: Final = 6" in source
    status, output, times = run_tests(tests, "isles.data", source)
    assert status == 0, output
    assert len(times) == 2
    status, output, _ = run_tests(
        tests,
        "isles.data",
        source.replace("STORM_SIDES: Final = 6", "STORM_SIDES: Final = 5"),
        ["ISLES-MAP-1"],
    )
    assert status == 1
    assert first_failure(output).endswith("test_isles.py::test_sides")
    assert "1 failed" in output and "passed" not in output, "tests of its own atoms come first"
    assert file_of("isles.data").read_text("utf-8") == source


@pytest.mark.long
def test_a_module_that_cannot_be_imported_and_a_loop_without_end_are_noticed(tests):
    status, output, _ = run_tests(tests, "isles.data", "1 / 0")
    assert status > 0 and first_failure(output).endswith("test_isles.py")
    tests.cpu = 2
    status, _, _ = run_tests(tests, "isles.data", "while True:\n    pass")
    assert status < 0


@pytest.mark.long
def test_a_mutant_has_a_verdict(tests):
    mutant = next(m for m in mutants_of("isles", "isles.data") if m.before == "STORM_SIDES: Final = 6")
    tried = try_out(mutant, [tests])
    assert tried.verdict == "noticed" and tried.why.endswith("test_sides")
    other = next(m for m in mutants_of("isles", "isles.data") if m.before == "MOST_TIDES: Final = 8")
    assert try_out(other, [tests]).verdict == "survived"


def test_a_game_without_tests_is_refused():
    with pytest.raises(SystemExit, match="There are no tests of the rules of atlantis"):
        measure("atlantis", "isles.data", "")


def test_nothing_to_break_is_said(monkeypatch, tmp_path):
    monkeypatch.chdir(Path(__file__).parents[2])
    monkeypatch.setattr(
        "sys.argv", ["mutants", "--game", "isles", "--files", "no_such.py", "--out", str(tmp_path)]
    )
    with pytest.raises(SystemExit, match="There is nothing to break"):
        main()
