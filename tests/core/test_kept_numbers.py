"""Numbers of observations that are kept: written again as soon as anything changes that they depend on."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import detente
from detente.core.authors.kept_numbers import spans_of
from detente.core.engine.keeper import Keeper
from detente.core.engine.state import NO_SEAT, State
from detente.core.shown.facts import Fact, KeeperReader, Number
from detente.core.shown.features import features_of
from detente.core.shown.groups import View

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("europe1815", {"admirals": "fleets"}, 4),
    ("europe1815", {"map": "1715", "loyalty": "on"}, 2),
    ("europe1815", {"map": "1715", "loyalty": "on"}, 4),
    ("wsdv", {}, 4),
    ("twoplustwo", {}, 2),
]
"""Games with options and a seed."""
SET_WITH_CARE = {"factory", "lines"}
"""Fields that the rules change only by methods that forget what was computed from them."""


def positions(id: str, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Some positions of a random game."""
    state, rng = detente.game(id).start(options, seed=seed), random.Random(seed)
    for decision in range(170):
        if state.over:
            return
        if decision % 40 in (0, 4):
            yield state
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)))


def changes(state: State) -> Iterator[str]:
    """Change the state in one place after the other; each time, say where. It is as before at the end."""
    for field in state.fields:
        before = getattr(state, field.name)
        if field.name in SET_WITH_CARE:
            continue
        if isinstance(before, list):
            for k, value in enumerate(before):
                for other in (value - 20, value - 1, value + 1, value + 20):
                    before[k] = other
                    yield f"{field.name}[{k}] = {other}"
                before[k] = value
            if before:
                last = before.pop()
                yield f"{field.name} without its last"
                before.append(last)
        elif isinstance(before, int):
            for other in (before - 1, before + 1, *range(8)):
                setattr(state, field.name, other)
                yield f"{field.name} = {other}"
            setattr(state, field.name, before)


def numbers(state: State, seat: int) -> dict[int, int] | None:
    """A seat's observation of the state; None if there is no such state. Legal actions are worked out anew."""
    state.choice_of = NO_SEAT
    try:
        return features_of(state.game).of_state(state, seat)
    except (IndexError, KeyError, ValueError, AssertionError):
        return None


@pytest.mark.parametrize(("id", "options", "seed"), TABLES)
def test_a_change_of_any_field_is_observed(id: str, options: dict[str, Any], seed: int) -> None:
    observed = 0
    for state in positions(id, options, seed):
        seat = state.to_act[0]
        before = numbers(state, seat)
        for where in changes(state):
            anew = numbers(state.clone(), seat)
            if anew is not None:
                assert numbers(state, seat) == anew, where
                observed += anew != before
        assert numbers(state, seat) == before
    assert observed > 200


def board(s: State) -> Keeper:
    """What a made-up board shows."""
    return Keeper()


def number(name: str, keeper: KeeperReader[State] | None) -> Fact[State]:
    """A fact of a made-up view."""
    fact = Number[State](name, "", 0, 9, lambda s, seat: 7)
    return fact if keeper is None else fact.numbers_kept_by(keeper)


def test_facts_with_the_same_keeper_are_kept_together() -> None:
    spans = spans_of(View(number("a", None), number("b", board), number("c", board), number("d", None)))
    assert [(span.name, span.first, span.end, span.missing) for span in spans] == [
        ("kept_board", 1, 3, False)
    ]


def test_facts_with_the_same_keeper_must_follow_each_other() -> None:
    with pytest.raises(ValueError, match=r"whose numbers .*board.* keeps must follow each other"):
        spans_of(View(number("a", board), number("b", None), number("c", board)))


def test_a_keeper_must_come_from_a_function_that_can_be_imported() -> None:
    known = Keeper()
    with pytest.raises(ValueError, match="a: its numbers must be kept by a call of a module's function"):
        spans_of(View(number("a", lambda s: known)))
    with pytest.raises(ValueError, match="by a call of a module's function, not by None"):
        spans_of(View(number("a", lambda s: None)))
