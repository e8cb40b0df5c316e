"""How a finished game came out, as clients receive it."""

from __future__ import annotations

from detente.core.records.record import standing
from detente.core.shown.ending import Chapter, Ending, ending
from detente.server.tables.frames import Renderer


def ending_text(renderer: Renderer) -> Ending:
    """The ending of a game that is over, in the observer's frames and with what the observer may know of its past. Slow: the whole
    game is replayed. ValueError while it runs.
    """
    return ending(renderer.game_log.game, story(renderer), renderer.words)


def story(renderer: Renderer) -> list[Chapter]:
    """The game from the first position that can be shown, without what was taken back."""
    game_log, timeline = renderer.game_log, renderer.timeline
    stands = {entry for entry, _, _ in standing(game_log.entries)}
    chapters: list[Chapter] = []
    entry = game_log.first_entry - 1
    for snapshot in game_log.snapshots():
        entry += snapshot.entry is not None
        if snapshot.position > game_log.first and (snapshot.entry is None or entry not in stands):
            continue
        events = snapshot.known_events(timeline.viewpoint(snapshot.position))
        chapters.append(Chapter(timeline.frame_at(snapshot.position), events, snapshot.state))
    return chapters
