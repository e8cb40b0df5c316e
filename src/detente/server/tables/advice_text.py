"""Hints and analyses in words, as clients receive them."""

from __future__ import annotations

from typing import Any

from detente.bots import advice
from detente.bots.advice import Decision, Hint
from detente.core.engine.state import State
from detente.core.shown.scene import advised, advised_line
from detente.core.shown.words import Words
from detente.server.tables.frames import Renderer


def hint_text(state: State, words: Words, hint: Hint) -> dict[str, Any]:
    """A hint with the labels of its actions, and the elements of the scene to which they belong. state: the one that it was asked for."""
    seat = hint["seat"]
    lines = [
        {
            "chance": round(line["chance"], 4),
            "actions": advised_line(state, seat, line["actions"], words),
        }
        for line in hint["lines"]
    ]
    return {"chances": rounded(hint["chances"]), "lines": lines}


def analysis_text(renderer: Renderer, decisions: list[Decision]) -> dict[str, Any]:
    """An analysis for a seat: the chances at its frames, and the costliest decisions in words."""
    game_log, timeline = renderer.game_log, renderer.timeline
    positions = {each["entry"]: game_log.position_before(each["entry"]) for each in decisions}
    own = [each for each in decisions if timeline.viewpoint(positions[each["entry"]]) is not None]
    points = [
        {"frame": timeline.frame_at(positions[each["entry"]]), "chances": rounded(each["chances"])}
        for each in decisions
    ]
    return {
        "seat": renderer.observer,
        "points": points,
        "end": {"frame": timeline.latest, "chances": advice.came_out(game_log.state)},
        "costliest": [decision_text(renderer, each) for each in advice.costliest(own)],
    }


def decision_text(renderer: Renderer, decision: Decision) -> dict[str, Any]:
    """A costly decision: when it was made, what was done, and what would have been better."""
    position = renderer.game_log.position_before(decision["entry"])
    state, seat, words = renderer.game_log.snapshot(position).state, renderer.observer, renderer.words
    assert seat is not None
    return {
        "frame": renderer.timeline.frame_at(position),
        "loss": round(decision["loss"], 4),
        "taken": {**advised(state, seat, decision["taken"], words), "chance": round(decision["value"], 4)},
        "best": {**advised(state, seat, decision["best"], words), "chance": round(decision["most"], 4)},
    }


def rounded(chances: list[float]) -> list[float]:
    """Chances to as many digits as are meaningful."""
    return [round(chance, 4) for chance in chances]
