"""Private notes: of a seat's holder, for nobody else."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import AfterValidator, Field

from detente.server.routes.answers import NotesKept
from detente.server.routes.dependencies import Anybody, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told
from detente.server.text_cleaning import clean_lines

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}/notes")


class NotesRequest(Body):
    """The whole text, in the place of what was there."""

    text: Annotated[str, Field(max_length=10_000), AfterValidator(clean_lines)]


@router.get("", responses=told(NotesKept))
async def read(table: str, seat: int, services: TheServices, identity: Anybody) -> dict[str, str]:
    """The notes of a seat's holder; only they can read them."""
    live = await services.open_tables.get(table)
    holder = await services.table_service.authorize(live, identity, seat)
    return {"text": await services.notes.of(holder)}


@router.put("", dependencies=[limited("notes")], responses=told(NotesKept))
async def write(
    table: str, seat: int, body: NotesRequest, services: TheServices, identity: Anybody
) -> dict[str, str]:
    """Keep notes."""
    live = await services.open_tables.get(table)
    holder = await services.table_service.authorize(live, identity, seat)
    await services.table_service.run_shielded(services.notes.write(holder, body.text))
    return {"text": body.text}
