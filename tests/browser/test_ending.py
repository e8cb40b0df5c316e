"""The page at the end of a game, for one ending of each game and kind."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from detente.core.records.record import read_record
from tests.browser.conftest import PACE
from tests.browser.hand import PATIENCE
from tests.browser.moments import GamePosition, put_up_all
from tests.server.serving import Server, sqlite_url

FIXTURES = Path(__file__).parents[1] / "fixtures"
WIDTHS = ((390, 844), (820, 1180), (1440, 900))


class Case(NamedTuple):
    """A finished game. told: what its page says. part: a part that only such a game has."""

    file: str
    told: str
    part: str


CASES = (
    Case("nuclear_war/nw-end-2-4-seats", "Everybody dead", "Order of deaths"),
    Case("nuclear_war/nw-end-1-4-seats", "Last country alive", "Cards still in hand"),
    Case("nations/sdn-end-1-4-seats", "Last great power", "Dropped out"),
    Case("europe1815/e15-team-5-4-seats", "13 : 11", "Victory points of each year"),
    Case("wsdv/wsdv-win-2-2-seats", "Both states collapse", "Provinces with mass protests"),
    Case("twoplustwo/tpt-nuke-11.1-4-seats", "Nuclear war", "Tournament points"),
)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server with all these games, and the link to the first seat of each."""
    folder = tmp_path_factory.mktemp("ended")
    records = [read_record((FIXTURES / f"{case.file}.json").read_text("utf-8")) for case in CASES]
    links = put_up_all(folder, [GamePosition(record, 0, 0) for record in records])
    server = Server(sqlite_url(folder))
    yield server, {case.file: link for case, link in zip(CASES, links, strict=True)}
    server.stop()


def seated(browser: Browser, server: Server, link: str, **settings: str) -> Page:
    """The table, looked at from the seat to which the link leads."""
    wanted = {"locale": "en-GB", **settings}
    page = browser.new_page(base_url=server.url, reduced_motion="reduce", accept_downloads=True, **wanted)  # type: ignore[arg-type]
    page.add_init_script(f"localStorage.setItem('{PACE}', 'at_once')")
    page.goto(link)
    page.locator("#sit, form button[type=submit]").first.click()
    page.wait_for_url("**/table/*")
    return page


BROKEN = r"""(ending) => {
  const broken = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(ending.querySelector(".ending-parts"), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const cell = node.parentElement.closest(".standings td, .standings th, .told td, .told th");
    if (!cell || getComputedStyle(cell).writingMode !== "horizontal-tb") continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\-–]{1,16}(?![^\s\-–])/gu)) {
      if (/[^\s\-–]/u.test(node.data[index - 1] ?? " ")) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""Words of up to 16 letters, and figures, that take more than one line of a table."""


@pytest.mark.long
@pytest.mark.parametrize("file", ["nuclear_war/nw-end-1-4-seats", "wsdv/wsdv-win-2-2-seats"])
def test_no_word_and_no_figure_breaks_in_german_tables_of_the_ending(
    browser: Browser, ended: tuple[Server, dict[str, str]], file: str
) -> None:
    server, links = ended
    page = seated(browser, server, links[file], locale="de-DE")
    page.locator(".result [data-do=ending]").click()
    ending = page.locator("#ending")
    expect(ending.locator(".standings")).to_be_visible()
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        assert ending.evaluate(BROKEN) == [], width
    page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=[case.file.split("/")[1] for case in CASES])
def test_each_ending_has_its_page(browser: Browser, ended: tuple[Server, dict[str, str]], case: Case) -> None:
    server, links = ended
    page = seated(browser, server, links[case.file])
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.locator(".result [data-do=ending]").click()
    ending = page.locator("#ending")
    expect(ending.locator(".standings")).to_be_visible()
    assert case.told in ending.locator(".ending-head").inner_text()
    assert case.part in ending.inner_text()
    assert ("1." in ending.locator(".standings").inner_text()) == (case.told != "Everybody dead")
    assert ending.locator(".ending-head img").evaluate(
        "image => image.decode().then(() => image.naturalWidth)"
    )
    assert "orecast" not in page.locator("body").inner_text()
    for choice in range(ending.locator(".part-course option").count()):
        ending.locator(".part-course select").select_option(index=choice)
        expect(ending.locator(".chart polyline").first).to_be_attached()
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        wide = "e => [...e.querySelectorAll('section')].filter(s => s.scrollWidth > s.clientWidth + 1).map(s => s.className)"
        assert ending.evaluate(wide) == []
        assert ending.evaluate(BROKEN) == []
    assert not complaints
    ending.locator("[data-moment]").last.click()
    expect(ending).to_be_hidden()
    expect(page.locator("#replay")).to_be_visible()
    page.context.close()


@pytest.mark.long
def test_victory_and_tournament_points_are_told_apart(
    browser: Browser, ended: tuple[Server, dict[str, str]]
) -> None:
    server, links = ended
    page = seated(browser, server, links["twoplustwo/tpt-nuke-11.1-4-seats"])
    page.locator(".result [data-do=ending]").click()
    expect(page.locator(".standings")).to_be_visible()
    heads = page.locator(".standings thead th").all_inner_texts()
    assert heads[2:4] == ["Tournament points", "Victory points"]
    rows = {
        row.locator("th .name").inner_text(): row.locator("td").all_inner_texts()[1:3]
        for row in page.locator(".standings tbody tr").all()
    }
    assert sorted(int(points.replace("−", "-")) for points, _ in rows.values()) == [-2, 1, 1, 4]
    states = [points for name, (_, points) in rows.items() if name.startswith(("West", "East"))]
    assert states == ["–", "–"]
    page.context.close()


@pytest.mark.long
def test_others_can_look_at_the_ending_by_a_link_and_keep_a_picture(
    browser: Browser, ended: tuple[Server, dict[str, str]]
) -> None:
    server, links = ended
    page = seated(
        browser, server, links["europe1815/e15-team-5-4-seats"], locale="de-DE", color_scheme="dark"
    )
    guest = browser.new_page(base_url=server.url, locale="de-DE", reduced_motion="reduce")
    guest.goto(f"{page.url.split('?')[0]}#ending")
    expect(guest.locator("#ending .standings")).to_be_visible()
    assert guest.locator("#ending [data-do=rematch]").count() == 0
    guest.keyboard.press("Escape")
    expect(guest.locator("#ending")).to_be_hidden()
    guest.locator(".result [data-do=ending]").click()
    expect(guest.locator("#ending .standings")).to_be_visible()
    with guest.expect_download() as saved:
        guest.get_by_role("button", name="Bild speichern").click()
    assert re.fullmatch(r"europe1815-.*\.png", saved.value.suggested_filename)
    picture = Path(saved.value.path()).read_bytes()
    assert io.BytesIO(picture).read(8) == b"\x89PNG\r\n\x1a\n" and len(picture) > 20_000
    with guest.expect_download() as game:
        guest.get_by_role("link", name="Partie speichern").click()
    assert re.fullmatch(r"europe1815-.*\.json", game.value.suggested_filename)
    assert read_record(Path(game.value.path()).read_text("utf-8")).game == "europe1815"
    guest.context.close()
    page.context.close()


def test_a_page_that_could_not_be_fetched_is_asked_for_again(
    browser: Browser, ended: tuple[Server, dict[str, str]]
) -> None:
    server, links = ended
    page = seated(browser, server, links["nations/sdn-end-1-4-seats"])
    page.route("**/ending?**", lambda route: route.abort())
    page.locator(".result [data-do=ending]").click()
    ending = page.locator("#ending")
    expect(ending.get_by_role("alert")).to_be_visible()
    page.unroute("**/ending?**")
    ending.get_by_role("button", name="Try again").click()
    expect(ending.locator(".standings")).to_be_visible()
    page.context.close()


def look_at(page: Page, number: int) -> None:
    """Look back at a frame, without its show."""
    page.evaluate(
        """number => {
          if (document.getElementById("replay").hidden) document.querySelector(".bar .replay").click();
          const slider = document.querySelector("#replay input");
          slider.value = number;
          slider.dispatchEvent(new Event("input"));
        }""",
        number,
    )
    page.wait_for_function(f"() => document.body.dataset.frame === '{number}'")


def go_on_to(page: Page, what: str) -> None:
    """Skip parts of what the stage shows until this is on it."""
    stage = page.locator("#stage")
    expect(stage).to_be_visible(timeout=PATIENCE)
    for _ in range(30):
        if stage.locator(what).count():
            return
        stage.locator("ol").click()
    raise AssertionError(f"the stage never shows {what}")


@pytest.mark.long
def test_the_end_of_a_decade_is_shown_phase_by_phase_with_sums_and_a_summary_and_can_be_held(
    browser: Browser, ended: tuple[Server, dict[str, str]]
) -> None:
    server, links = ended
    page = seated(browser, server, links["wsdv/wsdv-win-2-2-seats"])
    page.locator("#log li").first.wait_for()
    table = page.url.split("/table/")[1].split("?")[0]
    log = page.request.get(f"/api/tables/{table}/seats/0/frames?language=en").json()["log"]
    shown = {line["shows"]["kind"]: line["frame"] for line in reversed(log) if "shows" in line}
    page.evaluate(f"localStorage.setItem('{PACE}', 'slow')")
    page.add_init_script(f"localStorage.setItem('{PACE}', 'slow')")
    page.reload()
    page.locator(".result").wait_for()
    look_at(page, shown["sum"] - 1)
    page.locator("#replay [data-replay=forward]").click()
    stage = page.locator("#stage")
    go_on_to(page, ".sum-of tfoot")
    stage.get_by_role("button", name="Pause").click()
    held = stage.locator("ol").inner_text()
    page.wait_for_timeout(1500)
    assert stage.locator("ol").inner_text() == held
    stage.get_by_role("button", name="Go on").click()
    begun = Counter(line["frame"] for line in log if line.get("shows", {}).get("kind") == "phase")
    frame, count = begun.most_common(1)[0]
    look_at(page, frame - 1)
    page.locator("#replay [data-replay=forward]").click()
    phases: list[str] = []
    for _ in range(30):
        phases += [text for text in stage.locator("li.begins").all_inner_texts() if text not in phases]
        if len(phases) >= count:
            break
        stage.locator("ol").click()
    assert len(phases) >= count > 1
    look_at(page, shown["summary"] - 1)
    page.locator("#replay [data-replay=forward]").click()
    go_on_to(page, ".summary")
    rows = stage.locator(".summary tr")
    assert rows.count() >= 3 and "Flight or wall" in rows.all_inner_texts()[0]
    current = page.locator("#log [aria-current]").first
    assert current.get_attribute("data-frame") == str(shown["summary"])
    page.context.close()


def before_the_end(folder: Path, file: str) -> tuple[Server, str, str | int]:
    """A game before its last move: the server, the link to the seat that makes it, and the move."""
    record = read_record((FIXTURES / f"{file}.json").read_text("utf-8"))
    seat, action = record.entries[-1]
    links = put_up_all(folder, [GamePosition(replace(record, entries=record.entries[:-1]), seat, 1)])
    return Server(sqlite_url(folder)), links[0], action


@pytest.mark.long
def test_the_page_opens_when_the_stage_has_shown_the_end_and_not_before(
    browser: Browser, tmp_path: Path
) -> None:
    server, link, action = before_the_end(tmp_path, "wsdv/wsdv-win-2-2-seats")
    try:
        page = seated(browser, server, link)
        page.evaluate(f"localStorage.setItem('{PACE}', 'normal')")
        page.add_init_script(f"localStorage.setItem('{PACE}', 'normal')")
        page.reload()
        page.locator("#prompt .prompt.mine").wait_for()
        page.evaluate(
            """() => {
              window.early = [];
              const look = () => {
                const open = document.getElementById("ending").open;
                const staged = !document.getElementById("stage").hidden;
                window.staged ||= staged;
                if (staged && !document.querySelector("#stage .summary")) window.during = document.body.dataset.frame;
                window.opened ||= open;
                if (document.querySelector(".result") && !window.opened) window.early.push("result");
                if (open && !window.staged) window.early.push("page");
              };
              new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
            }"""
        )
        before = page.evaluate("document.body.dataset.frame")
        page.evaluate("action => document.querySelector(`[data-offer='${action}']`).click()", action)
        expect(page.locator("#ending .standings")).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("window.staged") is True
        assert page.evaluate("window.during") == before, "the board waits for the stage"
        assert page.evaluate("window.early") == []
        page.context.close()
    finally:
        server.stop()


@pytest.mark.long
def test_the_page_waits_until_what_somebody_reads_is_closed(browser: Browser, tmp_path: Path) -> None:
    server, link, action = before_the_end(tmp_path, "nuclear_war/nw-end-1-4-seats")
    try:
        page = seated(browser, server, link)
        page.locator("#prompt .prompt.mine").wait_for()
        page.get_by_role("button", name="Settings and keys").click()
        page.evaluate("action => document.querySelector(`[data-offer='${action}']`).click()", action)
        page.locator("#banner .result").wait_for()
        page.wait_for_timeout(500)  # in which the page would open
        assert page.locator("dialog:modal").count() == 1
        expect(page.locator("#ending")).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator("#ending .standings")).to_be_visible(timeout=PATIENCE)
        page.context.close()
    finally:
        server.stop()


@pytest.mark.long
def test_the_page_opens_for_who_was_cut_off_when_the_game_ended(browser: Browser, tmp_path: Path) -> None:
    server, link, action = before_the_end(tmp_path, "nuclear_war/nw-end-1-4-seats")
    try:
        page = seated(browser, server, link)
        page.locator("#prompt .prompt.mine").wait_for()
        server.kill()
        page.locator("#notice").wait_for()
        meanwhile = Server(sqlite_url(tmp_path))
        try:
            other = seated(browser, meanwhile, link)
            other.locator("#prompt .prompt.mine").wait_for()
            other.evaluate("action => document.querySelector(`[data-offer='${action}']`).click()", action)
            other.locator("#ending .standings").wait_for()
            other.context.close()
        finally:
            meanwhile.stop()
        assert not page.evaluate("document.getElementById('ending').open")
        server.start()
        expect(page.locator("#ending .standings")).to_be_visible(timeout=PATIENCE)
        page.context.close()
    finally:
        server.stop()
