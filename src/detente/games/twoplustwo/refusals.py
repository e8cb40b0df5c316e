"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from detente.core.state import State


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    return None
