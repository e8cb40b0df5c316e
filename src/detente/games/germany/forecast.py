"""What the end of decade would bring if it came now: each phase counted on the current table (EOD).

Dismantling, the prestige box, police and socialists depend on future choices: the forecast counts them but does not guess.
It gives unrest as a certain minimum and a possible maximum, depending on where Hamburg goes and whom provinces press.
"""

from detente.games.germany import codes
from detente.games.germany.rules import counts
from detente.games.germany.rules.economy import run_downs
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


def coming_unrest(s: Germany, hamburg: int) -> tuple[list[int], list[int]]:
    """WSDV-EOD-6.1 to WSDV-EOD-7.5: for each province, the least and the most unrest that phases 6 and 7 can bring."""
    standards = counts.standards_after_export(s, hamburg)
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
    provinces = range(codes.FIRST_EAST, codes.PROVINCES) if side == codes.EAST else range(codes.FIRST_EAST)
    return sum(
        (berlin if province == codes.WEST_BERLIN else 1) * (unrest[province] // 4) for province in provinces
    )


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
        self.terms = [int(term) for term in counts.flight_terms(s)]
        self.level = 0 if s.wall else int(counts.flight_level(self.terms))
        self.dismantles = 1 if s.wall else self.level // 2
        choices = hamburgs(s)
        self.currency = [
            (hamburg, [int(n) for n in counts.currency_terms(s, hamburg)]) for hamburg in choices
        ]
        self.sound = len(run_downs(s))
        self.police_cost = len(s.police)
        self.police_removal = int(s.fresh_police())
        self.socialists = int(counts.socialists_due(s))
        after = [counts.standards_after_export(s, hamburg) for hamburg in choices]
        self.least_standards = [min(column) for column in zip(*after, strict=True)]
        self.most_standards = [max(column) for column in zip(*after, strict=True)]
        coming = [coming_unrest(s, hamburg) for hamburg in choices]
        self.least = [min(column) for column in zip(*(least for least, _ in coming), strict=True)]
        self.most = [max(column) for column in zip(*(most for _, most in coming), strict=True)]
        worst = max(range(len(choices)), key=lambda k: sum(coming[k][1]))
        self.pressing = pressures(s, after[worst])
        self.after = after[worst]
        unrest = [int(n) for n in s.unrest]
        least = [a + b for a, b in zip(unrest, self.least, strict=True)]
        most = [a + b for a, b in zip(unrest, self.most, strict=True)]
        self.protests = [
            (protests_with(s, least, side), protests_with(s, most, side)) for side in (codes.WEST, codes.EAST)
        ]
