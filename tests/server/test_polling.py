"""A frame that is asked for is of one moment: no move is made meanwhile."""

import asyncio
from pathlib import Path

import pytest

from detente.server.routes.polling import newest
from tests.server.serving import PATIENCE, in_a_loop, sqlite_url
from tests.server.test_analyses import Processes


def test_a_frame_is_made_when_no_move_is_under_way(tmp_path: Path) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as made:
            services = made.services[0]
            live, _ = await made.begun(0)
            assert await newest(services, live, 0, "en", None) is not None
            async with live.lock:
                asked = asyncio.create_task(newest(services, live, 0, "en", None))
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(asked), 0.5)
            assert await asyncio.wait_for(asked, PATIENCE) is not None

    in_a_loop(play())
