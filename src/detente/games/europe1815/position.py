"""Positions: a start of 1815 or 1715 with named facts changed, for tests and tutorials.

Facts: `lands`: owner and pieces by land, `{"england": "A 3 inf 1 kav", "irland": "neutral 1 inf"}`, with ships as `2 ships`.
With a quick start, only these lands change; otherwise lands not named are neutral with their garrison, and nobody has a flag.
`A` .. `D`: {flag, general, markers, points, loyalty, wish, lands_then, chief}: lands by id, or None for a General in the
supply; lands_then: how many lands the seat had when the wish was rolled.
`start` (the first in the turn order, a letter), `year`, `phase`: `winter`, `reinforcement` or `summer`; without it and
without lands, set-up begins. `turn` (a letter). The turn begins, unless `actions` says how many are left; in that case
`attacks` (made), `civil` (kinds of actions taken), `half` and `team_used` are also possible.
`conquered`, `marched`: letters of the seats that have conquered this year, or attacked this Winter.
"""

from collections.abc import Mapping
from typing import Any, cast

from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.core.records.facts import Entry
from detente.core.records.facts import letters as seats_named
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import LANDS, NOBODY, NOWHERE, TYPES
from detente.games.europe1815.data import TYPE_IDS, WISHES
from detente.games.europe1815.rules import commands, setup
from detente.games.europe1815.state import SEAT_NAMES, GameState

PHASES = {codes.PHASES[phase]: phase for phase in range(codes.PHASE_WINTER, codes.PHASE_FINISHED)}
PIECES = [*TYPE_IDS, "ships"]
SEAT_FACTS = ("flag", "general", "markers", "points", "loyalty", "wish", "lands_then", "chief")
TABLE_FACTS = (
    "lands",
    "start",
    "year",
    "phase",
    "turn",
    "actions",
    "attacks",
    "civil",
    "half",
    "team_used",
    "conquered",
    "marched",
)
NONE = "none"


def arrange(state: State, facts: Mapping[str, Any]) -> None:
    """Set up the state from the facts. ValueError names an impossible one."""
    s = cast(GameState, state)
    letters = list(SEAT_NAMES[: s.seats])
    check_names(facts, [*letters, *TABLE_FACTS], "")
    quick = s.options["start"] != "draft"
    setup.lay_out(s)
    commands.close(s)
    s.picked = NOWHERE
    s.start = letters.index(
        Entry("table", {"start": letters[s.start]} | dict(facts)).one_of("start", letters)
    )
    if not quick and "lands" not in facts and "phase" not in facts:
        begin_anew(s, facts, letters)
        return
    if quick:
        setup.quick_start(s)
    arrange_lands(s, facts, letters, quick)
    for seat, letter in enumerate(letters):
        arrange_seat(s, seat, Entry(letter, facts.get(letter, {})))
    count_supplies(s)
    for seat in range(s.seats):
        if s.general[seat] != NOWHERE and s.owner[s.general[seat]] != seat:
            raise ValueError(f"{letters[seat]} general: it must be in a land of its owner")
    arrange_turn(s, facts, letters)


def begin_anew(s: GameState, facts: Mapping[str, Any], letters: list[str]) -> None:
    """Begin set-up with the named start player."""
    others = [name for name in facts if name != "start"]
    if others:
        raise ValueError(f"{', '.join(others)}: during set-up only 'start' can be named, or name 'lands'")
    s.begin_phase(codes.PHASE_CAPITALS)


def check_names(facts: Mapping[str, Any], known: list[str], where: str) -> None:
    """ValueError if a fact is unknown."""
    for name in facts:
        if name not in known:
            raise ValueError(f"{where}no fact {name!r}: there are {', '.join(known)}")


def arrange_lands(s: GameState, facts: Mapping[str, Any], letters: list[str], quick: bool) -> None:
    """Set the owners, units and ships of lands."""
    named = Entry("lands", facts.get("lands", {})).entry
    check_names(named, s.board.land_ids, "lands: ")
    if not quick:
        s.owner = [NOBODY] * LANDS
        s.units = [0] * codes.STACKS
        for land in range(LANDS):
            s.units[land * TYPES] = s.board.garrison[land]
    for id, text in named.items():
        lay_land(s, s.board.land_ids.index(id), str(text), f"lands {id}", letters)
    for seat in range(s.seats):
        if s.general[seat] != NOWHERE and s.owner[s.general[seat]] != seat:
            s.general[seat] = NOWHERE


def lay_land(s: GameState, land: int, text: str, where: str, letters: list[str]) -> None:
    """Set one land, written as `A 3 inf 1 kav`."""
    owner, *rest = text.split()
    counts = Entry(where, {"owner": owner} | dict(zip(rest[1::2], map(number, rest[::2]), strict=False)))
    check_names(counts.entry, ["owner", *PIECES], f"{where}: ")
    s.owner[land] = [*letters, "neutral"].index(counts.one_of("owner", [*letters, "neutral"]))
    if owner == "neutral":
        s.owner[land] = NOBODY
    for kind, id in enumerate(PIECES):
        count = counts.number(id, 1, codes.MOST_UNITS) if id in counts.entry else 0
        if id in TYPE_IDS:
            s.units[land * TYPES + kind] = count
        elif count and (land not in s.board.anchors or owner == "neutral" or not s.admirals):
            raise ValueError(f"{where}: ships need the module, an anchor land and an owner")
        else:
            s.ships[land] = count
    if not s.strength(land):
        raise ValueError(f"{where}: a land holds at least one unit")


def number(text: str) -> int:
    """Parse a written number; 0, which is no valid count, if it is none."""
    return int(text) if text.isdecimal() and len(text) < 4 else 0


def arrange_seat(s: GameState, seat: int, about: Entry) -> None:
    """Set one seat's flag, General, markers, SP and loyalty."""
    check_names(about.entry, list(SEAT_FACTS), f"{about.where}: ")
    lands = s.board.land_ids
    for name, places in (("flag", s.flag), ("general", s.general)):
        if name in about.entry:
            id = Entry(about.where, {name: about.entry[name] or NONE}).one_of(name, [*lands, NONE])
            places[seat] = NOWHERE if id == NONE else lands.index(id)
    facts = {"markers": 0, "points": 0, "loyalty": s.board.loyalty_start, "lands_then": 0, "wish": None}
    given = Entry(about.where, facts | dict(about.entry))
    s.markers[seat] = given.number("markers", 0, s.board.most_markers)
    s.points[seat] = given.number("points", 0, s.board.victory - 1)
    s.loyalty[seat] = given.number("loyalty", 0, s.board.most_loyalty)
    s.lands_then[seat] = given.number("lands_then", 0, LANDS)
    wish = given.entry["wish"]
    s.wish[seat] = 1 + list(WISHES).index(given.one_of("wish", list(WISHES))) if wish else codes.NO_WISH
    if about.entry.get("chief"):
        if not s.chiefs:
            about.fail("there is no native chief at this table")
        s.chief = seat


def count_supplies(s: GameState) -> None:
    """E15-UNIT-3: put what is not on the board into the supply."""
    for seat in range(s.seats):
        for kind in range(codes.KINDS_IN_SUPPLY):
            there = s.ships if kind == codes.SHIP else s.units[kind::TYPES]
            placed = sum(n for n, owner in zip(there, s.owner, strict=True) if owner == seat)
            left = s.limit(seat, kind) - placed
            if left < 0:
                raise ValueError(f"{SEAT_NAMES[seat]}: there are only {s.limit(seat, kind)} {PIECES[kind]}")
            s.supply[seat * codes.KINDS_IN_SUPPLY + kind] = left


def arrange_turn(s: GameState, facts: Mapping[str, Any], letters: list[str]) -> None:
    """Set whose turn it is, and its progress."""
    defaults = {"year": 1, "phase": "winter", "turn": letters[s.start], "attacks": 0, "civil": []}
    about = Entry("table", defaults | {"half": False, "team_used": False} | dict(facts))
    s.year = about.number("year", 1, codes.MOST_YEARS)
    s.phase = PHASES[about.one_of("phase", list(PHASES))]
    s.place = (letters.index(about.one_of("turn", letters)) - s.start) % s.seats
    s.conquered = mask(facts, "conquered", letters)
    s.marched = mask(facts, "marched", letters)
    s.stage = 0
    if "actions" in facts:
        s.stage = codes.IN_ACTIONS
        s.actions = about.number("actions", 0, s.board.actions)
        s.attacks = about.number("attacks", 0, 2)
        s.half = int(about.flag("half"))
        s.team_used = int(about.flag("team_used"))
        s.used = 0
        for kind in about.words("civil", list(codes.CIVIL_KINDS)):
            s.used |= BIT[codes.CIVIL_KINDS.index(kind)]


def mask(facts: Mapping[str, Any], name: str, letters: list[str]) -> int:
    """A mask of the seats named by their letters."""
    found = 0
    for letter in seats_named(facts, name, letters):
        found |= BIT[letters.index(letter)]
    return found
