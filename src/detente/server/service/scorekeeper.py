"""Writes down how games came out, and rates those who played them."""

from __future__ import annotations

import logging
from asyncio import to_thread
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

from detente.server.errors import Refused
from detente.server.service.open_tables import OpenTables
from detente.server.service.watch import Watch
from detente.server.store.results import Outcome, Player, Results
from detente.server.tables.info import ranking
from detente.server.tables.live_table import LiveTable

log = logging.getLogger("detente.server")

LOOK_SECONDS = 2.0
AT_ONCE = 5
"""Tables for each look: games that were finished before this server knew of results are written down little by little."""


class Scorekeeper:
    """Looks for finished games. All processes on a database look; a row that can be added once decides who writes."""

    def __init__(self, results: Results, open_tables: OpenTables) -> None:
        self.results = results
        self.open_tables = open_tables
        self._watch = Watch("results", self.look, LOOK_SECONDS)

    async def start(self) -> None:
        """Begin to look."""
        self._watch.start()

    async def stop(self) -> None:
        """Stop looking."""
        await self._watch.stop()

    async def look(self, at: datetime) -> None:
        """Write down what has come out."""
        for id in await self.results.unscored(AT_ONCE, at):
            row = await self.results.store.table(id)
            if row is None:
                continue
            try:
                live = await self.open_tables.get(id)
            except Refused as error:
                log.info("table %s has no result: %s", id, error.message)
                await self.results.score(row, [], [], ordinary=False)
                continue
            if not await self._knows_the_end(live):
                continue
            outcomes = await to_thread(outcomes_of, live)
            sides = [list(side) for side in live.game.sides(live.options)]
            await self.results.score(live.row, outcomes, sides, is_ordinary(live, outcomes))

    async def _knows_the_end(self, live: LiveTable) -> bool:
        """Bring a table that was open here up to its end in the database; False if it had to be closed: the next look opens it anew."""
        async with live.lock:
            with suppress(Refused):
                await self.open_tables.catch_up(live)
        return self.open_tables.is_open(live)


def outcomes_of(live: LiveTable) -> list[Outcome]:
    """How the seats of a finished game came out; nothing if it ended before its rules said so."""
    return [
        Outcome(
            place["seat"],
            live.holders[place["seat"]].id,
            Player(live.holders[place["seat"]].visitor, live.holders[place["seat"]].bot),
            place["place"],
            place["points"],
            live.holders[place["seat"]].since == 0,
        )
        for place in ranking(live) or ()
    ]


def is_ordinary(live: LiveTable, outcomes: Sequence[Outcome]) -> bool:
    """Whether a game came to its end by the rules, from an ordinary start. A guided first game deals the same cards to everyone."""
    return bool(outcomes) and live.row.facts is None and live.row.seed != live.row.bot_seed
