"""Friends, blocks, and the people at a table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from detente.server.container import Services
from detente.server.routes.answers import Nothing
from detente.server.routes.answers_people import Friends, TablePeople
from detente.server.routes.dependencies import Anybody, TheServices, limited
from detente.server.routes.openapi import told
from detente.server.tables.streams import Identity

router = APIRouter(prefix="/api")

SeatNumber = Annotated[int, Field(ge=0, le=63)]


async def shown(services: Services, identity: Identity) -> dict[str, Any]:
    """Everybody to whom somebody has a tie."""
    known = await services.friends.of(identity)
    people = [
        {"name": each.name, "tie": each.tie, "at": each.at.isoformat(timespec="seconds")} for each in known
    ]
    return {"people": people}


@router.get("/friends", responses=told(Friends))
async def friends(services: TheServices, identity: Anybody) -> dict[str, Any]:
    """One's friends, who asks or was asked to be one, and whom one has blocked."""
    return await shown(services, identity)


@router.put("/friends/{name}", dependencies=[limited("friends")], responses=told(Friends))
async def befriend(name: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Ask somebody to be a friend, or agree to be theirs; ends one's own block."""
    await services.table_service.run_shielded(services.friends.befriend(identity, name))
    return await shown(services, identity)


@router.delete("/friends/{name}", dependencies=[limited("friends")], responses=told(Friends))
async def part(name: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """End a friendship, refuse to be a friend, or ask no longer."""
    await services.table_service.run_shielded(services.friends.part(identity, name))
    return await shown(services, identity)


@router.put("/blocked/{name}", dependencies=[limited("friends")], responses=told(Friends))
async def block(name: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Have nothing more to do with somebody, who does not learn of it."""
    await services.table_service.run_shielded(services.friends.block(identity, name))
    return await shown(services, identity)


@router.delete("/blocked/{name}", dependencies=[limited("friends")], responses=told(Friends))
async def unblock(name: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """End a block."""
    await services.table_service.run_shielded(services.friends.unblock(identity, name))
    return await shown(services, identity)


@router.get("/tables/{table}/people", responses=told(TablePeople))
async def people_at(table: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """The accounts at the seats of a table."""
    live = await services.spectators.visit(table, identity)
    return {"seats": await services.friends.people_at(live, identity)}


@router.put(
    "/tables/{table}/seats/{seat}/invited/{name}", dependencies=[limited("friends")], responses=told(Nothing)
)
async def invite(
    table: str, seat: SeatNumber, name: str, services: TheServices, identity: Anybody
) -> dict[str, Any]:
    """Ask a friend to take an open seat; the table is in their lobby then."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.friends.invite(live, identity, seat, name))
    return {}


@router.delete(
    "/tables/{table}/seats/{seat}/invited/{name}", dependencies=[limited("friends")], responses=told(Nothing)
)
async def uninvite(
    table: str, seat: SeatNumber, name: str, services: TheServices, identity: Anybody
) -> dict[str, Any]:
    """Take an invitation back, or decline one's own."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.friends.uninvite(live, identity, seat, name))
    return {}
