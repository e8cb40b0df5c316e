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
from detente.server.content.games import games_info
from detente.server.errors import Refused
from detente.server.routes.dependencies import Anybody, Language, TheServices, Visitor, limited, visitor_of
from detente.server.text_cleaning import clean_name

router = APIRouter(prefix="/api")


Name = Annotated[str, Field(max_length=40), AfterValidator(clean_name)]


class Body(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameRequest(Body):
    """A visitor's name."""

    name: Name


class HolderRequest(Body):
    """The new holder of a seat."""

    kind: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None


class TableRequest(Body):
    """A new table."""

    game: str
    options: dict[str, int | str | dict[str, Any]] = {}
    seats: list[HolderRequest] = Field(max_length=64)
    name: Annotated[str, Field(max_length=60), AfterValidator(partial(clean_name, most=60))] = ""
    hints: bool = True


class KeyRequest(Body):
    """The name of the person who follows a link."""

    name: Name | None = None


class ConsentRequest(Body):
    """Whether the holder of a seat agrees that the game is used for research."""

    agrees: bool


def find_game(id: str) -> Game:
    """The game with this id."""
    try:
        return detente.game(id)
    except detente.BrokenGame as error:
        raise Refused("failed", "game-broken", game=id) from error
    except KeyError:
        raise Refused("unknown", "no-game", games=", ".join(detente.games())) from None


@router.get("/me")
async def me(services: TheServices, identity: Anybody) -> dict[str, Any]:
    """The visitor's name and tables."""
    return {"name": identity.name, "tables": await services.lobby.summaries(identity)}


@router.put("/me", dependencies=[limited("names")])
async def rename(body: NameRequest, services: TheServices, identity: Visitor) -> dict[str, Any]:
    """Change the visitor's name, for future tables."""
    return await me(services, await services.table_service.register(identity, body.name))


@router.get("/games")
def games(language: Language) -> list[dict[str, Any]]:
    """All games that can be played."""
    return games_info(language)


@router.post("/tables", status_code=201, dependencies=[limited("tables")])
async def open_table(
    body: TableRequest, services: TheServices, identity: Visitor, language: Language
) -> dict[str, Any]:
    """Open a table."""
    game = find_game(body.game)
    try:
        values = await to_thread(checked, game.options, body.options | {"seats": len(body.seats)})
        options = plain_options(values)
    except WrongOption as error:
        raise Refused("malformed", f"option-{error.kind}", **error.about) from error
    except ValueError as error:
        raise Refused("malformed", "options", problem=error) from error
    requests = [(seat.kind, seat.name, seat.bot) for seat in body.seats]
    own = next((seat.name for seat in body.seats if seat.kind == "me" and seat.name), None)
    host = await services.table_service.register(identity, own)
    holders = services.seating.holders_from(host, game, requests, language)
    live = await services.table_service.run_shielded(
        services.table_service.create_table(host, game, options, body.name, holders, body.hints)
    )
    return services.broadcaster.info(live, host)


@router.get("/tables/{table}")
async def table(table: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """A table and its seats."""
    return services.broadcaster.info(await services.open_tables.get(table), identity)


@router.post("/tables/{table}/rematch", dependencies=[limited("tables")])
async def rematch(table: str, services: TheServices, identity: Visitor, language: Language) -> dict[str, Any]:
    """Play again with the same people, each one seat further; the same table for everyone who asks."""
    live = await services.open_tables.get(table)
    who = await services.table_service.register(identity)
    holders = services.seating.rotated(who, live, language)
    again = await services.table_service.run_shielded(services.table_service.rematch(live, who, holders))
    return services.broadcaster.info(again, who)


@router.put("/tables/{table}/seats/{seat}/holder", dependencies=[limited("seats")])
async def reassign_seat(
    table: str, seat: int, body: HolderRequest, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """Give a seat to somebody else, leave it or come back to it."""
    live = await services.open_tables.get(table)
    by_key = identity.token is None and identity.holders
    who = identity if by_key else await services.table_service.register(await visitor_of(identity))
    await services.table_service.run_shielded(
        services.seating.reassign(live, who, seat, body.kind, body.name, body.bot, language)
    )
    return services.broadcaster.info(live, who)


@router.get("/tables/{table}/seats/{seat}/research")
async def research(table: str, seat: int, services: TheServices, identity: Anybody) -> dict[str, bool]:
    """Whether the holder of a seat agrees that the game is used for research; only they can see that."""
    holder = await services.table_service.authorize(await services.open_tables.get(table), identity, seat)
    return {"agrees": await services.consents.agrees(holder.id)}


@router.put("/tables/{table}/seats/{seat}/research")
async def agree(
    table: str, seat: int, body: ConsentRequest, services: TheServices, identity: Anybody
) -> dict[str, bool]:
    """Agree that the game is used for research, or no longer agree."""
    holder = await services.table_service.authorize(await services.open_tables.get(table), identity, seat)
    await services.table_service.run_shielded(services.consents.set(holder.id, body.agrees))
    return {"agrees": body.agrees}


@router.get("/tables/{table}/record", dependencies=[limited("past")])
async def record(table: str, services: TheServices) -> dict[str, Any]:
    """A finished game as `detente replay` takes it."""
    live = await services.open_tables.get(table)
    if live.row.status != "over" or live.game_log is None:
        raise Refused("not_now", "not-over")
    row = live.row
    return Record.of(live.game_log.state, int(row.seed), live.game_log.entries, row.facts).to_dict()


@router.get("/keys/{key}")
async def read_key(key: str, services: TheServices) -> dict[str, Any]:
    """What a link leads to."""
    found, live, holder = await services.seating.read_key(key)
    return {
        "kind": found.kind,
        "table": live.row.id,
        "seat": holder.seat,
        "game": live.game.id,
        "title": live.game.title,
        "name": live.row.name,
        "holder": live.holders[holder.seat].name,
        "host": await services.table_service.host_name(live),
        "taken": services.seating.is_outdated(live, found, holder),
        "back": services.seating.leads_back(live, found, holder),
    }


@router.post("/keys/{key}", dependencies=[limited("seats")])
async def take_key(
    key: str, body: KeyRequest, services: TheServices, identity: Visitor, language: Language
) -> dict[str, Any]:
    """Follow a link."""
    who = await services.table_service.register(identity, body.name)
    live, holder = await services.table_service.run_shielded(
        services.seating.take_key(key, who, body.name or "", language)
    )
    return {"table": live.row.id, "seat": holder.seat, "key": services.links.key_of(live, holder)}
