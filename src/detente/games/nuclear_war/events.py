"""What happens in Nuclear War, as typed events. Seats are numbers, cards are their ids, people are millions.

source: where a card comes from: `deck`, `turned up`, `waiting` (secrets that lie open), or of its seat `hand`, `row 1` to `row 3`, `launch slot`,
`deterrents`. own: whether it is told to the seat itself, which saw the card before all others did.
"""

from dataclasses import field
from typing import ClassVar, Final

from detente.core.events import CardUse, Event, Telling, private
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION

NO_CARD: Final = 99


class CardDrawn(Event):
    """NW-TURN-2: a card comes into a hand; only its owner sees which."""

    seat: int
    card: str | None = private("seat")


class DeckShuffled(Event):
    """NW-TURN-8: the discard pile has become the draw pile, of so many cards."""

    cards: int


class SecretPlayed(Event):
    """NW-SEC-1: a secret or top secret is shown and discarded."""

    seat: int
    card: str
    source: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """As a secret."""
        return (CardUse(self.seat, self.card, "secret"),)


class SecretLaidOpen(Event):
    """NW-RET-9: a secret drawn during a final retaliation lies open and waits for the end of the chain."""

    seat: int
    card: str


class RowStruck(Event):
    """NW-BOMB-5: a bomber is shot down, and whatever warheads lie in its owner's row, of so many cards, are dead."""

    seat: int
    cards: int


class WarheadDead(Event):
    """NW-BOMB-5: a warhead turned up for a carrier that could bear it was destroyed with a bomber before."""

    seat: int
    warhead: str


class PeopleLost(Event):
    """NW-INFO-2: people leave a seat for the bank."""

    seat: int
    people: int


class PeopleGained(Event):
    """NW-INFO-2: people come to a seat from the bank."""

    seat: int
    people: int


class TurnsToMiss(Event):
    """NW-SEC-6: a seat will miss more turns."""

    seat: int
    turns: int


class TurnMissed(Event):
    """NW-TURN-1: a turn to miss is used up."""

    seat: int


class TurnBegan(Event):
    """Section 4: a turn begins."""

    begins_turn: ClassVar[bool] = True

    seat: int


class CardPlaced(Event):
    """NW-TURN-4: a card is placed face down at the end of a row; only its owner sees which.

    shown: the deterrent that it was, if it was one.
    """

    seat: int
    card: str | None = private("seat")
    shown: str | None = None


class RowLaid(Event):
    """NW-SETUP-6, NW-STRAT-1: the first two cards of a row lie; only their owner sees which.

    taken: cards of the old row that have returned to the hand before. cards: how many come from the hand.
    shown: those that were deterrents, whichever place they take.
    """

    seat: int
    first: str | None = private("seat")
    second: str | None = private("seat")
    taken: int = 0
    cards: int = 2
    shown: list[str] = field(default_factory=list)


class DeterrentShown(Event):
    """NW-DET-1: a hand card is shown."""

    seat: int
    card: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """As a deterrent."""
        return (CardUse(self.seat, self.card, "deterrent"),)


class DeterrentTakenBack(Event):
    """NW-DET-1: a shown card returns to the hand."""

    seat: int
    card: str
    own: bool | None = private("seat", True)


class DeterrentLaid(Event):
    """NW-DET-2, NW-STRAT-5: a shown card goes face down into the row, as `CardPlaced` or `RowLaid` then tells."""

    seat: int
    card: str


class CardTurnedUp(Event):
    """NW-TURN-5: the first card of a row is turned up."""

    seat: int
    card: str
    own: bool | None = private("seat", True)


class CarrierReady(Event):
    """NW-REVEAL-1: the carrier turned up goes to the launch slot."""

    seat: int
    card: str


class CardDiscarded(Event):
    """A card of a seat goes to the discard pile."""

    seat: int
    card: str
    source: str
    own: bool | None = private("seat", True)


class PropagandaMade(Event):
    """NW-PROP-1: propaganda against a target."""

    seat: int
    target: int
    card: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """As propaganda."""
        return (CardUse(self.seat, self.card, "propaganda"),)


class AttackDeclared(Event):
    """NW-ATTACK-1: a target is named."""

    seat: int
    target: int
    carrier: str
    warhead: str

    def card_uses(self) -> tuple[CardUse, ...]:
        """Both cards, for an attack."""
        return tuple(CardUse(self.seat, card, "attack") for card in (self.carrier, self.warhead))


class Intercepted(Event):
    """NW-DEF-2: an anti-missile destroys a carrier and what it bears."""

    seat: int
    card: str
    carrier: str
    source: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """As a defence."""
        return (CardUse(self.seat, self.card, "defence"),)


class DiceRolled(Event):
    """NW-DICE-1: the fallout dice, 0 to 99, and what they mean."""

    seat: int
    target: int
    roll: int
    result: str


class WarBegan(Event):
    """NW-WAR-1."""


class PeaceReturned(Event):
    """NW-WAR-3."""


class PlayerDied(Event):
    """NW-RET-1: a seat has lost its last people and may strike back."""

    seat: int


class ShotAnnounced(Event):
    """NW-RET-4: one warhead of a final retaliation."""

    seat: int
    target: int
    carrier: str
    warhead: str


class CardFired(Event):
    """NW-RET-4: a carrier or warhead of a final retaliation."""

    seat: int
    card: str
    source: str
    own: bool | None = private("seat", True)

    def card_uses(self) -> tuple[CardUse, ...]:
        """For retaliation."""
        return (CardUse(self.seat, self.card, "retaliation"),)


class ShotLost(Event):
    """NW-RET-8: the target of this warhead is dead already."""

    seat: int
    target: int
    carrier: str
    warhead: str


class PlayerLeft(Event):
    """NW-RET-11, NW-ELIM-2: a dead player discards all his cards and is out."""

    seat: int


class PlayerLured(Event):
    """NW-PROP-4: propaganda has taken a seat's last people."""

    seat: int


class GameEnded(Event):
    """NW-END: why the game is over, and who has won."""

    winner: int | None
    reason: str


KINDS: Final[tuple[type[Event], ...]] = (
    CardDrawn,
    DeckShuffled,
    SecretPlayed,
    PeopleLost,
    PeopleGained,
    TurnsToMiss,
    TurnMissed,
    TurnBegan,
    CardPlaced,
    RowLaid,
    DeterrentShown,
    DeterrentTakenBack,
    CardTurnedUp,
    CardDiscarded,
    PropagandaMade,
    AttackDeclared,
    Intercepted,
    DiceRolled,
    WarBegan,
    PeaceReturned,
    PlayerDied,
    ShotAnnounced,
    ShotLost,
    PlayerLeft,
    PlayerLured,
    CardFired,
    DeterrentLaid,
    CarrierReady,
    RowStruck,
    WarheadDead,
    SecretLaidOpen,
)
"""In the order of the TOLD codes; `GameEnded` is last and made by hand."""

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


def card(face: int) -> str | None:
    """The id of a face."""
    return EDITION.ids[face] if face != NO_CARD else None


def row_laid(seat: int, first: int, second: int, ways: int) -> RowLaid:
    """A row: `ways` has a bit for each card that was a deterrent, and above these the cards taken back."""
    faces = [face for face in (first, second) if face != NO_CARD]
    shown = sorted(face for k, face in enumerate(faces) if ways >> k & 1)
    return RowLaid(
        seat=seat,
        first=card(first),
        second=card(second),
        taken=ways >> 2,
        cards=len(faces) - len(shown),
        shown=[EDITION.ids[face] for face in shown],
    )


class NuclearWarTelling(Telling):
    """A row is told as its two cards and what they were laid as; the results of the dice have names."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        if code == len(self.kinds):
            return GameEnded(numbers[0] if numbers[1] == codes.END_LAST_LIVING else None, REASONS[numbers[1]])
        kind = self.kinds[code]
        if kind is DiceRolled:
            return DiceRolled(numbers[0], numbers[1], numbers[2], EDITION.result_id[numbers[2]])
        return row_laid(*numbers) if kind is RowLaid else super().event(code, *numbers)


TELLING: Final = NuclearWarTelling(
    KINDS,
    {
        "card": card,
        "carrier": card,
        "warhead": card,
        "shown": card,
        "source": SOURCES.__getitem__,
    },
)
