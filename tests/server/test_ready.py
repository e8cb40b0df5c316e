"""Live games begin when all are ready: the clocks stand until then, or for a stated time."""

from datetime import datetime, timedelta
from typing import Any

from tests.server.serving import Person, Server, until
from tests.server.test_access import named
from tests.server.test_clocks import clock, moment, move, seconds_left, timed

LIVE = {"kind": "live", "bank": 600, "increment": 5, "late": "wait"}


def together(server: Server, ready: int = 300, *more: str) -> tuple[Person, Person, str]:
    """Anna and Boris at a live table; they are asked whether they are ready."""
    anna, boris = named(server, "Anna"), named(server, "Boris")
    info = timed(anna, LIVE | {"ready": ready}, "me", "friend", *more)
    key = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    boris.post(f"/api/keys/{key}", {"name": "Boris"})
    return anna, boris, info["id"]


def say_ready(person: Person, table: str, seat: int) -> Any:
    return person.http.put(f"/api/tables/{table}/seats/{seat}/ready?language=en", json={})


def test_the_clocks_start_when_all_are_ready(server: Server) -> None:
    anna, boris, table = together(server)
    info = boris.get(f"/api/tables/{table}")
    assert info["starts"]["waits"] == [0, 1]
    wait = (moment(info["starts"]["at"]) - moment(info["now"])).total_seconds()
    assert 0 < wait <= 301
    assert 600 < seconds_left(info, 0) <= 901, "nobody loses time before"
    watch = anna.watch(f"{table}:0")
    watch.next("hello")
    assert say_ready(boris, table, 1).json()["starts"]["waits"] == [0]
    watch.next("table", lambda data: data["table"]["starts"]["waits"] == [0])
    assert say_ready(boris, table, 0).status_code == 403
    info = say_ready(anna, table, 0).json()
    assert info["starts"] is None and clock(info, 0)["away_until"] is None
    assert seconds_left(info, 0) <= 601
    assert watch.next("table", lambda data: data["table"]["starts"] is None)
    late = say_ready(anna, table, 0)
    assert (late.status_code, late.json()["error"]["message"]) == (409, "The clocks have started already.")
    watch.close()


def test_who_decides_before_the_clocks_start_uses_no_time(server: Server) -> None:
    anna, _, table = together(server)
    move(anna, table, 0)
    move(anna, table, 0)
    assert clock(anna.get(f"/api/tables/{table}"), 0)["bank"] == 600


def test_the_clocks_start_at_the_stated_time_if_somebody_is_not_ready(server: Server) -> None:
    anna, boris, table = together(server, 1)
    start = moment(boris.get(f"/api/tables/{table}")["seats"][0]["clock"]["away_until"])
    until(lambda: datetime.now(start.tzinfo) > start + timedelta(seconds=1), "the start")
    info = anna.get(f"/api/tables/{table}")
    assert info["starts"] is None and seconds_left(info, 0) < 600
    assert say_ready(anna, table, 0).status_code == 409


def test_nobody_is_asked_who_plays_alone_or_without_a_check(server: Server) -> None:
    anna = named(server, "Anna")
    assert timed(anna, LIVE, "me", "screen Zoe", "random")["starts"] is None
    _, boris, table = together(server, 0)
    assert boris.get(f"/api/tables/{table}")["starts"] is None
    assert seconds_left(boris.get(f"/api/tables/{table}"), 1) <= 601
    by_mail = timed(anna, {"kind": "mail", "days": 1}, "me", "random")
    assert by_mail["starts"] is None and say_ready(anna, by_mail["id"], 0).status_code == 409


def test_whoever_takes_a_seat_before_the_start_is_asked_too(server: Server) -> None:
    anna, boris, table = together(server)
    say_ready(anna, table, 0)
    path = f"/api/tables/{table}/seats/1/holder"
    boris.http.put(path, json={"kind": "friend"})
    info = boris.http.put(path, json={"kind": "me"}).json()
    assert info["starts"]["waits"] == [1]
    assert say_ready(boris, table, 1).json()["starts"] is None
