"""What happens in Das Spiel der Nationen, as typed events; everybody sees all of them.

Seats are numbers; amounts are millions. Points, countries, routes, cards and types of leaders are ids. A tanker
is in a port, by the id of its country, or on a sea: `north` or `south`.
"""

from typing import Annotated, Final

from detente.core.shown.events import CardUse, Event, Named, NamedPlace, Read, Seat, Seats
from detente.games.nations.codes import (
    END_LAST,
    END_QUIET,
    END_ROUNDS,
    END_TOGETHER,
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

REASONS: Final = {
    END_LAST: "SDN-END-1",
    END_ROUNDS: "SDN-END-3",
    END_TOGETHER: "SDN-END-4",
    END_QUIET: "SDN-END-5",
}
PASSED: Final = {PASS_BLOCKED: "SDN-LEADER-13", PASS_MONEY: "SDN-OUT-4"}
DROPPED: Final = {
    OUT_BROKE: "SDN-OUT-3",
    OUT_LAST_CHANCE: "SDN-OUT-5",
    OUT_NO_LEADER: "SDN-OUT-7",
    OUT_BLOCKED: "SDN-LEADER-13",
    OUT_GAVE_UP: "SDN-END-2",
}

DRAWN: Final = ("drawn by agent", "drawn by leader")
"""The uses of a card that is drawn and carried out."""

Point = Annotated[str, NamedPlace("point", BOARD.point_ids)]
Country = Annotated[str, NamedPlace("country", BOARD.countries)]
Pipeline = Annotated[str, NamedPlace("pipeline", BOARD.routes)]
Harbour = Annotated[str, Named("place", BOARD.tanker_place_ids)]
Leader = Annotated[str, Named("leader", list(TYPE_IDS))]
Card = Annotated[str, Named("card", BOARD.card_ids)]
Drawer = Annotated[str, Read(("agent", "leader").__getitem__)]
Pile = Annotated[str, Read(("deck", "below").__getitem__)]
PassedBy = Annotated[str, Read(PASSED.__getitem__)]
DroppedBy = Annotated[str, Read(DROPPED.__getitem__)]
EndedBy = Annotated[str, Read(REASONS.__getitem__)]
PointOrReserve = Annotated[str, Read(lambda spot: BOARD.point_ids[spot] if spot < POINTS else "reserve")]
HarbourOrWaiting = Annotated[
    str, Read(lambda place: "waiting" if place == WAITING else BOARD.tanker_place_ids[place])
]


class TurnBegan(Event):
    """A turn begins. round: the current round."""

    rule = "SDN-TURN-1"
    begins_turn = True

    seat: Seat
    round: int


class IncomeCollected(Event):
    """A seat collects the income of its pairs from the bank. Both numbers may be 0."""

    rule = "SDN-INCOME-8"

    seat: Seat
    amount: int
    pairs: int


class DebtRepaid(Event):
    """Part of a loan is paid back. left: the debt that remains."""

    rule = "SDN-CARD-12"

    seat: Seat
    amount: int
    left: int


class LeaderPlaced(Event):
    """A leader of the reserve is placed in a capital; by order of a card, the price is 0."""

    rule = "SDN-LEADER-2"

    seat: Seat
    leader: Leader
    country: Country
    price: int


class AgentPlaced(Event):
    """The agent is placed on the board."""

    rule = "SDN-FIRST-2"
    minor = True

    seat: Seat
    point: Point


class TankerStationed(Event):
    """The first tanker, or one that a card gives, is placed free of charge."""

    rule = "SDN-FIRST-3"

    seat: Seat
    place: Harbour
    first: bool


class AgentMoved(Event):
    """The agent has made four steps. source, target: points."""

    rule = "SDN-AGENT-1"

    seat: Seat
    source: Point
    target: Point


class LeaderMoved(Event):
    """A leader has moved this many steps for this price in all. source, target: points.

    By order of a card, the price may be 0.
    """

    rule = "SDN-LEADER-3"

    seat: Seat
    leader: Leader
    source: Point
    target: Point
    steps: int
    price: int


class LeaderBeaten(Event):
    """The seat's attack has driven the owner's leader from the capital of the country.

    returns: whether the leader goes to the reserve (an option); otherwise they are out for good.
    """

    rule = "SDN-ATTACK-5"

    seat: Seat
    owner: Seat
    leader: Leader
    country: Country
    returns: bool


class CountryTaken(Event):
    """The seat now rules the country."""

    rule = "SDN-LEADER-10"
    minor = True

    seat: Seat
    country: Country


class CountryLost(Event):
    """The seat no longer rules the country."""

    rule = "SDN-LEADER-12"
    minor = True

    seat: Seat
    country: Country


class TankersCaptured(Event):
    """This many tankers in the port of the country change their owner."""

    rule = "SDN-ATTACK-6"

    seat: Seat
    loser: Seat
    country: Country
    count: int


class TankerBought(Event):
    """A seat buys a tanker from the stock."""

    rule = "SDN-SHIP-2"

    seat: Seat
    place: Harbour
    price: int


class TankerMoved(Event):
    """A tanker moves from one port or sea to another."""

    rule = "SDN-SHIP-4"

    seat: Seat
    source: Harbour
    target: Harbour


class TankerSold(Event):
    """A seat sells a tanker; it returns to the stock."""

    rule = "SDN-SHIP-3"

    seat: Seat
    place: Harbour
    price: int


class PipelineLaid(Event):
    """A seat buys and lays a pipeline."""

    rule = "SDN-PIPE-1"

    seat: Seat
    pipeline: Pipeline
    price: int


class CardDrawn(Event):
    """A card is drawn and put under the deck. by: `agent` or `leader`.

    source: `deck`, or `below` once all cards have been drawn and the first of those below is on top.
    """

    rule = "SDN-CARD-1"

    seat: Seat
    card: Card
    by: Drawer
    source: Pile

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card, drawn by the agent or by a leader. Later events say so if it is declined or void instead."""
        return (CardUse(self.seat, self.card, f"drawn by {self.by}"),)


class OrderDeclined(Event):
    """A seat declines what the card offers."""

    rule = "SDN-CARD-6"

    seat: Seat
    card: Card

    def card_uses(self) -> tuple[CardUse, ...]:
        """The drawn card, declined."""
        return (CardUse(self.seat, self.card, "declined", DRAWN),)


class OrderVoid(Event):
    """The card's order cannot be carried out; nothing happens."""

    rule = "SDN-CARD-2"

    seat: Seat
    card: Card

    def card_uses(self) -> tuple[CardUse, ...]:
        """The drawn card, without effect."""
        return (CardUse(self.seat, self.card, "void", DRAWN),)


class MoneyReceived(Event):
    """A seat receives money from a card."""

    rule = "SDN-CARD-13"
    minor = True

    seat: Seat
    amount: int


class MoneyPaid(Event):
    """A card takes money, as far as the cash goes; the amount may be 0."""

    rule = "SDN-CARD-11"
    minor = True

    seat: Seat
    amount: int


class TankerLost(Event):
    """A card takes a tanker; it returns to the stock."""

    rule = "SDN-CARD-13"

    seat: Seat
    place: Harbour


class LeaderWithdrawn(Event):
    """A card sends a leader of the seat from this point to the seat's reserve."""

    rule = "SDN-CARD-10"

    seat: Seat
    leader: Leader
    point: Point


class LeaderDied(Event):
    """A card kills a leader of the seat, who is out for good."""

    rule = "SDN-CARD-10"

    seat: Seat
    leader: Leader
    point: Point


class PipelineRemoved(Event):
    """A card takes a pipeline off the board."""

    rule = "SDN-CARD-15"

    seat: Seat
    pipeline: Pipeline


class LoanTaken(Event):
    """A seat takes a loan: it receives the amount and owes the debt for it."""

    rule = "SDN-CARD-12"

    seat: Seat
    amount: int
    debt: int


class LeaderPhasePassed(Event):
    """A seat passes phase 3 because no leader can act. reason: id of the rule."""

    rule = "SDN-LEADER-13"

    seat: Seat
    reason: PassedBy


class PlayerOut(Event):
    """A player drops out and all their pieces leave the board. reason: id of the rule."""

    rule = "SDN-OUT-8"
    ends_seat = True

    seat: Seat
    reason: DroppedBy


class RoundBegan(Event):
    """A round begins. round: its number, from 1."""

    rule = "SDN-END-3"
    begins_phase = True
    minor = True

    round: int


class GameEnded(Event):
    """The game is over: the winners, and the id of the rule that decides it."""

    rule = "SDN-END-1"

    winners: Seats
    reason: EndedBy


class LeaderGone(Event):
    """A leader leaves the game together with their player. place: a point, or `reserve`."""

    rule = "SDN-OUT-8"

    seat: Seat
    leader: Leader
    place: PointOrReserve


class AgentGone(Event):
    """The agent leaves the game together with their player."""

    rule = "SDN-OUT-8"

    seat: Seat
    point: Point


class TankersGone(Event):
    """Tankers of a player who drops out return to the stock. place: a port or sea, or `waiting`."""

    rule = "SDN-OUT-8"

    seat: Seat
    place: HarbourOrWaiting
    count: int
