"""The board of a view, and what an answer does on it at once."""

from collections.abc import Mapping
from typing import Any, Final

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS, Cards
from detente.games.germany.ids import PHASE_IDS
from detente.games.germany.rules.standard import province_at
from detente.games.germany.state import Germany

SIDES: Final = [codes.WEST, codes.EAST]


def read(view: Mapping[str, Any], rulings: list[int], cards: Cards) -> Germany:
    """The board of a view, without hidden cards; nothing on it asks or tells. cards: those that East may have as police."""
    s = Germany(2)
    s.german = s.side_of = SIDES
    s.stack = []
    s.lay_out_germany()
    s.rulings = rulings
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
    s.factory = [0] * codes.CITIES
    for id, about in view["factories"].items():
        s.factory[BOARD.city_ids.index(id)] = codes.RUNDOWN if about["rundown"] else codes.SOUND
    lines = set(view["lines"])
    s.lines = [int(id in lines) for id in BOARD.line_ids]
    s.tracks = list(view["tracks"].values())
    s.wall = int(view["wall"])
    s.box = view["box"]
    s.police_kinds = cards.police
    s.flights = CARDS.flight
    s.police = [cards.ids.index(about["card"]) for about in view["police"]]
    s.spent = [cards.ids.index(about["card"]) for about in view["police"] if about["used"]]
    s.disbanded = int(view["disbanded"])
    s.decade = view["decade"]
    s.phase = PHASE_IDS.index(view["phase"]) + 1 if view["phase"] else 0
    s.hamburg = BOARD.province_ids.index(view["hamburg"])
    s.row = [CARDS.ids.index(id) for id in view["row"]]
    return s


def copy_of(s: Germany) -> Germany:
    """A board to try something on."""
    twin = Germany(2)
    s.copy_slots(twin)
    return twin


def effect(s: Germany, action: int) -> None:
    """Carry out on a board what an answer does at once."""
    if action < codes.BUILD:
        spend_police(s, action - codes.POLICE)
    elif action < codes.DISMANTLE:
        site = action - codes.BUILD
        if site < codes.CITIES:
            s.factory[site] = codes.SOUND
        else:
            s.lines[site - codes.CITIES] = 1
    elif action < codes.PLACE:
        site = action - codes.DISMANTLE
        if site >= codes.CITIES:
            s.lines[site - codes.CITIES] = 0
        else:
            s.factory[site] = s.factory[site] - 1 if site == codes.RHEINSBERG else 0
    elif action < codes.REMOVE:
        s.unrest[action - codes.PLACE] += 1
    elif action < codes.MOVE_FROM:
        s.unrest[action - codes.REMOVE] -= 1
    elif action < codes.MOVE_TO:
        s.unrest[codes.FIRST_EAST + action - codes.MOVE_FROM] -= 1
    elif action < codes.RAISE:
        s.unrest[codes.FIRST_EAST + action - codes.MOVE_TO] += 1
    elif action < codes.END_PROTEST:
        change_standard(s, action)
    else:
        rare_effect(s, action)


def unrest_changed(action: int) -> tuple[int, int]:
    """The province where an answer places or removes 1 unrest, and the change."""
    if action < codes.REMOVE:
        return action - codes.PLACE, 1
    if action < codes.MOVE_FROM:
        return action - codes.REMOVE, -1
    if action < codes.MOVE_TO:
        return codes.FIRST_EAST + action - codes.MOVE_FROM, -1
    return codes.FIRST_EAST + action - codes.MOVE_TO, 1


def spend_police(s: Germany, province: int) -> None:
    """A police card removes 1 unrest."""
    s.unrest[codes.FIRST_EAST + province] -= 1
    s.spent.append(next(face for face in s.police if face not in s.spent))


def change_standard(s: Germany, action: int) -> None:
    """A living standard piece comes, and 1 unrest goes; or a piece goes."""
    spot = action - codes.RAISE if action < codes.LOWER else action - codes.LOWER
    change = 1 if action < codes.LOWER else -1
    province = province_at(spot)
    s.standards[province] += change
    if province == codes.WEST_BERLIN:
        s.sectors[spot - 7] += change
    if change > 0:
        s.unrest[province] = max(s.unrest[province] - 1, 0)


def rare_effect(s: Germany, action: int) -> None:
    """Answers that come up less often."""
    if action < codes.PROTEST:
        province = action - codes.END_PROTEST
        if province >= codes.FIRST_EAST:
            s.unrest[province] = 3
        else:
            s.supplied[BOARD.sector_of[province]] -= 1
    elif action < codes.RUN_DOWN:
        s.supplied[action - codes.PROTEST] += 1
    elif action < codes.STOP:
        s.factory[action - codes.RUN_DOWN] = codes.RUNDOWN
    elif action < codes.SOCIALIST_TO:
        site = action - codes.STOP
        s.factory[38 + site] = 0
        for connection in BOARD.link_of[site]:
            s.lines[BOARD.first_line[connection]] = 0
    elif action < codes.SOCIALIST_FROM:
        s.box -= 1
        s.unrest[codes.FIRST_EAST + action - codes.SOCIALIST_TO] -= 1
        s.socialists[codes.FIRST_EAST + action - codes.SOCIALIST_TO] += 1
    elif action < codes.HAMBURG_TO:
        s.unrest[codes.FIRST_EAST + action - codes.SOCIALIST_FROM] += 1
        s.socialists[codes.FIRST_EAST + action - codes.SOCIALIST_FROM] -= 1
    elif action < codes.ASSIGN:
        s.hamburg = action - codes.HAMBURG_TO
    elif action < codes.DELIVER:
        s.serves[(action - codes.ASSIGN) // 2] = BOARD.served[(action - codes.ASSIGN) // 2][
            (action - codes.ASSIGN) % 2
        ]
