"""What hosts do with a database and an installation, from the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from sqlalchemy.exc import SQLAlchemyError

from detente.cli.commands.hosting import (
    CheckTablesOptions,
    DoctorOptions,
    DumpOptions,
    HostLinkOptions,
    LoadOptions,
)
from detente.cli.inputs import Wrong
from detente.server.settings import standard_database
from detente.server.store.database import error_text

if TYPE_CHECKING:
    from detente.server.service.rehearsal import Rehearsal

UNLIKE = 1
CHANGED = 3
"""No table is stuck, but some go on from their stored states."""
SIGNS = {"ok": "[green]OK[/green]   ", "note": "[yellow]note[/yellow] ", "wrong": "[red]TO DO[/red]"}


@contextmanager
def explained() -> Iterator[None]:
    """Errors of databases and files as one line."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Wrong(f"the database cannot be used: {error_text(error)}") from error
    except (ValueError, OSError) as error:
        raise Wrong(f"{error}") from error


def check_tables(typed: CheckTablesOptions) -> int:
    """Print what would become of running tables; the exit code."""
    from detente.server.service.rehearsal import as_json, rehearse

    with explained():
        found = rehearse(typed.database or standard_database())
    if typed.as_json:
        json.dump(as_json(found), sys.stdout, indent=2, ensure_ascii=False)
        print()
    else:
        say_findings(found)
    return UNLIKE if found.stuck else CHANGED if found.findings else 0


def say_findings(found: Rehearsal) -> None:
    """Print a line for each table that does not go on as it is, and how many do."""
    console = Console(highlight=False)
    for each in found.findings:
        versions = (
            f"rules version {each.stored}, here {each.installed if each.installed is not None else 'none'}"
        )
        entry = f", entry {each.entry}" if each.entry is not None else ""
        outcome = (
            "cannot go on" if each.goes_on is None else f"goes on from its state after {each.goes_on} entries"
        )
        line = f"{each.table}  {each.game} ({versions}){entry}: {outcome}: {each.error}"
        console.print(line, markup=False, soft_wrap=True)
    tables = "1 running table" if found.tables == 1 else f"{found.tables} running tables"
    unlike = len(found.findings)
    console.print(
        f"{tables}: {found.tables - unlike} go on as they are, {unlike - found.stuck} from their stored state, {found.stuck} cannot go on."
    )


def dump(typed: DumpOptions) -> None:
    """Write a database to a file."""
    from detente.server.store import backup

    with explained():
        rows = backup.dump(typed.database or standard_database(), typed.file)
    Console(highlight=False).print(f"{rows} rows in {typed.file}.", markup=False, soft_wrap=True)


def load(typed: LoadOptions) -> None:
    """Fill a database from a file."""
    from detente.server.store import backup

    with explained():
        rows = backup.load(typed.file, typed.database or standard_database())
    Console(highlight=False).print(f"{rows} rows from {typed.file}.", markup=False, soft_wrap=True)


def doctor(typed: DoctorOptions) -> int:
    """Print what was found about the installation and the settings; the exit code."""
    from detente.cli.doctor import examine

    console = Console(highlight=False)
    lines = []
    for line in examine(typed):
        lines.append(line)
        if not typed.as_json:
            todo = f" – {line.todo}" if line.todo else ""
            console.print(
                f"{SIGNS[line.state]} {escape(f'{line.about}: {line.found}{todo}')}", soft_wrap=True
            )
    if typed.as_json:
        json.dump([line._asdict() for line in lines], sys.stdout, indent=2, ensure_ascii=False)
        print()
    return UNLIKE if any(line.state == "wrong" for line in lines) else 0


def host_link(typed: HostLinkOptions) -> None:
    """Print a link to the page for hosts."""
    from detente.server.store.hosting import fresh_link

    with explained():
        token = fresh_link(typed.database or standard_database())
    print(f"{typed.public_url.rstrip('/')}/host#{token}")
