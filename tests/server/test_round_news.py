"""News of the next round of a tournament, against a real receiver of webhooks."""

from pathlib import Path

import pytest

from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_friends import account
from tests.server.test_news import Hooks, hooks
from tests.server.test_tournaments import announced, entered, play_round, tables_of

__all__ = ["hooks"]


@pytest.mark.long
def test_whoever_wants_news_hears_of_the_next_round_of_a_tournament(tmp_path: Path, hooks: Hooks) -> None:
    """What was said about news at the table of one round counts for that of the next."""
    more = ("--public-url", "https://play.example.org", "--private-webhooks")
    serving = Server(sqlite_url(tmp_path), 0.0, *more)
    try:
        host, name = account(serving, "Host")
        id = announced(host, kind="swiss", rounds=2)
        people = [(host, name), *entered(serving, id, "Anna")]
        host.post(f"/api/tournaments/{id}/start", {})
        first = tables_of(host, id, 1)[0]
        for person, own in people:
            seat = next(each["seat"] for each in first["seats"] if each["name"] == own)
            subscribe(person, first["table"], seat, f"{hooks.url}/round/{len(own)}-{own[0]}")
        play_round(people, id, 1)
        until(lambda: host.get(f"/api/tournaments/{id}")["round"] == 2, "the second round")
        second = tables_of(host, id, 2)[0]["table"]
        for _, own in people:
            until(lambda own=own: told_of(hooks, f"/round/{len(own)}-{own[0]}", second), f"news for {own}")
    finally:
        serving.stop()


def subscribe(person: Person, table: str, seat: int, target: str) -> None:
    added = person.post("/api/me/addresses", {"kind": "discord", "target": target}, 201)
    wish = {"address": added["id"], "when": "always"}
    assert person.http.put(f"/api/tables/{table}/seats/{seat}/news", json=wish).status_code == 200


def told_of(hooks: Hooks, path: str, table: str) -> str:
    """The first message about a table that came here; empty if none has."""
    return next(
        (body["content"] for at, body in list(hooks.came) if at == path and table in body["content"]), ""
    )
