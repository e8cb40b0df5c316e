"""A run as a file: one row per game."""

import csv
import io
import json
import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from detente.arena.match import Played
from detente.arena.run import Run

FORMATS = (".csv", ".json", ".parquet")
FORMAT = "detente-run"


def check_format(file: Path) -> None:
    """ValueError if games are not written in files that end so, or what it takes is not installed."""
    if file.suffix.lower() not in FORMATS:
        endings = f"{', '.join(FORMATS[:-1])} or {FORMATS[-1]}"
        raise ValueError(f"results are written as {endings}, not as {file.name!r}")
    if file.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise ValueError("Parquet needs the package pyarrow: pip install 'detente[arena]'")


def write_run(run: Run, file: Path) -> None:
    """Write a run as CSV, JSON or Parquet, whole or not at all. ValueError: see `check_format`."""
    check_format(file)
    forms: dict[str, Callable[[Run], str | bytes]] = {
        ".csv": as_csv,
        ".json": as_json,
        ".parquet": as_parquet,
    }
    write_whole(file, forms[file.suffix.lower()](run))


def write_whole(file: Path, content: str | bytes) -> None:
    """Write a file whole or not at all: beside it first, then in its place."""
    handle, beside = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with open(handle, "wb") as stream:
            stream.write(content.encode() if isinstance(content, str) else content)
        os.chmod(beside, 0o666 & ~umask())
        os.replace(beside, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise


def umask() -> int:
    """What this process takes away from the permissions of new files."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def asked(run: Run) -> dict[str, Any]:
    """What was run."""
    return {
        "format": FORMAT,
        "game": run.game,
        "options": run.options,
        "lineup": list(run.lineup),
        "seed": run.seed,
        "asked": run.games,
        "interrupted": run.interrupted,
    }


def as_json(run: Run) -> str:
    """What was run, then its games, one a line."""
    head = asked(run)
    lines = ",\n  ".join(json.dumps(row(played)) for played in run.played)
    return f'{json.dumps(head, indent=1)[:-2]},\n "games": [\n  {lines}\n ]\n}}\n'


def row(played: Played) -> Mapping[str, Any]:
    """A game as plain JSON types; seats are numbers from 0."""
    data: dict[str, Any] = {
        "game": played.index,
        "seed": played.seed,
        "lineup": list(played.lineup),
        "winners": list(played.winners),
        "reason": played.reason,
        "decisions": played.decisions,
        "turns": played.turns,
        "places": list(played.places),
        "per_turn": list(played.per_turn),
        "used": [asdict(used) for used in played.used],
    }
    if played.failure is not None:
        data["failure"] = last_line(played.failure)
    return data


def as_csv(run: Run) -> str:
    """One line per game. `seat_0` and so on: the bot that sat there. winners, places, per_turn: numbers with blanks between;
    winners are seats and may be none. used: a JSON list.
    """
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    seats = [f"seat_{seat}" for seat in range(len(run.lineup))]
    heads = ["winners", "reason", "decisions", "turns", "places", "per_turn", "used", "failure"]
    writer.writerow(["game", "seed", *seats, *heads])
    for game in run.played:
        writer.writerow(
            [
                game.index,
                game.seed,
                *game.lineup,
                numbers(game.winners),
                game.reason,
                game.decisions,
                "" if game.turns is None else game.turns,
                numbers(game.places),
                numbers(game.per_turn),
                json.dumps([asdict(used) for used in game.used], separators=(",", ":")),
                last_line(game.failure or ""),
            ]
        )
    return stream.getvalue()


def as_parquet(run: Run) -> bytes:
    """A row per game, with the columns of the JSON form; what was run is in the file's metadata, as JSON under `detente`."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    some = pa.list_(pa.int32())
    used = pa.struct(
        [("seat", pa.int32()), ("card", pa.string()), ("use", pa.string()), ("times", pa.int32())]
    )
    schema = pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.int64()),
            ("lineup", pa.list_(pa.string())),
            ("winners", some),
            ("reason", pa.string()),
            ("decisions", pa.int32()),
            ("turns", pa.int32()),
            ("places", some),
            ("per_turn", some),
            ("used", pa.list_(used)),
            ("failure", pa.string()),
        ],
        metadata={"detente": json.dumps(asked(run))},
    )
    stream = io.BytesIO()
    pq.write_table(pa.Table.from_pylist([dict(row(game)) for game in run.played], schema), stream)
    return stream.getvalue()


def numbers(some: Sequence[int]) -> str:
    """Numbers with blanks between."""
    return " ".join(map(str, some))


def last_line(trouble: str) -> str:
    """The error of a traceback."""
    return trouble.strip().rpartition("\n")[2]
