"""Advice: a hint while the game runs, an analysis after it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from detente.server.errors import Refused
from detente.server.routes.answers import AnalysisAnswer, HintAnswer
from detente.server.routes.dependencies import Language, Player, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told
from detente.server.routes.play import LARGEST, renderer_of
from detente.server.tables.advice_text import analysis_text, hint_text
from detente.server.tables.game_log import Observer
from detente.server.tables.live_table import Thinking

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}")


class HintRequest(Body):
    """The question for which a hint is wanted. thinking: `short` is answered at once, `long` as well as the server can."""

    ask: Annotated[int, Field(ge=0, le=LARGEST)]
    thinking: Thinking = "long"


def seat_of(observer: Observer) -> int:
    """The seat of an observer. Refused for a spectator, who gets no advice."""
    if observer is None:
        raise Refused("unknown", "no-seat")
    return observer


@router.post("/hint", dependencies=[limited("advice")], responses=told(HintAnswer))
async def hint(
    table: str, seat: str, body: HintRequest, services: TheServices, identity: Player, language: Language
) -> dict[str, Any]:
    """What the bot would answer to the open question."""
    renderer = await renderer_of(services, table, identity, seat, language)
    live = await services.open_tables.get(table)
    found = await services.hints.hint(live, seat_of(renderer.observer), body.ask, body.thinking)
    assert live.game_log is not None
    asked = live.game_log.state.clone()  # the game may go on before the thread begins
    try:
        text = await asyncio.to_thread(hint_text, asked, renderer.words, found)
    except Exception as error:
        await services.failed_games.save_table(live, "hint", error)
        raise Refused("failed", "hint-failed") from error
    return {"ask": body.ask, **text}


@router.post("/analysis", dependencies=[limited("advice")], responses=told(AnalysisAnswer))
async def analysis(
    table: str, seat: str, services: TheServices, identity: Player, language: Language
) -> dict[str, Any]:
    """How a seat's chances changed, with the costliest decisions; until it is finished None and the progress."""
    renderer = await renderer_of(services, table, identity, seat, language)
    live = await services.open_tables.get(table)
    progress = await services.analyses.analysis(live, seat_of(renderer.observer))
    answer: dict[str, Any] = {"done": progress.done, "of": progress.of, "analysis": None}
    if progress.result is not None:
        try:
            answer["analysis"] = await asyncio.to_thread(analysis_text, renderer, progress.result)
        except Exception as error:
            await services.failed_games.save_table(live, "analysis", error)
            raise Refused("failed", "analysis-failed") from error
    return answer
