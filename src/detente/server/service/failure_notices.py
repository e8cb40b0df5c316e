"""Messages to the people at a table when a bot or a game's rules fail: chat lines that the table itself writes."""

from __future__ import annotations

import logging
from asyncio import to_thread

from detente.server.service.broadcaster import Broadcaster
from detente.server.service.failed_games import FailedGames
from detente.server.store.models import HolderRow
from detente.server.store.store import Store
from detente.server.tables.chat_text import notice
from detente.server.tables.game_log import RulesFailed
from detente.server.tables.live_table import LiveTable

log = logging.getLogger("detente.server")


class FailureNotices:
    """Saves games that fail, and writes notices at their tables."""

    def __init__(self, store: Store, broadcaster: Broadcaster, failed_games: FailedGames) -> None:
        self.store = store
        self.broadcaster = broadcaster
        self.failed_games = failed_games
        self._reported: set[tuple[str, str]] = set()

    async def rules_failed(self, live: LiveTable, seat: int, ask: int, error: RulesFailed) -> None:
        """The rules failed at a seat's answer to this question. One notice for each question; it says so if they fail at every answer."""
        assert live.game_log is not None
        key = f"rules {seat} {ask}"
        if (live.row.id, key) in self._reported:
            return
        self._reported.add((live.row.id, key))
        cause = error.__cause__ or error
        await self.failed_games.save_log(live.row, live.game_log, "rules", cause, error.entries)
        async with live.lock:
            try:
                await to_thread(live.game_log.any_playable_action, seat, 0)
                message = "rules-failed"
            except RulesFailed:
                message = "rules-stuck"
        await self._write(live, key, message, name=live.holders[seat].name, game=live.game.title)

    async def bot_failed(
        self, live: LiveTable, holder: HolderRow, instead: str | None, error: Exception
    ) -> None:
        """A bot failed. instead: the bot that replaces it; None: its actions are chosen at random."""
        await self.failed_games.save_table(live, f"bot-{holder.bot}".partition(":")[0], error)
        message = "bot-failed" if instead is not None else "bot-blind"
        await self._write(
            live, f"bot {holder.id}", message, name=holder.name, bot=holder.bot, instead=instead or ""
        )

    async def _write(self, live: LiveTable, key: str, message: str, **values: str | None) -> None:
        """Write a notice, once for each key."""
        try:
            async with live.lock:
                await self.store.add_line(notice(live.row.id, key, message, **values))
                await self.broadcaster.send_new_chat(live)
        except Exception:
            log.exception("the notice of a failure at table %s cannot be written", live.row.id)
