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
from detente.games.nations.brain.threats import Threats
from detente.games.nations.codes import (
    COUNTRIES,
    DICTATOR,
    GUERRILLA,
    KING,
    LEADERS,
    NORTH,
    OUT,
    POINTS,
    PRESIDENT,
    RESERVE,
    SOUTH,
    TANKER_PLACES,
    TO_COME,
    TYPES,
)
from detente.games.nations.data import BOARD
from detente.games.nations.rules.income import networks
from detente.games.nations.rules.reach import AGENT_ENDS
from detente.games.nations.rules.trade import canal_open
from detente.games.nations.state import CAPITAL, IS_INCIDENT, TYPE_OF, GameState

TRAITS: Final = (
    "kings",
    "presidents",
    "dictators",
    "guerrillas",
    "last leaders",
    "rulers",
    "under way",
    "tied",
    "derricks",
    "ports",
    "income",
    "spare oil",
    "inland oil",
    "surplus tankers",
    "abandoned tankers",
    "safe tankers",
    "homeward",
    "canal",
    "first cash",
    "further cash",
    "riches",
    "debt",
    "broke",
    "last hope",
    "danger soon",
    "danger later",
    "endangered soon",
    "endangered later",
    "target soon",
    "target later",
    "oil at risk",
    "prey",
    "prey before turn",
    "leader to come",
    "turns away",
    "income in a duel",
    "leaders in a duel",
    "cash in a duel",
)
"""The traits of a seat, some of which depend on the other seats; amounts are millions.

last leaders: how many fewer than three are left. under way: leaders on the board who rule nothing. tied: whether only rulers can
move, so that the next turn costs a country. spare oil: what derricks in reach of a port would yield with more tankers; inland oil:
the same for derricks without a port. Tankers that serve no derrick: surplus in a port of a ruled country, abandoned in another
port, safe on a sea. homeward: of the safe ones, those that can enter a port where a derrick waits; canal: the same for
those that pass the canal first. first cash: up to 4; further cash: the next 8; riches: the logarithm of the rest. broke: no money
for a leader in the next turn; last hope: the same, with the agent in reach of a card. danger, endangered, target, prey: see
`Threats`; soon: from seats whose leaders move before the seat's own. oil at risk: what their targets yield. turns away: other seats' turns before its own.
"""

FIRST_CASH: Final = 4
FURTHER_CASH: Final = 8
FEW: Final = 3
PRICE: Final = [int(price) for price in BOARD.price]
VALUE: Final = [int(value) for value in BOARD.value]
DERRICKS: Final = [int(derricks) for derricks in BOARD.derricks]
PORTS: Final = [int(port) for port in BOARD.ports]
PORT_MASK: Final = sum(BIT[port] for port in PORTS)
SEA_PORTS: Final = [sum(BIT[port] for port in PORTS if sea in BOARD.seas_of[port]) for sea in (NORTH, SOUTH)]
"""The ports of each sea, as masks."""
MEMBERS: Final = [[c for c in range(COUNTRIES) if mask & BIT[c]] for mask in range(2**COUNTRIES)]
"""The countries of a mask."""
CHEAPEST: Final = min(PRICE)
CARD_AHEAD: Final = [any(IS_INCIDENT[end] for end in ends) for ends in AGENT_ENDS]
"""Whether an agent on each point can end their next move on an incident space."""


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
    free = s.capital_free()
    rows: list[list[float]] = [[] for _ in range(s.seats)]
    for seat in living:
        rows[seat] = row_of(s, seat, threats, free, duel)
    return rows


def row_of(s: GameState, seat: int, threats: Threats, free: bool, duel: bool) -> list[float]:
    """The traits of one seat. free: whether some capital is. duel: whether only two seats are left."""
    left = [0] * TYPES
    on_board, reserve = 0, 0
    for leader in range(seat * LEADERS, seat * LEADERS + LEADERS):
        spot = s.spot[leader]
        if spot != OUT:
            left[TYPE_OF[leader]] += 1
            on_board += spot < POINTS
            reserve += spot == RESERVE
    first = seat * TANKER_PLACES
    own = s.tankers[first : first + TANKER_PLACES]
    rulers, derricks, ports, spare, inland, ruled = 0, 0, 0, 0, 0, 0
    wanting = [0, 0]
    for mask in networks(s, seat):
        oil, wells, loading = 0, 0, 0
        for country in MEMBERS[mask]:
            rulers += 1
            wells += DERRICKS[country]
            loading += own[country]
            oil += DERRICKS[country] * VALUE[TYPE_OF[s.standing[CAPITAL[country]]]]
        derricks += wells
        ruled |= mask
        if mask & PORT_MASK:
            ports += sum(port in MEMBERS[mask] for port in PORTS)
            spare += oil
            if wells > loading:
                for sea in (0, 1):
                    if mask & SEA_PORTS[sea]:
                        wanting[sea] += wells - loading
        else:
            inland += oil
    safe = [own[NORTH], own[SOUTH]]
    in_ruled = sum([own[country] for country in MEMBERS[ruled]])
    abandoned = sum(own[:COUNTRIES]) - in_ruled
    homeward, canal = bound_home(s, seat, safe, wanting)
    income, cash = threats.income[seat], s.cash[seat]
    leaders = sum(left)
    to_come = seat == s.turn and s.leader_phase == TO_COME
    broke = cash + income < CHEAPEST and not (in_ruled or abandoned or safe[0] or safe[1])
    prey = threats.prey[seat]
    soon, later = threats.soon[seat], threats.later[seat]
    return [
        left[KING],
        left[PRESIDENT],
        left[DICTATOR],
        left[GUERRILLA],
        max(0, FEW - leaders),
        rulers,
        on_board - rulers,
        rulers == on_board and not (reserve and free),
        derricks,
        ports,
        income,
        spare - income,
        inland,
        in_ruled - threats.pairs[seat],
        abandoned,
        safe[0] + safe[1],
        homeward,
        canal,
        min(cash, FIRST_CASH),
        min(max(cash - FIRST_CASH, 0), FURTHER_CASH),
        log1p(max(cash - FIRST_CASH - FURTHER_CASH, 0)),
        s.debt[seat],
        broke,
        broke and s.agents[seat] >= 0 and CARD_AHEAD[s.agents[seat]],
        soon.danger,
        later.danger,
        soon.endangered,
        later.endangered,
        soon.target,
        later.target,
        soon.oil,
        prey,
        prey * to_come,
        to_come,
        threats.away[seat],
        income * duel,
        leaders * duel,
        cash * duel,
    ]


def bound_home(s: GameState, seat: int, safe: list[int], wanting: list[int]) -> tuple[int, int]:
    """Of the tankers on each sea, how many can enter a port where a derrick waits, and how many after passing the canal.

    wanting: by sea, derricks that wait.
    """
    if not (safe[0] or safe[1]):
        return 0, 0
    homeward = [min(safe[sea], wanting[sea]) for sea in (0, 1)]
    if not canal_open(s, seat):
        return sum(homeward), 0
    through = [min(safe[sea] - homeward[sea], wanting[1 - sea] - homeward[1 - sea]) for sea in (0, 1)]
    return sum(homeward), sum(through)
