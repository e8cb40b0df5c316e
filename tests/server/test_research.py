"""Games for research: only those of which all people agree, and without their names."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from detente.arena.trajectories import files_in
from detente.core.records.record import record_from
from detente.server.keys import fresh_id
from tests.server.commands import invoke
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_play import frame_of, offered

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    serving = Server(sqlite_url(tmp_path), bot_pace=0)
    yield serving
    serving.stop()


def named(server: Server, name: str) -> Person:
    person = Person(server.url)
    person.http.put("/api/me", json={"name": name})
    return person


def consent(person: Person, table: str, seat: int) -> tuple[int, Any]:
    answer = person.http.get(f"/api/tables/{table}/seats/{seat}/research")
    return answer.status_code, answer.json()


def agree(person: Person, table: str, seat: int, agrees: object = True) -> int:
    return person.http.put(f"/api/tables/{table}/seats/{seat}/research", json={"agrees": agrees}).status_code


def both_at(anna: Person, boris: Person) -> str:
    table: dict[str, Any] = anna.open_table("isles", "me", "friend")
    boris.post(f"/api/keys/{table['seats'][1]['invitation'].rsplit('/', 1)[1]}", {"name": "Boris"})
    return str(table["id"])


def finish(table: str, *people: Person) -> None:
    """Play to the end, each person from the seat of their number."""
    chance = random.Random(4)

    def moved() -> bool:
        for seat, person in enumerate(people):
            if person.get(f"/api/tables/{table}")["status"] == "over":
                return True
            frame = frame_of(person, table, seat)
            if offered(frame):
                body = {"id": fresh_id(), "ask": frame["ask"], "actions": [chance.choice(offered(frame))]}
                answer = person.http.post(f"/api/tables/{table}/seats/{seat}/commands", json=body)
                # 409: they were about to change their orders, and the last of the others has just given theirs.
                assert answer.status_code in (200, 409), answer.text
        return False

    until(moved, "the end of the game")


def exported(server: Server, out: Path) -> Any:
    return invoke("export", "--store", server.database, "--out", out)


@pytest.mark.long
def test_only_games_of_which_all_people_agree_are_exported(server: Server, tmp_path: Path) -> None:
    anna, boris = named(server, "Anna Anonymous"), named(server, "Boris Unnamed")
    both, one, nobody = (both_at(anna, boris) for _ in range(3))
    against_a_bot: str = anna.open_table("isles", "me", "random")["id"]
    running = both_at(anna, boris)
    for table in (both, one, nobody):
        finish(table, anna, boris)
    finish(against_a_bot, anna)
    assert (
        agree(anna, both, 0)
        == agree(boris, both, 1)
        == agree(anna, one, 0)
        == agree(anna, against_a_bot, 0)
        == 200
    )
    assert agree(anna, running, 0) == agree(boris, running, 1) == 200
    assert agree(anna, nobody, 0) == agree(anna, nobody, 0, False) == agree(boris, nobody, 1) == 200
    told = exported(server, tmp_path / "out")
    assert told.exit_code == 0, told.output
    assert "2 games that are over are left out because not everybody at the table agrees." in told.output
    assert "2 games of isles in" in told.output
    rows = pq.read_table(files_in(tmp_path / "out" / "isles")[0]).to_pylist()
    found = {number: [row for row in rows if row["number"] == number] for number in (0, 1)}
    assert {row["player"] for row in found[0]} == {"person"}
    assert {(row["seat"], row["player"]) for row in found[1]} == {(0, "person"), (1, "random")}
    for number, table in ((0, both), (1, against_a_bot)):
        record = record_from(anna.get(f"/api/tables/{table}/record"))
        assert len([row for row in found[number] if not row["final"]]) == len(record.actions())
        assert {row["seed"] for row in found[number]} == {str(record.seed)}
    for file in (tmp_path / "out").rglob("*"):
        assert file.is_dir() or not any(name in file.read_bytes() for name in (b"Anonymous", b"Unnamed"))


def test_nobody_has_agreed_until_they_do_and_only_they_can_see_it(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = both_at(anna, boris)
    assert consent(anna, table, 0) == (200, {"agrees": False})
    assert agree(anna, table, 0) == 200 and agree(anna, table, 0) == 200
    assert consent(anna, table, 0) == (200, {"agrees": True})
    assert consent(boris, table, 1) == (200, {"agrees": False})
    for person, seat in ((boris, 0), (anna, 1), (Person(server.url), 0)):
        status, answer = consent(person, table, seat)
        assert (status, answer["error"]["code"]) == (403, "forbidden")
        assert agree(person, table, seat, False) == 403
    assert consent(anna, table, 7)[0] == 404
    assert agree(anna, table, 0, "yes") == 400
    assert consent(anna, table, 0) == (200, {"agrees": True})
    assert agree(anna, table, 0, False) == 200
    assert consent(anna, table, 0) == (200, {"agrees": False})
    assert "agrees" not in json.dumps(boris.get(f"/api/tables/{table}"))


def test_everybody_who_held_a_seat_must_agree(server: Server, tmp_path: Path) -> None:
    """Boris leaves his seat to a bot without having agreed; in the other game he has."""
    anna, boris = named(server, "Anna"), named(server, "Boris")
    refused, allowed = both_at(anna, boris), both_at(anna, boris)
    for table in (refused, allowed):
        for seat, person in enumerate((anna, boris)):
            frame = frame_of(person, table, seat)
            person.command(table, seat, frame["ask"], actions=[offered(frame)[0]])
    assert agree(boris, allowed, 1) == 200
    for table in (refused, allowed):
        boris.http.put(f"/api/tables/{table}/seats/1/holder", json=BOT)
        finish(table, anna)
        assert agree(anna, table, 0) == 200
    told = exported(server, tmp_path / "out")
    assert "1 game that is over is left out" in told.output and "1 game of isles in" in told.output
    rows = pq.read_table(files_in(tmp_path / "out" / "isles")[0]).to_pylist()
    players = [row["player"] for row in rows if row["seat"] == 1 and not row["final"]]
    at = players.index("random")
    assert at > 0 and set(players[:at]) == {"person"} and set(players[at:]) == {"random"}


def test_a_database_that_is_not_there_is_refused_and_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    told = invoke("export", "--store", missing, "--out", tmp_path / "out")
    assert told.exit_code == 2 and "there is no database" in told.output + str(told.exception)
    assert list(tmp_path.iterdir()) == []
    for typed in ([], ["game.json", "--store", str(missing)]):
        told = invoke("export", *typed, "--out", tmp_path / "out")
        assert told.exit_code == 2 and "name saved games, or a server's database" in told.output + str(
            told.exception
        )
