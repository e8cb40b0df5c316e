"""Arrows: markers move, single steps and left-right icons; what a step that leaves the track brings (TPT-ACT-6.4)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany import codes
from detente.games.germany.notation import REMOVE
from detente.games.germany.rules.event import move_marker
from detente.games.germany.rules.unrest import removals, remove_unrest
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.notation import CONVERT, DRAWS_FIRST, FREE, INCOME
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.state import Table
from detente.games.twoplustwo.tables import MISSED

OWN_PROVINCES: list[int] = [codes.WEST_PROVINCES, codes.EAST_PROVINCES]
RIGHT: i64 = 1
"""Of a step: to the red side; 0 is left."""


def single_arrow(s: Table, element: i64, actor: i64) -> None:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.12, TPT-ACT-6.4.18, TPT-ACT-6.4.19: one arrow."""
    step: i64 = s.icons.step[element]
    strict: i64 = s.tables.icons.strict[element]
    step_of(s, s.icons.track[element], step, actor, strict != 0)


def step_of(s: Table, track: i64, step: i64, actor: i64, strict: bool) -> None:
    """One step of a marker, for an arrow that `actor` executes."""
    if track == tpt.DOMINANCE:
        step_dominance(s, step)
    elif track == tpt.ARMS_RACE:
        step_arms(s, step)
    elif track == tpt.SPACE_RACE:
        shift(s, track, step)
    elif track == codes.PRESTIGE and not strict and may_convert(s, step, actor):
        s.push_code(tpt.ASK_CONVERT, actor, int(step > 0))
    else:
        move_marker(s, track, step)


def shift(s: Table, track: i64, step: i64) -> bool:
    """TPT-ACT-6.4.17: a marker of a new track moves, or the step is lost; whether it moves."""
    before: i64 = s.tracks[track]
    if not s.fits(track, step):
        s.emit("StepLost", track, step > 0)
        return False
    s.tracks[track] = before + step
    s.emit("TrackMoved", track, before, before + step)
    return True


# -- prestige and dominance


def may_convert(s: Table, step: i64, actor: i64) -> bool:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.13, TPT-DECK-8.12, TPT-AUTO-9.9: an active superpower may move dominance instead."""
    return actor <= tpt.SOVIET_UNION and actor == s.active and s.fits(tpt.DOMINANCE, step)


def conversions() -> list[int]:
    """TPT-ACT-6.4.10: either track."""
    return [CONVERT.of(codes.PRESTIGE), CONVERT.of(tpt.DOMINANCE)]


def convert(s: Table, right: i64, action: i64) -> None:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.11: the step on the track of choice."""
    step: i64 = 1 if right else -1
    if CONVERT.one(action) == tpt.DOMINANCE:
        shift(s, tpt.DOMINANCE, step)
    else:
        move_marker(s, codes.PRESTIGE, step)


def step_dominance(s: Table, step: i64) -> None:
    """TPT-ACT-6.4.14, TPT-ACT-6.4.15: a step of dominance; beyond the end its superpower takes a bonus."""
    if not shift(s, tpt.DOMINANCE, step):
        s.push_code(tpt.ASK_MISSED, tpt.SOVIET_UNION if step > 0 else tpt.USA)


def bonuses(s: Table, power: i64) -> list[int]:
    """TPT-ACT-6.4.14, TPT-ACT-6.4.15: dollars, or 1 unrest of the own side removed."""
    return [*removals(s, OWN_PROVINCES[power]), INCOME.first]


def take_bonus(s: Table, power: i64, action: i64) -> None:
    """TPT-ACT-6.4.14: the bonus of choice."""
    if action == INCOME.first:
        pay(s, power, MISSED, tpt.FOR_MISSED)
    else:
        remove_unrest(s, power, REMOVE.one(action), 1, codes.WHY_OVERFLOW)


def free_steps(s: Table) -> list[int]:
    """TPT-ACT-6.4.20, TPT-ACT-6.4.21: prestige or dominance one space either way, on the track."""
    legal: list[int] = []
    for track in (codes.PRESTIGE, tpt.DOMINANCE):
        for right in range(2):
            step: i64 = 1 if right else -1
            fits = (
                s.fits(track, step)
                if track == tpt.DOMINANCE
                else -codes.TRACK_END <= s.tracks[track] + step <= codes.TRACK_END
            )
            if fits:
                legal.append(FREE.of(track, right))
    return legal


def step_freely(s: Table, action: i64) -> None:
    """TPT-ACT-6.4.20: the free arrow."""
    step: i64 = 1 if FREE.two(action) else -1
    if FREE.one(action) == tpt.DOMINANCE:
        shift(s, tpt.DOMINANCE, step)
    else:
        move_marker(s, codes.PRESTIGE, step)


def free_arrow(s: Table) -> bool:
    """TPT-ACT-6.4.20: the active player moves a marker; whether there is one."""
    if s.active == codes.NOBODY:
        return False
    s.push_code(tpt.ASK_FREE, s.active)
    return True


# -- the arms race


def step_arms(s: Table, step: i64) -> None:
    """TPT-ACT-6.4.19, TPT-ACT-6.4.26, TPT-DECK-8.2, TPT-DECK-8.3: a step of the arms race, paid, with its card."""
    power: i64 = tpt.SOVIET_UNION if step > 0 else tpt.USA
    if shift(s, tpt.ARMS_RACE, step):
        pay_step(s, power, 1)
        s.push_code(tpt.STEP_DRAW, tpt.ARMS_DECK, power)


def pay_step(s: Table, power: i64, steps: i64) -> None:
    """TPT-ACT-6.4.26: with the reminder on, $1 for each step."""
    if s.cost_up:
        pay(s, power, -steps, tpt.FOR_STEP)


# -- left-right icons


def group(s: Table, open_icons: i64, source: i64, k: i64, actor: i64) -> i64:
    """TPT-ACT-6.4.3, TPT-ACT-6.4.8, TPT-AUTO-9.7: the open arrows that are moved together with icon k, by their net sum.

    0 if it is executed alone: no arrow, or none the other way is left.
    """
    first: i64 = source * codes.MOST_ICONS
    icons = s.tables.icons
    mask: i64 = icons.pair[first + k] & open_icons
    if (
        actor == tpt.NO_SEAT
        and s.tables.colour[s.in_play] == tpt.BLUE
        and icons.icon[first + k] == codes.ICON_ARROW
    ):
        for other in range(codes.MOST_ICONS):
            if open_icons & BIT[other] and icons.icon[first + other] == codes.ICON_ARROW:
                if icons.track[first + other] == icons.track[first + k]:
                    mask |= BIT[other]
    left, right = both_ways(s, mask, source)
    return mask if left and right else 0


def both_ways(s: Table, mask: i64, source: i64) -> tuple[int, int]:
    """How many arrows of a mask lead left and right."""
    left, right = 0, 0
    for k in range(codes.MOST_ICONS):
        if mask & BIT[k]:
            if s.icons.step[source * codes.MOST_ICONS + k] < 0:
                left += 1
            else:
                right += 1
    return left, right


def move_both_ways(s: Table, mask: i64, source: i64, k: i64, actor: i64) -> None:
    """TPT-ACT-6.4.8, TPT-ACT-6.4.9: the net sum; of the arms race a card for each arrow."""
    element: i64 = source * codes.MOST_ICONS + k
    track: i64 = s.icons.track[element]
    left, right = both_ways(s, mask, source)
    net: int = right - left
    step: i64 = 1 if net > 0 else -1
    if track != tpt.ARMS_RACE:
        strict: i64 = s.tables.icons.strict[element]
        for _ in range(abs(net)):
            s.push_code(tpt.STEP_MARKER, track << 1 | int(net > 0), actor, strict)
        return
    for _ in range(abs(net)):
        shift(s, tpt.ARMS_RACE, step)
    pay_step(s, tpt.USA, left)
    pay_step(s, tpt.SOVIET_UNION, right)
    s.push_code(tpt.ASK_FIRST, s.active if s.active != codes.NOBODY else tpt.NO_SEAT, left, right)


def firsts(s: Table, seat: i64) -> list[int]:
    """TPT-DECK-8.6, TPT-DECK-8.7: the active player says who draws first; without one the USA does."""
    return (
        [DRAWS_FIRST.of(tpt.USA)]
        if seat == tpt.NO_SEAT
        else [DRAWS_FIRST.of(tpt.USA), DRAWS_FIRST.of(tpt.SOVIET_UNION)]
    )


def draw_both(s: Table, seat: i64, left: i64, right: i64, action: i64) -> None:
    """TPT-ACT-6.4.8: both superpowers draw, one after the other."""
    first = DRAWS_FIRST.one(action)
    s.emit("FirstToDraw", seat, first)
    for power in (1 - first, first):
        for _ in range(left if power == tpt.USA else right):
            s.push_code(tpt.STEP_DRAW, tpt.ARMS_DECK, power)
