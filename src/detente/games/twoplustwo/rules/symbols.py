"""How the interpreter handles icons that the base game does not have (TPT-ACT-6.4.18 to TPT-ACT-6.4.27)."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call, up_to
from detente.games.germany import codes
from detente.games.germany.notation import ICON, IGNORE, IGNORE_NOTHING, LOOK_DECK, LOOK_HAND, REST
from detente.games.germany.rules import event, guillaume
from detente.games.germany.rules.asking import TWO_IN_ONE
from detente.games.germany.rules.event import OPEN_ICONS, all_icons, distinct, icon_void, ignore, left_open
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.fields import POWER
from detente.games.twoplustwo.rules.arrows import free_arrow, group, move_both_ways
from detente.games.twoplustwo.rules.decks import conflict
from detente.games.twoplustwo.rules.drawing import give_next_card
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.rules.points import winners_of_war
from detente.games.twoplustwo.state import SIDE_OF, GameState

IN_ORDER: Final = 1
"""Code for icons in printed order."""


def carry_out(s: GameState, element: i64) -> None:
    """TPT-ACT-6.4.22 to TPT-ACT-6.4.27: carry out an icon of 2+2; skip it if it can do nothing."""
    icons = s.tables.icons
    icon: i64 = icons.icon[element]
    done = True
    if icon == tpt.ICON_DOVE_LOST:
        lose_dove(s)
    elif icon == tpt.ICON_DOVE_RESTORED:
        done = restore_dove(s)
    elif icon == tpt.ICON_PEACEMAKER:
        done = s.active != codes.NOBODY
        s.collects = int(done)
    elif icon == tpt.ICON_TREASURY:
        pay(s, icons.colour[element], icons.amount[element], tpt.FOR_ICON)
    elif icon == tpt.ICON_CONFLICT:
        conflict(s, icons.colour[element])
    elif icon == tpt.ICON_FREE_ARROW:
        done = free_arrow(s)
    elif icon == tpt.ICON_ARMS_RACE_COST_UP:
        s.cost_up = 1
        s.emit("ReminderSet", icon)
    elif icon == tpt.ICON_SOVIET_VALUE_DOWN:
        s.value_down = 1
        s.emit("ReminderSet", icon)
    elif icon == tpt.ICON_NEXT_DECADE_CARD:
        done = give_next_card(s, icons.colour[element])
    if not done:
        icon_void(s, element)


# -- doves and the red button


def lose_dove(s: GameState) -> None:
    """TPT-ACT-6.4.22, TPT-NUKE-11.8: lose a dove; if none is left, nuclear war."""
    if s.doves:
        s.doves -= 1
        s.emit("DoveFlipped", 0, s.doves)
    else:
        press_button(s)


def restore_dove(s: GameState) -> bool:
    """TPT-ACT-6.4.22: restore a lost dove; return whether there was one."""
    if s.doves == s.tables.doves:
        return False
    s.doves += 1
    s.emit("DoveFlipped", 1, s.doves)
    return True


def press_button(s: GameState) -> None:
    """TPT-NUKE-11.1, TPT-NUKE-11.2, TPT-NUKE-11.9: the active seat, or the last one, triggers nuclear war and loses."""
    trigger: i64 = s.actor()
    s.last = trigger
    s.ending = tpt.END_NUCLEAR_WAR
    s.emit("ButtonPressed", trigger)
    winners = winners_of_war(s, trigger)
    for seat in winners:
        s.emit("GameEnded", seat, tpt.END_NUCLEAR_WAR)
    s.end(winners)


# -- which icons are open, and which comes next


def open_icons_of_event(s: GameState, seat: i64, source: i64) -> i64:
    """TPT-ACT-6.4.4 to TPT-ACT-6.4.6: the icons a player's event executes; not the other side's half of a Blue Card."""
    found = all_icons(s, source)
    if s.tables.colour[s.in_play] == tpt.BLUE:
        other: i64 = 1 - SIDE_OF[seat]
        for k in range(codes.MOST_ICONS):
            if s.tables.icons.colour[source * codes.MOST_ICONS + k] == other:
                found &= ~BIT[k]
    return found


def open_icons_of_auto_event(s: GameState, source: i64) -> i64:
    """TPT-AUTO-9.2 to TPT-AUTO-9.5: the icons an automatic event executes: nothing shaded, no free arrow, no peacemaker."""
    found = all_icons(s, source)
    icons = s.tables.icons
    for k in range(codes.MOST_ICONS):
        element: i64 = source * codes.MOST_ICONS + k
        icon: i64 = icons.icon[element]
        if icons.shaded[element] or icon == tpt.ICON_FREE_ARROW or icon == tpt.ICON_PEACEMAKER:
            found &= ~BIT[k]
    return found


class NextIcon(event.NextIcon[GameState]):
    """WSDV-ACT-D1, TPT-ACT-6.4.8: which icon comes next; a left-right icon counts as one."""

    def choices(self, s: GameState, actor: i64) -> list[int]:
        """The open icons, a left-right icon once, or the rest in printed order."""
        found = super().choices(s, actor)
        if found[-1] not in REST:
            return found
        legal: list[int] = []
        for action in found[:-1]:
            k = ICON.one(action)
            together = group(s, self.open_icons(s), self.source(s), k, actor)
            if together == 0 or together & (BIT[k] - 1) == 0:
                legal.append(action)
        if len(legal) > 1:
            legal.append(REST.first)
        return legal

    def decide(self, s: GameState, actor: i64, action: i64) -> None:
        """Carry out the chosen icon, a left-right icon as a whole; then the others."""
        source = self.source(s)
        together: i64 = 0
        if action in ICON:
            together = group(s, self.open_icons(s), source, ICON.one(action), actor)
        if together == 0:
            super().decide(s, actor, action)
            return
        left: i64 = self.open_icons(s) & ~together
        if left:
            self.put(s, actor, left, source, self.in_order(s))
        move_both_ways(s, together, source, ICON.one(action), actor)


class Ignoring(event.Ignoring[GameState]):
    """TPT-ACT-6.4.3: which icon of a dual card to ignore."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """TPT-ACT-6.6.4: one icon or arrow, or nothing; with debts not the income that allows the event."""
        legal = super().choices(s, seat)
        if not s.in_red(seat) or s.tables.colour[s.in_play] != codes.DUAL or s.active != seat:
            return legal
        return [
            action
            for action in legal
            if action in IGNORE_NOTHING
            or adds_income(s, seat, self.source(s), left_open(self.open_icons(s), action))
        ]


NEXT_ICON: Final = NextIcon(
    "icon",
    "TPT-ACT-6.4.2",
    Call(up_to(tpt.NO_SEAT), OPEN_ICONS, TWO_IN_ONE),
    (ICON,),
    stands_for=event.NEXT_ICON,
)
IGNORING: Final = Ignoring(
    "ignore",
    "TPT-ACT-6.4.3",
    Call(SEAT, OPEN_ICONS, TWO_IN_ONE, waits=False),
    event.TO_IGNORE,
    stands_for=event.IGNORING,
)
LOOKING: Final = guillaume.Looking(
    "source",
    "TPT-ACT-6.4.25",
    Call(SEAT, waits=False),
    (LOOK_HAND, LOOK_DECK),
    stands_for=guillaume.LOOKING,
)


def adds_income(s: GameState, power: i64, source: i64, open_icons: i64) -> bool:
    """TPT-ACT-6.6.4: whether these icons include income for the superpower."""
    icons = s.tables.icons
    for k in range(codes.MOST_ICONS):
        element: i64 = source * codes.MOST_ICONS + k
        if open_icons & BIT[k] and icons.icon[element] == tpt.ICON_TREASURY:
            if icons.colour[element] == power and icons.amount[element] > 0:
                return True
    return False


# -- automatic events


def begin_auto_icons(s: GameState, source: i64, level_to_ignore: bool, power: i64) -> None:
    """TPT-AUTO-9.6, TPT-AUTO-9.14: carry out icons in printed order; a superpower with the advantage may ignore one first."""
    s.placed = [0] * codes.PROVINCES
    found = open_icons_of_auto_event(s, source)
    if not found:
        return
    if level_to_ignore:
        SPARING.put(s, power, found, source, IN_ORDER)
    else:
        NEXT_ICON.put(s, tpt.NO_SEAT, found, source, IN_ORDER)


class Sparing(event.OpenIcons[GameState]):
    """TPT-AUTO-9.14: which icon of an automatic event a superpower ignores."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """One icon of each kind, or nothing."""
        return [*IGNORE.each(distinct(s, self.open_icons(s), self.source(s))), IGNORE_NOTHING.first]

    def decide(self, s: GameState, power: i64, action: i64) -> None:
        """Continue as if the ignored icon were not printed."""
        ignore(s, power, self.source(s), action)
        left = left_open(self.open_icons(s), action)
        if left:
            NEXT_ICON.put(s, tpt.NO_SEAT, left, self.source(s), self.in_order(s))


SPARING: Final = Sparing(
    "spare", "TPT-AUTO-9.14", Call(POWER, OPEN_ICONS, TWO_IN_ONE, waits=False), event.TO_IGNORE
)
