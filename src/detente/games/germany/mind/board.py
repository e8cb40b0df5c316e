"""The board of a view, and what an answer does on it at once."""

from collections.abc import Mapping
from typing import Any

from detente.games.germany.codes import (
    ASSIGN,
    BUILD,
    CITIES,
    DELIVER,
    DISMANTLE,
    END_PROTEST,
    FIRST_EAST,
    HAMBURG_TO,
    LOWER,
    MOVE_FROM,
    MOVE_TO,
    PLACE,
    POLICE,
    PROTEST,
    RAISE,
    REMOVE,
    RHEINSBERG,
    RUN_DOWN,
    RUNDOWN,
    SOCIALIST_FROM,
    SOCIALIST_TO,
    SOUND,
    STOP,
    WEST_BERLIN,
)
from detente.games.germany.data import BOARD, CARDS, PHASE_IDS, Cards
from detente.games.germany.rules.standard import province_at
from detente.games.germany.state import OPTION_OF_RULING
from detente.games.wsdv.rules import WirSindDasVolk

Board = WirSindDasVolk
"""A board without hidden cards; nothing on it asks or tells."""


def read(view: Mapping[str, Any], cards: Cards = CARDS) -> Board:
    """The board of a view. cards: those that East may have as police."""
    s = Board(2)
    s.stack = []
    s.lay_out_germany()
    s.rulings = [int(view["options"][name] == other) for name, other in OPTION_OF_RULING]
    provinces = view["provinces"]
    for k, id in enumerate(BOARD.province_ids):
        about = provinces[id]
        s.unrest[k] = about["unrest"]
        s.standards[k] = about["standards"]
        s.socialists[k] = about["socialists"]
    for k, id in enumerate(BOARD.sector_ids):
        about = view["sectors"][id]
        s.sectors[k] = about["standards"]
        s.supplied[k] = provinces[about["supplier"]]["supplier"]
        s.delivered |= int(about["delivered"]) << k
    s.factory = [0] * CITIES
    for id, about in view["factories"].items():
        s.factory[BOARD.city_ids.index(id)] = RUNDOWN if about["rundown"] else SOUND
    lines = set(view["lines"])
    s.lines = [int(id in lines) for id in BOARD.line_ids]
    s.tracks = list(view["tracks"].values())
    s.wall = int(view["wall"])
    s.box = view["box"]
    s.police_kinds = cards.police
    s.police = [cards.ids.index(about["card"]) for about in view["police"]]
    s.spent = [cards.ids.index(about["card"]) for about in view["police"] if about["used"]]
    s.disbanded = int(view["disbanded"])
    s.decade = view["decade"]
    s.phase = PHASE_IDS.index(view["phase"]) + 1 if view["phase"] else 0
    s.hamburg = BOARD.province_ids.index(view["hamburg"])
    s.row = [CARDS.ids.index(id) for id in view["row"]]
    return s


def copy_of(s: Board) -> Board:
    """A board to try something on."""
    twin = Board(2)
    s.copy_table(twin)
    return twin


def effect(s: Board, action: int) -> None:
    """Carry out on a board what an answer does at once."""
    if action < BUILD:
        spend_police(s, action - POLICE)
    elif action < DISMANTLE:
        site = action - BUILD
        if site < CITIES:
            s.factory[site] = SOUND
        else:
            s.lines[site - CITIES] = 1
    elif action < PLACE:
        site = action - DISMANTLE
        if site >= CITIES:
            s.lines[site - CITIES] = 0
        else:
            s.factory[site] = s.factory[site] - 1 if site == RHEINSBERG else 0
    elif action < REMOVE:
        s.unrest[action - PLACE] += 1
    elif action < MOVE_FROM:
        s.unrest[action - REMOVE] -= 1
    elif action < MOVE_TO:
        s.unrest[FIRST_EAST + action - MOVE_FROM] -= 1
    elif action < RAISE:
        s.unrest[FIRST_EAST + action - MOVE_TO] += 1
    elif action < END_PROTEST:
        change_standard(s, action)
    else:
        rare_effect(s, action)


def unrest_changed(action: int) -> tuple[int, int]:
    """The province where an answer places or removes 1 unrest, and the change."""
    if action < REMOVE:
        return action - PLACE, 1
    if action < MOVE_FROM:
        return action - REMOVE, -1
    if action < MOVE_TO:
        return FIRST_EAST + action - MOVE_FROM, -1
    return FIRST_EAST + action - MOVE_TO, 1


def spend_police(s: Board, province: int) -> None:
    """A police card removes 1 unrest."""
    s.unrest[FIRST_EAST + province] -= 1
    s.spent.append(next(face for face in s.police if face not in s.spent))


def change_standard(s: Board, action: int) -> None:
    """A living standard piece comes, and 1 unrest goes; or a piece goes."""
    spot = action - RAISE if action < LOWER else action - LOWER
    change = 1 if action < LOWER else -1
    province = province_at(spot)
    s.standards[province] += change
    if province == WEST_BERLIN:
        s.sectors[spot - 7] += change
    if change > 0:
        s.unrest[province] = max(s.unrest[province] - 1, 0)


def rare_effect(s: Board, action: int) -> None:
    """Answers that come up less often."""
    if action < PROTEST:
        province = action - END_PROTEST
        if province >= FIRST_EAST:
            s.unrest[province] = 3
        else:
            s.supplied[BOARD.sector_of[province]] -= 1
    elif action < RUN_DOWN:
        s.supplied[action - PROTEST] += 1
    elif action < STOP:
        s.factory[action - RUN_DOWN] = RUNDOWN
    elif action < SOCIALIST_TO:
        site = action - STOP
        s.factory[38 + site] = 0
        for connection in BOARD.link_of[site]:
            s.lines[BOARD.first_line[connection]] = 0
    elif action < SOCIALIST_FROM:
        s.box -= 1
        s.unrest[FIRST_EAST + action - SOCIALIST_TO] -= 1
        s.socialists[FIRST_EAST + action - SOCIALIST_TO] += 1
    elif action < HAMBURG_TO:
        s.unrest[FIRST_EAST + action - SOCIALIST_FROM] += 1
        s.socialists[FIRST_EAST + action - SOCIALIST_FROM] -= 1
    elif action < ASSIGN:
        s.hamburg = action - HAMBURG_TO
    elif action < DELIVER:
        s.serves[(action - ASSIGN) // 2] = BOARD.served[(action - ASSIGN) // 2][(action - ASSIGN) % 2]
