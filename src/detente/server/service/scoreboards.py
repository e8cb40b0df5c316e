"""Shows tournaments to those who have their pages open: again whenever something is new, whichever process wrote it."""

from __future__ import annotations

import logging
from datetime import datetime

from detente.server.errors import Refused
from detente.server.service.tournaments import TournamentService
from detente.server.service.watch import Watch
from detente.server.store.tournaments import Tournaments, Version
from detente.server.tables.streams import Subscription

log = logging.getLogger("detente.server")

LOOK_SECONDS = 1.0
PREFIX = "tournament:"
"""What those watch who look at a tournament, before its id."""


class Scoreboards:
    """The viewers of tournaments, by the id of what they watch."""

    def __init__(self, tournaments: Tournaments, service: TournamentService) -> None:
        self.tournaments = tournaments
        self.service = service
        self._watched: dict[str, list[Subscription]] = {}
        self._sent: dict[str, Version | None] = {}
        self._watch = Watch("watched tournaments", self.look, LOOK_SECONDS)

    def start(self) -> None:
        """Begin to look what is new."""
        self._watch.start()

    async def stop(self) -> None:
        """Look no more, and close the streams."""
        await self._watch.stop()
        for subscription in [each for watched in self._watched.values() for each in watched]:
            subscription.stream.close()

    async def subscribe(self, subscription: Subscription) -> None:
        """Begin to watch a tournament. Refused if there is none."""
        id = subscription.watch.removeprefix(PREFIX)
        if id not in self._sent:
            self._sent[id] = (await self.tournaments.versions([id])).get(id)
        self._watched.setdefault(id, []).append(subscription)
        try:
            await self._send(id, [subscription])
        except Refused:
            self.unsubscribe(subscription)
            raise

    def unsubscribe(self, subscription: Subscription) -> None:
        """Stop watching."""
        id = subscription.watch.removeprefix(PREFIX)
        rest = [each for each in self._watched.get(id, ()) if each is not subscription]
        if rest:
            self._watched[id] = rest
        else:
            self._watched.pop(id, None)
            self._sent.pop(id, None)

    async def look(self, at: datetime) -> None:
        """Send what is new; one question to the database, however many are watched."""
        if not self._watched:
            return
        versions = await self.tournaments.versions(list(self._watched))
        for id, watched in list(self._watched.items()):
            if versions.get(id) == self._sent.get(id):
                continue
            self._sent[id] = versions.get(id)
            try:
                await self._send(id, watched)
            except Refused as error:  # it has been called off
                for subscription in list(watched):
                    self.unsubscribe(subscription)
                    subscription.send("refused", **error.body(subscription.language))

    async def _send(self, id: str, watched: list[Subscription]) -> None:
        """Send a tournament as it is now. Refused if there is none."""
        found = await self.service.get(id)
        shown = {who: await self.service.shown(found, who) for who in {each.identity for each in watched}}
        for subscription in list(watched):
            if subscription.identity in shown:
                subscription.send("tournament", tournament=shown[subscription.identity])
