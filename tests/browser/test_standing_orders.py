"""Answers that a player leaves to questions that may come while they are away."""

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine, text

from tests.browser.conftest import OpenPage
from tests.server.databases import plain
from tests.server.serving import Person, Server, until
from tests.server.test_play import frame_of, lines_of, offered


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1440])
def test_an_order_is_put_together_listed_and_withdrawn(
    open_page: OpenPage, server: Server, width: int
) -> None:
    page = open_page("/?game=nuclear_war")
    page.set_viewport_size({"width": width, "height": 900})
    page.locator("#start").click()
    page.wait_for_url("**/table/**")
    page.locator("button.time").click()
    dialog = page.locator("#days")
    dialog.get_by_text("New standing order").click()
    form = dialog.locator(".order")
    expect(form.locator("[name=question]")).to_contain_text("Somebody attacks me: do I intercept?")
    form.get_by_label("10 megatons").check()
    form.get_by_label("20 megatons").check()
    form.get_by_role("button", name="Add another answer").click()
    form.locator("[name=answer-0]").select_option("intercept am_p")
    form.locator("[name=answer-1]").select_option("decline")
    form.locator("[name=lasts]").select_option("times 3")
    form.get_by_role("button", name="Give this order").click()
    kept = dialog.locator("[data-order]")
    expect(kept).to_contain_text("Only if: Warhead is 10 megatons or 20 megatons")
    expect(kept).to_contain_text("Intercept with Anti-Missile P – or else: Don’t intercept: the dice decide")
    expect(kept).to_contain_text("3 more times.")
    assert dialog.evaluate("node => node.scrollWidth <= node.clientWidth")
    page.reload()
    page.locator("button.time").click()
    expect(kept).to_have_count(1)
    kept.get_by_role("button", name="Withdraw").click()
    expect(kept).to_have_count(0)


def test_what_was_answered_in_ones_name_is_told(open_page: OpenPage, server: Server) -> None:
    page = open_page("/?game=isles")
    page.locator("#start").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#prompt-text")).not_to_be_empty()
    table = page.url.split("/table/")[1].split("?")[0]
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "detente")
    person = Person(server.url, cookie)

    def spoken_of() -> bool:
        """Whether the log speaks of Anna and the bots have finished; else she does the first thing she may."""
        frame = frame_of(person, table, 0)
        told = any(line["seat"] == 0 and not line.get("minor") for line in lines_of(person, table, 0))
        if not told and offered(frame):
            person.command(table, 0, frame["ask"], actions=offered(frame)[:1])
        return told and bool(offered(frame))

    until(spoken_of, "a line about Anna")
    engine = create_engine(plain(server.database))
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO standing_answers (table_id, number, holder) SELECT entries.table_id, entries.number, holders.id"
                " FROM entries JOIN holders ON holders.table_id = entries.table_id AND holders.seat = 0"
                " WHERE entries.table_id = :table"  # the bot's too: whose entry opens all orders is chance
            ),
            {"table": table},
        )
    engine.dispose()
    page.goto("/rules/isles")  # at the table a late frame would write it again
    page.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('detente-since')).forEach(key => localStorage.removeItem(key))"
    )
    page.goto(f"/table/{table}")
    page.locator("#since summary").click()
    expect(page.locator("#since .ordered").first).to_have_text("(your standing order)")
