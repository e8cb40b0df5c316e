"""Naming a target: what attacks, propaganda and secrets have in common."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question
from detente.games.nuclear_war.notation import TARGET
from detente.games.nuclear_war.state import OPPONENTS, GameState

TARGETS: Final = [[TARGET.each(others) for others in by_seat] for by_seat in OPPONENTS]
"""NW-ATTACK-1, NW-PROP-1, NW-SEC-2: any living opponent may be named; by mask of living seats and seat."""


class Target(Question[GameState]):
    """Which of several living opponents is the target."""

    def aim(self, s: GameState, seat: i64, target: i64) -> None:
        """Carry out what the target was named for."""
        raise NotImplementedError

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """Any living opponent."""
        return TARGETS[s.living][seat]

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """The target is named."""
        self.aim(s, seat, TARGET.one(action))

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the target: oneself, a dead seat, or a seat not in the game."""
        return self.rule if action in TARGET else None
