"""The page for hosts, and what it asks. It is not a part of the protocol: no program should depend on it."""

from __future__ import annotations

from asyncio import to_thread
from datetime import datetime
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field

import detente
from detente.bots import able
from detente.server.container import Services
from detente.server.errors import Refused
from detente.server.routes.dependencies import Language, RowId, TheServices, limited, services_of
from detente.server.routes.lobby import Body, usual_bot
from detente.server.routes.pages import page
from detente.server.routes.profiles import title_of
from detente.server.service.rehearsal import as_json
from detente.server.store.database import address_of, display_address
from detente.server.store.hosting import MOST_LISTED, SESSION_LIFE, Failure, Person
from detente.server.store.models import HolderRow, TableRow, now
from detente.server.store.people import is_locked

PATH = "/api/host"
COOKIE = "detente-host"
"""Only sent to `PATH`, and by no page of another site."""


class LinkUse(Body):
    """The token in a link of `detente host-link`."""

    token: Annotated[str, Field(max_length=100)]


async def only_host(
    request: Request, response: Response, services: Annotated[Services, Depends(services_of)]
) -> None:
    """Refused unless the request comes from the browser in which the host has opened a link."""
    token = request.cookies.get(COOKIE)
    if not token or not await services.hosting.is_session(token):
        raise Refused("forbidden", "only-host")
    response.headers["Cache-Control"] = "no-store"


door = APIRouter(include_in_schema=False)
router = APIRouter(prefix=PATH, include_in_schema=False, dependencies=[Depends(only_host)])


@door.get("/host")
def host_page(request: Request) -> Response:
    """The page for hosts; a link of `detente host-link` leads there, with its token after the `#`."""
    return page(request, "host.html")


@door.post(f"{PATH}/session", dependencies=[limited("sign_ins")])
async def come_in(body: LinkUse, request: Request, services: TheServices) -> Response:
    """Open the host's session in this browser. Refused if the link does not work, or no longer."""
    opened = await services.hosting.use_link(body.token)
    if opened is None:
        raise Refused("unknown", "no-host-link")
    answer = JSONResponse({})
    life, secure = int(SESSION_LIFE.total_seconds()), request.url.scheme == "https"
    answer.set_cookie(COOKIE, opened, life, path=PATH, httponly=True, samesite="strict", secure=secure)
    return answer


@router.delete("/session")
async def leave(services: TheServices) -> dict[str, Any]:
    """End the host's session."""
    await services.hosting.end_session()
    return {}


# -- what there is


@router.get("")
async def overview(services: TheServices) -> dict[str, Any]:
    """What runs here, and how much of everything there is."""
    processes = await services.hosting.processes()
    return {
        "version": detente.__version__,
        "database": display_address(address_of(services.administration.database)),
        "bytes": await services.hosting.size(),
        "counts": await services.hosting.counts(),
        "open": len(services.open_tables.tables),
        "watchers": len(services.open_tables.subscriptions()),
        "processes": [{"name": row.name, "seen": written(row.seen)} for row in processes],
        "failures": [failure_info(each) for each in await services.hosting.failures()],
        "at": written(now()),
    }


@router.get("/tables")
async def tables(
    services: TheServices,
    status: Literal["running", "waiting", "over"],
    before: Annotated[datetime | None, Query()] = None,
    id: Annotated[str, Query(max_length=64)] = "",
) -> dict[str, Any]:
    """Tables of a status, the latest first; `before`, `id`: the `updated` and the id of the last one that is known."""
    rows = await services.hosting.tables(status, None if before is None else (before, id))
    holders = await services.store.holders_of([row.id for row in rows])
    return {
        "tables": [table_info(row, holders[row.id]) for row in rows],
        "more": len(rows) == MOST_LISTED,
    }


@router.get("/people")
async def people(services: TheServices, name: Annotated[str, Query(max_length=40)] = "") -> dict[str, Any]:
    """Accounts whose names contain a part."""
    return {"people": [person_info(each) for each in await services.hosting.people(name)]}


@router.get("/check")
async def check(services: TheServices) -> dict[str, Any]:
    """What becomes of all running tables under the games that are installed here: as `detente check-tables` says it."""
    return as_json(await services.administration.check_tables())


def written(at: datetime | None) -> str | None:
    """A moment as it is sent."""
    return None if at is None else at.isoformat()


def table_info(row: TableRow, holders: list[HolderRow]) -> dict[str, Any]:
    """A table for its host: nothing of what is hidden in its game."""
    return {
        "id": row.id,
        "name": row.name,
        "game": title_of(row.game),
        "status": row.status,
        "access": row.access,
        "moves": row.position,
        "created": written(row.created),
        "updated": written(row.updated),
        "seats": [
            {"seat": each.seat, "name": each.name, "kind": each.kind, "owes": each.seat in row.owed}
            for each in holders
        ],
    }


def person_info(person: Person) -> dict[str, Any]:
    """An account for the host."""
    account = person.account
    return {
        "id": account.visitor,
        "name": account.name,
        "created": written(account.created),
        "seen": written(person.seen),
        "seats": person.seats,
        "locked": is_locked(account),
    }


def failure_info(failure: Failure) -> dict[str, Any]:
    """A message that did not arrive. Of the address of a webhook or a browser only the host: the rest is a secret."""
    address, delivery = failure.address, failure.delivery
    target = address.target if address.kind == "mail" else urlsplit(address.target).hostname
    return {
        "kind": address.kind,
        "to": target or "",
        "name": failure.name,
        "error": delivery.error,
        "attempts": delivery.attempts,
        "again": written(delivery.due),
        "at": written(delivery.at),
    }


# -- what the host does


@router.post("/tables/{table}/close")
async def close(table: str, services: TheServices) -> dict[str, Any]:
    """End a running game without a result."""
    live = await services.open_tables.get(table)
    await services.table_service.run_shielded(services.administration.close(live))
    return {}


@router.delete("/tables/{table}")
async def delete(table: str, services: TheServices) -> dict[str, Any]:
    """Delete a table at which no game runs."""
    await services.table_service.run_shielded(services.administration.delete(table))
    return {}


@router.post("/tables/{table}/seats/{seat}/bot")
async def seat_bot(table: str, seat: int, services: TheServices, language: Language) -> dict[str, Any]:
    """Have a bot play for a seat."""
    live = await services.open_tables.get(table)
    bot = usual_bot(await to_thread(able, live.game))
    if bot is None:
        raise Refused("malformed", "no-bots")
    await services.table_service.run_shielded(services.administration.seat_bot(live, seat, bot, language))
    return {}


@router.put("/people/{id}/lock")
async def lock(id: RowId, services: TheServices) -> dict[str, Any]:
    """Lock an account."""
    await services.table_service.run_shielded(services.administration.lock(id))
    return {}


@router.delete("/people/{id}/lock")
async def unlock(id: RowId, services: TheServices) -> dict[str, Any]:
    """Unlock an account."""
    await services.table_service.run_shielded(services.administration.unlock(id))
    return {}


@router.delete("/people/{id}")
async def erase(id: RowId, services: TheServices, language: Language) -> dict[str, Any]:
    """Delete an account."""
    await services.table_service.run_shielded(services.administration.erase(id, language))
    return {}
