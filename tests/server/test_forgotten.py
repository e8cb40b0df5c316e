"""What becomes of tables and tournaments once somebody there has had their data deleted: nobody waits for them for ever."""

from typing import Any

from tests.server.serving import Person, Server
from tests.server.test_access import code, named
from tests.server.test_accounts import PASSWORD
from tests.server.test_agreements import propose
from tests.server.test_friends import account
from tests.server.test_play import joined
from tests.server.test_research import both_at, finish
from tests.server.test_tournaments import announced, entered


def forget(person: Person) -> None:
    answer = person.http.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert answer.status_code == 200, answer.text


def seats_of(info: dict[str, Any]) -> list[tuple[str, bool]]:
    return [(seat["kind"], seat["mine"]) for seat in info["seats"]]


def test_their_answer_is_not_needed(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    forget(boris)
    assert propose(anna, table, 0, "abandon").json()["status"] == "over"


def test_their_seat_is_given_away_at_once(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    holder = f"/api/tables/{table}/seats/1/holder"
    bot = {"kind": "bot", "bot": "random"}
    assert code(anna.http.put(holder, json=bot)) == (409, "not_now")
    forget(boris)
    assert anna.http.put(holder, json=bot).status_code == 200


def test_whoever_goes_on_by_the_link_of_their_seat_is_asked_as_before(server: Server) -> None:
    anna, boris, clara = named(server, "Anna"), named(server, "Boris"), named(server, "Clara")
    table = joined(anna, boris)
    key = boris.get(f"/api/tables/{table}")["seats"][1]["link"].rsplit("/", 1)[1]
    forget(boris)
    clara.post(f"/api/keys/{key}", {})
    assert propose(anna, table, 0, "abandon").json()["asked"]["waits"] == [1]


def test_their_seat_is_open_at_a_rematch(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = both_at(anna, boris)
    finish(table, anna, boris)
    forget(boris)
    again = anna.post(f"/api/tables/{table}/rematch", {})
    assert again["status"] == "waiting"
    assert seats_of(again) == [("open", False), ("person", True)]
    assert again["seats"][0]["invitation"]


def test_another_player_is_the_host_of_their_table(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    assert not boris.get(f"/api/tables/{table}")["host"]
    forget(anna)
    assert boris.get(f"/api/tables/{table}")["host"]
    holder = f"/api/tables/{table}/seats/0/holder"
    assert boris.http.put(holder, json={"kind": "bot", "bot": "random"}).status_code == 200


def test_another_entrant_is_the_host_of_their_tournament(server: Server) -> None:
    host, _ = account(server, "Host")
    id = announced(host)
    people = entered(server, id, "Anna", "Boris")
    forget(host)
    assert [person.get(f"/api/tournaments/{id}")["mine"] for person, _ in people] == [True, False]
    assert people[0][0].post(f"/api/tournaments/{id}/start", {})["status"] == "running"


def test_a_tournament_that_nobody_is_left_to_begin_goes(server: Server) -> None:
    host, _ = account(server, "Host")
    id = announced(host)
    forget(host)
    assert code(Person(server.url).http.get(f"/api/tournaments/{id}")) == (404, "unknown")
