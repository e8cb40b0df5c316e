"""A run as it grows: a file that a run adds every game to, and from which a later run of the same question continues."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from detente.arena.match import Played
from detente.core.records.untrusted import read_json

FORMAT = "detente-games"


class NoJournal(ValueError):
    """A run cannot continue from this file; the message says why."""


class Journal:
    """The games of a run in a file: JSON Lines, first the question, then one game per line, in the order they finished.

    question: everything that determines the games, as plain JSON types. NoJournal if the file has another question or is
    broken. But an incomplete last line is dropped: its game is played again.
    played: the games in the file, by index.
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
        """Read the file, and get ready to append to it."""
        whole = self.stream.read()
        lines = whole.split(b"\n")
        kept = len(whole) - len(lines.pop())
        asked = question_in(self.file, lines[0] if lines else whole)
        differing = differences(asked, question)
        if differing:
            raise NoJournal(f"{self.file} holds another run: {'; '.join(differing)}")
        for number, line in enumerate(lines[1:], 2):
            try:
                game = Played.from_dict(read_json(line, "line"))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise NoJournal(f"{self.file} is broken at line {number}: it holds no game") from error
            self.played[game.index] = game
        self.stream.truncate(kept)
        self.stream.seek(kept)

    def add(self, games: Sequence[Played]) -> None:
        """Write games to the file at once."""
        self.played |= {game.index: game for game in games}
        self.write("".join(json.dumps(game.to_dict(), ensure_ascii=False) + "\n" for game in games))

    def write(self, text: str) -> None:
        """Write, and leave nothing in a buffer."""
        self.stream.write(text.encode())
        self.stream.flush()

    def close(self) -> None:
        """Close the file; another run may continue from it."""
        with self.stream:
            os.fsync(self.stream.fileno())


def lock(stream: IO[bytes], file: Path) -> None:
    """Lock the file against other runs. NoJournal if one is using it. Where files cannot be locked, there is no lock."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise NoJournal(f"another run is adding games to {file} right now") from error


def asked_in(file: Path) -> dict[str, Any] | None:
    """The question of the run in a file; None if there is no file yet. NoJournal if the file is something else."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    with file.open("rb") as stream:
        return question_in(file, stream.readline())


def question_in(file: Path, line: bytes) -> dict[str, Any]:
    """The question in the first line of a file. NoJournal if it has none."""
    try:
        head = read_json(line, "line")
        question = head["question"] if head["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError):
        question = None
    if not isinstance(question, dict):
        raise NoJournal(f"{file} is no file of a run: its first line must be the question of one")
    return question


def differences(there: Mapping[Any, Any], asked: Mapping[Any, Any], prefix: str = "") -> list[str]:
    """How two questions differ, in words. Of two games only that is said: nearly all else differs, too."""
    found = []
    names = {*there, *asked} if there.get("game") == asked.get("game") else {"game"}
    for name in sorted(names):
        left, right = there.get(name), asked.get(name)
        if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
            left, right = dict(enumerate(left)), dict(enumerate(right))
        if isinstance(left, Mapping) and isinstance(right, Mapping):
            found += differences(left, right, f"{prefix}{name}.")
        elif json.dumps(left, sort_keys=True) != json.dumps(right, sort_keys=True):
            found.append(f"{prefix}{name} is {json.dumps(left)} there, {json.dumps(right)} asked for")
    return found
