"""Bots at a table: they never get the true state, give drafts whole, and their time tells nothing."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.server.container import Services
from detente.server.keys import fresh_token
from detente.server.settings import Settings
from detente.server.store.models import HolderRow
from detente.server.tables.game_log import GameLog
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from detente.server.thinking import bot_runner
from detente.server.thinking.bot_pool import BotPool, seed_of, think
from tests.server.serving import in_a_loop, sqlite_url
from tests.server.table_for_tests import GAMES, InstantSampler, again, random_orders


class Ear:
    """Stands for worker processes: writes down what is sent to them, and does it at once."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    def prepare(self) -> None:
        pass

    async def do(self, *given: Any) -> list[list[str]]:
        self.sent.append(given)
        return think(*given)


@pytest.mark.parametrize("id", GAMES)
def test_a_worker_gets_a_world_that_depends_on_the_seats_view_alone(id: str) -> None:
    game = detente.game(id)
    rnd = random.Random(3)
    different = 0
    for seed in range(6):
        orders = random_orders(game, partial(game.start, None, seed), seed)
        game_log = GameLog(game, partial(game.start, None, seed), orders[: rnd.randrange(len(orders))])
        if game_log.state.over:
            continue
        seat = game_log.state.to_act[0]
        twin = game_log.state.determinize(seat, 99)
        other = GameLog(game, again(twin))
        other.entries = game_log.entries
        sent = []
        for each in (game_log, other):
            pool, ear = BotPool(1), Ear()
            pool.workers = ear  # type: ignore[assignment]
            pool.worlds.workers = InstantSampler()  # type: ignore[assignment]
            in_a_loop(chosen(pool, each, seat))
            sent.append(ear.sent)
        assert sent[0] == sent[1]
        world = game.from_dict(sent[0][0][3])
        assert world.view(seat) == game_log.state.view(seat)
        different += world.to_dict()["cards"] != game_log.state.to_dict()["cards"]
    assert different > 0


async def chosen(pool: BotPool, game_log: GameLog, seat: int) -> None:
    """Let a bot think."""
    assert await pool.choose("random", 5, game_log, seat, 0.1)


def test_a_move_is_thought_out_to_where_it_meets_something_unseen() -> None:
    """Drafts are answers of all their parts; what follows plain actions that can be taken back is part of the move."""
    drafts = plain = longer = 0
    for id in GAMES:
        game = detente.game(id)
        for seed in range(4):
            state = game.start(None, seed)
            rnd = random.Random(seed)
            while not state.over:
                seat = state.to_act[0]
                move = think("random", seed, id, state.determinize(seat, 1).to_dict(), seat, 0.0)
                twin = state.clone()
                for k, answer in enumerate(move):
                    drafting = bool(twin.drafting)
                    for part in answer:
                        assert seat in twin.to_act
                        before = twin.undoable(seat)
                        twin.apply(seat, game.actions.parse(part))
                        last = k == len(move) - 1 and part is answer[-1]
                        assert last or twin.undoable(seat) == before + 1
                    assert drafting or len(answer) == 1
                    assert not drafting or seat not in twin.to_act or not twin.draft_of(seat)
                    drafts, plain = drafts + drafting, plain + (not drafting)
                assert seat not in twin.to_act or twin.undoable(seat) != before + 1
                longer += len(move) > 1
                state.apply(seat, rnd.choice(state.legal_actions(seat)))
    assert drafts > 20 and plain > 100 and longer > 20


def test_a_bots_chance_is_its_own() -> None:
    seeds = {seed_of(table, seat, made) for table in range(3) for seat in range(3) for made in range(3)}
    assert len(seeds) == 27 and all(seed < 2**128 for seed in seeds)
    assert seed_of(1, 2, 3) == seed_of(1, 2, 3)


PACE = 0.25
SLOW = 0.6
"""Of the pace: how long a bot with something to think about thinks here."""


class Watched:
    """A table of Isles at which bots play. asked: when each seat was last asked; answered: when its answers came."""

    def __init__(self, tmp_path: Path, pace: float, pool: BotPool, seats: int = 2) -> None:
        self.settings = Settings(sqlite_url(tmp_path), pace, 1)
        self.pool = pool
        self.seats = seats
        self.asked: dict[int, float] = {}
        self.answered: list[tuple[float, int]] = []

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play until it is enough."""
        services = Services(self.settings)
        carry_out, answer = services.table_service.carry_out, services.bots._answer

        async def noted(live: LiveTable, holder: HolderRow, *given: Any) -> int:
            self.answered.append((asyncio.get_running_loop().time(), holder.seat))
            return await carry_out(live, holder, *given)

        async def asked(live: LiveTable, seat: int) -> None:
            self.asked[seat] = asyncio.get_running_loop().time()
            await answer(live, seat)

        services.table_service.carry_out = noted  # type: ignore[method-assign]
        services.bots._answer = asked  # type: ignore[method-assign]
        await services.start()
        services.bots.pool = self.pool
        row = await services.store.register_visitor(fresh_token(), "Anna")
        identity = Identity("token", row.id, row.name)
        game = detente.game("isles")
        holders = services.seating.holders_from(identity, game, [("bot", None, "random")] * self.seats, "en")
        await services.table_service.create_table(
            identity, game, {**game.start({"seats": self.seats}, 0).options}, "", holders
        )
        while not enough():
            await asyncio.sleep(0.01)
        await services.stop()


def test_how_long_a_bot_thinks_cannot_be_seen(tmp_path: Path) -> None:
    """Answers come at the pace, whether they were thought out at once or took most of it."""
    begun: list[tuple[float, int]] = []

    class Pensive(BotPool):
        async def choose(
            self, name: str, bot_seed: int, game_log: GameLog, seat: int, budget: float | None
        ) -> list[list[str]]:
            begun.append((watched.asked[seat], seat))
            if len(begun) % 2:
                await asyncio.sleep(PACE * SLOW)
            legal = game_log.state.legal_actions(seat)
            return [[game_log.game.actions.text(legal[-1])]]

    watched = Watched(tmp_path, PACE, Pensive(1))
    in_a_loop(watched.play(lambda: len(watched.answered) > 9))
    gaps: list[float] = []
    for moment, seat in begun[:9]:
        gaps.append(
            next(given for given, other in watched.answered if other == seat and given > moment) - moment
        )
    assert all(gap >= PACE * 0.95 for gap in gaps), gaps
    quick, slow = gaps[1::2], gaps[0::2]
    assert abs(min(quick) - min(slow)) < PACE * SLOW / 2, (quick, slow)


def test_the_first_answer_of_a_move_comes_when_its_time_is_up_and_each_further_one_a_pace_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace, paces = 0.05, 3
    wanted = pace * (paces - 0.5)
    monkeypatch.setattr(bot_runner, "patience", lambda bot: wanted)
    asked: list[tuple[float, int, int]] = []

    class Quick(BotPool):
        async def choose(
            self, name: str, bot_seed: int, game_log: GameLog, seat: int, budget: float | None
        ) -> list[list[str]]:
            assert budget == wanted / len(game_log.state.to_act)
            seed = len(game_log.entries)
            world = game_log.state.determinize(seat, seed).to_dict()
            move = think(name, seed, game_log.game.id, world, seat, budget)
            asked.append((watched.asked[seat], seat, len(move)))
            return move

    watched = Watched(tmp_path, pace, Quick(1))
    in_a_loop(watched.play(lambda: sum(length > 1 for _, _, length in asked[:-2]) >= 3))
    for seat in range(2):
        times = iter([given for given, other in watched.answered if other == seat])
        for moment, _, length in [each for each in asked[:-2] if each[1] == seat]:
            for gap in [pace * paces, *[pace] * (length - 1)]:
                given = next(times)
                assert given - moment >= gap * 0.9
                moment = given


def test_bots_that_are_asked_side_by_side_are_all_due_at_one_time(tmp_path: Path) -> None:
    """Three captains give orders at once: all think before any answer comes, share the time, and answer together."""
    begun: list[tuple[float, int, float | None]] = []
    seats, pace = 3, 4 * PACE

    class Quick(BotPool):
        async def choose(
            self, name: str, bot_seed: int, game_log: GameLog, seat: int, budget: float | None
        ) -> list[list[str]]:
            begun.append((asyncio.get_running_loop().time(), seat, budget))
            world = game_log.state.determinize(seat, 1).to_dict()
            return think(name, 1, game_log.game.id, world, seat, budget)

    watched = Watched(tmp_path, pace, Quick(1), seats)
    in_a_loop(watched.play(lambda: len(watched.answered) >= seats))
    assert sorted(seat for _, seat, _ in begun[:seats]) == [0, 1, 2]
    assert sorted(seat for _, seat in watched.answered[:seats]) == [0, 1, 2]
    first = watched.answered[0][0]
    assert all(moment < first for moment, _, _ in begun[:seats])
    assert sum(budget or 0 for _, _, budget in begun[:seats]) == pytest.approx(pace / 2)
    assert watched.answered[seats - 1][0] - first < pace, watched.answered
