"""The update of PPO: what turned out well becomes more likely, a little at a time (Schulman et al. 2017)."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from detente.research.learning.collecting import Experience
from detente.research.learning.network import Network, value_loss
from detente.research.learning.recipe import Recipe

LARGEST_GRADIENT = 0.5
VALUE = 0.5
LEAST_RATE = 0.1


def improve(
    network: Network,
    optimiser: Any,
    found: Experience,
    recipe: Recipe,
    progress: float,
    chance: torch.Generator,
) -> float:
    """Update the network; how far its policy moved (mean KL divergence, in nats). progress: of the run, 0 to 1."""
    for group in optimiser.param_groups:
        group["lr"] = recipe.rate * (1 - (1 - LEAST_RATE) * progress)
    gains = (found.gains - found.gains.mean()) / (found.gains.std() + 1e-8)
    moved = 0.0
    for _ in range(recipe.epochs):
        moves = []
        for rows in torch.randperm(len(found), generator=chance).split(recipe.minibatch):
            logs, worth = network(found.seen[rows], found.asked[rows])
            change = logs.gather(1, found.actions[rows, None]).squeeze(1) - found.logs[rows]
            ratio = change.exp()
            moves.append(float((ratio - 1 - change).detach().mean()))
            kept = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
            gain = torch.min(ratio * gains[rows], kept * gains[rows]).mean()
            doubt = -(logs.exp() * logs.clamp(min=-20)).sum(1).mean()
            loss = -gain + VALUE * value_loss(worth, found.goals[rows]).mean() - recipe.entropy * doubt
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parts.parameters(), LARGEST_GRADIENT)
            optimiser.step()
        moved = sum(moves) / len(moves)
        if moved > recipe.far:
            break
    return moved
