"""Pages about runs."""

import re
from dataclasses import replace

import pytest

from detente.arena import simulate, summary, table
from detente.arena.cards import CardUsed
from detente.arena.cards_page import fields
from detente.arena.names import Names, names_of
from detente.arena.page import Page
from detente.arena.simulation_page import equal_line, look_of, shares, simulation_page
from detente.arena.stats import rate
from detente.arena.summary_part import uneven
from tests.longer import long_but


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
    assert body.count("<figure") >= 9
    assert not re.search(r"""(?:src|href)=["']?https?:|<script[^>]+src""", body), "nothing is fetched"
    assert not re.search(r"<(?:script|link)[^>]+(?:src|href)", page[: page.index("<script>")])


def test_equal_shares_are_the_same_in_the_summary_and_in_the_plot_where_wins_are_shared() -> None:
    run = simulate("isles", ["random", "random"], 2, seed=1, workers=1)
    run.played[:] = [replace(run.played[0], winners=(0, 1)), replace(run.played[1], winners=(0,))]
    page = simulation_page(run, "en")
    assert "the difference from equal shares (75.0%)" in page
    assert "the dashed line marks equal shares (75.0%)" in page


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


def used(card: str, use: str, times: int, of: int) -> CardUsed:
    """A use of a card."""
    return CardUsed(card, use, times, rate(times, of), rate(0, 8), rate(0, 0), rate(0, 0), None)


def isles(language: str) -> Names:
    return Names("isles", language, 2)


def test_the_uses_of_a_card_add_up_to_all_of_them() -> None:
    found = [used("current", "follow", 3, 4), used("current", "stow", 1, 4), used("oysters", "stow", 9, 9)]
    plot = fields(Page("de", "", []), isles("de"), found)
    (map,) = plot.data
    assert len(map.y) == 1, "a card with one use only says nothing in a plot of shares"
    assert (map.y, map.x) == (("Strömung",), ("verstaut", "befolgt"))
    assert [list(row) for row in map.z] == [[0.25, 0.75]]
    assert [list(row) for row in map.text] == [["25 %", "75 %"]]


def test_as_many_uses_and_ways_as_there_are_can_be_told_apart() -> None:
    many = [used("current", f"use {k:02}", k + 1, 210) for k in range(20)]
    plot = fields(Page("en", "", []), isles("en"), many)
    assert len(plot.data[0].x) == len(set(plot.data[0].x)) == 20
    looks = [str(look_of(k)) for k in range(20)]
    assert len(set(looks)) == 20


def test_how_games_ended_is_said_in_words_that_fit_the_figures() -> None:
    """Of WSDV-EOD-10.2 the first sentence was quoted, "Only East collapses: West wins", beside wins of East alone."""
    told = {language: Names("wsdv", language, 2) for language in ("en", "de")}
    assert told["en"].told("WSDV-EOD-10.2") == "The West collapses under its mass protests."
    assert told["de"].told("WSDV-EOD-10.1") == "Der Osten bricht unter seinen Massenprotesten zusammen."
    assert told["en"].told("WSDV-FLOW-2").startswith("You take turns.")
    assert told["en"].told("NO-RULE") == ""
    run = simulate("wsdv", ["random", "random"], 6, seed=3, workers=1)
    for language, names in told.items():
        body = simulation_page(run, language)
        for one in run.played:
            assert names.told(one.reason) in body
            assert names.ending(one.reason) in body


IDS = re.compile(r">(?:[A-D]|tpt_\d+|card_\d+|warhead_\d+|INC-\w+|(?:NW|SDN|WSDV|TPT|E15)-[A-Z]+-[\d.]+)<")


@pytest.mark.parametrize("language", long_but(["de"], ["en", "de"]))
@pytest.mark.parametrize("id", ["nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo"])
def test_no_id_stands_where_people_look_for_a_name(id: str, language: str) -> None:
    """The page named seats A to D, cards tpt_13, endings WSDV-EOD-10.2; ids are small below the names now."""
    seats = table(id).seats
    run = simulate(id, ["random"] * seats, 6, seed=3, workers=1)
    page = simulation_page(run, language)
    body = re.sub(r'<span class="id">[^<]*</span>', "", page[page.index("<body>") :])
    body = re.sub(r"<script.*?</script>", "", body, flags=re.S)
    assert not IDS.findall(body)
    names = names_of(run, language)
    ids = {used.card for one in run.played for used in one.used}
    assert all(names.card(card) != card for card in ids)
    for one in run.played:
        assert names.ending(one.reason) != one.reason
        assert '"x":' in page and all(seat in page for seat in names.seats)


def test_the_plot_of_seats_has_intervals_and_the_line_of_equal_shares() -> None:
    run = simulate("wsdv", ["random", "random"], 10, seed=3, workers=1)
    found = summary(run.played)
    assert found is not None and found.equal_share == pytest.approx(0.5)
    plot = shares(list(zip(["West", "East"], found.seats, strict=True)))
    equal_line(plot, found.equal_share)
    (bars,) = plot.data
    assert len(bars.error_x.array) == 2 and all(length > 0 for length in bars.error_x.array)
    (line,) = plot.layout.shapes
    assert line.x0 == line.x1 == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("wins", "is_uneven"), [((50, 50), False), ((57, 43), False), ((65, 35), True), ((4, 0), False)]
)
def test_a_summary_calls_a_game_uneven_only_if_chance_does_not_explain_it(
    wins: tuple[int, ...], is_uneven: bool
) -> None:
    assert uneven(wins) == is_uneven


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Only 12 games were played", "won most often, ", " least often, ", "Half of the games"],
        ),
        ("de", ["nur 12 Partien gespielt", "am häufigsten ", "am seltensten ", "dauerte länger als"]),
    ],
)
def test_a_page_begins_with_what_the_run_has_shown_in_sentences(language: str, said: list[str]) -> None:
    run = simulate("isles", ["heuristic", "random"], 12, seed=1, workers=1)
    page = simulation_page(run, language)
    summary = page[page.index("<ul>", page.index("<body>")) :]
    summary = summary[: summary.index("</ul>")]
    for part in said:
        assert part in summary
    assert page.index("<ul>", page.index("<body>")) < page.index("<figure")
