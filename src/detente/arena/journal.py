"""A run as it grows: a file that a run adds every game to, and that a later run of the same question goes on from."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from detente.arena.match import Played
from detente.core.records.untrusted import read_json

FORMAT = "detente-games"


class NoJournal(ValueError):
    """A file cannot be gone on from; the message says why."""


class Journal:
    """The games of a run in a file: JSON Lines, first the question, then a game a line, in the order they were finished.

    question: all that the games follow from, as plain JSON types; a file of another question is refused (NoJournal), and
    so is a broken one. But a last line that was not written to its end is dropped: its game is played again.
    played: what the file holds, by index.
    """

    def __init__(self, file: Path, question: Mapping[str, Any]) -> None:
        self.file = file
        self.played: dict[int, Played] = {}
        fresh = not file.exists() or file.stat().st_size == 0
        self.stream: IO[bytes] = file.open("ab" if fresh else "r+b")
        try:
            lock(self.stream, file)
            if fresh:
                head = {"format": FORMAT, "question": dict(question)}
                self.write(json.dumps(head, ensure_ascii=False) + "\n")
            else:
                self.read(question)
        except BaseException:
            self.stream.close()
            raise

    def read(self, question: Mapping[str, Any]) -> None:
        """Read what the file holds, and be ready to go on behind it."""
        whole = self.stream.read()
        lines = whole.split(b"\n")
        kept = len(whole) - len(lines.pop())
        asked = question_in(self.file, lines[0] if lines else whole)
        differing = differences(asked, question)
        if differing:
            raise NoJournal(f"{self.file} holds another run: {'; '.join(differing)}")
        for number, line in enumerate(lines[1:], 2):
            try:
                game = Played.from_dict(read_json(line, "the line"))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise NoJournal(f"{self.file} is broken at line {number}: it holds no game") from error
            self.played[game.index] = game
        self.stream.truncate(kept)
        self.stream.seek(kept)

    def add(self, games: Sequence[Played]) -> None:
        """Add games, at once."""
        self.played |= {game.index: game for game in games}
        self.write("".join(json.dumps(game.to_dict(), ensure_ascii=False) + "\n" for game in games))

    def write(self, text: str) -> None:
        """Write and leave nothing in a buffer."""
        self.stream.write(text.encode())
        self.stream.flush()

    def close(self) -> None:
        """Close the file; another run may go on from it."""
        with self.stream:
            os.fsync(self.stream.fileno())


def lock(stream: IO[bytes], file: Path) -> None:
    """Keep other runs out. NoJournal if one is at it. Where files cannot be locked, nobody is kept out."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise NoJournal(f"another run is adding games to {file} right now") from error


def asked_in(file: Path) -> dict[str, Any] | None:
    """The question of the run in a file; None if there is no file yet. NoJournal if it is something else."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    with file.open("rb") as stream:
        return question_in(file, stream.readline())


def question_in(file: Path, line: bytes) -> dict[str, Any]:
    """The question in the first line of a file. NoJournal if there is none."""
    try:
        head = read_json(line, "the line")
        question = head["question"] if head["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError):
        question = None
    if not isinstance(question, dict):
        raise NoJournal(f"{file} is no file of a run: its first line must be the question of one")
    return question


def differences(there: Mapping[Any, Any], asked: Mapping[Any, Any], prefix: str = "") -> list[str]:
    """In what two questions differ, in words."""
    found = []
    for name in sorted({*there, *asked}):
        left, right = there.get(name), asked.get(name)
        if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
            left, right = dict(enumerate(left)), dict(enumerate(right))
        if isinstance(left, Mapping) and isinstance(right, Mapping):
            found += differences(left, right, f"{prefix}{name}.")
        elif json.dumps(left, sort_keys=True) != json.dumps(right, sort_keys=True):
            found.append(f"{prefix}{name} is {json.dumps(left)} there, {json.dumps(right)} asked for")
    return found
