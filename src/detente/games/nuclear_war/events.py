"""What happens in Nuclear War, as typed events. Seats are numbers, cards are their ids, people are millions.

source: where a card comes from: `deck`, `turned up`, `waiting` (secrets shown but not yet in effect), or a place of its seat: `hand`,
`row 1` to `row 3`, `launch slot`, `deterrents`. own: whether this is the report to the seat itself, which saw the card first.
"""

from dataclasses import field, replace
from typing import Annotated, Final, Self

from detente.core.shown.events import CardUse, Event, MaybeSeat, Named, Read, Seat, private
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION

SOURCES: Final = {
    codes.FROM_HAND: "hand",
    codes.FROM_ROW: "row 1",
    codes.FROM_ROW + 1: "row 2",
    codes.FROM_ROW + 2: "row 3",
    codes.FROM_LAUNCH_SLOT: "launch slot",
    codes.FROM_DETERRENTS: "deterrents",
    codes.FROM_TURNED_UP: "turned up",
    codes.FROM_DECK: "deck",
    codes.FROM_WAITING: "waiting",
}
REASONS: Final = {
    codes.END_LAST_LIVING: "NW-END-1",
    codes.END_EVERYONE_DEAD: "NW-END-2",
    codes.END_CHAIN_REACTION: "NW-END-4",
}

CARD: Final = Named("card", EDITION.ids)

Card = Annotated[str, CARD]
Source = Annotated[str, Read(SOURCES.__getitem__)]
Result = Annotated[str, Read(EDITION.result_id.__getitem__)]
EndedBy = Annotated[str, Read(REASONS.__getitem__)]


class CardDrawn(Event):
    """A card enters a hand; only its owner sees which."""

    rule = "NW-TURN-2"
    minor = True

    seat: Seat
    card: Card | None = private("seat")


class DeckShuffled(Event):
    """The discard pile has become the draw pile, with this many cards."""

    rule = "NW-TURN-8"
    on = ("deck",)

    cards: int


class SecretPlayed(Event):
    """A secret or top secret is shown and discarded."""

    rule = "NW-SEC-1"
    on = ("discard {card}",)

    seat: Seat
    card: Card
    source: Source
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card, used as a secret."""
        return (CardUse(self.seat, self.card, "secret"),)


class SecretLaidOpen(Event):
    """A secret drawn during a final retaliation is shown and waits for the end of the chain."""

    rule = "NW-RET-9"
    on = ("turned up {card}",)

    seat: Seat
    card: Card


class RowStruck(Event):
    """A bomber is shot down, and all warheads in its owner's row, of this many cards, are dead."""

    rule = "NW-BOMB-5"

    seat: Seat
    cards: int


class WarheadDead(Event):
    """A warhead turned up for a fitting carrier turns out to be dead: it was destroyed with a bomber earlier."""

    rule = "NW-BOMB-5"

    seat: Seat
    warhead: Card


class PeopleLost(Event):
    """People move from a seat to the bank."""

    rule = "NW-INFO-2"

    seat: Seat
    people: int


class PeopleGained(Event):
    """People move from the bank to a seat."""

    rule = "NW-INFO-2"

    seat: Seat
    people: int


class TurnsToMiss(Event):
    """A seat will miss more turns."""

    rule = "NW-SEC-6"

    seat: Seat
    turns: int


class TurnMissed(Event):
    """A turn to miss is used up."""

    rule = "NW-TURN-1"

    seat: Seat


class TurnBegan(Event):
    """A turn begins."""

    rule = "NW-TURN-1"
    begins_turn = True

    seat: Seat


class CardPlaced(Event):
    """A card is placed face down at the end of a row; only its owner sees which.

    shown: the card, if it was a deterrent.
    """

    rule = "NW-TURN-4"
    minor = True

    seat: Seat
    card: Card | None = private("seat")
    shown: Card | None = None


class RowLaid(Event):
    """The first two cards of a row are placed (NW-STRAT-1: again); only their owner sees which.

    taken: how many cards of the old row returned to the hand before. cards: how many come from the hand.
    shown: those that were deterrents, at either place. In the rules' numbers this says which of the two cards they are:
    1 for the first, 2 for the second, 3 for both.
    """

    rule = "NW-SETUP-6"

    seat: Seat
    first: Card | None = private("seat")
    second: Card | None = private("seat")
    taken: int = field(default_factory=int)
    cards: int = field(default_factory=int)
    shown: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """Build the event from the rules' numbers, deterrents in the order of their faces."""
        _, first, second, _, _, shown = numbers[:6]
        faces = sorted(face for k, face in enumerate((first, second)) if shown >> k & 1)
        return replace(super().of(*numbers), shown=[EDITION.ids[face] for face in faces])


class DeterrentShown(Event):
    """A hand card is shown."""

    rule = "NW-DET-1"

    seat: Seat
    card: Card
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card, used as a deterrent."""
        return (CardUse(self.seat, self.card, "deterrent"),)


class DeterrentTakenBack(Event):
    """A shown card returns to the hand."""

    rule = "NW-DET-1"

    seat: Seat
    card: Card
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card is no deterrent any more."""
        return (CardUse(self.seat, self.card, "", ("deterrent",)),)


class DeterrentLaid(Event):
    """A shown card goes face down into the row; `CardPlaced` or `RowLaid` (NW-STRAT-5) follows."""

    rule = "NW-DET-2"

    seat: Seat
    card: Card


class CardTurnedUp(Event):
    """The first card of a row is turned up."""

    rule = "NW-TURN-5"
    on = ("turned up {card}",)

    seat: Seat
    card: Card
    own: bool | None = private("seat", True)


class CarrierReady(Event):
    """The carrier turned up goes to the launch slot."""

    rule = "NW-REVEAL-1"
    minor = True

    seat: Seat
    card: Card


class CardDiscarded(Event):
    """A card of a seat goes to the discard pile."""

    rule = "NW-INFO-2"
    minor = True
    on = ("discard {card}",)

    seat: Seat
    card: Card
    source: Source
    own: bool | None = private("seat", True)


class PropagandaMade(Event):
    """A seat uses propaganda against a target."""

    rule = "NW-PROP-1"

    seat: Seat
    target: Seat
    card: Card

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card, used as propaganda."""
        return (CardUse(self.seat, self.card, "propaganda"),)


class AttackDeclared(Event):
    """A seat names the target of its attack."""

    rule = "NW-ATTACK-1"

    seat: Seat
    target: Seat
    carrier: Card
    warhead: Card

    def card_uses(self) -> tuple[CardUse, ...]:
        """Both cards, used for an attack."""
        return tuple(CardUse(self.seat, card, "attack") for card in (self.carrier, self.warhead))


class Intercepted(Event):
    """An anti-missile destroys a carrier and what it bears."""

    rule = "NW-DEF-2"
    on = ("discard {card}",)

    seat: Seat
    card: Card
    carrier: Card
    source: Source
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card, used for defence."""
        return (CardUse(self.seat, self.card, "defence"),)


class DiceRolled(Event):
    """The fallout dice (NW-DICE-1), 0 to 99, and what they mean; the rules pass the roll for both."""

    rule = "NW-DICE-2"

    seat: Seat
    target: Seat
    roll: int
    result: Result


class WarBegan(Event):
    """War begins."""

    rule = "NW-WAR-1"


class PeaceReturned(Event):
    """Peace returns."""

    rule = "NW-WAR-3"


class PlayerDied(Event):
    """A seat has lost its last people and may strike back."""

    rule = "NW-RET-1"
    begins_phase = True
    ends_seat = True

    seat: Seat


class ShotAnnounced(Event):
    """A dead player announces one warhead of a final retaliation."""

    rule = "NW-RET-4"

    seat: Seat
    target: Seat
    carrier: Card
    warhead: Card


class CardFired(Event):
    """A carrier or warhead of a final retaliation is fired."""

    rule = "NW-RET-4"
    minor = True
    on = ("discard {card}",)

    seat: Seat
    card: Card
    source: Source
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """The card, used for retaliation."""
        return (CardUse(self.seat, self.card, "retaliation"),)


class ShotLost(Event):
    """The warhead is lost because its target is already dead."""

    rule = "NW-RET-8"

    seat: Seat
    target: Seat
    carrier: Card
    warhead: Card


class PlayerLeft(Event):
    """A dead player discards all cards (NW-RET-11) and is out."""

    rule = "NW-ELIM-2"

    seat: Seat


class PlayerLured(Event):
    """Propaganda has taken a seat's last people."""

    rule = "NW-PROP-4"
    ends_seat = True

    seat: Seat


class GameEnded(Event):
    """Why the game is over, and who has won."""

    rule = "NW-END-1"

    winner: MaybeSeat
    reason: EndedBy
