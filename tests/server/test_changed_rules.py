"""Running games survive an upgrade of their rules, with servers that are really restarted with other rules."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tests.longer import long_but
from tests.server.databases import tables_at
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_hosting import run_sql
from tests.server.test_play import frame_of, lines_of, offered
from tests.strangers import environment, install

REEF = """
    from dataclasses import replace
    from isles import GAME as ISLES
    from isles.rules import Isles

    class Reef(Isles):
        def begin(self):
            super().begin()
            {begin}

        def answers(self, seat):
            found = super().answers(seat)
            {legal}
            return found

    GAME = replace(
        ISLES, id="reef", title="Reef", package="reef", version={version}, state_type=Reef,
        rules_from=("isles",), words_from=("isles",),
    )
"""
FILES = {
    "reef/events.py": "from isles.events import *\n",
    "reef/scene.py": "from isles.scene import *\n",
    "reef/locale/en.ftl": "game-about = A reef.\n",
}
TOP_ONLY = 'found = [action for action in found if self.game.actions.text(action) != "draw bottom"]'
NO_BID = 'found = [action for action in found if self.game.actions.text(action) != "bid 0"]'
RICHER = "self.pearls = [pearls + 1 for pearls in self.pearls]"


class Reef:
    """A server on which the game is installed, and can be upgraded. version: of the game."""

    def __init__(self, folder: Path) -> None:
        self.strangers = folder / "strangers"
        install(self.strangers, "reef", FILES, {"reef": "reef:GAME"})
        self.database = sqlite_url(folder)
        self.write()
        self.server = Server(self.database, strangers=self.strangers)
        self.anna = Person(self.server.url)
        self.boris = Person(self.server.url)

    def write(self, version: int = 1, begin: str = "pass", legal: str = "pass") -> None:
        """Install these rules."""
        text = dedent(REEF).format(version=version, begin=begin, legal=legal)
        (self.strangers / "reef" / "__init__.py").write_text(text, encoding="utf-8")
        shutil.rmtree(self.strangers / "reef" / "__pycache__", ignore_errors=True)

    def upgrade(self, version: int = 2, begin: str = "pass", legal: str = "pass") -> None:
        """Stop the server, install other rules, and start it again."""
        self.server.stop()
        self.write(version, begin, legal)
        self.server.start()

    def check(self) -> tuple[int, dict[str, Any]]:
        """What `detente check-tables` says."""
        code, said = self.command("check-tables", "--json", "--database", self.database)
        return code, json.loads(said)

    def replayed(self, record: dict[str, Any]) -> tuple[int, str]:
        """What `detente replay` makes of a record."""
        file = self.strangers / "record.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        return self.command("replay", str(file))

    def command(self, *words: str) -> tuple[int, str]:
        """A command where the game is installed: its exit code, and what it prints."""
        asked = [sys.executable, "-c", "from detente.cli import app; app()", *words]
        done = subprocess.run(
            asked, env=environment(self.strangers), capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout

    def people(self) -> tuple[tuple[int, Person], ...]:
        """Who holds the seats."""
        return (0, self.anna), (1, self.boris)


@pytest.fixture
def reef(tmp_path: Path) -> Iterator[Reef]:
    found = Reef(tmp_path)
    yield found
    found.server.stop()


def play(reef: Reef, table: str, moves: int) -> list[tuple[int, str]]:
    """Each time the first offer, but charts from the bottom; what was done."""
    done: list[tuple[int, str]] = []
    while len(done) < moves:
        for seat, person in reef.people():
            frame = frame_of(person, table, seat)
            if frame["scene"]["over"]:
                return done
            if offered(frame):
                action = next((each for each in offered(frame) if each == "draw bottom"), offered(frame)[0])
                person.command(table, seat, frame["ask"], actions=[action])
                done.append((seat, action))
    return done


def running(reef: Reef, moves: int = 14) -> str:
    """A table of two people who have played."""
    info = reef.anna.open_table("reef", "me", "friend", seats=2)
    key = str(info["seats"][1]["invitation"]).rsplit("/", 1)[1]
    reef.boris.post(f"/api/keys/{key}", {"name": "Boris"})
    play(reef, info["id"], moves)
    return str(info["id"])


def log_of(reef: Reef, table: str) -> list[Any]:
    """The entries in the database."""
    found = tables_at(reef.database)["entries"]
    return [row[1:5] for row in found["rows"] if row[0] == table]


def table_row(reef: Reef, column: str) -> Any:
    """A column of the only table."""
    found = tables_at(reef.database)["tables"]
    return found["rows"][0][found["columns"].index(column)]


@pytest.mark.long
@pytest.mark.parametrize(("kind", "rules"), [("refused", {"legal": NO_BID}), ("differs", {"begin": RICHER})])
@pytest.mark.parametrize("version", long_but([2], [1, 2]))
def test_a_table_goes_on_from_its_stored_state(
    reef: Reef, kind: str, rules: dict[str, str], version: int
) -> None:
    table = running(reef)
    before = {seat: frame_of(person, table, seat) for seat, person in reef.people()}
    told = {seat: lines_of(person, table, seat) for seat, person in reef.people()}
    assert all(told.values())
    log = log_of(reef, table)
    reef.server.stop()
    reef.write(version, **rules)
    code, said = reef.check()
    assert (code, said["tables"], len(said["findings"])) == (3, 1, 1)
    found = said["findings"][0]
    assert (found["kind"], found["goes_on"], found["installed"]) == (kind, len(log), version)
    assert log_of(reef, table) == log and table_row(reef, "version") == 1, "nothing is written by a check"
    reef.server.start()

    for seat, person in reef.people():
        frame = frame_of(person, table, seat)
        assert frame["number"] > before[seat]["number"] and frame["scene"]["undoable"] == 0
        assert frame["scene"]["pieces"] == before[seat]["scene"]["pieces"]
        assert lines_of(person, table, seat)[: len(told[seat])] == told[seat], "the old lines are still there"
        past = person.get(f"/api/tables/{table}/seats/{seat}/frames")
        assert past["first"] == frame["number"] == past["frames"] - 1
        assert past["log"][0]["frame"] < past["first"] and "rules" in past["log"][-1]["text"]
        path = f"/api/tables/{table}/seats/{seat}/frames"
        refused = person.http.get(f"{path}/{past['first'] - 1}")
        assert refused.status_code == 404 and "rules of the game have changed" in refused.text
        assert person.get(f"{path}/{past['first']}")["scene"]["pieces"] == frame["scene"]["pieces"]
    assert table_row(reef, "version") == version and log_of(reef, table) == log

    watch = reef.anna.watch(f"{table}:0")
    chat = watch.next("hello")["chat"]
    watch.close()
    assert sum("rules of Reef have changed" in line["text"] for line in chat) == 1

    for seat, person in reef.people():
        asked = {"kind": "take-back"}
        refused = person.http.post(f"/api/tables/{table}/seats/{seat}/proposals", json=asked)
        assert refused.status_code == 409 and "since the rules of the game changed" in refused.text
    play(reef, table, 1)
    assert len(log_of(reef, table)) > len(log)

    reef.server.kill()
    reef.server.start()
    assert table_row(reef, "version") == version
    play(reef, table, 6)
    assert [row[0] for row in log_of(reef, table)] == [*range(1, len(log_of(reef, table)) + 1)]
    play(reef, table, 1000)
    assert reef.anna.get(f"/api/tables/{table}")["status"] == "over"
    record = reef.anna.get(f"/api/tables/{table}/record")
    code, told = reef.replayed(record)
    assert code == 0 and f"{len(log)} entries cannot be played again" in told
    assert record["base"]["entries"] == len(log) and len(record["entries"]) == len(log_of(reef, table))
    ending = reef.anna.get(f"/api/tables/{table}/seats/0/ending")
    assert min(ending["frames"]) == past["first"] and ending["title"]


@pytest.mark.long
def test_a_table_goes_on_as_it_was_if_the_new_rules_make_the_same_of_it(reef: Reef) -> None:
    table = running(reef)
    frames = {seat: frame_of(person, table, seat) for seat, person in reef.people()}
    reef.server.stop()
    reef.write(2)
    assert reef.check() == (0, {"tables": 1, "findings": []})
    reef.server.start()
    assert {seat: frame_of(person, table, seat) for seat, person in reef.people()} == frames
    assert table_row(reef, "version") == 2
    assert reef.anna.get(f"/api/tables/{table}/seats/0/frames")["first"] == 0
    assert reef.anna.get(f"/api/tables/{table}/seats/0/frames/0")["scene"]


def test_moves_are_taken_back_as_far_as_the_change(reef: Reef) -> None:
    table = running(reef, 0)
    frame = frame_of(reef.anna, table, 0)
    reef.anna.command(table, 0, frame["ask"], actions=["bid 0"])
    assert frame_of(reef.anna, table, 0)["scene"]["undoable"] == 1
    reef.upgrade(begin=RICHER)
    frame = frame_of(reef.anna, table, 0)
    assert frame["scene"]["undoable"] == 0
    refused = reef.anna.command(table, 0, frame["ask"], 409, undo=1)
    assert "have changed since you made this move" in refused["error"]["message"]
    reef.anna.command(table, 0, frame["ask"], actions=[offered(frame)[0]])
    after = frame_of(reef.anna, table, 0)
    assert after["scene"]["undoable"] == 1
    refused = reef.anna.command(table, 0, after["ask"], 409, undo=2)
    assert "have changed since you made this move" in refused["error"]["message"]
    reef.anna.command(table, 0, after["ask"], undo=1)
    assert offered(frame_of(reef.anna, table, 0)) == offered(frame)


def test_rules_change_twice(reef: Reef) -> None:
    table = running(reef)
    reef.upgrade(2, begin=RICHER)
    first = frame_of(reef.anna, table, 0)["number"]
    until(lambda: (0, "draw bottom") in play(reef, table, 1), "a chart from the bottom, which rules 3 forbid")
    reef.upgrade(3, begin=RICHER, legal=TOP_ONLY)
    frame = frame_of(reef.anna, table, 0)
    assert frame["number"] > first and table_row(reef, "version") == 3
    past = reef.anna.get(f"/api/tables/{table}/seats/0/frames")
    assert past["first"] == frame["number"]
    play(reef, table, 3)


@pytest.mark.long
def test_without_a_stored_state_a_table_says_what_happened_and_goes_on_under_the_former_rules(
    reef: Reef,
) -> None:
    table = running(reef)
    reef.server.stop()
    run_sql(reef.database, "DELETE FROM stored_games")
    reef.write(2, legal=NO_BID)
    code, said = reef.check()
    found = said["findings"][0]
    assert code == 1 and (found["kind"], found["goes_on"], found["entry"]) == ("refused", None, 1)
    assert "no state is stored" in found["error"]
    reef.server.start()
    refused = reef.anna.http.get(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "rules_changed")
    assert "Nothing is lost" in refused.text
    assert table in {each["id"] for each in reef.anna.get("/api/me")["tables"]}
    reef.upgrade(1)
    play(reef, table, 2)


@pytest.mark.long
def test_a_table_does_not_go_back_to_older_rules(reef: Reef) -> None:
    table = running(reef)
    reef.upgrade(2, begin=RICHER)
    play(reef, table, 2)
    reef.upgrade(1)
    assert reef.anna.http.get(f"/api/tables/{table}").json()["error"]["code"] == "rules_changed"
    assert reef.check()[1]["findings"][0]["kind"] == "version"
    reef.upgrade(2, begin=RICHER)
    play(reef, table, 2)
