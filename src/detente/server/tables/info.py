"""Tables, seats and games as plain JSON types, each as the asker may know it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import detente
from detente.bots import able
from detente.core.engine.game import Game
from detente.core.engine.options import shown_options
from detente.core.shown.words import Words, choice, languages_of
from detente.server.content.boards import lasting_name
from detente.server.errors import spoken_by
from detente.server.service.last_seen import LastSeen
from detente.server.store.models import HolderRow, TableRow
from detente.server.tables.live_table import Identity, LiveTable

log = logging.getLogger("detente.server")


def summary(row: TableRow, holders: Sequence[HolderRow], asker: Identity) -> dict[str, Any]:
    """A line in the list of tables."""
    mine = [holder.seat for holder in holders if asker.holds(holder)]
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": detente.game(row.game).title,
        "status": row.status,
        "seats": [holder.name for holder in holders],
        "mine": mine,
        "owed": [seat for seat in mine if seat in row.owed],
        "left": not mine and row.host != asker.visitor,
        "updated": row.updated.isoformat(timespec="seconds"),
    }


def table_info(
    live: LiveTable, asker: Identity, link: Callable[[HolderRow], str], sightings: LastSeen
) -> dict[str, Any]:
    """A table, its seats and, when its game is over, how they came out."""
    host = asker.visitor is not None and live.row.host == asker.visitor
    return {
        "id": live.row.id,
        "name": live.row.name,
        "game": live.game.id,
        "title": live.game.title,
        "status": live.row.status,
        "options": shown_options(live.options),
        "board": lasting_name(live.game, live.game.board_of(live.options)),
        "host": host,
        "hints": bool(live.row.hints),
        "seats": [seat_info(live, holder, asker, host, link, sightings) for holder in live.holders],
        "sides": [list(side) for side in live.game.sides(live.options)],
        "places": places(live),
    }


def seat_info(
    live: LiveTable,
    holder: HolderRow,
    asker: Identity,
    host: bool,
    link: Callable[[HolderRow], str],
    sightings: LastSeen,
) -> dict[str, Any]:
    """A seat; links only for whom they are meant."""
    mine = asker.holds(holder)
    info: dict[str, Any] = {
        "seat": holder.seat,
        "name": holder.name,
        "kind": holder.kind,
        "mine": mine,
        "here": live.here(holder.seat),
        "heard_by": live.listeners(holder.seat),
    }
    if holder.bot is not None:
        info["bot"] = holder.bot
    if holder.kind == "open" and host:
        info["invitation"] = f"/join/{link(holder)}"
    if mine:
        info["link"] = f"/seat/{link(holder)}"
    if live.leads_back(asker, holder.seat):
        info["back"] = True
    away = sightings.away(live, holder) if host and live.running and not mine else None
    if away is not None:
        info["gone_at"] = away.isoformat(timespec="seconds")
    return info


def places(live: LiveTable) -> list[dict[str, Any]] | None:
    """How the seats came out, best first; None while the game runs, or if its rules cannot say."""
    if live.table is None or not live.table.state.over:
        return None
    try:
        ranking = live.game.ranking(live.table.state)
    except Exception:
        log.exception("%s cannot say how the game at table %s came out", live.game.id, live.row.id)
        return None
    return [
        {"seat": place.seat, "place": place.place, "points": place.points, "reason": place.reason}
        for place in ranking
    ]


def most_seats(game: Game) -> int:
    """For how many players there are seats."""
    return max(int(count) for option in game.options if option.name == "seats" for count in option.values)


def games_info(language: str) -> list[dict[str, Any]]:
    """All games as the lobby shows them, without those of which it cannot say anything; the log says why."""
    found: list[dict[str, Any]] = []
    for id in detente.games():
        try:
            found.append(game_info(detente.game(id), language))
        except Exception as error:
            leave_out(id, f"{type(error).__name__}: {error}")
    return found


@cache
def leave_out(id: str, why: str) -> None:
    """Let the log say once why a game is not in the lobby."""
    log.warning("the game %r cannot be shown and is left out of the lobby: %s", id, why)


@cache
def game_info(game: Game, language: str) -> dict[str, Any]:
    """A game as the lobby shows it."""
    words = Words(game, spoken_by(game, language))
    return {
        "id": game.id,
        "title": game.title,
        "about": words.get("game-about"),
        "languages": languages_of(game),
        "bots": able(game),
        "seats": [words.seat(seat) for seat in range(most_seats(game))],
        "options": [choice(option, words) for option in game.options],
    }
