"""Knowledge for bots: how good each legal action looks, and what search needs to know."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, cast

from detente.core.authors.brain import SearchConfig
from detente.core.engine.rng import Rng
from detente.core.engine.state import State
from detente.games.europe1815.brain.commands import Task, foreseen, next_part, weights
from detente.games.europe1815.brain.outlook import NUMBER, outlook, read, read_position
from detente.games.europe1815.brain.value import TRAITS, evaluate, sides, traits
from detente.games.europe1815.codes import COMMANDS, NO_COMMAND, NOWHERE, TYPES
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.notation import ACTIONS
from detente.games.europe1815.rules.relocation import WEAR
from detente.games.europe1815.state import GameState

__all__ = [
    "HABITS",
    "TRAITS",
    "evaluate",
    "policy",
    "priors",
    "routine",
    "scores",
    "sides",
    "traits",
]

SEARCH_CONFIG: Final = SearchConfig(horizon=6, exploration=0.3, prior_weight=0.95, least_tried=0.5)
"""A decision of the search is a whole command (`routine`); a rollout plays about as many as three turns have."""
STATIONING: Final = ("setup", "reinforcement")
PLANNED: Final = 1.0
"""The weight of a planned part's prior; all other parts together have the same."""
THINK: Final = -1
WARMTH: Final = 1.5
"""How much more an action must be worth to have e times the prior."""
LEAST: Final = -2.0
"""The lowest worth for priors: anything worse counts as this."""


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    if len(actions) == 1:
        return [0.0]
    o = outlook(read(view))
    return weights(o, task_of(view), [ACTIONS.parse(action) for action in actions])


def task_of(view: Mapping[str, Any]) -> Task:
    """The decision that the view asks for."""
    command = view["command"]
    wear = view["question"]["name"] == "wear"
    if command is None:
        return Task(wear, view["actions"], COMMANDS[NO_COMMAND], NOWHERE, 0, NOWHERE)
    number = NUMBER[view["map"] == "1715"]
    stack = command["stack"]
    return Task(
        wear,
        view["actions"],
        command["kind"],
        number[command["target"]] if command["target"] else NOWHERE,
        command["budget"],
        number[stack["land"]] * TYPES + TYPE_IDS.index(stack["type"]) if stack else NOWHERE,
    )


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """The action that `scores` rates best, computed from the state itself; ties are broken at random."""
    s = cast(GameState, state)
    found = weights(outlook(read_position(s, seat)), task_at(s), actions)
    best = max(found)
    equal = [action for action, weight in zip(actions, found, strict=True) if weight == best]
    return equal[rng.below(len(equal))] if len(equal) > 1 else equal[0]


def priors(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """The probability that a good player chooses each action: the better it looks, the higher. In a command, the planned part."""
    found = scores(view, actions)
    most = max(found)
    if view["command"] is not None:
        planned = found.index(most)
        shares = [PLANNED if k == planned else 1 / len(actions) for k in range(len(actions))]
    else:
        shares = [exp((max(weight, LEAST) - most) / WARMTH) for weight in found]
    whole = sum(shares)
    return [share / whole for share in shares]


def routine(state: State, seat: int, actions: list[int]) -> int:
    """The next part of a command under way, as planned: search chooses what to do, not with which units.

    For new units, search also chooses the first stack, and its number if the plan does not include that stack.
    """
    s = cast(GameState, state)
    if s.command == NO_COMMAND:
        return THINK
    o, task = outlook(read_position(s, seat)), task_at(s)
    if task.command in STATIONING and not any(s.parts) and (s.picked == NOWHERE or not foreseen(o, task)):
        return THINK
    return next_part(o, task, actions)


def task_at(s: GameState) -> Task:
    """The decision that the state asks for."""
    return Task(s.asked == WEAR.code, s.actions, COMMANDS[s.command], s.target, s.budget, s.picked)
