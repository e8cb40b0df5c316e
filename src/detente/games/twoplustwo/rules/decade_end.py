"""The end of decade before the base game's phases, and who has won (TPT-EOD, TPT-RANK)."""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.notation import SPACE
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.rules.points import points, winner_of
from detente.games.twoplustwo.rules.symbols import all_icons, begin_icons
from detente.games.twoplustwo.state import Table, ahead


def begin_phase(s: Table, phase: i64) -> None:
    """TPT-EOD-12.0.1: one of the three phases that come before those of the base game."""
    s.phase = phase
    s.emit("PhaseBegan", phase)
    if phase < tpt.PHASE_DOMINANCE:
        s.push_code(tpt.STEP_NEW_PHASE, phase + 1)
    else:
        s.push_code(codes.STEP_PHASE, codes.PHASE_FLIGHT)
    if phase == tpt.PHASE_ARMS:
        check_laurel(s, tpt.ARMS_RACE, tpt.END_ARMS_RACE)
    elif phase == tpt.PHASE_SPACE:
        if not check_laurel(s, tpt.SPACE_RACE, tpt.END_SPACE_RACE):
            begin_space_icons(
                s, ahead(s.tracks[tpt.SPACE_RACE]), tpt.SOURCE_SPACE + s.tracks[tpt.SPACE_RACE] + tpt.CENTRE
            )
    else:
        s.push_code(tpt.STEP_INCOME)
        if s.dominant() != codes.NOBODY:
            s.push_code(tpt.ASK_SPACE, s.dominant())


def check_laurel(s: Table, track: i64, ending: i64) -> bool:
    """TPT-EOD-12.1.1, TPT-EOD-12.2.6: on a space with a laurel the superpower of that half wins at once; whether it does."""
    at: i64 = s.tracks[track]
    if not s.tables.laurel[track - tpt.DOMINANCE][at + tpt.CENTRE]:
        return False
    finish(s, ahead(at), ending)
    return True


def finish(s: Table, seat: i64, ending: i64) -> None:
    """TPT-DEF-1.2: one player wins."""
    s.ending = ending
    s.emit("GameEnded", seat, ending)
    s.end([int(seat)])


def begin_space_icons(s: Table, power: i64, source: i64) -> None:
    """TPT-EOD-12.2.1, TPT-EOD-12.3.4: the icons of a space, in the order of the superpower's choice."""
    s.placed = [0] * codes.PROVINCES
    begin_icons(s, power, source, all_icons(s, source))


def spaces(s: Table) -> list[int]:
    """TPT-EOD-12.3.1: the marker's space of dominance or any of lower value on the same side."""
    at: i64 = s.tracks[tpt.DOMINANCE]
    if at > 0:
        return SPACE.each(list(range(1, at + 1)))
    return SPACE.each(list(range(at, 0)))


def choose_space(s: Table, power: i64, action: i64) -> None:
    """TPT-EOD-12.3.1, TPT-EOD-12.3.2: the icons of a space are executed."""
    at = SPACE.one(action)
    s.emit("SpaceChosen", power, at)
    begin_space_icons(s, power, tpt.SOURCE_DOMINANCE + tpt.CENTRE + at)


def income(s: Table) -> None:
    """TPT-EOD-12.3.3: what both superpowers get for the space of the marker."""
    for power in range(2):
        pay(s, power, s.tables.incomes[power][s.tracks[tpt.DOMINANCE] + tpt.CENTRE], tpt.FOR_INCOME)


def side_won(s: Table, side: i64, ending: i64) -> None:
    """TPT-EOD-12.4.2, TPT-EOD-12.4.3: a side has won; with more points its superpower, else its German state."""
    s.emit("SideWon", side, points(s, 0), points(s, 1))
    finish(s, winner_of(s, side), ending)
