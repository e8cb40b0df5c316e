"""Prompts: the question a seat must answer now."""

from typing import Any

from detente.core.shown.drawing import Prompt
from detente.core.shown.scene import prompt
from detente.core.shown.words import Words
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene.names import MAPS, asked, land_in, seat_in, seats_named
from detente.games.europe1815.scene.pieces import is_stationing


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt for the view."""
    question = asked(view)
    if question is None:
        winners = [seat for seat, share in enumerate(view["returns"] or []) if share]
        return prompt(
            view,
            words(
                "prompt-over",
                reason=view["ending"] or "",
                winners=seats_named(winners, words),
                count=len(winners),
                points=sum(view["table"][seat]["points"] for seat in winners),
            ),
        )
    values: dict[str, Any] = {
        "mine": "yes" if view["seat"] in view["to_act"] else "no",
        "phase": view["phase"],
        "actions": view["actions"],
        "half": "yes" if view["half"] else "no",
        "attack": "yes" if view["attack_left"] else "no",
        "effects": view["effects"],
        **seat_in(view["to_act"], words, "seats"),
    }
    message = f"prompt-{question}"
    command = view["command"]
    if command is not None:
        values |= of_command(command, words)
        if question == "stationing":
            message = f"prompt-{command['kind']}"
        elif question == "count":
            stack = command["stack"]
            values |= {"kind": words(f"piece-{stack['type']}")} | land_in(stack["land"], words, "origin")
            if command["kind"] in ("resupply", "setup", "reinforcement"):
                message = "prompt-count-station"
        elif question == "attack" and command["battle"] is not None:
            message = "prompt-attack-battle"
    return prompt(view, words(message, **values))


def alone(view: dict[str, Any], action: str, words: Words) -> str | None:
    """What a command says when nothing can be added to it; None if the prompt says it, or if something else is the only answer."""
    command = view["command"]
    if action != "done" or command is None or (is_stationing(view) and not command["unspent"]):
        return None
    if is_stationing(view):
        return words(
            "alone-stationing", kind=command["kind"], why=unplaced(view), **of_command(command, words)
        )
    message = f"alone-{asked(view)}"
    return words(message, **of_command(command, words)) if message in words else None


def unplaced(view: dict[str, Any]) -> str:
    """Why the unit points left cannot be spent: the `supply` lacks units, its units have no `place`, or all stacks have `grown`."""
    command, board = view["command"], MAPS[view["map"]]
    supply = view["table"][view["seat"]]["supply"]
    left = {
        kind
        for kind, ep in zip(TYPE_IDS, board.ep, strict=True)
        if ep <= command["unspent"] and supply[kind] > sum(part[kind] for part in command["parts"])
    }
    return "supply" if not left else "grown" if TYPE_IDS[0] in left else "place"


def of_command(command: dict[str, Any], words: Words) -> dict[str, Any]:
    """What a prompt says about the command under way."""
    values: dict[str, Any] = {
        "unspent": command["unspent"],
        "budget": command["budget"],
    }
    if command["target"]:
        values |= land_in(command["target"], words)
    battle = command["battle"]
    if battle is not None:
        values |= {
            "attack": battle["attack"],
            "defence": battle["defence"],
            "result": "conquest" if battle["conquest"] else "skirmish",
        }
    return values
