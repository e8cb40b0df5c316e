"""Copies and saves go on like what they were made of."""

import json
from collections.abc import Iterable

from detente.core.authors.checks.common import attributes, same, told
from detente.core.authors.checks.sights import QUICK_SIGHTS, sight
from detente.core.authors.walk import Checkpoint, Move
from detente.core.engine.state import State


def looking_changes_nothing(m: Checkpoint) -> None:
    """A game goes on the same whether anybody looks at it or not, and nothing that is read changes it."""
    seen, unseen = m.state, m.again()
    look(seen, m)
    for move in m.ahead:
        replay_moves(seen, [move])
        replay_moves(unseen, [move])
        before = attributes(unseen)
        look(seen, m)
        same(attributes(seen), before, "the state, after it was looked at")
    same(attributes(seen), attributes(unseen), "a state that is looked at on its way")


def look(s: State, m: Checkpoint) -> None:
    """Read whatever can be read of a state."""
    for observer in m.observers(1):
        sight(s, observer, QUICK_SIGHTS)
        s.determinize(observer, m.seed())
    s.to_dict()
    s.clone()


def saves_go_on_alike(m: Checkpoint) -> None:
    """A save, through JSON, has all that moves change and goes on like the state."""
    loaded = m.game.from_dict(json.loads(json.dumps(m.state.to_dict())))
    goes_on_alike(m, loaded, "the loaded state")


def clones_go_on_alike(m: Checkpoint) -> None:
    """A clone goes on like the state; a game's own `clone` makes what the engine's does."""
    goes_on_alike(m, m.again().clone(), "the clone")
    goes_on_alike(m, State.clone(m.again()), "the engine's clone")


def goes_on_alike(m: Checkpoint, twin: State, what: str) -> None:
    """Check that the twin is the same as the moment's state, now and after each move."""
    s = m.again()
    same(attributes(twin), attributes(s), what)
    for move in m.ahead:
        same(told(twin, move), told(s, move), f"what is told after {what} has gone on")
        same(attributes(twin), attributes(s), f"{what}, after it has gone on,")


def clones_are_independent(m: Checkpoint) -> None:
    """Neither does an older clone change when the state goes on, nor the state when its clone does."""
    s = m.state
    before = attributes(s)
    old = s.clone()
    replay_moves(s, m.ahead)
    same(attributes(old), before, "an older clone, after the state went on,")
    replay_moves(old.clone(), m.ahead)
    same(attributes(old), before, "a state, after its clone went on,")


def replay_moves(s: State, moves: Iterable[Move]) -> None:
    """Carry out moves."""
    for seat, action in moves:
        s.apply(seat, action)
