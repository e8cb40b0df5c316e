"""Unrest, mass protests, West Berlin's supplier mass protests, socialists, police (UNR, WB-6, WB-7, SOC, POL)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call, Range
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.fields import SOME_PROVINCES
from detente.games.germany.notation import (
    DONE,
    END_PROTEST,
    MOVE_FROM,
    MOVE_TO,
    PLACE,
    PROTEST,
    REMOVE,
    SOCIALIST_TO,
)
from detente.games.germany.rules.asking import Decision, Reasoned, reasoned
from detente.games.germany.state import PLACE_OLD, PLACE_POLICE, Germany

QUIET: i64 = 3
"""WSDV-UNR-1: the most unrest that is no mass protest yet."""


# -- placing and removing


def change(s: Germany, province: i64, unrest: i64) -> None:
    """WSDV-UNR-1: a province has so much unrest now; mass protests appear and vanish with it."""
    before: i64 = s.unrest[province] // 4
    s.unrest[province] = unrest
    if unrest // 4 != before:
        s.emit("ProtestsChanged", province, before, unrest // 4)


def add_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-UNR-1: unrest comes to a province; West Berlin's supplier mass protests follow when the caller says so."""
    s.emit("UnrestPlaced", seat, province, amount, why)
    change(s, province, s.unrest[province] + amount)


def place_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-WB-6: unrest comes to a province, and in West Berlin supplier mass protests with it."""
    add_unrest(s, seat, province, amount, why)
    if province == codes.WEST_BERLIN:
        s.push(BERLIN)


def remove_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-UNR-3, WSDV-WB-7: unrest leaves a province, and from West Berlin's suppliers mass protests with it."""
    s.emit("UnrestRemoved", seat, province, amount, why)
    change(s, province, s.unrest[province] - amount)
    if province == codes.WEST_BERLIN:
        s.push(BERLIN)


def calm(s: Germany, seat: i64, province: i64, why: i64) -> None:
    """Remove 1 unrest if there is any."""
    if s.unrest[province]:
        remove_unrest(s, seat, province, 1, why)


def places(s: Germany, provinces: i64, most: i64) -> list[int]:
    """Where 1 unrest may be placed: no more than so many of one event in a province, if that is not 0."""
    return PLACE.each(
        [k for k in range(codes.PROVINCES) if provinces & BIT[k] and (most == 0 or s.placed[k] < most)]
    )


class Placing(Reasoned):
    """WSDV-ACT-D2, WSDV-SPC-6: 1 unrest is placed, at most `number` of an event in one province."""

    def provinces(self, s: Germany) -> i64:
        """The mask of those where it may be."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Where there is not too much of the event yet."""
        return places(s, self.provinces(s), self.number(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """WSDV-UNR-1: it is placed."""
        s.placed[PLACE.one(action)] += 1
        place_unrest(s, seat, PLACE.one(action), 1, self.why(s))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """Too much of the event there, or elsewhere."""
        return "WSDV-SPC-6" if self.provinces(s) >> PLACE.one(action) & 1 else self.rule


PLACING: Final = Placing("place", "WSDV-ACT-D2", reasoned(SOME_PROVINCES, waits=False), (PLACE,))


def removals(s: Germany, provinces: i64) -> list[int]:
    """WSDV-UNR-3: where 1 unrest may be removed."""
    return REMOVE.each([k for k in range(codes.PROVINCES) if provinces & BIT[k] and s.unrest[k]])


class Removing(Reasoned):
    """WSDV-UNR-3: 1 unrest is removed; in the end of decade `number` are left."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """In these provinces."""
        return removals(s, s.ask_b)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """It is removed."""
        remove_unrest(s, seat, REMOVE.one(action), 1, self.why(s))

    def police(self, s: Germany, seat: i64) -> list[int]:
        """WSDV-POL-2: not the last unrest, which the use of a card needs."""
        if self.why(s) == codes.WHY_USE and s.total_unrest(codes.EAST) == 1:
            return []
        return s.police_offers(codes.NOBODY)


REMOVING: Final = Removing("remove", "WSDV-UNR-3", reasoned(SOME_PROVINCES, waits=True), (REMOVE,))


def sources(s: Germany) -> list[int]:
    """WSDV-UNR-5: from where 1 unrest may move."""
    return MOVE_FROM.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k]])


def destinations(source: i64) -> list[int]:
    """WSDV-UNR-5: another province of the East."""
    return MOVE_TO.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if k != source])


class MovingFrom(Decision[Germany]):
    """WSDV-UNR-5: from where 1 unrest moves."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Where there is some."""
        return sources(s)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Where to is asked next."""
        s.push(MOVING_TO, seat, MOVE_FROM.one(action))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """No unrest is there."""
        return "WSDV-UNR-3"


class MovingTo(Decision[Germany]):
    """WSDV-UNR-5: where 1 unrest moves."""

    def source(self, s: Germany) -> i64:
        """The province from which it moves."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Another province."""
        return destinations(self.source(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """It moves."""
        move_unrest(s, seat, self.source(s), MOVE_TO.one(action))

    def police(self, s: Germany, seat: i64) -> list[int]:
        """WSDV-POL-2: not against the unrest that moves, if there is no other."""
        source = self.source(s)
        return s.police_offers(source if s.unrest[source] == 1 else codes.NOBODY)


MOVING_FROM: Final = MovingFrom("move", "WSDV-UNR-5", Call(SEAT, waits=False), (MOVE_FROM,))
MOVING_TO: Final = MovingTo(
    "move_to",
    "WSDV-UNR-5",
    Call(SEAT, Range(codes.FIRST_EAST, codes.PROVINCES - 1), waits=False),
    (MOVE_TO,),
)


def move_unrest(s: Germany, seat: i64, source: i64, target: i64) -> None:
    """WSDV-UNR-5: 1 unrest moves."""
    s.emit("UnrestMoved", seat, source, target)
    change(s, source, s.unrest[source] - 1)
    change(s, target, s.unrest[target] + 1)


def protesting(s: Germany, provinces: i64) -> list[int]:
    """WSDV-UNR-4: the provinces whose mass protest may be removed."""
    return END_PROTEST.each([k for k in range(codes.PROVINCES) if provinces & BIT[k] and s.unrest[k] > QUIET])


class EndingProtest(Decision[Germany]):
    """WSDV-UNR-4: where a mass protest is removed."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """In these provinces."""
        return protesting(s, s.ask_b)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """3 unrest are left."""
        province = END_PROTEST.one(action)
        remove_unrest(s, seat, province, s.unrest[province] - QUIET, codes.WHY_PROTEST)


ENDING_PROTEST: Final = EndingProtest(
    "end_protest", "WSDV-UNR-4", Call(SEAT, SOME_PROVINCES, waits=False), (END_PROTEST,)
)


# -- West Berlin


class Berlin(Step[Germany]):
    """WSDV-WB-6, WSDV-WB-7: as many supplier mass protests as West Berlin has mass protests of its own."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """One comes or goes, and the next is looked at."""
        due: i64 = s.unrest[codes.WEST_BERLIN] // 4 - sum(s.supplied)
        if due == 0:
            return
        s.push(self)
        if due > 0:
            s.push(SUPPLIER, s.german[codes.EAST])
        elif s.rulings[codes.RULING_LIFT_IN_ORDER]:
            lift(s, s.german[codes.WEST], END_PROTEST.one(lifts(s)[0]))
        else:
            s.push(LIFTING, s.german[codes.WEST])


BERLIN: Final = Berlin()


class Supplier(Decision[Germany]):
    """WSDV-WB-6: to which supplier East puts a mass protest."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Any supplier."""
        return PROTEST.each(list(range(codes.SECTORS)))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """It is put."""
        sector = PROTEST.one(action)
        s.supplied[sector] += 1
        s.emit("SupplierProtestPlaced", seat, BOARD.suppliers[sector])


class Lifting(Decision[Germany]):
    """WSDV-WB-7: from which supplier a mass protest is taken away."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Those that have one."""
        return lifts(s)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """It is taken away."""
        lift(s, seat, END_PROTEST.one(action))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """None is there."""
        return "WSDV-UNR-4"


SUPPLIER: Final = Supplier("supplier", "WSDV-WB-6", Call(SEAT, waits=False), (PROTEST,))
LIFTING: Final = Lifting("lift", "WSDV-WB-7", Call(SEAT, waits=False), (END_PROTEST,))


def lifts(s: Germany) -> list[int]:
    """WSDV-WB-7: the suppliers from which one may be taken away."""
    return END_PROTEST.each(
        [k for k in range(codes.PROVINCES) if BOARD.sector_of[k] >= 0 and s.supplied[BOARD.sector_of[k]]]
    )


def lift(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-WB-7: one supplier mass protest is taken away."""
    s.supplied[BOARD.sector_of[province]] -= 1
    s.emit("SupplierProtestLifted", seat, province)


# -- socialists


class Socialists(Step[Germany]):
    """WSDV-SOC-2, WSDV-SOC-3: East's box against mass protests; it chooses only if there are not enough."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """All are used, or one after the other."""
        need: i64 = 0
        for province in range(codes.FIRST_EAST, codes.PROVINCES):
            need += max(s.unrest[province] - QUIET, 0)
        if need == 0 or s.box == 0:
            return
        if s.box >= need:
            for province in range(codes.FIRST_EAST, codes.PROVINCES):
                while s.unrest[province] > QUIET:
                    place_socialist(s, province)
        else:
            s.push(self)
            s.push(SOCIALIST, s.german[codes.EAST])


class Socialist(Decision[Germany]):
    """WSDV-SOC-3: where a socialist goes, if there are not enough."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The provinces that still have a mass protest."""
        if s.box == 0:
            return []
        return SOCIALIST_TO.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k] > QUIET])

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """He goes there."""
        place_socialist(s, SOCIALIST_TO.one(action))


SOCIALISTS: Final = Socialists()
SOCIALIST: Final = Socialist("socialist", "WSDV-SOC-3", Call(SEAT, waits=False), (SOCIALIST_TO,))


def place_socialist(s: Germany, province: i64) -> None:
    """WSDV-SOC-2: a socialist goes to a province, and 1 unrest to the supply."""
    s.box -= 1
    s.socialists[province] += 1
    s.emit("SocialistPlaced", province, s.box)
    remove_unrest(s, s.german[codes.EAST], province, 1, codes.WHY_SOCIALISTS)


# -- police


def use_police(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-POL-2: the first fresh police card removes 1 unrest."""
    for face in s.police:
        if face not in s.spent:
            s.spent.append(face)
            s.emit("PoliceUsed", seat, face)
            remove_unrest(s, seat, province, 1, codes.WHY_POLICE)
            return


def disband(s: Germany) -> i64:
    """WSDV-POL-4, WSDV-POL-5: all police cards leave play; how many had been used."""
    used: i64 = len(s.spent)
    s.emit("StasiDisbanded", len(s.police), used)
    s.disbanded = 1
    s.cards.move_all(s.places[PLACE_POLICE], s.places[PLACE_OLD])
    s.police = []
    s.spent = []
    return used


class Returning(Decision[Germany]):
    """WSDV-POL-4: where captured unrest comes back, each to another province, as long as there is one."""

    def provinces(self, s: Germany) -> i64:
        """The mask of those where none has come yet."""
        return s.ask_b

    def left(self, s: Germany) -> i64:
        """How many are still to come."""
        return s.ask_c

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Any of these."""
        return places(s, self.provinces(s), 0)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """1 unrest comes back, then the next."""
        province = PLACE.one(action)
        left = self.left(s)
        if left > 1:
            others: i64 = self.provinces(s) & ~BIT[province]
            s.push(self, seat, others if others else codes.EAST_PROVINCES, left - 1)
        place_unrest(s, seat, province, 1, codes.WHY_STASI)


RETURNING: Final = Returning(
    "return", "WSDV-POL-4", Call(SEAT, SOME_PROVINCES, Range(1, codes.NORMAL_CARDS)), (PLACE,)
)


class After(Decision[Germany]):
    """WSDV-POL-2: whether East uses police cards before its turn ends; asked if it can."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """No more of them."""
        return [DONE.first]

    def run(self, s: Germany, seat: i64, b: i64, c: i64) -> None:
        """Ask if there is a fresh card and unrest."""
        if s.may_use_police(seat) and s.police_offers(codes.NOBODY):
            s.ask(self, seat, seat)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """The turn ends."""

    def why_not_done(self, s: Germany) -> str | None:
        """It may always end."""
        return None


AFTER: Final = After("after", "WSDV-POL-2", Call(SEAT))
