"""Pages and files: the client, the games' boards and rules."""

from __future__ import annotations

import logging
from asyncio import to_thread
from contextlib import suppress
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from sqlalchemy.exc import SQLAlchemyError

from detente.core.engine.game import Game
from detente.core.shown.rulebook import atoms
from detente.server.content.boards import find_drawing, picture, tagged_name
from detente.server.content.client import WEB, with_known
from detente.server.content.games import games_info
from detente.server.content.packing import sent
from detente.server.content.rules_page import rules_html
from detente.server.errors import Refused, speak, spoken_by
from detente.server.http.guard import COOKIE, give_cookie
from detente.server.keys import fresh_token
from detente.server.routes.answers import RulesPage
from detente.server.routes.dependencies import Language, identity_of, services_of
from detente.server.routes.lobby import find_game, me
from detente.server.routes.openapi import told, told_as
from detente.server.routes.openings import openings

log = logging.getLogger("detente.server")
router = APIRouter()
LANGUAGE_COOKIE = "detente-language"
"""Set by the client (`base/words.js`)."""
FOR_GOOD = "public, max-age=31536000, immutable"


class Drawing(Response):
    """A drawing."""

    media_type = "image/svg+xml"


def page(request: Request, name: str, known: Any = None, status: int = 200) -> Response:
    """A page of the client; a new browser gets its cookie. known: what the page need not ask for, if anything."""
    html = request.app.state.client.page(name, page_language(request))
    if known is not None:
        html = with_known(html, known)
    answer = HTMLResponse(html, status, headers={"Cache-Control": "private, no-cache"})
    if not request.cookies.get(COOKIE):
        give_cookie(request, answer, fresh_token())
    return answer


def page_language(request: Request) -> str:
    """The language of a page: the one that its visitor has chosen, else one that the browser asks for."""
    return speak(request.cookies.get(LANGUAGE_COOKIE), request.headers.get("accept-language"))


@router.get("/", include_in_schema=False)
async def lobby(request: Request) -> Response:
    """The lobby, with the games and the visitor's tables, so that it is drawn at once."""
    language = page_language(request)
    known = None
    with suppress(Refused, SQLAlchemyError):  # the page says so when it asks itself
        services = await services_of(request)
        known = {
            "language": language,
            "me": await me(services, await identity_of(request, services)),
            "games": await to_thread(games_info, language),
            "openings": await openings(services, await identity_of(request, services)),
        }
    return await to_thread(page, request, "lobby.html", known)


@router.get("/table/{table}", include_in_schema=False)
async def table(request: Request, table: str) -> Response:
    """A table. The page itself says so if there is none; programs see it by the status."""
    there = True
    with suppress(SQLAlchemyError):  # the page waits until the database can be read again
        there = await (await services_of(request)).open_tables.exists(table)
    return await to_thread(page, request, "table.html", status=200 if there else 404)


@router.get("/join/{key}", include_in_schema=False)
@router.get("/seat/{key}", include_in_schema=False)
def key(request: Request, key: str) -> Response:
    """The page of a link."""
    return page(request, "key.html")


@router.get("/news/{key}", include_in_schema=False)
def news(request: Request, key: str) -> Response:
    """The page of a link in a mail."""
    return page(request, "news.html")


@router.get("/rules/{game}", include_in_schema=False)
def rules_page(request: Request, game: str) -> Response:
    """The rules of a game."""
    return page(request, "rules.html")


@router.get("/sw.js", include_in_schema=False)
def worker() -> Response:
    """The worker that shows news. It must come from here to be that of all pages."""
    return Response(
        (WEB / "sw.js").read_bytes(), media_type="text/javascript", headers={"Cache-Control": "no-cache"}
    )


@router.get("/client/{name}", include_in_schema=False)
def client_file(request: Request, name: str) -> Response:
    """A file of the client under a name with its tag."""
    found = request.app.state.client.find(name)
    if found is None:
        raise Refused("unknown", "no-page")
    file, lasting = found
    headers = {"Cache-Control": FOR_GOOD if lasting else "no-cache"}
    return sent(request, file.content, file.media_type, headers)


@router.get("/api/games/{game}/{board}.svg", response_class=Drawing, responses=told_as(Drawing.media_type))
def drawing(request: Request, game: str, board: str) -> Response:
    """A board of a game, and the pictures of its pieces. Under a name with its tag, browsers may cache it forever; under any
    other name they ask whether their copy is up to date.
    """
    of = find_game(game)
    try:
        found = find_drawing(of, f"{board}.svg")
    except (OSError, ValueError) as error:
        raise broken("board", of, error) from error
    if found is None:
        raise Refused("unknown", "no-board")
    drawn, lasting = found
    tag = f'"{drawn.tag}"'
    headers = {"Cache-Control": FOR_GOOD if lasting else "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return sent(request, drawn.content, Drawing.media_type, headers)


@router.get("/api/games/{game}/{theme}.{tag}.webp", include_in_schema=False)
def board_picture(game: str, theme: Literal["light", "dark"], tag: str) -> Response:
    """The picture of a game's board for the lobby."""
    found = picture(find_game(game).id, theme)
    if found is None:
        raise Refused("unknown", "no-page")
    headers = {"Cache-Control": FOR_GOOD if tag == found.tag else "no-cache"}
    return Response(found.content, media_type="image/webp", headers=headers)


@router.get("/api/games/{game}/rules", responses=told(RulesPage))
def rules(game: str, language: Language) -> dict[str, Any]:
    """The rules of a game."""
    found = find_game(game)
    try:
        spoken = spoken_by(found, language)
        return {
            "title": found.title,
            "html": rules_html(found, spoken),
            "atoms": atoms(found, spoken),
            "board": tagged_name(found, found.board_of(found.standard)),
        }
    except (OSError, LookupError, ValueError) as error:
        raise broken("rules page", found, error) from error


def broken(part: str, game: Game, error: Exception) -> Refused:
    """The refusal if a part of a game fails; the log says why."""
    log.error("the %s of %s cannot be shown", part, game.id, exc_info=error)
    return Refused("failed", "part-broken", game=game.title)
