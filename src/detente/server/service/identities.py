"""Identities of streams that are open while their visitor becomes known."""

from __future__ import annotations

from collections.abc import Sequence

from detente.server.store.store import Store
from detente.server.tables.streams import Identity, Subscription


async def refresh_identities(store: Store, subscriptions: Sequence[Subscription]) -> None:
    """Look up unknown visitors, who may be known by now."""
    unknown = [each for each in subscriptions if each.identity.visitor is None and each.identity.token]
    cookies = await store.known_cookies({each.identity.token or "" for each in unknown})
    known = {token: await store.visitor(token) for token in cookies}
    for subscription in unknown:
        found = known.get(subscription.identity.token or "")
        if found is not None:
            subscription.identity = Identity(subscription.identity.token, *found)


async def follow_other_processes(store: Store, subscriptions: Sequence[Subscription]) -> None:
    """Look up unknown visitors if they may have registered through another process; this one's `Watchers` know who registers here."""
    if store.shared:
        await refresh_identities(store, subscriptions)
