"""What seats see, as rows of numbers for learners, written from the states of many tables."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from detente.core.engine.state import State
from detente.core.shown.axes import Numbers
from detente.core.shown.groups import OneByOne, Shortcut, View


class ObservationWriter:
    """Writes the observations and the masks of tables, one row after the other.

    parts: what writes the parts of the observation, in order. numbers: the observations. masks: 1 for each legal action; all rows, one after
    the other, in memory that NumPy can share.
    """

    def __init__(self, views: list[View[Any]], actions: int, rows: int = 1) -> None:
        self.parts: list[Shortcut] = [view.shortcut or OneByOne(view) for view in views]
        self.numbers: Numbers = Numbers(sum([view.length for view in views]), rows)
        self.actions: i64 = actions
        self.no_masks: vec[u8] = vec[u8]([0] * (actions * rows))
        self.masks: vec[u8] = self.no_masks[:]

    def clear(self) -> None:
        """Begin with the first row again; arrays that share the memory of observations are overwritten."""
        self.numbers.clear()
        self.masks = self.no_masks[:]

    def observe(self, state: State, seat: i64) -> None:
        """Write a seat's observation into the next row."""
        numbers = self.numbers
        numbers.seat = seat
        numbers.seats = state.seats
        for part in self.parts:
            numbers.start = len(numbers.values)
            part.write(state, seat, numbers)

    def observe_all(self, states: list[State]) -> list[int]:
        """Write what the first seat to act sees at each table, and its legal actions; return these seats."""
        self.clear()
        masks = self.masks
        first: i64 = 0
        seats: list[int] = []
        for state in states:
            seat = state.to_act[0]
            seats.append(seat)
            self.observe(state, seat)
            for action in state.legal_actions(seat):
                masks[first + action] = 1
            first += self.actions
        return seats


def carry_out_all(states: list[State], actions: list[int]) -> list[int]:
    """Carry out an action at each table, for the first seat to act there; return the tables whose games are over then.

    The actions must be legal, as those in the masks of `observe_all` are.
    """
    over: list[int] = []
    for row, state in enumerate(states):
        state.carry_out(state.to_act[0], actions[row], None)
        if state.over:
            over.append(row)
    return over
