"""Who plays whom in a round of a tournament, and on which seats. Plain numbers: no database, no names.

Players are any numbers. Round robins of two are the circle method; Swiss rounds of two are a matching of least cost (networkx); tables of more
are found by a search that begins with the standings and exchanges players as long as that helps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import ceil, log
from random import Random

ROUND_ROBIN, SWISS = "round-robin", "swiss"
REPEAT = 1000.0
"""What it costs that two meet again, times the square of how often they have; points apart cost less."""
STARTS = 12
"""How many beginnings the search for tables of more than two tries."""


@dataclass(slots=True)
class History:
    """What has been played. met: how often two players have, by pair; seats: how often a player had a seat; byes: of each player."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)

    def add(self, table: Mapping[int, int]) -> None:
        """Add a game. table: the seat of each player."""
        self.met.update(frozenset(pair) for pair in combinations(table, 2))
        self.seats.update(table.items())


@dataclass(frozen=True, slots=True)
class Round:
    """tables: of each the players' seats. byes: who pauses."""

    tables: list[dict[int, int]]
    byes: list[int]


def rounds_of(kind: str, players: int, seats: int, *, fill: bool) -> int:
    """How many rounds it takes at least: a round robin until everybody can have met everybody, a Swiss until one leader can be left."""
    if kind == SWISS:
        return max(1, ceil(log(players, seats) - 1e-9))
    full, over = divmod(players, seats)
    meetings = full * seats * (seats - 1) + (over * (over - 1) if fill else 0)
    return max(1, ceil(players * (players - 1) / max(1, meetings)))


def next_round(
    kind: str,
    number: int,
    entered: Sequence[int],
    there: Sequence[int],
    seats: int,
    points: Mapping[int, float],
    history: History,
    *,
    fill: bool,
    seed: str,
) -> Round:
    """The round with this number, from 1. entered: all players in the order in which they came; there: those who still play.

    points: of each so far. fill: whether bots complete a table that is not full; else those who are left over have a bye.
    """
    rnd = Random(f"{seed} {number}")
    if kind == ROUND_ROBIN and seats == 2 and not fill:
        groups, byes = circle(number, entered, set(there))
    else:
        swiss = kind == SWISS
        order = sorted(there, key=lambda player: (-points.get(player, 0.0) if swiss else 0.0, rnd.random()))
        over = len(order) % seats
        byes = [] if fill else to_pause(order, over, history)
        playing = [player for player in order if player not in byes]
        cost = PairCost(history, points if swiss else {})
        groups = matched(playing, cost) if seats == 2 else searched(playing, seats, cost, rnd)
    return Round([seated(group, seats, history) for group in groups], byes)


def circle(number: int, entered: Sequence[int], there: set[int]) -> tuple[list[list[int]], list[int]]:
    """A round in which everybody meets somebody else: one stays, all others go round. Whoever's opponent has left has a bye."""
    ring: list[int | None] = [*entered, *([None] if len(entered) % 2 else [])]
    turn = (number - 1) % (len(ring) - 1)
    rest = ring[1:]
    ring = [ring[0], *rest[len(rest) - turn :], *rest[: len(rest) - turn]]
    groups: list[list[int]] = []
    byes: list[int] = []
    for one, other in zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True):
        pair = [player for player in (one, other) if player is not None and player in there]
        if len(pair) == 2:
            groups.append(pair)
        else:
            byes += pair
    return groups, byes


def to_pause(order: Sequence[int], count: int, history: History) -> list[int]:
    """Who has a bye: those with the fewest byes so far, of these the last. order: the best first."""
    place = {player: k for k, player in enumerate(order)}
    return sorted(order, key=lambda player: (history.byes[player], -place[player]))[:count]


@dataclass(frozen=True, slots=True)
class PairCost:
    """What it costs that two players meet."""

    history: History
    points: Mapping[int, float]

    def of(self, one: int, other: int) -> float:
        """For a pair: above all that they have met, then how far their points are apart."""
        apart = self.points.get(one, 0.0) - self.points.get(other, 0.0)
        return REPEAT * self.history.met[frozenset((one, other))] ** 2 + apart**2

    def of_table(self, table: Sequence[int]) -> float:
        """For a table: all its pairs."""
        return sum(self.of(one, other) for one, other in combinations(table, 2))


def matched(players: Sequence[int], cost: PairCost) -> list[list[int]]:
    """Pairs of least cost; one player stays alone if their number is odd."""
    import networkx as nx  # not before it is needed: it takes long to load, and most servers never pair anybody

    graph = nx.Graph()
    graph.add_nodes_from(players)
    graph.add_weighted_edges_from(
        (one, other, -cost.of(one, other)) for one, other in combinations(players, 2)
    )
    place = {player: k for k, player in enumerate(players)}
    pairs = [
        sorted(pair, key=place.__getitem__) for pair in nx.max_weight_matching(graph, maxcardinality=True)
    ]
    paired = {player for pair in pairs for player in pair}
    alone = [[player] for player in players if player not in paired]
    return sorted([*pairs, *alone], key=lambda pair: place[pair[0]])


def searched(players: Sequence[int], seats: int, cost: PairCost, rnd: Random) -> list[list[int]]:
    """Tables of little cost; the last one is short if the players do not fill all. players: the best first."""
    begin = [list(players[k : k + seats]) for k in range(0, len(players), seats)]
    best = improved(begin, cost)
    for _ in range(STARTS):
        if total(best, cost) == 0:
            break
        mixed = list(players)
        rnd.shuffle(mixed)
        other = improved([mixed[k : k + seats] for k in range(0, len(mixed), seats)], cost)
        best = min(best, other, key=lambda tables: total(tables, cost))
    return best


def total(tables: Sequence[Sequence[int]], cost: PairCost) -> float:
    """What all tables cost."""
    return sum(map(cost.of_table, tables))


def improved(tables: list[list[int]], cost: PairCost) -> list[list[int]]:
    """The same tables after all exchanges of two players that help."""
    found = True
    while found:
        found = False
        for one, other in combinations(tables, 2):
            for k in range(len(one)):
                for j in range(len(other)):
                    before = cost.of_table(one) + cost.of_table(other)
                    one[k], other[j] = other[j], one[k]
                    if cost.of_table(one) + cost.of_table(other) < before - 1e-9:
                        found = True
                    else:
                        one[k], other[j] = other[j], one[k]
    return tables


def seated(group: Sequence[int], seats: int, history: History) -> dict[int, int]:
    """The seats of the players of a table, such that each has had theirs as rarely as possible."""

    def had(chosen: Iterable[int]) -> int:
        return sum((history.seats[player, seat] + 1) ** 2 for player, seat in zip(group, chosen, strict=True))

    return dict(zip(group, min(permutations(range(seats), len(group)), key=had), strict=True))
