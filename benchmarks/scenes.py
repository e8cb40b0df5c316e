"""What it costs to show a game: CPU time of a move's frames for all seats, memory of a watched table, the first look after a restart.

    python benchmarks/scenes.py [--moves 120] [--repeats 5] [--json FILE]

Everything is in one process, without network and database. Random games; all seats are watched in English. The CPU times are the least
of several repetitions; compare those of two versions only if both were measured in turns on the same machine.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import orjson
from rich import box
from rich.console import Console
from rich.table import Table

import detente
from detente.core.engine.game import Game
from detente.server.tables.frames import LiveRenderer
from detente.server.tables.game_log import GameLog, LogItem
from detente.server.tables.live_table import MANY_LINES
from detente.server.tables.stored_game import StoredGame, stored

SEED = 7
NAMES = ["Anna", "Boris", "Clara", "David", "Erika", "Franz"]
TABLES_WEIGHED = 8


@dataclass(frozen=True)
class Costs:
    """Of one game. move_ms: CPU time of a move's frames for all seats. kib: memory of a table after these moves, all seats watched.

    replayed_ms, resumed_ms: CPU time of the first look from all seats after a restart, by a replay and from what is stored.
    """

    game: str
    seats: int
    moves: int
    move_ms: float
    kib: float
    replayed_ms: float
    resumed_ms: float


def played(game: Game, moves: int) -> list[LogItem]:
    """A random game."""
    rnd = random.Random(SEED)
    log = GameLog(game, partial(game.start, None, SEED))
    while log.position < moves and not log.state.over:
        seat = rnd.choice(list(log.state.to_act))
        log.advance((seat, game.actions.text(rnd.choice(log.state.legal_actions(seat)))))
    return log.items


def viewers(log: GameLog) -> list[LiveRenderer]:
    """Somebody who watches from each seat."""
    names = NAMES[: log.state.seats]
    return [LiveRenderer(log, seat, "en", lambda: names) for seat in range(log.state.seats)]


def show(game: Game, items: list[LogItem]) -> tuple[GameLog, list[LiveRenderer]]:
    """A game whose every move is shown to all seats."""
    log = GameLog(game, partial(game.start, None, SEED))
    watching = viewers(log)
    for item in items:
        snapshot = log.preview(item)
        log.append(snapshot)
        frames = [frame for viewer in watching if (frame := viewer.next_frame(snapshot)) is not None]
        for frame in frames:
            orjson.dumps(frame)
        if len(frames) == len(watching):
            log.forget_parts()
    return log, watching


def look(log: GameLog) -> None:
    """The first look from every seat."""
    for viewer in viewers(log):
        orjson.dumps(viewer.full_frame(viewer.last_lines(MANY_LINES)))


def resume(game: Game, items: list[LogItem], data: str) -> GameLog:
    """The game from what was stored of it."""
    found = StoredGame(data, game, items)
    log = found.game_log(partial(game.start, None, SEED))
    found.catch_up(log)
    return log


def least(work: Callable[[], object], repeats: int) -> float:
    """Milliseconds of CPU time, the least of several times."""
    taken: list[float] = []
    for _ in range(repeats):
        begun = time.process_time()
        work()
        taken.append(1000 * (time.process_time() - begun))
    return min(taken)


def kib_of_a_table(game: Game, items: list[LogItem]) -> float:
    """Memory of one table among several with the same game."""
    kept = [show(game, items)]
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept += [show(game, items) for _ in range(TABLES_WEIGHED)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / 1024 / TABLES_WEIGHED


def costs(id: str, moves: int, repeats: int) -> Costs:
    """The costs of a game."""
    game = detente.game(id)
    items = played(game, moves)
    show(game, items)
    log, _ = show(game, items)
    data = stored(log)
    return Costs(
        game=id,
        seats=log.state.seats,
        moves=len(items),
        move_ms=least(lambda: show(game, items), repeats) / len(items),
        kib=kib_of_a_table(game, items),
        replayed_ms=least(lambda: look(GameLog(game, partial(game.start, None, SEED), items)), repeats),
        resumed_ms=least(lambda: look(resume(game, items, data)), repeats),
    )


def main() -> None:
    """Measure all installed games, print the table and write the requested file."""
    parser = argparse.ArgumentParser(description="What it costs to show a game.")
    parser.add_argument("--moves", type=int, default=120, help="of each game (120)")
    parser.add_argument(
        "--repeats", type=int, default=5, help="of each measure, of which the least counts (5)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here too")
    args = parser.parse_args()
    found = [costs(id, args.moves, args.repeats) for id in sorted(detente.games())]
    table = Table(box=box.SIMPLE_HEAD)
    for heading in (
        "game",
        "seats",
        "moves",
        "ms a move",
        "KiB a table",
        "first look, replayed ms",
        "resumed ms",
    ):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for each in found:
        table.add_row(
            each.game, str(each.seats), str(each.moves), f"{each.move_ms:.2f}", f"{each.kib:,.0f}",
            f"{each.replayed_ms:.0f}", f"{each.resumed_ms:.0f}",
        )  # fmt: skip
    Console().print(table)
    if args.json:
        args.json.write_text(json.dumps([asdict(each) for each in found], indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
