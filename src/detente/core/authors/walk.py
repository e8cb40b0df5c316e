"""Random games for checks: walks through a game, checkpoints on them, and files of the games that fail."""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from detente.core.engine.game import Game
from detente.core.engine.options import shown_options
from detente.core.engine.rng import Rng, seeded
from detente.core.engine.state import State
from detente.core.records.record import Match, Record

AHEAD = 25
"""How many moves of the walk a check plays on from a checkpoint."""

T = TypeVar("T")
Move = tuple[int, int]
"""A seat and its action number."""


class Walk:
    """A random game, played to its end or until it breaks.

    choices: numbers that choose the first moves; random numbers from the seed choose the others.
    moves: the moves made. kinds: the kind of each position (its question, whether a seat can undo), to find rare ones.
    error: the exception that broke the game, if any; `broken_by` is then the move that raised it, if it was a move.
    """

    def __init__(
        self, game: Game, options: Mapping[str, Any] | None = None, seed: int = 0, choices: Iterable[int] = ()
    ) -> None:
        self.game = game
        self.seed = seed
        state = game.start(options, seed)
        self.options = state.options
        self.begun = Record.of(state, seed)
        self.moves: list[Move] = []
        self.kinds: list[tuple[int, bool]] = []
        self.error: Exception | None = None
        self.broken_by: Move | None = None
        self.chance = seeded(seed)
        numbers = chain(choices, iter(lambda: self.chance.below(2**31), -1))
        try:
            while not state.over and len(self.moves) <= game.max_actions:
                self.kinds.append((int(state.asked), any(map(state.undoable, range(state.seats)))))
                self.broken_by = None
                self.broken_by = chosen(state, next(numbers))
                state.apply(*self.broken_by)
                self.moves.append(self.broken_by)
        except Exception as error:
            self.error = error

    def play(self, moves: Iterable[Move]) -> State:
        """A new state: the start after these moves of the walk, which were legal when it was made."""
        state = self.game.start(self.options, self.seed)
        for seat, action in moves:
            state.carry_out(seat, action, None)
        return state

    def match(self, moves: Iterable[Move]) -> Match:
        """A new match: the start after these moves."""
        match = Match(self.game, self.options, self.seed)
        for seat, action in moves:
            match.apply(seat, action)
        return match

    def record(self, count: int) -> Record:
        """The record of the first `count` moves, plus the move that broke the walk if `count` reaches beyond the others."""
        moves = self.moves[:count]
        if count > len(self.moves) and self.error and self.broken_by:
            moves.append(self.broken_by)
        texts: list[tuple[int, str | int]] = [(seat, self.game.actions.text(a)) for seat, a in moves]
        return replace(self.begun, entries=texts)

    def sample(self, count: int) -> list[int]:
        """At most `count` positions, ascending: the first, the last, and others of all kinds, rare kinds as often as common ones."""
        last = len(self.moves)
        by_kind: dict[tuple[int, bool], list[int]] = {}
        for position, kind in enumerate(self.kinds[:last]):
            by_kind.setdefault(kind, []).append(position)
        kinds = shuffled([shuffled(positions, self.chance) for positions in by_kind.values()], self.chance)
        rounds = max(map(len, kinds), default=0)
        mixed = [positions[k] for k in range(rounds) for positions in kinds if k < len(positions)]
        return sorted({0, last, *mixed[: count - 2]})


class Checkpoint:
    """A position of a walk, for a property to inspect.

    state: the state, played from the start; the property may change it. chance: the generator for the property's choices.
    """

    def __init__(self, walk: Walk, position: int) -> None:
        self.walk = walk
        self.game = walk.game
        self.position = position
        self.chance: Rng = walk.chance
        self.past = walk.moves[:position]
        self.ahead = walk.moves[position : position + AHEAD]
        self.last = position == len(walk.moves)
        self.state = self.again()

    def again(self) -> State:
        """The same state, played from the start once more."""
        return self.walk.play(self.past)

    def seed(self) -> int:
        """A random seed."""
        return self.chance.below(2**31)

    def some(self, items: Iterable[T], count: int) -> list[T]:
        """At most `count` of the items, in random order."""
        return shuffled(list(items), self.chance)[:count]

    def observers(self, count: int) -> list[int]:
        """At most `count` observers at random: seats, or the number of seats for the spectator."""
        return self.some(range(self.state.seats + 1), count)


Property = Callable[[Checkpoint], None]
"""Raises an exception if the property does not hold at the checkpoint."""


def shuffled(items: list[T], chance: Rng) -> list[T]:
    """The items in random order."""
    order = list(range(len(items)))
    chance.shuffle(order)
    return [items[k] for k in order]


def chosen(state: State, number: int) -> Move:
    """The move that a number chooses: a seat that owes a decision, and one of its actions."""
    seats = state.to_act
    seat = seats[number % len(seats)]
    legal = state.legal_actions(seat)
    return seat, legal[number // len(seats) % len(legal)]


def hold(
    game: Game,
    properties: Iterable[Property],
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    choices: Iterable[int] = (),
    samples: int = 8,
) -> None:
    """Check that properties hold at some positions of a random game.

    AssertionError names the file with the record of a game in which one does not hold.
    """
    walk = Walk(game, options, seed, choices)
    positions = walk.sample(samples)
    for check in properties:
        for position, error in broken_at(walk, check, positions):
            name = check.__name__
            where = found_at(walk, position, name)
            raise AssertionError(f"{name}: {error or repr(error)}\n{where}") from error


def broken_at(walk: Walk, check: Property, positions: Iterable[int]) -> Iterator[tuple[int, Exception]]:
    """The positions of a walk at which a property does not hold, each with its exception."""
    for position in positions:
        try:
            check(Checkpoint(walk, position))
        except Exception as error:
            yield position, error


def found_at(walk: Walk, position: int, name: str) -> str:
    """Save the game in a file of this name; return where in the game something was found, in words."""
    file = keep(walk.record(position + 1), name)
    return (
        f"after {position} moves of {walk.game.id} with {shown_options(walk.options)}, "
        f"seed {walk.seed}; see it with: detente replay {file}"
    )


def keep(record: Record, name: str) -> Path:
    """Write a record into the folder for failures ($DETENTE_FAILURES, else ./failures); return the file's path."""
    folder = Path(os.environ.get("DETENTE_FAILURES", "failures"))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / re.sub(r"\W+", "-", f"{record.game}-{name}")
    file = file.with_suffix(".json")
    file.write_text(record.to_json(), encoding="utf-8")
    return file
