"""How fast something comes says nothing of what was decided in secret, nor whether a standing order decided.

Two sets of times are compared by their ranks: `told_apart` is how much better than by chance somebody guesses which of two times is from the
first set. So a busy machine, which delays both alike, makes no difference, and a few outliers do not count.
"""

from __future__ import annotations

import random
import time
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from detente.core.records.record import Match
from detente.server.service.importing import ImportedGame, import_game
from detente.server.service.standing_keeper import delay
from detente.server.settings import Settings
from detente.server.store.models import now
from detente.server.store.time_control import MAIL
from detente.server.tables.live_table import LiveTable
from tests.server.serving import Person, Server, Watch, in_a_loop, parsed, sqlite_url
from tests.server.test_hidden_decisions import positions, secrets
from tests.server.test_standing_orders import CARDS, Playing, order, with_a_table

GAMES = ("nuclear_war", "twoplustwo", "wsdv")
"""Others notice in these that something has been decided, but not what."""
SAMPLES = 120
MOST = 0.2
"""More than five standard deviations with this number of samples. A difference as large as a typical time itself gives 0.32."""


def told_apart(first: list[float], second: list[float]) -> float:
    """How much more often than in half of all cases a guess by the time is right; 0.5: always."""
    wins = sum((one > other) + (one == other) / 2 for one in first for other in second)
    return abs(wins / (len(first) * len(second)) - 0.5)


def test_a_difference_would_be_noticed_and_noise_is_not() -> None:
    rnd = random.Random(1)

    def times(more: float) -> list[float]:
        return [more + rnd.lognormvariate(0, 0.5) + (rnd.random() < 0.1) * 20 for _ in range(SAMPLES)]

    assert all(told_apart(times(0.0), times(0.0)) < MOST for _ in range(50))
    assert all(told_apart(times(0.0), times(1.0)) > MOST for _ in range(50))


# -- which secret choice it was


def noticed(id: str) -> tuple[Match, int, list[int]]:
    """A position at which others notice that a seat has decided, but not which of two things."""
    for match in positions(id):
        for seat in match.state.to_act:
            for _, (one, other, *_) in secrets(match.state, seat):
                after = match.state.clone()
                after.apply(seat, one, [])
                others = [each for each in range(match.state.seats) if each != seat]
                if any(after.view(each) != match.state.view(each) for each in others):
                    return match, seat, [one, other]
    raise AssertionError(f"nobody notices a secret decision in {id}")


class TimedWatch(Watch):
    """A stream that notes when its events came."""

    def __init__(self, *args: Any) -> None:
        self.times: list[float] = []
        super().__init__(*args)

    def read(self) -> None:
        with suppress(httpx.TransportError, httpx.StreamError):
            for event in parsed(self.answer.iter_lines()):
                self.times.append(time.perf_counter())
                self.events.append(event)
                self.fresh.put(event)


class SecretTable:
    """A person who holds all seats of a table at which one has something to decide in secret, and watches from everywhere."""

    def __init__(self, server: Server, imported: ImportedGame, match: Match, seat: int) -> None:
        self.person, self.table, self.match, self.seat = Person(server.url), imported.table, match, seat
        for link in imported.links:
            self.person.post(f"/api/keys/{link.rsplit('/', 1)[1]}", {})
        others = ("-", *(each for each in range(match.state.seats) if each != self.seat))
        self.own = f"{self.table}:{self.seat}"
        watches = (*(f"{self.table}:{each}" for each in others), self.own)
        self.watch = TimedWatch(self.person.http, watches, None, "en")
        self.ask = 0
        for _ in watches:
            hello = self.watch.next("hello")
            if hello["watch"] == self.own:
                self.ask = hello["frame"]["ask"]

    def takes(self, **orders: Any) -> float:
        """The seconds from a command to the last that others receive of it."""
        begun, after = len(self.watch.events), time.perf_counter()
        self.person.command(self.table, self.seat, self.ask, **orders)
        while True:
            event, data, _ = self.watch.fresh.get(timeout=60)
            if event == "frame" and data["watch"] == self.own:
                self.ask = data["frame"]["ask"]
                break
        return (
            max(
                at
                for (event, data, _), at in zip(
                    self.watch.events[begun:], self.watch.times[begun:], strict=False
                )
                if event == "frame" and data["watch"] != self.own
            )
            - after
        )

    def tried(self, action: int) -> float:
        """How long others wait for news of an action, which is taken back."""
        taken = self.takes(actions=[self.match.game.actions.text(action)])
        self.takes(undo=1)
        return taken


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_others_cannot_tell_by_the_time_what_was_chosen_in_secret(tmp_path: Path, id: str) -> None:
    match, seat, pair = noticed(id)
    imported: list[ImportedGame] = []

    async def write() -> None:
        imported.append(await import_game(Settings(sqlite_url(tmp_path)), match.record))

    in_a_loop(write())
    server = Server(sqlite_url(tmp_path))
    try:
        table = SecretTable(server, imported[0], match, seat)
        for _ in range(5):  # until the server has its texts, and its pace
            for action in pair:
                table.tried(action)
        times: dict[int, list[float]] = {action: [] for action in pair}
        for action in random.Random(2).sample(pair * SAMPLES, 2 * SAMPLES):
            times[action].append(table.tried(action))
        apart = told_apart(*times.values())
        assert apart < MOST, (apart, [sorted(each)[SAMPLES // 2] for each in times.values()])
    finally:
        server.stop()


# -- whether a standing order answered


def test_an_order_answers_as_fast_as_its_player() -> None:
    rnd = random.Random(3)
    for middle in (20.0, 600.0, 6000.0):
        own = [middle * rnd.lognormvariate(0, 0.7) for _ in range(60)]
        drawn = [delay(own, MAIL, rnd) for _ in range(2000)]
        assert told_apart(own, drawn) < 0.1


def test_coming_to_the_table_takes_none_of_the_time_of_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise whoever usually answers within seconds would take longer whenever an order answers for them."""

    async def play(table: Playing) -> None:
        table.keeper.visit = (5.0, 5.0)
        answered: list[datetime] = []
        carry_out = table.services.table_service.carry_out

        async def noted(live: LiveTable, *rest: Any) -> int:
            answered.append(now())
            return await carry_out(live, *rest)

        monkeypatch.setattr(table.services.table_service, "carry_out", noted)
        await table.give(order("place", *CARDS))
        (asked,) = await table.keeper.orders.asked()
        due = now() + timedelta(seconds=2)
        await table.keeper.orders.set_due(asked, due)
        await table.look()
        if not answered:
            await table.look(seconds=(due - now()).total_seconds())
        assert timedelta(0) <= answered[0] - due < timedelta(seconds=4)

    with_a_table(tmp_path, play)
