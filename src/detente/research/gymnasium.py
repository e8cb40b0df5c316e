"""A seat at a table against bots as a Gymnasium environment.

from detente.research.gymnasium import SeatEnv

env = SeatEnv("nuclear_war", opponents=["heuristic"])
observation, info = env.reset(seed=7)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, over, truncated, info = env.step(action)
"""

from collections.abc import Mapping, Sequence
from typing import Any

import detente
from detente.bots import Bot, bot
from detente.core.engine.options import plain_options
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.research import missing
from detente.research.spaces import Observation, fresh_seed, mask_of, observation_space, observed
from detente.research.table import decided, picture, rewarding

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("Gymnasium", "research", error) from error

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the episode."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat decides, bots have the others. A step ends when the seat is asked again, or the game is over.

    Observations are dicts as in `detente.research.pettingzoo`; the mask is in the info too, and empty when the game is over.
    The reward comes when the game is over. An action outside the mask changes nothing, ends the episode with reward -1 and
    `info["illegal"]`.
    """

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

        seat: the learner's, or None: another by chance in each game. opponents: names of bots for the other seats in turn
        order from the learner's left; the last name goes on for all seats left. options, rewards: see
        `detente.research.pettingzoo.env`. KeyError names the games or bots there are, ValueError what is wrong.
        """
        self.game = detente.game(game_id)
        self.features = features_of(self.game)
        self.reward_of = rewarding(rewards)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode {render_mode!r}: there is ansi")
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.table: State = self.game.start(options)
        self.options = plain_options(self.table.options)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"no seat {seat}: there are 0 to {self.table.seats - 1}")
        if not opponents or len(opponents) >= self.table.seats:
            raise ValueError(
                f"there must be 1 to {self.table.seats - 1} names of opponents, not {len(opponents)}"
            )
        self.fixed_seat = seat
        self.seat = seat or 0
        self.opponents = [*opponents, *[opponents[-1]] * (self.table.seats - 1 - len(opponents))]
        self.bots: dict[int, Bot] = {}
        for name in self.opponents:
            bot(name)
        self.observation_space = observation_space(self.features)
        self.action_space = spaces.Discrete(self.game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play up to the seat's first decision. options: none are known here."""
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
        """The seat's decision, and what the bots do until it is asked again."""
        if self.table.over:
            raise ValueError("the game is over: reset the environment")
        if int(action) not in self.table.legal_actions(self.seat):
            observation, info = self.seen()
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        self.table.apply(self.seat, int(action))
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
        seen = {"observation": observed(self.features, self.table, self.seat), "action_mask": mask}
        return seen, {"action_mask": mask.copy(), "seat": self.seat}

    def render(self) -> Any:
        """The table in letters, as the seat sees it."""
        return picture(self.table, None if self.table.over else self.seat)
