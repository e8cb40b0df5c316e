"""Tournaments and leagues."""

from __future__ import annotations

from asyncio import to_thread
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, Field

from detente.bots import able
from detente.core.engine.options import plain_options
from detente.server.container import Services
from detente.server.errors import Refused
from detente.server.routes.answers import Nothing
from detente.server.routes.answers_people import Tournament, Tournaments
from detente.server.routes.dependencies import Anybody, TheServices, limited
from detente.server.routes.lobby import Body, MailRequest, checked_options, control_from, find_game
from detente.server.routes.openapi import told
from detente.server.routes.pages import page
from detente.server.tables.streams import Identity
from detente.server.text_cleaning import clean_name

router = APIRouter()

MOST_ROUNDS = 40


class TournamentRequest(Body):
    """A new tournament. rounds: null for as many as it takes until everybody can have met everybody. fill: the bot that completes
    tables; null: whoever is left over pauses.
    """

    name: Annotated[str, Field(max_length=50), AfterValidator(partial(clean_name, most=50))]
    game: str
    options: Annotated[dict[str, int | str | dict[str, Any]], Field(default_factory=dict)]
    kind: Literal["round-robin", "swiss"]
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    fill: str | None = None
    time: MailRequest | None = None


@router.get("/tournaments", include_in_schema=False)
@router.get("/tournaments/{id}", include_in_schema=False)
def tournaments_page(request: Request, id: str = "") -> Response:
    """The page of all tournaments, or of one."""
    return page(request, "tournaments.html")


@router.get("/api/tournaments", responses=told(Tournaments))
async def tournaments(services: TheServices) -> dict[str, Any]:
    """All tournaments, the latest first."""
    return {"tournaments": await services.tournaments.all()}


@router.post(
    "/api/tournaments",
    status_code=201,
    dependencies=[limited("tournaments")],
    responses=told(Tournament, 201),
)
async def announce(body: TournamentRequest, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Announce a tournament; whoever does has entered it."""
    game = find_game(body.game)
    options = plain_options(await to_thread(checked_options, game, body.options))
    if body.fill is not None and body.fill not in able(game):
        raise Refused("malformed", "no-bot", bots=", ".join(able(game)))
    control = control_from(game, body.time)
    made = await services.table_service.run_shielded(
        services.tournaments.announce(
            identity, game, options, body.name, body.kind, body.rounds, body.fill, control
        )
    )
    return await services.tournaments.shown(made, identity)


async def shown(services: Services, id: str, identity: Identity) -> dict[str, Any]:
    """A tournament as it is now."""
    return await services.tournaments.shown(await services.tournaments.get(id), identity)


@router.get("/api/tournaments/{id}", responses=told(Tournament))
async def tournament(id: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """A tournament: its standings, and the tables of all rounds."""
    return await shown(services, id, identity)


@router.delete("/api/tournaments/{id}", dependencies=[limited("seats")], responses=told(Nothing))
async def call_off(id: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Call a tournament off that has not begun; for the host."""
    await services.table_service.run_shielded(services.tournaments.call_off(id, identity))
    return {}


@router.put("/api/tournaments/{id}/entry", dependencies=[limited("seats")], responses=told(Tournament))
async def enter(id: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Enter a tournament that has not begun."""
    await services.table_service.run_shielded(services.tournaments.enter(id, identity))
    return await shown(services, id, identity)


@router.delete("/api/tournaments/{id}/entry", dependencies=[limited("seats")], responses=told(Tournament))
async def leave(id: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Take one's entry back; once the tournament has begun, play no further round."""
    await services.table_service.run_shielded(services.tournaments.leave(id, identity))
    return await shown(services, id, identity)


@router.post("/api/tournaments/{id}/start", dependencies=[limited("seats")], responses=told(Tournament))
async def begin(id: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Begin with the first round; for the host."""
    await services.table_service.run_shielded(services.tournaments.begin(id, identity))
    return await shown(services, id, identity)
