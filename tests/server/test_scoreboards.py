"""The page of a tournament is live: all who have it open see what is new, no matter which process wrote it."""

import pytest

from tests.server.postgres import Cluster
from tests.server.serving import Person, Server
from tests.server.test_friends import account
from tests.server.test_tournaments import announced, entered, tables_of


def abandon(people: list[tuple[Person, str]], id: str) -> None:
    """The two of the first round end their game: nobody waits for it."""
    (table,) = tables_of(people[0][0], id, 1)
    by_name = {name: person for person, name in people}
    path = f"/api/tables/{table['table']}/seats"
    (one, first), (other, second) = ((by_name[seat["name"]], seat["seat"]) for seat in table["seats"])
    one.post(f"{path}/{first}/proposals", {"kind": "abandon"})
    assert other.http.put(f"{path}/{second}/proposals/1", json={"agrees": True}).status_code == 200


def test_who_looks_at_a_tournament_sees_who_enters_leaves_and_meets(server: Server) -> None:
    host, name = account(server, "Host")
    id = announced(host)
    passer = Person(server.url).watch(f"tournament:{id}", "lobby")
    mine = host.watch(f"tournament:{id}")
    at_first = passer.next("tournament")
    assert at_first["watch"] == f"tournament:{id}"
    assert at_first["tournament"] == Person(server.url).get(f"/api/tournaments/{id}")
    assert mine.next("tournament")["tournament"]["mine"] and not at_first["tournament"]["mine"]
    people = [(host, name), *entered(server, id, "Anna")]
    seen = passer.next("tournament", lambda data: data["tournament"]["entrants"] == 2)["tournament"]
    assert [each["name"] for each in seen["standings"]] == [who for _, who in people]
    host.post(f"/api/tournaments/{id}/start", {})
    seen = mine.next("tournament", lambda data: data["tournament"]["round"] == 1)["tournament"]
    assert {seat["name"] for seat in seen["played"][0]["tables"][0]["seats"]} == {who for _, who in people}
    people[1][0].http.delete(f"/api/tournaments/{id}/entry")
    passer.next("tournament", lambda data: any(each["dropped"] for each in data["tournament"]["standings"]))
    abandon(people, id)
    passer.next("tournament", lambda data: data["tournament"]["status"] == "over")
    passer.close()
    mine.close()


def test_a_tournament_that_is_called_off_or_unknown_is_refused(server: Server) -> None:
    host, _ = account(server, "Host")
    id = announced(host)
    watch = Person(server.url).watch(f"tournament:{id}", "tournament:nothing", "tournament:")
    refused = [watch.next("refused") for _ in range(2)]
    assert [each["watch"] for each in refused] == ["tournament:nothing", "tournament:"]
    assert {each["error"]["code"] for each in refused} == {"unknown"}
    assert host.http.delete(f"/api/tournaments/{id}").status_code == 200
    last = watch.next("refused")
    assert (last["watch"], last["error"]["code"]) == (f"tournament:{id}", "unknown")
    watch.close()


@pytest.mark.long
def test_what_another_process_wrote_is_seen_too(cluster: Cluster) -> None:
    address = cluster.fresh()
    servers = Server(address), Server(address)
    try:
        host, _ = account(servers[0], "Host")
        id = announced(host)
        watch = Person(servers[1].url).watch(f"tournament:{id}")
        assert watch.next("tournament")["tournament"]["entrants"] == 1
        entered(servers[0], id, "Anna")
        watch.next("tournament", lambda data: data["tournament"]["entrants"] == 2)
        host.post(f"/api/tournaments/{id}/start", {})
        watch.next("tournament", lambda data: data["tournament"]["round"] == 1)
        watch.close()
    finally:
        for server in servers:
            server.stop()
