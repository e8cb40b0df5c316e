"""Arrows: markers, single steps, left-right icons, and the effect of a step that leaves the track (TPT-ACT-6.4)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, YES_OR_NO, Call, up_to
from detente.games.germany import codes
from detente.games.germany.notation import REMOVE
from detente.games.germany.rules.asking import Decision
from detente.games.germany.rules.event import move_marker
from detente.games.germany.rules.unrest import removals, remove_unrest
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.fields import ARROWS, POWER
from detente.games.twoplustwo.notation import CONVERT, DRAWS_FIRST, FREE, INCOME
from detente.games.twoplustwo.rules.decks import DRAW
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.state import GameState
from detente.games.twoplustwo.tables import MISSED

OWN_PROVINCES: Final[list[int]] = [codes.WEST_PROVINCES, codes.EAST_PROVINCES]


def single_arrow(s: GameState, element: i64, actor: i64) -> None:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.12, TPT-ACT-6.4.18, TPT-ACT-6.4.19: carry out one arrow."""
    step: i64 = s.icons.step[element]
    strict: i64 = s.tables.icons.strict[element]
    step_of(s, s.icons.track[element], step, actor, strict != 0)


def step_of(s: GameState, track: i64, step: i64, actor: i64, strict: bool) -> None:
    """Move a marker one step, for an arrow that `actor` executes."""
    if track == tpt.DOMINANCE:
        step_dominance(s, step)
    elif track == tpt.ARMS_RACE:
        step_arms(s, step)
    elif track == tpt.SPACE_RACE:
        shift(s, track, step)
    elif track == codes.PRESTIGE and not strict and may_convert(s, step, actor):
        s.push(CONVERTING, actor, step > 0)
    else:
        move_marker(s, track, step)


class Marker(Step[GameState]):
    """TPT-ACT-6.4.8, TPT-ACT-6.4.9: one of several steps on a track."""

    def put(self, s: GameState, track: i64, right: i64, actor: i64, strict: i64) -> None:
        """Push the step on the stack."""
        s.push(self, track << 1 | right, actor, strict)

    def run(self, s: GameState, track_and_way: i64, actor: i64, strict: i64) -> None:
        """Move the marker."""
        step_of(s, track_and_way >> 1, 1 if track_and_way & 1 else -1, actor, strict != 0)


MARKER: Final = Marker(Call(up_to(2 * tpt.ARMS_RACE + 1), up_to(tpt.NO_SEAT), YES_OR_NO))


def shift(s: GameState, track: i64, step: i64) -> bool:
    """TPT-ACT-6.4.17: move a new track's marker, or report the lost step; return whether it moved."""
    before: i64 = s.tracks[track]
    if not s.fits(track, step):
        s.emit("StepLost", track, step > 0)
        return False
    s.tracks[track] = before + step
    s.emit("TrackMoved", track, before, before + step)
    return True


# -- prestige and dominance


def may_convert(s: GameState, step: i64, actor: i64) -> bool:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.13, TPT-DECK-8.12, TPT-AUTO-9.9: whether an active superpower may move dominance instead."""
    return actor <= tpt.SOVIET_UNION and actor == s.active and s.fits(tpt.DOMINANCE, step)


class Converting(Decision[GameState]):
    """TPT-ACT-6.4.10: whether a superpower moves prestige or dominance."""

    def right(self, s: GameState) -> i64:
        """Whether the step goes to the red side."""
        return s.ask_b

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """Either track."""
        return [CONVERT.of(codes.PRESTIGE), CONVERT.of(tpt.DOMINANCE)]

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """TPT-ACT-6.4.11: take the step on the chosen track."""
        step: i64 = 1 if self.right(s) else -1
        if CONVERT.one(action) == tpt.DOMINANCE:
            shift(s, tpt.DOMINANCE, step)
        else:
            move_marker(s, codes.PRESTIGE, step)


CONVERTING: Final = Converting("convert", "TPT-ACT-6.4.10", Call(SEAT, YES_OR_NO, waits=False), (CONVERT,))


def step_dominance(s: GameState, step: i64) -> None:
    """TPT-ACT-6.4.14, TPT-ACT-6.4.15: step dominance; beyond the end its superpower takes a bonus instead."""
    if not shift(s, tpt.DOMINANCE, step):
        s.push(MISSED_STEP, tpt.SOVIET_UNION if step > 0 else tpt.USA)


class MissedStep(Decision[GameState]):
    """TPT-ACT-6.4.14, TPT-ACT-6.4.15: the bonus for a step of dominance that leaves the track."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """Dollars, or removing 1 unrest on the seat's own side."""
        return [*removals(s, OWN_PROVINCES[seat]), INCOME.first]

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """Take the chosen bonus."""
        if action in INCOME:
            pay(s, seat, MISSED, tpt.FOR_MISSED)
        else:
            remove_unrest(s, seat, REMOVE.one(action), 1, codes.WHY_OVERFLOW)

    def forbidden(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule, if there is no unrest or the province is on the other side."""
        return "TPT-ACT-6.4.15" if action in REMOVE else self.rule


MISSED_STEP: Final = MissedStep("missed", "TPT-ACT-6.4.14", Call(POWER, waits=False), (INCOME, REMOVE))


class FreeArrow(Decision[GameState]):
    """TPT-ACT-6.4.20: which marker to move, and in which direction."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """TPT-ACT-6.4.21: prestige or dominance one space either way, without leaving the track."""
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

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """Move it."""
        step: i64 = 1 if FREE.two(action) else -1
        if FREE.one(action) == tpt.DOMINANCE:
            shift(s, tpt.DOMINANCE, step)
        else:
            move_marker(s, codes.PRESTIGE, step)

    def forbidden(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule, since the step leaves the track."""
        return "TPT-ACT-6.4.21"


FREE_ARROW: Final = FreeArrow("free", "TPT-ACT-6.4.20", Call(SEAT, waits=False), (FREE,))


def free_arrow(s: GameState) -> bool:
    """TPT-ACT-6.4.20: let the active player move a marker; return whether there is one."""
    if s.active == codes.NOBODY:
        return False
    s.push(FREE_ARROW, s.active)
    return True


# -- the arms race


def step_arms(s: GameState, step: i64) -> None:
    """TPT-ACT-6.4.19, TPT-ACT-6.4.26, TPT-DECK-8.2, TPT-DECK-8.3: take and pay an arms race step, then draw its card."""
    power: i64 = tpt.SOVIET_UNION if step > 0 else tpt.USA
    if shift(s, tpt.ARMS_RACE, step):
        pay_step(s, power, 1)
        s.push(DRAW, tpt.ARMS_DECK, power)


def pay_step(s: GameState, power: i64, steps: i64) -> None:
    """TPT-ACT-6.4.26: with the reminder in effect, pay $1 for each step."""
    if s.cost_up:
        pay(s, power, -steps, tpt.FOR_STEP)


# -- left-right icons


def group(s: GameState, open_icons: i64, source: i64, k: i64, actor: i64) -> i64:
    """TPT-ACT-6.4.3, TPT-ACT-6.4.8, TPT-AUTO-9.7: the mask of open arrows moved together with icon k, by net sum.

    0 if icon k is executed alone: it is no arrow, or no arrow in the other direction is left.
    """
    first: i64 = source * codes.MOST_ICONS
    icons = s.tables.icons
    mask: i64 = icons.pair[first + k] & open_icons
    if (
        actor == tpt.NO_SEAT
        and not s.rulings[tpt.RULING_IN_TURN]
        and s.tables.colour[s.in_play] == tpt.BLUE
        and icons.icon[first + k] == codes.ICON_ARROW
    ):
        for other in range(codes.MOST_ICONS):
            if open_icons & BIT[other] and icons.icon[first + other] == codes.ICON_ARROW:
                if icons.track[first + other] == icons.track[first + k]:
                    mask |= BIT[other]
    left, right = both_ways(s, mask, source)
    return mask if left and right else 0


def both_ways(s: GameState, mask: i64, source: i64) -> tuple[int, int]:
    """How many arrows in a mask point left, and how many right."""
    left, right = 0, 0
    for k in range(codes.MOST_ICONS):
        if mask & BIT[k]:
            if s.icons.step[source * codes.MOST_ICONS + k] < 0:
                left += 1
            else:
                right += 1
    return left, right


def move_both_ways(s: GameState, mask: i64, source: i64, k: i64, actor: i64) -> None:
    """TPT-ACT-6.4.8, TPT-ACT-6.4.9: move by the net sum; the arms race draws a card for each arrow."""
    element: i64 = source * codes.MOST_ICONS + k
    track: i64 = s.icons.track[element]
    left, right = both_ways(s, mask, source)
    net: int = right - left
    step: i64 = 1 if net > 0 else -1
    if track != tpt.ARMS_RACE:
        strict: i64 = s.tables.icons.strict[element]
        for _ in range(abs(net)):
            MARKER.put(s, track, net > 0, actor, strict)
        return
    for _ in range(abs(net)):
        shift(s, tpt.ARMS_RACE, step)
    pay_step(s, tpt.USA, left)
    pay_step(s, tpt.SOVIET_UNION, right)
    s.push(FIRST_TO_DRAW, s.active if s.active != codes.NOBODY else tpt.NO_SEAT, left, right)


class FirstToDraw(Decision[GameState]):
    """TPT-DECK-8.6, TPT-DECK-8.7: which superpower draws first."""

    def left(self, s: GameState) -> i64:
        """How many cards the USA draws."""
        return s.ask_b

    def right(self, s: GameState) -> i64:
        """How many cards the Soviet Union draws."""
        return s.ask_c

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """The active player chooses; if no one is active the USA draws first."""
        if seat == tpt.NO_SEAT:
            return [DRAWS_FIRST.of(tpt.USA)]
        return [DRAWS_FIRST.of(tpt.USA), DRAWS_FIRST.of(tpt.SOVIET_UNION)]

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """TPT-ACT-6.4.8: let both superpowers draw in turn."""
        first = DRAWS_FIRST.one(action)
        s.emit("FirstToDraw", seat, first)
        for power in (1 - first, first):
            for _ in range(self.left(s) if power == tpt.USA else self.right(s)):
                s.push(DRAW, tpt.ARMS_DECK, power)


FIRST_TO_DRAW: Final = FirstToDraw(
    "first", "TPT-DECK-8.6", Call(SEAT, ARROWS, ARROWS, waits=False), (DRAWS_FIRST,)
)
