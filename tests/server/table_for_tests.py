"""Tables in memory and streams whose bytes can be read, for tests without a network."""

import random
from typing import Any

import detente
from detente.core.engine.state import State
from detente.server.store.models import HolderRow, TableRow
from detente.server.tables.game_log import GameLog, Observer, Opening
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity, Stream, Subscription
from detente.server.thinking.world_sampler import sample_world

GAMES = ("isles", "nuclear_war")
HOST = 1


def again(state: State) -> Opening:
    """The opening of a game that begins in this state."""
    return lambda events: state.clone()


def live_table(game: detente.Game, opening: Opening) -> LiveTable:
    """A table that runs, all of whose seats one visitor holds. Nothing of it is in a database."""
    state = opening([])
    row = TableRow(
        id="t", name="", game=game.id, version=game.version, options=dict(state.options), seed="0",
        bot_seed="0", status="running", position=0, owed=[], host=HOST,
    )  # fmt: skip
    holders = [
        HolderRow(
            id=seat + 1, table_id="t", seat=seat, kind="person", name=f"P{seat}", bot=None, visitor=HOST, since=0,
            until=None,
        )
        for seat in range(state.seats)
    ]  # fmt: skip
    return LiveTable(row, game, holders, GameLog(game, opening))


class InstantSampler:
    """Samples worlds at once, instead of worker processes. truths: what it was given."""

    def __init__(self) -> None:
        self.truths: list[dict[str, Any]] = []

    async def do(self, game: str, truth: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
        self.truths.append(truth)
        return sample_world(game, truth, seat, seed)

    def close(self) -> None:
        pass


class Watcher:
    """A browser that watches a table from a seat: all bytes that it was sent."""

    def __init__(self, live: LiveTable, observer: Observer, language: str = "en") -> None:
        self.stream = Stream()
        self.stream.frame_numbers = [None]
        watch = "t:-" if observer is None else f"t:{observer}"
        self.subscription = Subscription(self.stream, 0, watch, observer, language, Identity(visitor=HOST))
        live.subscriptions.append(self.subscription)
        frame = live.first_frame(self.subscription, None)
        assert live.game_log is not None
        self.stream.frame_numbers = [live.game_log.timeline(observer).latest]
        self.subscription.send("hello", frame=frame)

    def received(self) -> list[tuple[str, bytes, str]]:
        """What has arrived since the last time: event, data, id."""
        got: list[tuple[str, bytes, str]] = []
        while not self.stream.queue.empty():
            item = self.stream.queue.get_nowait()
            assert item is not None, "the stream was cut"
            got.append(item)
        return got


def do(live: LiveTable, seat: int, order: str | int) -> None:
    """An entry of the log, sent to all who watch."""
    table = live.game_log
    assert table is not None
    rendered, failed = live.advance_to(table.preview((seat, order)))
    assert not failed
    live.send_frames(rendered)


def random_orders(game: detente.Game, opening: Opening, seed: int) -> list[tuple[int, str | int]]:
    """The log of a random game to its end, with an undo now and then."""
    rnd = random.Random(seed)
    table = GameLog(game, opening)
    while not table.state.over:
        state = table.state
        undoable = [seat for seat in range(state.seats) if state.undoable(seat)]
        if undoable and rnd.random() < 0.1:
            seat = rnd.choice(undoable)
            table.advance((seat, rnd.randint(1, state.undoable(seat))))
            continue
        seat = rnd.choice(state.to_act)
        table.advance((seat, game.actions.text(rnd.choice(state.legal_actions(seat)))))
    return table.entries


def patched(scene: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of a scene and a patch."""
    after = dict(scene)
    for name, value in patch.items():
        if name not in ("places", "pieces", "panels"):
            after[name] = value
            continue
        elements = {element["id"]: element for element in scene[name]}
        for id in value.get("drop", []):
            del elements[id]
        elements |= {element["id"]: element for element in value.get("put", [])}
        order = value.get("order", list(elements))
        after[name] = [elements[id] for id in order]
    return after
