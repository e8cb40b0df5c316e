"""The database's tables. The log of a table is authoritative; `owed`, `status` and `position` follow from it."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


def now() -> datetime:
    """The time, as it is written down."""
    return datetime.now(UTC)


class Time(TypeDecorator[datetime]):
    """A time in UTC on every database: SQLite drops the zone, PostgreSQL returns its own."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert a time for the database."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert a time from the database."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """All tables of the database."""


FORGOTTEN = "forgotten "
"""Followed by a visitor's id, what is in place of the hash once their data are deleted."""


class SecretRow(Base):
    """Secrets of this installation, by name, made when they are first needed; the host's link and session, too, as `hosting` keeps them."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(100))


class VisitorRow(Base):
    """Somebody who plays: a guest, known by the cookie of one browser, of which only a hash is kept, or the owner of an account.

    When somebody deletes their data, the row stays without them, with `FORGOTTEN` and its id in place of the hash.
    """

    __tablename__ = "visitors"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    created: Mapped[datetime] = mapped_column(Time, default=now)


class AccountRow(Base):
    """The account of a visitor, who is then known in several browsers.

    name: as others see it. key: a hash of its form in which names that look the same are equal. password: as argon2 writes it, after a `!` if the host has
    locked the account.
    """

    __tablename__ = "accounts"

    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    key: Mapped[str] = mapped_column(String(64), unique=True)
    password: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(Time, default=now)


class SessionRow(Base):
    """A browser that is signed in to an account, known by its cookie, of which only a hash is kept. agent: what it calls itself."""

    __tablename__ = "sessions"

    id: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), index=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    agent: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(Time, default=now)
    seen: Mapped[datetime] = mapped_column(Time, default=now)


class TieRow(Base):
    """What somebody with an account has said of another one. kind: `friend`, which both must have said to be friends, or `block`."""

    __tablename__ = "ties"

    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    other: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(10))
    at: Mapped[datetime] = mapped_column(Time, default=now)


class MailLinkRow(Base):
    """A link in a mail to the owner of an account: it works once, until it `expires`. purpose: `sign-in`, or `reset` of the password."""

    __tablename__ = "mail_links"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), index=True)
    purpose: Mapped[str] = mapped_column(String(10))
    expires: Mapped[datetime] = mapped_column(Time)


class TableRow(Base):
    """A table: its game, rules and seed (in decimal: it is larger than a database's numbers).

    facts: of the starting position, if it was not an ordinary start. status: `waiting`, `running` or `over`. position: the
    length of its log; guards every move. owed: seats that owe a decision. host: the visitor who opened it. hints: whether
    seats may ask the bot for one. access: `private` (only those who come by the link of a seat can look), `unlisted` (whoever knows
    the address, too) or `open` (anybody finds it in the lobby and can take a free seat). rematch: the table at which the same people play again. time: the fields of `TimeControl`; null:
    without limit. delay: how many seconds later those who only watch see all that happens; null: at once. ending: why it was over
    before its game (`time`, `abandoned`, `closed` by the host), else null.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    name: Mapped[str] = mapped_column(String(60), default="")
    game: Mapped[str] = mapped_column(String(60))
    version: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(40))
    facts: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    bot_seed: Mapped[str] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(10), default="waiting", index=True)
    position: Mapped[int] = mapped_column(default=0)
    owed: Mapped[list[int]] = mapped_column(JSON, default=list)
    host: Mapped[int] = mapped_column(ForeignKey("visitors.id"))
    hints: Mapped[bool] = mapped_column(default=True)
    access: Mapped[str] = mapped_column(String(10), default="unlisted", index=True)
    rematch: Mapped[str | None] = mapped_column(String(22))
    time: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    delay: Mapped[int | None]
    ending: Mapped[str | None] = mapped_column(String(10))
    created: Mapped[datetime] = mapped_column(Time, default=now)
    updated: Mapped[datetime] = mapped_column(Time, default=now)

    def end_is_seen(self, at: datetime) -> bool:
        """Whether all who watch have seen by this time what was the last that happened, if the table is over."""
        return self.updated + timedelta(seconds=self.delay or 0) <= at


class EntryRow(Base):
    """An entry of a table's log: a seat's action, or how many of its last ones it took back. `SeatChangeRow` shares its numbers."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str | None] = mapped_column(Text)
    undo: Mapped[int | None]
    at: Mapped[datetime] = mapped_column(Time, default=now)


class StoredGameRow(Base):
    """A game as it was after so many items of its log: what `detente.server.tables.stored_game` made of it. It saves a replay, and the game
    goes on from it if its rules change.
    """

    __tablename__ = "stored_games"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    position: Mapped[int]
    data: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class BaseRow(Base):
    """From where a game goes on whose rules have changed since it began, as in `StoredGameRow`: what was before cannot be played again."""

    __tablename__ = "bases"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    position: Mapped[int]
    data: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class CommandRow(Base):
    """A command that was carried out, so that it is done only once if it arrives twice. position: of the table after it."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    position: Mapped[int]


class HolderRow(Base):
    """Who holds, or held, a seat: a person, a bot, or nobody yet (`open`). since, until: positions of the log.

    The row without `until` is the present holder; one whose `until` is 0 left before the game began. visitor: of a person.
    """

    __tablename__ = "holders"
    __table_args__ = (Index("ix_holders_visitor", "visitor"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(60))
    visitor: Mapped[int | None] = mapped_column(ForeignKey("visitors.id"))
    since: Mapped[int] = mapped_column(default=0)
    until: Mapped[int | None]
    at: Mapped[datetime] = mapped_column(Time, default=now)


class InvitationRow(Base):
    """The host of a table asks a friend to take a seat that is open: it lasts as long as the row of `holder`, which is nobody."""

    __tablename__ = "invitations"

    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"), primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class SeatChangeRow(Base):
    """A seat passed on while the game ran: a line of the table's log. It shares one sequence of numbers with the entries.

    before, after: the holders. by: who had it passed on: the `holder` before, the `host`, the `table` when a bot broke down, the
    clock (`time`), or the new holder: `comer`, or `back` if the seat was theirs before. said: the number of the last chat line before.
    """

    __tablename__ = "changes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    before: Mapped[int] = mapped_column(ForeignKey("holders.id"))
    after: Mapped[int] = mapped_column(ForeignKey("holders.id"))
    by: Mapped[str] = mapped_column(String(10))
    said: Mapped[int]
    at: Mapped[datetime] = mapped_column(Time, default=now)


class ClockRow(Base):
    """The clock of a person who holds, or held, a seat at a table with a time control, as in `time_control.Clock`."""

    __tablename__ = "clocks"

    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    bank: Mapped[float]
    leave: Mapped[float]
    away_until: Mapped[datetime | None] = mapped_column(Time)
    deadline: Mapped[datetime | None] = mapped_column(Time, index=True)
    late: Mapped[datetime | None] = mapped_column(Time)
    started: Mapped[datetime | None] = mapped_column(Time)
    ready: Mapped[bool] = mapped_column(default=False)


class ProposalRow(Base):
    """What a seat has asked of all people at a table, numbered from 1; one at most is open.

    kind: `take-back` to before the entry of the log with this index, or `abandon`. holder: who asked. agreed: the holders who
    agree, by id. state: `open`, `done`, `refused`, `withdrawn`, or `outdated`.
    """

    __tablename__ = "proposals"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int]
    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"))
    entry: Mapped[int | None]
    agreed: Mapped[list[int]] = mapped_column(JSON)
    state: Mapped[str] = mapped_column(String(10))
    at: Mapped[datetime] = mapped_column(Time, default=now)


class ServiceRow(Base):
    """When a server process was last at work on this database. There is one row."""

    __tablename__ = "service"

    id: Mapped[int] = mapped_column(primary_key=True)
    seen: Mapped[datetime] = mapped_column(Time)


class OutageRow(Base):
    """A time in which no server process was at work, or none reached the database: running clocks stood still."""

    __tablename__ = "outages"

    since: Mapped[datetime] = mapped_column(Time, primary_key=True)
    until: Mapped[datetime] = mapped_column(Time)


class AddressRow(Base):
    """Where a visitor wants news: a mail address, a webhook in the form of `discord` or `slack`, or a browser (`push`).

    keys: with which messages to a browser (`push`) are encrypted. confirmed: when its owner agreed; before that a mail address gets the request to confirm it and nothing else. stopped: when they
    asked for no more. zone: the time zone in which times are written. failure: why the last message did not arrive.
    """

    __tablename__ = "addresses"
    __table_args__ = (UniqueConstraint("visitor", "kind", "target"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"))
    kind: Mapped[str] = mapped_column(String(10))
    target: Mapped[str] = mapped_column(String(1000))
    keys: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    language: Mapped[str] = mapped_column(String(10))
    zone: Mapped[str] = mapped_column(String(60))
    confirmed: Mapped[datetime | None] = mapped_column(Time)
    stopped: Mapped[datetime | None] = mapped_column(Time)
    failure: Mapped[str | None] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class SubscriptionRow(Base):
    """The holder of a seat wants news of it. when: `always`, or only when they are `away`; pace: `at_once`, or once a day (`daily`)."""

    __tablename__ = "subscriptions"

    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"), primary_key=True)
    address: Mapped[int] = mapped_column(ForeignKey("addresses.id"), primary_key=True, index=True)
    when: Mapped[str] = mapped_column(String(10))
    pace: Mapped[str] = mapped_column(String(10))


class DeliveryRow(Base):
    """A message to an address. key: what it is about; each is sent once. state: `sending`, `sent`, `waiting` (for another attempt),
    `failed`, or `dropped`, as it is outdated. due: when the next attempt begins, or whoever is sending counts as dead.
    """

    __tablename__ = "deliveries"

    address: Mapped[int] = mapped_column(ForeignKey("addresses.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(60), primary_key=True)
    state: Mapped[str] = mapped_column(String(10))
    attempts: Mapped[int] = mapped_column(default=0)
    due: Mapped[datetime | None] = mapped_column(Time, index=True)
    error: Mapped[str | None] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class LastSeenRow(Base):
    """When the holder of a seat was last seen at the table: watching from the seat, or acting for it."""

    __tablename__ = "sightings"

    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"), primary_key=True)
    at: Mapped[datetime] = mapped_column(Time)


class ConsentRow(Base):
    """The person who holds, or held, a seat agrees that the game is used for research. Without a row they do not."""

    __tablename__ = "consents"

    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"), primary_key=True)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class TokenRow(Base):
    """A token with which programs act for a visitor; only a hash of it is kept. name: what it is for, in their words.

    used: when a program last came with it, to the hour.
    """

    __tablename__ = "tokens"

    id: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), index=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    used: Mapped[datetime | None] = mapped_column(Time)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class NoteRow(Base):
    """What somebody has noted for themselves about a table, at one of its seats; nobody else sees it."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class StandingOrderRow(Base):
    """An answer that the holder of a seat has left to a question that may come, as in `detente.core.shown.standing.Answer`.

    facts: its `where`. times: how often it is still carried out; null: without end. until: what ends it. since, looked: the length of the
    table's log when it was given, and when it was last looked at whether the seat is asked. due: when the seat's question is answered,
    or another process looks again. state: `open`, `done` (as often as was wanted), `over` (what ends it has happened), or `unfit`
    (none of its actions was legal).
    """

    __tablename__ = "standing_orders"

    id: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"), index=True)
    question: Mapped[str] = mapped_column(String(60))
    actions: Mapped[list[str]] = mapped_column(JSON)
    facts: Mapped[dict[str, list[Any]]] = mapped_column(JSON)
    times: Mapped[int | None]
    until: Mapped[str | None] = mapped_column(String(60))
    since: Mapped[int]
    looked: Mapped[int] = mapped_column(default=0)
    due: Mapped[datetime | None] = mapped_column(Time, index=True)
    state: Mapped[str] = mapped_column(String(10), default="open", index=True)
    at: Mapped[datetime] = mapped_column(Time, default=now)


class StandingAnswerRow(Base):
    """An entry of a table's log that was a standing order of this holder: only they see that."""

    __tablename__ = "standing_answers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"))


class DeviceRow(Base):
    """Another browser that opened a seat's own link."""

    __tablename__ = "devices"
    __table_args__ = (UniqueConstraint("holder", "visitor"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[int] = mapped_column(ForeignKey("holders.id"))
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), index=True)


TABLE = -1
"""The seat of chat lines that the table itself writes."""


class ChatRow(Base):
    """A line of chat, numbered from 1. heard: mask of the seats that can read it; null: everybody. holder: who wrote it; null: the table."""

    __tablename__ = "chat"
    __table_args__ = (UniqueConstraint("table_id", "seat", "command"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    heard: Mapped[int | None]
    holder: Mapped[int | None] = mapped_column(ForeignKey("holders.id"))
    command: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime] = mapped_column(Time, default=now)


class ProcessRow(Base):
    """A server process, of those that share this database. seen: its last heartbeat, by the database's clock."""

    __tablename__ = "processes"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    seen: Mapped[datetime] = mapped_column(Time)


class BotLeaseRow(Base):
    """The process that runs the bots of a table."""

    __tablename__ = "attendants"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    process: Mapped[str] = mapped_column(String(80), index=True)


class ViewerRow(Base):
    """Somebody watches a table from a seat, through this process."""

    __tablename__ = "looks"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    process: Mapped[str] = mapped_column(String(80), primary_key=True, index=True)


class AnalysisRow(Base):
    """The analysis of a finished game for a seat. process: the one that computes it now, if any.

    asked: the number of requests. done: the number of decisions analysed so far. result: once it is finished.
    """

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    process: Mapped[str | None] = mapped_column(String(80))
    asked: Mapped[int] = mapped_column(default=0)
    done: Mapped[int] = mapped_column(default=0)
    result: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))


class TournamentRow(Base):
    """A tournament of one game. kind: `round-robin` or `swiss`. rounds: how many; 0 before it begins: it follows from the entrants.

    fill: the bot that completes tables; null: whoever is left over pauses. time: as of its tables. status: `entering`, `running` or
    `over`. round: the present one, from 1; guards every change.
    """

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(60))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    host: Mapped[int] = mapped_column(ForeignKey("visitors.id"))
    kind: Mapped[str] = mapped_column(String(12))
    rounds: Mapped[int]
    fill: Mapped[str | None] = mapped_column(String(60))
    time: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    status: Mapped[str] = mapped_column(String(10), index=True)
    round: Mapped[int]
    created: Mapped[datetime] = mapped_column(Time, default=now)
    updated: Mapped[datetime] = mapped_column(Time, default=now)


class EntrantRow(Base):
    """Somebody takes part in a tournament. dropped: the first round that they no longer play."""

    __tablename__ = "entrants"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    dropped: Mapped[int | None]
    at: Mapped[datetime] = mapped_column(Time, default=now)


class PairingRow(Base):
    """Where an entrant plays in a round. table_id: null if they pause; the table may have been deleted since. points, won: once the round is over."""

    __tablename__ = "pairings"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[int] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    table_id: Mapped[str | None] = mapped_column(String(22))
    seat: Mapped[int | None]
    points: Mapped[float | None]
    won: Mapped[bool | None]


class ScoredRow(Base):
    """A finished table whose outcome has been written down. rated: whether it has changed ratings."""

    __tablename__ = "scored"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    rated: Mapped[bool]


class ResultRow(Base):
    """How a seat of a finished game came out, and for whom: a person (visitor) or a bot. at: when the game was over."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[int | None] = mapped_column(ForeignKey("visitors.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(60))
    place: Mapped[int]
    points: Mapped[float]
    at: Mapped[datetime] = mapped_column(Time)


class RatingRow(Base):
    """How well a person (visitor) or a bot plays a game: mean and standard deviation of the estimate, and of how many games."""

    __tablename__ = "ratings"
    __table_args__ = (UniqueConstraint("game", "visitor"), UniqueConstraint("game", "bot"))

    id: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    visitor: Mapped[int | None] = mapped_column(ForeignKey("visitors.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(60))
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
