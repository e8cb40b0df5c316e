"""A table with a content of its own: taken, kept, played with, and shown by its name and hash only."""

import json
from pathlib import Path
from typing import Any

import pytest

from detente import game
from detente.core.records.record import record_from, replay
from tests.contents import GAME, OPTION, charts
from tests.server.serving import Person, Server, sqlite_url, until

PADDING = "x" * 1000
"""Letters that a table must not send to those who look at it."""


def long_charts(letters: int = 90_000) -> dict[str, Any]:
    """Charts with a long note, which the game does not read."""
    return charts() | {"note": PADDING * (letters // len(PADDING))}


def wish(facts: Any, *bots: str) -> dict[str, Any]:
    """What opens a table for two."""
    seats = [{"kind": "bot", "bot": bot} for bot in bots] or [
        {"kind": "me"},
        {"kind": "screen", "name": "Zoe"},
    ]
    return {"game": GAME, "options": {OPTION: facts}, "seats": seats}


def test_the_lobby_says_which_option_takes_a_content(anna: Person) -> None:
    options = {option["name"]: option for info in anna.get("/api/games") for option in info["options"]}
    assert options[OPTION]["format"] == "isles-charts"
    assert [value["value"] for value in options[OPTION]["values"]] == ["house"]
    assert "format" not in options["tides"]


def test_a_table_shows_the_name_and_the_hash_and_keeps_the_content_to_itself(anna: Person) -> None:
    info = anna.post("/api/tables", wish(long_charts()), 201)
    assert set(info["options"][OPTION]) == {"name", "hash"}
    assert info["options"][OPTION]["name"] == "Rich beds"
    at = f"/api/tables/{info['id']}"
    watch = anna.watch(f"{info['id']}:0")
    said = json.dumps(
        [anna.get("/api/me"), anna.get(at), anna.get(f"{at}/seats/0/frames/0"), watch.next("hello")]
    )
    watch.close()
    assert PADDING not in said and '"pearls": 9' not in said
    assert info["options"][OPTION]["hash"] in said


def test_a_killed_server_goes_on_with_the_content(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    try:
        anna = Person(server.url)
        table = anna.post("/api/tables", wish(charts()), 201)["id"]
        frame = anna.get(f"/api/tables/{table}/seats/0/frames/0")
        server.kill()
        server.start()
        later = Person(server.url, anna.cookie)
        assert later.get(f"/api/tables/{table}/seats/0/frames/0") == frame
        assert later.get(f"/api/tables/{table}")["options"][OPTION]["name"] == "Rich beds"
    finally:
        server.stop()


def test_bots_play_with_it_and_the_record_holds_it(anna: Person) -> None:
    table = anna.post("/api/tables", wish(charts(), "heuristic", "random"), 201)["id"]
    until(lambda: anna.get(f"/api/tables/{table}")["places"], "the end")
    record = anna.get(f"/api/tables/{table}/record")
    assert record["options"][OPTION] == charts()
    assert set(record["contents"]) == {OPTION}
    assert replay(game(GAME), record_from(record)).state.over


def test_all_that_is_wrong_is_told(anna: Person) -> None:
    facts = charts()
    facts["charts"][0]["count"] = facts["charts"][1]["count"] = 99
    error = anna.post("/api/tables", wish(facts), 400)["error"]
    assert error["code"] == "malformed"
    assert "charts[0] 'current': 'count' must be a whole number from 0 to 20, not 99" in error["message"]
    assert "charts[1] 'channel'" in error["message"]


def test_what_is_wrong_is_told_in_the_language_of_the_visitor(anna: Person) -> None:
    facts = charts()
    facts["charts"][0]["count"] = facts["charts"][1]["count"] = 99
    answer = anna.http.post("/api/tables", json=wish(facts), params={"language": "de"})
    assert answer.json()["error"]["message"] == (
        "Die eigenen Werte für eine Option haben Fehler: "
        f"Option „{OPTION}“: charts[0] 'current': 'count' muss eine ganze Zahl von 0 bis 20 sein, nicht 99\n"
        f"Option „{OPTION}“: charts[1] 'channel': 'count' muss eine ganze Zahl von 0 bis 20 sein, nicht 99."
    )


@pytest.mark.parametrize("value", [None, 1.5, True, [1], "tarot", {}, {"format": "tarot"}])
def test_what_is_no_content_is_refused(anna: Person, value: Any) -> None:
    assert anna.post("/api/tables", wish(value), 400)["error"]["code"] == "malformed"


def test_what_is_nested_without_end_is_refused(anna: Person) -> None:
    head = json.dumps(wish({"format": "isles-charts"}))
    for nested in ("[" * 100_000 + "]" * 100_000, '{"a":' * 40_000 + "1" + "}" * 40_000):
        body = head.replace('"isles-charts"', f'"isles-charts", "deep": {nested}')
        answer = anna.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["code"] == "malformed"
        assert "nested too deep" in answer.json()["error"]["message"]


def test_a_table_may_be_larger_than_other_bodies_but_has_a_limit_too(anna: Person) -> None:
    error = anna.post("/api/tables", wish(long_charts(300_000)), 413)["error"]
    assert error["code"] == "too_large" and "256 KiB" in error["message"]
    smaller = anna.http.put("/api/me", content=b" " * 70_000)
    assert smaller.status_code == 413 and "64 KiB" in smaller.json()["error"]["message"]
