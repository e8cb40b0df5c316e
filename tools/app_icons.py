"""Draw the icons of the installed app from `base/icon.svg`: `app-192.png`, `app-512.png`, `app-maskable.png`, `app-touch.png`.

python -m tools.app_icons
"""

import shutil
from importlib import resources
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

BASE = Path(str(resources.files("detente").joinpath("web", "base")))
GROUND = "#1c2530"
PAGE = """<body style="margin:0;background:{ground};width:{size}px;height:{size}px;display:grid;place-items:center">
<div style="width:{share}%;height:{share}%">{svg}</div><style>svg {{ width: 100%; height: 100% }}</style>"""
ICONS = (
    ("app-192.png", 192, 100, "transparent"),
    ("app-512.png", 512, 100, "transparent"),
    ("app-maskable.png", 512, 100, GROUND),
    ("app-touch.png", 180, 110, GROUND),
)
"""File, pixels, share of the side that the sign takes in percent, ground. Masks may cut off all but a disc of 80%."""


def draw(page: Page, name: str, size: int, share: int, ground: str) -> None:
    """Draw an icon into its file."""
    page.set_viewport_size({"width": size, "height": size})
    svg = (BASE / "icon.svg").read_text(encoding="utf-8")
    page.set_content(PAGE.format(ground=ground, size=size, share=share, svg=svg))
    page.screenshot(path=BASE / name, omit_background=True)


def main() -> None:
    """Draw all icons."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium here (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(color_scheme="dark")
        for icon in ICONS:
            draw(page, *icon)
        browser.close()


if __name__ == "__main__":
    main()
