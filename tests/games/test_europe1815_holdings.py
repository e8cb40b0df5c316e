"""What is kept about the holdings of 1815 and 1715 is never out of date, whatever changes."""

import random
from collections.abc import Callable
from typing import Any, cast

import pytest

import detente
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.games.europe1815.rules.holdings import holdings
from detente.games.europe1815.state import GameState

GAME = detente.game("europe1815")
TABLES = [
    {"seats": 4, "start": "quick"},
    {"seats": 3, "admirals": "on"},
    {"seats": 4, "start": "quick", "map": "1715"},
    {"seats": 4, "start": "quick", "mode": "teams"},
]


def shown(state: State) -> list[object]:
    """All that anybody sees of a state."""
    return [
        state.view(None),
        *[features_of(GAME).of_state(state, seat) for seat in range(state.seats)],
    ]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_state_shows_what_a_copy_without_memory_shows(options: dict[str, Any]) -> None:
    chance = random.Random(5)
    state = cast(GameState, GAME.start(options, 5))
    kept, last = 0, holdings(state)
    for _ in range(400):
        if state.over:
            break
        assert shown(state) == shown(state.clone())
        now = holdings(state)
        kept += now is last
        last = now
        seat = state.to_act[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert kept > 50, "what did not change was kept"


CHANGES: dict[str, Callable[[GameState], None]] = {
    "owner": lambda s: s.owner.__setitem__(s.owner.index(0), 1),
    "units": lambda s: s.units.__setitem__(0, s.units[0] + 1),
    "ships": lambda s: s.ships.__setitem__(0, s.ships[0] + 1),
    "general": lambda s: s.general.__setitem__(0, s.owner.index(0)),
    "flag": lambda s: s.flag.__setitem__(0, s.owner.index(1)),
    "markers": lambda s: s.markers.__setitem__(0, 3),
    "loyalty": lambda s: s.loyalty.__setitem__(0, 1),
    "start": lambda s: setattr(s, "start", (s.start + 1) % s.seats),
    "chief": lambda s: setattr(s, "chief", 2),
}


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_is_noticed(change: str) -> None:
    state = cast(GameState, GAME.start({"seats": 4, "start": "quick", "map": "1715"}, 3))
    before = holdings(state)
    assert holdings(state) is before
    CHANGES[change](state)
    assert holdings(state) is not before
    assert shown(state) == shown(state.clone())


def test_who_changes_a_view_changes_no_other() -> None:
    state = GAME.start({"seats": 4, "start": "quick"}, 3)
    shown, before = state.view(0), state.view(0)
    for land in shown["lands"].values():
        land["owner"] = "nobody"
    assert state.view(0) == before
