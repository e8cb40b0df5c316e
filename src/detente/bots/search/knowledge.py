"""What search may know instead of the game's brain: what was learned, as priors, or as priors and values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from math import exp
from typing import Any

from detente import Game, State
from detente.bots.brain import Brain, brain_of
from detente.bots.learned.bot import player_of
from detente.bots.learned.leaning import hopes
from detente.bots.learned.player import Player
from detente.core.authors.brain import Worlds


@dataclass(frozen=True, slots=True, kw_only=True)
class Taught(Brain):
    """The game's brain with priors that were learned."""

    player: Player

    @property
    def looks_at_views(self) -> bool:
        """Always: observations are of views."""
        return True

    def likely(
        self, view: dict[str, Any], seat: int, actions: Sequence[int], worlds: Worlds
    ) -> Sequence[float]:
        """As likely as the network finds each action."""
        found = self.player.features.of_view(view)
        return shares(self.player.liked(found, view, actions, worlds), self.player.fraction)


@cache
def learned_priors(game: Game) -> Brain:
    """The game's brain with priors that were learned. CannotPlay if nothing was."""
    given = {each.name: getattr(brain_of(game), each.name) for each in fields(Brain)}
    return Taught(player=player_of(game, None), **given)


@cache
def learned_values(game: Game) -> Brain:
    """The game's brain with priors and values that were learned; positions are not played on. CannotPlay if nothing was."""
    player = player_of(game, None)
    brain = learned_priors(game)
    return replace(
        brain, evaluate=lambda state: expected(player, state), config=replace(brain.config, horizon=0)
    )


KNOWLEDGE: Mapping[str, Callable[[Game], Brain]] = {
    "": brain_of,
    "learned": learned_priors,
    "learned+value": learned_values,
}
"""What may be written after a search's limit, such as `search:400:learned`."""


def shares(likings: Sequence[int], fraction: int) -> list[float]:
    """Probabilities from logits with so many fractional bits."""
    best, unit = max(likings), 1 << fraction
    found = [exp(max((liking - best) / unit, -30.0)) for liking in likings]
    total = sum(found)
    return [each / total for each in found]


def expected(player: Player, state: State) -> list[float]:
    """What each seat may expect of the victory by its own lights, in all at most 1."""
    hoped = hopes(brain_of(player.game), state) if player.about.lean else [0.0] * int(state.seats)
    found = [
        player.share(player.deep(player.features.of_state(state, seat)), hoped[seat])
        for seat in range(int(state.seats))
    ]
    total = max(1.0, sum(found))
    return [each / total for each in found]
