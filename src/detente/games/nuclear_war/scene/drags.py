"""What can be dragged: cards to the row, to the deterrents and back, to the discard pile, and to the player whom they are for."""

from typing import Any

from detente.core.shown.drawing import Drag
from detente.games.nuclear_war import notation
from detente.games.nuclear_war.scene.names import asked, card_named
from detente.games.nuclear_war.scene.offers import own_pieces
from detente.games.nuclear_war.scene.pieces import chosen
from detente.games.nuclear_war.state import SEAT_NAMES


def drag(view: dict[str, Any], action: str) -> Drag | None:
    """The cards of an action and where they may go; None if it moves none."""
    said = notation.ACTIONS.said(action)
    letter = SEAT_NAMES[view["seat"]]
    if said.verb is notation.TARGET:
        return Drag(pieces=aimed(view, letter), onto=[f"player {said.values['seat']}"])
    if said.verb is notation.FIRE_LAUNCHED:
        return Drag(pieces=[f"{letter} launch slot {card_named(view, said)}"], onto=[])
    if "card" not in said.values:
        return None
    card = str(said.values["card"])
    if said.verb is notation.PLACE_SHOWN:
        return Drag(pieces=[f"{letter} deterrents {card}"], onto=[f"{letter} row"])
    if said.verb is notation.TAKE_BACK:
        return Drag(pieces=[f"{letter} deterrents {card}"], onto=[f"{letter} hand"])
    if said.verb in (notation.PLACE, notation.SHOW):
        held = [f"{letter} hand {card}"] if card in chosen(view)[0] else []
        return Drag(pieces=held, onto=[f"{letter} {'row' if said.verb is notation.PLACE else 'deterrents'}"])
    return Drag(pieces=own_pieces(view, card), onto=goals(view, action))


def goals(view: dict[str, Any], action: str) -> list[str]:
    """Where a card goes that is neither placed nor shown."""
    said = notation.ACTIONS.said(action)
    if said.verb is notation.LOAD:
        return [f"player {said.values['seat']}"]
    if said.verb is notation.PLAY:
        return ["discard"]
    if said.verb is notation.INTERCEPT:
        return [f"player {SEAT_NAMES[view['about']['attacker']]}", "turned up"]
    return []


def aimed(view: dict[str, Any], letter: str) -> list[str]:
    """What is aimed at a player: the warhead that was turned up and the carrier under it; a secret or propaganda, which is discarded already."""
    if asked(view) != "attack_target":
        return [f"discard {view['about']['card']}"]
    launched = view["table"][view["seat"]]["launch_slot"]
    return [f"turned up {view['turned_up']}", *([f"{letter} launch slot {launched}"] if launched else [])]
