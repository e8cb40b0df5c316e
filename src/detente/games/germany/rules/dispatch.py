"""Which function carries out which step, question and answer on Germany: the same in every game played on it."""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.rules import decade_end, economy, event, guillaume, standard, unrest
from detente.games.germany.state import Germany

WHY_BITS: i64 = 32
"""What an argument holds besides why something is done counts so many times."""


def step(s: Germany, code: i64, a: i64, b: i64, c: i64) -> None:
    """Carry out a step that asks nothing."""
    if code == codes.STEP_PHASE:
        decade_end.begin_phase(s, a)
    elif code == codes.STEP_DISMANTLES:
        decade_end.next_dismantling(s, a, b, c)
    elif code == codes.STEP_RUN_DOWNS:
        decade_end.next_run_down(s, a, b)
    elif code == codes.STEP_BERLIN:
        unrest.settle_berlin(s)
    elif code == codes.STEP_SOCIALISTS:
        unrest.use_socialists(s)
    elif code == codes.STEP_EXPORT:
        decade_end.export_check(s)
    elif code == codes.STEP_CURRENCY:
        decade_end.currency(s)
    elif code == codes.STEP_ARROW:
        event.move_marker(s, a, -1 if b == codes.WEST else 1)
    elif code == codes.STEP_GUILLAUME_OVER:
        guillaume.put_back(s)
    elif code == codes.STEP_PRESSING:
        decade_end.press_from(s, a)
    elif code == codes.STEP_SOCIALISTS_LOST:
        decade_end.lose_socialists(s, a)
    elif code == codes.STEP_POLICE_RENEWED:
        decade_end.renew_police(s)


def question(s: Germany, code: i64, a: i64, b: i64, c: i64, legal: list[int]) -> None:
    """Ask seat `a` what has these legal answers; if there is one, which everybody can see, it is carried out at once.

    Without any, East is insolvent if it must dismantle in the end of decade (WSDV-EOD-1.4); else nothing happens.
    """
    if len(legal) > 1:
        s.ask_code(code, a, a, b, c)
        s.choice = with_police(s, code, a, b, c, legal)
        s.choice_of = a
    elif code == codes.ASK_AFTER:
        if len(with_police(s, code, a, b, c, legal)) > 1:
            s.ask_code(code, a, a)
    elif legal:
        s.answer_as(code, a, b, c, legal[0])
    elif code == codes.ASK_DISMANTLE and codes.NO_PHASE < s.phase < codes.PHASE_POLICE:
        decade_end.insolvent(s)


def with_police(s: Germany, code: i64, seat: i64, b: i64, c: i64, legal: list[int]) -> list[int]:
    """WSDV-POL-2: the answers, and police cards beside them."""
    if not unrest.may_use_police(s, seat):
        return legal
    spared: i64 = codes.NOBODY
    if code == codes.ASK_MOVE_TO and s.unrest[b] == 1:
        spared = b
    elif code == codes.ASK_REMOVE and c % WHY_BITS == codes.WHY_USE and s.total_unrest(codes.EAST) == 1:
        return legal
    return unrest.police_offers(s, spared) + legal


def answers(s: Germany, code: i64, a: i64, b: i64, c: i64) -> list[int]:
    """The legal answers to a question, ascending, without police cards."""
    if code == codes.ASK_ICON:
        return event.icon_choices(s, b, c)
    if code == codes.ASK_BUILD:
        legal = economy.builds(s, b % 2, b // 2)
        if c and legal and not s.rulings[codes.RULING_BUILD_ALL]:
            legal.append(verbs.DONE.first)
        return legal
    if code == codes.ASK_DISMANTLE:
        return economy.dismantles(s, b % 2, b // 2 - 1)
    if code == codes.ASK_PLACE:
        return unrest.places(s, b, c // WHY_BITS)
    if code == codes.ASK_REMOVE:
        return unrest.removals(s, b)
    if code == codes.ASK_RAISE:
        return standard.raises(s, s.side_of[a], b & 15, c)
    if code == codes.ASK_MOVE:
        return unrest.sources(s)
    if code == codes.ASK_MOVE_TO:
        return unrest.destinations(b)
    if code == codes.ASK_LS:
        return standard.spots(s, b, c // 2)
    if code == codes.ASK_LOWER:
        return standard.lowers(s, b)
    if code == codes.ASK_BONUS:
        return event.bonuses(s, b)
    if code == codes.ASK_AFTER:
        return [verbs.DONE.first]
    return rare_answers(s, code, a, b, c)


def rare_answers(s: Germany, code: i64, a: i64, b: i64, c: i64) -> list[int]:
    """The legal answers to questions that come up less often."""
    if code == codes.ASK_END_PROTEST:
        return unrest.protesting(s, b)
    if code == codes.ASK_SUPPLIER:
        return unrest.supplies()
    if code == codes.ASK_LIFT:
        return unrest.lifts(s)
    if code == codes.ASK_RUN_DOWN:
        return economy.run_downs(s)
    if code == codes.ASK_STOP:
        return economy.stops(s, b)
    if code == codes.ASK_SOCIALIST:
        return unrest.socialist_places(s)
    if code == codes.ASK_LOSE_SOCIALIST:
        return decade_end.socialist_losses(s)
    if code == codes.ASK_HAMBURG:
        return standard.hamburgs(s, b, c)
    if code == codes.ASK_ASSIGN:
        return standard.assignments(b)
    if code == codes.ASK_DELIVER:
        return standard.deliveries()
    if code == codes.ASK_PRESS:
        return decade_end.pressings(s, b)
    if code == codes.ASK_BOX:
        return decade_end.boxes(s)
    if code == codes.ASK_IGNORE:
        return event.ignorable(s, b, c)
    if code == codes.ASK_SOURCE:
        return guillaume.ways_to_look(s)
    if code == codes.ASK_SEEN:
        return guillaume.choices(s, b)
    if code == codes.ASK_GIVE:
        return guillaume.gifts(s)
    return unrest.places(s, b, 0)


def answer(s: Germany, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
    """Carry out the answer to a question; police cards are used beside it, and it is asked anew."""
    if action < verbs.BUILD.first:
        s.push_code(code, seat, b, c)
        unrest.use_police(s, seat, verbs.POLICE.one(action))
    elif code == codes.ASK_ICON:
        event.next_icon(s, seat, b, c, action)
    elif code == codes.ASK_BUILD:
        if action != verbs.DONE.first:
            if c > 1:
                s.push_code(codes.ASK_BUILD, seat, b, c - 1)
            economy.build(s, seat, verbs.BUILD.one(action))
    elif code == codes.ASK_DISMANTLE:
        economy.dismantle(s, seat, verbs.DISMANTLE.one(action), c % WHY_BITS)
    elif code == codes.ASK_PLACE:
        s.placed[verbs.PLACE.one(action)] += 1
        unrest.place_unrest(s, seat, verbs.PLACE.one(action), 1, c % WHY_BITS)
    elif code == codes.ASK_REMOVE:
        unrest.remove_unrest(s, seat, verbs.REMOVE.one(action), 1, c % WHY_BITS)
    elif code == codes.ASK_RAISE:
        if action != verbs.DONE.first:
            standard.raise_province(s, seat, standard.province_at(verbs.RAISE.one(action)), b, c)
    elif code == codes.ASK_MOVE:
        s.push_code(codes.ASK_MOVE_TO, seat, verbs.MOVE_FROM.one(action))
    elif code == codes.ASK_MOVE_TO:
        unrest.move_unrest(s, seat, b, verbs.MOVE_TO.one(action))
    elif code == codes.ASK_LS:
        standard.place_standard(s, seat, verbs.RAISE.one(action), c % 2 == 1)
    elif code == codes.ASK_LOWER:
        standard.lower(s, seat, verbs.LOWER.one(action), 1, c % WHY_BITS)
    elif code == codes.ASK_BONUS:
        event.take_bonus(s, seat, action)
    elif code != codes.ASK_AFTER:
        rare_answer(s, code, seat, b, c, action)


def rare_answer(s: Germany, code: i64, seat: i64, b: i64, c: i64, action: i64) -> None:
    """Carry out the answer to a question that comes up less often."""
    if code == codes.ASK_END_PROTEST:
        unrest.end_protest(s, seat, verbs.END_PROTEST.one(action))
    elif code == codes.ASK_SUPPLIER:
        unrest.supply(s, seat, verbs.PROTEST.one(action))
    elif code == codes.ASK_LIFT:
        unrest.lift(s, seat, verbs.END_PROTEST.one(action))
    elif code == codes.ASK_RUN_DOWN:
        economy.run_down(s, seat, verbs.RUN_DOWN.one(action), c % WHY_BITS)
    elif code == codes.ASK_STOP:
        economy.stop(s, seat, verbs.STOP.one(action))
    elif code == codes.ASK_SOCIALIST:
        unrest.place_socialist(s, verbs.SOCIALIST_TO.one(action))
    elif code == codes.ASK_LOSE_SOCIALIST:
        decade_end.lose_socialist(s, seat, verbs.SOCIALIST_FROM.one(action))
    elif code == codes.ASK_HAMBURG:
        standard.assign_hamburg(s, seat, verbs.HAMBURG_TO.one(action))
    elif code == codes.ASK_ASSIGN:
        standard.assign_factory(s, seat, verbs.ASSIGN.one(action))
    elif code == codes.ASK_DELIVER:
        standard.deliver(s, seat, b, c, action)
    elif code == codes.ASK_PRESS:
        decade_end.press(s, seat, b, verbs.PRESS.one(action))
    elif code == codes.ASK_BOX:
        decade_end.choose_box(s, seat, action)
    elif code == codes.ASK_IGNORE:
        event.ignore(s, seat, b, c, action)
    elif code == codes.ASK_SOURCE:
        guillaume.look(s, seat, action)
    elif code == codes.ASK_SEEN:
        guillaume.choose(s, seat, b, action)
    elif code == codes.ASK_GIVE:
        guillaume.exchange(s, seat, b, c, verbs.GIVE.one(action))
    elif code == codes.ASK_RETURN:
        unrest.return_unrest(s, seat, b, c, verbs.PLACE.one(action))
