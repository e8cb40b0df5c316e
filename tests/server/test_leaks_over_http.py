"""Two servers whose worlds a seat cannot tell apart answer all that it may ask with the same bytes, over HTTP and hints included."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import orjson
import pytest

import detente
from detente.core.records.record import Match
from detente.server.service.importing import import_game
from detente.server.settings import Settings
from detente.server.tables.game_log import GameLog
from detente.server.tables.stored_game import stored
from tests.longer import long_but
from tests.server.serving import Person, Server, in_a_loop, sqlite_url

GAMES = {"europe1815": 60, "nations": 60, "nuclear_war": 45, "twoplustwo": 50, "wsdv": 40}
"""After how many random decisions a game is looked at."""
WRONG = ("end", "no such order", "place", "pass")
FAR = 10**6


def random_game(id: str) -> Match:
    """A game after some random decisions."""
    rnd = random.Random(f"leaks {id}")
    match = Match(detente.game(id), None, 5)
    for _ in range(GAMES[id]):
        seat = rnd.choice(list(match.state.to_act))
        match.apply(seat, rnd.choice(match.state.legal_actions(seat)))
    assert not match.state.over
    return match


def game_log(match: Match) -> GameLog:
    """The game with what everybody has seen of it."""
    record = match.record
    log = GameLog(match.game, partial(match.game.start, record.options, record.seed), list(record.entries))
    for observer in (None, *range(log.state.seats)):
        log.timeline(observer)
    return log


def other_world(data: str, world: Any) -> str:
    """A stored game as it would be if this were the truth."""
    read = orjson.loads(zlib.decompress(b64decode(data)))
    return b64encode(zlib.compress(orjson.dumps(read | {"state": world.to_dict()}))).decode()


def keep(folder: Path, tables: list[tuple[str, int, str]]) -> None:
    """Put stored games beside the logs, so that the servers go on from them."""
    with sqlite3.connect(folder / "table.sqlite") as database:
        for table, position, data in tables:
            row = (table, position, data, datetime.now(UTC).isoformat())
            database.execute(
                "INSERT INTO stored_games (table_id, position, data, at) VALUES (?, ?, ?, ?)", row
            )
    database.close()


class Seen(NamedTuple):
    """A table, seen from one of its seats. rivals: those who see something else in the other world."""

    links: list[str]
    seat: int
    rivals: list[int]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Server], dict[str, Seen]]]:
    """Two servers with the same tables; in the second all that the observed seat does not know is otherwise."""
    truth, other = tmp_path_factory.mktemp("truth"), tmp_path_factory.mktemp("other")
    matches = {id: random_game(id) for id in GAMES}
    seen: dict[str, Seen] = {}
    tables: list[list[tuple[str, int, str]]] = [[], []]

    async def write() -> None:
        settings = Settings(sqlite_url(truth))
        for id, match in matches.items():
            log = game_log(match)
            made = await import_game(settings, match.record)
            seat = log.state.to_act[0]
            world = log.state.determinize(seat, 99)
            assert world.to_dict() != log.state.to_dict()
            rivals = [s for s in range(log.state.seats) if world.view(s) != log.state.view(s)]
            seen[id] = Seen(made.links, seat, rivals)
            data = stored(log)
            tables[0].append((made.table, log.position, data))
            tables[1].append((made.table, log.position, other_world(data, world)))

    in_a_loop(write())
    shutil.copytree(truth, other, dirs_exist_ok=True)
    for folder, stored_games in zip((truth, other), tables, strict=True):
        keep(folder, stored_games)
    servers = [Server(sqlite_url(truth)), Server(sqlite_url(other))]
    yield servers, seen
    for server in servers:
        server.stop()


def first_frame(server: Server, link: str, seat: int) -> tuple[Person, str, dict[str, Any]]:
    """Somebody who has followed the link of a seat, the table, and what they see first."""
    person = Person(server.url)
    table = person.post(f"/api/keys/{link.rsplit('/', 1)[1]}", {})["table"]
    watch = person.watch(f"{table}:{seat}")
    frame: dict[str, Any] = watch.next("hello")["frame"]
    watch.close()
    return person, table, frame


def answers(server: Server, link: str, seat: int, rnd: random.Random) -> list[tuple[str, int, bytes]]:
    """All that a seat may ask, and what it is answered."""
    person, table, frame = first_frame(server, link, seat)
    at = f"/api/tables/{table}/seats/{seat}"
    told = [("stream", 200, orjson.dumps(frame))]

    def ask(method: str, path: str, body: Any = None) -> Any:
        content = None if body is None else json.dumps(body)
        answer = person.http.request(method, path, content=content)
        told.append((f"{method} {path} {content}", answer.status_code, answer.content))
        return answer

    offers = [offer["action"] for offer in frame["scene"]["offers"]]
    for language in ("de", "en"):
        for number in range(0, frame["number"] + 1, 7):
            ask("GET", f"{at}/frames/{number}?language={language}")
        ask("GET", f"{at}/frames?language={language}")
        ask("GET", f"{at}/ending?language={language}")
        ask("POST", f"{at}/hint?language={language}", {"ask": frame["ask"]})
        for text in (*WRONG, *rnd.sample(offers, min(3, len(offers)))):
            ask("POST", f"{at}/orders?language={language}", {"ask": frame["ask"], "text": text})
        places = [place["id"] for place in frame["scene"]["places"]]
        for place in rnd.sample(places, min(5, len(places))):
            ask("POST", f"{at}/reasons?language={language}", {"ask": frame["ask"], "on": place})
    game = detente.game(json.loads(person.http.get(f"/api/tables/{table}").content)["game"])
    for k in rnd.sample(range(game.actions.size), 40):
        text = game.actions.text(k)
        if text not in offers:
            ask("POST", f"{at}/commands", {"id": f"c{k}", "ask": frame["ask"], "actions": [text]})
    ask("POST", f"{at}/commands", {"id": "undo", "ask": frame["ask"], "undo": FAR})
    ask("GET", f"/api/tables/{table}/seats/-/frames/{frame['number'] // 2}")
    return told


@pytest.mark.parametrize("id", long_but(["nuclear_war", "nations"], GAMES))
def test_all_that_a_seat_may_ask_is_answered_with_the_same_bytes_in_both_worlds(
    worlds: tuple[list[Server], dict[str, Seen]], id: str
) -> None:
    servers, seen = worlds
    links, seat, _ = seen[id]
    one, other = (answers(server, links[seat], seat, random.Random(id)) for server in servers)
    assert [asked for asked, _, _ in one] == [asked for asked, _, _ in other]
    assert sum(status == 200 for _, status, _ in one) > 20
    for (asked, status, data), (_, other_status, other_data) in zip(one, other, strict=True):
        assert (status, data) == (other_status, other_data), asked


def test_the_servers_do_play_in_two_worlds(worlds: tuple[list[Server], dict[str, Seen]]) -> None:
    """Otherwise they would say the same for a reason that proves nothing."""
    servers, seen = worlds
    rivals = [(links[seat], seat) for links, _, seats in seen.values() for seat in seats]
    assert len(rivals) > 3
    for link, seat in rivals:
        one, other = (first_frame(server, link, seat)[2] for server in servers)
        assert one["scene"] != other["scene"]
