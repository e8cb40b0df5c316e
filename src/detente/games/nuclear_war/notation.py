"""How actions are written. Each kind is declared once; cards appear as ids, seats as letters.

Rules refer to a card by its face, even where a verb accepts only some faces.
"""

from typing import Final

from detente.core.engine.actions import ActionSpace
from detente.core.engine.verbs import SeatNames
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import SEAT_NAMES

IDS: Final = dict(enumerate(EDITION.ids))
CARDS: Final = {face: IDS[face] for face in range(codes.SECRET)}
"""Cards that can be placed and shown: all but secrets."""
WARHEADS: Final = {face: IDS[face] for face in range(codes.WARHEADS)}
CARRIERS: Final = {face: IDS[face] for face in range(codes.CARRIER, codes.PROPAGANDA)}
ANTI_MISSILES: Final = {face: IDS[face] for face in range(codes.ANTI_MISSILE, codes.SECRET)}
SECRETS: Final = {face: IDS[face] for face in range(codes.SECRET, codes.FACES)}
SEATS: Final = SeatNames(SEAT_NAMES)

ACTIONS: Final = ActionSpace()

PLACE: Final = ACTIONS.verb("place {card}", card=CARDS)
PLACE_SHOWN: Final = ACTIONS.verb("place shown {card}", card=CARDS)
SHOW: Final = ACTIONS.verb("show {card}", card=CARDS)
TAKE_BACK: Final = ACTIONS.verb("take back {card}", card=CARDS)
PLAY: Final = ACTIONS.verb("play {card}", card=SECRETS)
TARGET: Final = ACTIONS.verb("target {seat}", seat=SEATS)
INTERCEPT: Final = ACTIONS.verb("intercept {card}", card=ANTI_MISSILES)
DECLINE: Final = ACTIONS.verb("decline")
FIRE: Final = ACTIONS.verb("fire {card}", card=CARRIERS)
FIRE_LAUNCHED: Final = ACTIONS.verb("fire launched")
LOAD: Final = ACTIONS.verb("load {card} at {seat}", card=WARHEADS, seat=SEATS)
KEEP: Final = ACTIONS.verb("keep")
DONE: Final = ACTIONS.verb("done")
