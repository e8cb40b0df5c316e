"""Tournaments over HTTP: entered, played round by round, with byes, bots, and somebody who leaves."""

from typing import Any

import pytest

from tests.server.serving import Person, Server, until
from tests.server.test_access import code
from tests.server.test_friends import account
from tests.server.test_play import GAME


def announced(host: Person, **more: Any) -> str:
    body = {"name": "Spring cup", "game": GAME, "options": {"seats": 2}, "kind": "round-robin"} | more
    return str(host.post("/api/tournaments", body, 201)["id"])


def entered(server: Server, id: str, *names: str) -> list[tuple[Person, str]]:
    people = [account(server, name) for name in names]
    for person, _ in people:
        assert person.http.put(f"/api/tournaments/{id}/entry").status_code == 200
    return people


def tables_of(person: Person, id: str, number: int) -> list[dict[str, Any]]:
    (found,) = (each for each in person.get(f"/api/tournaments/{id}")["played"] if each["round"] == number)
    return list(found["tables"])


def play_round(people: list[tuple[Person, str]], id: str, number: int) -> None:
    """Everybody plays their table of a round to its end."""
    by_name = {name: person for person, name in people}
    for table in tables_of(people[0][0], id, number):
        seats = {seat["seat"]: by_name[seat["name"]] for seat in table["seats"]}
        until(lambda table=table, seats=seats: finished(table["table"], seats), "the end of a game")


def finished(table: str, seats: dict[int, Person]) -> bool:
    for seat, person in seats.items():
        if person.get(f"/api/tables/{table}")["status"] == "over":
            return True
        one_move(person, table, seat)
    return False


def one_move(person: Person, table: str, seat: int) -> None:
    frame = person.get(f"/api/tables/{table}/seats/{seat}/next")["frame"]
    offers = frame["scene"]["offers"] if frame else []
    if offers:
        body = {"id": f"{seat}-{frame['number']}", "ask": frame["ask"], "actions": [offers[0]["action"]]}
        person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body)


@pytest.mark.long
def test_a_round_robin_is_played_to_its_end(server: Server) -> None:
    host, host_name = account(server, "Host")
    id = announced(host)
    people = [(host, host_name), *entered(server, id, "Anna", "Boris")]
    before = Person(server.url).get(f"/api/tournaments/{id}")
    assert (before["status"], before["round"], before["entrants"]) == ("entering", 0, 3)
    assert code(people[1][0].http.post(f"/api/tournaments/{id}/start")) == (403, "forbidden")
    begun = host.post(f"/api/tournaments/{id}/start", {})
    assert (begun["status"], begun["round"], begun["rounds"]) == ("running", 1, 3)
    assert len(begun["played"][0]["tables"]) == 1 and len(begun["played"][0]["byes"]) == 1
    late, _ = account(server, "Late")
    assert code(late.http.put(f"/api/tournaments/{id}/entry")) == (409, "not_now")
    for number in (1, 2, 3):
        until(lambda number=number: host.get(f"/api/tournaments/{id}")["round"] == number, "the round")
        play_round(people, id, number)
    until(lambda: host.get(f"/api/tournaments/{id}")["status"] == "over", "the end of the tournament")
    shown = host.get(f"/api/tournaments/{id}")
    assert [row["played"] for row in shown["standings"]] == [2, 2, 2]
    assert [row["byes"] for row in shown["standings"]] == [1, 1, 1]
    points = [row["points"] for row in shown["standings"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 3 * 1 + 3 * 0.5, "one point for each game, and the average for each bye"
    assert {
        frozenset(seat["name"] for seat in table["seats"])
        for each in shown["played"]
        for table in each["tables"]
    } == {
        frozenset(pair)
        for pair in ((people[0][1], people[1][1]), (people[0][1], people[2][1]), (people[1][1], people[2][1]))
    }
    assert id in [line["id"] for line in host.get("/api/tournaments")["tournaments"]]
    assert any(
        each["name"] == "Spring cup · 1"
        for each in host.get("/api/me")["tables"] + people[1][0].get("/api/me")["tables"]
    )


@pytest.mark.long
def test_bots_complete_tables_and_somebody_leaves(server: Server) -> None:
    host, host_name = account(server, "Host")
    id = announced(host, kind="swiss", rounds=2, fill="random")
    people = [(host, host_name), *entered(server, id, "Anna", "Boris")]
    host.post(f"/api/tournaments/{id}/start", {})
    tables = tables_of(host, id, 1)
    assert sorted(len(table["seats"]) for table in tables) == [1, 2]
    assert people[1][0].http.delete(f"/api/tournaments/{id}/entry").status_code == 200
    play_round(people, id, 1)
    until(lambda: host.get(f"/api/tournaments/{id}")["round"] == 2, "the second round")
    names = {seat["name"] for table in tables_of(host, id, 2) for seat in table["seats"]}
    assert names == {host_name, people[2][1]}
    rows = {row["name"]: row for row in host.get(f"/api/tournaments/{id}")["standings"]}
    assert rows[people[1][1]]["dropped"] and rows[people[1][1]]["played"] == 1


def test_what_cannot_be_is_refused(server: Server) -> None:
    host, _ = account(server, "Host")
    guest = Person(server.url)
    body = {"name": "Cup", "game": GAME, "kind": "swiss"}
    assert code(guest.http.post("/api/tournaments", json=body)) == (403, "forbidden")
    for wrong in (
        {"game": "no such"},
        {"kind": "knockout"},
        {"options": {"seats": 99}},
        {"fill": "nobody"},
        {"rounds": 0},
    ):
        assert host.http.post("/api/tournaments", json=body | wrong).status_code in (400, 404), wrong
    id = announced(host)
    assert code(host.http.post(f"/api/tournaments/{id}/start")) == (409, "not_now"), "too few"
    assert code(guest.http.put(f"/api/tournaments/{id}/entry")) == (403, "forbidden")
    assert code(host.http.get("/api/tournaments/nothing")) == (404, "unknown")
    other, _ = account(server, "Other")
    assert code(other.http.delete(f"/api/tournaments/{id}/entry")) == (403, "forbidden")
    host.http.delete(f"/api/tournaments/{id}/entry")
    assert host.get(f"/api/tournaments/{id}")["entrants"] == 0


def test_its_host_calls_a_tournament_off_that_has_not_begun(server: Server) -> None:
    host, _ = account(server, "Host")
    id = announced(host)
    ((anna, _),) = entered(server, id, "Anna")
    assert code(anna.http.delete(f"/api/tournaments/{id}")) == (403, "forbidden")
    assert host.http.delete(f"/api/tournaments/{id}").status_code == 200
    assert code(anna.http.get(f"/api/tournaments/{id}")) == (404, "unknown")
    assert id not in [each["id"] for each in anna.get("/api/tournaments")["tournaments"]]
    begun = announced(host)
    entered(server, begun, "Boris")
    host.post(f"/api/tournaments/{begun}/start", {})
    assert code(host.http.delete(f"/api/tournaments/{begun}")) == (409, "not_now")


def test_who_is_forgotten_has_no_name_in_the_standings(server: Server) -> None:
    host, _ = account(server, "Host")
    id = announced(host)
    ((anna, _),) = entered(server, id, "Anna")
    assert [each["tournament"] for each in anna.get("/api/account/export")["tournaments"]] == [id]
    host.post(f"/api/tournaments/{id}/start", {})
    gone = anna.http.request("DELETE", "/api/account", json={"password": "correct horse battery"})
    assert gone.status_code == 200
    rows = host.get(f"/api/tournaments/{id}")["standings"]
    assert sorted((row["name"] is None, row["dropped"]) for row in rows) == [(False, False), (True, True)]
