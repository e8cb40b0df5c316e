"""Living standard: use C, delivery to West Berlin, pieces by event, Hamburg and external factories (ACT-C, WB-2 to WB-5, HAM)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import ASSIGN, DELIVER, DONE, HAMBURG_TO, KEEP, LOWER, RAISE
from detente.games.germany.rules.counts import currency_terms, standards_after_export
from detente.games.germany.rules.economy import assign_externals, economy, home_economy, served_by, value
from detente.games.germany.rules.unrest import calm
from detente.games.germany.state import Germany

MOST_PLACED: i64 = 3
"""WSDV-ACT-C1: pieces in one use C."""
MOST_POINTS: i64 = 2
"""WSDV-ACT-C3: card points for one province."""
PER_PIECE: i64 = 3
"""WSDV-ACT-C2: economy for each living standard piece."""


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
    """WSDV-HAM-1, WSDV-ECO-5: West says where Hamburg belongs, East which provinces its external factories serve."""
    if s.side_of[seat] == codes.WEST:
        s.push_code(codes.ASK_HAMBURG, seat, codes.NO_PHASE, points)
        return
    assign_externals(s)
    for k in range(codes.EXTERNALS - 1, -1, -1):
        if len(served_by(s, k)) == 2:
            s.push_code(codes.ASK_ASSIGN, seat, k)


def hamburgs(s: Germany, phase: i64, points: i64) -> list[int]:
    """WSDV-HAM-1: either province; one if it makes no difference."""
    either = HAMBURG_TO.each([codes.SCHLESWIG_HOLSTEIN, codes.NIEDERSACHSEN])
    if s.factory[codes.HAMBURG] == codes.EMPTY_SITE:
        return []
    if phase == codes.NO_PHASE:
        matters = needs(s, codes.SCHLESWIG_HOLSTEIN, points) or needs(s, codes.NIEDERSACHSEN, points)
    elif phase == codes.PHASE_CURRENCY:
        matters = currency_terms(s, codes.SCHLESWIG_HOLSTEIN) != currency_terms(s, codes.NIEDERSACHSEN)
    else:
        matters = standards_after_export(s, codes.SCHLESWIG_HOLSTEIN) != standards_after_export(
            s, codes.NIEDERSACHSEN
        )
    return either if matters else []


def needs(s: Germany, province: i64, points: i64) -> bool:
    """Whether it matters for a piece in this province that Hamburg belongs to it, with so many card points."""
    most: i64 = min(points, MOST_POINTS)
    without: i64 = PER_PIECE * (s.standards[province] + 1) - home_economy(s, province)
    with_it: i64 = without - value(s, codes.HAMBURG)
    return with_it <= most and without > 0


def assign_hamburg(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-HAM-1: Hamburg belongs to this province."""
    s.hamburg = province
    s.emit("HamburgAssigned", seat, province)


def assignments(k: i64) -> list[int]:
    """WSDV-ECO-5: either of the two provinces."""
    return [ASSIGN.of(2 * k), ASSIGN.of(2 * k + 1)]


def assign_factory(s: Germany, seat: i64, number: i64) -> None:
    """WSDV-ECO-5: the external factory serves this province in this use."""
    k: i64 = number // 2
    s.serves[k] = BOARD.served[k][number % 2]
    s.emit("FactoryAssigned", seat, codes.FIRST_EXTERNAL + k, s.serves[k])


# -- use C


def begin_raise(s: Germany, seat: i64, points: i64, placed: i64, delivered: i64) -> None:
    """WSDV-ACT-C1, OP-4: the next piece; by option Hamburg and external factories are assigned anew for each."""
    s.push_code(codes.ASK_RAISE, seat, points | delivered << 4, placed)
    if placed == 0 or s.rulings[codes.RULING_ASSIGN_ANEW]:
        ask_assignments(s, seat, points)


def cost(s: Germany, province: i64) -> i64:
    """WSDV-ACT-C2, WSDV-ACT-C3: the card points that one more piece costs."""
    missing: i64 = PER_PIECE * (s.standards[province] + 1) - economy(s, province)
    return max(missing, 0)


def bits(mask: int) -> int:
    """How many provinces a mask names."""
    return mask.bit_count()


def raises(s: Germany, side: i64, points: i64, placed: i64) -> list[int]:
    """WSDV-ACT-C1 to WSDV-ACT-C3: where a piece may be placed; or stop."""
    legal: list[int] = []
    if bits(placed) < MOST_PLACED:
        most: i64 = min(points, MOST_POINTS)
        first: i64 = 0 if side == codes.WEST else codes.FIRST_EAST
        last: i64 = codes.WEST_BERLIN if side == codes.WEST else codes.PROVINCES
        for province in range(first, last):
            if not placed & BIT[province] and cost(s, province) <= most:
                legal.append(RAISE.of(spot_of(province)))
    legal.append(DONE.first)
    return legal


def raise_province(s: Germany, seat: i64, province: i64, rest: i64, placed: i64) -> None:
    """WSDV-ACT-C1 to WSDV-ACT-C4, WSDV-WB-2: a piece is placed; a supplier may deliver it. rest: points, delivered."""
    price = cost(s, province)
    points: i64 = (rest & 15) - price
    delivered: i64 = rest >> 4
    placed |= BIT[province]
    s.standards[province] += 1
    s.emit("StandardRaised", seat, spot_of(province), price)
    if not delivered and may_deliver(s, province):
        s.push_code(codes.ASK_DELIVER, seat, points << 4 | province, placed)
        return
    begin_raise(s, seat, points, placed, delivered)
    calm(s, seat, province, codes.WHY_LS)


def may_deliver(s: Germany, province: i64) -> bool:
    """WSDV-WB-2, WSDV-WB-3: whether the piece just placed may go to the supplier's sector."""
    sector: i64 = BOARD.sector_of[province]
    if sector < 0 or s.standards[province] <= s.standards[codes.WEST_BERLIN]:
        return False
    return s.sectors[sector] == min(s.sectors)


def deliver(s: Germany, seat: i64, rest: i64, placed: i64, action: i64) -> None:
    """WSDV-WB-2, WSDV-WB-4: the piece goes to West Berlin, which loses 1 unrest; or it stays. rest: province, points."""
    province: i64 = rest & 15
    if action == KEEP.first:
        begin_raise(s, seat, rest >> 4, placed, 0)
        calm(s, seat, province, codes.WHY_LS)
        return
    sector: i64 = BOARD.sector_of[province]
    s.standards[province] -= 1
    s.standards[codes.WEST_BERLIN] += 1
    s.sectors[sector] += 1
    s.delivered |= BIT[sector]
    s.emit("StandardDelivered", seat, province, sector)
    begin_raise(s, seat, rest >> 4, placed, 1)
    calm(s, seat, codes.WEST_BERLIN, codes.WHY_LS)


def deliveries() -> list[int]:
    """WSDV-WB-2: deliver or keep."""
    return [DELIVER.first, KEEP.first]


# -- pieces by event


def spots(s: Germany, provinces: i64, most: i64) -> list[int]:
    """WSDV-SPC-7, WSDV-WB-5: where an event's piece may go; in West Berlin to a sector with the fewest."""
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


def place_standard(s: Germany, seat: i64, spot: i64, calms: bool) -> None:
    """WSDV-SPC-7: a piece without any economic condition; a round icon removes 1 unrest too."""
    province = province_at(spot)
    s.placed[province] += 1
    s.standards[province] += 1
    if province == codes.WEST_BERLIN:
        s.sectors[spot - codes.FIRST_SECTOR] += 1
    s.emit("StandardRaised", seat, spot, 0)
    if calms:
        calm(s, seat, province, codes.WHY_LS)


def lowers(s: Germany, spots_allowed: i64) -> list[int]:
    """WSDV-TRK-3, WSDV-EOD-5.2: spots, of a mask, with a piece to be removed."""
    legal: list[int] = []
    for spot in range(codes.SPOTS):
        if spots_allowed & BIT[spot]:
            sector = codes.FIRST_SECTOR <= spot < codes.FIRST_EAST_SPOT
            if s.sectors[spot - codes.FIRST_SECTOR] if sector else s.standards[province_at(spot)]:
                legal.append(LOWER.of(spot))
    return legal


def lower(s: Germany, seat: i64, spot: i64, amount: i64, why: i64) -> None:
    """WSDV-EOD-5.3: pieces are removed; no unrest comes of it."""
    s.standards[province_at(spot)] -= amount
    if codes.FIRST_SECTOR <= spot < codes.FIRST_EAST_SPOT:
        s.sectors[spot - codes.FIRST_SECTOR] -= amount
    s.emit("StandardLowered", seat, spot, amount, why)
