"""What can be dragged: troops, Generals, flags and ships, between lands and to and from the supply."""

from typing import Any, Final

from detente.core.shown.drawing import Drag
from detente.games.europe1815 import notation
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene import names
from detente.games.europe1815.scene.names import asked
from detente.games.europe1815.scene.offers import on_land
from detente.games.europe1815.scene.pieces import is_stationing
from detente.games.europe1815.scene.pieces import standing as standing_on

SUPPLIED: Final = {
    notation.PLANT: ("flag",),
    notation.CHOOSE: ("inf", "kav", "art"),
    notation.STRENGTHEN: ("inf",),
    notation.BUILD: ("ships",),
    notation.RESTORE: ("flag",),
}
"""What comes from the supply."""


def drag(view: dict[str, Any], action: str) -> Drag | None:
    """The pieces of an action and where they may go; None if it moves none."""
    said = notation.ACTIONS.said(action)
    verb, values = said.verb, {name: str(value) for name, value in said.values.items()}
    own = names.supply(view["seat"])
    if verb is notation.STACK:
        kind, id = values["stack"].split()
        if is_stationing(view):
            return Drag(pieces=[f"{own} {kind}"], onto=on_land(view, id))
        return Drag(pieces=standing_on(view, id, (kind,)), onto=target(view))
    if verb is notation.GENERAL:
        if asked(view) == "general":
            return Drag(pieces=[f"{own} general"], onto=on_land(view, values["land"]))
        return Drag(pieces=standing_on(view, values["land"], ("general",)), onto=target(view))
    if verb is notation.JUMP:
        return Drag(pieces=own_general(view), onto=on_land(view, values["land"]))
    if verb is notation.DISSOLVE:
        return Drag(pieces=standing_on(view, worn(view), (values["type"],)), onto=[own])
    if verb is notation.GIVE_TROOPS:
        return Drag(pieces=standing_on(view, values["land"], TYPE_IDS), onto=allies(view))
    if verb in SUPPLIED:
        left = view["table"][view["seat"]]["supply"]
        return Drag(
            pieces=[f"{own} {kind}" for kind in SUPPLIED[verb] if left.get(kind, 1)],
            onto=on_land(view, values["land"]),
        )
    return None


def allies(view: dict[str, Any]) -> list[str]:
    """The panels of the seats in the same team."""
    team = view["table"][view["seat"]]["team"]
    others = (seat for seat in range(view["seats"]) if seat != view["seat"])
    return [names.player(seat) for seat in others if view["table"][seat]["team"] == team]


def target(view: dict[str, Any]) -> list[str]:
    """The land that the command is about, with everything on it."""
    command = view["command"]
    return on_land(view, command["target"]) if command and command["target"] else []


def own_general(view: dict[str, Any]) -> list[str]:
    """The seat's General on the board."""
    land = view["table"][view["seat"]]["general"]
    return [] if land is None else [f"{land} general"]


def worn(view: dict[str, Any]) -> str:
    """Where units are dissolved: where ships are built, or in the capital."""
    command = view["command"]
    return str(command["target"] if command["kind"] == "ships" else view["table"][view["turn"]]["flag"])
