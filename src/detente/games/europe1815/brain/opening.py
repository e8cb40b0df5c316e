"""Set-up: where to place the capital, and which lands to choose, by values that were fitted to played games.

`tools/fit_openings.py` fits them: for each kind of table a value for every land as a capital and as a chosen land, and one for
every fact of `FACTS`. A value is a share of the victory.
"""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from detente.games.europe1815.brain.outlook import NOBODY, Situation
from detente.games.europe1815.data import AMERICA, EUROPE, Board

FACTS: Final = (
    "opponents' flags two lands away",
    "opponents' flags three lands away",
    "ally's flag within three lands",
    "own neighbours",
    "opponents' neighbours",
    "territories",
)
"""own neighbours: pairs of own lands that border each other; opponents' neighbours: pairs of an own and an opponent's land.
territories: bonuses, each times the square of the share owned."""
NEAR_FLAG, FAR_FLAG, ALLY, OWN, FOREIGN, TERRITORIES = range(len(FACTS))
SCALE: Final = 20.0
"""What the whole victory is worth, compared with the other worths of the brain."""
LIKE_CAPITALS: Final = {"each 2": 0.15, "each 3": 0.25, "each 4": 0.25, "teams 4": 0.07}
"""Capitals whose values differ from the best by no more are chosen equally often, by kind of table. Flags are planted in turn: if each
took only the best, the last would have the worst of them."""
LIKE_CHIEF: Final = {"each 2": 0.15, "each 3": 0.25, "each 4": 0.0}
"""The same for a capital that makes the seat the native chief."""
CHIEF: Final = {"each 2": 0.0, "each 3": 0.0, "each 4": -0.2}
"""What a capital that makes the seat the native chief is worth beyond its fitted value, by kind of table. Lands inland were rarely capitals
in the games of the fit, so their values are too near the mean: among four the chief won 1 of 128 games from Iroquois, Illinois,
Michigan and Kentucky."""
PAID_CHIEF: Final = "cherokee"
"""Where the chief of a game among four wins a place's share if it gets more EP (E15-AM-14)."""
LIKE_LANDS: Final = 0.02
"""The same for chosen lands."""


class Values:
    """What lands and facts are worth at a kind of table."""

    def __init__(self, capital: Sequence[float], land: Sequence[float], facts: Sequence[float]) -> None:
        self.capital = tuple(capital)
        self.land = tuple(land)
        self.facts = tuple(facts)


def kind_of_table(american: bool, teams: bool, seats: int) -> str:
    """The name of a kind of table in `openings.json`."""
    return f"{'1715' if american else '1815'} {'teams' if teams else 'each'} {seats}"


def read_openings(data: Mapping[str, Any]) -> dict[str, Values]:
    """The values of all kinds of tables. KeyError if a land or fact is missing."""
    found = {}
    for kind, told in data["tables"].items():
        ids = (AMERICA if kind.startswith("1715") else EUROPE).land_ids
        capitals = [told["capital"].get(id, 0.0) for id in ids]
        found[kind] = Values(
            capitals, [told["land"][id] for id in ids], [told["facts"][name] for name in FACTS]
        )
    return found


def distances(board: Board) -> list[list[int]]:
    """For each two lands, how many borders are between them."""
    found = []
    for start in range(len(board.near)):
        away = [-1] * len(board.near)
        away[start] = 0
        reached = [start]
        for land in reached:
            for near in board.near[land]:
                if away[near] < 0:
                    away[near] = away[land] + 1
                    reached.append(near)
        found.append(away)
    return found


DISTANCES: Final = [distances(EUROPE), distances(AMERICA)]
OPENINGS: Final = read_openings(
    json.loads(files("detente.games.europe1815").joinpath("openings.json").read_text("utf-8"))
)


def values_of(o: Situation) -> Values:
    """The values for the table of a position."""
    return OPENINGS[kind_of_table(o.position.american, o.position.teams, len(o.seats))]


def capital(o: Situation, land: int) -> float:
    """The value of a land as capital, with the flags planted so far."""
    values = values_of(o)
    return values.capital[land] + worth(values, flag_facts(o, o.me, land))


def choice(o: Situation, land: int) -> float:
    """The value of one more land for the seat."""
    values = values_of(o)
    return values.land[land] + worth(values, land_facts(o, o.me, land))


def capitals(o: Situation, lands: Sequence[int]) -> list[float]:
    """How good each land looks as capital. Those that are nearly as good as the best look the same, so that games vary."""
    kind = kind_of_table(o.position.american, o.position.teams, len(o.seats)).partition(" ")[2]
    inland = [o.board.inland[land] for land in lands]
    like = [(LIKE_CHIEF if chief else LIKE_CAPITALS)[kind] for chief in inland]
    found = [
        capital(o, land) + (CHIEF[kind] if chief else 0.0) for land, chief in zip(lands, inland, strict=True)
    ]
    if o.position.chief_ep and kind == "each 4":
        found = [
            paid_chief(o, land, lands) if o.board.land_ids[land] == PAID_CHIEF else value
            for land, value in zip(lands, found, strict=True)
        ]
    return levelled(found, like)


def paid_chief(o: Situation, land: int, lands: Sequence[int]) -> float:
    """E15-AM-14: the value of the chief's capital with more EP: that of the best of the lands, less what flags near by mean."""
    values = values_of(o)
    return max([values.capital[other] for other in lands]) + worth(values, flag_facts(o, o.me, land))


def choices(o: Situation, lands: Sequence[int]) -> list[float]:
    """How good each land looks as a further land. Those that are nearly as good as the best look the same."""
    return levelled([choice(o, land) for land in lands], [LIKE_LANDS] * len(lands))


def levelled(found: Sequence[float], alike: Sequence[float]) -> list[float]:
    """Values, to be added to the other worths of the brain; the best instead of those that differ from it by no more than `alike`."""
    best = max(found)
    return [
        SCALE * (best if best - value <= near else value) for value, near in zip(found, alike, strict=True)
    ]


def worth(values: Values, facts: Sequence[float]) -> float:
    """The value of facts."""
    return sum([value * fact for value, fact in zip(values.facts, facts, strict=True)])


def flag_facts(o: Situation, seat: int, land: int) -> list[float]:
    """What the other flags mean for the seat's flag in a land."""
    facts = [0.0] * len(FACTS)
    away = DISTANCES[o.position.american][land]
    for other, flag in enumerate(o.position.flag):
        if other == seat or flag < 0:
            continue
        if o.position.teams and (other - seat) % 2 == 0:
            facts[ALLY] += away[flag] <= 3
        elif away[flag] <= 2:
            facts[NEAR_FLAG] += 1
        elif away[flag] == 3:
            facts[FAR_FLAG] += 1
    return facts


def land_facts(o: Situation, seat: int, land: int) -> list[float]:
    """What a land means for the seat, in addition to those it has."""
    facts = [0.0] * len(FACTS)
    board, owner = o.board, o.owner
    for near in board.near[land]:
        facts[OWN] += owner[near] == seat
        facts[FOREIGN] += owner[near] not in (NOBODY, seat) and not (
            o.position.teams and (owner[near] - seat) % 2 == 0
        )
    territory = board.territory[land]
    lands = board.lands_of[territory]
    held = sum([owner[other] == seat for other in lands if other != land])
    facts[TERRITORIES] = board.bonus[territory] * (2 * held + 1) / len(lands) ** 2
    return facts
