"""The lobby as people first see it: all at once, with what they want to know, in the colours of the table."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_whole_games import bot, me, open_table

SHIFTS = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) sum += each.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 500);
})"""
"""The cumulative layout shift since the page was opened."""

PHONE = {"width": 390, "height": 844}
FRIEND = {"kind": "friend"}
DESK = {"width": 1440, "height": 900}


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_lobby_is_there_at_once_and_stays_where_it_is(
    open_page: OpenPage, viewport: dict[str, int]
) -> None:
    """With tables of one's own, and without asking the server for them."""
    page = open_page(viewport=viewport)
    open_table(page, "wsdv", me("Anna"), bot("random"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/?game=wsdv")
    expect(page.locator("[data-table]")).to_be_visible()
    expect(page.locator("#setup-title")).to_have_text("Wir sind das Volk!")
    assert page.evaluate(SHIFTS) < 0.05
    assert not [url for url in asked if "/api/me" in url or url.split("?")[0].endswith("/api/games")]
    mine, new = page.locator("#tables-title").bounding_box(), page.locator("#new-table").bounding_box()
    assert mine and new and mine["y"] < new["y"], "my tables come first"


def test_a_card_says_what_kind_of_game_it_is(open_page: OpenPage) -> None:
    page = open_page(locale="de-DE", color_scheme="dark")
    card = page.locator("[data-game=twoplustwo]")
    expect(card.locator(".game-kind")).to_have_text("Zwei Bündnisse, Karten, Wettrüsten und Weltraum")
    expect(card.locator(".game-facts li")).to_have_text(["4 Personen", "2,5–4 Stunden", "sehr anspruchsvoll"])
    shown = card.locator("img:visible")
    card.scroll_into_view_if_needed()
    expect(shown).to_have_count(1)
    assert "/dark." in (shown.get_attribute("src") or "")
    page.wait_for_function("img => img.complete && img.naturalWidth === 400", arg=shown.element_handle())
    order = page.locator("[data-game]").evaluate_all("all => all.map(card => card.dataset.game)")
    assert order[0] == "nuclear_war" and order[-1] == "isles", (
        "the lightest first, and last what says nothing"
    )


def test_the_chosen_game_is_still_chosen_in_another_language(open_page: OpenPage) -> None:
    """The page is loaded anew for it, and began with the first game again."""
    page = open_page()
    page.locator("[data-game=wsdv]").first.click()
    expect(page.locator("#setup-title")).to_have_text("Wir sind das Volk!")
    page.locator("#language").select_option("de")
    expect(page.locator("[data-game=twoplustwo] .game-kind")).to_contain_text("Bündnisse")
    expect(page.locator("#setup-title")).to_have_text("Wir sind das Volk!")


def rows(page: Page) -> list[str]:
    return page.locator(".seat-role").all_inner_texts()


def test_the_form_shows_roles_colours_and_who_plays_with_whom(open_page: OpenPage) -> None:
    page = open_page("/?game=twoplustwo")
    assert rows(page) == ["USA", "West", "Soviet Union", "East"]
    expect(page.get_by_role("group", name="USA and West play together")).to_be_visible()
    colours = page.locator(".seat-row .seat-dot").evaluate_all(
        "all => all.map(dot => dot.dataset.seatColour)"
    )
    assert colours == ["0", "2", "4", "1"], "those of the board"
    page.click("[data-game=europe1815] label")
    assert rows(page) == [f"Great power {letter}" for letter in "ABCD"]
    page.select_option("[data-option=mode]", "1")
    assert rows(page) == [f"Great power {letter}" for letter in "ACBD"]
    page.select_option("[data-seat='2']", "screen")
    page.fill("[data-seat-name='2']", "Kurt")
    page.select_option("[data-option=mode]", "0")
    assert rows(page) == [f"Great power {letter}" for letter in "ABCD"]
    expect(page.locator("[data-seat-name='2']")).to_have_value("Kurt")
    expect(page.get_by_label("Who plays Great power C", exact=True)).to_have_value("screen")


def test_bots_are_in_order_of_strength_with_a_sentence_each(open_page: OpenPage) -> None:
    page = open_page("/?game=nations")
    bots = page.locator("[data-seat='1'] option").evaluate_all("all => all.map(item => item.value)")[3:]
    assert bots == [
        f"bot:{name}" for name in ("random", "easy", "heuristic", "learned", "medium", "hard", "search")
    ]
    expect(page.locator("[data-seat='1']")).to_have_value("bot:easy")
    for name in bots:
        page.select_option("[data-seat='1']", name)
        expect(page.locator(".bots-about li")).to_have_count(1 if name == "bot:easy" else 2)
    expect(page.locator(".bots-about")).to_contain_text("looks ahead as far as time allows")


def test_one_is_invited_to_play_a_role(open_page: OpenPage) -> None:
    page = open_page("/?game=twoplustwo")
    page.fill("#name", "Anna")
    page.select_option("[data-seat='1']", "friend")
    page.click("#start")
    invitation = page.locator(".invitation")
    expect(invitation.locator(".seat-role")).to_have_text("Soviet Union")
    friend = open_page(invitation.locator("input").input_value())
    expect(friend.locator(".role")).to_contain_text("You play the Soviet Union")
    expect(friend.locator(".role")).to_contain_text("together with Bot D")
    expect(friend.locator(".role .seat-dot")).to_have_attribute("data-seat-colour", "4")
    german = open_page(invitation.locator("input").input_value(), locale="de-DE")
    expect(german.locator(".role b")).to_have_text("Sie spielen die Sowjetunion")


def test_own_cards_begin_with_a_sample(open_page: OpenPage) -> None:
    """It can be chosen as it is, and what is wrong with a changed one is said in words."""
    page = open_page("/?game=twoplustwo")
    page.click(".house summary")
    page.select_option("[data-option=edition]", "own")
    with page.expect_download() as download:
        page.click(".own a")
    assert download.value.suggested_filename == "twoplustwo-edition.json"
    facts = json.loads(download.value.path().read_text(encoding="utf-8"))
    facts["cards"][0]["value"] = {"west": 99, "east": 1}
    wrong = {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(facts).encode()}
    page.set_input_files("[data-own=edition]", [wrong])  # type: ignore[list-item]
    page.click("#start")
    expect(page.locator(".setup-end .problem")).to_contain_text("99")
    page.set_input_files("[data-own=edition]", download.value.path())
    page.click("#start")
    page.wait_for_url("**/table/*")


def test_the_language_that_was_chosen_comes_with_the_page(open_page: OpenPage) -> None:
    page = open_page()
    page.select_option("#language", "de")
    expect(page.locator("h1")).to_have_text("Machtpolitik an einem Tisch")
    html = page.request.get("/").text()
    assert '<html lang="de" data-languages=' in html and "Putsch, Öl und Intrige" in html


@pytest.mark.parametrize("path", ["/", "/rules/wsdv"])
def test_the_app_can_be_installed(open_page: OpenPage, path: str) -> None:
    """As Chromium judges; a test's own window is incognito, where nothing can be."""
    page = open_page(path)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == [] and json.loads(manifest["data"])["start_url"] == "/"
    errors = [
        error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert [error for error in errors if error != "in-incognito"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        shown = page.evaluate(
            "async src => { const img = new Image(); img.src = src; await img.decode(); return `${img.naturalWidth}x${img.naturalHeight}`; }",
            icon["src"],
        )
        assert shown == icon["sizes"]


def test_signing_in_is_a_whole_word_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(locale="de-DE", viewport={"width": 390, "height": 844})
    word = page.locator(".account-link span")
    expect(word).to_have_text("Anmelden")
    assert word.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth")


def test_free_seats_are_called_by_their_roles_in_the_language_of_the_reader(open_page: OpenPage) -> None:
    page = open_page(locale="de-DE")
    open_table(page, "twoplustwo", me("Anna"), bot("random"), FRIEND, FRIEND)
    page.goto("/")
    seats = page.locator(".table-seats .seat-name")
    expect(seats).to_have_text(["Anna", "Bot B", "West (frei)", "Ost (frei)"])


def test_who_takes_two_seats_is_told_that_they_share_the_screen(open_page: OpenPage) -> None:
    page = open_page("/?game=wsdv", locale="de-DE")
    note, start = page.locator(".one-screen"), page.locator("#start")
    expect(note).to_be_hidden()
    page.select_option("[data-seat='1']", "me")
    expect(note).to_have_text(re.compile("an diesem Bildschirm"))
    expect(start).to_have_text("An diesem Bildschirm spielen")
    page.select_option("[data-seat='1']", "screen")
    expect(note).to_be_visible()
    page.select_option("[data-seat='1']", "bot:random")
    expect(note).to_be_hidden()
    expect(start).to_have_text("Spiel beginnen")
