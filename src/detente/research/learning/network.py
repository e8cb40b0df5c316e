"""The network: from an observation to a choice among actions, and to the share of the victory that the seat may expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import log_softmax, logsigmoid

import detente
from detente.bots.learned.turning import turned
from detente.core.shown.features import Features, features_of

NEVER = -1e9
"""The logit of an action outside the mask."""


class Network:
    """Two hidden layers. Numbers are divided by the root of their range; actions that name a seat count from the own one.

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

    def __call__(self, seen: Tensor, masks: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, those outside the masks next to none, and the logits of the expected shares."""
        parts = self.parts
        deep = torch.relu(parts["second"](torch.relu(parts["first"](seen * self.scale))))
        logits = parts["choice"](deep)
        if self.orders is not None:
            logits = logits.gather(1, self.orders[seats])
        return log_softmax(logits.masked_fill(~masks, NEVER), 1), parts["worth"](deep).squeeze(1)

    def choice(self, found: Mapping[int, int], seat: int, actions: Sequence[int], chance: float) -> int:
        """One of the legal actions, as likely as the network has it. found: the numbers that are not 0. chance: from 0 to 1."""
        seen, masks = torch.zeros(1, len(self.scale)), torch.zeros(1, self.parts["choice"].out_features)
        seen[0, list(found)] = torch.tensor(list(found.values()), dtype=torch.float32)
        masks[0, actions] = 1
        with torch.no_grad():
            logs, _ = self(seen, masks > 0, torch.tensor([seat]))
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
