"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from detente.bots.search import Limit
from detente.server.limits import USUAL, Limits
from detente.server.logs import TEXT

DATABASE_VARIABLE = "DETENTE_DATABASE_URL"
HOME_VARIABLE = "DETENTE_HOME"
HINT_LIMIT = Limit(seconds=1.0)
ANALYSIS_LIMIT = Limit(seconds=0.2)
AWAY_AFTER = timedelta(hours=24)
BOT_LIMIT = 30.0


@dataclass(frozen=True, slots=True)
class Settings:
    """database: a file or an address. bot_pace: seconds from a question to a bot's answer. workers: the number of processes in which bots think.

    hint_limit, analysis_limit: how long the bot thinks about a hint, and about each decision of an analysis.
    advisers: the number of processes for hints and analyses. away_after: people not seen at a table for this long count as
    gone. hosts: names of the server in addition to this machine's own, for `Hosts`.
    bot_limit: the seconds, beyond its own time, after which a bot counts as hung.
    failures: the folder for games in which a bot or the rules failed; next to the database if not given.
    limits: how much one visitor may do. single_files: pages name the client's files one by one, as they are on disk now.
    log: the form of the log, one of `logs.FORMATS`. metrics_port: where numbers for Prometheus are, on this machine; None: nowhere.
    forget_after: how long nothing happens at a table without a game under way until it is deleted; None: it never is.
    """

    database: str
    bot_pace: float = 0.8
    workers: int = max(2, (os.cpu_count() or 2) - 1)
    hint_limit: Limit = HINT_LIMIT
    analysis_limit: Limit = ANALYSIS_LIMIT
    advisers: int = max(1, (os.cpu_count() or 2) // 2)
    away_after: timedelta = AWAY_AFTER
    hosts: tuple[str, ...] = ()
    bot_limit: float = BOT_LIMIT
    failures: Path | None = None
    limits: Limits = USUAL
    public_url: str | None = None
    smtp: str | None = None
    mail_from: str | None = None
    private_webhooks: bool = False
    news_delay: float = 60.0
    single_files: bool = False
    log: str = TEXT
    metrics_port: int | None = None
    forget_after: timedelta | None = None


def standard_database() -> str:
    """The database in the environment variable, else a file in the user's data folder."""
    named = os.environ.get(DATABASE_VARIABLE)
    if named:
        return named
    return str(data_folder() / "detente.sqlite")


def data_folder() -> Path:
    """The user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get(HOME_VARIABLE) or Path(base) / "detente")
