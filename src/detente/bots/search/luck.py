"""How much of what an action seemed to be worth was the luck of the worlds in which it was tried (common random numbers).

All actions at the root meet the same worlds in the same order, so the one tried most has met every world that another
has met. What it got there, against what it gets on the whole, tells whether those were lucky worlds; so far as results
go together, that is taken off again (a control variate; Lavenberg and Welch 1981). Where worlds differ more than actions
do, a few tries then tell as much as many would without it.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

GROWTH = 1.25
"""What results have in common is estimated anew when there are so many times as many."""


class Luck:
    """The searching seat's returns at each slot of the root, by world.

    shared: 0 to 1, how far results of different actions in the same world go together. spread: the standard deviation of
    what is left of one result when luck is taken off; None while there are too few to tell.
    """

    def __init__(self, slots: int) -> None:
        self.sums: list[list[float]] = [[0.0] for _ in range(slots)]
        self.leader = 0
        self.shared = 1.0
        self.spread: float | None = None
        self.count = 0
        self.review = 16.0

    def take(self, slot: int, gain: float) -> None:
        """The result of trying a slot in the next of its worlds."""
        sums = self.sums[slot]
        sums.append(sums[-1] + gain)
        if len(sums) > len(self.sums[self.leader]):
            self.leader = slot
        self.count += 1
        if self.count >= self.review:
            self.estimate()
            self.review = self.count * GROWTH

    def corrected(self, gains: list[float]) -> list[float]:
        """The sums of returns by slot without the luck in them."""
        lead = self.sums[self.leader]
        worlds = len(lead) - 1
        if not worlds or not self.shared:
            return gains
        mean, shared = lead[worlds] / worlds, self.shared
        return [
            gain + shared * ((len(sums) - 1) * mean - lead[len(sums) - 1])
            for gain, sums in zip(gains, self.sums, strict=True)
        ]

    def estimate(self) -> None:
        """See how far results go together, by regression of each action's on the leader's."""
        lead = results(self.sums[self.leader])
        both = square = own = 0.0
        count = 0
        for slot, sums in enumerate(self.sums):
            tries = len(sums) - 1
            if slot == self.leader or tries < 2:
                continue
            mean, lead_mean = sums[tries] / tries, self.sums[self.leader][tries] / tries
            count += tries - 1
            for gain, other in zip(results(sums), lead, strict=False):
                both += (gain - mean) * (other - lead_mean)
                square += (other - lead_mean) ** 2
                own += (gain - mean) ** 2
        if not count:
            return
        self.shared = min(1.0, max(0.0, both / square)) if square else 1.0
        left = own - 2 * self.shared * both + self.shared**2 * square
        self.spread = sqrt(max(0.0, left) / count)


def results(sums: list[float]) -> list[float]:
    """What the running sums are sums of."""
    return [after - before for before, after in pairwise(sums)]
