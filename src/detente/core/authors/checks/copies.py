"""Checks of copies and saves: they continue exactly like the original."""

import json
from collections.abc import Iterable

from detente.core.authors.checks.common import attributes, same, told
from detente.core.authors.checks.sights import QUICK_SIGHTS, numbers, sight, view_of
from detente.core.authors.walk import Checkpoint, Move
from detente.core.engine.state import State

KEPT = {"view": view_of, "numbers": numbers}
"""What written code may keep of a look."""


def looking_changes_nothing(m: Checkpoint) -> None:
    """Reading a game changes neither its state nor its further course."""
    seen, unseen = m.state, m.again()
    look(seen, m)
    for move in m.ahead:
        replay_moves(seen, [move])
        replay_moves(unseen, [move])
        before = attributes(unseen)
        look(seen, m)
        same(attributes(seen), before, "the state, after it was looked at")
    same(attributes(seen), attributes(unseen), "a state that is looked at on its way")


def looks_are_of_now(m: Checkpoint) -> None:
    """A state that is looked at again and again shows the same as one that is looked at for the first time: nothing that is kept of an
    earlier look is out of date.
    """
    s = m.state
    for moves in ([], *([move] for move in m.ahead)):
        replay_moves(s, moves)
        anew = s.clone()
        for observer in m.observers(2):
            same(sight(s, observer, KEPT), sight(anew, observer, KEPT), f"a later look of {observer}")


def look(s: State, m: Checkpoint) -> None:
    """Read everything that can be read from a state."""
    for observer in m.observers(1):
        sight(s, observer, QUICK_SIGHTS)
        s.determinize(observer, m.seed())
    s.to_dict()
    s.clone()


def saves_go_on_alike(m: Checkpoint) -> None:
    """A save, passed through JSON, holds everything that moves change and continues like the state."""
    loaded = m.game.from_dict(json.loads(json.dumps(m.state.to_dict())))
    goes_on_alike(m, loaded, "the loaded state")


def clones_go_on_alike(m: Checkpoint) -> None:
    """A clone continues like the state; a game's own `clone` gives the same result as the engine's."""
    goes_on_alike(m, m.again().clone(), "the clone")
    goes_on_alike(m, State.clone(m.again()), "the engine's clone")


def goes_on_alike(m: Checkpoint, twin: State, what: str) -> None:
    """Check that the twin equals the checkpoint's state, now and after each move."""
    s = m.again()
    same(attributes(twin), attributes(s), what)
    for move in m.ahead:
        same(told(twin, move), told(s, move), f"what is told after {what} has gone on")
        same(attributes(twin), attributes(s), f"{what}, after it has gone on,")


def clones_are_independent(m: Checkpoint) -> None:
    """Moves on the state do not change an older clone, and moves on a clone do not change the state."""
    s = m.state
    before = attributes(s)
    old = s.clone()
    replay_moves(s, m.ahead)
    same(attributes(old), before, "an older clone, after the state went on,")
    replay_moves(old.clone(), m.ahead)
    same(attributes(old), before, "a state, after its clone went on,")


def replay_moves(s: State, moves: Iterable[Move]) -> None:
    """Carry out the moves in order."""
    for seat, action in moves:
        s.apply(seat, action)
