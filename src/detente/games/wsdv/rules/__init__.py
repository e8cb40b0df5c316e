"""The rules of Wir sind das Volk!: the sequence of play, and the game that follows it.

`germany.rules` covers what happens in Germany; it does not know how many players there are or whose turn it is. `turn`
runs the two-player game: a player takes a card (TURN), and its effects follow step by step; then come
police cards (AFTER) and socialists, and the card is put away. When the display is used up for the second time, the phases
of the end of decade follow, then both players decide what to keep (KEEPING) for the next decade.
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Sequence
from detente.games.germany.rules import sequence as on_germany
from detente.games.germany.rules import unrest
from detente.games.germany.rules.event import IGNORING, NEXT_ICON, move_marker
from detente.games.germany.rules.guillaume import LOOKING
from detente.games.wsdv.audit import check
from detente.games.wsdv.rules import turn
from detente.games.wsdv.rules.turn import EVENT, KEEPING, LAY_AWAY, NEW_DECADE, PRICE, TURN
from detente.games.wsdv.state import GameState

QUESTIONS: Final = on_germany.questions(NEXT_ICON, IGNORING, LOOKING, PRICE)
SEQUENCE: Final = Sequence(
    questions=(*QUESTIONS, *on_germany.NO_STEPS, TURN, KEEPING),
    steps=(
        *(*QUESTIONS, *on_germany.steps()),
        *(TURN, None, None, LAY_AWAY, NEW_DECADE, EVENT),
    ),
)


class WirSindDasVolk(GameState):
    """A game of Wir sind das Volk!."""

    __slots__ = ()

    def blank(self) -> "WirSindDasVolk":
        """An empty state with nothing on the table."""
        return WirSindDasVolk(self.seats)

    def clone(self) -> "WirSindDasVolk":
        """An independent copy."""
        twin = WirSindDasVolk(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """Set up the game and begin (`turn.begin`)."""
        turn.begin(self)

    def check(self) -> None:
        """Check that the state is consistent (`audit.check`)."""
        check(self)

    def advance(self) -> None:
        """WSDV-FLOW-2: start the next turn."""
        turn.next_turn(self)

    def use_police(self, seat: i64, province: i64) -> None:
        """WSDV-POL-2: use a police card to remove 1 unrest (`unrest.use_police`)."""
        unrest.use_police(self, seat, province)

    def own_icon(self, element: i64, actor: i64) -> None:
        """WSDV-ACT-D5: move the marker."""
        move_marker(self, self.icons.track[element], self.icons.step[element])

    def won(self, side: i64, ending: i64) -> None:
        """WSDV-WIN-1 to WSDV-WIN-3: end the game at once."""
        self.ending = ending
        self.emit("GameEnded", side, ending)
        self.end([side])

    def decade_over(self) -> None:
        """WSDV-EOD-10.3: no side has collapsed; continue with another decade."""
        turn.close_decade(self)
