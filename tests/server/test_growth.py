"""Three processes on one PostgreSQL behind one address, many tables of people and bots, and kills at random moments.

Every request goes to any of the processes. In the end every acknowledged move is in the log, once and in order, no log has a gap, and
every game has been played to its end: no table hangs.

    DETENTE_TEST_TABLES=200 DETENTE_TEST_KILLS=50 DETENTE_TEST_PATIENCE=900 python -m pytest -n 0 tests/server/test_growth.py -m long
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx
import pytest

import detente
from detente.client import Client, Position, Refused, exchange
from detente.client.exchange import WAIT
from detente.core.records.record import record_from, replay
from tests.server.postgres import Cluster, a_cluster, ask
from tests.server.serving import PATIENCE, Person, Server, until
from tests.server.test_hosting import all_logs_are_whole

TABLES = int(os.environ.get("DETENTE_TEST_TABLES", "6"))
"""How many people play at the same time, each at a table with bots."""
KILLS = int(os.environ.get("DETENTE_TEST_KILLS", "4"))
POSTGRES_KILLS = 2
PROCESSES = 3
GAMES = ("isles", "nuclear_war")
LONGEST_PEACE = 1.5
HOURS = 3600


class AnyOf(httpx.HTTPTransport):
    """One address in front of several servers: each request goes to any of them, as through a proxy without sticky routing."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        super().__init__()
        self.ports = [server.port for server in servers]
        self.chance = random.Random(seed)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=self.chance.choice(self.ports))
        return super().handle_request(request)


@dataclass
class Player(threading.Thread):
    """Plays one game after the other until told to stop. acknowledged: by table, its moves that the server has confirmed."""

    servers: list[Server]
    number: int
    enough: threading.Event
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    finished: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.chance = random.Random(self.number)

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        try:
            with Client(self.servers[0].url) as client:
                client.http._transport = AnyOf(self.servers, self.number)
                client.http._mounts = {}
                while not self.finished or not self.enough.is_set():
                    self.play_a_game(client)
        except Exception as error:
            self.wrong.append(f"{type(error).__name__}: {error}")

    def play_a_game(self, client: Client) -> None:
        """Open a table, and play it to its end."""
        game = GAMES[self.number % len(GAMES)]
        table = client.open_table(game, ["me", "random", "random"])["id"]
        moves = self.acknowledged[table] = []
        seat = client.seat(table, 0)
        position = seat.look()
        while not position.over:
            if position.actions:
                action = self.chance.choice(position.actions)
                try:
                    seat.act(position, action)
                    moves.append(action)
                except Refused as error:
                    if error.code not in ("stale", "not_now"):
                        raise
                position = newest(seat.look(), position)
            else:
                position = seat.look(position, WAIT)
        self.finished.append(table)


def newest(found: Position, known: Position) -> Position:
    """A process may be a moment behind another one: it never takes us back."""
    return found if found.number >= known.number else known


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that this test kills."""
    with a_cluster() as running:
        yield running


@pytest.mark.long
@pytest.mark.timeout(4 * HOURS)
def test_kills_at_random_moments_lose_no_move_double_none_and_hang_no_table(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "PATIENCE", max(exchange.PATIENCE, PATIENCE))  # for a busy machine
    database = cluster.fresh()
    chance, enough = random.Random(1), threading.Event()
    servers = [Server(database, 0.0, "--bot-limit", "5") for _ in range(PROCESSES)]
    players = [Player(servers, number, enough) for number in range(TABLES)]
    try:
        for player in players:
            player.start()
        for kill in range(KILLS):
            time.sleep(chance.random() * LONGEST_PEACE)
            if (
                kill % max(1, KILLS // POSTGRES_KILLS) == 0
                and kill // max(1, KILLS // POSTGRES_KILLS) < POSTGRES_KILLS
            ):
                cluster.stop()
                cluster.start()
            victim = chance.choice(servers)
            victim.kill()
            time.sleep(chance.random())
            victim.start()
        enough.set()
        for player in players:
            player.join(HOURS)
            assert not player.is_alive(), f"a table hangs: {list(player.acknowledged)[-1]}"
            assert player.wrong == [], [server.log[-2000:] for server in servers]
        assert_everything_is_there(database, servers, players)
    finally:
        enough.set()
        for server in servers:
            server.stop()


def assert_everything_is_there(database: str, servers: list[Server], players: list[Player]) -> None:
    """Every acknowledged move once and in order, every table opened once, all logs whole, all games over as their logs say."""
    rows = ask(database, "SELECT table_id, action FROM entries WHERE seat = 0 ORDER BY table_id, number")
    logged: dict[str, list[str]] = {}
    for table, action in rows:
        logged.setdefault(table, []).append(action)
    moves = 0
    for player in players:
        for table, acknowledged in player.acknowledged.items():
            assert logged.get(table, []) == acknowledged, table
            moves += len(acknowledged)
    assert moves > 0
    opened = {id for (id,) in ask(database, "SELECT id FROM tables")}
    assert opened == {table for player in players for table in player.acknowledged}
    until(lambda: not ask(database, "SELECT id FROM tables WHERE status <> 'over'"), "the end of all games")
    assert all_logs_are_whole(database)
    person = Person(servers[0].url)
    for player in players:
        table = player.finished[-1]
        record = record_from(person.get(f"/api/tables/{table}/record"))
        assert replay(detente.game(record.game), record).state.over
    print(f"{moves} acknowledged moves at {len(logged)} tables")
