"""The end of decade, phase by phase (EOD, WIN). Each phase tells what it has counted; choices are asked as steps."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.germany.codes import (
    ASK_BOX,
    ASK_DISMANTLE,
    ASK_HAMBURG,
    ASK_LOSE_SOCIALIST,
    ASK_LOWER,
    ASK_PRESS,
    ASK_REMOVE,
    ASK_RUN_DOWN,
    BOX,
    CITIES,
    CURRENCY,
    DISMANTLE,
    EAST,
    EAST_PROVINCES,
    END_BOTH_COLLAPSE,
    END_EAST_COLLAPSES,
    END_EAST_SURVIVES,
    END_INSOLVENCY,
    END_SOCIALISM_FAILS,
    END_TRIUMPH,
    END_WEST_COLLAPSES,
    FIRST_EAST,
    FIRST_SECTOR,
    NO_PHASE,
    NOBODY,
    PHASE_COLLAPSE,
    PHASE_CURRENCY,
    PHASE_EAST_WEST,
    PHASE_EXPORT,
    PHASE_FLIGHT,
    PHASE_INTERNAL,
    PHASE_POLICE,
    PHASE_POLICE_COST,
    PHASE_PRESTIGE,
    PHASE_SOCIALISTS,
    PRESS,
    PRESTIGE,
    PROVINCES,
    RHEINSBERG,
    RULING_COUNT_CONNECTIONS,
    RULING_NO_SOCIALISTS_AFTER_LOSS,
    RUN_DOWN,
    SECTORS,
    SOCIALIST,
    SOCIALIST_FROM,
    STEP_ARROW,
    STEP_BERLIN,
    STEP_CURRENCY,
    STEP_DISMANTLES,
    STEP_EXPORT,
    STEP_PHASE,
    STEP_POLICE_RENEWED,
    STEP_PRESSING,
    STEP_RUN_DOWNS,
    STEP_SOCIALISTS,
    STEP_SOCIALISTS_LOST,
    TOLD_BOX,
    TOLD_COLLAPSE,
    TOLD_CURRENCY,
    TOLD_EXPORT,
    TOLD_FLIGHT,
    TOLD_GAINED,
    TOLD_INTERNAL,
    TOLD_PHASE,
    TOLD_POLICE_COST,
    TOLD_POLICE_FRESH,
    TOLD_POLICE_REMOVAL,
    TOLD_PRESSED,
    TOLD_RETURNED,
    TOLD_SOCIALISTS,
    TRACK_END,
    WEST,
    WEST_BERLIN,
    WHY_CURRENCY,
    WHY_EXPORT,
    WHY_FLIGHT,
    WHY_INTERNAL,
    WHY_POLICE,
    WHY_POLICE_COST,
    WHY_PRESSURE,
    WHY_SOCIALISTS,
    WHY_WALL,
)
from detente.games.germany.data import BOARD
from detente.games.germany.rules.counts import (
    berlin_limit,
    currency_terms,
    flight_level,
    flight_terms,
    internal_unrest,
    pressed,
    socialists_due,
    standards_after_export,
)
from detente.games.germany.rules.economy import (
    can_dismantle,
    dismantle,
    dismantles,
    exports,
    points_left,
    run_down,
    run_downs,
)
from detente.games.germany.rules.event import begin_event
from detente.games.germany.rules.standard import lower, spot_of
from detente.games.germany.rules.unrest import add_unrest
from detente.games.germany.state import Germany

COLLAPSE: i64 = 4
"""WSDV-EOD-10.1: mass protests at which a side collapses."""
ONE_CHOOSER: i64 = 2
"""Added to a side: it chooses all, otherwise the sides take turns."""
SECTOR_SPOTS: i64 = BIT[FIRST_SECTOR] * (BIT[SECTORS] - 1)


def begin_phase(s: Germany, phase: i64) -> None:
    """WSDV-FLOW-1: a phase of the end of decade; the next lies below it."""
    s.phase = phase
    s.active = NOBODY
    s.tell(TOLD_PHASE, phase)
    if phase < PHASE_COLLAPSE:
        s.push(STEP_PHASE, phase + 1)
    if phase == PHASE_FLIGHT:
        flight(s)
    elif phase == PHASE_PRESTIGE:
        prestige(s)
    elif phase == PHASE_CURRENCY:
        s.push(STEP_CURRENCY)
        s.push(ASK_HAMBURG, s.german[WEST], PHASE_CURRENCY)
    elif phase == PHASE_POLICE_COST:
        police_cost(s)
    elif phase == PHASE_EXPORT:
        s.push(STEP_EXPORT)
        s.push(ASK_HAMBURG, s.german[WEST], PHASE_EXPORT)
    elif phase == PHASE_INTERNAL:
        compare_within(s)
    elif phase == PHASE_EAST_WEST:
        compare_across(s)
    elif phase == PHASE_POLICE:
        police_removal(s)
    elif phase == PHASE_SOCIALISTS:
        socialists(s)
    else:
        collapse_check(s)


def packed(numbers: list[int]) -> i64:
    """Small numbers as one to be told: each with 64 added takes a byte."""
    found: i64 = 0
    for number in reversed(numbers):
        found = found << 8 | (number + 64)
    return found


def insolvent(s: Germany) -> None:
    """WSDV-EOD-1.4: East must dismantle and cannot; West wins at once."""
    s.won(WEST, END_INSOLVENCY)


# -- losing build points


def next_dismantling(s: Germany, chooser: i64, left: i64, why: i64) -> None:
    """WSDV-EOD-1.3, WSDV-EOD-3.4, WSDV-EOD-4.1: one build point of East goes, then the others."""
    if left == 0:
        return
    if not can_dismantle(s, EAST):
        insolvent(s)
        return
    if left > 1:
        s.push(STEP_DISMANTLES, after(chooser), left - 1, why)
    s.push(ASK_DISMANTLE, s.german[chooser % ONE_CHOOSER], EAST, why | left << 5)


def next_run_down(s: Germany, chooser: i64, left: i64) -> None:
    """WSDV-EOD-3.3: one factory is run down, then the others."""
    if left > 1:
        s.push(STEP_RUN_DOWNS, after(chooser), left - 1)
    s.push(ASK_RUN_DOWN, s.german[chooser % ONE_CHOOSER], 0, WHY_CURRENCY | left << 5)


def after(chooser: i64) -> i64:
    """Who chooses next."""
    return chooser if chooser >= ONE_CHOOSER else 1 - chooser


# -- phases 1 and 2


def flight(s: Germany) -> None:
    """WSDV-EOD-1.1 to WSDV-EOD-1.3, WSDV-EOD-1.5: the flight, or what the wall costs."""
    if s.wall:
        s.push(STEP_ARROW, PRESTIGE, WEST)
        s.push(STEP_DISMANTLES, EAST + ONE_CHOOSER, 1, WHY_WALL)
        return
    terms = flight_terms(s)
    level = flight_level(terms)
    s.tell(TOLD_FLIGHT, packed(terms), level, s.german[s.holder()])
    if level > 1:
        s.push(STEP_DISMANTLES, s.holder(), level // 2, WHY_FLIGHT)


def prestige(s: Germany) -> None:
    """WSDV-EOD-2.1: the holder chooses a box, unless the marker stands on 0."""
    if s.tracks[PRESTIGE] == 0:
        s.tell(TOLD_BOX, NOBODY, TRACK_END)
    else:
        s.push(ASK_BOX, s.german[s.holder()])


def boxes(s: Germany) -> list[int]:
    """WSDV-EOD-2.1: the marker's box or any nearer to 0."""
    at: i64 = s.tracks[PRESTIGE]
    if at > 0:
        return [BOX + TRACK_END + k for k in range(1, at + 1)]
    return [BOX + TRACK_END + k for k in range(at, 0)]


def choose_box(s: Germany, seat: i64, action: i64) -> None:
    """WSDV-EOD-2.1, WSDV-EOD-2.2: the box's icons are carried out by its chooser."""
    at: i64 = action - BOX - TRACK_END
    s.tell(TOLD_BOX, seat, at + TRACK_END)
    begin_event(s, seat, s.box_0 + at, False)


# -- phases 3 and 4


def currency(s: Germany) -> None:
    """WSDV-EOD-3.1 to WSDV-EOD-3.5: the balance, and what a deficit costs."""
    terms = currency_terms(s, s.hamburg)
    deficit: i64 = max(-terms[3], 0)
    sound = run_downs(s)
    told = [s.tracks[CURRENCY], *terms, deficit, len(sound)]
    s.tell(TOLD_CURRENCY, packed([int(n) for n in told]), s.german[s.holder()])
    if deficit == 0:
        return
    if deficit < len(sound):
        s.push(STEP_RUN_DOWNS, s.holder(), deficit)
        return
    for action in sound:
        run_down(s, s.german[EAST], action - RUN_DOWN, WHY_CURRENCY)
    rest: i64 = deficit - len(sound)
    if rest > points_left(s, s.rulings[RULING_COUNT_CONNECTIONS] != 0):
        insolvent(s)
    elif rest == points_left(s, False):
        lose_everything(s)
    else:
        s.push(STEP_DISMANTLES, s.holder(), rest, WHY_CURRENCY)


def lose_everything(s: Germany) -> None:
    """WSDV-EOD-3.5: exactly as much is due as East has left."""
    for action in dismantles(s, EAST, NOBODY):
        site: i64 = action - DISMANTLE
        if site >= CITIES or site == RHEINSBERG:
            dismantle(s, s.german[EAST], site, WHY_CURRENCY)


def police_cost(s: Germany) -> None:
    """WSDV-EOD-4.1, WSDV-POL-3: 1 build point for each police card."""
    s.tell(TOLD_POLICE_COST, len(s.police))
    if s.police:
        s.push(STEP_DISMANTLES, EAST + ONE_CHOOSER, len(s.police), WHY_POLICE_COST)


# -- phases 5 to 7


def export_check(s: Germany) -> None:
    """WSDV-EOD-5.1 to WSDV-EOD-5.3: LS beyond the value of the export factory are removed."""
    kept = standards_after_export(s, s.hamburg)
    for province in range(PROVINCES):
        lost: i64 = s.standards[province] - kept[province]
        if lost == 0:
            continue
        limit: i64 = kept[province]
        if province == WEST_BERLIN:
            limit = berlin_limit(s, exports(s, s.hamburg))
        s.tell(TOLD_EXPORT, province, limit, s.standards[province])
        if province == WEST_BERLIN:
            for left in range(1, lost + 1):
                s.push(ASK_LOWER, s.german[WEST], SECTOR_SPOTS, WHY_EXPORT | left << 5)
        else:
            lower(s, NOBODY, spot_of(province), lost, WHY_EXPORT)


def compare_within(s: Germany) -> None:
    """WSDV-EOD-6.1 to WSDV-EOD-6.3: unrest where LS lag behind the highest of their side."""
    s.push(STEP_BERLIN)
    s.tell(TOLD_INTERNAL, max(s.standards[:FIRST_EAST]), max(s.standards[FIRST_EAST:]))
    due = internal_unrest(s, s.standards)
    for province in range(PROVINCES):
        if due[province]:
            add_unrest(s, s.german[int(province >= FIRST_EAST)], province, due[province], WHY_INTERNAL)


def compare_across(s: Germany) -> None:
    """WSDV-EOD-7.1: the mass protests are noted, then the provinces press in their order."""
    s.noted = [int(s.protests(province)) for province in range(PROVINCES)]
    s.push(STEP_BERLIN)
    s.push(STEP_PRESSING, 0)


def press_from(s: Germany, province: i64) -> None:
    """WSDV-EOD-7.2 to WSDV-EOD-7.4: the provinces press one after the other; West Berlin presses all it can."""
    while province < PROVINCES:
        targets = targets_of(s, province)
        seat: i64 = s.german[int(province >= FIRST_EAST)]
        if province == WEST_BERLIN:
            for target in targets:
                press(s, seat, province, target)
        elif len(targets) == 1:
            press(s, seat, province, targets[0])
        elif targets:
            s.push(STEP_PRESSING, province + 1)
            s.push(ASK_PRESS, seat, province)
            return
        province += 1


def targets_of(s: Germany, province: i64) -> list[int]:
    """WSDV-EOD-7.2: whom a province may press."""
    return pressed(province, s.standards[province] - s.noted[province], s.standards)


def pressings(s: Germany, province: i64) -> list[int]:
    """WSDV-EOD-7.2: the owner chooses the target."""
    return [PRESS + target for target in targets_of(s, province)]


def press(s: Germany, seat: i64, province: i64, target: i64) -> None:
    """WSDV-EOD-7.2: unrest by the difference."""
    standards: i64 = s.standards[province]
    against: i64 = s.standards[target]
    noted: i64 = s.noted[province]
    s.tell(TOLD_PRESSED, province, target, packed([int(standards), int(noted), int(against)]))
    add_unrest(s, seat, target, standards - noted - against, WHY_PRESSURE)


# -- phases 8 and 9


def police_removal(s: Germany) -> None:
    """WSDV-EOD-8.1: 1 unrest for each police card not used; then all are fresh."""
    fresh = s.fresh_police()
    s.tell(TOLD_POLICE_REMOVAL, fresh)
    s.push(STEP_POLICE_RENEWED)
    for left in range(1, fresh + 1):
        s.push(ASK_REMOVE, s.german[EAST], EAST_PROVINCES, WHY_POLICE | left << 5)


def renew_police(s: Germany) -> None:
    """WSDV-EOD-8.1: all police cards are fresh, captured unrest is gone."""
    s.spent = []
    s.tell(TOLD_POLICE_FRESH, len(s.police))


def socialists(s: Germany) -> None:
    """WSDV-EOD-9.1 to WSDV-EOD-9.4: socialists are gained or lost, then used against mass protests."""
    change = socialists_due(s)
    placed: i64 = sum(s.socialists)
    s.tell(TOLD_SOCIALISTS, s.tracks[SOCIALIST] + TRACK_END, change + TRACK_END, s.box, placed)
    if s.box + placed + change > BOARD.socialists_total:
        s.won(EAST, END_TRIUMPH)
        return
    if s.box + placed + change < 0:
        s.won(WEST, END_SOCIALISM_FAILS)
        return
    if change >= 0 or not s.rulings[RULING_NO_SOCIALISTS_AFTER_LOSS]:
        s.push(STEP_SOCIALISTS)
    if change > 0:
        s.box += change
        s.tell(TOLD_GAINED, change, s.box)
    elif change < 0:
        s.push(STEP_SOCIALISTS_LOST, -change)


def lose_socialists(s: Germany, left: i64) -> None:
    """WSDV-EOD-9.2: first from the box, then from provinces of West's choice."""
    while left and s.box:
        s.box -= 1
        left -= 1
        s.tell(TOLD_RETURNED, NOBODY)
    if left:
        s.push(STEP_SOCIALISTS_LOST, left - 1)
        s.push(ASK_LOSE_SOCIALIST, s.german[WEST])


def socialist_losses(s: Germany) -> list[int]:
    """WSDV-EOD-9.2: the provinces with a socialist."""
    return [SOCIALIST_FROM + k for k in range(PROVINCES - FIRST_EAST) if s.socialists[FIRST_EAST + k]]


def lose_socialist(s: Germany, seat: i64, province: i64) -> None:
    """WSDV-EOD-9.2: the socialist is replaced by 1 unrest."""
    s.socialists[province] -= 1
    s.tell(TOLD_RETURNED, province)
    add_unrest(s, seat, province, 1, WHY_SOCIALISTS)


# -- phase 10


def collapse_check(s: Germany) -> None:
    """WSDV-EOD-10.1 to WSDV-EOD-10.3: who has four mass protests or more."""
    west = s.protests_of(WEST)
    east = s.protests_of(EAST)
    s.tell(TOLD_COLLAPSE, west, east)
    if west >= COLLAPSE and east >= COLLAPSE:
        s.won(EAST, END_BOTH_COLLAPSE)
    elif east >= COLLAPSE:
        s.won(WEST, END_EAST_COLLAPSES)
    elif west >= COLLAPSE:
        s.won(EAST, END_WEST_COLLAPSES)
    elif s.decade == BOARD.decades:
        s.won(EAST, END_EAST_SURVIVES)
    else:
        s.phase = NO_PHASE
        s.decade_over()
