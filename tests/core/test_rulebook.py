"""The rules for people, atom by atom."""

from dataclasses import replace

import pytest

import detente
from detente.core.shown.rulebook import atom, atoms, marks, with_id, with_ids

GAME = detente.game("nuclear_war")


def test_an_atom_stands_alone() -> None:
    assert atom(GAME, "en", "NW-AIM-2") == (
        "A player whose population reaches 0 is out of the game, at once or after a final retaliation."
    )
    assert "](#" not in atom(GAME, "de", "NW-END-4")


def test_a_table_belongs_to_its_atom_and_a_heading_to_none() -> None:
    assert "| 95–99 |" in atom(GAME, "en", "NW-DICE-2")
    assert not any("\n#" in text for text in atoms(GAME, "en").values())


def test_a_rule_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="no rule 'NW-NONSENSE' in nuclear_war"):
        atom(GAME, "en", "NW-NONSENSE")


def test_the_rules_of_a_game_that_is_built_on_are_there_too() -> None:
    game = replace(GAME, rules_from=("detente.games.nations",))
    own, base = atoms(GAME, "en"), atoms(detente.game("nations"), "en")
    assert list(atoms(game, "en")) == [*own, *base]
    assert atom(game, "en", "SDN-AIM-1") == base["SDN-AIM-1"]


PAGE = """# Page

- <a id="A-1"></a>One rule
  on two lines ⌂
  - a part of it
- <a id="A-2"></a>**A-2** Another one:

| a | table |
|---|---|

<a id="A-3"></a>A paragraph, not an entry.

  *Example.* This belongs to it.
"""


def test_ids_are_shown_behind_the_first_paragraph_of_their_atoms() -> None:
    assert (
        with_ids(PAGE, "({})".format)
        == """# Page

- <a id="A-1"></a>One rule
  on two lines ⌂ (A-1)
  - a part of it
- <a id="A-2"></a>Another one: (A-2)

| a | table |
|---|---|

<a id="A-3"></a>A paragraph, not an entry. (A-3)

  *Example.* This belongs to it.
"""
    )
    assert with_id("One rule ⌂\n- a part", "(A-1)") == "One rule ⌂ (A-1)\n- a part"
    assert with_id("One rule", "(A-1)") == "One rule (A-1)"


def test_signs_have_a_meaning_in_words() -> None:
    assert marks(GAME, "en") == {"⌂": "house rule", "◦": "rule of practice"}
    assert marks(GAME, "de") == {"⌂": "Hausregel", "◦": "aus der Spielpraxis"}
