"""What the routes about friends and tournaments answer, as types; see `answers`."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from detente.server.routes.answers import TableTime, Tie


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


class TournamentLine(TypedDict):
    """A line in the list of tournaments. host: the name of their account, null once it is deleted. rounds: 0 until it begins, if the number follows from the entrants."""

    id: str
    name: str
    game: str
    title: str
    kind: Literal["round-robin", "swiss"]
    status: Literal["entering", "running", "over"]
    round: int
    rounds: int
    host: str | None
    entrants: int
    updated: str


class Tournaments(TypedDict):
    """All tournaments, the latest first."""

    tournaments: list[TournamentLine]


class Standing(TypedDict):
    """An entrant in the standings: `wins` breaks ties of points, then the points of those whom they have met (`opposition`)."""

    place: int
    name: str | None
    points: float
    wins: int
    opposition: float
    played: int
    byes: int
    dropped: bool


class SeatOfRound(TypedDict):
    """An entrant at a table of a round. points: null until the round is over."""

    seat: int
    name: str | None
    points: float | None


class TableOfRound(TypedDict):
    """A table of a round, without the seats of bots."""

    table: str
    seats: list[SeatOfRound]


class RoundPlayed(TypedDict):
    """A round that has begun. byes: who pauses."""

    round: int
    tables: list[TableOfRound]
    byes: list[str | None]


class Tournament(TournamentLine):
    """A tournament. mine: whether the visitor is its host. points: whether the game has tournament points; else winners share one point. played: the rounds, the latest first."""

    options: dict[str, Any]
    seats: int
    fill: str | None
    time: TableTime | None
    mine: bool
    entered: bool
    points: bool
    standings: list[Standing]
    played: list[RoundPlayed]
