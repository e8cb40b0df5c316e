"""One game between bots."""

import hashlib
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Protocol

import detente
from detente.arena.course import Course, CourseTaker, Uses
from detente.bots import Bot, CannotPlay, Sample, bot, policy_of
from detente.core.engine.state import State
from detente.core.records.record import Record

SEED_BITS = 53
"""Seeds of games are below this, so that every JSON reader keeps them exact."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played: the same task always gives the same game, in any worker (unless a bot uses a clock).

    index: of the game within the run. options: as `Game.start` takes them. lineup: the bots, by seat. deal: the seed of
    the game. minds: the seeds of the bots, by seat. budget: the seconds a bot may think about a decision, or None.
    record: what is recorded of each decision, one of `detente.arena.trajectories.KINDS`, or None. course: whether the
    course of the game is taken down.
    """

    index: int
    game: str
    options: Mapping[str, Any]
    lineup: tuple[str, ...]
    deal: int
    minds: tuple[int, ...]
    budget: float | None = None
    record: str | None = None
    course: bool = False


@dataclass(frozen=True, slots=True)
class Used:
    """How often a seat (None: no seat) used a card in one way in one game."""

    seat: int | None
    card: str
    use: str
    times: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played.

    index: within the run. seed: of the deal. lineup: the bots, by seat. winners: seats, empty if nobody won.
    reason: the rule that ended it. decisions, turns: how many there were; turns is None if the game reports none.
    failure: the traceback if it broke off; `record` then holds it as JSON text for `detente replay`.
    places: the place of each seat. per_turn: the decisions from the start of each turn to the start of the next.
    used: which seat used which cards, and how. course: how it went from turn to turn, if that was taken down.
    """

    index: int
    seed: int
    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    turns: int | None
    failure: str | None = None
    record: str | None = None
    places: tuple[int, ...] = ()
    per_turn: tuple[int, ...] = ()
    used: tuple[Used, ...] = ()
    course: Course | None = None

    def to_dict(self) -> dict[str, Any]:
        """The game as plain JSON types."""
        return {name: value for name, value in asdict(self).items() if name != "course" or value is not None}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Played":
        """The game that `to_dict` wrote. ValueError if it is not one."""
        names = [spec.name for spec in fields(cls) if spec.name != "course"]
        if sorted(name for name in data if name != "course") != sorted(names):
            raise ValueError(f"a game has the fields {', '.join(names)}")
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in data.items()
            if name not in ("used", "course")
        }
        course = data.get("course")
        return cls(
            **values,
            used=tuple(Used(**used) for used in data["used"]),
            course=None if course is None else Course.from_dict(course),
        )


class Witness(Protocol):
    """Watches a game as it is played."""

    def decided(
        self, state: State, seat: int, actions: Sequence[int], action: int, policy: Sequence[float] | None
    ) -> None:
        """A seat has chosen one of its legal actions, which is not carried out yet. policy: as `Bot.policy` tells it."""
        ...

    def ended(self, state: State) -> None:
        """The game is over."""
        ...


@dataclass
class Tally:
    """What is counted from a game's events while it is played. taker: takes down its course, if that is wanted."""

    taker: CourseTaker | None = None
    per_turn: list[int] = field(default_factory=list)
    uses: Uses = field(default_factory=Uses)

    def deciding(self, state: State, seat: int) -> None:
        """A seat is about to act."""
        if self.taker is not None:
            self.taker.deciding(state, seat)

    def acted(self, state: State, events: Sequence[Any]) -> None:
        """An action has been carried out."""
        if self.per_turn:
            self.per_turn[-1] += 1
        self.hear(events)
        if self.taker is not None:
            self.taker.acted(state, events)

    def hear(self, events: Sequence[Any]) -> None:
        """Count the effects of the start, or of an action."""
        for event in events:
            if event.begins_turn:
                self.per_turn.append(0)
            self.uses.hear(len(self.per_turn), event)

    def used(self) -> tuple[Used, ...]:
        """The uses of cards, sorted."""
        order = sorted(
            self.uses.counted().items(), key=lambda item: (item[0][0] is None, item[0][0], *item[0][1:])
        )
        return tuple(Used(*use, times) for use, times in order)


def derived_seed(run_seed: int, index: int, seat: int | None = None) -> int:
    """The seed of a game of a run, or of the bot at one of its seats: always the same, no matter when or where it is played."""
    text = f"{run_seed}/{index}" if seat is None else f"{run_seed}/{index}/{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") >> (256 - SEED_BITS)


def seating(lineup: Sequence[str], index: int) -> tuple[str, ...]:
    """The line-up, moved on by one seat from game to game, so that each bot sits in every seat equally often."""
    shift = index % len(lineup)
    return tuple(lineup[(seat - shift) % len(lineup)] for seat in range(len(lineup)))


def task(
    index: int,
    game_id: str,
    options: Mapping[str, Any],
    lineup: Sequence[str],
    run_seed: int,
    deal: int,
    budget: float | None = None,
    record: str | None = None,
    course: bool = False,
) -> Task:
    """A game with deal number `deal` of a run. All games of one deal have the same deal and bots with the same seeds."""
    minds = tuple(derived_seed(run_seed, deal, seat) for seat in range(len(lineup)))
    return Task(
        index, game_id, options, tuple(lineup), derived_seed(run_seed, deal), minds, budget, record, course
    )


def play(task: Task, witness: Witness | None = None) -> Played:
    """Play a game. The result reports errors that broke it off, but CannotPlay is raised. witness: watches it."""
    opening: list[Any] = []
    state = detente.game(task.game).start(task.options, task.deal, opening)
    players = [bot(name, mind) for name, mind in zip(task.lineup, task.minds, strict=True)]
    moves: list[tuple[int, int]] = []
    taker = CourseTaker(state.game, len(task.lineup)) if task.course else None
    tally = Tally(taker)
    tally.hear(opening)
    try:
        if taker is not None:
            taker.opened(state, opening)
        run_out(state, players, moves, task.budget, tally, witness)
        if witness is not None:
            witness.ended(state)
        course = taker.course(state, tally.uses) if taker is not None else None
    except CannotPlay:
        raise
    except Exception:
        record = record_of(state, task.deal, moves).to_json()
        return Played(
            task.index, task.deal, task.lineup, (), "", len(moves), None, traceback.format_exc(), record
        )
    assert state.returns is not None
    ranking = state.game.ranking(state)
    return Played(
        index=task.index,
        seed=task.deal,
        lineup=task.lineup,
        winners=tuple(seat for seat, share in enumerate(state.returns) if share > 0),
        reason=ranking[0].reason,
        decisions=len(moves),
        turns=len(tally.per_turn) or None,
        places=tuple(place.place for place in sorted(ranking, key=lambda place: place.seat)),
        per_turn=tuple(tally.per_turn),
        used=tally.used(),
        course=course,
    )


def run_out(
    state: State,
    players: Sequence[Bot],
    moves: list[tuple[int, int]],
    budget: float | None,
    tally: Tally,
    witness: Witness | None = None,
) -> None:
    """Let the bots play to the end, and record the moves."""
    while not state.over:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        action = players[seat].choose(state.view(seat), actions, worlds(state, seat), budget)
        if witness is not None:
            witness.decided(state, seat, actions, action, policy_of(players[seat]))
        tally.deciding(state, seat)
        events: list[Any] = []
        moves.append((seat, action))
        state.apply(seat, action, events)
        tally.acted(state, events)


def worlds(state: State, seat: int) -> Sample:
    """What a bot gets instead of the state: worlds drawn from its view."""
    return lambda seed: state.determinize(seat, seed)


def record_of(state: State, seed: int, moves: Sequence[tuple[int, int]]) -> Record:
    """The record of the moves, the last of which may have failed."""
    game = state.game
    texts = [(seat, game.actions.text(action)) for seat, action in moves if 0 <= action < game.actions.size]
    return Record.of(state, seed, list(texts))
