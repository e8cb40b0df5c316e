"""Playing: commands, chat, and the past."""

from __future__ import annotations

import re
from asyncio import to_thread
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import AfterValidator, Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError
from starlette.routing import BaseRoute

from detente.core.shown.ending import Ending
from detente.server.container import Services
from detente.server.errors import Refused, spoken_by
from detente.server.routes.answers import Acted, Nothing, PastFrame, PastLines
from detente.server.routes.dependencies import Anybody, Language, TheServices, limited, player_of
from detente.server.routes.lobby import Body, Id
from detente.server.routes.openapi import taking, told
from detente.server.tables.ending_text import ending_text
from detente.server.tables.frames import Renderer
from detente.server.tables.game_log import Observer
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from detente.server.text_cleaning import clean_text

router = APIRouter(prefix="/api/tables/{table}")

COMMANDS = "/seats/{seat}/commands"
PLAIN_COMMANDS = re.compile(r"/api/tables/(?P<table>[A-Za-z0-9_-]{1,22})/seats/(?P<seat>[0-9]{1,2})/commands")
SPECTATOR = "-"
LARGEST = 2**53


class CommandRequest(Body):
    """A command of a seat: actions, or the number of its last ones that it takes back."""

    id: Id
    ask: Annotated[int, Field(ge=0, le=LARGEST)]
    actions: (
        Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=100)] | None
    ) = None
    undo: Annotated[int, Field(ge=1, le=LARGEST)] | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> CommandRequest:
        """Either `actions` or `undo`."""
        if (self.actions is None) == (self.undo is None):
            raise PydanticCustomError("either", "a command has either 'actions' or 'undo'")
        return self


class ChatRequest(Body):
    """A line of chat from a seat. Spectators (None) can read, but not write."""

    id: Id
    seat: int | None
    text: Annotated[str, Field(max_length=500), AfterValidator(clean_text)]


async def observer_of(services: Services, live: LiveTable, identity: Identity, seat: str) -> Observer:
    """The seat from which somebody wants to watch; it must be theirs. `-`: a spectator."""
    if seat == SPECTATOR:
        await services.table_service.check_access(live, identity)
        return None
    if not seat.isdecimal() or len(seat) > 2:
        raise Refused("unknown", "no-seat")
    await services.table_service.authorize(live, identity, int(seat))
    return int(seat)


@router.post(COMMANDS, responses=told(Acted), openapi_extra=taking(CommandRequest))
async def command(request: Request, table: str, seat: int) -> Response:
    """Carry out a command. This is by far the most frequent request: it does without FastAPI's dependencies, and usually comes by a
    `Shortcut`.
    """
    services: Services = request.app.state.services
    identity = await player_of(request, services)
    body = await sent_command(request)
    orders = body.actions if body.actions is not None else body.undo
    assert orders is not None
    frame = await services.table_service.run_shielded(
        services.table_service.command(table, identity, seat, body.id, body.ask, orders)
    )
    return Response(orjson.dumps({"frame": frame}), media_type="application/json")


async def plain_command(request: Request, table: str, seat: str) -> Response:
    """Carry out a command whose address is written in the usual way, see `PLAIN_COMMANDS`."""
    return await command(request, table, int(seat))


def command_route() -> BaseRoute:
    """The route of commands."""
    return next(route for route in router.routes if getattr(route, "path", "").endswith(COMMANDS))


async def sent_command(request: Request) -> CommandRequest:
    """The command in the body of a request."""
    try:
        return CommandRequest.model_validate_json(await request.body())
    except ValidationError as error:
        wrong = [each | {"loc": ("body", *each["loc"])} for each in error.errors()]
        raise RequestValidationError(wrong) from error


@router.post("/chat", dependencies=[limited("chat")], responses=told(Nothing))
async def chat(table: str, body: ChatRequest, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """Write a line of chat."""
    if not body.text:
        raise Refused("malformed", "empty")
    if body.seat is None:
        raise Refused("forbidden", "watching")
    await services.table_service.run_shielded(
        services.table_service.send_chat(table, identity, body.seat, body.text, body.id)
    )
    return {}


async def renderer_of(
    services: Services, table: str, identity: Identity, seat: str, language: str
) -> Renderer:
    """The renderer of a table's past for a seat or a spectator."""
    present = await services.open_tables.get(table)
    observer = await observer_of(services, present, identity, seat)
    live = await services.spectators.shown(present, identity)
    if live.game_log is None:
        raise Refused("not_now", "not-started")
    await services.open_tables.timeline(live, observer)
    return Renderer(live.game_log, observer, spoken_by(live.game, language), live.names)


@router.get("/seats/{seat}/frames", dependencies=[limited("past")], responses=told(PastLines))
async def frames(
    table: str, seat: str, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """The number of frames, the first one that can be shown, and the whole log."""
    renderer = await renderer_of(services, table, identity, seat, language)
    lines = await to_thread(renderer.all_lines)
    return {"frames": renderer.timeline.latest + 1, "first": renderer.first_shown, "log": lines}


@router.get("/seats/{seat}/frames/{number}", dependencies=[limited("past")], responses=told(PastFrame))
async def frame(
    table: str, seat: str, number: int, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """A frame of the past."""
    renderer = await renderer_of(services, table, identity, seat, language)
    if not 0 <= number <= renderer.timeline.latest:
        raise Refused("unknown", "no-frame", frames=renderer.timeline.latest)
    if number < renderer.first_shown:
        raise Refused("unknown", "frame-before-upgrade", first=renderer.first_shown)
    try:
        return await to_thread(renderer.past_frame, number)
    except Exception as error:
        raise await services.failed_games.scene_failed(
            await services.open_tables.get(table), error
        ) from error


@router.get("/seats/{seat}/ending", dependencies=[limited("past")], responses=told(Ending))
async def ending(
    table: str, seat: str, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """How the game came out, for everybody who may look at the table."""
    renderer = await renderer_of(services, table, identity, seat, language)
    if not renderer.game_log.state.over:
        raise Refused("not_now", "not-over")
    try:
        return dict(await to_thread(ending_text, renderer))
    except Exception as error:
        live = await services.open_tables.get(table)
        await services.failed_games.save_table(live, "ending", error)
        raise Refused("failed", "ending-failed") from error
