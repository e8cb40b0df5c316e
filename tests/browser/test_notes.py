"""Private notes in a browser."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import ready


def test_notes_are_kept_and_leave_the_page_with_the_seat(open_page: OpenPage) -> None:
    page = open_page("/?game=isles")
    page.select_option("[data-seat='1']", "screen")
    page.fill("[data-seat-name='1']", "Zoe")
    page.click("#start")
    page.wait_for_url("**/table/**")
    page.locator("#curtain button").click()
    page.locator("#tab-notes").click()
    field = page.locator("#notes textarea")
    field.fill("Zoe wants the north.")
    field.blur()
    expect(page.locator("#notes output")).to_have_text("Saved")
    passing = page.locator("[data-pass='1']")
    while not passing.count():
        ready(page)
        page.keyboard.press("1")
        page.wait_for_timeout(50)
    passing.first.click()
    expect(field).to_have_value("")
    page.locator("#curtain button").click()
    page.locator("#tab-notes").click()
    expect(field).to_be_enabled()
    expect(field).to_have_value("")
    table = page.url.split("/table/")[1].split("?")[0]
    kept = page.request.get(f"/api/tables/{table}/seats/0/notes").json()
    assert kept == {"text": "Zoe wants the north."}
