"""The lobby's news: however much is new, each visitor's list is made once, and not again and again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from detente.server.service import lobby
from detente.server.store.store import KnownVisitor
from detente.server.tables.streams import Identity, Stream, Subscription
from tests.server.serving import in_a_loop, sqlite_url
from tests.server.test_analyses import Processes

PAUSE = 0.2


def test_much_news_at_once_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LOBBY_SECONDS", PAUSE)

    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as made:
            services = made.services[0]
            live, anna = await made.begun(0)
            subscriptions = [lobby_subscription(anna) for _ in range(6)] + [
                lobby_subscription(Identity("nobody"))
            ]
            services.lobby.subscriptions += subscriptions
            asked: list[Identity] = []
            summaries = services.lobby.summaries

            async def counted(identity: Identity) -> list[dict[str, Any]]:
                asked.append(identity)
                return await summaries(identity)

            monkeypatch.setattr(services.lobby, "summaries", counted)
            began = asyncio.get_running_loop().time()
            for _ in range(40):
                await services.lobby.table_changed(live.row, live.holders)
            pauses = (asyncio.get_running_loop().time() - began) / PAUSE
            await asyncio.sleep(2.5 * PAUSE)
            assert 1 <= len(asked) <= 2 + pauses and set(asked) == {anna}
            for subscription in subscriptions[:-1]:
                events = [item for item in subscription.stream.drain() if item is not None]
                assert len(events) == len(asked) and live.row.id in events[-1][1].decode()
            assert not subscriptions[-1].stream.drain()

    in_a_loop(play())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_change_of_a_table_costs_no_lookup_for_each_unknown_watcher(
    database: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres")

    async def play() -> None:
        async with Processes(url, 1) as made:
            services = made.services[0]
            live, _ = await made.begun(0)
            strangers = [lobby_subscription(Identity(f"nobody {k}")) for k in range(20)]
            services.lobby.subscriptions += strangers
            looked_up: list[str] = []
            visitor = services.store.visitor

            async def counted(token: str) -> KnownVisitor | None:
                looked_up.append(token)
                return await visitor(token)

            monkeypatch.setattr(services.store, "visitor", counted)
            await services.lobby.table_changed(live.row, live.holders)
            assert not looked_up
            known = await services.store.register_visitor("nobody 3", "Boris")  # as another process does
            await services.lobby.table_changed(live.row, live.holders)
            if services.store.shared:
                assert looked_up == ["nobody 3"]
                assert strangers[3].identity == Identity("nobody 3", known.id, "Boris")

    in_a_loop(play())


def lobby_subscription(identity: Identity) -> Subscription:
    """A browser in the lobby."""
    stream = Stream()
    stream.frame_numbers = [None]
    return Subscription(stream, 0, "lobby", None, "en", identity)
