from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.longer import DATABASES
from tests.server.postgres import cluster, postgres
from tests.server.serving import Person, Server, sqlite_url

__all__ = ["anna", "boris", "cluster", "postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker that do not kill theirs."""
    serving = Server(sqlite_url(tmp_path_factory.mktemp("server")))
    yield serving
    serving.stop()


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server.url)


@pytest.fixture
def boris(server: Server) -> Person:
    return Person(server.url)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("cluster").fresh())
