"""Notation for actions: exactly those of Germany."""

from detente.games.germany.notation import ACTIONS

__all__ = ["ACTIONS"]
