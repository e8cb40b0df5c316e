"""What needs the consent of all people at a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field

from detente.server.routes.answers import TableInfo
from detente.server.routes.dependencies import Anybody, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told
from detente.server.routes.play import LARGEST

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}/proposals")


class ProposalRequest(Body):
    """What somebody asks of all others: to go back to their last decision, or to end the game without a result."""

    kind: Literal["take-back", "abandon"]


class AnswerRequest(Body):
    """Whether somebody agrees; whoever has asked can withdraw."""

    agrees: bool


@router.post("", dependencies=[limited("chat")], responses=told(TableInfo))
async def propose(
    table: str, seat: int, body: ProposalRequest, services: TheServices, identity: Anybody
) -> dict[str, Any]:
    """Ask all people at the table to agree to something."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.agreements.propose(live, identity, seat, body.kind))
    return services.broadcaster.info(live, identity)


@router.put("/{number}", dependencies=[limited("chat")], responses=told(TableInfo))
async def answer(
    table: str,
    seat: int,
    number: Annotated[int, Field(ge=1, le=LARGEST)],
    body: AnswerRequest,
    services: TheServices,
    identity: Anybody,
) -> dict[str, Any]:
    """Agree to what is asked, or refuse it."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(
        services.agreements.answer(live, identity, seat, number, body.agrees)
    )
    return services.broadcaster.info(live, identity)
