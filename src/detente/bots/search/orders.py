"""Different orders of a move's parts that lead to the same state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from detente import State
from detente.bots.search.tree import SLOT_BITS, Node
from detente.core.authors.brain import Routine
from detente.core.engine.rollout import Rollout


class Orders:
    """The positions within the searched move, by their parts in any order.

    If two orders lead to the same state, it does not matter which one was taken: they share a position of the tree.
    """

    def __init__(self, root: Node, routine: Routine | None) -> None:
        self.routine = routine
        self.known: dict[tuple[int, ...], list[tuple[Node, list[int]]]] = {}
        todo: list[tuple[Node, list[int]]] = [(root, [])]
        met: set[int] = set()
        while todo:
            node, line = todo.pop()
            for number, child in node.children.items():
                if number >= 0 and child.follows and child.seat == root.seat and id(child) not in met:
                    met.add(id(child))
                    longer = [*line, node.actions[number >> SLOT_BITS]]
                    self.add(child, longer)
                    todo.append((child, longer))

    def add(self, node: Node, line: list[int]) -> None:
        """Add a position to which these parts lead in this order."""
        self.known.setdefault(tuple(sorted(line)), []).append((node, line))

    def alike(self, start: State, seat: int, line: list[int], state: State) -> Node | None:
        """The known position to which another order of the parts leads from this start, if it ends in the same state."""
        others = [(node, other) for node, other in self.known.get(tuple(sorted(line)), []) if other != line]
        here = position(state) if others else None
        for node, other in others:
            end = replayed(start, seat, other, self.routine)
            if end is not None and position(end) == here:
                return node
        return None


def replayed(start: State, seat: int, line: Sequence[int], routine: Routine | None = None) -> State | None:
    """The state after the parts in this order; None if they cannot be chosen so."""
    world = Rollout(start.clone(), seat, start.legal_actions(seat), routine)
    for action in line:
        if world.seat != seat or action not in world.legal:
            return None
        world.play(action)
    return world.state


def position(state: State) -> dict[str, Any]:
    """The state without the undo history, which only concerns the past."""
    saved = state.to_dict()
    for name in ("undo_seat", "undo_count"):
        del saved["core"][name]
    return saved
