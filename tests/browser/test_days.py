"""Time at the table and in the lobby: chosen, shown, stopped, and up."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.server.serving import Server
from tests.server.test_clocks import let_time_pass


@pytest.mark.long
def test_time_is_chosen_in_the_lobby_and_shown_at_the_table(open_page: OpenPage, server: Server) -> None:
    page = open_page("/?game=isles")
    expect(page.locator("#time-late")).to_be_hidden()
    page.select_option("#time-time", "mail 3")
    page.select_option("#time-late", "end")
    page.select_option("#time-leave", "7")
    page.locator("#start").click()
    page.wait_for_url("**/table/**")
    own = page.locator("#clock .clock.own")
    expect(own.locator("time")).to_have_text("2 days 23 hrs")
    page.locator("button.time").click()
    dialog = page.locator("#days")
    expect(dialog).to_contain_text(
        "3 days for each decision. Each seat may stop its clock for 7 days in all."
    )
    expect(dialog).to_contain_text("This server sends no news.")
    dialog.locator(".leave select").select_option("5")
    dialog.locator("[data-leave='']").click()
    expect(dialog.locator("[data-leave='0']")).to_be_visible()
    expect(own).to_contain_text("away until")
    dialog.locator("[data-leave='0']").click()
    expect(own.locator("time")).to_have_text("2 days 23 hrs")
    dialog.get_by_role("button", name="Close").click()
    table = page.url.split("/table/")[1].split("?")[0]
    lobby = open_page("/", page.context)
    expect(lobby.locator(f"[data-table='{table}'] .turn-line")).to_contain_text("you (until")
    let_time_pass(server.database, table, seconds=1)
    expect(page.locator("#banner")).to_contain_text("this table has ended without a result")
    expect(page.locator("#prompt")).to_contain_text("this table has ended")
    expect(page.locator("[data-offer]")).to_have_count(0)
    expect(lobby.locator(f"[data-table='{table}']")).to_contain_text("ended early")
