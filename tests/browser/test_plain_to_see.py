"""What can be read off the table: who plays with whom, and what an offer is about."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hand import ready
from tests.browser.test_table_page import do, offers, until_offered
from tests.browser.test_whole_games import bot, me, open_table


def at_the_table(open_page: OpenPage, game: str, count: int = 3, **options: object) -> Page:
    """A page at a table with some bots."""
    page = open_page()
    table = open_table(page, game, me("Anna"), *[bot("random")] * count, **options)
    page.goto(f"/table/{table}")
    ready(page)
    return page


def partners(page: Page) -> list[str]:
    """With whom each seat plays, in the order of the boards."""
    return [str(found.get_attribute("title")) for found in page.locator("#players .partners").all()]


def test_partners_of_a_team_are_named_on_every_board_with_their_sum(open_page: OpenPage) -> None:
    page = at_the_table(open_page, "europe1815", mode="teams", start="quick")
    assert partners(page) == ["plays with Bot C", "plays with Bot D", "plays with Anna", "plays with Bot B"]
    assert page.locator("#players").get_by_text("VP together").count() == 4
    sides = [board.get_attribute("data-side") for board in page.locator("#players > .panel.player").all()]
    assert sides == ["0", "1", "0", "1"]
    page.wait_for_selector("#prompt .prompt.mine")  # until then bots take and lose lands
    colours = page.locator(".spot.allied[data-seat-colour]").evaluate_all(
        "all => [...new Set(all.map((one) => one.dataset.seatColour))]"
    )
    third = page.locator("#players > .panel").nth(2).get_attribute("data-seat-colour")
    assert colours == [third]
    page.set_viewport_size({"width": 390, "height": 844})
    lands, names = page.locator("[data-allied]"), page.locator(".spot.allied")
    assert lands.count() == names.count() > 0, "on a phone, too, where there is no room for names"
    borders = page.locator("[data-allied]:not([data-touched])").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).stroke)"
    )
    assert len(set(borders)) == 1, "but for lands that the last moves have touched"


def test_a_table_without_teams_names_no_partners(open_page: OpenPage) -> None:
    page = at_the_table(open_page, "europe1815", mode="each", start="quick")
    assert partners(page) == []
    expect(page.locator("[data-side], .spot.allied")).to_have_count(0)


@pytest.mark.long
def test_each_superpower_plays_with_its_german_state(open_page: OpenPage) -> None:
    page = at_the_table(open_page, "twoplustwo")
    with_whom = ["West: Bot C", "East: Bot D", "USA: Anna", "Soviet Union: Bot B"]
    assert partners(page) == [f"plays with {name}" for name in with_whom]


def test_a_button_that_gives_up_what_the_board_offers_does_not_stand_out(open_page: OpenPage) -> None:
    page = at_the_table(open_page, "europe1815", start="quick")
    until_offered(page, "attack ")
    assert page.locator("#board [data-offers]").count() > 0
    assert page.locator("#prompt .buttons [data-offer]").count() > 0
    expect(page.locator("#prompt .buttons button.primary")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_what_takes_back_all_steps_says_so_next_to_undo(open_page: OpenPage, width: int) -> None:
    page = at_the_table(open_page, "wsdv", count=1)
    page.set_viewport_size({"width": width, "height": 844})
    while page.locator("[data-undo]").count() < 2:
        until_offered(page, "")
        do(page, offers(page)[0])
    one, both = page.locator("[data-undo]").all()
    count = both.get_attribute("data-undo")
    expect(both).to_have_text(f"Undo all {count}")
    expect(both).to_have_attribute("title", f"Undo your last {count} steps: all that can still be undone")
    left, right = one.bounding_box(), both.bounding_box()
    assert left is not None and right is not None
    assert left["y"] == right["y"], "in one row"


def test_all_actions_are_listed_by_the_card_that_they_use_and_light_it(open_page: OpenPage) -> None:
    page = at_the_table(open_page, "twoplustwo")
    until_offered(page, "play ")
    page.evaluate("document.querySelector('#actions').open = true")
    named = page.locator("#actions .unfolded > ul > li:has(> .heading)")
    assert named.count() > 1
    first = named.first
    assert first.locator("[data-offer]").count() > 1
    name = first.locator(".heading").inner_text()
    first.locator("[data-offer]").first.hover()
    lit = page.locator("#hand .piece.lit")
    expect(lit).to_have_count(1)
    assert name in str(lit.get_attribute("aria-label"))


LARGE = {"viewport": {"width": 1440, "height": 900}}


def at_the_duel(open_page: OpenPage) -> Page:
    """A page of the West at a fresh table."""
    page = open_page(**LARGE)
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), bot('random'))}")
    ready(page)
    return page


def test_own_cards_come_first_and_are_in_sight(open_page: OpenPage) -> None:
    page = at_the_duel(open_page)
    names = page.locator("#hand .place-name").all_inner_texts()
    assert names[0] == "Hand"
    own = page.locator("#hand [data-panel=hand] .piece")
    assert own.count() == 2
    bottom = page.locator("#hand").evaluate("e => e.getBoundingClientRect().bottom")
    assert all(piece.evaluate("e => e.getBoundingClientRect().bottom") < bottom for piece in own.all())


@pytest.mark.long
def test_answers_with_pictures_keep_off_the_board(open_page: OpenPage) -> None:
    page = at_the_duel(open_page)
    high, room = page.evaluate(
        """() => {
          const answers = document.querySelector("#prompt .buttons");
          answers.classList.add("several");
          for (const text of ["+1 unrest in the West", "−1 unrest in the East", "socialists +1", "All in printed order", "Always do this"]) {
            const button = document.createElement("button");
            button.dataset.offer = text;
            if (text.includes("1")) button.innerHTML = '<span class="sign"></span>';
            button.insertAdjacentHTML("beforeend", `<span>${text}</span><kbd>1</kbd>`);
            answers.append(button);
          }
          return [document.querySelector("#prompt .prompt").offsetHeight, document.querySelector("#dock").offsetHeight];
        }"""
    )
    assert high <= room


@pytest.mark.long
def test_the_row_beside_the_hand_is_named_and_framed_on_a_narrow_page(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 820, "height": 1180})
    page.goto(f"/table/{open_table(page, 'nuclear_war', me('Anna'), bot('random'))}")
    until_offered(page, "place ")
    for _ in range(2):
        do(page, next(action for action in offers(page) if action.startswith("place ")))
        ready(page)
    until_offered(page, "place ")
    hand = page.locator("#hand")
    expect(hand.locator(".place-name:visible")).to_have_text(["Hand", "Row"])
    top = hand.locator("[data-offers]").first.evaluate("e => e.getBoundingClientRect().top")
    assert top - hand.evaluate("e => e.getBoundingClientRect().top") >= 4, "room for a frame around it"


@pytest.mark.long
def test_many_long_answers_keep_off_the_board(open_page: OpenPage) -> None:
    page = at_the_duel(open_page)
    high, room = page.evaluate(
        """() => {
          const answers = document.querySelector("#prompt .buttons");
          answers.classList.add("several");
          for (let n = 1; n <= 4; n += 1) {
            const button = document.createElement("button");
            button.textContent = "Dismantle infrastructure: Cottbus–ČSSR";
            answers.append(button);
          }
          return [document.querySelector("#prompt .prompt").offsetHeight, document.querySelector("#dock").offsetHeight];
        }"""
    )
    assert high <= room


TITLES = (
    "Wiedergut\u00admachungs\u00adabkommen mit Israel",
    "NATO-Beitritt und Wiederbe\u00adwaffnung",
    "Transit\u00adabkommen",
)
CUT = """(titles) => [...document.querySelectorAll("#hand .built .head")].slice(-3).flatMap((head) => titles.filter((title) => {
  const words = head.querySelector("b");
  head.querySelector(".corner").replaceChildren();
  while (head.querySelector(".figures").children.length > 1) head.querySelector(".figures").lastChild.remove();
  words.textContent = title;
  words.classList.toggle("long", title.length > 24);
  const text = document.createRange();
  text.selectNodeContents(words);
  const [inner, outer] = [text.getBoundingClientRect(), head.getBoundingClientRect()];
  return inner.bottom > outer.bottom + 3 || inner.right > outer.right + 1;
}))"""
"""The titles that are cut on small cards with one figure; below the letters of a line there are 3 pixels of nothing."""


@pytest.mark.long
def test_long_titles_fit_on_small_cards_and_the_log_can_have_more_room(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, locale="de-DE")
    page.goto(f"/table/{open_table(page, 'twoplustwo', me('Anna'), *[bot('random')] * 3)}")
    ready(page)
    assert page.evaluate(CUT, TITLES) == []
    log = page.locator("#log")
    low = log.bounding_box()
    page.locator("#taller").click()
    high = log.bounding_box()
    assert low and high and high["height"] > low["height"] + 100
    page.locator("#taller").click()
    assert log.bounding_box() == low


@pytest.mark.long
def test_a_full_display_shows_the_titles_of_all_cards(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), bot('random'))}")
    ready(page)
    expect(page.locator("#hand.many .built").first).to_be_visible()
    titles = page.locator("#hand .built .head b")
    assert titles.count() >= 10
    for title in titles.all():
        expect(title).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", ["wsdv", "twoplustwo"])
def test_the_button_that_makes_the_log_taller_covers_no_tab(open_page: OpenPage, game: str) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, locale="de-DE")
    others = [bot("random")] * (1 if game == "wsdv" else 3)
    page.goto(f"/table/{open_table(page, game, me('Anna'), *others)}")
    ready(page)
    tab, taller = (
        page.locator(".tabs button:visible").last.bounding_box(),
        page.locator("#taller").bounding_box(),
    )
    assert tab and taller and tab["x"] + tab["width"] <= taller["x"]
