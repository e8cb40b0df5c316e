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
        ("src/detente/cli/start.py", "tests/cli/test_start.py", "tests/server"),
        ("src/detente/games/nations/locale/en.ftl", "tests/tools/test_sentences.py", "tests/rules/wsdv"),
        ("src/detente/web/locale/fr.ftl", "tests/web/test_texts.py", "tests/server"),
        ("src/detente/server/locale/fr.ftl", "tests/core/test_words.py", "tests/server"),
        ("tools/release.py", "tests/tools/test_release.py", "tests/server"),
        ("docs/hosting.md", "tests/tools/test_website.py", "tests/server"),
        ("README.md", "tests/docs/test_readme.py", "tests/server"),
        ("src/detente/server/limits.py", "tests/server/test_limits.py", "tests/core"),
        ("src/detente/server/service/seating.py", "tests/server/test_tournaments.py", "tests/core"),
        ("src/detente/cli/doctor.py", "tests/cli/", "tests/server"),
        ("src/detente/server/store/migrations/env.py", "tests/server/test_upgrade.py", "tests/core"),
        ("src/pytest_detente.py", "", "tests/server"),
        ("deploy/Caddyfile", "tests/server/test_proxies.py", "tests/core"),
        ("tests/finished.py", "tests/core/test_ending.py", "tests/server"),
        ("tests/core/test_gone.py", "", "tests"),
    ],
)
def test_what_has_changed_is_tested(changed: str, found: str, left_out: str) -> None:
    tests = concerned([Path(changed)])
    assert not found or any(test.startswith(found) for test in tests), tests
    assert not any(test.startswith(left_out) for test in tests)
