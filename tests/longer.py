"""Parameters of tests that take long: `make test` takes a few of them, `make test-long` the others."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

DATABASES = ("sqlite", pytest.param("postgresql", marks=pytest.mark.long))
"""The kinds of database. PostgreSQL's own tests, of processes that share one, are among the short ones."""


def long_but(short: Collection[Any], values: Iterable[Any]) -> list[Any]:
    """A parameter's values, or tuples of several parameters' values, marked as long except `short`.

    ValueError: one of `short` is no value.
    """
    values = list(values)
    if unknown := [value for value in short if value not in values]:
        raise ValueError(f"{unknown} is not among {values}")
    return [value if value in short else taking_long(value) for value in values]


def taking_long(value: Any) -> Any:
    """A parameter's value, or a tuple of several parameters' values, marked as long."""
    several = value if isinstance(value, tuple) else (value,)
    return pytest.param(*several, marks=pytest.mark.long)
