"""Any game as a PettingZoo environment (AEC): agents decide one after the other, in the engine's order.

    from detente.research import pettingzoo

    env = pettingzoo.env("wsdv")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else env.action_space(agent).sample(info["action_mask"]))

Observations and actions of each game are on its page in docs/research.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import detente
from detente.core.engine.options import plain_options
from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.research import missing
from detente.research.rows import mask_of, observed
from detente.research.spaces import Observation, fresh_seed, observation_space
from detente.research.table import number_of, picture, rewarding

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "research", error) from error

RENDER_MODES = ["human", "ansi"]


def env(
    game_id: str,
    *,
    options: Mapping[str, Any] | None = None,
    rewards: str = "returns",
    render_mode: str | None = None,
) -> CheckedTable:
    """A table of a game, with PettingZoo's usual checks around it.

    options: of the table, as `Game.start` takes them; they set the number of seats, `player_0` in seat 0. rewards: `returns`,
    a win is 1, shared by winners, or `points`, those of the rulebook. All come when the game is over. render_mode: `ansi`
    returns the table as text as the agent to act sees it, `human` prints it.

    KeyError names the games there are, ValueError a wrong option, reward or mode. An illegal action raises `IllegalAction`.
    """
    table = raw_env(game_id, options=options, rewards=rewards, render_mode=render_mode)
    return CheckedTable(table)


def raw_env(
    game_id: str,
    *,
    options: Mapping[str, Any] | None = None,
    rewards: str = "returns",
    render_mode: str | None = None,
) -> TableEnv:
    """The same table without the checks, as PettingZoo's own games have it."""
    return TableEnv(game_id, options, rewards, render_mode)


class TableEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """The table itself.

    An observation is a dict: `observation`, the features, and `action_mask`, which is in the infos too. An agent that owes no
    decision has an empty mask. When the game is over no more choices are possible, but all masks are full: PettingZoo
    treats empty ones as a mistake.

    table: the state, for tools that may know all of it.
    """

    def __init__(
        self,
        game_id: str,
        options: Mapping[str, Any] | None = None,
        rewards: str = "returns",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game_id, options, rewards, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"no render mode {render_mode!r}: there are {', '.join(RENDER_MODES)}")
        self.game = detente.game(game_id)
        self.features = features_of(self.game)
        self.writer = self.features.writer()
        self.reward_of = rewarding(rewards)
        self.render_mode = render_mode
        self.table: State = self.game.start(options)
        self.options = plain_options(self.table.options)
        self.metadata = {
            "name": f"{game_id}_v{self.game.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.features) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.actions.size) for agent in self.possible_agents
        }
        single = self.observation_spaces[self.possible_agents[0]]["observation"]
        assert isinstance(single, spaces.Box)
        seats = len(self.possible_agents)
        self.state_space = spaces.Box(
            np.tile(single.low, seats), np.tile(single.high, seats), dtype=np.float32
        )
        self.chance = np.random.default_rng()
        self.nothing = np.zeros(self.game.actions.size, np.int8)
        self.nothing.flags.writeable = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of the agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions of the game, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. seed: of the game, and of later games dealt without a seed. options: none are supported here."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table = self.game.start(self.options, fresh_seed(self.chance) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.call_next()

    def call_next(self) -> None:
        """Select the agent to ask next, and update the masks of all."""
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.nothing} for agent in self.agents
        }
        if self.table.over:
            full = np.ones(self.game.actions.size, np.int8)
            self.infos = {agent: {"action_mask": full} for agent in self.agents}
            return
        seat = self.table.to_act[0]
        self.agent_selection = self.possible_agents[seat]
        for other in self.table.to_act:
            self.infos[self.possible_agents[other]] = {"action_mask": mask_of(self.table, other)}

    def observe(self, agent: str) -> Observation:
        """What the agent may know now."""
        seat = self.seat_of[agent]
        return {
            "observation": observed(self.writer, self.table, seat),
            "action_mask": self.infos[agent]["action_mask"].copy(),
        }

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, for a central critic: their observations one after the other.

        (seats times features,) float32. What no seat may see, such as the order of a deck, is not in it.
        """
        return np.concatenate(
            [observed(self.writer, self.table, seat) for seat in range(len(self.possible_agents))]
        )

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's action; None once the game is over. IllegalAction if it is not in the mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes an action")
        self.table.apply(self.seat_of[agent], number_of(action, self.table.game))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            gained = self.reward_of(self.table)
            self.rewards = {each: gained[self.seat_of[each]] for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.call_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent to act sees it: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            raise ValueError(f"no render mode was chosen: there are {', '.join(RENDER_MODES)}")
        text = picture(self.table, None if self.table.over else self.seat_of[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing to close."""


class CheckedTable(OrderEnforcingWrapper):  # type: ignore[misc]
    """A table with PettingZoo's usual checks: of the order of calls, and that an action is one of the game's.

    It does what PettingZoo's wrappers do one around the other, which look up each attribute through all of them: that took longer
    than an observation.
    """

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent may know now, its rewards since it last acted, and whether the game is over for it."""
        if not self._has_reset:
            raise AttributeError("last cannot be called before reset")
        seen: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return seen

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's action; None once the game is over. AssertionError if it is no action of the game."""
        table = self.env
        if not self._has_reset or not table.agents:
            super().step(action)
            return
        agent = table.agent_selection
        over = table.terminations[agent] or table.truncations[agent]
        assert (over and action is None) or table.action_space(agent).contains(action), (
            "action is not in action space"
        )
        self._has_updated = True
        table.step(action)

    def __str__(self) -> str:
        return str(self.env)
