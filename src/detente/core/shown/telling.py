"""What has happened, told to a seat: lines of the log, what is shown large of an event, and what moves on the table.

The game's part is `log_line`, `told_together`, `staged` and `changes` in its module `scene`; see `detente.core.shown.scene`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from detente.core.engine.game import Game
from detente.core.shown import speech
from detente.core.shown.drawing import Change, LogLine
from detente.core.shown.kept import kept
from detente.core.shown.scene import scenery
from detente.core.shown.staging import Staged
from detente.core.shown.words import Words


def seen(events: Iterable[Any], seat: int | None) -> list[dict[str, Any]]:
    """The events as dicts, as far as the seat (None: a spectator) may know them."""
    shown = (event.seen_by(seat) for event in events)
    return [event.to_dict() for event in shown if event is not None]


def log_lines(game: Game, events: Iterable[Any], seat: int | None, words: Words) -> list[LogLine]:
    """Events as lines of the seat's log, with only what the seat may know."""
    return lines_of(game, seen(events, seat), words)


@kept
def lines_of(game: Game, known: Iterable[dict[str, Any]], words: Words) -> list[LogLine]:
    """Events, as far as they are known, as lines of a log."""
    lines = [line_of(game, event, words) for event in told_together(game, known)]
    return [line for line in lines if line is not None]


def told_together(game: Game, known: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Events, as far as they are known, as the log tells them: a game may make several into one, which its `log_line` reads."""
    own = getattr(scenery(game), "told_together", None)
    if own is None:
        return known
    joined: list[dict[str, Any]] = own(known)
    return joined


def line_of(game: Game, event: dict[str, Any], words: Words) -> LogLine | None:
    """An event, as far as it is known, as a line of a log; None if it needs no line."""
    own = getattr(scenery(game), "log_line", None)
    line: LogLine | None = own(event, words) if own is not None else plain_line(game, event, words)
    kind = game.event(event["event"])
    if line is not None and kind.begins_turn:
        line["begins"] = "turn"
    elif line is not None and kind.begins_phase:
        line["begins"] = "phase"
    if line is not None and kind.ends_seat:
        line["ends"] = True
    shown = staged(game, event, words) if line is not None else None
    if line is not None and shown is not None:
        line["shows"] = shown
    return line


def staged(game: Game, event: dict[str, Any], words: Words) -> Staged | None:
    """How an event, as far as it is known, is shown large; None if the game declares nothing for it."""
    own = getattr(scenery(game), "staged", None)
    return cast(Staged | None, own(event, words)) if own is not None else None


def plain_line(game: Game, event: dict[str, Any], words: Words) -> LogLine | None:
    """The default line of an event (`Event.to_dict`, without hidden fields); None if there is nothing to say."""
    text = speech.sentence(game, event, words)
    if text is None:
        return None
    kind = game.event(event["event"])
    line = LogLine(text=text, rule=kind.rule, seat=event.get("seat"), on=speech.spoken_of(game, event))
    if kind.minor:
        line["minor"] = True
    return line


def changes(game: Game, events: Iterable[Any], seat: int | None, words: Words) -> list[Change]:
    """What events move, turn and roll, as far as the seat may see it; empty if the game defines no changes."""
    return changes_of(game, seen(events, seat), words)


@kept
def changes_of(game: Game, known: Iterable[dict[str, Any]], words: Words) -> list[Change]:
    """What events, as far as they are known, move, turn and roll; empty if the game defines no changes."""
    made = getattr(scenery(game), "changes", None)
    if made is None:
        return []
    return [change for event in known for change in made(event, words)]
