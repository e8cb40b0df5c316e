"""What seats see of europe1815: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Numbers
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Shortcut, axis_of, fact_at, shortened
from detente.games.europe1815.codes import CIVIL_KINDS, LANDS, NOBODY, PHASE_FINISHED, TYPES
from detente.games.europe1815.events import REASONS
from detente.games.europe1815.rules.battle import defence, may_attack
from detente.games.europe1815.rules.course import deciding
from detente.games.europe1815.state import GameState
from detente.games.europe1815.view import CIVIL_ACTIONS, LAND_AXIS, MAPS, PIECES, TERRITORIES, TYPE_AXIS, command, diplomacy, flags_by_land, seats as seats_2
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


def write_lands(s: GameState, seat: i64, out: Numbers) -> None:
    """Write lands."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64 = 0
    for v3 in s.owner:
        v4: i64 = v3
        if v4 >= 0:
            values[at + 27 + 4 * part1 + (v4 - seat) % seats] = 1
        part1 += 1
    part5: i64 = 0
    for v7 in s.units[0::TYPES]:
        v8: int = v7
        if v8:
            values[at + 147 + part5] = 0 if v8 < 0 else 18 if v8 > 18 else v8
        part5 += 1
    part9: i64 = 0
    for v11 in s.units[1::TYPES]:
        v12: int = v11
        if v12:
            values[at + 177 + part9] = v12
        part9 += 1
    part13: i64 = 0
    for v15 in s.units[2::TYPES]:
        v16: int = v15
        if v16:
            values[at + 207 + part13] = v16
        part13 += 1
    part17: i64 = 0
    for v19 in s.ships:
        v20: int = v19
        if v20:
            values[at + 237 + part17] = v20
        part17 += 1
    part21: i64 = 0
    for v23 in [int(defence(s, land, False, False)) for land in range(LANDS)]:
        v24: int = v23
        if v24:
            values[at + 267 + part21] = 0 if v24 < 0 else 60 if v24 > 60 else v24
        part21 += 1


def write_table(s: GameState, seat: i64, out: Numbers) -> None:
    """Write table."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64 = 0
    row2: list[Any]
    for row2 in seats_2(s, seat):
        k3: i64 = (part1 - seat) % seats
        if row2[1]:
            values[at + 297 + k3] = 1
        if row2[2]:
            values[at + 301 + k3] = 1
        part4: i64 = 0
        for v5 in row2[3]:
            if v5:
                v6: int = v5
                values[at + 305 + 4 * k3 + part4] = v6
            part4 += 1
        v7: i64 = row2[4]
        if v7 >= 0:
            values[at + 321 + 30 * k3 + v7] = 1
        v8: i64 = row2[5]
        if v8 >= 0:
            values[at + 441 + 30 * k3 + v8] = 1
        if row2[6]:
            values[at + 561 + k3] = 1
        v9: int = row2[7]
        if v9:
            values[at + 565 + k3] = v9
        v10: i64
        for v10 in row2[8]:
            values[at + 569 + 9 * k3 + v10] += 1
        v11: int = row2[9]
        if v11:
            values[at + 605 + k3] = v11
        v12: int = row2[10]
        if v12:
            values[at + 609 + k3] = v12
        v13: int = row2[11]
        if v13:
            values[at + 613 + k3] = v13
        v14: int = row2[12]
        if v14:
            values[at + 617 + k3] = 0 if v14 < 0 else 100 if v14 > 100 else v14
        v15: int = row2[13]
        if v15:
            values[at + 621 + k3] = 0 if v15 < 0 else 100 if v15 > 100 else v15
        v16: int = row2[14]
        if v16:
            values[at + 625 + k3] = v16
        v17: int = row2[15]
        if v17:
            values[at + 629 + k3] = 0 if v17 < 0 else 30 if v17 > 30 else v17
        v18: int = row2[16]
        if v18:
            values[at + 633 + k3] = 0 if v18 < 0 else 100 if v18 > 100 else v18
        v19: int = row2[17]
        if v19:
            values[at + 637 + k3] = v19
        v20: int | None = row2[18]
        if v20 is not None:
            values[at + 641 + 2 * k3] = 1
            v21: int = v20
            values[at + 641 + 2 * k3 + 1] = v21
        v22: i64 = row2[19]
        if v22 >= 0:
            values[at + 649 + 6 * k3 + v22] = 1
        if row2[20]:
            values[at + 673 + k3] = 1
        part1 += 1


def write_diplomacy(s: GameState, seat: i64, out: Numbers) -> None:
    """Write diplomacy."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    row2: list[Any]
    for part1, row2 in diplomacy(s, seat):
        k3: i64 = part1
        v4: int = row2[0]
        if v4:
            values[at + 677 + k3] = 0 if v4 < 0 else 30 if v4 > 30 else v4
        v5: int = row2[1]
        if v5:
            values[at + 707 + k3] = 0 if v5 < 0 else 30 if v5 > 30 else v5


def write_command(s: GameState, seat: i64, out: Numbers) -> None:
    """Write command."""
    values = out.values
    at = out.start
    seats = out.seats
    row1: list[Any] | None = command(s, seat)
    if row1 is not None:
        v2: i64 = row1[0]
        if v2 >= 0:
            values[at + 737 + v2] = 1
        v3: i64 = row1[1]
        if v3 >= 0:
            values[at + 746 + v3] = 1
        row5: list[Any]
        for row5 in row1[2]:
            part4: i64 = row5[0]
            k6: i64 = part4
            values[at + 776 + k6] = 1
            v7: int = row5[1]
            if v7:
                values[at + 806 + k6] = v7
            v8: int = row5[2]
            if v8:
                values[at + 836 + k6] = v8
            v9: int = row5[3]
            if v9:
                values[at + 866 + k6] = v9
            if row5[4]:
                values[at + 896 + k6] = 1
            v10: int = row5[6]
            if v10:
                values[at + 926 + k6] = v10
        if row1[3]:
            values[at + 956] = 1
        part11: i64 = 0
        for v12 in row1[4]:
            if v12:
                v13: int = v12
                values[at + 957 + part11] = v13
            part11 += 1
        v14: int = row1[6]
        if v14:
            values[at + 960] = 0 if v14 < 0 else 100 if v14 > 100 else v14
        v15: int = row1[7]
        if v15:
            values[at + 961] = 0 if v15 < 0 else 100 if v15 > 100 else v15
        row16: list[Any] | None = row1[8]
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
        row20: list[Any] | None = row1[9]
        if row20 is not None:
            v21: int = row20[0]
            if v21:
                values[at + 996] = 0 if v21 < 0 else 60 if v21 > 60 else v21
            v22: int = row20[1]
            if v22:
                values[at + 997] = 0 if v22 < 0 else 60 if v22 > 60 else v22
            v23: int = row20[2]
            if v23:
                values[at + 998] = 0 if v23 < 0 else 100 if v23 > 100 else v23
            v24: int = row20[3]
            if v24:
                values[at + 999] = 0 if v24 < 0 else 100 if v24 > 100 else v24
            if row20[4]:
                values[at + 1000] = 1
            part25: i64 = 0
            for v26 in row20[5]:
                if v26:
                    v27: int = v26
                    values[at + 1001 + part25] = v27
                part25 += 1
            part28: i64 = 0
            for v29 in row20[6]:
                if v29:
                    v30: int = v29
                    values[at + 1004 + part28] = 0 if v30 < 0 else 18 if v30 > 18 else v30
                part28 += 1
            v31: int = row20[7]
            if v31:
                values[at + 1007] = v31
        part32: i64
        row33: list[Any]
        for part32, row33 in row1[10]:
            k34: i64 = part32
            v35: i64 = row33[0]
            if v35 >= 0:
                values[at + 1008 + 4 * k34 + (v35 - seat) % seats] = 1
            v36: int = row33[1]
            if v36:
                values[at + 1128 + k34] = 0 if v36 < 0 else 18 if v36 > 18 else v36
            v37: int = row33[2]
            if v37:
                values[at + 1158 + k34] = v37
            v38: int = row33[3]
            if v38:
                values[at + 1188 + k34] = v38
            v39: int = row33[4]
            if v39:
                values[at + 1218 + k34] = v39
            v40: int = row33[8]
            if v40:
                values[at + 1248 + k34] = 0 if v40 < 0 else 60 if v40 > 60 else v40


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
    for v2 in [(s.start + k) % s.seats for k in range(s.seats)]:
        names1.append(int(v2))
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
    for v2 in [kind for kind in range(len(CIVIL_KINDS)) if s.used >> kind & 1]:
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
    column1 = s.owner
    column2 = s.units[0::TYPES]
    column3 = s.units[1::TYPES]
    column4 = s.units[2::TYPES]
    column5 = s.ships
    column6 = [int(s.general_in(land)) for land in range(LANDS)]
    column7 = flags_by_land(s)
    column8 = [int(s.ep_in(land)) for land in range(LANDS)]
    column9 = [int(defence(s, land, False, False)) for land in range(LANDS)]
    part10: i64
    all11: dict[object, object] = {}
    for part10 in range(30):
        v12: i64 = column1[part10]
        v13: int = column2[part10]
        v14: int = column3[part10]
        v15: int = column4[part10]
        v16: int = column5[part10]
        v17: i64 = column6[part10]
        v18: i64 = column7[part10]
        v19: int = column8[part10]
        v20: int = column9[part10]
        all11[LAND_AXIS.shown(s, part10)] = {"owner": None if v12 < 0 else int(v12), "inf": int(v13), "kav": int(v14), "art": int(v15), "ships": int(v16), "general": None if v17 < 0 else int(v17), "flag": None if v18 < 0 else int(v18), "ep": int(v19), "defence": int(v20)}
    return all11


def show_table(s: GameState, seat: i64) -> object:
    """The entry table."""
    part1: i64 = 0
    row2: list[Any]
    all3: list[object] = []
    for row2 in seats_2(s, seat):
        v4: int | None = row2[0]
        part5: i64 = 0
        v6: int
        all7: dict[object, object] = {}
        for v6 in row2[3]:
            all7[PIECES_LABELS[part5]] = int(v6)
            part5 += 1
        v8: i64 = row2[4]
        v9: i64 = row2[5]
        v10: int = row2[7]
        names11: list[object] = []
        v12: i64
        for v12 in row2[8]:
            names11.append(TERRITORIES.shown(s, v12))
        v13: int = row2[9]
        v14: int = row2[10]
        v15: int = row2[11]
        v16: int = row2[12]
        v17: int = row2[13]
        v18: int = row2[14]
        v19: int = row2[15]
        v20: int = row2[16]
        v21: int = row2[17]
        v22: int | None = row2[18]
        v23: i64 = row2[19]
        all3.append({"team": None if v4 is None else int(v4), "chief": bool(row2[1]), "exile": bool(row2[2]), "supply": all7, "general": None if v8 < 0 else LAND_AXIS.shown(s, v8), "flag": None if v9 < 0 else LAND_AXIS.shown(s, v9), "holds_flag": bool(row2[6]), "lands": int(v10), "territories": names11, "grey": int(v13), "white": int(v14), "foreign_flags": int(v15), "ep": int(v16), "reinforcement": int(v17), "markers": int(v18), "points": int(v19), "power": int(v20), "rank": int(v21), "loyalty": None if v22 is None else int(v22), "wish": None if v23 < 0 else AXIS_17_19_LABELS[v23], "wish_met": FACT_17_20.show(s, row2[20])})
        part1 += 1
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
    row1: list[Any] | None = command(s, seat)
    entry2: object = None
    if row1 is not None:
        v3: i64 = row1[0]
        v4: i64 = row1[1]
        found5: list[object] = []
        row6: list[Any]
        for row6 in row1[2]:
            v7: i64 = row6[0]
            v8: int = row6[1]
            v9: int = row6[2]
            v10: int = row6[3]
            v11: int = row6[6]
            found5.append({"land": None if v7 < 0 else LAND_AXIS.shown(s, v7), "inf": int(v8), "kav": int(v9), "art": int(v10), "general": bool(row6[4]), "by_ship": bool(row6[5]), "ships": int(v11)})
        part12: i64 = 0
        v13: int
        all14: dict[object, object] = {}
        for v13 in row1[4]:
            all14[TYPE_AXIS_LABELS[part12]] = int(v13)
            part12 += 1
        v15: int = row1[5]
        v16: int = row1[6]
        v17: int = row1[7]
        row18: list[Any] | None = row1[8]
        entry19: object = None
        if row18 is not None:
            v20: i64 = row18[0]
            v21: i64 = row18[1]
            v22: int = row18[2]
            entry19 = {"land": None if v20 < 0 else LAND_AXIS.shown(s, v20), "type": None if v21 < 0 else TYPE_AXIS_LABELS[v21], "most": int(v22)}
        row23: list[Any] | None = row1[9]
        entry24: object = None
        if row23 is not None:
            v25: int = row23[0]
            v26: int = row23[1]
            v27: int = row23[2]
            v28: int = row23[3]
            part29: i64 = 0
            v30: int
            all31: dict[object, object] = {}
            for v30 in row23[5]:
                all31[TYPE_AXIS_LABELS[part29]] = int(v30)
                part29 += 1
            part32: i64 = 0
            v33: int
            all34: dict[object, object] = {}
            for v33 in row23[6]:
                all34[TYPE_AXIS_LABELS[part32]] = int(v33)
                part32 += 1
            v35: int = row23[7]
            entry24 = {"attack": int(v25), "defence": int(v26), "attacker_ep": int(v27), "defender_ep": int(v28), "conquest": bool(row23[4]), "lost": all31, "beaten": all34, "markers": int(v35)}
        found36: dict[object, object] = {}
        part37: i64
        row38: list[Any]
        for part37, row38 in row1[10]:
            v39: i64 = row38[0]
            v40: int = row38[1]
            v41: int = row38[2]
            v42: int = row38[3]
            v43: int = row38[4]
            v44: i64 = row38[5]
            v45: i64 = row38[6]
            v46: int = row38[7]
            v47: int = row38[8]
            found36[LAND_AXIS.shown(s, part37)] = {"owner": None if v39 < 0 else int(v39), "inf": int(v40), "kav": int(v41), "art": int(v42), "ships": int(v43), "general": None if v44 < 0 else int(v44), "flag": None if v45 < 0 else int(v45), "ep": int(v46), "defence": int(v47)}
        entry2 = {"kind": None if v3 < 0 else AXIS_19_0_LABELS[v3], "target": None if v4 < 0 else LAND_AXIS.shown(s, v4), "parts": found5, "wear": bool(row1[3]), "dissolved": all14, "effects": int(v15), "budget": int(v16), "unspent": int(v17), "stack": entry19, "battle": entry24, "after": found36}
    return entry2


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
        values = out.values
        at = out.start
        seats = out.seats
        v1: i64 = s.phase
        if v1 >= 0:
            values[at + v1] = 1
        v2: int = s.year
        values[at + 7] = 1 if v2 < 1 else 9 if v2 > 9 else v2
        v3: i64 = s.start
        if v3 >= 0:
            values[at + 8 + (v3 - seat) % seats] = 1
        v4: i64 = (deciding(s) if s.phase != PHASE_FINISHED else NOBODY)
        if v4 >= 0:
            values[at + 12 + (v4 - seat) % seats] = 1
        if s.half:
            values[at + 16] = 1
        v5: int = s.actions
        if v5:
            values[at + 17] = v5
        if may_attack(s):
            values[at + 18] = 1
        v6: i64
        for v6 in [kind for kind in range(len(CIVIL_KINDS)) if s.used >> kind & 1]:
            values[at + 19 + v6] += 1
        v7: int = s.effects
        if v7:
            values[at + 25] = v7
        if s.team_used:
            values[at + 26] = 1
        write_lands(s, seat, out)
        write_table(s, seat, out)
        write_diplomacy(s, seat, out)
        write_command(s, seat, out)
        v8 = 1
        v9: i64
        for v9 in s.ranks:
            values[at + 1278 + (v9 - seat) % seats] = v8
            v8 += 1

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
        view["command"] = show_command(s, seat)


shortened(FACTS, Shown())
