"""A small learner: PPO with masked actions learns Nuclear War against three random players, on a CPU, within minutes.

    pip install 'detente[research]' torch
    python examples/learn_nuclear_war.py --updates 160 --workers 2 --curve learning.svg

One seat of four learns, each time another; the reward is 1 for winning the game, 0 otherwise, and nothing else. The policy is a
network with two hidden layers over the game's features. It sees seats counted from its own, so actions that name a seat are
counted the same way (`RelativeSeats`). Ctrl-C ends the learning early. At the end it plays as many games as `--games` says, without learning,
and tells how often it won.

PPO: Schulman et al. 2017; masked: Huang & Ontañón 2022, "A Closer Look at Invalid Action Masking".
"""

import argparse
import contextlib
import resource
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import log_softmax

import detente
from detente.research.relative import RelativeSeats
from detente.research.vector import Batch, VectorEnv

SEATS = 4
TABLES = 64
STEPS = 64
"""Decisions of each table between two updates."""
EPOCHS = 4
"""At most; the last ones are left out when the policy has moved far enough (`FAR`)."""
MINIBATCH = 1024
LEARNING_RATE = 1e-3
TRACE = 0.95
"""How far an advantage looks ahead (lambda of GAE); a game's reward is not discounted."""
CLIP = 0.2
FAR = 0.05
"""Mean divergence (KL) of the new policy from the old, in nats."""
ENTROPY = 0.01
LARGEST_GRADIENT = 0.5
HIDDEN = 256
NEVER = -1e9
SMOOTHED = 10
"""Updates over which the curve is averaged."""


class Policy(nn.Module):
    """What to do (one logit for each action) and how likely a win is, from the features of a view."""

    def __init__(self, env: VectorEnv) -> None:
        super().__init__()
        tables, features = env.batch.observations.shape
        actions = env.batch.masks.shape[1]
        seats = RelativeSeats(detente.game(env.plan.game_id), env.plan.seats)
        self.register_buffer("relative", torch.from_numpy(seats.relative), persistent=False)
        self.register_buffer("count", torch.tensor(1e-4))
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("spread", torch.ones(features))
        self.body = nn.Sequential(
            nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.choice = nn.Linear(HIDDEN, actions)
        self.worth = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.choice.weight, std=0.01)

    def watch(self, seen: Tensor) -> None:
        """Take observations into the running mean and variance by which inputs are scaled."""
        count = len(seen)
        total = self.count + count
        shift = seen.mean(0) - self.mean
        self.spread = (
            self.spread * self.count
            + seen.var(0, unbiased=False) * count
            + shift**2 * self.count * count / total
        ) / total
        self.mean = self.mean + shift * count / total
        self.count = total

    def forward(self, seen: Tensor, masks: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, those outside the masks next to none, and the values of the positions."""
        scaled = ((seen - self.mean) / (self.spread.sqrt() + 0.05)).clamp(-5, 5)
        deep = self.body(scaled)
        logits = self.choice(deep).gather(1, self.relative[seats])
        return log_softmax(logits.masked_fill(~masks, NEVER), 1), self.worth(deep).squeeze(1)


def tensors(batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Observations, masks and seats of a batch, copied."""
    return (
        torch.from_numpy(batch.observations.copy()),
        torch.from_numpy(batch.masks.astype(bool)),
        torch.from_numpy(batch.seats.astype(np.int64)),
    )


@dataclass
class Tally:
    """Games that ended. won, decided: those that the learner won, and those that somebody won."""

    won: int = 0
    decided: int = 0
    games: int = 0

    def add(self, over: np.ndarray, rewards: np.ndarray, own: np.ndarray) -> None:
        """Count the games that a step ended."""
        self.games += int(over.sum())
        self.decided += int((rewards[over].sum(1) > 0).sum())
        self.won += int((own[over] > 0).sum())

    @property
    def rate(self) -> float:
        """The share of the decided games that the learner won."""
        return self.won / max(self.decided, 1)


@dataclass
class Rollout:
    """What was seen and done between two updates; each list has an entry for each step of all tables."""

    seen: list[tuple[Tensor, Tensor, Tensor]] = field(default_factory=list)
    actions: list[Tensor] = field(default_factory=list)
    logs: list[Tensor] = field(default_factory=list)
    values: list[Tensor] = field(default_factory=list)
    rewards: list[Tensor] = field(default_factory=list)
    over: list[Tensor] = field(default_factory=list)


@torch.no_grad()
def play(env: VectorEnv, policy: Policy, steps: int, tally: Tally) -> tuple[Rollout, Tensor]:
    """Some steps of all tables, and the values of the positions after them."""
    rollout = Rollout()
    for _ in range(steps):
        seen = tensors(env.batch)
        logs, values = policy(*seen)
        actions = torch.multinomial(logs.exp(), 1).squeeze(1)
        batch = env.step(actions.numpy())
        own = batch.rewards[np.arange(len(actions)), seen[2].numpy()]
        tally.add(batch.over, batch.rewards, own)
        rollout.seen.append(seen)
        rollout.actions.append(actions)
        rollout.logs.append(logs.gather(1, actions[:, None]).squeeze(1))
        rollout.values.append(values)
        rollout.rewards.append(torch.from_numpy(own.copy()))
        rollout.over.append(torch.from_numpy(batch.over.copy()))
    return rollout, policy(*tensors(env.batch))[1]


def advantages(rollout: Rollout, last: Tensor) -> Tensor:
    """How much better each decision turned out than was expected (generalised advantage estimation), step by step."""
    found = []
    ahead, value = torch.zeros_like(last), last
    for k in range(len(rollout.values) - 1, -1, -1):
        goes_on = (~rollout.over[k]).float()
        surprise = rollout.rewards[k] + value * goes_on - rollout.values[k]
        ahead = surprise + TRACE * goes_on * ahead
        value = rollout.values[k]
        found.append(ahead)
    return torch.stack(found[::-1])


def learn(policy: Policy, optimiser: torch.optim.Optimizer, rollout: Rollout, last: Tensor) -> None:
    """Make what turned out well more likely, a little at a time."""
    gains = advantages(rollout, last).flatten()
    goals = gains + torch.cat(rollout.values)
    seen, masks, seats = (torch.cat(parts) for parts in zip(*rollout.seen, strict=True))
    actions, logs = torch.cat(rollout.actions), torch.cat(rollout.logs)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        moved = []
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            every, values = policy(seen[part], masks[part], seats[part])
            change = every.gather(1, actions[part, None]).squeeze(1) - logs[part]
            ratio = change.exp()
            moved.append((ratio - 1 - change).mean().item())
            gain = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            doubt = -(every.exp() * every.clamp(min=-20)).sum(1).mean()
            loss = -gain + 0.5 * (values - goals[part]).square().mean() - ENTROPY * doubt
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), LARGEST_GRADIENT)
            optimiser.step()
        if sum(moved) / len(moved) > FAR:
            break
    policy.watch(seen)


def cpu_seconds() -> float:
    """What this process and its ended workers have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def train(updates: int, workers: int, seed: int) -> tuple[Policy, list[Tally]]:
    """A policy after so many updates, or those until Ctrl-C, and what was won between them."""
    torch.manual_seed(seed)
    curve: list[Tally] = []
    with VectorEnv(
        "nuclear_war", TABLES, options={"seats": SEATS}, opponents=["random"], seed=seed, workers=workers
    ) as env:
        policy = Policy(env)
        optimiser = torch.optim.Adam(policy.parameters(), LEARNING_RATE)
        env.reset()
        policy.watch(tensors(env.batch)[0])
        with contextlib.suppress(KeyboardInterrupt):
            for update in range(updates):
                for group in optimiser.param_groups:
                    group["lr"] = LEARNING_RATE * (1 - update / updates)
                tally = Tally()
                learn(policy, optimiser, *play(env, policy, STEPS, tally))
                curve.append(tally)
                if update % 10 == 9:
                    print(
                        f"update {update + 1}: won {smoothed(curve)[-1]:.1%} of the games that somebody won, "
                        f"{cpu_seconds():.0f} s of CPU time without the workers",
                        flush=True,
                    )
    return policy, curve


def examine(policy: Policy, games: int, workers: int, seed: int) -> Tally:
    """What a policy wins without learning, in at least this number of games that have a winner."""
    tally = Tally()
    with VectorEnv(
        "nuclear_war", TABLES, options={"seats": SEATS}, opponents=["random"], seed=seed, workers=workers
    ) as env:
        env.reset()
        while tally.decided < games:
            play(env, policy, 10, tally)
    return tally


def smoothed(curve: list[Tally]) -> list[float]:
    """The share of games won, averaged over the last updates."""
    rates = []
    for k in range(len(curve)):
        last = curve[max(0, k - SMOOTHED + 1) : k + 1]
        rates.append(sum(tally.won for tally in last) / max(sum(tally.decided for tally in last), 1))
    return rates


def picture(rates: list[float], decisions_per_update: int) -> str:
    """The learning curve as SVG."""
    wide, high, left, low = 640, 360, 56, 40
    room, tall = wide - left - 16, high - low - 16

    def x(update: float) -> float:
        return left + room * update / max(len(rates) - 1, 1)

    def y(rate: float) -> float:
        return 16 + tall * (1 - rate)

    lines = [
        f'<line x1="{left}" x2="{wide - 16}" y1="{y(k / 5):.1f}" y2="{y(k / 5):.1f}" stroke="#8888" stroke-width=".5"/>'
        f'<text x="{left - 8}" y="{y(k / 5) + 4:.1f}" text-anchor="end">{k * 20} %</text>'
        for k in range(6)
    ]
    for k in range(6):
        thousands = round(len(rates) * decisions_per_update * k / 5 / 1000)
        lines.append(
            f'<text x="{x((len(rates) - 1) * k / 5):.1f}" y="{high - 18}" text-anchor="middle">{thousands}</text>'
        )
    for rate, name in ((0.25, "random"), (0.45, "goal")):
        lines.append(
            f'<line x1="{left}" x2="{wide - 16}" y1="{y(rate):.1f}" y2="{y(rate):.1f}" stroke="#c60" stroke-dasharray="5 4"/>'
            f'<text x="{wide - 18}" y="{y(rate) - 4:.1f}" text-anchor="end" fill="#c60">{name}</text>'
        )
    points = " ".join(f"{x(k):.1f},{y(rate):.1f}" for k, rate in enumerate(rates))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12" fill="#777">'
        f"<title>Share of the decided games of Nuclear War that the learner wins against three random players</title>"
        f'{"".join(lines)}<polyline points="{points}" fill="none" stroke="#27c" stroke-width="2"/>'
        f'<text x="{left + room / 2}" y="{high - 3}" text-anchor="middle">thousands of decisions</text></svg>\n'
    )


def main() -> None:
    """Learn, examine, tell."""
    parser = argparse.ArgumentParser(description="PPO learns Nuclear War against three random players.")
    parser.add_argument("--updates", type=int, default=160)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--games", type=int, default=2000, help="to examine the policy by, of those that somebody wins"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="an SVG file for the learning curve")
    parser.add_argument("--policy", type=Path, help="a file for the policy")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    began = time.monotonic()
    policy, curve = train(arguments.updates, arguments.workers, arguments.seed)
    decisions = len(curve) * TABLES * STEPS
    print(
        f"{decisions:,} decisions in {sum(tally.games for tally in curve):,} games: "
        f"{time.monotonic() - began:.0f} s, {cpu_seconds():.0f} s of CPU time"
    )
    if arguments.curve:
        arguments.curve.write_text(picture(smoothed(curve), TABLES * STEPS), encoding="utf-8")
    if arguments.policy:
        torch.save(policy.state_dict(), arguments.policy)
    tally = examine(policy, arguments.games, arguments.workers, arguments.seed + 1)
    print(
        f"examined: won {tally.won} of {tally.decided} games that somebody won, {tally.rate:.1%} ({tally.games} played)"
    )


if __name__ == "__main__":
    main()
