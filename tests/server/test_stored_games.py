"""Games that are stored beside their logs open without a replay, and are what a replay would make of them."""

import random
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from functools import partial
from typing import Any

import orjson
import pytest

import detente
from detente.core.engine.game import Game
from detente.server.tables import game_log as module
from detente.server.tables.frames import Renderer
from detente.server.tables.game_log import GameLog, LogItem, PositionRange, SeatChange
from detente.server.tables.live_table import MANY_LINES
from detente.server.tables.stored_game import NotUsable, StoredGame, stored
from tests.longer import long_but

GAMES = ["europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv"]
MOVES = 90
NAMES = ["Anna", "Boris", "Clara", "David", "Erika", "Franz"]


def items_of(game: Game, seed: int) -> list[LogItem]:
    """A random game, with moves taken back, and a seat that is passed on."""
    rnd = random.Random(seed)
    log = GameLog(game, partial(game.start, None, seed))
    while log.position < MOVES and not log.state.over:
        seat = rnd.choice(list(log.state.to_act))
        may = log.undoable(seat)
        if may and rnd.random() < 0.2:
            log.advance((seat, rnd.randint(1, may)))
        elif log.position == MOVES // 3:
            log.advance(SeatChange(0, "comer-open-person", "Anna", "Boris"))
        else:
            log.advance((seat, game.actions.text(rnd.choice(log.state.legal_actions(seat)))))
    return log.items


def observers(log: GameLog) -> list[int | None]:
    return [None, *range(log.state.seats)]


def watched(game: Game, seed: int, items: list[LogItem]) -> GameLog:
    """A game at which everybody looks; seat 0 is held by somebody who came later."""
    log = GameLog(game, partial(game.start, None, seed), items)
    log.set_tenures(0, TENURES)
    for observer in observers(log):
        log.timeline(observer)
    return log


TENURES = [PositionRange(MOVES // 3 + 1)]


def seen(log: GameLog) -> Iterator[Any]:
    """All that an observer could get to see now."""
    for observer in observers(log):
        timeline = log.timeline(observer)
        renderer = Renderer(log, observer, "en", lambda: NAMES[: log.state.seats])
        yield timeline.frames, timeline.ask, timeline.told
        yield renderer.full_frame(renderer.last_lines(MANY_LINES))
        yield renderer.lines_after(timeline.latest - 5)
        yield log.state.to_dict()
        if observer is not None:
            yield log.undoable(observer)


@pytest.mark.parametrize("seed", long_but([0], range(2)))
@pytest.mark.parametrize("id", GAMES)
def test_a_stored_game_is_what_a_replay_makes_of_the_log(
    id: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = detente.game(id)
    opening = partial(game.start, None, seed)
    items = items_of(game, seed)
    whole = watched(game, seed, items)
    for position in {MOVES // 2, len(items) - 7, len(items)}:
        data = stored(watched(game, seed, items[:position]))
        found = StoredGame(data, game, items)
        log = found.game_log(opening)
        log.set_tenures(0, TENURES)
        with monkeypatch.context() as context:
            context.setattr(GameLog, "snapshots", no_replay)
            found.catch_up(log)
            if len(items) - position < 5:
                context.setattr(GameLog, "_state_after", no_replay)
            told = orjson.dumps([*seen_of_told(seen(log))])
        assert told == orjson.dumps([*seen_of_told(seen(whole))])
        assert (log.items, log.entries) == (whole.items, whole.entries)


def no_replay(*_: object) -> None:
    raise AssertionError("the game was played again")


def seen_of_told(found: Iterator[Any]) -> Iterator[Any]:
    """The same, without types of our own."""
    for each in found:
        if isinstance(each, tuple):
            frames, ask, told = each
            yield [frames, ask, [[*each] for each in told]]
        else:
            yield each


@pytest.mark.parametrize("id", GAMES)
def test_moves_are_taken_back_beyond_what_was_stored(id: str) -> None:
    game = detente.game(id)
    opening = partial(game.start, None, 3)
    rnd = random.Random(3)
    log = GameLog(game, opening)
    taken = 0
    while not log.state.over and log.position < 3 * MOVES and not taken:
        seat = rnd.choice(list(log.state.to_act))
        log.advance((seat, game.actions.text(rnd.choice(log.state.legal_actions(seat)))))
        taken = log.undoable(seat)
    if not taken:
        pytest.skip("no move of this game could be taken back")
    found = StoredGame(stored(log), game, log.items)
    again = found.game_log(opening)
    found.catch_up(again)
    assert again.undoable(seat) == taken
    assert again.advance((seat, taken)).state.to_dict() == log.advance((seat, taken)).state.to_dict()


def test_what_was_made_by_other_rules_of_another_log_or_is_broken_is_not_used() -> None:
    game = detente.game("nuclear_war")
    items = items_of(game, 1)
    data = stored(watched(game, 1, items))
    read = orjson.loads(zlib.decompress(b64decode(data)))

    def changed(**entries: Any) -> str:
        return b64encode(zlib.compress(orjson.dumps(read | entries))).decode()

    found = StoredGame(data, game, items)
    assert found.position == len(items) and found.follows_log and found.same_rules
    assert not StoredGame(changed(version=game.version + 1), game, items).same_rules
    assert not StoredGame(changed(code="other"), game, items).same_rules
    assert not StoredGame(changed(position=len(items) - 1), game, items).follows_log
    assert not StoredGame(data, game, [*items[:-1], (0, "something else")]).follows_log
    for broken, why in (
        (data[:-5], "cannot be read"),
        ("", "cannot be read"),
        (changed(form=0), "has form 0"),
        (changed(state=read["state"] | {"rng": [0]}), "cannot be read"),
    ):
        with pytest.raises(NotUsable, match=why):
            StoredGame(broken, game, items)


def test_lines_that_were_not_kept_come_from_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    game = detente.game("nuclear_war")
    items = items_of(game, 2)
    monkeypatch.setattr(module, "FRAMES_TOLD", 6)
    short = watched(game, 2, items)
    renderers = [Renderer(short, observer, "en", lambda: NAMES[:4]) for observer in observers(short)]
    for renderer in renderers:
        latest = renderer.timeline.latest
        assert renderer.timeline.told is not None and len(renderer.timeline.told) == 6
        assert renderer.last_lines(MANY_LINES) == renderer.all_lines()[-MANY_LINES:]
        for since in range(latest):
            lines = (
                [line for line in renderer.all_lines() if line["frame"] > since] if since % 9 == 0 else None
            )
            assert lines is None or renderer.lines_after(since) == lines
        assert renderer.last_lines(3) == renderer.all_lines()[-3:]
