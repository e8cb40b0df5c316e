"""One stream for a whole browser, in a browser."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import OpenPage
from tests.server.serving import Server, sqlite_url, until

# A browser holds six connections to a server: with a stream for each of ten tabs, nothing else would get through.
TABS = 10

WATCH = """async (what) => {
  const { watch } = await import("/web/base/stream.js");
  window.heard ??= [];
  const tell = (name) => (data) => heard.push([name, data]);
  const names = ["hello", "frame", "table", "chat", "refused", "offline"];
  window.watched = watch(what, {}, Object.fromEntries(names.map((name) => [name, tell(name)])));
}"""
OPEN = """async (seats) => {
  const { post } = await import("/web/base/api.js");
  return (await post("/api/tables", { game: "nuclear_war", options: {}, seats })).id;
}"""
SAY = """async ([table, text]) => {
  const { post } = await import("/web/base/api.js");
  await post(`/api/tables/${table}/chat`, { id: text, seat: 0, text });
}"""


def heard(page: Page, name: str) -> list[Any]:
    """What the page was told under this name."""
    return [data for kind, data in page.evaluate("window.heard ?? []") if kind == name]


def wait(page: Page, name: str, count: int = 1) -> list[Any]:
    """What the page was told, once it was told so often."""

    def enough() -> list[Any]:
        page.wait_for_timeout(20)
        found = heard(page, name)
        return found if len(found) >= count else []

    found: list[Any] = until(enough, name)
    return found


def open_table(page: Page) -> str:
    table: str = page.evaluate(OPEN, [{"kind": "me"}, {"kind": "screen", "name": "Kurt"}])
    return table


@pytest.mark.long
def test_ten_tabs_hear_all_through_one_stream(open_page: OpenPage) -> None:
    tabs = [open_page()]
    tabs += [open_page(context=tabs[0].context) for _ in range(1, TABS)]
    table = open_table(tabs[0])
    for tab in tabs:
        tab.evaluate(WATCH, f"{table}:0")
        hello = wait(tab, "hello")[0]
        assert hello["frame"]["scene"]["seat"] == 0
        assert hello["since"] is None
    tabs[-1].evaluate(SAY, [table, "hello"])
    for tab in tabs:
        assert [chat["text"] for chat in wait(tab, "chat")] == ["hello"]
    late = open_page(context=tabs[0].context)
    late.evaluate(WATCH, f"{table}:0")
    assert [chat["text"] for chat in wait(late, "hello")[0]["chat"]] == ["hello"]


@pytest.mark.long
def test_closed_tabs_leave_the_seat(open_page: OpenPage) -> None:
    page = open_page()
    other = open_page(context=page.context)
    table = open_table(page)
    other.evaluate(WATCH, f"{table}:1")
    wait(other, "hello")
    here = f"async () => (await (await fetch('/api/tables/{table}')).json()).seats[1].here"
    until(lambda: page.evaluate(here), "the second seat to be here")
    other.close()
    until(lambda: not page.evaluate(here), "the second seat to be gone")


def test_a_seat_of_somebody_else_is_refused(open_page: OpenPage) -> None:
    table = open_table(open_page())
    stranger = open_page()
    stranger.evaluate(WATCH, f"{table}:0")
    assert wait(stranger, "refused")[0]["code"] == "forbidden"
    assert heard(stranger, "hello") == []


def test_without_shared_workers_a_tab_has_its_own_stream(open_page: OpenPage) -> None:
    page = open_page()
    page.context.add_init_script("delete window.SharedWorker")
    page.reload()
    table = open_table(page)
    page.evaluate(WATCH, f"{table}:0")
    assert wait(page, "hello")[0]["frame"]["number"] == 0
    page.evaluate(SAY, [table, "alone"])
    assert wait(page, "chat")[0]["text"] == "alone"


@pytest.mark.long
def test_a_server_that_was_away_goes_on_where_it_was(tmp_path: Path, browser: Browser) -> None:
    server = Server(sqlite_url(tmp_path))
    try:
        page = browser.new_page()
        page.goto(server.url)
        table = open_table(page)
        page.evaluate(WATCH, f"{table}:0")
        assert wait(page, "hello")[0]["frame"] is not None
        server.kill()
        assert wait(page, "offline") == [True]
        server.start()
        assert wait(page, "offline", 2)[1] is False
        again = wait(page, "hello", 2)[1]
        assert again["frame"] is None, "the page has that frame already"
        page.evaluate(SAY, [table, "back"])
        assert wait(page, "chat")[0]["text"] == "back"
        page.context.close()
    finally:
        server.stop()
