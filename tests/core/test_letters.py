"""Letters: sorted, compared and written without accents."""

import random

import pytest

from detente.core.shown.letters import bare, in_ascii, rank, spellings, words_in


def test_readers_find_names_where_they_look_for_them() -> None:
    german = [
        "Andalusien",
        "Anatolien",
        "Ägypten",
        "Österreich",
        "Oman",
        "Osmanisches Reich",
        "Türkei",
        "Tunis",
        "Ukraine",
    ]
    expected = [
        "Ägypten", "Anatolien", "Andalusien", "Oman", "Osmanisches Reich", "Österreich", "Tunis", "Türkei", "Ukraine",
    ]  # fmt: skip
    assert sorted(german, key=rank) == expected
    assert sorted(["Omarra 10", "Omarra 9", "Omarra 2"], key=rank) == ["Omarra 2", "Omarra 9", "Omarra 10"]
    assert sorted(["Île", "Ibis", "ile"], key=rank) == ["Ibis", "ile", "Île"]
    assert sorted(["„Zug“", "Arm"], key=rank) == ["Arm", "„Zug“"]


def test_the_order_does_not_depend_on_where_one_begins() -> None:
    names = ["Straße 2", "Strasse 10", "straße 2", "", "1", "–", "West-Berlin", "Berlin"]
    first = sorted(names, key=rank)
    for seed in range(5):
        random.Random(seed).shuffle(names)
        assert sorted(names, key=rank) == first


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("oesterreich", "Österreich"), ("osterreich", "Österreich"), ("TÜRKEI", "Türkei"), ("tuerkei", "Türkei"),
        ("quebec", "Québec"), ("strasse", "Straße"), ("danmark", "Danmark"),
    ],
)  # fmt: skip
def test_names_are_known_however_they_are_typed(typed: str, name: str) -> None:
    assert set(spellings(typed)) & set(spellings(name))


def test_words_are_what_stands_between_signs() -> None:
    assert words_in("Angriff: Korsika-Sardinien, 2 : 1") == (
        ("angriff",), ("korsika",), ("sardinien",), ("2",), ("1",),
    )  # fmt: skip
    assert words_in("new_york") == (("new",), ("york",))


def test_everything_can_be_written_in_ascii() -> None:
    assert in_ascii("„Österreich“ – 3 × Größe → ≥ 2 …") == '"Oesterreich" - 3 x Groesse -> >= 2 ...'
    assert in_ascii("Québec") == "Quebec" and in_ascii("漢") == "?"
    assert in_ascii("─│┌ A · B • C") == "-|+ A * B * C"
    assert all(in_ascii(chr(code)).isascii() for code in range(0x20, 0x3000))
    assert bare("ẞ") == "ss"
