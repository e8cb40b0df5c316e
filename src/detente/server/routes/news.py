"""News: addresses of a visitor, which seats they are for, and the links in mails."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

import httpx
from fastapi import APIRouter, Request
from pydantic import Field

from detente.core.shown.words import Texts
from detente.server.container import Services
from detente.server.errors import PACKAGE, Refused
from detente.server.http.rate_limiter import Client
from detente.server.routes.answers import Address, NewsDone, NewsLink, Nothing, SeatNews
from detente.server.routes.dependencies import Anybody, Language, RowId, TheServices, Visitor, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told
from detente.server.service.browser_push import fault_of_keys
from detente.server.service.senders import MAIL, PUSH, fault_of
from detente.server.store.models import AddressRow, HolderRow, now
from detente.server.tables.streams import Identity

router = APIRouter(prefix="/api")


class AddressRequest(Body):
    """A new address. zone: the time zone in which times are written, such as Europe/Berlin."""

    kind: Literal["mail", "discord", "slack"]
    target: Annotated[str, Field(min_length=3, max_length=400)]
    zone: Annotated[str, Field(max_length=60)] = "UTC"


class BrowserKeys(Body):
    """With which messages to a browser are encrypted, as it has made them."""

    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class BrowserRequest(Body):
    """A browser that shows news. target: the address at which its push service takes messages for it."""

    kind: Literal["push"]
    target: Annotated[str, Field(min_length=3, max_length=1000)]
    keys: BrowserKeys
    zone: Annotated[str, Field(max_length=60)] = "UTC"


class WishRequest(Body):
    """When news of a seat are sent to an address, and how often."""

    address: RowId
    when: Literal["always", "away", "never"]
    pace: Literal["at_once", "daily"] = "at_once"


def failure_text(failure: str | None, language: str) -> str | None:
    """Why a message did not arrive, in words."""
    if failure is None:
        return None
    kind, _, detail = failure.partition(": ")
    return Texts(language, PACKAGE)(f"unsent-{kind}", detail=detail)


def address_info(row: AddressRow, language: str) -> dict[str, Any]:
    """An address, for its visitor. Of a webhook the secret part is left out."""
    shown = row.target if row.kind == MAIL else f"{row.target[:40]}…"
    if row.kind == PUSH:
        shown = httpx.URL(row.target).host
    return {
        "id": row.id,
        "kind": row.kind,
        "target": shown,
        "confirmed": row.confirmed is not None,
        "failure": failure_text(row.failure, language),
    }


async def news_info(
    services: Services, identity: Identity, holder: HolderRow, language: str
) -> dict[str, Any]:
    """What a seat's holder has said about news, and what there is to choose from."""
    own = [] if identity.visitor is None else await services.news.addresses(identity.visitor)
    wishes = {row.address: row for row in await services.news.subscriptions(holder.id)}
    return {
        "offers": services.senders.offers,
        "push_key": None if services.senders.push is None else services.senders.push.key,
        "addresses": [
            address_info(row, language)
            | {
                "when": wishes[row.id].when if row.id in wishes else "never",
                "pace": wishes[row.id].pace if row.id in wishes else "at_once",
            }
            for row in own
        ],
    }


@router.get("/tables/{table}/seats/{seat}/news", responses=told(SeatNews))
async def seat_news(
    table: str, seat: int, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """What the holder of a seat has said about news; only they can see that."""
    holder = await services.table_service.authorize(await services.open_tables.get(table), identity, seat)
    return await news_info(services, identity, holder, language)


@router.put("/tables/{table}/seats/{seat}/news", dependencies=[limited("seats")], responses=told(SeatNews))
async def wish(
    table: str, seat: int, body: WishRequest, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """Say whether and when news of a seat are sent to an address."""
    holder = await services.table_service.authorize(await services.open_tables.get(table), identity, seat)
    address = await services.news.address(body.address)
    if address is None or identity.visitor is None or address.visitor != identity.visitor:
        raise Refused("unknown", "no-address")
    await services.news.subscribe(holder.id, body.address, body.when, body.pace)
    return await news_info(services, identity, holder, language)


@router.post(
    "/me/addresses", status_code=201, dependencies=[limited("addresses")], responses=told(Address, 201)
)
async def add_address(
    body: Annotated[AddressRequest | BrowserRequest, Field(discriminator="kind")],
    request: Request,
    services: TheServices,
    identity: Visitor,
    language: Language,
) -> dict[str, Any]:
    """Add an address; to one for mail the request to confirm it is sent."""
    offered = body.kind in services.senders.offers or (
        body.kind == PUSH and services.senders.push is not None
    )
    if not offered:
        raise Refused("not_now", "no-news")
    if isinstance(body, BrowserRequest):
        if fault_of(body.kind, body.target) or fault_of_keys(body.keys.model_dump()):
            raise Refused("malformed", "wrong-browser")
    elif fault_of(body.kind, body.target):
        raise Refused("malformed", "wrong-mail" if body.kind == MAIL else "wrong-webhook")
    if body.zone not in available_timezones():
        raise Refused("malformed", "wrong-zone")
    if await services.news.refused(body.kind, body.target):
        raise Refused("forbidden", "address-stopped")
    who = await services.table_service.register(identity)
    assert who.visitor is not None
    at = now()
    wanted = AddressRow(
        visitor=who.visitor, kind=body.kind, target=body.target, language=language, zone=body.zone,
        confirmed=None if body.kind == MAIL else at, at=at,
    )  # fmt: skip
    if isinstance(body, BrowserRequest):
        wanted.keys = body.keys.model_dump()
    row = await (services.news.add_browser if wanted.keys else services.news.add_address)(wanted)
    if row is None:
        raise Refused("not_now", "ten-addresses")
    if row.confirmed is None:
        request.app.state.limiter.count("confirmations", Client(None, body.target.lower()))
        await services.table_service.run_shielded(services.newsroom.confirm(row))
    row = await services.news.address(row.id) or row
    return address_info(row, language)


@router.delete("/me/addresses/{id}", responses=told(Nothing))
async def remove_address(id: RowId, services: TheServices, identity: Visitor) -> dict[str, Any]:
    """Forget an address."""
    if identity.visitor is None or not await services.news.remove_address(identity.visitor, id):
        raise Refused("unknown", "no-address")
    return {}


@router.get("/news/{key}", responses=told(NewsLink))
async def news_key(key: str, services: TheServices) -> dict[str, Any]:
    """What a link in a mail is for: `confirm` or `stop`; and the address."""
    purpose, address = await key_of(services, key)
    return {"purpose": purpose, "target": address_info(address, "en")["target"], "confirmed": address.confirmed is not None}  # fmt: skip


@router.post("/news/{key}", responses=told(NewsDone))
async def use_news_key(key: str, services: TheServices) -> dict[str, Any]:
    """Confirm an address, or end all news to it."""
    purpose, address = await key_of(services, key)
    await (services.news.confirm if purpose == "confirm" else services.news.stop)(address, now())
    return {"purpose": purpose}


async def key_of(services: Services, key: str) -> tuple[str, AddressRow]:
    """The purpose of a link in a mail, and its address."""
    found = services.news_texts.keys.read(key)
    address = None if found is None else await services.news.address(found[1])
    if found is None or address is None:
        raise Refused("unknown", "no-news-key")
    return found[0], address
