"""Living standard: use C, delivery to West Berlin, pieces placed by events, Hamburg and external factories (ACT-C, WB-2 to WB-5, HAM)."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call, up_to
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.fields import EVERY_PROVINCE, SOME_PROVINCES, SOME_SPOTS
from detente.games.germany.notation import ASSIGN, DELIVER, DONE, HAMBURG_TO, KEEP, LOWER, RAISE
from detente.games.germany.rules.asking import Decision, Reasoned, reasoned
from detente.games.germany.rules.counts import currency_terms, standards_after_export
from detente.games.germany.rules.economy import (
    assign_externals,
    economy,
    exports,
    home_economy,
    served_by,
    value,
)
from detente.games.germany.rules.unrest import calm
from detente.games.germany.state import Germany

MOST_PLACED: Final[i64] = 3
"""WSDV-ACT-C1: the most pieces in one use C."""
MOST_POINTS: Final[i64] = 2
"""WSDV-ACT-C3: the most card points for one province."""
PER_PIECE: Final[i64] = 3
"""WSDV-ACT-C2: economy required per living standard piece."""


def spot_of(province: i64) -> i64:
    """The spot of a province other than West Berlin."""
    return province if province < codes.WEST_BERLIN else province - codes.FIRST_EAST + codes.FIRST_EAST_SPOT


def province_at(spot: i64) -> i64:
    """The province of a spot."""
    if spot < codes.FIRST_SECTOR:
        return spot
    return (
        codes.WEST_BERLIN if spot < codes.FIRST_EAST_SPOT else spot - codes.FIRST_EAST_SPOT + codes.FIRST_EAST
    )


# -- Hamburg and the external factories


def ask_assignments(s: Germany, seat: i64, points: i64) -> None:
    """WSDV-HAM-1, WSDV-ECO-5: ask West where Hamburg belongs and East which provinces its external factories serve."""
    if s.side_of[seat] == codes.WEST:
        HAMBURG.put(s, seat, codes.NO_PHASE, points)
        return
    assign_externals(s)
    for k in range(codes.EXTERNALS - 1, -1, -1):
        if len(served_by(s, k)) == 2:
            s.push(ASSIGNING, seat, k)


def hamburgs(s: Germany, phase: i64, points: i64) -> list[int]:
    """WSDV-HAM-1: either province; none if it makes no difference."""
    either = HAMBURG_TO.each([codes.SCHLESWIG_HOLSTEIN, codes.NIEDERSACHSEN])
    if s.factory[codes.HAMBURG] == codes.EMPTY_SITE:
        return []
    if phase == codes.NO_PHASE:
        matters = needs(s, codes.SCHLESWIG_HOLSTEIN, points) or needs(s, codes.NIEDERSACHSEN, points)
    elif phase == codes.PHASE_CURRENCY:
        matters = currency_terms(s, exports(s, codes.SCHLESWIG_HOLSTEIN)) != currency_terms(
            s, exports(s, codes.NIEDERSACHSEN)
        )
    else:
        matters = standards_after_export(s, exports(s, codes.SCHLESWIG_HOLSTEIN)) != standards_after_export(
            s, exports(s, codes.NIEDERSACHSEN)
        )
    return either if matters else []


def needs(s: Germany, province: i64, points: i64) -> bool:
    """Whether this province needs Hamburg for a piece, with this many card points."""
    most: i64 = min(points, MOST_POINTS)
    without: i64 = PER_PIECE * (s.standards[province] + 1) - home_economy(s, province)
    with_it: i64 = without - value(s, codes.HAMBURG)
    return with_it <= most and without > 0


class HamburgsProvince(Decision[Germany]):
    """WSDV-HAM-1: which province Hamburg belongs to."""

    def phase(self, s: Germany) -> i64:
        """The phase of the end of decade that asks, or NO_PHASE for use C."""
        return s.ask_b

    def points(self, s: Germany) -> i64:
        """The card points of use C."""
        return s.ask_c

    def put(self, s: Germany, seat: i64, phase: i64, points: i64 = 0) -> None:
        """Push the question."""
        s.push(self, seat, phase, points)

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Either province."""
        return hamburgs(s, self.phase(s), self.points(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Assign Hamburg to this province."""
        s.hamburg = HAMBURG_TO.one(action)
        s.emit("HamburgAssigned", seat, s.hamburg)


class Assigning(Decision[Germany]):
    """WSDV-ECO-5: which province an external factory serves in this use."""

    def factory(self, s: Germany) -> i64:
        """The external factory."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Either of its two provinces."""
        k = self.factory(s)
        return [ASSIGN.of(2 * k), ASSIGN.of(2 * k + 1)]

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Assign the factory to this province."""
        k = self.factory(s)
        s.serves[k] = BOARD.served[k][ASSIGN.one(action) % 2]
        s.emit("FactoryAssigned", seat, codes.FIRST_EXTERNAL + k, s.serves[k])


HAMBURG: Final = HamburgsProvince(
    "hamburg",
    "WSDV-HAM-1",
    Call(SEAT, up_to(codes.PHASE_COLLAPSE), up_to(codes.MOST_ICONS - 1)),
    (HAMBURG_TO,),
)
ASSIGNING: Final = Assigning("assign", "WSDV-ECO-5", Call(SEAT, up_to(codes.EXTERNALS - 1)), (ASSIGN,))


# -- use C


def begin_raise(s: Germany, seat: i64, points: i64, placed: i64, delivered: i64) -> None:
    """WSDV-ACT-C1: ask for the next piece; by option, first assign Hamburg and external factories anew for it.

    placed: mask of the provinces where one was placed. delivered: 1 if one went to West Berlin.
    """
    RAISING.put(s, seat, points, placed, delivered)
    if placed == 0 or s.rulings[codes.RULING_ASSIGN_ANEW]:
        ask_assignments(s, seat, points)


def cost(s: Germany, province: i64) -> i64:
    """WSDV-ACT-C2, WSDV-ACT-C3: the card points that one more piece costs."""
    missing: i64 = PER_PIECE * (s.standards[province] + 1) - economy(s, province)
    return max(missing, 0)


def bits(mask: int) -> int:
    """How many provinces are in a mask."""
    return mask.bit_count()


def raises(s: Germany, side: i64, points: i64, placed: i64) -> list[int]:
    """WSDV-ACT-C1 to WSDV-ACT-C3: where a piece may be placed, or stop."""
    legal: list[int] = []
    if bits(placed) < MOST_PLACED:
        most: i64 = min(points, MOST_POINTS)
        first: i64 = 0 if side == codes.WEST else codes.FIRST_EAST
        last: i64 = codes.WEST_BERLIN if side == codes.WEST else codes.PROVINCES
        for province in range(first, last):
            if not placed & BIT[province] and cost(s, province) <= most:
                legal.append(RAISE.of(spot_of(province)))
    if not legal or s.may_stop_raising(placed):
        legal.append(DONE.first)
    return legal


class Raising(Decision[Germany]):
    """WSDV-ACT-C1: where to place a living standard piece with a card's points."""

    def points(self, s: Germany) -> i64:
        """The points that are left."""
        return s.ask_b & 15

    def delivered(self, s: Germany) -> i64:
        """Whether a piece went to West Berlin."""
        return s.ask_b >> 4

    def placed(self, s: Germany) -> i64:
        """The mask of the provinces where a piece was placed."""
        return s.ask_c

    def put(self, s: Germany, seat: i64, points: i64, placed: i64, delivered: i64) -> None:
        """Push the question."""
        s.push(self, seat, points | delivered << 4, placed)

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """WSDV-ACT-C1 to WSDV-ACT-C3: provinces the points can pay for, or stop."""
        return raises(s, s.side_of[seat], self.points(s), self.placed(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """WSDV-ACT-C1 to WSDV-ACT-C4, WSDV-WB-2: place a piece, which a supplier may deliver."""
        if action in DONE:
            return
        province = province_at(RAISE.one(action))
        price = cost(s, province)
        points: i64 = self.points(s) - price
        placed: i64 = self.placed(s) | BIT[province]
        s.standards[province] += 1
        s.emit("StandardRaised", seat, spot_of(province), price)
        if not self.delivered(s) and may_deliver(s, province):
            DELIVERING.put(s, seat, province, points, placed)
            return
        begin_raise(s, seat, points, placed, self.delivered(s))
        calm(s, seat, province, codes.WHY_LS)

    def why_not_done(self, s: Germany) -> str | None:
        """The rule that forbids stopping: a piece must be placed."""
        return s.rule_of_empty_use()

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule that forbids a piece there."""
        spot = RAISE.one(action)
        province, placed = province_at(spot), self.placed(s)
        own = (province >= codes.FIRST_EAST) == (s.side_of[seat] == codes.EAST)
        if not own or codes.FIRST_SECTOR <= spot < codes.FIRST_EAST_SPOT:
            return "WSDV-ACT-C1"
        if placed >> province & 1 or bits(placed) == MOST_PLACED:
            return "WSDV-ACT-C1"
        return "WSDV-ACT-C3" if self.points(s) else "WSDV-ACT-C2"


RAISING: Final = Raising(
    "raise", "WSDV-ACT-C1", Call(SEAT, up_to(2 * codes.MOST_ICONS - 1), EVERY_PROVINCE), (RAISE,)
)


def may_deliver(s: Germany, province: i64) -> bool:
    """WSDV-WB-2, WSDV-WB-3: whether the new piece may go to the supplier's sector."""
    sector: i64 = BOARD.sector_of[province]
    if sector < 0 or s.standards[province] <= s.standards[codes.WEST_BERLIN]:
        return False
    return s.sectors[sector] == min(s.sectors)


class Delivering(Decision[Germany]):
    """WSDV-WB-2: whether a supplier delivers the new piece."""

    def province(self, s: Germany) -> i64:
        """The supplier province."""
        return s.ask_b & 15

    def points(self, s: Germany) -> i64:
        """The points that are left."""
        return s.ask_b >> 4

    def placed(self, s: Germany) -> i64:
        """The mask of the provinces where a piece was placed."""
        return s.ask_c

    def put(self, s: Germany, seat: i64, province: i64, points: i64, placed: i64) -> None:
        """Push the question."""
        s.push(self, seat, points << 4 | province, placed)

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Deliver or keep."""
        return [DELIVER.first, KEEP.first]

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """WSDV-WB-2, WSDV-WB-4: move the piece to West Berlin, which loses 1 unrest, or keep it."""
        province = self.province(s)
        if action in KEEP:
            begin_raise(s, seat, self.points(s), self.placed(s), 0)
            calm(s, seat, province, codes.WHY_LS)
            return
        sector: i64 = BOARD.sector_of[province]
        s.standards[province] -= 1
        s.standards[codes.WEST_BERLIN] += 1
        s.sectors[sector] += 1
        s.delivered |= BIT[sector]
        s.emit("StandardDelivered", seat, province, sector)
        begin_raise(s, seat, self.points(s), self.placed(s), 1)
        calm(s, seat, codes.WEST_BERLIN, codes.WHY_LS)


DELIVERING: Final = Delivering(
    "deliver",
    "WSDV-WB-2",
    Call(SEAT, up_to(codes.MOST_ICONS**2 - 1), EVERY_PROVINCE, waits=False),
    (DELIVER, KEEP),
)


# -- pieces by event


def spots(s: Germany, provinces: i64, most: i64) -> list[int]:
    """WSDV-SPC-7, WSDV-WB-5: where an event's piece may go; in West Berlin only to a sector with the fewest."""
    legal: list[int] = []
    for province in range(codes.PROVINCES):
        if not provinces & BIT[province] or (most and s.placed[province] >= most):
            continue
        if province != codes.WEST_BERLIN:
            legal.append(RAISE.of(spot_of(province)))
            continue
        fewest = min(s.sectors)
        for sector in range(codes.SECTORS):
            if s.sectors[sector] == fewest:
                legal.append(RAISE.of(codes.FIRST_SECTOR + sector))
    return legal


class PlacingStandard(Decision[Germany]):
    """WSDV-SPC-7: where to place a piece from an event."""

    def provinces(self, s: Germany) -> i64:
        """The mask of the provinces allowed."""
        return s.ask_b

    def most(self, s: Germany) -> i64:
        """The most pieces of the event in one province; 0: any number."""
        return s.ask_c // 2

    def calms(self, s: Germany) -> bool:
        """Whether its icon is round."""
        return s.ask_c % 2 == 1

    def put(self, s: Germany, seat: i64, provinces: i64, most: i64, calms: i64) -> None:
        """Push the question."""
        s.push(self, seat, provinces, most << 1 | calms)

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Any allowed spot."""
        return spots(s, self.provinces(s), self.most(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Place a piece regardless of the economy; a round icon also removes 1 unrest."""
        spot = RAISE.one(action)
        province = province_at(spot)
        s.placed[province] += 1
        s.standards[province] += 1
        if province == codes.WEST_BERLIN:
            s.sectors[spot - codes.FIRST_SECTOR] += 1
        s.emit("StandardRaised", seat, spot, 0)
        if self.calms(s):
            calm(s, seat, province, codes.WHY_LS)

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule, if another sector has fewer or the event has too many there."""
        berlin = province_at(RAISE.one(action)) == codes.WEST_BERLIN
        return "WSDV-WB-5" if berlin and self.provinces(s) >> codes.WEST_BERLIN & 1 else "WSDV-SPC-6"


STANDARD: Final = PlacingStandard(
    "standard",
    "WSDV-SPC-7",
    Call(SEAT, SOME_PROVINCES, up_to(2 * codes.MOST_ICONS + 1), waits=False),
    (RAISE,),
)


def lowers(s: Germany, spots_allowed: i64) -> list[int]:
    """WSDV-TRK-3, WSDV-EOD-5.2: the allowed spots with a piece to remove. spots_allowed: a mask."""
    legal: list[int] = []
    for spot in range(codes.SPOTS):
        if spots_allowed & BIT[spot]:
            sector = codes.FIRST_SECTOR <= spot < codes.FIRST_EAST_SPOT
            if s.sectors[spot - codes.FIRST_SECTOR] if sector else s.standards[province_at(spot)]:
                legal.append(LOWER.of(spot))
    return legal


def lower(s: Germany, seat: i64, spot: i64, amount: i64, why: i64) -> None:
    """WSDV-EOD-5.3: remove pieces; this causes no unrest."""
    s.standards[province_at(spot)] -= amount
    if codes.FIRST_SECTOR <= spot < codes.FIRST_EAST_SPOT:
        s.sectors[spot - codes.FIRST_SECTOR] -= amount
    s.emit("StandardLowered", seat, spot, amount, why)


class Lowering(Reasoned):
    """WSDV-EOD-5.3, WSDV-TRK-3: the spot that loses a piece; in the end of decade `number` are left."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Spots with a piece."""
        return lowers(s, s.ask_b)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Remove it."""
        lower(s, seat, LOWER.one(action), 1, self.why(s))

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule, if there is no piece."""
        return "WSDV-TRK-3"


LOWERING: Final = Lowering("lower", "WSDV-EOD-5.3", reasoned(SOME_SPOTS, waits=True), (LOWER,))
