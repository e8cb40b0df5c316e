"""News in a real browser: its button, the worker, and what it shows of a message that the server has really sent.

Only the push service of the browser's maker is not the real one: it is on this machine, decrypts what comes, and hands it to the browser
through the browser's own door for developers.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.hand import ready
from tests.server.serving import Person, Server, until
from tests.server.test_play import frame_of, offered
from tests.server.test_push import PushService, push, served, table_of

__all__ = ["push"]

SUBSCRIBED = """subscription => {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
}"""

NOTED = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, data }) => { self.shown.push({ title, body, url: data.url }); };
}"""
"""A browser without windows shows no notifications: what its worker would have it show is noted."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    serving = served(tmp_path)
    yield serving
    serving.stop()


@pytest.mark.long
def test_a_browser_shows_that_it_is_ones_turn(browser: Browser, server: Server, push: PushService) -> None:
    anna, boris = Person(server.url), Person(server.url)
    table = table_of(anna, boris)
    context = browser.new_context(base_url=server.url, locale="en-GB", permissions=["notifications"])
    try:
        context.add_cookies([{"name": "detente", "value": boris.cookie, "url": server.url}])
        page = context.new_page()
        page.goto(f"/table/{table}?seat=1")
        ready(page)
        page.evaluate(SUBSCRIBED, {"endpoint": f"{push.origin}/send/1", "keys": push.keys})
        developer = context.new_cdp_session(page)
        registered: list[dict[str, Any]] = []
        developer.on(
            "ServiceWorker.workerRegistrationUpdated", lambda event: registered.extend(event["registrations"])
        )
        developer.send("ServiceWorker.enable")
        page.locator("button.time").click()
        page.locator("#push-here").click()
        page.locator("[data-address]").get_by_label("When").select_option("always")

        def wanted() -> bool:
            (address,) = boris.get(f"/api/tables/{table}/seats/1/news")["addresses"]
            return bool(address["when"] == "always")

        until(wanted, "the wish")
        if offered(frame := frame_of(anna, table, 0)):
            anna.command(table, 0, frame["ask"], actions=[offered(frame)[0]])
        _, body, _ = until(lambda: push.came and push.came[0], "news")
        said = push.read(body)
        (worker,) = until(lambda: context.service_workers, "the worker")
        worker.evaluate(NOTED)
        developer.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": server.url,
                "registrationId": registered[-1]["registrationId"],
                "data": json.dumps(said),
            },
        )
        (shown,) = until(lambda: worker.evaluate("self.shown"), "what the browser shows")
        assert shown == {name: said[name] for name in ("title", "body", "url")}
        assert shown["title"].startswith("Your turn")
    finally:
        context.close()
