"""Frames: numbered by what a seat notices, patched from one to the next, the same again when looked back at."""

import json
import random
from functools import partial

import pytest

import detente
from detente.core.shown.telling import log_lines
from detente.core.shown.words import Words
from detente.server.tables.frames import Renderer
from detente.server.tables.game_log import GameLog, LogItem, PositionRange, SeatChange
from tests.server.table_for_tests import GAMES, Watcher, do, live_table, patched, random_orders

SEEDS = range(2)
EVERY = 7


def by_id(scene: dict) -> dict:
    """A scene in which the order of pieces does not count: they carry their own."""
    return scene | {"pieces": sorted(scene["pieces"], key=lambda piece: piece["id"])}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("id", GAMES)
def test_a_seat_that_passed_on_is_seen_alike_by_who_looked_all_the_time_and_who_comes_later(
    id: str, seed: int
) -> None:
    game = detente.game(id)
    rnd = random.Random(seed)
    orders: list[LogItem] = list(random_orders(game, partial(game.start, None, seed), seed))
    first, second = sorted(rnd.sample(range(1, len(orders)), 2))
    for number in (second, first):
        orders.insert(number, SeatChange(0, "comer-open-person", "Anna", "Boris"))
    spans = [PositionRange(first + 1, second + 2)]
    live = live_table(game, partial(game.start, None, seed))
    table = live.game_log
    assert table is not None
    table.set_tenures(0, spans)
    watching = table.timeline(0)
    for written in orders:
        table.advance(written)
    later = GameLog(game, partial(game.start, None, seed), orders)
    later.set_tenures(0, spans)
    assert (later.timeline(0).frames, later.timeline(0).ask) == (watching.frames, watching.ask)
    own, crowd = (Renderer(later, observer, "en", lambda: []) for observer in (0, None))
    for moment in (0, first, first + 1, second + 1, second + 2, later.position):
        frame = own.past_frame(own.timeline.frame_at(moment))
        held = first + 1 <= moment < second + 2
        assert frame["scene"]["seat"] == (0 if held else None)
        if not held and moment in crowd.timeline.frames:
            seen = crowd.past_frame(crowd.timeline.frame_at(moment))
            assert frame["scene"] == seen["scene"] and frame["changes"] == seen["changes"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("id", GAMES)
def test_patches_lead_to_the_scenes_of_the_past(id: str, seed: int) -> None:
    game = detente.game(id)
    orders = random_orders(game, partial(game.start, None, seed), seed)
    live = live_table(game, partial(game.start, None, seed))
    observers = [*range(len(live.holders)), None]
    watchers = [Watcher(live, observer, "de") for observer in observers]
    for seat, order in orders:
        do(live, seat, order)
    for observer, watcher in zip(observers, watchers, strict=True):
        (_, hello, _), *frames = watcher.received()
        scene = json.loads(hello)["frame"]["scene"]
        renderer = live.renderer(observer, "de")
        log = list(json.loads(hello)["frame"]["log"])
        for number, (event, data, event_id) in enumerate(frames, 1):
            frame = json.loads(data)["frame"]
            assert (event, frame["number"], event_id) == ("frame", number, str(number))
            scene = patched(scene, frame["patch"])
            log += frame["log"]
            if number % EVERY:
                continue
            past = renderer.past_frame(number)
            assert by_id(scene | {"offers": [], "undoable": 0}) == by_id(past["scene"])
            assert past["log"] == frame["log"] and past["changes"] == frame["changes"]
        assert by_id(scene) == by_id(json.loads(json.dumps(renderer.current_scene())))
        assert renderer.all_lines() == log
        assert renderer.timeline.latest == len(frames)


@pytest.mark.parametrize("id", GAMES)
def test_a_draft_of_another_seat_makes_no_frame(id: str) -> None:
    """Nobody can count the parts of a hidden answer, nor see that some were taken back."""
    game = detente.game(id)
    counted = 0
    for seed in range(10):
        live = live_table(game, partial(game.start, None, seed))
        table = live.game_log
        assert table is not None
        for seat, order in random_orders(game, table.opening, seed):
            others = [table.timeline(other) for other in range(table.state.seats) if other != seat]
            before = [timeline.latest for timeline in others]
            open_draft = bool(table.state.drafting) and seat in table.state.to_act
            do(live, seat, order)
            if open_draft and table.state.drafting and seat in table.state.to_act:
                counted += 1
                assert [timeline.latest for timeline in others] == before
    assert counted > 10


def test_every_own_action_is_a_frame_and_another_question() -> None:
    """Else a command sent again for the same question could be carried out twice."""
    for id in GAMES:
        game = detente.game(id)
        live = live_table(game, partial(game.start, None, 5))
        table = live.game_log
        assert table is not None
        for seat, order in random_orders(game, table.opening, 5):
            timeline = table.timeline(seat)
            before = timeline.ask, timeline.latest
            do(live, seat, order)
            assert timeline.ask > before[0] and timeline.latest > before[1]


def test_names_are_those_of_the_players() -> None:
    game = detente.game("nuclear_war")
    live = live_table(game, partial(game.start, None, 1))
    live.holders[1].name = "Zoë & Söhne"
    watcher = Watcher(live, 0, "de")
    assert "Zoë & Söhne" in watcher.received()[0][1].decode()


@pytest.mark.parametrize("id", detente.games())
def test_the_first_frame_tells_what_happened_before_the_first_decision(
    id: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = detente.game(id)
    events: list[object] = []
    state = game.start(None, 4, events)
    entry = (state.to_act[0], game.actions.text(state.legal_actions(state.to_act[0])[0]))
    table = GameLog(game, partial(game.start, None, 4), [entry])
    for observer in (*range(state.seats), None):
        told = Renderer(table, observer, "en", lambda: [])
        expected = log_lines(game, events, observer, Words(game, "en", options=state.options))
        assert told.past_frame(0)["log"] == [line | {"frame": 0} for line in expected]
        assert told.all_lines()[: len(expected)] == told.past_frame(0)["log"]
    assert not caplog.records
