"""The rules texts of 2+2: both languages have the same rules, and their tables are those of our edition."""

import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

import detente
from detente.core.shown.rulebook import atoms
from detente.games.twoplustwo.data import house_facts
from tests.rules.twoplustwo.writing import TABLES

GAME = detente.game("twoplustwo")
AREAS = {
    "DEF": 7, "COMP": 8, "SETUP": 8, "SEQ": 28, "ORDER": 9, "ACT": 56, "VAL": 5, "DECK": 14, "AUTO": 21, "EAST": 7,
    "NUKE": 9, "EOD": 21, "RANK": 5, "TALK": 4, "EX": 35,
}  # fmt: skip


def text(language: str) -> str:
    """The rules in a language."""
    return resources.files("detente.games.twoplustwo").joinpath(f"rules.{language}.md").read_text("utf-8")


def rules(language: str) -> list[tuple[str, str]]:
    """Ids and texts of the rules that are not the base game's."""
    return [(id, said) for id, said in atoms(GAME, language).items() if id.startswith("TPT-")]


def cells(markdown: str) -> list[list[str]]:
    """The rows of all tables."""
    return [
        [cell.strip() for cell in line[1:-1].split("|")]
        for line in markdown.splitlines()
        if line.startswith("|")
    ]


def test_every_area_has_all_its_rules() -> None:
    ids = [id for id, _ in rules("en")]
    assert {area: sum(id.split("-")[1] == area for id in ids) for area in AREAS} == AREAS
    assert sum(AREAS.values()) == len(ids)


def test_both_languages_mark_the_same_rules_as_rulings() -> None:
    marked = [[(id, said.count("⌂")) for id, said in rules(language)] for language in ("en", "de")]
    assert marked[0] == marked[1]
    assert sum(count > 0 for _, count in marked[0]) == 80, "no ruling loses its sign"


def numbers(said: str) -> list[str]:
    """The numbers that a rule names, but for those of other rules."""
    return sorted(re.findall(r"\d+", re.sub(r"(TPT|WSDV)-[A-Z]+-?[\d.]*", "", said)))


def test_numbers_are_the_same_in_both_languages() -> None:
    """Whoever translates an amount may not change it."""
    for (id, english), (_, german) in zip(rules("en"), rules("de"), strict=True):
        assert numbers(german) == numbers(english), id


def typeset(cell: str) -> str:
    """A cell with a minus and dashes in place of hyphens, and a cross in place of an x."""
    minus = re.sub(r"(?<![A-Z])-(?=\$?\d)", "−", cell.replace(" - ", " – "))
    return "–" if cell == "-" else re.sub(r"(?<=\d)x ", "× ", minus)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("rows", TABLES, ids=lambda rows: rows.__name__)
def test_the_tables_are_those_of_our_edition(
    rows: Callable[[Any, str], list[list[str]]], language: str
) -> None:
    printed = cells(text(language))
    expected = [[typeset(cell) for cell in row] for row in rows(house_facts(), language)]
    start = printed.index(expected[0])
    assert printed[start : start + len(expected)] == expected


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "our own edition, not the printed ones"), ("de", "unsere eigene Ausgabe, nicht die gedruckten")],
)
def test_it_is_said_at_the_beginning_whose_values_these_are(language: str, said: str) -> None:
    assert said in text(language).split("\n## ")[0]
