"""Which tests `make quick` finds for what has changed."""

from pathlib import Path

import pytest

from tools.quick import concerned


@pytest.mark.parametrize(
    ("changed", "found", "left_out"),
    [
        ("src/detente/games/nations/rules/oil.py", "tests/rules/nations", "tests/rules/wsdv"),
        ("src/detente/games/germany/board.py", "tests/rules/wsdv", "tests/rules/nations"),
        ("src/detente/core/engine/options.py", "tests/core/test_options.py", "tests/server"),
        ("tests/server/test_play.py", "tests/server/test_play.py", "tests/core"),
        ("tests/finished.py", "", "tests"),
        ("README.md", "", "tests"),
    ],
)
def test_what_has_changed_is_tested(changed: str, found: str, left_out: str) -> None:
    tests = concerned([Path(changed)])
    assert not found or any(test.startswith(found) for test in tests), tests
    assert not any(test.startswith(left_out) for test in tests)
