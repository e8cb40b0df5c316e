"""Tokens with which programs act for a visitor. Only hashes are kept: a token is shown once, when it is made."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, func, select

from detente.server.keys import fresh_program_token, hashed
from detente.server.store.models import DeviceRow, TokenRow, VisitorRow
from detente.server.store.store import KnownVisitor, Store

MOST = 20
"""How many tokens a visitor may have."""


class Tokens:
    """The tokens in one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def visitor(self, token: str) -> KnownVisitor | None:
        """The visitor for whom a token stands; None if there is none, or it was revoked."""
        async with self.store.read() as session:
            row = await session.scalar(
                select(VisitorRow)
                .join(TokenRow, TokenRow.visitor == VisitorRow.id)
                .where(TokenRow.hash == hashed(token))
            )
            if row is None:
                return None
            holders = await session.scalars(select(DeviceRow.holder).where(DeviceRow.visitor == row.id))
            return KnownVisitor(row.id, row.name, frozenset(holders))

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
