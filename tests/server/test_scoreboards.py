"""The page of a tournament is live: whoever has it open sees what is new, whichever process wrote it."""

from tests.server.serving import Person, Server
from tests.server.test_friends import account
from tests.server.test_tournaments import announced, entered, play_round


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
    play_round(people, id, 1)
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
