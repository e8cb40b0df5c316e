"""What somebody gets who opens an address at which there is nothing: people a page, programs JSON."""

import httpx
import pytest

from detente.server.http.guard import HEADERS
from tests.server.serving import Person, Server

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


def asked(
    server: Server, path: str, accept: str, language: str = "de", cookie: str | None = None
) -> httpx.Response:
    headers = {"Accept": accept, "Accept-Language": language}
    cookies = {"detente-language": cookie} if cookie else None
    return httpx.get(server.url + path, headers=headers, cookies=cookies)


@pytest.mark.parametrize("path", ["/nothing", "/tabel/abc", "/web/nothing.html", "/people/"])
def test_a_browser_gets_a_page_in_its_language(server: Server, path: str) -> None:
    answer = asked(server, path, BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="de"' in answer.text and 'id="main"' in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert '<html lang="en"' in asked(server, path, BROWSER, cookie="en").text, "the one that they chose"


@pytest.mark.parametrize(
    ("path", "accept"), [("/nothing", "*/*"), ("/nothing", "application/json"), ("/api/nothing", BROWSER)]
)
def test_a_program_gets_json(server: Server, path: str, accept: str) -> None:
    answer = asked(server, path, accept)
    assert answer.status_code == 404
    assert answer.json()["error"] == {"code": "unknown", "message": "Unter dieser Adresse gibt es nichts."}


def test_the_page_of_a_table_says_by_its_status_whether_there_is_one(server: Server) -> None:
    there = Person(server.url).open_table("isles", "me", "friend")["id"]
    assert asked(server, f"/table/{there}", BROWSER).status_code == 200
    # The page itself says in words what is missing: its script is there.
    for id in ("nosuchtable", "no.such.id", "x" * 30):
        answer = asked(server, f"/table/{id}", BROWSER)
        assert answer.status_code == 404
        assert '<html lang="de"' in answer.text and "<script" in answer.text
        assert '<html lang="en"' in asked(server, f"/table/{id}", BROWSER, "en").text


def test_only_looking_leads_to_the_page(server: Server) -> None:
    headers = {"Accept": BROWSER, "Content-Type": "application/json"}
    assert httpx.post(f"{server.url}/nothing", headers=headers).json()["error"]["code"] == "unknown"
    head = httpx.head(f"{server.url}/nothing", headers=headers)
    assert (head.status_code, head.headers["content-type"]) == (404, "text/html; charset=utf-8")
