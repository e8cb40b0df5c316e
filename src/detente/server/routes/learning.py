"""For learners: the page to start with, the guided first game, the map and the words of a table."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from detente.core.shown.chart import chart, legend
from detente.core.shown.learning import shared
from detente.server.content.learning import guide_texts, start_texts
from detente.server.errors import Refused, spoken_by
from detente.server.routes.answers import ChartAnswer, Guide, StartPage, TableInfo
from detente.server.routes.dependencies import Anybody, Language, TheServices, Visitor, limited
from detente.server.routes.lobby import find_game
from detente.server.routes.openapi import told
from detente.server.routes.pages import page
from detente.server.routes.play import renderer_of

router = APIRouter()


@router.get("/start/{game}", include_in_schema=False)
async def start_page(request: Request, game: str) -> Response:
    """The page to start with."""
    return page(request, "start.html")


@router.get("/api/games/{game}/start", responses=told(StartPage))
def start(game: str, language: Language) -> dict[str, Any]:
    """The page to start with, and its pictures as scenes."""
    found = find_game(game)
    said = start_texts(found, spoken_by(found, language))
    if said is None:
        raise Refused("unknown", "no-start", game=found.title)
    return said


@router.get("/api/games/{game}/guide", responses=told(Guide))
def guide(game: str, language: Language) -> dict[str, Any]:
    """All that the guide says."""
    found = find_game(game)
    said = guide_texts(found, spoken_by(found, language))
    if said is None:
        raise Refused("unknown", "no-guide", game=found.title)
    return said


@router.post(
    "/api/games/{game}/guide",
    status_code=201,
    dependencies=[limited("tables")],
    responses=told(TableInfo, 201),
)
async def open_guided(
    game: str, services: TheServices, identity: Visitor, language: Language
) -> dict[str, Any]:
    """Open the table of the guided first game: the visitor and bots."""
    found = find_game(game)
    table = shared(found).table
    if table is None:
        raise Refused("unknown", "no-guide", game=found.title)
    host = await services.table_service.register(identity)
    wishes: list[tuple[str, str | None, str | None]] = [("me", None, None)]
    wishes += [("bot", None, table.bot)] * (table.seats - 1)
    holders = services.seating.holders_from(host, found, wishes, language)
    live = await services.table_service.run_shielded(
        services.table_service.create_guided(host, found, table, holders)
    )
    return services.broadcaster.info(live, host)


@router.get(
    "/api/tables/{table}/seats/{seat}/chart", dependencies=[limited("past")], responses=told(ChartAnswer)
)
async def chart_of(
    table: str, seat: str, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """The map as a table, and what the words of the game mean."""
    renderer = await renderer_of(services, table, identity, seat, language)

    def drawn() -> dict[str, Any]:
        game, words = renderer.game_log.game, renderer.words
        view, shown = renderer.game_log.state.view(renderer.observer), renderer.current_scene()
        return {"regions": chart(game, view, words, shown), "terms": legend(game, view, words)}

    return await to_thread(drawn)
