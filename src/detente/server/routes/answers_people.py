"""What the routes about friends answer, as types; see `answers`."""

from __future__ import annotations

from typing import TypedDict

from detente.server.routes.answers import Tie


class Friend(TypedDict):
    """Somebody to whom one has a tie: friends; whom one has `asked`, who is `asking`, whom one has `blocked`. at: since when."""

    name: str
    tie: Tie
    at: str


class Friends(TypedDict):
    """Everybody to whom one has a tie, by name."""

    people: list[Friend]


class SeatPerson(TypedDict):
    """Who sits there. account: whose profile it is; null if they play under another name, or have none. invited: whom the host has, for the host alone."""

    seat: int
    account: str | None
    invited: list[str]


class TablePeople(TypedDict):
    """The accounts at the seats of a table."""

    seats: list[SeatPerson]
