"""What a server shows to learners: pages to start with, guided first games, the map and the words of a table."""

import pytest

import detente
from detente.core.shown.learning import has_guide
from tests.server.serving import Person

GUIDED = [id for id in detente.games() if has_guide(detente.game(id))]


@pytest.mark.parametrize("id", GUIDED)
def test_a_guided_game_is_the_same_for_everyone(anna: Person, boris: Person, id: str) -> None:
    first, second = (person.post(f"/api/games/{id}/guide", {}, 201) for person in (anna, boris))
    assert first["id"] != second["id"]
    assert (first["guide"], first["hints"], first["status"]) == (True, True, "running")
    assert [seat["kind"] for seat in first["seats"]] == ["person", *["bot"] * (len(first["seats"]) - 1)]
    opening = [
        person.get(f"/api/tables/{table['id']}/seats/0/frames/0")["scene"]["pieces"]
        for person, table in ((anna, first), (boris, second))
    ]
    assert opening[0] == opening[1]


@pytest.mark.parametrize("id", GUIDED)
def test_a_page_to_start_with_has_its_pictures(anna: Person, id: str) -> None:
    said = anna.get(f"/api/games/{id}/start")
    assert said["guided"] and len(said["pictures"]) == 2
    assert all(picture["scene"]["pieces"] and picture["board"] for picture in said["pictures"])
    assert 'data-picture="2"' in said["html"] and "sprite:" not in said["html"]


def test_a_game_without_a_guide_has_none(anna: Person) -> None:
    info = anna.post(
        "/api/tables", {"game": "isles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, 201
    )
    assert info["guide"] is False
    games = {game["id"]: game["start"] for game in anna.get("/api/games")}
    assert not games["isles"]
    for part in ("start", "guide"):
        assert anna.http.get(f"/api/games/isles/{part}").status_code == 404
    assert anna.post("/api/games/isles/guide", {}, 404)["error"]["code"] == "unknown"


def test_terms_in_the_rules_lead_to_the_glossary(anna: Person) -> None:
    html = anna.get("/api/games/nuclear_war/rules")["html"]
    assert '<div id="term-carrier">' in html
    assert html.count('href="#term-salvo"') >= 2
    assert '<a class="term" href="#term-' not in html.partition("</h1>")[0]


def test_a_table_tells_its_map_and_words(anna: Person) -> None:
    table = anna.post("/api/games/nuclear_war/guide", {}, 201)["id"]
    for seat in ("0", "-"):
        said = anna.get(f"/api/tables/{table}/seats/{seat}/chart")
        assert len(said["regions"]) == 3
        assert said["terms"][0].keys() == {"term", "meaning"}
