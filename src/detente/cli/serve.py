"""The server, from the command line."""

import asyncio
import socket
from datetime import timedelta
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from detente.cli.commands.table import ServeOptions
from detente.cli.inputs import Wrong, find_game, read_bytes, read_limit
from detente.core.records.record import read_record
from detente.core.shown.words import LETTERS
from detente.server.app import ready
from detente.server.app import serve as serve_table
from detente.server.limits import Limits, read_limits
from detente.server.service.importing import import_game
from detente.server.settings import Settings, standard_database
from detente.server.store.database import error_text


def serve(typed: ServeOptions) -> None:
    """Print the server's address, and serve until Ctrl-C."""
    check_free(typed.host, typed.port)
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
    )
    address = f"http://{'127.0.0.1' if typed.host == '0.0.0.0' else typed.host}:{typed.port}"
    try:
        with ready(settings):
            lines = links(settings, typed.record, address) if typed.record is not None else []
            print(f"Détente: {address}   (Ctrl-C ends it)", *lines, sep="\n", flush=True)
            serve_table(settings, typed.host, typed.port)
    except (ValueError, OSError) as error:
        raise Wrong(f"{error}") from error
    except SQLAlchemyError as error:
        raise Wrong(f"the database cannot be used: {error_text(error)}") from error


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
