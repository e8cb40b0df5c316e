"""The client as browsers fetch it: pages that name few files, whose names change with their content and which are kept for good.

The pages in `web` name the client's files one by one, and can be served like that (`Settings.single_files`); what several have in
common is a part in a file of its own. Usually a page gets one style sheet, its modules linked into one, and a list of where all else is, which `base/address.js` reads.
"""

from __future__ import annotations

import hashlib
import json
import logging
import mimetypes
import re
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from detente.server.content.linking import linked

log = logging.getLogger("detente.server")

WEB = Path(str(resources.files("detente").joinpath("web")))
SINGLE = "/web"
"""Where the files are served one by one, under their own names."""
TOGETHER = "/client"
"""Where they are served under names with their tags."""

SHEETS = re.compile(r'(?:<link rel="stylesheet" href="/web/[^"]+"[^>]*>\s*)+')
SHEET = re.compile(r'<link rel="stylesheet" href="/web/([^"]+)"')
MODULE = re.compile(r'(?<=<script type="module" src=")/web/([^"]+)(?=")')
FILE = re.compile(r'(?<==")/web/([^"]+)(?=")')
PART = re.compile(r"^[ ]*<!-- ([\w/-]+\.html) -->\n", re.MULTILINE)
"""A line of a page in whose place the part of this name stands."""
APART = frozenset({"account", "host", "tournaments"})
"""Texts that neither the lobby nor a table needs: they are a file of their own."""
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENTATION = re.compile(r"\n\s*")
PUNCTUATION = re.compile(r"\s*([{};])\s*")
URL = re.compile(r'url\("?([\w./-]+)"?\)')
TAGGED = re.compile(r"(?P<stem>.+)\.(?P<tag>[0-9a-f]{16})(?P<suffix>\.[\w.]+)")
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
}


class ClientFile(NamedTuple):
    """A file as it is sent. address: where, with a hash of its content."""

    address: str
    media_type: str
    content: bytes


def whole(web: Path, name: str) -> str:
    """The HTML of a page, with its parts."""
    text = web.joinpath(name).read_text(encoding="utf-8")
    return PART.sub(lambda part: whole(web, part[1]), text)


def spoken(page: str, language: str, web: Path) -> str:
    """A page whose language is named, and all in which the texts of the folder are."""
    there = sorted(file.stem for file in web.glob("locale/*.ftl") if "." not in file.stem)
    return page.replace('<html lang="en">', f'<html lang="{language}" data-languages="{" ".join(there)}">', 1)


def with_known(page: str, known: Any) -> str:
    """A page that brings along what its scripts would ask for first, as JSON (`base/known.js`)."""
    data = json.dumps(known, ensure_ascii=False).replace("<", "\\u003c")
    return page.replace("</head>", f'<script type="application/json" id="known">{data}</script>\n</head>', 1)


class SingleFiles:
    """The pages of a folder with their files one by one, as they are now: for those who develop the client."""

    def __init__(self, web: Path) -> None:
        self.web = web

    def page(self, name: str, language: str) -> str:
        """The HTML of a page in a language."""
        return spoken(whole(self.web, name), language, self.web)

    def find(self, name: str) -> tuple[ClientFile, bool] | None:
        """None: no file has a tag."""
        return None


class Client:
    """The files of a folder, put together when the first of them is asked for."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self._files: dict[str, ClientFile] = {}

    def page(self, name: str, language: str) -> str:
        """The HTML of a page in a language, whose common texts come along with the scripts."""
        page = spoken(self._pages[name], language, self.web)
        texts = self._files.get(f"{language}.ftl")
        if texts is None:
            return page
        link = f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{texts.address}">'
        return page.replace("</head>", f"{link}\n</head>", 1)

    def find(self, name: str) -> tuple[ClientFile, bool] | None:
        """The file of this name, and whether that is its name now; None if there is none.

        A page of an older version may ask for an older file: it gets the newest.
        """
        tagged = TAGGED.fullmatch(name)
        if tagged is None or not self._pages:
            return None
        found = self._files.get(tagged["stem"] + tagged["suffix"])
        return None if found is None else (found, found.address == f"{TOGETHER}/{name}")

    def address(self, file: str) -> str:
        """The address of a file of the client as it is, such as "base/icon.svg"."""
        return self._add(file.replace("/", "-"), (self.web / file).read_bytes())

    @cached_property
    def _pages(self) -> dict[str, str]:
        addresses = self._addresses()
        pages: dict[str, str] = {}
        for file in sorted(self.web.glob("*.html")):
            pages[file.name] = whole(self.web, file.name)
            try:
                pages[file.name] = self._together(file.stem, pages[file.name], addresses)
            except (OSError, ValueError) as error:
                log.error("%s is served with its files one by one: %s", file.name, error)
        return pages

    def _addresses(self) -> dict[str, str]:
        """The addresses of what scripts ask for: texts, workers, icons. The texts of a language are two files."""
        found: dict[str, str] = {}
        together: dict[str, list[Path]] = {}
        for file in sorted(self.web.glob("locale/*.ftl")):
            *about, language, _ = file.name.split(".")
            name = f"people.{language}.ftl" if about and APART.issuperset(about) else f"{language}.ftl"
            together.setdefault(name, []).append(file)
        for name, files in together.items():
            address = self._add(name, b"\n".join(file.read_bytes() for file in files))
            found.update({file.relative_to(self.web).as_posix(): address for file in files})
        for worker in self.web.glob("base/*-worker.js"):
            name = worker.relative_to(self.web).as_posix()
            found[name] = self._module(worker.name, name)
        for icon in self.web.glob("base/icon*.*"):
            name = icon.relative_to(self.web).as_posix()
            found[name] = self.address(name)
        return found

    def _together(self, stem: str, page: str, addresses: dict[str, str]) -> str:
        """A page that names few files."""
        page = SHEETS.sub(lambda links: self._sheet(f"{stem}.css", SHEET.findall(links[0])), page)
        page = MODULE.sub(lambda found: self._module(f"{stem}.js", found[1]), page)
        page = FILE.sub(lambda found: self.address(found[1]), page)
        listed = f'<script type="application/json" id="addresses">{json.dumps(addresses)}</script>'
        return page.replace("</head>", f"{listed}\n</head>", 1)

    def _sheet(self, name: str, files: list[str]) -> str:
        """A link to one style sheet made of several."""
        sheets = [self.web / file for file in files]
        content = "\n".join(self._with_addresses(sheet) for sheet in sheets)
        return f'<link rel="stylesheet" href="{self._add(name, content.encode())}">\n'

    def _with_addresses(self, sheet: Path) -> str:
        """A style sheet without comments and needless spaces, with the addresses of the pictures that it names."""
        return URL.sub(
            lambda url: f'url("{self.address((sheet.parent / url[1]).relative_to(self.web).as_posix())}")',
            PUNCTUATION.sub(r"\1", INDENTATION.sub("\n", COMMENT.sub("", sheet.read_text(encoding="utf-8")))),
        )

    def _module(self, name: str, entry: str) -> str:
        """The address of a module with all that it imports."""
        made = linked(self.web / entry, self.web, SINGLE)
        source_map = self._add(f"{name}.map", made.source_map.encode())
        return self._add(name, f"{made.code}//# sourceMappingURL={source_map}\n".encode())

    def _add(self, name: str, content: bytes) -> str:
        """The address of a new file."""
        tag = hashlib.sha256(content).hexdigest()[:16]
        stem, dot, suffix = name.partition(".")
        media_type = (
            TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        )
        made = ClientFile(f"{TOGETHER}/{stem}.{tag}{dot}{suffix}", media_type, content)
        self._files[name] = made
        return made.address


@cache
def client_of(web: Path) -> Client:
    """The client in a folder, which a process puts together once."""
    return Client(web)
