"""Private notes: of one person at one seat, kept, and read by nobody else."""

from typing import Any

from tests.server.serving import Person, Server
from tests.server.test_access import named
from tests.server.test_play import joined


def note(person: Person, table: str, seat: int, text: str) -> Any:
    return person.http.put(f"/api/tables/{table}/seats/{seat}/notes?language=en", json={"text": text})


def noted(person: Person, table: str, seat: int) -> Any:
    return person.http.get(f"/api/tables/{table}/seats/{seat}/notes")


def test_notes_are_kept_for_whoever_wrote_them(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    assert noted(anna, table, 0).json() == {"text": ""}
    assert note(anna, table, 0, "Boris lies.\n\tAlways\x00.").json() == {"text": "Boris lies.\n\tAlways."}
    assert noted(anna, table, 0).json() == {"text": "Boris lies.\n\tAlways."}
    assert noted(boris, table, 1).json() == {"text": ""}
    for refused in (noted(boris, table, 0), note(boris, table, 0, "x"), noted(Person(server.url), table, 0)):
        assert refused.status_code == 403
    assert note(anna, table, 0, "x" * 10_001).status_code == 400
    note(anna, table, 0, "Trust nobody.")
    assert noted(anna, table, 0).json() == {"text": "Trust nobody."}


def test_notes_go_with_the_person_not_with_the_seat(server: Server) -> None:
    anna, boris, clara = (named(server, name) for name in ("Anna", "Boris", "Clara"))
    table = joined(anna, boris)
    note(boris, table, 1, "Anna has the bomb.")
    path = f"/api/tables/{table}/seats/1/holder"
    boris.http.put(path, json={"kind": "friend"})
    assert noted(boris, table, 1).status_code == 403
    boris.http.put(path, json={"kind": "me"})
    assert noted(boris, table, 1).json() == {"text": "Anna has the bomb."}
    boris.http.put(path, json={"kind": "friend"})
    key = anna.get(f"/api/tables/{table}")["seats"][1]["invitation"].rsplit("/", 1)[1]
    own = clara.post(f"/api/keys/{key}", {"name": "Clara"})["key"]
    assert noted(clara, table, 1).json() == {"text": ""}
    note(clara, table, 1, "")
    by_key = Person(server.url)
    headers = {"Authorization": f"Bearer {own}"}
    by_key.http.cookies.clear()
    sent = by_key.http.put(
        f"/api/tables/{table}/seats/1/notes", json={"text": "from a program"}, headers=headers
    )
    assert sent.status_code == 200
    assert noted(clara, table, 1).json() == {"text": "from a program"}
