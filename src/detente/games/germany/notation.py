"""How actions are written: provinces, sites and cards by their ids in `data.json`."""

from typing import Final

from detente.core.actions import ActionSpace
from detente.games.germany.codes import (
    ACTIONS,
    BRANDENBURG,
    EXTERNALS,
    FIRST_EAST,
    FIRST_EAST_SPOT,
    FIRST_EXTERNAL,
    FIRST_SECTOR,
    GAME_ACTIONS,
    MOST_ICONS,
    NORMAL_CARDS,
    PROVINCES,
    TRACK_END,
)
from detente.games.germany.data import BOARD, CARDS

USES: Final = ("unrest", "build", "raise", "event")
"""WSDV-ACT-1: the four uses of a card."""
SPOT_IDS: Final = BOARD.province_ids[:FIRST_SECTOR] + BOARD.sector_ids + BOARD.province_ids[FIRST_EAST:]
"""Where a living standard piece may lie."""
EAST_IDS: Final = BOARD.province_ids[FIRST_EAST:]
assert len(SPOT_IDS) == FIRST_EAST_SPOT + PROVINCES - FIRST_EAST and BRANDENBURG > FIRST_EAST


def german_texts() -> list[str]:
    """The texts of the actions on Germany, in the order of `codes`: the same in every game on it."""
    provinces, cards = BOARD.province_ids, CARDS.ids[:NORMAL_CARDS]
    written = [f"police {province}" for province in EAST_IDS]
    written += [f"build {site}" for site in BOARD.site_ids]
    written += [f"dismantle {site}" for site in BOARD.site_ids]
    written += [f"place unrest {province}" for province in provinces]
    written += [f"remove unrest {province}" for province in provinces]
    written += [f"move unrest from {province}" for province in EAST_IDS]
    written += [f"to {province}" for province in EAST_IDS]
    written += [f"raise {spot}" for spot in SPOT_IDS]
    written += [f"lower {spot}" for spot in SPOT_IDS]
    written += [f"end protest {province}" for province in provinces]
    written += [f"protest {BOARD.province_ids[supplier]}" for supplier in BOARD.suppliers]
    written += [f"run down {city}" for city in BOARD.city_ids]
    written += [f"stop {site}" for site in BOARD.city_ids[FIRST_EXTERNAL:]]
    written += [f"socialist to {province}" for province in EAST_IDS]
    written += [f"socialist from {province}" for province in EAST_IDS]
    written += [f"hamburg {province}" for province in provinces[:2]]
    written += [
        f"assign {BOARD.city_ids[FIRST_EXTERNAL + k]} {provinces[served]}"
        for k in range(EXTERNALS)
        for served in BOARD.served[k]
    ]
    written += ["deliver", "keep"]
    written += [f"press {province}" for province in provinces]
    written += [f"box {at}" for at in range(-TRACK_END, TRACK_END + 1)]
    written += [f"icon {k}" for k in range(1, MOST_ICONS + 1)]
    written += [f"ignore {k}" for k in range(1, MOST_ICONS + 1)]
    written += ["ignore nothing", "rest", "look at hand", "look at deck"]
    written += [f"exchange {card}" for card in cards]
    written += [f"give {card}" for card in cards]
    written += [f"set aside {card}" for card in cards]
    written += ["leave"]
    written += [f"discard {card}" for card in cards]
    written += ["let draw", "done"]
    assert len(written) == GAME_ACTIONS
    return written


def texts() -> list[str]:
    """The texts of all actions of the two-player game."""
    written = [f"play {card} {use}" for card in CARDS.ids[:NORMAL_CARDS] for use in USES]
    written += [f"play {card} event" for card in CARDS.ids[NORMAL_CARDS:]]
    return german_texts() + written


SPACE: Final = ActionSpace(texts())
assert SPACE.size == ACTIONS
