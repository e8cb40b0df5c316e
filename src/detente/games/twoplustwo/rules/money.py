"""Treasuries (TPT-ACT-6.5, TPT-ACT-6.6)."""

from mypy_extensions import i64

from detente.games.twoplustwo.state import GameState


def pay(s: GameState, power: i64, dollars: i64, why: i64) -> None:
    """TPT-ACT-6.5.4, TPT-ACT-6.5.6: a treasury receives this many dollars, or pays them (below 0)."""
    if dollars == 0:
        return
    s.money[power] += dollars
    s.emit("MoneyMoved", power, dollars, s.money[power], why)
