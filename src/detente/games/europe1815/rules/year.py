"""How a year begins and ends (E15-AM-6, E15-AM-7)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.games.europe1815.codes import PHASE_WINTER
from detente.games.europe1815.rules import distribution, loyalty
from detente.games.europe1815.state import GameState


class YearBegins(Step[GameState]):
    """E15-YEAR-1, E15-AM-6: roll the wishes of the crown; the Winter turns follow."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Begin the year: nobody has conquered or attacked yet."""
        s.emit("YearBegan", s.year, s.start)
        s.conquered = 0
        s.marched = 0
        loyalty.roll_wishes(s)
        s.begin_phase(PHASE_WINTER)


class YearEnds(Step[GameState]):
    """E15-AM-7, E15-YEAR-1, E15-YEAR-5: wishes, SP distribution, victory, markers, and the next start player."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """End the year, or the game if somebody has won."""
        loyalty.judge(s)
        distribution.distribute(s)
        won = distribution.winners(s)
        if won:
            distribution.finish(s, won)
            return
        distribution.return_markers(s)
        s.start = next_start(s)
        s.year += 1


def next_start(s: GameState) -> i64:
    """E15-YEAR-3, E15-TEAM-11: the next seat clockwise; two seats on if the same team begins every year, so that a rival plays in between."""
    return (s.start + (2 if s.teams and s.options["begins"] == "one_team" else 1)) % s.seats


YEAR_BEGINS: Final = YearBegins()
YEAR_ENDS: Final = YearEnds()
