"""Fill a database as people and bots fill it, and save its rows: the data that a server of this version leaves behind.

    python -m tools.make_store_fixture [--out tests/fixtures/store]

Run this once after adding a migration: the rows are saved under the name of the newest revision, and
tests/server/test_upgrade.py upgrades them from then on. A real server plays on a real PostgreSQL, which this starts:
tables of all games that wait for a player, are in progress, are over, and at which a bot is to move; with chat, moves
taken back, seats that changed hands, a second device and analyses. Finally the server is killed, so the database is
left as after a crash. Nothing here imports the server: with PYTHONPATH at another version's src, that version plays.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, MetaData, create_engine, make_url, select

from tests.server.postgres import a_cluster
from tests.server.serving import PATIENCE, Person, free_port, until

VERSIONS = "alembic_version"
NAMES = ("Anna", "Boris", "Clara")
ROUNDS = 6
NEVER = 60.0
"""Seconds that a bot takes for an answer where it must not come before the end."""


def cookie(name: str) -> str:
    """A person's browser cookie; its length is that of a real one."""
    return f"{name:-<43}"


class Serving:
    """`detente serve`, started with options that every version has."""

    def __init__(self, database: str, pace: float) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        program = "from detente.cli import app; app()"
        options = ["--port", str(port), "--database", database, "--bot-pace", str(pace)]
        reachable = os.environ | {"DETENTE_PUBLIC_URL": self.url, "DETENTE_LIMITS": "off"}
        self.process = subprocess.Popen([sys.executable, "-c", program, "serve", *options], env=reachable)
        until(self.answers, "the server")

    def answers(self) -> bool:
        """Whether it answers yet."""
        assert self.process.poll() is None, "the server has ended"
        try:
            return httpx.get(f"{self.url}/api/me", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def people(self) -> list[Person]:
        """Anna, Boris and Clara in their browsers."""
        found = [Person(self.url, cookie(name)) for name in NAMES]
        for person, name in zip(found, NAMES, strict=True):
            person.http.put("/api/me", json={"name": name})
        return found

    def kill(self) -> None:
        """Kill the server, so that it cannot write anything more."""
        self.process.kill()
        self.process.wait()


# -- playing


class Seat:
    """A person at a seat of a table."""

    def __init__(self, person: Person, table: str, seat: int, chance: random.Random) -> None:
        self.person, self.table, self.seat, self.chance = person, table, seat, chance
        self.path = f"/api/tables/{table}"

    def frame(self) -> dict[str, Any]:
        """What the seat sees now."""
        watch = self.person.watch(f"{self.table}:{self.seat}")
        frame: dict[str, Any] = watch.next("hello")["frame"]
        watch.close()
        return frame

    def move(self) -> bool:
        """Choose a random offer; whether there was one."""
        frame = self.frame()
        offers = frame["scene"]["offers"]
        if offers:
            self.order(frame, actions=[self.chance.choice(offers)["action"]])
        return bool(offers)

    def take_back(self) -> None:
        """Take the last action back, if possible."""
        frame = self.frame()
        if frame["scene"]["undoable"]:
            self.order(frame, undo=1)

    def order(self, frame: dict[str, Any], **orders: Any) -> None:
        """Send a command."""
        body = {"id": f"c{frame['number']}-{self.chance.getrandbits(24)}", "ask": frame["ask"]} | orders
        answer = self.person.http.post(f"{self.path}/seats/{self.seat}/commands", json=body)
        assert answer.status_code == 200 or answer.json()["error"]["code"] == "stale", answer.text

    def say(self, text: str) -> None:
        """Write a line of chat, where that is allowed."""
        self.person.http.post(f"{self.path}/chat", json={"id": "said", "seat": self.seat, "text": text})

    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.person.get(self.path)["status"] == "over")

    def finish(self) -> None:
        """Play to the end."""
        end = time.monotonic() + 10 * PATIENCE
        while not self.over():
            assert time.monotonic() < end, f"the game {self.table} does not end"
            if not self.move():
                time.sleep(0.01)


def fewest(game: dict[str, Any]) -> int:
    """The smallest number of seats."""
    return int(game["options"][0]["values"][0]["value"])


def invitation(info: dict[str, Any]) -> str:
    """The key of the open seat."""
    return str(info["seats"][1]["invitation"]).rsplit("/", 1)[1]


def fill(serving: Serving, chance: random.Random) -> dict[str, Any]:
    """Tables that wait, are in progress and are over, of each game. Also links that must work in later versions."""
    anna, boris, clara = serving.people()
    kept: dict[str, Any] = {"invitations": {}, "links": {}}
    finished = []
    for game in anna.get("/api/games"):
        id, bots = game["id"], ["random"] * (fewest(game) - 2)
        waiting = anna.open_table(id, "me", "friend", *bots)
        kept["invitations"][waiting["id"]] = invitation(waiting)
        running = anna.open_table(id, "me", "friend", *bots)
        boris.post(f"/api/keys/{invitation(running)}", {"name": "Boris"})
        link = boris.get(f"/api/tables/{running['id']}")["seats"][1]["link"].rsplit("/", 1)[1]
        kept["links"][running["id"]] = link
        clara.post(f"/api/keys/{link}", {})
        play(Seat(anna, running["id"], 0, chance), Seat(boris, running["id"], 1, chance))
        over = anna.open_table(id, "me", "random", *bots)
        finished.append(Seat(anna, over["id"], 0, chance))
        finished[-1].finish()
        anna.http.put(f"{finished[-1].path}/seats/0/research", json={"agrees": True})
        print(f"{id}: {finished[-1].frame()['number']} frames", flush=True)
    analyse(finished)
    take_time(anna, boris, chance)
    return kept


def take_time(anna: Person, boris: Person, chance: random.Random) -> None:
    """A table at which decisions have their time, somebody is away and wants news, if this version knows such tables."""
    game = anna.get("/api/games")[0]
    seats = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "bot": "random"}] * (fewest(game) - 2)]
    time = {"kind": "mail", "days": 3, "leave": 10, "late": "wait"}
    opened = anna.http.post("/api/tables", json={"game": game["id"], "seats": seats, "time": time})
    if opened.status_code != 201:
        return
    info = opened.json()
    boris.post(f"/api/keys/{invitation(info)}", {"name": "Boris"})
    play(Seat(anna, info["id"], 0, chance), Seat(boris, info["id"], 1, chance))
    anna.http.put(f"/api/tables/{info['id']}/seats/0/leave", json={"days": 2})
    webhook = {"kind": "discord", "target": "https://hooks.invalid/secret", "zone": "Europe/Berlin"}
    added = anna.http.post("/api/me/addresses", json=webhook)
    if added.status_code == 201:
        wish = {"address": added.json()["id"], "when": "always", "pace": "at_once"}
        anna.http.put(f"/api/tables/{info['id']}/seats/0/news", json=wish)


def play(*seats: Seat) -> None:
    """Make some moves, take one of them back, and write some chat."""
    for _ in range(ROUNDS):
        for seat in seats:
            seat.move()
            seat.take_back()
            seat.move()
    for seat in seats:
        seat.say(f"I am seat {seat.seat}.")


def analyse(finished: list[Seat]) -> None:
    """Have the first game analysed, and begin to analyse the last one, if this version can do that."""
    first, last = (f"{seat.path}/seats/0/analysis" for seat in (finished[0], finished[-1]))
    person = finished[0].person
    if person.http.post(first).status_code == 200:

        def analysed() -> bool:
            time.sleep(1)  # asked more often, a slow machine meets the limit of requests
            return person.post(first, None)["analysis"] is not None

        until(analysed, "an analysis")
        person.post(last, None)


def leave_bots_thinking(serving: Serving) -> None:
    """Tables at which a bot is to move, and a person who watches a table from her seat."""
    anna = serving.people()[0]
    for game in anna.get("/api/games"):
        anna.open_table(game["id"], *["random"] * fewest(game))
    own = next(table["id"] for table in anna.get("/api/me")["tables"] if table["mine"])
    anna.watch(f"{own}:0").next("hello")


# -- saving


def written(value: Any) -> Any:
    """A value in JSON's form."""
    return value.astimezone(UTC).isoformat() if isinstance(value, datetime) else value


def tables_of(engine: Engine) -> tuple[str, dict[str, Any]]:
    """The revision of a database, and all its rows by table."""
    described = MetaData()
    described.reflect(engine)
    rows: dict[str, Any] = {}
    with engine.connect() as connection:
        (revision,) = connection.scalars(select(described.tables[VERSIONS].c.version_num))
        for table in described.sorted_tables:
            if table.name != VERSIONS:
                found = connection.execute(select(table).order_by(*table.primary_key.columns))
                values = [[written(value) for value in row] for row in found]
                rows[table.name] = {"columns": table.columns.keys(), "rows": values}
    return revision, rows


def to_json(kept: dict[str, Any], tables: dict[str, Any]) -> str:
    """All rows as text, one row per line."""
    lines = [f"{json.dumps(name)}: {json.dumps(value)}," for name, value in kept.items()]
    parts = []
    for name, table in tables.items():
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in table["rows"])
        head = f'{json.dumps(name)}: {{"columns": {json.dumps(table["columns"])}, "rows": ['
        parts.append(f"{head}\n{rows}]}}" if rows else f"{head}]}}")
    return "\n".join(["{", *lines, '"tables": {', ",\n".join(parts), "}}", ""])


def with_server(address: str, pace: float, work: Callable[[Serving], Any]) -> Any:
    """Run something with a server, which is then killed."""
    serving = Serving(address, pace)
    try:
        return work(serving)
    finally:
        serving.kill()


def main() -> None:
    """Make the file of the newest revision."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("tests/fixtures/store"), help="folder")
    asked = parser.parse_args()
    with a_cluster() as cluster:
        address = cluster.fresh()
        kept = with_server(address, 0.0, lambda serving: fill(serving, random.Random(1)))
        with_server(address, NEVER, leave_bots_thinking)
        revision, tables = tables_of(create_engine(make_url(address).set(drivername="postgresql+psycopg")))
    asked.out.mkdir(parents=True, exist_ok=True)
    file = asked.out / f"{revision}.json"
    file.write_text(to_json({"revision": revision, "people": list(NAMES)} | kept, tables), encoding="utf-8")
    print(f"{file}: {sum(len(table['rows']) for table in tables.values())} rows, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
