"""Lessons: what a bot would do in a position; a network learns to do the same, and how the games end.

In the first round the bot plays the games itself. In later rounds the network plays, and the bot says in each position what it would
have done: so it also learns what to do where its own mistakes lead (DAgger, Ross et al. 2011). A bot that says how much it favours
each action (`policy_of`) is imitated in that, not in what it happened to choose among equals.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Self

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

import detente
from detente.bots import Bot, bot, policy_of
from detente.core.engine.rng import seeded
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.research.learning.asking import Asking
from detente.research.learning.network import NEVER, Asked, Network, value_loss
from detente.research.learning.recipe import Recipe
from detente.research.vector import seed_of

CHANCE = 10_000
RATE = 1e-3


@dataclass(frozen=True)
class Lessons:
    """What a teacher would do, decision by decision, in the order made; sparse, for most numbers of an observation are 0.

    places, values: the indices and values of all numbers that are not 0; those of decision `k` are from `seen_ends[k - 1]` to
    `seen_ends[k]`. legal, odds, leant: all legal actions, how likely the teacher is to take each, and how much the network leans to it
    already; those of decision `k` are from `legal_ends[k - 1]` to `legal_ends[k]`. seats: who decided. hopes: as in `Asked`.
    shares: the seat's share of the victory in the end.
    """

    places: NDArray[np.int32]
    values: NDArray[np.float32]
    seen_ends: NDArray[np.int64]
    legal: NDArray[np.int32]
    odds: NDArray[np.float32]
    leant: NDArray[np.float32]
    legal_ends: NDArray[np.int64]
    seats: NDArray[np.int64]
    hopes: NDArray[np.float32]
    shares: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.seats)

    def batch(self, rows: NDArray[np.int64], sizes: tuple[int, int]) -> tuple[Tensor, Asked, Tensor]:
        """Observations, what else is asked, and how likely the teacher is to take each action, -1 if it is illegal, in these decisions.

        sizes: the numbers of an observation, the actions.
        """
        seen = np.zeros((len(rows), sizes[0]), np.float32)
        odds = np.full((len(rows), sizes[1]), -1, np.float32)
        row, at = spread(rows, self.seen_ends)
        seen[row, self.places[at]] = self.values[at]
        row, at = spread(rows, self.legal_ends)
        odds[row, self.legal[at]] = self.odds[at]
        leant = np.full((len(rows), sizes[1]), NEVER, np.float32)
        leant[row, self.legal[at]] = self.leant[at]
        seats, hopes = torch.from_numpy(self.seats[rows]), torch.from_numpy(self.hopes[rows])
        return torch.from_numpy(seen), Asked(seats, torch.from_numpy(leant), hopes), torch.from_numpy(odds)

    def joined(self, more: Self) -> Self:
        """These, then more."""
        ends = {"seen_ends": len(self.places), "legal_ends": len(self.legal)}
        return type(self)(
            *(
                np.concatenate([getattr(self, each.name), getattr(more, each.name) + ends.get(each.name, 0)])
                for each in fields(self)
            )
        )


def spread(rows: NDArray[np.int64], ends: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The entries of these rows of a ragged array: to which of the rows each belongs, and where it is."""
    starts = np.where(rows > 0, ends[rows - 1], 0)
    counts = ends[rows] - starts
    row = np.repeat(np.arange(len(rows)), counts)
    first = np.repeat(starts - np.concatenate([[0], counts.cumsum()[:-1]]), counts)
    return row, first + np.arange(len(row))


def study(network: Network, recipe: Recipe, course: int, told: Any) -> float:
    """Learn from a teacher, in rounds; the share of new choices that the network then gets right. course: which of the recipe's teachers."""
    lessons, right = watch(recipe, course, 0, None), 0.0
    for part in range(recipe.rounds):
        if part:
            lessons = lessons.joined(watch(recipe, course, part, network))
        right = imitate(network, lessons, recipe)
        told(f"{len(lessons):,} lessons of {recipe.lessons[course][0]}: right in {right:.1%} of new choices")
    return right


def watch(recipe: Recipe, course: int, part: int, pupil: Network | None) -> Lessons:
    """Whole games of one teacher in all seats, until there are enough lessons for a round. pupil: plays instead, while the teacher only tells."""
    teacher, count = recipe.lessons[course]
    game = detente.game(recipe.game)
    features = features_of(game)
    asking = Asking(recipe.game, recipe.lean)
    places, values, legal, odds = array("i"), array("f"), array("i"), array("f")
    leant, hopes = array("f"), array("f")
    ends: list[tuple[int, int]] = []
    seats: list[int] = []
    shares: list[float] = []
    number = 0
    while len(seats) * recipe.rounds < count:
        deal = seed_of(recipe.seed, course + part * len(recipe.lessons), number)
        state = game.start(None, deal)
        teachers = [bot(teacher, deal + seat) for seat in range(state.seats)]
        chance = seeded(deal)
        first = len(seats)
        while not state.over:
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            found = features.of_state(state, seat)
            action, liked = advice(teachers[seat], state, seat)
            places.extend(found.keys())
            values.extend(found.values())
            legal.extend(actions)
            odds.extend(liked)
            leanings = asking.leanings(state, seat, actions)
            leant.extend(leanings)
            hopes.append(asking.hope(state, seat))
            ends.append((len(places), len(legal)))
            seats.append(seat)
            if pupil is not None:
                action = pupil.choice(found, seat, actions, leanings, chance.below(CHANCE) / CHANCE)
            if int(chance.below(CHANCE)) < recipe.slips * CHANCE:
                action = actions[chance.below(len(actions))]
            state.apply(seat, action)
        assert state.returns is not None
        shares += [state.returns[seat] for seat in seats[first:]]
        number += 1
    bounds = np.array(ends, np.int64)
    return Lessons(
        np.array(places, np.int32),
        np.array(values, np.float32),
        bounds[:, 0],
        np.array(legal, np.int32),
        np.array(odds, np.float32),
        np.array(leant, np.float32),
        bounds[:, 1],
        np.array(seats, np.int64),
        np.array(hopes, np.float32),
        np.array(shares, np.float32),
    )


def advice(teacher: Bot, state: State, seat: int) -> tuple[int, Sequence[float]]:
    """What the teacher would do, and how likely it is to take each of the legal actions."""
    actions = state.legal_actions(seat)
    action = teacher.choose(state.view(seat), actions, partial(state.determinize, seat), None)
    liked = policy_of(teacher)
    return action, [float(each == action) for each in actions] if liked is None else liked


def imitate(network: Network, lessons: Lessons, recipe: Recipe) -> float:
    """Go through the lessons; the share of the last tenth, which was not learned from, that the network then gets right."""
    game = detente.game(recipe.game)
    sizes = (features_of(game).size, game.actions.size)
    rng = np.random.default_rng([recipe.seed, 1])
    kept = len(lessons) - len(lessons) // 10
    optimiser = torch.optim.Adam(network.parts.parameters(), RATE)
    total, done = recipe.passes * kept, 0
    for _ in range(recipe.passes):
        order = rng.permutation(kept)
        for at in range(0, kept, recipe.minibatch // 2):
            rows = order[at : at + recipe.minibatch // 2]
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - 0.95 * done / total)
            seen, asked, odds = lessons.batch(rows, sizes)
            logs, worth = network(seen, asked)
            goals = torch.from_numpy(lessons.shares[rows])
            loss = -(odds.clamp(min=0) * logs).sum(1).mean() + 0.5 * value_loss(worth, goals).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            done += len(rows)
    return agreement(network, lessons, kept, sizes)


def agreement(network: Network, lessons: Lessons, first: int, sizes: tuple[int, int]) -> float:
    """How often the network's favourite is one of the teacher's, among decisions with a choice from number `first` on."""
    right = of = 0
    with torch.no_grad():
        for at in range(first, len(lessons), 1024):
            rows = np.arange(at, min(at + 1024, len(lessons)))
            seen, asked, odds = lessons.batch(rows, sizes)
            free = (odds >= 0).sum(1) > 1
            favourite = network(seen, asked)[0].argmax(1, keepdim=True)
            same = odds.gather(1, favourite).squeeze(1) == odds.max(1).values
            right += int((same & free).sum())
            of += int(free.sum())
    return right / max(of, 1)
