"""What seats see of twoplustwo: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.keeper import ALIKE
from detente.core.engine.state import State
from detente.core.shown.axes import Axis, Numbers
from detente.core.shown.common import known_facts
from detente.core.shown.facts import Fact, NONE
from detente.core.shown.groups import Shortcut, axis_of, fact_at, shortened
from detente.games.germany import codes as codes_2
from detente.games.germany.board import BOARD
from detente.games.germany.forecast import outlook_of
from detente.games.germany.rules.economy import worth_of
from detente.games.germany.rules.event import NEXT_ICON
from detente.games.germany.shown import display_currency, display_flight, display_pressure, display_protests, display_provinces, put_currency, put_flight, put_pressure, put_protests, put_provinces, show_box, show_factories, show_hamburg, show_lines, show_provinces, show_sectors, show_supply, write_provinces, write_sectors
from detente.games.germany.state import PLACE_SET_APART
from detente.games.germany.view.board import factories, lines
from detente.games.germany.view.cards import cards_in, deck, looked, police
from detente.games.germany.view.task import open_icons, placed, points, province, raised, site, taken, why
from detente.games.twoplustwo import codes, places
from detente.games.twoplustwo.events import REASONS
from detente.games.twoplustwo.forecast import Projection, Scores, projection_now, scores_of
from detente.games.twoplustwo.rules.points import treasury_space
from detente.games.twoplustwo.state import GameState
from detente.games.twoplustwo.view import DECKS, DECK_FACES, FACES, REMINDERS, SPACES, TRACKS, asks_icons, auto, collected, draws, edition, forecast, overflow, reminders, step
from detente.games.twoplustwo.view import FACTS as DECLARED

FACTS: Final = DECLARED
FACT_16_2: Final[Fact[Any]] = fact_at(FACTS, [16, 2])
FACT_26: Final[Fact[Any]] = fact_at(FACTS, [26])
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
FACES_LABELS: Final[list[str]] = FACES.labels
DECKS_LABELS: Final[list[str]] = DECKS.labels
DECK_FACES_LABELS: Final[list[str]] = DECK_FACES.labels
FACT_32: Final[Fact[Any]] = fact_at(FACTS, [32])
FACT_35: Final[Fact[Any]] = fact_at(FACTS, [35])
FACT_36: Final[Fact[Any]] = fact_at(FACTS, [36])
FACT_37: Final[Fact[Any]] = fact_at(FACTS, [37])
FACT_39_1: Final[Fact[Any]] = fact_at(FACTS, [39, 1])
AXIS_39_1: Final[Axis] = axis_of(FACT_39_1, "axis")
AXIS_39_1_LABELS: Final[list[str]] = AXIS_39_1.labels
FACT_39_2: Final[Fact[Any]] = fact_at(FACTS, [39, 2])
AXIS_39_2: Final[Axis] = axis_of(FACT_39_2, "axis")
AXIS_39_2_LABELS: Final[list[str]] = AXIS_39_2.labels
FACT_39_3: Final[Fact[Any]] = fact_at(FACTS, [39, 3])
AXIS_39_3: Final[Axis] = axis_of(FACT_39_3, "axis")
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
FACT_44_8: Final[Fact[Any]] = fact_at(FACTS, [44, 8])
AXIS_44_8: Final[Axis] = axis_of(FACT_44_8, "axis")
AXIS_44_8_LABELS: Final[list[str]] = AXIS_44_8.labels


def write_factories(s: GameState, seat: i64, out: Numbers) -> None:
    """Write factories."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    row2: list[Any]
    for part1, row2 in factories(s, seat):
        k3: i64 = part1
        first4: i64 = at + k3
        v5: int = row2[0]
        if v5:
            values[first4 + 1224] = v5
        if row2[1]:
            values[first4 + 1266] = 1
        FACT_16_2.put(row2[2], out, k3)


def write_lines(s: GameState, seat: i64, out: Numbers) -> None:
    """Write lines."""
    values = out.values
    at = out.start
    seats = out.seats
    first1: i64 = at + 1392
    v2: i64
    for v2 in lines(s, seat):
        values[first1 + v2] = 1


def write_points(s: GameState, seat: i64, out: Numbers, kept_scores_of: Scores) -> None:
    """Write points."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    for part1 in range(2):
        k2: i64 = part1
        first3: i64 = at + k2
        v4: int = kept_scores_of.parts[part1][0]
        if v4:
            values[first3 + 3364] = -60 if v4 < -60 else 60 if v4 > 60 else v4
        v5: int = kept_scores_of.parts[part1][1]
        if v5:
            values[first3 + 3366] = -60 if v5 < -60 else 60 if v5 > 60 else v5
        v6: int = kept_scores_of.parts[part1][2]
        if v6:
            values[first3 + 3368] = -60 if v6 < -60 else 60 if v6 > 60 else v6
        v7: int = kept_scores_of.parts[part1][3]
        if v7:
            values[first3 + 3370] = -60 if v7 < -60 else 60 if v7 > 60 else v7
        v8: int = kept_scores_of.parts[part1][4]
        if v8:
            values[first3 + 3372] = -60 if v8 < -60 else 60 if v8 > 60 else v8
        v9: int = sum(kept_scores_of.parts[part1])
        if v9:
            values[first3 + 3374] = -60 if v9 < -60 else 60 if v9 > 60 else v9


def write_forecast(s: GameState, seat: i64, out: Numbers, kept_projection_now: Projection | None) -> None:
    """Write forecast."""
    values = out.values
    at = out.start
    seats = out.seats
    row1: list[Any] | None = forecast(s, kept_projection_now)
    if row1 is not None:
        put_flight(row1[0], seat, out, at + 3376)
        put_currency(row1[2], seat, out, at + 3388)
        v2: int = row1[3]
        if v2:
            values[at + 3404] = v2
        put_provinces(row1[4], seat, out, at + 3405)
        put_pressure(row1[5], seat, out, at + 3461)
        v3: int = row1[6]
        if v3:
            values[at + 3671] = v3
        v4: int = row1[7]
        if v4:
            values[at + 3672] = -12 if v4 < -12 else 12 if v4 > 12 else v4
        v5: i64 = row1[8]
        if v5 >= 0:
            values[at + 3673 + v5] = 1
        put_protests(row1[9], seat, out, at + 3675)
        row6: list[Any] | None = row1[11]
        if row6 is not None:
            v7: i64 = row6[0]
            if v7 >= 0:
                values[at + 3679 + v7] = 1
            v8: int = row6[1]
            if v8:
                values[at + 3683] = v8
            if row6[2]:
                values[at + 3684] = 1
        row9: list[Any] | None = row1[12]
        if row9 is not None:
            v10: i64 = row9[0]
            if v10 >= 0:
                values[at + 3685 + v10] = 1
            if row9[1]:
                values[at + 3689] = 1
            if row9[2]:
                values[at + 3690] = 1
        row11: list[Any] | None = row1[13]
        if row11 is not None:
            v12: i64 = row11[0]
            if v12 >= 0:
                values[at + 3691 + v12] = 1
            first13: i64 = at + 3695
            v14: i64
            for v14 in row11[1]:
                values[first13 + v14] = 1
            part16: i64 = at + 3712
            for v17 in row11[2]:
                if v17:
                    v15: int = v17
                    values[part16] = -60 if v15 < -60 else 60 if v15 > 60 else v15
                part16 += 1
        row18: list[Any] | None = row1[14]
        if row18 is not None:
            first19: i64 = at + 3714
            v20: i64
            for v20 in row18[0]:
                values[first19 + v20] = 1
            v21: i64 = row18[1]
            if v21 >= 0:
                values[at + 3718 + v21] = 1
        first22: i64 = at + 3722
        v23 = 1
        v24: i64
        for v24 in row1[15]:
            values[first22 + v24] = v23
            v23 += 1


def write_decks(s: GameState, seat: i64, out: Numbers) -> None:
    """Write decks."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    for part1 in range(2):
        k2: i64 = part1
        first3: i64 = at + k2
        v4: int = s.cards.count(places.DRAW + part1)
        if v4:
            values[first3 + 2105] = v4
        v5: int = s.cards.count(places.OUT + part1)
        if v5:
            values[first3 + 2107] = v5
        v6: i64 = (s.shown[part1] - codes.FIRST_ARMS if s.shown[part1] != codes_2.NOBODY else NONE)
        if v6 >= 0:
            values[at + 2109 + 20 * k2 + v6] = 1


def write_play(s: GameState, seat: i64, out: Numbers) -> None:
    """Write play."""
    values = out.values
    at = out.start
    seats = out.seats
    v1: i64 = s.in_play
    if v1 >= 0:
        values[at + 2664 + v1] = 1
    v2: i64 = (s.use if s.in_play != codes_2.NOBODY else NONE)
    if v2 >= 0:
        values[at + 2789 + v2] = 1
    v3: i64 = (int(NEXT_ICON.source(s)) if asks_icons(s) else NONE)
    if v3 >= 0:
        values[at + 2795 + v3] = 1
    first4: i64 = at + 3147
    v5: i64
    for v5 in (open_icons(s) if asks_icons(s) else []):
        values[first4 + v5] = 1


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
    first3: i64 = at + 3165
    v4: i64
    for v4 in placed(s, seat):
        values[first3 + v4] = 1
    part6: i64 = at + 3179
    for v7 in raised(s, seat):
        if v7:
            v5: int = v7
            values[part6] = 0 if v5 < 0 else 60 if v5 > 60 else v5
        part6 += 1
    v8: i64 = why(s, seat)
    if v8 >= 0:
        values[at + 3193 + v8] = 1
    v9: i64 = province(s, seat)
    if v9 >= 0:
        values[at + 3211 + v9] = 1
    v10: i64 = site(s, seat)
    if v10 >= 0:
        values[at + 3225 + v10] = 1
    v11: i64 = overflow(s, seat)
    if v11 >= 0:
        values[at + 3229 + v11] = 1
    if (seat == s.german[codes_2.EAST]):
        v12: i64 = taken(s, seat)
        if v12 >= 0:
            values[at + 3235 + v12] = 1


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
        v5: i64 = (s.shown[part1] - codes.FIRST_ARMS if s.shown[part1] != codes_2.NOBODY else NONE)
        all2[DECKS_LABELS[part1]] = {"cards": int(v3), "executed": int(v4), "last": None if v5 < 0 else DECK_FACES_LABELS[v5]}
    return all2


def show_hands(s: GameState, seat: i64) -> object:
    """The entry hands."""
    part1: i64 = 0
    v2: int
    all3: list[object] = []
    for v2 in s.hand_sizes():
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


def show_discarded(s: GameState, seat: i64) -> object:
    """The entry discarded."""
    part1: i64 = 0
    v2: int
    all3: list[object] = []
    for v2 in s.discarded:
        all3.append(int(v2))
        part1 += 1
    return all3


def show_discards(s: GameState, seat: i64) -> object:
    """The entry discards."""
    entry1: object
    if (seat >= 0):
        names2: list[object] = []
        v3: i64
        for v3 in cards_in(s, 38 + seat * 16, 16):
            names2.append(FACES_LABELS[v3])
        entry1 = names2
    else:
        entry1 = FACT_35.show(s, FACT_35.nothing)
    return entry1


def show_set_aside(s: GameState, seat: i64) -> object:
    """The entry set_aside."""
    entry1: object
    if (seat == s.german[codes_2.EAST]):
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
    if (seat == s.german[codes_2.EAST]):
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
    v2: i64 = (s.use if s.in_play != codes_2.NOBODY else NONE)
    v3: i64 = (int(NEXT_ICON.source(s)) if asks_icons(s) else NONE)
    names4: list[object] = []
    v5: i64
    for v5 in (open_icons(s) if asks_icons(s) else []):
        names4.append(AXIS_39_3.shown(s, v5))
    return {"card": None if v1 < 0 else FACES_LABELS[v1], "use": None if v2 < 0 else AXIS_39_1_LABELS[v2], "source": None if v3 < 0 else AXIS_39_2_LABELS[v3], "open": names4}


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
    if (seat == s.german[codes_2.EAST]):
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
    made2 = scores_of(s)
    all3: list[object] = []
    for part1 in range(2):
        v4: int = made2.parts[part1][0]
        v5: int = made2.parts[part1][1]
        v6: int = made2.parts[part1][2]
        v7: int = made2.parts[part1][3]
        v8: int = made2.parts[part1][4]
        v9: int = sum(made2.parts[part1])
        all3.append({"dominance": int(v4), "arms_race": int(v5), "space_race": int(v6), "treasury": int(v7), "debt": int(v8), "total": int(v9)})
    return all3


def show_forecast(s: GameState, seat: i64) -> object:
    """The entry forecast."""
    row1: list[Any] | None = forecast(s, projection_now(s, outlook_of(s), scores_of(s)))
    entry2: object = None
    if row1 is not None:
        v3: int = row1[1]
        v4: int = row1[3]
        v5: int = row1[6]
        v6: int = row1[7]
        v7: i64 = row1[8]
        v8: int = row1[10]
        row9: list[Any] | None = row1[11]
        entry10: object = None
        if row9 is not None:
            v11: i64 = row9[0]
            v12: int = row9[1]
            entry10 = {"seat": None if v11 < 0 else int(v11), "level": int(v12), "wins": bool(row9[2])}
        row13: list[Any] | None = row1[12]
        entry14: object = None
        if row13 is not None:
            v15: i64 = row13[0]
            entry14 = {"seat": None if v15 < 0 else int(v15), "card": bool(row13[1]), "wins": bool(row13[2])}
        row16: list[Any] | None = row1[13]
        entry17: object = None
        if row16 is not None:
            v18: i64 = row16[0]
            names19: list[object] = []
            v20: i64
            for v20 in row16[1]:
                names19.append(SPACES.shown(s, v20))
            part21: i64 = 0
            v22: int
            all23: list[object] = []
            for v22 in row16[2]:
                all23.append(int(v22))
                part21 += 1
            entry17 = {"seat": None if v18 < 0 else int(v18), "spaces": names19, "incomes": all23}
        row24: list[Any] | None = row1[14]
        entry25: object = None
        if row24 is not None:
            names26: list[object] = []
            v27: i64
            for v27 in row24[0]:
                names26.append(int(v27))
            v28: i64 = row24[1]
            entry25 = {"winners": names26, "winner": None if v28 < 0 else int(v28), "reason": row24[2]}
        names29: list[object] = []
        v30: i64
        for v30 in row1[15]:
            names29.append(int(v30))
        entry2 = {"flight": display_flight(s, row1[0]), "box": int(v3), "currency": display_currency(s, row1[2]), "police_cost": int(v4), "provinces": display_provinces(s, row1[4]), "pressure": display_pressure(s, row1[5]), "police_removal": int(v5), "socialists": int(v6), "socialists_win": None if v7 < 0 else AXIS_44_8_LABELS[v7], "protests": display_protests(s, row1[9]), "collapse": int(v8), "arms_race": entry10, "space_race": entry14, "dominance": entry17, "standing": entry25, "order": names29}
    return entry2


def show_button(s: GameState, seat: i64) -> object:
    """The entry button."""
    v1: i64 = (s.last if s.ending == codes.END_NUCLEAR_WAR else NONE)
    return None if v1 < 0 else int(v1)


class Shown(Shortcut):
    """All facts at once."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of the observation."""
        assert isinstance(s, GameState)
        at = out.start
        seats = out.seats
        out.make_room(1106)
        kept_outlook_of = outlook_of(s)
        numbers1 = kept_outlook_of.numbers.get(ALIKE)
        if numbers1 is None:
            out.make_room(118)
            write_provinces(s, seat, out, at + 1106)
            write_sectors(s, seat, out, at + 1218)
            kept_outlook_of.numbers[ALIKE] = out.written_since(1106)
        else:
            out.repeat(numbers1)
        kept_worth_of = worth_of(s)
        numbers2 = kept_worth_of.numbers.get(ALIKE)
        if numbers2 is None:
            out.make_room(244)
            write_factories(s, seat, out)
            write_lines(s, seat, out)
            kept_worth_of.numbers[ALIKE] = out.written_since(1224)
        else:
            out.repeat(numbers2)
        out.make_room(1896)
        kept_scores_of = scores_of(s)
        numbers3 = kept_scores_of.numbers.get(ALIKE)
        if numbers3 is None:
            out.make_room(12)
            write_points(s, seat, out, kept_scores_of)
            kept_scores_of.numbers[ALIKE] = out.written_since(3364)
        else:
            out.repeat(numbers3)
        kept_projection_now = projection_now(s, kept_outlook_of, kept_scores_of)
        numbers4 = None if kept_projection_now is None else kept_projection_now.numbers.get(ALIKE)
        if numbers4 is None:
            out.make_room(350)
            write_forecast(s, seat, out, kept_projection_now)
            if kept_projection_now is not None:
                kept_projection_now.numbers[ALIKE] = out.written_since(3376)
        else:
            out.repeat(numbers4)
        out.make_room(4)
        values = out.values
        v5: int = s.decade
        if v5:
            values[at + 1057] = v5
        v6: i64 = (s.sub - 1)
        if v6 >= 0:
            values[at + 1058 + v6] = 1
        v7: i64 = (s.phase - 1)
        if v7 >= 0:
            values[at + 1061 + v7] = 1
        v8: i64 = s.active
        if v8 >= 0:
            values[at + 1074 + v8] = 1
        first9: i64 = at + 1078
        v10 = 1
        v11: i64
        for v11 in s.order:
            values[first9 + v11] = v10
            v10 += 1
        v12: i64 = s.order[s.next_at]
        if v12 >= 0:
            values[at + 1082 + v12] = 1
        v13: i64 = s.last
        if v13 >= 0:
            values[at + 1086 + v13] = 1
        part15: i64 = at + 1090
        for v16 in s.tracks:
            if v16:
                v14: int = v16
                values[part15] = v14
            part15 += 1
        v17: i64 = s.german[s.holder()]
        if v17 >= 0:
            values[at + 1096 + v17] = 1
        part19: i64 = at + 1100
        for v20 in s.money:
            if v20:
                v18: int = v20
                values[part19] = -60 if v18 < -60 else 60 if v18 > 60 else v18
            part19 += 1
        v21: int = s.doves
        if v21:
            values[at + 1102] = v21
        first22: i64 = at + 1103
        v23: i64
        for v23 in reminders(s, seat):
            values[first22 + v23] = 1
        if s.wall:
            values[at + 1105] = 1
        v24: i64 = s.hamburg
        if v24 >= 0:
            values[at + 1468 + v24] = 1
        v25: int = s.box
        if v25:
            values[at + 1470] = v25
        v26: int = (BOARD.socialists_total - s.box - s.placed_socialists())
        if v26:
            values[at + 1471] = v26
        if s.disbanded:
            values[at + 1472] = 1
        row28: list[Any]
        for row28 in police(s, seat):
            part27: i64 = row28[0]
            k29: i64 = part27
            first30: i64 = at + k29
            values[first30 + 1473] = 1
            if row28[2]:
                values[first30 + 1598] = 1
        first31: i64 = at + 1723
        v32: i64
        for v32 in s.cards.at(22):
            values[first31 + v32] = 1
        v33: i64 = s.special
        if v33 >= 0:
            values[at + 1848 + v33] = 1
        first34: i64 = at + 1973
        v35 = 1
        v36: i64
        for v36 in s.row:
            values[first34 + v36] = v35
            v35 += 1
        FACT_26.put(collected(s, seat), out, 0)
        v37: int = deck(s, seat)
        if v37:
            values[at + 2102] = v37
        part39: i64 = at + 2103
        for v40 in [s.cards.count(places.STACK_B), s.cards.count(places.STACK_C)]:
            if v40:
                v38: int = v40
                values[part39] = v38
            part39 += 1
        write_decks(s, seat, out)
        part42: i64 = at + 2149
        for v43 in s.hand_sizes():
            if v43:
                v41: int = v43
                values[part42] = v41
            part42 += 1
        if (seat >= 0):
            first44: i64 = at + 2153
            v45: i64
            for v45 in s.hand(seat):
                values[first44 + v45] = 1
        part46: i64 = at + 2278
        for v47 in s.early:
            if v47:
                values[part46] = 1
            part46 += 1
        part49: i64 = at + 2280
        for v50 in s.discarded:
            if v50:
                v48: int = v50
                values[part49] = v48
            part49 += 1
        if (seat >= 0):
            first51: i64 = at + 2284
            v52: i64
            for v52 in cards_in(s, 38 + seat * 16, 16):
                values[first51 + v52] = 1
        if (seat == s.german[codes_2.EAST]):
            first53: i64 = at + 2409
            v54: i64
            for v54 in s.cards.at(s.places[PLACE_SET_APART]):
                values[first53 + v54] = 1
        if (seat == s.german[codes_2.EAST]):
            first55: i64 = at + 2534
            v56: i64
            for v56 in looked(s, seat):
                values[first55 + v56] = 1
        row57: list[Any] | None = auto(s, seat)
        if row57 is not None:
            v58: i64 = row57[0]
            if v58 >= 0:
                values[at + 2659 + v58] = 1
            v59: int = row57[1]
            if v59:
                values[at + 2663] = v59
        write_play(s, seat, out)
        write_task(s, seat, out)
        part61: i64 = at + 3360
        for v62 in draws(s, seat):
            if v62:
                v60: int = v62
                values[part61] = v60
            part61 += 1
        v63: int | None = step(s, seat)
        if v63 is not None:
            values[at + 3362] = 1
            v64: int = v63
            values[at + 3362 + 1] = v64
        v65: i64 = (s.last if s.ending == codes.END_NUCLEAR_WAR else NONE)
        if v65 >= 0:
            values[at + 3726 + v65] = 1
        KNOWN.write(s, seat, out)
        if s.drafting:
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
            "discarded": show_discarded(s, seat),
            "discards": show_discards(s, seat),
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
        view["discards"] = show_discards(s, seat)
        view["set_aside"] = show_set_aside(s, seat)
        view["looked"] = show_looked(s, seat)
        view["task"] = show_task(s, seat)


shortened(FACTS, Shown())
