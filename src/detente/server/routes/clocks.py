"""The time of a seat: being away for some days while its clock stands."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from detente.server.routes.answers import TableInfo
from detente.server.routes.dependencies import Anybody, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}")


class LeaveRequest(Body):
    """For how many days from now the holder of a seat is away; 0: they are back."""

    days: Annotated[int, Field(ge=0, le=365)]


@router.put("/leave", dependencies=[limited("seats")], responses=told(TableInfo))
async def leave(
    table: str, seat: int, body: LeaveRequest, services: TheServices, identity: Anybody
) -> dict[str, Any]:
    """Stop the clock of one's seat for some days, or let it run again."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.absences.set_leave(live, identity, seat, body.days))
    return services.broadcaster.info(live, identity)


@router.put("/ready", dependencies=[limited("chat")], responses=told(TableInfo))
async def ready(
    table: str, seat: int, body: Body, services: TheServices, identity: Anybody
) -> dict[str, Any]:
    """Say that one is ready for a live game; the clocks start when all are."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.absences.say_ready(live, identity, seat))
    return services.broadcaster.info(live, identity)
