"""Positions: facts that cannot be are refused in a sentence, others make games that can be saved and played."""

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from detente.core.authors.checks.common import same
from detente.core.authors.checks.saves import mutate, play_on
from detente.core.engine.game import Game
from detente.core.engine.rng import seeded

NONSENSE: tuple[Any, ...] = ([], 7, "x", None, {"": 1}, {"no such fact": 1})
"""Facts that no game has."""

PLAYED_ONE_IN = 4
"""Of so many positions that changed facts make, one is played to its end."""


def faults_of_positions(game: Game) -> Iterator[str]:
    """What is wrong with positions of any game: one without facts can be made and saved, and nonsense is refused."""
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
    """Change facts so often in one place, each time another; how often they were refused. AssertionError if neither
    that nor a position that can be saved and played comes of it.
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
