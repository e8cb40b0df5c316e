"""What routes depend on: the services, who sends the request, and in which language to answer."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query, Request
from pydantic import Field

from detente.server.container import Services
from detente.server.errors import Refused, speak
from detente.server.http.guard import COOKIE, bearer, client_of
from detente.server.keys import is_program_token
from detente.server.tables.streams import Identity

RowId = Annotated[int, Field(ge=0, lt=2**31)]
"""The number of something in the database; PostgreSQL has 32 bits for it."""


async def services_of(request: Request) -> Services:
    """The server's services."""
    services: Services = request.app.state.services
    return services


async def language_of(request: Request, language: Annotated[str | None, Query()] = None) -> str:
    """The language to answer in."""
    return speak(language, request.headers.get("accept-language"))


async def identity_of(request: Request, services: Annotated[Services, Depends(services_of)]) -> Identity:
    """Who sends the request: the visitor of a program's token, the holder of a seat key, or the visitor with this cookie."""
    seat_key = bearer(request.headers.get("authorization", ""))
    if seat_key is not None and is_program_token(seat_key):
        visitor = await services.tokens.visitor(seat_key)
        if visitor is None:
            raise Refused("forbidden", "token-revoked")
        return Identity(None, *visitor)
    if seat_key is not None:
        key, _, holder = await services.seating.read_key(seat_key)
        if key.kind != "seat" or holder.until is not None:
            raise Refused("unknown", "key-outdated")
        return Identity(holders=frozenset({holder.id}))
    token = request.cookies.get(COOKIE)
    if not token:
        return Identity()
    known = await services.store.visitor(token)
    return Identity(token, *known) if known else Identity(token=token)


async def player_of(request: Request, services: Annotated[Services, Depends(services_of)]) -> Identity:
    """Who acts for the seat in the address: usually somebody who watches from there, and then the database is not read."""
    live = services.open_tables.tables.get(request.path_params["table"])
    token = request.cookies.get(COOKIE)
    if live is not None and token and "authorization" not in request.headers:
        known = live.watching_identity(request.path_params["seat"], token)
        if known is not None:
            return known
    return await identity_of(request, services)


async def visitor_of(identity: Annotated[Identity, Depends(identity_of)]) -> Identity:
    """A visitor, known by cookie or by a program's token: not the holder of a seat key, who has one seat and no more."""
    if identity.token is None and identity.visitor is None:
        raise Refused("forbidden", "no-cookie")
    return identity


async def browser_of(identity: Annotated[Identity, Depends(identity_of)]) -> Identity:
    """The visitor behind a cookie, for what a program must not do in their name."""
    if identity.token is None:
        raise Refused("forbidden", "only-browser")
    return identity


Language = Annotated[str, Depends(language_of)]
Anybody = Annotated[Identity, Depends(identity_of)]
Player = Annotated[Identity, Depends(player_of)]
Visitor = Annotated[Identity, Depends(visitor_of)]
Browser = Annotated[Identity, Depends(browser_of)]
TheServices = Annotated[Services, Depends(services_of)]


def limited(name: str) -> Any:
    """A dependency of routes with a limited rate; the limits are in `limits.RATES`."""

    async def count(request: Request) -> None:
        request.app.state.limiter.count(name, client_of(request))

    return Depends(count)
