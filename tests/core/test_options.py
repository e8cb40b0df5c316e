"""What a table may choose is put to people in their language."""

import pytest

import detente
from detente.core.engine.options import Option, checked, choices, fitting
from detente.core.shown.words import Words, choice, languages


@pytest.mark.parametrize("id", detente.games())
def test_every_game_says_what_it_is_and_what_may_be_chosen(id: str) -> None:
    game = detente.game(id)
    for language in languages(game.package):
        words = Words(game, language)
        assert words.get("game-about")
        for option in game.options:
            message = f"option-{option.name}"
            assert message in words and f"{message}-about" in words
            for value in option.values:
                assert isinstance(value, int) or f"{message}-{value}" in words


def test_a_choice_is_put_in_the_language_asked_for() -> None:
    game = detente.game("nuclear_war")
    option = next(option for option in game.options if option.name == "totals")
    assert choice(option, Words(game, "de")) == {
        "name": "totals",
        "label": "Bevölkerung",
        "about": "Ob man sieht, wie viele Menschen die anderen noch haben.",
        "values": [{"value": "hidden", "label": "verdeckt"}, {"value": "open", "label": "offen"}],
        "default": "hidden",
        "rule": "NW-INFO-3",
    }


def test_a_number_is_its_own_label() -> None:
    game = detente.game("nuclear_war")
    seats = choice(game.options[0], Words(game, "en"))
    assert [value["label"] for value in seats["values"]] == ["2", "3", "4", "5", "6"]
    assert seats["default"] == 4


def test_what_a_game_has_no_words_for_is_said_as_the_option_says_it() -> None:
    option = Option("weather", ("fair", "foul"), "what the weather is like")
    assert choice(option, Words(None, "en")) == {
        "name": "weather",
        "label": "what the weather is like",
        "about": "what the weather is like",
        "values": [{"value": "fair", "label": "fair"}, {"value": "foul", "label": "foul"}],
        "default": "fair",
        "rule": None,
    }
    assert Words(None, "en").get("game-about") == ""


TEAMS = (
    Option("seats", (2, 3, 4), "players"),
    Option("mode", ("each", "teams"), "who wins with whom", needs={"seats": (4,)}),
    Option("talk", ("open", "partners"), "who hears whom", needs={"mode": ("teams",)}),
    Option("map", ("east", "west"), "where"),
)


def test_an_option_that_others_forbid_is_refused_by_name() -> None:
    assert checked(TEAMS, {"seats": 4, "mode": "teams"})["mode"] == "teams"
    with pytest.raises(ValueError, match="'mode' takes teams only with seats 4"):
        checked(TEAMS, {"seats": 3, "mode": "teams"})
    with pytest.raises(ValueError, match="'talk' takes partners only with mode teams"):
        checked(TEAMS, {"seats": 4, "talk": "partners"})


def test_what_others_forbid_falls_back_to_its_standard() -> None:
    wanted = {"seats": 3, "mode": "teams", "talk": "partners", "map": "west"}
    assert fitting(TEAMS, wanted) == {"seats": 3, "mode": "each", "talk": "open", "map": "west"}
    wanted["seats"] = 4
    assert fitting(TEAMS, wanted) == wanted


@pytest.mark.parametrize("declared", [TEAMS[:3], TEAMS])
def test_every_value_comes_up_among_choices_that_go_together(declared: tuple[Option, ...]) -> None:
    found = [checked(declared, options) for options in choices(declared)]
    for option in declared:
        assert {options[option.name] for options in found} == set(option.values)


def test_people_are_told_what_an_option_needs() -> None:
    assert choice(TEAMS[1], Words(None, "en"))["needs"] == {"seats": [4]}
    assert "needs" not in choice(TEAMS[3], Words(None, "en"))
