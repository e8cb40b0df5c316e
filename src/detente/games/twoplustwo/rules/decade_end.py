"""The end of decade before the base game's phases, and who has won (TPT-EOD, TPT-RANK)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.records.fields import Call, Range
from detente.games.germany import codes
from detente.games.germany.rules.asking import Decision
from detente.games.germany.rules.decade_end import PHASE
from detente.games.germany.rules.event import begin_event
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.fields import POWER
from detente.games.twoplustwo.notation import SPACE
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.rules.points import points, winners_of_sides
from detente.games.twoplustwo.state import GameState, ahead


class NewPhase(Step[GameState]):
    """TPT-EOD-12.0.1: one of the three phases before those of the base game."""

    def run(self, s: GameState, phase: i64, b: i64, c: i64) -> None:
        """Begin the phase."""
        s.phase = phase
        s.emit("PhaseBegan", phase)
        if phase < tpt.PHASE_DOMINANCE:
            s.push(self, phase + 1)
        else:
            s.push(PHASE, codes.PHASE_FLIGHT)
        if phase == tpt.PHASE_ARMS:
            check_laurel(s, tpt.ARMS_RACE, tpt.END_ARMS_RACE)
        elif phase == tpt.PHASE_SPACE:
            if not check_laurel(s, tpt.SPACE_RACE, tpt.END_SPACE_RACE):
                at: i64 = s.tracks[tpt.SPACE_RACE]
                begin_event(s, ahead(at), tpt.SOURCE_SPACE + at + tpt.CENTRE, False)
        else:
            s.push(INCOME)
            if s.dominant() != codes.NOBODY:
                s.push(CHOOSING_SPACE, s.dominant())


NEW_PHASE: Final = NewPhase(Call(Range(tpt.PHASE_ARMS, tpt.PHASE_DOMINANCE)))


def check_laurel(s: GameState, track: i64, ending: i64) -> bool:
    """TPT-EOD-12.1.1, TPT-EOD-12.2.6: on a laurel space the superpower of that half wins at once; return whether it does."""
    at: i64 = s.tracks[track]
    if not s.tables.laurel[track - tpt.DOMINANCE][at + tpt.CENTRE]:
        return False
    finish(s, ahead(at), ending)
    return True


def finish(s: GameState, seat: i64, ending: i64) -> None:
    """TPT-DEF-1.2: end the game with one winner."""
    s.ending = ending
    s.emit("GameEnded", seat, ending)
    s.end([int(seat)])


class ChoosingSpace(Decision[GameState]):
    """TPT-EOD-12.3.1: which space of dominance a superpower carries out."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """The marker's space, or any space of lower value on the same side; by option only the next one toward the middle."""
        at: i64 = s.tracks[tpt.DOMINANCE]
        if s.rulings[tpt.RULING_NEXT_SPACE]:
            return SPACE.each(list(range(max(1, at - 1), at + 1) if at > 0 else range(at, min(at + 2, 0))))
        return SPACE.each(list(range(1, at + 1) if at > 0 else range(at, 0)))

    def decide(self, s: GameState, power: i64, action: i64) -> None:
        """TPT-EOD-12.3.1, TPT-EOD-12.3.2, TPT-EOD-12.3.4: carry out its icons in the order the superpower chooses."""
        at = SPACE.one(action)
        s.emit("SpaceChosen", power, at)
        begin_event(s, power, tpt.SOURCE_DOMINANCE + tpt.CENTRE + at, False)


class Income(Step[GameState]):
    """TPT-EOD-12.3.3: what each superpower gets for the marker's space."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Pay both superpowers."""
        for power in range(2):
            pay(s, power, s.tables.incomes[power][s.tracks[tpt.DOMINANCE] + tpt.CENTRE], tpt.FOR_INCOME)


CHOOSING_SPACE: Final = ChoosingSpace("space", "TPT-EOD-12.3.1", Call(POWER), (SPACE,))
INCOME: Final = Income()


def side_won(s: GameState, side: i64, ending: i64) -> None:
    """TPT-EOD-12.4.2, TPT-EOD-12.4.3: a side has won: its superpower if it has more points, else its German state."""
    usa, soviet_union = points(s, tpt.USA), points(s, tpt.SOVIET_UNION)
    s.emit("SideWon", side, usa, soviet_union)
    finish(s, winners_of_sides(soviet_union - usa)[side], ending)
