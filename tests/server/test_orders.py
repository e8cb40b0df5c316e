"""Orders as they are typed in the browser, and why something cannot be done."""

from typing import Any

from tests.server.serving import Person
from tests.server.test_play import frame_of, offered


def at_wsdv(person: Person) -> tuple[str, dict[str, Any]]:
    """A fresh table against a bot, and the first frame of West."""
    table = str(person.open_table("wsdv", "me", "random")["id"])
    return table, frame_of(person, table, 0)


def typed(person: Person, table: str, frame: dict[str, Any], text: str, language: str = "en") -> Any:
    """What an order means."""
    path = f"/api/tables/{table}/seats/0/orders?language={language}"
    return person.post(path, {"ask": frame["ask"], "text": text})


def test_an_order_is_read_in_the_words_of_any_language(anna: Person) -> None:
    table, frame = at_wsdv(anna)
    first = offered(frame)[0]
    assert typed(anna, table, frame, first)["actions"] == [first]
    german = {offer["label"]: offer["action"] for offer in in_german(anna, table)}
    label, action = next(iter(german.items()))
    assert action in typed(anna, table, frame, label)["actions"], "German words at an English table"
    nothing = typed(anna, table, frame, "xyzzy")
    assert nothing == {"actions": [], "close": [], "reason": None}


def in_german(person: Person, table: str) -> list[dict[str, Any]]:
    """The offers of West in German."""
    watch = person.watch(f"{table}:0", language="de")
    offers: list[dict[str, Any]] = watch.next("hello")["frame"]["scene"]["offers"]
    watch.close()
    return offers


def test_what_cannot_be_done_is_answered_with_the_rule_in_words(anna: Person) -> None:
    table = str(anna.open_table("nations", "me", *["random"] * 3, first_player="A")["id"])
    frame = frame_of(anna, table, 0)
    answer = typed(anna, table, frame, "buy tanker north", "de")
    assert answer["actions"] == [] and answer["reason"]["rule"].startswith("SDN-")
    assert "Tankschiff" in answer["reason"]["label"] and answer["reason"]["text"]
    path = f"/api/tables/{table}/seats/0/reasons"
    assert anna.post(path, {"ask": frame["ask"], "on": "no such element"}) == {"reasons": []}
    refused = anna.post(path, {"ask": frame["ask"] + 1, "on": "north"}, 409)
    assert refused["error"]["code"] == "stale"


def test_only_the_holder_of_a_seat_may_ask(anna: Person, boris: Person) -> None:
    table, frame = at_wsdv(anna)
    boris.get("/api/me")
    for path, body in (("orders", {"text": "done"}), ("reasons", {"on": "sachsen"})):
        where = f"/api/tables/{table}/seats/0/{path}"
        assert boris.post(where, {"ask": frame["ask"], **body}, 403)["error"]["code"] == "forbidden"
