"""Commands that open a database or speak to a server."""

from concurrent.futures import ThreadPoolExecutor

from click.testing import Result
from typer.testing import CliRunner

from detente.cli import app


def own_thread() -> ThreadPoolExecutor:
    """A thread for what starts an event loop: the browser tests leave one running in the thread of the tests."""
    return ThreadPoolExecutor(1)


def invoke(*typed: object) -> Result:
    """A command carried out in a thread of its own."""
    with own_thread() as thread:
        return thread.submit(CliRunner().invoke, app, [*map(str, typed)], prog_name="detente").result()
