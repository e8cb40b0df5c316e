"""Checks of tampered saves: they are refused with a reason, or load as games that can be played."""

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from detente.core.authors.checks.common import same, seen_by
from detente.core.authors.walk import Checkpoint, chosen
from detente.core.engine.game import Game
from detente.core.engine.rng import Rng
from detente.core.engine.state import State
from detente.core.records.facts import shortened
from detente.core.shown.events import Event

MUTANTS = 8
"""Number of changed saves tried at one position."""
STRAY = (-1, 2**31, 2**63, 2**80, -(2**40), 10**6)
"""Numbers that are out of range for almost every field."""
OTHER_TYPES: tuple[Any, ...] = (
    None,
    True,
    False,
    "x",
    "",
    1.5,
    float("nan"),
    float("inf"),
    [],
    [[]],
    {},
    {"a": 1},
)

T = TypeVar("T")
Place = tuple[str, Any, Any]
"""Where something is in a save, in words; the object or list that holds it; its key or index there."""


def broken_saves_are_refused(m: Checkpoint) -> None:
    """A changed save raises ValueError that names the fault, or it loads, saves to the same data and can be played to its end."""
    data = json.loads(json.dumps(m.state.to_dict()))
    for _ in range(MUTANTS):
        with_one_change(m.game, data, m.chance)


def with_one_change(game: Game, data: dict[str, Any], chance: Rng) -> bool:
    """Change a save in one place, try to load it, and change it back; return whether it was refused."""
    what, put_back = mutate(data, chance)
    try:
        state = loaded(game, data, what)
        if state is not None:
            same(state.to_dict(), data, f"a save with {what}, loaded and saved again,")
            play_on(state, chance, what)
        return state is None
    finally:
        put_back()


def loaded(game: Game, data: dict[str, Any], what: str) -> State | None:
    """The state of a changed save; None if it is refused with ValueError. AssertionError for any other exception."""
    try:
        return game.from_dict(data)
    except ValueError:
        return None
    except Exception as error:
        raise AssertionError(f"a save with {what} fails: {error!r}") from error


def play_on(state: State, chance: Rng, what: str) -> None:
    """Play a state to its end; read a view and draw a world now and then."""
    moves = 0
    try:
        while not state.over:
            if moves > state.game.max_actions:
                raise AssertionError(f"it does not end within {moves} actions")
            if chance.below(16) == 0:
                observer = chance.below(state.seats + 1)
                state.view(observer if observer < state.seats else None)
                state.determinize(observer, chance.below(2**31)).to_dict()
            events: list[Event] = []
            state.apply(*chosen(state, chance.below(2**31)), events)
            seen_by(events, state, chance.below(state.seats + 1))
            moves += 1
        state.game.ranking(state)
    except Exception as error:
        raise AssertionError(f"a save with {what} loads, but fails after {moves} moves: {error!r}") from error


def mutate(data: dict[str, Any], chance: Rng) -> tuple[str, Callable[[], None]]:
    """Change one thing in a save; return a description and a function that undoes it. Long lists are not chosen more often."""
    by_kind: dict[str, list[Place]] = {}
    gather(data, "", "", by_kind)
    path, holder, key = pick(by_kind[pick(list(by_kind), chance)], chance)
    before = holder.copy()
    how = ""
    while repr(holder) == repr(before):
        how = (
            change_dict(holder, key, chance) if isinstance(holder, dict) else change_list(holder, key, chance)
        )

    def put_back() -> None:
        if isinstance(holder, dict):
            holder.clear()
            holder.update(before)
        else:
            holder[:] = before

    return f"{path} {how}", put_back


def gather(value: Any, path: str, kind: str, by_kind: dict[str, list[Place]]) -> None:
    """Gather all places in an object or a list, nested ones included, by kind."""
    if isinstance(value, dict):
        for key, item in value.items():
            by_kind.setdefault(f"{kind}.{key}", []).append((f"{path}.{key}".lstrip("."), value, key))
            gather(item, f"{path}.{key}".lstrip("."), f"{kind}.{key}", by_kind)
    elif isinstance(value, list):
        for key, item in enumerate(value):
            by_kind.setdefault(f"{kind}[]", []).append((f"{path}[{key}]", value, key))
            gather(item, f"{path}[{key}]", f"{kind}[]", by_kind)


def pick(items: Sequence[T], chance: Rng) -> T:
    """One of the items, at random."""
    return items[chance.below(len(items))]


def change_dict(holder: dict[str, Any], key: str, chance: Rng) -> str:
    """Change an entry of an object: drop it, add another, or give it another value; return a description."""
    how = chance.below(8)
    if how == 0:
        del holder[key]
        return "dropped"
    if how == 1:
        holder["one_more"] = holder[key]
        return "and one more beside it"
    return change_value(holder, key, list(holder), chance)


def change_list(holder: list[Any], key: int, chance: Rng) -> str:
    """Change an item of a list: drop, double or exchange it, or give it another value; return a description."""
    how = chance.below(8)
    if how == 0:
        del holder[key]
        return "dropped"
    if how == 1:
        holder.insert(key, holder[key])
        return "doubled"
    if how == 2:
        other = chance.below(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
        return f"exchanged with [{other}]"
    return change_value(holder, key, range(len(holder)), chance)


def change_value(holder: Any, key: Any, keys: Sequence[Any], chance: Rng) -> str:
    """Replace a value: by another type, a near value, one out of all bounds, or a neighbour's; return a description."""
    old = holder[key]
    how = chance.below(6)
    if how == 0 or old is None or isinstance(old, str | dict):
        holder[key] = pick(OTHER_TYPES, chance)
    elif how == 1:
        holder[key] = pick(STRAY, chance)
    elif how == 2:
        holder[key] = holder[pick(keys, chance)]
    elif isinstance(old, list):
        holder[key] = pick(([], [*old, *old], old[::-1], [old], old[1:], [*old, 0]), chance)
    elif how == 3:
        holder[key] = chance.below(80)
    else:
        holder[key] = old + pick((-1, 1), chance)
    return f"= {shortened(holder[key])} instead of {shortened(old)}"
