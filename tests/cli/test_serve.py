"""What `detente serve` refuses before it serves."""

import socket

import pytest
from typer.testing import CliRunner

from detente.cli import app


@pytest.mark.parametrize("written", ["tables.sqlite", "mysql://localhost/detente", "sqlite:", "nonsense"])
def test_what_is_no_database_is_refused_in_words(written: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    done = CliRunner().invoke(app, ["serve", "--port", str(port), "--database", written], prog_name="detente")
    assert done.exit_code != 0
    assert isinstance(done.exception, SystemExit)
    told = " ".join((done.stderr or done.output).split())
    assert written in told and "sqlite:///FILE" in told
