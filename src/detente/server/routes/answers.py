"""What the routes answer, as types: the OpenAPI document is made from them, and a test holds real answers against it.

They are typed dicts, so they cost nothing when a request is answered, and nothing is left out of an answer because a type does
not have it yet. docs/protocol.md says in sentences what the fields mean.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from detente.core.shown.chart import Region, Term
from detente.core.shown.drawing import Change, LogLine, Offer, Scene
from detente.core.shown.reasons import Reason
from detente.core.shown.words import Choice

# -- visitors, games and tables


class Nothing(TypedDict):
    """The request was carried out; there is nothing to say about it."""


Access = Literal["private", "unlisted", "open"]


class Token(TypedDict):
    """A token with which programs act for a visitor, without its text. name: what it is for. at: when it was made. used: when a
    program last came with it, to the hour; null: never.
    """

    id: int
    name: str
    at: str
    used: str | None


class TokenMade(Token):
    """A new token with its text, which is in this answer only."""

    token: str


class Waiting(TypedDict):
    """A seat that owes a decision. deadline: until when it has time; null: as long as it likes."""

    seat: int
    deadline: str | None


class Summary(TypedDict):
    """A line in a visitor's list of tables. open: the seats that nobody holds."""

    id: str
    name: str
    game: str
    title: str
    status: Literal["waiting", "running", "over"]
    seats: list[str]
    open: list[int]
    mine: list[int]
    owed: list[int]
    waits: list[Waiting]
    ending: str | None
    access: Access
    left: bool
    updated: str


class Me(TypedDict):
    """A visitor's name and tables, and the name of their account, if they have one."""

    name: str
    account: str | None
    asking: int
    tables: list[Summary]


class Partners(TypedDict):
    """Who plays together at tables whose options have these values."""

    when: dict[str, int | str]
    partners: list[list[int]]


class GameInfo(TypedDict):
    """A game as the lobby shows it."""

    id: str
    title: str
    about: str
    languages: list[str]
    bots: list[str]
    bot: str | None
    start: bool
    seats: list[str]
    palette: list[int]
    teams: list[Partners]
    pictures: dict[str, str]
    options: list[Choice]
    kind: NotRequired[str]
    minutes: NotRequired[list[int]]
    weight: NotRequired[int]
    common: NotRequired[list[str]]


class SeatClock(TypedDict):
    """The clock of a seat, in seconds. deadline: while it runs."""

    bank: float
    leave: int
    away_until: str | None
    deadline: str | None


class SeatInfo(TypedDict):
    """A seat, as far as the recipient may know it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    mine: bool
    here: bool
    heard_by: list[int] | None
    bot: NotRequired[str]
    invitation: NotRequired[str]
    link: NotRequired[str]
    clock: NotRequired[SeatClock]
    back: NotRequired[bool]
    gone_at: NotRequired[str]


class TableTime(TypedDict):
    """The time that a table gives decisions, in seconds."""

    kind: Literal["live", "mail"]
    bank: int
    increment: int
    leave: int
    late: Literal["bot", "wait", "end"]
    bot: str | None
    ready: NotRequired[int]


class Ranked(TypedDict):
    """The place of a seat when the game is over."""

    seat: int
    place: int
    points: int | float | None
    reason: str


class Asked(TypedDict):
    """What a seat asks of all people at a table. waits: the seats of people who have not answered."""

    number: int
    kind: Literal["take-back", "abandon"]
    seat: int
    waits: list[int]


class Starts(TypedDict):
    """The clocks of a live table start at this time at the latest. waits: the seats that are not ready."""

    at: str
    waits: list[int]


class TableInfo(TypedDict):
    """A table and its seats."""

    id: str
    name: str
    game: str
    title: str
    status: Literal["waiting", "running", "over"]
    options: dict[str, Any]
    board: str | None
    host: bool
    hints: bool
    guide: bool
    access: Access
    time: TableTime | None
    delay: int | None
    delayed: bool
    now: str
    ending: str | None
    asked: Asked | None
    starts: Starts | None
    seats: list[SeatInfo]
    sides: list[list[int]]
    places: list[Ranked] | None
    rematch: str | None


class OpenSeat(TypedDict):
    """A seat of an open table. bot: the name of the bot that holds it, if one does."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None


class Opening(TypedDict):
    """A table at which a seat is free. mine: the visitor's seats. friend: whether the host is one. invited: the seat that the host keeps for the visitor."""

    id: str
    name: str
    game: str
    title: str
    status: Literal["waiting", "running"]
    host: str
    seats: list[OpenSeat]
    mine: list[int]
    friend: bool
    invited: int | None
    access: Access
    time: TableTime | None
    delay: int | None
    updated: str


class Openings(TypedDict):
    """The tables at which the visitor can sit down: those to which they are invited, then open ones, of friends first."""

    tables: list[Opening]


class NotesKept(TypedDict):
    """What the holder of a seat has noted."""

    text: str


class Consent(TypedDict):
    """Whether the holder of a seat agrees that the game is used for research."""

    agrees: bool


class SavedRecord(TypedDict):
    """A finished game, as `detente replay` takes it."""

    format: str
    game: str
    version: int
    options: dict[str, Any]
    seed: int
    entries: list[list[int | str]]
    facts: NotRequired[dict[str, Any]]
    contents: NotRequired[dict[str, str]]


WithPartners = TypedDict("WithPartners", {"with": list[str]})
"""The names of a seat's partners; the name of the field is a word of Python."""


class LinkInfo(WithPartners):
    """What a link leads to."""

    kind: Literal["invitation", "seat"]
    table: str
    seat: int
    game: str
    title: str
    pictures: dict[str, str]
    role: str
    colour: int
    name: str
    holder: str
    host: str
    taken: bool
    back: bool


class Taken(TypedDict):
    """The seat that a link led to, and the key of its own link."""

    table: str
    seat: int
    key: str


# -- playing


class Acted(TypedDict):
    """The number of the frame that shows what a command did."""

    frame: int


class PastLine(LogLine):
    """A line of the log with the number of its frame."""

    frame: int


class PastLines(TypedDict):
    """The number of frames, the first one that can be shown, and the whole log."""

    frames: int
    first: int
    log: list[PastLine]


class PastFrame(TypedDict):
    """A frame with its whole scene, and what happened in it."""

    number: int
    ask: int | None
    scene: Scene
    log: list[PastLine]
    changes: list[Change]


class Next(TypedDict):
    """A table, and the newest frame of a seat, without its log; null: there is none, or none that is new."""

    table: TableInfo
    frame: PastFrame | None


class Understood(TypedDict):
    """What a typed order may mean, what is close to it, or why it cannot be done."""

    actions: list[str]
    close: list[str]
    reason: Reason | None


class Reasons(TypedDict):
    """Why nothing can be done on an element of the scene."""

    reasons: list[Reason]


class HintLine(TypedDict):
    """A way to go on, and the seat's chance if it is taken."""

    chance: float
    actions: list[Offer]


class HintAnswer(TypedDict):
    """What the bot would answer to the open question."""

    ask: int
    chances: list[float]
    lines: list[HintLine]


class Point(TypedDict):
    """The chances of all seats at a frame."""

    frame: int
    chances: list[float]


class Weighed(Offer):
    """An action, and the seat's chance with it."""

    chance: float


class Costly(TypedDict):
    """A decision that lost much of a seat's chances, and what would have been better."""

    frame: int
    loss: float
    taken: Weighed
    best: Weighed


class Analysis(TypedDict):
    """How a seat's chances changed in the course of a game."""

    seat: int
    points: list[Point]
    end: Point
    costliest: list[Costly]


class AnalysisAnswer(TypedDict):
    """How far an analysis has come, and the analysis once it is finished."""

    done: int
    of: int
    analysis: Analysis | None


class ChartAnswer(TypedDict):
    """The map as a table, and the words of the game."""

    regions: list[Region]
    terms: list[Term]


# -- news


class Address(TypedDict):
    """Where a visitor wants news."""

    id: int
    kind: Literal["mail", "discord", "slack", "push"]
    target: str
    confirmed: bool
    failure: str | None


class Wish(Address):
    """An address, and when news of a seat are sent to it."""

    when: Literal["always", "away", "never"]
    pace: Literal["at_once", "daily"]


class SeatNews(TypedDict):
    """What the holder of a seat has said about news, and what there is to choose from. push_key: with which a browser lets this server reach it, if it can."""

    offers: list[Literal["mail", "discord", "slack"]]
    push_key: str | None
    addresses: list[Wish]


class NewsLink(TypedDict):
    """What a link in a mail is for."""

    purpose: Literal["confirm", "stop"]
    target: str
    confirmed: bool


class NewsDone(TypedDict):
    """What a link in a mail has done."""

    purpose: Literal["confirm", "stop"]


# -- pages


class RulesPage(TypedDict):
    """The rules of a game. atoms: by id, what a rule says in plain text."""

    title: str
    html: str
    atoms: dict[str, str]
    board: str | None


class StartPicture(TypedDict):
    """A picture of the page to start with: a scene, and what of it is shown."""

    shows: Literal["board"] | list[str]
    board: str | None
    scene: Scene


class StartPage(TypedDict):
    """The page to start with."""

    game: str
    title: str
    html: str
    guided: bool
    minutes: list[int] | None
    pictures: list[StartPicture]


class GuideStep(TypedDict):
    """What the guide says at a question or an event."""

    kind: str
    key: str
    title: str
    html: str


class GuideReason(TypedDict):
    """What the guide says about an action that it suggests."""

    pattern: str
    html: str


class Guide(TypedDict):
    """All that the guide of a first game says."""

    game: str
    title: str
    decisions: int
    goal: str
    steps: list[GuideStep]
    reasons: list[GuideReason]
    known: str


# -- refusals


class Fault(TypedDict):
    """Why nothing was done. message: for people. rule: the id of the rule that forbids a move.

    allowed, retry_after: with `too_many`, the number allowed, and the seconds until it is worth trying again.
    """

    code: Literal[
        "malformed", "forbidden", "unknown", "stale", "illegal", "not_now", "rules_changed", "too_large", "too_slow",
        "too_many", "failed", "busy", "unavailable",
    ]  # fmt: skip
    message: str
    rule: NotRequired[str]
    allowed: NotRequired[int]
    retry_after: NotRequired[int]


class RefusedAnswer(TypedDict):
    """The body of every answer with a status of 400 and above."""

    error: Fault
