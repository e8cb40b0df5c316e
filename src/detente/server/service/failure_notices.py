"""Troubles: what is done when a bot or a game's rules break down at a table.

The server's log says why, the game is kept as a file, and everybody at the table is told by a line among what is said
there: the table itself says it, in the language of whoever reads it.
"""

from __future__ import annotations

import json
import logging
from asyncio import to_thread
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from detente.core.shown.words import Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.service.failed_games import folder_of, keep
from detente.server.store.models import ChatRow, HolderRow, TableRow
from detente.server.store.store import chat_dict
from detente.server.tables.game_log import Entry, RulesFailed
from detente.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from detente.server.service.table_service import TableService

log = logging.getLogger("detente.server")

TABLE = -1
"""The seat of what the table itself says."""


class FailureNotices:
    """Tells of what has broken down, and keeps it."""

    def __init__(self, desk: TableService) -> None:
        self.desk = desk
        self.folder = folder_of(desk.settings)
        self._told: set[tuple[str, str]] = set()

    async def keep(self, row: TableRow, entries: Sequence[Entry], what: str, error: BaseException) -> None:
        """Keep a game in which something broke down, and let the log say what."""
        log.error("table %s: %s broke down", row.id, what, exc_info=error)
        await to_thread(keep, self.folder, row, list(entries), what, error)

    async def keep_table(self, live: LiveTable, what: str, error: BaseException) -> None:
        """Keep the game of an open table."""
        await self.keep(live.row, live.table.entries if live.table is not None else [], what, error)

    async def rules(self, live: LiveTable, seat: int, ask: int, error: RulesFailed) -> None:
        """The rules broke down over an answer of a seat to this question. All are told once, and also if they break down
        over every answer that there is.
        """
        assert live.table is not None
        key = f"rules {seat} {ask}"
        if (live.row.id, key) in self._told:
            return
        self._told.add((live.row.id, key))
        cause = error.__cause__ or error
        await self.keep(live.row, [*live.table.entries, *error.entries], "rules", cause)
        async with live.lock:
            try:
                await to_thread(live.table.way, seat, 0)
                message = "rules-failed"
            except RulesFailed:
                message = "rules-stuck"
        await self._tell(live, key, message, name=live.holders[seat].name, game=live.game.title)

    async def bot(self, live: LiveTable, holder: HolderRow, instead: str | None, error: Exception) -> None:
        """A bot broke down. instead: the bot that plays on, None: its actions are picked by chance."""
        await self.keep_table(live, f"bot-{holder.bot}".partition(":")[0], error)
        message = "bot-failed" if instead is not None else "bot-blind"
        await self._tell(
            live, f"bot {holder.id}", message, name=holder.name, bot=holder.bot, instead=instead or ""
        )

    async def start(self, row: TableRow, entries: Sequence[Entry], error: RulesFailed) -> Refused:
        """The rules broke down over the start of a game, or over its log; the refusal of whoever wanted it."""
        await self.keep(row, entries, "opening", error.__cause__ or error)
        return Refused("failed", "table-failed", game=row.game)

    async def _tell(self, live: LiveTable, key: str, message: str, **values: str | None) -> None:
        """Say something at a table, once."""
        text = json.dumps({"message": message, "values": values})
        try:
            async with live.lock:
                await self.desk.store.say(live.row.id, TABLE, "", text, key)
                await self.desk.company.show_chat(live)
        except Exception:
            log.exception("table %s cannot be told of a trouble", live.row.id)


def said(row: ChatRow, language: str) -> dict[str, Any]:
    """What was said, as it is shown: what the table itself says in the language of whoever reads it, as nobody's."""
    shown = chat_dict(row)
    if row.seat != TABLE:
        return shown
    notice = json.loads(row.text)
    text = Texts(language, PACKAGE)(f"notice-{notice['message']}", **notice["values"])
    return shown | {"seat": None, "text": text}
