"""Frames: what an observer sees of a game, step by step. docs/protocol.md describes them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import is_, is_not
from typing import Any, cast

import orjson

from detente.core.shown.drawing import Scene
from detente.core.shown.scene import scene_in
from detente.core.shown.telling import changes_of, lines_of
from detente.core.shown.words import LETTERS, Texts, Words
from detente.server.tables.game_log import (
    GameLog,
    LogItem,
    Observer,
    SeatChange,
    SeatTimeline,
    Snapshot,
    Told,
)

log = logging.getLogger("detente.server")

PACKAGE = "detente.server"
LISTS = ("places", "pieces", "panels")
"""Lists of elements with ids: a patch changes single elements."""
ORDERED_LISTS = ("places", "panels")
"""The lists whose order matters to a client's layout."""

Frame = dict[str, Any]
Lines = list[dict[str, Any]]


class Renderer:
    """Makes one observer's frames of one game, in one language. names: of the seats' present holders."""

    def __init__(
        self, game_log: GameLog, observer: Observer, language: str, names: Callable[[], Sequence[str]]
    ) -> None:
        self.game_log = game_log
        self.observer = observer
        self.language = language
        self.names = names

    @property
    def timeline(self) -> SeatTimeline:
        """The frames of the observer so far."""
        return self.game_log.timeline(self.observer)

    @property
    def words(self) -> Words:
        """The texts of the game."""
        return Words(
            self.game_log.game, self.language, names=self.names(), options=self.game_log.state.options
        )

    @property
    def texts(self) -> Texts:
        """The texts of the server."""
        return Texts(self.language, PACKAGE)

    def scene_at(self, snapshot: Snapshot) -> Scene:
        """The scene of a snapshot; if it is the newest, with what the observer may do there."""
        viewpoint = self.timeline.viewpoint(snapshot.position)
        made = scene_in(self.words, snapshot.state, viewpoint, snapshot.view(viewpoint))
        if made["undoable"] and viewpoint is not None:
            made["undoable"] = min(made["undoable"], self.game_log.undoable(viewpoint))
        return made

    def current_scene(self) -> Scene:
        """The scene of the game as it is now."""
        return self.scene_at(Snapshot(self.game_log.position, self.game_log.state))

    def known_events(self, snapshot: Snapshot) -> list[dict[str, Any]]:
        """The events of a snapshot, as far as the observer may know them."""
        return snapshot.known_events(self.timeline.viewpoint(snapshot.position))

    def lines(self, snapshot: Snapshot, number: int) -> Lines:
        """The log lines of the frame with this number, which shows this snapshot."""
        return self._lines_of(self.known_events(snapshot), self._item(number), number)

    def _item(self, number: int) -> LogItem | None:
        """What led to the frame with this number."""
        position = self.timeline.frames[number]
        return self.game_log.items[position - 1] if position and number != self.timeline.base_frame else None

    def _lines_of(self, known: list[dict[str, Any]], item: LogItem | None, number: int) -> Lines:
        """The log lines of a frame. known: its events, as the observer knows them. item: what led to it."""
        words = self.words
        try:
            lines = [*cast(Lines, lines_of(self.game_log.game, known, words))]
        except Exception:
            log.exception("the log lines of %s cannot be made", self.game_log.game.id)
            lines = [{"text": self.texts("log-failed"), "rule": None, "seat": None}]
        if isinstance(item, SeatChange):
            lines.append(seat_change_line(item, self.texts))
        elif item is not None and not isinstance(item[1], str):
            text = self.texts("log-undo" if item[1] > 0 else "log-rewound", seat=words.seat(item[0]))
            lines.append({"text": text, "rule": None, "seat": item[0]})
        elif number == self.timeline.base_frame:
            lines.append({"text": self.texts("log-upgraded"), "rule": None, "seat": None})
        return [line | {"frame": number} for line in lines]

    def all_lines(self) -> Lines:
        """The log lines of all frames that can be shown, and what is left of those before. Replays the whole game: slow."""
        frame_of = {position: number for number, position in enumerate(self.timeline.frames)}
        lines = self._lines_told(self.timeline.early)
        for snapshot in self.game_log.snapshots():
            if snapshot.position in frame_of:
                lines += self.lines(snapshot, frame_of[snapshot.position])
        return lines

    def lines_after(self, frame: int) -> Lines:
        """The log lines of the frames after this one."""
        first = self._first_kept()
        lines = self.all_lines() if first is None or frame + 1 < first else self._kept_lines()
        return [line for line in lines if line["frame"] > frame]

    def last_lines(self, count: int) -> Lines:
        """This many log lines, if there are so many: the newest."""
        first = self._first_kept()
        lines = self._kept_lines() if first is not None else []
        whole = first == 0 or len(lines) >= count
        return (lines if whole else self.all_lines())[-count:]

    def _first_kept(self) -> int | None:
        """The first frame from which on the timeline has kept all that was told; None: it has not."""
        told = self.timeline.told
        if told is None:
            return None
        return told[0].frame if len(told) == told.maxlen else 0

    def _kept_lines(self) -> Lines:
        """The log lines of what the timeline has kept."""
        return self._lines_told(self.timeline.told or ())

    def _lines_told(self, told: Iterable[Told]) -> Lines:
        """The log lines of what was told of some frames."""
        lines: Lines = []
        for frame, known in told:
            lines += self._lines_of(orjson.loads(known), self._item(frame), frame)
        return lines

    def frame(self, number: int, snapshot: Snapshot, body: dict[str, Any]) -> Frame:
        """A frame with what happened in it. body: its scene or patch."""
        try:
            changes = changes_of(self.game_log.game, self.known_events(snapshot), self.words)
        except Exception:
            log.exception("the changes of %s cannot be made", self.game_log.game.id)
            changes = []
        return {
            "number": number,
            "ask": self.timeline.ask if self.observer is not None else None,
            "log": self.lines(snapshot, number),
            "changes": changes,
        } | body

    def full_frame(self, lines: Lines) -> Frame:
        """The newest frame with its whole scene, and these log lines."""
        return {
            "number": self.timeline.latest,
            "ask": self.timeline.ask if self.observer is not None else None,
            "scene": self.current_scene(),
            "log": lines,
            "changes": [],
        }

    @property
    def first_shown(self) -> int:
        """The number of the first frame that can be shown."""
        return self.timeline.base_frame or 0

    def past_frame(self, number: int) -> Frame:
        """A frame of the past that can be shown, with its whole scene, but without offers."""
        snapshot = self.game_log.snapshot(self.timeline.frames[number])
        shown = self.scene_at(snapshot) | {"offers": [], "undoable": 0}
        return self.frame(number, snapshot, {"ask": None, "scene": shown})


class LiveRenderer(Renderer):
    """Makes frames for live viewers: each new frame is a patch of the one before. number: of the newest frame."""

    def __init__(
        self, game_log: GameLog, observer: Observer, language: str, names: Callable[[], Sequence[str]]
    ) -> None:
        super().__init__(game_log, observer, language, names)
        self._words: Words | None = None
        self.number = self.timeline.latest
        self._scene = self.current_scene()

    @property
    def words(self) -> Words:
        """The texts of the game. What is made in them is kept, for all live viewers of this language."""
        names = tuple(self.names())
        if self._words is None or self._words.names != names:
            kept = self.game_log.kept(self.language, names)
            options = self.game_log.state.options
            self._words = Words(self.game_log.game, self.language, names=names, options=options, kept=kept)
        return self._words

    def next_frame(self, snapshot: Snapshot) -> Frame | None:
        """The frame of a snapshot that the game has just reached, or None if the observer notices nothing."""
        if self.timeline.latest == self.number:
            return None
        self.number = self.timeline.latest
        if (kept := self.words.kept) is not None:
            kept.turn_to(snapshot.position)
        before, self._scene = self._scene, self.scene_at(snapshot)
        return self.frame(self.number, snapshot, {"patch": patch(before, self._scene)})


def seat_change_line(change: SeatChange, texts: Texts) -> dict[str, Any]:
    """The log line that says who holds a seat from now on."""
    text = texts(
        f"log-seat-{change.how}", letter=LETTERS[change.seat], before=change.before, after=change.after
    )
    return {"text": text, "rule": None, "seat": change.seat}


def patch(before: Scene, after: Scene) -> dict[str, Any]:
    """The differences between two scenes, as a client applies them."""
    old, new = cast(dict[str, Any], before), cast(dict[str, Any], after)
    found: dict[str, Any] = {}
    for name, value in new.items():
        if value is old[name]:
            continue
        if name not in LISTS:
            if value != old[name]:
                found[name] = value
        elif changes := list_patch(old[name], value, name in ORDERED_LISTS):
            found[name] = changes
    return found


def list_patch(before: list[dict[str, Any]], after: list[dict[str, Any]], ordered: bool) -> dict[str, Any]:
    """The differences between two lists of elements with ids. What is shared between them need not be compared."""
    if len(before) == len(after):
        if all(map(is_, before, after)):
            return {}
        pairs = list(compress(zip(before, after, strict=True), map(is_not, before, after)))
        if all(was["id"] == now["id"] for was, now in pairs):
            changed = [now for was, now in pairs if was != now]
            return {"put": changed} if changed else {}
    start = shared_start(before, after)
    end = shared_start(before[start:][::-1], after[start:][::-1])
    old = {element["id"]: element for element in before[start : len(before) - end]}
    new = {element["id"]: element for element in after[start : len(after) - end]}
    found: dict[str, Any] = {}
    put = [element for id, element in new.items() if (was := old.get(id)) is not element and was != element]
    drop = [id for id in old if id not in new]
    if put:
        found["put"] = put
    if drop:
        found["drop"] = drop
    if ordered and list(old) != list(new):
        found["order"] = [element["id"] for element in after]
    return found


def shared_start(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> int:
    """How many elements at the start of two lists are the same objects."""
    same = map(is_, before, after)
    return next((k for k, is_same in enumerate(same) if not is_same), min(len(before), len(after)))
