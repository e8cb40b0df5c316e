"""Answers in the name of players who are away, as their standing orders say.

Nobody else notices that there are orders. An answer takes about as long as the player's own take (`delay`), whatever it is, and it
goes through the same door as a move; meanwhile the seat counts as watched, as it does when its holder comes to move.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import to_thread
from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Any, Literal, TypedDict

import orjson

from detente.core.engine.game import Game
from detente.core.shown.foreseen import (
    Beforehand,
    Choice,
    Fact,
    beforehand,
    foreseen,
    happenings,
)
from detente.core.shown.standing import Answer, has_happened
from detente.core.shown.words import Words
from detente.server.errors import Refused, spoken_by
from detente.server.keys import fresh_id
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.last_seen import LastSeen
from detente.server.service.open_tables import OpenTables
from detente.server.service.table_service import TableService, holder_of, timeline_of
from detente.server.service.watch import Watch
from detente.server.store.database import is_unavailable
from detente.server.store.models import HolderRow, StandingOrderRow
from detente.server.store.standing_orders import MOST_ORDERS, OVER, UNFIT, Asked, Due, StandingOrders
from detente.server.store.time_control import LIVE
from detente.server.tables.game_log import GameLog, RulesFailed
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity

log = logging.getLogger("detente.server")

LOOK_SECONDS = 2.0
ENOUGH_TIMES = 5
"""With fewer decisions of a player at a table nothing can be said of their pace."""
USUAL = {LIVE: (4.0, 20.0)}
USUAL_BY_MAIL = (600.0, 4 * 3600.0)
"""How many seconds an answer then takes, at least and at most; short times are likelier."""
LONGEST = 12 * 3600.0
SHARE_LEFT = 0.75
"""At most this share of the time that a clock leaves is waited."""
VISIT = (4.0, 15.0)
"""For how many seconds a seat counts as watched before its answer, if there is so much time, and after it."""
AHEAD = timedelta(seconds=VISIT[1] + LOOK_SECONDS)
"""So long before an answer is due somebody begins with it: coming to the table takes none of its time."""


class StandingKeeper:
    """The watch over standing orders. All processes on a database look; one answers."""

    def __init__(
        self,
        orders: StandingOrders,
        open_tables: OpenTables,
        table_service: TableService,
        broadcaster: Broadcaster,
        last_seen: LastSeen,
    ) -> None:
        self.orders = orders
        self.open_tables = open_tables
        self.table_service = table_service
        self.broadcaster = broadcaster
        self.last_seen = last_seen
        self.visit = VISIT
        self.visiting: set[asyncio.Task[None]] = set()
        self._watch = Watch("standing orders", self.look, LOOK_SECONDS)

    def start(self) -> None:
        """Begin to watch."""
        self._watch.start()

    async def stop(self) -> None:
        """Stop watching. What is about to be answered is answered by another process, or later."""
        await self._watch.stop()
        for task in self.visiting:
            task.cancel()
        await asyncio.gather(*self.visiting, return_exceptions=True)

    async def look(self, at: datetime) -> None:
        """Find out which questions have come, and begin to answer those that are due at this moment."""
        for asked in await self.orders.asked():
            await self.orders.set_due(asked, await self._due(asked) if asked.owes else None)
        for due in await self.orders.due(at + AHEAD):
            if await self.orders.take(due, at + AHEAD):
                task = asyncio.create_task(self._visit(due, at))
                self.visiting.add(task)
                task.add_done_callback(self.visiting.discard)

    async def _due(self, asked: Asked) -> datetime:
        """When a seat's question is answered: the same in all processes, and before its time is up."""
        rnd = Random(sha256(f"standing {asked.bot_seed} {asked.seat} {asked.position}".encode()).digest())
        times = await self.orders.decision_times(asked.table, asked.seat)
        kind = None if asked.time is None else str(asked.time["kind"])
        wait = delay(times, kind, rnd)
        if asked.deadline is not None:
            wait = min(wait, SHARE_LEFT * max(0.0, (asked.deadline - asked.since).total_seconds()))
        return asked.since + timedelta(seconds=wait)

    async def _visit(self, due: Due, at: datetime) -> None:
        """Come to a table in a player's name, answer there when it is due, and go."""
        rnd = Random()
        try:
            live = await self.open_tables.get(due.table)
            seat = next((row.seat for row in live.holders if row.id == due.holder), None)
            if seat is None:
                await self.orders.settle(due.holder)
                return
            try:
                wait = min((due.at - at).total_seconds(), SHARE_LEFT * time_left(live, seat, at))
                here = max(0.0, min(wait, rnd.uniform(*self.visit)))
                await asyncio.sleep(wait - here)
                await self._seem(live, seat, here=True)
                await asyncio.sleep(here)
                async with live.lock:
                    await self.open_tables.catch_up(live)
                    if live.holders[seat].id != due.holder or not await self.answer(live, live.holders[seat]):
                        await self.orders.settle(due.holder)
                await asyncio.sleep(rnd.uniform(*self.visit))
            finally:
                await self._seem(live, seat, here=False)
        except Refused as error:
            log.warning("standing orders at table %s: %s", due.table, error.body("en")["error"]["message"])
        except Exception as error:
            if is_unavailable(error):
                log.warning("standing orders at table %s: there is no database", due.table)
            else:
                log.exception("standing orders at table %s have failed", due.table)

    async def _seem(self, live: LiveTable, seat: int, *, here: bool) -> None:
        """Let a seat count as watched, or no longer."""
        async with live.lock:
            (live.visited.add if here else live.visited.discard)(seat)
            await self.last_seen.record(live, live.holders[seat])
            await self.broadcaster.publish_presence(live)

    # -- for the holder of a seat

    async def add(self, live: LiveTable, identity: Identity, seat: int, row: StandingOrderRow) -> None:
        """Keep an order of a seat's holder. Refused if the game does not foresee it, the game does not run, or there are too many."""
        await self.table_service.authorize(live, identity, seat)
        async with live.lock:
            await self.open_tables.catch_up(live)
            holder = holder_of(live, identity, seat)
            if not live.running or live.game_log is None:
                raise Refused("not_now", "over" if live.row.status == "over" else "not-started")
            check(live.game, await to_thread(live.game_log.state.view, seat), row)
            row.holder, row.since = holder.id, live.game_log.position
            if not await self.orders.add(row):
                raise Refused("not_now", "most-orders", most=MOST_ORDERS)

    async def told(self, live: LiveTable, holder: HolderRow, language: str) -> StandingInfo:
        """What a seat may answer beforehand, the orders of its holder, and the frames that were such answers."""
        rows, numbers = await self.orders.of(holder.id), await self.orders.answers(holder)
        if live.game_log is None:
            return StandingInfo(questions=[], orders=[], answered=[])
        timeline = await self.open_tables.timeline(live, holder.seat)
        questions = await to_thread(choices, live, holder.seat, language)
        return StandingInfo(
            questions=questions if live.running else [],
            orders=[found for row in rows if (found := order_info(row, questions)) is not None],
            answered=[timeline.frame_at(number) for number in numbers],
        )

    # -- answering

    async def answer(self, live: LiveTable, holder: HolderRow) -> bool:
        """Answer the question of a seat, if an order says how; whether that was done. The table is locked."""
        game_log = live.game_log
        rows = await self.orders.open(holder.id)
        if not rows or not live.running or game_log is None or holder.seat not in game_log.state.to_act:
            return False
        decided = await to_thread(decide, game_log, holder.seat, rows)
        await self.orders.close([row.id for row in decided.over], OVER)
        await self.orders.close([row.id for row in decided.unfit], UNFIT)
        if decided.chosen is None:
            return False
        row, text = decided.chosen
        timeline = await timeline_of(game_log, holder.seat)
        service = self.table_service
        try:
            await service.run_shielded(service.carry_out(live, holder, fresh_id(), timeline.ask, [text]))
        except (Refused, RulesFailed) as error:
            log.warning("a standing order at table %s was not carried out: %s", live.row.id, error)
            return False
        await self.orders.carried_out(live.row.id, game_log.position, row.id)
        return True


def time_left(live: LiveTable, seat: int, at: datetime) -> float:
    """The seconds that the clock of a seat leaves; without a clock, more than anybody waits."""
    deadline = live.clocks[seat].deadline if seat in live.clocks else None
    return LONGEST if deadline is None else max(0.0, (deadline - at).total_seconds())


class Decision:
    """What orders say to a question. chosen: the one that is carried out, and its action; None: the player is to answer.

    over, unfit: orders that end here, by what has happened, or as nothing that they say is legal.
    """

    def __init__(self) -> None:
        self.chosen: tuple[StandingOrderRow, str] | None = None
        self.over: list[StandingOrderRow] = []
        self.unfit: list[StandingOrderRow] = []


def decide(game_log: GameLog, seat: int, rows: Sequence[StandingOrderRow]) -> Decision:
    """The first order that is for the present question of a seat. After an undo the player answers themselves."""
    decided = Decision()
    own = [what for actor, what in game_log.entries if actor == seat]
    if own and isinstance(own[-1], int):
        return decided
    state = game_log.state
    view = state.view(seat)
    legal = [game_log.game.actions.text(action) for action in state.legal_actions(seat)]
    for row in rows:
        answer = answer_of(row)
        if not answer.is_for(view, legal):
            continue
        if is_over(game_log, seat, row):
            decided.over.append(row)
            continue
        text = answer.among(legal)
        if text is not None:
            decided.chosen = row, text
            break
        decided.unfit.append(row)
    return decided


def answer_of(row: StandingOrderRow) -> Answer:
    """What an order says."""
    return Answer(row.question, row.actions, where=row.facts)


def is_over(game_log: GameLog, seat: int, row: StandingOrderRow) -> bool:
    """Whether what ends an order has happened since it was given, as far as its seat knows."""
    happening = happenings(game_log.game).get(row.until or "")
    if happening is None:
        return False
    timeline = game_log.timeline(seat)
    if timeline.told is not None and len(timeline.told) < (timeline.told.maxlen or 0):
        told = (orjson.loads(each.known) for each in timeline.told if timeline.frames[each.frame] > row.since)
    else:
        later = (past for past in game_log.snapshots() if past.position > row.since)
        told = (past.known_events(timeline.viewpoint(past.position)) for past in later)
    return any(has_happened(happening, seat, known) for known in told)


def delay(times: Sequence[float], kind: str | None, rnd: Random) -> float:
    """After how many seconds a question is answered: as one of these decisions took, a little more or less; if they are too few, as
    is usual at a table of this kind.
    """
    if len(times) >= ENOUGH_TIMES:
        return min(LONGEST, rnd.choice(times) * rnd.uniform(0.8, 1.25))
    least, most = USUAL.get(kind or "", USUAL_BY_MAIL)
    return float(least * (most / least) ** rnd.random())


class OrderInfo(TypedDict):
    """A standing order, for its holder. times: how often it is still carried out; null: without end. until: what ends it.

    state: `open`, `done` (as often as was wanted), `over` (what ends it has happened), or `unfit` (nothing of it was legal any more).
    """

    id: int
    question: str
    label: str
    actions: list[Choice]
    facts: list[Fact]
    times: int | None
    until: Choice | None
    state: Literal["open", "done", "over", "unfit"]


class StandingInfo(TypedDict):
    """What a seat may answer beforehand, the orders of its holder, and the frames that were answers in their name."""

    questions: list[Beforehand]
    orders: list[OrderInfo]
    answered: list[int]


def order_info(row: StandingOrderRow, questions: Sequence[Beforehand]) -> OrderInfo | None:
    """An order in words; None if the game under new rules does not foresee its question any more."""
    asked = next((each for each in questions if each["question"] == row.question), None)
    if asked is None:
        return None
    labels = {choice["value"]: choice for choice in asked["actions"]}
    return OrderInfo(
        id=row.id,
        question=row.question,
        label=asked["label"],
        actions=[labels[text] for text in row.actions if text in labels],
        facts=[
            Fact(
                path=fact["path"], label=fact["label"], values=chosen(fact["values"], row.facts[fact["path"]])
            )
            for fact in asked["facts"]
            if fact["path"] in row.facts
        ],
        times=row.times,
        until=next((choice for choice in asked["until"] if choice["value"] == row.until), None),
        state=row.state,  # type: ignore[typeddict-item]
    )


def chosen(values: Sequence[Choice], wanted: Sequence[Any]) -> list[Choice]:
    """Those of several values that somebody has chosen."""
    return [choice for choice in values if choice["value"] in wanted]


def choices(live: LiveTable, seat: int, language: str) -> list[Beforehand]:
    """The questions that a seat may answer beforehand, in words. Slow: not for the event loop."""
    assert live.game_log is not None
    view = live.game_log.state.view(seat)
    words = Words(live.game, spoken_by(live.game, language), names=live.names(), options=live.options)
    return beforehand(live.game, view, words)


def check(game: Game, view: dict[str, Any], row: StandingOrderRow) -> None:
    """Refused if the game does not foresee an order of this kind."""
    asked = foreseen(game, view).get(row.question)
    if asked is None:
        raise Refused("malformed", "standing-question", question=row.question)
    strange = [action for action in row.actions if action not in asked.actions]
    if strange:
        raise Refused("malformed", "standing-action", action=strange[0], question=row.question)
    for path, values in row.facts.items():
        if not set(values) <= set(asked.facts.get(path, ())):
            raise Refused("malformed", "standing-fact", fact=path)
    if row.until is not None and row.until not in asked.until:
        raise Refused("malformed", "standing-until", until=row.until)
