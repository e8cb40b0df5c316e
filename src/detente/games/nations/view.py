"""What a seat may know of Das Spiel der Nationen (section 14): everything but the order of the cards not yet drawn."""

from typing import Any, TypedDict, cast

from detente.core.engine.state import State
from detente.games.nations.codes import (
    BELOW,
    BY_LEADER,
    COUNTRIES,
    DECK,
    LEADERS,
    NOBODY,
    POINTS,
    RESERVE,
    RULING_ROUNDS,
    TO_COME,
    WAITING,
)
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.events import REASONS
from detente.games.nations.notation import PLACES
from detente.games.nations.rules.cards import MOVE_LEADER, named
from detente.games.nations.rules.fall import derricks_of, worth_of
from detente.games.nations.rules.income import pairing, value_of, working
from detente.games.nations.rules.leaders import TARGET, cheapest
from detente.games.nations.rules.reach import reach
from detente.games.nations.rules.trade import canal_open
from detente.games.nations.rules.turn import FIRST_LEADER, FIRST_TANKER, TURN
from detente.games.nations.state import CAPITAL, OWNER, TYPE_OF, Table


class LeaderView(TypedDict):
    """One leader of a seat. id: his number within the seat, 0 to 5: two kings, two presidents, dictator, guerrilla.

    place: the id of his point, `reserve`, or `out` (out of the game for good).
    """

    id: int
    type: str
    place: str


class PairView(TypedDict):
    """SDN-INCOME-3: one derrick and the tanker that it loads, and what they yield.

    derrick: its number in its country, as in the data file. tanker: its number among the seat's tankers in that port.
    """

    country: str
    derrick: int
    port: str
    tanker: int
    income: int


class SeatView(TypedDict):
    """What a seat has. tankers: how many lie where (`KAS` for its port, `north`, `south`), without empty places.

    waiting: tankers still to be stationed in the first turn. agent: the id of his point, None while he is not on the
    board. opened: whether the seat has begun its first turn. income: what it would collect now, from `pairs`.
    derricks, worth: what counts after the last round (SDN-END-3). fallen: 0, or 1 for who dropped out first, and so on.
    """

    living: bool
    opened: bool
    cash: int
    debt: int
    agent: str | None
    leaders: list[LeaderView]
    tankers: dict[str, int]
    waiting: int
    countries: list[str]
    income: int
    pairs: list[PairView]
    derricks: int
    worth: int
    canal_open: bool
    fallen: int


class TargetView(TypedDict):
    """An end point of a leader's move: fewest steps, what they cost, and whom he attacks there (a seat), if anybody.

    card: whether an incident card is drawn there.
    """

    point: str
    steps: int
    price: int
    attacks: int | None
    card: bool


class MoveView(TypedDict):
    """A leader who may move now, and where to. Empty targets do not come up."""

    leader: str
    point: str
    targets: list[TargetView]


class NationsView(TypedDict):
    """The game's part of a view; points, countries, pipelines and places of tankers are ids, seats numbers.

    phase: `first` in a seat's first turn, then `agent`, `leader` and `end`: what the turn waits for.
    rulers: by country the seat and the type of its ruler, or None. pipelines: those laid. keep: what a purchase must
    leave (SDN-TURN-6). deck: how many cards nobody has seen yet. below: the cards under the deck, the one to be drawn
    first first. unseen: the others, as their order is unknown sorted. card: the open card; card_by: `agent` or `leader`.
    moves: for the seat that acts the leaders that it may move, now or once its agent has moved, or by order of the
    card, with their targets; of one who is already chosen, his alone. chosen: his point.
    last_chance: whether only a card can save the seat whose turn it is (SDN-OUT-5), once its agent has moved.
    """

    round: int
    rounds: int
    first: int
    turn: int
    phase: str
    agent_moved: bool
    leader_done: bool
    tanker_used: bool
    pipeline_used: bool
    collected: int
    keep: int
    last_chance: bool
    table: list[SeatView]
    rulers: dict[str, dict[str, Any] | None]
    pipelines: list[str]
    pipelines_left: int
    tankers_left: int
    deck: int
    below: list[str]
    unseen: list[str]
    card: str | None
    card_by: str | None
    chosen: str | None
    moves: list[MoveView]
    ending: str | None


def show(state: State, seat: int | None) -> dict[str, Any]:
    """SDN-INFO-1: the game's part of the view."""
    s = cast(Table, state)
    faces = s.cards.layout.faces
    acting = not s.over and seat is not None and seat in s.to_act
    view = NationsView(
        round=int(s.round),
        rounds=s.rulings[RULING_ROUNDS],
        first=int(s.first),
        turn=int(s.turn),
        phase=phase(s),
        agent_moved=bool(s.agent_moved),
        leader_done=s.leader_phase != TO_COME,
        tanker_used=bool(s.tanker_used),
        pipeline_used=bool(s.pipeline_used),
        collected=int(s.income),
        keep=keep(s),
        last_chance=bool(s.chance),
        table=[show_seat(s, other) for other in range(s.seats)],
        rulers={BOARD.countries[country]: show_ruler(s, country) for country in range(COUNTRIES)},
        pipelines=[route for route, laid in zip(BOARD.routes, s.pipes, strict=True) if laid],
        pipelines_left=BOARD.pipelines - sum(s.pipes),
        tankers_left=int(s.stock),
        deck=len(s.cards.piles[DECK]),
        below=[BOARD.card_ids[faces[card]] for card in s.cards.piles[BELOW]],
        unseen=[BOARD.card_ids[face] for face in sorted(faces[card] for card in s.cards.piles[DECK])],
        card=BOARD.card_ids[s.card] if s.card != NOBODY else None,
        card_by=("leader" if s.card_by == BY_LEADER else "agent") if s.card != NOBODY else None,
        chosen=BOARD.point_ids[TARGET.source(s)] if s.asked == TARGET.code else None,
        moves=moves(s, seat) if acting and seat is not None else [],
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def phase(s: Table) -> str:
    """What the turn waits for."""
    if s.asked in (FIRST_LEADER.code, FIRST_TANKER.code):
        return "first"
    if not s.agent_moved:
        return "agent"
    return "leader" if s.leader_phase == TO_COME else "end"


def keep(s: Table) -> int:
    """SDN-TURN-6: what a purchase must leave the seat whose turn it is."""
    if s.over or s.leader_phase != TO_COME or s.asked in (FIRST_LEADER.code, FIRST_TANKER.code):
        return 0
    price = cheapest(s, s.turn)
    return int(price) if price <= s.cash[s.turn] else 0


def show_seat(s: Table, seat: int) -> SeatView:
    """SDN-INFO-1: what all see of a seat."""
    leaders = range(seat * LEADERS, seat * LEADERS + LEADERS)
    return SeatView(
        living=s.lives(seat),
        opened=bool(s.opened >> seat & 1),
        cash=s.cash[seat],
        debt=s.debt[seat],
        agent=BOARD.point_ids[s.agents[seat]] if s.agents[seat] != NOBODY else None,
        leaders=[
            LeaderView(id=k, type=TYPE_IDS[TYPE_OF[leader]], place=where(s, leader))
            for k, leader in enumerate(leaders)
        ],
        tankers={
            BOARD.tanker_place_ids[place]: int(s.tankers_at(seat, place))
            for place in PLACES
            if s.tankers_at(seat, place)
        },
        waiting=int(s.tankers_at(seat, WAITING)),
        countries=[BOARD.countries[country] for country in range(COUNTRIES) if s.rules(seat, country)],
        income=int(working(s, seat)[0]),
        pairs=[
            PairView(
                country=BOARD.countries[country],
                derrick=derrick,
                port=BOARD.countries[port],
                tanker=tanker,
                income=int(value_of(s, country)),
            )
            for country, derrick, port, tanker in pairing(s, seat)
        ],
        derricks=int(derricks_of(s, seat)),
        worth=int(worth_of(s, seat)),
        canal_open=s.lives(seat) and canal_open(s, seat),
        fallen=s.fallen[seat],
    )


def where(s: Table, leader: int) -> str:
    """Where a leader is."""
    spot = s.spot[leader]
    if spot < POINTS:
        return BOARD.point_ids[spot]
    return "reserve" if spot == RESERVE else "out"


def show_ruler(s: Table, country: int) -> dict[str, Any] | None:
    """Who rules a country."""
    leader = s.standing[CAPITAL[country]]
    return None if leader == NOBODY else {"seat": OWNER[leader], "type": TYPE_IDS[TYPE_OF[leader]]}


def moves(s: Table, seat: int) -> list[MoveView]:
    """SDN-DEC-3: whom the seat may move, and where to, with the price."""
    if s.asked == TARGET.code:
        return [show_move(s, s.standing[TARGET.source(s)], int(TARGET.most_steps(s)), int(TARGET.price(s)))]
    if s.asked == MOVE_LEADER.code:
        face = s.card
        most, free = BOARD.most_steps[face], BOARD.free[face]
        able = [leader for leader in s.on_board(seat) if named(leader, face)]
    elif s.asked == TURN.code and s.leader_phase == TO_COME:
        most, free = POINTS, False
        able = s.on_board(seat)
    else:
        return []
    found = []
    for leader in able:
        price = 0 if free else BOARD.price[TYPE_OF[leader]]
        found.append(show_move(s, leader, min(most, s.cash[seat] // price) if price else most, price))
    return [move for move in found if move["targets"]]


def show_move(s: Table, leader: int, most: int, price: int) -> MoveView:
    """SDN-LEADER-14: the end points of a leader within so many steps."""
    return MoveView(
        leader=TYPE_IDS[TYPE_OF[leader]],
        point=BOARD.point_ids[s.spot[leader]],
        targets=[
            TargetView(
                point=BOARD.point_ids[target],
                steps=steps,
                price=steps * price,
                attacks=OWNER[s.standing[target]] if s.standing[target] != NOBODY else None,
                card=BOARD.is_incident[target],
            )
            for target, steps in enumerate(reach(s, leader, most))
            if steps
        ],
    )
