"""Games as rows for learners: what a seat saw at each decision, what it might do, what it did, and what came of it.

A folder of trajectories holds Parquet files, `games-00000.parquet` and so on, each with the same number of games but for the
last; every game is a row group. Workers make the rows of a game (`Decisions`), one process collects them (`TrajectoryFolder`):
each finished game first as a file of its own, then, when a file's games are there, all of them together. Files are written
under a temporary name and then renamed, so that a file is either whole or not there. The bytes depend on the games alone.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import detente
from detente import Game
from detente.arena.export import write_whole
from detente.arena.journal import NoJournal
from detente.core.engine.options import shown_options
from detente.core.engine.state import State
from detente.core.shown.features import Features, features_of
from detente.research import missing
from detente.research.table import shares, tournament_points

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing("pyarrow", "arena", error) from error

FORMAT: Final = "detente-trajectories"
KINDS: Final = ("observations", "views")
"""What may be recorded of a decision: the numbers that learners get, or the whole view as JSON."""
GAMES_PER_FILE: Final = 200
RUN: Final = "run.jsonl"
"""The journal of the run whose trajectories are in the folder."""
PARTS: Final = "parts"
"""The folder with games that are not yet in a file with others."""
KEY: Final = b"detente"
"""Where the metadata of a file describe what is in it, as JSON."""
NO_ACTION: Final = -1
"""The action of the rows at the end of a game, which show what each seat sees when it is over."""


@dataclass(frozen=True, slots=True)
class Recording:
    """How a run is recorded. folder: where. kind: one of `KINDS`. games_per_file: as it says."""

    folder: Path
    kind: str = KINDS[0]
    games_per_file: int = GAMES_PER_FILE

    def question(self, game: Game) -> dict[str, Any]:
        """What determines the files besides the games. ValueError if it cannot be."""
        if self.games_per_file < 1:
            raise ValueError(f"there must be at least 1 game in a file, not {self.games_per_file}")
        return {"games per file": self.games_per_file, **forms(game, self.kind)}

    def journal(self) -> Path:
        """The file of the run. NoJournal if the folder holds anything else."""
        if self.folder.exists() and not self.folder.is_dir():
            raise NoJournal(f"{self.folder} is no folder")
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / RUN
        if not file.exists() and any(self.folder.iterdir()):
            raise NoJournal(
                f"{self.folder} holds something else than a run with trajectories: name a new folder"
            )
        return file

    def opened(self, about: Mapping[str, Any]) -> "TrajectoryFolder":
        """The folder, ready for games. about: as for `written`."""
        return TrajectoryFolder(self.folder, about, self.games_per_file)


def forms(game: Game, kind: str) -> dict[str, Any]:
    """The form of what is recorded, as plain JSON types. ValueError if there is no such kind."""
    if kind not in KINDS:
        raise ValueError(f"recorded are {' or '.join(KINDS)}, not {kind!r}")
    features = features_of(game)
    return {
        "record": kind,
        "observation version": observation_version(features),
        "observation size": features.size,
        "action version": action_version(game),
        "action size": game.actions.size,
    }


def observation_version(features: Features) -> str:
    """A digest of what each number of an observation means: its name and range."""
    return digest([[block.name, block.axes, block.low, block.high] for block in features.blocks])


def action_version(game: Game) -> str:
    """A digest of what the number of each action means: its text."""
    return digest([game.actions.text(action) for action in range(game.actions.size)])


def digest(facts: object) -> str:
    """A short digest of JSON types."""
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:12]


def schema(kind: str, observation_size: int) -> Any:
    """The columns; docs/research/README.md tells what is in each. The seed is a text: a server's have 128 bits."""
    seen: dict[str, Any] = {
        "observations": pa.field("observation", numbers(pa.float32(), observation_size), nullable=False),
        "views": pa.field("view", pa.string(), nullable=False),
    }
    return pa.schema(
        [
            sure("game", pa.string()),
            sure("rules_version", pa.int32()),
            sure("detente", pa.string()),
            sure("observation_version", pa.string()),
            sure("options", pa.string()),
            sure("seed", pa.string()),
            sure("number", pa.int64()),
            sure("step", pa.int32()),
            sure("seat", pa.int8()),
            pa.field("player", pa.string()),
            seen[kind],
            sure("legal", numbers(pa.int32())),
            sure("action", pa.int32()),
            pa.field("policy", numbers(pa.float32())),
            sure("return", pa.float32()),
            sure("points", pa.float32()),
            sure("final", pa.bool_()),
        ]
    )


def sure(name: str, kind: Any) -> Any:
    """A column without nulls."""
    return pa.field(name, kind, nullable=False)


def numbers(kind: Any, size: int = -1) -> Any:
    """A list of numbers, of a fixed size if one is given."""
    return pa.list_(pa.field("item", kind, nullable=False), size)


class Decisions:
    """The rows of one game; it watches the game as it is played.

    number: of the game in its folder. players: who sits at each seat now; None where that is not known.
    table: all rows as an Arrow table, once the game is over: its decisions, then what each seat sees at the end.
    """

    def __init__(self, game: Game, kind: str, number: int, seed: int, players: Sequence[str | None]) -> None:
        self.features = features_of(game)
        self.kind = kind
        self.players = list(players)
        self.fixed = {
            "game": game.id,
            "rules_version": game.version,
            "detente": detente.__version__,
            "observation_version": observation_version(self.features),
            "seed": str(seed),
            "number": number,
        }
        self.seats: list[int] = []
        self.seen: list[bytes | str] = []
        self.legal: list[list[int]] = []
        self.actions: list[int] = []
        self.who: list[str | None] = []
        self.policies: list[list[float] | None] = []
        self.table: Any = None

    def decided(
        self, state: State, seat: int, actions: Sequence[int], action: int, policy: Sequence[float] | None
    ) -> None:
        """Record a decision before it is carried out. ValueError for probabilities of other actions."""
        if policy is not None and len(policy) != len(actions):
            raise ValueError(
                f"{self.players[seat]} names {len(policy)} probabilities for {len(actions)} legal actions"
            )
        self.seats.append(seat)
        if self.kind == "views":
            self.seen.append(json.dumps(state.view(seat), ensure_ascii=False, separators=(",", ":")))
        else:
            self.seen.append(self.features.bytes_of(state, seat))
        self.legal.append(list(actions))
        self.actions.append(action)
        self.who.append(self.players[seat])
        self.policies.append(None if policy is None else list(policy))

    def ended(self, state: State) -> None:
        """Make the table of the finished game."""
        made = len(self.actions)
        for seat in range(state.seats):
            self.decided(state, seat, [], NO_ACTION, None)
        rows = len(self.seats)
        returns, points = shares(state), tournament_points(state)
        options = json.dumps(shown_options(state.options), ensure_ascii=False)
        form = schema(self.kind, self.features.size)
        columns = {
            **{name: [value] * rows for name, value in self.fixed.items()},
            "options": [options] * rows,
            "step": [min(row, made) for row in range(rows)],
            "seat": self.seats,
            "player": self.who,
            "legal": self.legal,
            "action": self.actions,
            "policy": self.policies,
            "return": [returns[seat] for seat in self.seats],
            "points": [points[seat] for seat in self.seats],
            "final": [row >= made for row in range(rows)],
        }
        arrays = [
            self.seen_array(field.type)
            if field.name in ("observation", "view")
            else pa.array(columns[field.name], field.type)
            for field in form
        ]
        self.table = pa.Table.from_arrays(arrays, schema=form)

    def seen_array(self, kind: Any) -> Any:
        """The column of what was seen."""
        if self.kind == "views":
            return pa.array(self.seen, kind)
        whole = b"".join(self.seen)  # type: ignore[arg-type]
        flat = pa.Array.from_buffers(
            pa.float32(), len(self.seen) * self.features.size, [None, pa.py_buffer(whole)]
        )
        return pa.FixedSizeListArray.from_arrays(flat, type=kind)


def packed(table: Any) -> bytes:
    """A table as bytes, for the way from a worker."""
    sink = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="zstd")
    with pa.ipc.new_file(sink, table.schema, options=options) as writer:
        writer.write_table(table)
    found: bytes = sink.getvalue().to_pybytes()
    return found


def unpacked(content: bytes) -> Any:
    """The table in the bytes."""
    return pa.ipc.open_file(pa.py_buffer(content)).read_all()


def written(about: Mapping[str, Any], games: Sequence[tuple[int, Any]]) -> bytes:
    """A file with these games, given by their numbers and tables, in this order.

    about: what the file's metadata say besides the numbers of its games, as JSON types: `forms`, and where they come from.
    """
    head = {"format": FORMAT, **about, "games": [number for number, _ in games]}
    sink = pa.BufferOutputStream()
    form = schema(about["record"], about["observation size"])
    form = form.with_metadata({KEY: json.dumps(head, ensure_ascii=False).encode()})
    with pq.ParquetWriter(sink, form, compression="zstd") as writer:
        for _, table in games:
            # Columns only: fields that were read from a file carry metadata of their own.
            whole = pa.Table.from_arrays(table.combine_chunks().columns, schema=form)
            writer.write_table(whole, row_group_size=table.num_rows)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def described(file: Path) -> dict[str, Any]:
    """What the metadata of a file say. ValueError if it is broken, or no file of trajectories."""
    try:
        metadata = pq.read_metadata(file).metadata or {}
        head = json.loads(metadata[KEY])
        if head["format"] == FORMAT:
            found: dict[str, Any] = head
            return found
    except (pa.ArrowInvalid, KeyError, TypeError, ValueError):
        pass
    raise ValueError(f"{file} is broken, or no file of trajectories")


def files_in(folder: Path) -> list[Path]:
    """The files with trajectories in a folder, in order."""
    return sorted(folder.glob("games-*.parquet"))


class TrajectoryFolder:
    """A folder that games are added to, in any order. Only one process may use it: the journal's lock sees to that.

    about: as for `written`. games: the numbers of the games that are there. NoJournal names a broken file.
    """

    def __init__(self, folder: Path, about: Mapping[str, Any], games_per_file: int = GAMES_PER_FILE) -> None:
        self.folder = folder
        self.about = about
        self.size = games_per_file
        self.parts = folder / PARTS
        self.parts.mkdir(parents=True, exist_ok=True)
        for place in (folder, self.parts):
            for left in place.glob(".*"):
                left.unlink()
        self.together = {int(file.stem.rpartition("-")[2]): games_of(file) for file in files_in(folder)}
        self.alone: defaultdict[int, set[int]] = defaultdict(set)
        for part in self.parts.iterdir():
            number = int(part.stem)
            if number in self.together.get(number // self.size, ()):
                part.unlink()
            else:
                self.alone[number // self.size].add(number)

    def __contains__(self, number: int) -> bool:
        file = number // self.size
        return number in self.alone[file] or number in self.together.get(file, ())

    def add(self, games: Mapping[int, bytes]) -> None:
        """Keep games, by number, as `packed` tables."""
        for number, content in games.items():
            write_whole(self.part(number), content)
            file = number // self.size
            self.alone[file].add(number)
            if len(self.alone[file]) + len(self.together.get(file, ())) == self.size:
                self.gather(file)

    def part(self, number: int) -> Path:
        """The file of a game alone."""
        return self.parts / f"{number:08}.arrow"

    def file(self, number: int) -> Path:
        """A file with several games."""
        return self.folder / f"games-{number:05}.parquet"

    def gather(self, file: int) -> None:
        """Put all games of a file together that are there."""
        fresh = self.alone.pop(file)
        games = [(number, unpacked(self.part(number).read_bytes())) for number in fresh]
        if file in self.together:
            there = pq.ParquetFile(self.file(file))
            games += [(number, there.read_row_group(k)) for k, number in enumerate(self.together[file])]
        games.sort(key=lambda game: game[0])
        write_whole(self.file(file), written(self.about, games))
        self.together[file] = [number for number, _ in games]
        for number in fresh:
            self.part(number).unlink()

    def close(self) -> None:
        """Put together whatever is there, also where games of a file are still missing."""
        for file in sorted(self.alone):
            if self.alone[file]:
                self.gather(file)
        self.parts.rmdir()


def games_of(file: Path) -> list[int]:
    """The numbers of the games in a file. NoJournal if it is broken."""
    try:
        found: list[int] = described(file)["games"]
    except ValueError as error:
        raise NoJournal(f"{error}: delete it, and its games are played again") from error
    return found
