"""The files in `deploy`: nginx and Caddy with their real programs before a real server, the container and the unit by their linters."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.server.serving import PATIENCE, Person, Server, free_port, until

DEPLOY = Path("deploy")
NAME = "play.example.org"


def program(name: str) -> str:
    """A program that these tests need; in CI it may not be missing."""
    folders = [str(Path(sys.executable).parent), os.environ.get("PATH", ""), "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{name} is missing")
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers to its name, as behind a proxy."""
    folder = tmp_path_factory.mktemp("behind")
    server = Server(f"sqlite:///{folder / 'tables.sqlite'}", 0.0, "--allowed-host", NAME)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of our own for the name, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    subprocess.run(
        [
            program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", f"/CN={NAME}", "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem",
        ],
        check=True, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return folder


def nginx(server: Server, port: int, certificate: Path, folder: Path) -> list[Any]:
    """nginx with our file, at other ports and with another certificate."""
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
        (f"/etc/letsencrypt/live/{NAME}", str(certificate)),
    ):
        assert ours in site
        site = site.replace(ours, here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"pid {folder}/pid; daemon off; error_log stderr; events {{}} http {{ access_log off; {paths} {site} }}"
    (folder / "nginx.conf").write_text(whole)
    return [program("nginx"), "-p", folder, "-c", folder / "nginx.conf"]


def caddy(server: Server, port: int, certificate: Path, folder: Path) -> list[Any]:
    """Caddy with our file, at another port and with another certificate."""
    site = (DEPLOY / "Caddyfile").read_text()
    own = f"\ttls {certificate}/fullchain.pem {certificate}/privkey.pem\n\treverse_proxy"
    assert "\treverse_proxy" in site
    options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(options + site.replace("\treverse_proxy", own))
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, behind: Server, certificate: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the server behind a proxy."""
    port = free_port()
    command = request.param(behind, port, certificate, tmp_path)
    settings = {
        "DETENTE_NAME": f"{NAME}:{port}",
        "DETENTE_AT": f"127.0.0.1:{behind.port}",
        "HOME": str(tmp_path),
    }
    running = subprocess.Popen(
        command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until(lambda: answers(f"https://{NAME}:{port}"), "the proxy")
        yield f"https://{NAME}:{port}"
    finally:
        running.terminate()
        try:
            running.wait(5)
        except subprocess.TimeoutExpired:
            running.kill()


class Nearby(httpx.HTTPTransport):
    """Finds the name on this machine, and trusts its certificate."""

    def __init__(self) -> None:
        super().__init__(verify=False)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """The answer, from this machine."""
        here = request.url.copy_with(host="127.0.0.1")
        named = {**request.extensions, "sni_hostname": NAME}
        return super().handle_request(
            httpx.Request(
                request.method, here, headers=request.headers, stream=request.stream, extensions=named
            )
        )


def answers(url: str) -> bool:
    """Whether the proxy and the server behind it answer yet."""
    try:
        with httpx.Client(transport=Nearby()) as http:
            return http.get(f"{url}/api/me", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def visitor(url: str) -> Person:
    """A person who comes by name."""
    person = Person.__new__(Person)
    person.http = httpx.Client(
        base_url=url, transport=Nearby(), timeout=PATIENCE, headers={"Content-Type": "application/json"}
    )
    person._commands = 0
    return person


def test_a_proxy_keeps_the_name_secures_the_cookie_and_sends_streams_on_at_once(proxy: str) -> None:
    anna = visitor(proxy)
    page = anna.http.get("/")
    assert page.status_code == 200
    assert "secure" in page.headers["set-cookie"].lower(), "the server knows that its visitors come by https"
    table = anna.open_table("isles", "me", "screen Bea")["id"]
    with anna.http.stream("GET", "/api/stream", params={"watch": f"{table}:0"}) as answer:
        lines = answer.iter_lines()
        assert any(line.startswith("event: hello") for line in lines)
        anna.post(f"/api/tables/{table}/chat", {"id": "1", "seat": 0, "text": "hello"})
        assert any(line.startswith("event: chat") for line in lines), (
            "the line comes while the stream is open"
        )


def test_the_container_and_its_services_are_as_they_should_be() -> None:
    subprocess.run([program("hadolint"), DEPLOY / "Dockerfile"], check=True)
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert services["detente"]["read_only"] and "ports" not in services["detente"], (
        "only the proxy reaches it"
    )
    last = (DEPLOY / "Dockerfile").read_text().rsplit("\nFROM ", 1)[1]
    assert "\nUSER 10001" in last and "\nHEALTHCHECK" in last


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = (
        (DEPLOY / "detente.service")
        .read_text()
        .replace("/opt/detente/bin/detente", shutil.which("true") or "")
    )
    (tmp_path / "detente.service").write_text(unit)
    verify = [program("systemd-analyze"), "verify", "--man=no", tmp_path / "detente.service"]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
