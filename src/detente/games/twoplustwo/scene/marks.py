"""Marks: Germany's, dollars and victory points, who acts next, who pressed the button."""

from typing import Any

from detente.core.shown.drawing import Mark
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany.names import side, signed
from detente.games.germany.scene.marks import marks as german_marks
from detente.games.twoplustwo.card_faces import POWERS
from detente.games.twoplustwo.printed import prints


@kept
def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """All marks for the view."""
    made = [*german_marks(view, words)]
    made += [
        Mark(kind="value", on=[f"{power} money"], text=signed(dollars).lstrip("+"), term="treasury")
        for power, dollars in zip(POWERS, view["treasuries"], strict=True)
    ]
    made += [
        Mark(kind="value", on=[f"turn {k} player"], text=words("short-role", seat=seat), term="role")
        for k, seat in enumerate(view["order"], 1)
    ]
    if view["phase"] is None and not view["over"]:
        now = view["order"].index(view["next"]) + 1
        made.append(Mark(kind="last", on=[f"turn {now} player"], text=""))
    if view["button"] is not None:
        made.append(Mark(kind="last", on=["red button"], text=side(view["button"], words)))
    return made + list(prints(words)[1])
