"""The rules for people, atom by atom."""

import re
from dataclasses import replace

import pytest

import detente
from detente.core.rulebook import atom, atoms
from detente.core.words import languages

GAME = detente.game("nuclear_war")


@pytest.mark.parametrize("id", detente.games())
def test_both_languages_have_the_same_atoms_in_the_same_order(id: str) -> None:
    game = detente.game(id)
    assert list(atoms(game, "en")) == list(atoms(game, "de"))


@pytest.mark.parametrize("id", detente.games())
def test_what_a_rule_refers_to_is_there(id: str) -> None:
    game = detente.game(id)
    for language in languages(game.package):
        referred = set(re.findall(r"\]\(#([^)]*)\)", game.text(f"rules.{language}.md")))
        assert referred <= set(atoms(game, language))


def test_an_atom_stands_alone() -> None:
    assert atom(GAME, "en", "NW-AIM-2") == (
        "**NW-AIM-2** A player whose population reaches 0 leaves the game (section 12)."
    )
    assert "](#" not in atom(GAME, "de", "NW-END-4")


def test_a_table_belongs_to_its_atom_and_a_heading_to_none() -> None:
    assert "| 95-99 |" in atom(GAME, "en", "NW-DICE-2")
    assert not any("\n#" in text for text in atoms(GAME, "en").values())


def test_a_rule_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="no rule 'NW-NONSENSE' in nuclear_war"):
        atom(GAME, "en", "NW-NONSENSE")


def test_the_rules_of_a_game_that_is_built_on_are_there_too() -> None:
    game = replace(GAME, rules_from=("detente.games.nations",))
    own, base = atoms(GAME, "en"), atoms(detente.game("nations"), "en")
    assert list(atoms(game, "en")) == [*own, *base]
    assert atom(game, "en", "SDN-AIM-1") == base["SDN-AIM-1"]
