"""What is wrong with a request is said in the visitor's language: options, fields of a body, and what is no JSON."""

from typing import Any

import pytest

from detente.server.errors import field_error
from tests.server.serving import Person


@pytest.mark.parametrize(
    ("body", "german", "english"),
    [
        ({"seats": []}, "„game“ fehlt", "“game” is missing"),
        ({"game": "isles", "seats": [], "colour": 1}, "„colour“ gehört nicht dazu", "“colour” does not belong there"),
        ({"game": 7, "seats": []}, "„game“ muss ein Text sein", "“game” must be a text"),
        ({"game": "isles", "seats": [{"kind": "cat"}]},
         "„seats.0.kind“ muss eines von me, screen, friend, bot sein",
         "“seats.0.kind” must be one of me, screen, friend, bot"),
        ({"game": "isles", "seats": [{"kind": "bot", "name": "x" * 41}]},
         "„seats.0.name“ darf höchstens 40 Zeichen haben", "“seats.0.name” may have at most 40 characters"),
        ({"game": "europe1815", "options": {"moon": "full"}, "seats": [{"kind": "me"}, {"kind": "screen"}]},
         "Eine Option „moon“ gibt es nicht. Es gibt: ", "There is no option “moon”. There are: "),
        ({"game": "europe1815", "options": {"map": "1900"}, "seats": [{"kind": "me"}, {"kind": "screen"}]},
         "Die Option „map“ lässt 1815, 1715 zu, nicht „1900“.", "The option “map” takes 1815, 1715, not “1900”."),
        ({"game": "europe1815", "options": {"mode": "teams"}, "seats": [{"kind": "me"}, {"kind": "screen"}]},
         "Die Option „mode“ lässt „teams“ nur zu mit seats = 4.",
         "The option “mode” takes “teams” only with seats = 4."),
    ],
)  # fmt: skip
def test_a_wrong_table_is_refused_in_the_visitors_language(
    anna: Person, body: dict[str, Any], german: str, english: str
) -> None:
    for language, said in (("de", german), ("en", english)):
        answer = anna.http.post("/api/tables", json=body, headers={"Accept-Language": language})
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (400, "malformed")
        assert said in error["message"]


@pytest.mark.parametrize(
    ("body", "german"),
    [
        (b"{", "Das ist kein JSON: In Zeile 1, Spalte 2"),
        (b'{"a": 1, "a": 2}', "den Schlüssel „a“ zweimal"),
        (b"\xff", "kein Text in UTF-8"),
        ("\ufeff{}".encode(), "ohne BOM"),
        (b'{"a": NaN}', "NaN"),
        (b'{"a": ' + b"1" * 500 + b"}", "500 Stellen"),
        (b"[" * 50 + b"]" * 50, "zu tief verschachtelt"),
        (b'{"a": "\\ud800"}', "Zeichen"),
    ],
)
def test_what_is_no_json_is_refused_in_german_too(anna: Person, body: bytes, german: str) -> None:
    answer = anna.http.post(
        "/api/tables", content=body, headers={"Accept-Language": "de", "Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    assert german in answer.json()["error"]["message"]


def test_a_command_of_both_kinds_or_none_is_refused_in_german_too(anna: Person) -> None:
    table = anna.open_table("isles", "me", "screen Zoe")["id"]
    answer = anna.http.post(
        f"/api/tables/{table}/seats/0/commands", json={"id": "x", "ask": 0}, headers={"Accept-Language": "de"}
    )
    assert "entweder „actions“ oder „undo“" in answer.json()["error"]["message"]


def test_a_misfit_without_words_of_its_own_is_named_all_the_same() -> None:
    assert (
        field_error({"type": "alien_error", "loc": ("body", "name"), "ctx": {"x": object()}}, "de")
        == "„name“ passt nicht"
    )
