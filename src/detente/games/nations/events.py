"""What happens in Das Spiel der Nationen, as typed events; all see all of them.

Seats are numbers; amounts are millions. point: a point's id (`AKA.2`). country, pipeline: ids (`AKA`, `UOR-AKA`).
leader: the id of his type (`king`). place, source, target of tankers: a country's id for its port, `north` or `south`.
card: its id (`INC-F01`).
"""

from typing import ClassVar, Final

from detente.core.events import CardUse, Event, Telling
from detente.games.nations.codes import (
    BY_LEADER,
    DECK,
    END_LAST,
    END_ROUNDS,
    END_TOGETHER,
    LEADERS,
    OUT_BLOCKED,
    OUT_BROKE,
    OUT_GAVE_UP,
    OUT_LAST_CHANCE,
    OUT_NO_LEADER,
    PASS_BLOCKED,
    PASS_MONEY,
    POINTS,
    WAITING,
)
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.state import COUNTRY_OF, OWNER, TYPE_OF


class TurnBegan(Event):
    """SDN-TURN-1: a turn begins, in this round."""

    begins_turn: ClassVar[bool] = True

    seat: int
    round: int


class IncomeCollected(Event):
    """SDN-INCOME-8: the income of so many pairs comes from the bank; both may be 0."""

    seat: int
    amount: int
    pairs: int


class DebtRepaid(Event):
    """SDN-CARD-12: part of a loan is paid back; so much is left."""

    seat: int
    amount: int
    left: int


class LeaderPlaced(Event):
    """SDN-LEADER-2: a leader of the reserve comes to a capital; by order of a card the price is 0."""

    seat: int
    leader: str
    country: str
    price: int


class AgentPlaced(Event):
    """SDN-FIRST-2: the agent comes to the board."""

    seat: int
    point: str


class TankerStationed(Event):
    """SDN-FIRST-3, SDN-CARD-13: the first tanker, or one that a card gives, comes to a place, free of charge."""

    seat: int
    place: str
    first: bool


class AgentMoved(Event):
    """SDN-AGENT-1: the agent has made his four steps; both are points."""

    seat: int
    source: str
    target: str


class LeaderMoved(Event):
    """SDN-LEADER-3: a leader has gone so many steps for this price; source and target are points.

    By order of a card the price may be 0.
    """

    seat: int
    leader: str
    source: str
    target: str
    steps: int
    price: int


class LeaderBeaten(Event):
    """SDN-ATTACK-5: seat's attack has driven the owner's leader from the capital of the country.

    returns: whether he goes to the reserve (an option); else he is out for good.
    """

    seat: int
    owner: int
    leader: str
    country: str
    returns: bool


class CountryTaken(Event):
    """SDN-LEADER-10: the seat rules the country now."""

    seat: int
    country: str


class CountryLost(Event):
    """SDN-LEADER-12: the seat rules the country no longer."""

    seat: int
    country: str


class TankersCaptured(Event):
    """SDN-ATTACK-6, SDN-ATTACK-7: so many tankers in the port of the country change hands."""

    seat: int
    loser: int
    country: str
    count: int


class TankerBought(Event):
    """SDN-SHIP-2."""

    seat: int
    place: str
    price: int


class TankerMoved(Event):
    """SDN-SHIP-4."""

    seat: int
    source: str
    target: str


class TankerSold(Event):
    """SDN-SHIP-3."""

    seat: int
    place: str
    price: int


class PipelineLaid(Event):
    """SDN-PIPE-1."""

    seat: int
    pipeline: str
    price: int


class CardDrawn(Event):
    """SDN-CARD-1: a card is drawn and laid under the deck; by: `agent` or `leader`.

    source: `deck`, or `below` once all cards have been drawn and the first of those below is on top.
    """

    seat: int
    card: str
    by: str
    source: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """Drawn by the agent or by a leader; what came of it is told besides, if nothing was done."""
        return (CardUse(self.seat, self.card, f"drawn by {self.by}"),)


class OrderDeclined(Event):
    """SDN-CARD-6: what the card offers is declined."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """What was drawn is declined."""
        return (CardUse(self.seat, self.card, "declined"),)


class OrderVoid(Event):
    """SDN-CARD-2, SDN-CARD-6: the card's order cannot be carried out; nothing happens."""

    seat: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """What was drawn has no effect."""
        return (CardUse(self.seat, self.card, "void"),)


class MoneyReceived(Event):
    """SDN-CARD-13: a card brings money."""

    seat: int
    amount: int


class MoneyPaid(Event):
    """SDN-CARD-11: a card takes money, as far as there is any; the amount may be 0."""

    seat: int
    amount: int


class TankerLost(Event):
    """SDN-CARD-13: a card takes a tanker; it returns to the stock."""

    seat: int
    place: str


class LeaderWithdrawn(Event):
    """SDN-CARD-10, SDN-CARD-15: a card sends a leader of the seat from this point to the seat's reserve."""

    seat: int
    leader: str
    point: str


class LeaderDied(Event):
    """SDN-CARD-10: a card kills a leader of the seat; he is out for good."""

    seat: int
    leader: str
    point: str


class PipelineRemoved(Event):
    """SDN-CARD-15: a card takes a pipeline off the board."""

    seat: int
    pipeline: str


class LoanTaken(Event):
    """SDN-CARD-12: so much is received, and owed the more for it."""

    seat: int
    amount: int
    debt: int


class LeaderPhasePassed(Event):
    """SDN-LEADER-13, SDN-OUT-4: no leader can act; reason: that rule's id."""

    seat: int
    reason: str


class PlayerOut(Event):
    """SDN-OUT-8: a player drops out, all his pieces leave the board; reason: the id of the rule."""

    seat: int
    reason: str


class RoundBegan(Event):
    """SDN-END-3: a round is over, and this one begins."""

    round: int


class GameEnded(Event):
    """SDN-END-1, SDN-END-3, SDN-END-4: who has won, and the id of the rule that says so."""

    winners: list[int]
    reason: str


class LeaderGone(Event):
    """SDN-OUT-8: a leader of a player who drops out goes with him. place: a point, or `reserve`."""

    seat: int
    leader: str
    place: str


class AgentGone(Event):
    """SDN-OUT-8: the agent of a player who drops out goes with him."""

    seat: int
    point: str


class TankersGone(Event):
    """SDN-OUT-8: tankers of a player who drops out return to the stock. place: as of others, or `waiting`."""

    seat: int
    place: str
    count: int


KINDS: Final[tuple[type[Event], ...]] = (
    TurnBegan,
    IncomeCollected,
    DebtRepaid,
    LeaderPlaced,
    AgentPlaced,
    TankerStationed,
    AgentMoved,
    LeaderMoved,
    LeaderBeaten,
    CountryTaken,
    CountryLost,
    TankersCaptured,
    TankerBought,
    TankerMoved,
    TankerSold,
    PipelineLaid,
    CardDrawn,
    OrderDeclined,
    OrderVoid,
    MoneyReceived,
    MoneyPaid,
    TankerLost,
    LeaderWithdrawn,
    LeaderDied,
    PipelineRemoved,
    LoanTaken,
    LeaderPhasePassed,
    PlayerOut,
    RoundBegan,
    GameEnded,
    LeaderGone,
    AgentGone,
    TankersGone,
)
"""In the order of the TOLD codes."""

REASONS: Final = {END_LAST: "SDN-END-1", END_ROUNDS: "SDN-END-3", END_TOGETHER: "SDN-END-4"}
PASSED: Final = {PASS_BLOCKED: "SDN-LEADER-13", PASS_MONEY: "SDN-OUT-4"}
DROPPED: Final = {
    OUT_BROKE: "SDN-OUT-3",
    OUT_LAST_CHANCE: "SDN-OUT-5",
    OUT_NO_LEADER: "SDN-OUT-7",
    OUT_BLOCKED: "SDN-LEADER-13",
    OUT_GAVE_UP: "SDN-END-2",
}


def owner(leader: int) -> int:
    """The seat of a leader."""
    return OWNER[leader]


def type_id(leader: int) -> str:
    """The id of a leader's type."""
    return TYPE_IDS[TYPE_OF[leader]]


class NationsTelling(Telling):
    """Rules tell a leader by his number, which says the seat too, and who has won as a mask."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        a, b, c, d = numbers
        kind = self.kinds[code]
        if kind is LeaderPlaced:
            return LeaderPlaced(a, TYPE_IDS[b], BOARD.countries[c], d)
        if kind is LeaderMoved:
            points = BOARD.point_ids
            return LeaderMoved(owner(a), type_id(a), points[b], points[c], d // POINTS, d % POINTS)
        if kind is LeaderBeaten:
            return LeaderBeaten(a, owner(b), type_id(b), BOARD.countries[COUNTRY_OF[c]], bool(d))
        if kind is LeaderWithdrawn or kind is LeaderDied:
            return kind(owner(a), type_id(a), BOARD.point_ids[b])
        if kind is TankersCaptured:
            return TankersCaptured(a, b, BOARD.countries[c], d)
        if kind is LeaderGone:
            return LeaderGone(owner(a), type_id(a), BOARD.point_ids[b] if b < POINTS else "reserve")
        if kind is TankersGone:
            return TankersGone(a, BOARD.tanker_place_ids[b] if b != WAITING else "waiting", c)
        if kind is TankerStationed:
            return TankerStationed(a, BOARD.tanker_place_ids[b], bool(c))
        if kind is CardDrawn:
            return CardDrawn(
                a,
                BOARD.card_ids[b],
                "leader" if c == BY_LEADER else "agent",
                "deck" if d == DECK else "below",
            )
        if kind is LeaderPhasePassed:
            return LeaderPhasePassed(a, PASSED[b])
        if kind is PlayerOut:
            return PlayerOut(a, DROPPED[b])
        if kind is GameEnded:
            return GameEnded([seat for seat in range(LEADERS) if a >> seat & 1], REASONS[b])
        if kind is AgentMoved:
            return AgentMoved(a, BOARD.point_ids[b], BOARD.point_ids[c])
        return super().event(code, *numbers)


TELLING: Final = NationsTelling(
    KINDS,
    {
        "place": BOARD.tanker_place_ids.__getitem__,
        "source": BOARD.tanker_place_ids.__getitem__,
        "target": BOARD.tanker_place_ids.__getitem__,
        "point": BOARD.point_ids.__getitem__,
        "country": BOARD.countries.__getitem__,
        "pipeline": BOARD.routes.__getitem__,
        "card": BOARD.card_ids.__getitem__,
    },
)
