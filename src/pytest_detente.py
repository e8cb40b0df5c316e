"""For pytest: the mark with which tests name the rules that they check. It imports nothing of Détente, so it costs no time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

MARK = "rule(*ids): the rules that this test checks, such as NW-ATTACK-2; it fails if one of them is broken"


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark, so that `--strict-markers` knows it; `detente rules coverage` reads it."""
    config.addinivalue_line("markers", MARK)
