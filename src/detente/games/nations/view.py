"""What a seat may know of Das Spiel der Nationen: everything except the order of the cards not yet drawn.

Each fact once, for views, observations and their documentation.
"""

from typing import Any, Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.core.shown.axes import Axis, Numbers, Seats
from detente.core.shown.facts import (
    TEXT_OR_NONE,
    Fact,
    Flag,
    Number,
    One,
    Plain,
    Present,
    Queue,
    Tally,
)
from detente.core.shown.groups import Each, Records, View
from detente.games.nations.codes import (
    BELOW,
    BY_LEADER,
    COUNTRIES,
    DECK,
    LEADERS,
    MOST_SEATS,
    NOBODY,
    POINTS,
    ROUNDS,
    RULING_ROUNDS,
    TO_COME,
    WAITING,
)
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.events import REASONS
from detente.games.nations.notation import PLACES
from detente.games.nations.rules.cards import MOVE_LEADER, named
from detente.games.nations.rules.fall import derricks_in, worth_of
from detente.games.nations.rules.income import NONE_SERVED, pairing, served, value_of, worth_of_pairs
from detente.games.nations.rules.leaders import TARGET, cheapest
from detente.games.nations.rules.reach import reach, spread
from detente.games.nations.rules.trade import canal_open
from detente.games.nations.rules.turn import FIRST_LEADER, FIRST_TANKER, TURN
from detente.games.nations.state import CAPITAL, OWNER, TYPE_OF, GameState

SEATS: Final = Seats(MOST_SEATS)
TYPES: Final = Axis(TYPE_IDS)
POINT_AXIS: Final = Axis(BOARD.point_ids)
LEADER_PLACES: Final = Axis([*BOARD.point_ids, "reserve", "out"])
COUNTRY_AXIS: Final = Axis(BOARD.countries)
HARBOURS: Final = Axis([BOARD.tanker_place_ids[place] for place in PLACES])
ROUTE_AXIS: Final = Axis(BOARD.routes)
CARD_AXIS: Final = Axis(BOARD.card_ids)
PHASES: Final = Axis(["first", "agent", "leader", "end"])
DRAWN_BY: Final = Axis(["agent", "leader"])
CARDS: Final = len(BOARD.faces)
MOST_COPIES: Final = max(BOARD.card_counts)
MOST_MONEY: Final = 200
MOST_INCOME: Final = 100
MOST_PRICE: Final = POINTS * max(BOARD.price)
MONEY: Final = "millions"


# -- how facts are read


def phase(s: GameState, seat: int) -> int:
    """The phase that the turn has reached: an index into `PHASES`."""
    if s.asked in (FIRST_LEADER.code, FIRST_TANKER.code):
        return 0
    if not s.agent_moved:
        return 1
    return 2 if s.leader_phase == TO_COME else 3


def keep(s: GameState, seat: int) -> int:
    """SDN-TURN-6: how much cash the seat whose turn it is must keep after a purchase."""
    if s.over or s.leader_phase != TO_COME or s.asked in (FIRST_LEADER.code, FIRST_TANKER.code):
        return 0
    price = cheapest(s, s.turn)
    return int(price) if price <= s.cash[s.turn] else 0


def ruled(s: GameState) -> list[list[int]]:
    """By seat, the countries that it rules."""
    found: list[list[int]] = [[] for _ in range(s.seats)]
    standing = s.standing
    for country, point in enumerate(CAPITAL):
        leader = standing[point]
        if leader >= 0:
            found[OWNER[leader]].append(country)
    return found


def in_places(tankers: list[int]) -> list[int]:
    """The numbers of tankers in ports and on the seas. tankers: at each place."""
    return [tankers[place] for place in PLACES]


def rulers(s: GameState, seat: int) -> dict[str, Any]:
    """Who rules each country."""
    found: dict[str, Any] = {}
    for country in range(COUNTRIES):
        leader = s.standing[CAPITAL[country]]
        ruler = None if leader == NOBODY else {"seat": OWNER[leader], "type": TYPE_IDS[TYPE_OF[leader]]}
        found[BOARD.countries[country]] = ruler
    return found


def unseen(s: GameState, seat: int) -> list[int]:
    """By kind, how many cards are in the deck, whose order nobody knows: all that are not below it."""
    counts = BOARD.card_counts[:]
    faces = s.cards.layout.faces
    for card in s.cards.piles[BELOW]:
        counts[faces[card]] -= 1
    return counts


def below(s: GameState, seat: int) -> list[int]:
    """SDN-CARD-14: the kinds of the cards below the deck, in the order in which they will be drawn."""
    faces = s.cards.layout.faces
    return [faces[card] for card in s.cards.piles[BELOW]]


def drawn_by(s: GameState, seat: int) -> int:
    """Who drew the open card: an index into `DRAWN_BY`, or -1."""
    if s.card == NOBODY:
        return NOBODY
    return 1 if s.card_by == BY_LEADER else 0


def able(s: GameState, seat: i64) -> list[tuple[int, int, int]]:
    """SDN-DEC-3: the leaders that the seat may move, each with the most steps that it can pay, and the price of a step."""
    if s.over or seat < 0 or seat not in s.to_act:
        return []
    if s.asked == TARGET.code:
        return [(s.standing[TARGET.source(s)], int(TARGET.most_steps(s)), int(TARGET.price(s)))]
    if s.asked == MOVE_LEADER.code:
        face = s.card
        called = [leader for leader in s.on_board(seat) if named(leader, face)]
        return [affordable(s, seat, leader, BOARD.most_steps[face], BOARD.free[face]) for leader in called]
    if s.asked == TURN.code and s.leader_phase == TO_COME:
        return [affordable(s, seat, leader, POINTS, False) for leader in s.on_board(seat)]
    return []


def affordable(s: GameState, seat: i64, leader: int, most: int, free: bool) -> tuple[int, int, int]:
    """A leader, the most steps that the seat can pay for, and the price of a step."""
    price = 0 if free else BOARD.price[TYPE_OF[leader]]
    return leader, min(most, s.cash[seat] // price) if price else most, price


def moves(s: GameState, seat: i64) -> list[list[Any]]:
    """SDN-DEC-3: the leaders that the seat may move, each with its targets."""
    found: list[list[Any]] = []
    for leader, most, price in able(s, seat):
        within = targets(s, leader, most, price)
        if within:
            found.append([TYPE_OF[leader], s.spot[leader], within])
    return found


def targets(s: GameState, leader: int, most: int, price: int) -> list[list[int]]:
    """SDN-LEADER-14: the end points of a leader within `most` steps."""
    return [
        [
            target,
            steps,
            steps * price,
            OWNER[s.standing[target]] if s.standing[target] != NOBODY else NOBODY,
            int(BOARD.is_incident[target]),
        ]
        for target, steps in enumerate(reach(s, leader, most))
        if steps
    ]


class Moves(Records[GameState]):
    """Moves of leaders. An observation has, by point, 1 + the cost of the cheapest move there; 0 if no move leads there."""

    def axes(self) -> list[Axis]:
        """The points."""
        return [POINT_AXIS]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """The cheapest move to each point."""
        for _, _, within in raw:
            for target, _, price, _, _ in within:
                out.least(self.base + target, min(1 + price, MOST_PRICE))

    def write(self, s: GameState, seat: i64, out: Numbers) -> None:
        """The cheapest move to each point."""
        values = out.values
        first: i64 = out.start + self.base
        for leader, most, price in able(s, seat):
            steps = [0] * POINTS
            for target in spread(s, leader, most, steps):
                cost = min(1 + steps[target] * price, MOST_PRICE)
                known = int(values[first + target])
                if known == 0 or cost < known:
                    values[first + target] = cost


FIRST_PLACES: Final[list[int]] = [TYPE_OF[leader] * int(LEADER_PLACES.size) for leader in range(LEADERS)]
"""By a seat's leader, the index of the number for its type at the first place."""


class Leaders(Records[GameState]):
    """SDN-SETUP-1: a seat's leaders (raw: where each of them is). A view has number, type and place of each."""

    def unfold(self, s: GameState, raw: Any) -> list[list[Any]]:
        """The leaders."""
        return [[k, TYPE_OF[k], spot] for k, spot in enumerate(raw)]

    def parse(self, shown: Any, where: str) -> Any:
        """Where each leader is."""
        return [spot for _, _, spot in super().parse(shown, where)]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """How many leaders of each type are at each place."""
        values = out.values
        first: i64 = out.start + self.base + k * self.size
        spots: list[i64] = raw
        for leader, spot in enumerate(spots):
            values[first + FIRST_PLACES[leader] + spot] += 1


class Unseen(Tally[GameState]):
    """The kinds of unseen cards (raw: by kind, how many). A view lists them, sorted."""

    def show(self, s: GameState, raw: Any) -> object:
        """The kinds."""
        return [kind for kind, number in zip(self.axis.labels, raw, strict=True) for _ in range(number)]

    def parse(self, shown: Any, where: str) -> Any:
        """By kind, how many there are."""
        found = [0] * self.axis.size
        for kind in super().parse(shown, where):
            found[kind] += 1
        return found

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write how many there are of each kind."""
        values = out.values
        at: i64 = out.start + self.base + k * self.size
        numbers: list[int] = raw
        for number in numbers:
            if number:
                values[at] = number
            at += 1


class Pairs(Records[GameState]):
    """Derricks that load a tanker (raw: the seat, and by country how many). A view says which derrick loads which tanker."""

    def unfold(self, s: GameState, raw: Any) -> list[list[Any]]:
        """SDN-INCOME-3: the pairs themselves."""
        seat, numbers = raw
        return [
            [country, derrick, port, tanker, int(value_of(s, country))]
            for country, derrick, port, tanker in pairing(s, seat, numbers)
        ]

    def parse(self, shown: Any, where: str) -> Any:
        """The numbers of pairs; the seat is not known."""
        found = [0] * COUNTRIES
        for country, *_ in super().parse(shown, where):
            found[country] += 1
        return NOBODY, found

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """The number of pairs of each country."""
        values = out.values
        at: i64 = out.start + self.base + k * self.size
        numbers: list[int] = raw[1]
        if numbers is NONE_SERVED:
            return
        for number in numbers:
            if number:
                values[at] = number
            at += 1


# -- the facts

LEADER: Final[list[Fact[GameState]]] = [
    Number(
        "id",
        "its number within the seat: two kings, two presidents, the dictator, the guerrilla leader",
        0,
        LEADERS - 1,
    ),
    One("type", "its type", TYPES),
    One("place", "the point where it is, `reserve`, or `out` of the game for good", LEADER_PLACES),
]
PAIR: Final[list[Fact[GameState]]] = [
    One("country", "the derrick's country", COUNTRY_AXIS),
    Number("derrick", "its number in the country", 0, max(BOARD.derricks) - 1),
    One("port", "the tanker's port", COUNTRY_AXIS),
    Number("tanker", "its number among the seat's tankers there", 0, BOARD.tankers - 1),
    Number("income", "what the pair yields", 0, MOST_INCOME).in_unit(MONEY),
]
TARGET_FACTS: Final[list[Fact[GameState]]] = [
    One("point", "where the move ends", POINT_AXIS),
    Number("steps", "the fewest steps to get there", 1, POINTS),
    Number("price", "what they cost", 0, MOST_PRICE).in_unit(MONEY),
    One("attacks", "whose leader it attacks there", SEATS),
    Flag("card", "whether an incident card is drawn there"),
]
MOVE: Final[list[Fact[GameState]]] = [
    One("leader", "its type", TYPES),
    One("point", "where it is", POINT_AXIS),
    Records("targets", "where it may go, at least one", None, TARGET_FACTS),
]
SEAT: Final[list[Fact[GameState]]] = [
    Flag("living", "whether it is in the game", each=lambda s, seat, other: s.lives(other)),
    Flag("opened", "whether it has begun its first turn", each=lambda s, seat, other: s.opened & BIT[other]),
    Number[GameState]("cash", "its cash", 0, MOST_MONEY, each=lambda s, seat, other: s.cash[other])
    .in_unit(MONEY).saturated(),
    Number[GameState]("debt", "what it still owes", 0, MOST_MONEY, each=lambda s, seat, other: s.debt[other])
    .in_unit(MONEY).saturated(),
    One("agent", "where its agent is", POINT_AXIS, each=lambda s, seat, other: s.agents[other]),
    Leaders(
        "leaders", "its leaders, by type and place", None, LEADER, ["type", "place"], most=LEADERS,
        each=lambda s, seat, other: s.spot[other * LEADERS : (other + 1) * LEADERS],
    ),
    Present(
        "tankers", "its tankers, by port and sea", HARBOURS, 0, BOARD.tankers,
        each=lambda s, seat, other: in_places(s.tankers_by_place(other)),
    ),
    Number(
        "waiting", "tankers still to be stationed in the first turn", 0, BOARD.tankers,
        each=lambda s, seat, other: s.tankers_at(other, WAITING),
    ),
    Tally(
        "countries", "countries that it rules", COUNTRY_AXIS, 1,
        each=lambda s, seat, other: ruled(s)[other],
    ),
    Number[GameState](
        "income", "what it would collect now", 0, MOST_INCOME,
        each=lambda s, seat, other: worth_of_pairs(s, served(s, other)),
    ).in_unit(MONEY).saturated(),
    Pairs(
        "pairs", "its derricks that load a tanker, by country", None, PAIR, ["country"], most=max(BOARD.derricks),
        each=lambda s, seat, other: (other, served(s, other)),
    ),
    Number(
        "derricks", "derricks that count after the last round (SDN-END-3)", 0, sum(BOARD.derricks),
        each=lambda s, seat, other: derricks_in(ruled(s)[other]),
    ),
    Number[GameState](
        "worth", "worth that counts after the last round (SDN-END-3)", -MOST_MONEY, MOST_MONEY,
        each=lambda s, seat, other: worth_of(s, other),
    ).in_unit(MONEY).saturated(),
    Flag(
        "canal_open", "whether its tankers may pass the canal",
        each=lambda s, seat, other: s.lives(other) and canal_open(s, other),
    ),
    Number(
        "fallen", "when it dropped out: 1 for the first, 0 if it did not", 0, MOST_SEATS,
        each=lambda s, seat, other: s.fallen[other],
    ),
]  # fmt: skip
"""The facts of a seat."""
FACTS: Final[View[GameState]] = View(
    Number[GameState]("round", "the round", 1, max(ROUNDS), lambda s, seat: s.round).saturated(),
    Number("rounds", "the last round; 0 if there is none", 0, max(ROUNDS), lambda s, seat: s.rulings[RULING_ROUNDS]),
    Number[GameState](
        "quiet_rounds", "rounds before this one, in a row, in which no leader left the game for good (SDN-END-5)",
        0, max(ROUNDS), lambda s, seat: max(0, s.round - 1 - s.last_loss),
    ).saturated(),
    One("first", "who began", SEATS, lambda s, seat: s.first),
    One("turn", "whose turn it is", SEATS, lambda s, seat: s.turn),
    One("phase", "what the turn waits for; `first` in a seat's first turn", PHASES, phase),
    Flag("agent_moved", "whether the agent has moved in this turn", lambda s, seat: s.agent_moved),
    Flag("leader_done", "whether the leader's phase is over", lambda s, seat: s.leader_phase != TO_COME),
    Flag("tanker_used", "whether a tanker was bought, moved or sold in this turn", lambda s, seat: s.tanker_used),
    Flag("pipeline_used", "whether a pipeline was bought in this turn", lambda s, seat: s.pipeline_used),
    Number[GameState]("collected", "income collected in this turn", 0, MOST_INCOME, lambda s, seat: s.income)
    .in_unit(MONEY).saturated(),
    Number("keep", "what a purchase must leave (SDN-TURN-6)", 0, max(BOARD.price), keep).in_unit(MONEY),
    Flag("last_chance", "whether only a card can save the seat whose turn it is (SDN-OUT-5)", lambda s, seat: s.chance),
    Each("table", "what each seat has", SEATS, SEAT),
    Plain("rulers", "by country the seat and the type of its ruler, or null", {"type": "object"}, rulers),
    Tally(
        "pipelines", "pipelines laid", ROUTE_AXIS, 1,
        lambda s, seat: [route for route, laid in enumerate(s.pipes) if laid],
    ),
    Number("pipelines_left", "pipelines still to be bought", 0, BOARD.pipelines, lambda s, seat: BOARD.pipelines - sum(s.pipes)),
    Number("tankers_left", "tankers still to be bought", 0, BOARD.tankers, lambda s, seat: s.stock),
    Number("deck", "cards that nobody has seen yet", 0, CARDS, lambda s, seat: len(s.cards.piles[DECK])),
    Queue("below", "cards below the deck, the one to be drawn first first", CARD_AXIS, CARDS, below, MOST_COPIES),
    Unseen("unseen", "the cards that nobody has seen yet, sorted", CARD_AXIS, MOST_COPIES, unseen),
    One("card", "the open card", CARD_AXIS, lambda s, seat: s.card),
    One("card_by", "who has drawn it", DRAWN_BY, drawn_by),
    One(
        "chosen", "the point of the leader chosen to move", POINT_AXIS,
        lambda s, seat: TARGET.source(s) if s.asked == TARGET.code else NOBODY,
    ),
    Moves(
        "moves", "whom the seat that is asked may move; in observations, by point, 1 + the cost of the cheapest move there, 0 if none leads there",
        moves, MOVE, ["point"], most=MOST_PRICE,
    ),
    Plain("ending", "the rule that ended the game, or null", TEXT_OR_NONE, lambda s, seat: REASONS.get(int(s.ending))),
)  # fmt: skip
