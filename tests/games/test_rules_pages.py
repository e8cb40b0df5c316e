"""Rules pages are for people who play for the first time: goal and course first, short sentences, nothing for programmers."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

import detente
from detente.core.shown.rulebook import ANCHOR, LINK, MARKS, PARAGRAPH_END, atoms, with_ids
from detente.core.shown.words import Words

GAMES: Final = ["europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv"]
PAGES: Final = [
    pytest.param(id, language, id=f"{id} {language}") for id in GAMES for language in ("en", "de")
]
CHAPTERS: Final = {
    "en": ("Goal", "A turn at a glance", "About these rules"),
    "de": ("Ziel", "Ein Zug auf einen Blick", "Über diese Regeln"),
}
"""The first, the second and the last chapter."""
MOST_WORDS: Final = 40
MOST_STEPS: Final = 8
SENTENCE_END: Final = re.compile(r"(?<=[.!?…])[”“\"')]*\s+(?=[A-ZÄÖÜ„“\"'(0-9−+⌂◦])")
FOR_PROGRAMMERS: Final = (
    r"`|\*\((?:house ruling|practice|Hausregel|Spielpraxis)\)\*|\bin this type\b|\bin dieser Schrift\b"
)
HE: Final = r"\b(?:[Hh]e|[Hh]is|[Hh]im|himself)\b"


def page(id: str, language: str) -> str:
    """A game's own page."""
    return detente.game(id).text(f"rules.{language}.md")


def chapters(text: str) -> list[tuple[str, str]]:
    """Heading and text of each chapter, the beginning with the page's title."""
    first, *others = re.split(r"^## ", text, flags=re.M)
    return [("", first), *((chapter.partition("\n")[0], chapter.partition("\n")[2]) for chapter in others)]


def paragraphs(text: str) -> Iterator[str]:
    """What is read at a stretch, without markup: paragraphs and the parts of lists, but no tables and headings."""
    plain = LINK.sub(r"\1", ANCHOR.sub("- ", text)).replace("*", "")
    start = 0
    while start < len(plain):
        end = PARAGRAPH_END.search(plain, start)
        assert end
        found = re.sub(r"^\s*(?:[-*+>]|\d+[.)])\s+", "", plain[start : end.start()]).strip()
        if found and not found.startswith(("|", "#")):
            yield found
        start = end.end() + 1 if end.end() == end.start() else end.end()


def sentences(text: str) -> Iterator[str]:
    """All sentences of a page."""
    for paragraph in paragraphs(text):
        yield from SENTENCE_END.split(paragraph)


def words(sentence: str) -> int:
    """How many words a sentence has; signs and dashes are none."""
    return sum(any(letter.isalnum() for letter in word) for word in sentence.split())


def test_sentences_and_words_are_counted() -> None:
    text = 'One two. Three (“four five.”) Six 3−1: seven ⌂\n\n- <a id="X-1"></a>**X-1** A [b c](#X-2) – d.\n  - E f\n  - G'
    assert [(found, words(found)) for found in sentences(text)] == [
        ("One two.", 2),
        ("Three (“four five.", 3),
        ("Six 3−1: seven ⌂", 3),
        ("A b c – d.", 4),
        ("E f", 2),
        ("G", 1),
    ]


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_no_sentence_is_too_long_to_be_read_aloud(id: str, language: str) -> None:
    assert [found for found in sentences(page(id, language)) if words(found) > MOST_WORDS] == []


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_a_page_begins_with_goal_and_course_and_ends_with_its_sources(id: str, language: str) -> None:
    parts = chapters(page(id, language))
    headings = [heading for heading, _ in parts[1:]]
    assert (*headings[:2], headings[-1]) == CHAPTERS[language]
    steps = re.findall(r"^\d+\. ", dict(parts)[headings[1]], re.M)
    assert 3 <= len(steps) <= MOST_STEPS
    assert not ANCHOR.search(parts[0][1]), "the beginning says what the game is, in no rule of its own"


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_what_a_step_announces_is_listed_below_it_and_not_as_the_next_steps(id: str, language: str) -> None:
    glance = chapters(page(id, language))[2][1]
    assert re.findall(r"^\d+\. .*:\n(?=\d)", glance, flags=re.M) == []


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_a_page_says_nothing_for_programmers(id: str, language: str) -> None:
    text = page(id, language)
    assert re.findall(FOR_PROGRAMMERS, text) == []
    assert [start[0] for start in ANCHOR.finditer(text) if "**" in start[0]] == [], (
        "ids are shown small, at the end"
    )
    assert language == "de" or re.findall(HE, text) == []


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_no_part_of_a_list_is_taken_for_a_list_of_its_own(id: str, language: str) -> None:
    assert re.findall(r"^\s*(?:[-*+]|\d+\.) (?:[-*+]|\d+[.)]) .*", page(id, language), re.M) == []


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_options_are_called_as_in_the_lobby(id: str, language: str) -> None:
    game = detente.game(id)
    said = Words(game, language)
    labels = [said(f"option-{option.name}") for option in game.options if option.name != "seats"]
    assert [label for label in labels if label not in page(id, language)] == []


@pytest.mark.parametrize(("id", "language"), PAGES)
def test_signs_follow_a_rule_or_a_sentence_and_are_explained(id: str, language: str) -> None:
    text = page(id, language)
    used = set(re.findall(f"[{''.join(MARKS)}]", text.rpartition("\n## ")[0]))
    assert used <= set(text.rpartition("\n## ")[2]), "the last chapter says what they mean"
    misplaced = [
        (rule, found[0])
        for rule, said in atoms(detente.game(id), language).items()
        for found in re.finditer(rf".{{0,20}}[{''.join(MARKS)}].{{0,20}}", said)
        if not re.search(rf"[\w.)%$“”*?!:;|…’] [{''.join(MARKS)}](?= |$)", found[0])
    ]
    assert misplaced == []


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_say_the_same_in_the_same_order(id: str) -> None:
    english, german = (shape(page(id, language)) for language in ("en", "de"))
    assert english == german


def shape(text: str) -> list[str]:
    """Headings by their level, rules by their ids with their signs, steps, examples and rows of tables, in their order."""
    found = []
    for line in text.splitlines():
        begins = re.match(
            r"(#+) |\s*(\|)|\s+(\*(?=Example|Beispiel))|\s*(\d+\.) |(?:- )?<a id=\"([^\"]+)\"|\s*(-) ", line
        )
        signs = "".join(re.findall(f"[{''.join(MARKS)}]", line))
        if begins or signs:
            found.append(
                f"{next((part for part in begins.groups() if part), '') if begins else ''} {signs}".strip()
            )
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_id_is_shown_once(id: str) -> None:
    text = with_ids(page(id, "en"), "({})".format)
    assert [rule for rule in ANCHOR.findall(page(id, "en")) if text.count(f"({rule})") != 1] == []
