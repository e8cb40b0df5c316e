"""What seats see of twoplustwo: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Numbers
from detente.core.shown.common import known_facts, write_known
from detente.core.shown.facts import Fact, NONE
from detente.core.shown.groups import Shortcut, axis_of, fact_at, shortened
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.rules.economy import worth_of
from detente.games.germany.state import PLACE_SET_APART
from detente.games.germany.view.board import SIDE_OF, factories, lines, none_without_factory, protests, supplier_protests
from detente.games.germany.view.cards import deck, looked, police
from detente.games.germany.view.task import placed, points, province, raised, site, taken, why
from detente.games.twoplustwo import codes as codes_2, places
from detente.games.twoplustwo.events import REASONS
from detente.games.twoplustwo.rules.points import debt_points, points as points_2, track_points, treasury_points, treasury_space
from detente.games.twoplustwo.state import GameState
from detente.games.twoplustwo.view import DECKS, DECK_FACES, FACES, REMINDERS, SPACES, TRACKS, auto, collected, draws, edition, forecast, overflow, reminders, step
from detente.games.twoplustwo.view import FACTS as DECLARED

FACTS: Final = DECLARED
FACT_16_2: Final[Fact[Any]] = fact_at(FACTS, [16, 2])
FACT_26: Final[Fact[Any]] = fact_at(FACTS, [26])
FACT_34: Final[Fact[Any]] = fact_at(FACTS, [34])
FACT_35: Final[Fact[Any]] = fact_at(FACTS, [35])
FACT_39_2: Final[Fact[Any]] = fact_at(FACTS, [39, 2])
FACT_39_3: Final[Fact[Any]] = fact_at(FACTS, [39, 3])
KNOWN: Final = known_facts(FACTS)
FACT_49: Final[Fact[Any]] = fact_at(FACTS, [49])
FACT_1: Final[Fact[Any]] = fact_at(FACTS, [1])
AXIS_1: Final[Axis] = axis_of(FACT_1, "axis")
AXIS_1_LABELS: Final[list[str]] = AXIS_1.labels
FACT_2: Final[Fact[Any]] = fact_at(FACTS, [2])
AXIS_2: Final[Axis] = axis_of(FACT_2, "axis")
AXIS_2_LABELS: Final[list[str]] = AXIS_2.labels
TRACKS_LABELS: Final[list[str]] = TRACKS.labels
REMINDERS_LABELS: Final[list[str]] = REMINDERS.labels
FACT_14: Final[Fact[Any]] = fact_at(FACTS, [14])
AXIS_14: Final[Axis] = axis_of(FACT_14, "axis")
AXIS_14_LABELS: Final[list[str]] = AXIS_14.labels
FACT_14_0: Final[Fact[Any]] = fact_at(FACTS, [14, 0])
AXIS_14_0: Final[Axis] = axis_of(FACT_14_0, "axis")
AXIS_14_0_LABELS: Final[list[str]] = AXIS_14_0.labels
FACT_15: Final[Fact[Any]] = fact_at(FACTS, [15])
AXIS_15: Final[Axis] = axis_of(FACT_15, "axis")
AXIS_15_LABELS: Final[list[str]] = AXIS_15.labels
FACT_15_0: Final[Fact[Any]] = fact_at(FACTS, [15, 0])
AXIS_15_0: Final[Axis] = axis_of(FACT_15_0, "axis")
AXIS_15_0_LABELS: Final[list[str]] = AXIS_15_0.labels
FACT_16: Final[Fact[Any]] = fact_at(FACTS, [16])
AXIS_16_2: Final[Axis] = axis_of(FACT_16_2, "axis")
AXIS_16_2_LABELS: Final[list[str]] = AXIS_16_2.labels
AXIS_16: Final[Axis] = axis_of(FACT_16, "axis")
AXIS_16_LABELS: Final[list[str]] = AXIS_16.labels
FACT_17: Final[Fact[Any]] = fact_at(FACTS, [17])
AXIS_17: Final[Axis] = axis_of(FACT_17, "axis")
AXIS_17_LABELS: Final[list[str]] = AXIS_17.labels
FACT_18: Final[Fact[Any]] = fact_at(FACTS, [18])
AXIS_18: Final[Axis] = axis_of(FACT_18, "axis")
AXIS_18_LABELS: Final[list[str]] = AXIS_18.labels
FACES_LABELS: Final[list[str]] = FACES.labels
DECKS_LABELS: Final[list[str]] = DECKS.labels
DECK_FACES_LABELS: Final[list[str]] = DECK_FACES.labels
FACT_32: Final[Fact[Any]] = fact_at(FACTS, [32])
FACT_36: Final[Fact[Any]] = fact_at(FACTS, [36])
FACT_37: Final[Fact[Any]] = fact_at(FACTS, [37])
FACT_39_1: Final[Fact[Any]] = fact_at(FACTS, [39, 1])
AXIS_39_1: Final[Axis] = axis_of(FACT_39_1, "axis")
AXIS_39_1_LABELS: Final[list[str]] = AXIS_39_1.labels
FACT_40_1: Final[Fact[Any]] = fact_at(FACTS, [40, 1])
AXIS_40_1: Final[Axis] = axis_of(FACT_40_1, "axis")
AXIS_40_1_LABELS: Final[list[str]] = AXIS_40_1.labels
FACT_40_2: Final[Fact[Any]] = fact_at(FACTS, [40, 2])
FACT_40_3: Final[Fact[Any]] = fact_at(FACTS, [40, 3])
AXIS_40_3: Final[Axis] = axis_of(FACT_40_3, "axis")
AXIS_40_3_LABELS: Final[list[str]] = AXIS_40_3.labels
FACT_40_4: Final[Fact[Any]] = fact_at(FACTS, [40, 4])
AXIS_40_4: Final[Axis] = axis_of(FACT_40_4, "axis")
AXIS_40_4_LABELS: Final[list[str]] = AXIS_40_4.labels
FACT_40_5: Final[Fact[Any]] = fact_at(FACTS, [40, 5])
AXIS_40_5: Final[Axis] = axis_of(FACT_40_5, "axis")
AXIS_40_5_LABELS: Final[list[str]] = AXIS_40_5.labels
FACT_40_7: Final[Fact[Any]] = fact_at(FACTS, [40, 7])
FACT_41: Final[Fact[Any]] = fact_at(FACTS, [41])
FACT_44_2_0: Final[Fact[Any]] = fact_at(FACTS, [44, 2, 0])
AXIS_44_2_0: Final[Axis] = axis_of(FACT_44_2_0, "axis")
AXIS_44_2_0_LABELS: Final[list[str]] = AXIS_44_2_0.labels
FACT_44_4: Final[Fact[Any]] = fact_at(FACTS, [44, 4])
AXIS_44_4: Final[Axis] = axis_of(FACT_44_4, "axis")
AXIS_44_4_LABELS: Final[list[str]] = AXIS_44_4.labels
FACT_44_5_0: Final[Fact[Any]] = fact_at(FACTS, [44, 5, 0])
AXIS_44_5_0: Final[Axis] = axis_of(FACT_44_5_0, "axis")
AXIS_44_5_0_LABELS: Final[list[str]] = AXIS_44_5_0.labels
FACT_44_5_2: Final[Fact[Any]] = fact_at(FACTS, [44, 5, 2])
FACT_44_8: Final[Fact[Any]] = fact_at(FACTS, [44, 8])
AXIS_44_8: Final[Axis] = axis_of(FACT_44_8, "axis")
AXIS_44_8_LABELS: Final[list[str]] = AXIS_44_8.labels


def write_provinces(s: GameState, seat: i64, out: Numbers) -> None:
    """Write provinces."""
    values = out.values
    at = out.start
    seats = out.seats
    made1 = worth_of(s)
    part2: i64 = 0
    for v4 in s.unrest:
        v5: int = v4
        if v5:
            values[at + 1106 + part2] = 0 if v5 < 0 else 40 if v5 > 40 else v5
        part2 += 1
    part6: i64 = 0
    for v8 in protests(s):
        v9: int = v8
        if v9:
            values[at + 1120 + part6] = 0 if v9 < 0 else 20 if v9 > 20 else v9
        part6 += 1
    part10: i64 = 0
    for v12 in supplier_protests(s, seat):
        v13: int = v12
        if v13:
            values[at + 1134 + part10] = 0 if v13 < 0 else 20 if v13 > 20 else v13
        part10 += 1
    part14: i64 = 0
    for v16 in s.standards:
        v17: int = v16
        if v17:
            values[at + 1148 + part14] = 0 if v17 < 0 else 20 if v17 > 20 else v17
        part14 += 1
    part18: i64 = 0
    for v20 in made1.at_home:
        v21: int = v20
        if v21:
            values[at + 1162 + part18] = 0 if v21 < 0 else 60 if v21 > 60 else v21
        part18 += 1
    part22: i64 = 0
    for v24 in none_without_factory(made1.exports):
        v25: int | None = v24
        if v25 is not None:
            values[at + 1176 + 2 * part22] = 1
            v26: int = v25
            values[at + 1176 + 2 * part22 + 1] = v26
        part22 += 1
    part27: i64 = 0
    for v29 in s.socialists:
        v30: int = v29
        if v30:
            values[at + 1204 + part27] = v30
        part27 += 1


def write_sectors(s: GameState, seat: i64, out: Numbers) -> None:
    """Write sectors."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64 = 0
    for v3 in s.sectors:
        v4: int = v3
        if v4:
            values[at + 1218 + part1] = 0 if v4 < 0 else 20 if v4 > 20 else v4
        part1 += 1
    part5: i64 = 0
    for v7 in [s.delivered >> k & 1 for k in range(codes.SECTORS)]:
        if v7:
            values[at + 1221 + part5] = 1
        part5 += 1


def write_factories(s: GameState, seat: i64, out: Numbers) -> None:
    """Write factories."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    row2: list[Any]
    for part1, row2 in factories(s, seat):
        k3: i64 = part1
        v4: int = row2[0]
        if v4:
            values[at + 1224 + k3] = v4
        if row2[1]:
            values[at + 1266 + k3] = 1
        FACT_16_2.put(row2[2], out, k3)


def write_decks(s: GameState, seat: i64, out: Numbers) -> None:
    """Write decks."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    for part1 in range(2):
        k2: i64 = part1
        v3: int = s.cards.count(places.DRAW + part1)
        if v3:
            values[at + 2105 + k2] = v3
        v4: int = s.cards.count(places.OUT + part1)
        if v4:
            values[at + 2107 + k2] = v4
        v5: i64 = (s.shown[part1] - codes_2.FIRST_ARMS if s.shown[part1] != codes.NOBODY else NONE)
        if v5 >= 0:
            values[at + 2109 + 20 * k2 + v5] = 1


def write_task(s: GameState, seat: i64, out: Numbers) -> None:
    """Write task."""
    values = out.values
    at = out.start
    seats = out.seats
    v1: int | None = points(s, seat)
    if v1 is not None:
        values[at + 3163] = 1
        v2: int = v1
        values[at + 3163 + 1] = 0 if v2 < 0 else 40 if v2 > 40 else v2
    v3: i64
    for v3 in placed(s, seat):
        values[at + 3165 + v3] += 1
    part4: i64 = 0
    for v5 in raised(s, seat):
        if v5:
            v6: int = v5
            values[at + 3179 + part4] = 0 if v6 < 0 else 60 if v6 > 60 else v6
        part4 += 1
    v7: i64 = why(s, seat)
    if v7 >= 0:
        values[at + 3193 + v7] = 1
    v8: i64 = province(s, seat)
    if v8 >= 0:
        values[at + 3211 + v8] = 1
    v9: i64 = site(s, seat)
    if v9 >= 0:
        values[at + 3225 + v9] = 1
    v10: i64 = overflow(s, seat)
    if v10 >= 0:
        values[at + 3229 + v10] = 1
    if (seat == s.german[codes.EAST]):
        v11: i64 = taken(s, seat)
        if v11 >= 0:
            values[at + 3235 + v11] = 1


def write_points(s: GameState, seat: i64, out: Numbers) -> None:
    """Write points."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    for part1 in range(2):
        k2: i64 = part1
        v3: int = track_points(s, part1, codes_2.DOMINANCE)
        if v3:
            values[at + 3364 + k2] = -60 if v3 < -60 else 60 if v3 > 60 else v3
        v4: int = track_points(s, part1, codes_2.ARMS_RACE)
        if v4:
            values[at + 3366 + k2] = -60 if v4 < -60 else 60 if v4 > 60 else v4
        v5: int = track_points(s, part1, codes_2.SPACE_RACE)
        if v5:
            values[at + 3368 + k2] = -60 if v5 < -60 else 60 if v5 > 60 else v5
        v6: int = treasury_points(s, part1)
        if v6:
            values[at + 3370 + k2] = -60 if v6 < -60 else 60 if v6 > 60 else v6
        v7: int = debt_points(s, part1)
        if v7:
            values[at + 3372 + k2] = -60 if v7 < -60 else 60 if v7 > 60 else v7
        v8: int = points_2(s, part1)
        if v8:
            values[at + 3374 + k2] = -60 if v8 < -60 else 60 if v8 > 60 else v8


def write_forecast(s: GameState, seat: i64, out: Numbers) -> None:
    """Write forecast."""
    values = out.values
    at = out.start
    seats = out.seats
    row1: list[Any] | None = forecast(s, seat)
    if row1 is not None:
        row2: list[Any] | None = row1[0]
        if row2 is not None:
            v3: int = row2[1]
            if v3:
                values[at + 3376] = -60 if v3 < -60 else 60 if v3 > 60 else v3
            v4: int = row2[2]
            if v4:
                values[at + 3377] = -60 if v4 < -60 else 60 if v4 > 60 else v4
            v5: int = row2[3]
            if v5:
                values[at + 3378] = -60 if v5 < -60 else 60 if v5 > 60 else v5
            v6: int = row2[4]
            if v6:
                values[at + 3379] = -60 if v6 < -60 else 60 if v6 > 60 else v6
            v7: int = row2[5]
            if v7:
                values[at + 3380] = -60 if v7 < -60 else 60 if v7 > 60 else v7
            v8: int = row2[6]
            if v8:
                values[at + 3381] = -60 if v8 < -60 else 60 if v8 > 60 else v8
            v9: int = row2[7]
            if v9:
                values[at + 3382] = -60 if v9 < -60 else 60 if v9 > 60 else v9
            v10: int = row2[8]
            if v10:
                values[at + 3383] = -60 if v10 < -60 else 60 if v10 > 60 else v10
            v11: i64 = row2[9]
            if v11 >= 0:
                values[at + 3384 + v11] = 1
        row13: list[Any]
        for row13 in row1[2]:
            part12: i64 = row13[0]
            k14: i64 = part12
            values[at + 3388 + k14] = 1
            v15: int = row13[2]
            if v15:
                values[at + 3390 + k14] = -60 if v15 < -60 else 60 if v15 > 60 else v15
            v16: int = row13[3]
            if v16:
                values[at + 3392 + k14] = -60 if v16 < -60 else 60 if v16 > 60 else v16
            v17: int = row13[4]
            if v17:
                values[at + 3394 + k14] = -60 if v17 < -60 else 60 if v17 > 60 else v17
            v18: int = row13[5]
            if v18:
                values[at + 3396 + k14] = -60 if v18 < -60 else 60 if v18 > 60 else v18
            v19: int = row13[6]
            if v19:
                values[at + 3398 + k14] = -60 if v19 < -60 else 60 if v19 > 60 else v19
            v20: int = row13[7]
            if v20:
                values[at + 3400 + k14] = -60 if v20 < -60 else 60 if v20 > 60 else v20
            v21: int = row13[8]
            if v21:
                values[at + 3402 + k14] = -60 if v21 < -60 else 60 if v21 > 60 else v21
        v22: int = row1[3]
        if v22:
            values[at + 3404] = v22
        columns23: list[Any] = row1[4]
        part24: i64 = 0
        for v26 in columns23[0]:
            v27: int = v26
            if v27:
                values[at + 3405 + part24] = 0 if v27 < 0 else 40 if v27 > 40 else v27
            part24 += 1
        part28: i64 = 0
        for v30 in columns23[1]:
            v31: int = v30
            if v31:
                values[at + 3419 + part28] = 0 if v31 < 0 else 40 if v31 > 40 else v31
            part28 += 1
        part32: i64 = 0
        for v34 in columns23[2]:
            v35: int = v34
            if v35:
                values[at + 3433 + part32] = 0 if v35 < 0 else 20 if v35 > 20 else v35
            part32 += 1
        part36: i64 = 0
        for v38 in columns23[3]:
            v39: int = v38
            if v39:
                values[at + 3447 + part36] = 0 if v39 < 0 else 20 if v39 > 20 else v39
            part36 += 1
        row41: list[Any]
        for row41 in row1[5]:
            part40: i64 = row41[0]
            k42: i64 = part40
            values[at + 3461 + k42] = 1
            part43: i64 = 0
            for v44 in row41[2]:
                if v44:
                    v45: int = v44
                    values[at + 3475 + 14 * k42 + part43] = -20 if v45 < -20 else 20 if v45 > 20 else v45
                part43 += 1
        v46: int = row1[6]
        if v46:
            values[at + 3671] = v46
        v47: int = row1[7]
        if v47:
            values[at + 3672] = -12 if v47 < -12 else 12 if v47 > 12 else v47
        v48: i64 = row1[8]
        if v48 >= 0:
            values[at + 3673 + v48] = 1
        row49: list[Any] | None = row1[9]
        if row49 is not None:
            part50: i64 = 0
            for v51 in row49[0]:
                if v51:
                    v52: int = v51
                    values[at + 3675 + part50] = 0 if v52 < 0 else 20 if v52 > 20 else v52
                part50 += 1
            part53: i64 = 0
            for v54 in row49[1]:
                if v54:
                    v55: int = v54
                    values[at + 3677 + part53] = 0 if v55 < 0 else 20 if v55 > 20 else v55
                part53 += 1
        row56: list[Any] | None = row1[11]
        if row56 is not None:
            v57: i64 = row56[0]
            if v57 >= 0:
                values[at + 3679 + v57] = 1
            v58: int = row56[1]
            if v58:
                values[at + 3683] = v58
            if row56[2]:
                values[at + 3684] = 1
        row59: list[Any] | None = row1[12]
        if row59 is not None:
            v60: i64 = row59[0]
            if v60 >= 0:
                values[at + 3685 + v60] = 1
            if row59[1]:
                values[at + 3689] = 1
            if row59[2]:
                values[at + 3690] = 1
        row61: list[Any] | None = row1[13]
        if row61 is not None:
            v62: i64 = row61[0]
            if v62 >= 0:
                values[at + 3691 + v62] = 1
            v63: i64
            for v63 in row61[1]:
                values[at + 3695 + v63] += 1
            part64: i64 = 0
            for v65 in row61[2]:
                if v65:
                    v66: int = v65
                    values[at + 3712 + part64] = -60 if v66 < -60 else 60 if v66 > 60 else v66
                part64 += 1
        row67: list[Any] | None = row1[14]
        if row67 is not None:
            v68: i64
            for v68 in row67[0]:
                values[at + 3714 + v68] += 1
            v69: i64 = row67[1]
            if v69 >= 0:
                values[at + 3718 + v69] = 1
        v70 = 1
        v71: i64
        for v71 in row1[15]:
            values[at + 3722 + v71] = v70
            v70 += 1


def show_decade(s: GameState, seat: i64) -> object:
    """The entry decade."""
    v1: int = s.decade
    return int(v1)


def show_sub(s: GameState, seat: i64) -> object:
    """The entry sub."""
    v1: i64 = (s.sub - 1)
    return None if v1 < 0 else AXIS_1_LABELS[v1]


def show_phase(s: GameState, seat: i64) -> object:
    """The entry phase."""
    v1: i64 = (s.phase - 1)
    return None if v1 < 0 else AXIS_2_LABELS[v1]


def show_turn(s: GameState, seat: i64) -> object:
    """The entry turn."""
    v1: i64 = s.active
    return None if v1 < 0 else int(v1)


def show_order(s: GameState, seat: i64) -> object:
    """The entry order."""
    names1: list[object] = []
    v2: i64
    for v2 in s.order:
        names1.append(int(v2))
    return names1


def show_next(s: GameState, seat: i64) -> object:
    """The entry next."""
    v1: i64 = s.order[s.next_at]
    return None if v1 < 0 else int(v1)


def show_last(s: GameState, seat: i64) -> object:
    """The entry last."""
    v1: i64 = s.last
    return None if v1 < 0 else int(v1)


def show_tracks(s: GameState, seat: i64) -> object:
    """The entry tracks."""
    part1: i64 = 0
    v2: int
    all3: dict[object, object] = {}
    for v2 in s.tracks:
        all3[TRACKS_LABELS[part1]] = int(v2)
        part1 += 1
    return all3


def show_holder(s: GameState, seat: i64) -> object:
    """The entry holder."""
    v1: i64 = s.german[s.holder()]
    return None if v1 < 0 else int(v1)


def show_treasuries(s: GameState, seat: i64) -> object:
    """The entry treasuries."""
    part1: i64 = 0
    v2: int
    all3: list[object] = []
    for v2 in s.money:
        all3.append(int(v2))
        part1 += 1
    return all3


def show_spaces(s: GameState, seat: i64) -> object:
    """The entry spaces."""
    part1: i64 = 0
    v2: int
    all3: list[object] = []
    for v2 in [treasury_space(money) for money in s.money]:
        all3.append(int(v2))
        part1 += 1
    return all3


def show_doves(s: GameState, seat: i64) -> object:
    """The entry doves."""
    v1: int = s.doves
    return int(v1)


def show_reminders(s: GameState, seat: i64) -> object:
    """The entry reminders."""
    names1: list[object] = []
    v2: i64
    for v2 in reminders(s, seat):
        names1.append(REMINDERS_LABELS[v2])
    return names1


def show_provinces(s: GameState, seat: i64) -> object:
    """The entry provinces."""
    made1 = worth_of(s)
    column2 = SIDE_OF
    column3 = s.unrest
    column4 = protests(s)
    column5 = supplier_protests(s, seat)
    column6 = s.standards
    column7 = [3 * (standards + 1) for standards in s.standards]
    column8 = made1.at_home
    column9 = none_without_factory(made1.exports)
    column10 = s.socialists
    part11: i64
    all12: dict[object, object] = {}
    for part11 in range(14):
        v13: i64 = column2[part11]
        v14: int = column3[part11]
        v15: int = column4[part11]
        v16: int = column5[part11]
        v17: int = column6[part11]
        v18: int = column7[part11]
        v19: int = column8[part11]
        v20: int | None = column9[part11]
        v21: int = column10[part11]
        all12[AXIS_14_LABELS[part11]] = {"side": None if v13 < 0 else AXIS_14_0_LABELS[v13], "unrest": int(v14), "protests": int(v15), "supplier": int(v16), "standards": int(v17), "next": int(v18), "economy": int(v19), "export": None if v20 is None else int(v20), "socialists": int(v21)}
    return all12


def show_sectors(s: GameState, seat: i64) -> object:
    """The entry sectors."""
    column1 = BOARD.suppliers
    column2 = s.sectors
    column3 = [s.delivered >> k & 1 for k in range(codes.SECTORS)]
    part4: i64
    all5: dict[object, object] = {}
    for part4 in range(3):
        v6: i64 = column1[part4]
        v7: int = column2[part4]
        all5[AXIS_15_LABELS[part4]] = {"supplier": None if v6 < 0 else AXIS_15_0_LABELS[v6], "standards": int(v7), "delivered": bool(column3[part4])}
    return all5


def show_factories(s: GameState, seat: i64) -> object:
    """The entry factories."""
    found1: dict[object, object] = {}
    part2: i64
    row3: list[Any]
    for part2, row3 in factories(s, seat):
        v4: int = row3[0]
        names5: list[object] = []
        v6: i64
        for v6 in row3[2]:
            names5.append(AXIS_16_2_LABELS[v6])
        found1[AXIS_16_LABELS[part2]] = {"value": int(v4), "rundown": bool(row3[1]), "serves": names5}
    return found1


def show_lines(s: GameState, seat: i64) -> object:
    """The entry lines."""
    names1: list[object] = []
    v2: i64
    for v2 in lines(s, seat):
        names1.append(AXIS_17_LABELS[v2])
    return names1


def show_hamburg(s: GameState, seat: i64) -> object:
    """The entry hamburg."""
    v1: i64 = s.hamburg
    return None if v1 < 0 else AXIS_18_LABELS[v1]


def show_box(s: GameState, seat: i64) -> object:
    """The entry box."""
    v1: int = s.box
    return int(v1)


def show_supply(s: GameState, seat: i64) -> object:
    """The entry supply."""
    v1: int = (BOARD.socialists_total - s.box - sum(s.socialists))
    return int(v1)


def show_police(s: GameState, seat: i64) -> object:
    """The entry police."""
    found1: list[object] = []
    row2: list[Any]
    for row2 in police(s, seat):
        v3: i64 = row2[0]
        found1.append({"card": None if v3 < 0 else FACES_LABELS[v3], "red": bool(row2[1]), "used": bool(row2[2])})
    return found1


def show_display(s: GameState, seat: i64) -> object:
    """The entry display."""
    names1: list[object] = []
    v2: i64
    for v2 in s.cards.at(22):
        names1.append(FACES_LABELS[v2])
    return names1


def show_special(s: GameState, seat: i64) -> object:
    """The entry special."""
    v1: i64 = s.special
    return None if v1 < 0 else FACES_LABELS[v1]


def show_row(s: GameState, seat: i64) -> object:
    """The entry row."""
    names1: list[object] = []
    v2: i64
    for v2 in s.row:
        names1.append(FACES_LABELS[v2])
    return names1


def show_deck(s: GameState, seat: i64) -> object:
    """The entry deck."""
    v1: int = deck(s, seat)
    return int(v1)


def show_stacks(s: GameState, seat: i64) -> object:
    """The entry stacks."""
    part1: i64 = 0
    v2: int
    all3: list[object] = []
    for v2 in [s.cards.count(places.STACK_B), s.cards.count(places.STACK_C)]:
        all3.append(int(v2))
        part1 += 1
    return all3


def show_decks(s: GameState, seat: i64) -> object:
    """The entry decks."""
    part1: i64
    all2: dict[object, object] = {}
    for part1 in range(2):
        v3: int = s.cards.count(places.DRAW + part1)
        v4: int = s.cards.count(places.OUT + part1)
        v5: i64 = (s.shown[part1] - codes_2.FIRST_ARMS if s.shown[part1] != codes.NOBODY else NONE)
        all2[DECKS_LABELS[part1]] = {"cards": int(v3), "executed": int(v4), "last": None if v5 < 0 else DECK_FACES_LABELS[v5]}
    return all2


def show_hands(s: GameState, seat: i64) -> object:
    """The entry hands."""
    part1: i64 = 0
    v2: int
    all3: list[object] = []
    for v2 in [len(s.hand(k)) for k in range(s.seats)]:
        all3.append(int(v2))
        part1 += 1
    return all3


def show_hand(s: GameState, seat: i64) -> object:
    """The entry hand."""
    entry1: object
    if (seat >= 0):
        names2: list[object] = []
        v3: i64
        for v3 in s.hand(seat):
            names2.append(FACES_LABELS[v3])
        entry1 = names2
    else:
        entry1 = FACT_32.show(s, FACT_32.nothing)
    return entry1


def show_early(s: GameState, seat: i64) -> object:
    """The entry early."""
    part1: i64 = 0
    all3: list[object] = []
    for v2 in s.early:
        all3.append(bool(v2))
        part1 += 1
    return all3


def show_set_aside(s: GameState, seat: i64) -> object:
    """The entry set_aside."""
    entry1: object
    if (seat == s.german[codes.EAST]):
        names2: list[object] = []
        v3: i64
        for v3 in s.cards.at(s.places[PLACE_SET_APART]):
            names2.append(FACES_LABELS[v3])
        entry1 = names2
    else:
        entry1 = FACT_36.show(s, FACT_36.nothing)
    return entry1


def show_looked(s: GameState, seat: i64) -> object:
    """The entry looked."""
    entry1: object
    if (seat == s.german[codes.EAST]):
        names2: list[object] = []
        v3: i64
        for v3 in looked(s, seat):
            names2.append(FACES_LABELS[v3])
        entry1 = names2
    else:
        entry1 = FACT_37.show(s, FACT_37.nothing)
    return entry1


def show_auto(s: GameState, seat: i64) -> object:
    """The entry auto."""
    row1: list[Any] | None = auto(s, seat)
    entry2: object = None
    if row1 is not None:
        v3: i64 = row1[0]
        v4: int = row1[1]
        entry2 = {"seat": None if v3 < 0 else int(v3), "level": int(v4)}
    return entry2


def show_play(s: GameState, seat: i64) -> object:
    """The entry play."""
    v1: i64 = s.in_play
    v2: i64 = (s.use if s.in_play != codes.NOBODY else NONE)
    return {"card": None if v1 < 0 else FACES_LABELS[v1], "use": None if v2 < 0 else AXIS_39_1_LABELS[v2], "source": FACT_39_2.show(s, FACT_39_2.raw(s, seat)), "open": FACT_39_3.show(s, FACT_39_3.raw(s, seat))}


def show_task(s: GameState, seat: i64) -> object:
    """The entry task."""
    v1: int | None = points(s, seat)
    names2: list[object] = []
    v3: i64
    for v3 in placed(s, seat):
        names2.append(AXIS_40_1_LABELS[v3])
    v4: i64 = why(s, seat)
    v5: i64 = province(s, seat)
    v6: i64 = site(s, seat)
    v7: i64 = overflow(s, seat)
    entry8: object
    if (seat == s.german[codes.EAST]):
        v9: i64 = taken(s, seat)
        entry8 = None if v9 < 0 else FACES_LABELS[v9]
    else:
        entry8 = FACT_40_7.show(s, FACT_40_7.nothing)
    return {"points": None if v1 is None else int(v1), "placed": names2, "economy": FACT_40_2.show(s, raised(s, seat)), "why": None if v4 < 0 else AXIS_40_3_LABELS[v4], "province": None if v5 < 0 else AXIS_40_4_LABELS[v5], "site": None if v6 < 0 else AXIS_40_5_LABELS[v6], "track": None if v7 < 0 else TRACKS_LABELS[v7], "card": entry8}


def show_step(s: GameState, seat: i64) -> object:
    """The entry step."""
    v1: int | None = step(s, seat)
    return None if v1 is None else int(v1)


def show_points(s: GameState, seat: i64) -> object:
    """The entry points."""
    part1: i64
    all2: list[object] = []
    for part1 in range(2):
        v3: int = track_points(s, part1, codes_2.DOMINANCE)
        v4: int = track_points(s, part1, codes_2.ARMS_RACE)
        v5: int = track_points(s, part1, codes_2.SPACE_RACE)
        v6: int = treasury_points(s, part1)
        v7: int = debt_points(s, part1)
        v8: int = points_2(s, part1)
        all2.append({"dominance": int(v3), "arms_race": int(v4), "space_race": int(v5), "treasury": int(v6), "debt": int(v7), "total": int(v8)})
    return all2


def show_forecast(s: GameState, seat: i64) -> object:
    """The entry forecast."""
    row1: list[Any] | None = forecast(s, seat)
    entry2: object = None
    if row1 is not None:
        row3: list[Any] | None = row1[0]
        entry4: object = None
        if row3 is not None:
            v5: int = row3[1]
            v6: int = row3[2]
            v7: int = row3[3]
            v8: int = row3[4]
            v9: int = row3[5]
            v10: int = row3[6]
            v11: int = row3[7]
            v12: int = row3[8]
            v13: i64 = row3[9]
            entry4 = {"wall": bool(row3[0]), "symbols": int(v5), "police": int(v6), "highest": int(v7), "lowest": int(v8), "east_protest": int(v9), "west_protest": int(v10), "level": int(v11), "dismantles": int(v12), "first": None if v13 < 0 else int(v13)}
        v14: int = row1[1]
        found15: list[object] = []
        row16: list[Any]
        for row16 in row1[2]:
            v17: i64 = row16[0]
            v18: int = row16[1]
            v19: int = row16[2]
            v20: int = row16[3]
            v21: int = row16[4]
            v22: int = row16[5]
            v23: int = row16[6]
            v24: int = row16[7]
            v25: int = row16[8]
            found15.append({"hamburg": None if v17 < 0 else AXIS_44_2_0_LABELS[v17], "track": int(v18), "lowest": int(v19), "exporters": int(v20), "standards": int(v21), "balance": int(v22), "deficit": int(v23), "run_down": int(v24), "dismantled": int(v25)})
        v26: int = row1[3]
        columns27: list[Any] = row1[4]
        part28: i64
        all29: dict[object, object] = {}
        for part28 in range(14):
            v30: int = columns27[0][part28]
            v31: int = columns27[1][part28]
            v32: int = columns27[2][part28]
            v33: int = columns27[3][part28]
            all29[AXIS_44_4_LABELS[part28]] = {"least": int(v30), "most": int(v31), "least_standards": int(v32), "most_standards": int(v33)}
        found34: list[object] = []
        row35: list[Any]
        for row35 in row1[5]:
            v36: i64 = row35[0]
            found34.append({"source": None if v36 < 0 else AXIS_44_5_0_LABELS[v36], "all": bool(row35[1]), "targets": FACT_44_5_2.show(s, row35[2])})
        v37: int = row1[6]
        v38: int = row1[7]
        v39: i64 = row1[8]
        row40: list[Any] | None = row1[9]
        entry41: object = None
        if row40 is not None:
            part42: i64 = 0
            v43: int
            all44: list[object] = []
            for v43 in row40[0]:
                all44.append(int(v43))
                part42 += 1
            part45: i64 = 0
            v46: int
            all47: list[object] = []
            for v46 in row40[1]:
                all47.append(int(v46))
                part45 += 1
            entry41 = {"west": all44, "east": all47}
        v48: int = row1[10]
        row49: list[Any] | None = row1[11]
        entry50: object = None
        if row49 is not None:
            v51: i64 = row49[0]
            v52: int = row49[1]
            entry50 = {"seat": None if v51 < 0 else int(v51), "level": int(v52), "wins": bool(row49[2])}
        row53: list[Any] | None = row1[12]
        entry54: object = None
        if row53 is not None:
            v55: i64 = row53[0]
            entry54 = {"seat": None if v55 < 0 else int(v55), "card": bool(row53[1]), "wins": bool(row53[2])}
        row56: list[Any] | None = row1[13]
        entry57: object = None
        if row56 is not None:
            v58: i64 = row56[0]
            names59: list[object] = []
            v60: i64
            for v60 in row56[1]:
                names59.append(SPACES.shown(s, v60))
            part61: i64 = 0
            v62: int
            all63: list[object] = []
            for v62 in row56[2]:
                all63.append(int(v62))
                part61 += 1
            entry57 = {"seat": None if v58 < 0 else int(v58), "spaces": names59, "incomes": all63}
        row64: list[Any] | None = row1[14]
        entry65: object = None
        if row64 is not None:
            names66: list[object] = []
            v67: i64
            for v67 in row64[0]:
                names66.append(int(v67))
            v68: i64 = row64[1]
            entry65 = {"winners": names66, "winner": None if v68 < 0 else int(v68), "reason": row64[2]}
        names69: list[object] = []
        v70: i64
        for v70 in row1[15]:
            names69.append(int(v70))
        entry2 = {"flight": entry4, "box": int(v14), "currency": found15, "police_cost": int(v26), "provinces": all29, "pressure": found34, "police_removal": int(v37), "socialists": int(v38), "socialists_win": None if v39 < 0 else AXIS_44_8_LABELS[v39], "protests": entry41, "collapse": int(v48), "arms_race": entry50, "space_race": entry54, "dominance": entry57, "standing": entry65, "order": names69}
    return entry2


def show_button(s: GameState, seat: i64) -> object:
    """The entry button."""
    v1: i64 = (s.last if s.ending == codes_2.END_NUCLEAR_WAR else NONE)
    return None if v1 < 0 else int(v1)


class Shown(Shortcut):
    """All facts at once."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of the observation."""
        assert isinstance(s, GameState)
        values = out.values
        at = out.start
        seats = out.seats
        v1: int = s.decade
        if v1:
            values[at + 1057] = v1
        v2: i64 = (s.sub - 1)
        if v2 >= 0:
            values[at + 1058 + v2] = 1
        v3: i64 = (s.phase - 1)
        if v3 >= 0:
            values[at + 1061 + v3] = 1
        v4: i64 = s.active
        if v4 >= 0:
            values[at + 1074 + v4] = 1
        v5 = 1
        v6: i64
        for v6 in s.order:
            values[at + 1078 + v6] = v5
            v5 += 1
        v7: i64 = s.order[s.next_at]
        if v7 >= 0:
            values[at + 1082 + v7] = 1
        v8: i64 = s.last
        if v8 >= 0:
            values[at + 1086 + v8] = 1
        part9: i64 = 0
        for v10 in s.tracks:
            if v10:
                v11: int = v10
                values[at + 1090 + part9] = v11
            part9 += 1
        v12: i64 = s.german[s.holder()]
        if v12 >= 0:
            values[at + 1096 + v12] = 1
        part13: i64 = 0
        for v14 in s.money:
            if v14:
                v15: int = v14
                values[at + 1100 + part13] = -60 if v15 < -60 else 60 if v15 > 60 else v15
            part13 += 1
        v16: int = s.doves
        if v16:
            values[at + 1102] = v16
        v17: i64
        for v17 in reminders(s, seat):
            values[at + 1103 + v17] += 1
        if s.wall:
            values[at + 1105] = 1
        write_provinces(s, seat, out)
        write_sectors(s, seat, out)
        write_factories(s, seat, out)
        v18: i64
        for v18 in lines(s, seat):
            values[at + 1392 + v18] += 1
        v19: i64 = s.hamburg
        if v19 >= 0:
            values[at + 1468 + v19] = 1
        v20: int = s.box
        if v20:
            values[at + 1470] = v20
        v21: int = (BOARD.socialists_total - s.box - sum(s.socialists))
        if v21:
            values[at + 1471] = v21
        if s.disbanded:
            values[at + 1472] = 1
        row23: list[Any]
        for row23 in police(s, seat):
            part22: i64 = row23[0]
            k24: i64 = part22
            values[at + 1473 + k24] = 1
            if row23[2]:
                values[at + 1598 + k24] = 1
        v25: i64
        for v25 in s.cards.at(22):
            values[at + 1723 + v25] += 1
        v26: i64 = s.special
        if v26 >= 0:
            values[at + 1848 + v26] = 1
        v27 = 1
        v28: i64
        for v28 in s.row:
            values[at + 1973 + v28] = v27
            v27 += 1
        FACT_26.put(collected(s, seat), out, 0)
        v29: int = deck(s, seat)
        if v29:
            values[at + 2102] = v29
        part30: i64 = 0
        for v31 in [s.cards.count(places.STACK_B), s.cards.count(places.STACK_C)]:
            if v31:
                v32: int = v31
                values[at + 2103 + part30] = v32
            part30 += 1
        write_decks(s, seat, out)
        part33: i64 = 0
        for v34 in [len(s.hand(k)) for k in range(s.seats)]:
            if v34:
                v35: int = v34
                values[at + 2149 + part33] = v35
            part33 += 1
        if (seat >= 0):
            v36: i64
            for v36 in s.hand(seat):
                values[at + 2153 + v36] += 1
        part37: i64 = 0
        for v38 in s.early:
            if v38:
                values[at + 2278 + part37] = 1
            part37 += 1
        FACT_34.write(s, seat, out)
        FACT_35.write(s, seat, out)
        if (seat == s.german[codes.EAST]):
            v39: i64
            for v39 in s.cards.at(s.places[PLACE_SET_APART]):
                values[at + 2409 + v39] += 1
        if (seat == s.german[codes.EAST]):
            v40: i64
            for v40 in looked(s, seat):
                values[at + 2534 + v40] += 1
        row41: list[Any] | None = auto(s, seat)
        if row41 is not None:
            v42: i64 = row41[0]
            if v42 >= 0:
                values[at + 2659 + v42] = 1
            v43: int = row41[1]
            if v43:
                values[at + 2663] = v43
        v44: i64 = s.in_play
        if v44 >= 0:
            values[at + 2664 + v44] = 1
        v45: i64 = (s.use if s.in_play != codes.NOBODY else NONE)
        if v45 >= 0:
            values[at + 2789 + v45] = 1
        FACT_39_2.write(s, seat, out)
        FACT_39_3.write(s, seat, out)
        write_task(s, seat, out)
        part46: i64 = 0
        for v47 in draws(s, seat):
            if v47:
                v48: int = v47
                values[at + 3360 + part46] = v48
            part46 += 1
        v49: int | None = step(s, seat)
        if v49 is not None:
            values[at + 3362] = 1
            v50: int = v49
            values[at + 3362 + 1] = v50
        write_points(s, seat, out)
        write_forecast(s, seat, out)
        v51: i64 = (s.last if s.ending == codes_2.END_NUCLEAR_WAR else NONE)
        if v51 >= 0:
            values[at + 3726 + v51] = 1
        write_known(KNOWN, s, seat, out)
        FACT_49.write(s, seat, out)

    def show(self, s: State, seat: i64) -> dict[str, object]:
        """The entries of the view."""
        assert isinstance(s, GameState)
        return {
            "decade": show_decade(s, seat),
            "sub": show_sub(s, seat),
            "phase": show_phase(s, seat),
            "turn": show_turn(s, seat),
            "order": show_order(s, seat),
            "next": show_next(s, seat),
            "last": show_last(s, seat),
            "tracks": show_tracks(s, seat),
            "holder": show_holder(s, seat),
            "treasuries": show_treasuries(s, seat),
            "spaces": show_spaces(s, seat),
            "doves": show_doves(s, seat),
            "reminders": show_reminders(s, seat),
            "wall": bool(s.wall),
            "provinces": show_provinces(s, seat),
            "sectors": show_sectors(s, seat),
            "factories": show_factories(s, seat),
            "lines": show_lines(s, seat),
            "hamburg": show_hamburg(s, seat),
            "box": show_box(s, seat),
            "supply": show_supply(s, seat),
            "disbanded": bool(s.disbanded),
            "police": show_police(s, seat),
            "display": show_display(s, seat),
            "special": show_special(s, seat),
            "row": show_row(s, seat),
            "collected": FACT_26.show(s, collected(s, seat)),
            "deck": show_deck(s, seat),
            "stacks": show_stacks(s, seat),
            "decks": show_decks(s, seat),
            "edition": edition(s, seat),
            "hands": show_hands(s, seat),
            "hand": show_hand(s, seat),
            "early": show_early(s, seat),
            "discarded": FACT_34.show(s, FACT_34.raw(s, seat)),
            "discards": FACT_35.show(s, FACT_35.raw(s, seat)),
            "set_aside": show_set_aside(s, seat),
            "looked": show_looked(s, seat),
            "auto": show_auto(s, seat),
            "play": show_play(s, seat),
            "task": show_task(s, seat),
            "first": FACT_41.show(s, draws(s, seat)),
            "step": show_step(s, seat),
            "points": show_points(s, seat),
            "forecast": show_forecast(s, seat),
            "button": show_button(s, seat),
            "ending": REASONS.get(s.ending),
        }

    def show_own(self, s: State, seat: i64, view: dict[str, object]) -> None:
        """Replace the entries that depend on the seat."""
        assert isinstance(s, GameState)
        view["hand"] = show_hand(s, seat)
        view["discards"] = FACT_35.show(s, FACT_35.raw(s, seat))
        view["set_aside"] = show_set_aside(s, seat)
        view["looked"] = show_looked(s, seat)
        view["task"] = show_task(s, seat)


shortened(FACTS, Shown())
