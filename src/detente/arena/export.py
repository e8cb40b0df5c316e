"""A run as a file: one row per game."""

import csv
import io
import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from detente.arena.match import Played
from detente.arena.run import Run

if TYPE_CHECKING:
    from detente.arena.compare import Comparison

FORMATS = (".csv", ".json", ".parquet")
FORMAT = "detente-run"
COMPARISON = "detente-comparison"
NO_GAME = Played(0, 0, (), (), "", 0, None)


def check_format(file: Path) -> None:
    """ValueError if there is no format for this file suffix, or a package it needs is not installed."""
    if file.suffix.lower() not in FORMATS:
        endings = f"{', '.join(FORMATS[:-1])} or {FORMATS[-1]}"
        raise ValueError(f"results are written as {endings}, not as {file.name!r}")
    if file.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise ValueError("Parquet needs the package pyarrow: pip install 'detente[arena]'")


def write_run(run: Run, file: Path) -> None:
    """Write a run as CSV, JSON or Parquet, each file completely or not at all. ValueError as from `check_format`.

    The course of its games goes into a second file, `course_file`, if it was taken down.
    """
    write_games(asked(run), [row(game) for game in run.played], len(run.lineup), file)
    write_course([({}, game) for game in run.played], asked(run), course_file(file))


def course_file(file: Path) -> Path:
    """The file of the courses that belongs to a file of games: games.parquet, games.course.parquet."""
    return file.with_suffix(f".course{file.suffix}")


def write_course(
    games: Sequence[tuple[Mapping[str, Any], Played]], head: Mapping[str, Any], file: Path
) -> None:
    """Write the courses of games, a row for each number: the game, after which turn, the measure, the seat, the value.

    games: each with columns of its own that come first. Nothing is written if no game has a course.
    """
    if not any(game.course is not None for _, game in games):
        return
    rows = [
        {
            **columns,
            "game": game.index,
            "turn": turn,
            "measure": one.measure,
            "seat": one.seat,
            "value": value,
        }
        for columns, game in games
        if game.course is not None
        for one in game.course.series
        for turn, value in enumerate(one.values)
        if value is not None
    ]
    match file.suffix.lower():
        case ".csv":
            write_whole(file, plain_csv(rows))
        case ".json":
            write_whole(file, as_json(head, rows))
        case _:
            write_whole(file, as_parquet(head, rows))


def plain_csv(rows: Sequence[Mapping[str, Any]]) -> str:
    """One line per row, empty where there is nothing."""
    stream = io.StringIO()
    writer = csv.DictWriter(stream, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return stream.getvalue()


def write_comparison(found: "Comparison", told: Sequence[Mapping[str, Any]], file: Path) -> None:
    """Write both editions' games as rows with a column `edition` (1 or 2), and their courses as for `write_run`.

    told: the differences, for the description of the run; as CSV they are a file of their own, FILE.differences.csv.
    """
    runs = (found.first, found.second)
    head = asked(runs[0]) | {"format": COMPARISON, "second": runs[1].options, "differences": list(told)}
    games = [({"edition": k}, game) for k, run in enumerate(runs, 1) for game in run.played]
    write_games(head, [{**columns, **row(game)} for columns, game in games], len(runs[0].lineup), file)
    write_course(games, head, course_file(file))
    if file.suffix.lower() == ".csv":
        write_whole(file.with_suffix(".differences.csv"), plain_csv(told))


def write_games(head: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], seats: int, file: Path) -> None:
    """Write games as CSV, JSON or Parquet. ValueError as from `check_format`.

    head: what was run. rows: as `row` makes them, all with the same columns. seats: the most at a table.
    """
    check_format(file)
    content: str | bytes
    match file.suffix.lower():
        case ".csv":
            content = as_csv(rows, seats)
        case ".json":
            content = as_json(head, rows)
        case _:
            content = as_parquet(head, rows)
    write_whole(file, content)


def write_whole(file: Path, content: str | bytes) -> None:
    """Write a file completely or not at all: first next to it, then in its place."""
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
    """The permissions that this process removes from new files (its umask)."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def asked(run: Run) -> dict[str, Any]:
    """The description of the run."""
    return {
        "format": FORMAT,
        "game": run.game,
        "options": run.options,
        "lineup": list(run.lineup),
        "seed": run.seed,
        "asked": run.games,
        "interrupted": run.interrupted,
    }


def as_json(head: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> str:
    """The description of the run, then its games or other rows, one per line."""
    lines = ",\n  ".join(json.dumps(one) for one in rows)
    return f'{json.dumps(head, indent=1)[:-2]},\n "games": [\n  {lines}\n ]\n}}\n'


def row(played: Played, table: str | None = None) -> Mapping[str, Any]:
    """A game as plain JSON types; seats are numbers from 0. table: where it was played, if there are several tables."""
    return ({} if table is None else {"table": table}) | {
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
        "failure": None if played.failure is None else last_line(played.failure),
    }


def as_csv(rows: Sequence[Mapping[str, Any]], seats: int) -> str:
    """One line per game. `seat_0` and so on: the bot in that seat. winners, places, per_turn: numbers separated by spaces;
    winners are seats, and may be empty. used: a JSON list.
    """
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    columns = list(rows[0] if rows else row(NO_GAME))
    heads = [[f"seat_{seat}" for seat in range(seats)] if name == "lineup" else [name] for name in columns]
    writer.writerow([name for names in heads for name in names])
    for one in rows:
        cells: list[Any] = []
        for name in columns:
            if name == "lineup":
                cells += [*one[name], *[""] * (seats - len(one[name]))]
            elif name == "used":
                cells.append(json.dumps(one[name], separators=(",", ":")))
            elif isinstance(one[name], list):
                cells.append(" ".join(map(str, one[name])))
            else:
                cells.append("" if one[name] is None else one[name])
        writer.writerow(cells)
    return stream.getvalue()


def as_parquet(head: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> bytes:
    """One row per game, with the columns of the JSON form; the file's metadata describes the run, as JSON under `detente`."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    some = pa.list_(pa.int32())
    used = [("seat", pa.int32()), ("card", pa.string()), ("use", pa.string()), ("times", pa.int32())]
    kinds = {
        "table": pa.string(),
        "edition": pa.int32(),
        "turn": pa.int32(),
        "measure": pa.string(),
        "seat": pa.int32(),
        "value": pa.int32(),
        "game": pa.int64(),
        "seed": pa.int64(),
        "lineup": pa.list_(pa.string()),
        "winners": some,
        "reason": pa.string(),
        "decisions": pa.int32(),
        "turns": pa.int32(),
        "places": some,
        "per_turn": some,
        "used": pa.list_(pa.struct(used)),
        "failure": pa.string(),
    }
    columns = list(rows[0] if rows else row(NO_GAME))
    schema = pa.schema([(name, kinds[name]) for name in columns], metadata={"detente": json.dumps(head)})
    stream = io.BytesIO()
    pq.write_table(pa.Table.from_pylist([dict(one) for one in rows], schema), stream)
    return stream.getvalue()


def last_line(trouble: str) -> str:
    """The last line of a traceback: the error itself."""
    return trouble.strip().rpartition("\n")[2]
