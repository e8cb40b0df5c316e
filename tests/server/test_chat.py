"""The chat: who hears what, and that what one does not hear leaves no trace."""

import asyncio
from pathlib import Path

import pytest

from detente.server.store.store import CHAT_SHOWN, Store
from tests.server.serving import PATIENCE, Person, in_a_loop, sqlite_url
from tests.server.table_for_tests import Watcher
from tests.server.test_analyses import Processes
from tests.server.test_store import TABLE, address, stores

__all__ = ["address"]


def say(person: Person, table: str, seat: int, text: str) -> None:
    """Say something from a seat."""
    person.post(f"/api/tables/{table}/chat", {"id": f"{seat} {text}", "seat": seat, "text": text})


def greeted_with(person: Person, watch: str) -> list[str]:
    """What was said, as a browser gets it that begins to look."""
    stream = person.watch(watch)
    heard = [line["text"] for line in stream.next("hello")["chat"]]
    stream.close()
    return heard


@pytest.mark.rule("ISLES-SIGNAL-1")
def test_what_one_does_not_hear_pushes_out_nothing_that_one_does(anna: Person, boris: Person) -> None:
    info = anna.open_table("isles", "me", "screen Zoe", "friend", seats=3, signals="lamps")
    table = info["id"]
    say(anna, table, 0, "for everybody")
    key = info["seats"][2]["invitation"].rsplit("/", 1)[1]
    boris.post(f"/api/keys/{key}", {"name": "Boris"})
    for number in range(CHAT_SHOWN + 5):
        say(anna, table, 0, f"for Zoe {number}")
    assert greeted_with(boris, f"{table}:2") == ["for everybody"]
    assert greeted_with(boris, f"{table}:-") == ["for everybody"]
    heard = greeted_with(anna, f"{table}:1")
    assert len(heard) == CHAT_SHOWN and heard[-1] == f"for Zoe {CHAT_SHOWN + 4}"


def test_who_only_watches_is_told_in_words_that_players_talk(anna: Person, boris: Person) -> None:
    table = anna.open_table("isles", "me", "screen Zoe")["id"]
    body = {"id": "1", "seat": None, "text": "hello"}
    for person in (anna, boris):
        refused = person.post(f"/api/tables/{table}/chat", body, 403)["error"]
        assert refused == {
            "code": "forbidden",
            "message": "You are watching this table: only players can write here.",
        }


@pytest.mark.long
def test_each_hears_the_last_of_what_was_said_to_them(address: str) -> None:
    async def play() -> None:
        async with stores(address, 1) as (store,):
            await said(store, 3 * CHAT_SHOWN)
            for observer in (0, 1, None):
                lines = [int(row.text) for row in await store.audible_chat(TABLE, observer, 3 * CHAT_SHOWN)]
                wanted = [n for n in range(3 * CHAT_SHOWN) if n % 3 == 2 or n % 3 == observer]
                assert lines == wanted[-CHAT_SHOWN:]
            early = await store.audible_chat(TABLE, 0, 4)
            assert [row.text for row in early] == ["0", "2", "3"]

    in_a_loop(play())


async def said(store: Store, number: int) -> None:
    """Lines in turn for seat 0 alone, for seat 1 alone and for everybody."""
    anna = (await store.holders(TABLE))[0]
    for n in range(number):
        heard = [0b01, 0b10, None][n % 3]
        await store.add_chat_line(anna, f"{n}", f"c{n}", heard)


def test_a_process_that_was_behind_by_many_lines_shows_all_of_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            services = processes.services[0]
            live, _ = await processes.begun(0)
            for n in range(CHAT_SHOWN + 10):
                await services.store.add_chat_line(live.holders[0], f"{n}", f"c{n}")
            watcher = Watcher(live, None)
            watcher.received()
            async with live.lock:
                await services.broadcaster.send_new_chat(live)
            assert len(watcher.received()) == CHAT_SHOWN + 10

    in_a_loop(asyncio.wait_for(play(), PATIENCE))


def test_where_nobody_has_said_anything_no_chat_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with Processes(sqlite_url(tmp_path), 1) as processes:
            services = processes.services[0]
            live, _ = await processes.begun(0)
            watcher = Watcher(live, None)
            with monkeypatch.context() as without:
                without.setattr(services.store, "audible_chat", None)
                without.setattr(services.broadcaster.ties, "blocked_by", None)
                assert await services.broadcaster.chat_history(live, watcher.subscription) == []
            await services.store.add_chat_line(live.holders[0], "Hello", "c")
            async with live.lock:
                await services.broadcaster.send_new_chat(live)
            lines = await services.broadcaster.chat_history(live, watcher.subscription)
            assert [line["text"] for line in lines] == ["Hello"]

    in_a_loop(asyncio.wait_for(play(), PATIENCE))
