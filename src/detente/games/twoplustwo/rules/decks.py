"""The arms race and conflict decks (TPT-DECK)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany import codes
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.rules.points import side_power
from detente.games.twoplustwo.state import Table

FIRST_OF: list[int] = [tpt.FIRST_ARMS, tpt.FIRST_CONFLICT]
PRINTED_ORDER: i64 = 1


def conflict(s: Table, power: i64) -> None:
    """TPT-ACT-6.4.24, TPT-DECK-8.14, TPT-AUTO-9.17: a superpower draws; NOBODY: that of the active side."""
    s.push_code(tpt.STEP_DRAW, tpt.CONFLICT_DECK, side_power(s.actor()) if power == codes.NOBODY else power)


def draw(s: Table, deck: i64, power: i64) -> None:
    """TPT-DECK-8.1 to TPT-DECK-8.5, TPT-DECK-8.8, TPT-DECK-8.9: the top card is laid on its pile and executed completely."""
    if not s.cards.count(places.DRAW + deck):
        return
    card: i64 = s.cards.draw(places.DRAW + deck, places.OUT + deck)
    number: i64 = card - FIRST_OF[deck]
    s.shown[deck] = card
    s.emit("DeckCardDrawn", power, card)
    s.push_code(tpt.STEP_DRAWN, deck, number)
    source = source_of(s, deck, number, power)
    everything: i64 = BIT[s.icons.counts[source]] - 1
    if everything:
        s.push_code(codes.ASK_ICON, power, everything, source * 2 | PRINTED_ORDER)


def source_of(s: Table, deck: i64, number: i64, power: i64) -> i64:
    """TPT-DECK-8.1, TPT-DECK-8.2: the column of the power, of an arms race card in the row of the decade."""
    if deck == tpt.ARMS_DECK:
        return tpt.SOURCE_ARMS + (number * tpt.DECADES + s.decade - 1) * 2 + power
    return tpt.SOURCE_CONFLICT + number * 2 + power


def drawn(s: Table, deck: i64, number: i64) -> None:
    """TPT-DECK-8.10: with a card of the reshuffle symbol executed, all 10 cards are shuffled."""
    if s.tables.reshuffles[deck][number]:
        s.cards.move_all(places.OUT + deck, places.DRAW + deck)
        s.cards.shuffle(places.DRAW + deck, s.rng)
        s.shown[deck] = codes.NOBODY
        s.emit("DeckShuffled", deck)
