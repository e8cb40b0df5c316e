"""What 2+2 shows large: as in every game on Germany, with the superpowers' tracks and victory points."""

from typing import Any, Final

from detente.core.shown.staging import Staged, total, track
from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.scene import staging as german


def staged(event: dict[str, Any], words: Words) -> Staged | None:
    """How an event is shown, if it is."""
    return german.staged_by(STAGERS, event, words)


def marker(event: dict[str, Any], words: Words) -> Staged:
    """TPT-ACT-6.4.18: a track of the superpowers with its marker."""
    most = max(codes.TRACK_END, abs(event["before"]), abs(event["after"]))
    ends = [names.side(seat, words) for seat in (0, 1)]
    name = event["track"]
    return track(words(f"track-{name}"), f"marker-{name}", event, -most, most, ends)


def side_won(event: dict[str, Any], words: Words) -> Staged:
    """TPT-EOD-12.4.2: the victory points of both superpowers."""
    figures = [(names.side(0, words), str(event["usa"])), (names.side(1, words), str(event["soviet_union"]))]
    return total(words("measure-points"), f"{event['usa']} : {event['soviet_union']}", figures)


STAGERS: Final[german.Stagers] = {**german.STAGERS, "TrackMoved": marker, "SideWon": side_won}
