"""The server, from the command line."""

import asyncio
import os
import re
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import Final

import httpx
from sqlalchemy.exc import SQLAlchemyError

from detente.cli.commands.table import ServeOptions
from detente.cli.inputs import Wrong, find_game, read_bytes, read_limit
from detente.core.records.record import read_record
from detente.core.shown.words import LETTERS
from detente.server.app import ready
from detente.server.app import serve as serve_table
from detente.server.limits import Limits, read_limits
from detente.server.logs import FORMATS
from detente.server.service.importing import import_game
from detente.server.settings import Settings, standard_database
from detente.server.store.database import error_text

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Variables of the environment, one of which is set where windows can be opened."""
START_SECONDS = 120.0
ASK_AGAIN = 0.2


def serve(typed: ServeOptions) -> None:
    """Print the server's address, and serve until Ctrl-C."""
    check_free(typed.host, typed.port)
    if typed.metrics_port is not None:
        check_free("127.0.0.1", typed.metrics_port)
    settings = Settings(
        typed.database or standard_database(),
        typed.bot_pace,
        hint_limit=read_limit(typed.hint_limit),
        analysis_limit=read_limit(typed.analysis_limit),
        away_after=timedelta(hours=typed.away_hours),
        hosts=(typed.host, *typed.allowed_host),
        bot_limit=typed.bot_limit,
        failures=typed.failures,
        limits=limits_of(typed.limits),
        public_url=public_address(typed.public_url),
        smtp=mail_server(typed),
        mail_from=typed.mail_from,
        private_webhooks=typed.private_webhooks,
        single_files=typed.single_files,
        log=log_form(typed.log),
        metrics_port=typed.metrics_port,
        forget_after=None if typed.forget_after is None else timedelta(days=typed.forget_after),
    )
    address = f"http://{'127.0.0.1' if typed.host == '0.0.0.0' else typed.host}:{typed.port}"
    try:
        with ready(settings):
            lines = links(settings, typed.record, address) if typed.record is not None else []
            print(f"Détente: {address}   (Ctrl-C ends it)", *lines, sep="\n", flush=True)
            if typed.browser:
                Thread(target=show, args=(address,), daemon=True).start()
            serve_table(settings, typed.host, typed.port)
    except (ValueError, OSError) as error:
        raise Wrong(f"{error}") from error
    except SQLAlchemyError as error:
        raise Wrong(f"the database cannot be used: {error_text(error)}") from error


def show(address: str) -> None:
    """Open the lobby in the browser of who typed this, as soon as the server answers. Without a screen nothing is opened."""
    if not has_screen():
        return
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            if httpx.get(f"{address}/readyz", timeout=START_SECONDS).is_success:
                webbrowser.open(address)
                return
        time.sleep(ASK_AGAIN)


def has_screen() -> bool:
    """Whether a browser has somewhere to open a window: one in this terminal would be in the server's way."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))


def public_address(written: str | None) -> str | None:
    """The address under which people reach the server, as it is written on the command line."""
    if written and not re.fullmatch(r"https?://[^\s/?#]+/?", written):
        raise Wrong(f"--public-url must be an address such as https://play.example.org, not {written}")
    return written or None


def mail_server(typed: ServeOptions) -> str | None:
    """The mail server, as it is written on the command line; what it needs besides must be there."""
    if not typed.smtp:
        return None
    if not re.fullmatch(r"smtps?://[^\s/?#]+", typed.smtp):
        raise Wrong("--smtp must be an address such as smtp://USER:PASSWORD@mail.example.org:587")
    if not typed.mail_from or "@" not in typed.mail_from:
        raise Wrong("--smtp needs --mail-from, the address from which mails come")
    if not typed.public_url:
        raise Wrong("--smtp needs --public-url, the address to which the links in mails lead")
    return typed.smtp


def log_form(written: str) -> str:
    """The form of the log, as it is written on the command line."""
    if written not in FORMATS:
        raise Wrong(f"--log takes {' or '.join(FORMATS)}, not {written!r}")
    return written


def limits_of(written: str) -> Limits:
    """Limits as they are written on the command line."""
    try:
        return read_limits(written)
    except ValueError as error:
        raise Wrong(f"{error}") from error


def links(settings: Settings, file: Path, address: str) -> list[str]:
    """Open a saved game as a table; lines with its links, and what could not be carried out."""
    try:
        record = read_record(read_bytes(file))
    except ValueError as error:
        raise Wrong(f"{file}: {error}") from error
    find_game(record.game)
    done = asyncio.run(import_game(settings, record))
    lines = [f"  seat {LETTERS[seat]}: {address}{link}" for seat, link in enumerate(done.links)]
    if done.left_out:
        lines.append(f"  The last {done.left_out} entries cannot be carried out: {done.error}")
    return lines


def check_free(host: str, port: int) -> None:
    """Check early that the port is free."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise Wrong(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
