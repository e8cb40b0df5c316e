"""Facts of positions on Germany, for tests and tutorials: the board, for every game on it.

`unrest`, `standards`, `socialists` ({"sachsen": 4}; West Berlin's standards belong in `sectors`, {"french": 1}),
`factories` (all of them, {"leipzig": "sound"} or `rundown`), `lines` (all that are built), `supplied` (supplier mass
protests, {"rheinland_pfalz": 1}), `delivered` (sectors that have had a delivery), `tracks` ({"prestige": -2}), `wall`, `box`,
`police` (cards), `spent` (those used in this decade), `disbanded`.
"""

from collections.abc import Mapping
from typing import Any

from detente.core.hidden.knowledge import BIT
from detente.core.records.facts import distinct, flag, index, mapping, number
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.ids import TRACK_IDS
from detente.games.germany.notation import SUPPLIER_IDS
from detente.games.germany.state import Germany
from detente.games.germany.view.kinds import MOST_STANDARDS, MOST_UNREST

FACTS = (
    "unrest",
    "standards",
    "sectors",
    "socialists",
    "factories",
    "lines",
    "supplied",
    "delivered",
    "tracks",
    "wall",
    "box",
    "police",
    "spent",
    "disbanded",
    "west",
    "east",
    "display",
    "deck",
    "special",
    "row",
    "decade",
    "turn",
    "phase",
)


def arrange_board(s: Germany, facts: Mapping[str, Any]) -> None:
    """Set unrest, living standard, socialists, tracks and the wall."""
    provinces = BOARD.province_ids
    for province, amount in amounts(facts, "unrest", provinces, MOST_UNREST):
        s.unrest[province] = amount
    inland = [id for id in provinces if id != provinces[codes.WEST_BERLIN]]
    for k, amount in amounts(facts, "standards", inland, MOST_STANDARDS):
        s.standards[provinces.index(inland[k])] = amount
    for sector, amount in amounts(facts, "sectors", BOARD.sector_ids, MOST_STANDARDS):
        s.sectors[sector] = amount
    s.standards[codes.WEST_BERLIN] = sum(s.sectors)
    for k, amount in amounts(facts, "socialists", provinces[codes.FIRST_EAST :], BOARD.socialists_total):
        s.socialists[codes.FIRST_EAST + k] = amount
    s.box = number(facts, "box", BOARD.start_socialists, 0, BOARD.socialists_total)
    if s.box + sum(s.socialists) > BOARD.socialists_total:
        raise ValueError(f"there are only {BOARD.socialists_total} socialists")
    for sector, amount in amounts(facts, "supplied", SUPPLIER_IDS, MOST_UNREST):
        s.supplied[sector] = amount
    if sum(s.supplied) != s.unrest[codes.WEST_BERLIN] // 4:
        raise ValueError("supplied: there are as many as West Berlin has mass protests")
    s.delivered = 0
    for id in distinct(facts, "delivered", BOARD.sector_ids):
        s.delivered |= BIT[BOARD.sector_ids.index(id)]
    for track, position in amounts(facts, "tracks", list(TRACK_IDS), codes.TRACK_END, -codes.TRACK_END):
        s.tracks[track] = position
    s.wall = int(flag(facts, "wall"))
    s.disbanded = int(flag(facts, "disbanded"))


def arrange_factories(s: Germany, facts: Mapping[str, Any]) -> None:
    """Set factories and infrastructure, if the facts name them."""
    if "factories" in facts:
        for city in range(codes.CITIES):
            s.set_factory(city, codes.EMPTY_SITE)
        for id, about in mapping(facts, "factories").items():
            city = index(BOARD.city_ids, id, "factories")
            sound = index(["sound", "rundown"], about, f"factory {id}") == 0
            s.set_factory(city, codes.SOUND if sound else codes.RUNDOWN)
            if s.factory[city] == codes.RUNDOWN and not codes.WEST_CITIES <= city < codes.FIRST_EXTERNAL:
                raise ValueError(f"factories: that in {id} cannot be rundown")
    if "lines" in facts:
        lines = distinct(facts, "lines", BOARD.line_ids)
        for line in range(codes.LINES):
            s.set_line(line, int(BOARD.line_ids[line] in lines))


def arrange_open_cards(
    s: Germany, facts: Mapping[str, Any], ids: list[str], police: list[int], row: list[int]
) -> None:
    """Set East's police cards and which of them are used, the row of played cards, the special card. ids: by face."""
    for face in police:
        if s.police_kinds[face] == codes.NO_POLICE:
            raise ValueError(f"police: {ids[face]} is no police card")
    s.police = police
    s.spent = [ids.index(id) for id in distinct(facts, "spent", [ids[face] for face in police])]
    s.row = row
    special = codes.SPECIAL_1 + s.decade - 1
    if special == codes.SPECIAL_4 and s.wall:
        special = codes.SPECIAL_4_WALL
    s.special = special if flag(facts, "special", True) else codes.NOBODY


def amounts(
    facts: Mapping[str, Any], name: str, ids: list[str], most: int, least: int = 0
) -> list[tuple[int, int]]:
    """Integers by id, as pairs of the id's number and the amount."""
    chosen = mapping(facts, name)
    return [(index(ids, id, name), number(chosen, id, 0, least, most)) for id in chosen]
