"""Actions that name a seat, counted from the seat that acts, as observations count seats.

In `target B` the game names a seat as it is, so a learner would have to learn the same thing once for each seat that it may have.
Counted from the own seat, `target A` is the own seat, `target B` the next in turn order, and so on. Which actions name seats is declared
with the actions (`SeatNames`); all others keep their numbers, as do all actions of a game whose seats have roles.

    env = RelativeActions(gymnasium.make("detente/nuclear_war-v3"))
    env = RelativeActionsVector(gymnasium.make_vec("detente/nuclear_war-v3", num_envs=8, vectorization_mode="vector_entry_point"))
    env = RelativeActionsAEC(pettingzoo.env("nuclear_war"))

For the arrays of `detente.research.vector.VectorEnv` there is `RelativeSeats`.
"""

from typing import Any

import detente
from detente import Game
from detente.research import missing
from detente.research.gymnasium import SeatEnv, SeatVectorEnv
from detente.research.spaces import Observation

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import VectorWrapper
    from numpy.typing import NDArray
    from pettingzoo.utils.wrappers import BaseWrapper
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "research", error) from error


class RelativeSeats:
    """The numbers of a game's actions, with seats counted from that of the acting seat. seats: how many the table has.

    relative: (seats, actions), by seat the relative number of each action. absolute: the way back.
    """

    def __init__(self, game: Game, seats: int) -> None:
        size = game.actions.size
        self.relative = np.array(
            [[game.actions.relative(action, seat, seats) for action in range(size)] for seat in range(seats)]
        )
        self.absolute = np.argsort(self.relative, axis=1)

    def masks(self, masks: NDArray[Any], seats: NDArray[Any] | int) -> NDArray[Any]:
        """Masks by relative number, from those of the game: (tables, actions) with the seat of each table, or one of one seat."""
        return np.take_along_axis(masks, self.absolute[np.asarray(seats, np.intp)], axis=-1)

    def actions(self, relative: Any, seats: NDArray[Any] | int) -> NDArray[np.int64]:
        """The numbers that the game takes, from relative ones: of each table with its seat, or of one seat.

        A number that no action has stays as it is, so that the game refuses it.
        """
        chosen = np.asarray(relative)
        known = (chosen >= 0) & (chosen < self.absolute.shape[1])
        places = np.where(known, chosen, 0).astype(np.intp)
        found: NDArray[np.int64] = np.where(known, self.absolute[np.asarray(seats, np.intp), places], chosen)
        return found


class RelativeActions(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """A `SeatEnv` whose actions and masks count seats from the learner's own."""

    def __init__(self, env: gymnasium.Env[Observation, Any]) -> None:
        """ValueError if the environment is no `SeatEnv`."""
        super().__init__(env)
        table = env.unwrapped
        if not isinstance(table, SeatEnv):
            raise ValueError(f"actions are counted from the own seat in a SeatEnv, not in {env}")
        self.table = table
        self.turned = RelativeSeats(table.game, table.table.seats)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game."""
        return self.seen(*self.env.reset(seed=seed, options=options))

    def step(self, action: Any) -> tuple[Observation, Any, bool, bool, dict[str, Any]]:
        """Carry out an action, given by its relative number."""
        absolute = int(self.turned.actions(action, self.table.seat))
        observation, reward, over, truncated, info = self.env.step(absolute)
        observation, info = self.seen(observation, info)
        return observation, reward, over, truncated, info

    def seen(self, observation: Observation, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """An observation and its info, with the mask turned."""
        mask = self.turned.masks(info["action_mask"], self.table.seat)
        return observation | {"action_mask": mask}, info | {"action_mask": mask.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """(actions,) bool, whether the action with each relative number is legal now."""
        return self.turned.masks(self.table.action_masks(), self.table.seat)


class RelativeActionsVector(VectorWrapper):
    """A `SeatVectorEnv` whose actions and masks count seats from each learner's own."""

    def __init__(self, env: gymnasium.vector.VectorEnv[Observation, Any, Any]) -> None:
        """ValueError if the environment is no `SeatVectorEnv`."""
        super().__init__(env)
        tables = env.unwrapped
        if not isinstance(tables, SeatVectorEnv):
            raise ValueError(f"actions are counted from the own seat in a SeatVectorEnv, not in {env}")
        self.many = tables.tables
        self.turned = RelativeSeats(detente.game(self.many.plan.game_id), self.many.plan.seats)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games at all tables."""
        return self.seen(*self.env.reset(seed=seed, options=options))

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Carry out an action at each table, given by relative numbers."""
        absolute = self.turned.actions(actions, self.many.batch.seats)
        observations, rewards, over, truncated, infos = self.env.step(absolute)
        observations, infos = self.seen(observations, infos)
        return observations, rewards, over, truncated, infos

    def seen(self, observations: Observation, infos: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """Observations and infos, with the masks turned."""
        masks = self.turned.masks(infos["action_mask"], infos["seat"])
        return observations | {"action_mask": masks}, infos | {"action_mask": masks.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """(tables, actions) bool, whether the action with each relative number is legal now."""
        return self.turned.masks(self.many.batch.masks, self.many.batch.seats).astype(np.bool_)


class RelativeActionsAEC(BaseWrapper[str, Observation, int]):  # type: ignore[misc]
    """A table of `detente.research.pettingzoo` whose actions and masks count seats from the agent's own."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        table = env.unwrapped
        self.seats: dict[str, int] = table.seat_of
        self.turned = RelativeSeats(table.game, len(self.seats))

    def observe(self, agent: str) -> Observation:
        """What the agent may know now."""
        seen: Observation = self.env.observe(agent)
        return seen | {"action_mask": self.turned.masks(seen["action_mask"], self.seats[agent])}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.env.reset(seed=seed, options=options)
        self.turn_infos()

    def step(self, action: int | None) -> None:
        """Carry out the selected agent's action, given by its relative number; None once the game is over."""
        if action is not None:
            action = int(self.turned.actions(action, self.seats[self.agent_selection]))
        self.env.step(action)
        self.turn_infos()

    def turn_infos(self) -> None:
        """Turn the masks in the infos of all agents."""
        self.infos: dict[str, dict[str, Any]] = {
            agent: info | {"action_mask": self.turned.masks(info["action_mask"], self.seats[agent])}
            for agent, info in self.env.infos.items()
        }
