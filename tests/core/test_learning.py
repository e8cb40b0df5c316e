"""Texts for learners: the chapters of a guide, and terms in a rules page."""

import pytest

import detente
from detente.core.shown.learning import Entry, chapters_of, glossary, guide, pictured, shared
from detente.server.content.learning import html_of, with_terms

ROW = Entry("row", "Row", "cards in their order", ("Row", "row", "rows"), "X-1", "back")
SALVO = Entry("salvo", "Salvo", "many attacks", ("Salvo", "final salvo"), "X-2", None)


def test_chapters_have_their_kind_key_and_title() -> None:
    told = chapters_of("## goal\nWin.\n\n## asks place: A card\nChoose.\n\n## why place *\nIt is good.\n")
    assert told == [
        (("goal", ""), ("", "Win.")),
        (("asks", "place"), ("A card", "Choose.")),
        (("why", "place *"), ("", "It is good.")),
    ]


def test_a_heading_that_no_guide_has_is_named() -> None:
    with pytest.raises(ValueError, match="'## ask place: A card' is no heading of a guide"):
        chapters_of("## ask place: A card\nChoose.\n")


def test_a_term_is_linked_once_a_chapter_and_neither_in_headings_nor_in_links() -> None:
    page = "<h2>Row</h2>\n<p>Your row and <a>row</a>, rows, arrow.</p>\n<h2>More</h2>\n<p>A row.</p>"
    linked = with_terms(page, (ROW,))
    assert linked.count('href="#term-row"') == 2
    assert linked.startswith('<h2>Row</h2>\n<p>Your <a class="term"') and "<a>row</a>, rows, arrow" in linked
    assert 'data-sign="back"' in linked and 'title="cards in their order"' in linked


def test_the_longest_form_of_a_term_counts() -> None:
    assert ">final salvo</a>" in with_terms("<p>A final salvo.</p>", (ROW, SALVO))


def test_what_a_text_points_at_and_shows_is_an_element_for_the_client() -> None:
    html = html_of("![](<sprite:back>) [your row](<at:{seat} row>) <b> ![A hand](<picture:2>)")
    assert '<span class="sign" data-sign="back"></span>' in html
    assert '<span class="points" data-at="{seat} row">your row</span>' in html
    assert "&lt;b&gt;" in html and 'data-picture="2"' in html


def test_a_game_has_the_texts_of_its_library_after_its_own() -> None:
    said = guide(detente.game("wsdv"), "en")
    assert said is not None
    asked = [step.key for step in said.steps if step.kind == "asks"]
    assert asked[0] == "turn" and "build" in asked
    assert {"unrest", "display"} <= {entry.id for entry in glossary(detente.game("wsdv"), "de")}


def test_a_game_without_these_files_has_nothing() -> None:
    isles = detente.game("isles")
    assert guide(isles, "en") is None and shared(isles).table is None and glossary(isles, "en") == ()


def test_a_picture_is_a_position_of_the_guided_game() -> None:
    game = detente.game("nuclear_war")
    told = shared(game)
    assert told.table is not None
    state = pictured(game, told.table, told.pictures[0])
    assert state.view(0)["table"][0]["launch_slot"] == "atlas"
