"""Who watches is found by cookie: what others watch is not looked at, and nothing that has ended is found again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from detente.server.container import Services
from detente.server.keys import fresh_token, hashed
from detente.server.routes.polling import one_event
from detente.server.routes.stream import events
from detente.server.tables.streams import Identity, Stream, Subscription
from tests.server.serving import in_a_loop, sqlite_url
from tests.server.test_analyses import Processes, come

GUEST = "the cookie of a guest"
ANOTHER = "the cookie of another"
PASSWORD = "correct horse battery"


class NotLookedAt(Subscription):
    """Something that another visitor watches. looks: how often somebody wanted to know whose it is."""

    looks = 0

    def __getattribute__(self, name: str) -> Any:
        if name == "identity":
            NotLookedAt.looks += 1
        return super().__getattribute__(name)


def subscription(token: str, watch: str = "lobby", kind: type[Subscription] = Subscription) -> Subscription:
    """What a browser that nobody knows yet watches."""
    stream = Stream()
    stream.frame_numbers = [None]
    return kind(stream, 0, watch, None, "en", Identity(token))


def with_services(tmp_path: Path, work: Callable[[Services, Processes], Awaitable[None]]) -> None:
    """Run something with the services of one process."""

    async def run() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            await work(processes.services[0], processes)

    in_a_loop(run())


class Watching:
    """A browser with an open stream."""

    def __init__(self, services: Services, *subscriptions: Subscription) -> None:
        self.services = services
        self.subscriptions = list(subscriptions)
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Take in what comes, until the stream ends."""
        stream = self.subscriptions[0].stream
        sent = events(self.services, stream, [(each, None) for each in self.subscriptions])
        async with aclosing(sent) as coming:
            async for _ in coming:
                pass

    async def greeted(self) -> "Watching":
        """The same, once it watches."""
        token = self.subscriptions[0].identity.token
        await come(lambda: token is not None and self.services.watchers.of(token))
        await asyncio.sleep(0.05)
        return self

    async def leave(self) -> None:
        """The browser closes the stream."""
        self.subscriptions[0].stream.close()
        await self.task


@pytest.mark.parametrize("others", [4, 400])
def test_what_others_watch_is_not_looked_at_when_a_visitor_becomes_known(tmp_path: Path, others: int) -> None:
    async def work(services: Services, processes: Processes) -> None:
        live, _ = await processes.begun(0)
        for k in range(others):
            other = subscription(f"{ANOTHER} {k}", f"{live.row.id}:-", NotLookedAt)
            live.subscriptions.append(other)
            services.watchers.watching(other.identity, [other]).__enter__()
        own = [subscription(GUEST, f"{live.row.id}:-"), subscription(GUEST)]
        with services.watchers.watching(Identity(GUEST), own):
            NotLookedAt.looks = 0
            known = await services.table_service.register(Identity(GUEST), "Anna")
            renamed = await services.table_service.register(known, "Anne")
            services.accounts.end_cookies([hashed("a cookie with which nobody watches")])
            assert NotLookedAt.looks == 0
            assert [each.identity for each in own] == [renamed, renamed]
            assert (renamed.visitor, renamed.name) == (known.visitor, "Anne")
            services.accounts.end_cookies([hashed(GUEST)])
            assert NotLookedAt.looks == 0 and all(each.stream.closed for each in own)
        live.subscriptions.clear()

    with_services(tmp_path, work)


def test_a_stream_that_has_ended_is_not_found_again(tmp_path: Path) -> None:
    async def play(services: Services, processes: Processes) -> None:
        live, _ = await processes.begun(0)
        first = await Watching(services, subscription(GUEST, f"{live.row.id}:-")).greeted()
        second = await Watching(services, subscription(GUEST)).greeted()
        assert len(services.watchers.of(GUEST)) == 2
        await first.leave()
        known = await services.table_service.register(Identity(GUEST), "Anna")
        assert services.watchers.of(GUEST) == second.subscriptions
        assert second.subscriptions[0].identity == known
        assert first.subscriptions[0].identity.visitor is None
        await second.leave()
        assert services.watchers.cookies == 0

    with_services(tmp_path, play)


def test_a_cookie_that_has_ended_is_not_found_again(tmp_path: Path) -> None:
    async def play(services: Services, processes: Processes) -> None:
        watching = await Watching(services, subscription(GUEST)).greeted()
        services.accounts.end_cookies([hashed(GUEST)])
        await watching.task
        assert services.watchers.cookies == 0
        await services.table_service.register(Identity(GUEST), "Anna")
        assert watching.subscriptions[0].identity == Identity()

    with_services(tmp_path, play)


def test_a_guest_who_signs_in_watches_under_the_new_cookie_only(tmp_path: Path) -> None:
    async def play(services: Services, processes: Processes) -> None:
        laptop = await services.table_service.register(Identity(GUEST), "Anna")
        made = await services.accounts.register(laptop, "Anna", PASSWORD, "a laptop")
        phone = await services.table_service.register(Identity(ANOTHER), "Anna's phone")
        watching = await Watching(services, subscription(ANOTHER)).greeted()
        now = await services.accounts.sign_in(phone, "Anna", PASSWORD, "a phone")
        await watching.task
        assert services.watchers.cookies == 0
        again = await Watching(services, subscription(now.token)).greeted()
        known = await services.store.visitor(now.token)
        assert known is not None and known.id == made.visitor
        await services.table_service.register(Identity(now.token, *known), "Anne")
        assert [(each.identity.visitor, each.identity.name) for each in services.watchers.of(now.token)] == [
            (made.visitor, "Anne")
        ]
        await again.leave()

    with_services(tmp_path, play)


def test_the_streams_of_a_table_that_was_put_away_are_not_found_again(tmp_path: Path) -> None:
    async def play(services: Services, processes: Processes) -> None:
        live, _ = await processes.begun(0)
        watching = await Watching(services, subscription(GUEST, f"{live.row.id}:-")).greeted()
        async with live.lock:
            await services.open_tables.discard(live)
        await watching.task
        assert services.watchers.cookies == 0

    with_services(tmp_path, play)


def test_who_waits_for_a_frame_without_a_stream_is_known_for_that_time(tmp_path: Path) -> None:
    async def play(services: Services, processes: Processes) -> None:
        live, _ = await processes.begun(0)
        waits = subscription(GUEST, f"{live.row.id}:-")
        polling = asyncio.create_task(one_event(services, live, waits, 0, 30.0))
        await come(lambda: waits in live.subscriptions)
        known = await services.table_service.register(Identity(GUEST), "Anna")
        assert waits.identity == known
        services.accounts.end_cookies([hashed(GUEST)])
        await polling
        assert services.watchers.cookies == 0

    with_services(tmp_path, play)


def test_a_cookie_that_another_process_has_ended_is_noticed(tmp_path: Path) -> None:
    async def play(services: Services, processes: Processes) -> None:
        token = fresh_token()
        guest = await services.table_service.register(Identity(token), "Anna")
        made = await services.accounts.register(guest, "Anna", PASSWORD, "a laptop")
        mine = subscription(made.token)
        mine.identity = Identity(made.token, made.visitor, "Anna")
        with services.watchers.watching(mine.identity, [mine]):
            assert await services.watchers.outdated(services.store) == set()
            await services.people.end_cookie(made.token)
            assert await services.watchers.outdated(services.store) == {hashed(made.token)}

    with_services(tmp_path, play)
