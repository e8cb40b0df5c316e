"""Games of the learner with itself, with its past or with bots, and what each of its decisions turned out to be worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from types import TracebackType
from typing import Self

import numpy as np
import torch
from torch import Tensor

from detente.research.learning.asking import Asking
from detente.research.learning.network import Asked, Network
from detente.research.learning.recipe import Recipe
from detente.research.vector import VectorEnv


@dataclass
class Tally:
    """Games that ended. measured: those with one learner among the first of the rivals, or among bots.

    won: the sum of the learner's shares of the victory in these.
    """

    games: int = 0
    measured: int = 0
    won: float = 0.0

    @property
    def share(self) -> float:
        """The learner's mean share of the victory in the games measured."""
        return self.won / max(self.measured, 1)


@dataclass
class Decisions:
    """What the learner saw and did, a row for each decision; `gains`: advantages, `goals`: what the value should have been."""

    seen: list[Tensor] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    logs: list[Tensor] = field(default_factory=list)
    values: list[Tensor] = field(default_factory=list)


@dataclass(frozen=True)
class Experience:
    """Decisions whose worth is known."""

    seen: Tensor
    asked: Asked
    actions: Tensor
    logs: Tensor
    gains: Tensor
    goals: Tensor

    def __len__(self) -> int:
        return len(self.actions)


def joined(parts: Sequence[Experience]) -> Experience:
    """All of it as one."""
    rest = [each.name for each in fields(Experience) if each.name != "asked"]
    return Experience(
        asked=Asked.joined([part.asked for part in parts]),
        **{name: torch.cat([getattr(part, name) for part in parts]) for name in rest},
    )


class Collector:
    """Plays at all tables of an environment.

    rivals: the networks of the others, by table, the yardstick first; None where all seats that are asked learn. A rival has all seats but one, a
    different one in each game. Decisions whose worth is not yet known, the latest of each seat, are kept for the next update.
    """

    def __init__(
        self,
        env: VectorEnv,
        network: Network,
        rivals: Sequence[Network | None],
        recipe: Recipe,
        seed: int,
    ) -> None:
        self.env = env
        self.asking = Asking(env.plan.game_id, recipe.lean)
        self.network = network
        self.rivals = rivals
        self.trace = recipe.trace
        self.chance = torch.Generator().manual_seed(seed)
        self.tally = Tally()
        self.dealt = np.zeros(len(rivals), np.int64)
        self.others = list(dict.fromkeys(rival for rival in rivals if rival is not None))
        number = {id(rival): k for k, rival in enumerate(self.others)}
        self.rival_of = np.array([-1 if rival is None else number[id(rival)] for rival in rivals])
        self.kept = Decisions()
        self.open: dict[tuple[int, int], list[int]] = {}
        self.ends: list[tuple[list[int], float]] = []

    def __enter__(self) -> Self:
        self.env.reset()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.env.close()

    def collect(self, steps: int) -> Experience:
        """Some steps of all tables; the decisions whose worth is then known."""
        made, count = self.kept, sum(len(part) for part in self.kept.actions)
        self.ends = []
        for _ in range(steps):
            count += self.step(made, count)
        asked = Asked.joined(made.asked)
        parts = [torch.cat(part) for part in (made.seen, made.actions, made.logs)]
        values = torch.cat(made.values)
        gains, known = self.worth(values.tolist())
        rest = sorted(stream[-1] for stream in self.open.values())
        new_place = {old: new for new, old in enumerate(rest)}
        self.open = {key: [new_place[stream[-1]]] for key, stream in self.open.items()}
        seen, actions, logs = parts
        self.kept = Decisions(*([part[rest]] for part in (seen, asked, actions, logs, values)))
        gained = torch.tensor([gains[k] for k in known])
        goals = (gained + values[known]).clamp(0, 1)
        return Experience(seen[known], asked[known], actions[known], logs[known], gained, goals)

    def step(self, made: Decisions, count: int) -> int:
        """A step of all tables; how many decisions of the learner were added."""
        batch = self.env.batch
        seats = batch.seats.astype(np.int64)
        tables = np.arange(len(seats))
        own_seat = (tables + self.dealt) % self.env.plan.seats
        who = np.where((self.rival_of >= 0) & (seats != own_seat), self.rival_of, -1)
        actions = np.zeros(len(seats), np.int64)
        added = 0
        for number in range(-1, len(self.others)):
            rows = np.flatnonzero(who == number)
            if not len(rows):
                continue
            seen = torch.from_numpy(batch.observations[rows])
            asked = self.asking.of(self.env, rows)
            with torch.no_grad():
                network = self.network if number < 0 else self.others[number]
                logs, worth = network(seen, asked)
                chosen = torch.multinomial(logs.exp(), 1, generator=self.chance).squeeze(1)
            actions[rows] = chosen.numpy()
            if number < 0:
                made.seen.append(seen)
                made.asked.append(asked)
                made.actions.append(chosen)
                made.logs.append(logs.gather(1, chosen[:, None]).squeeze(1))
                made.values.append(worth.sigmoid())
                for k, row in enumerate(rows.tolist()):
                    self.open.setdefault((row, int(seats[row])), []).append(count + k)
                added = len(rows)
        batch = self.env.step(actions)
        for row in np.flatnonzero(batch.over).tolist():
            self.ended(row, int(own_seat[row]))
        return added

    def ended(self, row: int, own_seat: int) -> None:
        """Note what a finished game was worth to the seats that learn."""
        rewards = self.env.batch.rewards[row]
        self.tally.games += 1
        streams = {seat: self.open.pop((row, seat), []) for seat in range(len(rewards))}
        learned = [seat for seat, stream in streams.items() if stream]
        for seat in learned:
            self.ends.append((streams[seat], float(rewards[seat])))
        if self.rival_of[row] == 0 or self.env.plan.opponents:
            self.tally.measured += 1
            own = learned[0] if self.env.plan.opponents else own_seat
            self.tally.won += float(rewards[own])
        self.dealt[row] += 1

    def worth(self, values: list[float]) -> tuple[dict[int, float], list[int]]:
        """How much better each decision turned out than was expected (generalised advantage estimation), and which are known."""
        gains: dict[int, float] = {}
        streams = [(stream, share) for stream, share in self.ends]
        streams += [(stream[:-1], values[stream[-1]]) for stream in self.open.values()]
        for stream, share in streams:
            ahead, value = 0.0, share
            for k in reversed(stream):
                ahead = value - values[k] + self.trace * ahead
                gains[k] = ahead
                value = values[k]
        return gains, sorted(gains)
