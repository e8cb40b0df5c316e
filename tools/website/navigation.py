"""What is where on the site: sections, and their pages in order. A test compares them with the files in docs."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
LANGUAGES: Final = ("en", "de")
GAMES: Final = ("nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo")


class Section(NamedTuple):
    """Pages for one kind of reader. pages: files of the repository, or pages made for the site (`players/...`, `api/...`), without suffix."""

    title: str
    about: str
    pages: tuple[str, ...]


PLAYERS: Final = {
    "en": Section("Play", "the games, and how to play them here", ("docs/playing", *(f"players/{game}/index" for game in GAMES))),
    "de": Section("Spielen", "die Spiele, und wie man sie hier spielt", ("docs/playing", *(f"players/{game}/index" for game in GAMES))),
}  # fmt: skip

SECTIONS: Final = (
    Section("Hosts", "run a server for friends or for everybody", ("docs/hosting", "docs/over-days", "docs/people", "SECURITY")),
    Section("Bot writers", "programs that play over the network", ("docs/programs", "docs/protocol", "api/client", "api/bots")),
    Section(
        "Researchers", "environments, data sets, many games at once",
        (
            "docs/research/README", "docs/research/learned", "docs/research/leaderboard",
            *(f"docs/research/{game}" for game in GAMES),
            "docs/arena", "docs/measures", "api/detente", "api/research", "api/arena",
        ),
    ),
    Section(
        "Designers of editions", "what our editions do, how they play out, and how to make your own",
        (
            "docs/editions", "docs/tuning",
            *(f"docs/designers/{game}" for game in GAMES), *(f"docs/balance/{game}" for game in GAMES),
        ),
    ),
    Section("Authors of games", "add a game of your own", ("docs/adding-a-game", "docs/reference", "api/checks")),
    Section(
        "Contributors", "how Détente is built, and how we work",
        ("CONTRIBUTING", "docs/architecture", "docs/versions", "docs/table", "GOVERNANCE", "CODE_OF_CONDUCT", "CHANGELOG", "api/licences"),
    ),
)  # fmt: skip

API: Final = {
    "detente": ("Games and states", "detente"),
    "client": ("Programs over the network", "detente.client"),
    "bots": ("Bots", "detente.bots"),
    "research": (
        "Environments", "detente.research.pettingzoo", "detente.research.gymnasium", "detente.research.openspiel", "detente.research.vector",
    ),
    "arena": ("The arena", "detente.arena"),
    "checks": ("Checks of games", "detente.checks"),
}  # fmt: skip
"""Pages of the reference that are made from docstrings: title and modules."""


def documents() -> list[str]:
    """The files of the repository that are pages, without suffix, in order."""
    pages = [page for section in (PLAYERS["en"], *SECTIONS) for page in section.pages]
    return [page for page in pages if not page.startswith(("players/", "api/"))]
