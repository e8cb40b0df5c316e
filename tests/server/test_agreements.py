"""What all people at a table agree to: going back to a decision, and ending a game without a result."""

from typing import Any

import pytest

import detente
from detente.core.records.record import record_from, replay
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_access import named
from tests.server.test_clocks import let_time_pass, seconds_left, timed
from tests.server.test_play import GAME, frame_of, joined, offered


def move(person: Person, table: str, seat: int) -> dict[str, Any]:
    """Choose the first offer of a seat; the scene before."""
    frame = frame_of(person, table, seat)
    person.command(table, seat, frame["ask"], actions=offered(frame)[:1])
    scene: dict[str, Any] = frame["scene"]
    return scene


def a_round(table: str, *people: Person) -> dict[str, Any]:
    """All answer in secret, one after the other, and learn what came of it; the first seat's scene before its last answer."""
    before = [[move(person, table, seat) for _ in range(2)] for seat, person in enumerate(people)]
    return before[0][-1]


def propose(person: Person, table: str, seat: int, kind: str = "take-back") -> Any:
    return person.http.post(f"/api/tables/{table}/seats/{seat}/proposals?language=en", json={"kind": kind})


def answer(person: Person, table: str, seat: int, agrees: bool, number: int = 1) -> Any:
    path = f"/api/tables/{table}/seats/{seat}/proposals/{number}?language=en"
    return person.http.put(path, json={"agrees": agrees})


def said(person: Person, table: str) -> list[str]:
    watch = person.watch(f"{table}:-")
    lines = [line["text"] for line in watch.next("hello")["chat"]]
    watch.close()
    return lines


def shown(scene: dict[str, Any]) -> dict[str, Any]:
    """What a scene shows of the game."""
    return {name: scene[name] for name in ("places", "pieces", "panels", "offers", "prompt", "undoable")}


@pytest.fixture
def clara(server: Server) -> Person:
    return named(server, "Clara")


def test_all_go_back_to_a_decision_even_over_what_was_revealed(server: Server, clara: Person) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    before = a_round(table, anna, boris)
    watch = boris.watch(f"{table}:1")
    asked_of = watch.next("hello")["frame"]["ask"]
    asked = propose(anna, table, 0).json()["asked"]
    assert asked == {"number": 1, "kind": "take-back", "seat": 0, "waits": [1]}
    assert watch.next("table", lambda data: data["table"]["asked"])["table"]["asked"] == asked
    assert clara.get(f"/api/tables/{table}")["asked"] == asked, "everybody at the table sees it"
    assert frame_of(anna, table, 0)["scene"]["undoable"] == 0, "nothing happens until all agree"
    assert answer(boris, table, 1, True).json()["asked"] is None
    frame = watch.next("frame")["frame"]
    assert "By agreement of all, the game goes back to the last decision of Anna." in [
        line["text"] for line in frame["log"]
    ]
    assert frame["ask"] != asked_of, "an answer to the question of before comes too late"
    assert shown(frame_of(anna, table, 0)["scene"]) == shown(before)
    assert said(clara, table) == [
        "Anna asks to go back to their last decision. All people at the table have to agree.",
        "All agree: the game is back at the last decision of Anna.",
    ]
    watch.close()
    propose(boris, table, 1, "abandon")
    answer(anna, table, 0, True, 2)
    record = record_from(anna.get(f"/api/tables/{table}/record"))
    assert any(isinstance(what, int) and what < 0 for _, what in record.entries)
    assert len(replay(detente.game(GAME), record).record.actions()) == len(record.actions())


def test_anybody_can_refuse_and_who_asked_can_withdraw(server: Server, clara: Person) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    a_round(table, anna, boris)
    before = frame_of(anna, table, 0)
    propose(anna, table, 0)
    second = propose(boris, table, 1)
    assert second.status_code == 409 and "Anna has asked" in second.json()["error"]["message"]
    assert answer(clara, table, 1, True).status_code == 403
    assert answer(boris, table, 1, False).json()["asked"] is None
    late = answer(boris, table, 1, True)
    assert (late.status_code, late.json()["error"]["message"]) == (409, "This is no longer asked.")
    assert propose(anna, table, 0).json()["asked"]["number"] == 2
    assert answer(anna, table, 0, False, 2).json()["asked"] is None
    assert frame_of(anna, table, 0)["scene"] == before["scene"]
    assert said(boris, table)[1::2] == [
        "Boris does not agree to go back: the game goes on.",
        "Anna no longer asks to go back.",
    ]


def test_nobody_asks_for_what_they_can_do_alone_or_have_not_done(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    assert "decided nothing yet" in propose(anna, table, 0).json()["error"]["message"]
    move(anna, table, 0)
    assert "by yourself" in propose(anna, table, 0).json()["error"]["message"]
    assert propose(boris, table, 0).status_code == 403
    waiting = anna.open_table(GAME, "me", "friend")["id"]
    assert propose(anna, waiting, 0, "abandon").json()["error"]["code"] == "not_now"


def test_a_request_is_outdated_once_its_seat_has_moved_again(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    a_round(table, anna, boris)
    propose(anna, table, 0)
    while 0 not in owed(anna, table):
        move(boris, table, 1)
        assert anna.get(f"/api/tables/{table}")["asked"] is not None, "others may go on meanwhile"
    move(anna, table, 0)
    assert anna.get(f"/api/tables/{table}")["asked"] is None
    assert answer(boris, table, 1, True).status_code == 409
    assert propose(anna, table, 0, "abandon").json()["asked"]["number"] == 2


def test_bots_and_those_at_the_same_screen_agree_at_once(server: Server) -> None:
    anna = named(server, "Anna")
    table = anna.open_table(GAME, "me", "screen Zoe", "random")["id"]
    until(lambda: 2 not in owed(anna, table), "the bot")
    before = a_round(table, anna, anna)
    until(lambda: frame_of(anna, table, 0)["scene"]["undoable"] == 0, "the end of the round")
    info = propose(anna, table, 0).json()
    assert info["asked"] is None
    assert offered(frame_of(anna, table, 0)) == [offer["action"] for offer in before["offers"]]


def owed(person: Person, table: str) -> list[int]:
    """The seats that owe a decision."""
    line = next(line for line in person.get("/api/me")["tables"] if line["id"] == table)
    return [wait["seat"] for wait in line["waits"]]


def test_by_mail_going_back_gives_no_time_back(server: Server) -> None:
    anna = named(server, "Anna")
    table = timed(anna, {"kind": "mail", "days": 3, "late": "wait"}, "me", "screen Zoe")["id"]
    let_time_pass(server.database, table, days=-1)
    a_round(table, anna, anna)
    info = propose(anna, table, 0).json()
    assert info["asked"] is None
    assert 0.99 < seconds_left(info, 0) / 86400 <= 1, "what was left when it was decided"


def test_all_agree_to_end_a_game_without_a_result(server: Server, clara: Person) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris)
    for person, seat in ((anna, 0), (boris, 1)):
        person.http.put(f"/api/tables/{table}/seats/{seat}/research", json={"agrees": True})
    watch = anna.watch(f"{table}:0", language="de")
    frame = watch.next("hello")["frame"]
    assert propose(boris, table, 1, "abandon").json()["asked"]["waits"] == [0]
    assert answer(anna, table, 0, True).json()["status"] == "over"
    info = watch.next("table", lambda data: data["table"]["status"] == "over")["table"]
    assert (info["ending"], info["places"], info["asked"]) == ("abandoned", None, None)
    watch.next("chat", lambda data: "ohne Ergebnis" in data["chat"]["text"])
    anna.command(table, 0, frame["ask"], 409, actions=offered(frame)[:1])
    line = next(line for line in boris.get("/api/me")["tables"] if line["id"] == table)
    assert (line["status"], line["ending"], line["owed"]) == ("over", "abandoned", [])
    watch.close()


def test_what_was_asked_outlives_the_server(tmp_path: Any) -> None:
    server = Server(sqlite_url(tmp_path))
    try:
        anna, boris = named(server, "Anna"), named(server, "Boris")
        table = joined(anna, boris)
        before = a_round(table, anna, boris)
        propose(anna, table, 0)
        server.kill()
        server.start()
        assert boris.get(f"/api/tables/{table}")["asked"]["waits"] == [1]
        assert answer(boris, table, 1, True).json()["asked"] is None
        server.kill()
        server.start()
        assert shown(frame_of(anna, table, 0)["scene"]) == shown(before)
    finally:
        server.stop()
