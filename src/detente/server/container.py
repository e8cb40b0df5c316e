"""All parts of the server below the routes, put together: each part knows only the parts that are built before it."""

from __future__ import annotations

import asyncio
from asyncio import to_thread
from concurrent.futures import ThreadPoolExecutor

from detente.server import metrics
from detente.server.cluster_sync import ClusterSync
from detente.server.content.games import games_info
from detente.server.service.absences import Absences
from detente.server.service.accounts import Accounts
from detente.server.service.administration import Administration
from detente.server.service.admission import Admission
from detente.server.service.agreements import Agreements
from detente.server.service.broadcaster import Broadcaster
from detente.server.service.failed_games import FailedGames
from detente.server.service.failure_notices import FailureNotices
from detente.server.service.friends import Friends
from detente.server.service.housekeeper import Housekeeper
from detente.server.service.last_seen import LastSeen
from detente.server.service.lobby import Lobby
from detente.server.service.news_texts import NewsTexts
from detente.server.service.newsroom import Newsroom
from detente.server.service.open_tables import OpenTables
from detente.server.service.scoreboards import Scoreboards
from detente.server.service.scorekeeper import Scorekeeper
from detente.server.service.seat_links import SeatLinks
from detente.server.service.seating import Seating
from detente.server.service.senders import Senders
from detente.server.service.spectators import Spectators
from detente.server.service.standing_keeper import StandingKeeper
from detente.server.service.table_service import TableService
from detente.server.service.timekeeper import Timekeeper
from detente.server.service.tournaments import TournamentService
from detente.server.service.watchers import Watchers
from detente.server.settings import Settings
from detente.server.store.analyses import Analyses
from detente.server.store.clocks import Clocks
from detente.server.store.consents import Consents
from detente.server.store.hosting import Hosting
from detente.server.store.leases import leases_for
from detente.server.store.news import News
from detente.server.store.notes import Notes
from detente.server.store.own_data import OwnData
from detente.server.store.people import People
from detente.server.store.proposals import Proposals
from detente.server.store.releases import Releases
from detente.server.store.results import Results
from detente.server.store.seats import Seats
from detente.server.store.standing_orders import StandingOrders
from detente.server.store.store import Store
from detente.server.store.stored_games import StoredGames
from detente.server.store.ties import Ties
from detente.server.store.tokens import Tokens
from detente.server.store.tournaments import Tournaments
from detente.server.thinking.advice_pool import advice_pool
from detente.server.thinking.analyses import AnalysisService
from detente.server.thinking.bot_runner import BotRunner
from detente.server.thinking.hints import HintService

THREADS = 32
"""How many tables can do slow work at the same time, off the event loop: rules, views, scenes, whole logs."""
PRELOAD_DELAY = 5.0
"""The seconds after its start in which the server does nothing that can wait."""


class Services:
    """What routes use. closing: set once the server shuts down; streams that are opened then end at once."""

    def __init__(self, settings: Settings) -> None:
        self.closing = False
        self._preloading: asyncio.Task[None] | None = None
        self.store = Store(settings.database)
        self.leases = leases_for(self.store)
        seats = Seats(self.store)
        self.links = SeatLinks(self.store)
        self.last_seen = LastSeen(seats, settings.away_after)
        self.failed_games = FailedGames(settings)
        self.consents = Consents(self.store)
        self.clocks = Clocks(self.store)
        self.tokens = Tokens(self.store)
        self.notes = Notes(self.store)
        self.ties = Ties(self.store)
        self.lobby = Lobby(self.store, self.clocks, self.ties)
        self.watchers = Watchers()
        self.broadcaster = Broadcaster(
            self.store, self.ties, self.leases, self.links, self.last_seen, self.failed_games
        )
        self.notices = FailureNotices(self.store, self.broadcaster, self.failed_games)
        self.open_tables = OpenTables(
            self.store,
            seats,
            self.leases,
            self.last_seen,
            self.broadcaster,
            self.failed_games,
            self.clocks,
            StoredGames(self.store),
        )
        self.housekeeper = Housekeeper(self.open_tables, settings.forget_after)
        self.seating = Seating(
            self.store, seats, self.ties, self.links, self.last_seen, self.open_tables, self.lobby
        )
        self.table_service = TableService(
            self.store,
            self.open_tables,
            self.broadcaster,
            self.lobby,
            self.watchers,
            self.last_seen,
            self.failed_games,
            self.notices,
        )
        self.standing = StandingKeeper(
            StandingOrders(self.store), self.open_tables, self.table_service, self.broadcaster, self.last_seen
        )
        self.timekeeper = Timekeeper(
            self.clocks, self.open_tables, self.seating, self.lobby, self.broadcaster, self.standing
        )
        self.agreements = Agreements(
            Proposals(self.store), self.open_tables, self.table_service, self.broadcaster, self.lobby
        )
        self.absences = Absences(self.clocks, self.open_tables, self.table_service, self.lobby)
        self.admission = Admission(self.store, self.open_tables, self.lobby)
        self.spectators = Spectators(
            Releases(self.store), self.open_tables, self.table_service, self.broadcaster
        )
        self.people = People(self.store)
        self.own_data = OwnData(self.store)
        self.accounts = Accounts(self.people, self.own_data, self.open_tables, self.lobby, self.watchers)
        self.friends = Friends(self.ties, self.people, self.accounts, self.open_tables, self.lobby)
        tournaments = Tournaments(self.store)
        self.tournaments = TournamentService(
            tournaments,
            self.accounts,
            self.people,
            self.table_service,
            self.open_tables,
            self.lobby,
        )
        self.scoreboards = Scoreboards(tournaments, self.tournaments)
        self.hosting = Hosting(self.store)
        self.administration = Administration(
            self.hosting,
            self.open_tables,
            self.broadcaster,
            self.lobby,
            self.seating,
            self.accounts,
            settings.database,
        )
        self.results = Results(self.store)
        self.scorekeeper = Scorekeeper(self.results, self.open_tables)
        self.news = News(self.store)
        self.senders = Senders(settings)
        self.news_texts = NewsTexts(settings.public_url or "", self.links)
        self.newsroom = Newsroom(
            settings, self.store, self.news, self.people, self.news_texts, self.senders, self.open_tables
        )
        self.bots = BotRunner(
            settings,
            self.store,
            self.leases,
            self.open_tables,
            self.table_service,
            self.seating,
            self.notices,
        )
        self.open_tables.on_change = self.bots.wake
        self.advice_workers = advice_pool(settings)
        self.hints = HintService(settings, self.open_tables, self.failed_games, self.advice_workers)
        self.analyses = AnalysisService(
            settings, Analyses(self.store), self.open_tables, self.failed_games, self.advice_workers
        )
        self.cluster = ClusterSync(
            self.store.notifications,
            self.leases,
            self.open_tables,
            self.broadcaster,
            self.lobby,
            self.watchers,
            self.bots,
        )

    async def start(self) -> None:
        """Open the database, join the other processes, and resume tables at which bots are to move."""
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "aside"))
        await self.store.open()
        await self.links.start()
        await self.cluster.start()
        await self.timekeeper.start()
        self.standing.start()
        await self.newsroom.start()
        self.housekeeper.start()
        self.spectators.start()
        await self.scorekeeper.start()
        await self.tournaments.start()
        self.scoreboards.start()
        self.bots.resume_all()
        self._preloading = asyncio.create_task(self._preload_games())
        metrics.follow(
            lambda: len(self.open_tables.tables),
            lambda: len(self.open_tables.subscriptions()),
            lambda: not self.closing,
        )

    async def _preload_games(self) -> None:
        """Load all games in the background, so that nobody has to wait for that later, and the log soon shows what is broken."""
        await asyncio.sleep(PRELOAD_DELAY)
        await to_thread(games_info, "en")

    async def close_streams(self) -> None:
        """Stop the bots and end all streams: pending requests are answered, and no new work begins."""
        self.closing = True
        if self._preloading is not None:
            self._preloading.cancel()
        await self.timekeeper.stop()
        await self.standing.stop()
        await self.newsroom.stop()
        await self.housekeeper.stop()
        await self.spectators.stop()
        await self.scorekeeper.stop()
        await self.tournaments.stop()
        await self.scoreboards.stop()
        await self.bots.stop()
        await self.hints.stop()
        self.advice_workers.close()
        await self.analyses.stop()
        await self.lobby.stop()
        for subscription in self.open_tables.subscriptions():
            subscription.stream.close()

    async def stop(self) -> None:
        """Close all streams, finish the work that has begun, close the database."""
        await self.close_streams()
        await self.table_service.finish_tasks()
        if self._preloading is not None:
            await asyncio.gather(self._preloading, return_exceptions=True)
        await self.open_tables.store_games(list(self.open_tables.tables.values()))
        await self.cluster.stop()
        await self.store.close()
