"""Identities of streams that are open while their visitor becomes known through another process."""

from __future__ import annotations

from collections.abc import Sequence

from detente.server.store.store import Store
from detente.server.tables.streams import Identity, Subscription


async def refresh_identities(store: Store, subscriptions: Sequence[Subscription]) -> None:
    """Look up unknown visitors, who may have registered through another process."""
    for subscription in list(subscriptions):
        identity = subscription.identity
        known = await store.visitor(identity.token) if identity.token and identity.visitor is None else None
        if known is not None:
            subscription.identity = Identity(identity.token, *known)
