"""Profiles: the results and ratings of those who have an account."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from fastapi import APIRouter, Request, Response

import detente
from detente.server.errors import Refused
from detente.server.routes.answers_people import Profile
from detente.server.routes.dependencies import Anybody, TheServices
from detente.server.routes.openapi import told
from detente.server.routes.pages import page
from detente.server.service.accounts import key_of
from detente.server.store.models import RatingRow
from detente.server.store.results import Played

router = APIRouter()

MOST_RESULTS = 200
FIRST, STEP = 1000, 40
"""A rating as people read it begins with the first number, and grows by the second for a unit of the model."""
SETTLED = 10
"""After this number of games a rating is no longer called provisional."""


@router.get("/people/{name}", include_in_schema=False)
def profile_page(request: Request, name: str) -> Response:
    """The page of a profile."""
    return page(request, "person.html")


def shown_rating(row: RatingRow) -> dict[str, Any]:
    """A rating as people read it: what the player is at least as good as, almost certainly."""
    value = round(FIRST + STEP * (row.mu - 3 * row.sigma))
    return {
        "game": row.game,
        "title": title_of(row.game),
        "rating": value,
        "games": row.games,
        "provisional": row.games < SETTLED,
    }


def shown_result(played: Played, own: bool) -> dict[str, Any]:
    """A finished game; which table it was is for the person alone, since others may have played there in private."""
    return {
        "game": played.game,
        "title": title_of(played.game),
        "seat": played.seat,
        "seats": played.seats,
        "place": played.place,
        "points": played.points,
        "rated": played.rated,
        "at": played.at,
        "table": played.table if own else None,
        "name": played.name if own else None,
    }


def title_of(game: str) -> str:
    """The title of a game, or its id if it is no longer installed."""
    return detente.game(game).title if game in detente.games() else game


@router.get("/api/people/{name}", responses=told(Profile))
async def profile(name: str, services: TheServices, identity: Anybody) -> dict[str, Any]:
    """The profile of whoever has an account of this name."""
    account = await services.people.named(key_of(name))
    if account is None:
        raise Refused("unknown", "no-person")
    own = identity.visitor == account.visitor
    ratings = await services.results.ratings(account.visitor)
    known = None if own else await services.people.account(identity.visitor)
    tie = None if known is None else await services.ties.between(known.visitor, account.visitor) or "none"
    played = await services.results.history(account.visitor, MOST_RESULTS)
    return await to_thread(
        lambda: {
            "name": account.name,
            "since": account.created.isoformat(timespec="seconds"),
            "own": own,
            "tie": tie,
            "ratings": [shown_rating(row) for row in ratings if row.games > 0],
            "results": [shown_result(each, own) for each in played],
        }
    )
