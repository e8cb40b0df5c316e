"""What the games on Germany say: true, in the rulebook's words, and with grammar for every name."""

from typing import Any

import pytest

import detente
from detente.core.shown.scene import line_of
from detente.core.shown.words import Words

GAMES = ("wsdv", "twoplustwo")
WORDS = {(id, language): Words(detente.game(id), language) for id in GAMES for language in ("de", "en")}
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def told(game: str, language: str, event: str, **fields: Any) -> str:
    """The line of an event."""
    line = line_of(detente.game(game), {"event": event, **fields}, WORDS[game, language])
    assert line is not None
    return line["text"]


# -- what was wrong


@LANGUAGES
def test_a_card_of_the_next_decade_that_is_not_known_has_no_name(language: str) -> None:
    line = told("twoplustwo", language, "NextCardReceived", seat=0, card=None)
    assert "none" not in line and "„" not in line and "“" not in line


def test_shaded_symbols_of_green_cards_are_ignored_in_automatic_events() -> None:
    """It said that nothing shaded counted as an automatic event, and left open what that meant."""
    assert "beim automatischen Ereignis entfällt alles Schattierte" in WORDS["twoplustwo", "de"](
        "about-green"
    )
    assert "automatic event ignores whatever is shaded" in WORDS["twoplustwo", "en"]("about-green")


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_the_forecast_of_a_collapse_names_phases_not_numbers(game: str, language: str) -> None:
    """Phases 6 and 7 of the base game are 9 and 10 of 2+2."""
    words = WORDS[game, language]
    text = words("forecast-collapse", collapse=4)
    assert "6" not in text and "7" not in text
    for phase in ("internal_comparison", "east_west_comparison"):
        assert words(f"phase-{phase}") in text
