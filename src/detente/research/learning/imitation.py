"""Lessons: games of a bot, and what it did in them; a network learns to do the same, and how such games end."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import detente
from detente.bots import Bot, bot
from detente.core.engine.rng import seeded
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.research.learning.network import Network, value_loss
from detente.research.learning.recipe import Recipe
from detente.research.vector import seed_of

CHANCE = 10_000
RATE = 1e-3


@dataclass(frozen=True)
class Lessons:
    """Decisions of a teacher, in the order made; sparse, for most numbers of an observation are 0.

    places, values: the indices and values of all numbers that are not 0; those of decision `k` are from `seen_ends[k - 1]` to
    `seen_ends[k]`. legal: all legal actions; those of decision `k` are from `legal_ends[k - 1]` to `legal_ends[k]`.
    seats: who decided. actions: what the teacher chose. shares: the seat's share of the victory in the end.
    """

    places: NDArray[np.int32]
    values: NDArray[np.float32]
    seen_ends: NDArray[np.int64]
    legal: NDArray[np.int32]
    legal_ends: NDArray[np.int64]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    shares: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.actions)

    def batch(self, rows: NDArray[np.int64], sizes: tuple[int, int]) -> tuple[Tensor, Tensor, Tensor]:
        """Observations, masks and seats of these decisions. sizes: the numbers of an observation, the actions."""
        seen = np.zeros((len(rows), sizes[0]), np.float32)
        masks = np.zeros((len(rows), sizes[1]), np.bool_)
        row, at = spread(rows, self.seen_ends)
        seen[row, self.places[at]] = self.values[at]
        row, at = spread(rows, self.legal_ends)
        masks[row, self.legal[at]] = True
        return torch.from_numpy(seen), torch.from_numpy(masks), torch.from_numpy(self.seats[rows])


def spread(rows: NDArray[np.int64], ends: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The entries of these rows of a ragged array: to which of the rows each belongs, and where it is."""
    starts = np.where(rows > 0, ends[rows - 1], 0)
    counts = ends[rows] - starts
    row = np.repeat(np.arange(len(rows)), counts)
    first = np.repeat(starts - np.concatenate([[0], counts.cumsum()[:-1]]), counts)
    return row, first + np.arange(len(row))


def watch(recipe: Recipe, course: int) -> Lessons:
    """Let a teacher play whole games in all seats, until there are enough lessons. course: which of the recipe's teachers."""
    teacher, count = recipe.lessons[course]
    game = detente.game(recipe.game)
    features = features_of(game)
    places, values, legal = array("i"), array("f"), array("i")
    ends: list[tuple[int, int]] = []
    told: list[tuple[int, int]] = []
    shares: list[float] = []
    number = 0
    while len(told) < count:
        deal = seed_of(recipe.seed, course, number)
        state = game.start(None, deal)
        teachers = [bot(teacher, deal + seat) for seat in range(state.seats)]
        chance = seeded(deal)
        first = len(told)
        while not state.over:
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            found = features.of_state(state, seat)
            action = choice(teachers[seat], state, seat)
            places.extend(found.keys())
            values.extend(found.values())
            legal.extend(actions)
            ends.append((len(places), len(legal)))
            told.append((seat, action))
            if int(chance.below(CHANCE)) < recipe.slips * CHANCE:
                action = actions[chance.below(len(actions))]
            state.apply(seat, action)
        assert state.returns is not None
        shares += [state.returns[seat] for seat, _ in told[first:]]
        number += 1
    bounds = np.array(ends, np.int64)
    decided = np.array(told, np.int64)
    return Lessons(
        np.array(places, np.int32),
        np.array(values, np.float32),
        bounds[:, 0],
        np.array(legal, np.int32),
        bounds[:, 1],
        decided[:, 0],
        decided[:, 1],
        np.array(shares, np.float32),
    )


def choice(teacher: Bot, state: State, seat: int) -> int:
    """What the teacher would do."""
    return teacher.choose(state.view(seat), state.legal_actions(seat), partial(state.determinize, seat), None)


def imitate(network: Network, lessons: Lessons, recipe: Recipe, told: Any) -> float:
    """Go through the lessons; the share of the last tenth, which was not learned from, that the network then gets right."""
    game = detente.game(recipe.game)
    sizes = (features_of(game).size, game.actions.size)
    rng = np.random.default_rng([recipe.seed, 1])
    kept = len(lessons) - len(lessons) // 10
    optimiser = torch.optim.Adam(network.parts.parameters(), RATE)
    total, done = recipe.passes * kept, 0
    for number in range(recipe.passes):
        order = rng.permutation(kept)
        for at in range(0, kept, recipe.minibatch // 2):
            rows = order[at : at + recipe.minibatch // 2]
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - 0.95 * done / total)
            logs, worth = network(*lessons.batch(rows, sizes))
            actions = torch.from_numpy(lessons.actions[rows])
            goals = torch.from_numpy(lessons.shares[rows])
            loss = -logs.gather(1, actions[:, None]).mean() + 0.5 * value_loss(worth, goals).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            done += len(rows)
        told(
            f"lessons, pass {number + 1}: right in {agreement(network, lessons, kept, sizes):.1%} of new choices"
        )
    return agreement(network, lessons, kept, sizes)


def agreement(network: Network, lessons: Lessons, first: int, sizes: tuple[int, int]) -> float:
    """How often the network's favourite is what the teacher chose, among decisions with a choice from number `first` on."""
    right = of = 0
    with torch.no_grad():
        for at in range(first, len(lessons), 1024):
            rows = np.arange(at, min(at + 1024, len(lessons)))
            seen, masks, seats = lessons.batch(rows, sizes)
            free = masks.sum(1) > 1
            same = network(seen, masks, seats)[0].argmax(1) == torch.from_numpy(lessons.actions[rows])
            right += int((same & free).sum())
            of += int(free.sum())
    return right / max(of, 1)
