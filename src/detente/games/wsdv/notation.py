"""How actions are written: those on Germany, and no others."""

from detente.games.germany.notation import ACTIONS

__all__ = ["ACTIONS"]
