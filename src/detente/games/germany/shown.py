"""What seats see of germany, in every game that builds on it: written by `detente facts` from the facts in `view`."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.shown.axes import Axis, Numbers
from detente.core.shown.facts import Fact
from detente.core.shown.groups import axis_of, fact_at
from detente.games.germany.board import BOARD
from detente.games.germany.rules.economy import worth_of
from detente.games.germany.state import Germany
from detente.games.germany.view import SHARED as DECLARED
from detente.games.germany.view.board import DELIVERED, SIDE_OF, exported, factories, lines, supplier_protests
from detente.games.germany.view.kinds import SIDES

FACTS: Final = DECLARED
FACT_1: Final[Fact[Any]] = fact_at(FACTS, [1])
AXIS_1: Final[Axis] = axis_of(FACT_1, "axis")
AXIS_1_LABELS: Final[list[str]] = AXIS_1.labels
SIDES_LABELS: Final[list[str]] = SIDES.labels
FACT_2: Final[Fact[Any]] = fact_at(FACTS, [2])
AXIS_2: Final[Axis] = axis_of(FACT_2, "axis")
AXIS_2_LABELS: Final[list[str]] = AXIS_2.labels
FACT_2_0: Final[Fact[Any]] = fact_at(FACTS, [2, 0])
AXIS_2_0: Final[Axis] = axis_of(FACT_2_0, "axis")
AXIS_2_0_LABELS: Final[list[str]] = AXIS_2_0.labels
FACT_3: Final[Fact[Any]] = fact_at(FACTS, [3])
FACT_3_2: Final[Fact[Any]] = fact_at(FACTS, [3, 2])
AXIS_3_2: Final[Axis] = axis_of(FACT_3_2, "axis")
AXIS_3_2_LABELS: Final[list[str]] = AXIS_3_2.labels
AXIS_3: Final[Axis] = axis_of(FACT_3, "axis")
AXIS_3_LABELS: Final[list[str]] = AXIS_3.labels
FACT_4: Final[Fact[Any]] = fact_at(FACTS, [4])
AXIS_4: Final[Axis] = axis_of(FACT_4, "axis")
AXIS_4_LABELS: Final[list[str]] = AXIS_4.labels
FACT_5: Final[Fact[Any]] = fact_at(FACTS, [5])
AXIS_5: Final[Axis] = axis_of(FACT_5, "axis")
AXIS_5_LABELS: Final[list[str]] = AXIS_5.labels
FACT_9_2_0: Final[Fact[Any]] = fact_at(FACTS, [9, 2, 0])
AXIS_9_2_0: Final[Axis] = axis_of(FACT_9_2_0, "axis")
AXIS_9_2_0_LABELS: Final[list[str]] = AXIS_9_2_0.labels
FACT_9_4: Final[Fact[Any]] = fact_at(FACTS, [9, 4])
AXIS_9_4: Final[Axis] = axis_of(FACT_9_4, "axis")
AXIS_9_4_LABELS: Final[list[str]] = AXIS_9_4.labels
FACT_9_5_0: Final[Fact[Any]] = fact_at(FACTS, [9, 5, 0])
AXIS_9_5_0: Final[Axis] = axis_of(FACT_9_5_0, "axis")
AXIS_9_5_0_LABELS: Final[list[str]] = AXIS_9_5_0.labels
FACT_9_5_2: Final[Fact[Any]] = fact_at(FACTS, [9, 5, 2])


def write_provinces(s: Germany, seat: i64, out: Numbers, at: i64) -> None:
    """Write provinces."""
    values = out.values
    seats = out.seats
    made1 = worth_of(s)
    first2: i64 = at
    v3: int
    v4: int
    v5: int
    v6: int
    v7: int
    for v3, v4, v5, v6, v7 in zip(s.unrest, s.all_protests(), supplier_protests(s, seat), s.standards, made1.at_home):
        if v3 > 0:
            values[first2] = 40 if v3 > 40 else v3
        if v4 > 0:
            values[first2 + 14] = 20 if v4 > 20 else v4
        if v5 > 0:
            values[first2 + 28] = 20 if v5 > 20 else v5
        if v6 > 0:
            values[first2 + 42] = 20 if v6 > 20 else v6
        if v7 > 0:
            values[first2 + 56] = 60 if v7 > 60 else v7
        first2 += 1
    first8: i64 = at
    first9: i64 = at
    v11: int
    for v10, v11 in zip(exported(made1), s.socialists):
        v12: int | None = v10
        if v12 is not None:
            values[first8 + 70] = 1
            v13: int = v12
            values[first8 + 70 + 1] = v13
        if v11:
            values[first9 + 98] = v11
        first8 += 2
        first9 += 1


def show_provinces(s: Germany, seat: i64) -> object:
    """The entry provinces."""
    made1 = worth_of(s)
    column2 = SIDE_OF
    column3 = s.unrest
    column4 = s.all_protests()
    column5 = supplier_protests(s, seat)
    column6 = s.standards
    column7 = [3 * (standards + 1) for standards in s.standards]
    column8 = made1.at_home
    column9 = exported(made1)
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
        all12[AXIS_1_LABELS[part11]] = {"side": None if v13 < 0 else SIDES_LABELS[v13], "unrest": int(v14), "protests": int(v15), "supplier": int(v16), "standards": int(v17), "next": int(v18), "economy": int(v19), "export": None if v20 is None else int(v20), "socialists": int(v21)}
    return all12


def write_sectors(s: Germany, seat: i64, out: Numbers, at: i64) -> None:
    """Write sectors."""
    values = out.values
    seats = out.seats
    first1: i64 = at
    v2: int
    for v2, v3 in zip(s.sectors, DELIVERED[s.delivered]):
        if v2 > 0:
            values[first1] = 20 if v2 > 20 else v2
        if v3:
            values[first1 + 3] = 1
        first1 += 1


def show_sectors(s: Germany, seat: i64) -> object:
    """The entry sectors."""
    column1 = BOARD.suppliers
    column2 = s.sectors
    column3 = DELIVERED[s.delivered]
    part4: i64
    all5: dict[object, object] = {}
    for part4 in range(3):
        v6: i64 = column1[part4]
        v7: int = column2[part4]
        all5[AXIS_2_LABELS[part4]] = {"supplier": None if v6 < 0 else AXIS_2_0_LABELS[v6], "standards": int(v7), "delivered": bool(column3[part4])}
    return all5


def show_factories(s: Germany, seat: i64) -> object:
    """The entry factories."""
    found1: dict[object, object] = {}
    part2: i64
    row3: list[Any]
    for part2, row3 in factories(s, seat):
        v4: int = row3[0]
        names5: list[object] = []
        v6: i64
        for v6 in row3[2]:
            names5.append(AXIS_3_2_LABELS[v6])
        found1[AXIS_3_LABELS[part2]] = {"value": int(v4), "rundown": bool(row3[1]), "serves": names5}
    return found1


def show_lines(s: Germany, seat: i64) -> object:
    """The entry lines."""
    names1: list[object] = []
    v2: i64
    for v2 in lines(s, seat):
        names1.append(AXIS_4_LABELS[v2])
    return names1


def show_hamburg(s: Germany, seat: i64) -> object:
    """The entry hamburg."""
    v1: i64 = s.hamburg
    return None if v1 < 0 else AXIS_5_LABELS[v1]


def show_box(s: Germany, seat: i64) -> object:
    """The entry box."""
    v1: int = s.box
    return int(v1)


def show_supply(s: Germany, seat: i64) -> object:
    """The entry supply."""
    v1: int = (BOARD.socialists_total - s.box - s.placed_socialists())
    return int(v1)


def put_flight(raw: Any, seat: i64, out: Numbers, at: i64) -> None:
    """Write, from the raw value, flight."""
    values = out.values
    seats = out.seats
    row1: list[Any] | None = raw
    if row1 is not None:
        v2: int = row1[1]
        if v2:
            values[at] = -60 if v2 < -60 else 60 if v2 > 60 else v2
        v3: int = row1[2]
        if v3:
            values[at + 1] = -60 if v3 < -60 else 60 if v3 > 60 else v3
        v4: int = row1[3]
        if v4:
            values[at + 2] = -60 if v4 < -60 else 60 if v4 > 60 else v4
        v5: int = row1[4]
        if v5:
            values[at + 3] = -60 if v5 < -60 else 60 if v5 > 60 else v5
        v6: int = row1[5]
        if v6:
            values[at + 4] = -60 if v6 < -60 else 60 if v6 > 60 else v6
        v7: int = row1[6]
        if v7:
            values[at + 5] = -60 if v7 < -60 else 60 if v7 > 60 else v7
        v8: int = row1[7]
        if v8:
            values[at + 6] = -60 if v8 < -60 else 60 if v8 > 60 else v8
        v9: int = row1[8]
        if v9:
            values[at + 7] = -60 if v9 < -60 else 60 if v9 > 60 else v9
        v10: i64 = row1[9]
        if v10 >= 0:
            values[at + 8 + v10] = 1


def display_flight(s: Germany, raw: Any) -> object:
    """From its raw value, the entry flight."""
    row1: list[Any] | None = raw
    entry2: object = None
    if row1 is not None:
        v3: int = row1[1]
        v4: int = row1[2]
        v5: int = row1[3]
        v6: int = row1[4]
        v7: int = row1[5]
        v8: int = row1[6]
        v9: int = row1[7]
        v10: int = row1[8]
        v11: i64 = row1[9]
        entry2 = {"wall": bool(row1[0]), "symbols": int(v3), "police": int(v4), "highest": int(v5), "lowest": int(v6), "east_protest": int(v7), "west_protest": int(v8), "level": int(v9), "dismantles": int(v10), "first": None if v11 < 0 else int(v11)}
    return entry2


def put_currency(raw: Any, seat: i64, out: Numbers, at: i64) -> None:
    """Write, from the raw value, currency."""
    values = out.values
    seats = out.seats
    row2: list[Any]
    for row2 in raw:
        part1: i64 = row2[0]
        k3: i64 = part1
        first4: i64 = at + k3
        values[first4] = 1
        v5: int = row2[2]
        if v5:
            values[first4 + 2] = -60 if v5 < -60 else 60 if v5 > 60 else v5
        v6: int = row2[3]
        if v6:
            values[first4 + 4] = -60 if v6 < -60 else 60 if v6 > 60 else v6
        v7: int = row2[4]
        if v7:
            values[first4 + 6] = -60 if v7 < -60 else 60 if v7 > 60 else v7
        v8: int = row2[5]
        if v8:
            values[first4 + 8] = -60 if v8 < -60 else 60 if v8 > 60 else v8
        v9: int = row2[6]
        if v9:
            values[first4 + 10] = -60 if v9 < -60 else 60 if v9 > 60 else v9
        v10: int = row2[7]
        if v10:
            values[first4 + 12] = -60 if v10 < -60 else 60 if v10 > 60 else v10
        v11: int = row2[8]
        if v11:
            values[first4 + 14] = -60 if v11 < -60 else 60 if v11 > 60 else v11


def display_currency(s: Germany, raw: Any) -> object:
    """From its raw value, the entry currency."""
    found1: list[object] = []
    row2: list[Any]
    for row2 in raw:
        v3: i64 = row2[0]
        v4: int = row2[1]
        v5: int = row2[2]
        v6: int = row2[3]
        v7: int = row2[4]
        v8: int = row2[5]
        v9: int = row2[6]
        v10: int = row2[7]
        v11: int = row2[8]
        found1.append({"hamburg": None if v3 < 0 else AXIS_9_2_0_LABELS[v3], "track": int(v4), "lowest": int(v5), "exporters": int(v6), "standards": int(v7), "balance": int(v8), "deficit": int(v9), "run_down": int(v10), "dismantled": int(v11)})
    return found1


def put_provinces(raw: Any, seat: i64, out: Numbers, at: i64) -> None:
    """Write, from the raw value, provinces."""
    values = out.values
    seats = out.seats
    columns1: list[Any] = raw
    first2: i64 = at
    v3: int
    v4: int
    v5: int
    v6: int
    for v3, v4, v5, v6 in zip(columns1[0], columns1[1], columns1[2], columns1[3]):
        if v3 > 0:
            values[first2] = 40 if v3 > 40 else v3
        if v4 > 0:
            values[first2 + 14] = 40 if v4 > 40 else v4
        if v5 > 0:
            values[first2 + 28] = 20 if v5 > 20 else v5
        if v6 > 0:
            values[first2 + 42] = 20 if v6 > 20 else v6
        first2 += 1


def display_provinces(s: Germany, raw: Any) -> object:
    """From its raw value, the entry provinces."""
    columns1: list[Any] = raw
    part2: i64
    all3: dict[object, object] = {}
    for part2 in range(14):
        v4: int = columns1[0][part2]
        v5: int = columns1[1][part2]
        v6: int = columns1[2][part2]
        v7: int = columns1[3][part2]
        all3[AXIS_9_4_LABELS[part2]] = {"least": int(v4), "most": int(v5), "least_standards": int(v6), "most_standards": int(v7)}
    return all3


def put_pressure(raw: Any, seat: i64, out: Numbers, at: i64) -> None:
    """Write, from the raw value, pressure."""
    values = out.values
    seats = out.seats
    row2: list[Any]
    for row2 in raw:
        part1: i64 = row2[0]
        k3: i64 = part1
        first4: i64 = at + k3
        values[first4] = 1
        part6: i64 = at + 14 + 14 * k3
        for v7 in row2[2]:
            if v7:
                v5: int = v7
                values[part6] = -20 if v5 < -20 else 20 if v5 > 20 else v5
            part6 += 1


def display_pressure(s: Germany, raw: Any) -> object:
    """From its raw value, the entry pressure."""
    found1: list[object] = []
    row2: list[Any]
    for row2 in raw:
        v3: i64 = row2[0]
        found1.append({"source": None if v3 < 0 else AXIS_9_5_0_LABELS[v3], "all": bool(row2[1]), "targets": FACT_9_5_2.show(s, row2[2])})
    return found1


def put_protests(raw: Any, seat: i64, out: Numbers, at: i64) -> None:
    """Write, from the raw value, protests."""
    values = out.values
    seats = out.seats
    row1: list[Any] | None = raw
    if row1 is not None:
        part3: i64 = at
        for v4 in row1[0]:
            if v4:
                v2: int = v4
                values[part3] = 0 if v2 < 0 else 20 if v2 > 20 else v2
            part3 += 1
        part6: i64 = at + 2
        for v7 in row1[1]:
            if v7:
                v5: int = v7
                values[part6] = 0 if v5 < 0 else 20 if v5 > 20 else v5
            part6 += 1


def display_protests(s: Germany, raw: Any) -> object:
    """From its raw value, the entry protests."""
    row1: list[Any] | None = raw
    entry2: object = None
    if row1 is not None:
        part3: i64 = 0
        v4: int
        all5: list[object] = []
        for v4 in row1[0]:
            all5.append(int(v4))
            part3 += 1
        part6: i64 = 0
        v7: int
        all8: list[object] = []
        for v7 in row1[1]:
            all8.append(int(v7))
            part6 += 1
        entry2 = {"west": all5, "east": all8}
    return entry2
