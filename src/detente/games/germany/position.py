"""Positions: a start of Wir sind das Volk! with named facts changed, for tests and tutorials.

On the board: `unrest`, `standards`, `socialists` ({"sachsen": 4}; West Berlin's standards are those of `sectors`,
{"french": 1}), `factories` ({"leipzig": "sound"}, all that stand; `rundown`, too), `lines` (all that are built),
`supplied` (supplier mass protests, {"rheinland_pfalz": 1}), `delivered` (sectors that have had a delivery), `tracks`
({"prestige": -2}), `wall`, `box`, `police` (cards), `spent` (those used in this decade), `disbanded`.
Cards: `west`, `east` (hands), `display`, `deck` (its top, first first; the rest is shuffled below), `special` (whether the
special card is on display), `row` (cards played in this decade). Cards of earlier decades may lie in hands and with
the police; all others of them are out of the game.
`decade`, `half`, `turn` (`west` or `east`), `phase`: the end of decade begins with this one (`flight_or_wall`, ...); the
display is used up then.
"""

from collections.abc import Mapping
from typing import Any, cast

from detente.core.cards import fresh
from detente.core.facts import distinct, flag, index, mapping, number, word
from detente.core.ken import BIT
from detente.core.state import State
from detente.games.germany.codes import (
    CARDS_OF_A_DECADE,
    CITIES,
    EAST,
    EMPTY_SITE,
    FIRST_EAST,
    FIRST_EXTERNAL,
    LINES,
    NOBODY,
    NORMAL_CARDS,
    RUNDOWN,
    SOUND,
    SPECIAL_1,
    SPECIAL_4,
    SPECIAL_4_WALL,
    STEP_PHASE,
    TRACK_END,
    WEST,
    WEST_BERLIN,
    WEST_CITIES,
)
from detente.games.germany.data import BOARD, CARDS, PHASE_IDS
from detente.games.germany.state import (
    DECK,
    DISPLAY,
    FUTURE,
    HAND,
    LAYOUT,
    OLD,
    PLAYED,
    POLICE_CARDS,
    Germany,
    Table,
)
from detente.games.germany.telling import TRACK_IDS

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
    "half",
    "turn",
    "phase",
)
SIDE_IDS = ["west", "east"]
SUPPLIER_IDS = [BOARD.province_ids[supplier] for supplier in BOARD.suppliers]
MOST_UNREST = 40
MOST_STANDARDS = 20


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Lay out the facts. ValueError names one that cannot be."""
    s = cast(Table, state)
    for name in facts:
        if name not in FACTS:
            raise ValueError(f"no fact {name!r}: there are {', '.join(FACTS)}")
    if not facts:
        return
    s.decade = number(facts, "decade", 1, 1, BOARD.decades)
    s.half = number(facts, "half", 1, 1, 2)
    arrange_board(s, facts)
    arrange_factories(s, facts)
    lay_cards(s, facts)
    s.stack = []
    s.turn = SIDE_IDS.index(word(facts, "turn", "west", SIDE_IDS))
    s.active = NOBODY
    if "phase" in facts:
        s.push(STEP_PHASE, PHASE_IDS.index(word(facts, "phase", "", PHASE_IDS)) + 1)


def arrange_board(s: Germany, facts: Mapping[str, Any]) -> None:
    """Unrest, living standard, socialists, tracks, wall."""
    provinces = BOARD.province_ids
    for province, amount in amounts(facts, "unrest", provinces, MOST_UNREST):
        s.unrest[province] = amount
    inland = [id for id in provinces if id != provinces[WEST_BERLIN]]
    for k, amount in amounts(facts, "standards", inland, MOST_STANDARDS):
        s.standards[provinces.index(inland[k])] = amount
    for sector, amount in amounts(facts, "sectors", BOARD.sector_ids, MOST_STANDARDS):
        s.sectors[sector] = amount
    s.standards[WEST_BERLIN] = sum(s.sectors)
    for k, amount in amounts(facts, "socialists", provinces[FIRST_EAST:], BOARD.socialists_total):
        s.socialists[FIRST_EAST + k] = amount
    s.box = number(facts, "box", BOARD.start_socialists, 0, BOARD.socialists_total)
    if s.box + sum(s.socialists) > BOARD.socialists_total:
        raise ValueError(f"there are only {BOARD.socialists_total} socialists")
    for sector, amount in amounts(facts, "supplied", SUPPLIER_IDS, MOST_UNREST):
        s.supplied[sector] = amount
    if sum(s.supplied) != s.unrest[WEST_BERLIN] // 4:
        raise ValueError("supplied: there are as many as West Berlin has mass protests")
    s.delivered = 0
    for id in distinct(facts, "delivered", BOARD.sector_ids):
        s.delivered |= BIT[BOARD.sector_ids.index(id)]
    for track, position in amounts(facts, "tracks", list(TRACK_IDS), TRACK_END, -TRACK_END):
        s.tracks[track] = position
    s.wall = int(flag(facts, "wall"))
    s.disbanded = int(flag(facts, "disbanded"))


def arrange_factories(s: Germany, facts: Mapping[str, Any]) -> None:
    """Factories and infrastructure, if they are named."""
    if "factories" in facts:
        s.factory = [EMPTY_SITE] * CITIES
        for id, about in mapping(facts, "factories").items():
            city = index(BOARD.city_ids, id, "factories")
            s.factory[city] = SOUND if index(["sound", "rundown"], about, f"factory {id}") == 0 else RUNDOWN
            if s.factory[city] == RUNDOWN and not WEST_CITIES <= city < FIRST_EXTERNAL:
                raise ValueError(f"factories: that in {id} cannot be rundown")
    if "lines" in facts:
        lines = distinct(facts, "lines", BOARD.line_ids)
        s.lines = [int(BOARD.line_ids[line] in lines) for line in range(LINES)]


def lay_cards(s: Table, facts: Mapping[str, Any]) -> None:
    """The named cards at their places, the decade's others in the deck, shuffled."""
    ids = CARDS.ids
    first = (s.decade - 1) * CARDS_OF_A_DECADE
    piles: dict[int, list[int]] = {}
    for place, name in ((HAND + WEST, "west"), (HAND + EAST, "east"), (POLICE_CARDS, "police")):
        piles[place] = [
            index(ids[: first + CARDS_OF_A_DECADE], id, name) for id in distinct(facts, name, ids)
        ]
    own = ids[first : first + CARDS_OF_A_DECADE]
    for place, name in ((DISPLAY, "display"), (DECK, "deck")):
        piles[place] = [first + index(own, id, name) for id in distinct(facts, name, ids)]
    specials = SPECIAL_1 + s.decade - 1
    row = [index(ids, id, "row") for id in distinct(facts, "row", ids)]
    piles[PLAYED] = [face for face in row if face < NORMAL_CARDS]
    named = [face for pile in piles.values() for face in pile]
    if len(set(named)) != len(named):
        raise ValueError(f"a card lies twice: {', '.join(sorted(ids[face] for face in named))}")
    rest = [face for face in range(first, first + CARDS_OF_A_DECADE) if face not in named]
    s.rng.shuffle(rest)
    ending = "phase" in facts
    if "display" not in facts and not ending:
        piles[DISPLAY] = rest[: BOARD.display]
        rest = rest[BOARD.display :]
    if bool(piles[DISPLAY]) == ending:
        raise ValueError("display: cards lie there in a half-decade, none at the end of decade")
    s.cards = fresh(LAYOUT)
    for face in range(NORMAL_CARDS):
        if face not in named and face not in rest and face not in piles[DISPLAY]:
            s.cards.lay(face, FUTURE + face // CARDS_OF_A_DECADE if face >= first else OLD)
    for place, pile in piles.items():
        if place != DECK:
            s.cards.fill(place, pile[:])
    s.cards.fill(DECK, rest + piles[DECK][::-1])
    s.row = row
    s.police = piles[POLICE_CARDS]
    for face in s.police:
        if not CARDS.police[face]:
            raise ValueError(f"police: {ids[face]} is no police card")
    spent = distinct(facts, "spent", [ids[face] for face in s.police])
    s.spent = [ids.index(id) for id in spent]
    s.special = NOBODY
    if flag(facts, "special", True):
        s.special = SPECIAL_4_WALL if specials == SPECIAL_4 and s.wall else specials


def amounts(
    facts: Mapping[str, Any], name: str, ids: list[str], most: int, least: int = 0
) -> list[tuple[int, int]]:
    """Whole numbers by id, as pairs of the id's number and the amount."""
    chosen = mapping(facts, name)
    return [(index(ids, id, name), number(chosen, id, 0, least, most)) for id in chosen]
