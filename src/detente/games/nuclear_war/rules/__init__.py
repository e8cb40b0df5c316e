"""The rules of Nuclear War: the sequence of play, and the game that follows it.

First the players play the secrets of their hands, one after the other, and all lay their rows. Then there is turn after
turn: the player draws and places a card, and turns one up, which may bring propaganda or an attack. Whoever dies strikes
back; when all salvos are over there is peace, and strategies may be changed.

What happens in most turns is emitted only if somebody listens: `emit` looks at that itself, but calls take time.
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
        None,  # the end of a turn, which is on no stack any more
        retaliation.NEXT_SHOT,
        retaliation.AFTERMATH,
    ),
)


class NuclearWar(GameState):
    """A game of Nuclear War."""

    __slots__ = ()

    def blank(self) -> "NuclearWar":
        """A state without anything on the table."""
        return NuclearWar(self.seats)

    def clone(self) -> "NuclearWar":
        """An independent copy."""
        twin = NuclearWar(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """See `setup.begin`."""
        setup.begin(self)

    def advance(self) -> None:
        """NW-TURN-6: a turn is over when nothing of it is left to be done; the next begins."""
        if self.interceptors:
            seat = turn.next_seat(self)
            self.interceptors = []
        else:
            seat = LEFT_OF[self.living][self.turn]
        turn.begin_turn(self, seat)

    def check(self) -> None:
        """See `audit.check`."""
        audit.check(self)

    def impossible_places(self) -> list[int]:
        """See `knowledge.barred_places`."""
        return knowledge.barred_places(self)

    def redraw(self, seat: int, rng: Rng) -> None:
        """See `knowledge.redraw_people` and `knowledge.redraw_spared`."""
        knowledge.redraw_people(self, seat, rng)
        knowledge.redraw_spared(self, seat, rng)
