"""What browsers watch through this process, found by their cookies: nobody else's streams are looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from detente.server.keys import hashed
from detente.server.store.store import Store
from detente.server.tables.streams import Identity, Subscription


class Watchers:
    """The subscriptions of all browsers that have a cookie, at tables and in the lobby, from the first event to the last."""

    def __init__(self) -> None:
        self._by_cookie: defaultdict[str, set[Subscription]] = defaultdict(set)

    @contextmanager
    def watching(self, identity: Identity, subscriptions: Sequence[Subscription]) -> Iterator[None]:
        """Find what somebody watches by their cookie, for as long as they watch it."""
        if identity.token is None:
            yield
            return
        cookie = hashed(identity.token)
        self._by_cookie[cookie].update(subscriptions)
        try:
            yield
        finally:
            self._forget(cookie, subscriptions)

    def _forget(self, cookie: str, subscriptions: Sequence[Subscription]) -> None:
        """Find these no longer, nor the cookie if nothing else is watched with it."""
        rest = self._by_cookie.pop(cookie, set()).difference(subscriptions)
        if rest:
            self._by_cookie[cookie] = rest

    def of(self, token: str) -> list[Subscription]:
        """What the browser with this cookie watches."""
        return list(self._by_cookie.get(hashed(token), ()))

    @property
    def cookies(self) -> int:
        """How many browsers watch something."""
        return len(self._by_cookie)

    def update_identity(self, identity: Identity) -> None:
        """Use a visitor's new identity for what they watch already: they are known now, or have another name."""
        if identity.token is not None:
            for subscription in self.of(identity.token):
                subscription.identity = identity

    def end_cookies(self, hashes: Collection[str]) -> None:
        """Close the streams of browsers whose cookies, known by their hashes, no longer belong to whom they belonged."""
        for cookie in hashes:
            for subscription in self._by_cookie.pop(cookie, ()):
                subscription.identity = Identity()
                subscription.stream.close()

    async def outdated(self, store: Store) -> set[str]:
        """The hashes of cookies that no longer belong to whom they belonged, as far as something is watched with them."""
        identities = {each.identity for watched in self._by_cookie.values() for each in watched}
        outdated = set()
        for identity in identities:
            if identity.token is None or identity.visitor is None:
                continue
            known = await store.visitor(identity.token)
            if known is None or known.id != identity.visitor:
                outdated.add(hashed(identity.token))
        return outdated
