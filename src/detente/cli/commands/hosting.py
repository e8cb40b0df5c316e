"""Commands for hosts: is everything in order, copies of a database, and whether tables survive an upgrade."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.commands.options import command

group = typer.Typer()

AnyDatabase = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE",
        help="As for [bold]detente serve[/bold]: a file, or postgresql://USER@HOST/NAME; DETENTE_DATABASE_URL if not "
        "given, else the file in your data folder.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


@dataclass(frozen=True, slots=True)
class CheckTablesOptions:
    """What `detente check-tables` takes."""

    database: AnyDatabase = None
    as_json: AsJson = False


@command(group, "check-tables")
def check_tables_command(typed: CheckTablesOptions) -> int:
    """Before an upgrade: play all running tables of a database again under the games that are installed here.

    Nothing is written, and servers may use the database meanwhile, also those of an older version. Install
    the new version in an environment of its own, and run this there.

    A table goes on from its stored state if its rules now forbid something that was done, break down over
    it, or lead somewhere else: moves from before cannot be taken back or looked at then. The exit code is 3
    if there are such tables, and 1 if there are any that cannot go on at all.

    [dim]Examples:[/dim]
    detente check-tables
    detente check-tables --database postgresql://localhost/detente --json
    """
    from detente.cli.hosting import check_tables

    return check_tables(typed)


@dataclass(frozen=True, slots=True)
class DumpOptions:
    """What `detente dump` takes."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; packed if it ends with .gz.")]
    database: AnyDatabase = None


@command(group, "dump")
def dump_command(typed: DumpOptions) -> None:
    """Write a whole database to a file: as a backup, or to move to another one. Servers may go on meanwhile.

    The file holds everything as it was at one moment. [bold]detente load[/bold] reads it into SQLite or PostgreSQL,
    whichever it came from. Keep it as safe as the database: it holds hands of running games and the secret of
    all links.

    [dim]Examples:[/dim]
    detente dump backup.json.gz
    detente dump backup.json.gz --database postgresql://localhost/detente
    """
    from detente.cli.hosting import dump

    dump(typed)


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """What `detente load` takes."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="What [bold]detente dump[/bold] wrote.")]
    database: AnyDatabase = None


@command(group, "load")
def load_command(typed: LoadOptions) -> None:
    """Fill a new, empty database from a file of [bold]detente dump[/bold], of this version or an older one.

    All links, cookies and games are as before. Clocks get back the time since the dump.

    [dim]Examples:[/dim]
    detente load backup.json.gz --database restored.sqlite
    detente load backup.json.gz --database postgresql://localhost/detente
    """
    from detente.cli.hosting import load

    load(typed)


@dataclass(frozen=True, slots=True)
class DoctorOptions:
    """What `detente doctor` takes: settings as for `detente serve`."""

    host: Annotated[str, typer.Option("--host", help="Where the server listens.")] = "127.0.0.1"
    port: Annotated[int, typer.Option("--port", "-p", min=1, max=65535, help="Where it listens.")] = 8000
    database: AnyDatabase = None
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            metavar="URL",
            envvar="DETENTE_PUBLIC_URL",
            help="The address under which people reach the server.",
        ),
    ] = None
    smtp: Annotated[
        str | None,
        typer.Option("--smtp", metavar="URL", envvar="DETENTE_SMTP", help="The server that sends email."),
    ] = None
    mail_from: Annotated[
        str | None,
        typer.Option(
            "--mail-from", metavar="ADDRESS", envvar="DETENTE_MAIL_FROM", help="Who emails come from."
        ),
    ] = None
    as_json: AsJson = False


@command(group, "doctor")
def doctor_command(typed: DoctorOptions) -> int:
    """Look at the installation and the settings of a server: what is in order, and what to do about the rest.

    Takes the settings of [bold]detente serve[/bold], and changes nothing: the email server is greeted, but no email is sent.
    The exit code is 1 if something needs doing.

    [dim]Examples:[/dim]
    detente doctor
    detente doctor --database postgresql://localhost/detente --public-url https://play.example.org
    """
    from detente.cli.hosting import doctor
    from detente.cli.inputs import Wrong

    try:
        return doctor(typed)
    except ModuleNotFoundError as error:
        again = "install Détente again: pip install --upgrade detente"
        raise Wrong(f"the package {error.name} is missing, without which no server runs: {again}") from error


@dataclass(frozen=True, slots=True)
class HostLinkOptions:
    """What `detente host-link` takes."""

    database: AnyDatabase = None
    public_url: Annotated[
        str,
        typer.Option(
            "--public-url",
            metavar="URL",
            envvar="DETENTE_PUBLIC_URL",
            help="The address under which you reach the server.",
        ),
    ] = "http://127.0.0.1:8000"


@command(group, "host-link")
def host_link_command(typed: HostLinkOptions) -> None:
    """Make a link to the page for hosts: tables, people, messages that did not arrive, server processes.

    The link works once, within a quarter of an hour, and lets that browser be the host's for twelve hours.
    A new link replaces the one before. Servers may run meanwhile.

    [dim]Examples:[/dim]
    detente host-link
    detente host-link --database postgresql://localhost/detente --public-url https://play.example.org
    """
    from detente.cli.hosting import host_link

    host_link(typed)
