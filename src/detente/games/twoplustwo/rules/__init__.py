"""The rules of 2+2: the sequence of play, and the game that follows it.

`germany.rules` covers what happens in Germany. turn, decade and decade_end run the game; arrows, symbols, decks, money and
drawing carry out the icons of 2+2; points says who wins. A decade begins with hands and the display (REFILL, DISPLAY);
the players take cards (TURN) until one is left, whose event is automatic (AUTO). After three such sub-decades the phases
of 2+2 follow (NEW_PHASE), then those of Germany, and the next decade (NEW_DECADE).
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Sequence
from detente.games.germany import codes
from detente.games.germany.rules import sequence as on_germany
from detente.games.germany.rules import unrest
from detente.games.twoplustwo.audit import check
from detente.games.twoplustwo.rules import arrows, decade, decade_end, decks, symbols, turn
from detente.games.twoplustwo.state import GameState

ON_GERMANY: Final = on_germany.questions(symbols.NEXT_ICON, symbols.IGNORING, symbols.LOOKING, turn.PRICE)
OWN: Final = (
    decade.EXTRA,
    arrows.CONVERTING,
    arrows.FREE_ARROW,
    arrows.MISSED_STEP,
    arrows.FIRST_TO_DRAW,
    decade_end.CHOOSING_SPACE,
    symbols.SPARING,
)
SEQUENCE: Final = Sequence(
    questions=(*ON_GERMANY, *on_germany.NO_STEPS, turn.TURN, decade.KEEPING, *OWN),
    steps=(
        *(*ON_GERMANY, *on_germany.steps()),
        *(turn.TURN, None, *OWN, *[None] * 7),
        turn.EVENT,
        turn.VALUE,
        turn.LAY_AWAY,
        decade.AUTO,
        decade.AUTO_OVER,
        decks.DRAW,
        decks.DRAWN,
        arrows.MARKER,
        decade.REFILL,
        decade.DISPLAY,
        decade.NEW_DECADE,
        decade_end.NEW_PHASE,
        decade_end.INCOME,
    ),
)


class TwoPlusTwo(GameState):
    """A game of 2+2."""

    __slots__ = ()

    def blank(self) -> "TwoPlusTwo":
        """An empty state with nothing on the table."""
        return TwoPlusTwo(self.seats)

    def clone(self) -> "TwoPlusTwo":
        """An independent copy."""
        twin = TwoPlusTwo(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """Set up the game and begin (`decade.begin`)."""
        decade.begin(self)

    def check(self) -> None:
        """Check that the state is consistent (`audit.check`)."""
        check(self)

    def advance(self) -> None:
        """TPT-SEQ-4.10: start the next turn."""
        turn.next_turn(self)

    def use_police(self, seat: i64, province: i64) -> None:
        """WSDV-POL-2: use a police card to remove 1 unrest (`unrest.use_police`)."""
        unrest.use_police(self, seat, province)

    def own_icon(self, element: i64, actor: i64) -> None:
        """TPT-ACT-6.4.18, TPT-ACT-6.4.22 to TPT-ACT-6.4.27: move a marker, or carry out an icon of 2+2."""
        if self.icons.icon[element] == codes.ICON_ARROW:
            arrows.single_arrow(self, element, actor)
        else:
            symbols.carry_out(self, element)

    def won(self, side: i64, ending: i64) -> None:
        """TPT-EOD-12.4.1 to TPT-EOD-12.4.3: end the game at once."""
        decade_end.side_won(self, side, ending)

    def decade_over(self) -> None:
        """WSDV-EOD-10.3: no side has collapsed; continue with another decade."""
        decade.close_decade(self)
