"""The worker processes that compute hints and analyses. They have low priority: neither bots nor other tables wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from detente.bots.search import Limit
from detente.server.settings import Settings
from detente.server.thinking.worker_pool import WorkerPool

NICENESS = 10
LONGEST = 4
"""Computing may take this many times its limit, for all parts of a hint together, or for iterations on a slow machine."""


def advice_pool(settings: Settings) -> WorkerPool:
    """Workers that call any function. A search limit must be the last argument."""

    def timeout(arguments: tuple[Any, ...]) -> float:
        limit: Limit = arguments[-1]
        seconds = settings.bot_limit if limit.seconds is None else limit.seconds
        return settings.bot_limit + seconds * LONGEST

    return WorkerPool(settings.advisers, call, NICENESS, timeout)


def call(work: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function, in a worker."""
    return work(*arguments)
