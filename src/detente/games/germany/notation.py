"""How actions are written: provinces, sites and cards by their ids in `data.json`."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS

USES: Final = ("unrest", "build", "raise", "event")
"""WSDV-ACT-1: the four uses of a card."""
SPOT_IDS: Final = (
    BOARD.province_ids[: codes.FIRST_SECTOR] + BOARD.sector_ids + BOARD.province_ids[codes.FIRST_EAST :]
)
"""Where a living standard piece may lie."""
EAST_IDS: Final = BOARD.province_ids[codes.FIRST_EAST :]
assert (
    len(SPOT_IDS) == codes.FIRST_EAST_SPOT + codes.PROVINCES - codes.FIRST_EAST
    and codes.BRANDENBURG > codes.FIRST_EAST
)


def texts() -> list[str]:
    """The texts of the actions, in the order of `codes`: the same in every game on Germany."""
    provinces, cards = BOARD.province_ids, CARDS.ids[: codes.NORMAL_CARDS]
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
    written += [f"stop {site}" for site in BOARD.city_ids[codes.FIRST_EXTERNAL :]]
    written += [f"socialist to {province}" for province in EAST_IDS]
    written += [f"socialist from {province}" for province in EAST_IDS]
    written += [f"hamburg {province}" for province in provinces[:2]]
    written += [
        f"assign {BOARD.city_ids[codes.FIRST_EXTERNAL + k]} {provinces[served]}"
        for k in range(codes.EXTERNALS)
        for served in BOARD.served[k]
    ]
    written += ["deliver", "keep"]
    written += [f"press {province}" for province in provinces]
    written += [f"box {at}" for at in range(-codes.TRACK_END, codes.TRACK_END + 1)]
    written += [f"icon {k}" for k in range(1, codes.MOST_ICONS + 1)]
    written += [f"ignore {k}" for k in range(1, codes.MOST_ICONS + 1)]
    written += ["ignore nothing", "rest", "look at hand", "look at deck"]
    written += [f"exchange {card}" for card in cards]
    written += [f"give {card}" for card in cards]
    written += [f"set aside {card}" for card in cards]
    written += ["leave"]
    written += [f"discard {card}" for card in cards]
    written += ["let draw", "done"]
    written += [f"play {card} {use}" for card in cards for use in USES]
    written += [f"play {card} event" for card in CARDS.ids[codes.NORMAL_CARDS :]]
    assert len(written) == codes.ACTIONS
    return written
