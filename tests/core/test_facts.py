"""Data files: what is wrong is named with its place."""

from collections.abc import Callable
from typing import Any

import pytest

from detente.core.records.facts import Entry, by_language, listed, read_facts
from detente.core.records.faults import Faults, Inspection

CARD = Entry(
    "cards[3]",
    {"id": "atlas", "load": 20, "kinds": ["a", "b"], "face": "up", "shown": True, "part": {"n": 1}},
)


def test_what_is_right_is_read() -> None:
    assert CARD.number("load", 10, 20) == 20
    assert CARD.words("kinds", ["a", "b", "c"]) == ["a", "b"]
    assert CARD.one_of("face", ["up", "down"]) == CARD.word("face") == "up"
    assert CARD.flag("shown")
    assert CARD.part("part").number("n", 1, 1) == 1
    assert listed(read_facts('{"cards": [1]}'), "cards") == [1]


WRONG: list[tuple[Callable[[], Any], str]] = [
    (
        lambda: CARD.number("load", 1, 10),
        r"cards\[3\] 'atlas': 'load' must be a whole number from 1 to 10, not 20",
    ),
    (lambda: CARD.number("shown", 0, 1), "'shown' must be a whole number from 0 to 1, not True"),
    (lambda: CARD.word("load"), "'load' must be a text, not 20"),
    (lambda: CARD.one_of("face", ["down"]), "'face' must be down, not 'up'"),
    (lambda: CARD.flag("load"), "'load' must be true or false, not 20"),
    (lambda: CARD.words("kinds", ["a"]), "'kinds' must be a list of a, not"),
    (lambda: CARD.words("kinds", ["a", "b"], 3), "'kinds' must be a list of a, b, not"),
    (lambda: CARD.part("part").number("n", 2, 2), r"cards\[3\] 'atlas' part: 'n' must be 2, not 1"),
    (
        lambda: CARD.only(["id", "load"]),
        r"cards\[3\] 'atlas': 'kinds' is not known here; there may be id, load",
    ),
    (lambda: Entry("deck", 7), "deck: must be an object, not 7"),
    (lambda: listed({}, "cards"), "'cards' must be a list, not None"),
    (lambda: read_facts("{"), "the data file is not JSON"),
    (lambda: read_facts("[]"), "the data file must hold an object"),
]


@pytest.mark.parametrize(("read", "why"), WRONG, ids=[why for _, why in WRONG])
def test_what_is_wrong_is_named(read: Callable[[], Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read()


def test_all_that_is_wrong_is_gathered() -> None:
    inspection = Inspection()
    for read, _ in WRONG:
        with inspection.of_part():
            read()
    with pytest.raises(Faults) as wrong:
        inspection.close()
    assert len(wrong.value.faults) == len(WRONG)
    assert str(wrong.value).splitlines() == [str(fault) for fault in wrong.value.faults]


def test_what_was_gathered_is_passed_on_as_it_is() -> None:
    outer = Inspection()
    with outer.of_part():
        raise Faults(["one", "two"])
    outer.faults.append(ValueError("three"))
    with pytest.raises(Faults, match="one\ntwo\nthree"):
        outer.close()


def test_nothing_wrong_is_no_fault() -> None:
    inspection = Inspection()
    with inspection.of_part():
        assert CARD.flag("shown")
    inspection.close()


def test_no_message_is_longer_than_can_be_read() -> None:
    inspection = Inspection()
    for n in range(100):
        with inspection.of_part():
            Entry(f"cards[{n}]", {"name": ["x"] * 1000}).word("name")
    with pytest.raises(Faults) as wrong:
        inspection.close()
    assert str(wrong.value.faults[-1]) == "and 60 more"
    assert all(len(str(fault)) < 200 for fault in wrong.value.faults)


def test_names_that_a_language_lacks_are_named_by_their_key() -> None:
    cards = [Entry("cards[0]", {"name_en": "Bomb", "name_de": "Bombe", "name_fr": "Bombe"})]
    names = by_language(cards, "name")
    assert names["fr"] == ["Bombe"]
    with pytest.raises(KeyError, match="the data have name_en, name_de, name_fr, but no name_pl"):
        names["pl"]
