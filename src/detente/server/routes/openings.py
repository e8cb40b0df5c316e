"""Who may come to a table, and open tables: found by anybody, joined without an invitation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field

from detente.server.routes.answers import Openings, TableInfo, Taken
from detente.server.routes.dependencies import Anybody, Language, TheServices, Visitor, limited
from detente.server.routes.lobby import Body, Name
from detente.server.routes.openapi import told

router = APIRouter(prefix="/api")


class JoinRequest(Body):
    """A seat at an open table, and the name of the person who takes it."""

    seat: Annotated[int, Field(ge=0, le=63)]
    name: Name | None = None


class AccessRequest(Body):
    """Who may come to a table from now on."""

    access: Literal["private", "unlisted", "open"]


@router.put("/tables/{table}/access", dependencies=[limited("seats")], responses=told(TableInfo))
async def change_access(
    table: str, body: AccessRequest, services: TheServices, identity: Anybody
) -> dict[str, Any]:
    """Let others come to a table than before; for its host."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.admission.change(live, identity, body.access))
    return services.broadcaster.info(live, identity)


@router.get("/openings", responses=told(Openings))
async def openings(services: TheServices, identity: Anybody) -> dict[str, Any]:
    """The open tables at which a seat is free."""
    return {"tables": await services.lobby.openings(identity)}


@router.post("/tables/{table}/join", dependencies=[limited("seats")], responses=told(Taken))
async def join(
    table: str, body: JoinRequest, services: TheServices, identity: Visitor, language: Language
) -> dict[str, Any]:
    """Take a free seat at an open table."""
    who = await services.table_service.register(identity, body.name)
    live = await services.open_tables.get(table)
    holder = await services.table_service.run_shielded(
        services.seating.join(live, who, body.seat, body.name or "", language)
    )
    return {"table": live.row.id, "seat": holder.seat, "key": services.links.key_of(live, holder)}
