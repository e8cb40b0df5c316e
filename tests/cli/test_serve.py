"""What `detente serve` refuses before it serves: in one sentence, and what to do about it."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from detente.cli.serve import SCREENS, show
from detente.server.app import ready
from detente.server.settings import Settings
from tests.server.commands import invoke, own_thread
from tests.server.databases import tables_at
from tests.server.serving import Person, Server, free_port

OLD = Path("tests/fixtures/store/0004.sqlite")


@contextmanager
def opened(database: str) -> Iterator[None]:
    """A database as a server finds it that starts to serve from it."""
    start = ready(Settings(database))
    with own_thread() as thread:
        thread.submit(start.__enter__).result()
        try:
            yield
        finally:
            thread.submit(start.__exit__, None, None, None).result()


def refusal(written: str, *more: str) -> str:
    """What is said when a server is to serve from this database, and cannot."""
    done = invoke("serve", "--port", free_port(), "--database", written, *more)
    assert done.exit_code == 2
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.stdout == "", "no address of a server that does not serve"
    return " ".join(done.stderr.split())


@pytest.mark.parametrize("written", ["mysql://localhost/detente", "sqlite:", "oracle:x"])
def test_what_is_no_database_is_refused_in_words(written: str) -> None:
    told = refusal(written)
    assert written in told and "sqlite:///FILE" in told


def folder(path: Path) -> None:
    path.mkdir()


def text(path: Path) -> None:
    path.write_text("My tables\n" * 1000)


def strange(path: Path) -> None:
    sqlite3.connect(path).execute("CREATE TABLE bookmarks (id INTEGER)")


def newer(path: Path) -> None:
    shutil.copy(OLD, path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9042'")


FILES: list[tuple[Callable[[Path], None], str]] = [
    (folder, "is a folder"),
    (text, "file is not a database"),
    (strange, "'bookmarks'"),
    (newer, "a newer version of Détente wrote it (form 9042"),
]


@pytest.mark.parametrize("make, said", FILES, ids=[make.__name__ for make, _ in FILES])
def test_a_wrong_file_is_refused_in_a_sentence_and_left_as_it_is(
    make: Callable[[Path], None], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite"
    make(file)
    before = file.read_bytes() if file.is_file() else b""
    told = refusal(str(file))
    assert said in told and str(file) in told and "Background" not in told
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    text(tmp_path / "notes")
    told = refusal(str(tmp_path / "notes" / "tables.sqlite"))
    assert str(tmp_path / "notes" / "tables.sqlite") in told


def test_a_postgresql_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    told = refusal(f"postgresql://anna:secret@/tables?host={tmp_path}")
    assert "anna" in told and str(tmp_path) in told
    assert "secret" not in told and "Background" not in told


def test_a_postgresql_of_a_newer_version_is_refused(postgres: str) -> None:
    from tests.server.postgres import ask

    with opened(postgres):
        ask(postgres, "UPDATE alembic_version SET version_num = '9042'")
    assert "form 9042" in refusal(postgres)


@pytest.mark.parametrize(
    "written, file",
    [
        ("tables.sqlite", "tables.sqlite"),
        ("new folder/my tables.db", "new folder/my tables.db"),
        ("~/tables", "home/tables"),
        ("sqlite:///~/tables", "home/tables"),
        ("sqlite:///by address.sqlite", "by address.sqlite"),
    ],
)
def test_a_path_is_a_database(
    written: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    with opened(written):
        assert (tmp_path / file).is_file()


def test_a_path_takes_the_tables_of_an_older_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copy(OLD, file)
    with opened(str(file)):
        assert len(tables_at(str(file))["tables"]["rows"]) == 1


@pytest.mark.parametrize("scheme", ["postgres:", "postgresql:", "postgresql+psycopg:", "postgresql+asyncpg:"])
def test_an_address_of_postgresql_needs_no_driver(scheme: str, postgres: str) -> None:
    address = postgres.replace("postgresql:", scheme)
    with opened(address):
        assert tables_at(postgres)["tables"]["rows"] == []


def test_a_second_server_on_a_file_refuses_and_the_first_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    server = Server(str(file))
    try:
        anna = Person(server.url)
        table = anna.open_table("isles", "me", "screen Zoe")["id"]
        (tmp_path / "link.sqlite").symlink_to(file)
        for written in (str(file), f"sqlite:///{file}", str(tmp_path / "link.sqlite")):
            told = refusal(written)
            assert "another server already serves" in told and "--database" in told
        command = [sys.executable, "-c", "from detente.cli import app; app()", "serve"]
        done = subprocess.run(
            [*command, "--port", str(free_port()), "--database", str(file)],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 2 and "another server" in done.stderr and "Traceback" not in done.stderr
        assert anna.get(f"/api/tables/{table}")["status"] == "running"
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}")["status"] == "running", "a killed server leaves its place"
    finally:
        server.stop()


@pytest.mark.parametrize("written", ["tabels=1", "chat=none", "tables=0"])
def test_limits_that_cannot_be_are_refused_in_words(written: str) -> None:
    assert repr(written.partition("=")[0]) in refusal("tables.sqlite", "--limits", written)


@pytest.mark.parametrize(
    ("written", "lacks"),
    [
        (["--smtp", "mail.example.org"], "--smtp must be an address such as smtp://"),
        (["--smtp", "smtp://mail.example.org"], "--smtp needs --mail-from"),
        (["--smtp", "smtp://mail.example.org", "--mail-from", "t@example.org"], "--smtp needs --public-url"),
        (["--public-url", "play.example.org"], "--public-url must be an address such as https://"),
    ],
)
def test_what_news_need_is_said(written: list[str], lacks: str) -> None:
    assert lacks in refusal("tables.sqlite", *written)


@pytest.fixture
def opened_pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that the user's browser is told to open."""
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    return pages


def test_the_page_opens_once_the_server_answers(
    opened_pages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    answers = iter([httpx.ConnectError("not yet"), httpx.Response(503), httpx.Response(200)])
    asked: list[str] = []

    def get(url: str, **_: object) -> httpx.Response:
        asked.append(url)
        assert not opened_pages, "opened before the server answered"
        answer = next(answers)
        if isinstance(answer, httpx.Response):
            return answer
        raise answer

    monkeypatch.setattr("httpx.get", get)
    monkeypatch.setattr("detente.cli.serve.ASK_AGAIN", 0.0)
    show("http://127.0.0.1:8000")
    assert asked == ["http://127.0.0.1:8000/readyz"] * 3
    assert opened_pages == ["http://127.0.0.1:8000"]


def test_no_page_opens_where_there_is_no_screen(
    opened_pages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    show("http://127.0.0.1:1")
    assert opened_pages == []
