"""The table in WebKit, the engine of Safari: whole games, played by what the page offers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.hand import play, ready
from tests.browser.test_whole_games import bot, me, whole_games
from tests.browser.webkit import Webkit, webkit
from tests.server.serving import Server


@pytest.fixture
def page(server: Server, tmp_path: Path) -> Iterator[Webkit]:
    """A page in WebKit."""
    with webkit(tmp_path) as driver:
        yield Webkit(driver, server.url)


@pytest.mark.long
def test_isles_in_webkit(page: Webkit) -> None:
    table = page.open_table("isles", me("Anna"), bot("heuristic"))
    page.goto(f"/table/{table}")
    done = play([page], seed=3)
    assert len(done) > 5
    assert "AppleWebKit" in page.evaluate("navigator.userAgent")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")


@pytest.mark.long
@whole_games("nuclear_war", "nations", "wsdv")
def test_whole_games_in_webkit(page: Webkit, game: str, rivals: int, options: dict[str, Any]) -> None:
    table = page.open_table(game, me("Anna"), *[bot("random")] * rivals, **options)
    page.goto(f"/table/{table}")
    ready(page)
    done = play([page], seed=11)
    assert done
    page.wait_for_function(
        "() => document.querySelector('#ending .standings')?.textContent.includes('Anna')", 30_000
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
