"""Marks: who attacks whom, and the card just turned up."""

from typing import Any

from detente.core.shown.drawing import Mark
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.nuclear_war.scene.names import asked, card_name
from detente.games.nuclear_war.state import SEAT_NAMES


@kept
def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """An arrow from attacker to target, and a mark on the card just turned up."""
    made: list[Mark] = []
    if view["turned_up"]:
        made.append(Mark(kind="last", on=[f"turned up {view['turned_up']}"], text=""))
    about = view["about"]
    if asked(view) == "intercept":
        made.append(link(about["attacker"], view["to_act"][0], card_name(about["warhead"], words)))
    for shot in view["salvo"][1:]:
        made.append(link(view["salvo_of"], shot["target"], card_name(shot["warhead"], words)))
    return made


def link(seat: int, target: int, text: str) -> Mark:
    """An arrow from one seat's board to another's."""
    return Mark(kind="link", on=[f"player {SEAT_NAMES[seat]}", f"player {SEAT_NAMES[target]}"], text=text)
