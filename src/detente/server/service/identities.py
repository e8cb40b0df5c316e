"""Identities of streams that are open while a visitor becomes known, or changes their name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from detente.server.store.store import Store
from detente.server.tables.streams import Identity, Subscription


def update_identity(subscriptions: Iterable[Subscription], identity: Identity) -> None:
    """Use a visitor's new identity for the subscriptions that they have already."""
    for subscription in subscriptions:
        if subscription.identity.token is not None and subscription.identity.token == identity.token:
            subscription.identity = identity


async def refresh_identities(store: Store, subscriptions: Sequence[Subscription]) -> None:
    """Look up unknown visitors, who may have registered through another process."""
    for subscription in list(subscriptions):
        identity = subscription.identity
        known = await store.visitor(identity.token) if identity.token and identity.visitor is None else None
        if known is not None:
            subscription.identity = Identity(identity.token, *known)
