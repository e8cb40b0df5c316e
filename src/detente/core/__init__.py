"""The engine: it contains no code of any particular game."""

from detente.core.engine import state

COMPILED = not str(getattr(state, "__file__", "")).endswith(".py")
"""Whether the engine runs as compiled code."""
