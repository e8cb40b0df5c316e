"""What a seat may know of 1815 and 1715: all of it (E15-GEN-2), and what comes of the command that is being given."""

from typing import Any, TypedDict, cast

from detente.core.engine.state import State
from detente.games.europe1815 import codes
from detente.games.europe1815.codes import KINDS_IN_SUPPLY, LANDS, NOWHERE, TYPES
from detente.games.europe1815.data import TYPE_IDS, WISHES
from detente.games.europe1815.events import REASONS
from detente.games.europe1815.notation import DONE
from detente.games.europe1815.rules import battle, commands, intrigue, relocation, stationing, survey
from detente.games.europe1815.rules.course import deciding
from detente.games.europe1815.rules.distribution import ranking
from detente.games.europe1815.rules.loyalty import fulfilled
from detente.games.europe1815.rules.turn import TURN
from detente.games.europe1815.rules.units import is_loyal
from detente.games.europe1815.state import Table

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

    kind: a word of `codes.COMMANDS`. target: id of the land, None where there is none (setup, reinforcement).
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
    finished = s.phase == codes.PHASE_FINISHED
    ranked = ranking(s)
    view = EuropeView(
        map="1715" if s.board.american else "1815",
        teams=s.teams,
        admirals=s.admirals,
        loyalty=s.loyal,
        phase=codes.PHASES[s.phase],
        year=int(s.year),
        start=int(s.start),
        turn_order=[int(s.start + k) % int(s.seats) for k in range(s.seats)],
        turn=None if finished else int(deciding(s)),
        half=bool(s.half),
        actions=int(s.actions),
        attack_left=bool(battle.may_attack(s)),
        civil=[kind for k, kind in enumerate(codes.CIVIL_KINDS) if s.used >> k & 1],
        effects=int(s.effects),
        team_used=bool(s.team_used),
        victory=s.board.victory,
        lands=dict(zip(s.board.land_ids, map(show_land, survey.of_lands(s)), strict=True)),
        table=[show_seat(s, other, ranked.index(other) + 1) for other in range(s.seats)],
        diplomacy=show_diplomacy(s) if s.asked == TURN.code and intrigue.DIPLOMACIES.is_open(s) else {},
        command=None if s.command == codes.NO_COMMAND else show_command(s),
        ranks=s.ranks[:],
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def show_diplomacy(s: Table) -> dict[str, DiplomacyView]:
    """Influence and resistance in all lands that are open to diplomacy."""
    return {
        s.board.land_ids[land]: {"influence": influence, "resistance": resistance}
        for land, influence, resistance in survey.of_diplomacy(s, int(s.turn()))
    }


def show_land(row: list[int]) -> LandView:
    """One land, as surveyed."""
    owner, inf, kav, art, ships, general, flag, ep, defence = row
    return {
        "owner": None if owner < 0 else owner,
        "inf": inf,
        "kav": kav,
        "art": art,
        "ships": ships,
        "general": None if general < 0 else general,
        "flag": None if flag < 0 else flag,
        "ep": ep,
        "defence": defence,
    }


def show_seat(s: Table, seat: int, rank: int) -> SeatView:
    """One seat."""
    first = seat * KINDS_IN_SUPPLY
    inf, kav, art, ships = s.supply[first : first + KINDS_IN_SUPPLY]
    wish = s.wish[seat]
    lands, grey, white, flags, ep, worth, strength = survey.of_seat(s, seat)
    return {
        "team": seat % 2 if s.teams else None,
        "chief": bool(s.chief == seat),
        "exile": s.phase >= codes.PHASE_WINTER and lands == 0,
        "supply": {"inf": inf, "kav": kav, "art": art, "ships": ships},
        "general": nowhere(s, s.general[seat]),
        "flag": nowhere(s, s.flag[seat]),
        "holds_flag": s.holds_flag(seat),
        "lands": lands,
        "territories": [s.board.territory_ids[k] for k in survey.controlled(s, seat)],
        "grey": grey,
        "white": white,
        "foreign_flags": flags,
        "ep": ep,
        "reinforcement": worth,
        "markers": s.markers[seat],
        "points": s.points[seat],
        "power": strength,
        "rank": rank,
        "loyalty": s.loyalty[seat] if is_loyal(s, seat) else None,
        "wish": WISHES[wish - 1] if wish != codes.NO_WISH else None,
        "wish_met": fulfilled(s, seat) if wish != codes.NO_WISH else None,
    }


def show_command(s: Table) -> CommandView:
    """The command that is being given, and what comes of it with `done`."""
    command = commands.under_way(s)
    grants = command.question is stationing.STATIONING
    return CommandView(
        kind=command.name,
        target=nowhere(s, int(s.target)),
        parts=show_parts(s),
        wear=command is relocation.RELOCATING and s.budget > 0,
        dissolved=units(s.worn),
        effects=int(s.effects),
        budget=int(s.budget) if grants else 0,
        unspent=int(stationing.unspent(s)) if grants else 0,
        stack=show_stack(s) if s.asked == commands.HOW_MANY.code else None,
        battle=show_battle(s) if command.question is battle.ATTACKERS and any(s.parts) else None,
        after=show_after(s),
    )


def show_parts(s: Table) -> list[PartView]:
    """The lands that take part."""
    ships = battle.fleets(s) if s.admirals and commands.under_way(s) is battle.ATTACKING else [0] * LANDS
    found = []
    taking_part = {stack // TYPES for stack, number in enumerate(s.parts) if number}
    if s.leader != NOWHERE:
        taking_part.add(int(s.leader))
    for land in sorted(taking_part):
        inf, kav, art = commands.part_of(s, land)
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
    return StackView(
        land=s.board.land_ids[land], type=TYPE_IDS[kind], most=int(commands.HOW_MANY.most(s, s.to_act[0]))
    )


def show_battle(s: Table) -> BattleView:
    """What the attack comes to, from the function that then carries it out."""
    fought = battle.Battle(s, s.turn())
    return BattleView(
        attack=int(fought.attack),
        defence=int(fought.defence),
        attacker_ep=int(fought.attacker_ep),
        defender_ep=int(fought.defender_ep),
        conquest=fought.conquest,
        lost=units(fought.lost),
        beaten=units(fought.beaten),
        markers=int(fought.markers),
    )


def show_after(s: Table) -> dict[str, LandView]:
    """The lands that `done` changes: it is carried out on a copy, as it will be then."""
    seat = s.to_act[0]
    if DONE.first not in s.legal_actions(seat):
        return {}
    copy = cast(Table, s.clone())
    copy.answer(int(s.asked), seat, DONE.first)
    before, then = survey.of_lands(s), survey.of_lands(copy)
    return {
        id: show_land(row) for id, row, old in zip(s.board.land_ids, then, before, strict=True) if row != old
    }


def units(counts: list[int]) -> Units:
    """Units by type."""
    return dict(zip(TYPE_IDS, counts, strict=True))


def nowhere(s: Table, land: int) -> str | None:
    """The id of a land, or None."""
    return None if land == NOWHERE else s.board.land_ids[land]
