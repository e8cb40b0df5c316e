"""Checks of positions: impossible facts are refused with a reason, others give games that can be saved and played."""

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from detente.core.authors.checks.common import same
from detente.core.authors.checks.saves import mutate, play_on
from detente.core.engine.game import Game
from detente.core.engine.rng import seeded

NONSENSE: tuple[Any, ...] = ([], 7, "x", None, {"": 1}, {"no such fact": 1})
"""Facts that every game must refuse."""

PLAYED_ONE_IN = 4
"""One in this many positions made from changed facts is played to its end."""


def faults_of_positions(game: Game) -> Iterator[str]:
    """Faults in a game's handling of positions: it must make and save one without facts, and refuse nonsense."""
    try:
        made = game.position({}, None, 1).to_dict()
        same(game.from_dict(made).to_dict(), made, "a saved position")
    except Exception as error:
        yield f"a position without facts: {error or repr(error)}"
    for facts in NONSENSE:
        try:
            game.position(facts)
        except ValueError as error:
            if not str(error):
                yield f"the facts {facts!r} are refused without a reason"
        except Exception as error:
            yield f"the facts {facts!r} are not refused by ValueError, but fail: {error!r}"
        else:
            yield f"the facts {facts!r} are not refused"


def change_facts(game: Game, options: Mapping[str, Any], facts: Mapping[str, Any], times: int) -> int:
    """Change facts in one random place, `times` times, and return how often they were refused.

    AssertionError if facts that are not refused give a position that cannot be saved or played.
    """
    chance = seeded(1)
    changed = copy.deepcopy(dict(facts))
    refused = 0
    for _ in range(times):
        what, put_back = mutate(changed, chance)
        try:
            state = game.position(changed, options, 1)
        except ValueError:
            refused += 1
        else:
            same(game.from_dict(state.to_dict()).to_dict(), state.to_dict(), f"a saved position with {what}")
            if chance.below(PLAYED_ONE_IN) == 0:
                play_on(state, chance, what)
        put_back()
    return refused
