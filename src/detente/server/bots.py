"""Bots at tables: they think in worker processes, and answer at set times, so that how long they take tells nothing."""

from __future__ import annotations

import hashlib
from typing import Any

import detente
from detente.bots import bot
from detente.server.table import Table
from detente.server.workers import Workers


def think(name: str, seed: int, game: str, world: dict[str, Any], seat: int, budget: float) -> list[str]:
    """The action of a bot, or all parts of its draft, as texts. world: a state that its seat cannot tell from the true one."""
    state = detente.game(game).from_dict(world)
    player = bot(name, seed)
    chosen: list[str] = []
    while True:
        action = player.choose(
            state.view(seat), state.legal_actions(seat), lambda n: state.determinize(seat, n), budget
        )
        chosen.append(state.game.actions.text(action))
        parts = len(state.draft_of(seat))
        state.apply(seat, action)
        if len(state.draft_of(seat)) != parts + 1 or seat not in state.to_act:
            return chosen


def seed_of(table_seed: int, seat: int, decisions: int) -> int:
    """The seed of a bot's decision: chance that has nothing to do with that of the game."""
    digest = hashlib.sha256(f"{table_seed} {seat} {decisions}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


class Thinkers(Workers):
    """The workers in which bots think."""

    async def choose(self, name: str, bot_seed: int, table: Table, seat: int, budget: float) -> list[str]:
        """What the bot at this seat does: it gets a twin of the state, never the true one."""
        own = sum(actor == seat for actor, _ in table.entries)
        seed = seed_of(bot_seed, seat, own)
        world = table.state.determinize(seat, seed).to_dict()
        return await self.run(think, name, seed, table.game.id, world, seat, budget)
