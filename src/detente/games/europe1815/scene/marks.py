"""Marks: the effect of the command under way, and what an action would change."""

from typing import Any, Final, Literal

from detente.core.shown.drawing import Mark
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene.chart import strongest
from detente.games.europe1815.scene.names import player, units

ATTACKS: Final = ("attack", "scout")
"""Commands whose troops do not come in peace."""


@kept
def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """Marks of the command under way: movements, the battle, and what the last step leaves."""
    command = view["command"]
    if command is None:
        return []
    target = command["target"]
    arrow: Literal["link", "move"] = "link" if command["kind"] in ATTACKS else "move"
    made: list[Mark] = [] if target is None else [Mark(kind="target", on=[target], text="")]
    for part in command["parts"]:
        said = units(part, words, part["general"])
        if target is None:
            made.append(Mark(kind="preview", on=[part["land"]], text=f"+ {said}"))
        elif part["land"] != target:
            made.append(Mark(kind=arrow, on=[part["land"], target], text=said))
    made += battle_marks(view, words)
    if target is not None:
        for id, then in command["after"].items():
            if command["battle"] is None or id != target:
                made.append(Mark(kind="preview", on=[id], text=left_in(then, words)))
    return made


def battle_marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """Strengths and result, on the attacked land."""
    command = view["command"]
    if command is None or command["battle"] is None:
        return []
    return [Mark(kind="preview", on=[command["target"]], text=battle(command["battle"], words))]


def battle(about: dict[str, Any], words: Words) -> str:
    """`6 : 1, conquest`."""
    return words(
        "mark-battle",
        attack=about["attack"],
        defence=about["defence"],
        result="conquest" if about["conquest"] else "skirmish",
    )


def best_attack(view: dict[str, Any], words: Words) -> list[Mark]:
    """The strongest attack that is possible on the land that was just chosen."""
    command = view["command"]
    if command["kind"] != "attack" or command["parts"]:
        return []
    best = strongest(view, view["turn"], command["target"])
    if best is None:
        return []
    return [
        Mark(kind="preview", on=[command["target"]], text=words("mark-best", attack=best[0], defence=best[1]))
    ]


def left_in(about: dict[str, Any], words: Words) -> str:
    """The units that a land will hold afterwards."""
    return units(about, words, about["general"] is not None) or words("mark-empty")


def preview(before: dict[str, Any], after: dict[str, Any], words: Words) -> list[Mark]:
    """What an action changes: the battle being prepared, lands, and what they are worth."""
    made = [
        mark for mark in marks(after, words) if mark["kind"] == "preview" and mark not in marks(before, words)
    ]
    if after["command"] is not None:
        return made or best_attack(after, words)
    for id, then in after["lands"].items():
        was = before["lands"][id]
        if any(was[kind] != then[kind] for kind in (*TYPE_IDS, "owner", "general")):
            text = left_in(then, words)
            if then["owner"] != was["owner"] and then["owner"] is not None:
                text = words("mark-taken", seat=words.seat(then["owner"]), units=text)
            made.append(Mark(kind="preview", on=[id], text=text))
    for seat, will in enumerate(after["table"]):
        power = before["table"][seat]["power"]
        if will["power"] != power:
            text = words("mark-power", before=power, after=will["power"])
            made.append(Mark(kind="preview", on=[player(seat)], text=text))
    return made
