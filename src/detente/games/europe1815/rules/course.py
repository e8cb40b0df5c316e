"""The order of play in one place, as the rulebook has it (E15-YEAR-1, E15-YEAR-2).

Set-up and each year consist of phases. In a phase the players take turns, one after the other, and a turn consists of
a few steps. Three fields of the state say how far the game has come: `phase`, `place` (how many of its turns are over)
and `stage` (how many steps of the turn are over).
"""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.games.europe1815.codes import PHASE_CAPITALS, PHASES
from detente.games.europe1815.rules import setup
from detente.games.europe1815.rules.reinforcement import REINFORCE
from detente.games.europe1815.rules.setup import CAPITAL, FLEETS, FREE_UNITS, LAND, NEUTRAL_LANDS
from detente.games.europe1815.rules.team import TEAM
from detente.games.europe1815.rules.turn import HALF_TURN, TURN, TURN_BEGINS
from detente.games.europe1815.rules.year import YEAR_BEGINS, YEAR_ENDS
from detente.games.europe1815.state import GameState


class Phase:
    """A phase: every player has a turn, in turn order (E15-YEAR-2).

    name: as in views. steps: those of each turn. end: the step that follows the last turn.
    """

    def __init__(self, name: str, steps: list[Step[GameState]], end: list[Step[GameState]]) -> None:
        self.name = name
        self.steps = steps
        self.end = end

    def turns(self, s: GameState) -> i64:
        """The number of turns."""
        return s.seats

    def seat(self, s: GameState) -> i64:
        """The seat whose turn it is."""
        return s.turn()


class SnakePhase(Phase):
    """E15-SETUP-4: players choose lands in snake order, beginning with the last player."""

    def turns(self, s: GameState) -> i64:
        """One turn for each land that a player chooses."""
        return s.seats * s.board.chosen_lands[s.seats]

    def seat(self, s: GameState) -> i64:
        """The seat whose turn it is: backwards, then forwards, and so on."""
        row: i64 = s.place // s.seats
        at: i64 = s.place % s.seats
        if row % 2 == 0:
            at = s.seats - 1 - at
        return (s.start + at) % s.seats


class ReversePhase(Phase):
    """E15-SETUP-7: the last player is first."""

    def seat(self, s: GameState) -> i64:
        """The seat whose turn it is, from the last player backwards."""
        return (s.start + s.seats - 1 - s.place) % s.seats


class NextPhase(Step[GameState]):
    """The next phase begins."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Begin the next phase in the order of play."""
        s.begin_phase(s.phase + 1)


NEXT_PHASE: Final = NextPhase()

ORDER_OF_PLAY: Final[list[Phase]] = [
    # set-up
    Phase("capitals", [CAPITAL], [NEXT_PHASE]),
    SnakePhase("lands", [LAND], [NEXT_PHASE]),
    ReversePhase("troops", [FREE_UNITS], [NEUTRAL_LANDS, FLEETS, YEAR_BEGINS]),
    # each year
    Phase("winter", [TURN_BEGINS, TURN, TEAM], [NEXT_PHASE]),
    Phase("reinforcement", [REINFORCE], [NEXT_PHASE]),
    Phase("summer", [TURN_BEGINS, TURN, TEAM, HALF_TURN], [YEAR_ENDS, YEAR_BEGINS]),
]
"""All phases, indexed by `GameState.phase`."""


def begin(s: GameState) -> None:
    """E15-SETUP-2, E15-SETUP-8 to E15-SETUP-10: who begins. A quick start skips the rest of set-up."""
    setup.lay_out(s)
    s.begin_phase(PHASE_CAPITALS)
    if s.options["start"] != "draft":
        setup.quick_start(s)
        FLEETS.run(s, 0, 0, 0)
        YEAR_BEGINS.run(s, 0, 0, 0)


def advance(s: GameState) -> None:
    """Go on to the next step of the turn; after the last step to the next turn; after the last turn to the phase's end."""
    phase = ORDER_OF_PLAY[s.phase]
    if s.stage < len(phase.steps):
        phase.steps[s.stage].run(s, phase.seat(s), 0, 0)
        return
    s.place += 1
    s.stage = 0
    if s.place == phase.turns(s):
        for step in phase.end:
            if not s.over:
                step.run(s, 0, 0, 0)


def deciding(s: GameState) -> i64:
    """E15-GEN-4, E15-YEAR-2: the seat whose turn it is; nobody else decides."""
    return ORDER_OF_PLAY[s.phase].seat(s)


assert [phase.name for phase in ORDER_OF_PLAY] == list(PHASES[:-1])
