"""How a game ended, as the table page shows it."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from detente.core.records.record import read_record
from detente.server.service.importing import import_game
from detente.server.settings import Settings
from tests.longer import long_but
from tests.server.serving import Server, sqlite_url

FIXTURES = Path(__file__).parents[1] / "fixtures"

Serve = Callable[[str, str], tuple[Server, str]]


@pytest.fixture
def ended(tmp_path: Path) -> Iterator[Serve]:
    """Serve a stored finished game: the server, and the link to its first seat."""
    made: list[Server] = []

    def serve(game: str, name: str) -> tuple[Server, str]:
        record = read_record((FIXTURES / game / f"{name}.json").read_text("utf-8"))
        database = sqlite_url(tmp_path)
        with ThreadPoolExecutor(1) as apart:  # Playwright's loop runs in this thread
            link = (
                apart.submit(asyncio.run, import_game(Settings(database=database), record)).result().links[0]
            )
        made.append(Server(database))
        return made[0], link

    yield serve
    for server in made:
        server.stop()


def seated(browser: Browser, server: Server, link: str) -> Page:
    """The table, looked at from the seat to which the link leads."""
    page = browser.new_page(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    page.goto(link)
    page.locator("#sit, form button[type=submit]").first.click()
    page.wait_for_url("**/table/*")
    return page


@pytest.mark.long
@pytest.mark.parametrize("end", long_but(["e15-team-5"], ["e15-team-5", "e15-team-6", "e15-team-7"]))
def test_a_team_stands_with_its_sum_before_the_other(browser: Browser, ended: Serve, end: str) -> None:
    server, link = ended("europe1815", f"{end}-4-seats")
    page = seated(browser, server, link)
    page.locator(".result [data-do=ending]").click()
    teams = page.locator(".standings .side")
    teams.first.wait_for()
    places = page.request.get(f"/api/tables/{page.url.split('/table/')[1].split('?')[0]}").json()["places"]
    points = {place["seat"]: place["points"] for place in places}
    won = [place["seat"] for place in places if place["place"] == 1]
    sides = [won, [seat for seat in range(4) if seat not in won]]
    sums = [f"{sum(points[seat] for seat in side):g}" for side in sides]
    assert page.locator("#ending .sums").inner_text() == " : ".join(sums)
    assert teams.count() == 2
    for k, side in enumerate(sides):
        team = teams.nth(k)
        assert team.locator(".sum td").all_inner_texts()[:2] == [f"{k + 1}.", sums[k]]
        members = [int(row.get_attribute("data-seat") or -1) for row in team.locator("[data-seat]").all()]
        assert members == sorted(side, key=lambda s: (-points[s], s))
        shown = [row.locator("td").nth(1).inner_text() for row in team.locator("[data-seat]").all()]
        assert shown == [f"{points[seat]:g}" for seat in members]
        assert ("first" in (team.get_attribute("class") or "").split()) == (k == 0)
    page.close()


@pytest.mark.long
def test_where_everybody_plays_alone_each_seat_has_a_line(browser: Browser, ended: Serve) -> None:
    server, link = ended("europe1815", "e15-end-1-4-seats")
    page = seated(browser, server, link)
    page.locator(".result [data-do=ending]").click()
    page.locator(".standings tbody tr").first.wait_for()
    assert page.locator(".standings .side").count() == 0 and page.locator(".standings tbody tr").count() == 4
    assert page.locator(".standings tbody .rank").all_inner_texts() == ["1.", "2.", "3.", "4."]
    page.close()


@pytest.mark.long
def test_the_analysis_of_a_won_game_of_teams_ends_at_all_the_chances(browser: Browser, ended: Serve) -> None:
    server, link = ended("europe1815", "e15-team-5-4-seats")
    page = seated(browser, server, link)
    page.locator(".result [data-do=analyse]").click()
    page.locator("#analysis details summary").click(timeout=240_000)
    last = page.locator("#analysis tbody tr").last.locator("td").all_inner_texts()
    assert sorted(last) == ["0%", "0%", "100%", "100%"]
    middle = page.locator("#analysis tbody tr").first.locator("td").all_inner_texts()
    assert middle[0] == middle[2] and middle[1] == middle[3]
    assert 98 <= int(middle[0].strip("%")) + int(middle[1].strip("%")) <= 102
    page.close()


@pytest.mark.long
def test_who_has_played_can_play_again_with_the_same_people(browser: Browser, ended: Serve) -> None:
    server, link = ended("europe1815", "e15-team-5-4-seats")
    page = seated(browser, server, link)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url.split("?")[0] != before.split("?")[0])
    page.locator("#prompt").wait_for()
    page.goto(before)
    page.get_by_role("link", name="To the rematch").click()
    page.wait_for_url(lambda url: url.split("?")[0] != before.split("?")[0])
