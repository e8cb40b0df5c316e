"""What is typed at the table, read as one of the offers, and why something cannot be done."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import AfterValidator, Field

from detente.core.engine.state import State
from detente.core.shown.chart import chart
from detente.core.shown.drawing import Offer
from detente.core.shown.orders import about_elsewhere, labels_of, matching, suggested, typed_words
from detente.core.shown.reasons import reason_for, reasons_at
from detente.core.shown.scene import plain_offer, scenery
from detente.core.shown.words import Words
from detente.server.container import Services
from detente.server.errors import Refused
from detente.server.routes.answers import Reasons, Understood
from detente.server.routes.dependencies import Language, Player, TheServices, limited
from detente.server.routes.lobby import Body
from detente.server.routes.openapi import told
from detente.server.routes.play import LARGEST, renderer_of
from detente.server.tables.frames import Renderer
from detente.server.tables.streams import Identity
from detente.server.text_cleaning import clean_text

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}")


class OrderRequest(Body):
    """What a seat has typed so far as an answer to a question."""

    ask: Annotated[int, Field(ge=0, le=LARGEST)]
    text: Annotated[str, Field(max_length=200), AfterValidator(clean_text)]


class ReasonRequest(Body):
    """The element of the scene on which nothing is offered."""

    ask: Annotated[int, Field(ge=0, le=LARGEST)]
    on: Annotated[str, Field(max_length=200)]


@router.post("/orders", dependencies=[limited("orders")], responses=told(Understood))
async def orders(
    table: str, seat: str, body: OrderRequest, services: TheServices, identity: Player, language: Language
) -> dict[str, Any]:
    """The offers that a text may mean, or why what it means cannot be done."""
    renderer, state = await question_of(services, table, identity, seat, language, body.ask)
    return await to_thread(understood, state, renderer.words, int(seat), body.text)


@router.post("/reasons", dependencies=[limited("orders")], responses=told(Reasons))
async def reasons(
    table: str, seat: str, body: ReasonRequest, services: TheServices, identity: Player, language: Language
) -> dict[str, Any]:
    """Why nothing can be done on an element, rule by rule."""
    renderer, state = await question_of(services, table, identity, seat, language, body.ask)
    return {"reasons": await to_thread(reasons_at, state, int(seat), body.on, renderer.words)}


async def question_of(
    services: Services, table: str, identity: Identity, seat: str, language: str, ask: int
) -> tuple[Renderer, State]:
    """The table as the seat sees it, and a copy of its state. Refused if another question stands by now, or none."""
    renderer = await renderer_of(services, table, identity, seat, language)
    if renderer.observer is None:
        raise Refused("unknown", "no-seat")
    if renderer.timeline.ask != ask:
        raise Refused("stale", "stale")
    if renderer.observer not in renderer.game_log.state.to_act:
        raise Refused("not_now", "no-question")
    return renderer, renderer.game_log.state.clone()


def understood(state: State, words: Words, seat: int, text: str) -> dict[str, Any]:
    """What a text means: the actions that it may mean, those that are close to it, or why it cannot be done."""
    view = state.view(seat)
    offers = [plain_offer(state, view, action, words) for action in state.legal_actions(seat)]
    labels = labels_of(state, seat, offers)
    typed = typed_words(state.game)
    fitting = matching(text, offers, labels, typed)
    if fitting:
        return {"actions": texts_of(fitting), "close": [], "reason": None}
    regions = chart(state.game, view, words, scenery(state.game).draw(view, words))
    names = {region["on"]: region["name"] for region in regions}
    meant = about_elsewhere(text, offers, labels, names, typed) or text
    try:
        action = state.game.actions.parse(meant)
    except ValueError:
        return {"actions": [], "close": texts_of(suggested(text, offers, labels, typed)), "reason": None}
    return {"actions": [], "close": [], "reason": reason_for(state, seat, action, view, words)}


def texts_of(offers: list[Offer]) -> list[str]:
    """The actions of offers."""
    return [offer["action"] for offer in offers]
