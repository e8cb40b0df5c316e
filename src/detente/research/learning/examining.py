"""What a network wins among bots, in games that it does not learn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch

from detente.bots.learned.bot import SHARPNESS
from detente.research.learning.asking import Asking
from detente.research.learning.network import Network
from detente.research.learning.recipe import Recipe
from detente.research.vector import VectorEnv

TABLES = 32


@dataclass(frozen=True)
class Examined:
    """games: how many. won: the sum of the shares of the victory. decided: games that somebody won."""

    games: int
    won: float
    decided: int

    @property
    def share(self) -> float:
        """The share of the victories, of all games."""
        return self.won / max(self.games, 1)


def examine(network: Network, recipe: Recipe, opponents: Sequence[str], games: int, seed: int) -> Examined:
    """Play at least this number of games with one network among bots, the same number at each table, each time in another seat.

    It draws its actions as the bot `learned` does.
    """
    each = -(-games // TABLES)
    chance = torch.Generator().manual_seed(seed)
    done = np.zeros(TABLES, np.int64)
    won, decided = 0.0, 0
    asking, rows = Asking(recipe.game, recipe.lean), np.arange(TABLES)
    with VectorEnv(recipe.game, TABLES, opponents=opponents, seed=seed) as env, torch.no_grad():
        batch = env.reset()
        while done.min() < each:
            seats = batch.seats.astype(np.int64)
            logs, _ = network(torch.from_numpy(batch.observations), asking.of(env, rows))
            actions = torch.multinomial((SHARPNESS * logs).exp(), 1, generator=chance).squeeze(1)
            batch = env.step(actions.numpy())
            for row in np.flatnonzero(batch.over & (done < each)).tolist():
                done[row] += 1
                won += float(batch.rewards[row, seats[row]])
                decided += bool(batch.rewards[row].sum() > 0)
    return Examined(int(done.sum()), won, decided)
