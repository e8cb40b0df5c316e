"""Tournaments and leagues: rounds of tables for those who have entered, and the standings."""

from __future__ import annotations

import logging
from asyncio import to_thread
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, NamedTuple

import detente
from detente.core.engine.game import Game
from detente.core.engine.options import checked, shown_options
from detente.core.shown.words import LETTERS, Texts
from detente.server.errors import PACKAGE, Refused
from detente.server.keys import fresh_id, is_id
from detente.server.service.accounts import Accounts
from detente.server.service.lobby import Lobby
from detente.server.service.open_tables import OpenTables
from detente.server.service.pairing import History, Round, next_round, rounds_of
from detente.server.service.seating import unique_name
from detente.server.service.table_service import TableService, new_table
from detente.server.service.watch import Watch
from detente.server.store.models import EntrantRow, ResultRow, TournamentRow
from detente.server.store.people import People
from detente.server.store.store import NewHolder
from detente.server.store.time_control import TimeControl
from detente.server.store.tournaments import ENTERING, NewTable, Standing, Tournaments
from detente.server.tables.game_log import RulesFailed
from detente.server.tables.streams import Identity

log = logging.getLogger("detente.server")

LOOK_SECONDS = 2.0
MOST = 64
"""Entrants of one tournament."""


class Placed(NamedTuple):
    """An entrant in the standings. opposition: the points of all whom they have met; played: games that are over."""

    place: int
    visitor: int
    points: float
    wins: int
    opposition: float
    played: int
    byes: int
    dropped: bool


class TournamentService:
    """Opens tournaments, and their rounds one after the other. All processes on a database look; the first one opens a round."""

    def __init__(
        self,
        tournaments: Tournaments,
        accounts: Accounts,
        people: People,
        table_service: TableService,
        open_tables: OpenTables,
        lobby: Lobby,
    ) -> None:
        self.tournaments = tournaments
        self.accounts = accounts
        self.people = people
        self.table_service = table_service
        self.open_tables = open_tables
        self.lobby = lobby
        self._watch = Watch("tournaments", self.look, LOOK_SECONDS)

    async def start(self) -> None:
        """Begin to look which rounds are over."""
        self._watch.start()

    async def stop(self) -> None:
        """Stop looking."""
        await self._watch.stop()

    # -- what people do

    async def announce(
        self,
        identity: Identity,
        game: Game,
        options: dict[str, Any],
        name: str,
        kind: str,
        rounds: int | None,
        fill: str | None,
        control: TimeControl | None,
    ) -> Standing:
        """A new tournament, which the host has entered. Refused without an account."""
        account = await self.accounts.account_of(identity)
        row = TournamentRow(
            id=fresh_id(), name=name, game=game.id, options=options, host=account.visitor, kind=kind, rounds=rounds or 0,
            fill=fill, time=None if control is None else asdict(control), status=ENTERING, round=0,
        )  # fmt: skip
        await self.table_service.check_start(game, new_table(identity, game, options, name, hints=False))
        await self.tournaments.add(row)
        await self.tournaments.enter(row.id, account.visitor)
        return await self.get(row.id)

    async def get(self, id: str) -> Standing:
        """A tournament. Refused if there is none, or its game is no longer here."""
        found = await self.tournaments.get(id) if is_id(id) else None
        if found is None:
            raise Refused("unknown", "no-tournament")
        if found.row.game not in detente.games():
            raise Refused("rules_changed", "rules-changed", game=found.row.game)
        return found

    async def enter(self, id: str, identity: Identity) -> None:
        """Enter a tournament that has not begun."""
        account, found = await self.accounts.account_of(identity), await self.get(id)
        if len(found.entrants) >= MOST:
            raise Refused("not_now", "tournament-full", most=MOST)
        if not await self.tournaments.enter(id, account.visitor):
            raise Refused("not_now", "tournament-begun")

    async def leave(self, id: str, identity: Identity) -> None:
        """Take one's entry back, or play no further round; the present game goes on."""
        account, found = await self.accounts.account_of(identity), await self.get(id)
        if all(entrant.visitor != account.visitor for entrant in found.entrants):
            raise Refused("forbidden", "not-entered")
        await self.tournaments.leave(id, account.visitor)

    async def _hosted(self, id: str, identity: Identity) -> Standing:
        """A tournament for its host. Refused to others."""
        account, found = await self.accounts.account_of(identity), await self.get(id)
        if found.row.host != account.visitor:
            raise Refused("forbidden", "not-tournament-host")
        return found

    async def call_off(self, id: str, identity: Identity) -> None:
        """Delete a tournament. Refused to others than the host, and once it has begun."""
        await self._hosted(id, identity)
        if not await self.tournaments.delete(id):
            raise Refused("not_now", "tournament-begun")

    async def begin(self, id: str, identity: Identity) -> None:
        """Begin with the first round. Refused to others than the host, and as long as there are too few."""
        found = await self._hosted(id, identity)
        if found.row.status != ENTERING:
            raise Refused("not_now", "tournament-begun")
        seats = int(found.row.options["seats"])
        least = 2 if found.row.fill is not None else seats
        if len(found.entrants) < least:
            raise Refused("not_now", "too-few-entrants", least=least)
        await self._begin_round(found)

    # -- rounds

    async def look(self, at: datetime) -> None:
        """Go on with the tournaments whose round is over."""
        for id in await self.tournaments.running():
            found = await self.tournaments.get(id)
            if found is None or found.row.game not in detente.games():
                continue
            try:
                await self._go_on(found)
            except (Refused, RulesFailed) as error:
                log.warning("the tournament %s cannot go on: %s", id, error)

    async def _go_on(self, found: Standing) -> None:
        """Settle the present round if it is over, and begin the next one, if any."""
        row = found.row
        present = [each for each in found.pairings if each.round == row.round]
        tables = sorted({each.table_id for each in present if each.table_id is not None})
        results = await self.tournaments.results(tables)
        if results is None:
            return
        game = detente.game(row.game)
        got: dict[int, tuple[float, bool]] = {}
        for each in present:
            if each.table_id is not None:
                got[each.visitor] = points_of(game, results[each.table_id], each.seat, each.visitor)
        mean = sum(points for points, _ in got.values()) / len(got) if got else 0.0
        for each in present:
            if each.table_id is None:
                got[each.visitor] = mean, False
        await self.tournaments.settle(row, got)
        settled = await self.get(row.id)
        if settled.row.round != row.round:
            return  # another process was faster
        if row.round >= row.rounds or len(still_there(settled)) < 2:
            await self.tournaments.end(row)
        else:
            await self._begin_round(settled)

    async def _begin_round(self, found: Standing) -> None:
        """Open the tables of the next round."""
        row, game = found.row, detente.game(found.row.game)
        seats = int(row.options["seats"])
        rounds = row.rounds or rounds_of(row.kind, len(found.entrants), seats, fill=row.fill is not None)
        points = {each.visitor: each.points for each in standings(found)}
        paired: Round = await to_thread(
            next_round,
            row.kind,
            row.round + 1,
            [each.visitor for each in found.entrants],
            still_there(found),
            seats,
            points,
            history_of(found),
            fill=row.fill is not None,
            seed=row.id,
        )
        names = await self.people.names([each.visitor for each in found.entrants])
        tables = [self._table(found, game, seats_of, names) for seats_of in paired.tables]
        if not await self.tournaments.begin_round(row, rounds, tables, paired.byes):
            return
        for table in tables:
            live = await self.open_tables.get(table.row.id)
            await self.lobby.table_changed(live.row, live.holders)

    def _table(
        self, found: Standing, game: Game, seats_of: dict[int, int], names: dict[int, str]
    ) -> NewTable:
        """A table of the next round, completed by bots."""
        row = found.row
        made = new_table(
            Identity(visitor=row.host), game, row.options, f"{row.name} · {row.round + 1}", hints=False
        )
        made.time = row.time
        at = {seat: visitor for visitor, seat in seats_of.items()}
        words = Texts("en", PACKAGE)
        taken: list[str] = []
        holders: list[NewHolder] = []
        for seat in range(int(row.options["seats"])):
            visitor = at.get(seat)
            if visitor is None:
                bot = unique_name(words("name-bot", letter=LETTERS[seat]), taken)
                holders.append(NewHolder(seat, "bot", bot, row.fill))
            else:
                name = unique_name(names.get(visitor) or words("name-gone", letter=LETTERS[seat]), taken)
                holders.append(NewHolder(seat, "person", name, visitor=visitor))
            taken.append(holders[-1].name)
        return NewTable(made, holders, seats_of)

    # -- showing them

    async def shown(self, found: Standing, identity: Identity) -> dict[str, Any]:
        """A tournament with its standings and rounds, for everybody."""
        row = found.row
        visitors = {row.host, *(each.visitor for each in found.entrants)}
        names = await self.people.names(visitors)
        own = next((each for each in found.entrants if each.visitor == identity.visitor), None)
        return {
            **line_of(found.row, names.get(row.host), len(found.entrants)),
            "options": shown_options(checked(detente.game(row.game).options, row.options)),
            "seats": int(row.options["seats"]),
            "fill": row.fill,
            "time": row.time,
            "mine": identity.visitor == row.host,
            "entered": own is not None and own.dropped is None,
            "points": detente.game(row.game).tournament_points,
            "standings": [
                {"name": names.get(each.visitor)}
                | {name: value for name, value in each._asdict().items() if name != "visitor"}
                for each in standings(found)
            ],
            "played": rounds_shown(found, names),
        }

    async def all(self) -> list[dict[str, Any]]:
        """All tournaments, the latest first."""
        rows = [row for row in await self.tournaments.all() if row.game in detente.games()]
        names = await self.people.names({row.host for row in rows})
        counts = await self.tournaments.counts([row.id for row in rows])
        return [line_of(row, names.get(row.host), counts[row.id]) for row in rows]


def points_of(game: Game, results: Sequence[ResultRow], seat: int | None, visitor: int) -> tuple[float, bool]:
    """What an entrant gets for a game: the rulebook's tournament points, or a share of the victory; and whether they won.

    Nothing if the game ended early, or if they did not hold the seat at its end.
    """
    own = next((row for row in results if row.seat == seat and row.visitor == visitor), None)
    if own is None:
        return 0.0, False
    if game.tournament_points:
        return own.points, own.place == 1
    winners = sum(row.place == 1 for row in results)
    return (1 / winners if own.place == 1 else 0.0), own.place == 1


def still_there(found: Standing) -> list[int]:
    """Who plays on."""
    return [each.visitor for each in found.entrants if each.dropped is None]


def history_of(found: Standing) -> History:
    """What has been played in a tournament."""
    history = History()
    tables: dict[str, dict[int, int]] = {}
    for each in found.pairings:
        if each.table_id is None or each.seat is None:
            history.byes[each.visitor] += 1
        else:
            tables.setdefault(each.table_id, {})[each.visitor] = each.seat
    for table in tables.values():
        history.add(table)
    return history


def standings(found: Standing) -> list[Placed]:
    """The entrants, best first: by points, then by games won, then by the points of those whom they have met; else they share a place."""
    points: Counter[int] = Counter()
    wins, played, byes = Counter[int](), Counter[int](), Counter[int]()
    met: dict[int, list[int]] = {each.visitor: [] for each in found.entrants}
    tables: dict[str, list[int]] = {}
    for each in found.pairings:
        points[each.visitor] += each.points or 0.0  # type: ignore[assignment]
        if each.table_id is None:
            byes[each.visitor] += 1
        else:
            tables.setdefault(each.table_id, []).append(each.visitor)
            played[each.visitor] += each.points is not None
            wins[each.visitor] += bool(each.won)
    for together in tables.values():
        for visitor in together:
            met[visitor] += [other for other in together if other != visitor]
    opposition = {visitor: float(sum(points[other] for other in others)) for visitor, others in met.items()}

    def merit(entrant: EntrantRow) -> tuple[float, int, float]:
        visitor = entrant.visitor
        return round(points[visitor], 6), wins[visitor], round(opposition[visitor], 6)

    ordered = sorted(found.entrants, key=merit, reverse=True)
    merits = [merit(entrant) for entrant in ordered]
    return [
        Placed(
            merits.index(own) + 1, entrant.visitor, *own, played[entrant.visitor], byes[entrant.visitor],
            entrant.dropped is not None,
        )
        for entrant, own in zip(ordered, merits, strict=True)
    ]  # fmt: skip


def rounds_shown(found: Standing, names: dict[int, str]) -> list[dict[str, Any]]:
    """The rounds, the latest first: their tables, who sat where and what they got, and who paused."""
    shown = []
    for number in range(found.row.round, 0, -1):
        of_round = [each for each in found.pairings if each.round == number]
        tables: dict[str, list[dict[str, Any]]] = {}
        for each in of_round:
            if each.table_id is not None:
                seat = {"seat": each.seat, "name": names.get(each.visitor), "points": each.points}
                tables.setdefault(each.table_id, []).append(seat)
        shown.append(
            {
                "round": number,
                "tables": [{"table": id, "seats": seats} for id, seats in tables.items()],
                "byes": [names.get(each.visitor) for each in of_round if each.table_id is None],
            }
        )
    return shown


def line_of(row: TournamentRow, host: str | None, entrants: int) -> dict[str, Any]:
    """A line in the list of tournaments. host: the name of their account."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": detente.game(row.game).title,
        "kind": row.kind,
        "status": row.status,
        "round": row.round,
        "rounds": row.rounds,
        "host": host,
        "entrants": entrants,
        "updated": row.updated.isoformat(timespec="seconds"),
    }
