"""The lens: everything on the table says what it is, to a mouse, a finger and the keyboard, with a link to its rule."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import PATIENCE, act, ready, tap
from tests.browser.test_table_page import until_offered
from tests.browser.test_whole_games import bot, me, open_table
from tests.longer import long_but

SEATS = {"nuclear_war": 4, "nations": 3, "europe1815": 4, "wsdv": 2, "twoplustwo": 4}
OPTIONS = {"europe1815": {"start": "quick"}}


def at_a_table(page: Page, game: str) -> None:
    """A new table of a game, at the first question."""
    table = open_table(page, game, me("Anna"), *[bot("random")] * (SEATS[game] - 1), **OPTIONS.get(game, {}))
    page.goto(f"/table/{table}")
    page.wait_for_selector("#prompt .prompt.mine", timeout=PATIENCE)
    ready(page)


def moves(page: Page) -> list[str]:
    """A list that grows by the address of each move that the page sends from now on."""
    sent: list[str] = []
    page.on(
        "request", lambda request: sent.append(request.url) if request.url.endswith("/commands") else None
    )
    return sent


def lens(page: Page) -> Locator:
    return page.locator("#lens")


def silent_places(page: Page) -> list[str]:
    """What on the page has an element, but nothing to say when the pointer is on it."""
    return page.evaluate("""async () => {
      const { THINGS } = await import("/web/table/explain.js");
      const lens = document.getElementById("lens");
      const found = [];
      const things = [...document.querySelectorAll(THINGS)].filter(
        (element) => !element.closest("#log, #dock .hand-panel > h2") && element.checkVisibility(),
      );
      for (const element of things) {
        const target = element.dataset.panel ? element.querySelector("summary, header") : element;
        if (!target) continue;
        const { left, top } = target.getBoundingClientRect();
        target.dispatchEvent(
          new PointerEvent("contextmenu", { bubbles: true, cancelable: true, clientX: left + 2, clientY: top + 2 }),
        );
        const open = document.querySelector("dialog[open]");
        if (lens.hidden && !open) found.push(JSON.stringify({ ...element.dataset }));
        open?.close();
        document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      }
      return found;
    }""")


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_everything_on_a_table_says_what_it_is(open_page: OpenPage, game: str) -> None:
    page = open_page()
    at_a_table(page, game)
    assert silent_places(page) == []


@pytest.mark.long
def test_a_mouse_a_key_and_a_finger_ask_what_things_are(open_page: OpenPage) -> None:
    page = open_page()
    at_a_table(page, "nuclear_war")
    people = page.locator("[data-panel='player B'] [data-fact]", has_text="People")
    people.hover()
    expect(lens(page)).to_contain_text("People in millions")
    expect(lens(page).locator(".rule-link")).to_be_visible()
    lens(page).locator(".rule-link").click()
    expect(page.locator("#rules .asked-for")).to_be_visible()
    page.keyboard.press("Escape")

    page.mouse.move(5, 5)
    expect(lens(page)).to_be_hidden()
    sent = moves(page)
    page.keyboard.press("i")
    expect(lens(page)).to_be_visible()
    told = lens(page).inner_text()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(lens(page)).to_be_visible()
    assert lens(page).inner_text() != told
    assert not sent
    page.keyboard.press("Escape")
    expect(lens(page)).to_be_hidden()

    phone = open_page(**PHONE)
    at_a_table(phone, "nuclear_war")
    rnd = random.Random(1)
    while not phone.locator("#hand [data-piece][data-offers]").count():
        act(phone, rnd, tap)
        ready(phone)
    sent = moves(phone)
    people = phone.locator("[data-panel='player B'] [data-fact]", has_text="People")
    people.evaluate("element => element.scrollIntoView({ block: 'center' })")
    people.tap()
    expect(lens(phone)).to_contain_text("People in millions")
    lens(phone).locator(".close").tap()
    expect(lens(phone)).to_be_hidden()
    card = phone.locator("#hand [data-piece][data-offers]").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    touch = phone.context.new_cdp_session(phone)
    point = [{"x": box["x"] + 20, "y": box["y"] + 20}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(lens(phone)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(200)
    expect(lens(phone)).to_be_visible()
    assert not sent


def test_the_lens_of_a_card_that_has_the_focus_leaves_the_question_in_view(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 820, "height": 1180})
    page.goto(f"/table/{open_table(page, 'nuclear_war', me('Anna'), bot('random'))}")
    page.wait_for_selector("#prompt .prompt.mine")
    ready(page)
    until_offered(page, "place ")
    page.keyboard.press("Tab")
    page.locator("#hand .piece[data-offers]").first.focus()
    page.locator("#lens .card-picture").wait_for()
    lens, asked = page.locator("#lens").bounding_box(), page.locator("#prompt").bounding_box()
    assert lens and asked and lens["y"] + lens["height"] <= asked["y"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("width", "height"), long_but([(1024, 768)], [(1440, 900), (1280, 800), (1024, 768)])
)
@pytest.mark.parametrize("game", ["nuclear_war", "wsdv"])
def test_the_lens_of_a_card_under_the_mouse_leaves_the_question_in_view(
    open_page: OpenPage, game: str, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height}, locale="de-DE")
    at_a_table(page, game)
    asked = page.locator("#prompt").bounding_box()
    cards = page.locator("#hand [data-piece]:visible").all()
    assert asked and len(cards) > 3
    for card in cards:
        page.mouse.move(width / 2, 5)
        expect(page.locator("#lens")).to_be_hidden()
        card.hover()
        page.locator("#lens .card-picture").wait_for()
        box, own = page.locator("#lens").bounding_box(), card.bounding_box()
        assert box and own
        assert box["y"] + box["height"] <= asked["y"] or box["y"] >= asked["y"] + asked["height"]
        aside = box["x"] >= own["x"] + own["width"] or box["x"] + box["width"] <= own["x"]
        assert aside or box["y"] + box["height"] <= own["y"] or box["y"] >= own["y"] + own["height"]
        assert page.locator("#lens").evaluate("lens => lens.scrollHeight <= lens.clientHeight"), (
            "all of it is seen"
        )


def test_after_a_click_nothing_is_explained_until_the_mouse_moves(open_page: OpenPage) -> None:
    page = open_page()
    at_a_table(page, "nuclear_war")
    box = page.locator("[data-panel='player B'] h2").bounding_box()
    assert box
    x, y = box["x"] + 8, box["y"] + 8
    page.mouse.click(x, y)
    slid_under = """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(
      new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: x, clientY: y }))"""
    page.evaluate(slid_under, [x, y])
    page.wait_for_timeout(700)
    expect(lens(page)).to_be_hidden()
    page.mouse.move(5, 5)
    page.mouse.move(x, y)
    expect(lens(page)).to_be_visible()


def test_a_card_says_what_each_of_its_pictures_means_and_leads_to_the_glossary(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), bot('random'))}")
    ready(page)
    card = page.locator("#hand [data-piece]:has(.event .picture-cell)").first
    card.hover()
    lens = page.locator("#lens")
    expect(lens.locator(".signs li svg").first).to_be_visible()
    meanings = lens.locator(".signs li").all_inner_texts()
    assert meanings and len(set(meanings)) == len(meanings)
    lens.get_by_role("button", name="Glossary").click()
    expect(page.locator("#rules #term-event.asked-for")).to_be_in_viewport()
