"""New units, relocations and gifts of troops: where units are most useful."""

from typing import Final, NamedTuple

from detente.games.europe1815.brain.outlook import ATTACK, EP, NOWHERE, UNIT, Force, Situation
from detente.games.europe1815.brain.war import available

Stacks = tuple[tuple[int, int, int], ...]
"""Stacks, each as (land, type, number)."""
SAVED: Final = 0.5
"""The worth of making a land safe, as a share of the land's worth."""
STAGED: Final = 0.16
"""The worth of moving an EP from a land without a frontier to one with a frontier."""


# -- new units


def stationing(o: Situation, command: str, budget: int, target: int) -> Stacks:
    """Where new units go: to the target or, without one, to any allowed land."""
    key = ("station", command, budget, target)
    found: Stacks | None = o.plans.get(key)
    if found is None:
        if target != NOWHERE:
            found = in_one_land(o, budget, target)
        else:
            found = spread(
                o,
                budget,
                [(k, u) for k in o.own for u in range(3) if command == "setup" or may_station(o, k, u)],
            )
        o.plans[key] = found
    return found


def may_station(o: Situation, land: int, kind: int) -> bool:
    """E15-REINF-3, E15-REINF-4: whether new units of the type may be stationed in this land of the seat."""
    if kind == 0 or o.board.fortress[land] or o.position.flag[o.me] == land:
        return True
    return kind == 1 and all(o.owner[k] == o.me for k in o.board.lands_of[o.board.territory[land]])


def in_one_land(o: Situation, budget: int, target: int) -> Stacks:
    """Resupply: cavalry for the attack; artillery if the land is in danger."""
    left = list(o.position.supply[o.me])
    order = (2, 0, 1) if not o.safe(target, o.units[target]) else (1, 0, 2)
    found = []
    for kind in order:
        number = min(budget // EP[kind], left[kind])
        if kind == 1 and order[0] == 1:
            number = min(number, 2)
        if number:
            found.append((target, kind, number))
            budget -= number * EP[kind]
    return tuple(sorted(found))


def spread(o: Situation, budget: int, allowed: list[tuple[int, int]]) -> Stacks:
    """Reinforcement and set-up: unit by unit, where the next one is most useful."""
    left = list(o.position.supply[o.me])
    lands = sorted({land for land, _ in allowed})
    forces = {land: list(o.units[land]) for land in lands}
    wishes = {land: prospects(o, land) for land in lands}
    placed: dict[tuple[int, int], int] = {}
    while budget:
        best: tuple[float, int, int] | None = None
        for land, kind in allowed:
            if EP[kind] > budget or not left[kind]:
                continue
            use = usefulness(o, land, kind, forces[land], wishes[land]) / EP[kind]
            if best is None or (use, -land, -kind) > best:
                best = (use, -land, -kind)
        if best is None:
            break
        land, kind = -best[1], -best[2]
        placed[land, kind] = placed.get((land, kind), 0) + 1
        forces[land][kind] += 1
        left[kind] -= 1
        budget -= EP[kind]
    return tuple(sorted((land, kind, number) for (land, kind), number in placed.items()))


def prospects(o: Situation, land: int) -> list[tuple[float, float]]:
    """The neighbouring lands that may be attacked: the strength each requires, and its worth."""
    return [(o.strength(near, False), o.taking(near)) for near in o.board.near[land] if o.hostile(near)]


def usefulness(
    o: Situation, land: int, kind: int, force: list[int], around: list[tuple[float, float]]
) -> float:
    """The use of one more unit of a type in a land, to conquer and to hold."""
    gain = 0.02 * ATTACK[kind]
    inf, kav, art = force
    attack = inf * ATTACK[0] + kav * ATTACK[1] + art * ATTACK[2] - (1 if inf else 3)
    for need, worth in around:
        if attack <= need:
            gain += 0.35 * worth * min(1.0, ATTACK[kind] / (need + 1 - attack))
        else:
            gain += 0.02 * worth
    threat = o.threat(land)
    defence = o.defence(land, (inf, kav, art), o.position.general[o.me] == land)
    if threat > defence:
        after = force[:]
        after[kind] += 1
        grows = o.defence(land, (after[0], after[1], after[2]), o.position.general[o.me] == land) - defence
        gain += (
            SAVED
            * o.worth(o.me, land)
            * min(1.0, grows / (threat - defence))
            * (1.0 if threat - defence < 8 else 0.4)
        )
    return gain


# -- relocations


class Move(NamedTuple):
    """A Z-effect: its target, the stacks that move, and what it is worth."""

    target: int
    stacks: Stacks
    worth: float


def best_move(o: Situation, target: int) -> Move:
    """The best Z-effect into a land."""
    key = ("move", target)
    found: Move | None = o.plans.get(key)
    if found is None:
        found = o.plans[key] = plan_move(o, target)
    return found


def plan_move(o: Situation, target: int) -> Move:
    """Move units that are not needed where they are to where there is something to attack or hold."""
    stacks = []
    gain = 0.0
    moved = [0, 0, 0]
    here = o.position.general[o.me] == target
    calm = o.safe(target, o.units[target], here)
    open_there = o.frontier(target)
    for land in o.board.near[target]:
        if o.owner[land] != o.me or sum(o.units[land]) < 2:
            continue
        idle = not o.frontier(land)
        if calm and not idle:
            continue
        force = available(o, land, keep=True)
        for kind, number in enumerate(force):
            if number:
                stacks.append((land, kind, number))
                moved[kind] += number
                if idle and open_there:
                    gain += STAGED * EP[kind] * number
    if not stacks:
        return Move(target, (), -1.0)
    inf, kav, art = o.units[target]
    after: Force = (inf + moved[0], kav + moved[1], art + moved[2])
    if not calm and o.safe(target, after, here):
        gain += SAVED * o.worth(o.me, target)
    return Move(target, tuple(sorted(stacks)), gain - (2 * UNIT if o.position.wear else 0.0))


def gathering(o: Situation, target: int) -> tuple[Stacks, bool]:
    """Gather all units that can be spared around a land there, and the General if they keep him safe."""
    stacks: list[tuple[int, int, int]] = []
    force = list(o.units[target])
    for land in o.board.near[target]:
        if o.owner[land] == o.me and sum(o.units[land]) > 1:
            for kind, number in enumerate(available(o, land, keep=True)):
                if number:
                    stacks.append((land, kind, number))
                    force[kind] += number
    leads = o.position.general[o.me] in o.board.near[target]
    return tuple(sorted(stacks)), leads and o.safe(target, (force[0], force[1], force[2]), True)


# -- 2vs2: troops for the ally


def best_troops(o: Situation, target: int) -> Move:
    """The best gift of troops into a land of the ally: it must make the land safe, or consist of units that are idle here and useful there."""
    key = ("troops", target)
    found: Move | None = o.plans.get(key)
    if found is None:
        found = o.plans[key] = plan_troops(o, target)
    return found


def plan_troops(o: Situation, target: int) -> Move:
    """Send all that can be spared around the land, up to what the ally's supply can replace."""
    ally = o.owner[target]
    left = list(o.position.supply[ally])
    moved = [0, 0, 0]
    stacks = []
    idle_ep = 0
    for land in o.board.near[target]:
        if o.owner[land] != o.me or sum(o.units[land]) < 2:
            continue
        force = available(o, land, keep=True)
        for kind, free in enumerate(force):
            number = min(free, left[kind])
            if number:
                stacks.append((land, kind, number))
                moved[kind] += number
                left[kind] -= number
                if not o.frontier(land):
                    idle_ep += number * EP[kind]
    if not stacks:
        return Move(target, (), -1.0)
    inf, kav, art = o.units[target]
    after: Force = (inf + moved[0], kav + moved[1], art + moved[2])
    cost = 0.12 * sum([number * ep for number, ep in zip(moved, EP, strict=True)])
    gain = (STAGED + 0.12) * idle_ep if o.frontier(target) else 0.0
    if o.threat(target) > defence_of(o, target, ally, (inf, kav, art)) and o.threat(target) <= defence_of(
        o, target, ally, after
    ):
        gain += 0.8 * SAVED * o.worth(ally, target)
    return Move(target, tuple(sorted(stacks)), gain - cost)


def defence_of(o: Situation, land: int, seat: int, force: Force) -> int:
    """E15-ATT-4: the defence of another seat's force in the land."""
    total = o.defence(land, force, o.position.general[seat] == land)
    return total + (o.position.flag[seat] == land)
