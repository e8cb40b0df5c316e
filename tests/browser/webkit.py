"""WebKit, the engine of Safari: Debian's WebKitGTK, driven through WebDriver on a display of its own.

Playwright cannot drive it, so `Webkit` offers as much of a Playwright page as `hand` asks for.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from glob import glob
from pathlib import Path
from typing import Any

from playwright.sync_api import Error
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.conftest import PACE, installed

PACKAGES = "webkit2gtk-driver xvfb"
BROWSERS = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
COMPLAINT = "JS ERROR"
"""How WebKit marks what a page complains of, among the lines that it prints."""


def as_playwright(work: Any) -> Any:
    """Let a method fail as Playwright's do."""

    @wraps(work)
    def wrapped(*args: Any, **named: Any) -> Any:
        try:
            return work(*args, **named)
        except WebDriverException as error:
            raise Error(error.msg or type(error).__name__) from error

    return wrapped


LOOK = """return [...document.querySelectorAll(arguments[0])].map((element) => {
  const { width, height } = element.getBoundingClientRect();
  const seen = width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  return [element, seen, Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))];
});"""
"""The elements that a selector finds, whether each can be seen, and its attributes: in one request, because each takes long."""


class Element:
    """An element of a page, as it was when it was found."""

    def __init__(
        self, driver: webdriver.WebKitGTK, element: WebElement, visible: bool, attributes: dict[str, str]
    ) -> None:
        self.driver = driver
        self.element = element
        self.visible = visible
        self.attributes = attributes

    def is_visible(self) -> bool:
        return self.visible

    def get_attribute(self, name: str) -> str | None:
        return self.attributes.get(name)

    @as_playwright
    def click(self, timeout: float, force: bool) -> None:
        """A click of the mouse in its middle, on whatever is topmost there."""
        self.driver.execute_script(
            "arguments[0].scrollIntoView({ block: 'center', inline: 'center' })", self.element
        )
        ActionChains(self.driver, duration=0).move_to_element(self.element).click().perform()


class Located:
    """What a selector finds; `:visible` at its end stands for what can be seen, as in Playwright."""

    def __init__(self, driver: webdriver.WebKitGTK, selector: str) -> None:
        self.driver = driver
        self.selector = selector

    @as_playwright
    def count(self) -> int:
        selector, visible, _ = self.selector.partition(":visible")
        return sum(seen or not visible for _, seen, _ in self.driver.execute_script(LOOK, selector))

    @as_playwright
    def inner_text(self) -> str:
        return str(self.driver.find_element("css selector", self.selector).text)


class Keyboard:
    """Its keys."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    @as_playwright
    def press(self, key: str) -> None:
        ActionChains(self.driver, duration=0).send_keys(getattr(Keys, key.upper(), key)).perform()


class Webkit:
    """A page in WebKit."""

    def __init__(self, driver: webdriver.WebKitGTK, url: str) -> None:
        self.driver = driver
        self.url = url
        self.keyboard = Keyboard(driver)
        self.goto("/")
        driver.execute_script(f"localStorage['{PACE}'] = 'at_once'")

    @as_playwright
    def goto(self, path: str) -> None:
        self.driver.get(self.url + path)

    @as_playwright
    def evaluate(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression})")

    def wait_for_function(self, function: str, timeout: float) -> None:
        end = time.monotonic() + timeout / 1000
        while not self.evaluate(f"({function})()"):
            if time.monotonic() > end:
                raise Error(f"waited in vain for {function}")
            time.sleep(0.02)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def locator(self, selector: str) -> Located:
        return Located(self.driver, selector)

    @as_playwright
    def query_selector_all(self, selector: str) -> list[Element]:
        return [Element(self.driver, *found) for found in self.driver.execute_script(LOOK, selector)]

    def open_table(self, game: str, *seats: dict[str, str], **options: Any) -> str:
        """A new table, opened by this browser; its id."""
        body = json.dumps({"game": game, "seats": list(seats), "options": options})
        answer = self.driver.execute_async_script(
            """const [body, done] = arguments;
            fetch("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } })
              .then(async (answer) => done([answer.status, await answer.text()]));""",
            body,
        )
        status, text = answer
        assert status == 201, text
        return str(json.loads(text)["id"])


def still(folder: Path) -> None:
    """Ask WebKit for little motion, as a person does in the settings of the desktop."""
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[Settings]\ngtk-enable-animations=0\n")


@contextmanager
def display(folder: Path) -> Iterator[str]:
    """A screen that nobody sees; its name."""
    program = installed("Xvfb", ("Xvfb",), "xvfb")
    reading, writing = os.pipe()
    command = [
        program, "-displayfd", str(writing), "-screen", "0", "1280x1000x24", "-nolisten", "tcp", "-terminate",
    ]  # fmt: skip
    with (folder / "xvfb").open("wb") as said:
        running = subprocess.Popen(command, pass_fds=[writing], stdout=said, stderr=said)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, (folder / "xvfb").read_text("utf-8", "replace")
        yield f":{number}"
    finally:
        running.terminate()
        running.wait()


@contextmanager
def webkit(folder: Path) -> Iterator[webdriver.WebKitGTK]:
    """WebKit, as it comes up for a new person. Whatever its pages complain of fails the test.

    folder: an empty folder for what it keeps and prints.
    """
    driver_program = installed("WebKit", ("WebKitWebDriver",), PACKAGES)
    still(folder / "settings")
    options = Options()
    options.binary_location = installed("WebKit's browser", tuple(glob(BROWSERS)), PACKAGES)
    options.add_argument("--automation")
    options.add_argument("--enable-write-console-messages-to-stdout=true")
    printed = folder / "printed"
    with display(folder) as screen, printed.open("w+b") as lines:
        environment = {
            **os.environ, "DISPLAY": screen, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
            "XDG_CONFIG_HOME": str(folder / "settings"), "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder),
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
        }  # fmt: skip
        service = Service(driver_program, log_output=lines, env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            with suppress(WebDriverException):
                driver.quit()
    complaints = [line for line in printed.read_text("utf-8", "replace").splitlines() if COMPLAINT in line]
    assert complaints == []
