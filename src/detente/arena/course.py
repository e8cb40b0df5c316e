"""The course of a game: what the game declares as its measures, everybody's chances, and the cards within reach, turn by turn.

A sample is taken where a turn ends, so sample `k` is the table after `k` turns; the first one is the start, the last one the
end. What is measured is the true table, hidden numbers included: this is for designers, not for players. Chances are those of
the game's evaluation (`brain.evaluate`), if it has one; at the end they are 1 for the winners and 0 for the others.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.statistics import Reading, course_of, statistics_of

CHANCE = "chance"
"""The measure of the chances, which every game with an evaluation has."""
PER_MILLE = 1000
"""Chances are kept as whole numbers of this."""


@dataclass(frozen=True, slots=True)
class Series:
    """A measure at each sample. seat: None: of the table. values: None where there was none; chances are per mille."""

    measure: str
    seat: int | None
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The course of one game.

    series: the measures. seen: by seat, the cards that were within its reach in some decision. plays: the uses of cards in
    order: the turn from 1 (0 before the first one), the seat (None: no seat), the card, the use.
    """

    series: tuple[Series, ...]
    seen: tuple[tuple[str, ...], ...]
    plays: tuple[tuple[int, int | None, str, str], ...]

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Course":
        """The course that `dataclasses.asdict` wrote, from JSON."""
        return cls(
            tuple(Series(one["measure"], one["seat"], tuple(one["values"])) for one in data["series"]),
            tuple(tuple(cards) for cards in data["seen"]),
            tuple((turn, seat, card, use) for turn, seat, card, use in data["plays"]),
        )


@dataclass
class Uses:
    """The uses of cards in a game, each once: a later one may say better what a card was used for."""

    plays: list[tuple[int, int | None, str, str]] = field(default_factory=list)

    def hear(self, turn: int, event: Any) -> None:
        """Note the uses that an event reports."""
        for use in event.card_uses():
            for k in range(len(self.plays) - 1, -1, -1):
                _, seat, card, before = self.plays[k]
                if (seat, card) == (use.seat, use.card) and before in use.instead_of:
                    del self.plays[k]
                    break
            if use.use:
                self.plays.append((turn, use.seat, use.card, use.use))

    def counted(self) -> Counter[tuple[int | None, str, str]]:
        """How often each seat used each card in each way."""
        return Counter((seat, card, use) for _, seat, card, use in self.plays)


class CourseTaker:
    """Takes down the course of a game while it is played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.declared = statistics_of(game)
        self.evaluate = getattr(game.module("brain"), "evaluate", None)
        self.samples: list[list[Reading]] = []
        self.seen: list[dict[str, None]] = [{} for _ in range(seats)]
        self.before: State | None = None

    def opened(self, state: State, events: Sequence[Any]) -> None:
        """The game has started; its first turn may have begun."""
        if any(event.begins_turn for event in events):
            self.sample(state)

    def deciding(self, state: State, seat: int) -> None:
        """A seat is about to act."""
        self.before = state.clone()
        self.seen[seat].update(dict.fromkeys(self.declared.at_hand(state, seat)))

    def acted(self, state: State, events: Sequence[Any]) -> None:
        """An action has been carried out. If it is what begins a turn, the table before it counts, else that after it."""
        begun = [k for k, event in enumerate(events) if event.begins_turn]
        for k in begun:
            self.sample(self.before if k == 0 and self.before is not None else state)

    def sample(self, state: State) -> None:
        """Take a sample. A turn that begins as the game ends has the chances of the end."""
        self.samples.append([*course_of(self.game, state), self.chances(state)])

    def chances(self, state: State) -> Reading:
        """Everybody's chance to be among the winners, per mille; None without an evaluation."""
        if self.evaluate is None:
            return None
        found = (
            state.returns
            if state.over and state.returns is not None
            else self.game.chances(state.options, self.evaluate(state))
        )
        return [round(PER_MILLE * (share > 0 if state.over else share)) for share in found]

    def course(self, state: State, uses: Uses) -> Course:
        """The whole course; the game has ended in this state."""
        self.sample(state)
        names = [*(measure.name for measure in self.declared.course), CHANCE]
        series: list[Series] = []
        for k, name in enumerate(names):
            readings = [sample[k] for sample in self.samples]
            kind = next((one for one in readings if one is not None), None)
            if isinstance(kind, Sequence):
                for seat in range(len(kind)):
                    values = tuple(part(one, seat) for one in readings)
                    if any(value is not None for value in values):
                        series.append(Series(name, seat, values))
            elif kind is not None:
                series.append(Series(name, None, tuple(part(one, None) for one in readings)))
        return Course(tuple(series), tuple(tuple(sorted(cards)) for cards in self.seen), tuple(uses.plays))


def part(reading: Reading, seat: int | None) -> int | None:
    """The number of a seat, or of the table (None)."""
    if isinstance(reading, Sequence):
        found = None if seat is None else reading[seat]
    else:
        found = reading if seat is None else None
    return None if found is None else int(found)
