"""What a network is given of the positions of many tables besides their observations; the game's brain is asked where it leans on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import torch
from numpy.typing import NDArray

import detente
from detente.bots.brain import brain_of
from detente.bots.learned.leaning import hopes, leanings
from detente.core.engine.state import State
from detente.research.learning.network import Asked
from detente.research.vector import VectorEnv


class Asking:
    """For a game. lean: as in the recipe."""

    def __init__(self, game_id: str, lean: float) -> None:
        self.game = detente.game(game_id)
        self.brain = brain_of(self.game)
        self.lean = lean

    def leanings(self, state: State, seat: int, actions: Sequence[int]) -> list[float]:
        """What is added to the logits of the legal actions of a seat."""
        if not self.lean or len(actions) == 1:
            return [0.0] * len(actions)
        view = state.view(seat) if self.brain.looks_at_views else {}
        return leanings(self.brain, self.lean, view, seat, actions, partial(state.determinize, seat))

    def hope(self, state: State, seat: int) -> float:
        """What is added to the logit of the share that a seat may expect. The brain sees the whole position."""
        return hopes(self.brain, state)[seat] if self.lean else 0.0

    def of(self, env: VectorEnv, rows: NDArray[np.int64]) -> Asked:
        """What is asked at some tables of an environment."""
        found = Asked.nothing(len(rows), self.game.actions.size)
        for k, row in enumerate(rows.tolist()):
            state, seat = env.states[row], int(env.batch.seats[row])
            actions = list(state.legal_actions(seat))
            found.seats[k] = seat
            found.leanings[k, actions] = torch.tensor(self.leanings(state, seat, actions))
            found.hopes[k] = self.hope(state, seat)
        return found
