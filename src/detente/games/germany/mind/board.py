"""The board of a view, and what an answer does on it at once."""

from collections.abc import Mapping
from typing import Any, Final

from detente.games.germany import codes
from detente.games.germany import notation as verbs
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
    if action < verbs.BUILD.first:
        spend_police(s, verbs.POLICE.one(action))
    elif action < verbs.DISMANTLE.first:
        site = verbs.BUILD.one(action)
        if site < codes.CITIES:
            s.factory[site] = codes.SOUND
        else:
            s.lines[site - codes.CITIES] = 1
    elif action < verbs.PLACE.first:
        site = verbs.DISMANTLE.one(action)
        if site >= codes.CITIES:
            s.lines[site - codes.CITIES] = 0
        else:
            s.factory[site] = s.factory[site] - 1 if site == codes.RHEINSBERG else 0
    elif action < verbs.REMOVE.first:
        s.unrest[verbs.PLACE.one(action)] += 1
    elif action < verbs.MOVE_FROM.first:
        s.unrest[verbs.REMOVE.one(action)] -= 1
    elif action < verbs.MOVE_TO.first:
        s.unrest[verbs.MOVE_FROM.one(action)] -= 1
    elif action < verbs.RAISE.first:
        s.unrest[verbs.MOVE_TO.one(action)] += 1
    elif action < verbs.END_PROTEST.first:
        change_standard(s, action)
    else:
        rare_effect(s, action)


def unrest_changed(action: int) -> tuple[int, int]:
    """The province where an answer places or removes 1 unrest, and the change."""
    if action < verbs.REMOVE.first:
        return verbs.PLACE.one(action), 1
    if action < verbs.MOVE_FROM.first:
        return verbs.REMOVE.one(action), -1
    if action < verbs.MOVE_TO.first:
        return verbs.MOVE_FROM.one(action), -1
    return verbs.MOVE_TO.one(action), 1


def spend_police(s: Germany, province: int) -> None:
    """A police card removes 1 unrest."""
    s.unrest[province] -= 1
    s.spent.append(next(face for face in s.police if face not in s.spent))


def change_standard(s: Germany, action: int) -> None:
    """A living standard piece comes, and 1 unrest goes; or a piece goes."""
    spot = verbs.RAISE.one(action) if action < verbs.LOWER.first else verbs.LOWER.one(action)
    change = 1 if action < verbs.LOWER.first else -1
    province = province_at(spot)
    s.standards[province] += change
    if province == codes.WEST_BERLIN:
        s.sectors[spot - 7] += change
    if change > 0:
        s.unrest[province] = max(s.unrest[province] - 1, 0)


def rare_effect(s: Germany, action: int) -> None:
    """Answers that come up less often."""
    if action < verbs.PROTEST.first:
        province = verbs.END_PROTEST.one(action)
        if province >= codes.FIRST_EAST:
            s.unrest[province] = 3
        else:
            s.supplied[BOARD.sector_of[province]] -= 1
    elif action < verbs.RUN_DOWN.first:
        s.supplied[verbs.PROTEST.one(action)] += 1
    elif action < verbs.STOP.first:
        s.factory[verbs.RUN_DOWN.one(action)] = codes.RUNDOWN
    elif action < verbs.SOCIALIST_TO.first:
        site = verbs.STOP.one(action)
        s.factory[38 + site] = 0
        for connection in BOARD.link_of[site]:
            s.lines[BOARD.first_line[connection]] = 0
    elif action < verbs.SOCIALIST_FROM.first:
        s.box -= 1
        s.unrest[verbs.SOCIALIST_TO.one(action)] -= 1
        s.socialists[verbs.SOCIALIST_TO.one(action)] += 1
    elif action < verbs.HAMBURG_TO.first:
        s.unrest[verbs.SOCIALIST_FROM.one(action)] += 1
        s.socialists[verbs.SOCIALIST_FROM.one(action)] -= 1
    elif action < verbs.ASSIGN.first:
        s.hamburg = verbs.HAMBURG_TO.one(action)
    elif action < verbs.DELIVER.first:
        s.serves[verbs.ASSIGN.one(action) // 2] = BOARD.served[verbs.ASSIGN.one(action) // 2][
            verbs.ASSIGN.one(action) % 2
        ]
