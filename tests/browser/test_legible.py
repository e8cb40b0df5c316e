"""Everything on a table can be read: letters are large enough, also in drawings, and stand out from the map in light and dark."""

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.test_lens import SEATS, at_a_table
from tests.browser.test_whole_games import bot, me, open_table

LEAST_PIXELS = 10.9
"""A little less than 11, for what rounding does."""
LEAST_CONTRAST = 4.5
SCREEN = {"viewport": {"width": 1440, "height": 900}}

SMALL = """(least) => {
  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const { a, b } = element.getScreenCTM();
      return Math.hypot(a, b);
    }
    const world = element.closest(".world");
    return world ? world.getBoundingClientRect().width / world.offsetWidth : 1;
  };
  const inSight = ({ left, right, top, bottom, width, height }) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const found = [];
  const walk = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || !element || element.closest("symbol, style, script, .visually-hidden")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      let hidden = false;
      for (let at = element; at; at = at.parentElement) hidden ||= getComputedStyle(at).clipPath !== "none";
      const range = document.createRange();
      range.selectNodeContents(node);
      if (hidden || !inSight(range.getBoundingClientRect())) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size < least) found.push(`${size.toFixed(1)} ${node.textContent.trim()} (${element.closest("[class]")?.getAttribute("class")})`);
    }
  };
  walk(document.body);
  for (const drawing of document.querySelectorAll(".drawing")) walk(drawing.shadowRoot);
  return found;
}"""

NAMES = """() => {
  const bare = document.createElement("style");
  const found = [...document.querySelectorAll("#board .place-name")]
    .map((name) => ({ name, text: name.querySelector("button, span") ?? name, box: name.getBoundingClientRect() }))
    .filter(({ name, box }) => name.checkVisibility({ opacityProperty: true }) && box.width > 12 && box.height > 6)
    .filter(({ name }) => getComputedStyle(name).clipPath === "none")
    .map(({ name, text, box }) => ({
      text: text.textContent,
      colour: getComputedStyle(text).color,
      opacity: Number(getComputedStyle(name).opacity),
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    }));
  bare.id = "bare";
  bare.textContent = `#board .place-name, #board .place-name * {
    color: transparent !important; -webkit-text-stroke: 0 !important; text-decoration: none !important;
  } #board .spot .pieces, #board .lines { visibility: hidden; }`;
  document.head.append(bare);
  return found;
}"""

CONTRASTS = """async ([names, picture]) => {
  document.getElementById("bare").remove();
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((each) => (each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const inked = (colour) => {
    const one = new OffscreenCanvas(1, 1).getContext("2d");
    one.fillStyle = colour;
    one.fillRect(0, 0, 1, 1);
    return [...one.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  return names.map(({ text, colour, opacity, box }) => {
    const letters = inked(colour);
    const { data } = canvas.getImageData(Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height));
    const all = [];
    for (let at = 0; at < data.length; at += 4) {
      const under = [...data.slice(at, at + 3)];
      const ground = light(under);
      const ink = light(letters.map((each, k) => each * opacity + under[k] * (1 - opacity)));
      all.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
    all.sort((a, b) => a - b);
    return { text, contrast: all[Math.floor(all.length / 2)] ?? 21 };
  });
}"""


def contrasts(page: Page) -> list[dict[str, Any]]:
    """By name on the map, how it stands out from what is under most of it."""
    names = page.evaluate(NAMES)
    picture = base64.b64encode(page.screenshot()).decode()
    found: list[dict[str, Any]] = page.evaluate(CONTRASTS, [names, picture])
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_letters_are_large_enough_and_stand_out_from_the_map(open_page: OpenPage, game: str) -> None:
    page = open_page(**SCREEN)
    at_a_table(page, game)
    assert page.evaluate(SMALL, LEAST_PIXELS) == []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.wait_for_timeout(400)
        found = contrasts(page)
        weak = [
            f"{each['text']}: {each['contrast']:.1f}" for each in found if each["contrast"] < LEAST_CONTRAST
        ]
        assert (theme, weak) == (theme, [])


def test_names_are_shown_by_the_size_of_the_board(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 820, "height": 1180})
    at_a_table(page, "wsdv")
    shown = page.locator("#board .spot.lettered .place-name:visible")
    assert shown.filter(has_text="Hamburg").count() and shown.filter(has_text="Leipzig").count()
    boxes = page.evaluate("""() => [...document.querySelectorAll("#board .spot.lettered[data-name]:not([data-name=none]) .place-name")]
      .map((name) => name.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))""")
    assert len(boxes) > 25
    crossing = [
        (a, b)
        for k, a in enumerate(boxes)
        for b in boxes[k + 1 :]
        if min(a["right"], b["right"]) - max(a["left"], b["left"]) > 2
        and min(a["bottom"], b["bottom"]) - max(a["top"], b["top"]) > 2
    ]
    assert crossing == []


RIMLESS = """() => [...document.querySelectorAll("#board .lettered .place-name")].filter((name) => {
  const { color, webkitTextStrokeColor } = getComputedStyle(name);
  const [ink, rim] = [color, webkitTextStrokeColor].map((each) => each.match(/\\d+/g).slice(0, 3).map(Number));
  return Math.max(...ink.map((part, n) => Math.abs(part - rim[n]))) < 128;
}).length"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_letters_with_more_contrast_differ_from_their_rim(open_page: OpenPage, scheme: str) -> None:
    page = open_page(color_scheme=scheme, viewport={"width": 1440, "height": 900})
    page.emulate_media(contrast="more")
    page.goto(f"/table/{open_table(page, 'wsdv', me('Anna'), bot('random'))}")
    page.wait_for_selector("#board .lettered .place-name", state="attached")
    assert page.evaluate(RIMLESS) == 0
