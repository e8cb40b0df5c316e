"""A request to open a table that is sent again, as by a client that has heard no answer, opens no second table."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.postgres import Cluster
from tests.server.serving import Person, Server


def wanted(**more: Any) -> dict[str, Any]:
    """The body of a request for a table of Isles."""
    return {"game": "isles", "seats": [{"kind": "me"}, {"kind": "friend"}], **more}


def test_the_same_command_leads_to_the_same_table(anna: Person, boris: Person) -> None:
    first = anna.post("/api/tables", wanted(id="once"), 201)
    again = anna.post("/api/tables", wanted(id="once"), 201)
    assert again | {"now": None} == first | {"now": None}
    others = [
        anna.post("/api/tables", wanted(id="twice"), 201),
        boris.post("/api/tables", wanted(id="once"), 201),
    ]
    without = [anna.post("/api/tables", wanted(), 201) for _ in range(2)]
    assert len({table["id"] for table in (first, *others, *without)}) == 5
    assert len(anna.get("/api/me")["tables"]) == 4


def test_of_commands_at_the_same_moment_one_opens_it(anna: Person) -> None:
    assert len({*opened_at_once([anna])}) == 1 == len(anna.get("/api/me")["tables"])


def test_of_commands_to_two_processes_one_opens_it(cluster: Cluster) -> None:
    address = cluster.fresh()
    servers = [Server(address), Server(address)]
    try:
        anna = Person(servers[0].url)
        assert len({*opened_at_once([anna, Person(servers[1].url, anna.cookie)])}) == 1
    finally:
        for server in servers:
            server.stop()


def opened_at_once(ways: list[Person]) -> list[str]:
    """The ids of the tables to which the same command leads, sent on each way four times at the same moment."""
    with ThreadPoolExecutor(8) as sending:
        sent = sending.map(lambda way: way.post("/api/tables", wanted(id="race"), 201)["id"], ways * 4)
        return list(sent)


@pytest.mark.parametrize("id", ["", "x" * 65, "tab\t", 7])
def test_an_id_that_is_none_is_refused(anna: Person, id: Any) -> None:
    assert anna.post("/api/tables", wanted(id=id), 400)["error"]["code"] == "malformed"
