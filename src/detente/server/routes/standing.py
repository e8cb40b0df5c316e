"""Standing orders: answers that the holder of a seat leaves to questions that may come while they are away."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from detente.server.errors import Refused
from detente.server.routes.dependencies import Anybody, Language, RowId, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told
from detente.server.service.standing_keeper import StandingInfo
from detente.server.store.models import StandingOrderRow

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}/standing")

Text = Annotated[str, Field(max_length=200)]


class OrderRequest(Body):
    """An answer to a question that may come: the first of its actions that is legal then.

    facts: what must hold, as paths in the view with the values that they may have. times: how often it is carried out; null: without end.
    until: what ends it, by name.
    """

    question: Annotated[str, Field(max_length=60)]
    actions: Annotated[list[Text], Field(min_length=1, max_length=10)]
    facts: Annotated[
        dict[Text, Annotated[list[int | Text], Field(min_length=1, max_length=20)]],
        Field(max_length=5, default_factory=dict),
    ]
    times: Annotated[int, Field(ge=1, le=1000)] | None = None
    until: Annotated[str, Field(max_length=60)] | None = None


@router.get("", responses=told(StandingInfo))
async def read(table: str, seat: int, services: TheServices, identity: Anybody, language: Language) -> Any:
    """The standing orders of a seat's holder, and what they may answer beforehand; only they can see that."""
    live = await services.open_tables.get(table)
    holder = await services.table_service.authorize(live, identity, seat)
    return await services.standing.told(live, holder, language)


@router.post("", status_code=201, dependencies=[limited("orders")], responses=told(StandingInfo, 201))
async def give(
    table: str, seat: int, body: OrderRequest, services: TheServices, identity: Anybody, language: Language
) -> Any:
    """Leave a standing order."""
    live = await services.open_tables.get(table)
    row = StandingOrderRow(
        question=body.question, actions=body.actions, facts=body.facts, times=body.times, until=body.until
    )
    await services.table_service.run_shielded(services.standing.add(live, identity, seat, row))
    return await services.standing.told(live, live.holders[seat], language)


@router.delete("/{id}", responses=told(StandingInfo))
async def withdraw(
    table: str, seat: int, id: RowId, services: TheServices, identity: Anybody, language: Language
) -> Any:
    """Withdraw a standing order, or clear one away that is open no longer."""
    live = await services.open_tables.get(table)
    holder = await services.table_service.authorize(live, identity, seat)
    if not await services.standing.orders.remove(holder.id, id):
        raise Refused("unknown", "no-order")
    return await services.standing.told(live, holder, language)
