"""Databases that older versions of the server left behind: they are upgraded, no row is lost, games go on.

Each form of the database has a file in tests/fixtures/store, made by a server of that time. A new migration brings one
along: `python -m tools.make_store_fixture` makes it.
"""

import random
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from alembic import command

import detente
from detente.core.records.record import Record, record_from, replay
from detente.server.store.store import Store
from tests.longer import DATABASES, long_but
from tests.server.databases import FOLDER, kept, laid, lost, move_to, revisions, tables_at
from tests.server.serving import Person, Server, in_a_loop, until
from tests.server.test_play import frame_of, offered
from tools.make_store_fixture import cookie

REVISIONS = revisions()
FILES = sorted(file.stem for file in FOLDER.glob("*.json"))
MOVES = 30
CASE = "0004.sqlite"
KINDS = ("sqlite", "postgresql")


def address_in(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of an empty database of a kind."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'old.sqlite'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return address_in(request.param, request, tmp_path)


def upgrade(address: str) -> None:
    """Start the store on a database, as a server does first of all."""

    async def work() -> None:
        store = Store(address)
        await store.open()
        await store.close()

    in_a_loop(work())


def test_every_migration_has_its_file() -> None:
    assert FILES == REVISIONS, "make the file of the newest: python -m tools.make_store_fixture"


def test_the_newest_file_has_tables_of_all_games_in_every_state() -> None:
    table = kept(REVISIONS[-1])["tables"]["tables"]
    game, status = (table["columns"].index(name) for name in ("game", "status"))
    there = {(row[game], row[status]) for row in table["rows"]}
    assert there == {(id, status) for id in detente.games() for status in ("waiting", "running", "over")}


@pytest.mark.parametrize("revision", long_but([FILES[0], FILES[-1]], FILES))
def test_no_row_is_lost(revision: str, address: str) -> None:
    before = laid(address, revision)["tables"]
    assert lost(before, tables_at(address)) == []
    upgrade(address)
    assert lost(before, tables_at(address)) == []


def test_tables_of_all_games_come_through_every_form(address: str) -> None:
    """Down form by form, each step back up and down again, then all the way up."""
    laid(address, REVISIONS[-1])
    for revision, newer in reversed(list(pairwise(REVISIONS))):
        move_to(address, command.downgrade, revision)
        before = tables_at(address)
        move_to(address, command.upgrade, newer)
        assert lost(before, tables_at(address)) == [], f"from {revision} to {newer}"
        move_to(address, command.downgrade, revision)
    before = tables_at(address)
    upgrade(address)
    after = tables_at(address)
    assert lost(before, after) == []
    assert len(after["tables"]["rows"]) == len(kept(REVISIONS[-1])["tables"]["tables"]["rows"])


@pytest.fixture
def old(
    request: pytest.FixtureRequest, tmp_path: Path, revision: str, kind: str
) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A server of today on a database of then, and the file that says what was in it."""
    there = address_in(kind, request, tmp_path)
    file = laid(there, revision)
    server = Server(there)
    yield server, file
    server.stop()


@pytest.mark.long
@pytest.mark.parametrize(
    ("revision", "kind"),
    [(revision, KINDS[k % 2]) for k, revision in enumerate(FILES)] + [(FILES[-1], KINDS[len(FILES) % 2])],
)
def test_games_go_on(old: tuple[Server, dict[str, Any]]) -> None:
    server, file = old
    anna, boris, clara = (Person(server.url, cookie(name)) for name in file["people"])
    listed = {table["id"] for table in anna.get("/api/me")["tables"]}
    went_on = set()
    for row in rows_in(file, "tables"):
        id = row["id"]
        assert id in listed
        if row["status"] == "waiting":
            boris.post(f"/api/keys/{file['invitations'][id]}", {"name": "Boris"})
            assert boris.get(f"/api/tables/{id}")["status"] == "running", "under the rules of today"
        elif not same_rules(row, file):
            refused = anna.http.get(f"/api/tables/{id}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "rules_changed")
            continue
        elif row["status"] == "over":
            record = record_from(anna.get(f"/api/tables/{id}/record"))
            assert replay(detente.game(row["game"]), record).state.over
        elif id in file["links"]:
            assert clara.post(f"/api/keys/{file['links'][id]}", {}) == {
                "table": id,
                "seat": 1,
                "key": file["links"][id],
            }
            assert said(anna, id) == [
                line["text"] for line in rows_in(file, "chat") if line["table_id"] == id
            ]
            move_on(id, anna, boris)
        else:
            it_goes_on(anna, row)
        went_on.add((row["game"], row["status"]))
    wanted = ("waiting", "running", "over") if file["revision"] == REVISIONS[-1] else ("waiting",)
    assert {("isles", status) for status in wanted} <= went_on


def rows_in(file: dict[str, Any], table: str) -> list[dict[str, Any]]:
    """The rows of a table by the names of its columns."""
    found = file["tables"][table]
    return [dict(zip(found["columns"], row, strict=True)) for row in found["rows"]]


def same_rules(row: dict[str, Any], file: dict[str, Any]) -> bool:
    """Whether a game can go on: the rules of today allow all that was done, whatever their version was then."""
    game = detente.game(row["game"])
    entries = [
        (entry["seat"], entry["undo"] if entry["action"] is None else entry["action"])
        for entry in rows_in(file, "entries")
        if entry["table_id"] == row["id"]
    ]
    try:
        replay(game, Record(game.id, game.version, row["options"], int(row["seed"]), entries))
    except ValueError:
        return False
    return True


def said(person: Person, table: str) -> list[str]:
    """What was said at a table and the first seat hears."""
    watch = person.watch(f"{table}:0")
    chat = watch.next("hello")["chat"]
    watch.close()
    return [line["text"] for line in chat]


def it_goes_on(person: Person, row: dict[str, Any]) -> None:
    """Bots begin at a table at which nothing had been done; at another people are to move, and see it as it was."""

    def frames() -> int:
        watch = person.watch(f"{row['id']}:-")
        number: int = watch.next("hello")["frame"]["number"]
        watch.close()
        return number

    until(lambda: frames() > 0, "what has been played")
    assert person.get(f"/api/tables/{row['id']}")["status"] in ("running", "over")


def move_on(table: str, *people: Person) -> None:
    """The game goes on until each person has moved, or it is over."""
    chance, moved = random.Random(3), set()

    def moves() -> bool:
        for seat, person in enumerate(people):
            frame = frame_of(person, table, seat)
            if frame["scene"]["over"]:
                return True
            if offered(frame):
                person.command(table, seat, frame["ask"], actions=[chance.choice(offered(frame))])
                moved.add(seat)
        return len(moved) == len(people)

    until(moves, f"moves at {table}")


def test_the_database_that_did_not_start_starts(tmp_path: Path) -> None:
    file = tmp_path / CASE
    shutil.copy(FOLDER / CASE, file)
    before = tables_at(f"sqlite:///{file}")
    upgrade(f"sqlite:///{file}")
    after = tables_at(f"sqlite:///{file}")
    assert lost(before, after) == [] and len(after["tables"]["rows"]) == 1
