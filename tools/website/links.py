"""Whether a built site holds together: every link inside leads somewhere, anchors included, and no page loads anything from the network."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("source", "srcset"), ("iframe", "src")}
ELSEWHERE = ("http", "https", "mailto", "data", "javascript")


class Page(HTMLParser):
    """The anchors of a page, and where it leads: (element, attribute, address)."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.anchors: set[str] = {""}
        self.leads: list[tuple[str, str, str]] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect an element."""
        for name, value in attrs:
            if value is None:
                continue
            if name in ("id", "name"):
                self.anchors.add(value)
            elif name in ("href", "src", "srcset"):
                self.leads.append((tag, name, value))


def problems(site: Path) -> Iterator[str]:
    """What is wrong, a line each."""
    pages = {file.resolve(): Page(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for tag, name, address in page.leads:
            said = f"{file.relative_to(site.resolve())}: <{tag} {name}={address!r}>"
            parts = urlsplit(address)
            if parts.scheme in ELSEWHERE or parts.netloc:
                if (tag, name) in LOADED and parts.scheme != "data":
                    yield f"{said} needs the network"
                continue
            there = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not there.is_file():
                yield f"{said} leads nowhere"
            elif there in pages and unquote(parts.fragment) not in pages[there].anchors:
                yield f"{said}: no such place on the page"
