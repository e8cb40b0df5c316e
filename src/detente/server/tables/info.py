"""Tables and seats as plain JSON types, as far as the recipient may know them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import detente
from detente.core.engine.options import shown_options
from detente.core.shown.learning import has_guide
from detente.server.content.boards import tagged_name
from detente.server.store.models import HolderRow, TableRow, now
from detente.server.store.time_control import MAIL, Clock, TimeControl
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity

log = logging.getLogger("detente.server")

Link = Callable[[LiveTable, HolderRow], str]
"""The key of a seat's link."""
GoneAt = Callable[[LiveTable, HolderRow], datetime | None]
"""When the holder of a seat will count as gone; None while they are here."""


def summary(
    row: TableRow, holders: Sequence[HolderRow], clocks: Mapping[int, Clock], identity: Identity
) -> dict[str, Any]:
    """A line in the list of tables. clocks: of its seats, as far as they have any."""
    mine = [holder.seat for holder in holders if identity.holds(holder)]
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": detente.game(row.game).title,
        "status": row.status,
        "seats": [holder.name for holder in holders],
        "open": [holder.seat for holder in holders if holder.kind == "open"],
        "mine": mine,
        "owed": [seat for seat in mine if seat in row.owed],
        "waits": [waiting(seat, clocks.get(seat)) for seat in row.owed],
        "ending": row.ending,
        "access": row.access,
        "left": not mine and row.host != identity.visitor,
        "updated": row.updated.isoformat(timespec="seconds"),
    }


def seen_later(row: TableRow, line: dict[str, Any], at: datetime) -> dict[str, Any]:
    """The line of a running table for somebody who sees it later: it does not say who is to move, nor when something has happened."""
    assert row.delay is not None
    updated = min(row.updated, at - timedelta(seconds=row.delay))
    return line | {
        "status": "running",
        "waits": [],
        "ending": None,
        "updated": updated.isoformat(timespec="seconds"),
    }


def opening(
    row: TableRow,
    holders: Sequence[HolderRow],
    host: str,
    identity: Identity,
    *,
    friend: bool,
    invited: int | None,
) -> dict[str, Any]:
    """A line in the list of tables at which somebody can sit down. host: their name; friend: whether they are one; invited: to which seat."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": detente.game(row.game).title,
        "status": row.status,
        "host": host,
        "seats": [
            {"seat": holder.seat, "kind": holder.kind, "name": holder.name, "bot": holder.bot}
            for holder in holders
        ],
        "mine": [holder.seat for holder in holders if identity.holds(holder)],
        "friend": friend,
        "invited": invited,
        "access": row.access,
        "time": row.time,
        "delay": row.delay,
        "updated": updated_for(row, holders, identity),
    }


def updated_for(row: TableRow, holders: Sequence[HolderRow], identity: Identity) -> str:
    """When something last happened at a table, as far as somebody may know that."""
    waits = row.delay is None or row.status == "waiting" or any(map(identity.holds, holders))
    updated = row.updated if waits else min(row.updated, now() - timedelta(seconds=row.delay or 0))
    return updated.isoformat(timespec="seconds")


def waiting(seat: int, clock: Clock | None) -> dict[str, Any]:
    """A seat that owes a decision, and until when it has time; null: as long as it likes."""
    return {"seat": seat, "deadline": None if clock is None else written(clock.deadline)}


def written(time: datetime | None) -> str | None:
    """A time for clients."""
    return None if time is None else time.isoformat(timespec="seconds")


def table_info(live: LiveTable, identity: Identity, link: Link, gone_at: GoneAt) -> dict[str, Any]:
    """A table, its seats and, when its game is over, the ranking."""
    host = identity.visitor is not None and live.row.host == identity.visitor
    return {
        "id": live.row.id,
        "name": live.row.name,
        "game": live.game.id,
        "title": live.game.title,
        "status": live.row.status,
        "options": shown_options(live.options),
        "board": tagged_name(live.game, live.game.board_of(live.options)),
        "host": host,
        "hints": bool(live.row.hints),
        "guide": has_guide(live.game),
        "access": live.row.access,
        "time": live.row.time,
        "delay": live.row.delay,
        "delayed": live.present is not None,
        "now": now().isoformat(timespec="milliseconds"),
        "ending": live.row.ending,
        "asked": asked_info(live),
        "starts": starts_info(live),
        "seats": [seat_info(live, holder, identity, host, link, gone_at) for holder in live.holders],
        "sides": [list(side) for side in live.game.sides(live.options)],
        "places": ranking(live),
        "rematch": live.row.rematch,
    }


def asked_info(live: LiveTable) -> dict[str, Any] | None:
    """What a seat asks of all people at the table, and whose answer is missing; None if nothing is asked."""
    asked = live.asked
    if asked is None:
        return None
    return {"number": asked.number, "kind": asked.kind, "seat": asked.seat, "waits": live.yet_to_agree}


def starts_info(live: LiveTable) -> dict[str, Any] | None:
    """When the clocks of a live table start at the latest, and who is not ready; None once they have."""
    at = live.clocks_start
    if at is None:
        return None
    return {"at": written(at), "waits": [seat for seat, clock in live.clocks.items() if not clock.ready]}


def seat_info(
    live: LiveTable,
    holder: HolderRow,
    identity: Identity,
    host: bool,
    link: Link,
    gone_at: GoneAt,
) -> dict[str, Any]:
    """A seat; with its link only for people who may use it."""
    mine = identity.holds(holder)
    info: dict[str, Any] = {
        "seat": holder.seat,
        "name": holder.name,
        "kind": holder.kind,
        "mine": mine,
        "here": live.is_present(holder.seat),
        "heard_by": live.listeners(holder.seat),
    }
    if holder.bot is not None:
        info["bot"] = holder.bot
    back = live.may_return(identity, holder.seat)
    if holder.kind == "open" and (host or back):
        info["invitation"] = f"/join/{link(live, holder)}"
    if mine:
        info["link"] = f"/seat/{link(live, holder)}"
    if live.running and holder.seat in live.clocks:
        info["clock"] = clock_info(live.clocks[holder.seat], live.control)
    if back:
        info["back"] = True
    gone = gone_at(live, holder) if host and live.running and not mine else None
    if gone is not None:
        info["gone_at"] = gone.isoformat(timespec="seconds")
    return info


def clock_info(clock: Clock, control: TimeControl | None) -> dict[str, Any]:
    """The clock of a seat, which everybody sees. By mail, the next decision has the whole bank."""
    bank = control.bank if control is not None and control.kind == MAIL else clock.bank
    return {
        "bank": round(bank, 1),
        "leave": round(clock.leave),
        "away_until": written(clock.away_until),
        "deadline": written(clock.deadline),
    }


def ranking(live: LiveTable) -> list[dict[str, Any]] | None:
    """The places of the seats, best first; None while the game runs, or if its rules fail to rank them."""
    if live.game_log is None or not live.game_log.state.over:
        return None
    try:
        placements = live.game.ranking(live.game_log.state)
    except Exception:
        log.exception("%s cannot say how the game at table %s came out", live.game.id, live.row.id)
        return None
    return [
        {"seat": place.seat, "place": place.place, "points": place.points, "reason": place.reason}
        for place in placements
    ]
