"""What seats see of europe1815: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Numbers
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Shortcut, axis_of, copies, fact_at, shortened
from detente.games.europe1815.codes import KINDS_IN_SUPPLY, LANDS, NOBODY, NO_COMMAND, NO_WISH, PHASE_FINISHED, PHASE_WINTER, TYPES
from detente.games.europe1815.events import REASONS
from detente.games.europe1815.rules.battle import may_attack
from detente.games.europe1815.rules.course import deciding
from detente.games.europe1815.rules.holdings import Holdings, holdings, standings
from detente.games.europe1815.rules.loyalty import fulfilled
from detente.games.europe1815.rules.stationing import unspent
from detente.games.europe1815.rules.units import is_loyal
from detente.games.europe1815.state import GameState
from detente.games.europe1815.view import CIVIL_ACTIONS, CIVIL_TAKEN, LAND_AXIS, MAPS, PIECES, TERRITORIES, TYPE_AXIS, after, battle, diplomacy, flags_by_land, parts, stack, stations, wears
from detente.games.europe1815.view import FACTS as DECLARED

FACTS: Final = DECLARED
MAPS_LABELS: Final[list[str]] = MAPS.labels
FACT_4: Final[Fact[Any]] = fact_at(FACTS, [4])
AXIS_4: Final[Axis] = axis_of(FACT_4, "axis")
AXIS_4_LABELS: Final[list[str]] = AXIS_4.labels
CIVIL_ACTIONS_LABELS: Final[list[str]] = CIVIL_ACTIONS.labels
PIECES_LABELS: Final[list[str]] = PIECES.labels
FACT_17_19: Final[Fact[Any]] = fact_at(FACTS, [17, 19])
AXIS_17_19: Final[Axis] = axis_of(FACT_17_19, "axis")
AXIS_17_19_LABELS: Final[list[str]] = AXIS_17_19.labels
FACT_17_20: Final[Fact[Any]] = fact_at(FACTS, [17, 20])
FACT_19_0: Final[Fact[Any]] = fact_at(FACTS, [19, 0])
AXIS_19_0: Final[Axis] = axis_of(FACT_19_0, "axis")
AXIS_19_0_LABELS: Final[list[str]] = AXIS_19_0.labels
TYPE_AXIS_LABELS: Final[list[str]] = TYPE_AXIS.labels


def write_lands(s: GameState, seat: i64, out: Numbers, kept_holdings: Holdings) -> None:
    """Write lands."""
    values = out.values
    at = out.start
    seats = out.seats
    first1: i64 = at
    first2: i64 = at
    v4: int
    v5: int
    v6: int
    v7: int
    for v3, v4, v5, v6, v7 in zip(s.owner, s.units[0::TYPES], s.units[1::TYPES], s.units[2::TYPES], s.ships):
        v8: i64 = v3
        if v8 >= 0:
            values[first1 + 27 + (v8 - seat) % seats] = 1
        if v4 > 0:
            values[first2 + 147] = 18 if v4 > 18 else v4
        if v5:
            values[first2 + 177] = v5
        if v6:
            values[first2 + 207] = v6
        if v7:
            values[first2 + 237] = v7
        first1 += 4
        first2 += 1
    first9: i64 = at
    v10: int
    for v10 in kept_holdings.defence:
        if v10 > 0:
            values[first9 + 267] = 60 if v10 > 60 else v10
        first9 += 1


def write_table(s: GameState, seat: i64, out: Numbers, kept_holdings: Holdings) -> None:
    """Write table."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    for part1 in range(int(s.seats)):
        k2: i64 = (part1 - seat) % seats
        first3: i64 = at + k2
        if (s.chief == part1):
            values[first3 + 297] = 1
        if (s.phase >= PHASE_WINTER and kept_holdings.merits[part1][2] == 0):
            values[first3 + 301] = 1
        part5: i64 = at + 305 + 4 * k2
        for v6 in s.supply[part1 * KINDS_IN_SUPPLY:(part1 + 1) * KINDS_IN_SUPPLY]:
            if v6:
                v4: int = v6
                values[part5] = v4
            part5 += 1
        v7: i64 = s.general[part1]
        if v7 >= 0:
            values[at + 321 + 30 * k2 + v7] = 1
        v8: i64 = s.flag[part1]
        if v8 >= 0:
            values[at + 441 + 30 * k2 + v8] = 1
        if kept_holdings.realms.holds_flag[part1]:
            values[first3 + 561] = 1
        v9: int = kept_holdings.merits[part1][2]
        if v9:
            values[first3 + 565] = v9
        first10: i64 = at + 569 + 9 * k2
        v11: i64
        for v11 in kept_holdings.realms.territories[part1]:
            values[first10 + v11] = 1
        v12: int = kept_holdings.realms.grey[part1]
        if v12:
            values[first3 + 605] = v12
        v13: int = kept_holdings.realms.white[part1]
        if v13:
            values[first3 + 609] = v13
        v14: int = kept_holdings.realms.foreign_flags[part1]
        if v14:
            values[first3 + 613] = v14
        v15: int = kept_holdings.merits[part1][1]
        if v15 > 0:
            values[first3 + 617] = 100 if v15 > 100 else v15
        v16: int = kept_holdings.realms.reinforcement[part1]
        if v16 > 0:
            values[first3 + 621] = 100 if v16 > 100 else v16
        v17: int = s.markers[part1]
        if v17:
            values[first3 + 625] = v17
        v18: int = s.points[part1]
        if v18 > 0:
            values[first3 + 629] = 30 if v18 > 30 else v18
        v19: int = kept_holdings.merits[part1][0]
        if v19 > 0:
            values[first3 + 633] = 100 if v19 > 100 else v19
        v20: int = kept_holdings.rank[part1]
        if v20:
            values[first3 + 637] = v20
        v21: int | None = (s.loyalty[part1] if is_loyal(s, part1) else None)
        if v21 is not None:
            values[at + 641 + 2 * k2] = 1
            v22: int = v21
            values[at + 641 + 2 * k2 + 1] = v22
        v23: i64 = (s.wish[part1] - 1)
        if v23 >= 0:
            values[at + 649 + 6 * k2 + v23] = 1
        if (fulfilled(s, part1) if s.wish[part1] != NO_WISH else None):
            values[first3 + 673] = 1


def write_diplomacy(s: GameState, seat: i64, out: Numbers) -> None:
    """Write diplomacy."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    row2: list[Any]
    for part1, row2 in diplomacy(s, seat):
        k3: i64 = part1
        first4: i64 = at + k3
        v5: int = row2[0]
        if v5 > 0:
            values[first4 + 677] = 30 if v5 > 30 else v5
        v6: int = row2[1]
        if v6 > 0:
            values[first4 + 707] = 30 if v6 > 30 else v6


def write_command(s: GameState, seat: i64, out: Numbers) -> None:
    """Write command."""
    values = out.values
    at = out.start
    seats = out.seats
    if (s.command != NO_COMMAND):
        v1: i64 = (s.command - 1)
        if v1 >= 0:
            values[at + 737 + v1] = 1
        v2: i64 = s.target
        if v2 >= 0:
            values[at + 746 + v2] = 1
        row4: list[Any]
        for row4 in parts(s, seat):
            part3: i64 = row4[0]
            k5: i64 = part3
            first6: i64 = at + k5
            values[first6 + 776] = 1
            v7: int = row4[1]
            if v7:
                values[first6 + 806] = v7
            v8: int = row4[2]
            if v8:
                values[first6 + 836] = v8
            v9: int = row4[3]
            if v9:
                values[first6 + 866] = v9
            if row4[4]:
                values[first6 + 896] = 1
            v10: int = row4[6]
            if v10:
                values[first6 + 926] = v10
        if wears(s, seat):
            values[at + 956] = 1
        part12: i64 = at + 957
        for v13 in s.worn:
            if v13:
                v11: int = v13
                values[part12] = v11
            part12 += 1
        v14: int = (s.budget if stations(s) else 0)
        if v14 > 0:
            values[at + 960] = 100 if v14 > 100 else v14
        v15: int = (unspent(s) if stations(s) else 0)
        if v15 > 0:
            values[at + 961] = 100 if v15 > 100 else v15
        row16: list[Any] | None = stack(s, seat)
        if row16 is not None:
            v17: i64 = row16[0]
            if v17 >= 0:
                values[at + 962 + v17] = 1
            v18: i64 = row16[1]
            if v18 >= 0:
                values[at + 992 + v18] = 1
            v19: int = row16[2]
            if v19:
                values[at + 995] = v19
        row20: list[Any] | None = battle(s, seat)
        if row20 is not None:
            v21: int = row20[0]
            if v21 > 0:
                values[at + 996] = 60 if v21 > 60 else v21
            v22: int = row20[1]
            if v22 > 0:
                values[at + 997] = 60 if v22 > 60 else v22
            v23: int = row20[2]
            if v23 > 0:
                values[at + 998] = 100 if v23 > 100 else v23
            v24: int = row20[3]
            if v24 > 0:
                values[at + 999] = 100 if v24 > 100 else v24
            if row20[4]:
                values[at + 1000] = 1
            part26: i64 = at + 1001
            for v27 in row20[5]:
                if v27:
                    v25: int = v27
                    values[part26] = v25
                part26 += 1
            part29: i64 = at + 1004
            for v30 in row20[6]:
                if v30:
                    v28: int = v30
                    values[part29] = 0 if v28 < 0 else 18 if v28 > 18 else v28
                part29 += 1
            v31: int = row20[7]
            if v31:
                values[at + 1007] = v31
        part32: i64
        row33: list[Any]
        for part32, row33 in after(s, seat):
            k34: i64 = part32
            first35: i64 = at + k34
            v36: i64 = row33[0]
            if v36 >= 0:
                values[at + 1008 + 4 * k34 + (v36 - seat) % seats] = 1
            v37: int = row33[1]
            if v37 > 0:
                values[first35 + 1128] = 18 if v37 > 18 else v37
            v38: int = row33[2]
            if v38:
                values[first35 + 1158] = v38
            v39: int = row33[3]
            if v39:
                values[first35 + 1188] = v39
            v40: int = row33[4]
            if v40:
                values[first35 + 1218] = v40
            v41: int = row33[8]
            if v41 > 0:
                values[first35 + 1248] = 60 if v41 > 60 else v41


def show_map(s: GameState, seat: i64) -> object:
    """The entry map."""
    v1: i64 = s.board.american
    return None if v1 < 0 else MAPS_LABELS[v1]


def show_phase(s: GameState, seat: i64) -> object:
    """The entry phase."""
    v1: i64 = s.phase
    return None if v1 < 0 else AXIS_4_LABELS[v1]


def show_year(s: GameState, seat: i64) -> object:
    """The entry year."""
    v1: int = s.year
    return int(v1)


def show_start(s: GameState, seat: i64) -> object:
    """The entry start."""
    v1: i64 = s.start
    return None if v1 < 0 else int(v1)


def show_turn_order(s: GameState, seat: i64) -> object:
    """The entry turn_order."""
    names1: list[object] = []
    v2: i64
    for v2 in range(s.seats):
        names1.append(int(((s.start + v2) % s.seats)))
    return names1


def show_turn(s: GameState, seat: i64) -> object:
    """The entry turn."""
    v1: i64 = (deciding(s) if s.phase != PHASE_FINISHED else NOBODY)
    return None if v1 < 0 else int(v1)


def show_actions(s: GameState, seat: i64) -> object:
    """The entry actions."""
    v1: int = s.actions
    return int(v1)


def show_civil(s: GameState, seat: i64) -> object:
    """The entry civil."""
    names1: list[object] = []
    v2: i64
    for v2 in CIVIL_TAKEN[s.used]:
        names1.append(CIVIL_ACTIONS_LABELS[v2])
    return names1


def show_effects(s: GameState, seat: i64) -> object:
    """The entry effects."""
    v1: int = s.effects
    return int(v1)


def show_victory(s: GameState, seat: i64) -> object:
    """The entry victory."""
    v1: int = s.board.victory
    return int(v1)


def show_lands(s: GameState, seat: i64) -> object:
    """The entry lands."""
    kept1 = holdings(s)
    if kept1.shown is None:
        column2 = s.owner
        column3 = s.units[0::TYPES]
        column4 = s.units[1::TYPES]
        column5 = s.units[2::TYPES]
        column6 = s.ships
        column7 = [int(s.general_in(land)) for land in range(LANDS)]
        column8 = flags_by_land(s)
        column9 = [int(s.ep_in(land)) for land in range(LANDS)]
        column10 = holdings(s).defence
        part11: i64
        all12: dict[object, object] = {}
        for part11 in range(30):
            v13: i64 = column2[part11]
            v14: int = column3[part11]
            v15: int = column4[part11]
            v16: int = column5[part11]
            v17: int = column6[part11]
            v18: i64 = column7[part11]
            v19: i64 = column8[part11]
            v20: int = column9[part11]
            v21: int = column10[part11]
            all12[LAND_AXIS.shown(s, part11)] = {"owner": None if v13 < 0 else int(v13), "inf": int(v14), "kav": int(v15), "art": int(v16), "ships": int(v17), "general": None if v18 < 0 else int(v18), "flag": None if v19 < 0 else int(v19), "ep": int(v20), "defence": int(v21)}
        kept1.shown = all12
    return copies(kept1.shown)


def show_table(s: GameState, seat: i64) -> object:
    """The entry table."""
    part1: i64
    made2 = holdings(s)
    all3: list[object] = []
    for part1 in range(int(s.seats)):
        v4: int | None = (part1 % 2 if s.teams else None)
        part5: i64 = 0
        v6: int
        all7: dict[object, object] = {}
        for v6 in s.supply[part1 * KINDS_IN_SUPPLY:(part1 + 1) * KINDS_IN_SUPPLY]:
            all7[PIECES_LABELS[part5]] = int(v6)
            part5 += 1
        v8: i64 = s.general[part1]
        v9: i64 = s.flag[part1]
        v10: int = made2.merits[part1][2]
        names11: list[object] = []
        v12: i64
        for v12 in made2.realms.territories[part1]:
            names11.append(TERRITORIES.shown(s, v12))
        v13: int = made2.realms.grey[part1]
        v14: int = made2.realms.white[part1]
        v15: int = made2.realms.foreign_flags[part1]
        v16: int = made2.merits[part1][1]
        v17: int = made2.realms.reinforcement[part1]
        v18: int = s.markers[part1]
        v19: int = s.points[part1]
        v20: int = made2.merits[part1][0]
        v21: int = made2.rank[part1]
        v22: int | None = (s.loyalty[part1] if is_loyal(s, part1) else None)
        v23: i64 = (s.wish[part1] - 1)
        all3.append({"team": None if v4 is None else int(v4), "chief": bool((s.chief == part1)), "exile": bool((s.phase >= PHASE_WINTER and made2.merits[part1][2] == 0)), "supply": all7, "general": None if v8 < 0 else LAND_AXIS.shown(s, v8), "flag": None if v9 < 0 else LAND_AXIS.shown(s, v9), "holds_flag": bool(made2.realms.holds_flag[part1]), "lands": int(v10), "territories": names11, "grey": int(v13), "white": int(v14), "foreign_flags": int(v15), "ep": int(v16), "reinforcement": int(v17), "markers": int(v18), "points": int(v19), "power": int(v20), "rank": int(v21), "loyalty": None if v22 is None else int(v22), "wish": None if v23 < 0 else AXIS_17_19_LABELS[v23], "wish_met": FACT_17_20.show(s, (fulfilled(s, part1) if s.wish[part1] != NO_WISH else None))})
    return all3


def show_diplomacy(s: GameState, seat: i64) -> object:
    """The entry diplomacy."""
    found1: dict[object, object] = {}
    part2: i64
    row3: list[Any]
    for part2, row3 in diplomacy(s, seat):
        v4: int = row3[0]
        v5: int = row3[1]
        found1[LAND_AXIS.shown(s, part2)] = {"influence": int(v4), "resistance": int(v5)}
    return found1


def show_command(s: GameState, seat: i64) -> object:
    """The entry command."""
    entry1: object = None
    if (s.command != NO_COMMAND):
        v2: i64 = (s.command - 1)
        v3: i64 = s.target
        found4: list[object] = []
        row5: list[Any]
        for row5 in parts(s, seat):
            v6: i64 = row5[0]
            v7: int = row5[1]
            v8: int = row5[2]
            v9: int = row5[3]
            v10: int = row5[6]
            found4.append({"land": None if v6 < 0 else LAND_AXIS.shown(s, v6), "inf": int(v7), "kav": int(v8), "art": int(v9), "general": bool(row5[4]), "by_ship": bool(row5[5]), "ships": int(v10)})
        part11: i64 = 0
        v12: int
        all13: dict[object, object] = {}
        for v12 in s.worn:
            all13[TYPE_AXIS_LABELS[part11]] = int(v12)
            part11 += 1
        v14: int = s.effects
        v15: int = (s.budget if stations(s) else 0)
        v16: int = (unspent(s) if stations(s) else 0)
        row17: list[Any] | None = stack(s, seat)
        entry18: object = None
        if row17 is not None:
            v19: i64 = row17[0]
            v20: i64 = row17[1]
            v21: int = row17[2]
            entry18 = {"land": None if v19 < 0 else LAND_AXIS.shown(s, v19), "type": None if v20 < 0 else TYPE_AXIS_LABELS[v20], "most": int(v21)}
        row22: list[Any] | None = battle(s, seat)
        entry23: object = None
        if row22 is not None:
            v24: int = row22[0]
            v25: int = row22[1]
            v26: int = row22[2]
            v27: int = row22[3]
            part28: i64 = 0
            v29: int
            all30: dict[object, object] = {}
            for v29 in row22[5]:
                all30[TYPE_AXIS_LABELS[part28]] = int(v29)
                part28 += 1
            part31: i64 = 0
            v32: int
            all33: dict[object, object] = {}
            for v32 in row22[6]:
                all33[TYPE_AXIS_LABELS[part31]] = int(v32)
                part31 += 1
            v34: int = row22[7]
            entry23 = {"attack": int(v24), "defence": int(v25), "attacker_ep": int(v26), "defender_ep": int(v27), "conquest": bool(row22[4]), "lost": all30, "beaten": all33, "markers": int(v34)}
        found35: dict[object, object] = {}
        part36: i64
        row37: list[Any]
        for part36, row37 in after(s, seat):
            v38: i64 = row37[0]
            v39: int = row37[1]
            v40: int = row37[2]
            v41: int = row37[3]
            v42: int = row37[4]
            v43: i64 = row37[5]
            v44: i64 = row37[6]
            v45: int = row37[7]
            v46: int = row37[8]
            found35[LAND_AXIS.shown(s, part36)] = {"owner": None if v38 < 0 else int(v38), "inf": int(v39), "kav": int(v40), "art": int(v41), "ships": int(v42), "general": None if v43 < 0 else int(v43), "flag": None if v44 < 0 else int(v44), "ep": int(v45), "defence": int(v46)}
        entry1 = {"kind": None if v2 < 0 else AXIS_19_0_LABELS[v2], "target": None if v3 < 0 else LAND_AXIS.shown(s, v3), "parts": found4, "wear": bool(wears(s, seat)), "dissolved": all13, "effects": int(v14), "budget": int(v15), "unspent": int(v16), "stack": entry18, "battle": entry23, "after": found35}
    return entry1


def show_ranks(s: GameState, seat: i64) -> object:
    """The entry ranks."""
    names1: list[object] = []
    v2: i64
    for v2 in s.ranks:
        names1.append(int(v2))
    return names1


class Shown(Shortcut):
    """All facts at once."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of the observation."""
        assert isinstance(s, GameState)
        at = out.start
        seats = out.seats
        out.make_room(27)
        kept_holdings = holdings(s)
        numbers1 = kept_holdings.numbers.get(seat)
        if numbers1 is None:
            out.make_room(270)
            write_lands(s, seat, out, kept_holdings)
            kept_holdings.numbers[seat] = out.written_since(27)
        else:
            out.repeat(numbers1)
        kept_standings = standings(s, kept_holdings)
        numbers2 = kept_standings.numbers.get(seat)
        if numbers2 is None:
            out.make_room(380)
            write_table(s, seat, out, kept_holdings)
            kept_standings.numbers[seat] = out.written_since(297)
        else:
            out.repeat(numbers2)
        out.make_room(605)
        values = out.values
        v3: i64 = s.phase
        if v3 >= 0:
            values[at + v3] = 1
        v4: int = s.year
        values[at + 7] = 1 if v4 < 1 else 9 if v4 > 9 else v4
        v5: i64 = s.start
        if v5 >= 0:
            values[at + 8 + (v5 - seat) % seats] = 1
        v6: i64 = (deciding(s) if s.phase != PHASE_FINISHED else NOBODY)
        if v6 >= 0:
            values[at + 12 + (v6 - seat) % seats] = 1
        if s.half:
            values[at + 16] = 1
        v7: int = s.actions
        if v7:
            values[at + 17] = v7
        if may_attack(s):
            values[at + 18] = 1
        first8: i64 = at + 19
        v9: i64
        for v9 in CIVIL_TAKEN[s.used]:
            values[first8 + v9] = 1
        v10: int = s.effects
        if v10:
            values[at + 25] = v10
        if s.team_used:
            values[at + 26] = 1
        write_diplomacy(s, seat, out)
        write_command(s, seat, out)
        first11: i64 = at + 1278
        v12 = 1
        v13: i64
        for v13 in s.ranks:
            values[first11 + (v13 - seat) % seats] = v12
            v12 += 1

    def show(self, s: State, seat: i64) -> dict[str, object]:
        """The entries of the view."""
        assert isinstance(s, GameState)
        return {
            "map": show_map(s, seat),
            "teams": bool(s.teams),
            "admirals": bool(s.admirals),
            "loyalty": bool(s.loyal),
            "phase": show_phase(s, seat),
            "year": show_year(s, seat),
            "start": show_start(s, seat),
            "turn_order": show_turn_order(s, seat),
            "turn": show_turn(s, seat),
            "half": bool(s.half),
            "actions": show_actions(s, seat),
            "attack_left": bool(may_attack(s)),
            "civil": show_civil(s, seat),
            "effects": show_effects(s, seat),
            "team_used": bool(s.team_used),
            "victory": show_victory(s, seat),
            "lands": show_lands(s, seat),
            "table": show_table(s, seat),
            "diplomacy": show_diplomacy(s, seat),
            "command": show_command(s, seat),
            "ranks": show_ranks(s, seat),
            "ending": REASONS.get(int(s.ending)),
        }

    def show_own(self, s: State, seat: i64, view: dict[str, object]) -> None:
        """Replace the entries that depend on the seat."""
        assert isinstance(s, GameState)


shortened(FACTS, Shown())
