"""Names and what is said: shown without letters that nobody sees."""

import pytest

from detente.server.errors import Refused
from detente.server.service.seating import unique_name
from detente.server.text_cleaning import clean_name, clean_text
from tests.server.serving import Person
from tests.server.test_guard import TABLE

UNSEEN = [
    "\u200b",
    "\u3164",
    "\u2800\u2800",
    "\u00ad",
    "\u202e\u202c",
    "\ufe0f",
    "\u0301\u0301",
    "\U000e0041",
    "\u2060 \ufeff",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_sees_is_refused(anna: Person, name: str) -> None:
    answer = anna.http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    assert answer.json()["error"]["message"] == "A name needs visible letters."
    wish = TABLE | {"seats": [{"kind": "me", "name": name}, {"kind": "bot", "bot": "random"}]}
    assert anna.http.post("/api/tables", json=wish).status_code == 400
    assert anna.http.post("/api/tables", json=TABLE | {"name": name}).status_code == 400


NAMES: list[tuple[str, str]] = [
    ("  Anna\n Maria ", "Anna Maria"),
    ("Bo\u200bris", "Boris"),
    ("\u202eAnna", "Anna"),
    ("Zoe\u0308", "Zo\u00eb"),
    ("Z\u0308\u0308\u0308\u0308\u0308", "Z\u0308\u0308\u0308"),
    ("ゆき", "ゆき"),
    ("Ðorđe", "Ðorđe"),
    ("מרים", "מרים"),
    ("🦊 Fox", "🦊 Fox"),
    ("", ""),
    ("   ", ""),
]


@pytest.mark.parametrize(("written", "shown"), NAMES)
def test_a_name_is_shown_without_what_nobody_sees(written: str, shown: str) -> None:
    assert clean_name(written) == shown


def test_what_is_said_keeps_what_joins_letters() -> None:
    assert clean_text("می\u200cخواهم 👩\u200d👧 ❤\ufe0f") == "می\u200cخواهم 👩\u200d👧 ❤\ufe0f"
    assert clean_text("\u200d\u202ea\u0000b") == "a b"
    with pytest.raises(Refused):
        clean_name("\u200d\u200d")


def test_names_that_look_alike_get_a_number() -> None:
    assert unique_name("anna", ["Anna"]) == "anna 2"
    assert unique_name("\uff21nna", ["Anna", "anna 2"]) == "\uff21nna 3"
    long = "x" * 40
    assert unique_name(long, [long]) == "x" * 37 + " 2"
