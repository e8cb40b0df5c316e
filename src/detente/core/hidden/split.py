"""Draws how many cards of each kind go to which places, weighted by the number of ways to lay the cards."""

from math import comb
from typing import Final

from detente.core.engine.rng import Rng
from detente.core.hidden.knowledge import BIT

MOST_STEPS: Final = 4000
"""Counting stops after this many splits. Positions of the games in this project take fewer than 100."""


class TooManyWays(Exception):
    """Raised when counting would take too long."""


class Choice:
    """Ways to split the cards of a kind. weights: the weight of each. ways: the sum of the weights."""

    def __init__(self, splits: list[list[int]], weights: list[int]) -> None:
        self.splits = splits
        self.weights = weights
        self.ways: int = sum(weights)


class Split:
    """The ways to lay kinds of cards, kind by kind, into groups of places.

    Cards that may be at the same places are of one kind. Places that the same remaining kinds may use form one group; `groups`
    lists for each group the mask of those kinds and the room left there, in ascending order. So where the places of kinds are
    nested or disjoint, and the narrowest is laid first, each kind has only one group, and nothing needs counting.

    counts: the number of cards of each kind, in the order in which kinds are laid. steps: the number of splits examined.
    """

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.steps = 0
        self.found: dict[tuple[int, ...], Choice] = {}

    def ways(self, kind: int, groups: list[int]) -> int:
        """The number of ways to lay all cards from this kind on. TooManyWays if counting takes too long."""
        if kind == len(self.counts):
            return 0 if groups else 1
        return self.choice(kind, groups).ways

    def draw(self, kind: int, groups: list[int], rng: Rng) -> list[int]:
        """Draw how many cards of this kind go to each group. At least one way must be possible."""
        choice = self.choice(kind, groups)
        return choice.splits[rng.weigh(choice.weights) if len(choice.splits) > 1 else 0]

    def choice(self, kind: int, groups: list[int]) -> "Choice":
        """All ways to split the cards of a kind, with the number of ways to lay all cards from this kind on."""
        key = (kind, *groups)
        found = self.found.get(key)
        if found is None:
            splits = self.splits(kind, groups)
            self.steps += len(splits)
            if self.steps > MOST_STEPS:
                raise TooManyWays
            found = Choice(splits, self.weights(kind, groups, splits))
            self.found[key] = found
        return found

    def splits(self, kind: int, groups: list[int]) -> list[list[int]]:
        """All ways to split the cards of a kind; groups that no later kind may use are filled."""
        room = 0
        for k in range(0, len(groups), 2):
            if groups[k] & BIT[kind]:
                room += groups[k + 1]
        # each partial split begins with the number of cards left
        found = [[self.counts[kind]]]
        for k in range(0, len(groups), 2):
            if not groups[k] & BIT[kind]:
                for split in found:
                    split.append(0)
                continue
            most = groups[k + 1]
            least = most if groups[k] == BIT[kind] else 0
            room -= most
            longer: list[list[int]] = []
            for split in found:
                left = split[0]
                for here in range(max(least, left - room), min(most, left) + 1):
                    longer.append([left - here, *split[1:], here])
            if len(longer) > MOST_STEPS:
                raise TooManyWays
            found = longer
        return [split[1:] for split in found if not split[0]]

    def weights(self, kind: int, groups: list[int], splits: list[list[int]]) -> list[int]:
        """For each split of this kind, the number of ways to lay all cards from this kind on."""
        found: list[int] = []
        for split in splits:
            weight = 1
            rooms: dict[int, int] = {}
            for k in range(len(split)):
                room = groups[2 * k + 1]
                later = groups[2 * k] & ~BIT[kind]
                weight *= comb(room, split[k])
                if split[k] < room:
                    rooms[later] = rooms.get(later, 0) + room - split[k]
            found.append(weight * self.ways(kind + 1, in_order(rooms)))
        return found


def in_order(rooms: dict[int, int]) -> list[int]:
    """Groups as a list (mask of kinds, room, mask, room ...), ascending by mask. rooms: room by mask of kinds."""
    groups: list[int] = []
    for kinds in sorted(rooms):
        groups.append(kinds)
        groups.append(rooms[kinds])
    return groups
