"""How finished games came out, and the ratings of those who played them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once
from detente.server.store.models import HolderRow, RatingRow, ResultRow, ScoredRow, TableRow
from detente.server.store.store import Store

MODEL = PlackettLuce()


class Player(NamedTuple):
    """Whoever is rated: a person, or a bot by its name."""

    visitor: int | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a seat finished.

    holder: the number of who held it at the end, which stays the same when a guest signs in.
    whole: its player held it from the first move to the last.
    """

    seat: int
    holder: int
    player: Player
    place: int
    points: float
    whole: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a person. title: the name of its table. rated: whether it has changed ratings."""

    table: str
    game: str
    name: str
    seat: int
    place: int
    points: float
    seats: int
    rated: bool
    at: str


class Results:
    """What the processes on one database know about finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def unscored(self, most: int, at: datetime) -> list[str]:
        """Finished tables whose outcome has not been written down yet, the oldest first; those that spectators see later only once
        they see the end.
        """
        query = (
            select(TableRow)
            .outerjoin(ScoredRow, ScoredRow.table_id == TableRow.id)
            .where(TableRow.status == "over", ScoredRow.table_id.is_(None))
            .order_by(TableRow.updated)
        )
        async with self.store.read() as session:
            seen = await session.scalars(query.where(TableRow.delay.is_(None)).limit(most))
            found = [row.id for row in seen]
            later = await session.scalars(query.where(TableRow.delay.is_not(None)))
            return found + [row.id for row in later if row.end_is_seen(at)]

    async def score(
        self, table: TableRow, outcomes: Sequence[Outcome], sides: Sequence[Sequence[int]], ordinary: bool
    ) -> None:
        """Write down how a game came out, once, and rate those who played it if it counts: an ordinary one, in which people
        played against others.
        """
        async with self.store.write() as session:
            outcomes = await as_of_now(session, outcomes)
            rated = ordinary and against_others(outcomes, sides)
            if not await add_once(session, ScoredRow, table_id=table.id, rated=rated):
                return
            for one in outcomes:
                session.add(
                    ResultRow(
                        table_id=table.id, seat=one.seat, visitor=one.player.visitor, bot=one.player.bot,
                        place=one.place, points=one.points, at=table.updated,
                    )
                )  # fmt: skip
            if rated:
                await rate(session, table.game, outcomes, sides)

    async def history(self, visitor: int, most: int) -> list[Played]:
        """The finished games of a person, the latest first."""
        query = (
            select(ResultRow, TableRow, ScoredRow.rated)
            .join(TableRow, TableRow.id == ResultRow.table_id)
            .join(ScoredRow, ScoredRow.table_id == TableRow.id)
            .where(ResultRow.visitor == visitor)
            .order_by(ResultRow.at.desc(), ResultRow.table_id, ResultRow.seat)
        )
        async with self.store.read() as session:
            rows = (await session.execute(query.limit(most))).all()
            return [
                Played(
                    row.table_id, table.game, table.name, row.seat, row.place, row.points,
                    int(table.options.get("seats", 0)), bool(rated), row.at.isoformat(timespec="seconds"),
                )
                for row, table, rated in rows
            ]  # fmt: skip

    async def ratings(self, visitor: int) -> list[RatingRow]:
        """The ratings of a person, by game."""
        own = select(RatingRow).where(RatingRow.visitor == visitor)
        async with self.store.read() as session:
            return list(await session.scalars(own.order_by(RatingRow.game)))

    async def holders(self, table: str) -> list[HolderRow]:
        """Who held the seats of a table at its end."""
        return await self.store.holders(table)


async def as_of_now(session: AsyncSession, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes with the people to whom the seats belong now: since the game was read, a guest may have signed in to an account.

    Nobody can sign in with these seats until the transaction ends; they will find the results then.
    """
    held = select(HolderRow).where(HolderRow.id.in_([one.holder for one in outcomes]))
    rows = await session.scalars(held.order_by(HolderRow.id).with_for_update())
    visitors = {row.id: row.visitor for row in rows}
    return [
        replace(one, player=one.player._replace(visitor=visitors.get(one.holder, one.player.visitor)))
        for one in outcomes
    ]


def against_others(outcomes: Sequence[Outcome], sides: Sequence[Sequence[int]]) -> bool:
    """Whether people played, and none of them on two sides, which is playing against oneself."""
    of_sides = [{one.player for one in outcomes if one.seat in side} for side in sides]
    people = {one.player for one in outcomes if one.player.visitor is not None}
    divided = any(sum(player in side for side in of_sides) > 1 for player in people)
    return bool(people) and len(sides) > 1 and not divided


async def rate(
    session: AsyncSession, game: str, outcomes: Sequence[Outcome], sides: Sequence[Sequence[int]]
) -> None:
    """Rate a game: sides by their best place. A player with several seats learns the mean of what each of them would have."""
    rows: dict[Player, RatingRow] = {}
    for player in sorted({one.player for one in outcomes}, key=str):
        rows[player] = await rating_of(session, game, player)
    by_seat = {one.seat: one for one in outcomes}
    teams = [
        [MODEL.rating(rows[by_seat[s].player].mu, rows[by_seat[s].player].sigma) for s in side]
        for side in sides
    ]
    ranks = [float(min(by_seat[seat].place for seat in side)) for side in sides]
    learned: dict[Player, list[tuple[float, float]]] = {}
    for side, team in zip(sides, MODEL.rate(teams, ranks=ranks), strict=True):
        for seat, one in zip(side, team, strict=True):
            if by_seat[seat].whole:
                learned.setdefault(by_seat[seat].player, []).append((one.mu, one.sigma))
    for player, values in learned.items():
        row = rows[player]
        row.mu, row.sigma = (sum(column) / len(values) for column in zip(*values, strict=True))
        row.games += 1


async def rating_of(session: AsyncSession, game: str, player: Player) -> RatingRow:
    """The rating of a player in a game, the first one if they have none; nobody else changes it until the transaction ends."""
    values = {"game": game, "visitor": player.visitor, "bot": player.bot}
    await add_once(session, RatingRow, **values, mu=MODEL.mu, sigma=MODEL.sigma, games=0)
    same = RatingRow.game == game, RatingRow.visitor == player.visitor, RatingRow.bot == player.bot
    found = await session.scalars(select(RatingRow).where(*same).with_for_update())
    return found.one()
