"""Texts: every language says the same things, and nothing that is missing stays unnoticed."""

import pytest

import detente
from detente.checks.texts import differing_texts, messages
from detente.core.shown import words as words_module
from detente.core.shown.words import Texts, Words, languages, languages_of

LIBRARIES = sorted({package for id in detente.games() for package in detente.game(id).words_from})
PACKAGES = ["detente.core", "detente.cli", "detente.server", "detente.arena", *LIBRARIES]


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    assert {"de", "en"} <= set(languages(package))
    found = list(differing_texts(package, languages(package)))
    assert not found, "\n".join(found)


def test_a_text_is_given_in_the_language_asked_for() -> None:
    game = detente.game("nuclear_war")
    assert Words(game, "en")("state-war") == "War"
    assert Words(game, "de")("state-war") == "Krieg"
    assert Words(game, "de")("log-PeopleLost", seat="B", people=1) == "B verliert 1 Million Menschen."


@pytest.mark.parametrize("package", ["detente.cli", "detente.server", "detente.arena"])
@pytest.mark.parametrize("id", detente.games())
def test_the_texts_of_a_client_are_none_of_a_game(id: str, package: str) -> None:
    game = detente.game(id)
    for language in {*languages(package)} & {*languages_of(game)}:
        words, clients = Words(game, language), set(messages(package, language))
        assert clients
        assert [id for id in clients - own_messages(game, language) if id in words] == []
        assert all(id in Texts(language, package) for id in clients)


def own_messages(game: detente.Game, language: str) -> set[str]:
    """The ids of all texts that a game may use."""
    packages = ["detente.core", *game.words_from, game.package]
    return {id for package in packages for id in messages(package, language)}


def test_points_are_points_to_the_terminal_whatever_a_game_calls_so() -> None:
    """1815 has a text of the same id, which takes values: in the terminal its games ended in a KeyError."""
    assert Texts("en", "detente.cli")("points") == "Points"
    assert Words(detente.game("europe1815"), "en")("points", points=3)


def test_a_missing_message_is_named() -> None:
    words = Words(None, "en")
    with pytest.raises(KeyError, match="no text 'nonsense' in en"):
        words("nonsense")
    assert "nonsense" not in words
    assert "seat" in words


def test_a_missing_value_is_named() -> None:
    words = Words(detente.game("nuclear_war"), "en")
    with pytest.raises(KeyError, match=r"log-PeopleLost.*people"):
        words("log-PeopleLost", seat="B")


def test_a_list_is_no_value_of_a_text() -> None:
    with pytest.raises(
        TypeError, match=r"text 'prompt-sail' takes words and numbers, but \$seats is a list: \[1, 2\]"
    ):
        Words(detente.game("isles"), "en")("prompt-sail", mine="no", seats=[1, 2])


def test_a_language_without_texts_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="no texts in 'it'; there are de, en, fr"):
        Words(None, "it")


def test_seats_are_letters_unless_the_game_names_them() -> None:
    assert [Words(None, "en").seat(seat) for seat in range(3)] == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("a = {", "cannot read 'a = {'"), ("a = one\na = two", "'a' is there twice")],
)
def test_a_broken_file_is_refused(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, text: str, complaint: str
) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    package = tmp_path / "broken_texts"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "locale" / "en.ftl").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "broken_texts", raising=False)
    words_module.resource.cache_clear()
    words_module.bundle.cache_clear()
    with pytest.raises(ValueError, match=complaint):
        Texts("en", "broken_texts")


def test_files_are_read_once() -> None:
    assert Words(None, "en")._bundle is Words(None, "en")._bundle


@pytest.mark.parametrize(
    ("name", "german", "english"),
    [
        ("Anna", "Annas", "Anna’s"),
        ("Max", "Max’", "Max’s"),
        ("Boris", "Boris’", "Boris’s"),
        ("A", "A’s", "A’s"),
        ("Bot 3", "Bot 3’s", "Bot 3’s"),
    ],
)
def test_what_belongs_to_a_player_is_said_by_the_rules_of_the_language(
    name: str, german: str, english: str
) -> None:
    game = detente.game("nations")
    assert Words(game, "de", names=[name, "Ben"]).owner(0) == german
    assert Words(game, "en", names=[name, "Ben"]).owner(0) == english


def test_names_are_listed_as_a_sentence_lists_them() -> None:
    german, english = Words(None, "de"), Words(None, "en")
    assert [german.listed(["Öl", "Gas", "Gold"][:count]) for count in range(4)] == [
        "",
        "Öl",
        "Öl und Gas",
        "Öl, Gas und Gold",
    ]
    assert english.seats([0, 1, 2]) == "A, B and C"
