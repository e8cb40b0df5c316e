"""JSON from outside: what could do harm is refused in a sentence, all else is read as it is."""

import json
import pickle

import pytest

from detente.core.records.untrusted import DEEPEST, LONGEST_NUMBER, MOST_BYTES, Unreadable, read_json


@pytest.mark.parametrize(
    "value",
    [
        {"a": [1, -2.5, None, True, 'Ä\n\t"quoted" \\ [{'], "b": {}},
        [],
        "text",
        10 ** (LONGEST_NUMBER - 1),
        -(2**128),
        {"[[[[": "]" * 200, "emoji": "\U0001f54a"},
    ],
)
def test_what_is_json_is_read(value: object) -> None:
    for ascii in (True, False):
        text = json.dumps(value, ensure_ascii=ascii)
        assert read_json(text, "data-file") == read_json(text.encode(), "data-file") == value


def test_nesting_is_read_up_to_its_bound() -> None:
    assert read_json("[" * DEEPEST + "]" * DEEPEST, "data-file")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "the data file is not JSON: "),
        ("", "the data file is not JSON: "),
        ('{"a": 1,}', "the data file is not JSON: .*line 1"),
        ("[" * 100_000, "the data file is nested too deep: 40 lists"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "the data file is nested too deep"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "the data file is nested too deep"),
        ('["' + "[" * 100, "the data file is"),
        ("1" * 5000, "the data file cannot be read: a number has 5000 digits; 100 are allowed"),
        ("0." + "1" * 5000, "the data file cannot be read: a number has 5002 digits"),
        ('{"a": 1e999}', "the data file cannot be read: the number 1e999 is too large"),
        ('{"a": NaN}', "the data file cannot be read: NaN is no number"),
        ('{"a": -Infinity}', "the data file cannot be read: -Infinity is no number"),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', "the data file cannot be read: an object has the key 'c' twice"),
        ("\ufeff{}", r"the data file begins with a byte order mark \(BOM\)"),
        (b"\xef\xbb\xbf{}", r"the data file begins with a byte order mark \(BOM\)"),
        (b'{"a": "\xff"}', "the data file is not UTF-8 text: byte 7"),
        ('{"a": "\x07"}', "the data file is not JSON: there is something unexpected in line 1, column 8"),
        (r'{"a": "\u0000"}', "holds a control character"),
        (r'{"\u001b[2J": 1}', "holds a control character"),
        (r'["\ud83d"]', "holds half a character"),
        (" " * (MOST_BYTES + 1), "the data file is too large: "),
    ],
    ids=lambda value: repr(value[:24]),
)
def test_what_could_do_harm_is_refused_in_a_sentence(text: str | bytes, says: str) -> None:
    with pytest.raises(ValueError, match=says) as refused:
        read_json(text, "data-file")
    assert len(str(refused.value)) < 200 and "\n" not in str(refused.value)


def test_a_refusal_is_said_in_german_too() -> None:
    for text, says in (
        ('{"a": 1,\n}', "Die Datei ist kein JSON: In Zeile 2, Spalte 1 steht etwas Unerwartetes"),
        ('{"a": 1, "a": 2}', "Die Datei lässt sich nicht lesen: Ein Objekt hat das Feld „a“ zweimal"),
        ('{"a": NaN}', "Die Datei lässt sich nicht lesen: NaN ist keine Zahl"),
        (b"\xff", "Die Datei ist kein Text in UTF-8: Das Byte 0 passt nicht"),
    ):
        with pytest.raises(Unreadable) as refused:
            read_json(text, "data-file")
        assert refused.value.said("de") == says
        assert pickle.loads(pickle.dumps(refused.value)).said("de") == says
