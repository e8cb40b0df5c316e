"""Where a used card goes when it has been used."""

from typing import Final

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.twoplustwo import places
from detente.games.twoplustwo.state import GameState

TO_PLAYED: Final = 0
TO_POLICE: Final = 1
TO_WALL: Final = 2


def put_away(s: GameState) -> None:
    """TPT-SEQ-4.15, TPT-ACT-6.4.23, TPT-VAL-7.5, TPT-AUTO-9.21: put the card in play with East, its collector or in the row."""
    card: i64 = s.in_play
    if s.kept:
        s.emit("CardLaidAway", card, TO_POLICE)
    elif s.collects:
        s.cards.carry(card, places.IN_PLAY, places.COLLECTED + s.active)
        s.emit("CardCollected", s.active, card)
    elif card == codes.SPECIAL_2:
        s.emit("CardLaidAway", card, TO_WALL)
    else:
        s.row.append(card)
        if s.tables.colour[card] != codes.SPECIAL:
            s.cards.carry(card, places.IN_PLAY, places.PLAYED)
        s.emit("CardLaidAway", card, TO_PLAYED)
    s.in_play = codes.NOBODY
    s.kept = 0
    s.collects = 0
