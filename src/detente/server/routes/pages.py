"""Pages and files: the client, the games' boards and rules."""

from __future__ import annotations

import logging
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from detente.core.engine.game import Game
from detente.core.shown.rulebook import atoms
from detente.server.content.boards import find_drawing
from detente.server.content.rules_page import rules_html
from detente.server.errors import Refused, spoken_by
from detente.server.http.guard import COOKIE, COOKIE_SECONDS
from detente.server.keys import fresh_token
from detente.server.routes.dependencies import Language
from detente.server.routes.lobby import find_game

log = logging.getLogger("detente.server")
router = APIRouter()
FOR_GOOD = "public, max-age=31536000, immutable"
WEB = Path(str(resources.files("detente").joinpath("web")))


def page(request: Request, name: str) -> Response:
    """A page of the client; a new browser gets its cookie."""
    answer = FileResponse(WEB / name, headers={"Cache-Control": "no-cache"})
    if not request.cookies.get(COOKIE):
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, fresh_token(), COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return answer


@router.get("/", include_in_schema=False)
async def lobby(request: Request) -> Response:
    """The lobby."""
    return page(request, "lobby.html")


@router.get("/table/{table}", include_in_schema=False)
async def table(request: Request, table: str) -> Response:
    """A table."""
    return page(request, "table.html")


@router.get("/join/{key}", include_in_schema=False)
@router.get("/seat/{key}", include_in_schema=False)
async def key(request: Request, key: str) -> Response:
    """The page of a link."""
    return page(request, "key.html")


@router.get("/rules/{game}", include_in_schema=False)
async def rules_page(request: Request, game: str) -> Response:
    """The rules of a game."""
    return page(request, "rules.html")


@router.get("/api/games/{game}/{board}.svg")
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
    return Response(drawn.content, media_type="image/svg+xml", headers=headers)


@router.get("/api/games/{game}/rules")
def rules(game: str, language: Language) -> dict[str, Any]:
    """The rules of a game."""
    found = find_game(game)
    try:
        spoken = spoken_by(found, language)
        return {"title": found.title, "html": rules_html(found, spoken), "atoms": atoms(found, spoken)}
    except (OSError, LookupError, ValueError) as error:
        raise broken("rules page", found, error) from error


def broken(part: str, game: Game, error: Exception) -> Refused:
    """The refusal if a part of a game fails; the log says why."""
    log.error("the %s of %s cannot be shown", part, game.id, exc_info=error)
    return Refused("failed", "part-broken", game=game.title)
