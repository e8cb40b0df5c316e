"""Threads that read a game at the same time see what each would see alone: one shows it while another stores it."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import pytest

import detente
from detente.core.engine.state import State
from detente.server.tables.game_log import GameLog
from detente.server.tables.stored_game import StoredGame, stored

GAMES = ["europe1815", "isles", "nations", "nuclear_war", "twoplustwo", "wsdv"]
THREADS = 4
MOVES = 60


@pytest.fixture(autouse=True)
def threads_take_turns_all_the_time() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(read: Any, *others: Any) -> list[Any]:
    """What each of some threads reads at the same time."""
    barrier = Barrier(THREADS)

    def begin(number: int) -> Any:
        barrier.wait()
        return (read, *others)[number % (1 + len(others))]()

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(begin, range(THREADS)))


def whole(state: State) -> Any:
    """All that there is to read of a state."""
    observers = [None, *range(state.seats)]
    return state.to_dict(), [state.view(observer) for observer in observers], state.clone().to_dict()


@pytest.mark.parametrize("id", GAMES)
def test_threads_read_what_one_alone_would(id: str) -> None:
    game = detente.game(id)
    rnd = random.Random(3)
    log, alone = (GameLog(game, partial(game.start, None, 3)) for _ in range(2))
    while not log.state.over and log.position < MOVES:
        seat = rnd.choice(log.state.to_act)
        entry = seat, game.actions.text(rnd.choice(log.state.legal_actions(seat)))
        alone.advance(entry)
        log.advance(entry)
        assert at_once(partial(whole, log.state)) == [whole(alone.state)] * THREADS, log.position


@pytest.mark.parametrize("id", GAMES)
def test_threads_read_a_stored_game_as_one_alone_would(id: str) -> None:
    game = detente.game(id)
    rnd = random.Random(4)
    log = GameLog(game, partial(game.start, None, 4))
    while not log.state.over and log.position < MOVES:
        seat = rnd.choice(log.state.to_act)
        log.advance((seat, game.actions.text(rnd.choice(log.state.legal_actions(seat)))))
    kept = stored(log)
    for _ in range(10):
        again = StoredGame(kept, game, log.items).game_log(log.opening)
        assert at_once(partial(whole, again.state), partial(stored, again)) == [whole(log.state), kept] * (
            THREADS // 2
        )
