"""Finished games, kept as files: `tests/fixtures/GAME/NAME.json`, made by `tools/make_fixtures.py`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.records.record import Match, Record, read_record

FIXTURES = Path(__file__).parent / "fixtures"


def finished(id: str) -> list[Path]:
    """The files of a game."""
    return sorted((FIXTURES / id).glob("*.json"))


def read(file: Path) -> tuple[Record, dict[str, Any]]:
    """The record in a file, and what must come of it."""
    text = file.read_text(encoding="utf-8")
    return read_record(text), json.loads(text)["expect"]


def states(game: Game, record: Record) -> Iterator[State]:
    """The state after each entry of a record, undos too."""
    match = Match(game, record.options, record.seed)
    for seat, entry in record.entries:
        if isinstance(entry, str):
            match.apply(seat, game.actions.parse(entry))
        else:
            match.undo(seat, entry)
        yield match.state
