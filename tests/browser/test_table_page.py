"""What the table page can do besides: drags with previews, a peeked card, the curtain, undo, reload, replay, chat."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.hand import PATIENCE, frame, ready
from tests.browser.test_whole_games import bot, me, open_table


def offers(page: Page) -> list[str]:
    """All actions that the page offers, by their texts."""
    found: list[str] = page.locator("#actions [data-offer]").evaluate_all(
        "all => all.map((offer) => offer.dataset.offer)"
    )
    return found


def do(page: Page, action: str) -> None:
    """Choose an action from the list of all, and the first of those it leads to; wait for the frame that shows it."""
    before = frame(page)
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator(f'#actions [data-offer="{action}"]').click()
    if page.locator("#prompt [data-do=back]").count():
        page.evaluate("document.querySelector('#actions').open = true")
        page.locator("#actions [data-offer]").first.click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)
    ready(page)


def at_isles(open_page: OpenPage, *seats: dict[str, str]) -> Page:
    """A page that looks at a fresh table of Isles."""
    page = open_page()
    table = open_table(page, "isles", *(seats or (me("Anna"), bot("random"))))
    page.goto(f"/table/{table}")
    ready(page)
    return page


def until_offered(page: Page, wanted: str) -> None:
    """Choose first offers until an action that begins so is among them."""
    for _ in range(400):
        ready(page)
        found = offers(page)
        if any(action.startswith(wanted) for action in found):
            return
        if found:
            do(page, found[0])
        else:
            page.wait_for_timeout(20)
    raise AssertionError(f"{wanted!r} is never offered")


@pytest.mark.long
def test_a_fleet_is_dragged_and_shows_what_would_be(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    until_offered(page, "sail ")
    source = next(action.split()[1] for action in offers(page) if action.startswith("sail "))
    ships = page.locator(f"[data-piece='{source} ships'][data-offers]")
    box = ships.bounding_box()
    assert box is not None
    before = frame(page)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 30, box["y"] + box["height"] / 2 + 30, steps=3)
    target = page.locator(".droppable:visible, [data-place].droppable").first
    assert page.locator(".dragged").count() == 1
    names = page.evaluate(
        "[...document.querySelectorAll('.droppable')].map(e => e.dataset.place ?? e.dataset.piece)"
    )
    there = target.bounding_box()
    assert names and there is not None
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    page.mouse.up()
    menu = page.locator(".menu [data-offer]")
    if menu.count():
        menu.first.hover()
        expect(page.locator("#overlay .would").first).to_be_visible()
        menu.first.click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)
    ready(page)
    assert page.evaluate("document.querySelectorAll('.dragged').length") == 0


@pytest.mark.long
def test_troops_are_dragged_onto_the_land_that_they_attack(open_page: OpenPage) -> None:
    """The notation names the land first, the hand takes the troops first: both are one command."""
    page = open_page()
    table = open_table(page, "europe1815", me("Anna"), *[bot("random")] * 3, start="quick")
    page.goto(f"/table/{table}")
    until_offered(page, "attack ")
    attacked = {action.split()[1] for action in offers(page) if action.startswith("attack ")}
    for troops in page.locator("#board [data-drags][data-piece$=' inf']").all():
        box = troops.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2 + 30, box["y"] + box["height"] / 2 + 30, steps=3)
        lands = page.locator("#board [data-piece].droppable").all()
        ids = [str(land.get_attribute("data-piece")) for land in lands]
        own = str(troops.get_attribute("data-piece")).split()[0]
        target = next((k for k, id in enumerate(ids) if id.split()[0] in attacked - {own}), None)
        if target is None:
            page.mouse.move(5, 5)
            page.mouse.up()
            continue
        there = lands[target].bounding_box()
        assert there is not None
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
        page.mouse.up()
        page.locator("#prompt .buttons [data-offer='count 1']").wait_for()
        return
    raise AssertionError(f"nobody can be dragged against {attacked}")


@pytest.mark.long
def test_escape_backs_out_of_a_drag_begun_by_clicks(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    until_offered(page, "sail ")
    sail = next(action for action in offers(page) if action.startswith("sail "))
    before = frame(page), offers(page)
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator(f'#actions [data-offer="{sail}"]').click()
    assert all(action.startswith("land ") for action in offers(page))
    page.keyboard.press("Escape")
    assert (frame(page), offers(page)) == before


@pytest.mark.long
def test_a_menu_closed_as_soon_as_it_opened_is_in_no_later_ones_way(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    until_offered(page, "sail ")
    sail = next(action for action in offers(page) if action.startswith("sail "))
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator(f'#actions [data-offer="{sail}"]').click()
    several = page.locator("[data-place][data-offers]:not([data-offers='1'])").first
    escape = "new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })"
    several.evaluate(f"place => {{ place.click(); document.body.dispatchEvent({escape}); }}")
    page.wait_for_timeout(50)
    before = frame(page)
    several.evaluate("place => place.click()")
    page.locator(".menu [data-offer]").first.click()
    page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)


def test_a_peeked_card_is_shown_to_who_peeked(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    until_offered(page, "look")
    assert page.locator("[data-piece^='deck seen']").count() == 0
    do(page, "look")
    expect(page.locator("[data-piece='deck seen 1']").first).to_be_attached()
    page.reload()
    ready(page)
    expect(page.locator("[data-piece='deck seen 1']").first).to_be_attached()


def test_a_track_shows_its_marker(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    expect(page.locator("[data-panel='tide track'] [data-place='tide 0'] [data-piece=tide]")).to_be_attached()


@pytest.mark.long
def test_a_sealed_answer_is_taken_back(open_page: OpenPage) -> None:
    page = at_isles(open_page, me("Anna"), {"kind": "friend"})
    link = page.request.get(f"/api/tables/{page.url.split('/')[4].split('?')[0]}").json()["seats"][1][
        "invitation"
    ]
    other = open_page(link)
    other.fill("#name", "Boris")
    other.click("#take")
    other.wait_for_url("**/table/*")
    ready(page)
    until_offered(page, "bid")
    start = offers(page)
    while found := offers(page):
        do(page, found[0])
    page.keyboard.press("u")
    expect(page.locator("#prompt .prompt.mine")).to_be_visible()
    while page.locator("[data-undo]").count():
        before = frame(page)
        page.locator("[data-undo]").first.click()
        page.wait_for_function(f"() => Number(document.body.dataset.frame) > {before}", timeout=PATIENCE)
        ready(page)
    assert offers(page) == start


@pytest.mark.long
def test_the_curtain_leaves_nothing_of_the_other_hand(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "nuclear_war", me("Anna"), {"kind": "screen", "name": "Zoe"})
    page.goto(f"/table/{table}?seat=0")
    handed = 0
    for _ in range(200):
        opener = page.locator("[data-open-seat]:visible")
        if opener.count():
            seat = str(opener.get_attribute("data-open-seat"))
            covered = page.content()
            for other in ("A hand ", "B hand ", "A row ", "B row "):
                found = re.findall(rf'data-piece="{other}([a-z_0-9]+)"', covered)
                assert not [piece for piece in found if piece not in ("cards", "1", "2", "3")], found
            opener.click()
            handed += 1
            if handed == 4:
                return
            ready(page)
            own, foreign = ("A", "B") if seat == "0" else ("B", "A")
            expect(page.locator(f"[data-piece^='{own} hand ']").first).to_be_attached()
            hand = page.locator(f"[data-piece^='{foreign} hand ']").evaluate_all(
                "all => all.map(e => e.dataset.piece)"
            )
            assert set(hand) <= {f"{foreign} hand cards"}
        elif passing := page.locator("[data-pass]:visible").all():
            passing[0].click()
        elif found := offers(page):
            do(page, found[0])
        else:
            page.wait_for_timeout(50)
    raise AssertionError(f"the screen was handed over {handed} times only")


@pytest.mark.long
def test_after_a_reload_the_curtain_names_who_sat_there(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "isles", me("Anna"), {"kind": "screen", "name": "Zoe"})
    page.goto(f"/table/{table}?seat=0")
    page.locator("[data-open-seat='0']").click()
    for _ in range(200):
        ready(page)
        page.wait_for_timeout(20)
        if page.locator("[data-pass='1']").count():
            break
        if found := offers(page):
            do(page, found[0])
    page.locator("[data-pass='1']").click()
    curtain = page.locator("#curtain [data-open-seat]")
    expect(curtain).to_have_text("I am Zoe")
    page.reload()
    expect(curtain).to_have_text("I am Zoe")
    curtain.click()
    ready(page)
    expect(page.locator("#prompt .prompt.mine")).to_be_visible()
    page.reload()
    expect(curtain).to_have_text("I am Zoe")


@pytest.mark.long
def test_a_dragged_card_selects_no_text(open_page: OpenPage) -> None:
    page = open_page()
    table = open_table(page, "nuclear_war", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    until_offered(page, "")
    card = page.locator("#hand .piece .words").first
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 40, steps=4)
    page.mouse.move(300, 200, steps=6)
    page.mouse.move(1200, box["y"] + 20, steps=6)
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.move(640, 5)
    page.mouse.up()


def test_a_name_that_can_be_chosen_takes_no_other_room(open_page: OpenPage) -> None:
    """The page does not jump, and "Bot B" stays in one line."""
    page = open_page()
    table = open_table(page, "nuclear_war", me("Anna"), bot("heuristic"), bot("heuristic"))
    page.goto(f"/table/{table}")
    rnd = random.Random(1)
    name = page.locator(".panel.player h2:has(.name-act)").first
    until_offered(page, "")
    while not name.count():
        do(page, rnd.choice(offers(page)))
        until_offered(page, "")
    chosen, plain = name.evaluate("""h2 => {
      const header = h2.closest("header");
      const sizes = () => [h2, header].map((e) => [e.getBoundingClientRect().width, e.getBoundingClientRect().height]);
      const before = sizes();
      h2.textContent = h2.textContent;
      return [before, sizes()];
    }""")
    assert chosen == plain


def test_the_past_is_looked_back_at_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    table = open_table(page, "isles", me("Anna"), bot("random"))
    page.goto(f"/table/{table}")
    until_offered(page, "")
    do(page, offers(page)[0])
    page.locator(".bar .replay").tap()
    page.locator("[data-replay=first]").tap()
    expect(page.locator("#replay output")).to_contain_text("0 /")


def test_a_reload_leads_back_to_the_same_frame(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    until_offered(page, "bid")
    do(page, offers(page)[0])
    shown = frame(page), offers(page)
    page.reload()
    ready(page)
    assert (frame(page), offers(page)) == shown


@pytest.mark.long
def test_the_past_is_looked_back_at(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    for _ in range(6):
        until_offered(page, "")
        do(page, offers(page)[0])
    now = frame(page)
    page.keyboard.press("r")
    slider = page.locator("#replay input[type=range]")
    expect(slider).to_be_visible()
    page.locator("[data-replay=first]").click()
    expect(page.locator("#replay output")).to_contain_text("0")
    expect(page.locator("[data-offers], #prompt .buttons > [data-offer]")).to_have_count(0)
    page.locator("[data-replay=forward]").click()
    page.locator("[data-replay=now]").click()
    ready(page)
    assert frame(page) >= now


def test_chat_and_its_text_is_no_html(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    page.locator("#tab-chat").click()
    page.locator("#chat-form input").fill("<img src=x onerror=alert(1)> Frieden?")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-lines li")).to_contain_text("<img src=x onerror=alert(1)> Frieden?")
    assert page.locator("#chat-lines img").count() == 0


def test_a_refused_command_is_explained_and_nothing_is_lost(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    until_offered(page, "bid")
    page.route("**/commands*", lambda route: route.fulfill(
        status=409, content_type="application/json",
        body=json.dumps({"error": {"code": "illegal", "message": "Not so.", "rule": "ISLES-ORDER-1"}}),
    ))  # fmt: skip
    page.evaluate("document.querySelector('#actions').open = true")
    page.locator("#actions [data-offer]").first.click()
    expect(page.get_by_text("Not so.")).to_be_visible()
    page.unroute("**/commands*")
    ready(page)
    do(page, offers(page)[0])


def test_the_languages_and_themes_are_the_users(open_page: OpenPage) -> None:
    page = at_isles(open_page)
    german = open_page(page.url, locale="de-AT", color_scheme="dark")
    ready(german)
    assert german.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("document.documentElement.lang") == "en"
    grounds = [
        each.evaluate("getComputedStyle(document.documentElement).backgroundColor") for each in (page, german)
    ]
    assert grounds[0] != grounds[1]


def test_an_address_without_a_table_says_so_and_leads_to_all_tables(open_page: OpenPage) -> None:
    page = open_page("/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot be shown.")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.get_by_role("link", name="To all tables").click()
    expect(page.locator("#games")).to_be_visible()
