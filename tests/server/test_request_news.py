"""News of what somebody asks of all people at a table: to go back to a decision, or to end the game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

import detente
from detente.server.container import Services
from detente.server.keys import fresh_token
from detente.server.store.models import AddressRow, now
from detente.server.store.store import NewHolder
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity, Stream, Subscription
from tests.server.serving import in_a_loop
from tests.server.test_news import BERLIN, Post, look, post, served_alone
from tests.server.test_play import GAME

__all__ = ["post"]

NAMES = ("Anna", "Boris")
LATER = timedelta(minutes=5)
ABANDON, TAKE_BACK = "abandon", "take-back"


class Table:
    """A table of Anna and Boris, at a server that looks for news only when told to."""

    def __init__(self, services: Services, live: LiveTable, people: list[Identity], post: Post) -> None:
        self.services = services
        self.live = live
        self.people = people
        self.post = post

    async def decide_both(self) -> None:
        """Both answer what they are asked until the game has gone on, so that nobody can take that back alone."""
        assert self.live.game_log is not None
        while self.live.game_log.undoable(0) or self.live.game_log.last_decision(0) is None:
            (seat, *_) = self.live.game_log.state.to_act
            await self.act(seat)

    async def act(self, seat: int) -> None:
        """A seat does the first thing that it may do."""
        game_log = self.live.game_log
        assert game_log is not None
        action = self.live.game.actions.text(game_log.state.legal_actions(seat)[0])
        ask = game_log.timeline(seat).ask
        await self.services.table_service.command(
            self.live.row.id, self.people[seat], seat, f"{len(game_log.entries)}", ask, [action]
        )

    async def ask(self, kind: str, seat: int = 0) -> None:
        await self.services.agreements.propose(self.live, self.people[seat], seat, kind)

    async def answer(self, seat: int, agrees: bool) -> None:
        assert self.live.asked is not None
        await self.services.agreements.answer(
            self.live, self.people[seat], seat, self.live.asked.number, agrees
        )

    async def wants_news(self, seat: int, target: str, when: str, pace: str, **more: Any) -> None:
        """A player wants news at an address."""
        visitor = self.people[seat].visitor
        fields = {"language": "en", "zone": BERLIN, "confirmed": now(), "at": now()} | more
        row = await self.services.news.add_address(
            AddressRow(visitor=visitor, kind="mail", target=target, **fields)
        )
        assert row is not None
        await self.services.news.subscribe(self.live.holders[seat].id, row.id, when, pace)

    async def news(self, target: str, at: datetime | None = None) -> list[str]:
        """All mails about requests that somebody has had by a time."""
        await look(self.services, at or now())
        return [mail for mail in self.post.to(target) if "asks to" in mail or "suggests" in mail]


@asynccontextmanager
async def table(database: str, post: Post) -> AsyncIterator[Table]:
    """A running table."""
    post.mails.clear()
    services = await served_alone(database, post)
    try:
        people = [await services.table_service.register(Identity(fresh_token()), name) for name in NAMES]
        holders = [
            NewHolder(seat, "person", who.name, visitor=who.visitor) for seat, who in enumerate(people)
        ]
        live = await services.table_service.create_table(
            people[0], detente.game(GAME), {"seats": 2}, "Sunday", holders
        )
        yield Table(services, live, people, post)
    finally:
        await services.stop()


def test_those_who_must_agree_hear_who_asks_for_what(database: str, post: Post) -> None:
    async def play() -> None:
        async with table(database, post) as made:
            await made.decide_both()
            await made.wants_news(0, "asks@example.org", "always", "at_once")
            await made.wants_news(1, "boris@example.org", "always", "at_once")
            await made.wants_news(1, "boris@example.de", "always", "at_once", language="de")
            await made.wants_news(1, "boris@example.fr", "always", "at_once", language="fr")
            await made.ask(TAKE_BACK)
            (mail,) = await made.news("boris@example.org")
            assert "Boris, at the table “Sunday (Isles)” Anna asks to go back to their last decision." in mail
            assert mail.count("https://play.example.org/seat/") == 1
            assert [each["Subject"] for each in post.mails if each["To"] == "boris@example.org"][-1] == (
                "Anna asks to go back: Sunday (Isles)"
            )
            (german,) = post.to("boris@example.de", "Anna bittet um eine Rücknahme: Sunday (Isles)")
            assert (
                "Boris, am Tisch „Sunday (Isles)“ bittet Anna darum, zur eigenen letzten Entscheidung zurückzugehen."
                in german
            )
            assert post.to("boris@example.fr", "Anna demande à revenir en arrière : Sunday (Isles)")
            assert await made.news("asks@example.org") == []
            assert len(await made.news("boris@example.org")) == 1, "once"
            await made.answer(1, False)
            await made.ask(ABANDON)
            assert (
                "Boris, at the table “Sunday (Isles)” Anna suggests ending the game without a result."
                in (await made.news("boris@example.org"))[-1]
            )

    in_a_loop(play())


def test_a_request_that_was_withdrawn_answered_or_outdated_is_not_sent(database: str, post: Post) -> None:
    async def play() -> None:
        async with table(database, post) as made:
            await made.decide_both()
            await made.wants_news(1, "quiet@example.org", "always", "at_once")
            await made.ask(ABANDON)
            await made.answer(0, False)
            assert await made.news("quiet@example.org") == []
            await made.ask(ABANDON)
            await made.answer(1, False)
            assert await made.news("quiet@example.org") == []
            await made.ask(TAKE_BACK)
            await made.act(0)
            assert made.live.asked is None
            assert await made.news("quiet@example.org") == []

    in_a_loop(play())


def test_who_wants_news_only_while_away_hears_after_a_minute_and_not_at_the_table(
    database: str, post: Post
) -> None:
    async def play() -> None:
        async with table(database, post) as made:
            await made.wants_news(1, "away@example.org", "away", "at_once")
            await made.ask(ABANDON)
            stream = Stream()
            stream.frame_numbers = [None]
            here = Subscription(stream, 0, f"{made.live.row.id}:1", 1, "en", made.people[1])
            made.live.subscriptions.append(here)
            assert await made.news("away@example.org", now() + LATER) == []
            made.live.subscriptions.remove(here)
            assert await made.news("away@example.org", now()) == [], "they may come at once"
            assert len(await made.news("away@example.org", now() + LATER)) == 1

    in_a_loop(play())


def test_a_request_is_in_the_daily_message(database: str, post: Post) -> None:
    async def play() -> None:
        async with table(database, post) as made:
            await made.wants_news(1, "daily@example.com", "always", "daily")
            await made.ask(ABANDON)
            morning = (now() + timedelta(days=1)).replace(hour=5)
            assert await made.news("daily@example.com", morning) == []
            (mail,) = await made.news("daily@example.com", morning.replace(hour=10))
            assert "Sunday (Isles): Anna suggests ending the game without a result" in mail
            assert "One table waits for you:" in mail, "it is their turn there, too"
            assert mail.count("https://play.example.org/seat/") == 1
            await made.answer(0, False)
            assert len(await made.news("daily@example.com", morning.replace(hour=23))) == 1

    in_a_loop(play())


def test_a_process_that_has_not_heard_of_the_request_yet_sends_it_all_the_same(
    database: str, post: Post
) -> None:
    async def play() -> None:
        async with table(database, post) as made:
            other = await served_alone(database, post)
            try:
                await other.open_tables.get(made.live.row.id)
                await made.wants_news(1, "elsewhere@example.org", "always", "at_once")
                await made.ask(ABANDON)
                await look(other, now())
                assert len(post.to("elsewhere@example.org", "suggests")) == 1
                assert len(await made.news("elsewhere@example.org")) == 1, "sent already"
            finally:
                await other.stop()

    in_a_loop(play())
