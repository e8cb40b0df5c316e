"""Each game says in a sentence of its own how it has ended, for every rule that can end it."""

from collections.abc import Mapping

import pytest

import detente
from detente.core.shown.rulebook import atoms, ending
from detente.core.shown.words import Words
from detente.games.europe1815 import events as europe1815
from detente.games.germany import ids as germany
from detente.games.nations import events as nations
from detente.games.nuclear_war import events as nuclear_war
from detente.games.twoplustwo import events as twoplustwo

REASONS: Mapping[str, Mapping[int, str]] = {
    "europe1815": europe1815.REASONS,
    "nations": nations.REASONS,
    "nuclear_war": nuclear_war.REASONS,
    "twoplustwo": twoplustwo.REASONS,
    "wsdv": germany.REASONS,
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", REASONS)
def test_every_way_to_end_has_words_of_its_own(id: str, language: str) -> None:
    game = detente.game(id)
    told = [ending(game, language, reason) for reason in REASONS[id].values()]
    assert len(set(told)) == len(told)
    for reason, text in zip(REASONS[id].values(), told, strict=True):
        assert f"ending-{reason.replace('.', '-')}" in Words(game, language)
        assert (
            text.endswith(".") and len(text) <= 80 and reason in atoms(game, language) | wsdv_atoms(language)
        )


def wsdv_atoms(language: str) -> dict[str, str]:
    """The rules of the base game, by which games of 2+2 end, too."""
    return atoms(detente.game("wsdv"), language)
