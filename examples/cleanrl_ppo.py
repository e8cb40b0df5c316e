"""PPO with masked actions in one file, in the style of CleanRL, for any game: it learns one seat against bots.

    pip install 'detente[learn,research]'
    python examples/cleanrl_ppo.py --game nations --total-timesteps 500000 --num-envs 32

The tables are a `gymnasium.vector.VectorEnv` (`gymnasium.make_vec`) with same-step autoreset: when a game ends, the same step deals
the next one, so `dones[t]` cuts the advantages and no observation is lost. Actions count seats from the learner's own.
"""

import argparse
import time
from dataclasses import dataclass, fields

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn, optim
from torch.distributions import Categorical

import detente
import detente.research.gymnasium
from detente.research.relative import RelativeActionsVector


@dataclass
class Args:
    """What can be set on the command line, `--num-envs 32` and so on."""

    game: str = "nuclear_war"
    opponent: str = "random"
    rewards: str = "returns"
    seed: int = 1
    total_timesteps: int = 500_000
    num_envs: int = 32
    workers: int = 0
    num_steps: int = 128
    learning_rate: float = 5e-4
    gamma: float = 1.0
    gae_lambda: float = 0.95
    num_minibatches: int = 4
    update_epochs: int = 4
    clip_coef: float = 0.2
    ent_coef: float = 0.01
    vf_coef: float = 0.5
    max_grad_norm: float = 0.5
    hidden: int = 256


def layer(size: int, out: int, std: float = 2**0.5) -> nn.Linear:
    """A linear layer, initialised as PPO likes it."""
    made = nn.Linear(size, out)
    nn.init.orthogonal_(made.weight, std)
    nn.init.constant_(made.bias, 0.0)
    return made


class Agent(nn.Module):
    """Policy and value, each a network with two hidden layers. Inputs are divided by the range of each number."""

    def __init__(self, envs: gymnasium.vector.VectorEnv, hidden: int) -> None:
        super().__init__()
        space = envs.single_observation_space["observation"]
        largest = np.maximum(np.abs(space.low), np.abs(space.high)).clip(min=1)
        self.register_buffer("scale", torch.tensor(largest, dtype=torch.float32))
        size, actions = len(largest), int(envs.single_action_space.n)
        self.critic = nn.Sequential(
            layer(size, hidden), nn.Tanh(), layer(hidden, hidden), nn.Tanh(), layer(hidden, 1, 1.0)
        )
        self.actor = nn.Sequential(
            layer(size, hidden), nn.Tanh(), layer(hidden, hidden), nn.Tanh(), layer(hidden, actions, 0.01)
        )

    def value(self, seen: Tensor) -> Tensor:
        """How much is still to be won."""
        return self.critic(seen / self.scale).squeeze(1)

    def choices(self, seen: Tensor, masks: Tensor) -> Categorical:
        """How likely each action is; those outside the mask are impossible."""
        return Categorical(logits=self.actor(seen / self.scale).masked_fill(~masks, -1e8))


def tensors(observations: dict[str, np.ndarray]) -> tuple[Tensor, Tensor]:
    """What the tables show, and the masks."""
    return torch.from_numpy(observations["observation"]), torch.from_numpy(observations["action_mask"]) > 0


def train(args: Args) -> tuple[Agent, list[float]]:
    """Learn; the agent, and after each update the mean reward of the games that ended since the one before (NaN if none did)."""
    torch.manual_seed(args.seed)
    id = f"detente/{args.game}-v{detente.game(args.game).version}"
    envs = RelativeActionsVector(
        gymnasium.make_vec(
            id,
            num_envs=args.num_envs,
            vectorization_mode="vector_entry_point",
            opponents=[args.opponent],
            rewards=args.rewards,
            workers=args.workers,
        )
    )
    agent = Agent(envs, args.hidden)
    optimizer = optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    size = args.num_envs * args.num_steps
    curve: list[float] = []
    began = time.monotonic()
    observations, _ = envs.reset(seed=args.seed)
    seen, masks = tensors(observations)
    updates = max(1, args.total_timesteps // size)
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - update / updates)
        rows: list[tuple[Tensor, ...]] = []
        rewards, dones = np.zeros((2, args.num_steps, args.num_envs), np.float32)
        for step in range(args.num_steps):
            with torch.no_grad():
                choices = agent.choices(seen, masks)
                actions = choices.sample()
                rows.append((seen, masks, actions, choices.log_prob(actions), agent.value(seen)))
            observations, rewards[step], dones[step], _, _ = envs.step(actions.numpy())
            seen, masks = tensors(observations)
        ended = dones > 0
        curve.append(float(rewards[ended].mean()) if ended.any() else float("nan"))

        every_seen, every_masks, every_action, every_log, every_value = (
            torch.stack(parts) for parts in zip(*rows, strict=True)
        )
        advantages = torch.zeros(args.num_steps, args.num_envs)
        with torch.no_grad():
            following, ahead = agent.value(seen), torch.zeros(args.num_envs)
            for step in reversed(range(args.num_steps)):
                goes_on = torch.from_numpy(1 - dones[step])
                delta = torch.from_numpy(rewards[step]) + args.gamma * following * goes_on - every_value[step]
                ahead = delta + args.gamma * args.gae_lambda * goes_on * ahead
                advantages[step], following = ahead, every_value[step]
        returns = (advantages + every_value).flatten()
        flat = [part.flatten(0, 1) for part in (every_seen, every_masks, every_action, every_log)]
        advantages = advantages.flatten()

        for _ in range(args.update_epochs):
            for part in torch.randperm(size).chunk(args.num_minibatches):
                some_seen, some_masks, some_actions, some_logs = (each[part] for each in flat)
                choices = agent.choices(some_seen, some_masks)
                ratio = (choices.log_prob(some_actions) - some_logs).exp()
                gains = advantages[part]
                gains = (gains - gains.mean()) / (gains.std() + 1e-8)
                clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
                policy_loss = -torch.min(gains * ratio, gains * clipped).mean()
                value_loss = 0.5 * (agent.value(some_seen) - returns[part]).square().mean()
                entropy = choices.entropy().mean()
                loss = policy_loss - args.ent_coef * entropy + args.vf_coef * value_loss
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
                optimizer.step()
        speed = (update + 1) * size / (time.monotonic() - began)
        print(
            f"update {update + 1} of {updates}: mean reward {curve[-1]:.3f} in {int(ended.sum())} games, {speed:,.0f} decisions a second",
            flush=True,
        )
    envs.close()
    return agent, curve


def main() -> None:
    """Read the command line, and learn."""
    parser = argparse.ArgumentParser(description="PPO with masked actions learns a game against bots.")
    for field in fields(Args):
        parser.add_argument(
            f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default
        )
    torch.set_num_threads(1)
    train(Args(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
