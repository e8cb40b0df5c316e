"""What a search has found out."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the search knows about a legal action. visits: worlds in which it was tried, now or in a tree that was reused.

    value: the searching seat's mean return after it; None if it was not tried. prior: how likely it looked at first.
    chance: that the seat is then among the winners; None if it was not tried.
    """

    action: int
    visits: int
    value: float | None
    prior: float
    chance: float | None


@dataclass(slots=True)
class Statistic:
    """What searches cost. All numbers are sums; `+=` adds another's.

    searches: decisions searched. reused: those that found their position in an older tree, with `reused_visits` there.
    continued: searches that continued a move begun before. iterations: worlds played through.
    nodes: positions made. shared: positions that another order of the same parts had already made.
    """

    searches: int = 0
    continued: int = 0
    reused: int = 0
    reused_visits: int = 0
    continued_reused: int = 0
    iterations: int = 0
    nodes: int = 0
    shared: int = 0
    seconds: float = field(default=0.0, compare=False)

    def __iadd__(self, other: Statistic) -> Statistic:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a search at one decision.

    action: the choice. opinions: one for each legal action, in the engine's order. values: each seat's mean return over
    all worlds that were played through from here. chances: each seat's chance to be among the winners. statistic: the cost.
    """

    action: int
    opinions: tuple[Opinion, ...]
    values: tuple[float, ...]
    chances: tuple[float, ...]
    statistic: Statistic

    def shares(self) -> list[float]:
        """The share of each action in all tries; 1 for the choice if it needed none."""
        tries = sum(opinion.visits for opinion in self.opinions)
        if not tries:
            return [float(opinion.action == self.action) for opinion in self.opinions]
        return [opinion.visits / tries for opinion in self.opinions]
