"""Bots at tables: they think in worker processes, a whole move at a time, from a world that their seat may be in."""

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
"""So far bots stand back behind the server itself, which everybody waits for."""
Answer = list[str]
"""What is given at once, as texts: an action, or a draft with all its parts."""

DRAWN_AT_ONCE = 2
"""Worlds drawn at the same time: mostly it takes a millisecond, but one that takes long must not hold up all others."""


def think(
    name: str, seed: int, game: str, world: dict[str, Any], seat: int, budget: float | None
) -> list[Answer]:
    """A bot's move, up to where it has seen nothing yet of what comes; empty if its seat owes no decision any more.

    IllegalAction if it answers what it may not.

    world: a state that its seat cannot tell from the true one. budget: the seconds it may take for the whole move, or
    None for as long as it likes.
    """
    state = detente.game(game).from_dict(world)
    player = bot(name, seed)
    move: list[Answer] = []
    if seat not in state.to_act:  # the table has moved on since the bot was asked
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
        except Exception:  # no fault of the bot's: let the table see whether its rules break down, too
            return move
        if seat not in state.to_act or state.undoable(seat) != before + 1:
            return move


def seed_of(table_seed: int, seat: int, decisions: int) -> int:
    """The seed of a bot's decision: chance that has nothing to do with that of the game."""
    digest = hashlib.sha256(f"{table_seed} {seat} {decisions}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


class BotPool:
    """Lets bots think, each in a process of its own, which is killed if nobody needs the thought any more.

    limit: the seconds beyond its budget after which a bot is held to have hung.
    """

    def __init__(self, workers: int, limit: float = BOT_LIMIT) -> None:
        self.processes = workers
        self.worlds = WorldSampler(DRAWN_AT_ONCE, limit)
        self.workers = WorkerPool(workers, think, NICENESS, lambda given: limit + (given[-1] or 0.0))

    async def choose(
        self, name: str, bot_seed: int, table: GameLog, seat: int, budget: float | None
    ) -> list[Answer]:
        """The move of the bot at this seat: it gets a twin of the state, never the true one. See `think`.

        WorkFailed if the bot raises an error, hangs, dies or answers what it may not, or if no world can be drawn for it.
        """
        own = sum(actor == seat for actor, _ in table.entries)
        seed = seed_of(bot_seed, seat, own)
        self.workers.prepare()
        world = await self.worlds.world(table.state, seat, seed)
        move: list[Answer] = await self.workers.do(name, seed, table.game.id, world, seat, budget)
        return move

    def close(self) -> None:
        """Stop all workers."""
        self.worlds.close()
        self.workers.close()
