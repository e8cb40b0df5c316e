"""How far a run is, where there is no terminal."""

import io

from rich.console import Console

from detente.arena.progress import EVERY, ProgressLog


class Clock:
    time = 100.0

    def __call__(self) -> float:
        return self.time


def log(total: int) -> tuple[ProgressLog, Clock, io.StringIO]:
    out, clock = io.StringIO(), Clock()
    return ProgressLog(Console(file=out, width=40), "Das Spiel der Nationen", total, clock), clock, out


def test_a_line_a_minute_says_how_far_it_is_and_how_long_it_will_take() -> None:
    told, clock, out = log(3_000)
    told(0)
    for _ in range(int(2.5 * EVERY)):
        clock.time += 1
        told(10)
    assert out.getvalue().splitlines() == [
        "Das Spiel der Nationen: 600 of 3,000 games, 4 min 0 s left",
        "Das Spiel der Nationen: 1,200 of 3,000 games, 3 min 0 s left",
    ]


def test_games_that_were_there_already_took_no_time() -> None:
    told, clock, out = log(1_000)
    told(500)
    clock.time += EVERY
    told(100)
    assert out.getvalue() == "Das Spiel der Nationen: 600 of 1,000 games, 4 min 0 s left\n"


def test_a_short_run_says_nothing_and_a_first_game_that_takes_long_promises_nothing() -> None:
    told, clock, out = log(2)
    clock.time += EVERY - 1
    told(1)
    assert out.getvalue() == ""
    clock.time += 1
    told(1)
    assert out.getvalue() == "Das Spiel der Nationen: 2 of 2 games, 0.0 s left\n"
    slow, clock, out = log(2)
    clock.time += EVERY
    slow(1)
    assert out.getvalue() == "Das Spiel der Nationen: 1 of 2 games\n"
