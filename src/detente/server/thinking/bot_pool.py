"""Bots at tables: they think in worker processes, a whole move at a time, from a sampled world."""

from __future__ import annotations

import hashlib
from typing import Any

import detente
from detente.bots import bot
from detente.core.engine.state import IllegalAction
from detente.server.settings import BOT_LIMIT
from detente.server.tables.game_log import GameLog
from detente.server.thinking.worker_pool import WorkerPool
from detente.server.thinking.world_sampler import WorldSampler

NICENESS = 5
"""The priority of bots is lower than that of the server itself, for which everybody waits."""
Answer = list[str]
"""What a bot plays at once, as texts: an action, or a draft with all its parts."""

SAMPLED_AT_ONCE = 2
"""Worlds sampled at the same time: usually one takes a millisecond, but a slow one must not delay all others."""


def think(
    name: str, seed: int, game: str, world: dict[str, Any], seat: int, budget: float | None
) -> list[Answer]:
    """A bot's move, up to the point where something new is revealed; empty if its seat no longer owes a decision.

    IllegalAction if it answers with an illegal action.

    world: a state that its seat cannot tell from the true one. budget: the seconds it may take for the whole move, or
    None for no limit.
    """
    state = detente.game(game).from_dict(world)
    player = bot(name, seed)
    move: list[Answer] = []
    if seat not in state.to_act:  # the table has changed since the bot was asked
        return move
    while True:
        legal = state.legal_actions(seat)
        action = player.choose(state.view(seat), legal, lambda n: state.determinize(seat, n), budget)
        if action not in legal:
            raise IllegalAction(f"{action!r} is not among the legal actions {legal}")
        parts, before = len(state.draft_of(seat)), state.undoable(seat)
        if not parts or not move:
            move.append([])
        move[-1].append(state.game.actions.text(action))
        try:
            state.apply(seat, action)
        except Exception:  # not the bot's fault: the table will find out whether the rules fail
            return move
        if seat not in state.to_act or state.undoable(seat) != before + 1:
            return move


def seed_of(table_seed: int, seat: int, decisions: int) -> int:
    """The seed of a bot's decision, independent of the game's own chance."""
    digest = hashlib.sha256(f"{table_seed} {seat} {decisions}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


class BotPool:
    """Lets each bot think in a separate process, which is killed if its answer is no longer needed.

    limit: the seconds beyond its budget after which a bot counts as hung.
    """

    def __init__(self, workers: int, limit: float = BOT_LIMIT) -> None:
        self.processes = workers
        self.worlds = WorldSampler(SAMPLED_AT_ONCE, limit)
        self.workers = WorkerPool(workers, think, NICENESS, lambda given: limit + (given[-1] or 0.0))

    async def choose(
        self, name: str, bot_seed: int, game_log: GameLog, seat: int, budget: float | None
    ) -> list[Answer]:
        """The move of the bot at this seat, made by `think` from a sampled world.

        WorkFailed if the bot raises an error, hangs, dies or answers with an illegal action, or if no world can be sampled.
        """
        own = sum(actor == seat for actor, _ in game_log.entries)
        seed = seed_of(bot_seed, seat, own)
        self.workers.prepare()
        world = await self.worlds.sample(game_log.state, seat, seed)
        move: list[Answer] = await self.workers.do(name, seed, game_log.game.id, world, seat, budget)
        return move

    def close(self) -> None:
        """Stop all workers."""
        self.worlds.close()
        self.workers.close()
