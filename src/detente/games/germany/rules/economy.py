"""Factories and infrastructure: value, building, dismantling, running down (ACT-B, ECO, DIS, RUN, RHE, EXT, HAM)."""

from typing import Any, Final

from mypy_extensions import i64

from detente.core.engine.keeper import Keeper
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, ZERO, Call, Range, up_to
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import BUILD, DISMANTLE, DONE, RUN_DOWN, STOP
from detente.games.germany.rules.asking import Decision, Reasoned, reasoned
from detente.games.germany.state import Germany

WEST_LINES: Final = BOARD.west_lines
BUILT_BY: Final = {codes.IN_CSSR: "cssr", codes.IN_POLSKA: "polska"}
SITES_OF: Final = [
    [],
    [k for k in range(codes.EXTERNALS) if BOARD.country[k] == BUILT_BY[codes.IN_CSSR]],
    [k for k in range(codes.EXTERNALS) if BOARD.country[k] == BUILT_BY[codes.IN_POLSKA]],
    [],
]
"""External sites by country, for icons bound to a country."""


# -- value


def works(s: Germany, connection: i64) -> bool:
    """WSDV-ECO-1: whether all lines are built, with a factory at both ends."""
    return (
        s.lines[BOARD.first_line[connection]] != 0
        and s.lines[BOARD.last_line[connection]] != 0
        and s.factory[BOARD.end_a[connection]] != codes.EMPTY_SITE
        and s.factory[BOARD.end_b[connection]] != codes.EMPTY_SITE
    )


def value(s: Germany, city: i64) -> i64:
    """WSDV-ECO-2 to WSDV-ECO-4, WSDV-RHE-1, WSDV-RHE-3: the value of the city's factory, 0 if there is none."""
    state: i64 = s.factory[city]
    if state == codes.EMPTY_SITE:
        return 0
    if city == codes.RHEINSBERG:
        return state
    found: i64 = state - codes.RUNDOWN
    for connection in BOARD.links[city]:
        if works(s, connection):
            found += 1
    return found


def home_economy(s: Germany, province: i64) -> i64:
    """WSDV-ECO-5: the total value of a province's factories, without Hamburg and external factories."""
    found: i64 = 0
    for city in BOARD.cities_of[province]:
        found += value(s, city)
    return found


def economy(s: Germany, province: i64) -> i64:
    """WSDV-ECO-5, WSDV-HAM-1: the economy of a province, with Hamburg and external factories as now assigned."""
    found = home_economy(s, province)
    if province == s.hamburg:
        found += value(s, codes.HAMBURG)
    elif province >= codes.FIRST_EAST:
        for k in range(codes.EXTERNALS):
            if s.serves[k] == province:
                found += value(s, codes.FIRST_EXTERNAL + k)
    return found


class Worth(Keeper):
    """What the factories on a board are worth.

    factory, lines: the board. values: of all factories, 0 where there is none (WSDV-ECO-2 to WSDV-ECO-4). exports: export values
    without Hamburg, NOBODY where there is no factory (WSDV-ECO-6). at_home: the economy of each province without Hamburg and
    external factories (WSDV-ECO-5). trade: what exports are computed from. sites, built, exported: for the view, what each factory is
    worth and serves, the lines that are built, and exports with None where there is no factory; None until they are asked for.
    """

    def __init__(self, s: Germany) -> None:
        super().__init__()
        self.factory: list[int] = s.factory[:]
        self.lines: list[int] = s.lines[:]
        self.values = self.all_values(s)
        self.sites: list[tuple[int, list[Any]]] | None = None
        self.built: list[int] | None = None
        self.exported: list[int | None] | None = None
        self.exports: list[int] = [codes.NOBODY] * codes.PROVINCES
        self.at_home: list[int] = [0] * codes.PROVINCES
        self.count_by_province()
        self.trade: list[int] = [*self.exports, self.values[codes.HAMBURG], self.factory[codes.HAMBURG]]

    def count_by_province(self) -> None:
        """WSDV-ECO-5, WSDV-ECO-6: count what the factories of each province are worth."""
        province_of = BOARD.province_of
        for city, state in enumerate(self.factory):
            if state:
                province = province_of[city]
                if province >= 0:
                    worth = self.values[city]
                    self.at_home[province] += worth
                    if worth > self.exports[province]:
                        self.exports[province] = worth

    def all_values(self, s: Germany) -> list[int]:
        """The values of all factories; faster than many calls of `value`."""
        found = [state - codes.RUNDOWN if state else 0 for state in self.factory]
        found[codes.RHEINSBERG] = self.factory[codes.RHEINSBERG]
        lines = self.lines
        for connection, line in enumerate(BOARD.first_line):
            if lines[line] and works(s, connection):
                found[BOARD.end_a[connection]] += 1
                found[BOARD.end_b[connection]] += 1
        return found


def worth_of(s: Germany) -> Worth:
    """What the factories are worth now; computed anew only when the board has changed."""
    known = s._worth
    if isinstance(known, Worth):
        return known
    found = Worth(s)
    s._worth = found
    return found


def values(s: Germany) -> list[int]:
    """WSDV-ECO-2 to WSDV-ECO-4: the values of all factories, 0 where there is none. Do not modify the list."""
    return worth_of(s).values


def exports(s: Germany, hamburg: i64) -> list[int]:
    """WSDV-ECO-6: export values with Hamburg in the given province; NOBODY where there is no factory. A fresh list."""
    return exports_of(s, worth_of(s), hamburg)


def exports_of(s: Germany, worth: Worth, hamburg: i64) -> list[int]:
    """WSDV-ECO-6: `exports`, from what the factories are worth now."""
    found = worth.exports[:]
    if hamburg != codes.NOBODY and s.factory[codes.HAMBURG] != codes.EMPTY_SITE:
        found[hamburg] = max(found[hamburg], worth.values[codes.HAMBURG])
    return found


def served_by(s: Germany, k: i64) -> list[int]:
    """WSDV-ECO-5: the provinces that an external factory may serve: those at its working connections."""
    return [BOARD.served[k][n] for n in range(2) if works(s, BOARD.link_of[k][n])]


def assign_externals(s: Germany) -> None:
    """WSDV-ECO-5: assign each external factory to the first province it may serve, or to NOBODY if there is none."""
    for k in range(codes.EXTERNALS):
        served = served_by(s, k)
        s.serves[k] = served[0] if served else codes.NOBODY


# -- building


def protest_mask(s: Germany) -> i64:
    """The provinces with a mass protest."""
    found: i64 = 0
    for province, protests in enumerate(s.all_protests()):
        if protests:
            found |= BIT[province]
    return found


def barred(city: i64, protests: i64) -> bool:
    """WSDV-ACT-B5, WSDV-HAM-2: whether mass protests bar building in a city; Hamburg can count in either province."""
    need: i64 = BOARD.need[city]
    return need != 0 and need & protests == need


def line_barred(s: Germany, line: i64, protests: i64) -> bool:
    """WSDV-ACT-B5: whether a mass protest at an end bars a line; with two lines, by option, only at its own end."""
    near: i64 = BOARD.near[line]
    if near >= 0 and s.rulings[codes.RULING_BAN_LINE]:
        return barred(near, protests)
    return barred(BOARD.line_a[line], protests) or barred(BOARD.line_b[line], protests)


def reached(s: Germany, first: i64, last: i64) -> list[int]:
    """WSDV-ACT-B3, WSDV-ACT-B4: the free lines, of those from `first` to `last - 1`, that the factories allow building."""
    factory, lines = s.factory, s.lines
    by_a, by_b, twins = BOARD.by_a, BOARD.by_b, BOARD.twin
    found: list[int] = []
    for line in range(first, last):
        if not lines[line]:
            if factory[by_a[line]] or factory[by_b[line]]:
                found.append(line)
            else:
                twin: i64 = twins[line]
                if twin >= 0 and lines[twin]:
                    found.append(line)
    return found


def line_builds(s: Germany, first: i64, last: i64, protests: i64) -> list[int]:
    """WSDV-ACT-B3 to WSDV-ACT-B5: the sites of lines, of those from `first` to `last - 1`, that are free, reached and not barred."""
    found = reached(s, first, last)
    if protests:
        found = [line for line in found if not line_barred(s, line, protests)]
    return [codes.CITIES + line for line in found]


def builds(s: Germany, side: i64, bound: i64) -> list[int]:
    """WSDV-ACT-B2 to WSDV-ACT-B6, WSDV-EXT-1, WSDV-EXT-2: what one build point of a side may build."""
    protests = protest_mask(s)
    sites: list[int] = []
    if bound:
        for k in SITES_OF[bound]:
            if s.factory[codes.FIRST_EXTERNAL + k] == codes.EMPTY_SITE:
                sites.append(codes.FIRST_EXTERNAL + k)
        links: list[int] = []
        for k in SITES_OF[bound]:
            for connection in BOARD.link_of[k]:
                line: i64 = BOARD.first_line[connection]
                links += line_builds(s, line, line + 1, protests)
        links.sort()
        return BUILD.each(sites + links)
    first: i64 = 0 if side == codes.WEST else codes.WEST_CITIES
    last: i64 = codes.WEST_CITIES if side == codes.WEST else codes.FIRST_EXTERNAL
    factory = s.factory
    for city in range(first, last):
        if not factory[city] and city != codes.RHEINSBERG and not (protests and barred(city, protests)):
            sites.append(city)
    first = 0 if side == codes.WEST else WEST_LINES
    last = WEST_LINES if side == codes.WEST else codes.LINES
    return BUILD.each(sites + line_builds(s, first, last, protests))


def build(s: Germany, seat: i64, site: i64) -> None:
    """WSDV-ACT-B1: build a factory or an infrastructure."""
    if site < codes.CITIES:
        s.set_factory(site, codes.SOUND)
    else:
        s.set_line(site - codes.CITIES, 1)
    s.emit("SiteBuilt", seat, site)


class Building(Decision[Germany]):
    """WSDV-ACT-B1: what to build with a build point of an icon, or with one of a card's points."""

    def side(self, s: Germany) -> i64:
        """The side that builds."""
        return s.ask_b % 2

    def bound(self, s: Germany) -> i64:
        """The country to which the external factories are bound, or ANYWHERE."""
        return s.ask_b // 2

    def points(self, s: Germany) -> i64:
        """How many points of the card are left; 0: the point is an icon's."""
        return s.ask_c

    def put(self, s: Germany, seat: i64, side: i64, bound: i64, points: i64) -> None:
        """Push the question."""
        s.push(self, seat, side | bound << 1, points)

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """WSDV-ACT-B7: any site that can be built, or stop: a card's points need not all be used."""
        legal = builds(s, self.side(s), self.bound(s))
        if self.points(s) and legal and s.may_stop_building(self.points(s)):
            legal.append(DONE.first)
        return legal

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Build the site, then ask for the next point."""
        if action in BUILD:
            points = self.points(s)
            if points > 1:
                self.put(s, seat, self.side(s), self.bound(s), points - 1)
            build(s, seat, BUILD.one(action))

    def why_not_done(self, s: Germany) -> str | None:
        """The rule that forbids stopping: all points of a card must be used, or the point is an icon's."""
        if not self.points(s):
            return "WSDV-ACT-D3"
        return "WSDV-ACT-B7" if s.rulings[codes.RULING_BUILD_ALL] else s.rule_of_empty_use()

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule that forbids building at a site."""
        site, bound = BUILD.one(action), self.bound(s)
        if site == codes.RHEINSBERG:
            return "WSDV-MAP-6"
        if codes.FIRST_EXTERNAL <= site < codes.CITIES and not bound:
            return "WSDV-EXT-1"
        if site < codes.CITIES:
            return self.why_no_factory(s, site)
        return self.why_no_line(s, site - codes.CITIES)

    def why_no_factory(self, s: Germany, city: i64) -> str:
        """The rule that forbids a factory in a city."""
        if s.factory[city] != codes.EMPTY_SITE or (city < codes.WEST_CITIES) != (self.side(s) == codes.WEST):
            return "WSDV-ACT-B2"
        if self.bound(s):
            return "WSDV-EXT-1"
        return "WSDV-ACT-B5" if barred(city, protest_mask(s)) else "WSDV-ACT-B2"

    def why_no_line(self, s: Germany, line: i64) -> str:
        """The rule that forbids building a line."""
        if s.lines[line] or (line < WEST_LINES) != (self.side(s) == codes.WEST):
            return "WSDV-ACT-B3"
        if not reached(s, line, line + 1):
            return "WSDV-ACT-B4" if BOARD.near[line] >= 0 else "WSDV-ACT-B3"
        return "WSDV-ACT-B5" if line_barred(s, line, protest_mask(s)) else "WSDV-EXT-1"


BUILDING: Final = Building(
    "build",
    "WSDV-ACT-B1",
    Call(SEAT, up_to(2 * codes.IN_POLSKA + 1), up_to(codes.MOST_ICONS)),
    (BUILD,),
)


def build_rheinsberg(s: Germany, seat: i64) -> bool:
    """WSDV-RHE-1: build one of Rheinsberg's two points unless Brandenburg has a mass protest; return whether it was built."""
    if s.factory[codes.RHEINSBERG] == codes.SOUND or barred(codes.RHEINSBERG, protest_mask(s)):
        return False
    s.set_factory(codes.RHEINSBERG, s.factory[codes.RHEINSBERG] + 1)
    s.emit("SiteBuilt", seat, codes.RHEINSBERG)
    return True


# -- dismantling


def bare(s: Germany, city: i64) -> bool:
    """WSDV-DIS-1, WSDV-DIS-2: whether no infrastructure is next to the city."""
    for line in BOARD.next_to[city]:
        if s.lines[line]:
            return False
    return True


def may_dismantle_factory(s: Germany, city: i64) -> bool:
    """WSDV-DIS-1, WSDV-DIS-3, WSDV-RHE-3: whether a factory is bare and not rundown; Rheinsberg as long as it exists."""
    state: i64 = s.factory[city]
    return (state == codes.SOUND and bare(s, city)) or (city == codes.RHEINSBERG and state == codes.RUNDOWN)


def dismantles(s: Germany, side: i64, province: i64) -> list[int]:
    """WSDV-DIS-1 to WSDV-DIS-4, WSDV-HAM-2: what a side may lose; only in this province unless it is NOBODY."""
    sites: list[int] = []
    if province != codes.NOBODY:
        for city in BOARD.cities_of[province]:
            if may_dismantle_factory(s, city):
                sites.append(city)
        if province == codes.NIEDERSACHSEN and may_dismantle_factory(s, codes.HAMBURG):
            sites.append(codes.HAMBURG)
            sites.sort()
        for line in BOARD.lines_in[province]:
            if s.lines[line]:
                sites.append(codes.CITIES + line)
        return DISMANTLE.each(sites)
    first: i64 = 0 if side == codes.WEST else codes.WEST_CITIES
    last: i64 = codes.WEST_CITIES if side == codes.WEST else codes.FIRST_EXTERNAL
    for city in range(first, last):
        if s.factory[city] and may_dismantle_factory(s, city):
            sites.append(city)
    first = 0 if side == codes.WEST else WEST_LINES
    last = WEST_LINES if side == codes.WEST else codes.LINES
    for line in range(first, last):
        if s.lines[line]:
            sites.append(codes.CITIES + line)
    return DISMANTLE.each(sites)


def can_dismantle(s: Germany, side: i64) -> bool:
    """WSDV-ACT-A3, WSDV-EOD-1.4: whether a side has anything to dismantle."""
    first: i64 = 0 if side == codes.WEST else WEST_LINES
    last: i64 = WEST_LINES if side == codes.WEST else codes.LINES
    if 1 in s.lines[first:last]:
        return True
    first = 0 if side == codes.WEST else codes.WEST_CITIES
    last = codes.WEST_CITIES if side == codes.WEST else codes.FIRST_EXTERNAL
    for city in range(first, last):
        if may_dismantle_factory(s, city):
            return True
    return False


def dismantle(s: Germany, seat: i64, site: i64, why: i64) -> None:
    """WSDV-DIS-1, WSDV-RHE-3: dismantle one build point; Rheinsberg loses one of its two."""
    if site >= codes.CITIES:
        s.set_line(site - codes.CITIES, 0)
    elif site == codes.RHEINSBERG:
        s.set_factory(site, s.factory[site] - 1)
    else:
        s.set_factory(site, codes.EMPTY_SITE)
    s.emit(
        "SiteDismantled",
        seat,
        site,
        why,
        site == codes.RHEINSBERG and s.factory[codes.RHEINSBERG] != codes.EMPTY_SITE,
    )


class Dismantling(Reasoned):
    """WSDV-DIS-1: which build point to dismantle; in the end of decade `number` are left."""

    def side(self, s: Germany) -> i64:
        """The side that loses it."""
        return s.ask_b % 2

    def province(self, s: Germany) -> i64:
        """WSDV-DIS-4: the province to which the loss is bound, or NOBODY."""
        return s.ask_b // 2 - 1

    def put_within(self, s: Germany, seat: i64, side: i64, province: i64, why: i64) -> None:
        """Push the question for one province or NOBODY."""
        self.put(s, seat, side | (province + 1) << 1, why)

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """What the side may lose."""
        return dismantles(s, self.side(s), self.province(s))

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Dismantle it."""
        dismantle(s, seat, DISMANTLE.one(action), self.why(s))

    def impossible(self, s: Germany) -> None:
        """WSDV-EOD-1.4: East is insolvent in the end of decade."""
        if codes.NO_PHASE < s.phase < codes.PHASE_POLICE:
            insolvent(s)

    def forbidden(self, s: Germany, seat: int, action: int) -> str | None:
        """The rule that forbids dismantling a site."""
        site, province = DISMANTLE.one(action), self.province(s)
        if site >= codes.CITIES:
            return "WSDV-DIS-4" if s.lines[site - codes.CITIES] and province >= 0 else self.rule
        if site >= codes.FIRST_EXTERNAL or s.factory[site] == codes.RUNDOWN:
            return "WSDV-DIS-3"
        own = (site < codes.WEST_CITIES) == (self.side(s) == codes.WEST)
        elsewhere = province >= 0 and BOARD.province_of[site] != province
        return "WSDV-DIS-4" if s.factory[site] == codes.SOUND and own and elsewhere else self.rule


DISMANTLING: Final = Dismantling(
    "dismantle", "WSDV-DIS-1", reasoned(up_to(2 * codes.PROVINCES + 1), waits=True), (DISMANTLE,)
)


def insolvent(s: Germany) -> None:
    """WSDV-EOD-1.4: East must dismantle and cannot; West wins at once."""
    s.won(codes.WEST, codes.END_INSOLVENCY)


def points_left(s: Germany, by_connection: bool) -> i64:
    """WSDV-EOD-3.5: what East can still lose once all factories are rundown: its lines and Rheinsberg's remaining point.

    by_connection: by option, a connection with both lines built counts as one point.
    """
    found: i64 = 1 if s.factory[codes.RHEINSBERG] else 0
    for line in range(WEST_LINES, codes.LINES):
        if s.lines[line]:
            twin: i64 = BOARD.twin[line]
            if not (by_connection and twin > line and s.lines[twin]):
                found += 1
    return found


# -- running down, stopping


def run_downs(s: Germany) -> list[int]:
    """WSDV-RUN-1, WSDV-RHE-3: the factories that can be run down."""
    return RUN_DOWN.each(
        [city for city in range(codes.WEST_CITIES, codes.FIRST_EXTERNAL) if s.factory[city] == codes.SOUND]
    )


def sound_factories(s: Germany) -> i64:
    """WSDV-RUN-1: how many factories can be run down."""
    return s.factory[codes.WEST_CITIES : codes.FIRST_EXTERNAL].count(codes.SOUND)


def run_down(s: Germany, seat: i64, city: i64, why: i64) -> None:
    """WSDV-RUN-1, WSDV-ECO-3: set the factory's base to 0; Rheinsberg loses one of its two points."""
    s.set_factory(city, codes.RUNDOWN)
    s.emit("FactoryRunDown", seat, city, why)


class RunningDown(Reasoned):
    """WSDV-RUN-1: which factory to run down; in the end of decade `number` are left."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The factories that can be run down."""
        return run_downs(s)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Run it down."""
        run_down(s, seat, RUN_DOWN.one(action), self.why(s))


RUNNING_DOWN: Final = RunningDown("run_down", "WSDV-RUN-1", reasoned(ZERO, waits=False), (RUN_DOWN,))


def repair(s: Germany, seat: i64, provinces: i64) -> bool:
    """WSDV-RUN-1: repair a rundown factory in the given province; return whether there was one."""
    for province in range(codes.FIRST_EAST, codes.PROVINCES):
        if provinces & BIT[province]:
            for city in BOARD.cities_of[province]:
                if s.factory[city] == codes.RUNDOWN:
                    s.set_factory(city, codes.SOUND)
                    s.emit("FactoryRepaired", seat, city)
                    return True
    return False


def stops(s: Germany, bound: i64) -> list[int]:
    """WSDV-EXT-3: the external factories of a country."""
    return STOP.each([k for k in SITES_OF[bound] if s.factory[codes.FIRST_EXTERNAL + k] != codes.EMPTY_SITE])


class Stopping(Decision[Germany]):
    """WSDV-EXT-3: which external factory to remove."""

    def choices(self, s: Germany, seat: i64) -> list[int]:
        """The external factories of the country."""
        return stops(s, s.ask_b)

    def decide(self, s: Germany, seat: i64, action: i64) -> None:
        """Remove the factory and all infrastructure on its links."""
        k = STOP.one(action)
        s.emit("FactoryStopped", seat, codes.FIRST_EXTERNAL + k)
        for connection in BOARD.link_of[k]:
            line: i64 = BOARD.first_line[connection]
            if s.lines[line]:
                dismantle(s, seat, codes.CITIES + line, codes.WHY_STOP)
        s.set_factory(codes.FIRST_EXTERNAL + k, codes.EMPTY_SITE)


STOPPING: Final = Stopping("stop", "WSDV-EXT-3", Call(SEAT, Range(1, codes.IN_POLSKA), waits=False), (STOP,))

assert (
    codes.EMPTY_SITE == 0
    and codes.WEST_BERLIN < codes.FIRST_EAST
    and not BOARD.cities_of[codes.WEST_BERLIN]
    and len(SITES_OF) - 1 == codes.AT_RHEINSBERG
)
