"""A rematch: the same people and bots, each one seat further, at one new table for all who ask."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_friends import account, heard
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


LEFT_OPEN = (
    "Not everybody plays again: a seat stays open if its player has deleted their account, or if two people do not play together "
    "because one has blocked the other. A friend or a bot can take it."
)


def over_between(server: Server, *names: str) -> tuple[str, list[tuple[Person, str]]]:
    """A table that people with accounts have abandoned, and they with the names of their accounts."""
    people = [account(server, name) for name in names]
    host = people[0][0]
    info = host.open_table("nuclear_war", "me", *["friend"] * (len(people) - 1), seats=len(people))
    for seat, (person, name) in enumerate(people[1:], 1):
        key = info["seats"][seat]["invitation"].rsplit("/", 1)[1]
        person.post(f"/api/keys/{key}", {"name": name})
    host.post(f"/api/tables/{info['id']}/seats/0/proposals", {"kind": "abandon"})
    for seat, (person, _) in enumerate(people[1:], 1):
        person.http.put(f"/api/tables/{info['id']}/seats/{seat}/proposals/1", json={"agrees": True})
    assert host.get(f"/api/tables/{info['id']}")["status"] == "over"
    return info["id"], people


def seated(info: dict[str, Any]) -> list[str | None]:
    """The names at a table; None where a seat is open."""
    return [None if seat["kind"] == "open" else seat["name"] for seat in info["seats"]]


@pytest.mark.parametrize("blocks", [(0, 2), (2, 0)])
def test_who_asks_is_not_seated_with_somebody_whom_they_block_or_who_blocks_them(
    server: Server, blocks: tuple[int, int]
) -> None:
    table, people = over_between(server, "Anna", "Boris", "Clara")
    (anna, a), (_, b), (clara, _) = people
    blocker, blocked = blocks
    people[blocker][0].http.put(f"/api/blocked/{people[blocked][1]}")
    status, new = again(anna, table)
    assert (status, new["status"], seated(new)) == (200, "waiting", [None, a, b])
    assert heard(anna, f"{new['id']}:-") == [LEFT_OPEN]
    assert heard(clara, f"{new['id']}:-") == [LEFT_OPEN], "the same for both, and no name"
    status, same = again(clara, table)
    assert (status, same["id"], seated(same)) == (200, new["id"], [None, a, b])


def test_of_two_others_who_do_not_play_together_the_first_is_seated(server: Server) -> None:
    table, people = over_between(server, "Anna", "Boris", "Clara")
    (anna, a), (boris, b), (_, c) = people
    boris.http.put(f"/api/blocked/{c}")
    assert seated(again(anna, table)[1]) == [None, a, b]


def test_who_is_left_out_cannot_look_at_a_private_rematch(server: Server) -> None:
    table, people = over_between(server, "Anna", "Boris")
    (anna, a), (boris, _) = people
    anna.http.put(f"/api/tables/{table}/access", json={"access": "private"})
    boris.http.put(f"/api/blocked/{a}")
    status, new = again(anna, table)
    assert (status, seated(new)) == (200, [None, a])
    assert again(boris, table)[0] == 403
    assert boris.http.get(f"/api/tables/{new['id']}").status_code == 403


def test_a_rematch_of_people_who_do_not_block_each_other_says_nothing(server: Server) -> None:
    table, people = over_between(server, "Anna", "Boris")
    (anna, a), (_, b) = people
    new = again(anna, table)[1]
    assert (new["status"], seated(new)) == ("running", [b, a])
    assert heard(anna, f"{new['id']}:-") == []
