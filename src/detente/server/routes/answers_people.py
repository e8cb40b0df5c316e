"""What the routes about people answer, as types: friends, tournaments, accounts; see `answers`."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from detente.server.routes.answers import Address, TableTime

Tie = Literal["friend", "asked", "asking", "blocked", "none"]
"""How somebody stands to another: friends; one has `asked` the other; the other is `asking`; `blocked` by the first; or nothing of these."""


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


# -- accounts


class SignedInBrowser(TypedDict):
    """A browser that is signed in to an account. here: it is the one that asks."""

    id: int
    agent: str
    created: str
    seen: str
    here: bool


class Account(TypedDict):
    """Whoever asks. account: its name, null for a guest. name: at the table. tables: how many they have.

    offers: the ways in which this server sends messages.
    """

    account: str | None
    name: str
    tables: int
    offers: list[Literal["mail", "discord", "slack"]]
    addresses: list[Address]
    sessions: list[SignedInBrowser]


class OwnAccount(TypedDict):
    """An account, for its owner."""

    name: str
    created: str


class OwnTie(TypedDict):
    """What the person has said of somebody. kind: `friend` or `block`."""

    name: str
    kind: str
    at: str


class OwnInvitation(TypedDict):
    """A seat that somebody keeps for the person."""

    table: str
    seat: int
    at: str


class OwnEntry(TypedDict):
    """A tournament that the person has entered. dropped: whether they have left it since."""

    tournament: str
    dropped: bool
    at: str


class OwnSession(TypedDict):
    """A browser that is signed in, for its owner."""

    agent: str
    created: str
    seen: str


class OwnToken(TypedDict):
    """A token for programs, without its secret."""

    name: str
    at: str
    used: str | None


class OwnAddress(TypedDict):
    """An address in full."""

    kind: str
    target: str
    language: str
    zone: str
    confirmed: bool
    at: str


class OwnMove(TypedDict):
    """An action, or how many were taken back."""

    action: str | None
    undo: int | None
    at: str


class OwnLine(TypedDict):
    """A line of chat."""

    text: str
    at: str


class OwnStandingOrder(TypedDict):
    """An answer that the person has left to a question that may come."""

    question: str
    actions: list[str]
    facts: dict[str, list[Any]]
    times: int | None
    until: str | None
    state: str
    at: str


class OwnSeat(TypedDict):
    """A seat that somebody holds or has left, with what they did and wrote there. research: whether they agree to it."""

    seat: int
    name: str
    at: str
    left: bool
    research: bool
    notes: str
    standing: list[OwnStandingOrder]
    moves: list[OwnMove]
    chat: list[OwnLine]


class OwnTable(TypedDict):
    """A table that somebody opened or sat at."""

    id: str
    name: str
    game: str
    status: str
    host: bool
    created: str
    updated: str
    seats: list[OwnSeat]


class OwnRating(TypedDict):
    """What the server estimates of how well somebody plays a game."""

    game: str
    mu: float
    sigma: float
    games: int


class OwnResult(TypedDict):
    """How a seat of a finished game came out."""

    table: str
    seat: int
    place: int
    points: float
    at: str


class OwnData(TypedDict):
    """All that the server knows about a person."""

    name: str
    created: str
    account: OwnAccount | None
    sessions: list[OwnSession]
    ties: list[OwnTie]
    invitations: list[OwnInvitation]
    tournaments: list[OwnEntry]
    tokens: list[OwnToken]
    addresses: list[OwnAddress]
    ratings: list[OwnRating]
    results: list[OwnResult]
    tables: list[OwnTable]


class Rated(TypedDict):
    """A rating: `rating` begins at 1000; it is `provisional` before ten games."""

    game: str
    title: str
    rating: int
    games: int
    provisional: bool


class Result(TypedDict):
    """A finished game of a person. table, name: of the table, for the person alone; null for others."""

    game: str
    title: str
    seat: int
    seats: int
    place: int
    points: float
    rated: bool
    at: str
    table: str | None
    name: str | None


class Profile(TypedDict):
    """What everybody may see of whoever has an account. own: whether it is one's own. tie: one's own to them; null without an account."""

    name: str
    since: str
    own: bool
    tie: Tie | None
    ratings: list[Rated]
    results: list[Result]
