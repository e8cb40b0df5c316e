"""The stage shows what others do, large and at the reader's pace; what they missed is there when their turn comes."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from detente.core.records.record import read_record
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.hand import PATIENCE, frame, ready
from tests.browser.moments import GamePosition, put_up_all
from tests.browser.test_layout import sit_down
from tests.browser.test_table_page import do, offers
from tests.browser.test_whole_games import bot, me, open_table
from tests.longer import long_but
from tests.server.serving import Server, sqlite_url

FIXTURES = Path(__file__).parent.parent / "fixtures"

NOTE_LINES = """() => {
  window.staged = [];
  const stage = document.getElementById("stage");
  new MutationObserver(() => {
    for (const line of stage.querySelectorAll("li:not(.before)")) {
      const text = line.querySelector("span:last-child").textContent;
      if (!window.staged.includes(text)) window.staged.push(text);
    }
  }).observe(stage, { childList: true, subtree: true, attributes: true });
}"""
"""Notes every line that the stage shows as new."""


NOTE_CUTS = """() => {
  window.cuts = new Set();
  const stage = document.getElementById("stage");
  const look = () => {
    if (stage.hidden) return;
    const list = stage.querySelector("ol").getBoundingClientRect();
    for (const line of stage.querySelectorAll("li")) {
      const { top, bottom } = line.getBoundingClientRect();
      if (top < list.top - 1 || bottom > list.bottom + 1) window.cuts.add(line.textContent);
    }
    const room = stage.getBoundingClientRect().bottom;
    if (stage.querySelector("footer").getBoundingClientRect().bottom > room + 1) window.cuts.add("footer");
    for (const button of stage.querySelectorAll("footer button")) {
      if (button.getBoundingClientRect().height > 50) window.cuts.add(button.textContent);
    }
  };
  new MutationObserver(look).observe(stage, { childList: true, subtree: true, attributes: true });
}"""
"""Notes every line of the stage that is cut, controls that are, and every button that is broken into lines."""


def at_nations(open_page: OpenPage, **settings: object) -> Page:
    """A page at a fresh table of Nations, with three bots."""
    page = open_page(**settings)
    table = open_table(page, "nations", me("Anna"), *[bot("heuristic")] * 3, first_player="A")
    page.goto(f"/table/{table}")
    ready(page)
    return page


def end_turn(page: Page) -> int:
    """Choose last offers until somebody else is to act; the last frame of the own turn."""
    last = frame(page)
    while page.locator("#prompt .prompt.mine").count():
        page.wait_for_function("() => !('sending' in document.body.dataset)", timeout=PATIENCE)
        if not page.locator("#prompt .prompt.mine").count():
            break
        last = frame(page)
        page.evaluate("[...document.querySelectorAll('#actions [data-offer]')].at(-1)?.click()")
        page.wait_for_function(
            f"() => Number(document.body.dataset.frame) > {last} || document.querySelector('#prompt [data-do=back]')",
            timeout=PATIENCE,
        )
    return last + 1


def until_my_turn(page: Page) -> None:
    """Wait until the page asks again."""
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)


def log_since(page: Page, number: int) -> list[str]:
    """The log's important lines after a frame."""
    texts: list[str] = page.evaluate(
        """number => [...document.querySelectorAll("#log li:not(.minor)")]
          .filter(line => Number(line.dataset.frame) > number)
          .map(line => line.querySelector(".text").textContent)""",
        number,
    )
    return texts


@pytest.mark.long
@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everything_that_others_do_is_shown_however_much_of_it_waits(
    open_page: OpenPage, how: dict[str, object]
) -> None:
    page = at_nations(open_page, pace="fast", **how)
    page.evaluate(NOTE_LINES)
    last = end_turn(page)
    expect(page.locator("#stage")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    until_my_turn(page)
    told = log_since(page, last)
    assert len(told) > 6
    assert set(told) <= set(page.evaluate("window.staged"))


@pytest.mark.long
@pytest.mark.parametrize("game", ["nations", "nuclear_war"])
def test_the_stage_cuts_no_line_and_breaks_no_button(open_page: OpenPage, game: str) -> None:
    page = open_page(pace="fast", viewport={"width": 1440, "height": 900})
    table = open_table(page, game, me("Anna"), *[bot("heuristic")] * 3)
    page.goto(f"/table/{table}")
    page.evaluate(NOTE_CUTS)
    for _ in range(2):
        until_my_turn(page)
        end_turn(page)
    assert page.evaluate("[...window.cuts]") == []


BUSY = (
    (PHONE, "nuclear_war/nw-end-1-6-seats", (90, 109, 208)),
    (DESKTOP, "nuclear_war/nw-end-1-6-seats", (185, 208)),
    (PHONE, "wsdv/wsdv-win-2-2-seats", (67,)),
    (DESKTOP, "wsdv/wsdv-win-2-2-seats", (67,)),
    (PHONE, "twoplustwo/tpt-nuke-11.1-4-seats", (79, 206)),
)
"""Frames with much to show: a roll that destroys everything, four cards and ten lines; a decade's end with its summary."""


@pytest.mark.long
@pytest.mark.parametrize(("how", "recorded", "frames"), long_but(BUSY[3:4], BUSY))
def test_pictures_cards_and_dice_leave_room_for_what_they_bring(
    browser: Browser, tmp_path: Path, how: dict[str, Any], recorded: str, frames: tuple[int, ...]
) -> None:
    record = read_record((FIXTURES / f"{recorded}.json").read_text(encoding="utf-8"))
    [link] = put_up_all(tmp_path, [GamePosition(record, 0, 0)])
    server = Server(sqlite_url(tmp_path))
    context = browser.new_context(base_url=server.url, locale="de-DE", **how)
    context.add_init_script("if (location.host) localStorage['detente-pace'] ??= 'fast'")
    page = context.new_page()
    page.goto("/")
    sit_down(page, link)
    page.keyboard.press("Escape")
    page.locator(".bar .replay").click()
    for number in frames:
        page.evaluate(GO_TO, number - 1)
        page.wait_for_function(f"() => document.body.dataset.frame === '{number - 1}'", timeout=PATIENCE)
        page.evaluate(NOTE_LINES)
        page.evaluate(NOTE_CUTS)
        page.locator("#replay [data-replay=forward]").click()
        for state in ("visible", "hidden"):
            page.wait_for_selector("#stage", state=state, timeout=PATIENCE)
        assert page.evaluate("[...window.cuts]") == []
        said = page.locator(f"#log li[data-frame='{number}'] .text").all_text_contents()
        assert said and set(said) <= set(page.evaluate("window.staged"))
    context.close()
    server.stop()


GO_TO = """number => {
  const slider = document.querySelector("#replay input");
  slider.value = number;
  slider.dispatchEvent(new Event("input"));
}"""


@pytest.mark.long
def test_a_click_on_the_stage_puts_it_away_when_all_is_read(open_page: OpenPage) -> None:
    page = open_page(pace="normal")
    table = open_table(page, "nuclear_war", me("Anna"), bot("heuristic"))
    page.goto(f"/table/{table}")
    until_my_turn(page)
    end_turn(page)
    until_my_turn(page)
    for _ in range(5):
        if page.locator("#stage").is_visible():
            page.locator("#stage ol").click()
    expect(page.locator("#stage")).to_be_hidden(timeout=500)


@pytest.mark.long
def test_who_does_not_want_to_wait_goes_on_at_once(open_page: OpenPage) -> None:
    page = at_nations(open_page, pace="slow")
    end_turn(page)
    skip = page.locator("#stage [data-stage=now]")
    expect(skip).to_be_visible(timeout=PATIENCE)
    page.locator("#stage [data-sets=pace]").select_option("at_once")
    until_my_turn(page)
    expect(page.locator("#stage")).to_be_hidden()
    page.reload()
    ready(page)
    end_turn(page)
    until_my_turn(page)
    expect(page.locator("#stage")).to_be_hidden()


@pytest.mark.long
def test_what_happened_since_the_last_turn_is_told_and_can_be_watched_again(open_page: OpenPage) -> None:
    page = at_nations(open_page)
    last = end_turn(page)
    until_my_turn(page)
    since = page.locator("#since")
    told = log_since(page, last - 1)
    told = told[told.index("Bot B’s turn.") :]
    for _ in range(2):
        since.locator("summary").click()
        assert [line.inner_text() for line in since.locator("li > span:last-child").all()] == told
        page.reload()
        ready(page)
    elsewhere = open_page()
    elsewhere.context.add_cookies(page.context.cookies())
    elsewhere.goto(page.url)
    until_my_turn(elsewhere)
    elsewhere.locator("#since summary").click()
    assert elsewhere.locator("#since li > span:last-child").all_inner_texts() == told, "in another browser"
    marks = elsewhere.locator(".spot.touched .piece:last-child").evaluate_all(
        "pieces => pieces.map(piece => getComputedStyle(piece).outlineStyle)"
    )
    assert marks and set(marks) == {"dashed"}
    since.locator("summary").click()
    since.get_by_role("button", name="Watch again").click()
    expect(page.locator("#replay")).to_be_visible()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) >= {last}", timeout=PATIENCE)
    page.locator("#replay [data-replay=now]").click()
    do(page, offers(page)[0])
    expect(since).to_have_count(1)


def test_what_others_do_within_ones_own_turn_does_not_begin_the_list_anew(open_page: OpenPage) -> None:
    """In a browser that has not seen the seat act: seat 0 has attacked in its present turn, and its rival has lost something."""
    told = open_page().evaluate(
        """async () => {
          const { Since } = await import("/web/table/since.js");
          const lines = [[0, 0, "turn"], [1, 0], [2, 1, "turn"], [3, 1], [4, 0, "turn"], [5, 0], [5, 1], [6, 0]];
          const log = lines.map(([frame, seat, begins]) => ({ frame, seat, begins, text: `${frame} ${seat}` }));
          return [8, 5].map((length) => {
            const since = new Since();
            since.follow("a table that nobody has seen", 0);
            return since.lines({ log: log.slice(0, length), number: 6 }, 0).map(({ text }) => text);
          });
        }"""
    )
    assert told == [["2 1", "3 1", "4 0"], ["2 1", "3 1", "4 0"]]


@pytest.mark.parametrize("ends", [[], [(2, 0, None)]], ids=["silent", "logged"])
def test_the_list_begins_with_the_next_turn_in_every_browser(
    open_page: OpenPage, ends: list[tuple[int, int, None]]
) -> None:
    """Frame 2 shows that seat 0 ends its turn, if the log has a line of that, and the turn of the next seat that begins with an income."""
    frames = [
        (0, 0, "turn"),
        (1, 0, None),
        *ends,
        (2, None, "phase"),
        (2, 1, "turn"),
        (2, 1, None),
        (3, 1, None),
        (4, 0, "turn"),
    ]
    told = open_page().evaluate(
        """async (frames) => {
          const { Since } = await import("/web/table/since.js");
          const log = frames.map(([frame, seat, begins], n) => ({ frame, seat, begins, n }));
          const [here, elsewhere] = [new Since(), new Since()];
          here.follow("a table at which this browser has acted", 0);
          here.acted(1, 2);
          elsewhere.follow("a table that nobody has seen", 0);
          return [here, elsewhere].map((since) => since.lines({ log, number: 4 }, 0).map(({ n }) => n));
        }""",
        frames,
    )
    since = [*range(2 + len(ends), len(frames))]
    assert told == [since, since]


def test_the_own_move_is_not_in_the_list_if_frames_come_before_the_answer(open_page: OpenPage) -> None:
    """Seat 0 acts upon frames 0 and 1; the second answer comes only when seat 1 has had its turn."""
    told = open_page().evaluate(
        """async () => {
          const { Since } = await import("/web/table/since.js");
          const frames = [[0, 0, "turn"], [1, 0], [2, 0], [2, 1, "turn"], [3, 1], [4, 0, "turn"]];
          const log = frames.map(([frame, seat, begins], n) => ({ frame, seat, begins, n }));
          const since = new Since();
          since.follow("a table with slow answers", 0);
          const seen = (length, posted) => since.lines({ log: log.slice(0, length), number: 4 }, 0, posted).map(({ n }) => n);
          since.acted(0, 1);
          const waiting = [seen(2, 2), seen(4, 2), seen(6, 2)];
          since.acted(1, 2);
          return [...waiting, seen(6)];
        }"""
    )
    assert told == [[0], [0], [3, 4, 5], [3, 4, 5]]


@pytest.mark.long
def test_the_log_is_grouped_by_rounds_and_turns(open_page: OpenPage) -> None:
    page = at_nations(open_page)
    end_turn(page)
    until_my_turn(page)
    expect(page.locator("#log .phase")).to_have_text([re.compile("Round 1"), re.compile("Round 2")])
    assert page.locator("#log .turn").count() == 5


@pytest.mark.long
def test_news_in_the_chat_are_shown_while_the_log_is_in_front(open_page: OpenPage) -> None:
    anna, boris = open_page(), open_page()
    table = open_table(anna, "isles", me("Anna"), {"kind": "friend"})
    invitation = anna.request.get(f"/api/tables/{table}").json()["seats"][1]["invitation"]
    boris.request.post(invitation.replace("/join/", "/api/keys/"), data={"name": "Boris"})
    for page in (anna, boris):
        page.goto(f"/table/{table}")
        ready(page)
    boris.locator("#tab-chat").click()
    boris.locator("#chat-form input").fill("Peace?")
    boris.locator("#chat-form button").click()
    expect(anna.locator(".toast")).to_contain_text("Boris: Peace?")
    expect(anna.locator("#tab-chat")).to_have_attribute("data-unread", "1")
    expect(boris.locator(".toast")).to_have_count(0)
    anna.locator("#tab-chat").click()
    expect(anna.locator("#tab-chat[data-unread]")).to_have_count(0)
    expect(anna.locator(".toast")).to_have_count(0, timeout=1000)


def test_a_track_on_the_stage_shows_what_its_spaces_print(open_page: OpenPage) -> None:
    texts = open_page().evaluate(
        """async () => {
          const { picturesOf } = await import("/web/table/stage-pictures.js");
          const rail = { kind: "track", title: "T", before: 0, after: 1, low: -2, high: 2 };
          const sheet = { symbol: () => null };
          return [rail, { ...rail, figures: [-4, -1, 0, 1, 4] }].map((shows) => {
            const [drawn] = picturesOf([{ shows }], { sheet, log: [] });
            return [...drawn.querySelectorAll(".rail > span:not(.marker)")].map((space) => space.textContent);
          });
        }"""
    )
    assert texts == [["−2", "−1", "0", "1", "2"], ["−4", "−1", "0", "1", "4"]]
