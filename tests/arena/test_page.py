"""Pages about runs."""

import re

import pytest

import detente
from detente.arena import simulate
from detente.arena.cards import CardUsed
from detente.arena.page import Page
from detente.arena.report import told
from detente.arena.simulation_page import fields, look_of, simulation_page
from detente.arena.stats import rate


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


def used(card: str, use: str, times: int) -> CardUsed:
    """A use of a card in eight games."""
    return CardUsed(card, use, times, rate(0, 8), rate(0, 0), rate(0, 0), None)


def test_uses_that_overlap_are_not_added_up() -> None:
    """A card drawn once in eight games, and then used, stood in the plot at 0.25 a game."""
    both = [used("U07", "drawn", 1), used("U07", "income", 1), used("F02", "drawn", 4)]
    plot, rows = fields(Page("de", "", []), both, 8)
    (map,) = plot.data
    assert (rows, map.y, map.x) == (2, ("F02", "U07"), ("drawn", "income"))
    assert [list(row) for row in map.z] == [[0.5, None], [0.125, 0.125]]
    assert [list(row) for row in map.text] == [["0,50", ""], ["0,12", "0,12"]]


def test_as_many_uses_and_ways_as_there_are_can_be_told_apart() -> None:
    many = [used("U07", f"use {k:02}", k + 1) for k in range(20)]
    plot, _ = fields(Page("en", "", []), many, 8)
    assert len(plot.data[0].x) == len(set(plot.data[0].x)) == 20
    looks = [str(look_of(k)) for k in range(20)]
    assert len(set(looks)) == 20


def test_how_games_ended_is_said_in_words_that_fit_the_figures() -> None:
    """Of WSDV-EOD-10.2 the first sentence was quoted, "Only East collapses: West wins", beside wins of East alone."""
    game = detente.game("wsdv")
    assert told(game, "en", "WSDV-EOD-10.2") == "The West collapses."
    assert told(game, "de", "WSDV-EOD-10.1") == "Der Osten bricht zusammen."
    assert told(game, "en", "WSDV-FLOW-2").startswith("You take turns.")
    assert told(game, "en", "NO-RULE") == ""
    run = simulate("wsdv", ["random", "random"], 6, seed=3, workers=1)
    for language in ("en", "de"):
        body = simulation_page(run, language)
        for one in run.played:
            assert told(game, language, one.reason) in body
