"""Advice: a hint while the game runs, an analysis after it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from detente.server.errors import Refused
from detente.server.http.guard import Language, Player, TheDesk, limited
from detente.server.routes.lobby import Body
from detente.server.routes.play import LARGEST, shower
from detente.server.tables.game_log import Observer
from detente.server.thinking.hints import spoken_analysis, spoken_hint

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}")


class HintRequest(Body):
    """The question for which a hint is wanted."""

    ask: Annotated[int, Field(ge=0, le=LARGEST)]


def seat_of(observer: Observer) -> int:
    """The seat that looks; who only watches is given no advice."""
    if observer is None:
        raise Refused("unknown", "no-seat")
    return observer


@router.post("/hint", dependencies=[limited("advice")])
async def hint(
    table: str, seat: str, body: HintRequest, desk: TheDesk, asker: Player, language: Language
) -> dict[str, Any]:
    """What the bot would answer to the question that stands."""
    shown = await shower(desk, table, asker, seat, language)
    live = await desk.live(table)
    found = await desk.advisers.hint(live, seat_of(shown.observer), body.ask)
    try:
        spoken = await asyncio.to_thread(spoken_hint, shown, found)
    except Exception as error:
        await desk.troubles.keep_table(live, "hint", error)
        raise Refused("failed", "hint-failed") from error
    return {"ask": body.ask, **spoken}


@router.post("/analysis", dependencies=[limited("advice")])
async def analysis(table: str, seat: str, desk: TheDesk, asker: Player, language: Language) -> dict[str, Any]:
    """Where the chances of a seat turned; None, and how far it is, until it is there."""
    shown = await shower(desk, table, asker, seat, language)
    live = await desk.live(table)
    progress = await desk.advisers.analysis(live, seat_of(shown.observer))
    answer: dict[str, Any] = {"done": progress.done, "of": progress.of, "analysis": None}
    if progress.result is not None:
        try:
            answer["analysis"] = await asyncio.to_thread(spoken_analysis, shown, progress.result)
        except Exception as error:
            await desk.troubles.keep_table(live, "analysis", error)
            raise Refused("failed", "analysis-failed") from error
    return answer
