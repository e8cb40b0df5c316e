"""Playing: commands, chat, and the past."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Response
from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from detente.server.errors import Refused, spoken_by
from detente.server.http.guard import AnyAsker, Language, Player, TheDesk, limited
from detente.server.routes.lobby import Body
from detente.server.service.table_service import TableService
from detente.server.tables.frames import Renderer
from detente.server.tables.game_log import Observer
from detente.server.tables.live_table import Identity, LiveTable
from detente.server.text_cleaning import tidy

router = APIRouter(prefix="/api/tables/{table}")

SPECTATOR = "-"
LARGEST = 2**53
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[ -~]+$")]


class CommandRequest(Body):
    """What a seat does: actions, or how many of its last ones it takes back."""

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
    """Something said at a table, from a seat: who only watches (None) hears, and does not talk."""

    id: Id
    seat: int | None
    text: Annotated[str, Field(max_length=500), AfterValidator(tidy)]


async def observer_of(desk: TableService, live: LiveTable, asker: Identity, seat: str) -> Observer:
    """The seat that somebody wants to look from; it must be his. `-`: a spectator."""
    if seat == SPECTATOR:
        return None
    if not seat.isdecimal() or len(seat) > 2:
        raise Refused("unknown", "no-seat")
    await desk.seated(live, asker, int(seat))
    return int(seat)


@router.post("/seats/{seat}/commands")
async def command(table: str, seat: int, body: CommandRequest, desk: TheDesk, asker: Player) -> Response:
    """Carry out a command."""
    orders = body.actions if body.actions is not None else body.undo
    assert orders is not None
    frame = await desk.surely(desk.command(table, asker, seat, body.id, body.ask, orders))
    return Response(orjson.dumps({"frame": frame}), media_type="application/json")


@router.post("/chat", dependencies=[limited("chat")])
async def say(table: str, body: ChatRequest, desk: TheDesk, asker: AnyAsker) -> dict[str, Any]:
    """Say something."""
    if not body.text:
        raise Refused("malformed", "empty")
    if body.seat is None:
        raise Refused("forbidden", "watching")
    await desk.surely(desk.say(table, asker, body.seat, body.text, body.id))
    return {}


async def shower(desk: TableService, table: str, asker: Identity, seat: str, language: str) -> Renderer:
    """What shows the past of a table to a seat."""
    live = await desk.live(table)
    observer = await observer_of(desk, live, asker, seat)
    if live.table is None:
        raise Refused("not_now", "not-started")
    await desk.sight(live, observer)
    return Renderer(live.table, observer, spoken_by(live.game, language), live.names)


@router.get("/seats/{seat}/frames", dependencies=[limited("past")])
async def frames(table: str, seat: str, desk: TheDesk, asker: AnyAsker, language: Language) -> dict[str, Any]:
    """How many frames there are, and the whole log."""
    shown = await shower(desk, table, asker, seat, language)
    return {"frames": shown.sight.latest + 1, "log": await to_thread(shown.log)}


@router.get("/seats/{seat}/frames/{number}", dependencies=[limited("past")])
async def frame(
    table: str, seat: str, number: int, desk: TheDesk, asker: AnyAsker, language: Language
) -> dict[str, Any]:
    """A frame of the past."""
    shown = await shower(desk, table, asker, seat, language)
    if not 0 <= number <= shown.sight.latest:
        raise Refused("unknown", "no-frame", frames=shown.sight.latest)
    try:
        return await to_thread(shown.past, number)
    except Exception as error:
        raise await desk.unseen(await desk.live(table), error) from error
