"""Frames: what an observer is shown of a table, one after the other. See docs/protocol.md."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, cast

from detente.core.shown.scene import Scene, changes_of, lines_of, scene
from detente.core.shown.words import LETTERS, Texts, Words
from detente.server.tables.game_log import GameLog, Observer, SeatChange, SeatTimeline, Snapshot

log = logging.getLogger("detente.server")

PACKAGE = "detente.server"
KEYED = ("places", "pieces", "panels")
"""Lists of elements with ids: a patch speaks of single elements."""
ORDERED = ("places", "panels")
"""Of these the order tells a client how to lay them out."""

Frame = dict[str, Any]
Lines = list[dict[str, Any]]


class Renderer:
    """Shows one table to one observer in one language. names: what the seats are called now."""

    def __init__(
        self, table: GameLog, observer: Observer, language: str, names: Callable[[], Sequence[str]]
    ) -> None:
        self.table = table
        self.observer = observer
        self.language = language
        self.names = names

    @property
    def sight(self) -> SeatTimeline:
        """What the observer has noticed so far."""
        return self.table.sight(self.observer)

    @property
    def words(self) -> Words:
        """The texts of the game."""
        return Words(self.table.game, self.language, names=self.names(), options=self.table.state.options)

    def scene_of(self, moment: Snapshot) -> Scene:
        """What the observer sees at a moment, and may do at the newest."""
        eyes = self.sight.eyes(moment.number)
        shown = scene(moment.state, eyes, self.language, self.names(), moment.view(eyes))
        if shown["undoable"] and eyes is not None:
            shown["undoable"] = min(shown["undoable"], self.table.undoable(eyes))
        return shown

    def now(self) -> Scene:
        """What the observer sees and may do now."""
        return self.scene_of(Snapshot(self.table.position, self.table.state))

    def known(self, moment: Snapshot) -> list[dict[str, Any]]:
        """What the observer knows of a moment's events."""
        return moment.known(self.sight.eyes(moment.number))

    def lines(self, moment: Snapshot, number: int) -> Lines:
        """The log lines of a moment that is this frame."""
        words, texts = self.words, Texts(self.language, PACKAGE)
        try:
            lines = cast(Lines, lines_of(self.table.game, self.known(moment), words))
        except Exception:
            log.exception("%s cannot tell what has happened", self.table.game.id)
            lines = [{"text": texts("log-failed"), "rule": None, "seat": None}]
        if moment.entry is not None and not isinstance(moment.entry[1], str):
            seat = moment.entry[0]
            lines.append({"text": texts("log-undo", seat=words.seat(seat)), "rule": None, "seat": seat})
        if moment.change is not None:
            lines.append(passed_on(moment.change, texts))
        return [line | {"frame": number} for line in lines]

    def log(self) -> Lines:
        """All log lines from the start."""
        frame_of = {moment: number for number, moment in enumerate(self.sight.frames)}
        lines: Lines = []
        for moment in self.table.moments():
            if moment.number in frame_of:
                lines += self.lines(moment, frame_of[moment.number])
        return lines

    def frame(self, number: int, moment: Snapshot, body: dict[str, Any]) -> Frame:
        """A frame with what happened in it; body: its scene or patch."""
        try:
            moved = changes_of(self.table.game, self.known(moment), self.words)
        except Exception:
            log.exception("%s cannot tell what has moved", self.table.game.id)
            moved = []
        return {
            "number": number,
            "ask": self.sight.ask if self.observer is not None else None,
            "log": self.lines(moment, number),
            "changes": moved,
        } | body

    def whole(self, lines: Lines) -> Frame:
        """The newest frame with its whole scene, and these log lines."""
        return {
            "number": self.sight.latest,
            "ask": self.sight.ask if self.observer is not None else None,
            "scene": self.now(),
            "log": lines,
            "changes": [],
        }

    def past(self, number: int) -> Frame:
        """A frame of the past, without offers."""
        moment = self.table.moment(self.sight.frames[number])
        shown = self.scene_of(moment) | {"offers": [], "undoable": 0}
        return self.frame(number, moment, {"ask": None, "scene": shown})


class LiveRenderer(Renderer):
    """A shower whose observer is looking: every new frame comes as a patch of the one before."""

    def __init__(
        self, table: GameLog, observer: Observer, language: str, names: Callable[[], Sequence[str]]
    ) -> None:
        super().__init__(table, observer, language, names)
        self.number = self.sight.latest
        self.shown = self.now()

    def next(self, moment: Snapshot) -> Frame | None:
        """The frame of a moment that the table has just come to, or None if the observer notices nothing."""
        if self.sight.latest == self.number:
            return None
        self.number = self.sight.latest
        before, self.shown = self.shown, self.scene_of(moment)
        return self.frame(self.number, moment, {"patch": patch(before, self.shown)})


def passed_on(change: SeatChange, texts: Texts) -> dict[str, Any]:
    """The log line that says who holds a seat from now on."""
    text = texts(
        f"log-seat-{change.how}", letter=LETTERS[change.seat], before=change.before, after=change.after
    )
    return {"text": text, "rule": None, "seat": change.seat}


def patch(before: Scene, after: Scene) -> dict[str, Any]:
    """What leads from one scene to the other; see `patched`."""
    old, new = cast(dict[str, Any], before), cast(dict[str, Any], after)
    found: dict[str, Any] = {}
    for name, value in new.items():
        if value is old[name]:
            continue
        if name not in KEYED:
            if value != old[name]:
                found[name] = value
        elif moved := keyed(old[name], value, name in ORDERED):
            found[name] = moved
    return found


def keyed(before: list[dict[str, Any]], after: list[dict[str, Any]], ordered: bool) -> dict[str, Any]:
    """What leads from one list of elements to the other."""
    old = {element["id"]: element for element in before}
    new = {element["id"]: element for element in after}
    found: dict[str, Any] = {}
    put = [element for id, element in new.items() if (was := old.get(id)) is not element and was != element]
    drop = [id for id in old if id not in new]
    if put:
        found["put"] = put
    if drop:
        found["drop"] = drop
    if ordered and list(old) != list(new):
        found["order"] = list(new)
    return found
