"""The lobby: visitors, games, tables, seats and links."""

from __future__ import annotations

import json
from asyncio import to_thread
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

import detente
from detente.bots import able
from detente.core.engine.game import Game
from detente.core.engine.options import WrongOption, checked, plain_options
from detente.server.content.boards import picture_addresses
from detente.server.content.games import games_info, partners_of, role, seat_colour
from detente.server.errors import Refused
from detente.server.routes.answers import Consent, GameInfo, LinkInfo, Me, SavedRecord, TableInfo, Taken
from detente.server.routes.dependencies import Anybody, Language, TheServices, Visitor, limited, visitor_of
from detente.server.routes.openapi import told
from detente.server.store.store import LONGEST_DELAY
from detente.server.store.time_control import LIVE, MAIL, TimeControl
from detente.server.text_cleaning import clean_name

router = APIRouter(prefix="/api")
DAY = 86400
USUAL_BOT = "medium"
"""The bot that takes a seat whose time is up, if none was named and this one can play the game."""


Name = Annotated[str, Field(max_length=40), AfterValidator(clean_name)]


class Body(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
"""The id of a command: what is sent again with the same one is done once."""


class NameRequest(Body):
    """A visitor's name."""

    name: Name


class HolderRequest(Body):
    """The new holder of a seat."""

    kind: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None


class Lateness(Body):
    """What happens when a seat's time is up; `bot`: the one that then plays for it."""

    late: Literal["bot", "wait", "end"] = "bot"
    bot: str | None = None


class LiveRequest(Lateness):
    """A clock for play at one sitting, in seconds. ready: how long it waits at most until all have said that they are ready."""

    kind: Literal["live"]
    bank: Annotated[int, Field(ge=5, le=DAY)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    ready: Annotated[int, Field(ge=0, le=600)] = 120


class MailRequest(Lateness):
    """Days for each decision, and days for which a seat may be away in all."""

    kind: Literal["mail"]
    days: Annotated[int, Field(ge=1, le=60)]
    leave: Annotated[int, Field(ge=0, le=365)] = 0


class TableRequest(Body):
    """A new table. id: of the command; a visitor who sends the same one again gets the table that it has opened."""

    id: Id | None = None
    game: str
    options: dict[str, int | str | dict[str, Any]] = {}
    seats: list[HolderRequest] = Field(max_length=64)
    name: Annotated[str, Field(max_length=60), AfterValidator(partial(clean_name, most=60))] = ""
    hints: bool = True
    time: Annotated[LiveRequest | MailRequest, Field(discriminator="kind")] | None = None
    access: Literal["private", "unlisted", "open"] = "unlisted"
    delay: Annotated[int, Field(ge=1, le=int(LONGEST_DELAY.total_seconds()))] | None = None


class KeyRequest(Body):
    """The name of the person who follows a link."""

    name: Name | None = None


class ConsentRequest(Body):
    """Whether the holder of a seat agrees that the game is used for research."""

    agrees: bool


def usual_bot(there: list[str]) -> str | None:
    """The bot that plays where nobody has chosen one, of those that can play a game; None if there are none."""
    return USUAL_BOT if USUAL_BOT in there else next(iter(there), None)


def control_from(game: Game, wanted: LiveRequest | MailRequest | None) -> TimeControl | None:
    """The time of a table as it was asked for. Refused if the bot cannot play the game."""
    if wanted is None:
        return None
    there = able(game)
    bot = wanted.bot or usual_bot(there)
    if wanted.bot is not None and wanted.bot not in there:
        raise Refused("malformed", "no-bot", bots=", ".join(there))
    if wanted.late == "bot" and bot is None:
        raise Refused("malformed", "no-bots")
    bot = bot if wanted.late == "bot" else None
    if isinstance(wanted, LiveRequest):
        return TimeControl(LIVE, wanted.bank, wanted.increment, 0, wanted.late, bot, wanted.ready)
    return TimeControl(MAIL, wanted.days * DAY, 0, wanted.leave * DAY, wanted.late, bot)


class SampleFile(JSONResponse):
    """JSON as people read and change it."""

    def render(self, content: Any) -> bytes:
        """Indented, in UTF-8."""
        return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def find_game(id: str) -> Game:
    """The game with this id."""
    try:
        return detente.game(id)
    except detente.BrokenGame as error:
        raise Refused("failed", "game-broken", game=id) from error
    except KeyError:
        raise Refused("unknown", "no-game", games=", ".join(detente.games())) from None


@router.get("/me", responses=told(Me))
async def me(services: TheServices, identity: Anybody) -> dict[str, Any]:
    """The visitor's name and tables, the name of their account, if they have one, and how many ask to be their friend."""
    account = await services.people.account(identity.visitor)
    return {
        "name": identity.name,
        "account": None if account is None else account.name,
        "asking": 0 if account is None else await services.ties.asking(account.visitor),
        "tables": await services.lobby.summaries(identity),
    }


@router.put("/me", dependencies=[limited("names")], responses=told(Me))
async def rename(body: NameRequest, services: TheServices, identity: Visitor) -> dict[str, Any]:
    """Change the visitor's name, for future tables."""
    return await me(services, await services.table_service.register(identity, body.name))


@router.get("/games", responses=told(list[GameInfo]))
def games(language: Language) -> list[dict[str, Any]]:
    """All games that can be played."""
    return games_info(language)


@router.get("/games/{game}/options/{name}/sample", responses=told(dict[str, Any]))
def sample(game: str, name: str) -> JSONResponse:
    """The content of an option's standard value, as a file to begin with."""
    of = find_game(game)
    own = next((option.own for option in of.options if option.name == name and option.own is not None), None)
    if own is None:
        raise Refused("unknown", "no-page")
    file = f'attachment; filename="{of.id}-{name}.json"'
    return SampleFile(own.sample(), headers={"Content-Disposition": file})


def checked_options(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table. Refused, with what is wrong, if the game does not take them."""
    try:
        return checked(game.options, options)
    except WrongOption as error:
        raise Refused("malformed", f"option-{error.kind}", **error.about) from error
    except ValueError as error:
        raise Refused("malformed", "options", problem=error) from error


@router.post("/tables", status_code=201, dependencies=[limited("tables")], responses=told(TableInfo, 201))
async def open_table(
    body: TableRequest, services: TheServices, identity: Visitor, language: Language
) -> dict[str, Any]:
    """Open a table."""
    game = find_game(body.game)
    values = await to_thread(checked_options, game, body.options | {"seats": len(body.seats)})
    options = plain_options(values)
    control = control_from(game, body.time)
    requests = [(seat.kind, seat.name, seat.bot) for seat in body.seats]
    own = next((seat.name for seat in body.seats if seat.kind == "me" and seat.name), None)
    host = await services.table_service.register(identity, own)
    holders = services.seating.holders_from(host, game, requests, language)
    live = await services.table_service.run_shielded(
        services.table_service.create_table(
            host, game, options, body.name, holders, body.hints, control, body.access, body.delay, body.id
        )
    )
    return services.broadcaster.info(live, host)


@router.get("/tables/{table}", responses=told(TableInfo))
async def table(table: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """A table and its seats."""
    live = await services.spectators.visit(table, identity)
    return services.broadcaster.info(live, identity)


@router.post("/tables/{table}/rematch", dependencies=[limited("tables")], responses=told(TableInfo))
async def rematch(table: str, services: TheServices, identity: Visitor, language: Language) -> dict[str, Any]:
    """Play again with the same people, each one seat further; the same table for everyone who asks."""
    live = await services.open_tables.get(table)
    who = await services.table_service.register(identity)
    holders = await services.seating.rotated(who, live, language)
    again = await services.table_service.run_shielded(services.table_service.rematch(live, who, holders))
    await services.table_service.check_access(again, who)
    return services.broadcaster.info(again, who)


@router.put("/tables/{table}/seats/{seat}/holder", dependencies=[limited("seats")], responses=told(TableInfo))
async def reassign_seat(
    table: str, seat: int, body: HolderRequest, services: TheServices, identity: Anybody, language: Language
) -> dict[str, Any]:
    """Give a seat to somebody else, leave it or come back to it."""
    live = await services.open_tables.get(table)
    by_key = identity.visitor is None and identity.holders
    who = identity if by_key else await services.table_service.register(await visitor_of(identity))
    await services.table_service.run_shielded(
        services.seating.reassign(live, who, seat, body.kind, body.name, body.bot, language)
    )
    return services.broadcaster.info(live, who)


@router.get("/tables/{table}/seats/{seat}/research", responses=told(Consent))
async def research(table: str, seat: int, services: TheServices, identity: Anybody) -> dict[str, bool]:
    """Whether the holder of a seat agrees that the game is used for research; only they can see that."""
    holder = await services.table_service.authorize(await services.open_tables.get(table), identity, seat)
    return {"agrees": await services.consents.agrees(holder.id)}


@router.put("/tables/{table}/seats/{seat}/research", responses=told(Consent))
async def agree(
    table: str, seat: int, body: ConsentRequest, services: TheServices, identity: Anybody
) -> dict[str, bool]:
    """Agree that the game is used for research, or no longer agree."""
    holder = await services.table_service.authorize(await services.open_tables.get(table), identity, seat)
    await services.table_service.run_shielded(services.consents.set(holder.id, body.agrees))
    return {"agrees": body.agrees}


@router.get("/tables/{table}/record", dependencies=[limited("past")], responses=told(SavedRecord))
async def record(table: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """A finished game as `detente replay` takes it."""
    live = await services.spectators.visit(table, identity)
    if live.row.status != "over" or live.game_log is None:
        raise Refused("not_now", "not-over")
    return live.record().to_dict()


@router.get("/keys/{key}", responses=told(LinkInfo))
async def read_key(key: str, services: TheServices, language: Language) -> dict[str, Any]:
    """What a link leads to."""
    found, live, holder = await services.seating.read_key(key)
    return {
        "kind": found.kind,
        "table": live.row.id,
        "seat": holder.seat,
        "game": live.game.id,
        "title": live.game.title,
        "pictures": picture_addresses(live.game),
        "role": role(live.game, holder.seat, language),
        "colour": seat_colour(live.game, live.game.board_of(live.options), holder.seat),
        "with": [live.holders[seat].name for seat in partners_of(live.game, live.options, holder.seat)],
        "name": live.row.name,
        "holder": live.holders[holder.seat].name,
        "host": await services.table_service.host_name(live),
        "taken": services.seating.is_outdated(live, found, holder),
        "back": services.seating.leads_back(live, found, holder),
    }


@router.post("/keys/{key}", dependencies=[limited("seats")], responses=told(Taken))
async def take_key(
    key: str, body: KeyRequest, services: TheServices, identity: Visitor, language: Language
) -> dict[str, Any]:
    """Follow a link."""
    who = await services.table_service.register(identity, body.name)
    live, holder = await services.table_service.run_shielded(
        services.seating.take_key(key, who, body.name or "", language)
    )
    return {"table": live.row.id, "seat": holder.seat, "key": services.links.key_of(live, holder)}
