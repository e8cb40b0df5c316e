"""Admirals: when ships are worth the units that dissolve for them (E15-NAV-3)."""

from typing import Final

from detente.games.europe1815.brain.outlook import EP, UNIT, Force, Situation
from detente.games.europe1815.brain.war import SECOND, best_attack, harbours
from detente.games.europe1815.notation import DISSOLVE, DONE

SHIPS: Final = 2
"""How many ships an action builds at most (E15-NAV-3)."""
FLEET: Final = 0.5
"""The share of the worth of the best landing that ships have if it must wait for another turn."""
LASTING: Final = 0.0
"""What a ship is worth beyond the first landing: it threatens the coasts of its sea in every turn to come."""
ORDER: Final = (2.0, 1.0, 0.5)
"""Which units dissolve first."""
ENOUGH: Final = 0.75
"""What it is worth to stop: more than to dissolve artillery."""


def laid_down(action: int) -> float:
    """How good a part of shipbuilding looks: two infantry for a ship first, then cavalry, never artillery for a second ship."""
    return ENOUGH if action in DONE else ORDER[DISSOLVE.one(action)]


def building(o: Situation, land: int, left: int) -> float:
    """The worth of ships in a land: the best landing that they make possible, less the units. left: actions that follow in this turn."""
    found: float | None = o.plans.get(("ships", land, left))
    if found is None:
        found = o.plans["ships", land, left] = weigh_ships(o, land, left)
    return found


def weigh_ships(o: Situation, land: int, left: int) -> float:
    """Compare the best landings before and after."""
    dissolved, ships = shipyard(o, land)
    if not ships or o.position.ships[land] >= SHIPS:
        return -1.0
    after = o.with_ships(land, dissolved, ships)
    best = 0.0
    for target in o.board.by_sea[land]:
        if o.hostile(target) and land in harbours(after, target):
            best = max(best, best_attack(after, target).worth - max(0.0, best_attack(o, target).worth))
    cost = UNIT * sum([number * ep for number, ep in zip(dissolved, EP, strict=True)])
    if not o.safe(land, (0, 0, 0)) and o.safe(land, o.units[land]):
        inf, kav, art = o.units[land]
        if not o.safe(land, (inf - dissolved[0], kav - dissolved[1], art - dissolved[2])):
            cost += o.worth(o.me, land)
    return best * (SECOND if left else FLEET) + LASTING * ships - cost


def shipyard(o: Situation, land: int) -> tuple[Force, int]:
    """The units that dissolve by `laid_down`, and for how many ships."""
    inf, kav, art = o.units[land]
    gone = [0, 0, 0]
    ships = 0
    while ships < SHIPS:
        left = inf + kav + art - sum(gone)
        if inf - gone[0] >= 2 and left > 2:
            gone[0] += 2
        elif kav - gone[1] >= 1 and left > 1:
            gone[1] += 1
        else:
            break
        ships += 1
    return (gone[0], gone[1], gone[2]), ships
