"""The server, from the command line."""

import socket

from detente.cli.inputs import Wrong
from detente.server.app import serve as serve_table
from detente.server.settings import Settings, standard_database


def serve(host: str, port: int, database: str | None, bot_pace: float) -> None:
    """Say where the table is, and serve it until Ctrl-C."""
    url = database or standard_database()
    check_free(host, port)
    try:
        settings = Settings(url, bot_pace)
        print(
            f"Détente: http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}   (Ctrl-C ends it)",
            flush=True,
        )
        serve_table(settings, host, port)
    except ValueError as error:
        raise Wrong(str(error)) from error


def check_free(host: str, port: int) -> None:
    """See early whether the port can be had."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise Wrong(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
