"""Tournaments in the database: who has entered, who plays where in each round, and with what success."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from detente.server.store.database import add_once
from detente.server.store.models import (
    EntrantRow,
    HolderRow,
    PairingRow,
    ResultRow,
    ScoredRow,
    SubscriptionRow,
    TableRow,
    TournamentRow,
    now,
)
from detente.server.store.store import NewHolder, Store

ENTERING, RUNNING, OVER = "entering", "running", "over"
LISTED = 100


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table of a round, its holders, and the seat of each entrant there, by visitor."""

    row: TableRow
    holders: Sequence[NewHolder]
    seats: dict[int, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """A tournament with all that has been played: entrants in the order in which they came, and pairings by round."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]


class Version(NamedTuple):
    """What differs whenever something is new at a tournament: the last change of its row, and how many have entered, have left, and
    have points of a game.
    """

    updated: datetime
    status: str
    entrants: int
    dropped: int
    settled: int


class Tournaments:
    """What the processes on one database know about tournaments."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, row: TournamentRow) -> None:
        """Announce a tournament."""
        async with self.store.write() as session:
            session.add(row)

    async def all(self) -> list[TournamentRow]:
        """The tournaments, the latest first."""
        async with self.store.read() as session:
            query = select(TournamentRow).order_by(TournamentRow.updated.desc()).limit(LISTED)
            return list(await session.scalars(query))

    async def counts(self, ids: Sequence[str]) -> dict[str, int]:
        """How many have entered each of these tournaments."""
        query = select(EntrantRow.tournament, func.count()).where(EntrantRow.tournament.in_(ids))
        async with self.store.read() as session:
            found = {row[0]: row[1] for row in await session.execute(query.group_by(EntrantRow.tournament))}
        return {id: found.get(id, 0) for id in ids}

    async def versions(self, ids: Sequence[str]) -> dict[str, Version]:
        """Those of these tournaments that there are, with what differs when something is new."""
        of_one = EntrantRow.tournament == TournamentRow.id
        entrants = select(func.count()).where(of_one).scalar_subquery()
        dropped = select(func.count(EntrantRow.dropped)).where(of_one).scalar_subquery()
        settled = select(func.count(PairingRow.points)).where(PairingRow.tournament == TournamentRow.id)
        columns = TournamentRow.updated, TournamentRow.status, entrants, dropped, settled.scalar_subquery()
        query = select(TournamentRow.id, *columns).where(TournamentRow.id.in_(ids))
        async with self.store.read() as session:
            return {id: Version(*row) for id, *row in await session.execute(query)}

    async def running(self) -> list[str]:
        """The tournaments that have begun and are not over."""
        async with self.store.read() as session:
            return list(
                await session.scalars(select(TournamentRow.id).where(TournamentRow.status == RUNNING))
            )

    async def get(self, id: str) -> Standing | None:
        """A tournament with all that has been played."""
        async with self.store.read() as session:
            row = await session.get(TournamentRow, id)
            if row is None:
                return None
            entrants = select(EntrantRow).where(EntrantRow.tournament == id)
            pairings = select(PairingRow).where(PairingRow.tournament == id)
            return Standing(
                row,
                list(await session.scalars(entrants.order_by(EntrantRow.at, EntrantRow.visitor))),
                list(
                    await session.scalars(
                        pairings.order_by(PairingRow.round, PairingRow.table_id, PairingRow.seat)
                    )
                ),
            )

    async def enter(self, id: str, visitor: int) -> bool:
        """Enter a tournament; false, and nothing changes, if it has begun."""
        async with self.store.write() as session:
            open_still = TournamentRow.id == id, TournamentRow.status == ENTERING
            touched = await session.execute(update(TournamentRow).where(*open_still).values(updated=now()))
            if not touched.rowcount:  # type: ignore[attr-defined]
                return False
            await add_once(session, EntrantRow, tournament=id, visitor=visitor, at=now())
            return True

    async def leave(self, id: str, visitor: int) -> None:
        """Take an entry back; once it has begun, play no further round."""
        own = EntrantRow.tournament == id, EntrantRow.visitor == visitor
        async with self.store.write() as session:
            row = await session.get_one(TournamentRow, id, with_for_update=True)
            if row.status == ENTERING:
                await session.execute(delete(EntrantRow).where(*own))
            else:
                gone = update(EntrantRow).where(*own, EntrantRow.dropped.is_(None))
                await session.execute(gone.values(dropped=row.round + 1))

    async def delete(self, id: str) -> bool:
        """Delete a tournament with its entries; false, and nothing changes, if it has begun."""
        async with self.store.write() as session:
            row = await session.get_one(TournamentRow, id, with_for_update=True)
            if row.status != ENTERING:
                return False
            await session.execute(delete(EntrantRow).where(EntrantRow.tournament == id))
            await session.delete(row)
            return True

    async def begin_round(
        self, row: TournamentRow, rounds: int, tables: Sequence[NewTable], byes: Sequence[int]
    ) -> bool:
        """Open the tables of the next round; false, and nothing changes, if another process was faster. rounds: how many there are in all."""
        number = row.round + 1
        async with self.store.write() as session:
            first = await session.execute(
                update(TournamentRow)
                .where(
                    TournamentRow.id == row.id,
                    TournamentRow.round == row.round,
                    TournamentRow.status == row.status,
                )
                .values(round=number, rounds=rounds, status=RUNNING, updated=now())
            )
            if not first.rowcount:  # type: ignore[attr-defined]
                return False
            for table in tables:
                await self.store.add_within(session, table.row, table.holders)
                for visitor, seat in table.seats.items():
                    session.add(
                        PairingRow(
                            tournament=row.id, round=number, visitor=visitor, table_id=table.row.id, seat=seat
                        )
                    )
            for visitor in byes:
                session.add(
                    PairingRow(tournament=row.id, round=number, visitor=visitor, table_id=None, seat=None)
                )
            await session.flush()
            await carry_wishes(session, row.id, number)
            return True

    async def results(self, tables: Sequence[str]) -> dict[str, list[ResultRow]] | None:
        """How these games came out, by table, without any for a table that ended early; None as long as one is not over."""
        async with self.store.read() as session:
            there = set(await session.scalars(select(TableRow.id).where(TableRow.id.in_(tables))))
            scored = set(
                await session.scalars(select(ScoredRow.table_id).where(ScoredRow.table_id.in_(tables)))
            )
            if there - scored:
                return None
            found: dict[str, list[ResultRow]] = {table: [] for table in tables}
            for row in await session.scalars(select(ResultRow).where(ResultRow.table_id.in_(tables))):
                found[row.table_id].append(row)
            return found

    async def settle(self, row: TournamentRow, points: dict[int, tuple[float, bool]]) -> None:
        """Write down what the entrants got in the present round, by visitor: points, and whether they won."""
        async with self.store.write() as session:
            for visitor, (got, won) in points.items():
                await session.execute(
                    update(PairingRow)
                    .where(
                        PairingRow.tournament == row.id,
                        PairingRow.round == row.round,
                        PairingRow.visitor == visitor,
                    )
                    .values(points=got, won=won)
                )

    async def end(self, row: TournamentRow) -> None:
        """The last round has been played."""
        async with self.store.write() as session:
            present = TournamentRow.id == row.id, TournamentRow.round == row.round
            await session.execute(update(TournamentRow).where(*present).values(status=OVER, updated=now()))


async def carry_wishes(session: AsyncSession, tournament: str, number: int) -> None:
    """What entrants have said about news at their last table counts for their table of this round, too."""
    seats = (
        select(PairingRow.visitor, PairingRow.round, HolderRow.id)
        .join(
            HolderRow,
            and_(HolderRow.table_id == PairingRow.table_id, HolderRow.visitor == PairingRow.visitor),
        )
        .where(PairingRow.tournament == tournament, HolderRow.until.is_(None))
        .order_by(PairingRow.round)
    )
    last: dict[int, int] = {}
    present: dict[int, int] = {}
    for visitor, round, holder in await session.execute(seats):
        (present if round == number else last)[visitor] = holder
    for visitor, holder in present.items():
        wishes = select(SubscriptionRow).where(SubscriptionRow.holder == last.get(visitor))
        for wish in list(await session.scalars(wishes)):
            session.add(SubscriptionRow(holder=holder, address=wish.address, when=wish.when, pace=wish.pace))
