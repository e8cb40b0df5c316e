"""Pages about runs in Chromium: on the screen and on paper."""

import pytest
from playwright.sync_api import Browser

from detente.arena import simulate
from detente.arena.simulation_page import simulation_page

WIDTHS = "[...document.querySelectorAll('.js-plotly-plot')].map(p => [p.querySelector('.main-svg').clientWidth, p.clientWidth])"


@pytest.mark.long
def test_plots_stay_within_their_cells_and_within_the_paper(browser: Browser) -> None:
    run = simulate("isles", ["heuristic", "random"], 12, seed=1, workers=1)
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_content(simulation_page(run, "en"))
    page.wait_for_selector(".js-plotly-plot .main-svg")
    assert all(drawn <= cell + 1 for drawn, cell in page.evaluate(WIDTHS))
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert max(drawn for drawn, _ in page.evaluate(WIDTHS)) <= 640
    assert page.evaluate("[...document.querySelectorAll('details')].every(part => part.open)")
    page.close()
