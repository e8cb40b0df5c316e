"""The rules in a browser: their page, and the drawer beside a table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage


def test_an_id_is_small_behind_its_rule_and_leads_to_it(open_page: OpenPage) -> None:
    page = open_page("/rules/wsdv")
    rule = page.locator(".atom:has([id='WSDV-ACT-A3'])")
    expect(rule).to_have_text(re.compile(r"^First the unrest is removed.*\s⌂ WSDV-ACT-A3\s*$"))
    expect(rule.locator("abbr")).to_have_attribute("title", "house rule")
    size = "element => parseFloat(getComputedStyle(element).fontSize)"
    assert rule.locator(".atom-id").evaluate(size) < rule.evaluate(size)
    rule.locator(".atom-id").click()
    expect(page).to_have_url(re.compile("#WSDV-ACT-A3$"))
    expect(page.locator(".aimed")).to_contain_text("WSDV-ACT-A3")


def test_the_contents_tell_the_base_game_from_its_expansion(open_page: OpenPage) -> None:
    page = open_page("/rules/twoplustwo")
    page.wait_for_selector("#rules h2")
    links = page.locator("#contents a").all_inner_texts()
    assert links.count("Goal") == 2
    assert links.index("About these rules") < links.index("Wir sind das Volk!") < links.index("Goal", 1)
    page.click("#contents a:text-is('Wir sind das Volk!')")
    expect(page.locator("#rules h1", has_text="Wir sind das Volk!")).to_be_in_viewport()


def test_a_link_in_the_drawer_leads_to_the_rule_and_leaves_the_table_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-game=wsdv] label")
    page.click("[data-quick=wsdv]")
    page.wait_for_url("**/table/*")
    there = page.url
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator("#rules h1")).to_have_count(1)
    expect(page.locator("#rules h1")).to_be_hidden()
    page.click("#rules li a:text-is('trigger the event')")
    expect(page.locator("#rules .asked-for")).to_contain_text("WSDV-ACT-D1")
    expect(page.locator("#rules .asked-for")).to_be_in_viewport()
    assert page.url == there


def test_a_number_on_a_picture_is_in_one_line(open_page: OpenPage) -> None:
    page = open_page("/rules/wsdv", **PHONE)
    counts = page.locator(".pictured .count")
    expect(counts.first).to_be_attached()
    lines = counts.evaluate_all(
        """all => all.map((count) => {
          const text = document.createRange();
          text.selectNodeContents(count);
          return [count.textContent, text.getClientRects().length];
        })"""
    )
    assert ["11", 1] in lines and {rows for _, rows in lines} == {1}
