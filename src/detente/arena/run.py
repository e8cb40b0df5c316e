"""Many games on all cores."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import detente
from detente import Game
from detente.arena.crew import Batch, Crew, Here, Processes, available_cores, dispatch
from detente.arena.journal import Journal
from detente.arena.match import Played, Task, seating, task
from detente.bots import bot
from detente.core.engine.options import plain_options, shown_options

if TYPE_CHECKING:
    from detente.arena.trajectories import Recording, TrajectoryFolder

Progress = Callable[[int], object]


def quiet(done: int) -> None:
    """Ignore the progress."""


@dataclass
class Run:
    """The results of a run.

    options: in readable form; plain: as `Game.start` takes them. played: its games, by index; fewer than `games` if it was
    interrupted. resumed: how many of them an earlier run played. seconds: what the others took.
    """

    game: str
    lineup: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    played: list[Played] = field(default_factory=list)
    interrupted: bool = False
    seconds: float = 0.0
    resumed: int = 0
    plain: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class TableKind:
    """A kind of table: a game with all its options.

    plain: the options as `Game.start` takes them. shown: in readable form. sides: the seats that win together.
    """

    game: Game
    plain: Mapping[str, Any]
    shown: Mapping[str, Any]
    seats: int
    sides: tuple[tuple[int, ...], ...]

    @property
    def name(self) -> str:
        """The game and the options that differ from the default."""
        special = [
            f"{option.name}={value['name'] if isinstance(value, dict) else value}"
            for option in self.game.options
            if (value := self.shown[option.name]) != option.standard
        ]
        return " ".join([self.game.title, *special])

    def question(self) -> dict[str, Any]:
        """Everything that determines a table's games, as plain JSON types."""
        return {"game": self.game.id, "rules version": self.game.version, "options": dict(self.shown)}


def table(game_id: str, options: Mapping[str, Any] | None = None) -> TableKind:
    """A kind of table. KeyError for an unknown game, ValueError for a wrong option."""
    game = detente.game(game_id)
    start = game.start(options, 0)
    return TableKind(
        game,
        plain_options(start.options),
        shown_options(start.options),
        int(start.seats),
        game.sides(start.options),
    )


class Session:
    """Games played by a crew, and kept in a journal if there is one.

    workers: processes, one per core if not given. crew: plays instead; it stays open when the session ends. progress: is
    called with how many games were done since the last call; games from the journal come first. interrupted: whether
    Ctrl-C has ended it; no more games are played then. resumed: games that the journal already contained. trajectories:
    the folder where those of recorded games are kept, if there is one.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        crew: Crew | None = None,
        journal: Journal | None = None,
        progress: Progress = quiet,
    ) -> None:
        if workers is not None and workers < 1:
            raise ValueError(f"there must be at least 1 worker, not {workers}")
        self.workers = workers or available_cores()
        self.crew = crew
        self.hired = crew is None
        self.journal = journal
        self.trajectories: TrajectoryFolder | None = None
        self.progress = progress
        self.interrupted = False
        self.seconds = 0.0
        self.resumed = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.crew is not None and self.hired:
            self.crew.close()
        try:
            if self.trajectories is not None:
                self.trajectories.close()
        finally:
            if self.journal is not None:
                self.journal.close()

    def play(self, tasks: Sequence[Task]) -> list[Played]:
        """Play what has not been played yet; the games of these tasks by index, fewer if it was interrupted."""
        began = time.monotonic()
        there = self.journal.played if self.journal is not None else {}
        done = {one.index: there[one.index] for one in tasks if self.kept(there.get(one.index))}
        missing = [one for one in tasks if one.index not in done]
        if done:
            self.progress(len(done))
            self.resumed += len(done)
        if missing and not self.interrupted:
            if self.crew is None:
                self.crew = Here() if self.workers == 1 else Processes(self.workers)

            def take(batch: Batch) -> None:
                done.update({game.index: game for game in batch.played})
                # Trajectories first: what is in the journal is not played again.
                if self.trajectories is not None:
                    self.trajectories.add(batch.recorded)
                if self.journal is not None:
                    self.journal.add(batch.played)
                self.progress(len(batch.played))

            self.interrupted = not dispatch(self.crew, missing, take)
        self.seconds += time.monotonic() - began
        return [done[index] for index in sorted(done)]

    def kept(self, game: Played | None) -> bool:
        """Whether this game of the journal need not be played again: its trajectory is there too, or it broke off."""
        if game is None:
            return False
        return self.trajectories is None or game.failure is not None or game.index in self.trajectories


def simulate(
    game_id: str,
    lineup: Sequence[str],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int | None = None,
    budget: float | None = None,
    progress: Progress = quiet,
    crew: Crew | None = None,
    file: Path | None = None,
    recording: "Recording | None" = None,
) -> Run:
    """Let bots play a number of games against each other.

    lineup: a bot's name for every seat; it moves on by one seat from game to game. seed: of the run; it determines game
    `i`, however many workers there are (unless a bot uses a clock). workers: processes, by default one per core; with 1
    all games are played in this process. crew: plays instead, such as a cluster; it is not closed. progress: is called
    with how many games were done since the last call. file: where finished games are kept, and where a run continues.
    recording: how trajectories are recorded; their folder also keeps the finished games, in place of `file`.

    Ctrl-C ends the run early; finished games are kept. KeyError for an unknown game or bot; ValueError for a wrong option
    or number, a bot that cannot play the game (CannotPlay), or a file of another run (NoJournal).
    """
    check_numbers(lineup, games, workers)
    kind = table_of(game_id, lineup, options or {})
    question = simulation_question(kind, lineup, seed, budget)
    record = None
    if recording is not None:
        if file is not None:
            raise ValueError(
                "trajectories and their run are in one folder: there is no other file of the run"
            )
        record = recording.kind
        question |= recording.question(kind.game)
        file = recording.journal()
    tasks = [
        task(index, game_id, kind.plain, seating(lineup, index), seed, index, budget, record, course=True)
        for index in range(games)
    ]
    hands = min(workers or available_cores(), games)
    journal = Journal(file, question) if file is not None else None
    with Session(hands, crew=crew, journal=journal, progress=progress) as session:
        if recording is not None:
            session.trajectories = recording.opened(question)
        played = session.play(tasks)
    return run_of(kind, lineup, seed, games, played, session)


def check_numbers(lineup: Sequence[str], games: int, workers: int | None) -> None:
    """KeyError for an unknown bot, ValueError for a wrong number."""
    for name in lineup:
        bot(name)
    if games < 1:
        raise ValueError(f"there must be at least 1 game, not {games}")
    if workers is not None and workers < 1:
        raise ValueError(f"there must be at least 1 worker, not {workers}")


def table_of(game_id: str, lineup: Sequence[str], options: Mapping[str, Any]) -> TableKind:
    """The table for a line-up. ValueError if it has another number of seats."""
    kind = table(game_id, {"seats": len(lineup), **options})
    if kind.seats != len(lineup):
        raise ValueError(f"the line-up has {len(lineup)} bots, but the table has {kind.seats} seats")
    return kind


def run_of(
    kind: TableKind, lineup: Sequence[str], seed: int, games: int, played: list[Played], session: Session
) -> Run:
    """The results of a run, of which a session has played these games."""
    return Run(
        kind.game.id,
        tuple(lineup),
        dict(kind.shown),
        seed,
        games,
        played,
        session.interrupted,
        session.seconds,
        session.resumed,
        dict(kind.plain),
    )


def simulation_question(
    kind: TableKind, lineup: Sequence[str], seed: int, budget: float | None
) -> dict[str, Any]:
    """Everything that determines the games of a simulation, but not their number: a longer run continues a shorter one."""
    return run_question("simulate", seed, budget, **kind.question(), lineup=list(lineup))


def run_question(run: str, seed: int, budget: float | None, **rest: Any) -> dict[str, Any]:
    """Everything that determines the games of a run, as plain JSON types: its kind, this package's version, the seed and the rest."""
    return {"run": run, "detente": detente.__version__, "seed": seed, "budget": budget, **rest}
