"""A seat at a table against bots as a Gymnasium environment, and many such seats as a vector environment.

import gymnasium
import detente.research.gymnasium  # registers detente/nuclear_war-v3, ... (the version is that of the game's rules)

env = gymnasium.make("detente/nuclear_war-v3", opponents=["heuristic"])
observation, info = env.reset(seed=7)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, over, truncated, info = env.step(action)

`gymnasium.make_vec` with the same ids makes a `SeatVectorEnv`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import detente
from detente.bots import Bot, bot
from detente.core.engine.options import plain_options
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.research import missing
from detente.research.rows import mask_of, observed
from detente.research.spaces import Observation, fresh_seed, observation_space
from detente.research.table import decided, names_of, number_of, picture, rewarding, without_options
from detente.research.vector import Batch
from detente.research.vector import VectorEnv as Tables

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("Gymnasium", "research", error) from error

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the episode."""


class SeatEnv(gymnasium.Env[Observation, Any], EzPickle):
    """One seat decides, bots play the others. A step ends when the seat is asked again, or the game is over.

    Observations are dicts as in `detente.research.pettingzoo`; the mask is in the info too, and empty when the game is over.
    The reward comes when the game is over. An action outside the mask changes nothing, ends the episode with reward -1 and
    sets `info["illegal"]`. Copied or pickled, it is made anew with the same settings, and must be reset.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game_id: str,
        *,
        seat: int | None = None,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        rewards: str = "returns",
        render_mode: str | None = None,
    ) -> None:
        """A table.

        seat: the learner's, or None for a random one in each game. opponents: names of bots for the other seats, in turn
        order from the learner's left; the last name fills all remaining seats. options, rewards: as in
        `detente.research.pettingzoo.env`. KeyError names the games or bots there are, ValueError says what is wrong.
        """
        EzPickle.__init__(
            self,
            game_id,
            seat=seat,
            opponents=opponents,
            options=options,
            rewards=rewards,
            render_mode=render_mode,
        )
        self.game = detente.game(game_id)
        self.features = features_of(self.game)
        self.writer = self.features.writer()
        self.reward_of = rewarding(rewards)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode {render_mode!r}: there is ansi")
        self.render_mode = render_mode
        self.table: State = self.game.start(options)
        self.options = plain_options(self.table.options)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"no seat {seat}: there are 0 to {self.table.seats - 1}")
        names = names_of(opponents)
        if not names or len(names) >= self.table.seats:
            raise ValueError(
                f"there must be 1 to {self.table.seats - 1} names of opponents, not {len(names)}"
            )
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = [*names, *[names[-1]] * (self.table.seats - 1 - len(names))]
        self.bots: dict[int, Bot] = {}
        self.observation_space = observation_space(self.features)
        self.action_space = spaces.Discrete(self.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play up to the seat's first decision. options: none are known here (ValueError)."""
        without_options(options)
        super().reset(seed=seed)
        chance = self.np_random
        self.table = self.game.start(self.options, fresh_seed(chance))
        self.seat = int(chance.integers(self.table.seats)) if self.fixed_seat is None else self.fixed_seat
        self.bots = {
            (self.seat + 1 + k) % self.table.seats: bot(name, fresh_seed(chance))
            for k, name in enumerate(self.opponents)
        }
        self.play_on()
        return self.seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the seat's decision, and let the bots play until it is asked again.

        IllegalAction if it is no whole number, ValueError if no game is being played.
        """
        if not self.bots:
            raise ValueError("the environment must be reset first")
        if self.table.over:
            raise ValueError("the game is over: reset the environment")
        chosen = number_of(action, self.game)
        if chosen not in self.table.legal_actions(self.seat):
            observation, info = self.seen()
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        self.table.apply(self.seat, chosen)
        self.play_on()
        observation, info = self.seen()
        reward = self.reward_of(self.table)[self.seat] if self.table.over else 0.0
        return observation, reward, self.table.over, False, info

    def play_on(self) -> None:
        """Let the bots decide until the seat owes a decision, or the game is over."""
        table = self.table
        while not table.over and self.seat not in table.to_act:
            decider = table.to_act[0]
            table.apply(decider, decided(self.bots[decider], table, decider))

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """The seat's observation and its info: mask and seat."""
        mask = mask_of(self.table, self.seat)
        seen = {"observation": observed(self.writer, self.table, self.seat), "action_mask": mask}
        return seen, {"action_mask": mask.copy(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """(actions,) bool, whether each action is legal now: what MaskablePPO of sb3-contrib asks for."""
        return mask_of(self.table, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as text, as the seat sees it."""
        return picture(self.table, None if self.table.over else self.seat)


class SeatVectorEnv(gymnasium.vector.VectorEnv[Observation, Any, Any], EzPickle):
    """Many tables, at each of which one seat learns and bots have the others.

    Observations are dicts as those of `SeatEnv`, with a row for each table: `observation` (tables, features) float32,
    `action_mask` (tables, actions) int8. When a game ends, the same step deals the next one (same-step autoreset);
    `final_obs` and `final_info` in the infos hold the end of the old one. The learner has another seat in each game.
    An action outside the mask raises `IllegalAction`, and nothing is done at any table.
    Copied or pickled, it is made anew with the same settings, and must be reset.
    """

    def __init__(
        self,
        game_id: str,
        num_envs: int = 1,
        *,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        rewards: str = "returns",
        workers: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Tables of a game.

        opponents, options, rewards: see `SeatEnv`. workers: processes that share the tables; 0: all are in this one.
        render_mode: None, there are no pictures of many tables. KeyError names the games or bots there are, ValueError what
        is wrong.
        """
        EzPickle.__init__(
            self,
            game_id,
            num_envs,
            opponents=opponents,
            options=options,
            rewards=rewards,
            workers=workers,
            render_mode=render_mode,
        )
        if render_mode is not None:
            raise ValueError(f"no render mode {render_mode!r}: many tables have none")
        if not opponents:
            raise ValueError("there must be at least 1 name of opponents")
        self.tables = Tables(
            game_id, num_envs, options=options, opponents=opponents, rewards=rewards, workers=workers
        )
        game = detente.game(game_id)
        self.num_envs = num_envs
        self.render_mode = None
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(features_of(game))
        self.single_action_space = spaces.Discrete(game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games at all tables. seed: of all games from now on. options: none are known here (ValueError)."""
        without_options(options)
        super().reset(seed=seed)
        batch = self.tables.reset(fresh_seed(self.np_random))
        return rows_of(batch), self.infos_of(batch)

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The learners' decisions, and what the bots do until they are asked again. Rewards are the learners' own."""
        learners = self.tables.batch.seats.astype(np.intp)
        batch = self.tables.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        infos = self.infos_of(batch)
        for row in np.flatnonzero(batch.over):
            mask = np.zeros(batch.masks.shape[1], np.int8)
            final = {
                "final_obs": {"observation": batch.finals[row].copy(), "action_mask": mask},
                "final_info": {"action_mask": mask.copy(), "seat": int(learners[row])},
            }
            infos = self._add_info(infos, final, int(row))
        return rows_of(batch), rewards, batch.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def infos_of(self, batch: Batch) -> dict[str, Any]:
        """The infos of all tables: masks and seats."""
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": batch.masks.copy(),
            "_action_mask": every,
            "seat": batch.seats.astype(np.int64),
            "_seat": every.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """(tables, actions) bool, whether each action is legal now."""
        return self.tables.batch.masks.astype(np.bool_)

    def close_extras(self, **options: Any) -> None:
        """Stop the workers."""
        self.tables.close()


def rows_of(batch: Batch) -> Observation:
    """The observations of all tables, as arrays of their own."""
    return {"observation": batch.observations.copy(), "action_mask": batch.masks.copy()}


def register() -> None:
    """Register all installed games with Gymnasium: `detente/GAME-vVERSION`, by the version of the rules."""
    for game_id in detente.games():
        gymnasium.register(
            f"detente/{game_id}-v{detente.game(game_id).version}",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game_id": game_id},
            disable_env_checker=True,
        )


register()
