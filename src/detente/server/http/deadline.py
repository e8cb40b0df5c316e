"""The end of a server that is to stop and does not."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
import traceback
from collections.abc import Iterator
from types import AsyncGeneratorType, CoroutineType
from typing import Final, NoReturn

STOP_SECONDS: Final = 20.0
"""How long a server may take to stop: less than systemd and the compose file wait before they kill it."""
FAILED: Final = 1

log = logging.getLogger(__name__)


def stop_within(seconds: float, loop: asyncio.AbstractEventLoop) -> None:
    """End this process, which has been told to stop, if it still runs after this time. What has been acknowledged is in the database."""
    timer = threading.Timer(seconds, give_up, (seconds, loop))
    timer.daemon = True
    timer.start()


def give_up(seconds: float, loop: asyncio.AbstractEventLoop) -> NoReturn:
    """Log what the server waits for, and end the process at once."""
    log.error("the server did not stop within %g seconds and ends now; it was at:\n%s", seconds, stacks(loop))
    logging.shutdown()
    os._exit(FAILED)


def stacks(loop: asyncio.AbstractEventLoop) -> str:
    """Where the tasks of a loop and the threads of this process are."""
    lines: list[str] = []
    for task in asyncio.all_tasks(loop):
        lines += [f"task {task.get_name()}", *places(task.get_coro())]
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for ident, frame in sys._current_frames().items():
        if ident != threading.get_ident():
            lines += [f"thread {names.get(ident, ident)}", *traceback.format_stack(frame)]
    return "\n".join(lines)


def places(awaited: object) -> Iterator[str]:
    """Where a coroutine is, and what it awaits, as far as that is Python code."""
    while awaited is not None:
        if isinstance(awaited, CoroutineType):
            frame, awaited = awaited.cr_frame, awaited.cr_await
        elif isinstance(awaited, AsyncGeneratorType):
            frame, awaited = awaited.ag_frame, awaited.ag_await
        else:  # a step of an asynchronous generator refers to it, but has no public field for it
            awaited = next(
                (each for each in gc.get_referents(awaited) if isinstance(each, AsyncGeneratorType)), None
            )
            continue
        if frame is not None:
            yield f"  {frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_name}"
