"""The documentation site has all pages, its links lead somewhere, and it takes from the program what it shows."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

import detente
from tools.website import players
from tools.website.links import problems
from tools.website.navigation import DOCS, GAMES, LANGUAGES, ROOT, documents

DOCUMENTS = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
IN_GERMAN = DOCS / "playing.de.md"
READ_ELSEWHERE = {ROOT / "README.md", IN_GERMAN}
"""The README is what people see before they have the site."""
ID = re.compile(r'\[\]\{id="([^"]+)"\}')
TO_ID = re.compile(r"\]\(#([^)]+)\)")


def test_every_document_is_on_the_site_once() -> None:
    listed = [ROOT / f"{page}.md" for page in documents()]
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(DOCUMENTS) - READ_ELSEWHERE


def test_every_game_of_ours_is_on_the_site() -> None:
    assert set(GAMES) == {id for id in detente.games() if detente.game(id).package.startswith("detente.")}


def tokens(file: Path) -> Iterator[Token]:
    """All parts of a document."""
    for token in MarkdownIt("commonmark").enable("table").parse(file.read_text("utf-8")):
        yield token
        yield from token.children or ()


@cache
def anchors(file: Path) -> set[str]:
    """The places in a document to which links can lead: its headings, as code hosts name them."""
    parts = list(tokens(file))
    headings = [after.content for part, after in pairwise(parts) if part.type == "heading_open"]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings} | {""}


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_links_between_documents_lead_somewhere(file: Path) -> None:
    wrong = []
    for part in tokens(file):
        address = str(part.attrGet("href") or part.attrGet("src") or "")
        if not address or "://" in address or address.startswith("mailto:"):
            continue
        path, _, place = address.partition("#")
        there = (file.parent / unquote(path)).resolve() if path else file
        if not there.exists() or (there.suffix == ".md" and unquote(place) not in anchors(there)):
            wrong.append(address)
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_pages_of_a_game_hold_together(id: str, language: str, tmp_path: Path) -> None:
    players.write(detente.game(id), language, tmp_path / id)
    texts = {file.name: file.read_text("utf-8") for file in (tmp_path / id).glob("*.md")}
    assert texts.keys() == {"index.md", "first-game.md", "rules.md", "words.md"}
    rules = set(ID.findall(texts["rules.md"]))
    assert rules
    for name in ("rules.md", "words.md"):
        assert set(TO_ID.findall(texts[name])) <= rules | {"glossary"}, name
    whole = "".join(texts.values())
    assert not re.search(r"<(sprite|picture|at):", whole)
    for symbol in re.findall(r"\(symbols/([^)]+)\)", whole):
        assert (tmp_path / id / "symbols" / symbol).read_text("utf-8").count("<svg") == 1
    assert len(re.findall(rf"pictures/{language}-light-", whole)) == players.shown_pictures(id)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ('<a href="none.html">x</a>', "leads nowhere"),
        ('<a href="#none">x</a>', "no such place"),
        ('<a href="other.html#none">x</a>', "no such place"),
        ('<img src="https://example.org/x.png">', "needs the network"),
        ('<script src="//example.org/x.js"></script>', "needs the network"),
        (
            '<a href="https://example.org">x</a> <a href="other.html#here">y</a> <a href="#top" id="top">z</a>',
            None,
        ),
    ],
)
def test_wrong_links_of_the_built_site_are_found(body: str, said: str | None, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(body)
    (tmp_path / "other.html").write_text('<p id="here">')
    found = list(problems(tmp_path))
    assert (found == []) if said is None else (len(found) == 1 and said in found[0])
