"""A rematch at which a seat stays open says why, where people wait."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.server.serving import Server
from tests.server.test_rematch import LEFT_OPEN, again, over_between


def test_the_waiting_table_says_why_a_seat_is_open(open_page: OpenPage, server: Server) -> None:
    table, people = over_between(server, "Anna", "Boris")
    (anna, _), (boris, b) = people
    anna.http.put(f"/api/blocked/{b}")
    new = again(anna, table)[1]["id"]
    page = open_page("/")
    page.context.add_cookies([{"name": "detente", "value": anna.cookie, "url": server.url}])
    page.goto(f"/table/{new}")
    expect(page.locator(".waiting > .soft")).to_have_text(LEFT_OPEN)
