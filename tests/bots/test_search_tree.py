"""The tree of a search: kept from part to part and from move to move; orders of parts that end alike share positions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

import detente
from detente.bots.search import Limit, Searcher
from detente.bots.search.orders import position, replayed
from detente.bots.search.tree import SLOT_BITS, Node
from detente.core.authors.brain import SearchConfig
from detente.core.engine.rng import seeded
from detente.core.engine.state import State


def quick(id: str, iterations: int, seed: int, *, scored: bool) -> Searcher:
    """A searcher that evaluates leaves at once, all alike, and goes by scores and routine, if they are wanted."""
    searcher = Searcher(detente.game(id), seed, Limit(iterations=iterations))
    even = [0.2, 0.2, 0.2, 0.2, 0.2, 0.2]
    searcher.brain = replace(
        searcher.brain,
        scores=searcher.brain.scores if scored else None,
        weigh=searcher.brain.weigh if scored else None,
        routine=searcher.brain.routine if scored else None,
        given_priors=None,
        evaluate=lambda state: even[: int(state.seats)],
        policy=None,
        config=SearchConfig(horizon=0),
    )
    return searcher


def played(id: str, seed: int, decisions: int) -> State:
    """A game after so many random decisions."""
    state = detente.game(id).start(seed=seed)
    rng = seeded(seed)
    while decisions and not state.over:
        actions = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], actions[rng.below(len(actions))])
        decisions -= 1
    return state


def search(searcher: Searcher, state: State, seat: int) -> int:
    """The action that is found best."""
    actions = state.legal_actions(seat)
    return searcher.search(state.view(seat), actions, lambda n: state.determinize(seat, n)).action


def lines(root: Node) -> Iterator[tuple[Node, list[int]]]:
    """All ways to positions within the move, with what was chosen on them."""
    todo: list[tuple[Node, list[int]]] = [(root, [])]
    while todo:
        node, line = todo.pop()
        for number, child in node.children.items():
            if number >= 0 and child.follows and child.seat == root.seat:
                longer = [*line, node.actions[number >> SLOT_BITS]]
                yield child, longer
                todo.append((child, longer))


COMMUTING = [
    ("europe1815", [(40, 0), (50, 0), (50, 1), (60, 0), (60, 1), (70, 0)]),
    ("isles", [(10, 0)]),
    ("nuclear_war", [(90, 1), (110, 0)]),
]
"""Moments, by decisions before and seed, at which a move has several parts: corps, fleets, cards taken back."""


@pytest.mark.parametrize(("id", "moments"), COMMUTING)
def test_orders_share_a_position_exactly_where_they_end_in_the_same_state(
    id: str, moments: list[tuple[int, int]]
) -> None:
    for decisions, seed in moments:
        state = played(id, seed, decisions)
        seat = state.to_act[0]
        searcher = quick(id, 240, seed, scored=False)
        search(searcher, state, seat)
        assert searcher.root is not None
        world = state.determinize(seat, 5)
        by_parts: dict[tuple[int, ...], list[tuple[Node, list[int]]]] = {}
        for node, line in lines(searcher.root):
            by_parts.setdefault(tuple(sorted(line)), []).append((node, line))
        together = 0
        for ways in by_parts.values():
            for (node, line), (other_node, other) in combinations(ways, 2):
                end, other_end = (replayed(world, seat, parts) for parts in (line, other))
                assert end is not None and other_end is not None
                assert (node is other_node) == (position(end) == position(other_end))
                together += node is other_node
        assert together >= searcher.total.shared
        assert searcher.total.shared > 0 or (decisions, seed) == (60, 1), "there the orders end differently"


@pytest.mark.parametrize("id", ["isles", "wsdv", "europe1815", "nuclear_war"])
def test_within_a_move_the_tree_is_always_kept_and_between_moves_sometimes(id: str) -> None:
    """Each seat has a searcher of its own; the positions are those of games that the searches themselves play."""
    state = detente.game(id).start(seed=1)
    searchers = [quick(id, 80, seat, scored=True) for seat in range(int(state.seats))]
    for _ in range(120):
        if state.over:
            break
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(seat, search(searchers[seat], state, seat) if len(actions) > 1 else actions[0])
    totals = [searcher.total for searcher in searchers]
    continued = sum(total.continued for total in totals)
    assert continued >= 4
    assert sum(total.continued_reused for total in totals) >= 0.9 * continued
    assert sum(total.reused_visits for total in totals) > 4 * continued
