"""What can be dragged: as in Germany, and the markers of the superpowers' tracks."""

from typing import Any, Final

from detente.core.shown.drawing import Drag
from detente.games.germany.scene.drags import MOVED as GERMAN_MOVED
from detente.games.germany.scene.drags import Dragged, dragged_by, in_play
from detente.games.twoplustwo.scene.offers import WAYS, stepped


def drag(view: dict[str, Any], action: str) -> Drag | None:
    """The pieces of an action and where they may go; None if it moves none."""
    return dragged_by(MOVED, view, action)


def on_track(track: str) -> Dragged:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.20: the card in play is used for a track, or its marker goes a step."""

    def made(view: dict[str, Any], rest: str) -> tuple[list[str], list[str]]:
        if not rest:
            return in_play(view), [f"{track} track"]
        return ([f"{track} marker"], [f"{track} {stepped(view, track, rest)}"]) if rest in WAYS else ([], [])

    return made


MOVED: Final = {**GERMAN_MOVED, "prestige": on_track("prestige"), "dominance": on_track("dominance")}
