"""A content of the table's own, brought along from a file in the lobby."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.contents import GAME, OPTION, charts

FILE = f"[data-own={OPTION}]"


@pytest.fixture
def setup(open_page: OpenPage) -> Page:
    """The form for a table at which a friend sits at this screen, with its options open."""
    page = open_page(f"/?game={GAME}", viewport={"width": 390, "height": 844})
    page.select_option("[data-seat='1']", "screen")
    page.fill("[data-seat-name='1']", "Zoe")
    page.click(".house summary")
    expect(page.locator(FILE)).to_be_hidden()
    page.select_option(f"[data-option={OPTION}]", "own")
    return page


def put(page: Page, folder: Path, facts: Any) -> None:
    """Choose a file."""
    file = folder / "mine.json"
    file.write_text(facts if isinstance(facts, str) else json.dumps(facts), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.click(FILE)
    chooser.value.set_files(file)


def problems(page: Page) -> str:
    """What the form complains of."""
    return "\n".join(page.locator("#setup .problem:visible").all_inner_texts())


def test_a_table_plays_with_what_was_brought_along(setup: Page, tmp_path: Path) -> None:
    put(setup, tmp_path, charts())
    setup.click("#start")
    setup.wait_for_url("**/table/*")
    table = setup.url.split("/")[-1].split("?")[0]
    told = setup.request.get(f"/api/tables/{table}").json()["options"][OPTION]
    assert told["name"] == "Rich beds"
    setup.locator("#curtain button").click()
    setup.get_by_role("button", name="Rules", exact=True).click()
    expect(setup.locator("#rules .own-note")).to_contain_text(f"“Rich beds” ({told['hash']})")


def test_what_is_wrong_in_the_file_is_shown_and_can_be_mended(setup: Page, tmp_path: Path) -> None:
    facts = charts()
    facts["charts"][0]["fleets"] = facts["charts"][1]["fleets"] = 3
    put(setup, tmp_path, facts)
    setup.click("#start")
    expect(setup.locator(".setup-end .problem")).to_contain_text("charts[0] 'current': 'fleets' must be")
    assert len(problems(setup).splitlines()) == 2
    assert setup.evaluate("document.documentElement.scrollWidth") <= 390
    put(setup, tmp_path, charts())
    setup.click("#start")
    setup.wait_for_url("**/table/*")


@pytest.mark.parametrize("text", ["{", "[1]", "null", "7"])
def test_a_file_without_an_object_is_refused_at_once(setup: Page, tmp_path: Path, text: str) -> None:
    put(setup, tmp_path, text)
    expect(setup.locator(f"#own-{OPTION}-problem")).to_have_text(
        "This file holds no JSON object: it cannot be read."
    )
    setup.click("#start")
    expect(setup.locator(FILE)).to_be_focused()


def test_without_a_file_no_table_is_opened(setup: Page) -> None:
    setup.click(".house summary")
    setup.click("#start")
    expect(setup.locator(f"#own-{OPTION}-problem")).to_have_text("Please choose a file first.")
    expect(setup.locator(FILE)).to_be_focused()
    setup.select_option(f"[data-option={OPTION}]", "0")
    expect(setup.locator(FILE)).to_be_hidden()
    setup.click("#start")
    setup.wait_for_url("**/table/*")
