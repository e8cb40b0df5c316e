"""The end of decade, phase by phase (EOD, WIN). Each phase emits its counts; steps ask for the choices."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call, Range, up_to
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.fields import MOST_DUE
from detente.games.germany.notation import BOX, DISMANTLE, PRESS, RUN_DOWN, SOCIALIST_FROM
from detente.games.germany.rules import counts, economy, standard, unrest
from detente.games.germany.rules.asking import Decision
from detente.games.germany.rules.event import ARROW, begin_event
from detente.games.germany.state import Germany

COLLAPSE: Final[i64] = 4
"""WSDV-EOD-10.1: mass protests at which a side collapses."""
ONE_CHOOSER: Final = 2
"""Added to a side: that side chooses everything; otherwise the sides take turns."""
SECTOR_SPOTS: Final[i64] = BIT[codes.FIRST_SECTOR] * (BIT[codes.SECTORS] - 1)


class Phase(Step[Germany]):
    """WSDV-FLOW-1: a phase of the end of decade, followed by the next one."""

    def run(self, s: Germany, phase: i64, b: i64, c: i64) -> None:
        """Begin the phase."""
        s.phase = phase
        s.active = codes.NOBODY
        s.emit("PhaseBegan", phase)
        if phase < codes.PHASE_COLLAPSE:
            s.push(self, phase + 1)
        if phase == codes.PHASE_FLIGHT:
            flight(s)
        elif phase == codes.PHASE_PRESTIGE:
            prestige(s)
        elif phase == codes.PHASE_CURRENCY:
            s.push(CURRENCY)
            standard.HAMBURG.put(s, s.german[codes.WEST], codes.PHASE_CURRENCY)
        elif phase == codes.PHASE_POLICE_COST:
            police_cost(s)
        elif phase == codes.PHASE_EXPORT:
            s.push(EXPORT)
            standard.HAMBURG.put(s, s.german[codes.WEST], codes.PHASE_EXPORT)
        elif phase == codes.PHASE_INTERNAL:
            compare_within(s)
        elif phase == codes.PHASE_EAST_WEST:
            compare_across(s)
        elif phase == codes.PHASE_POLICE:
            police_removal(s)
        elif phase == codes.PHASE_SOCIALISTS:
            socialists(s)
        else:
            collapse_check(s)


PHASE: Final = Phase(Call(Range(1, codes.PHASE_COLLAPSE)))


# -- losing build points


class Dismantles(Step[Germany]):
    """WSDV-EOD-1.3, WSDV-EOD-3.4, WSDV-EOD-4.1: East dismantles this many build points, for a reason."""

    def run(self, s: Germany, chooser: i64, left: i64, why: i64) -> None:
        """Dismantle one, then the others."""
        if left == 0:
            return
        if not economy.can_dismantle(s, codes.EAST):
            economy.insolvent(s)
            return
        if left > 1:
            s.push(self, after(chooser), left - 1, why)
        seat = s.german[chooser % ONE_CHOOSER]
        economy.DISMANTLING.put(s, seat, codes.EAST, why, left)


class RunDowns(Step[Germany]):
    """WSDV-EOD-3.3: this many factories are run down."""

    def run(self, s: Germany, chooser: i64, left: i64, c: i64) -> None:
        """Run down one, then the others."""
        if left > 1:
            s.push(self, after(chooser), left - 1)
        seat = s.german[chooser % ONE_CHOOSER]
        economy.RUNNING_DOWN.put(s, seat, 0, codes.WHY_CURRENCY, left)


CHOOSER: Final = up_to(ONE_CHOOSER + codes.EAST)
DISMANTLES: Final = Dismantles(Call(CHOOSER, Range(1, MOST_DUE), up_to(codes.MOST_ICONS)))
RUN_DOWNS: Final = RunDowns(Call(CHOOSER, Range(1, MOST_DUE)))


def after(chooser: i64) -> i64:
    """The side that chooses next."""
    return chooser if chooser >= ONE_CHOOSER else 1 - chooser


# -- phases 1 and 2


def flight(s: Germany) -> None:
    """WSDV-EOD-1.1 to WSDV-EOD-1.3, WSDV-EOD-1.5: the flight, or the cost of the wall."""
    if s.wall:
        s.push(ARROW, codes.PRESTIGE, codes.WEST)
        s.push(DISMANTLES, codes.EAST + ONE_CHOOSER, 1, codes.WHY_WALL)
        return
    terms = counts.flight_terms(s)
    level = counts.flight_level(terms)
    s.emit(
        "FlightCounted",
        terms[0],
        terms[1],
        terms[2],
        terms[3],
        terms[4],
        terms[5],
        level,
        level // 2,
        s.german[s.holder()],
    )
    if level > 1:
        s.push(DISMANTLES, s.holder(), level // 2, codes.WHY_FLIGHT)


def prestige(s: Germany) -> None:
    """WSDV-EOD-2.1: the holder chooses a box, unless the marker is on 0."""
    if s.tracks[codes.PRESTIGE] == 0:
        s.emit("BoxChosen", codes.NOBODY, 0)
    else:
        s.push(CHOOSING_BOX, s.german[s.holder()])


class ChoosingBox(Decision[Germany]):
    """WSDV-EOD-2.1: which box of the prestige track to carry out."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The marker's box, or any box nearer to 0."""
        at: i64 = s.tracks[codes.PRESTIGE]
        return BOX.each(list(range(1, at + 1) if at > 0 else range(at, 0)))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """WSDV-EOD-2.2: carry out its icons; the chooser is the actor."""
        at = BOX.one(action)
        s.emit("BoxChosen", seat, at)
        begin_event(s, seat, s.box_0 + at, False)


CHOOSING_BOX: Final = ChoosingBox("box", "WSDV-EOD-2.1", Call(SEAT, waits=False), (BOX,))


# -- phases 3 and 4


class Currency(Step[Germany]):
    """WSDV-EOD-3.1 to WSDV-EOD-3.5: the currency balance and the cost of a deficit, as a step."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """Run `currency`."""
        currency(s)


CURRENCY: Final = Currency()


def currency(s: Germany) -> None:
    """WSDV-EOD-3.1 to WSDV-EOD-3.5: the balance, and the cost of a deficit."""
    terms = counts.currency_terms(s, economy.exports(s, s.hamburg))
    deficit: i64 = max(-terms[3], 0)
    sound = economy.run_downs(s)
    s.emit(
        "CurrencyCounted",
        s.tracks[codes.CURRENCY],
        terms[0],
        terms[1],
        terms[2],
        terms[3],
        deficit,
        len(sound),
        s.german[s.holder()],
    )
    if deficit == 0:
        return
    if deficit < len(sound):
        s.push(RUN_DOWNS, s.holder(), deficit)
        return
    for action in sound:
        economy.run_down(s, s.german[codes.EAST], RUN_DOWN.one(action), codes.WHY_CURRENCY)
    rest: i64 = deficit - len(sound)
    if rest > economy.points_left(s, s.rulings[codes.RULING_COUNT_CONNECTIONS] != 0):
        economy.insolvent(s)
    elif rest == economy.points_left(s, False):
        lose_everything(s)
    else:
        s.push(DISMANTLES, s.holder(), rest, codes.WHY_CURRENCY)


def lose_everything(s: Germany) -> None:
    """WSDV-EOD-3.5: East must lose exactly what it has left."""
    for action in economy.dismantles(s, codes.EAST, codes.NOBODY):
        site: i64 = DISMANTLE.one(action)
        if site >= codes.CITIES or site == codes.RHEINSBERG:
            economy.dismantle(s, s.german[codes.EAST], site, codes.WHY_CURRENCY)


def police_cost(s: Germany) -> None:
    """WSDV-EOD-4.1, WSDV-POL-3: 1 build point for each police card."""
    s.emit("PoliceCostCounted", len(s.police))
    if s.police:
        s.push(DISMANTLES, codes.EAST + ONE_CHOOSER, len(s.police), codes.WHY_POLICE_COST)


# -- phases 5 to 7


class Export(Step[Germany]):
    """WSDV-EOD-5.1 to WSDV-EOD-5.3: remove LS beyond the value of the export factory, as a step."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """Run `export_check`."""
        export_check(s)


EXPORT: Final = Export()


def export_check(s: Germany) -> None:
    """WSDV-EOD-5.1 to WSDV-EOD-5.3: remove LS beyond the value of the export factory."""
    kept = counts.standards_after_export(s, economy.exports(s, s.hamburg))
    for province in range(codes.PROVINCES):
        lost: i64 = s.standards[province] - kept[province]
        if lost == 0:
            continue
        limit: i64 = kept[province]
        if province == codes.WEST_BERLIN:
            limit = counts.berlin_limit(s, economy.exports(s, s.hamburg))
        s.emit("ExportChecked", province, limit, s.standards[province])
        if province == codes.WEST_BERLIN:
            for left in range(1, lost + 1):
                standard.LOWERING.put(s, s.german[codes.WEST], SECTOR_SPOTS, codes.WHY_EXPORT, left)
        else:
            standard.lower(s, codes.NOBODY, standard.spot_of(province), lost, codes.WHY_EXPORT)


def compare_within(s: Germany) -> None:
    """WSDV-EOD-6.1 to WSDV-EOD-6.3: place unrest where LS are below the highest of their side."""
    s.push(unrest.BERLIN)
    s.emit("StandardsCompared", max(s.standards[: codes.FIRST_EAST]), max(s.standards[codes.FIRST_EAST :]))
    due = counts.internal_unrest(s, s.standards)
    for province in range(codes.PROVINCES):
        if due[province]:
            unrest.add_unrest(
                s, s.german[int(province >= codes.FIRST_EAST)], province, due[province], codes.WHY_INTERNAL
            )


def compare_across(s: Germany) -> None:
    """WSDV-EOD-7.1: note the mass protests, then let the provinces press in order."""
    s.noted = [int(s.protests(province)) for province in range(codes.PROVINCES)]
    s.push(unrest.BERLIN)
    s.push(PRESSURE, 0)


class Pressure(Step[Germany]):
    """WSDV-EOD-7.2 to WSDV-EOD-7.4: the provinces press one after the other; West Berlin presses all it can."""

    def run(self, s: Germany, province: i64, b: i64, c: i64) -> None:
        """Continue from this province."""
        while province < codes.PROVINCES:
            targets = targets_of(s, province)
            seat: i64 = s.german[int(province >= codes.FIRST_EAST)]
            if province == codes.WEST_BERLIN:
                for target in targets:
                    press(s, seat, province, target)
            elif len(targets) == 1:
                press(s, seat, province, targets[0])
            elif targets:
                s.push(self, province + 1)
                s.push(PRESSING, seat, province)
                return
            province += 1


class Pressing(Decision[Germany]):
    """WSDV-EOD-7.2: which province to press."""

    def province(self, s: Germany) -> i64:
        """The province that presses."""
        return s.ask_b

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The possible targets; the owner chooses."""
        return PRESS.each(targets_of(s, self.province(s)))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Press this province."""
        press(s, seat, self.province(s), PRESS.one(action))


PRESSURE: Final = Pressure(Call(up_to(codes.PROVINCES)))
PRESSING: Final = Pressing(
    "press", "WSDV-EOD-7.2", Call(SEAT, up_to(codes.PROVINCES - 1), waits=False), (PRESS,)
)


def targets_of(s: Germany, province: i64) -> list[int]:
    """WSDV-EOD-7.2: the provinces that this one may press."""
    return counts.pressed(province, s.standards[province] - s.noted[province], s.standards)


def press(s: Germany, seat: i64, province: i64, target: i64) -> None:
    """WSDV-EOD-7.2: place unrest equal to the difference."""
    standards: i64 = s.standards[province]
    against: i64 = s.standards[target]
    noted: i64 = s.noted[province]
    s.emit("ProvincePressed", province, target, standards, noted, against)
    unrest.add_unrest(s, seat, target, standards - noted - against, codes.WHY_PRESSURE)


# -- phases 8 and 9


def police_removal(s: Germany) -> None:
    """WSDV-EOD-8.1: 1 unrest for each unused police card; then all are fresh."""
    fresh = s.fresh_police()
    s.emit("PoliceRemovalCounted", fresh)
    s.push(POLICE_RENEWED)
    for left in range(1, fresh + 1):
        unrest.REMOVING.put(s, s.german[codes.EAST], codes.EAST_PROVINCES, codes.WHY_POLICE, left)


class PoliceRenewed(Step[Germany]):
    """WSDV-EOD-8.1: all police cards become fresh, and the captured unrest is removed."""

    def run(self, s: Germany, a: i64, b: i64, c: i64) -> None:
        """Make the cards available again."""
        s.spent = []
        s.emit("PoliceRenewed", len(s.police))


POLICE_RENEWED: Final = PoliceRenewed()


def socialists(s: Germany) -> None:
    """WSDV-EOD-9.1 to WSDV-EOD-9.4: socialists are gained or lost, then used against mass protests."""
    change = counts.socialists_due(s)
    placed = s.placed_socialists()
    s.emit(
        "SocialistsCounted",
        s.tracks[codes.SOCIALIST],
        change,
        s.box,
        placed,
    )
    if s.box + placed + change > BOARD.socialists_total:
        s.won(codes.EAST, codes.END_TRIUMPH)
        return
    if s.box + placed + change < 0:
        s.won(codes.WEST, codes.END_SOCIALISM_FAILS)
        return
    if change >= 0 or not s.rulings[codes.RULING_NO_SOCIALISTS_AFTER_LOSS]:
        s.push(unrest.SOCIALISTS)
    if change > 0:
        s.box += change
        s.emit("SocialistsGained", change, s.box)
    elif change < 0:
        s.push(SOCIALISTS_LOST, -change)


class SocialistsLost(Step[Germany]):
    """WSDV-EOD-9.2: this many socialists are lost, first from the box, then from provinces that West chooses."""

    def run(self, s: Germany, left: i64, b: i64, c: i64) -> None:
        """Take all that the box can give at once, the others one by one."""
        while left and s.box:
            s.box -= 1
            left -= 1
            s.emit("SocialistReturned", codes.NOBODY)
        if left:
            s.push(self, left - 1)
            s.push(LOSING_SOCIALIST, s.german[codes.WEST])


class LosingSocialist(Decision[Germany]):
    """WSDV-EOD-9.2: the province that loses a socialist."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """Provinces with a socialist."""
        return SOCIALIST_FROM.each([k for k in range(codes.FIRST_EAST, codes.PROVINCES) if s.socialists[k]])

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Replace the socialist with 1 unrest."""
        province = SOCIALIST_FROM.one(action)
        s.socialists[province] -= 1
        s.emit("SocialistReturned", province)
        unrest.add_unrest(s, seat, province, 1, codes.WHY_SOCIALISTS)


SOCIALISTS_LOST: Final = SocialistsLost(Call(up_to(MOST_DUE)))
LOSING_SOCIALIST: Final = LosingSocialist(
    "lose_socialist", "WSDV-EOD-9.2", Call(SEAT, waits=False), (SOCIALIST_FROM,)
)


# -- phase 10


def collapse_check(s: Germany) -> None:
    """WSDV-EOD-10.1 to WSDV-EOD-10.3: check which sides have four or more mass protests."""
    west = s.protests_of(codes.WEST)
    east = s.protests_of(codes.EAST)
    s.emit("ProtestsCounted", west, east)
    if west >= COLLAPSE and east >= COLLAPSE:
        s.won(codes.EAST, codes.END_BOTH_COLLAPSE)
    elif east >= COLLAPSE:
        s.won(codes.WEST, codes.END_EAST_COLLAPSES)
    elif west >= COLLAPSE:
        s.won(codes.EAST, codes.END_WEST_COLLAPSES)
    elif s.decade == BOARD.decades:
        s.won(codes.EAST, codes.END_EAST_SURVIVES)
    else:
        s.phase = codes.NO_PHASE
        s.decade_over()
