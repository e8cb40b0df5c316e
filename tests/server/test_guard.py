"""Who may come in: names of the server, pages of other sites, heads without bodies."""

from collections.abc import Iterator

import httpx
import pytest

from detente.server.http.guard import Hosts
from tests.server.serving import PATIENCE, Person, Server, until

TABLE = {"game": "isles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
BODY = b'{"name": "Mallory"}'
PLAIN = {"Content-Type": "text/plain"}
JSON = {"Content-Type": "application/json"}


@pytest.fixture
def bare(server: Server, anna: Person) -> Iterator[httpx.Client]:
    """Anna's browser, without any header that says where a request comes from."""
    with httpx.Client(base_url=server.url, cookies={"detente": anna.cookie}, timeout=PATIENCE) as client:
        yield client


FROM_ELSEWHERE: list[dict[str, str]] = [
    {},
    PLAIN,
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    JSON | {"Sec-Fetch-Site": "cross-site"},
    JSON | {"Sec-Fetch-Site": "same-site"},
    JSON | {"Origin": "null"},
    JSON | {"Origin": "https://evil.example"},
    JSON | {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
    PLAIN | {"Authorization": "Basic YTpi"},
]


@pytest.mark.parametrize("headers", FROM_ELSEWHERE)
def test_no_page_of_another_site_changes_anything(bare: httpx.Client, headers: dict[str, str]) -> None:
    answer = bare.put("/api/me", content=BODY, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")
    assert bare.get("/api/me").json()["name"] == ""


def test_the_own_page_and_tools_do(bare: httpx.Client, server: Server) -> None:
    for number, headers in enumerate(
        [JSON, JSON | {"Origin": server.url}, JSON | {"Sec-Fetch-Site": "same-origin", "Origin": server.url}]
    ):
        answer = bare.put("/api/me", json={"name": f"Anna {number}"}, headers=headers)
        assert (answer.status_code, answer.json()["name"]) == (200, f"Anna {number}")
    info = bare.post("/api/tables", json=TABLE).json()
    key = info["seats"][0]["link"].rsplit("/", 1)[1]
    analysis = f"/api/tables/{info['id']}/seats/0/analysis"
    assert bare.post(analysis).status_code == 403
    tool = httpx.post(server.url + analysis, headers={"Authorization": f"Bearer {key}"})
    assert tool.json()["error"]["code"] == "not_now", "a key needs nothing else"


def test_the_server_answers_to_its_own_names_alone(server: Server) -> None:
    port = server.port
    for host in (f"127.0.0.1:{port}", "127.0.0.1", f"localhost:{port}", "LocalHost.", f"[::1]:{port}"):
        assert httpx.get(server.url, headers={"Host": host}).status_code == 200, host
    for host in (
        "evil.example",
        f"evil.example:{port}",
        "localhost.evil.example",
        "192.168.1.5",
        "",
        "[::1",
        "a b",
    ):
        answer = httpx.get(f"{server.url}/api/me", headers={"Host": host})
        assert answer.status_code == 403, host
        assert "--allowed-host" in answer.json()["error"]["message"]


def test_a_host_may_allow_more_names() -> None:
    near = Hosts(["127.0.0.1", "play.example.org", "Play.Example.net:8443"])
    for host in ("play.example.org", "PLAY.example.org:8000", "play.example.net"):
        assert near.refusal(host) is None
    assert near.refusal("example.org") is not None and near.refusal("10.0.0.7") is not None
    everywhere = Hosts(["0.0.0.0"])
    assert everywhere.refusal("10.0.0.7:8000") is None and everywhere.refusal("[fe80::1]:8000") is None
    assert everywhere.refusal("evil.example") is not None
    assert Hosts(["*"]).refusal("anything.example") is None


def test_what_can_be_got_has_a_head(anna: Person) -> None:
    table = anna.open_table("isles", "me", "screen Zoe")["id"]
    for path in (
        "/",
        f"/table/{table}",
        "/api/me",
        "/api/games",
        "/web/base/look.css",
        f"/api/tables/{table}",
    ):
        head, got = anna.http.head(path), anna.http.get(path)
        assert (head.status_code, head.content) == (200, b""), path
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.headers.get("etag") == got.headers.get("etag")
    assert anna.http.head("/nowhere").status_code == 404
    stream = anna.http.head("/api/stream", params={"watch": f"{table}:0"})
    assert (stream.status_code, stream.content) == (200, b"")
    until(lambda: not anna.get(f"/api/tables/{table}")["seats"][0]["here"], "the end of the stream")
