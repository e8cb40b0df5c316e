"""A run as a file: one row per game."""

import csv
import io
import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from detente.arena.match import Played
from detente.arena.run import Run

FORMATS = (".csv", ".json")
FORMAT = "detente-run"


def write_run(run: Run, file: Path) -> None:
    """Write a run as CSV or JSON, whole or not at all. ValueError if the file's name ends otherwise."""
    text = {".csv": as_csv, ".json": as_json}.get(file.suffix.lower())
    if text is None:
        raise ValueError(f"results are written as {' or '.join(FORMATS)}, not as {file.name!r}")
    write_whole(file, text(run))


def write_whole(file: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, then in its place."""
    handle, beside = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
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


def as_json(run: Run) -> str:
    """What was run, then its games, one a line."""
    head = {
        "format": FORMAT,
        "game": run.game,
        "options": run.options,
        "lineup": list(run.lineup),
        "seed": run.seed,
        "asked": run.games,
        "interrupted": run.interrupted,
    }
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
    }
    if played.failure is not None:
        data["failure"] = last_line(played.failure)
    return data


def as_csv(run: Run) -> str:
    """One line per game. `seat_0` and so on: the bot that sat there. winners: seats, with blanks between; may be empty."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    seats = [f"seat_{seat}" for seat in range(len(run.lineup))]
    writer.writerow(["game", "seed", *seats, "winners", "reason", "decisions", "turns", "failure"])
    for game in run.played:
        winners = " ".join(str(seat) for seat in game.winners)
        turns = "" if game.turns is None else game.turns
        failure = last_line(game.failure or "")
        writer.writerow(
            [game.index, game.seed, *game.lineup, winners, game.reason, game.decisions, turns, failure]
        )
    return stream.getvalue()


def last_line(trouble: str) -> str:
    """The error of a traceback."""
    return trouble.strip().rpartition("\n")[2]
