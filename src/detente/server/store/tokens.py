"""Tokens with which programs act for a visitor. Only hashes are kept: a token is shown once, when it is made."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import delete, func, select, update

from detente.server.keys import fresh_program_token, hashed
from detente.server.store.models import DeviceRow, TokenRow, VisitorRow, now
from detente.server.store.store import KnownVisitor, Store

MOST = 20
"""How many tokens a visitor may have."""
USED_EVERY = timedelta(hours=1)
"""How exactly it is known when a token was used: a program may ask many times a second."""


class Tokens:
    """The tokens in one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def visitor(self, token: str) -> KnownVisitor | None:
        """The visitor for whom a token stands; None if there is none, or it was revoked. That it was used is written down."""
        async with self.store.read() as session:
            query = select(TokenRow, VisitorRow).join(VisitorRow, TokenRow.visitor == VisitorRow.id)
            found = (await session.execute(query.where(TokenRow.hash == hashed(token)))).one_or_none()
            if found is None:
                return None
            row, person = found
            holders = await session.scalars(select(DeviceRow.holder).where(DeviceRow.visitor == person.id))
            known = KnownVisitor(person.id, person.name, frozenset(holders))
        if row.used is None or now() - row.used >= USED_EVERY:
            async with self.store.write() as session:
                await session.execute(update(TokenRow).where(TokenRow.id == row.id).values(used=now()))
        return known

    async def of(self, visitor: int) -> Sequence[TokenRow]:
        """A visitor's tokens, the oldest first."""
        async with self.store.read() as session:
            return (
                await session.scalars(
                    select(TokenRow).where(TokenRow.visitor == visitor).order_by(TokenRow.id)
                )
            ).all()

    async def make(self, visitor: int, name: str) -> tuple[TokenRow, str] | None:
        """A new token, and its text, which is not kept; None if the visitor has too many."""
        text = fresh_program_token()
        async with self.store.write() as session:
            there = select(func.count()).select_from(TokenRow).where(TokenRow.visitor == visitor)
            if (await session.scalar(there) or 0) >= MOST:
                return None
            row = TokenRow(visitor=visitor, hash=hashed(text), name=name)
            session.add(row)
            await session.flush()
            return row, text

    async def revoke(self, visitor: int, id: int) -> bool:
        """Revoke a token of a visitor; whether there was one."""
        async with self.store.write() as session:
            done = await session.execute(
                delete(TokenRow).where(TokenRow.id == id, TokenRow.visitor == visitor)
            )
            return bool(done.rowcount)  # type: ignore[attr-defined]
