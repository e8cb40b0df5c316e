"""What the end of decade would bring if it came now: each phase counted on the current table (EOD).

Dismantling, the prestige box, police and socialists depend on future choices: the forecast counts them but does not guess.
It gives unrest as a certain minimum and a possible maximum, depending on where Hamburg goes and whom provinces press.
"""

from detente.games.germany import codes
from detente.games.germany.rules import counts
from detente.games.germany.rules.economy import own_exports, run_downs, values, with_hamburg
from detente.games.germany.state import Germany


def hamburgs(s: Germany) -> list[int]:
    """WSDV-HAM-1: the provinces where West may count Hamburg; only one if Hamburg has no factory."""
    if s.factory[codes.HAMBURG] == codes.EMPTY_SITE:
        return [codes.NIEDERSACHSEN]
    return [codes.SCHLESWIG_HOLSTEIN, codes.NIEDERSACHSEN]


def pressures(s: Germany, standards: list[int]) -> list[tuple[int, list[int], int]]:
    """WSDV-EOD-7.1 to WSDV-EOD-7.4: each pressing province, the provinces it may press, and how hard."""
    found: list[tuple[int, list[int], int]] = []
    for province in range(codes.PROVINCES):
        pressure = int(standards[province] - s.protests(province))
        targets = counts.pressed(province, pressure, standards)
        if targets:
            found.append((province, targets, pressure))
    return found


def coming_unrest(s: Germany, standards: list[int]) -> tuple[list[int], list[int]]:
    """WSDV-EOD-6.1 to WSDV-EOD-7.5: for each province, the least and the most unrest that phases 6 and 7 can bring.

    standards: the living standard after the export check.
    """
    least = counts.internal_unrest(s, standards)
    most = least[:]
    for province, targets, pressure in pressures(s, standards):
        sure = len(targets) == 1 or province == codes.WEST_BERLIN
        for target in targets:
            most[target] += pressure - standards[target]
            if sure:
                least[target] += pressure - standards[target]
    return least, most


def protests_with(s: Germany, unrest: list[int], side: int) -> int:
    """WSDV-EOD-10.1, WSDV-WB-6: a side's mass protests; West Berlin's count twice, including its supplier's."""
    berlin = 1 if s.rulings[codes.RULING_BERLIN_ONCE] else 2
    first, end = (codes.FIRST_EAST, codes.PROVINCES) if side == codes.EAST else (0, codes.FIRST_EAST)
    found = 0
    for province in range(first, end):
        found += (berlin if province == codes.WEST_BERLIN else 1) * (unrest[province] // 4)
    return found


class Forecast:
    """The counts of each phase.

    terms, level: of the flight; 0 with a wall. dismantles: build points that East must dismantle for it.
    currency: the terms and the deficit, for each province where Hamburg may be. sound: factories that can be run down.
    police_cost, police_removal: cards. standards: of each province after the export check, least and most.
    least, most: the unrest that each province gets. pressing: who presses, whom it may press, and how hard, for
    the Hamburg assignment that brings the most unrest. protests: of West and East, least and most, including the
    unrest already there. socialists: gained or lost.
    """

    def __init__(self, s: Germany) -> None:
        self.terms = counts.flight_terms(s)
        self.level = 0 if s.wall else int(counts.flight_level(self.terms))
        self.dismantles = 1 if s.wall else self.level // 2
        choices = hamburgs(s)
        own = own_exports(s, values(s))
        best = [with_hamburg(s, own, hamburg) for hamburg in choices]
        self.currency = [
            (hamburg, counts.currency_terms(s, values)) for hamburg, values in zip(choices, best, strict=True)
        ]
        self.sound = len(run_downs(s))
        self.police_cost = len(s.police)
        self.police_removal = int(s.fresh_police())
        self.socialists = int(counts.socialists_due(s))
        after = [counts.standards_after_export(s, exports) for exports in best]
        self.least_standards = lows(after)
        self.most_standards = highs(after)
        coming = [coming_unrest(s, standards) for standards in after]
        self.least = lows([least for least, _ in coming])
        self.most = highs([most for _, most in coming])
        worst = 0
        for k in range(1, len(choices)):
            if sum(coming[k][1]) > sum(coming[worst][1]):
                worst = k
        self.pressing = pressures(s, after[worst])
        self.after = after[worst]
        least = [s.unrest[province] + self.least[province] for province in range(codes.PROVINCES)]
        most = [s.unrest[province] + self.most[province] for province in range(codes.PROVINCES)]
        self.protests = [
            (protests_with(s, least, side), protests_with(s, most, side)) for side in (codes.WEST, codes.EAST)
        ]


def lows(rows: list[list[int]]) -> list[int]:
    """The least number at each index of one or two lists."""
    one, other = rows[0], rows[-1]
    return [min(one[k], other[k]) for k in range(len(one))]


def highs(rows: list[list[int]]) -> list[int]:
    """The greatest number at each index of one or two lists."""
    one, other = rows[0], rows[-1]
    return [max(one[k], other[k]) for k in range(len(one))]
