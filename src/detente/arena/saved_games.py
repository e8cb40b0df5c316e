"""Saved games as trajectories: those of people, too."""

import os
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from shutil import rmtree
from typing import Final

import detente
from detente import Game
from detente.arena.export import umask
from detente.arena.trajectories import Decisions, TrajectoryFolder, forms, packed
from detente.core.records.record import Record, reopened, standing

PERSON: Final = "person"
"""The player of a seat that a person held."""

Players = Callable[[int, int], str | None]
"""Who held a seat at an entry of the record: the name of a bot, `PERSON`, or None if it is not known."""


def unknown(entry: int, seat: int) -> None:
    """Nobody knows who held the seat."""


class LeftOut(ValueError):
    """Why a game is left out."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game to export. name: for messages."""

    name: str
    record: Record
    players: Players = unknown


@dataclass
class Exported:
    """What was written. games: how many of each game. left_out: the games that were not, and why."""

    games: dict[str, int] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)


def export(games: Iterable[SavedGame], out: Path, kind: str) -> Exported:
    """Write the finished games into a new folder, those of each game in a folder of its own; completely or not at all.

    kind: one of `detente.arena.trajectories.KINDS`. ValueError if the folder is there and not empty; OSError if it cannot be made.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise ValueError(f"{out} is there already: name a new folder")
    out.parent.mkdir(parents=True, exist_ok=True)
    done = Exported()
    folders: dict[str, TrajectoryFolder] = {}
    unfinished = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    try:
        for saved in games:
            try:
                game, rows = decisions_of(saved, kind, done.games.get(saved.record.game, 0))
            except LeftOut as reason:
                done.left_out.append(f"{saved.name}: {reason}")
                continue
            if game.id not in folders:
                folders[game.id] = TrajectoryFolder(unfinished / game.id, about(game, kind))
            number = done.games.get(game.id, 0)
            folders[game.id].add({number: packed(rows.table)})
            done.games[game.id] = number + 1
        for folder in folders.values():
            folder.close()
        if done.games:
            os.chmod(unfinished, 0o777 & ~umask())
            if out.exists():
                out.rmdir()
            os.replace(unfinished, out)
    finally:
        rmtree(unfinished, ignore_errors=True)
    return done


def about(game: Game, kind: str) -> dict[str, object]:
    """What the files say of themselves."""
    return {
        "run": "export",
        "detente": detente.__version__,
        "game": game.id,
        "rules version": game.version,
        **forms(game, kind),
    }


def decisions_of(saved: SavedGame, kind: str, number: int) -> tuple[Game, Decisions]:
    """The rows of a saved game, without the actions that were taken back. LeftOut says why it has none."""
    record = saved.record
    try:
        game = detente.game(record.game)
    except (KeyError, detente.BrokenGame) as error:
        raise LeftOut(str(error.args[0])) from error
    if record.version != game.version:
        raise LeftOut(f"it is of rules version {record.version} of {game.id}; this is version {game.version}")
    if record.facts is not None:
        raise LeftOut("it begins from a position of its own, which options and seed do not give")
    if record.base is not None:
        raise LeftOut("its rules changed while it was played, so it cannot be played from its start")
    entry = 0
    try:
        state = reopened(game, record).state
        rows = Decisions(game, kind, number, record.seed, [None] * state.seats)
        for entry, seat, text in standing(record.entries):
            actions, action = state.legal_actions(seat), game.actions.parse(text)
            rows.players[seat] = saved.players(entry, seat)
            rows.decided(state, seat, actions, action, None)
            state.apply(seat, action)
        if state.over:
            for seat in range(state.seats):
                rows.players[seat] = saved.players(len(record.entries), seat)
            rows.ended(state)
            return game, rows
    except Exception as error:  # records come from anywhere, and from servers whose rules broke down
        raise LeftOut(f"entry {entry} does not fit the rules: {error}") from error
    raise LeftOut("the game is not over")
