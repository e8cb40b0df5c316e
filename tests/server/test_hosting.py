"""What hosts do: dumps of a database in use, tables before an upgrade, and whether everything is in order."""

import json
import shutil
import socket
import sqlite3
import stat
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import create_engine, text

import detente
from detente.server.service import rehearsal
from detente.server.store import backup
from detente.server.store.database import NoDatabase
from tests.longer import DATABASES
from tests.server.commands import invoke
from tests.server.databases import laid, lost, plain, tables_at
from tests.server.postgres import Cluster
from tests.server.serving import Person, Server, free_port, sqlite_url, until
from tests.server.test_play import frame_of, joined, offered
from tests.server.test_upgrade import FILES, REVISIONS

GAME = "isles"
KINDS = ("sqlite", "postgresql")


def command(*typed: object) -> tuple[int, str]:
    """The exit code of a command, and what it printed."""
    done = invoke(*typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


def refused(*typed: object) -> str:
    """What a command complains of."""
    code, said = command(*typed)
    assert code == 2, said
    return " ".join(said.split())


def fresh(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A database that does not exist yet, or is empty."""
    if kind == "sqlite":
        folder.mkdir(exist_ok=True)
        return sqlite_url(folder)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh()


def run_sql(address: str, *statements: str) -> None:
    engine = create_engine(plain(address))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


# -- dump and load


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "other"),
    [
        pytest.param(kind, other, marks=[] if (kind, other) == ("sqlite", "postgresql") else pytest.mark.long)
        for kind in KINDS
        for other in KINDS
    ],
)
def test_a_dump_of_a_busy_server_is_one_moment_and_plays_on_elsewhere(
    kind: str, other: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source, target = (fresh(of, tmp_path / name, request) for of, name in ((kind, "a"), (other, "b")))
    server = Server(source)
    file = tmp_path / "backup.json.gz"
    try:
        anna, boris = Person(server.url), Person(server.url)
        table = joined(anna, boris)
        before = frame_of(anna, table, 0)
        busy = [anna.open_table("nuclear_war", *["random"] * 4)["id"] for _ in range(3)]
        until(lambda: frame_number(anna, busy[0]) > 3, "moves of bots")
        backup.dump(source, file)
    finally:
        server.stop()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert backup.load(file, target) > 0
    assert all_logs_are_whole(target)
    again = Server(target)
    try:
        anna, boris = (Person(again.url, person.cookie) for person in (anna, boris))
        after = frame_of(anna, table, 0)
        assert (after["number"], after["scene"], after["ask"]) == (
            before["number"],
            before["scene"],
            before["ask"],
        )
        anna.command(table, 0, after["ask"], actions=offered(after)[:1])
        until(lambda: anna.get(f"/api/tables/{busy[0]}")["status"] == "over", "bots that play on")
        assert anna.open_table(GAME, "me", "random")["id"] not in (table, *busy)
    finally:
        again.stop()


def frame_number(person: Person, table: str) -> int:
    watch = person.watch(f"{table}:-")
    number: int = watch.next("hello")["frame"]["number"]
    watch.close()
    return number


def all_logs_are_whole(address: str) -> bool:
    """Whether each table has as many entries and changes as its row says, and none more."""
    found = tables_at(address)

    def column(table: str, name: str) -> list[Any]:
        place = found[table]["columns"].index(name)
        return [row[place] for row in found[table]["rows"]]

    logged = column("entries", "table_id") + column("changes", "table_id")
    return all(
        logged.count(id) == position
        for id, position in zip(column("tables", "id"), column("tables", "position"), strict=True)
    )


@pytest.mark.long
@pytest.mark.parametrize("revision", [REVISIONS[0], *REVISIONS[3::3]])
@pytest.mark.parametrize("kind", DATABASES)
def test_dumps_of_older_forms_are_loaded_and_upgraded(
    revision: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source, target = f"sqlite:///{tmp_path / 'old.sqlite'}", fresh(kind, tmp_path / "new", request)
    laid(source, revision)
    before = tables_at(source)
    file = tmp_path / "old.json"
    backup.dump(source, file)
    assert lost(before, tables_at(source)) == []
    backup.load(file, target)
    kept = {name: table for name, table in before.items() if name not in backup.OF_PROCESSES}
    assert lost(kept, tables_at(target)) == []


@pytest.fixture
def dumped(tmp_path: Path) -> Path:
    laid(f"sqlite:///{tmp_path / 'old.sqlite'}", REVISIONS[-1])
    file = tmp_path / "dump.json"
    backup.dump(str(tmp_path / "old.sqlite"), file)
    return file


@pytest.mark.long
def test_a_file_that_is_not_whole_is_refused_and_leaves_nothing(dumped: Path, tmp_path: Path) -> None:
    lines = dumped.read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    row = next(k for k, line in enumerate(lines) if line.startswith("["))
    tables = [k for k, line in enumerate(lines) if line.startswith('{"table"')]
    told = next(k for k, after in pairwise(tables[1:]) if after > k + 1)
    broken = {
        "has rows that are none of the table": [*lines[:told], *lines[told + 1 :]],
        "is cut off": lines[:-1],
        "and should have": [*lines[:row], *lines[row + 1 :]],
        "is damaged in line 2": [lines[0], lines[1][:-3], *lines[2:]],
        "newer version of Détente (form 9999": [json.dumps(head | {"revision": "9999"}), *lines[1:]],
        "is no dump": ['{"format": "other"}'],
        "that its form does not have": [lines[0], json.dumps({"table": "no", "columns": []}), *lines[1:]],
    }
    for said, content in broken.items():
        file, target = tmp_path / "broken.json", tmp_path / "target.sqlite"
        file.write_text("\n".join(content) + "\n", "utf-8")
        assert said in refused("load", file, "--database", target)
        with sqlite3.connect(target) as connection:
            assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_only_an_empty_database_is_filled_and_none_that_is_served(dumped: Path, tmp_path: Path) -> None:
    assert "is not empty" in refused("load", dumped, "--database", tmp_path / "old.sqlite")
    code, said = command("load", dumped, "--database", tmp_path / "new.sqlite")
    assert code == 0 and "rows from" in said
    assert "is not empty" in refused("load", dumped, "--database", tmp_path / "new.sqlite")
    assert "there is no database" in refused("dump", dumped, "--database", tmp_path / "none.sqlite")
    assert not list(tmp_path.glob(".*part"))


# -- tables before an upgrade


def checked(address: str) -> tuple[int, dict[str, Any]]:
    code, said = command("check-tables", "--database", address, "--json")
    return code, json.loads(said)


@pytest.mark.long
@pytest.mark.parametrize("revision", FILES)
def test_tables_of_all_forms_are_checked_and_nothing_is_written(revision: str, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'old.sqlite'}"
    file = laid(address, revision)
    before = tables_at(address)
    code, found = checked(address)
    place = file["tables"]["tables"]["columns"].index("status")
    assert found["tables"] == sum(row[place] == "running" for row in file["tables"]["tables"]["rows"])
    assert code == bool(found["findings"])
    assert before == tables_at(address)


@pytest.fixture
def running(tmp_path: Path) -> tuple[str, str]:
    """A database with a running table of two people who have moved, and its id."""
    server = Server(sqlite_url(tmp_path))
    try:
        anna = Person(server.url)
        table = str(anna.open_table(GAME, "me", "screen Zoe")["id"])
        for _ in range(6):
            for seat in (0, 1):
                frame = frame_of(anna, table, seat)
                if offered(frame):
                    anna.command(table, seat, frame["ask"], actions=offered(frame)[:1])
    finally:
        server.stop()
    return sqlite_url(tmp_path), table


def only_finding(address: str) -> dict[str, Any]:
    code, found = checked(address)
    assert code == 1 and found["tables"] == 1 and len(found["findings"]) == 1
    only: dict[str, Any] = found["findings"][0]
    return only


def test_a_table_that_goes_on_is_not_named(running: tuple[str, str]) -> None:
    assert checked(running[0]) == (0, {"tables": 1, "findings": []})
    assert command("check-tables", "--database", running[0]) == (
        0, "1 running table: 1 go on as they are, 0 from their stored state, 0 cannot go on.\n"
    )  # fmt: skip


@pytest.mark.long
def test_what_became_of_a_table_is_told(running: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    address, table = running
    run_sql(address, "UPDATE tables SET version = 99")
    found = only_finding(address)
    assert (found["table"], found["kind"], found["stored"], found["installed"]) == (table, "version", 99, 1)
    run_sql(address, "DELETE FROM stored_games", "UPDATE tables SET version = 0, owed = '[7]'")
    assert only_finding(address)["kind"] == "differs"
    run_sql(address, "UPDATE entries SET action = 'nonsense' WHERE number = 3")
    found = only_finding(address)
    assert (found["kind"], found["entry"]) == ("failed", 3) and "nonsense" in found["error"]
    run_sql(address, "UPDATE tables SET game = 'chess'")
    assert only_finding(address)["kind"] == "missing"
    code, said = command("check-tables", "--database", address)
    assert code == 1 and table in said and "chess" in said


def test_an_action_that_the_rules_now_forbid_is_named_with_its_entry(running: tuple[str, str]) -> None:
    address, _ = running
    first = next(row for row in tables_at(address)["entries"]["rows"])[3]
    other = next(text for text in map(detente.game(GAME).actions.text, range(20)) if text != first)
    run_sql(address, f"UPDATE entries SET action = '{other}' WHERE number = 1")
    found = only_finding(address)
    assert found["entry"] is not None and found["kind"] in ("refused", "differs")


def test_a_database_that_is_not_there_or_not_ours(tmp_path: Path) -> None:
    assert "there is no database" in refused("check-tables", "--database", tmp_path / "none.sqlite")
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "belongs to another program" in refused("check-tables", "--database", other)
    with pytest.raises(NoDatabase):
        rehearsal.rehearse(str(other))


# -- doctor


def examined(*typed: object) -> tuple[int, dict[str, dict[str, str]]]:
    code, said = command("doctor", "--json", *typed)
    return code, {line["about"]: line for line in json.loads(said)}


def test_a_new_installation_is_in_order(tmp_path: Path) -> None:
    code, lines = examined("--database", tmp_path / "new.sqlite", "--port", free_port())
    assert code == 0 and {line["state"] for line in lines.values()} <= {"ok", "note"}
    assert {
        "Python",
        "system",
        "rules",
        "web pages",
        "database",
        "disk",
        "port",
        "mail",
        *detente.games(),
    } <= lines.keys()
    assert not (tmp_path / "new.sqlite").exists()
    code, said = command("doctor", "--database", tmp_path / "new.sqlite", "--port", free_port())
    assert code == 0 and "OK    database:" in said


def test_doctor_finds_packages_that_are_missing_or_too_old(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    needed = [
        "httpx",
        "no-such-package",
        "numpy<0.1",
        "no-such-plotter; extra == 'arena'",
        "httpx; extra == 'tune'",
    ]
    needed += ["detente[arena]; extra == 'cluster'"]
    monkeypatch.setattr("detente.cli.packages.requires", lambda name: needed)
    code, lines = examined("--database", tmp_path / "new.sqlite", "--port", free_port())
    assert code == 1 and lines["packages"]["state"] == "wrong"
    assert (
        lines["packages"]["found"].endswith(": no-such-package, numpy")
        and "pip install" in lines["packages"]["todo"]
    )
    there, rest = lines["extras"]["found"].split("; not installed: ")
    assert "tune" in there and rest == "arena, cluster" and "detente[arena]" in lines["extras"]["todo"]


def test_doctor_names_a_package_without_which_it_cannot_look_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "detente.cli.doctor", raising=False)
    monkeypatch.setitem(sys.modules, "aiosmtplib", None)
    told = refused("doctor")
    assert "aiosmtplib is missing" in told and "pip install" in told


def test_doctor_finds_a_folder_in_which_no_database_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for place in (Path("/proc/detente.sqlite"), tmp_path / "file" / "detente.sqlite"):
        code, lines = examined("--database", place, "--port", free_port())
        assert code == 1 and lines["database"]["state"] == "wrong", place
        assert str(place) in lines["database"]["found"] and "--database" in lines["database"]["todo"]


@pytest.mark.long
def test_doctor_finds_a_port_that_another_program_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        code, lines = examined("--database", tmp_path / "new.sqlite", "--port", other.getsockname()[1])
    assert code == 1 and lines["port"]["state"] == "wrong" and "--port" in lines["port"]["todo"]


def test_doctor_looks_at_a_server_that_runs_and_a_mail_server(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    post = Controller(object(), hostname="127.0.0.1", port=free_port())
    post.start()
    try:
        code, lines = examined(
            "--database", sqlite_url(tmp_path), "--port", server.port, "--public-url", server.url,
            "--smtp", f"smtp://127.0.0.1:{post.port}", "--mail-from", "table@example.org",
        )  # fmt: skip
        assert code == 0
        assert "by a running server" in lines["database in use"]["found"]
        assert "Détente answers there" in lines["port"]["found"]
        assert (
            lines["public address"]["state"] == "note" and "without TLS" in lines["public address"]["found"]
        )
        assert "takes mail" in lines["mail"]["found"]
    finally:
        server.stop()
        post.stop()


def test_doctor_says_what_to_do(tmp_path: Path) -> None:
    shutil.copy("tests/fixtures/store/0004.sqlite", tmp_path / "old.sqlite")
    nobody = free_port()
    code, lines = examined(
        "--database", tmp_path / "old.sqlite", "--public-url", f"http://127.0.0.1:{nobody}",
        "--smtp", f"smtp://someone:secret@127.0.0.1:{nobody}", "--mail-from", "table@example.org",
        "--port", free_port(),
    )  # fmt: skip
    assert code == 1
    assert lines["database"]["state"] == "note" and "form 0004" in lines["database"]["found"]
    for about in ("public address", "mail"):
        assert lines[about]["state"] == "wrong" and lines[about]["todo"]
    assert "secret" not in json.dumps(lines)
    code, lines = examined(
        "--database", "mysql://x/y", "--smtp", "mail.example.org", "--public-url", "example.org"
    )
    assert [lines[about]["state"] for about in ("database", "mail", "public address")] == ["wrong"] * 3
