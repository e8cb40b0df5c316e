"""The lobby's news: however much is new, each visitor's list is made once, and not again and again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from detente.server.service import table_service as desks
from detente.server.tables.live_table import Identity, Stream, Subscription
from tests.server.serving import in_a_loop, sqlite_url
from tests.server.test_analyses import Desks


def test_much_news_at_once_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "LOBBY_SECONDS", 0.2)

    async def play() -> None:
        async with Desks(sqlite_url(tmp_path), 1) as made:
            desk = made.desks[0]
            live, anna = await made.begun(0)
            looks = [look_of(anna) for _ in range(6)] + [look_of(Identity("nobody"))]
            desk.lobby += looks
            asked: list[Identity] = []
            summaries = desk.summaries

            async def counted(asker: Identity) -> list[dict[str, Any]]:
                asked.append(asker)
                return await summaries(asker)

            monkeypatch.setattr(desk, "summaries", counted)
            for _ in range(40):
                await desk.tell_lobby(live.row.id)
            await asyncio.sleep(0.5)
            assert 1 <= len(asked) <= 2 and set(asked) == {anna}
            for look in looks[:-1]:
                events = [item for item in look.stream.drain() if item is not None]
                assert len(events) == len(asked) and live.row.id in events[-1][1].decode()
            assert not looks[-1].stream.drain()

    in_a_loop(play())


def look_of(asker: Identity) -> Subscription:
    """A browser in the lobby."""
    stream = Stream()
    stream.numbers = [None]
    return Subscription(stream, 0, "lobby", None, "en", asker)
