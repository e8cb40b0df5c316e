"""The rules of Nuclear War: the sequence of play, and the game that follows it.

First the players play the secrets of their hands, one after the other, and all lay their rows. Then they take turns:
the player draws and places a card, and turns one up, which may bring propaganda or an attack. A player who dies strikes
back. After all salvos peace returns, and players may change strategies.

Frequent events are emitted only if somebody listens: `emit` checks that too, but the call itself takes time.
"""

from typing import Final

from detente.core.engine.rng import Rng
from detente.core.engine.sequence import Sequence
from detente.games.nuclear_war import audit, knowledge
from detente.games.nuclear_war.rules import attack, retaliation, secrets, setup, turn
from detente.games.nuclear_war.state import LEFT_OF, GameState

SEQUENCE: Final = Sequence(
    questions=(
        setup.PLAY_SECRETS,
        secrets.SECRET_TARGET,
        setup.FIRST_ROW,
        turn.PLACE_CARD,
        turn.PROPAGANDA_TARGET,
        attack.ATTACK_TARGET,
        attack.INTERCEPTION,
        retaliation.SALVO,
        setup.STRATEGY,
    ),
    steps=(
        setup.SET_UP,
        setup.OPENING,
        turn.BEGIN_TURN,
        secrets.DRAW,
        turn.DRAW_AND_PLACE,
        None,  # the end of a turn, which is no longer on the stack
        retaliation.NEXT_SHOT,
        retaliation.AFTERMATH,
    ),
)


class NuclearWar(GameState):
    """A game of Nuclear War."""

    __slots__ = ()

    def blank(self) -> "NuclearWar":
        """A state with an empty table."""
        return NuclearWar(self.seats)

    def clone(self) -> "NuclearWar":
        """An independent copy."""
        twin = NuclearWar(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """NW-SETUP-1 to NW-SETUP-5: deal people and cards, then begin the set-up turns."""
        setup.begin(self)

    def advance(self) -> None:
        """NW-TURN-6: a turn is over when nothing of it remains to be done; begin the next."""
        if self.interceptors:
            seat = turn.next_seat(self)
            self.interceptors = []
        else:
            seat = LEFT_OF[self.living][self.turn]
        turn.begin_turn(self, seat)

    def check(self) -> None:
        """ValueError names a field that does not fit the others."""
        audit.check(self)

    def impossible_places(self) -> list[int]:
        """Places where no secret can be: rows, and hands whose set-up is over."""
        return knowledge.barred_places(self)

    def redraw(self, seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot see: the others' people, and which of their warheads are dead."""
        knowledge.redraw_people(self, seat, rng)
        knowledge.redraw_spared(self, seat, rng)
