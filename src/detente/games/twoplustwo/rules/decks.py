"""The arms race and conflict decks (TPT-DECK)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.records.fields import Call, up_to
from detente.games.germany import codes
from detente.games.germany.rules.event import NEXT_ICON, all_icons
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.fields import POWER
from detente.games.twoplustwo.rules.points import side_power
from detente.games.twoplustwo.state import GameState

FIRST_OF: Final[list[int]] = [tpt.FIRST_ARMS, tpt.FIRST_CONFLICT]
PRINTED_ORDER: Final[i64] = 1


def conflict(s: GameState, power: i64) -> None:
    """TPT-ACT-6.4.24, TPT-DECK-8.14, TPT-AUTO-9.17: let a superpower draw; NOBODY: the active side's superpower."""
    s.push(DRAW, tpt.CONFLICT_DECK, side_power(s.actor()) if power == codes.NOBODY else power)


class Draw(Step[GameState]):
    """TPT-DECK-8.1 to TPT-DECK-8.5, TPT-DECK-8.8, TPT-DECK-8.9: a superpower draws a card of a deck."""

    def run(self, s: GameState, deck: i64, power: i64, c: i64) -> None:
        """Put the top card on its pile and execute it in full."""
        if not s.cards.count(places.DRAW + deck):
            return
        card: i64 = s.cards.draw(places.DRAW + deck, places.OUT + deck)
        number: i64 = card - FIRST_OF[deck]
        s.shown[deck] = card
        s.emit("DeckCardDrawn", power, card)
        s.push(DRAWN, deck, number)
        source = source_of(s, deck, number, power)
        everything = all_icons(s, source)
        if everything:
            NEXT_ICON.put(s, power, everything, source, PRINTED_ORDER)


def source_of(s: GameState, deck: i64, number: i64, power: i64) -> i64:
    """TPT-DECK-8.1, TPT-DECK-8.2: the power's column; for an arms race card in the row of the decade."""
    if deck == tpt.ARMS_DECK:
        return tpt.SOURCE_ARMS + (number * tpt.DECADES + s.decade - 1) * 2 + power
    return tpt.SOURCE_CONFLICT + number * 2 + power


class Drawn(Step[GameState]):
    """TPT-DECK-8.10: after a card with the reshuffle symbol, shuffle all 10 cards."""

    def run(self, s: GameState, deck: i64, number: i64, c: i64) -> None:
        """Continue after the card has been executed."""
        if s.tables.reshuffles[deck][number]:
            s.cards.move_all(places.OUT + deck, places.DRAW + deck)
            s.cards.shuffle(places.DRAW + deck, s.rng)
            s.shown[deck] = codes.NOBODY
            s.emit("DeckShuffled", deck)


DRAW: Final = Draw(Call(up_to(tpt.CONFLICT_DECK), POWER))
DRAWN: Final = Drawn(Call(up_to(tpt.CONFLICT_DECK), up_to(tpt.DECK_CARDS - 1)))
