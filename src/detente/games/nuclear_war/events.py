"""What happens in Nuclear War, as typed events. Seats are numbers, cards are their ids, people are millions."""

from dataclasses import dataclass, fields
from typing import Final

from detente.core.events import Event, private
from detente.games.nuclear_war.codes import (
    END_CHAIN_REACTION,
    END_EVERYONE_DEAD,
    END_LAST_LIVING,
    FROM_DETERRENTS,
    FROM_HAND,
    FROM_LAUNCH_SLOT,
    FROM_ROW,
)
from detente.games.nuclear_war.data import EDITION

NO_CARD: Final = 99


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """NW-TURN-2: a card comes into a hand; only its owner sees which."""

    seat: int
    card: str | None = private("seat")


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """NW-TURN-8: the discard pile has become the draw pile."""


@dataclass(frozen=True, slots=True)
class SecretPlayed(Event):
    """NW-SEC-1: a secret or top secret is shown."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PeopleLost(Event):
    """NW-INFO-2: people leave a seat for the bank."""

    seat: int
    people: int


@dataclass(frozen=True, slots=True)
class PeopleGained(Event):
    """NW-INFO-2: people come to a seat from the bank."""

    seat: int
    people: int


@dataclass(frozen=True, slots=True)
class TurnsToMiss(Event):
    """NW-SEC-6: a seat will miss more turns."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """NW-TURN-1: a turn to miss is used up."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Section 4: a turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """NW-TURN-4: a card is placed face down at the end of a row; only its owner sees which."""

    seat: int
    card: str | None = private("seat")


@dataclass(frozen=True, slots=True)
class RowLaid(Event):
    """NW-SETUP-6, NW-STRAT-1: the first two cards of a row lie; only their owner sees which."""

    seat: int
    first: str | None = private("seat")
    second: str | None = private("seat")


@dataclass(frozen=True, slots=True)
class DeterrentShown(Event):
    """NW-DET-1: a hand card is shown."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeterrentTakenBack(Event):
    """NW-DET-1: a shown card returns to the hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DeterrentLaid(Event):
    """NW-DET-2, NW-STRAT-5: a shown card goes face down into the row."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """NW-TURN-5: the first card of a row is turned up."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card of a seat goes to the discard pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PropagandaMade(Event):
    """NW-PROP-1: propaganda against a target."""

    seat: int
    target: int
    card: str


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """NW-ATTACK-1: a target is named."""

    seat: int
    target: int
    carrier: str
    warhead: str


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """NW-DEF-2: an anti-missile destroys a carrier and what it bears."""

    seat: int
    card: str
    carrier: str


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """NW-DICE-1: the fallout dice, 0 to 99, and what they mean."""

    seat: int
    target: int
    roll: int
    result: str


@dataclass(frozen=True, slots=True)
class WarBegan(Event):
    """NW-WAR-1."""


@dataclass(frozen=True, slots=True)
class PeaceReturned(Event):
    """NW-WAR-3."""


@dataclass(frozen=True, slots=True)
class PlayerDied(Event):
    """NW-RET-1: a seat has lost its last people and may strike back."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShotAnnounced(Event):
    """NW-RET-4: one warhead of a final retaliation."""

    seat: int
    target: int
    carrier: str
    warhead: str


@dataclass(frozen=True, slots=True)
class CardFired(Event):
    """NW-RET-4: a carrier or warhead of a final retaliation, and from where: hand, place in the row, launch slot or
    deterrents.
    """

    seat: int
    card: str
    source: str


@dataclass(frozen=True, slots=True)
class ShotLost(Event):
    """NW-RET-8: the target of this warhead is dead already."""

    seat: int
    target: int
    carrier: str
    warhead: str


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    """NW-RET-11, NW-ELIM-2: a dead player discards all his cards and is out."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayerLured(Event):
    """NW-PROP-4: propaganda has taken a seat's last people."""

    seat: int


@dataclass(frozen=True, slots=True)
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
)
"""In the order of the TOLD codes; `GameEnded` is last and made by hand."""

CARD_FIELDS: Final = frozenset({"card", "carrier", "warhead", "first", "second"})
SOURCES: Final = {
    FROM_HAND: "hand",
    FROM_ROW: "row 1",
    FROM_ROW + 1: "row 2",
    FROM_ROW + 2: "row 3",
    FROM_LAUNCH_SLOT: "launch slot",
    FROM_DETERRENTS: "deterrents",
}
REASONS: Final = {
    END_LAST_LIVING: "NW-END-1",
    END_EVERYONE_DEAD: "NW-END-2",
    END_CHAIN_REACTION: "NW-END-4",
}


def make_event(code: int, *numbers: int) -> Event:
    """The event of a TOLD code."""
    if code == len(KINDS):
        return GameEnded(numbers[0] if numbers[1] == END_LAST_LIVING else None, REASONS[numbers[1]])
    kind = KINDS[code]
    if kind is DiceRolled:
        return DiceRolled(numbers[0], numbers[1], numbers[2], EDITION.result_id[numbers[2]])
    if kind is CardFired:
        return CardFired(numbers[0], EDITION.ids[numbers[1]], SOURCES[numbers[2]])
    values = [
        (EDITION.ids[number] if number != NO_CARD else None) if spec.name in CARD_FIELDS else number
        for spec, number in zip(fields(kind), numbers, strict=False)
    ]
    return kind(*values)
