"""Many tables of a game stepped at once: NumPy arrays in, NumPy arrays out, worker processes behind shared memory.

    from detente.research.vector import VectorEnv

    with VectorEnv("nuclear_war", 64, opponents=["random"], workers=2) as env:
        batch = env.reset()
        for _ in range(1000):
            batch = env.step(choose(batch.observations, batch.masks))  # an action for each table

A step carries out one decision at each table, that of the seat in `seats`. With opponents, one seat of a table learns, a different
one in each game, and bots decide for the others; without, every seat is asked.

When a game ends, `over` is set and `rewards` holds what it was worth to each seat; the table has then been dealt anew within the same
step, and its observation is that of the next game (Gymnasium calls it same-step autoreset). `finals` holds what the seat that decided
last saw when the game was over. `detente.research.gymnasium.SeatVectorEnv` is this environment as a `gymnasium.vector.VectorEnv`.
"""

import contextlib
import math
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import TracebackType
from typing import Any, Self

import detente
from detente.bots import Bot, bot
from detente.core.engine.options import plain_options
from detente.core.engine.state import IllegalAction, State
from detente.core.engine.worker import serve_parent
from detente.core.shown.features import features_of
from detente.core.shown.observations import carry_out_all
from detente.research import missing
from detente.research.rows import observed, shared
from detente.research.table import decided, names_of, rewarding

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("NumPy", "research", error) from error

SECONDS_TO_STOP = 5.0
SHARED_FOLDER = Path("/dev/shm")
"""Where a file lies in memory alone; elsewhere it is a temporary file, which is shared as well."""
RESET, STEP, STOP = b"reset ", b"step", b"stop"
"""What workers are ordered to do. The seed follows `RESET`."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What all tables show; row `i` is table `i`. The arrays belong to the environment: each step overwrites them.

    observations: (tables, features) float32, of the seat to act. masks: (tables, actions) int8, 1 for each legal action.
    seats: (tables,) int8, who is to act. rewards: (tables, seats) float32, what the last step brought each seat.
    over: (tables,) bool, whether the last step ended a game. finals: (tables, features) float32, the last observation of the
    latest game that ended, of the seat that decided last.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]
    finals: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class WorkerPlan:
    """What all workers must know: game, options, the other seats' bots (none: every seat is asked), rewards, seed, sizes."""

    game_id: str
    options: dict[str, Any]
    opponents: tuple[str, ...]
    rewards: str
    seed: int
    tables: int
    seats: int

    def shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shapes and types of all arrays, those of a batch and the actions."""
        game = detente.game(self.game_id)
        return {
            "observations": ((self.tables, features_of(game).size), np.float32),
            "masks": ((self.tables, game.actions.size), np.int8),
            "seats": ((self.tables,), np.int8),
            "rewards": ((self.tables, self.seats), np.float32),
            "over": ((self.tables,), np.bool_),
            "finals": ((self.tables, features_of(game).size), np.float32),
            "actions": ((self.tables,), np.int32),
        }

    def size(self) -> int:
        """The total size of all arrays, in bytes."""
        return sum(aligned(shape, kind) for shape, kind in self.shapes().values())

    def arrays(self, buffer: Any) -> dict[str, NDArray[Any]]:
        """The arrays, laid out one after the other in a buffer."""
        found, at = {}, 0
        for name, (shape, kind) in self.shapes().items():
            # frombuffer keeps the buffer alive as long as an array exists
            found[name] = np.frombuffer(buffer, kind, math.prod(shape), at).reshape(shape)
            at += aligned(shape, kind)
        return found


def aligned(shape: tuple[int, ...], kind: Any) -> int:
    """The bytes of an array, rounded up so that the next one is aligned."""
    return -(-math.prod(shape) * int(np.dtype(kind).itemsize) // 64) * 64


def seed_of(seed: int, table: int, game: int) -> int:
    """The seed of a table's game, counted from 0: the same for any number of tables and workers."""
    words = np.random.SeedSequence([seed, table, game]).generate_state(2, np.uint32)
    return int(words[0]) << 21 ^ int(words[1])


class Seated:
    """One table: its games one after the other.

    example: any game with the plan's options; all tables share them, so that what depends on them alone is computed once.
    """

    def __init__(self, plan: WorkerPlan, number: int, example: State) -> None:
        self.plan = plan
        self.number = number
        self.state = example
        self.games = 0
        self.deal()

    def deal(self) -> None:
        """Deal the next game that asks a learner, and play up to its first decision."""
        self.begin()
        while self.state.over:
            self.begin()

    def begin(self) -> None:
        """Deal the next game."""
        plan = self.plan
        self.state = self.state.another(seed_of(plan.seed, self.number, self.games))
        self.bots: dict[int, Bot] = {}
        learner = (self.number + self.games) % plan.seats
        for k, name in enumerate(plan.opponents):
            seat = (learner + 1 + k) % plan.seats
            self.bots[seat] = bot(name, seed_of(plan.seed + 1 + seat, self.number, self.games))
        self.games += 1
        self.play_on()

    def play_on(self) -> None:
        """Let bots decide until a learner is asked, or the game is over."""
        state = self.state
        while not state.over and (seat := state.to_act[0]) in self.bots:
            state.apply(seat, decided(self.bots[seat], state, seat))


class Slice:
    """Tables `first` to `last - 1` of a plan, and their rows of the arrays."""

    def __init__(self, plan: WorkerPlan, first: int, last: int, arrays: Mapping[str, NDArray[Any]]) -> None:
        self.plan = plan
        game = detente.game(plan.game_id)
        features = features_of(game)
        self.example = game.start(plan.options)
        self.writer = features.writer(last - first)
        self.single = features.writer()
        self.reward_of = rewarding(plan.rewards)
        self.range = range(first, last)
        self.rows = {name: array[first:last] for name, array in arrays.items()}
        self.tables: list[Seated] = []
        self.states: list[State] = []

    def reset(self, seed: int) -> None:
        """Deal the first game of each table."""
        self.plan = replace(self.plan, seed=seed)
        self.tables = [Seated(self.plan, number, self.example) for number in self.range]
        self.states = [table.state for table in self.tables]
        self.rows["rewards"].fill(0)
        self.rows["over"].fill(False)
        self.show()

    def step(self) -> None:
        """Carry out the actions."""
        seats = self.rows["seats"].tolist()
        over = carry_out_all(self.states, self.rows["actions"].tolist())
        self.rows["rewards"].fill(0)
        self.rows["over"].fill(False)
        if self.plan.opponents:
            for table in self.tables:
                table.play_on()
            over = [row for row, state in enumerate(self.states) if state.over]
        for row in over:
            self.finish(row, self.tables[row], seats[row])
        self.show()

    def finish(self, row: int, table: Seated, seat: int) -> None:
        """Record the end of a game, which `seat` saw last, and deal the next one."""
        self.rows["over"][row] = True
        self.rows["rewards"][row] = self.reward_of(table.state)
        self.rows["finals"][row] = observed(self.single, table.state, seat)
        table.deal()
        self.states[row] = table.state

    def show(self) -> None:
        """Write what the seats to act see."""
        writer = self.writer
        self.rows["seats"][:] = writer.observe_all(self.states)
        observations, masks = self.rows["observations"], self.rows["masks"]
        observations[:] = shared(writer.numbers.values, np.int32).reshape(observations.shape)
        masks[:] = shared(writer.masks, np.uint8).reshape(masks.shape)


class VectorEnv:
    """Many tables, in this process or in workers."""

    def __init__(
        self,
        game_id: str,
        tables: int,
        *,
        options: Mapping[str, Any] | None = None,
        opponents: Sequence[str] = (),
        rewards: str = "returns",
        seed: int = 0,
        workers: int = 0,
    ) -> None:
        """Tables of a game.

        opponents: names of bots for the seats to the learner's left, in turn order; the last name fills all remaining seats;
        none: every seat is asked. rewards: as in `detente.research.pettingzoo.env`. seed: with the actions, it determines all
        games, with any number of workers. workers: processes; 0: all tables are in this process.

        KeyError names the games or bots there are, ValueError says what is wrong.
        """
        start = detente.game(game_id).start(options)
        seats = int(start.seats)
        if tables < 1 or not 0 <= workers <= tables:
            raise ValueError(
                f"{tables} tables and {workers} workers: at least 1 table, at most as many workers"
            )
        names = names_of(opponents)
        if len(names) >= seats:
            raise ValueError(f"there are at most {seats - 1} opponents, not {len(names)}")
        rewarding(rewards)
        others = (*names, *names[-1:] * (seats - 1 - len(names)))
        self.plan = WorkerPlan(game_id, plain_options(start.options), others, rewards, seed, tables, seats)
        self.here: Slice | None = None
        self.crew: Crew | None = None
        if workers:
            self.crew = Crew(self.plan, workers)
            arrays = self.crew.arrays
        else:
            arrays = self.plan.arrays(bytearray(self.plan.size()))
            self.here = Slice(self.plan, 0, tables, arrays)
        self.actions: NDArray[np.int32] = arrays["actions"]
        self.batch = Batch(**{each.name: arrays[each.name] for each in fields(Batch)})
        self.ready = False

    def reset(self, seed: int | None = None) -> Batch:
        """Deal the first games of all tables. seed: of the games from now on, 0 or more; as before if not given."""
        if seed is not None:
            if seed < 0:
                raise ValueError(f"the seed must be 0 or more, not {seed}")
            self.plan = replace(self.plan, seed=seed)
        self.ready = True
        if self.here is not None:
            self.here.reset(self.plan.seed)
        else:
            self.working().order(RESET + str(self.plan.seed).encode())
        return self.batch

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Batch:
        """Carry out an action at each table.

        IllegalAction names the first table whose action is not in its mask, or says that these are no whole numbers; then nothing
        has been done. RuntimeError if a worker
        has died; the environment is then closed.
        """
        if not self.ready:
            raise ValueError("the environment must be reset first")
        chosen = np.asarray(actions)
        tables, size = self.batch.masks.shape
        if chosen.shape != (tables,):
            raise ValueError(f"there must be {tables} actions, not an array of shape {chosen.shape}")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalAction(f"actions are whole numbers, not {chosen.dtype}")
        known = (chosen >= 0) & (chosen < size)
        legal = known & (self.batch.masks[np.arange(tables), np.where(known, chosen, 0)] == 1)
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(f"table {row}: action {chosen[row]} is not in its mask")
        self.actions[:] = chosen
        if self.here is not None:
            self.here.step()
        else:
            self.working().order(STEP)
        return self.batch

    @property
    def states(self) -> Sequence[State]:
        """The games at all tables, to look at. ValueError if they are in workers."""
        if self.here is None:
            raise ValueError("the games are in the workers: the environment must have none")
        return self.here.states

    def working(self) -> "Crew":
        """The workers. ValueError if the environment is closed."""
        if self.crew is None:
            raise ValueError("the environment is closed")
        return self.crew

    def close(self) -> None:
        """Stop the workers; the arrays keep their last values. May be called twice."""
        if self.crew is not None:
            crew, self.crew = self.crew, None
            crew.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Crew:
    """Worker processes, each with a slice of the tables, and the memory that they share with this one."""

    def __init__(self, plan: WorkerPlan, workers: int) -> None:
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        # Fresh processes instead of forks: the same on every platform, and safe with a learner's threads.
        context = get_context("spawn")
        bounds = [plan.tables * k // workers for k in range(workers + 1)]
        folder = SHARED_FOLDER if SHARED_FOLDER.is_dir() else None
        with NamedTemporaryFile(prefix="detente-", dir=folder) as file:
            file.truncate(plan.size())
            self.arrays = plan.arrays(mmap(file.fileno(), plan.size()))
            for first, last in pairwise(bounds):
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=work, args=(theirs, plan, first, last, file.name), daemon=True
                )
                process.start()
                theirs.close()
                self.pipes.append(ours)
                self.processes.append(process)
            # When all have opened it, the file is deleted: its memory is freed with the last process, even a killed one.
            self.gather()

    def order(self, what: bytes) -> None:
        """Let all workers do something, and wait until all have. RuntimeError if one cannot; then all are stopped."""
        try:
            for pipe in self.pipes:
                pipe.send_bytes(what)
        except OSError:
            pass  # one has died: `gather` reports it
        self.gather()

    def gather(self) -> None:
        """Wait until all workers have carried out the last order."""
        try:
            said = [pipe.recv_bytes() for pipe in self.pipes]
        except (EOFError, OSError) as error:
            self.stop()
            raise RuntimeError("a worker has died; the environment is closed") from error
        trouble = b"\n".join(filter(None, said))
        if trouble:
            self.stop()
            raise RuntimeError(f"a worker has failed; the environment is closed\n{trouble.decode()}")

    def stop(self) -> None:
        """End all workers, by force if necessary. The memory is freed with the last array that uses it."""
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.send_bytes(STOP)
            pipe.close()
        for process in self.processes:
            process.join(SECONDS_TO_STOP)
            if process.is_alive():
                process.kill()
                process.join()
        self.pipes, self.processes, self.arrays = [], [], {}


def work(pipe: Connection, plan: WorkerPlan, first: int, last: int, file: str) -> None:
    """The main loop of a worker, until it is stopped or the process that started it has ended."""
    serve_parent()
    with open(file, "r+b") as shared:
        tables = Slice(plan, first, last, plan.arrays(mmap(shared.fileno(), plan.size())))
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(b"")
        while (what := pipe.recv_bytes()) != STOP:
            try:
                tables.step() if what == STEP else tables.reset(int(what.removeprefix(RESET)))
                pipe.send_bytes(b"")
            except Exception:
                pipe.send_bytes(traceback.format_exc().encode())
