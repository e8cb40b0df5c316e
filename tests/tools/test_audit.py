"""The audit of packages, against a service that says what a test wants."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

VULNERABLE = {
    "id": "PYSEC-2099-1",
    "aliases": ["CVE-2099-1"],
    "summary": "made up",
    "affected": [
        {
            "package": {"name": "broken-thing", "ecosystem": "PyPI"},
            "versions": ["1.0.0"],
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "1.0.1"}]}],
        }
    ],
}


class Service(ThreadingHTTPServer):
    """Answers as OSV does. status: of every answer. asked: names of packages."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.status = 200
        self.asked: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1/query"


class Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        asked: Any = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = asked["package"]["name"]
        self.server.asked.append(name)
        body = json.dumps({"vulns": [VULNERABLE]} if name == "broken-thing" else {}).encode()
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *about: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[Service]:
    serving = Service()
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    yield serving
    serving.shutdown()
    serving.server_close()


def audit(folder: Path, url: str, *packages: str) -> tuple[int, str]:
    file = folder / "constraints.txt"
    file.write_text("# a comment\n" + "\n".join(packages) + "\n")
    command = [sys.executable, "-m", "tools.audit", "--constraints", str(file), "--service", url]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout + done.stderr


def test_a_known_vulnerability_fails_and_is_named(tmp_path: Path, service: Service) -> None:
    status, said = audit(tmp_path, service.url, "sound==2.0", "broken-thing==1.0.0")
    assert status == 1
    assert "broken-thing 1.0.0: PYSEC-2099-1 (CVE-2099-1), mended in 1.0.1" in said
    assert "2 packages audited, 1 known vulnerabilities." in said
    assert sorted(service.asked) == ["broken-thing", "sound"]


def test_without_one_it_says_how_many_it_has_looked_up(tmp_path: Path, service: Service) -> None:
    assert audit(tmp_path, service.url, "sound==2.0") == (0, "1 packages audited, 0 known vulnerabilities.\n")


def test_a_service_that_cannot_be_asked_is_never_taken_for_a_good_answer(
    tmp_path: Path, service: Service
) -> None:
    service.status = 503
    for url in (service.url, "http://127.0.0.1:1/v1/query"):
        status, said = audit(tmp_path, url, "sound==2.0")
        assert status == 0
        assert said.startswith(f"NOT AUDITED: {url} could not be asked") and "audited," not in said
    status, said = audit(tmp_path, service.url)
    assert "NOT AUDITED" in said
