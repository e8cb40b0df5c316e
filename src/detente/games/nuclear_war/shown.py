"""What seats see of nuclear_war: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.state import State
from detente.core.shown.axes import Numbers
from detente.core.shown.common import known_facts
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Shortcut, fact_at, shortened
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.events import REASONS
from detente.games.nuclear_war.knowledge import own_cards
from detente.games.nuclear_war.state import GameState
from detente.games.nuclear_war.view import ASKED_ABOUT, CARDS, CARRIERS, CARRIER_IN_SLOT, FACES, NOBODY, PHASES, PLACEABLE, ROWS, SECRETS, SLOTS, VALUES, WARHEADS, dead, deterrents, launched, next_player, phase, placed, question, row_lengths, salvo, set_up_left, struck, totals_open, totals_seen, turned_up, waiting
from detente.games.nuclear_war.view import FACTS as DECLARED

FACTS: Final = DECLARED
KNOWN: Final = known_facts(FACTS)
FACT_26: Final[Fact[Any]] = fact_at(FACTS, [26])
PHASES_LABELS: Final[list[str]] = PHASES.labels
CARDS_LABELS: Final[list[str]] = CARDS.labels
PLACEABLE_LABELS: Final[list[str]] = PLACEABLE.labels
CARRIERS_LABELS: Final[list[str]] = CARRIERS.labels
WARHEADS_LABELS: Final[list[str]] = WARHEADS.labels
SECRETS_LABELS: Final[list[str]] = SECRETS.labels
FACT_18: Final[Fact[Any]] = fact_at(FACTS, [18])
FACT_19: Final[Fact[Any]] = fact_at(FACTS, [19])
FACT_20: Final[Fact[Any]] = fact_at(FACTS, [20])
FACT_21: Final[Fact[Any]] = fact_at(FACTS, [21])
VALUES_LABELS: Final[list[str]] = VALUES.labels
FACT_23: Final[Fact[Any]] = fact_at(FACTS, [23])


def write_table(s: GameState, seat: i64, out: Numbers) -> None:
    """Write table."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    made3 = launched(s)
    made4 = deterrents(s)
    made5 = row_lengths(s)
    made6 = totals_seen(s, seat)
    for part1 in range(int(s.seats)):
        k2: i64 = (part1 - seat) % seats
        first7: i64 = at + k2
        if (s.living >> part1 & 1 == 1):
            values[first7 + 378] = 1
        v8: int | None = (s.population[part1] if made6 >> part1 & 1 else None)
        if v8 is not None:
            values[at + 384 + 2 * k2] = 1
            v9: int = v8
            values[at + 384 + 2 * k2 + 1] = v9
        v10: int = s.change[part1]
        if v10:
            values[first7 + 396] = v10
        v11: int = (s.population[part1] if made6 >> part1 & 1 else s.floor[part1] + s.change[part1])
        if v11:
            values[first7 + 402] = v11
        v12: int = (len(s.cards.piles[codes.HAND + part1]) + len(made4[part1]))
        if v12:
            values[first7 + 408] = v12
        v13: int = made5[part1]
        if v13:
            values[first7 + 414] = v13
        v14: i64 = CARRIER_IN_SLOT[made3[part1] + 1]
        if v14 >= 0:
            values[at + 420 + 4 * k2 + v14] = 1
        v15: int = s.load[part1]
        if v15:
            values[first7 + 444] = v15
        first16: i64 = at + 450 + 15 * k2
        v17: i64
        for v17 in made4[part1]:
            values[first16 + v17] += 1
        v18: int = s.missing[part1]
        if v18:
            values[first7 + 540] = v18
        if (s.struck[part1] or s.relaid[part1]):
            part20: i64 = at + 546 + 3 * k2
            for v21 in struck(s, part1, made5[part1]):
                if v21:
                    v19: int = v21
                    values[part20] = v19
                part20 += 1


def write_about(s: GameState, seat: i64, out: Numbers) -> None:
    """Write about."""
    values = out.values
    at = out.start
    seats = out.seats
    row1: list[Any] | None = question(s, seat)
    if row1 is not None:
        v2: i64 = row1[0]
        if v2 >= 0:
            values[at + 780 + v2] = 1
        v3: i64 = row1[1]
        if v3 >= 0:
            values[at + 810 + (v3 - seat) % seats] = 1
        v4: i64 = row1[2]
        if v4 >= 0:
            values[at + 816 + v4] = 1
        v5: i64 = row1[3]
        if v5 >= 0:
            values[at + 820 + v5] = 1


def show_phase(s: GameState, seat: i64) -> object:
    """The entry phase."""
    v1: i64 = phase(s, seat)
    return None if v1 < 0 else PHASES_LABELS[v1]


def show_turn(s: GameState, seat: i64) -> object:
    """The entry turn."""
    v1: i64 = (s.turn if phase(s, seat) != ROWS else NOBODY)
    return None if v1 < 0 else int(v1)


def show_next(s: GameState, seat: i64) -> object:
    """The entry next."""
    v1: i64 = next_player(s, phase(s, seat))
    return None if v1 < 0 else int(v1)


def show_first(s: GameState, seat: i64) -> object:
    """The entry first."""
    v1: i64 = s.first
    return None if v1 < 0 else int(v1)


def show_set_up_left(s: GameState, seat: i64) -> object:
    """The entry set_up_left."""
    names1: list[object] = []
    v2: i64
    for v2 in set_up_left(s, seat):
        names1.append(int(v2))
    return names1


def show_bank(s: GameState, seat: i64) -> object:
    """The entry bank."""
    v1: int | None = (s.bank if totals_open(s) else None)
    return None if v1 is None else int(v1)


def show_bank_change(s: GameState, seat: i64) -> object:
    """The entry bank_change."""
    v1: int = s.change[s.seats]
    return int(v1)


def show_bank_at_least(s: GameState, seat: i64) -> object:
    """The entry bank_at_least."""
    v1: int = (s.floor[s.seats] + s.change[s.seats])
    return int(v1)


def show_deck(s: GameState, seat: i64) -> object:
    """The entry deck."""
    v1: int = len(s.cards.piles[codes.DECK])
    return int(v1)


def show_discard(s: GameState, seat: i64) -> object:
    """The entry discard."""
    names1: list[object] = []
    v2: i64
    for v2 in s.cards.piles[codes.DISCARD]:
        names1.append(CARDS_LABELS[FACES[v2]])
    return names1


def show_turned_up(s: GameState, seat: i64) -> object:
    """The entry turned_up."""
    v1: i64 = turned_up(s, seat)
    return None if v1 < 0 else PLACEABLE_LABELS[v1]


def show_table(s: GameState, seat: i64) -> object:
    """The entry table."""
    part1: i64
    made2 = launched(s)
    made3 = deterrents(s)
    made4 = row_lengths(s)
    made5 = totals_seen(s, seat)
    all6: list[object] = []
    for part1 in range(int(s.seats)):
        v7: int | None = (s.population[part1] if made5 >> part1 & 1 else None)
        v8: int = s.change[part1]
        v9: int = (s.population[part1] if made5 >> part1 & 1 else s.floor[part1] + s.change[part1])
        v10: int = (len(s.cards.piles[codes.HAND + part1]) + len(made3[part1]))
        v11: int = made4[part1]
        v12: i64 = CARRIER_IN_SLOT[made2[part1] + 1]
        v13: int = s.load[part1]
        names14: list[object] = []
        v15: i64
        for v15 in made3[part1]:
            names14.append(PLACEABLE_LABELS[v15])
        v16: int = s.missing[part1]
        part17: i64 = 0
        v18: int
        all19: list[object] = []
        for v18 in struck(s, part1, made4[part1]):
            all19.append(int(v18))
            part17 += 1
        all6.append({"living": bool((s.living >> part1 & 1 == 1)), "population": None if v7 is None else int(v7), "change": int(v8), "at_least": int(v9), "hand": int(v10), "row": int(v11), "launch_slot": None if v12 < 0 else CARRIERS_LABELS[v12], "load": int(v13), "deterrents": names14, "missing": int(v16), "struck": all19})
    return all6


def show_salvo_of(s: GameState, seat: i64) -> object:
    """The entry salvo_of."""
    v1: i64 = (s.firing if s.salvo else NOBODY)
    return None if v1 < 0 else int(v1)


def show_salvo(s: GameState, seat: i64) -> object:
    """The entry salvo."""
    found1: list[object] = []
    row2: list[Any]
    for row2 in salvo(s, seat):
        v3: int = row2[0]
        v4: i64 = row2[1]
        v5: i64 = row2[2]
        v6: i64 = row2[3]
        found1.append({"carrier_number": int(v3), "carrier": None if v4 < 0 else CARRIERS_LABELS[v4], "warhead": None if v5 < 0 else WARHEADS_LABELS[v5], "target": None if v6 < 0 else int(v6)})
    return found1


def show_dying(s: GameState, seat: i64) -> object:
    """The entry dying."""
    names1: list[object] = []
    v2: i64
    for v2 in s.dying:
        names1.append(int(v2))
    return names1


def show_waiting(s: GameState, seat: i64) -> object:
    """The entry waiting."""
    found1: list[object] = []
    row2: list[Any]
    for row2 in waiting(s, seat):
        v3: i64 = row2[0]
        v4: i64 = row2[1]
        found1.append({"seat": None if v3 < 0 else int(v3), "card": None if v4 < 0 else SECRETS_LABELS[v4]})
    return found1


def show_interceptors(s: GameState, seat: i64) -> object:
    """The entry interceptors."""
    names1: list[object] = []
    v2: i64
    for v2 in s.interceptors:
        names1.append(int(v2))
    return names1


def show_hand(s: GameState, seat: i64) -> object:
    """The entry hand."""
    entry1: object
    if (seat >= 0):
        names2: list[object] = []
        v3: i64
        for v3 in s.cards.piles[codes.HAND + seat]:
            names2.append(CARDS_LABELS[FACES[v3]])
        entry1 = names2
    else:
        entry1 = FACT_18.show(s, FACT_18.nothing)
    return entry1


def show_row(s: GameState, seat: i64) -> object:
    """The entry row."""
    entry1: object
    if (seat >= 0):
        names2: list[object] = []
        v3: i64
        for v3 in placed(s, seat):
            names2.append(PLACEABLE_LABELS[v3])
        entry1 = names2
    else:
        entry1 = FACT_19.show(s, FACT_19.nothing)
    return entry1


def show_dead(s: GameState, seat: i64) -> object:
    """The entry dead."""
    entry1: object
    if (seat >= 0):
        names2: list[object] = []
        v3: i64
        for v3 in dead(s, seat):
            names2.append(SLOTS.shown(s, v3))
        entry1 = names2
    else:
        entry1 = FACT_20.show(s, FACT_20.nothing)
    return entry1


def show_population_cards(s: GameState, seat: i64) -> object:
    """The entry population_cards."""
    entry1: object
    if (seat >= 0):
        part2: i64 = 0
        v3: int
        all4: dict[object, object] = {}
        for v3 in own_cards(s.dealt, seat):
            all4[VALUES_LABELS[part2]] = int(v3)
            part2 += 1
        entry1 = all4
    else:
        entry1 = FACT_21.show(s, FACT_21.nothing)
    return entry1


class Shown(Shortcut):
    """All facts at once."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of the observation."""
        assert isinstance(s, GameState)
        at = out.start
        seats = out.seats
        out.make_room(824)
        values = out.values
        made1 = phase(s, seat)
        v2: i64 = made1
        if v2 >= 0:
            values[at + 300 + v2] = 1
        if (s.war != codes.PEACE):
            values[at + 303] = 1
        v3: i64 = (s.turn if made1 != ROWS else NOBODY)
        if v3 >= 0:
            values[at + 304 + (v3 - seat) % seats] = 1
        v4: i64 = next_player(s, made1)
        if v4 >= 0:
            values[at + 310 + (v4 - seat) % seats] = 1
        v5: i64 = s.first
        if v5 >= 0:
            values[at + 316 + (v5 - seat) % seats] = 1
        if s.setup_left:
            first6: i64 = at + 322
            v7: i64
            for v7 in set_up_left(s, seat):
                values[first6 + (v7 - seat) % seats] = 1
        v8: int | None = (s.bank if totals_open(s) else None)
        if v8 is not None:
            values[at + 328] = 1
            v9: int = v8
            values[at + 328 + 1] = v9
        v10: int = s.change[s.seats]
        if v10:
            values[at + 330] = v10
        v11: int = (s.floor[s.seats] + s.change[s.seats])
        if v11:
            values[at + 331] = v11
        v12: int = len(s.cards.piles[codes.DECK])
        if v12:
            values[at + 332] = v12
        first13: i64 = at + 333
        v14: i64
        for v14 in s.cards.piles[codes.DISCARD]:
            values[first13 + FACES[v14]] += 1
        v15: i64 = turned_up(s, seat)
        if v15 >= 0:
            values[at + 363 + v15] = 1
        write_table(s, seat, out)
        v16: i64 = (s.firing if s.salvo else NOBODY)
        if v16 >= 0:
            values[at + 564 + (v16 - seat) % seats] = 1
        if s.salvo:
            row17: list[Any]
            for row17 in salvo(s, seat):
                v19: i64 = row17[3]
                v20: i64 = row17[2]
                if v19 >= 0 and v20 >= 0:
                    values[at + 570 + ((v19 - seat) % seats) * 4 + v20] += 1
        first21: i64 = at + 594
        v22 = 1
        v23: i64
        for v23 in s.dying:
            values[first21 + (v23 - seat) % seats] = v22
            v22 += 1
        if s.waiting:
            place25 = 0
            row24: list[Any]
            for row24 in waiting(s, seat):
                place25 += 1
                v26: i64 = row24[0]
                v27: i64 = row24[1]
                if v26 >= 0 and v27 >= 0:
                    values[at + 600 + ((v26 - seat) % seats) * 15 + v27] = place25
        first28: i64 = at + 690
        v29 = 1
        v30: i64
        for v30 in s.interceptors:
            values[first28 + (v30 - seat) % seats] = 0 if v29 < 0 else 12 if v29 > 12 else v29
            v29 += 1
        if (seat >= 0):
            first31: i64 = at + 696
            v32: i64
            for v32 in s.cards.piles[codes.HAND + seat]:
                values[first31 + FACES[v32]] += 1
        if (seat >= 0):
            first33: i64 = at + 726
            v34: i64
            for v34 in placed(s, seat):
                values[first33 + v34] = 1
                first33 += 15
        if s.struck[seat]:
            if (seat >= 0):
                first35: i64 = at + 771
                v36: i64
                for v36 in dead(s, seat):
                    values[first35 + v36] = 1
        if (seat >= 0):
            part38: i64 = at + 774
            for v39 in own_cards(s.dealt, seat):
                if v39:
                    v37: int = v39
                    values[part38] = v37
                part38 += 1
        if (not s.showing):
            values[at + 779] = 1
        if (s.asked in ASKED_ABOUT):
            write_about(s, seat, out)
        KNOWN.write(s, seat, out)
        if s.drafting:
            FACT_26.write(s, seat, out)

    def show(self, s: State, seat: i64) -> dict[str, object]:
        """The entries of the view."""
        assert isinstance(s, GameState)
        return {
            "phase": show_phase(s, seat),
            "war": bool((s.war != codes.PEACE)),
            "turn": show_turn(s, seat),
            "next": show_next(s, seat),
            "first": show_first(s, seat),
            "set_up_left": show_set_up_left(s, seat),
            "bank": show_bank(s, seat),
            "bank_change": show_bank_change(s, seat),
            "bank_at_least": show_bank_at_least(s, seat),
            "deck": show_deck(s, seat),
            "discard": show_discard(s, seat),
            "turned_up": show_turned_up(s, seat),
            "table": show_table(s, seat),
            "salvo_of": show_salvo_of(s, seat),
            "salvo": show_salvo(s, seat),
            "dying": show_dying(s, seat),
            "waiting": show_waiting(s, seat),
            "interceptors": show_interceptors(s, seat),
            "hand": show_hand(s, seat),
            "row": show_row(s, seat),
            "dead": show_dead(s, seat),
            "population_cards": show_population_cards(s, seat),
            "may_take_back": bool((not s.showing)),
            "about": FACT_23.show(s, question(s, seat)),
            "ending": REASONS.get(int(s.ending)),
        }

    def show_own(self, s: State, seat: i64, view: dict[str, object]) -> None:
        """Replace the entries that depend on the seat."""
        assert isinstance(s, GameState)
        view["turn"] = show_turn(s, seat)
        view["next"] = show_next(s, seat)
        view["table"] = show_table(s, seat)
        view["hand"] = show_hand(s, seat)
        view["row"] = show_row(s, seat)
        view["dead"] = show_dead(s, seat)
        view["population_cards"] = show_population_cards(s, seat)
        view["about"] = FACT_23.show(s, question(s, seat))


shortened(FACTS, Shown())
