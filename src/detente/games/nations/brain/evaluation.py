"""What a position is worth to each seat: the chance to win, judged by the pieces on the table.

`tools/fit_values.py` fits the weights to played games.
"""

from functools import cache
from importlib import resources
from math import log1p
from typing import Final, cast

from detente.core.authors.values import Values, read_values
from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.games.nations.codes import (
    COUNTRIES,
    DICTATOR,
    GUERRILLA,
    KING,
    LEADERS,
    OUT,
    POINTS,
    PRESIDENT,
    TANKER_PLACES,
    TO_COME,
    TYPES,
    WAITING,
)
from detente.games.nations.data import BOARD
from detente.games.nations.rules.income import networks, working
from detente.games.nations.rules.reach import AT_START, ONWARD, WAYS
from detente.games.nations.state import CAPITAL, IS_INCIDENT, LEFT_OF, OWNER, TYPE_OF, GameState

TRAITS: Final = (
    "kings",
    "presidents",
    "dictators",
    "guerrillas",
    "last leaders",
    "rulers",
    "under way",
    "derricks",
    "ports",
    "income",
    "spare oil",
    "inland oil",
    "idle tankers",
    "first cash",
    "further cash",
    "riches",
    "debt",
    "broke",
    "danger",
    "danger before turn",
    "endangered",
    "prey",
    "prey before turn",
    "leader to come",
    "turns away",
    "income in a duel",
    "leaders in a duel",
    "cash in a duel",
)
"""The traits of a seat, some of which depend on the other seats; amounts are millions.

last leaders: how many fewer than three are left. under way: leaders on the board who rule nothing. spare oil: what derricks in
reach of a port would yield with more tankers; inland oil: the same for derricks without a port. idle tankers: those that serve no derrick.
first cash: up to 4; further cash: the next 8; riches: the logarithm of the rest. broke: no money for a leader in the next
turn. danger: the most that one opponent's leader could take; before turn: the same while the seat's own leader has yet to move.
endangered: how many rulers could be beaten. prey: the most that one of the seat's leaders could take.
turns away: other seats' turns before its own.
"""

UNREACHABLE: Final = 99
FIRST_CASH: Final = 4
FURTHER_CASH: Final = 8
FEW: Final = 3
OIL: Final = 1.0
"""The worth of taking a derrick, for each million that it yields."""
TANKER: Final = 1.5
"""The worth of taking a tanker."""
RULER: Final = 1.0
"""The worth of beating a leader."""


def steps_from(start: int) -> list[int]:
    """SDN-LEADER-5 to SDN-LEADER-8: the fewest steps of one move from a point to each capital, if nothing is in the way."""
    steps = [UNREACHABLE] * POINTS
    seen = set()
    edge = [start * WAYS + AT_START]
    far = 0
    while edge:
        far += 1
        beyond = []
        for place in [after for at in edge for after in ONWARD[at]]:
            if place not in seen:
                seen.add(place)
                point = place // WAYS
                if point != start:
                    steps[point] = min(steps[point], far)
                    if not IS_INCIDENT[point]:
                        beyond.append(place)
        edge = beyond
    return [steps[capital] for capital in CAPITAL]


STEPS: Final = [steps_from(point) for point in range(POINTS)]
PRICE: Final = [int(price) for price in BOARD.price]
VALUE: Final = [int(value) for value in BOARD.value]
DERRICKS: Final = [int(derricks) for derricks in BOARD.derricks]
PORTS: Final = [int(port) for port in BOARD.ports]
PORT_MASK: Final = sum(BIT[port] for port in PORTS)
MEMBERS: Final = [[c for c in range(COUNTRIES) if mask & BIT[c]] for mask in range(2**COUNTRIES)]
"""The countries of a mask."""
CHEAPEST: Final = min(PRICE)


@cache
def values() -> Values:
    """The fitted weights."""
    text = resources.files("detente.games.nations").joinpath("values.json").read_text("utf-8")
    return read_values(text, TRAITS)


def evaluate(state: State) -> list[float]:
    """Each seat's chance to win, 0 to 1, with sum 1. The game must not be over."""
    return values().chances(traits(state))


def traits(state: State) -> list[list[float]]:
    """Each seat's TRAITS values; an empty row for a seat that is out."""
    s = cast(GameState, state)
    living = s.seats_in_game()
    threats = Threats(s, living)
    duel = len(living) == 2
    rows: list[list[float]] = [[] for _ in range(s.seats)]
    seat = int(s.turn)
    if not s.lives(seat):
        seat = LEFT_OF[s.living][seat]
    for away in range(len(living)):
        rows[seat] = row_of(s, seat, threats, away, duel)
        seat = LEFT_OF[s.living][seat]
    return rows


class Threats:
    """Who could beat whom: the most that each seat's leaders could take, and what it could lose.

    prey, danger: worth of the best single capture, by and from the seat. endangered: rulers of the seat that could be beaten.
    """

    def __init__(self, s: GameState, living: list[int]) -> None:
        standing, cash, tankers, seats = s.standing, s.cash, s.tankers, s.seats
        self.income = [0] * seats
        self.pairs = [0] * seats
        for seat in living:
            self.income[seat], self.pairs[seat] = working(s, seat)
        self.prey = [0.0] * seats
        self.danger = [0.0] * seats
        self.endangered = [0] * seats
        ruled = []
        for country in range(COUNTRIES):
            leader = standing[CAPITAL[country]]
            if leader >= 0:
                seat, kind = OWNER[leader], TYPE_OF[leader]
                worth = RULER + OIL * DERRICKS[country] * VALUE[kind]
                worth += TANKER * tankers[seat * TANKER_PLACES + country]
                ruled.append((country, seat, kind, worth))
        hit = set()
        for leader, point in enumerate(s.spot):
            if point >= POINTS:
                continue
            seat, kind = OWNER[leader], TYPE_OF[leader]
            means = cash[seat] if seat == s.turn else cash[seat] + self.income[seat]
            most = means // PRICE[kind]
            steps = STEPS[point]
            for country, other, type_there, worth in ruled:
                if other != seat and type_there != kind and steps[country] <= most:
                    hit.add(country)
                    if worth > self.prey[seat]:
                        self.prey[seat] = worth
                    if worth > self.danger[other]:
                        self.danger[other] = worth
        for country, seat, _, _ in ruled:
            self.endangered[seat] += country in hit


def row_of(s: GameState, seat: int, threats: Threats, away: int, duel: bool) -> list[float]:
    """The traits of one seat. away: other seats' turns before its own. duel: whether only two seats are left."""
    left = [0] * TYPES
    on_board = 0
    for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
        spot = s.spot[leader]
        if spot != OUT:
            left[TYPE_OF[leader]] += 1
            on_board += spot < POINTS
    rulers, derricks, ports, spare, inland = 0, 0, 0, 0, 0
    for mask in networks(s, seat):
        oil = 0
        for country in MEMBERS[mask]:
            rulers += 1
            derricks += DERRICKS[country]
            oil += DERRICKS[country] * VALUE[TYPE_OF[s.standing[CAPITAL[country]]]]
        if mask & PORT_MASK:
            ports += sum(port in MEMBERS[mask] for port in PORTS)
            spare += oil
        else:
            inland += oil
    first = seat * TANKER_PLACES
    tankers = sum(s.tankers[first : first + WAITING + 1])
    income, cash = threats.income[seat], s.cash[seat]
    leaders = sum(left)
    to_come = away == 0 and s.leader_phase == TO_COME
    danger, prey = threats.danger[seat], threats.prey[seat]
    return [
        left[KING],
        left[PRESIDENT],
        left[DICTATOR],
        left[GUERRILLA],
        max(0, FEW - leaders),
        rulers,
        on_board - rulers,
        derricks,
        ports,
        income,
        spare - income,
        inland,
        tankers - threats.pairs[seat],
        min(cash, FIRST_CASH),
        min(max(cash - FIRST_CASH, 0), FURTHER_CASH),
        log1p(max(cash - FIRST_CASH - FURTHER_CASH, 0)),
        s.debt[seat],
        cash + income < CHEAPEST and not tankers,
        danger,
        danger * to_come,
        threats.endangered[seat],
        prey,
        prey * to_come,
        to_come,
        away,
        income * duel,
        leaders * duel,
        cash * duel,
    ]
