"""What a proxy or an orchestrator asks: does the process live, and should it get requests?"""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from detente.server.errors import Refused
from detente.server.http.guard import ALIVE, READY
from detente.server.routes.answers import Nothing
from detente.server.routes.dependencies import TheServices
from detente.server.routes.openapi import told

router = APIRouter()
SECONDS = 2.0
"""How long the database may take for the simplest question."""


@router.get(ALIVE, responses=told(Nothing))
async def alive() -> dict[str, Any]:
    """The process lives and answers. If it does not, start it anew."""
    return {}


@router.get(READY, responses=told(Nothing))
async def ready(services: TheServices) -> dict[str, Any]:
    """The process takes requests: it does not shut down, and reaches its database. If it does not, send requests to another one."""
    if services.closing:
        raise Refused("unavailable", "closing")
    try:
        async with asyncio.timeout(SECONDS), services.store.read() as session:
            await session.execute(select(1))
    except (TimeoutError, OSError, SQLAlchemyError):
        raise Refused("unavailable", "unavailable") from None
    return {}
