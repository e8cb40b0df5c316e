"""What seats see of wsdv: written by `detente facts` from `view.py`, which declares and explains each fact."""

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
from detente.games.germany.ids import REASONS
from detente.games.germany.rules.economy import worth_of
from detente.games.germany.state import PLACE_SET_APART
from detente.games.germany.view.board import SIDE_OF, factories, lines, none_without_factory, protests, supplier_protests
from detente.games.germany.view.cards import deck, looked, police
from detente.games.germany.view.kinds import SIDES
from detente.games.germany.view.task import placed, points, province, raised, site, taken, track, why
from detente.games.wsdv import places
from detente.games.wsdv.state import GameState
from detente.games.wsdv.view import FACES, TRACKS, forecast
from detente.games.wsdv.view import FACTS as DECLARED

FACTS: Final = DECLARED
FACT_9_2: Final[Fact[Any]] = fact_at(FACTS, [9, 2])
FACT_22: Final[Fact[Any]] = fact_at(FACTS, [22])
FACT_23: Final[Fact[Any]] = fact_at(FACTS, [23])
FACT_27_2: Final[Fact[Any]] = fact_at(FACTS, [27, 2])
FACT_27_3: Final[Fact[Any]] = fact_at(FACTS, [27, 3])
KNOWN: Final = known_facts(FACTS)
FACT_32: Final[Fact[Any]] = fact_at(FACTS, [32])
FACT_2: Final[Fact[Any]] = fact_at(FACTS, [2])
AXIS_2: Final[Axis] = axis_of(FACT_2, "axis")
AXIS_2_LABELS: Final[list[str]] = AXIS_2.labels
TRACKS_LABELS: Final[list[str]] = TRACKS.labels
FACT_7: Final[Fact[Any]] = fact_at(FACTS, [7])
AXIS_7: Final[Axis] = axis_of(FACT_7, "axis")
AXIS_7_LABELS: Final[list[str]] = AXIS_7.labels
SIDES_LABELS: Final[list[str]] = SIDES.labels
FACT_8: Final[Fact[Any]] = fact_at(FACTS, [8])
AXIS_8: Final[Axis] = axis_of(FACT_8, "axis")
AXIS_8_LABELS: Final[list[str]] = AXIS_8.labels
FACT_8_0: Final[Fact[Any]] = fact_at(FACTS, [8, 0])
AXIS_8_0: Final[Axis] = axis_of(FACT_8_0, "axis")
AXIS_8_0_LABELS: Final[list[str]] = AXIS_8_0.labels
FACT_9: Final[Fact[Any]] = fact_at(FACTS, [9])
AXIS_9_2: Final[Axis] = axis_of(FACT_9_2, "axis")
AXIS_9_2_LABELS: Final[list[str]] = AXIS_9_2.labels
AXIS_9: Final[Axis] = axis_of(FACT_9, "axis")
AXIS_9_LABELS: Final[list[str]] = AXIS_9.labels
FACT_10: Final[Fact[Any]] = fact_at(FACTS, [10])
AXIS_10: Final[Axis] = axis_of(FACT_10, "axis")
AXIS_10_LABELS: Final[list[str]] = AXIS_10.labels
FACT_11: Final[Fact[Any]] = fact_at(FACTS, [11])
AXIS_11: Final[Axis] = axis_of(FACT_11, "axis")
AXIS_11_LABELS: Final[list[str]] = AXIS_11.labels
FACES_LABELS: Final[list[str]] = FACES.labels
FACT_21: Final[Fact[Any]] = fact_at(FACTS, [21])
FACT_25: Final[Fact[Any]] = fact_at(FACTS, [25])
FACT_26: Final[Fact[Any]] = fact_at(FACTS, [26])
FACT_27_1: Final[Fact[Any]] = fact_at(FACTS, [27, 1])
AXIS_27_1: Final[Axis] = axis_of(FACT_27_1, "axis")
AXIS_27_1_LABELS: Final[list[str]] = AXIS_27_1.labels
FACT_28_1: Final[Fact[Any]] = fact_at(FACTS, [28, 1])
AXIS_28_1: Final[Axis] = axis_of(FACT_28_1, "axis")
AXIS_28_1_LABELS: Final[list[str]] = AXIS_28_1.labels
FACT_28_2: Final[Fact[Any]] = fact_at(FACTS, [28, 2])
FACT_28_3: Final[Fact[Any]] = fact_at(FACTS, [28, 3])
AXIS_28_3: Final[Axis] = axis_of(FACT_28_3, "axis")
AXIS_28_3_LABELS: Final[list[str]] = AXIS_28_3.labels
FACT_28_4: Final[Fact[Any]] = fact_at(FACTS, [28, 4])
AXIS_28_4: Final[Axis] = axis_of(FACT_28_4, "axis")
AXIS_28_4_LABELS: Final[list[str]] = AXIS_28_4.labels
FACT_28_5: Final[Fact[Any]] = fact_at(FACTS, [28, 5])
AXIS_28_5: Final[Axis] = axis_of(FACT_28_5, "axis")
AXIS_28_5_LABELS: Final[list[str]] = AXIS_28_5.labels
FACT_28_7: Final[Fact[Any]] = fact_at(FACTS, [28, 7])
FACT_29_2_0: Final[Fact[Any]] = fact_at(FACTS, [29, 2, 0])
AXIS_29_2_0: Final[Axis] = axis_of(FACT_29_2_0, "axis")
AXIS_29_2_0_LABELS: Final[list[str]] = AXIS_29_2_0.labels
FACT_29_4: Final[Fact[Any]] = fact_at(FACTS, [29, 4])
AXIS_29_4: Final[Axis] = axis_of(FACT_29_4, "axis")
AXIS_29_4_LABELS: Final[list[str]] = AXIS_29_4.labels
FACT_29_5_0: Final[Fact[Any]] = fact_at(FACTS, [29, 5, 0])
AXIS_29_5_0: Final[Axis] = axis_of(FACT_29_5_0, "axis")
AXIS_29_5_0_LABELS: Final[list[str]] = AXIS_29_5_0.labels
FACT_29_5_2: Final[Fact[Any]] = fact_at(FACTS, [29, 5, 2])


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
            values[at + 502 + part2] = 0 if v5 < 0 else 40 if v5 > 40 else v5
        part2 += 1
    part6: i64 = 0
    for v8 in protests(s):
        v9: int = v8
        if v9:
            values[at + 516 + part6] = 0 if v9 < 0 else 20 if v9 > 20 else v9
        part6 += 1
    part10: i64 = 0
    for v12 in supplier_protests(s, seat):
        v13: int = v12
        if v13:
            values[at + 530 + part10] = 0 if v13 < 0 else 20 if v13 > 20 else v13
        part10 += 1
    part14: i64 = 0
    for v16 in s.standards:
        v17: int = v16
        if v17:
            values[at + 544 + part14] = 0 if v17 < 0 else 20 if v17 > 20 else v17
        part14 += 1
    part18: i64 = 0
    for v20 in made1.at_home:
        v21: int = v20
        if v21:
            values[at + 558 + part18] = 0 if v21 < 0 else 60 if v21 > 60 else v21
        part18 += 1
    part22: i64 = 0
    for v24 in none_without_factory(made1.exports):
        v25: int | None = v24
        if v25 is not None:
            values[at + 572 + 2 * part22] = 1
            v26: int = v25
            values[at + 572 + 2 * part22 + 1] = v26
        part22 += 1
    part27: i64 = 0
    for v29 in s.socialists:
        v30: int = v29
        if v30:
            values[at + 600 + part27] = v30
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
            values[at + 614 + part1] = 0 if v4 < 0 else 20 if v4 > 20 else v4
        part1 += 1
    part5: i64 = 0
    for v7 in [s.delivered >> k & 1 for k in range(codes.SECTORS)]:
        if v7:
            values[at + 617 + part5] = 1
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
            values[at + 620 + k3] = v4
        if row2[1]:
            values[at + 662 + k3] = 1
        FACT_9_2.put(row2[2], out, k3)


def write_task(s: GameState, seat: i64, out: Numbers) -> None:
    """Write task."""
    values = out.values
    at = out.start
    seats = out.seats
    v1: int | None = points(s, seat)
    if v1 is not None:
        values[at + 1927] = 1
        v2: int = v1
        values[at + 1927 + 1] = 0 if v2 < 0 else 40 if v2 > 40 else v2
    v3: i64
    for v3 in placed(s, seat):
        values[at + 1929 + v3] += 1
    part4: i64 = 0
    for v5 in raised(s, seat):
        if v5:
            v6: int = v5
            values[at + 1943 + part4] = 0 if v6 < 0 else 60 if v6 > 60 else v6
        part4 += 1
    v7: i64 = why(s, seat)
    if v7 >= 0:
        values[at + 1957 + v7] = 1
    v8: i64 = province(s, seat)
    if v8 >= 0:
        values[at + 1975 + v8] = 1
    v9: i64 = site(s, seat)
    if v9 >= 0:
        values[at + 1989 + v9] = 1
    v10: i64 = track(s, seat)
    if v10 >= 0:
        values[at + 1993 + v10] = 1
    if (seat == s.german[codes.EAST]):
        v11: i64 = taken(s, seat)
        if v11 >= 0:
            values[at + 1996 + v11] = 1


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
                values[at + 2081] = -60 if v3 < -60 else 60 if v3 > 60 else v3
            v4: int = row2[2]
            if v4:
                values[at + 2082] = -60 if v4 < -60 else 60 if v4 > 60 else v4
            v5: int = row2[3]
            if v5:
                values[at + 2083] = -60 if v5 < -60 else 60 if v5 > 60 else v5
            v6: int = row2[4]
            if v6:
                values[at + 2084] = -60 if v6 < -60 else 60 if v6 > 60 else v6
            v7: int = row2[5]
            if v7:
                values[at + 2085] = -60 if v7 < -60 else 60 if v7 > 60 else v7
            v8: int = row2[6]
            if v8:
                values[at + 2086] = -60 if v8 < -60 else 60 if v8 > 60 else v8
            v9: int = row2[7]
            if v9:
                values[at + 2087] = -60 if v9 < -60 else 60 if v9 > 60 else v9
            v10: int = row2[8]
            if v10:
                values[at + 2088] = -60 if v10 < -60 else 60 if v10 > 60 else v10
            v11: i64 = row2[9]
            if v11 >= 0:
                values[at + 2089 + v11] = 1
        row13: list[Any]
        for row13 in row1[2]:
            part12: i64 = row13[0]
            k14: i64 = part12
            values[at + 2091 + k14] = 1
            v15: int = row13[2]
            if v15:
                values[at + 2093 + k14] = -60 if v15 < -60 else 60 if v15 > 60 else v15
            v16: int = row13[3]
            if v16:
                values[at + 2095 + k14] = -60 if v16 < -60 else 60 if v16 > 60 else v16
            v17: int = row13[4]
            if v17:
                values[at + 2097 + k14] = -60 if v17 < -60 else 60 if v17 > 60 else v17
            v18: int = row13[5]
            if v18:
                values[at + 2099 + k14] = -60 if v18 < -60 else 60 if v18 > 60 else v18
            v19: int = row13[6]
            if v19:
                values[at + 2101 + k14] = -60 if v19 < -60 else 60 if v19 > 60 else v19
            v20: int = row13[7]
            if v20:
                values[at + 2103 + k14] = -60 if v20 < -60 else 60 if v20 > 60 else v20
            v21: int = row13[8]
            if v21:
                values[at + 2105 + k14] = -60 if v21 < -60 else 60 if v21 > 60 else v21
        v22: int = row1[3]
        if v22:
            values[at + 2107] = v22
        columns23: list[Any] = row1[4]
        part24: i64 = 0
        for v26 in columns23[0]:
            v27: int = v26
            if v27:
                values[at + 2108 + part24] = 0 if v27 < 0 else 40 if v27 > 40 else v27
            part24 += 1
        part28: i64 = 0
        for v30 in columns23[1]:
            v31: int = v30
            if v31:
                values[at + 2122 + part28] = 0 if v31 < 0 else 40 if v31 > 40 else v31
            part28 += 1
        part32: i64 = 0
        for v34 in columns23[2]:
            v35: int = v34
            if v35:
                values[at + 2136 + part32] = 0 if v35 < 0 else 20 if v35 > 20 else v35
            part32 += 1
        part36: i64 = 0
        for v38 in columns23[3]:
            v39: int = v38
            if v39:
                values[at + 2150 + part36] = 0 if v39 < 0 else 20 if v39 > 20 else v39
            part36 += 1
        row41: list[Any]
        for row41 in row1[5]:
            part40: i64 = row41[0]
            k42: i64 = part40
            values[at + 2164 + k42] = 1
            part43: i64 = 0
            for v44 in row41[2]:
                if v44:
                    v45: int = v44
                    values[at + 2178 + 14 * k42 + part43] = -20 if v45 < -20 else 20 if v45 > 20 else v45
                part43 += 1
        v46: int = row1[6]
        if v46:
            values[at + 2374] = v46
        v47: int = row1[7]
        if v47:
            values[at + 2375] = -12 if v47 < -12 else 12 if v47 > 12 else v47
        v48: i64 = row1[8]
        if v48 >= 0:
            values[at + 2376 + v48] = 1
        row49: list[Any] | None = row1[9]
        if row49 is not None:
            part50: i64 = 0
            for v51 in row49[0]:
                if v51:
                    v52: int = v51
                    values[at + 2378 + part50] = 0 if v52 < 0 else 20 if v52 > 20 else v52
                part50 += 1
            part53: i64 = 0
            for v54 in row49[1]:
                if v54:
                    v55: int = v54
                    values[at + 2380 + part53] = 0 if v55 < 0 else 20 if v55 > 20 else v55
                part53 += 1


def show_decade(s: GameState, seat: i64) -> object:
    """The entry decade."""
    v1: int = s.decade
    return int(v1)


def show_half(s: GameState, seat: i64) -> object:
    """The entry half."""
    v1: int = s.half
    return int(v1)


def show_phase(s: GameState, seat: i64) -> object:
    """The entry phase."""
    v1: i64 = (s.phase - 1)
    return None if v1 < 0 else AXIS_2_LABELS[v1]


def show_turn(s: GameState, seat: i64) -> object:
    """The entry turn."""
    v1: i64 = s.active
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
    v1: i64 = s.holder()
    return None if v1 < 0 else int(v1)


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
        all12[AXIS_7_LABELS[part11]] = {"side": None if v13 < 0 else SIDES_LABELS[v13], "unrest": int(v14), "protests": int(v15), "supplier": int(v16), "standards": int(v17), "next": int(v18), "economy": int(v19), "export": None if v20 is None else int(v20), "socialists": int(v21)}
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
        all5[AXIS_8_LABELS[part4]] = {"supplier": None if v6 < 0 else AXIS_8_0_LABELS[v6], "standards": int(v7), "delivered": bool(column3[part4])}
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
            names5.append(AXIS_9_2_LABELS[v6])
        found1[AXIS_9_LABELS[part2]] = {"value": int(v4), "rundown": bool(row3[1]), "serves": names5}
    return found1


def show_lines(s: GameState, seat: i64) -> object:
    """The entry lines."""
    names1: list[object] = []
    v2: i64
    for v2 in lines(s, seat):
        names1.append(AXIS_10_LABELS[v2])
    return names1


def show_hamburg(s: GameState, seat: i64) -> object:
    """The entry hamburg."""
    v1: i64 = s.hamburg
    return None if v1 < 0 else AXIS_11_LABELS[v1]


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
    for v2 in s.cards.at(6):
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
        entry1 = FACT_21.show(s, FACT_21.nothing)
    return entry1


def show_shown(s: GameState, seat: i64) -> object:
    """The entry shown."""
    names1: list[object] = []
    v2: i64
    for v2 in s.cards.at(places.SHOWN):
        names1.append(FACES_LABELS[v2])
    return names1


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
        entry1 = FACT_25.show(s, FACT_25.nothing)
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
        entry1 = FACT_26.show(s, FACT_26.nothing)
    return entry1


def show_play(s: GameState, seat: i64) -> object:
    """The entry play."""
    v1: i64 = s.in_play
    v2: i64 = (s.use if s.in_play != codes.NOBODY else NONE)
    return {"card": None if v1 < 0 else FACES_LABELS[v1], "use": None if v2 < 0 else AXIS_27_1_LABELS[v2], "source": FACT_27_2.show(s, FACT_27_2.raw(s, seat)), "open": FACT_27_3.show(s, FACT_27_3.raw(s, seat))}


def show_task(s: GameState, seat: i64) -> object:
    """The entry task."""
    v1: int | None = points(s, seat)
    names2: list[object] = []
    v3: i64
    for v3 in placed(s, seat):
        names2.append(AXIS_28_1_LABELS[v3])
    v4: i64 = why(s, seat)
    v5: i64 = province(s, seat)
    v6: i64 = site(s, seat)
    v7: i64 = track(s, seat)
    entry8: object
    if (seat == s.german[codes.EAST]):
        v9: i64 = taken(s, seat)
        entry8 = None if v9 < 0 else FACES_LABELS[v9]
    else:
        entry8 = FACT_28_7.show(s, FACT_28_7.nothing)
    return {"points": None if v1 is None else int(v1), "placed": names2, "economy": FACT_28_2.show(s, raised(s, seat)), "why": None if v4 < 0 else AXIS_28_3_LABELS[v4], "province": None if v5 < 0 else AXIS_28_4_LABELS[v5], "site": None if v6 < 0 else AXIS_28_5_LABELS[v6], "track": None if v7 < 0 else TRACKS_LABELS[v7], "card": entry8}


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
            found15.append({"hamburg": None if v17 < 0 else AXIS_29_2_0_LABELS[v17], "track": int(v18), "lowest": int(v19), "exporters": int(v20), "standards": int(v21), "balance": int(v22), "deficit": int(v23), "run_down": int(v24), "dismantled": int(v25)})
        v26: int = row1[3]
        columns27: list[Any] = row1[4]
        part28: i64
        all29: dict[object, object] = {}
        for part28 in range(14):
            v30: int = columns27[0][part28]
            v31: int = columns27[1][part28]
            v32: int = columns27[2][part28]
            v33: int = columns27[3][part28]
            all29[AXIS_29_4_LABELS[part28]] = {"least": int(v30), "most": int(v31), "least_standards": int(v32), "most_standards": int(v33)}
        found34: list[object] = []
        row35: list[Any]
        for row35 in row1[5]:
            v36: i64 = row35[0]
            found34.append({"source": None if v36 < 0 else AXIS_29_5_0_LABELS[v36], "all": bool(row35[1]), "targets": FACT_29_5_2.show(s, row35[2])})
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
        entry2 = {"flight": entry4, "box": int(v14), "currency": found15, "police_cost": int(v26), "provinces": all29, "pressure": found34, "police_removal": int(v37), "socialists": int(v38), "socialists_win": None if v39 < 0 else SIDES_LABELS[v39], "protests": entry41, "collapse": int(v48)}
    return entry2


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
            values[at + 482] = v1
        v2: int = s.half
        if v2:
            values[at + 483] = v2
        v3: i64 = (s.phase - 1)
        if v3 >= 0:
            values[at + 484 + v3] = 1
        v4: i64 = s.active
        if v4 >= 0:
            values[at + 494 + (v4 - seat) % seats] = 1
        part5: i64 = 0
        for v6 in s.tracks:
            if v6:
                v7: int = v6
                values[at + 496 + part5] = v7
            part5 += 1
        v8: i64 = s.holder()
        if v8 >= 0:
            values[at + 499 + v8] = 1
        if s.wall:
            values[at + 501] = 1
        write_provinces(s, seat, out)
        write_sectors(s, seat, out)
        write_factories(s, seat, out)
        v9: i64
        for v9 in lines(s, seat):
            values[at + 788 + v9] += 1
        v10: i64 = s.hamburg
        if v10 >= 0:
            values[at + 864 + v10] = 1
        v11: int = s.box
        if v11:
            values[at + 866] = v11
        v12: int = (BOARD.socialists_total - s.box - sum(s.socialists))
        if v12:
            values[at + 867] = v12
        if s.disbanded:
            values[at + 868] = 1
        row14: list[Any]
        for row14 in police(s, seat):
            part13: i64 = row14[0]
            k15: i64 = part13
            values[at + 869 + k15] = 1
            if row14[2]:
                values[at + 954 + k15] = 1
        v16: i64
        for v16 in s.cards.at(6):
            values[at + 1039 + v16] += 1
        v17: i64 = s.special
        if v17 >= 0:
            values[at + 1124 + v17] = 1
        v18 = 1
        v19: i64
        for v19 in s.row:
            values[at + 1209 + v19] = v18
            v18 += 1
        v20: int = deck(s, seat)
        if v20:
            values[at + 1294] = v20
        part21: i64 = 0
        for v22 in [len(s.hand(k)) for k in range(s.seats)]:
            if v22:
                v23: int = v22
                values[at + 1295 + (part21 - seat) % seats] = v23
            part21 += 1
        if (seat >= 0):
            v24: i64
            for v24 in s.hand(seat):
                values[at + 1297 + v24] += 1
        FACT_22.write(s, seat, out)
        FACT_23.write(s, seat, out)
        v25: i64
        for v25 in s.cards.at(places.SHOWN):
            values[at + 1469 + v25] += 1
        if (seat == s.german[codes.EAST]):
            v26: i64
            for v26 in s.cards.at(s.places[PLACE_SET_APART]):
                values[at + 1554 + v26] += 1
        if (seat == s.german[codes.EAST]):
            v27: i64
            for v27 in looked(s, seat):
                values[at + 1639 + v27] += 1
        v28: i64 = s.in_play
        if v28 >= 0:
            values[at + 1724 + v28] = 1
        v29: i64 = (s.use if s.in_play != codes.NOBODY else NONE)
        if v29 >= 0:
            values[at + 1809 + v29] = 1
        FACT_27_2.write(s, seat, out)
        FACT_27_3.write(s, seat, out)
        write_task(s, seat, out)
        write_forecast(s, seat, out)
        write_known(KNOWN, s, seat, out)
        FACT_32.write(s, seat, out)

    def show(self, s: State, seat: i64) -> dict[str, object]:
        """The entries of the view."""
        assert isinstance(s, GameState)
        return {
            "decade": show_decade(s, seat),
            "half": show_half(s, seat),
            "phase": show_phase(s, seat),
            "turn": show_turn(s, seat),
            "tracks": show_tracks(s, seat),
            "holder": show_holder(s, seat),
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
            "deck": show_deck(s, seat),
            "hands": show_hands(s, seat),
            "hand": show_hand(s, seat),
            "discarded": FACT_22.show(s, FACT_22.raw(s, seat)),
            "discards": FACT_23.show(s, FACT_23.raw(s, seat)),
            "shown": show_shown(s, seat),
            "set_aside": show_set_aside(s, seat),
            "looked": show_looked(s, seat),
            "play": show_play(s, seat),
            "task": show_task(s, seat),
            "forecast": show_forecast(s, seat),
            "ending": REASONS.get(s.ending),
        }

    def show_own(self, s: State, seat: i64, view: dict[str, object]) -> None:
        """Replace the entries that depend on the seat."""
        assert isinstance(s, GameState)
        view["hand"] = show_hand(s, seat)
        view["discards"] = FACT_23.show(s, FACT_23.raw(s, seat))
        view["set_aside"] = show_set_aside(s, seat)
        view["looked"] = show_looked(s, seat)
        view["task"] = show_task(s, seat)


shortened(FACTS, Shown())
