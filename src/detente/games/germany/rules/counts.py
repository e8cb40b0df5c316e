"""Counts for the phases of the end of decade, shared by the rules and the forecast (EOD)."""

from typing import Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.state import Germany

NO_LIMIT: Final[int] = 99
"""West Berlin's limit if no supplier has delivered yet."""


def highest(numbers: list[int], first: i64, last: i64) -> i64:
    """The highest of the numbers from index `first` to `last - 1`. Compiled, it is much faster than `max` of a slice."""
    found: i64 = numbers[first]
    for k in range(first + 1, last):
        number: i64 = numbers[k]
        if number > found:
            found = number
    return found


def lowest(numbers: list[int], first: i64, last: i64) -> i64:
    """The lowest of the numbers from index `first` to `last - 1`."""
    found: i64 = numbers[first]
    for k in range(first + 1, last):
        number: i64 = numbers[k]
        if number < found:
            found = number
    return found


def flight_terms(s: Germany) -> list[int]:
    """WSDV-EOD-1.1: symbols, red police cards, highest LS of the West, lowest of the East, protests East and West (0 or 1)."""
    return flight_terms_with(s, flight_conditions(s, s.all_protests()))


def flight_terms_with(s: Germany, conditions: list[int]) -> list[int]:
    """WSDV-EOD-1.1: `flight_terms`, from its last four."""
    return [s.flight_symbols(), s.red_police(), *conditions]


def flight_conditions(s: Germany, protests: list[int]) -> list[int]:
    """WSDV-EOD-1.1: highest LS of the West, lowest of the East, protests East and West (0 or 1). protests: by province."""
    return [
        int(highest(s.standards, 0, codes.FIRST_EAST)),
        int(lowest(s.standards, codes.FIRST_EAST, codes.PROVINCES)),
        int(highest(protests, codes.FIRST_EAST, codes.PROVINCES) > 0),
        int(highest(protests, 0, codes.FIRST_EAST) > 0),
    ]


def flight_level(terms: list[int]) -> i64:
    """WSDV-EOD-1.1: the flight level, at least 0."""
    level: i64 = terms[0] + terms[1] + terms[2] - terms[3] + terms[4] - terms[5]
    return max(level, 0)


def currency_terms(s: Germany, best: list[int]) -> list[int]:
    """WSDV-EOD-3.1, WSDV-EOD-3.2: lowest export value of West Germany, East provinces that reach it, East's LS, balance.

    best: the export values.
    """
    return currency_terms_with(s, currency_counts(s, best))


def currency_terms_with(s: Germany, counts: list[int]) -> list[int]:
    """WSDV-EOD-3.2: `currency_terms`, from its first three."""
    return [*counts, s.tracks[codes.CURRENCY] + counts[1] - counts[2]]


def currency_counts(s: Germany, best: list[int]) -> list[int]:
    """WSDV-EOD-3.1: lowest export value of West Germany, East provinces that reach it, East's LS. best: the export values."""
    least: i64 = max(lowest(best, 0, codes.WEST_BERLIN), 0)
    exporters: i64 = 0
    standards: i64 = 0
    for province in range(codes.FIRST_EAST, codes.PROVINCES):
        standards += s.standards[province]
        value: i64 = best[province]
        if value != codes.NOBODY and value >= least:
            exporters += 1
    return [least, exporters, standards]


def berlin_limit(s: Germany, best: list[int]) -> i64:
    """WSDV-EOD-5.2: the lowest export value of the suppliers that count, or NO_LIMIT. best: the values of all provinces."""
    limit: i64 = NO_LIMIT
    for sector in range(codes.SECTORS):
        counts = s.delivered & BIT[sector] != 0
        if s.rulings[codes.RULING_LIMIT_BY_PRESENCE]:
            counts = s.sectors[sector] > 0
        if counts:
            limit = min(limit, max(best[BOARD.suppliers[sector]], 0))
    return limit


def standards_after_export(s: Germany, best: list[int]) -> list[int]:
    """WSDV-EOD-5.1, WSDV-EOD-5.2: the LS of all provinces after the export check. best: the export values."""
    left: list[int] = []
    for province in range(codes.PROVINCES):
        limit: i64 = berlin_limit(s, best) if province == codes.WEST_BERLIN else best[province]
        standards: i64 = s.standards[province]
        left.append(standards if standards < limit else limit if limit > 0 else 0)
    return left


def internal_unrest(s: Germany, standards: list[int]) -> list[int]:
    """WSDV-EOD-6.1, WSDV-EOD-6.2: the unrest each province gets from the comparison within its side."""
    west = highest(standards, 0, codes.FIRST_EAST)
    east = highest(standards, codes.FIRST_EAST, codes.PROVINCES)
    found: list[int] = []
    for province in range(codes.PROVINCES):
        tolerance: i64 = 1
        if province == codes.WEST_BERLIN:
            tolerance = s.rulings[codes.RULING_BERLIN_TOLERANCE]
        gap: i64 = (east if province >= codes.FIRST_EAST else west) - standards[province] - tolerance
        found.append(gap if gap > 0 else 0)
    return found


def pressed(province: i64, pressure: i64, standards: list[int]) -> list[int]:
    """WSDV-EOD-7.2: the provinces across the border whose LS is below the pressure."""
    return [other for other in BOARD.across[province] if standards[other] < pressure]


def socialists_due(s: Germany) -> i64:
    """WSDV-TRK-6: the socialists gained, or lost (below 0)."""
    return BOARD.socialists[s.tracks[codes.SOCIALIST] + codes.TRACK_END]
