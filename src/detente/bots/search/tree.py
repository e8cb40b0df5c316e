"""The tree: positions as far as the searching seat can distinguish them, and what was tried there."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

AFTER = -1
"""The slot of the position after drafts in which the searching seat had nothing to choose."""
SLOT_BITS = 16
"""The number of bits in a child's key below the slot."""
OTHER = -2
"""The slot of another seat's draft of the same question."""


class Node:
    """A position where a seat chooses, reached by the same decisions in all worlds that allow them (open loop).

    seat: who chooses. visits: how often a world came here. sums: the returns of these worlds, summed up for each seat.
    follows: whether the choice is part of the same move as the previous one. informed: whether it has priors.
    sight: a digest of the searching seat's view here; None if it was not looked at, or if chance was used on the way, so
    that the view in the game will be a different one.
    actions: the arms, by slot; not all are legal in all worlds. last: those of the last visit at which not all were legal.
    varied: whether not all were legal at some visit.
    For each slot: tries, gains (returns of `seat`, summed up), priors, and seen, the visits at which it was legal, minus
    those counted in `steady`, at which all were.
    children: the position after, by slot, seat and question (see `key`).
    ties, tie_gains: how much more than their returns victories shared by rivals count, for each seat, and by slot for
    `seat`; empty until there is one.
    """

    __slots__ = (
        "actions",
        "children",
        "follows",
        "gains",
        "informed",
        "last",
        "priors",
        "seat",
        "seen",
        "sight",
        "slots",
        "steady",
        "sums",
        "tie_gains",
        "ties",
        "tries",
        "varied",
        "visits",
    )

    def __init__(self, seat: int, seats: int, follows: bool) -> None:
        self.seat = seat
        self.follows = follows
        self.informed = False
        self.sight: bytes | None = None
        self.visits = 0
        self.sums = [0.0] * seats
        self.actions: list[int] = []
        self.slots: dict[int, int] = {}
        self.tries: list[int] = []
        self.gains: list[float] = []
        self.priors: list[float] = []
        self.seen: list[int] = []
        self.last: list[int] = []
        self.steady = 0
        self.varied = False
        self.children: dict[int, Node] = {}
        self.ties: list[float] = []
        self.tie_gains: dict[int, float] = {}

    def admit(self, legal: list[int]) -> None:
        """Add arms for the legal actions that have none yet; their prior is an equal share of the legal actions."""
        even = 1 / len(legal)
        self.varied = bool(self.actions)
        for action in legal:
            if action not in self.slots:
                self.slots[action] = len(self.actions)
                self.actions.append(action)
                self.tries.append(0)
                self.gains.append(0.0)
                self.priors.append(even)
                self.seen.append(-self.steady)

    def inform(self, legal: list[int], priors: list[float]) -> None:
        """Give the legal actions their priors."""
        if not all(action in self.slots for action in legal):
            self.admit(legal)
        for action, prior in zip(legal, priors, strict=True):
            self.priors[self.slots[action]] = prior
        self.informed = True

    def count(self, legal: list[int]) -> None:
        """Record that these actions were legal at a visit."""
        if legal == self.actions:
            self.steady += 1
            return
        if legal != self.last:
            if not all(action in self.slots for action in legal):
                self.admit(legal)
            self.last = legal
            if legal == self.actions and not self.varied:
                self.steady += 1
                return
        self.varied = True
        seen, slots = self.seen, self.slots
        for action in legal:
            seen[slots[action]] += 1

    def select(self, legal: list[int], exploration: float) -> int:
        """The slot to try, by PUCT over subset arms: value + exploration * prior * sqrt(visits when legal) / (1 + tries).

        The value of an untried slot is that of the position itself. Cowling, Powley and Whitehouse 2012 (availability),
        Rosin 2011 (predictor).
        """
        hoped = self.sums[self.seat] / self.visits if self.visits else 0.0
        gains = self.gains
        best, chosen = -1.0, 0
        if not self.varied:
            urge = exploration * sqrt(self.steady)
            arms = zip(self.tries, gains, self.priors, strict=True)
            for slot, (tries, gain, prior) in enumerate(arms):
                score = (gain / tries if tries else hoped) + urge * prior / (1 + tries)
                if score > best:
                    best, chosen = score, slot
            return chosen
        slots, tries_of, priors = self.slots, self.tries, self.priors
        seen, steady = self.seen, self.steady
        for action in legal:
            slot = slots[action]
            tries = tries_of[slot]
            score = gains[slot] / tries if tries else hoped
            score += exploration * priors[slot] * sqrt(seen[slot] + steady) / (1 + tries)
            if score > best:
                best, chosen = score, slot
        return chosen

    def learn(self, slot: int, returns: list[float]) -> None:
        """Add the returns after trying a slot."""
        self.tries[slot] += 1
        self.gains[slot] += returns[self.seat]
        self.visit(returns)

    def visit(self, returns: list[float]) -> None:
        """Add the returns of a world that came here."""
        self.visits += 1
        sums = self.sums
        for seat, share in enumerate(returns):
            sums[seat] += share

    def tie(self, slot: int, surplus: list[float]) -> None:
        """Record that rivals shared the victory in a world that came here. surplus: what it counts more than the returns."""
        self.ties = [a + b for a, b in zip(self.ties or [0.0] * len(surplus), surplus, strict=True)]
        self.tie_gains[slot] = self.tie_gains.get(slot, 0.0) + surplus[self.seat]

    def below(self) -> Iterator[Node]:
        """All positions below this one, each once, in an order that depends on the tree alone."""
        met: set[int] = set()
        todo = list(self.children.values())
        while todo:
            node = todo.pop()
            if id(node) not in met:
                met.add(id(node))
                yield node
                todo.extend(node.children.values())


def key(slot: int, asked: int, seat: int) -> int:
    """The key of a child: by chance, different seats and questions may follow the same decision."""
    return slot << SLOT_BITS | asked << 8 | seat
