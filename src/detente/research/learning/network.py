"""The network: from an observation to a choice among actions, and to the share of the victory that the seat may expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import log_softmax, logsigmoid

import detente
from detente.bots.learned.turning import turned
from detente.core.shown.features import Features, features_of

NEVER = -1e9
"""The logit of an illegal action."""


@dataclass(frozen=True)
class Asked:
    """What else a network is given of some positions.

    seats: (positions,) int64, who decides. leanings: (positions, actions) float32, what is added to the logits: what the game's
    brain thinks of legal actions, 0 if it is not asked, and `NEVER` for illegal ones. hopes: (positions,) float32, what is added
    to the logits of the expected shares: what the brain expects, 0 if it is not asked.
    """

    seats: Tensor
    leanings: Tensor
    hopes: Tensor

    @classmethod
    def nothing(cls, positions: int, actions: int) -> Self:
        """Nothing is legal yet, and seat A decides."""
        return cls(
            torch.zeros(positions, dtype=torch.int64),
            torch.full((positions, actions), NEVER),
            torch.zeros(positions),
        )

    def __getitem__(self, rows: Tensor | list[int]) -> Self:
        """These positions."""
        return type(self)(self.seats[rows], self.leanings[rows], self.hopes[rows])

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """All of it as one."""
        return cls(*(torch.cat([getattr(part, each.name) for part in parts]) for each in fields(cls)))


class Network:
    """Two hidden layers, whose results are added to what the game's brain thinks where that is asked.

    Numbers are divided by the root of their range; actions that name a seat count from the own one.

    parts: the layers by name, with all that is learned.
    """

    def __init__(self, game: detente.Game, seats: int, hidden: tuple[int, int], seed: int) -> None:
        torch.manual_seed(seed)
        features = features_of(game)
        one, two = hidden
        self.scale = torch.tensor(scales(features))
        orders = [turned(game, seat, seats) for seat in range(seats)]
        self.orders = None if orders[0] is None else torch.tensor(orders)
        self.parts = nn.ModuleDict(
            {
                "first": nn.Linear(features.size, one),
                "second": nn.Linear(one, two),
                "choice": nn.Linear(two, game.actions.size),
                "worth": nn.Linear(two, 1),
            }
        )
        nn.init.normal_(self.parts["first"].weight, std=0.1)
        nn.init.zeros_(self.parts["first"].bias)
        for name in ("choice", "worth"):
            nn.init.normal_(self.parts[name].weight, std=0.01)
            nn.init.zeros_(self.parts[name].bias)

    def __call__(self, seen: Tensor, asked: Asked) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, the illegal ones next to none, and the logits of the expected shares.

        seen: (positions, numbers), observations.
        """
        parts = self.parts
        deep = torch.relu(parts["second"](torch.relu(parts["first"](seen * self.scale))))
        logits = parts["choice"](deep)
        if self.orders is not None:
            logits = logits.gather(1, self.orders[asked.seats])
        return log_softmax(logits + asked.leanings, 1), parts["worth"](deep).squeeze(1) + asked.hopes

    def choice(
        self,
        found: Mapping[int, int],
        seat: int,
        actions: Sequence[int],
        leant: Sequence[float],
        chance: float,
    ) -> int:
        """One of the legal actions, as likely as the network has it.

        found: the numbers that are not 0. leant: the leanings of the legal actions. chance: from 0 to 1.
        """
        seen = torch.zeros(1, len(self.scale))
        seen[0, list(found)] = torch.tensor(list(found.values()), dtype=torch.float32)
        asked = Asked.nothing(1, self.parts["choice"].out_features)
        asked.seats[0] = seat
        asked.leanings[0, actions] = torch.tensor(leant)
        with torch.no_grad():
            logs, _ = self(seen, asked)
        odds = logs[0, actions].exp().cumsum(0)
        return actions[min(int((odds < chance * odds[-1]).sum()), len(actions) - 1)]

    def state(self) -> dict[str, Any]:
        """A copy of all that was learned."""
        return {name: value.clone() for name, value in self.parts.state_dict().items()}

    def load(self, state: dict[str, Any]) -> None:
        """Take over what `state` returned."""
        self.parts.load_state_dict(state)


def scales(features: Features) -> Any:
    """What each number of an observation is multiplied by: one over the root of its greatest size, at most 1."""
    sizes = np.maximum(np.abs(features.lows), np.abs(features.highs))
    return (1 / np.sqrt(np.maximum(sizes, 1))).astype(np.float32)


def value_loss(logits: Tensor, goals: Tensor) -> Tensor:
    """How surprising the shares are, in nats, for each: the cross-entropy."""
    return -(goals * logsigmoid(logits) + (1 - goals) * logsigmoid(-logits))
