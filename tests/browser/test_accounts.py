"""Accounts in the browser: a guest plays, registers, signs in elsewhere and plays on; links from mails; everybody can use the page."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import act, click, frame, is_mine, is_over, ready
from tests.browser.test_accessibility import faults
from tests.browser.test_whole_games import bot, me, open_table
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_accounts import links_in, register
from tests.server.test_news import Post, confirmed, served
from tests.server.test_results import play_out, results

PASSWORD = "correct horse battery"


def decide(page: Page, seed: int) -> int:
    """Make one decision of one's own, as soon as there is one; the frame after it."""
    rnd = random.Random(seed)

    def done() -> bool:
        ready(page)
        if is_over(page) or not is_mine(page):
            page.wait_for_timeout(20)
            return False
        try:
            return bool(act(page, rnd, click))
        except Error:
            return False  # the table has moved on under the hand

    until(done, "a decision")
    return frame(page)


def fill_in(page: Page, card: str, **values: str) -> None:
    """Fill in a form by the labels of its fields, and send it with Enter."""
    box = page.locator(f"#{card} form").first
    for label, value in values.items():
        box.get_by_label(label.replace("_", " "), exact=True).fill(value)
    box.locator("input").last.press("Enter")


def signed_in_as(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


@pytest.mark.long
def test_a_guest_plays_registers_signs_in_elsewhere_and_plays_on(open_page: OpenPage) -> None:
    phone = open_page(**PHONE)
    table = open_table(phone, "nuclear_war", me("Anna"), bot("random"))
    phone.goto(f"/table/{table}")
    before = decide(phone, 1)
    phone.goto("/")
    phone.get_by_role("link", name="Sign in").click()
    expect(phone.locator("main")).to_contain_text("Your table here comes along.")
    fill_in(phone, "sign-up", Name="Anna of two", Password=PASSWORD)
    signed_in_as(phone, "Anna of two")
    laptop = open_page()
    own = open_table(laptop, "isles", me("Anna"), bot("random"))
    laptop.goto("/account")
    fill_in(laptop, "sign-in", Name="anna of two", Password="not the password")
    expect(laptop.locator("#sign-in [role=alert]")).to_have_text(
        "There is no account with this name and this password."
    )
    fill_in(laptop, "sign-in", Name="anna of two", Password=PASSWORD)
    signed_in_as(laptop, "Anna of two")
    expect(laptop.locator("#browsers li")).to_have_count(2)
    laptop.get_by_role("link", name="To the games").click()
    expect(laptop.get_by_role("link", name="Anna of two")).to_be_visible()
    expect(laptop.locator(f"[data-table='{own}']")).to_be_visible()
    laptop.locator(f"[data-table='{table}']").click()
    laptop.wait_for_url(f"**/table/{table}*")
    assert decide(laptop, 2) > before
    phone.goto("/")
    phone.locator(f"[data-table='{own}']").click()
    phone.wait_for_url(f"**/table/{own}*")
    assert decide(phone, 3) > 0


@pytest.mark.long
def test_signing_a_browser_out_ends_what_it_watches(open_page: OpenPage, server: Server) -> None:
    here, there = open_page("/account"), open_page("/account")
    fill_in(here, "sign-up", Name="Clara", Password=PASSWORD)
    signed_in_as(here, "Clara")
    fill_in(there, "sign-in", Name="Clara", Password=PASSWORD)
    signed_in_as(there, "Clara")
    here.reload()
    here.get_by_role("button", name="Sign out all others").click()
    here.get_by_role("button", name="OK", exact=True).click()
    expect(here.locator("#browsers li")).to_have_count(1)
    there.goto("/")
    expect(there.get_by_role("link", name="Sign in")).to_be_visible()
    here.locator("#sign-out").click()
    expect(here.locator("#sign-in")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("settings", [{}, PHONE | {"color_scheme": "dark"}])
def test_a_profile_shows_results_and_ratings_to_everybody(
    open_page: OpenPage, server: Server, settings: dict[str, object]
) -> None:
    gerd, name = Person(server.url), f"Gerd {len(settings)}"
    register(gerd, name)
    play_out(str(gerd.open_table("isles", "me", "random")["id"]), gerd)
    results(gerd, name, 1)
    page = open_page(f"/people/{name}", **settings)
    expect(page.locator("#results tbody tr")).to_have_count(1)
    expect(page.locator("#ratings")).to_contain_text("provisional")
    expect(page.locator("#results a")).to_have_count(0)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/people/nobody at all")
    expect(page.get_by_role("alert")).to_have_text("Nobody here has an account with this name.")


def test_an_account_is_deleted_after_a_question(open_page: OpenPage) -> None:
    page = open_page("/account")
    fill_in(page, "sign-up", Name="Frieda", Password=PASSWORD)
    signed_in_as(page, "Frieda")
    with page.expect_download() as file:
        page.get_by_role("link", name="Download the file").click()
    assert '"Frieda"' in file.value.path().read_text()
    page.get_by_text("Delete the account").click()
    assert faults(page) == []
    page.locator("#data input").fill(PASSWORD)
    page.locator("#data input").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Delete for good").click()
    expect(page.locator("#sign-in")).to_be_visible()
    fill_in(page, "sign-in", Name="Frieda", Password=PASSWORD)
    expect(page.locator("#sign-in [role=alert]")).not_to_be_empty()


@pytest.mark.long
@pytest.mark.parametrize("settings", [{}, PHONE | {"color_scheme": "dark", "locale": "de-DE"}])
def test_the_page_of_an_account_has_no_faults(open_page: OpenPage, settings: dict[str, object]) -> None:
    page = open_page("/account", **settings)
    page.locator("#sign-up").wait_for()
    found = {"guest": faults(page)}
    name = f"Dora {len(settings)}"
    page.locator("#sign-up input").first.fill(name)
    page.locator("#sign-up input").last.fill("short")
    page.keyboard.press("Enter")
    assert page.locator("#sign-up").is_visible(), "the browser refuses a short password"
    page.locator("#sign-up input").last.fill(PASSWORD)
    page.keyboard.press("Enter")
    signed_in_as(page, name)
    found["owner"] = faults(page)
    page.goto("/account#reset=unknown")
    page.locator("#link input").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator("#link [role=alert]")).not_to_be_empty()
    found["link"] = faults(page)
    assert found == {state: [] for state in found}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# -- with mail


@pytest.fixture
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.controller.stop()


@pytest.fixture
def mailing(tmp_path: Path, post: Post) -> Iterator[Server]:
    serving = served(sqlite_url(tmp_path), post)
    yield serving
    serving.stop()


@pytest.mark.long
def test_links_from_mails_sign_in_and_replace_a_password(
    open_page: OpenPage, mailing: Server, post: Post
) -> None:
    emma = Person(mailing.url)
    register(emma, "Emma")
    confirmed(emma, post, "emma@example.org")
    page = open_page(f"{mailing.url}/account")
    page.get_by_text("Forgot your password?").click()
    form = page.locator("#sign-in details form")
    form.get_by_label("Email address").fill("emma@example.org")
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_contain_text("a link is on its way")
    (token,) = until(lambda: links_in(post, "emma@example.org", "link to sign in"), "the link")
    page.goto(f"{mailing.url}/account#sign-in={token}")
    page.locator("#link button").click()
    signed_in_as(page, "Emma")
    assert not re.search("#", page.url)
    page.locator("#sign-out").click()
    page.get_by_text("Forgot your password?").click()
    form.locator("select").select_option("reset")
    form.get_by_label("Email address").fill("emma@example.org")
    form.get_by_role("button").click()
    (token,) = until(lambda: links_in(post, "emma@example.org", "choose a new password"), "the link")
    page.goto(f"{mailing.url}/account#reset={token}")
    page.locator("#link input").fill(PASSWORD * 2)
    page.keyboard.press("Enter")
    signed_in_as(page, "Emma")
    page.locator("#sign-out").click()
    fill_in(page, "sign-in", Name_or_email_address="emma@example.org", Password=PASSWORD * 2)
    signed_in_as(page, "Emma")
