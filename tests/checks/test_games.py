"""All games that are installed pass the checks of `detente check`; their properties are in `tests/properties`."""

from pathlib import Path

import pytest

import detente
from detente.checks import Findings, files, shown, spoken_in
from detente.core.authors.walk import Walk
from detente.core.engine.options import choices

GAMES = detente.games()
LONG = ("wsdv",)
"""Games whose tests take long with any options. What it shows is much of what twoplustwo shows."""
TABLES = [
    pytest.param(id, k, id=f"{id}-{k}", marks=pytest.mark.long if k or id in LONG else ())
    for id in GAMES
    for k in range(len(list(choices(detente.game(id).options))))
]


def faults(found: list[Findings]) -> list[str]:
    """All faults, each with the check that found it."""
    return [f"{findings.name}: {fault}" for findings in found for fault in findings.faults]


@pytest.mark.parametrize("id", GAMES)
def test_texts_rules_pages_and_boards_are_whole(id: str) -> None:
    game = detente.game(id)
    assert {"de", "en"} <= set(spoken_in(game))
    found = list(files(game, spoken_in(game), Path(__file__).parents[1]))
    assert not faults(found)
    assert not any(findings.skipped for findings in found)


@pytest.mark.parametrize(("id", "k"), TABLES)
def test_what_a_random_game_shows_is_sound(
    id: str, k: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DETENTE_FAILURES", str(tmp_path))
    game = detente.game(id)
    walk = Walk(game, list(choices(game.options))[k], seed=k)
    found = list(shown(game, spoken_in(game), [walk]))
    assert not faults(found)
    assert not any(findings.skipped for findings in found)
