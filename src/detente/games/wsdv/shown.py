"""What seats see of wsdv: written by `detente facts` from `view.py`, which declares and explains each fact."""

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
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.forecast import Forecast, forecast_now, outlook_of
from detente.games.germany.ids import REASONS
from detente.games.germany.rules.economy import worth_of
from detente.games.germany.rules.event import NEXT_ICON
from detente.games.germany.shown import display_currency, display_flight, display_pressure, display_protests, display_provinces, put_currency, put_flight, put_pressure, put_protests, put_provinces, show_box, show_factories, show_hamburg, show_lines, show_provinces, show_sectors, show_supply, write_provinces, write_sectors
from detente.games.germany.state import PLACE_SET_APART
from detente.games.germany.view.board import factories, lines
from detente.games.germany.view.cards import cards_in, deck, looked, police
from detente.games.germany.view.forecast import german_forecast
from detente.games.germany.view.kinds import SIDES
from detente.games.germany.view.task import open_icons, placed, points, province, raised, site, taken, track, why
from detente.games.wsdv import places
from detente.games.wsdv.state import GameState
from detente.games.wsdv.view import FACES, TRACKS, asks_icons
from detente.games.wsdv.view import FACTS as DECLARED

FACTS: Final = DECLARED
FACT_9_2: Final[Fact[Any]] = fact_at(FACTS, [9, 2])
KNOWN: Final = known_facts(FACTS)
FACT_32: Final[Fact[Any]] = fact_at(FACTS, [32])
FACT_2: Final[Fact[Any]] = fact_at(FACTS, [2])
AXIS_2: Final[Axis] = axis_of(FACT_2, "axis")
AXIS_2_LABELS: Final[list[str]] = AXIS_2.labels
TRACKS_LABELS: Final[list[str]] = TRACKS.labels
FACES_LABELS: Final[list[str]] = FACES.labels
FACT_21: Final[Fact[Any]] = fact_at(FACTS, [21])
FACT_23: Final[Fact[Any]] = fact_at(FACTS, [23])
FACT_25: Final[Fact[Any]] = fact_at(FACTS, [25])
FACT_26: Final[Fact[Any]] = fact_at(FACTS, [26])
FACT_27_1: Final[Fact[Any]] = fact_at(FACTS, [27, 1])
AXIS_27_1: Final[Axis] = axis_of(FACT_27_1, "axis")
AXIS_27_1_LABELS: Final[list[str]] = AXIS_27_1.labels
FACT_27_2: Final[Fact[Any]] = fact_at(FACTS, [27, 2])
AXIS_27_2: Final[Axis] = axis_of(FACT_27_2, "axis")
AXIS_27_2_LABELS: Final[list[str]] = AXIS_27_2.labels
FACT_27_3: Final[Fact[Any]] = fact_at(FACTS, [27, 3])
AXIS_27_3: Final[Axis] = axis_of(FACT_27_3, "axis")
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
SIDES_LABELS: Final[list[str]] = SIDES.labels


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
            values[first4 + 620] = v5
        if row2[1]:
            values[first4 + 662] = 1
        FACT_9_2.put(row2[2], out, k3)


def write_lines(s: GameState, seat: i64, out: Numbers) -> None:
    """Write lines."""
    values = out.values
    at = out.start
    seats = out.seats
    first1: i64 = at + 788
    v2: i64
    for v2 in lines(s, seat):
        values[first1 + v2] = 1


def write_forecast(s: GameState, seat: i64, out: Numbers, kept_forecast_now: Forecast | None) -> None:
    """Write forecast."""
    values = out.values
    at = out.start
    seats = out.seats
    row1: list[Any] | None = german_forecast(s, kept_forecast_now)
    if row1 is not None:
        put_flight(row1[0], seat, out, at + 2081)
        put_currency(row1[2], seat, out, at + 2091)
        v2: int = row1[3]
        if v2:
            values[at + 2107] = v2
        put_provinces(row1[4], seat, out, at + 2108)
        put_pressure(row1[5], seat, out, at + 2164)
        v3: int = row1[6]
        if v3:
            values[at + 2374] = v3
        v4: int = row1[7]
        if v4:
            values[at + 2375] = -12 if v4 < -12 else 12 if v4 > 12 else v4
        v5: i64 = row1[8]
        if v5 >= 0:
            values[at + 2376 + v5] = 1
        put_protests(row1[9], seat, out, at + 2378)


def write_play(s: GameState, seat: i64, out: Numbers) -> None:
    """Write play."""
    values = out.values
    at = out.start
    seats = out.seats
    v1: i64 = s.in_play
    if v1 >= 0:
        values[at + 1724 + v1] = 1
    v2: i64 = (s.use if s.in_play != codes.NOBODY else NONE)
    if v2 >= 0:
        values[at + 1809 + v2] = 1
    v3: i64 = (int(NEXT_ICON.source(s)) if asks_icons(s) else NONE)
    if v3 >= 0:
        values[at + 1813 + v3] = 1
    first4: i64 = at + 1911
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
        values[at + 1927] = 1
        v2: int = v1
        values[at + 1927 + 1] = 0 if v2 < 0 else 40 if v2 > 40 else v2
    first3: i64 = at + 1929
    v4: i64
    for v4 in placed(s, seat):
        values[first3 + v4] = 1
    part6: i64 = at + 1943
    for v7 in raised(s, seat):
        if v7:
            v5: int = v7
            values[part6] = 0 if v5 < 0 else 60 if v5 > 60 else v5
        part6 += 1
    v8: i64 = why(s, seat)
    if v8 >= 0:
        values[at + 1957 + v8] = 1
    v9: i64 = province(s, seat)
    if v9 >= 0:
        values[at + 1975 + v9] = 1
    v10: i64 = site(s, seat)
    if v10 >= 0:
        values[at + 1989 + v10] = 1
    v11: i64 = track(s, seat)
    if v11 >= 0:
        values[at + 1993 + v11] = 1
    if (seat == s.german[codes.EAST]):
        v12: i64 = taken(s, seat)
        if v12 >= 0:
            values[at + 1996 + v12] = 1


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
        entry1 = FACT_21.show(s, FACT_21.nothing)
    return entry1


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
        for v3 in cards_in(s, 16 + seat * 10, 10):
            names2.append(FACES_LABELS[v3])
        entry1 = names2
    else:
        entry1 = FACT_23.show(s, FACT_23.nothing)
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
    v3: i64 = (int(NEXT_ICON.source(s)) if asks_icons(s) else NONE)
    names4: list[object] = []
    v5: i64
    for v5 in (open_icons(s) if asks_icons(s) else []):
        names4.append(AXIS_27_3.shown(s, v5))
    return {"card": None if v1 < 0 else FACES_LABELS[v1], "use": None if v2 < 0 else AXIS_27_1_LABELS[v2], "source": None if v3 < 0 else AXIS_27_2_LABELS[v3], "open": names4}


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
    row1: list[Any] | None = german_forecast(s, forecast_now(s, outlook_of(s)))
    entry2: object = None
    if row1 is not None:
        v3: int = row1[1]
        v4: int = row1[3]
        v5: int = row1[6]
        v6: int = row1[7]
        v7: i64 = row1[8]
        v8: int = row1[10]
        entry2 = {"flight": display_flight(s, row1[0]), "box": int(v3), "currency": display_currency(s, row1[2]), "police_cost": int(v4), "provinces": display_provinces(s, row1[4]), "pressure": display_pressure(s, row1[5]), "police_removal": int(v5), "socialists": int(v6), "socialists_win": None if v7 < 0 else SIDES_LABELS[v7], "protests": display_protests(s, row1[9]), "collapse": int(v8)}
    return entry2


class Shown(Shortcut):
    """All facts at once."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of the observation."""
        assert isinstance(s, GameState)
        at = out.start
        seats = out.seats
        out.make_room(502)
        kept_outlook_of = outlook_of(s)
        numbers1 = kept_outlook_of.numbers.get(ALIKE)
        if numbers1 is None:
            out.make_room(118)
            write_provinces(s, seat, out, at + 502)
            write_sectors(s, seat, out, at + 614)
            kept_outlook_of.numbers[ALIKE] = out.written_since(502)
        else:
            out.repeat(numbers1)
        kept_worth_of = worth_of(s)
        numbers2 = kept_worth_of.numbers.get(ALIKE)
        if numbers2 is None:
            out.make_room(244)
            write_factories(s, seat, out)
            write_lines(s, seat, out)
            kept_worth_of.numbers[ALIKE] = out.written_since(620)
        else:
            out.repeat(numbers2)
        out.make_room(1217)
        kept_forecast_now = forecast_now(s, kept_outlook_of)
        numbers3 = None if kept_forecast_now is None else kept_forecast_now.numbers.get(ALIKE)
        if numbers3 is None:
            out.make_room(301)
            write_forecast(s, seat, out, kept_forecast_now)
            if kept_forecast_now is not None:
                kept_forecast_now.numbers[ALIKE] = out.written_since(2081)
        else:
            out.repeat(numbers3)
        values = out.values
        v4: int = s.decade
        if v4:
            values[at + 482] = v4
        v5: int = s.half
        if v5:
            values[at + 483] = v5
        v6: i64 = (s.phase - 1)
        if v6 >= 0:
            values[at + 484 + v6] = 1
        v7: i64 = s.active
        if v7 >= 0:
            values[at + 494 + (v7 - seat) % seats] = 1
        part9: i64 = at + 496
        for v10 in s.tracks:
            if v10:
                v8: int = v10
                values[part9] = v8
            part9 += 1
        v11: i64 = s.holder()
        if v11 >= 0:
            values[at + 499 + v11] = 1
        if s.wall:
            values[at + 501] = 1
        v12: i64 = s.hamburg
        if v12 >= 0:
            values[at + 864 + v12] = 1
        v13: int = s.box
        if v13:
            values[at + 866] = v13
        v14: int = (BOARD.socialists_total - s.box - s.placed_socialists())
        if v14:
            values[at + 867] = v14
        if s.disbanded:
            values[at + 868] = 1
        row16: list[Any]
        for row16 in police(s, seat):
            part15: i64 = row16[0]
            k17: i64 = part15
            first18: i64 = at + k17
            values[first18 + 869] = 1
            if row16[2]:
                values[first18 + 954] = 1
        first19: i64 = at + 1039
        v20: i64
        for v20 in s.cards.at(6):
            values[first19 + v20] = 1
        v21: i64 = s.special
        if v21 >= 0:
            values[at + 1124 + v21] = 1
        first22: i64 = at + 1209
        v23 = 1
        v24: i64
        for v24 in s.row:
            values[first22 + v24] = v23
            v23 += 1
        v25: int = deck(s, seat)
        if v25:
            values[at + 1294] = v25
        part27: i64 = 0
        for v28 in s.hand_sizes():
            if v28:
                v26: int = v28
                values[at + 1295 + (part27 - seat) % seats] = v26
            part27 += 1
        if (seat >= 0):
            first29: i64 = at + 1297
            v30: i64
            for v30 in s.hand(seat):
                values[first29 + v30] = 1
        part32: i64 = 0
        for v33 in s.discarded:
            if v33:
                v31: int = v33
                values[at + 1382 + (part32 - seat) % seats] = v31
            part32 += 1
        if (seat >= 0):
            first34: i64 = at + 1384
            v35: i64
            for v35 in cards_in(s, 16 + seat * 10, 10):
                values[first34 + v35] = 1
        first36: i64 = at + 1469
        v37: i64
        for v37 in s.cards.at(places.SHOWN):
            values[first36 + v37] = 1
        if (seat == s.german[codes.EAST]):
            first38: i64 = at + 1554
            v39: i64
            for v39 in s.cards.at(s.places[PLACE_SET_APART]):
                values[first38 + v39] = 1
        if (seat == s.german[codes.EAST]):
            first40: i64 = at + 1639
            v41: i64
            for v41 in looked(s, seat):
                values[first40 + v41] = 1
        write_play(s, seat, out)
        write_task(s, seat, out)
        KNOWN.write(s, seat, out)
        if s.drafting:
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
            "discarded": show_discarded(s, seat),
            "discards": show_discards(s, seat),
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
        view["discards"] = show_discards(s, seat)
        view["set_aside"] = show_set_aside(s, seat)
        view["looked"] = show_looked(s, seat)
        view["task"] = show_task(s, seat)


shortened(FACTS, Shown())
