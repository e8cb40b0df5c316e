"""Notation for actions on Germany: each kind is declared once; provinces, sites and cards appear as their ids in `data.json`.

Every game on Germany starts with these actions and appends its own (`ACTIONS.extended`).
"""

from typing import Final

from detente.core.engine.actions import ActionSpace
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS

USES: Final = ("unrest", "build", "raise", "event")
"""WSDV-ACT-1: the four uses of a card."""
SPOT_IDS: Final = (
    BOARD.province_ids[: codes.FIRST_SECTOR] + BOARD.sector_ids + BOARD.province_ids[codes.FIRST_EAST :]
)
"""The spots where a living standard piece can be."""
EAST_IDS: Final = {
    province: BOARD.province_ids[province] for province in range(codes.FIRST_EAST, codes.PROVINCES)
}
CARD_IDS: Final = CARDS.ids[: codes.NORMAL_CARDS]
SPECIAL_IDS: Final = {face: CARDS.ids[face] for face in range(codes.SPECIAL_1, codes.FACES)}
ICON_NUMBERS: Final = {k: str(k + 1) for k in range(codes.MOST_ICONS)}
"""The icons of a source, numbered from 1 in the notation."""
SERVICES: Final = [
    f"{BOARD.city_ids[codes.FIRST_EXTERNAL + k]} {BOARD.province_ids[province]}"
    for k in range(codes.EXTERNALS)
    for province in BOARD.served[k]
]
"""Each external factory, paired with each of the two provinces it may serve."""
SUPPLIER_IDS: Final = [BOARD.province_ids[supplier] for supplier in BOARD.suppliers]
"""Supplier province ids, by sector."""

ACTIONS: Final = ActionSpace()

POLICE: Final = ACTIONS.verb("police {province}", province=EAST_IDS)
BUILD: Final = ACTIONS.verb("build {site}", site=BOARD.site_ids)
DISMANTLE: Final = ACTIONS.verb("dismantle {site}", site=BOARD.site_ids)
PLACE: Final = ACTIONS.verb("place unrest {province}", province=BOARD.province_ids)
REMOVE: Final = ACTIONS.verb("remove unrest {province}", province=BOARD.province_ids)
MOVE_FROM: Final = ACTIONS.verb("move unrest from {province}", province=EAST_IDS)
MOVE_TO: Final = ACTIONS.verb("to {province}", province=EAST_IDS)
RAISE: Final = ACTIONS.verb("raise {spot}", spot=SPOT_IDS)
LOWER: Final = ACTIONS.verb("lower {spot}", spot=SPOT_IDS)
END_PROTEST: Final = ACTIONS.verb("end protest {province}", province=BOARD.province_ids)
PROTEST: Final = ACTIONS.verb("protest {supplier}", supplier=SUPPLIER_IDS)
RUN_DOWN: Final = ACTIONS.verb("run down {city}", city=BOARD.city_ids)
STOP: Final = ACTIONS.verb("stop {site}", site=BOARD.city_ids[codes.FIRST_EXTERNAL :])
SOCIALIST_TO: Final = ACTIONS.verb("socialist to {province}", province=EAST_IDS)
SOCIALIST_FROM: Final = ACTIONS.verb("socialist from {province}", province=EAST_IDS)
HAMBURG_TO: Final = ACTIONS.verb("hamburg {province}", province=BOARD.province_ids[:2])
ASSIGN: Final = ACTIONS.verb("assign {service}", service=SERVICES)
DELIVER: Final = ACTIONS.verb("deliver")
KEEP: Final = ACTIONS.verb("keep")
PRESS: Final = ACTIONS.verb("press {province}", province=BOARD.province_ids)
BOX: Final = ACTIONS.verb("box {at}", at=range(-codes.TRACK_END, codes.TRACK_END + 1))
ICON: Final = ACTIONS.verb("icon {number}", number=ICON_NUMBERS)
IGNORE: Final = ACTIONS.verb("ignore {number}", number=ICON_NUMBERS)
IGNORE_NOTHING: Final = ACTIONS.verb("ignore nothing")
REST: Final = ACTIONS.verb("rest")
LOOK_HAND: Final = ACTIONS.verb("look at hand")
LOOK_DECK: Final = ACTIONS.verb("look at deck")
EXCHANGE: Final = ACTIONS.verb("exchange {card}", card=CARD_IDS)
GIVE: Final = ACTIONS.verb("give {card}", card=CARD_IDS)
SET_ASIDE: Final = ACTIONS.verb("set aside {card}", card=CARD_IDS)
LEAVE: Final = ACTIONS.verb("leave")
DISCARD: Final = ACTIONS.verb("discard {card}", card=CARD_IDS)
LET_DRAW: Final = ACTIONS.verb("let draw")
DONE: Final = ACTIONS.verb("done")
PLAY: Final = ACTIONS.verb("play {card} {use}", card=CARD_IDS, use=USES)
PLAY_SPECIAL: Final = ACTIONS.verb("play {card} event", card=SPECIAL_IDS)
