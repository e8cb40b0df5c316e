"""What seats see of nations: written by `detente facts` from `view.py`, which declares and explains each fact."""

# ruff: noqa
# fmt: off

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.core.shown.axes import Numbers
from detente.core.shown.facts import Fact
from detente.core.shown.groups import Shortcut, fact_at, shortened, unfolded
from detente.games.nations.codes import DECK, LEADERS, NOBODY, RULING_ROUNDS, TO_COME, WAITING
from detente.games.nations.data import BOARD
from detente.games.nations.events import REASONS
from detente.games.nations.rules.fall import derricks_in, worth_of
from detente.games.nations.rules.income import served, worth_of_pairs
from detente.games.nations.rules.leaders import TARGET
from detente.games.nations.rules.trade import canal_open
from detente.games.nations.state import GameState
from detente.games.nations.view import CARD_AXIS, COUNTRY_AXIS, DRAWN_BY, HARBOURS, LEADER_PLACES, PHASES, POINT_AXIS, ROUTE_AXIS, TYPES, below, drawn_by, in_places, keep, moves, phase, ruled, rulers, unseen
from detente.games.nations.view import FACTS as DECLARED

FACTS: Final = DECLARED
FACT_13_5: Final[Fact[Any]] = fact_at(FACTS, [13, 5])
FACT_13_10: Final[Fact[Any]] = fact_at(FACTS, [13, 10])
FACT_19: Final[Fact[Any]] = fact_at(FACTS, [19])
FACT_20: Final[Fact[Any]] = fact_at(FACTS, [20])
FACT_24: Final[Fact[Any]] = fact_at(FACTS, [24])
PHASES_LABELS: Final[list[str]] = PHASES.labels
POINT_AXIS_LABELS: Final[list[str]] = POINT_AXIS.labels
TYPES_LABELS: Final[list[str]] = TYPES.labels
LEADER_PLACES_LABELS: Final[list[str]] = LEADER_PLACES.labels
HARBOURS_LABELS: Final[list[str]] = HARBOURS.labels
COUNTRY_AXIS_LABELS: Final[list[str]] = COUNTRY_AXIS.labels
ROUTE_AXIS_LABELS: Final[list[str]] = ROUTE_AXIS.labels
CARD_AXIS_LABELS: Final[list[str]] = CARD_AXIS.labels
DRAWN_BY_LABELS: Final[list[str]] = DRAWN_BY.labels


def write_table(s: GameState, seat: i64, out: Numbers) -> None:
    """Write table."""
    values = out.values
    at = out.start
    seats = out.seats
    part1: i64
    made3 = ruled(s)
    for part1 in range(int(s.seats)):
        made4 = s.lives(part1)
        made5 = served(s, part1)
        k2: i64 = (part1 - seat) % seats
        first6: i64 = at + k2
        if made4:
            values[first6 + 22] = 1
        if (s.opened & BIT[part1]):
            values[first6 + 26] = 1
        v7: int = s.cash[part1]
        if v7 > 0:
            values[first6 + 30] = 200 if v7 > 200 else v7
        v8: int = s.debt[part1]
        if v8 > 0:
            values[first6 + 34] = 200 if v8 > 200 else v8
        v9: i64 = s.agents[part1]
        if v9 >= 0:
            values[at + 38 + 64 * k2 + v9] = 1
        FACT_13_5.put(s.spot[part1 * LEADERS:(part1 + 1) * LEADERS], out, k2)
        part11: i64 = at + 1350 + 7 * k2
        for v12 in in_places(s.tankers_by_place(part1)):
            if v12:
                v10: int = v12
                values[part11] = v10
            part11 += 1
        v13: int = s.tankers_at(part1, WAITING)
        if v13:
            values[first6 + 1378] = v13
        first14: i64 = at + 1382 + 8 * k2
        v15: i64
        for v15 in made3[part1]:
            values[first14 + v15] = 1
        v16: int = worth_of_pairs(s, made5)
        if v16 > 0:
            values[first6 + 1414] = 100 if v16 > 100 else v16
        FACT_13_10.put(((part1, made5)), out, k2)
        v17: int = derricks_in(made3[part1])
        if v17:
            values[first6 + 1450] = v17
        v18: int = worth_of(s, part1)
        if v18:
            values[first6 + 1454] = -200 if v18 < -200 else 200 if v18 > 200 else v18
        if (made4 and canal_open(s, part1)):
            values[first6 + 1458] = 1
        v19: int = s.fallen[part1]
        if v19:
            values[first6 + 1462] = v19


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
    part1: i64
    made2 = ruled(s)
    all3: list[object] = []
    for part1 in range(int(s.seats)):
        made4 = s.lives(part1)
        made5 = served(s, part1)
        v6: int = s.cash[part1]
        v7: int = s.debt[part1]
        v8: i64 = s.agents[part1]
        found9: list[object] = []
        row10: list[Any]
        for row10 in unfolded(FACT_13_5, s, s.spot[part1 * LEADERS:(part1 + 1) * LEADERS]):
            v11: int = row10[0]
            v12: i64 = row10[1]
            v13: i64 = row10[2]
            found9.append({"id": int(v11), "type": None if v12 < 0 else TYPES_LABELS[v12], "place": None if v13 < 0 else LEADER_PLACES_LABELS[v13]})
        found14: dict[object, object] = {}
        part15: i64 = 0
        v16: int
        for v16 in in_places(s.tankers_by_place(part1)):
            if v16:
                found14[HARBOURS_LABELS[part15]] = int(v16)
            part15 += 1
        v17: int = s.tankers_at(part1, WAITING)
        names18: list[object] = []
        v19: i64
        for v19 in made2[part1]:
            names18.append(COUNTRY_AXIS_LABELS[v19])
        v20: int = worth_of_pairs(s, made5)
        found21: list[object] = []
        row22: list[Any]
        for row22 in unfolded(FACT_13_10, s, ((part1, made5))):
            v23: i64 = row22[0]
            v24: int = row22[1]
            v25: i64 = row22[2]
            v26: int = row22[3]
            v27: int = row22[4]
            found21.append({"country": None if v23 < 0 else COUNTRY_AXIS_LABELS[v23], "derrick": int(v24), "port": None if v25 < 0 else COUNTRY_AXIS_LABELS[v25], "tanker": int(v26), "income": int(v27)})
        v28: int = derricks_in(made2[part1])
        v29: int = worth_of(s, part1)
        v30: int = s.fallen[part1]
        all3.append({"living": bool(made4), "opened": bool((s.opened & BIT[part1])), "cash": int(v6), "debt": int(v7), "agent": None if v8 < 0 else POINT_AXIS_LABELS[v8], "leaders": found9, "tankers": found14, "waiting": int(v17), "countries": names18, "income": int(v20), "pairs": found21, "derricks": int(v28), "worth": int(v29), "canal_open": bool((made4 and canal_open(s, part1))), "fallen": int(v30)})
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
        at = out.start
        seats = out.seats
        out.make_room(1698)
        values = out.values
        v1: int = s.round
        values[at] = 1 if v1 < 1 else 200 if v1 > 200 else v1
        v2: int = s.rulings[RULING_ROUNDS]
        if v2:
            values[at + 1] = v2
        v3: int = max(0, s.round - 1 - s.last_loss)
        if v3 > 0:
            values[at + 2] = 200 if v3 > 200 else v3
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
        if v7 > 0:
            values[at + 19] = 100 if v7 > 100 else v7
        v8: int = keep(s, seat)
        if v8:
            values[at + 20] = v8
        if s.chance:
            values[at + 21] = 1
        write_table(s, seat, out)
        first9: i64 = at + 1466
        v10: i64
        for v10 in [route for route, laid in enumerate(s.pipes) if laid]:
            values[first9 + v10] = 1
        v11: int = (BOARD.pipelines - sum(s.pipes))
        if v11:
            values[at + 1473] = v11
        v12: int = s.stock
        if v12:
            values[at + 1474] = v12
        v13: int = len(s.cards.piles[DECK])
        if v13:
            values[at + 1475] = v13
        FACT_19.put(below(s, seat), out, 0)
        FACT_20.put(unseen(s, seat), out, 0)
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
            "unseen": FACT_20.show(s, unseen(s, seat)),
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
