"""Games as they are stored beside their logs: the state at a position, and what each observer has seen until then.

With that a table opens without a replay. The log alone decides what the game is: what is stored is used only if it was made by the same
rules after exactly the items that the log begins with, and everything after it is played again from the log.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import orjson

from detente.core.engine.game import Game
from detente.server.tables.game_log import (
    GameLog,
    LogItem,
    Opening,
    PositionRange,
    SeatTimeline,
    Snapshot,
    Told,
)

FORM: Final = 1
"""The form of what is stored; what has another one is not used."""


class NotUsable(Exception):
    """Why what was stored of a game cannot be used: the log has to be played again."""


def stored(game_log: GameLog) -> str:
    """A game as it is now, as a text."""
    packed = zlib.compress(
        orjson.dumps(
            {
                "form": FORM,
                "version": game_log.game.version,
                "position": game_log.position,
                "items": digest(game_log.items),
                "state": game_log.state.to_dict(),
                "timelines": [
                    stored_timeline(timeline)
                    for timeline in game_log.timelines.values()
                    if timeline.told is not None
                ],
            }
        )
    )
    return b64encode(packed).decode()


def stored_timeline(timeline: SeatTimeline) -> dict[str, Any]:
    """What an observer has seen until now."""
    return {
        "observer": timeline.observer,
        "tenures": [[*tenure] for tenure in timeline.tenures],
        "frames": timeline.frames,
        "ask": timeline.ask,
        "told": [[*told] for told in timeline.told or ()],
    }


class StoredGame:
    """What was stored of a game, read again. NotUsable if it cannot be used for this log.

    position: how many items of the log it follows.
    """

    def __init__(self, data: str, game: Game, items: Sequence[LogItem]) -> None:
        try:
            self._read: dict[str, Any] = orjson.loads(zlib.decompress(b64decode(data)))
            found = self._read["form"], self._read["version"]
            if found != (FORM, game.version):
                raise NotUsable(f"it has form and version {found}, not {(FORM, game.version)}")
            self.position: int = self._read["position"]
            if self._read["items"] != digest(items[: self.position]):
                raise NotUsable("it follows another log")
            self._state = game.from_dict(self._read["state"])
        except NotUsable:
            raise
        except Exception as error:
            raise NotUsable(f"it cannot be read: {error!r}") from error
        self._game = game
        self._items = items

    def game_log(self, opening: Opening) -> GameLog:
        """The game as it was stored; `catch_up` plays what followed."""
        return GameLog(self._game, opening, self._items[: self.position], self._state)

    def catch_up(self, game_log: GameLog) -> None:
        """Let all observers see what they had seen, as far as they hold their seats as they did, and play the rest of the log."""
        now = Snapshot(game_log.position, game_log.state)
        for told in self._read["timelines"]:
            timeline = game_log.empty_timeline(told["observer"])
            if [*timeline.tenures] == [PositionRange(*tenure) for tenure in told["tenures"]]:
                kept = [Told(*each) for each in told["told"]]
                timeline.resume(told["frames"], told["ask"], kept, now)
                game_log.timelines[timeline.observer] = timeline
        for item in self._items[self.position :]:
            game_log.advance(item)


def digest(items: Sequence[LogItem]) -> str:
    """What is different for other items of a log."""
    return sha256(orjson.dumps([[*item] for item in items])).hexdigest()
