"""Games as they are stored beside their logs: the state at a position, and what each observer has seen until then.

With that a table opens without a replay, if the same rules made it after exactly the items that the log begins with; everything after it is
played again from the log. If the rules have changed, and would make something else of the log, the game goes on from what is stored.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import orjson

from detente.core.engine.game import Game
from detente.server.tables.fingerprint import fingerprint
from detente.server.tables.game_log import (
    Base,
    GameLog,
    LogItem,
    Opening,
    PositionRange,
    SeatTimeline,
    Seen,
    Snapshot,
    Told,
)

FORM: Final = 1
"""The form of what is stored; what has another one is not used."""


class NotUsable(Exception):
    """Why what was stored of a game cannot be used."""


def stored(game_log: GameLog) -> str:
    """A game as it is now, as a text. The numbers of states have no bounds, so orjson cannot write them."""
    packed = zlib.compress(
        json.dumps(
            {
                "form": FORM,
                "version": game_log.game.version,
                "code": fingerprint(game_log.game),
                "base": game_log.first,
                "position": game_log.position,
                "items": digest(game_log.items),
                "state": game_log.state.to_dict(),
                "timelines": [
                    stored_timeline(timeline)
                    for timeline in game_log.timelines.values()
                    if timeline.told is not None
                ],
            },
            separators=(",", ":"),
        ).encode()
    )
    return b64encode(packed).decode()


def stored_timeline(timeline: SeatTimeline) -> dict[str, Any]:
    """What an observer has seen until now."""
    return {
        "observer": timeline.observer,
        "tenures": [[*tenure] for tenure in timeline.tenures],
        "frames": timeline.frames,
        "ask": timeline.ask,
        "base_frame": timeline.base_frame,
        "told": [[*told] for told in timeline.told or ()],
    }


def seen_of(timeline: dict[str, Any]) -> Seen:
    """What an observer had seen."""
    return Seen(
        timeline["observer"],
        [PositionRange(*tenure) for tenure in timeline["tenures"]],
        timeline["frames"],
        timeline["ask"],
        timeline.get("base_frame"),
        [Told(*told) for told in timeline["told"]],
    )


class StoredGame:
    """What was stored of a game, read again. NotUsable if the rules cannot make sense of it.

    position: how many items of the log it follows. version: of its rules. state: there, as the installed rules read it. base: the position
    from which it can be played again.
    """

    def __init__(self, data: str, game: Game, items: Sequence[LogItem]) -> None:
        self.data = data
        try:
            kept = read(data)
            if kept["form"] != FORM:
                raise NotUsable(f"it has form {kept['form']}, not {FORM}")
            self.position: int = kept["position"]
            self._digest = kept["items"]
            self.version, self._code, self.base = kept["version"], kept.get("code"), kept.get("base", 0)
            self.state = game.from_dict(kept["state"] | {"version": game.version})
            self._seen = [seen_of(timeline) for timeline in kept["timelines"]]
        except NotUsable:
            raise
        except Exception as error:
            raise NotUsable(f"it cannot be read: {error}") from error
        self._game = game
        self._items = items

    @property
    def follows_log(self) -> bool:
        """Whether it was made after exactly the items that the log begins with. A holder who is forgotten has another name since."""
        return bool(self._digest == digest(self._items[: self.position]))

    @property
    def same_rules(self) -> bool:
        """Whether the installed rules are those that made it."""
        return (self.version, self._code) == (self._game.version, fingerprint(self._game))

    def as_base(self) -> Base:
        """Where the game goes on if the rules make something else of what was before."""
        return Base(self.position, self.state, self.data, self._seen)

    def game_log(self, opening: Opening, base: Base | None = None) -> GameLog:
        """The game as it was stored; `catch_up` plays what followed."""
        return GameLog(self._game, opening, self._items[: self.position], self.state, base)

    def catch_up(self, game_log: GameLog) -> None:
        """Let all observers see what they had seen, as far as they hold their seats as they did, and play the rest of the log."""
        if game_log.base is None or self.position > game_log.first:
            now = Snapshot(game_log.position, game_log.state)
            for seen in self._seen:
                timeline = game_log.empty_timeline(seen.observer)
                if [*timeline.tenures] == seen.tenures:
                    timeline.resume(seen, now)
                    game_log.timelines[timeline.observer] = timeline
        for item in self._items[self.position :]:
            game_log.advance(item)


def state_in(data: str, game: Game) -> dict[str, Any]:
    """The state that was stored, as a save of the installed rules."""
    found: dict[str, Any] = read(data)["state"]
    return found | {"version": game.version}


def read(data: str) -> dict[str, Any]:
    """What `stored` made a text of."""
    found: dict[str, Any] = json.loads(zlib.decompress(b64decode(data)))
    return found


def digest(items: Sequence[LogItem]) -> str:
    """What is different for other items of a log."""
    return sha256(orjson.dumps([[*item] for item in items])).hexdigest()
