"""What a seat may know of 1815 and 1715: all of it (E15-GEN-2), and what comes of the command that is being given."""

from typing import Any, TypedDict, cast

from detente.core.state import State
from detente.games.europe1815.codes import (
    ASK_COUNT,
    ASK_TURN,
    BATTLE_ATTACK,
    BATTLE_ATTACKER_EP,
    BATTLE_BEATEN,
    BATTLE_CONQUEST,
    BATTLE_DEFENCE,
    BATTLE_DEFENDER_EP,
    BATTLE_LOST,
    BATTLE_MARKERS,
    CIVIL_DIPLOMACY,
    CMD_ATTACK,
    CMD_REINFORCEMENT,
    CMD_RELOCATION,
    CMD_RESUPPLY,
    CMD_SCOUT,
    CMD_SETUP,
    CMD_SHIPS,
    CMD_TRIBES,
    CMD_TROOPS,
    DONE,
    GREY,
    KINDS_IN_SUPPLY,
    LANDS,
    NO_COMMAND,
    NO_WISH,
    NOBODY,
    NOWHERE,
    PHASE_FINISHED,
    PHASE_WINTER,
    SHIP,
    TYPES,
    WHITE,
)
from detente.games.europe1815.data import TYPE_IDS, WISHES
from detente.games.europe1815.events import PHASES, REASONS
from detente.games.europe1815.rules.battle import battle, defence, fleets, may_attack
from detente.games.europe1815.rules.course import deciding
from detente.games.europe1815.rules.distribution import fulfilled, ranking
from detente.games.europe1815.rules.intrigue import defenceless, influence, resistance
from detente.games.europe1815.rules.parts import chosen_in, part_of
from detente.games.europe1815.rules.quantity import most_of
from detente.games.europe1815.rules.stationing import unspent
from detente.games.europe1815.rules.units import (
    borders_own,
    ep_on_map,
    foreign_flags,
    is_loyal,
    power,
    reinforcement,
    settles,
)
from detente.games.europe1815.state import Table

COMMANDS = {
    CMD_RELOCATION: "relocation",
    CMD_RESUPPLY: "resupply",
    CMD_ATTACK: "attack",
    CMD_SCOUT: "scout",
    CMD_TROOPS: "troops",
    CMD_SETUP: "setup",
    CMD_REINFORCEMENT: "reinforcement",
    CMD_TRIBES: "tribes",
    CMD_SHIPS: "ships",
}
CIVIL_KINDS = ("relocation", "resupply", "diplomacy", "uprising", "tribes", "ships")
"""By the bits of `Table.used`."""

Units = dict[str, int]
"""{inf, kav, art}, all three always."""


class LandView(TypedDict):
    """What lies in a land. owner, general, flag: seats or None. ep: of the units. defence: E15-ATT-4, no artillery in sight.

    A neutral land (owner None) has units, too. flag: whose flag was planted here, whoever owns the land now.
    """

    owner: int | None
    inf: int
    kav: int
    art: int
    ships: int
    general: int | None
    flag: int | None
    ep: int
    defence: int


class SeatView(TypedDict):
    """What a seat has. team: 0 or 1 in 2vs2, else None. chief: the native chief. exile: set-up is over and it owns no land.

    supply: {inf, kav, art, ships}. general, flag: ids of lands, None in the supply. territories: ids of those it controls.
    grey, white: fortresses. foreign_flags: opponents' flags in its lands. ep: on the map. reinforcement: EP of a
    reinforcement turn now. power, rank: as an SP distribution now would have it (rank from 1).
    points: SP. loyalty, wish: None without a home country; wish is also None before the first roll.
    wish_met: whether the wish is fulfilled as things are now.
    """

    team: int | None
    chief: bool
    exile: bool
    supply: dict[str, int]
    general: str | None
    flag: str | None
    holds_flag: bool
    lands: int
    territories: list[str]
    grey: int
    white: int
    foreign_flags: int
    ep: int
    reinforcement: int
    markers: int
    points: int
    power: int
    rank: int
    loyalty: int | None
    wish: str | None
    wish_met: bool | None


class PartView(TypedDict):
    """What takes part from a land, or is to be stationed there. by_ship: E15-NAV-8."""

    land: str
    inf: int
    kav: int
    art: int
    general: bool
    by_ship: bool
    ships: int


class BattleView(TypedDict):
    """E15-ATT-3 to E15-ATT-9: what the attack comes to as it stands. lost: by the attacker; beaten: by the defender.

    markers: success markers that a conquest gives, before the limit of five.
    """

    attack: int
    defence: int
    attacker_ep: int
    defender_ep: int
    conquest: bool
    lost: Units
    beaten: Units
    markers: int


class StackView(TypedDict):
    """The stack whose number is asked. type: inf, kav or art. most: the greatest number."""

    land: str
    type: str
    most: int


class CommandView(TypedDict):
    """A command under way; nothing of it has been carried out yet (E15-IMPL-6).

    kind: a word of COMMANDS. target: id of the land, None where there is none (setup, reinforcement).
    parts: the lands that take part. wear: a Z-effect for which units of the capital must dissolve, not named yet.
    dissolved: units that dissolve (wear, shipbuilding). effects: Z-effects left, this one included (relocation only).
    budget, unspent: EP to station, and those left (resupply, setup, reinforcement; else 0).
    stack: the stack whose number is asked, or None. battle: of an attack with a unit at least, else None.
    after: the lands that `done` changes, as they will be then; {} as long as `done` is not legal.
    """

    kind: str
    target: str | None
    parts: list[PartView]
    wear: bool
    dissolved: Units
    effects: int
    budget: int
    unspent: int
    stack: StackView | None
    battle: BattleView | None
    after: dict[str, LandView]


class DiplomacyView(TypedDict):
    """E15-DIPL-3, E15-DIPL-4: what diplomacy would weigh."""

    influence: int
    resistance: int


class EuropeView(TypedDict):
    """The game's part of a view; lands and territories are ids, seats numbers.

    map: `1815` or `1715`. teams, admirals, loyalty: whether 2vs2, the module, loyalty are in force at this table.
    phase: `capitals`, `lands`, `troops` (set-up), `winter`, `reinforcement`, `summer` or `finished`.
    turn_order: of this year. turn: the seat whose turn it is, None when finished. start: the first in the turn order.
    half: the half turn. actions: left, without the one under way. attack_left: whether an attack is still allowed.
    civil: civil actions taken in this turn, of CIVIL_KINDS. effects: Z-effects left, if a relocation may go on.
    team_used: whether the team action of this turn is used. victory: SP to win.
    diplomacy: by land that the seat whose turn it is may choose as target (E15-DIPL-2), whether it would succeed or not;
    {} unless it may still try in this turn.
    ranks: seats in the order of the last SP distribution, [] before. ending: the rule by which the game ended.
    """

    map: str
    teams: bool
    admirals: bool
    loyalty: bool
    phase: str
    year: int
    start: int
    turn_order: list[int]
    turn: int | None
    half: bool
    actions: int
    attack_left: bool
    civil: list[str]
    effects: int
    team_used: bool
    victory: int
    lands: dict[str, LandView]
    table: list[SeatView]
    diplomacy: dict[str, DiplomacyView]
    command: CommandView | None
    ranks: list[int]
    ending: str | None


def show(state: State, seat: int | None) -> dict[str, Any]:
    """E15-GEN-2: everything is open to all."""
    s = cast(Table, state)
    finished = s.phase == PHASE_FINISHED
    ranked = ranking(s)
    view = EuropeView(
        map="1715" if s.board.american else "1815",
        teams=s.teams,
        admirals=s.admirals,
        loyalty=s.loyal,
        phase=PHASES[int(s.phase)],
        year=int(s.year),
        start=int(s.start),
        turn_order=[int(s.start + k) % int(s.seats) for k in range(s.seats)],
        turn=None if finished else int(deciding(s)),
        half=bool(s.half),
        actions=int(s.actions),
        attack_left=bool(may_attack(s)),
        civil=[kind for k, kind in enumerate(CIVIL_KINDS) if s.used >> k & 1],
        effects=int(s.effects),
        team_used=bool(s.team_used),
        victory=s.board.victory,
        lands={s.board.land_ids[land]: show_land(s, land) for land in range(LANDS)},
        table=[show_seat(s, other, ranked.index(other) + 1) for other in range(s.seats)],
        diplomacy=show_diplomacy(s) if s.asked == ASK_TURN and not s.used & CIVIL_DIPLOMACY else {},
        command=None if s.command == NO_COMMAND else show_command(s),
        ranks=s.ranks[:],
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def show_diplomacy(s: Table) -> dict[str, DiplomacyView]:
    """Influence and resistance in all lands that are open to diplomacy."""
    seat = int(s.turn())
    return {
        s.board.land_ids[land]: DiplomacyView(
            influence=int(influence(s, seat, land)), resistance=int(resistance(s, land))
        )
        for land in range(LANDS)
        if s.foe_or_neutral(seat, land) and borders_own(s, seat, land) and defenceless(s, land)
    }


def show_land(s: Table, land: int) -> LandView:
    """One land."""
    inf, kav, art = s.units_in(land)
    return LandView(
        owner=nobody(s.owner[land]),
        inf=inf,
        kav=kav,
        art=art,
        ships=s.ships[land],
        general=nobody(int(s.general_in(land))),
        flag=nobody(int(s.flag_in(land))),
        ep=int(s.ep_in(land)),
        defence=int(defence(s, land, False, False)),
    )


def show_seat(s: Table, seat: int, rank: int) -> SeatView:
    """One seat."""
    board = s.board
    first = seat * KINDS_IN_SUPPLY
    loyal = is_loyal(s, seat)
    wish = s.wish[seat]
    return SeatView(
        team=seat % 2 if s.teams else None,
        chief=bool(s.chief == seat),
        exile=s.phase >= PHASE_WINTER and not settles(s, seat),
        supply=units(s.supply[first : first + TYPES]) | {"ships": s.supply[first + SHIP]},
        general=nowhere(s, s.general[seat]),
        flag=nowhere(s, s.flag[seat]),
        holds_flag=s.holds_flag(seat),
        lands=int(s.count_lands(seat)),
        territories=[id for k, id in enumerate(board.territory_ids) if s.controls(seat, k)],
        grey=int(s.count_fortresses(seat, GREY)),
        white=int(s.count_fortresses(seat, WHITE)),
        foreign_flags=int(foreign_flags(s, seat)),
        ep=int(ep_on_map(s, seat)),
        reinforcement=int(reinforcement(s, seat)),
        markers=s.markers[seat],
        points=s.points[seat],
        power=int(power(s, seat)),
        rank=rank,
        loyalty=s.loyalty[seat] if loyal else None,
        wish=WISHES[wish - 1] if wish != NO_WISH else None,
        wish_met=fulfilled(s, seat) if wish != NO_WISH else None,
    )


def show_command(s: Table) -> CommandView:
    """The command that is being given, and what comes of it with `done`."""
    stationing = s.command in (CMD_RESUPPLY, CMD_SETUP, CMD_REINFORCEMENT)
    fighting = s.command in (CMD_ATTACK, CMD_SCOUT)
    return CommandView(
        kind=COMMANDS[int(s.command)],
        target=nowhere(s, int(s.target)),
        parts=show_parts(s),
        wear=s.command == CMD_RELOCATION and s.budget > 0,
        dissolved=units(s.worn),
        effects=int(s.effects),
        budget=int(s.budget) if stationing else 0,
        unspent=int(unspent(s)) if stationing else 0,
        stack=show_stack(s) if s.asked == ASK_COUNT else None,
        battle=show_battle(s) if fighting and any(s.parts) else None,
        after=show_after(s),
    )


def show_parts(s: Table) -> list[PartView]:
    """The lands that take part."""
    ships = fleets(s) if s.admirals and s.command == CMD_ATTACK else [0] * LANDS
    found = []
    for land in range(LANDS):
        if chosen_in(s, land) or s.leader == land:
            inf, kav, art = part_of(s, land)
            found.append(
                PartView(
                    land=s.board.land_ids[land],
                    inf=inf,
                    kav=kav,
                    art=art,
                    general=bool(s.leader == land),
                    by_ship=ships[land] > 0,
                    ships=ships[land],
                )
            )
    return found


def show_stack(s: Table) -> StackView:
    """The stack whose number is asked."""
    land, kind = divmod(int(s.picked), TYPES)
    return StackView(land=s.board.land_ids[land], type=TYPE_IDS[kind], most=int(most_of(s)))


def show_battle(s: Table) -> BattleView:
    """What the attack comes to, from the function that then carries it out."""
    result = battle(s, int(s.turn()))
    return BattleView(
        attack=result[BATTLE_ATTACK],
        defence=result[BATTLE_DEFENCE],
        attacker_ep=result[BATTLE_ATTACKER_EP],
        defender_ep=result[BATTLE_DEFENDER_EP],
        conquest=bool(result[BATTLE_CONQUEST]),
        lost=units(result[BATTLE_LOST:]),
        beaten=units(result[BATTLE_BEATEN:]),
        markers=result[BATTLE_MARKERS],
    )


def show_after(s: Table) -> dict[str, LandView]:
    """The lands that `done` changes: it is carried out on a copy, as it will be then."""
    seat = s.to_act[0]
    if DONE not in s.legal_actions(seat):
        return {}
    copy = s.clone()
    copy.answer(int(s.asked), seat, DONE)
    then = cast(Table, copy)
    changed = {}
    for land in range(LANDS):
        shown = show_land(then, land)
        if shown != show_land(s, land):
            changed[s.board.land_ids[land]] = shown
    return changed


def units(counts: list[int]) -> Units:
    """Units by type."""
    return dict(zip(TYPE_IDS, counts, strict=False))


def nobody(seat: int) -> int | None:
    """A seat, or None."""
    return None if seat == NOBODY else seat


def nowhere(s: Table, land: int) -> str | None:
    """The id of a land, or None."""
    return None if land == NOWHERE else s.board.land_ids[land]
