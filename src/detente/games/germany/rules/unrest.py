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

QUIET: Final[i64] = 3
"""WSDV-UNR-1: the most unrest without a mass protest."""


# -- placing and removing


def change(s: Germany, province: i64, unrest: i64) -> None:
    """WSDV-UNR-1: set the unrest of a province; mass protests appear and vanish accordingly."""
    before: i64 = s.unrest[province] // 4
    s.unrest[province] = unrest
    if unrest // 4 != before:
        s.emit("ProtestsChanged", province, before, unrest // 4)


def add_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-UNR-1: add unrest to a province; for West Berlin's supplier mass protests the caller pushes BERLIN."""
    s.emit("UnrestPlaced", seat, province, amount, why)
    change(s, province, s.unrest[province] + amount)


def place_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-WB-6: add unrest to a province; in West Berlin supplier mass protests follow."""
    add_unrest(s, seat, province, amount, why)
    if province == codes.WEST_BERLIN:
        s.push(BERLIN)


def remove_unrest(s: Germany, seat: i64, province: i64, amount: i64, why: i64) -> None:
    """WSDV-UNR-3, WSDV-WB-7: remove unrest from a province; in West Berlin supplier mass protests follow."""
    s.emit("UnrestRemoved", seat, province, amount, why)
    change(s, province, s.unrest[province] - amount)
    if province == codes.WEST_BERLIN:
        s.push(BERLIN)


def calm(s: Germany, seat: i64, province: i64, why: i64) -> None:
    """Remove 1 unrest if there is any."""
    if s.unrest[province]:
        remove_unrest(s, seat, province, 1, why)


def places(s: Germany, provinces: i64, most: i64) -> list[int]:
    """Where 1 unrest may be placed. most: of one event in a province; 0: no limit."""
    return PLACE.each(
        [k for k in range(codes.PROVINCES) if provinces & BIT[k] and (most == 0 or s.placed[k] < most)]
    )


class Placing(Reasoned):
    """WSDV-ACT-D2, WSDV-SPC-6: where to place 1 unrest, at most `number` of an event in one province."""

    def provinces(self, s: Germany) -> i64:
        """The mask of the provinces allowed."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Provinces below the event's limit."""
        return places(s, self.provinces(s), self.number(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """WSDV-UNR-1: place it."""
        s.placed[PLACE.one(action)] += 1
        place_unrest(s, seat, PLACE.one(action), 1, self.why(s))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule: the event's limit is reached there, or the province is not allowed."""
        return "WSDV-SPC-6" if self.provinces(s) >> PLACE.one(action) & 1 else self.rule


PLACING: Final = Placing("place", "WSDV-ACT-D2", reasoned(SOME_PROVINCES, waits=False), (PLACE,))


def removals(s: Germany, provinces: i64) -> list[int]:
    """WSDV-UNR-3: where 1 unrest may be removed."""
    return REMOVE.each([k for k in range(codes.PROVINCES) if provinces & BIT[k] and s.unrest[k]])


class Removing(Reasoned):
    """WSDV-UNR-3: where to remove 1 unrest; in the end of decade `number` are left."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The given provinces that have unrest."""
        return removals(s, s.ask_b)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Remove it."""
        remove_unrest(s, seat, REMOVE.one(action), 1, self.why(s))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule: there is no unrest, or the province is not allowed."""
        if s.ask_b >> REMOVE.one(action) & 1:
            return self.rule
        why = self.why(s)
        if why == codes.WHY_USE:
            return "WSDV-ACT-A1"
        return "WSDV-EOD-8.1" if why == codes.WHY_POLICE else "WSDV-ACT-D2"

    def police(self, s: Germany, seat: i64) -> list[int]:
        """WSDV-POL-2: not the last unrest if the use of a card needs it."""
        if self.why(s) == codes.WHY_USE and s.total_unrest(codes.EAST) == 1:
            return []
        return s.police_offers(codes.NOBODY)


REMOVING: Final = Removing("remove", "WSDV-UNR-3", reasoned(SOME_PROVINCES, waits=True), (REMOVE,))


def sources(s: Germany) -> list[int]:
    """WSDV-UNR-5: provinces that 1 unrest can leave."""
    return MOVE_FROM.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k]])


def destinations(source: i64) -> list[int]:
    """WSDV-UNR-5: the other provinces of the East."""
    return MOVE_TO.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if k != source])


class MovingFrom(Decision[Germany]):
    """WSDV-UNR-5: the province that 1 unrest leaves."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Provinces with unrest."""
        return sources(s)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Ask where to move it."""
        s.push(MOVING_TO, seat, MOVE_FROM.one(action))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule, since there is no unrest."""
        return "WSDV-UNR-3"


class MovingTo(Decision[Germany]):
    """WSDV-UNR-5: the province to which 1 unrest moves."""

    def source(self, s: Germany) -> i64:
        """The province that it leaves."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Another province."""
        return destinations(self.source(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Move it."""
        move_unrest(s, seat, self.source(s), MOVE_TO.one(action))

    def police(self, s: Germany, seat: i64) -> list[int]:
        """WSDV-POL-2: not the moving unrest itself, if there is no other."""
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
    """WSDV-UNR-5: move 1 unrest."""
    s.emit("UnrestMoved", seat, source, target)
    change(s, source, s.unrest[source] - 1)
    change(s, target, s.unrest[target] + 1)


def protesting(s: Germany, provinces: i64) -> list[int]:
    """WSDV-UNR-4: the provinces whose mass protest can be removed."""
    return END_PROTEST.each([k for k in range(codes.PROVINCES) if provinces & BIT[k] and s.unrest[k] > QUIET])


class EndingProtest(Decision[Germany]):
    """WSDV-UNR-4: where to remove a mass protest."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The given provinces with a mass protest."""
        return protesting(s, s.ask_b)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Reduce the unrest to 3."""
        province = END_PROTEST.one(action)
        remove_unrest(s, seat, province, s.unrest[province] - QUIET, codes.WHY_PROTEST)


ENDING_PROTEST: Final = EndingProtest(
    "end_protest", "WSDV-UNR-4", Call(SEAT, SOME_PROVINCES, waits=False), (END_PROTEST,)
)


# -- West Berlin


class Berlin(Step[Germany]):
    """WSDV-WB-6, WSDV-WB-7: match the supplier mass protests to West Berlin's own mass protests."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """Place or remove one, then check again."""
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
    """WSDV-WB-6: the supplier where East places a mass protest."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Any supplier."""
        return PROTEST.each(list(range(codes.SECTORS)))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Place it."""
        sector = PROTEST.one(action)
        s.supplied[sector] += 1
        s.emit("SupplierProtestPlaced", seat, BOARD.suppliers[sector])


class Lifting(Decision[Germany]):
    """WSDV-WB-7: the supplier that loses a mass protest."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Suppliers with a mass protest."""
        return lifts(s)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Remove it."""
        lift(s, seat, END_PROTEST.one(action))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule, if there is none."""
        return "WSDV-UNR-4"


SUPPLIER: Final = Supplier("supplier", "WSDV-WB-6", Call(SEAT, waits=False), (PROTEST,))
LIFTING: Final = Lifting("lift", "WSDV-WB-7", Call(SEAT, waits=False), (END_PROTEST,))


def lifts(s: Germany) -> list[int]:
    """WSDV-WB-7: the suppliers that can lose a mass protest."""
    return END_PROTEST.each(
        [k for k in range(codes.PROVINCES) if BOARD.sector_of[k] >= 0 and s.supplied[BOARD.sector_of[k]]]
    )


def lift(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-WB-7: remove one supplier mass protest."""
    s.supplied[BOARD.sector_of[province]] -= 1
    s.emit("SupplierProtestLifted", seat, province)


# -- socialists


class Socialists(Step[Germany]):
    """WSDV-SOC-2, WSDV-SOC-3: send East's socialists against mass protests; East chooses only if there are not enough."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """Use all of them, or one after the other."""
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
    """WSDV-SOC-3: where to send a socialist, if there are not enough."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The provinces that still have a mass protest."""
        if s.box == 0:
            return []
        return SOCIALIST_TO.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.unrest[k] > QUIET])

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Send the socialist there."""
        place_socialist(s, SOCIALIST_TO.one(action))


SOCIALISTS: Final = Socialists()
SOCIALIST: Final = Socialist("socialist", "WSDV-SOC-3", Call(SEAT, waits=False), (SOCIALIST_TO,))


def place_socialist(s: Germany, province: i64) -> None:
    """WSDV-SOC-2: move a socialist to a province, and 1 unrest from there to the supply."""
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
    """WSDV-POL-4, WSDV-POL-5: remove all police cards from play; return how many had been used."""
    used: i64 = len(s.spent)
    s.emit("StasiDisbanded", len(s.police), used)
    s.disbanded = 1
    s.cards.move_all(s.places[PLACE_POLICE], s.places[PLACE_OLD])
    s.police = []
    s.spent = []
    return used


class Returning(Decision[Germany]):
    """WSDV-POL-4: where captured unrest returns; each to a different province while there is one."""

    def provinces(self, s: Germany) -> i64:
        """The mask of the provinces that have got none yet."""
        return s.ask_b

    def left(self, s: Germany) -> i64:
        """How many still have to return."""
        return s.ask_c

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Any of these provinces."""
        return places(s, self.provinces(s), 0)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Return 1 unrest, then the next."""
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
    """WSDV-POL-2: whether East uses police cards before its turn ends; asked only if it can."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Only done; police cards are added to it."""
        return [DONE.first]

    def run(self, s: Germany, seat: i64, b: i64, c: i64) -> None:
        """Ask if there is a fresh card and any unrest."""
        if s.may_use_police(seat) and s.police_offers(codes.NOBODY):
            s.ask(self, seat, seat)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """End the turn."""

    def why_not_done(self, s: Germany) -> str | None:
        """No rule: East may always stop."""
        return None


AFTER: Final = After("after", "WSDV-POL-2", Call(SEAT))
