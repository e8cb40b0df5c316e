"""What the lobby is told about games, besides their rules."""

import pytest

import detente
from detente.core.shown.lobby import LobbyFacts
from detente.server.content.games import game_info
from tests.server.serving import Person


@pytest.mark.parametrize(
    "game", [id for id in detente.games() if detente.game(id).package.startswith("detente.")]
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_of_the_house_says_what_people_ask_first(game: str, language: str) -> None:
    info = game_info(detente.game(game), language)
    assert info["kind"] and info["pictures"].keys() == {"light", "dark"}
    assert {option["name"] for option in info["options"]} >= set(info["common"])
    assert info["bot"] in info["bots"]


def test_facts_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="minutes are"):
        LobbyFacts((30, 20), 1)
    with pytest.raises(ValueError, match="weight is 6, but must be 1 to 5"):
        LobbyFacts((20, 30), 6)


def test_pictures_are_kept_for_good(anna: Person) -> None:
    info = next(info for info in anna.get("/api/games") if info["id"] == "wsdv")
    answer = anna.http.get(info["pictures"]["light"])
    assert answer.headers["content-type"] == "image/webp" and "immutable" in answer.headers["cache-control"]
    assert len(answer.content) < 40_000
    assert anna.http.get("/api/games/wsdv/dark.0.webp").headers["cache-control"] == "no-cache"
    assert anna.http.get("/api/games/isles/dark.0.webp").status_code == 404


def test_an_option_has_a_sample_of_the_content_that_it_takes(anna: Person) -> None:
    answer = anna.http.get("/api/games/twoplustwo/options/edition/sample")
    assert answer.status_code == 200 and answer.json()["format"] == "twoplustwo-facts"
    assert 'filename="twoplustwo-edition.json"' in answer.headers["content-disposition"]
    for path in ("twoplustwo/options/seats", "twoplustwo/options/none", "none/options/edition"):
        assert anna.http.get(f"/api/games/{path}/sample").status_code == 404
