"""Which function carries out which step, question and answer on Germany: the same in every game played on it."""

from mypy_extensions import i64

from detente.games.germany.codes import (
    ASK_AFTER,
    ASK_ASSIGN,
    ASK_BONUS,
    ASK_BOX,
    ASK_BUILD,
    ASK_DELIVER,
    ASK_DISMANTLE,
    ASK_END_PROTEST,
    ASK_GIVE,
    ASK_HAMBURG,
    ASK_ICON,
    ASK_IGNORE,
    ASK_LIFT,
    ASK_LOSE_SOCIALIST,
    ASK_LOWER,
    ASK_LS,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_PRESS,
    ASK_RAISE,
    ASK_REMOVE,
    ASK_RETURN,
    ASK_RUN_DOWN,
    ASK_SEEN,
    ASK_SOCIALIST,
    ASK_SOURCE,
    ASK_STOP,
    ASK_SUPPLIER,
    ASSIGN,
    BUILD,
    DISMANTLE,
    DONE,
    EAST,
    END_PROTEST,
    FIRST_EAST,
    GIVE,
    HAMBURG_TO,
    LOWER,
    MOVE_FROM,
    MOVE_TO,
    NO_PHASE,
    NOBODY,
    PHASE_POLICE,
    PLACE,
    POLICE,
    PRESS,
    PROTEST,
    RAISE,
    REMOVE,
    RULING_BUILD_ALL,
    RUN_DOWN,
    SOCIALIST_FROM,
    SOCIALIST_TO,
    STEP_ARROW,
    STEP_BERLIN,
    STEP_CURRENCY,
    STEP_DISMANTLES,
    STEP_EXPORT,
    STEP_GUILLAUME_OVER,
    STEP_PHASE,
    STEP_POLICE_RENEWED,
    STEP_PRESSING,
    STEP_RUN_DOWNS,
    STEP_SOCIALISTS,
    STEP_SOCIALISTS_LOST,
    STOP,
    WEST,
    WHY_USE,
)
from detente.games.germany.rules import decade_end, economy, event, guillaume, standard, unrest
from detente.games.germany.state import Germany

WHY_BITS: i64 = 32
"""What an argument holds besides why something is done counts so many times."""


def german_step(s: Germany, code: i64, a: i64, b: i64, c: i64) -> None:
    """Carry out a step that asks nothing."""
    if code == STEP_PHASE:
        decade_end.begin_phase(s, a)
    elif code == STEP_DISMANTLES:
        decade_end.next_dismantling(s, a, b, c)
    elif code == STEP_RUN_DOWNS:
        decade_end.next_run_down(s, a, b)
    elif code == STEP_BERLIN:
        unrest.settle_berlin(s)
    elif code == STEP_SOCIALISTS:
        unrest.use_socialists(s)
    elif code == STEP_EXPORT:
        decade_end.export_check(s)
    elif code == STEP_CURRENCY:
        decade_end.currency(s)
    elif code == STEP_ARROW:
        event.move_marker(s, a, -1 if b == WEST else 1)
    elif code == STEP_GUILLAUME_OVER:
        guillaume.put_back(s)
    elif code == STEP_PRESSING:
        decade_end.press_from(s, a)
    elif code == STEP_SOCIALISTS_LOST:
        decade_end.lose_socialists(s, a)
    elif code == STEP_POLICE_RENEWED:
        decade_end.renew_police(s)


def question(s: Germany, code: i64, a: i64, b: i64, c: i64, legal: list[int]) -> None:
    """Ask seat `a` what has these legal answers; if there is one, which everybody can see, it is carried out at once.

    Without any, East is insolvent if it must dismantle in the end of decade (WSDV-EOD-1.4); else nothing happens.
    """
    if len(legal) > 1:
        s.ask(code, a, a, b, c)
        s.choice = with_police(s, code, a, b, c, legal)
        s.choice_of = a
    elif code == ASK_AFTER:
        if len(with_police(s, code, a, b, c, legal)) > 1:
            s.ask(code, a, a)
    elif legal:
        s.answer_as(code, a, b, c, legal[0])
    elif code == ASK_DISMANTLE and NO_PHASE < s.phase < PHASE_POLICE:
        decade_end.insolvent(s)


def with_police(s: Germany, code: i64, seat: i64, b: i64, c: i64, legal: list[int]) -> list[int]:
    """WSDV-POL-2: the answers, and police cards beside them."""
    if not unrest.may_use_police(s, seat):
        return legal
    spared: i64 = NOBODY
    if code == ASK_MOVE_TO and s.unrest[b] == 1:
        spared = b
    elif code == ASK_REMOVE and c % WHY_BITS == WHY_USE and s.total_unrest(EAST) == 1:
        return legal
    return unrest.police_offers(s, spared) + legal


def german_answers(s: Germany, code: i64, a: i64, b: i64, c: i64) -> list[int]:
    """The legal answers to a question, ascending, without police cards."""
    if code == ASK_ICON:
        return event.icon_choices(s, b, c)
    if code == ASK_BUILD:
        legal = economy.builds(s, b % 2, b // 2)
        if c and legal and not s.rulings[RULING_BUILD_ALL]:
            legal.append(DONE)
        return legal
    if code == ASK_DISMANTLE:
        return economy.dismantles(s, b % 2, b // 2 - 1)
    if code == ASK_PLACE:
        return unrest.places(s, b, c // WHY_BITS)
    if code == ASK_REMOVE:
        return unrest.removals(s, b)
    if code == ASK_RAISE:
        return standard.raises(s, s.side_of[a], b & 15, c)
    if code == ASK_MOVE:
        return unrest.sources(s)
    if code == ASK_MOVE_TO:
        return unrest.destinations(b)
    if code == ASK_LS:
        return standard.spots(s, b, c // 2)
    if code == ASK_LOWER:
        return standard.lowers(s, b)
    if code == ASK_BONUS:
        return event.bonuses(s, b)
    if code == ASK_AFTER:
        return [DONE]
    return rare_answers(s, code, a, b, c)


def rare_answers(s: Germany, code: i64, a: i64, b: i64, c: i64) -> list[int]:
    """The legal answers to questions that come up less often."""
    if code == ASK_END_PROTEST:
        return unrest.protesting(s, b)
    if code == ASK_SUPPLIER:
        return unrest.supplies()
    if code == ASK_LIFT:
        return unrest.lifts(s)
    if code == ASK_RUN_DOWN:
        return economy.run_downs(s)
    if code == ASK_STOP:
        return economy.stops(s, b)
    if code == ASK_SOCIALIST:
        return unrest.socialist_places(s)
    if code == ASK_LOSE_SOCIALIST:
        return decade_end.socialist_losses(s)
    if code == ASK_HAMBURG:
        return standard.hamburgs(s, b, c)
    if code == ASK_ASSIGN:
        return standard.assignments(b)
    if code == ASK_DELIVER:
        return standard.deliveries()
    if code == ASK_PRESS:
        return decade_end.pressings(s, b)
    if code == ASK_BOX:
        return decade_end.boxes(s)
    if code == ASK_IGNORE:
        return event.ignorable(s, b, c)
    if code == ASK_SOURCE:
        return guillaume.ways_to_look(s)
    if code == ASK_SEEN:
        return guillaume.choices(s, b)
    if code == ASK_GIVE:
        return guillaume.gifts(s)
    return unrest.places(s, b, 0)


def german_answer(s: Germany, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
    """Carry out the answer to a question; police cards are used beside it, and it is asked anew."""
    if action < BUILD:
        s.push(code, seat, b, c)
        unrest.use_police(s, seat, FIRST_EAST + action - POLICE)
    elif code == ASK_ICON:
        event.next_icon(s, seat, b, c, action)
    elif code == ASK_BUILD:
        if action != DONE:
            if c > 1:
                s.push(ASK_BUILD, seat, b, c - 1)
            economy.build(s, seat, action - BUILD)
    elif code == ASK_DISMANTLE:
        economy.dismantle(s, seat, action - DISMANTLE, c % WHY_BITS)
    elif code == ASK_PLACE:
        s.placed[action - PLACE] += 1
        unrest.place_unrest(s, seat, action - PLACE, 1, c % WHY_BITS)
    elif code == ASK_REMOVE:
        unrest.remove_unrest(s, seat, action - REMOVE, 1, c % WHY_BITS)
    elif code == ASK_RAISE:
        if action != DONE:
            standard.raise_province(s, seat, standard.province_at(action - RAISE), b, c)
    elif code == ASK_MOVE:
        s.push(ASK_MOVE_TO, seat, FIRST_EAST + action - MOVE_FROM)
    elif code == ASK_MOVE_TO:
        unrest.move_unrest(s, seat, b, FIRST_EAST + action - MOVE_TO)
    elif code == ASK_LS:
        standard.place_standard(s, seat, action - RAISE, c % 2 == 1)
    elif code == ASK_LOWER:
        standard.lower(s, seat, action - LOWER, 1, c % WHY_BITS)
    elif code == ASK_BONUS:
        event.take_bonus(s, seat, action)
    elif code != ASK_AFTER:
        rare_answer(s, code, seat, b, c, action)


def rare_answer(s: Germany, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
    """Carry out the answer to a question that comes up less often."""
    if code == ASK_END_PROTEST:
        unrest.end_protest(s, seat, action - END_PROTEST)
    elif code == ASK_SUPPLIER:
        unrest.supply(s, seat, action - PROTEST)
    elif code == ASK_LIFT:
        unrest.lift(s, seat, action - END_PROTEST)
    elif code == ASK_RUN_DOWN:
        economy.run_down(s, seat, action - RUN_DOWN, c % WHY_BITS)
    elif code == ASK_STOP:
        economy.stop(s, seat, action - STOP)
    elif code == ASK_SOCIALIST:
        unrest.place_socialist(s, FIRST_EAST + action - SOCIALIST_TO)
    elif code == ASK_LOSE_SOCIALIST:
        decade_end.lose_socialist(s, seat, FIRST_EAST + action - SOCIALIST_FROM)
    elif code == ASK_HAMBURG:
        standard.assign_hamburg(s, seat, action - HAMBURG_TO)
    elif code == ASK_ASSIGN:
        standard.assign_factory(s, seat, action - ASSIGN)
    elif code == ASK_DELIVER:
        standard.deliver(s, seat, b, c, action)
    elif code == ASK_PRESS:
        decade_end.press(s, seat, b, action - PRESS)
    elif code == ASK_BOX:
        decade_end.choose_box(s, seat, action)
    elif code == ASK_IGNORE:
        event.ignore(s, seat, b, c, action)
    elif code == ASK_SOURCE:
        guillaume.look(s, seat, action)
    elif code == ASK_SEEN:
        guillaume.choose(s, seat, b, action)
    elif code == ASK_GIVE:
        guillaume.exchange(s, seat, b, c, action - GIVE)
    elif code == ASK_RETURN:
        unrest.return_unrest(s, seat, b, c, action - PLACE)
