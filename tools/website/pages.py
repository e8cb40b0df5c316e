"""The sources of the site, made in a folder as Sphinx reads them: documents as they are in the repository, and the pages made for the site."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import detente
from tools import licences
from tools.website import players
from tools.website.navigation import API, GAMES, PLAYERS, ROOT, SECTIONS, Section, documents

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s:]+)(#[^)\s]*)?\)")
SUFFIX: Final = ".md"

WELCOME: Final = {
    "en": (
        "# Détente\n\nBoard games of power politics: play them in your browser, let bots play them, study them.\n\n"
        "<a href=\"de/index.html\">Deutsch: die Spiele und ihre Regeln</a>\n\n"
        "```sh\nmake play     # sets everything up and starts the server\n```\n"
    ),
    "de": (
        "# Détente\n\nBrettspiele der Machtpolitik: im Browser spielen, gegen Bots oder miteinander.\n\n"
        "Dies sind die Seiten für alle, die spielen. Alles Übrige gibt es auf <a href=\"../index.html\">Englisch</a>.\n\n"
        "```sh\nmake play     # richtet alles ein und startet den Server\n```\n"
    ),
}  # fmt: skip


def write(language: str, folder: Path) -> None:
    """Write the sources of the site in a language: in English all of it, in German the players' part."""
    sections = (PLAYERS[language], *(SECTIONS if language == "en" else ()))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for id in GAMES:
        players.write(detente.game(id), language, folder / "players" / id)
    if language == "en":
        shutil.copytree(ROOT / "docs" / "images", folder / "docs" / "images")
        for page in documents():
            copy(page, page, folder)
        for drawing in (ROOT / "docs").rglob("*.svg"):
            shutil.copy(drawing, folder / drawing.relative_to(ROOT))
        (folder / "api").mkdir()
        licence_page = f"# Licences of what Détente installs\n\n{licences.table()}"
        (folder / "api" / f"licences{SUFFIX}").write_text(licence_page, encoding="utf-8")
        for name, (title, *modules) in API.items():
            (folder / "api" / f"{name}{SUFFIX}").write_text(reference(title, modules), encoding="utf-8")
    else:
        copy(f"docs/playing.{language}", "docs/playing", folder)
    (folder / f"index{SUFFIX}").write_text(WELCOME[language] + contents(sections), encoding="utf-8")


def copy(source: str, page: str, folder: Path) -> None:
    """Copy a document, its links turned to what is on the site."""
    target = folder / f"{page}{SUFFIX}"
    target.parent.mkdir(parents=True, exist_ok=True)
    file = ROOT / f"{source}{SUFFIX}"
    target.write_text(LINK.sub(lambda found: turned(found, file), file.read_text("utf-8")), encoding="utf-8")


def turned(link: re.Match[str], file: Path) -> str:
    """A link to a page as it is; one to a file that is no page as the file's name."""
    words, path, _ = link.groups()
    there = (file.parent / path).resolve()
    pages = {ROOT / f"{page}{SUFFIX}" for page in documents()}
    if there in pages:
        return link[0]
    name = there.relative_to(ROOT).as_posix()
    return words if words.strip("`") == name else f"{words} (`{name}`)"


def reference(title: str, modules: list[str]) -> str:
    """A page of the reference: modules with all that they offer."""
    return (
        f"# {title}\n\n```{{eval-rst}}\n"
        + "\n".join(f".. automodule:: {module}\n" for module in modules)
        + "```\n"
    )


def contents(sections: tuple[Section, ...]) -> str:
    """The sections with their pages."""
    return "".join(
        f"\n## {section.title}\n\n{section.about[:1].upper()}{section.about[1:]}.\n\n"
        f"```{{toctree}}\n:caption: {section.title}\n:maxdepth: 1\n\n" + "\n".join(section.pages) + "\n```\n"
        for section in sections
    )
