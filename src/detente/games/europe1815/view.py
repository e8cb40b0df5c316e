"""What a seat may know of 1815 and 1715: everything (E15-GEN-2), and what the command under way would do.

Each fact once, for views, observations and their documentation.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final, cast

from mypy_extensions import i64

from detente.core.shown.axes import Axis, Seats
from detente.core.shown.facts import (
    TEXT_OR_NONE,
    Amounts,
    Fact,
    Flag,
    Maybe,
    Number,
    One,
    Plain,
    Queue,
    Reader,
    Tally,
)
from detente.core.shown.groups import Each, Key, Listed, Perhaps, Some, View, While
from detente.games.europe1815.codes import (
    CIVIL_KINDS,
    COMMANDS,
    KINDS_IN_SUPPLY,
    LANDS,
    MOST_SEATS,
    MOST_UNITS,
    MOST_YEARS,
    NO_COMMAND,
    NO_WISH,
    NOBODY,
    PHASE_FINISHED,
    PHASE_WINTER,
    PHASES,
    TYPES,
)
from detente.games.europe1815.data import BOARDS, TYPE_IDS, WISHES
from detente.games.europe1815.events import REASONS
from detente.games.europe1815.notation import DONE
from detente.games.europe1815.rules import commands
from detente.games.europe1815.rules.battle import ATTACKERS, ATTACKING, Battle, defence, fleets, may_attack
from detente.games.europe1815.rules.course import deciding
from detente.games.europe1815.rules.holdings import holdings, lands_in, lands_moved, places_changed, standings
from detente.games.europe1815.rules.intrigue import DIPLOMACIES, talks
from detente.games.europe1815.rules.loyalty import fulfilled
from detente.games.europe1815.rules.relocation import RELOCATING
from detente.games.europe1815.rules.stationing import STATIONING, unspent
from detente.games.europe1815.rules.turn import TURN
from detente.games.europe1815.rules.units import is_loyal
from detente.games.europe1815.state import GameState


class OnMaps(Axis):
    """An axis whose parts have different ids on each map; those with the same number are one part."""

    def __init__(self, ids: list[list[str]]) -> None:
        super().__init__(["/".join(filter(None, names)) for names in zip_longest(*ids)])
        self.ids = ids
        self.index = {id: k for names in ids for k, id in enumerate(names)}

    def shown(self, s: Any, k: i64) -> object:
        """The id on the table's map."""
        state: GameState = s
        return self.ids[state.board.american][k]


MAPS: Final = Axis(["1815", "1715"])
SEATS: Final = Seats(MOST_SEATS)
LAND_AXIS: Final = OnMaps([board.land_ids for board in BOARDS])
TERRITORIES: Final = OnMaps([board.territory_ids for board in BOARDS])
TYPE_AXIS: Final = Axis(TYPE_IDS)
PIECES: Final = Axis([*TYPE_IDS, "ships"])
CIVIL_ACTIONS: Final = Axis(CIVIL_KINDS)
CIVIL_TAKEN: Final = [
    [kind for kind in range(len(CIVIL_KINDS)) if used >> kind & 1] for used in range(2 ** len(CIVIL_KINDS))
]
"""By mask, as in `GameState.used`: the kinds of civil actions that were taken."""
FORTRESSES: Final = 3
MOST_ACTIONS: Final = max([board.actions for board in BOARDS])
MOST_EFFECTS: Final = max([board.effects + FORTRESSES * board.effects_per_grey for board in BOARDS])
MOST_SHIPS: Final = max([board.ships for board in BOARDS])
MOST_MARKERS: Final = max([board.most_markers for board in BOARDS])
MOST_LOYALTY: Final = max([board.most_loyalty for board in BOARDS])
VICTORY: Final = max([board.victory for board in BOARDS])
MOST_POINTS: Final = 30
MOST_EP: Final = 100
MOST_POWER: Final = 100
MOST_STRENGTH: Final = 60

# -- how facts are read


def flags_by_land(s: GameState) -> list[int]:
    """By land, the seat whose flag was planted there."""
    flags = [NOBODY] * LANDS
    for seat in range(s.seats):
        if s.flag[seat] >= 0:
            flags[s.flag[seat]] = seat
    return flags


def in_land(s: GameState, land: i64) -> list[int]:
    """What is in a land."""
    first = land * TYPES
    return [
        s.owner[land],
        s.units[first],
        s.units[first + 1],
        s.units[first + 2],
        s.ships[land],
        int(s.general_in(land)),
        int(s.flag_in(land)),
        int(s.ep_in(land)),
        int(defence(s, land, False, False)),
    ]


def diplomacy(s: GameState, seat: int) -> list[tuple[int, list[int]]]:
    """E15-DIPL-2 to E15-DIPL-4: the lands that the seat whose turn it is may choose now, whether or not diplomacy would succeed."""
    if s.asked != TURN.code or not DIPLOMACIES.is_open(s):
        return []
    return talks(s, s.turn())


def parts(s: GameState, seat: int) -> list[list[int]]:
    """The lands that take part."""
    ships = fleets(s) if s.admirals and commands.under_way(s) is ATTACKING else [0] * LANDS
    lands = commands.taking_part(s)
    if s.leader >= 0 and s.leader not in lands:
        lands = sorted([*lands, int(s.leader)])
    return [
        [land, *commands.part_of(s, land), int(s.leader == land), int(ships[land] > 0), ships[land]]
        for land in lands
    ]


def wears(s: GameState, seat: int) -> bool:
    """E15-MOVE-7: whether units of the capital have yet to dissolve."""
    return commands.under_way(s) is RELOCATING and s.budget > 0


def stations(s: GameState) -> bool:
    """Whether the command has EP to station."""
    return commands.under_way(s).question is STATIONING


def stack(s: GameState, seat: int) -> list[int] | None:
    """The stack whose number is asked."""
    if s.asked != commands.HOW_MANY.code:
        return None
    return [s.picked // TYPES, s.picked % TYPES, commands.HOW_MANY.most(s, s.to_act[0])]


def battle(s: GameState, seat: int) -> list[Any] | None:
    """The result of the attack, from the class that also carries it out."""
    if commands.under_way(s).question is not ATTACKERS or not commands.chosen(s):
        return None
    fought = Battle(s, s.turn())
    return [
        fought.attack,
        fought.defence,
        fought.attacker_ep,
        fought.defender_ep,
        fought.conquest,
        fought.lost,
        fought.beaten,
        fought.markers,
    ]


def after(s: GameState, seat: int) -> list[tuple[int, list[int]]]:
    """The lands that `done` would change, found by carrying it out on a copy."""
    acting = s.to_act[0]
    if DONE.first not in s.legal_actions(acting):
        return []
    copy = cast(GameState, s.clone())
    copy.answer(s.asked, acting, DONE.first)
    found: list[tuple[int, list[int]]] = []
    for land in changed_lands(s, copy):
        row = in_land(copy, land)
        if row != in_land(s, land):
            found.append((land, row))
    return found


def changed_lands(s: GameState, copy: GameState) -> list[int]:
    """The lands with other pieces or another owner in the copy, or whose General or flag has moved; ascending."""
    return lands_in(
        places_changed(s.units, copy.units, TYPES)
        | places_changed(s.owner, copy.owner, 1)
        | places_changed(s.ships, copy.ships, 1)
        | lands_moved(s.general, copy.general)
        | lands_moved(s.flag, copy.flag)
    )


class Met(Flag[GameState]):
    """Whether a wish is met; None without one."""

    def show(self, s: GameState, raw: Any) -> object:
        """The value: True, False or None."""
        return None if raw is None else bool(raw)

    def parse(self, shown: Any, where: str) -> Any:
        """The value: True, False or None."""
        return None if shown is None else super().parse(shown, where)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: true, false or null."""
        return {"type": ["boolean", "null"]}


# -- the facts


def land_facts() -> list[Fact[GameState]]:
    """The facts that `in_land` reads for a land."""
    return [
        One("owner", "the seat that owns it; a neutral land has units, too", SEATS),
        Number("inf", "infantry there", 0, MOST_UNITS).saturated(),
        Number("kav", "cavalry there", 0, MOST_UNITS),
        Number("art", "artillery there", 0, MOST_UNITS),
        Number("ships", "its owner's ships there", 0, MOST_SHIPS),
        One("general", "the seat whose General is there", SEATS).unobserved(),
        One("flag", "the seat whose flag was planted there, even if another seat owns the land now", SEATS).unobserved(),
        Number("ep", "EP of its units", 0, MOST_EP).saturated().unobserved(),
        Number("defence", "its defence against an attack without artillery (E15-ATT-4)", 0, MOST_STRENGTH).saturated(),
    ]  # fmt: skip


def lands() -> list[Fact[GameState]]:
    """The same facts, for all lands as they are now."""
    return [fact.read_along(along) for fact, along in zip(land_facts(), ALONG_LANDS, strict=True)]


ALONG_LANDS: Final[list[Reader[GameState, Sequence[int]]]] = [
    lambda s, seat: s.owner,
    lambda s, seat: s.units[0::TYPES],
    lambda s, seat: s.units[1::TYPES],
    lambda s, seat: s.units[2::TYPES],
    lambda s, seat: s.ships,
    lambda s, seat: [int(s.general_in(land)) for land in range(LANDS)],
    lambda s, seat: flags_by_land(s),
    lambda s, seat: [int(s.ep_in(land)) for land in range(LANDS)],
    lambda s, seat: holdings(s).defence,
]
"""What `in_land` reads, of all lands at once."""
SEAT: Final[list[Fact[GameState]]] = [
    Maybe[GameState](
        "team", "its team in 2vs2; allies sit opposite", 0, 1,
        each=lambda s, seat, other: other % 2 if s.teams else None,
    ).unobserved(),
    Flag("chief", "whether it is the native chief", each=lambda s, seat, other: s.chief == other),
    Flag(
        "exile", "whether it is in exile: set-up is over, and it owns no land",
        each=lambda s, seat, other: s.phase >= PHASE_WINTER and holdings(s).merits[other][2] == 0,
    ),
    Amounts(
        "supply", "pieces in its supply", PIECES, 0, MOST_UNITS,
        each=lambda s, seat, other: s.supply[other * KINDS_IN_SUPPLY : (other + 1) * KINDS_IN_SUPPLY],
    ),
    One(
        "general", "where its General is; none while it is in the supply", LAND_AXIS,
        each=lambda s, seat, other: s.general[other],
    ),
    One(
        "flag", "where its flag was planted; none while it is in the supply", LAND_AXIS,
        each=lambda s, seat, other: s.flag[other],
    ),
    Flag("holds_flag", "whether it owns the land of its flag", each=lambda s, seat, other: holdings(s).realms.holds_flag[other]),
    Number("lands", "lands that it owns", 0, LANDS, each=lambda s, seat, other: holdings(s).merits[other][2]),
    Tally(
        "territories", "territories that it controls", TERRITORIES, 1,
        each=lambda s, seat, other: holdings(s).realms.territories[other],
    ),
    Number(
        "grey", "its grey fortresses", 0, FORTRESSES,
        each=lambda s, seat, other: holdings(s).realms.grey[other],
    ),
    Number(
        "white", "its white fortresses", 0, FORTRESSES,
        each=lambda s, seat, other: holdings(s).realms.white[other],
    ),
    Number(
        "foreign_flags", "opponents' flags in its lands", 0, MOST_SEATS,
        each=lambda s, seat, other: holdings(s).realms.foreign_flags[other],
    ),
    Number[GameState](
        "ep", "EP of its units on the map", 0, MOST_EP, each=lambda s, seat, other: holdings(s).merits[other][1]
    ).saturated(),
    Number[GameState](
        "reinforcement", "EP that a reinforcement turn would give it now", 0, MOST_EP,
        each=lambda s, seat, other: holdings(s).realms.reinforcement[other],
    ).saturated(),
    Number("markers", "its success markers", 0, MOST_MARKERS, each=lambda s, seat, other: s.markers[other]),
    Number[GameState]("points", "its SP", 0, MOST_POINTS, each=lambda s, seat, other: s.points[other]).saturated(),
    Number[GameState](
        "power", "its power if SP were distributed now", 0, MOST_POWER,
        each=lambda s, seat, other: holdings(s).merits[other][0],
    ).saturated(),
    Number(
        "rank", "its rank if SP were distributed now, from 1", 1, MOST_SEATS,
        each=lambda s, seat, other: holdings(s).rank[other],
    ),
    Maybe(
        "loyalty", "its loyalty; none without a home country", 0, MOST_LOYALTY,
        each=lambda s, seat, other: s.loyalty[other] if is_loyal(s, other) else None,
    ),
    One(
        "wish", "the wish of its crown; none without a home country, and before the first roll", Axis(WISHES),
        each=lambda s, seat, other: s.wish[other] - 1,
    ),
    Met(
        "wish_met", "whether the wish is met as things are now",
        each=lambda s, seat, other: fulfilled(s, other) if s.wish[other] != NO_WISH else None,
    ),
]  # fmt: skip
DIPLOMACY: Final[list[Fact[GameState]]] = [
    Number("influence", "the influence of the seat whose turn it is (E15-DIPL-3)", 0, LANDS).saturated(),
    Number("resistance", "the land's resistance (E15-DIPL-4)", 0, LANDS).saturated(),
]
PART: Final[list[Fact[GameState]]] = [
    Number("inf", "infantry that takes part, or is to be stationed there", 0, MOST_UNITS),
    Number("kav", "cavalry that takes part, or is to be stationed there", 0, MOST_UNITS),
    Number("art", "artillery that takes part, or is to be stationed there", 0, MOST_UNITS),
    Flag("general", "whether the General takes part from the land"),
    Flag("by_ship", "whether what takes part goes by ship (E15-NAV-8)").unobserved(),
    Number("ships", "ships that carry it", 0, MOST_SHIPS),
]
STACK: Final[list[Fact[GameState]]] = [
    One("land", "the land of the stack whose number is asked", LAND_AXIS),
    One("type", "its type", TYPE_AXIS),
    Number("most", "the greatest number", 0, MOST_UNITS),
]
BATTLE: Final[list[Fact[GameState]]] = [
    Number("attack", "the strength of the attack", 0, MOST_STRENGTH).saturated(),
    Number("defence", "the strength of the defence", 0, MOST_STRENGTH).saturated(),
    Number("attacker_ep", "EP that attack", 0, MOST_EP).saturated(),
    Number("defender_ep", "EP that defend", 0, MOST_EP).saturated(),
    Flag("conquest", "whether the land is conquered"),
    Amounts("lost", "units that the attacker loses", TYPE_AXIS, 0, MOST_UNITS),
    Amounts("beaten", "units that the defender loses", TYPE_AXIS, 0, MOST_UNITS).saturated(),
    Number("markers", "success markers that the conquest gives, before the limit of five", 0, MOST_MARKERS),
]
COMMAND: Final[list[Fact[GameState]]] = [
    One("kind", "the command under way", Axis(COMMANDS[1:]), lambda s, seat: s.command - 1),
    One("target", "its target; none in set-up and reinforcement", LAND_AXIS, lambda s, seat: s.target),
    Listed("parts", "the lands that take part", Key("land", "whether the land takes part", LAND_AXIS), PART, parts),
    Flag("wear", "whether units of the capital must dissolve for a Z-effect and are not named yet", wears),
    Amounts(
        "dissolved", "units that dissolve for it: wear, shipbuilding", TYPE_AXIS, 0, MOST_UNITS,
        lambda s, seat: s.worn,
    ),
    Number[GameState](
        "effects", "Z-effects left of a relocation, this one included", 0, MOST_EFFECTS, lambda s, seat: s.effects
    ).unobserved(),
    Number[GameState]("budget", "EP to station", 0, MOST_EP, lambda s, seat: s.budget if stations(s) else 0).saturated(),
    Number[GameState](
        "unspent", "EP of them that are left", 0, MOST_EP, lambda s, seat: unspent(s) if stations(s) else 0
    ).saturated(),
    Perhaps("stack", "the stack whose number is asked", stack, STACK),
    Perhaps(
        "battle", "what an attack comes to with the units chosen so far (E15-ATT-3 to E15-ATT-9)", battle, BATTLE
    ),
    Some("after", "the lands that `done` changes, as they will be then", LAND_AXIS, after, land_facts(), "after "),
]  # fmt: skip
SETTING: Final[list[Fact[GameState]]] = [
    One("map", "the map", MAPS, lambda s, seat: s.board.american),
    Flag("teams", "whether it is 2vs2", lambda s, seat: s.teams),
    Flag("admirals", "whether there are ships", lambda s, seat: s.admirals),
    Flag("loyalty", "whether crowns have wishes", lambda s, seat: s.loyal),
]
"""Facts that follow from the options."""
FACTS: Final[View[GameState]] = View(
    *[fact.unobserved() for fact in SETTING],
    One("phase", "the phase", Axis(PHASES), lambda s, seat: s.phase),
    Number[GameState]("year", "the year, from 1", 1, MOST_YEARS, lambda s, seat: s.year).saturated(),
    One("start", "the first in this year's turn order", SEATS, lambda s, seat: s.start),
    Queue[GameState](
        "turn_order", "the turn order of this year", SEATS, MOST_SEATS,
        lambda s, seat: [(s.start + k) % s.seats for k in range(s.seats)],
    ).unobserved(),
    One(
        "turn", "whose turn it is", SEATS,
        lambda s, seat: deciding(s) if s.phase != PHASE_FINISHED else NOBODY,
    ),
    Flag("half", "whether it is a half turn", lambda s, seat: s.half),
    Number("actions", "actions left, without the one under way", 0, MOST_ACTIONS, lambda s, seat: s.actions),
    Flag("attack_left", "whether an attack is still allowed", lambda s, seat: may_attack(s)),
    Tally(
        "civil", "civil actions taken in this turn", CIVIL_ACTIONS, 1,
        lambda s, seat: CIVIL_TAKEN[s.used],
    ),
    Number("effects", "Z-effects left, if a relocation may go on", 0, MOST_EFFECTS, lambda s, seat: s.effects),
    Flag("team_used", "whether the team action of this turn is used", lambda s, seat: s.team_used),
    Number[GameState]("victory", "SP to win", VICTORY, VICTORY, lambda s, seat: s.board.victory).unobserved(),
    Each("lands", "what is in each land", LAND_AXIS, lands(), "land ").kept_by(holdings).numbers_kept_by(holdings),
    Each("table", "what each seat has", SEATS, SEAT, "seat ").numbers_kept_by(lambda s: standings(s, holdings(s))),
    Some(
        "diplomacy", "what diplomacy would weigh in the lands that it may be tried on now", LAND_AXIS,
        diplomacy, DIPLOMACY, "diplomacy ",
    ),
    While(
        "command", "the command under way, of which nothing is carried out yet (E15-IMPL-6)",
        lambda s, seat: s.command != NO_COMMAND, COMMAND,
    ),
    Queue("ranks", "the seats by rank in the last distribution of SP", SEATS, MOST_SEATS, lambda s, seat: s.ranks),
    Plain("ending", "the rule that ended the game, or null", TEXT_OR_NONE, lambda s, seat: REASONS.get(int(s.ending))),
)  # fmt: skip
