"""MaskablePPO of sb3-contrib learns a seat of Nuclear War against random players.

    pip install 'detente[learn,research]'
    python examples/maskable_ppo.py --steps 200000 --tables 8

MaskablePPO finds the mask by itself, through `action_masks()`. Actions that name a seat are counted from the learner's own, as the
observations are (`RelativeActions`). At the end the policy plays games in which it does not learn, and tells how many it won.

This is the shortest way to a learner; `examples/cleanrl_ppo.py` shows what is inside one.
"""

import argparse
from functools import partial

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecEnv

import detente
import detente.research.gymnasium
from detente.research.relative import RelativeActions

GAME = "nuclear_war"
SEATS = 4
STEPS = 256
"""Decisions of each table between two updates."""


def table(opponent: str) -> gymnasium.Env:
    """A table at which one seat learns, another one in each game. The mask is asked for apart, so observations are the numbers alone."""
    id = f"detente/{GAME}-v{detente.game(GAME).version}"
    env = gymnasium.make(id, opponents=[opponent], options={"seats": SEATS})
    return Masked(FlattenObservation(FilterObservation(RelativeActions(env), ["observation"])))


class Masked(gymnasium.Wrapper):
    """Passes the mask on: wrappers of Gymnasium hide what they do not know."""

    def action_masks(self) -> np.ndarray:
        """Whether each action is legal now."""
        return self.env.get_wrapper_attr("action_masks")()


def tables(count: int, opponent: str, processes: bool) -> VecEnv:
    """Several tables, in this process or each in one of its own."""
    made = [partial(table, opponent)] * count
    return SubprocVecEnv(made, start_method="spawn") if processes else DummyVecEnv(made)


def examine(model: MaskablePPO, games: int, opponent: str, seed: int) -> tuple[int, int]:
    """Play this many games: how many the policy wins, and how many have a winner."""
    env = table(opponent)
    won = decided = 0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        returns = env.unwrapped.table.returns
        decided += sum(returns) > 0
        won += reward > 0
    return won, decided


def main() -> None:
    """Learn, examine, tell."""
    parser = argparse.ArgumentParser(description="MaskablePPO learns Nuclear War.")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions of the learner")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--processes", action="store_true", help="each table in a process of its own")
    parser.add_argument("--opponent", default="random", help="the bot at all other seats")
    parser.add_argument("--games", type=int, default=200, help="to examine the policy by")
    parser.add_argument("--seed", type=int, default=1)
    typed = parser.parse_args()
    torch.set_num_threads(1)
    env = tables(typed.tables, typed.opponent, typed.processes)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=STEPS * typed.tables // 4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=typed.seed,
        device="cpu",
    )
    model.learn(typed.steps)
    env.close()
    won, decided = examine(model, typed.games, typed.opponent, typed.seed + 1_000_000)
    print(
        f"{model.num_timesteps:,} decisions learned from; won {won} of {decided} games that somebody won ({typed.games} played)"
    )


if __name__ == "__main__":
    main()
