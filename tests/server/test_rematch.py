"""A rematch: the same people and bots, each one seat further, at one new table for all who ask."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_research import both_at, finish, named


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    serving = Server(sqlite_url(tmp_path), bot_pace=0)
    yield serving
    serving.stop()


def again(person: Person, table: str) -> tuple[int, Any]:
    answer = person.http.post(f"/api/tables/{table}/rematch", json={})
    return answer.status_code, answer.json()


@pytest.mark.long
def test_all_play_again_one_seat_further_at_the_same_table(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = both_at(anna, boris)
    assert again(anna, table)[0] == 409
    assert again(anna, table)[1]["error"]["code"] == "not_now"
    finish(table, anna, boris)
    stream = boris.watch(f"{table}:1")
    assert stream.next("hello")["table"]["rematch"] is None
    status, new = again(anna, table)
    assert status == 200 and new["id"] != table and new["status"] == "running"
    assert [(seat["name"], seat["mine"]) for seat in new["seats"]] == [("Boris", False), ("Anna", True)]
    assert stream.next("table", lambda data: data["table"]["rematch"])["table"]["rematch"] == new["id"]
    stream.close()
    status, same = again(boris, table)
    assert status == 200 and same["id"] == new["id"]
    assert [seat["mine"] for seat in same["seats"]] == [True, False]
    assert new["id"] in [listed["id"] for listed in boris.get("/api/me")["tables"]]


@pytest.mark.long
def test_who_asks_at_the_same_moment_comes_to_the_same_table(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = both_at(anna, boris)
    finish(table, anna, boris)
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda person: again(person, table), [anna, boris] * 3))
    assert {status for status, _ in found} == {200}
    assert len({new["id"] for _, new in found}) == 1
    assert len(anna.get("/api/me")["tables"]) == 2


def test_bots_go_on_and_options_stay(server: Server) -> None:
    anna = named(server, "Anna")
    opened = anna.open_table("isles", "me", "random")
    table = opened["id"]
    finish(table, anna)
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end")
    _, new = again(anna, table)
    assert [(seat["name"], seat["kind"]) for seat in new["seats"]] == [("Bot A", "bot"), ("Anna", "person")]
    assert new["seats"][0]["bot"] == opened["seats"][1]["bot"]
    assert new["options"] == opened["options"]


def test_only_those_of_the_table_can_ask(server: Server) -> None:
    anna, boris, clara = named(server, "Anna"), named(server, "Boris"), named(server, "Clara")
    table = both_at(anna, boris)
    finish(table, anna, boris)
    status, answer = again(clara, table)
    assert (status, answer["error"]["code"]) == (403, "forbidden")
    assert answer["error"]["message"] == "Only those who sit at this table can do that."
    assert again(clara, "nowhere")[0] == 404
