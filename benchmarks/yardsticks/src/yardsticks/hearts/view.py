"""HEARTS-INFO-1: what a seat knows: own cards, what it has given and got, and all that has been played, by whom."""

from typing import Any, Final

from detente.core.shown.axes import Axis, Seats
from detente.core.shown.facts import OWN, Amounts, Fact, Flag, One, Tally
from detente.core.shown.groups import PLACE, Records, View
from yardsticks.hearts.cards import (
    ALL_POINTS,
    CARD_IDS,
    CARDS,
    DIRECTIONS,
    JACK_BONUS,
    NO_TRICKS_BONUS,
    SEATS,
    SUIT_IDS,
    TRICKS,
    cards_in,
)
from yardsticks.hearts.state import GameState

PLAYERS: Final = Seats(SEATS)
CARD_AXIS: Final = Axis(CARD_IDS)
SUITS: Final = Axis(SUIT_IDS)
LEAST_POINTS: Final = JACK_BONUS + NO_TRICKS_BONUS


class Played(Records[GameState]):
    """Pairs of who played and the card, in order."""

    def show(self, s: GameState, raw: Any) -> object:
        """The pairs."""
        return [[player, CARD_IDS[card]] for player, card in raw]

    def parse(self, shown: Any, where: str) -> Any:
        """The pairs."""
        return [[player, CARD_AXIS.number(card, where)] for player, card in shown]

    def schema(self) -> dict[str, Any]:
        """A list of pairs."""
        pair = [fact.schema() for fact in self.facts]
        return {
            "type": "array",
            "items": {"type": "array", "prefixItems": pair, "minItems": 2, "maxItems": 2},
        }


def passed_on(s: GameState, seat: int) -> list[int]:
    """HEARTS-PASS-1: what a seat has given."""
    return cards_in(s.given[seat]) if any(s.given) else []


HIDDEN: Final[list[Fact[GameState]]] = [
    Tally("hand", "the own cards", CARD_AXIS, 1, lambda s, seat: cards_in(s.hand(seat))),
    Tally("given", "cards that the own seat has passed on", CARD_AXIS, 1, passed_on),
    Tally(
        "received", "cards that it has got for them", CARD_AXIS, 1,
        lambda s, seat: passed_on(s, (seat - s.direction) % SEATS),
    ),
]  # fmt: skip
FACTS: Final[View[GameState]] = View(
    One("direction", "where cards are passed", Axis(DIRECTIONS), lambda s, seat: s.direction),
    *[fact.for_eyes(OWN) for fact in HIDDEN],
    Played(
        "played", "who played which card, in order", lambda s, seat: [[player, card] for player, card in s.played()],
        [One("seat", "who played", PLAYERS), One("card", "the card", CARD_AXIS)], ["seat", "card"], PLACE, CARDS,
    ),
    One("led", "the suit led", SUITS, lambda s, seat: s.led),
    Flag("broken", "whether hearts may be led", lambda s, seat: s.broken),
    Amounts("points", "points of each seat", PLAYERS, LEAST_POINTS, ALL_POINTS, lambda s, seat: s.points),
    Amounts("tricks", "tricks that each seat has taken", PLAYERS, 0, TRICKS, lambda s, seat: s.tricks),
)  # fmt: skip
