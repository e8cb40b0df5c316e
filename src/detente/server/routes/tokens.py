"""Tokens for programs: made and revoked by the person in whose name the program acts."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from detente.server.errors import Refused
from detente.server.routes.answers import Nothing, Token, TokenMade
from detente.server.routes.dependencies import Browser, RowId, TheServices, limited
from detente.server.routes.lobby import NameRequest
from detente.server.routes.openapi import told
from detente.server.store.models import TokenRow
from detente.server.store.tokens import MOST
from detente.server.tables.info import written

router = APIRouter(prefix="/api/me/tokens")


def token_info(row: TokenRow) -> dict[str, Any]:
    """A token, without its text."""
    return {"id": row.id, "name": row.name, "at": written(row.at), "used": written(row.used)}


@router.get("", responses=told(list[Token]))
async def tokens(services: TheServices, identity: Browser) -> list[dict[str, Any]]:
    """The visitor's tokens."""
    if identity.visitor is None:
        return []
    return [token_info(row) for row in await services.tokens.of(identity.visitor)]


@router.post("", status_code=201, dependencies=[limited("tokens")], responses=told(TokenMade, 201))
async def make_token(body: NameRequest, services: TheServices, identity: Browser) -> dict[str, Any]:
    """Make a token. Its text is in this answer only."""
    who = await services.table_service.register(identity)
    assert who.visitor is not None
    made = await services.tokens.make(who.visitor, body.name)
    if made is None:
        raise Refused("not_now", "most-tokens", most=MOST)
    row, text = made
    return {**token_info(row), "token": text}


@router.delete("/{id}", responses=told(Nothing))
async def revoke_token(id: RowId, services: TheServices, identity: Browser) -> dict[str, Any]:
    """Revoke a token: it opens nothing any more."""
    if identity.visitor is None or not await services.tokens.revoke(identity.visitor, id):
        raise Refused("unknown", "no-token")
    return {}
