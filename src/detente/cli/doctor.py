"""What `detente doctor` looks at: each check is a line that says what was found, or what to do."""

from __future__ import annotations

import asyncio
import platform
import re
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryFile
from typing import Literal, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx
from sqlalchemy.exc import SQLAlchemyError

import detente
import detente.core
from detente.bots import able
from detente.cli.commands.hosting import DoctorOptions
from detente.cli.packages import EXTRAS, missing
from detente.core.engine.parts import faults
from detente.server.content.client import WEB, Client
from detente.server.settings import standard_database
from detente.server.store.backup import head_revision, reading, revision_of
from detente.server.store.database import NoDatabase, address_of, display_address, error_text, file_of
from detente.server.store.file_lock import sole_server

SECONDS = 5.0
"""How long another server may take to answer."""
GIGABYTE = 2**30
LITTLE_DISK = 1 * GIGABYTE

State = Literal["ok", "note", "wrong"]


class Line(NamedTuple):
    """What was found. state: `wrong` needs doing; `note` may be meant. todo: what to do, if anything."""

    state: State
    about: str
    found: str
    todo: str = ""


def examine(typed: DoctorOptions) -> Iterator[Line]:
    """All lines, in order. A check that breaks down is a line, too."""
    database = typed.database or standard_database()
    checks: dict[str, Callable[[], Iterator[Line]]] = {
        "installation": installation,
        "packages": packages,
        "games": games,
        "web pages": web_pages,
        "database": lambda: the_database(database),
        "disk": lambda: disk(database),
        "port": lambda: port(typed.host, typed.port),
        "public address": lambda: public_address(typed),
        "mail": lambda: mail(typed),
    }
    for about, check in checks.items():
        try:
            yield from check()
        except Exception as error:
            yield Line(
                "wrong", about, f"{type(error).__name__}: {error}", "this check broke down: please report it"
            )


def installation() -> Iterator[Line]:
    """The versions and the system, for those who report a defect, and whether the rules are compiled."""
    yield Line("ok", "Python", f"{platform.python_version()}, Détente {detente.__version__}")
    yield Line("ok", "system", platform.platform())
    if detente.core.COMPILED:
        yield Line("ok", "rules", "compiled")
    else:
        yield Line(
            "note",
            "rules",
            "interpreted",
            "bots think faster with compiled rules; in a checkout: make compiled",
        )


def packages() -> Iterator[Line]:
    """What Détente needs, and which extras are complete."""
    if lacking := missing():
        again = "install Détente again: pip install --upgrade detente"
        yield Line("wrong", "packages", f"missing or of another version: {', '.join(lacking)}", again)
    else:
        yield Line("ok", "packages", "complete")
    there = [extra for extra in EXTRAS if not missing(extra)]
    rest = [extra for extra in EXTRAS if extra not in there]
    todo = f"where a command asks for one: pip install 'detente[{rest[0]}]'" if rest else ""
    yield Line(
        "ok",
        "extras",
        f"{', '.join(there) or 'none'}{'; not installed: ' if rest else ''}{', '.join(rest)}",
        todo,
    )


def games() -> Iterator[Line]:
    """The installed games, with what does not work in them."""
    there = detente.games()
    if not there:
        yield Line(
            "wrong",
            "games",
            "none is installed",
            "install Détente anew: pip install --force-reinstall detente",
        )
    for id in there:
        game = detente.game(id)
        found = faults(game)
        bots = f"{len(able(game))} bots"
        if found:
            yield Line(
                "wrong", id, "; ".join(found), "update or remove the package of this game (detente games)"
            )
        else:
            yield Line("ok", id, f"{game.title}, rules version {game.version}, {bots}")
    for id, why in detente.broken().items():
        yield Line("wrong", id, why, "update or remove the package of this game (detente games)")


def web_pages() -> Iterator[Line]:
    """The files of the client."""
    try:
        Client(WEB)
    except (OSError, ValueError) as error:
        yield Line(
            "wrong", "web pages", str(error), "install Détente anew: pip install --force-reinstall detente"
        )
    else:
        yield Line("ok", "web pages", "complete")


def the_database(written: str) -> Iterator[Line]:
    """Whether it can be reached, which form it has, and who uses it."""
    try:
        address = address_of(written)
        file = file_of(address)
        if file is not None and not file.exists():
            yield new_file(file)
            return
        with reading(written) as connection:
            form, newest = revision_of(connection), head_revision(connection)
    except NoDatabase as error:
        yield Line("wrong", "database", str(error), "name another with --database, or update Détente")
        return
    except (SQLAlchemyError, OSError) as error:
        yield Line(
            "wrong",
            "database",
            error_text(error),
            "see that it runs, and that its address and rights are right",
        )
        return
    shown = display_address(address)
    if form is None:
        yield Line("ok", "database", f"{shown}: empty, filled when the server first starts")
    elif form == newest:
        yield Line("ok", "database", f"{shown}: form {form}, the newest")
    else:
        todo = "detente check-tables, then detente dump; the server upgrades it when it starts"
        yield Line("note", "database", f"{shown}: form {form}, this version's is {newest}", todo)
    yield from users(written, file)


def new_file(file: Path) -> Line:
    """Whether a database can be made where none is yet."""
    folder = next(each for each in (file.parent, *file.parents) if each.exists())
    try:
        with TemporaryFile(dir=folder):
            return Line("ok", "database", f"{file}: made when the server first starts")
    except OSError as error:
        todo = "see that you may write there, or name another place with --database"
        return Line("wrong", "database", f"{file} cannot be made: {error.strerror or error}", todo)


def users(written: str, file: Path | None) -> Iterator[Line]:
    """Whether a server uses a file now."""
    if file is None:
        return
    try:
        with sole_server(written):
            yield Line("ok", "database in use", "by no server")
    except NoDatabase as error:
        if "another server" not in str(error):
            raise
        yield Line(
            "note",
            "database in use",
            "by a running server",
            "end it before you start another one on this file",
        )


def disk(written: str) -> Iterator[Line]:
    """Free room where the database is."""
    file = file_of(address_of(written))
    if file is None:
        return
    folder = next(each for each in (file.parent, *file.parents) if each.is_dir())
    free = shutil.disk_usage(folder).free
    said = f"{free / GIGABYTE:.1f} GB free in {folder}"
    if free < LITTLE_DISK:
        yield Line("wrong", "disk", said, "make room: a full disk stops all games until there is some")
    else:
        yield Line("ok", "disk", said)


def port(host: str, number: int) -> Iterator[Line]:
    """Whether the server can listen, or does."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        where = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        if answers_as_detente(f"http://{where}:{number}"):
            yield Line("ok", "port", f"{number} on {host}: Détente answers there")
        else:
            yield Line(
                "wrong", "port", f"{number} on {host}: {error.strerror or error}", "take another with --port"
            )
    else:
        yield Line("ok", "port", f"{number} on {host}: free")


def answers_as_detente(url: str) -> bool:
    """Whether a server of Détente answers at an address."""
    try:
        document = httpx.get(f"{url}/openapi.json", timeout=SECONDS, follow_redirects=True)
        return document.status_code == 200 and document.json()["info"]["title"] == "Détente"
    except (httpx.HTTPError, ValueError, KeyError, TypeError):
        return False


def public_address(typed: DoctorOptions) -> Iterator[Line]:
    """Whether people reach the server under its address."""
    url = typed.public_url
    about = "public address"
    if not url:
        yield Line("note", about, "none", "links in news need --public-url, such as https://play.example.org")
    elif not re.fullmatch(r"https?://[^\s/?#]+/?", url):
        yield Line("wrong", about, url, "write it as https://play.example.org, without a path")
    elif not answers_as_detente(url.rstrip("/")):
        todo = "start the server with --allowed-host and this name, and see that the proxy leads to it"
        yield Line("wrong", about, f"{url}: no Détente answers there", todo)
    elif url.startswith("http://"):
        yield Line(
            "note",
            about,
            f"{url}: without TLS",
            "cookies and links can be read on the way: put a proxy with TLS before it",
        )
    else:
        yield Line("ok", about, f"{url}: Détente answers there")


def mail(typed: DoctorOptions) -> Iterator[Line]:
    """Whether the mail server takes us."""
    if not typed.smtp:
        yield Line("note", "mail", "none", "to send news by mail, set DETENTE_SMTP and DETENTE_MAIL_FROM")
        return
    if not re.fullmatch(r"smtps?://[^\s/?#]+", typed.smtp):
        yield Line(
            "wrong", "mail", "the address of the mail server is wrong", "write smtp://USER:PASSWORD@HOST:587"
        )
        return
    if not typed.mail_from or "@" not in typed.mail_from:
        yield Line("wrong", "mail", "nobody to send from", "set DETENTE_MAIL_FROM, such as table@example.org")
        return
    where = urlsplit(typed.smtp)
    try:
        asyncio.run(greet(typed.smtp))
    except aiosmtplib.SMTPAuthenticationError as error:
        yield Line(
            "wrong", "mail", f"{where.hostname}: {error.message}", "check user and password in DETENTE_SMTP"
        )
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        yield Line("wrong", "mail", f"{where.hostname}: {error}", "check host and port in DETENTE_SMTP")
    else:
        yield Line("ok", "mail", f"{where.hostname} takes mail from {typed.mail_from}")


async def greet(smtp: str) -> None:
    """Connect to a mail server as the senders do, and sign in if there is a user."""
    where = urlsplit(smtp)
    secure = where.scheme == "smtps"
    client = aiosmtplib.SMTP(
        hostname=where.hostname,
        port=where.port or (465 if secure else 587),
        username=unquote(where.username) if where.username else None,
        password=unquote(where.password) if where.password else None,
        use_tls=secure,
        start_tls=True if where.username and not secure else None,
        timeout=SECONDS,
    )
    async with client:
        await client.noop()
