"""Living standard: use C, delivery to West Berlin, pieces by event, Hamburg and external factories (ACT-C, WB-2 to WB-5, HAM)."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany.codes import (
    ASK_ASSIGN,
    ASK_DELIVER,
    ASK_HAMBURG,
    ASK_RAISE,
    ASSIGN,
    DELIVER,
    DONE,
    EMPTY_SITE,
    EXTERNALS,
    FIRST_EAST,
    FIRST_EAST_SPOT,
    FIRST_EXTERNAL,
    FIRST_SECTOR,
    HAMBURG,
    HAMBURG_TO,
    KEEP,
    LOWER,
    NIEDERSACHSEN,
    NO_PHASE,
    PHASE_CURRENCY,
    PROVINCES,
    RAISE,
    RULING_ASSIGN_ANEW,
    SCHLESWIG_HOLSTEIN,
    SECTORS,
    SPOTS,
    TOLD_ASSIGNED,
    TOLD_DELIVERED,
    TOLD_HAMBURG,
    TOLD_LOWERED,
    TOLD_RAISED,
    WEST,
    WEST_BERLIN,
    WHY_LS,
)
from detente.games.germany.data import BOARD
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
    return province if province < WEST_BERLIN else province - FIRST_EAST + FIRST_EAST_SPOT


def province_at(spot: i64) -> i64:
    """The province of a spot."""
    if spot < FIRST_SECTOR:
        return spot
    return WEST_BERLIN if spot < FIRST_EAST_SPOT else spot - FIRST_EAST_SPOT + FIRST_EAST


# -- Hamburg and the external factories


def ask_assignments(s: Germany, seat: i64, points: i64) -> None:
    """WSDV-HAM-1, WSDV-ECO-5: West says where Hamburg belongs, East which provinces its external factories serve."""
    if s.side_of[seat] == WEST:
        s.push(ASK_HAMBURG, seat, NO_PHASE, points)
        return
    assign_externals(s)
    for k in range(EXTERNALS - 1, -1, -1):
        if len(served_by(s, k)) == 2:
            s.push(ASK_ASSIGN, seat, k)


def hamburgs(s: Germany, phase: i64, points: i64) -> list[int]:
    """WSDV-HAM-1: either province; one if it makes no difference."""
    either = [HAMBURG_TO + SCHLESWIG_HOLSTEIN, HAMBURG_TO + NIEDERSACHSEN]
    if s.factory[HAMBURG] == EMPTY_SITE:
        return []
    if phase == NO_PHASE:
        matters = needs(s, SCHLESWIG_HOLSTEIN, points) or needs(s, NIEDERSACHSEN, points)
    elif phase == PHASE_CURRENCY:
        matters = currency_terms(s, SCHLESWIG_HOLSTEIN) != currency_terms(s, NIEDERSACHSEN)
    else:
        matters = standards_after_export(s, SCHLESWIG_HOLSTEIN) != standards_after_export(s, NIEDERSACHSEN)
    return either if matters else []


def needs(s: Germany, province: i64, points: i64) -> bool:
    """Whether it matters for a piece in this province that Hamburg belongs to it, with so many card points."""
    most: i64 = min(points, MOST_POINTS)
    without: i64 = PER_PIECE * (s.standards[province] + 1) - home_economy(s, province)
    with_it: i64 = without - value(s, HAMBURG)
    return with_it <= most and without > 0


def assign_hamburg(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-HAM-1: Hamburg belongs to this province."""
    s.hamburg = province
    s.tell(TOLD_HAMBURG, seat, province)


def assignments(k: i64) -> list[int]:
    """WSDV-ECO-5: either of the two provinces."""
    return [ASSIGN + 2 * k, ASSIGN + 2 * k + 1]


def assign_factory(s: Germany, seat: i64, number: i64) -> None:
    """WSDV-ECO-5: the external factory serves this province in this use."""
    k: i64 = number // 2
    s.serves[k] = BOARD.served[k][number % 2]
    s.tell(TOLD_ASSIGNED, seat, FIRST_EXTERNAL + k, s.serves[k])


# -- use C


def begin_raise(s: Germany, seat: i64, points: i64, placed: i64, delivered: i64) -> None:
    """WSDV-ACT-C1, OP-4: the next piece; by option Hamburg and external factories are assigned anew for each."""
    s.push(ASK_RAISE, seat, points | delivered << 4, placed)
    if placed == 0 or s.rulings[RULING_ASSIGN_ANEW]:
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
        first: i64 = 0 if side == WEST else FIRST_EAST
        last: i64 = WEST_BERLIN if side == WEST else PROVINCES
        for province in range(first, last):
            if not placed & BIT[province] and cost(s, province) <= most:
                legal.append(RAISE + spot_of(province))
    legal.append(DONE)
    return legal


def raise_province(s: Germany, seat: i64, province: i64, rest: i64, placed: i64) -> None:
    """WSDV-ACT-C1 to WSDV-ACT-C4, WSDV-WB-2: a piece is placed; a supplier may deliver it. rest: points, delivered."""
    price = cost(s, province)
    points: i64 = (rest & 15) - price
    delivered: i64 = rest >> 4
    placed |= BIT[province]
    s.standards[province] += 1
    s.tell(TOLD_RAISED, seat, spot_of(province), price)
    if not delivered and may_deliver(s, province):
        s.push(ASK_DELIVER, seat, points << 4 | province, placed)
        return
    begin_raise(s, seat, points, placed, delivered)
    calm(s, seat, province, WHY_LS)


def may_deliver(s: Germany, province: i64) -> bool:
    """WSDV-WB-2, WSDV-WB-3: whether the piece just placed may go to the supplier's sector."""
    sector: i64 = BOARD.sector_of[province]
    if sector < 0 or s.standards[province] <= s.standards[WEST_BERLIN]:
        return False
    return s.sectors[sector] == min(s.sectors)


def deliver(s: Germany, seat: i64, rest: i64, placed: i64, action: i64) -> None:
    """WSDV-WB-2, WSDV-WB-4: the piece goes to West Berlin, which loses 1 unrest; or it stays. rest: province, points."""
    province: i64 = rest & 15
    if action == KEEP:
        begin_raise(s, seat, rest >> 4, placed, 0)
        calm(s, seat, province, WHY_LS)
        return
    sector: i64 = BOARD.sector_of[province]
    s.standards[province] -= 1
    s.standards[WEST_BERLIN] += 1
    s.sectors[sector] += 1
    s.delivered |= BIT[sector]
    s.tell(TOLD_DELIVERED, seat, province, sector)
    begin_raise(s, seat, rest >> 4, placed, 1)
    calm(s, seat, WEST_BERLIN, WHY_LS)


def deliveries() -> list[int]:
    """WSDV-WB-2: deliver or keep."""
    return [DELIVER, KEEP]


# -- pieces by event


def spots(s: Germany, provinces: i64, most: i64) -> list[int]:
    """WSDV-SPC-7, WSDV-WB-5: where an event's piece may go; in West Berlin to a sector with the fewest."""
    legal: list[int] = []
    for province in range(PROVINCES):
        if not provinces & BIT[province] or (most and s.placed[province] >= most):
            continue
        if province != WEST_BERLIN:
            legal.append(RAISE + spot_of(province))
            continue
        fewest = min(s.sectors)
        for sector in range(SECTORS):
            if s.sectors[sector] == fewest:
                legal.append(RAISE + FIRST_SECTOR + sector)
    return legal


def place_standard(s: Germany, seat: i64, spot: i64, calms: bool) -> None:
    """WSDV-SPC-7: a piece without any economic condition; a round icon removes 1 unrest too."""
    province = province_at(spot)
    s.placed[province] += 1
    s.standards[province] += 1
    if province == WEST_BERLIN:
        s.sectors[spot - FIRST_SECTOR] += 1
    s.tell(TOLD_RAISED, seat, spot, 0)
    if calms:
        calm(s, seat, province, WHY_LS)


def lowers(s: Germany, spots_allowed: i64) -> list[int]:
    """WSDV-TRK-3, WSDV-EOD-5.2: spots, of a mask, with a piece to be removed."""
    legal: list[int] = []
    for spot in range(SPOTS):
        if spots_allowed & BIT[spot]:
            sector = FIRST_SECTOR <= spot < FIRST_EAST_SPOT
            if s.sectors[spot - FIRST_SECTOR] if sector else s.standards[province_at(spot)]:
                legal.append(LOWER + spot)
    return legal


def lower(s: Germany, seat: i64, spot: i64, amount: i64, why: i64) -> None:
    """WSDV-EOD-5.3: pieces are removed; no unrest comes of it."""
    s.standards[province_at(spot)] -= amount
    if FIRST_SECTOR <= spot < FIRST_EAST_SPOT:
        s.sectors[spot - FIRST_SECTOR] -= amount
    s.tell(TOLD_LOWERED, seat, spot, amount, why)
