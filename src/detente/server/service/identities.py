"""Identities of streams that are open while a visitor becomes known, or changes their name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from detente.server.keys import hashed
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


def end_cookies(subscriptions: Iterable[Subscription], hashes: Collection[str]) -> None:
    """Close the streams of browsers whose cookies, known by their hashes, no longer belong to whom they belonged."""
    for subscription in list(subscriptions):
        token = subscription.identity.token
        if token is not None and hashed(token) in hashes:
            subscription.identity = Identity()
            subscription.stream.close()


async def outdated_cookies(store: Store, subscriptions: Iterable[Subscription]) -> set[str]:
    """The hashes of cookies of open streams that no longer belong to whom they belonged."""
    outdated = set()
    for identity in {each.identity for each in subscriptions}:
        if identity.token is None or identity.visitor is None:
            continue
        known = await store.visitor(identity.token)
        if known is None or known.id != identity.visitor:
            outdated.add(hashed(identity.token))
    return outdated
