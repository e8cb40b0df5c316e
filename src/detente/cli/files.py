"""Files that commands write: checked early, and written completely or not at all."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from detente.arena.export import check_format, write_whole
from detente.cli.commands.common import Page
from detente.cli.inputs import Wrong, check_writable, read_language, spoken
from detente.cli.running import lacking
from detente.core.shown.words import languages

PAGES = "detente.arena"
"""The package with the texts of pages."""


def check_out(out: Path | None) -> None:
    """Check early that games can be written there."""
    if out is None:
        return
    try:
        check_format(out)
    except ValueError as error:
        raise Wrong(f"--out: {error}") from error
    check_writable(out)


def check_page(page: Page) -> None:
    """Check early that a page can be written there."""
    read_language(page.language, languages(PAGES), "a page")
    if page.report is None:
        return
    if page.report.suffix.lower() not in (".html", ".htm"):
        raise Wrong(f"--report must end with .html, not {page.report.name!r}")
    check_writable(page.report)
    try:
        import plotly  # noqa: F401
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "--report") from error


def write_text(file: Path, text: str, message: str, console: Console) -> None:
    """Write a text to a file, and say so by the terminal's text `message`."""
    saved(file, lambda: write_whole(file, text), message, console)


def saved(file: Path, write: Callable[[], None], message: str, console: Console) -> None:
    """Write something to a file, and say so by the terminal's text `message`."""
    try:
        write()
    except OSError as error:
        raise Wrong(f"cannot write {file}: {error.strerror}") from error
    console.print(spoken()(message, file=str(file)), markup=False, soft_wrap=True)
