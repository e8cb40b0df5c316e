"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

DATABASE_VARIABLE = "DETENTE_DATABASE_URL"
HOME_VARIABLE = "DETENTE_HOME"


@dataclass(frozen=True, slots=True)
class Settings:
    """database: its address. bot_pace: seconds from a question to a bot's answer. workers: processes in which bots think."""

    database: str
    bot_pace: float = 0.8
    workers: int = max(1, (os.cpu_count() or 2) - 1)


def standard_database() -> str:
    """The database that the environment names, else a file in the user's data folder."""
    named = os.environ.get(DATABASE_VARIABLE)
    if named:
        return named
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    home = Path(os.environ.get(HOME_VARIABLE) or Path(base) / "detente")
    return f"sqlite:///{home / 'detente.sqlite'}"
