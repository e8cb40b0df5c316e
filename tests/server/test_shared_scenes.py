"""Scenes whose parts are shared between seats and kept from move to move are those made alone, byte for byte."""

import random
from collections.abc import Iterator
from functools import partial

import orjson
import pytest

import detente
from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.kept import Kept
from detente.core.shown.scene import scene, scene_in
from detente.core.shown.words import Words
from detente.server.tables.frames import LiveRenderer
from detente.server.tables.game_log import GameLog
from tests.longer import long_but

GAMES = ["europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv"]
NAMES = ["Anna", "Boris", "Clara", "David", "Erika", "Franz"]
MOVES = 40


def moves(log: GameLog, rnd: random.Random) -> Iterator[None]:
    """A random game, with moves taken back here and there."""
    for _ in range(MOVES):
        if log.state.over:
            return
        seat = rnd.choice(list(log.state.to_act))
        may = log.undoable(seat)
        if may and rnd.random() < 0.2:
            snapshot = log.preview((seat, rnd.randint(1, may)))
        else:
            text = log.game.actions.text(rnd.choice(log.state.legal_actions(seat)))
            snapshot = log.preview((seat, text))
        log.append(snapshot)
        yield snapshot


@pytest.mark.parametrize("seed", long_but([0], range(2)))
@pytest.mark.parametrize("id", GAMES)
def test_what_live_viewers_see_is_what_would_be_made_for_each_alone(id: str, seed: int) -> None:
    game = detente.game(id)
    log = GameLog(game, partial(game.start, None, seed))
    names = NAMES[: log.state.seats]
    observers = [None, *range(log.state.seats)]
    viewers = [
        LiveRenderer(log, observer, language, lambda: names)
        for language in ("de", "en")
        for observer in observers
    ]
    for snapshot in moves(log, random.Random(seed)):
        random.Random(log.position).shuffle(viewers)
        for viewer in viewers:
            viewer.next_frame(snapshot)
            shared = viewer.scene_at(snapshot)
            alone = scene(log.state, viewer.observer, viewer.language, names)
            assert orjson.dumps(shared) == orjson.dumps(alone | {"undoable": shared["undoable"]})
        if log.position % 3:
            log.forget_parts()


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_kept_that_a_seat_could_notice_of_others(id: str) -> None:
    """Worlds that a seat cannot tell apart give equal bytes, whoever looked before and whatever they saw."""
    game = detente.game(id)
    log = GameLog(game, partial(game.start, None, 7))
    rnd = random.Random(7)
    words = words_of(game, log.state)
    for _ in moves(log, rnd):
        seat = rnd.randrange(log.state.seats)
        world = log.state.determinize(seat, rnd.randrange(1000))
        before = shown(words, log.state, seat)
        for other in [None, *range(log.state.seats)]:
            shown(words, world, other)
        assert shown(words, world, seat) == before == shown(words, log.state, seat)


def words_of(game: Game, state: State) -> Words:
    """Words that keep parts."""
    return Words(game, "en", names=NAMES[: state.seats], options=state.options, kept=Kept())


def shown(words: Words, state: State, seat: int | None) -> bytes:
    """A scene as bytes."""
    return orjson.dumps(scene_in(words, state, seat, state.view(seat)))


@pytest.mark.parametrize("id", GAMES)
def test_what_did_not_change_in_a_view_is_the_object_of_the_view_before(id: str) -> None:
    game = detente.game(id)
    log = GameLog(game, partial(game.start, None, 1))
    log.timeline(0)
    before: dict[str, object] = {}
    for snapshot in moves(log, random.Random(1)):
        entries = snapshot.entries
        assert entries is not None
        for name, entry in entries.items():
            assert name not in before or entry is before[name] or entry != before[name]
        assert orjson.dumps(snapshot.view(0)) == orjson.dumps(snapshot.state.view(0))
        before = entries


@pytest.mark.parametrize("id", ["twoplustwo", "wsdv"])
def test_when_all_have_been_shown_a_move_no_older_part_of_a_scene_is_kept(id: str) -> None:
    game = detente.game(id)
    log = GameLog(game, partial(game.start, None, 1))
    names = NAMES[: log.state.seats]
    viewers = [LiveRenderer(log, seat, "en", lambda: names) for seat in range(log.state.seats)]
    for snapshot in moves(log, random.Random(1)):
        for viewer in viewers:
            viewer.next_frame(snapshot)
    kept = log.kept("en", tuple(names))
    parts = kept.count
    log.forget_parts()
    assert 0 < kept.count < parts
