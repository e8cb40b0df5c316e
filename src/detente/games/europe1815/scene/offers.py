"""What may be done, in words, and the elements on which it is offered."""

from typing import Any, Final

from detente.core.words import Words
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene.names import asked, land
from detente.games.europe1815.scene.pieces import is_stationing, standing

ALL: Final = (*TYPE_IDS, "general", "flag", "ships")


def offer(view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """The label of an action and the elements it is offered on."""
    verb, *rest = action.split()
    if verb in TYPE_IDS:
        return stack_offer(view, verb, rest[0], words)
    if verb == "count":
        stack = view["command"]["stack"]
        return words(f"units-long-{stack['type']}", count=int(rest[0])), []
    if verb == "dissolve":
        number = 2 if rest[0] == "inf" else 1
        return words("offer-dissolve", units=words(f"units-long-{rest[0]}", count=number)), dissolving(
            view, rest[0]
        )
    if verb == "general":
        message = "offer-general-return" if asked(view) == "general" else "offer-general"
        return words(message, land=land(rest[0], words)), [*standing(view, rest[0], ("general",)), rest[0]]
    if verb == "done":
        return done_offer(view, words), []
    if verb == "give" and rest[0] != "marker":
        return words(f"offer-give-{rest[0]}", land=land(rest[1], words)), on_land(view, rest[1])
    if verb in ("give", "skip", "end"):
        return words(f"offer-{'-'.join([verb, *rest])}"), []
    return land_offer(view, verb, rest[0], words)


def on_land(view: dict[str, Any], id: str) -> list[str]:
    """A land and all that lies in it: whoever means the land may well click on that."""
    return [id, *standing(view, id, ALL)]


def land_offer(view: dict[str, Any], verb: str, id: str, words: Words) -> tuple[str, list[str]]:
    """What is done to a land as a whole."""
    if verb == "diplomacy":
        tried = view["diplomacy"][id]
        label = words(
            "offer-diplomacy",
            land=land(id, words),
            influence=tried["influence"],
            resistance=tried["resistance"],
        )
        return label, on_land(view, id)
    if verb == "resupply" and view["actions"] > 1:
        return words("offer-resupply-ends", land=land(id, words)), on_land(view, id)
    return words(f"offer-{verb}", land=land(id, words)), on_land(view, id)


def stack_offer(view: dict[str, Any], kind: str, id: str, words: Words) -> tuple[str, list[str]]:
    """Units of one kind: from a land, or for it."""
    if is_stationing(view):
        return words(f"offer-station-{kind}", land=land(id, words)), on_land(view, id)
    label = words("offer-stack", kind=words(f"piece-{kind}"), land=land(id, words))
    return label, [*standing(view, id, (kind,)), id]


def dissolving(view: dict[str, Any], kind: str) -> list[str]:
    """The stack of which units dissolve: in the capital, or where ships are built."""
    command = view["command"]
    id = command["target"] if command["kind"] == "ships" else view["table"][view["turn"]]["flag"]
    return standing(view, id, (kind,))


def done_offer(view: dict[str, Any], words: Words) -> str:
    """The last step of a command."""
    command = view["command"]
    if asked(view) == "effect" or command is None:
        return words("offer-done-effect")
    if command["battle"] is not None:
        result = "conquest" if command["battle"]["conquest"] else "skirmish"
        return words("offer-done-attack", result=result)
    if command["kind"] in ("resupply", "setup", "reinforcement"):
        return words("offer-done-stationing", unspent=command["unspent"], placed=len(command["parts"]))
    return words(f"offer-done-{command['kind']}")
