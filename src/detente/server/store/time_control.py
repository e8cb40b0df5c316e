"""How long the seats of a table have for their decisions: the arithmetic of clocks, without a database.

A clock runs from when its seat is among those that owe a decision until it no longer is, or until a turn or phase begins
that everybody sees. Nothing else moves it, so a clock tells no more than the list of seats that owe a decision: not who
of them has answered in secret, nor how often.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

LIVE, MAIL = "live", "mail"
BOT, WAIT, END = "bot", "wait", "end"
"""What happens when a seat's time is up: a bot takes the seat, the game waits and the delay is shown, or the table ends."""
AFTER_TIME_UP = 0.1
"""The share of the bank with which somebody sits down at a seat that had run out of time."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time of a table, in seconds.

    kind: `live`: each seat has a `bank`, of which its decisions take, with an `increment` after each, up to the first amount.
    `mail`: each decision has the whole `bank`, and a seat may be away for `leave` in all, while its clock stands.
    late: what happens when time is up. bot: the one that then takes the seat. ready: for how long the clocks of a game that begins
    stand at most until all people have said that they are ready; 0: they start at once.
    """

    kind: str
    bank: float
    increment: float
    leave: float
    late: str
    bot: str | None
    ready: float = 0

    @staticmethod
    def read(stored: dict[str, Any]) -> TimeControl:
        """The time of a table as its row keeps it."""
        return TimeControl(**stored)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a seat's holder. bank: seconds left while it stands; by mail what was left of the last decision. leave: seconds for which they may still be away.

    away_until: the end of the present absence; live, when the clocks start that stand until all are ready. ready: whether the holder has
    said so. deadline: when time is up, while the clock runs. started: when the present decision began. late: since when it has been
    known that time is up.
    """

    bank: float
    leave: float
    away_until: datetime | None = None
    deadline: datetime | None = None
    late: datetime | None = None
    started: datetime | None = None
    ready: bool = False


class NotEnoughLeave(ValueError):
    """Somebody would be away for longer than they may. left: the seconds for which they may."""

    def __init__(self, left: float) -> None:
        super().__init__(f"only {left:.0f} s of leave are left")
        self.left = left


@dataclass(frozen=True, slots=True)
class Tick:
    """What a move means for the clocks. owed: the seats that owe a decision after it. begun: whether everybody sees that a turn or
    phase begins. undone: whether it took actions back. at: when. back_to: the time to which all agreed to go back, if they did.
    """

    control: TimeControl
    owed: frozenset[int]
    begun: bool
    undone: bool
    at: datetime
    back_to: datetime | None = None


def fresh(control: TimeControl) -> Clock:
    """The clock of somebody who sits down."""
    return Clock(control.bank, control.leave)


def set_going(clock: Clock, at: datetime) -> Clock:
    """The clock as all have said that they are ready: it stands no longer."""
    if clock.away_until is None or clock.away_until <= at:
        return clock
    deadline = None if clock.deadline is None else clock.deadline - (clock.away_until - at)
    return replace(clock, away_until=None, deadline=deadline)


def passed(control: TimeControl, bank: float, leave: float) -> Clock:
    """The clock of somebody who comes to a seat that has this much left; a seat that had run out of time gets a little."""
    return Clock(bank if bank > 0 else control.bank * AFTER_TIME_UP, leave)


def halted(clock: Clock, control: TimeControl, at: datetime) -> Clock:
    """The clock as its seat is passed on: what is left of the decision, without an increment; by mail the next one has its whole time."""
    if clock.deadline is None:
        return clock if control.kind == LIVE else replace(clock, bank=control.bank)
    left = max(0.0, (clock.deadline - awake(clock, at)).total_seconds())
    return replace(clock, bank=left, deadline=None, late=None, started=None)


def start(clock: Clock, control: TimeControl, at: datetime) -> Clock:
    """The clock as its seat's time begins."""
    time = clock.bank if control.kind == LIVE else control.bank
    return replace(clock, deadline=awake(clock, at) + timedelta(seconds=time), late=None, started=at)


def resume(clock: Clock, at: datetime) -> Clock:
    """The clock as it runs on with what is left: during an absence only from its end."""
    return replace(clock, deadline=awake(clock, at) + timedelta(seconds=clock.bank), late=None)


def awake(clock: Clock, at: datetime) -> datetime:
    """From when on a clock that runs takes time: now, or the end of an absence."""
    return at if clock.away_until is None else max(at, clock.away_until)


def stop(clock: Clock, control: TimeControl, at: datetime) -> Clock:
    """The clock as its seat no longer owes a decision: what is left, and the increment."""
    assert clock.deadline is not None
    left = max(0.0, (clock.deadline - awake(clock, at)).total_seconds())
    return replace(
        clock, bank=min(control.bank, left + control.increment), deadline=None, late=None, started=None
    )


def ticked(clock: Clock, seat: int, tick: Tick) -> Clock:
    """The clock of a seat after a move. A move that is taken back costs nobody time, and gives none."""
    runs, owes = clock.deadline is not None, seat in tick.owed
    if (
        runs
        and owes
        and tick.back_to is not None
        and clock.started is not None
        and clock.started > tick.back_to
    ):
        return reopened(clock, tick)
    if runs and owes:
        return start(stop(clock, tick.control, tick.at), tick.control, tick.at) if tick.begun else clock
    if owes:
        if not tick.undone:
            return start(clock, tick.control, tick.at)
        return resume(replace(clock, bank=max(0.0, clock.bank - tick.control.increment)), tick.at)
    if not runs:
        return clock
    return (
        replace(clock, deadline=None, late=None, started=None)
        if tick.undone
        else stop(clock, tick.control, tick.at)
    )


def reopened(clock: Clock, tick: Tick) -> Clock:
    """The clock as all agree to go back to a decision before the present one: by mail it goes on with what was left of that one, live
    with what is left, without the increment.
    """
    if tick.control.kind == MAIL:
        return resume(clock, tick.at)
    left = halted(clock, tick.control, tick.at).bank - tick.control.increment
    return resume(replace(clock, bank=max(0.0, left)), tick.at)


def with_leave(clock: Clock, until: datetime | None, at: datetime) -> Clock:
    """The clock of somebody who is away until then; None: who is back. What is left of an earlier absence is given back.

    NotEnoughLeave if there is less left.
    """
    rest = timedelta(0) if clock.away_until is None else max(timedelta(0), clock.away_until - at)
    leave = clock.leave + rest.total_seconds()
    gone = timedelta(0) if until is None else until - at
    if gone.total_seconds() > leave:
        raise NotEnoughLeave(leave)
    deadline = None if clock.deadline is None else clock.deadline - rest + gone
    return replace(clock, leave=leave - gone.total_seconds(), away_until=until, deadline=deadline)


def after_outage(clock: Clock, since: datetime, until: datetime, least: timedelta) -> Clock:
    """The clock after nobody could play for a while: that time is given back, and `least` is left to see the question."""
    if clock.deadline is None or clock.deadline <= since:
        return clock
    return replace(clock, deadline=max(clock.deadline + (until - since), until + least))
