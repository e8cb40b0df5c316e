"""How good each action looks. A command with many parts is planned as a whole, and its parts follow the plan.

Since nothing changes before the last part, each part recomputes the same plan.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from detente.core.engine.verbs import Verb
from detente.games.europe1815 import notation
from detente.games.europe1815.brain.opening import capitals, choices
from detente.games.europe1815.brain.outlook import UNIT, Situation
from detente.games.europe1815.brain.sea import building, laid_down
from detente.games.europe1815.brain.supply import Stacks, best_move, best_troops, gathering, stationing
from detente.games.europe1815.brain.team import give_land, give_marker
from detente.games.europe1815.brain.war import (
    MARGIN,
    RETAKEN,
    AttackPlan,
    best_attack,
    best_raid,
    best_scouts,
)
from detente.games.europe1815.codes import COMMANDS, LANDS, NO_COMMAND, NOWHERE, TYPES
from detente.games.europe1815.notation import ACTIONS, COUNT, DISSOLVE, DONE, GENERAL, STACK

NEVER: Final = -1000.0
CHOSEN: Final = 100.0
RESUPPLIED: Final = 4 * UNIT - 0.4
"""What resupply is worth as the last action of a turn."""
LAST_RESORT: Final = 0.0
"""What resupply is worth as an earlier action: it ends the turn."""
NOTHING: Final = -0.3
"""Ending the turn while actions are left."""
RISING: Final = 0.8
TRIBES: Final = 0.05
GIFT: Final = 0.25
"""A team action must be worth more than this."""
GRAIN: Final = 0.3
WEAR: Final = (2.0, 1.0, 0.0)


class Task(NamedTuple):
    """What a decision is about. wear: whether it only asks which units dissolve. actions: how many are left in the turn.

    command: the one under way, a word of `codes.COMMANDS`. target, budget: those of the command. picked: the stack whose number
    is asked.
    """

    wear: bool
    actions: int
    command: str
    target: int
    budget: int
    picked: int


def weights(o: Situation, task: Task, actions: Sequence[int]) -> list[float]:
    """How good each action looks; higher is better."""
    if task.wear:
        return [WEAR[DISSOLVE.one(action)] for action in actions]
    if task.command == "ships":
        return [laid_down(action) for action in actions]
    if task.command != COMMANDS[NO_COMMAND]:
        return follow(o, task, planned(o, task), actions)
    opening = OPENINGS.get(ACTIONS.verb_of[actions[0]])
    if opening is not None:
        return opening(o, [ACTIONS.verb_of[action].one(action) % LANDS for action in actions])
    return [grained(weigh(o, task, action)) for action in actions]


def grained(worth: float) -> float:
    """The worth rounded to a grain: smaller differences vanish, so that games from one position vary."""
    return round(worth / GRAIN) * GRAIN


# -- commands under way


def follow(o: Situation, task: Task, plan: tuple[Stacks, bool], actions: Sequence[int]) -> list[float]:
    """Rate the next planned part best; `done` if there is none."""
    stacks, general = plan
    if task.picked != NOWHERE:
        wanted = next((n for land, kind, n in stacks if land * TYPES + kind == task.picked), 1)
        return [-abs(int(COUNT.one(action)) - wanted) + 0.0 for action in actions]
    shift = LANDS if o.position.american else 0
    order = [STACK.of((shift + land) * TYPES + kind) for land, kind, _ in stacks]
    if general:
        order.append(GENERAL.of(shift + o.position.general[o.me]))
    chosen = next((part for part in order if part in actions), DONE.first)
    return [CHOSEN if action == chosen else 0.0 if action not in DONE else 1.0 for action in actions]


def next_part(o: Situation, task: Task, actions: Sequence[int]) -> int:
    """The next part of a command, whether or not this bot began it: as planned. A relocation without a plan gathers units near by."""
    if task.wear or task.command == "ships":
        found = weights(o, task, actions)
    else:
        plan = planned(o, task)
        if task.command == "relocation" and not plan[0]:
            plan = gathering(o, task.target)
        found = follow(o, task, plan, actions)
    return actions[found.index(max(found))]


def foreseen(o: Situation, task: Task) -> bool:
    """Whether the stack whose number is asked is part of the plan."""
    return any(land * TYPES + kind == task.picked for land, kind, _ in planned(o, task)[0])


def planned(o: Situation, task: Task) -> tuple[Stacks, bool]:
    """The whole command: its stacks, and whether the General goes along."""
    command, target, budget = task.command, task.target, task.budget
    if command in ("resupply", "setup", "reinforcement"):
        return stationing(o, command, budget, target), False
    if command == "attack":
        plan = assault(o, target, task.actions)
        return plan.stacks, plan.general
    if command == "scout":
        return best_scouts(o, target).stacks, False
    if command == "relocation":
        return best_move(o, target).stacks, False
    if command == "troops":
        return best_troops(o, target).stacks, False
    return (), False


# -- actions that begin something, or are done at once


def weigh(o: Situation, task: Task, action: int) -> float:
    """How good an action looks when no command is under way."""
    verb = ACTIONS.verb_of[action]
    return WEIGHED[verb](o, task, verb.one(action) % LANDS)


def above(worth: float, least: float) -> float:
    """The worth of something that must promise more than `least`."""
    return worth if worth > least else NEVER


def attack(o: Situation, task: Task, land: int) -> float:
    """The worth of the best attack on a land."""
    return above(assault(o, land, task.actions - 1).worth, MARGIN)


def assault(o: Situation, land: int, left: int) -> AttackPlan:
    """The best conquest of a land or, without one, the best skirmish. left: how many actions follow in this turn."""
    plan = best_attack(o, land)
    return plan if plan.worth > MARGIN else best_raid(o, land, o.position.summer and left > 0)


def scout(o: Situation, task: Task, land: int) -> float:
    """The worth of the best scout attack on a land."""
    return above(best_scouts(o, land).worth, MARGIN)


def relocate(o: Situation, task: Task, land: int) -> float:
    """The worth of the best Z-effect into a land."""
    return above(best_move(o, land).worth, 0.1)


def uprising(o: Situation, task: Task, land: int) -> float:
    """The worth of an uprising: what the opponent loses."""
    return RISING * o.shares[o.owner[land]] * o.worth(o.owner[land], land)


def diplomacy(o: Situation, task: Task, land: int) -> float:
    """The worth of diplomacy: a land at no cost, held by one infantry."""
    worth = o.taking(land)
    if not o.safe(land, (1, 0, 0)):
        worth -= RETAKEN * o.worth(o.me, land)
    return worth


def resupply(o: Situation, task: Task, land: int) -> float:
    """The worth of resupply: four EP, best where they are needed."""
    left = sum([n * ep for n, ep in zip(o.position.supply[o.me], (1, 2, 3), strict=True)])
    if left < 4:
        return NEVER
    need = 0.3 * o.frontier(land) + 0.3 * (not o.safe(land, o.units[land]))
    return RESUPPLIED + need if task.actions == 1 else LAST_RESORT


def jump(o: Situation, task: Task, land: int) -> float:
    """The worth of the General fleeing from a land in danger to a safe one."""
    here = o.position.general[o.me]
    in_danger = not o.safe(here, o.units[here], True)
    return 0.4 if in_danger and o.safe(land, o.units[land], True) and not o.position.wear else NEVER


def general(o: Situation, task: Task, land: int) -> float:
    """How good the land is for the General's return."""
    return o.ep(land) + 0.5 * (o.safe(land, o.units[land])) - 0.1 * o.threat(land)


OPENINGS: Final[Mapping[Verb, Callable[[Situation, Sequence[int]], list[float]]]] = {
    notation.PLANT: capitals,
    notation.CHOOSE: choices,
}
"""By verb, the function that rates the lands that set-up offers, all of them together."""
WEIGHED: Final[Mapping[Verb, Callable[[Situation, Task, int], float]]] = {
    notation.RELOCATE: relocate,
    notation.JUMP: jump,
    notation.RESUPPLY: resupply,
    notation.DIPLOMACY: diplomacy,
    notation.ATTACK: attack,
    notation.SCOUT: scout,
    notation.UPRISING: uprising,
    notation.STRENGTHEN: lambda o, task, land: TRIBES,
    notation.BUILD: lambda o, task, land: above(building(o, land, task.actions - 1), 0.1),
    notation.GENERAL: general,
    notation.RESTORE: lambda o, task, land: o.worth(o.me, land) - 0.2 * o.threat(land),
    notation.GIVE_LAND: lambda o, task, land: above(give_land(o, land), GIFT),
    notation.GIVE_TROOPS: lambda o, task, land: above(best_troops(o, land).worth, GIFT),
    notation.GIVE_MARKER: lambda o, task, land: above(give_marker(o), GIFT),
    notation.SKIP: lambda o, task, land: 0.0,
    notation.END_TURN: lambda o, task, land: NOTHING,
    notation.DONE: lambda o, task, land: 0.0,
}
"""By verb, the function that rates an action that begins something or takes effect at once. Its `int` is the land, if any."""
