"""What observations hold of the superpowers where their facts are kinds of their own."""

import pytest

from detente.core.engine.state import State
from detente.core.shown.features import features_of
from tests.rules.twoplustwo.helpers import GAME

FEATURES = features_of(GAME)


def found(state: State, block: str, seat: int = 0) -> dict[str, int]:
    """The numbers of a block that are not zero, by the names of their parts."""
    values = FEATURES.of_state(state, seat)
    assert values == FEATURES.of_view(state.view(seat))
    return {
        FEATURES.names[k].removeprefix(f"{block} "): values[k] for k in FEATURES.span(block) if k in values
    }


@pytest.mark.rule("TPT-DECK-8.11")
def test_cards_that_are_surely_still_to_be_drawn() -> None:
    state = GAME.start(None, 1)
    cards = [f"{kind}_{k:02}" for kind in ("arms_race", "conflict") for k in range(1, 11)]
    for seat in range(4):
        assert found(state, "known deck cards", seat) == {f"to be drawn/{card}": 1 for card in cards}


@pytest.mark.rule("TPT-TALK-14.4")
def test_seats_come_in_their_own_order_for_everybody() -> None:
    state = GAME.position(
        {"order": ["west", "usa", "east", "soviet_union"], "collected": {"west": ["tpt_10"]}}
    )
    for seat in range(4):
        assert found(state, "turn", seat) == {"west": 1}
        assert found(state, "order", seat) == {"west": 1, "usa": 2, "east": 3, "soviet_union": 4}
        assert found(state, "collected", seat) == {"west": 1}
    assert state.view(0)["collected"] == [[], [], ["tpt_10"], []]


@pytest.mark.rule("TPT-EOD-12.3.2")
def test_spaces_of_dominance() -> None:
    state = GAME.position({"tracks": {"dominance": -2}})
    assert state.view(0)["forecast"]["dominance"]["spaces"] == [-2, -1]
    assert found(state, "forecast dominance spaces") == {"-2": 1, "-1": 1}
    assert found(state, "forecast dominance seat") == {"usa": 1}
