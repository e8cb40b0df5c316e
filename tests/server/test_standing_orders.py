"""Standing orders: answers that players leave for when they are away, of which nobody else notices anything."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

import detente
from detente.server.container import Services
from detente.server.keys import fresh_id, fresh_token
from detente.server.limits import Limits
from detente.server.service import table_service
from detente.server.service.standing_keeper import LONGEST, USUAL, Decision, decide, delay
from detente.server.settings import Settings
from detente.server.store.models import StandingOrderRow, now
from detente.server.store.store import NewHolder
from detente.server.store.time_control import BOT, LIVE, MAIL, TimeControl
from detente.server.tables.game_log import GameLog
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from tests.server.serving import Person, Server, in_a_loop, sqlite_url
from tests.server.test_access import named
from tests.server.test_clocks import let_time_pass
from tests.server.test_play import frame_of, joined

GAME = "nuclear_war"
CARDS = [
    f"place {card}"
    for card in ("warhead_10", "warhead_20", "warhead_50", "warhead_100", "polaris", "atlas", "saturn", "b70")
]
DAYS = TimeControl(MAIL, 3 * 86400.0, 0.0, 0.0, BOT, "random")


def order(question: str = "place", *actions: str, **more: Any) -> StandingOrderRow:
    fields: dict[str, Any] = {"facts": {}, "times": None, "until": None, "since": 0} | more
    return StandingOrderRow(question=question, actions=list(actions), **fields)


class Playing:
    """Two people at a table of a server without its watches: nothing is done but what a test does."""

    def __init__(self, services: Services, live: LiveTable, anna: Identity, boris: Identity) -> None:
        self.services, self.live, self.anna, self.boris = services, live, anna, boris
        self.keeper = services.standing
        self.random = random.Random(3)

    @property
    def log(self) -> GameLog:
        assert self.live.game_log is not None
        return self.live.game_log

    def asked(self, seat: int) -> str | None:
        """The question that a seat is asked, if it is."""
        state = self.log.state
        return str(state.view(seat)["question"]["name"]) if seat in state.to_act else None

    async def act(self, seat: int, *orders: str, undo: int = 0) -> None:
        identity = self.anna if seat == 0 else self.boris
        timeline = await self.services.open_tables.timeline(self.live, seat)
        await self.services.table_service.command(
            self.live.row.id, identity, seat, fresh_id(), timeline.ask, undo or list(orders)
        )

    async def go_on(self, until: Callable[[], bool]) -> None:
        """Moves at random, until something holds."""
        while not until():
            seat = self.log.state.to_act[0]
            texts = [self.log.game.actions.text(action) for action in self.log.state.legal_actions(seat)]
            await self.act(seat, self.random.choice(texts))

    async def give(self, row: StandingOrderRow) -> None:
        await self.keeper.add(self.live, self.anna, 0, row)

    async def look(self, **later: float) -> None:
        """The keeper looks, and does what it begins."""
        await self.keeper.look(now() + timedelta(**later))
        await asyncio.gather(*self.keeper.visiting)

    async def states(self) -> list[str]:
        return [row.state for row in await self.keeper.orders.of(self.live.holders[0].id)]


@asynccontextmanager
async def playing(address: str, time: TimeControl | None = DAYS) -> AsyncIterator[Playing]:
    services = Services(Settings(address, limits=Limits({})))
    await services.start()
    await services.standing.stop()
    await services.timekeeper.stop()
    services.standing.visit = (0.0, 0.0)
    try:
        anna, boris = [await services.table_service.register(Identity(fresh_token())) for _ in range(2)]
        holders = [
            NewHolder(seat, "person", f"P{seat}", visitor=(boris if seat else anna).visitor)
            for seat in range(3)
        ]
        # Always the same deal: in some, seat 0 is dead before it has placed a card.
        deals = random.Random(5)
        with mock.patch.object(table_service, "fresh_seed", lambda: deals.getrandbits(62)):
            live = await services.table_service.create_table(
                anna, detente.game(GAME), {"seats": 3}, "", holders, control=time
            )
        table = Playing(services, live, anna, boris)
        await table.go_on(lambda: table.asked(0) == "place")
        yield table
    finally:
        await services.stop()


def with_a_table(
    where: Path | str,
    play: Callable[[Playing], Coroutine[Any, Any, None]],
    time: TimeControl | None = DAYS,
) -> None:
    """where: the folder for a database, or its address."""

    async def work() -> None:
        async with playing(sqlite_url(where) if isinstance(where, Path) else where, time) as table:
            await play(table)

    in_a_loop(work())


def test_orders_are_carried_out_on_postgresql(postgres: str) -> None:
    async def play(table: Playing) -> None:
        await table.give(order("place", *CARDS, times=1))
        before = table.log.position
        await table.look()
        await table.look(days=2)
        assert table.log.position == before + 1 and await table.states() == ["done"]

    with_a_table(postgres, play)


def test_an_order_is_carried_out_as_often_as_was_said_and_its_owner_sees_it(tmp_path: Path) -> None:
    async def play(table: Playing) -> None:
        await table.give(order("place", *CARDS, times=2))
        before = table.log.position
        await table.look()
        assert table.log.position == before, "nothing is answered at once"
        await table.look(days=2)
        assert table.log.position == before + 1 and table.log.entries[-1][0] == 0
        told = await table.keeper.told(table.live, table.live.holders[0], "en")
        (given,) = told["orders"]
        assert (given["times"], given["state"], given["label"]) == (
            1,
            "open",
            "Which card do I place in my row?",
        )
        assert told["answered"] == [
            table.log.timeline(0).latest - (table.log.timeline(0).frames[-1] != before + 1)
        ]
        await table.go_on(lambda: table.asked(0) == "place")
        await table.look(days=2)
        await table.look(days=4)
        assert await table.states() == ["done"]
        await table.go_on(lambda: table.asked(0) == "place")
        before = table.log.position
        await table.look(days=9)
        assert table.log.position == before

    with_a_table(tmp_path, play)


def test_what_does_not_fit_any_more_is_withdrawn_and_the_next_order_counts(tmp_path: Path) -> None:
    async def play(table: Playing) -> None:
        view = table.log.state.view(0)
        missing = [text for text in CARDS if text.split()[1] not in view["hand"]]
        own = f"place {next(card for card in view['hand'] if f'place {card}' in CARDS)}"
        await table.give(order("place", *missing))
        await table.give(order("attack_target", "target B"))
        await table.give(order("place", *missing, own))
        await table.look(days=2)
        await table.look(days=2)
        assert table.log.entries[-1] == (0, own)
        assert await table.states() == ["unfit", "open", "open"]

    with_a_table(tmp_path, play)


def test_an_order_is_carried_out_before_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def play(table: Playing) -> None:
        await table.give(order("place", *CARDS))
        before = table.log.position
        await table.services.timekeeper.look(now())
        let_time_pass(sqlite_url(tmp_path), table.live.row.id, seconds=1)
        await table.services.timekeeper.look(now())
        assert table.log.position == before + 1 and table.log.entries[-1][0] == 0
        assert table.live.holders[0].kind == "person"
        await table.go_on(
            lambda: (table.asked(0) is not None and table.asked(0) != "place") or table.log.state.over
        )
        if not table.log.state.over:
            await table.services.timekeeper.look(now())
            let_time_pass(sqlite_url(tmp_path), table.live.row.id, seconds=1)
            await table.services.timekeeper.look(now())
            assert table.live.holders[0].kind == "bot", "no order answers this question"

    with_a_table(tmp_path, play)


def test_orders_go_with_their_giver(tmp_path: Path) -> None:
    async def play(table: Playing) -> None:
        await table.give(order("place", *CARDS))
        clara = await table.services.table_service.register(Identity(fresh_token()))
        async with table.live.lock:
            other = NewHolder(0, "person", "Clara", visitor=clara.visitor)
            holder = table.live.holders[0]
            await table.services.seating.change_holder(
                table.live, holder, NewHolder(0, "open", "", None), "holder"
            )
            await table.services.seating.change_holder(table.live, table.live.holders[0], other, "comer")
        before = table.log.position
        for _ in range(2):
            await table.look(days=2)
        assert table.log.position == before

    with_a_table(tmp_path, play)


# -- nobody notices


def test_when_an_answer_comes_does_not_depend_on_what_it_is(tmp_path: Path) -> None:
    """The time is drawn before anybody looks whether and how the orders answer; it is the same in every process, and in time."""

    async def play(table: Playing) -> None:
        dues = []
        for actions in (CARDS, CARDS[::-1], CARDS[:1]):
            row = order("place", *actions)
            row.at = table.live.row.updated
            await table.give(row)
            (asked,) = await table.keeper.orders.asked()
            dues.append(await table.keeper._due(asked))
            assert asked.deadline is not None and asked.since < dues[-1] < asked.deadline
            await table.keeper.orders.remove(row.holder, row.id)
        assert len(set(dues)) == 1

    with_a_table(tmp_path, play)


def test_an_answer_takes_as_long_as_a_player_usually_takes() -> None:
    rnd = random.Random(1)
    own = [60.0, 90.0, 3600.0, 7200.0, 40.0, 10_000_000.0]
    drawn = [delay(own, MAIL, rnd) for _ in range(2000)]
    assert all(any(0.8 * time <= one <= 1.25 * time or one == LONGEST for time in own) for one in drawn)
    for time in own[:5]:
        share = sum(0.8 * time <= one <= 1.25 * time for one in drawn) / len(drawn)
        assert 0.1 < share < 0.45
    least, most = USUAL[LIVE]
    assert all(least <= delay(own[:4], LIVE, rnd) <= most for _ in range(200))


def test_a_seat_is_seen_at_the_table_while_its_order_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Playing) -> None:
        here: list[bool] = []
        carry_out = table.services.table_service.carry_out

        async def watched(live: LiveTable, *rest: Any) -> int:
            here.append(table.services.broadcaster.info(live, table.boris)["seats"][0]["here"])
            return await carry_out(live, *rest)

        monkeypatch.setattr(table.services.table_service, "carry_out", watched)
        await table.give(order("place", *CARDS))
        await table.look(days=2)
        await table.look(days=2)
        assert here == [True]
        assert not table.live.is_present(0), "and it has gone again"

    with_a_table(tmp_path, play)


def test_others_are_told_nothing_of_orders(server: Server) -> None:
    anna, boris = named(server, "Anna"), named(server, "Boris")
    table = joined(anna, boris, game=GAME)
    watch = boris.watch(f"{table}:1")
    watch.next("table", lambda data: data["table"]["seats"][1]["here"])
    heard = len(watch.events)

    def seen() -> Any:
        info = boris.get(f"/api/tables/{table}")
        info.pop("now")
        return info, frame_of(boris, table, 1), boris.get("/api/me")["tables"]

    before = seen()
    path = f"/api/tables/{table}/seats/0/standing"
    told = anna.post(path, {"question": "intercept", "actions": ["decline"]}, 201)
    assert seen() == before
    assert len(watch.events) == heard
    watch.close()
    for answer in (
        boris.http.get(path),
        boris.http.delete(f"{path}/{told['orders'][0]['id']}"),
        Person(server.url).http.get(path),
    ):
        assert answer.status_code == 403
    assert anna.http.delete(f"{path}/{told['orders'][0]['id']}").json()["orders"] == []
    assert anna.http.delete(f"{path}/{told['orders'][0]['id']}").status_code == 404


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"question": "nap"}, "The question “nap” cannot be answered beforehand in this game."),
        ({"actions": ["keep"]}, "“keep” is no answer to the question “intercept”."),
        (
            {"facts": {"about.warhead": ["warhead_7"]}},
            "An order for this question cannot depend on “about.warhead” in this way.",
        ),
        ({"facts": {"hand": ["polaris"]}}, "An order for this question cannot depend on “hand” in this way."),
        ({"until": "tomorrow"}, "“tomorrow” cannot end an order for this question."),
        ({"actions": []}, "“actions” must have at least 1"),
        ({"times": 0}, "“times” must be at least 1"),
    ],
)
def test_a_wrong_order_is_refused_in_words(server: Server, wrong: dict[str, Any], message: str) -> None:
    anna = named(server, "Anna")
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    body = {"question": "intercept", "actions": ["decline"]} | wrong
    answer = anna.post(f"/api/tables/{table}/seats/0/standing?language=en", body, 400)
    assert message in answer["error"]["message"]


# -- what orders say, at positions of a game


def attacks() -> Any:
    """A game up to where a seat is asked whether it intercepts, for the second time at least."""
    for seed in range(40):
        rnd = random.Random(seed)
        log = GameLog(detente.game(GAME), partial(detente.game(GAME).start, {}, seed))
        attacked: set[int] = set()
        while not log.state.over:
            seat = rnd.choice(log.state.to_act)
            if log.state.view(seat)["question"]["name"] == "intercept":
                if seat in attacked:
                    return SimpleNamespace(log=log, seat=seat, about=log.state.view(seat)["about"])
                attacked.add(seat)
            log.advance((seat, log.game.actions.text(rnd.choice(log.state.legal_actions(seat)))))
    raise AssertionError("nobody is attacked twice")


def said(decided: Decision) -> str | None:
    return decided.chosen and decided.chosen[1]


def test_an_order_may_depend_on_who_attacks_and_with_what() -> None:
    attack = attacks()
    here, other = (
        attack.about["attacker"],
        next(
            seat
            for seat in range(attack.log.state.seats)
            if seat not in (attack.seat, attack.about["attacker"])
        ),
    )
    fits = {"about.attacker": [here], "about.warhead": [attack.about["warhead"]]}
    assert said(decide(attack.log, attack.seat, [order("intercept", "decline", facts=fits)])) == "decline"
    strange = decide(
        attack.log, attack.seat, [order("intercept", "decline", facts={"about.attacker": [other]})]
    )
    assert strange.chosen is None and strange.unfit == strange.over == []
    assert (
        said(decide(attack.log, attack.seat, [order("place", "place b70"), order("intercept", "decline")]))
        == "decline"
    )


@pytest.mark.parametrize("short", [False, True])
def test_an_order_ends_when_what_ends_it_has_happened(short: bool) -> None:
    """short: the log has more than a timeline keeps, so that the game is looked through anew."""
    attack = attacks()
    timeline = attack.log.timeline(attack.seat)
    if short:
        timeline.told = None
    ended = order("intercept", "decline", until="attacked", since=0)
    still = order("intercept", "decline", until="attacked", since=attack.log.position)
    decided = decide(attack.log, attack.seat, [ended, still])
    assert decided.over == [ended] and decided.chosen == (still, "decline")


def test_after_taking_an_answer_back_a_player_answers_themselves() -> None:
    attack = attacks()
    given = order("intercept", "decline")
    attack.log.entries.append((attack.seat, 1))
    assert decide(attack.log, attack.seat, [given]).chosen is None
    attack.log.entries.append(((attack.seat + 1) % 4, 1))
    assert decide(attack.log, attack.seat, [given]).chosen is None
    attack.log.entries.append((attack.seat, "keep"))
    assert decide(attack.log, attack.seat, [given]).chosen == (given, "decline")
