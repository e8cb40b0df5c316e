"""What seats see of nations: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.state import State
from detente.core.shown.axes import Numbers
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Shortcut, fact_at, shortened
from detente.games.nations.codes import DECK, NOBODY, RULING_ROUNDS, TO_COME
from detente.games.nations.data import BOARD
from detente.games.nations.events import REASONS
from detente.games.nations.rules.leaders import TARGET
from detente.games.nations.state import GameState
from detente.games.nations.view import CARD_AXIS, COUNTRY_AXIS, DRAWN_BY, HARBOURS, PHASES, POINT_AXIS, ROUTE_AXIS, TYPES, below, drawn_by, keep, moves, phase, rulers, table, unseen
from detente.games.nations.view import FACTS as DECLARED

FACTS: Final = DECLARED
FACT_13_5: Final[Fact[Any]] = fact_at(FACTS, [13, 5])
FACT_13_10: Final[Fact[Any]] = fact_at(FACTS, [13, 10])
FACT_19: Final[Fact[Any]] = fact_at(FACTS, [19])
FACT_24: Final[Fact[Any]] = fact_at(FACTS, [24])
PHASES_LABELS: Final[list[str]] = PHASES.labels
POINT_AXIS_LABELS: Final[list[str]] = POINT_AXIS.labels
HARBOURS_LABELS: Final[list[str]] = HARBOURS.labels
COUNTRY_AXIS_LABELS: Final[list[str]] = COUNTRY_AXIS.labels
ROUTE_AXIS_LABELS: Final[list[str]] = ROUTE_AXIS.labels
CARD_AXIS_LABELS: Final[list[str]] = CARD_AXIS.labels
DRAWN_BY_LABELS: Final[list[str]] = DRAWN_BY.labels
TYPES_LABELS: Final[list[str]] = TYPES.labels


def write_table(s: GameState, seat: i64, out: Numbers) -> None:
    """Write table."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64 = 0
    row2: list[Any]
    for row2 in table(s, seat):
        k3: i64 = (part1 - seat) % seats
        if row2[0]:
            values[at + 22 + k3] = 1
        if row2[1]:
            values[at + 26 + k3] = 1
        v4: int = row2[2]
        if v4:
            values[at + 30 + k3] = 0 if v4 < 0 else 200 if v4 > 200 else v4
        v5: int = row2[3]
        if v5:
            values[at + 34 + k3] = 0 if v5 < 0 else 200 if v5 > 200 else v5
        v6: i64 = row2[4]
        if v6 >= 0:
            values[at + 38 + 64 * k3 + v6] = 1
        FACT_13_5.put(row2[5], out, k3)
        part7: i64 = 0
        for v8 in row2[6]:
            if v8:
                v9: int = v8
                values[at + 1350 + 7 * k3 + part7] = v9
            part7 += 1
        v10: int = row2[7]
        if v10:
            values[at + 1378 + k3] = v10
        v11: i64
        for v11 in row2[8]:
            values[at + 1382 + 8 * k3 + v11] += 1
        v12: int = row2[9]
        if v12:
            values[at + 1414 + k3] = 0 if v12 < 0 else 100 if v12 > 100 else v12
        FACT_13_10.put(row2[10], out, k3)
        v13: int = row2[11]
        if v13:
            values[at + 1450 + k3] = v13
        v14: int = row2[12]
        if v14:
            values[at + 1454 + k3] = -200 if v14 < -200 else 200 if v14 > 200 else v14
        if row2[13]:
            values[at + 1458 + k3] = 1
        v15: int = row2[14]
        if v15:
            values[at + 1462 + k3] = v15
        part1 += 1


def show_round(s: GameState, seat: i64) -> object:
    """The entry round."""
    v1: int = s.round
    return int(v1)


def show_rounds(s: GameState, seat: i64) -> object:
    """The entry rounds."""
    v1: int = s.rulings[RULING_ROUNDS]
    return int(v1)


def show_quiet_rounds(s: GameState, seat: i64) -> object:
    """The entry quiet_rounds."""
    v1: int = max(0, s.round - 1 - s.last_loss)
    return int(v1)


def show_first(s: GameState, seat: i64) -> object:
    """The entry first."""
    v1: i64 = s.first
    return None if v1 < 0 else int(v1)


def show_turn(s: GameState, seat: i64) -> object:
    """The entry turn."""
    v1: i64 = s.turn
    return None if v1 < 0 else int(v1)


def show_phase(s: GameState, seat: i64) -> object:
    """The entry phase."""
    v1: i64 = phase(s, seat)
    return None if v1 < 0 else PHASES_LABELS[v1]


def show_collected(s: GameState, seat: i64) -> object:
    """The entry collected."""
    v1: int = s.income
    return int(v1)


def show_keep(s: GameState, seat: i64) -> object:
    """The entry keep."""
    v1: int = keep(s, seat)
    return int(v1)


def show_table(s: GameState, seat: i64) -> object:
    """The entry table."""
    part1: i64 = 0
    row2: list[Any]
    all3: list[object] = []
    for row2 in table(s, seat):
        v4: int = row2[2]
        v5: int = row2[3]
        v6: i64 = row2[4]
        found7: dict[object, object] = {}
        part8: i64 = 0
        v9: int
        for v9 in row2[6]:
            if v9:
                found7[HARBOURS_LABELS[part8]] = int(v9)
            part8 += 1
        v10: int = row2[7]
        names11: list[object] = []
        v12: i64
        for v12 in row2[8]:
            names11.append(COUNTRY_AXIS_LABELS[v12])
        v13: int = row2[9]
        v14: int = row2[11]
        v15: int = row2[12]
        v16: int = row2[14]
        all3.append({"living": bool(row2[0]), "opened": bool(row2[1]), "cash": int(v4), "debt": int(v5), "agent": None if v6 < 0 else POINT_AXIS_LABELS[v6], "leaders": FACT_13_5.show(s, row2[5]), "tankers": found7, "waiting": int(v10), "countries": names11, "income": int(v13), "pairs": FACT_13_10.show(s, row2[10]), "derricks": int(v14), "worth": int(v15), "canal_open": bool(row2[13]), "fallen": int(v16)})
        part1 += 1
    return all3


def show_pipelines(s: GameState, seat: i64) -> object:
    """The entry pipelines."""
    names1: list[object] = []
    v2: i64
    for v2 in [route for route, laid in enumerate(s.pipes) if laid]:
        names1.append(ROUTE_AXIS_LABELS[v2])
    return names1


def show_pipelines_left(s: GameState, seat: i64) -> object:
    """The entry pipelines_left."""
    v1: int = (BOARD.pipelines - sum(s.pipes))
    return int(v1)


def show_tankers_left(s: GameState, seat: i64) -> object:
    """The entry tankers_left."""
    v1: int = s.stock
    return int(v1)


def show_deck(s: GameState, seat: i64) -> object:
    """The entry deck."""
    v1: int = len(s.cards.piles[DECK])
    return int(v1)


def show_below(s: GameState, seat: i64) -> object:
    """The entry below."""
    names1: list[object] = []
    v2: i64
    for v2 in below(s, seat):
        names1.append(CARD_AXIS_LABELS[v2])
    return names1


def show_unseen(s: GameState, seat: i64) -> object:
    """The entry unseen."""
    names1: list[object] = []
    v2: i64
    for v2 in unseen(s, seat):
        names1.append(CARD_AXIS_LABELS[v2])
    return names1


def show_card(s: GameState, seat: i64) -> object:
    """The entry card."""
    v1: i64 = s.card
    return None if v1 < 0 else CARD_AXIS_LABELS[v1]


def show_card_by(s: GameState, seat: i64) -> object:
    """The entry card_by."""
    v1: i64 = drawn_by(s, seat)
    return None if v1 < 0 else DRAWN_BY_LABELS[v1]


def show_chosen(s: GameState, seat: i64) -> object:
    """The entry chosen."""
    v1: i64 = (TARGET.source(s) if s.asked == TARGET.code else NOBODY)
    return None if v1 < 0 else POINT_AXIS_LABELS[v1]


def show_moves(s: GameState, seat: i64) -> object:
    """The entry moves."""
    found1: list[object] = []
    row2: list[Any]
    for row2 in moves(s, seat):
        v3: i64 = row2[0]
        v4: i64 = row2[1]
        found5: list[object] = []
        row6: list[Any]
        for row6 in row2[2]:
            v7: i64 = row6[0]
            v8: int = row6[1]
            v9: int = row6[2]
            v10: i64 = row6[3]
            found5.append({"point": None if v7 < 0 else POINT_AXIS_LABELS[v7], "steps": int(v8), "price": int(v9), "attacks": None if v10 < 0 else int(v10), "card": bool(row6[4])})
        found1.append({"leader": None if v3 < 0 else TYPES_LABELS[v3], "point": None if v4 < 0 else POINT_AXIS_LABELS[v4], "targets": found5})
    return found1


class Shown(Shortcut):
    """All facts at once."""

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of the observation."""
        assert isinstance(s, GameState)
        values = out.values
        at = out.start
        seats = out.seats
        v1: int = s.round
        values[at] = 1 if v1 < 1 else 200 if v1 > 200 else v1
        v2: int = s.rulings[RULING_ROUNDS]
        if v2:
            values[at + 1] = v2
        v3: int = max(0, s.round - 1 - s.last_loss)
        if v3:
            values[at + 2] = 0 if v3 < 0 else 200 if v3 > 200 else v3
        v4: i64 = s.first
        if v4 >= 0:
            values[at + 3 + (v4 - seat) % seats] = 1
        v5: i64 = s.turn
        if v5 >= 0:
            values[at + 7 + (v5 - seat) % seats] = 1
        v6: i64 = phase(s, seat)
        if v6 >= 0:
            values[at + 11 + v6] = 1
        if s.agent_moved:
            values[at + 15] = 1
        if (s.leader_phase != TO_COME):
            values[at + 16] = 1
        if s.tanker_used:
            values[at + 17] = 1
        if s.pipeline_used:
            values[at + 18] = 1
        v7: int = s.income
        if v7:
            values[at + 19] = 0 if v7 < 0 else 100 if v7 > 100 else v7
        v8: int = keep(s, seat)
        if v8:
            values[at + 20] = v8
        if s.chance:
            values[at + 21] = 1
        write_table(s, seat, out)
        v9: i64
        for v9 in [route for route, laid in enumerate(s.pipes) if laid]:
            values[at + 1466 + v9] += 1
        v10: int = (BOARD.pipelines - sum(s.pipes))
        if v10:
            values[at + 1473] = v10
        v11: int = s.stock
        if v11:
            values[at + 1474] = v11
        v12: int = len(s.cards.piles[DECK])
        if v12:
            values[at + 1475] = v12
        FACT_19.put(below(s, seat), out, 0)
        v13: i64
        for v13 in unseen(s, seat):
            values[at + 1522 + v13] += 1
        v14: i64 = s.card
        if v14 >= 0:
            values[at + 1545 + v14] = 1
        v15: i64 = drawn_by(s, seat)
        if v15 >= 0:
            values[at + 1568 + v15] = 1
        v16: i64 = (TARGET.source(s) if s.asked == TARGET.code else NOBODY)
        if v16 >= 0:
            values[at + 1570 + v16] = 1
        FACT_24.write(s, seat, out)

    def show(self, s: State, seat: i64) -> dict[str, object]:
        """The entries of the view."""
        assert isinstance(s, GameState)
        return {
            "round": show_round(s, seat),
            "rounds": show_rounds(s, seat),
            "quiet_rounds": show_quiet_rounds(s, seat),
            "first": show_first(s, seat),
            "turn": show_turn(s, seat),
            "phase": show_phase(s, seat),
            "agent_moved": bool(s.agent_moved),
            "leader_done": bool((s.leader_phase != TO_COME)),
            "tanker_used": bool(s.tanker_used),
            "pipeline_used": bool(s.pipeline_used),
            "collected": show_collected(s, seat),
            "keep": show_keep(s, seat),
            "last_chance": bool(s.chance),
            "table": show_table(s, seat),
            "rulers": rulers(s, seat),
            "pipelines": show_pipelines(s, seat),
            "pipelines_left": show_pipelines_left(s, seat),
            "tankers_left": show_tankers_left(s, seat),
            "deck": show_deck(s, seat),
            "below": show_below(s, seat),
            "unseen": show_unseen(s, seat),
            "card": show_card(s, seat),
            "card_by": show_card_by(s, seat),
            "chosen": show_chosen(s, seat),
            "moves": show_moves(s, seat),
            "ending": REASONS.get(int(s.ending)),
        }

    def show_own(self, s: State, seat: i64, view: dict[str, object]) -> None:
        """Replace the entries that depend on the seat."""
        assert isinstance(s, GameState)
        view["moves"] = show_moves(s, seat)


shortened(FACTS, Shown())
