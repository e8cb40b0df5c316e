"""Positions: a start with named facts changed, for tests and tutorials."""

from collections.abc import Mapping
from typing import Any

from detente.core.state import State


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Lay out the facts. ValueError names one that cannot be."""
