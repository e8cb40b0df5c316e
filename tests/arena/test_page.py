"""Pages about runs."""

import re

import pytest

from detente.arena import simulate
from detente.arena.page import Page
from detente.arena.simulation_page import simulation_page


@pytest.mark.parametrize(("language", "said"), [("en", "Who has won"), ("de", "Wer gewonnen hat")])
def test_a_page_stands_alone_and_tells_what_the_run_came_to(language: str, said: str) -> None:
    run = simulate("isles", ["heuristic", "random"], 12, seed=1, workers=1)
    page = simulation_page(run, language)
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in page
    body = page[page.index("<body>") :]
    assert said in body
    assert "heuristic" in body
    assert run.played[0].reason in body
    assert run.played[0].used[0].card in body
    assert body.count("<figure") == 6
    assert not re.search(r"""(?:src|href)=["']?https?:|<script[^>]+src""", body), "nothing is fetched"
    assert not re.search(r"<(?:script|link)[^>]+(?:src|href)", page[: page.index("<script>")])


def test_a_page_of_nothing_is_still_a_page() -> None:
    run = simulate("isles", ["random", "random"], 1, seed=1, workers=1)
    run.played.clear()
    run.interrupted = True
    page = simulation_page(run, "en")
    assert "interrupted" in page
    assert page.rstrip().endswith("</html>")


@pytest.mark.parametrize(
    ("cell", "german"),
    [
        ("1,234", "1.234"),
        ("66.0–76.2%", "66,0–76,2 %"),
        ("<0.001", "<0,001"),
        ("R-1.2", "R-1.2"),
        ("a, b", "a, b"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(cell: str, german: str) -> None:
    assert Page("de", "", []).local(cell) == german
    assert Page("en", "", []).local(cell) == cell
