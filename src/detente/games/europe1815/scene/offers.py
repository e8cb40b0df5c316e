"""Labels of the legal actions, and the elements that offer them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.engine.verbs import Verb
from detente.core.shown.standing import Answer, Foreseen, Happening
from detente.core.shown.words import Words
from detente.games.europe1815 import notation
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene.names import MAPS, asked, land_in
from detente.games.europe1815.scene.pieces import is_stationing
from detente.games.europe1815.scene.pieces import standing as standing_on

ALL: Final = (*TYPE_IDS, "general", "flag", "ships")
Values = dict[str, Any]
Labelled = tuple[str, list[str]]


def offer(view: dict[str, Any], action: str, words: Words) -> Labelled:
    """The label of an action, and the elements that offer it."""
    verb, values = notation.ACTIONS.said(action)
    if verb in SPECIAL:
        return SPECIAL[verb](view, values, words)
    message = f"offer-{verb.word}"
    return land_offer(view, message, values, words) if "land" in values else (words(message), [])


def waives(view: dict[str, Any], action: str) -> bool:
    """Whether an action gives up what else could be done: actions, moves, or points of units."""
    command = view["command"]
    if action == "done":
        return command is None or (is_stationing(view) and command["unspent"] > 0)
    return action in ("end turn", "skip")


STANDING: Final = {"placed": Answer("stationing", ["done"], alone=True, where={"command.unspent": [0]})}
"""Stationing may end by itself once no unit points are left."""

HAPPENINGS: Final = {"land_lost": Happening("OwnerChanged", "before")}


def foreseen(view: dict[str, Any]) -> dict[str, Foreseen]:
    """What a player may be asked while away: where the General or an exile returns, and for a team action."""
    lands = list(view["lands"])
    returns = {
        "general": Foreseen([f"general {id}" for id in lands], until=["land_lost"]),
        "restore": Foreseen([f"restore {id}" for id in lands], until=["land_lost"]),
    }
    return returns | {"team": Foreseen(["skip"])} if view["teams"] else returns


def land_offer(view: dict[str, Any], message: str, values: Values, words: Words) -> Labelled:
    """An action on a land as a whole."""
    id = values["land"]
    return words(message, **values | land_in(id, words)), on_land(view, id)


def on_land(view: dict[str, Any], id: str) -> list[str]:
    """A land and all pieces in it: a player who means the land may click on any of them."""
    return [id, *standing_on(view, id, ALL)]


# -- actions with special labels or elements


def end_turn(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """The end of the turn, with the actions that it gives up."""
    return words("offer-end-turn", actions=view["actions"]), []


def plant(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """E15-AM-12: a capital, with a note if it makes the player the native chief."""
    id = values["land"]
    board = MAPS[view["map"]]
    chief = board.inland[board.land_ids.index(id)]
    return land_offer(view, "offer-plant-chief" if chief else "offer-plant", values, words)


def diplomacy(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """Diplomacy, with influence and resistance."""
    return land_offer(view, "offer-diplomacy", values | view["diplomacy"][values["land"]], words)


def resupply(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """Resupply, with a note if it ends the turn early."""
    message = "offer-resupply-ends" if view["actions"] > 1 else "offer-resupply"
    return land_offer(view, message, values, words)


def general(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """The General joins the command, or returns to a land."""
    id = values["land"]
    message = "offer-general-return" if asked(view) == "general" else "offer-general"
    return words(message, **land_in(id, words)), [*standing_on(view, id, ("general",)), id]


def stack(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """Units of one kind, taken from a land or stationed there."""
    kind, id = values["stack"].split()
    if is_stationing(view):
        return words(f"offer-station-{kind}", **worth(view, kind), **land_in(id, words)), on_land(view, id)
    message = "offer-stack-attack" if view["command"]["kind"] == "attack" else "offer-stack"
    label = words(message, kind=words(f"piece-{kind}"), **worth(view, kind), **land_in(id, words))
    return label, [*standing_on(view, id, (kind,)), id]


def worth(view: dict[str, Any], kind: str) -> Values:
    """E15-UNIT-2: what a unit costs, and its attack and defence."""
    board, k = MAPS[view["map"]], TYPE_IDS.index(kind)
    return {"ep": board.ep[k], "attack": board.attack[k], "defence": board.defence[k]}


def count(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """This many units of the stack that was picked."""
    return words(f"units-long-{view['command']['stack']['type']}", count=values["number"]), []


def dissolve(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """Dissolve units worth two EP, in the capital or where ships are built."""
    command, kind = view["command"], values["type"]
    number = 2 if kind == "inf" else 1
    units = words(f"units-long-{kind}", count=number)
    id = command["target"] if command["kind"] == "ships" else view["table"][view["turn"]]["flag"]
    return words("offer-dissolve", units=units, ep=number * worth(view, kind)["ep"]), standing_on(
        view, id, (kind,)
    )


def done(view: dict[str, Any], values: Values, words: Words) -> Labelled:
    """`done`, the last step of a command."""
    command = view["command"]
    if command is None:
        return words("offer-done-effect"), []
    if command["battle"] is not None:
        result = "conquest" if command["battle"]["conquest"] else "skirmish"
        return words("offer-done-attack", result=result), []
    if is_stationing(view):
        placed = len(command["parts"])
        return words("offer-done-stationing", unspent=command["unspent"], placed=placed), []
    return words(f"offer-done-{command['kind']}"), []


SPECIAL: Final[Mapping[Verb, Callable[[dict[str, Any], Values, Words], Labelled]]] = {
    notation.PLANT: plant,
    notation.RESUPPLY: resupply,
    notation.DIPLOMACY: diplomacy,
    notation.GENERAL: general,
    notation.STACK: stack,
    notation.COUNT: count,
    notation.DISSOLVE: dissolve,
    notation.DONE: done,
    notation.END_TURN: end_turn,
}
