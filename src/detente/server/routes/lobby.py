"""The lobby: visitors, games, tables, seats and links."""

from __future__ import annotations

from asyncio import to_thread
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

import detente
from detente.core.engine.game import Game
from detente.core.engine.options import WrongOption, checked, plain_options
from detente.core.records.record import Record
from detente.server.errors import Refused
from detente.server.http.guard import AnyAsker, Language, TheDesk, Visitor, limited, visitor_of
from detente.server.tables.info import games_info
from detente.server.tables.live_table import Identity
from detente.server.text_cleaning import name_of

router = APIRouter(prefix="/api")


Name = Annotated[str, Field(max_length=40), AfterValidator(name_of)]


class Body(BaseModel):
    """The body of a request: what is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameRequest(Body):
    """What a visitor is called."""

    name: Name


class HolderRequest(Body):
    """Who shall hold a seat."""

    kind: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None


class TableRequest(Body):
    """A table to be opened."""

    game: str
    options: dict[str, int | str | dict[str, Any]] = {}
    seats: list[HolderRequest] = Field(max_length=64)
    name: Annotated[str, Field(max_length=60), AfterValidator(partial(name_of, most=60))] = ""
    hints: bool = True


class KeyRequest(Body):
    """Who takes the seat that a link leads to."""

    name: Name | None = None


def find_game(id: str) -> Game:
    """The game with this id."""
    try:
        return detente.game(id)
    except detente.BrokenGame as error:
        raise Refused("failed", "game-broken", game=id) from error
    except KeyError:
        raise Refused("unknown", "no-game", games=", ".join(detente.games())) from None


@router.get("/me")
async def me(desk: TheDesk, asker: AnyAsker) -> dict[str, Any]:
    """The visitor and his tables."""
    return {"name": asker.name, "tables": await desk.summaries(asker)}


@router.put("/me", dependencies=[limited("names")])
async def rename(body: NameRequest, desk: TheDesk, asker: Visitor) -> dict[str, Any]:
    """Take another name, for tables to come."""
    return await me(desk, await welcomed(desk, asker, body.name))


async def welcomed(desk: TheDesk, asker: Identity, name: str | None = None) -> Identity:
    """The visitor, known to the store from now on, perhaps under another name."""
    assert asker.token is not None
    if asker.visitor is not None and not name:
        return asker
    row = await desk.store.welcome(asker.token, name or None)
    known = Identity(asker.token, row.id, row.name, asker.holders)
    desk.recognize(known)
    return known


@router.get("/games")
def games(language: Language) -> list[dict[str, Any]]:
    """All games that can be played."""
    return games_info(language)


@router.post("/tables", status_code=201, dependencies=[limited("tables")])
async def open_table(body: TableRequest, desk: TheDesk, asker: Visitor, language: Language) -> dict[str, Any]:
    """Open a table."""
    game = find_game(body.game)
    try:
        wished = await to_thread(checked, game.options, body.options | {"seats": len(body.seats)})
        options = plain_options(wished)
    except WrongOption as error:
        raise Refused("malformed", f"option-{error.kind}", **error.about) from error
    except ValueError as error:
        raise Refused("malformed", "options", problem=str(error)) from error
    wishes = [(seat.kind, seat.name, seat.bot) for seat in body.seats]
    own = next((seat.name for seat in body.seats if seat.kind == "me" and seat.name), None)
    host = await welcomed(desk, asker, own)
    holders = desk.seating.holders_from(host, game, wishes, language)
    live = await desk.surely(desk.put_up(host, game, options, body.name, holders, body.hints))
    return desk.info(live, host)


@router.get("/tables/{table}")
async def table(table: str, desk: TheDesk, asker: AnyAsker) -> dict[str, Any]:
    """A table and its seats."""
    return desk.info(await desk.live(table), asker)


@router.put("/tables/{table}/seats/{seat}/holder", dependencies=[limited("seats")])
async def reseat(
    table: str, seat: int, body: HolderRequest, desk: TheDesk, asker: AnyAsker, language: Language
) -> dict[str, Any]:
    """Give a seat to somebody else, leave it or come back to it."""
    live = await desk.live(table)
    who = asker if asker.token is None and asker.holders else await welcomed(desk, await visitor_of(asker))
    await desk.surely(desk.seating.reseat(live, who, seat, body.kind, body.name, body.bot, language))
    return desk.info(live, who)


@router.get("/tables/{table}/record", dependencies=[limited("past")])
async def record(table: str, desk: TheDesk) -> dict[str, Any]:
    """A finished game as `detente replay` takes it."""
    live = await desk.live(table)
    if live.row.status != "over" or live.table is None:
        raise Refused("not_now", "not-over")
    row = live.row
    return Record.of(live.table.state, int(row.seed), live.table.entries, row.facts).to_dict()


@router.get("/keys/{key}")
async def read_key(key: str, desk: TheDesk) -> dict[str, Any]:
    """What a link leads to."""
    found, live, holder = await desk.seating.read_key(key)
    return {
        "kind": found.kind,
        "table": live.row.id,
        "seat": holder.seat,
        "game": live.game.id,
        "title": live.game.title,
        "name": live.row.name,
        "holder": live.holders[holder.seat].name,
        "host": await desk.host_name(live),
        "taken": desk.seating.leads_nowhere(live, found, holder),
        "back": desk.seating.leads_back(live, found, holder),
    }


@router.post("/keys/{key}", dependencies=[limited("seats")])
async def take_key(
    key: str, body: KeyRequest, desk: TheDesk, asker: Visitor, language: Language
) -> dict[str, Any]:
    """Follow a link."""
    who = await welcomed(desk, asker, body.name)
    live, holder = await desk.surely(desk.seating.take_key(key, who, body.name or "", language))
    return {"table": live.row.id, "seat": holder.seat, "key": desk.seating.link(live, holder)}
