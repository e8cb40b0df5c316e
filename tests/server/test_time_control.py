"""The arithmetic of clocks: what a move, an absence and an outage mean for the time of a seat."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from detente.server.store.time_control import (
    BOT,
    LIVE,
    MAIL,
    Clock,
    NotEnoughLeave,
    Tick,
    TimeControl,
    after_outage,
    fresh,
    halted,
    passed,
    ticked,
    with_leave,
)

DAY = 86400.0
T0 = datetime(2026, 11, 23, 12, tzinfo=UTC)
LIVE_TIME = TimeControl(LIVE, 600, 10, 0, BOT, "random")
MAIL_TIME = TimeControl(MAIL, 3 * DAY, 0, 10 * DAY, BOT, "random")


def at(seconds: float) -> datetime:
    return T0 + timedelta(seconds=seconds)


def tick(
    control: TimeControl, owed: set[int], seconds: float, begun: bool = False, undone: bool = False
) -> Tick:
    return Tick(control, frozenset(owed), begun, undone, at(seconds))


def running(control: TimeControl = LIVE_TIME) -> Clock:
    return ticked(fresh(control), 0, tick(control, {0}, 0))


def test_a_live_clock_takes_from_the_bank_and_gives_the_increment() -> None:
    clock = running()
    assert clock.deadline == at(600)
    clock = ticked(clock, 0, tick(LIVE_TIME, {1}, 100))
    assert (clock.deadline, clock.bank) == (None, 510)
    assert ticked(clock, 0, tick(LIVE_TIME, {0}, 500)).deadline == at(1010)


def test_nobody_saves_more_time_than_they_had_at_first() -> None:
    assert ticked(running(), 0, tick(LIVE_TIME, {1}, 3)).bank == 600


def test_a_clock_by_mail_has_the_whole_time_for_each_decision() -> None:
    clock = ticked(running(MAIL_TIME), 0, tick(MAIL_TIME, {1}, 2 * DAY))
    assert ticked(clock, 0, tick(MAIL_TIME, {0}, 5 * DAY)).deadline == at(8 * DAY)


def test_answers_that_others_do_not_see_leave_the_clock_as_it_is() -> None:
    """A seat that still owes a decision may have answered in secret: its clock says nothing of that."""
    clock = running()
    for seconds in (5, 20, 300):
        assert ticked(clock, 0, tick(LIVE_TIME, {0, 1}, seconds)) == clock
        assert ticked(clock, 0, tick(LIVE_TIME, {0}, seconds, undone=True)) == clock


def test_a_turn_that_everybody_sees_begin_has_its_own_time() -> None:
    clock = ticked(running(MAIL_TIME), 0, tick(MAIL_TIME, {0}, DAY, begun=True))
    assert clock.deadline == at(4 * DAY)
    clock = ticked(running(), 0, tick(LIVE_TIME, {0}, 100, begun=True))
    assert clock.deadline == at(100 + 510)


def test_a_move_that_is_taken_back_gives_no_time() -> None:
    clock = running()
    for _ in range(5):
        clock = ticked(clock, 0, tick(LIVE_TIME, {1}, 100))
        clock = ticked(clock, 0, tick(LIVE_TIME, {0}, 100, undone=True))
    assert clock.deadline == at(600)


def test_a_move_by_mail_that_is_taken_back_gives_no_time() -> None:
    """Otherwise nobody would ever be late: a move and its taking back would give the whole time again."""
    clock = running(MAIL_TIME)
    for _ in range(5):
        clock = ticked(clock, 0, tick(MAIL_TIME, {1}, 2 * DAY))
        clock = ticked(clock, 0, tick(MAIL_TIME, {0}, 2 * DAY, undone=True))
    assert clock.deadline == at(3 * DAY)
    clock = ticked(clock, 0, tick(MAIL_TIME, {1}, 2 * DAY))
    assert ticked(clock, 0, tick(MAIL_TIME, {0}, 5 * DAY)).deadline == at(8 * DAY), "the next has all of it"


def test_a_move_that_is_taken_back_during_an_absence_costs_none_of_it() -> None:
    clock = with_leave(running(MAIL_TIME), at(4 * DAY), at(DAY))
    clock = ticked(clock, 0, tick(MAIL_TIME, {1}, 2 * DAY))
    assert ticked(clock, 0, tick(MAIL_TIME, {0}, 2 * DAY, undone=True)).deadline == at(6 * DAY)


def test_a_question_that_is_taken_back_costs_no_time() -> None:
    clock = ticked(fresh(LIVE_TIME), 1, tick(LIVE_TIME, {1}, 0))
    assert ticked(clock, 1, tick(LIVE_TIME, {0}, 200, undone=True)).bank == 600


def test_time_that_is_up_leaves_the_increment() -> None:
    assert ticked(running(), 0, tick(LIVE_TIME, {1}, 700)).bank == 10


def test_the_clock_stands_while_somebody_is_away() -> None:
    clock = with_leave(running(MAIL_TIME), at(4 * DAY), at(0))
    assert (clock.deadline, clock.leave) == (at(7 * DAY), 6 * DAY)
    back = with_leave(clock, None, at(1 * DAY))
    assert (back.deadline, back.leave, back.away_until) == (at(4 * DAY), 9 * DAY, None)


def test_a_question_that_comes_meanwhile_has_its_time_from_the_end_of_the_absence() -> None:
    clock = with_leave(fresh(MAIL_TIME), at(4 * DAY), at(0))
    clock = ticked(clock, 0, tick(MAIL_TIME, {0}, DAY))
    assert clock.deadline == at(7 * DAY)
    assert with_leave(clock, None, at(2 * DAY)).deadline == at(5 * DAY)
    assert with_leave(clock, at(6 * DAY), at(2 * DAY)).deadline == at(9 * DAY)


def test_nobody_is_away_for_longer_than_agreed() -> None:
    with pytest.raises(NotEnoughLeave) as refused:
        with_leave(fresh(MAIL_TIME), at(11 * DAY), at(0))
    assert refused.value.left == 10 * DAY


def test_the_time_of_an_outage_is_given_back_and_some_to_see_the_question() -> None:
    least = timedelta(seconds=45)
    assert after_outage(running(), at(10), at(310), least).deadline == at(900)
    assert after_outage(running(), at(590), at(1000), least).deadline == at(1045)
    up_before = running()
    assert after_outage(up_before, at(601), at(1000), least) == up_before
    assert after_outage(fresh(LIVE_TIME), at(0), at(1000), least) == fresh(LIVE_TIME)


def test_a_seat_that_is_passed_on_keeps_what_is_left_of_its_bank() -> None:
    left = halted(running(), LIVE_TIME, at(500))
    assert (left.bank, left.deadline) == (100, None), "no increment: nothing was decided"
    assert passed(LIVE_TIME, left.bank, 0).bank == 100
    assert halted(left, LIVE_TIME, at(900)) == left


def test_whoever_sits_down_where_time_had_run_out_gets_a_tenth_of_the_bank() -> None:
    over = halted(running(), LIVE_TIME, at(700))
    assert over.bank == 0 and passed(LIVE_TIME, over.bank, 5) == Clock(60, 5)


def test_by_mail_only_the_decision_under_way_keeps_its_time() -> None:
    assert halted(running(MAIL_TIME), MAIL_TIME, at(DAY)).bank == 2 * DAY
    decided = ticked(running(MAIL_TIME), 0, tick(MAIL_TIME, {1}, 2 * DAY))
    assert halted(decided, MAIL_TIME, at(3 * DAY)).bank == 3 * DAY


def test_who_goes_back_to_an_earlier_decision_has_what_was_left_of_it() -> None:
    """By mail the time of a decision comes back, not that of the next one; within one decision the clock goes on as it is."""
    decided = ticked(running(MAIL_TIME), 0, tick(MAIL_TIME, {1}, 2 * DAY))
    next_one = ticked(decided, 0, tick(MAIL_TIME, {0}, 3 * DAY))
    assert next_one.deadline == at(6 * DAY)
    back = replace(tick(MAIL_TIME, {0}, 4 * DAY, undone=True), back_to=at(2 * DAY))
    assert ticked(next_one, 0, back).deadline == at(5 * DAY), "one day was left"
    within = replace(back, back_to=at(3.5 * DAY))
    assert ticked(next_one, 0, within) == next_one


def test_live_going_back_gives_no_increment_and_no_thinking_time_back() -> None:
    decided = ticked(running(), 0, tick(LIVE_TIME, {1}, 100))
    next_one = ticked(decided, 0, tick(LIVE_TIME, {0}, 200))
    back = replace(tick(LIVE_TIME, {0}, 250, undone=True), back_to=at(100))
    assert ticked(next_one, 0, back).deadline == at(250 + 510 - 50 - 10)
