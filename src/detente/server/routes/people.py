"""Accounts: registering, signing in and out, passwords, and the browsers that are signed in."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, Field

from detente.server.errors import Refused
from detente.server.http.guard import give_cookie
from detente.server.http.rate_limiter import Client
from detente.server.keys import fresh_token, hashed
from detente.server.routes.answers import Nothing
from detente.server.routes.answers_people import Account, OwnData
from detente.server.routes.dependencies import Browser, Language, RowId, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.news import address_info
from detente.server.routes.openapi import told
from detente.server.routes.pages import page
from detente.server.service.accounts import LONGEST as LONGEST_PASSWORD
from detente.server.service.accounts import SHORTEST, account_name, key_of
from detente.server.service.senders import MAIL
from detente.server.store.models import SessionRow
from detente.server.store.people import Purpose, SignedIn, has_number, is_another
from detente.server.text_cleaning import clean_text

router = APIRouter()

LONGEST_AGENT = 200

Password = Annotated[str, Field(max_length=1000)]
NewPassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST_PASSWORD)]
AccountName = Annotated[str, Field(max_length=40), AfterValidator(account_name)]
Mail = Annotated[str, Field(min_length=3, max_length=400)]


class RegisterRequest(Body):
    """A new account for a guest."""

    name: AccountName
    password: NewPassword


class SignInRequest(Body):
    """name: of the account, or a mail address that its owner has confirmed."""

    name: Annotated[str, Field(max_length=400)]
    password: Password


class PasswordRequest(Body):
    """A new password, and the present one."""

    old: Password
    new: NewPassword


class ForgetRequest(Body):
    """The password of the account, if there is one."""

    password: Password = ""


class LinkRequest(Body):
    """A mail address to which a link is sent, and what for."""

    mail: Mail
    purpose: Purpose


class LinkUse(Body):
    """The token in a link from a mail. password: the new one, if the link is for that."""

    token: Annotated[str, Field(max_length=100)]
    password: NewPassword | None = None


# -- who asks


@router.get("/account", include_in_schema=False)
def account_page(request: Request) -> Response:
    """The page of an account."""
    return page(request, "account.html")


@router.get("/api/account", responses=told(Account))
async def account(services: TheServices, identity: Browser, language: Language) -> dict[str, Any]:
    """Who asks, where they can be reached, and in which browsers they are signed in."""
    assert identity.token is not None
    row = await services.people.account(identity.visitor)
    addresses = [] if identity.visitor is None else await services.news.addresses(identity.visitor)
    if row is not None:
        await services.people.mark_used(identity.token)
    sessions = [] if row is None else await services.people.sessions(row.visitor)
    tables = 0 if identity.visitor is None else len(await services.store.tables_of(identity.visitor))
    return {
        "account": None if row is None else row.name,
        "name": identity.name,
        "tables": tables,
        "offers": services.senders.offers,
        "addresses": [address_info(each, language) for each in addresses],
        "sessions": [session_info(each, identity.token) for each in sessions],
    }


def session_info(row: SessionRow, token: str) -> dict[str, Any]:
    """A browser that is signed in, for its owner."""
    return {
        "id": row.id,
        "agent": row.agent,
        "created": row.created.isoformat(timespec="seconds"),
        "seen": row.seen.isoformat(timespec="seconds"),
        "here": row.token_hash == hashed(token),
    }


# -- registering, signing in and out


def agent_of(request: Request) -> str:
    """What a browser calls itself."""
    return clean_text(request.headers.get("user-agent", ""))[:LONGEST_AGENT]


def signed_in(request: Request, made: SignedIn) -> Response:
    """The answer to a browser that is signed in now: it gets another cookie."""
    answer = JSONResponse({})
    give_cookie(request, answer, made.token)
    return answer


def count_for(request: Request, name: str, whom: str) -> None:
    """Count what is tried at one account or mail address, whoever tries."""
    request.app.state.limiter.count(name, Client(None, f"{name} {whom}"))


@router.post(
    "/api/account", status_code=201, responses=told(Nothing, 201), dependencies=[limited("accounts")]
)
async def register(
    body: RegisterRequest, request: Request, services: TheServices, identity: Browser
) -> Response:
    """Make an account of a guest, who keeps all that they have. The browser gets another cookie."""
    guest = await services.table_service.register(identity)
    made = await services.table_service.run_shielded(
        services.accounts.register(guest, body.name, body.password, agent_of(request))
    )
    answer = signed_in(request, made)
    answer.status_code = 201
    return answer


@router.post("/api/account/session", responses=told(Nothing), dependencies=[limited("sign_ins")])
async def sign_in(
    body: SignInRequest, request: Request, services: TheServices, identity: Browser
) -> Response:
    """Sign in: all that the guest in this browser has becomes the account's. The browser gets another cookie."""
    count_for(request, "sign_ins_to", key_of(body.name))
    made = await services.table_service.run_shielded(
        services.accounts.sign_in(identity, body.name, body.password, agent_of(request))
    )
    return signed_in(request, made)


@router.delete("/api/account/session", responses=told(Nothing))
async def sign_out(request: Request, services: TheServices, identity: Browser) -> Response:
    """Sign this browser out; it is a new guest's then."""
    account = await services.accounts.account_of(identity)
    assert identity.token is not None
    sessions = await services.people.sessions(account.visitor)
    here = next(each.id for each in sessions if each.token_hash == hashed(identity.token))
    await services.accounts.end_sessions(account.visitor, has_number(here))
    answer = JSONResponse({})
    give_cookie(request, answer, fresh_token())
    return answer


@router.delete("/api/account/sessions", responses=told(Nothing))
async def sign_out_others(services: TheServices, identity: Browser) -> dict[str, Any]:
    """Sign all other browsers out."""
    account = await services.accounts.account_of(identity)
    assert identity.token is not None
    await services.accounts.end_sessions(account.visitor, is_another(identity.token))
    return {}


@router.delete("/api/account/sessions/{id}", responses=told(Nothing))
async def end_session(id: RowId, services: TheServices, identity: Browser) -> dict[str, Any]:
    """Sign a browser out."""
    account = await services.accounts.account_of(identity)
    await services.accounts.end_sessions(account.visitor, has_number(id))
    return {}


# -- passwords and links


@router.put("/api/account/password", responses=told(Nothing), dependencies=[limited("sign_ins")])
async def change_password(
    body: PasswordRequest, request: Request, services: TheServices, identity: Browser
) -> dict[str, Any]:
    """Choose a new password; all other browsers are signed out."""
    account = await services.accounts.account_of(identity)
    count_for(request, "sign_ins_to", account.key)
    await services.table_service.run_shielded(services.accounts.change_password(identity, body.old, body.new))
    return {}


@router.post("/api/account/links", responses=told(Nothing), dependencies=[limited("links")])
async def ask_for_link(body: LinkRequest, request: Request, services: TheServices) -> dict[str, Any]:
    """Ask for a link that opens the account. The answer is the same, and as fast, whether or not there is one."""
    count_for(request, "links_to", body.mail.strip().lower())
    if MAIL not in services.senders.offers:
        raise Refused("not_now", "no-news")
    services.table_service.run_later(services.newsroom.send_links(body.mail.strip(), body.purpose))
    return {}


@router.post("/api/account/links/use", responses=told(Nothing), dependencies=[limited("sign_ins")])
async def use_link(body: LinkUse, request: Request, services: TheServices, identity: Browser) -> Response:
    """Sign in by a link, which works once; set a new password if the link is for that."""
    made = await services.table_service.run_shielded(
        services.accounts.use_link(identity, body.token, body.password, agent_of(request))
    )
    return signed_in(request, made)


# -- one's own data


@router.get("/api/account/export", responses=told(OwnData), dependencies=[limited("exports")])
async def export(services: TheServices, identity: Browser) -> JSONResponse:
    """All that the server knows about whoever asks, as a file."""
    who = await services.table_service.register(identity)
    assert who.visitor is not None
    headers = {"Content-Disposition": 'attachment; filename="detente.json"', "Cache-Control": "no-store"}
    return JSONResponse(await services.own_data.export(who.visitor), headers=headers)


@router.delete("/api/account", responses=told(Nothing), dependencies=[limited("sign_ins")])
async def forget(
    body: ForgetRequest, request: Request, services: TheServices, identity: Browser, language: Language
) -> Response:
    """Forget whoever asks. What others need of their games stays, without their name. The browser is a new guest's then."""
    account = await services.people.account(identity.visitor)
    if account is not None:
        count_for(request, "sign_ins_to", account.key)
    await services.table_service.run_shielded(services.accounts.forget(identity, body.password, language))
    answer = JSONResponse({})
    give_cookie(request, answer, fresh_token())
    return answer
