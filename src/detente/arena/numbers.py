"""Numbers as people read them, in their language."""

import re
from collections.abc import Sequence

from detente.arena.course import CHANCE
from detente.arena.course_stats import Quartiles
from detente.arena.stats import Rate, Spread

NUMBERS = re.compile(r"[-+−±<0-9.,%/() –…]+")
COMMAS = str.maketrans(",.", ".,")
MINUS = "−"
NONE = "–"


def local(cell: str, language: str) -> str:
    """A cell: numbers as the language writes them, anything else unchanged."""
    if language == "de" and NUMBERS.fullmatch(cell):
        return cell.translate(COMMAS).replace("%", " %")
    return cell


def percent(share: float) -> str:
    """A share."""
    return f"{share:.1%}"


def between(rate: Rate) -> str:
    """The interval of a share."""
    return f"{100 * rate.low:.1f}–{rate.high:.1%}"


def share_of(rate: Rate) -> tuple[str, str]:
    """A share and its interval; dashes for a share of nothing."""
    return (percent(rate.share), between(rate)) if rate.of else (NONE, "")


def spread_cells(numbers: Spread) -> tuple[str, str, str, str]:
    """Mean, median, minimum and maximum."""
    return f"{numbers.mean:,.1f}", f"{numbers.median:,.0f}", f"{numbers.least:,}", f"{numbers.most:,}"


def quartile_cells(found: Quartiles | None, form: str = ",.1f") -> tuple[str, str]:
    """The median, and the lower and the upper quartile."""
    if found is None:
        return NONE, ""
    return f"{found.median:{form}}", f"{found.low:{form}}–{found.high:{form}}"


def of_measure(measure: str, value: float) -> str:
    """A number of a measure: chances are shares."""
    return percent(value) if measure == CHANCE else f"{value:,.1f}"


def signed(value: float, decimals: int = 1) -> str:
    """A difference with its sign; exactly nothing has none."""
    text = f"{abs(value):,.{decimals}f}"
    if value == 0:
        return text
    return f"{MINUS if value < 0 else '+'}{text}"


def few(p: float) -> str:
    """A p-value."""
    return "<0.001" if p < 0.001 else f"{p:.3f}"


def listed(parts: Sequence[str]) -> str:
    """Parts of a line."""
    return " · ".join(parts)
