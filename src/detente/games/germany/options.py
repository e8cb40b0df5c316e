"""What a table may choose about the rules of divided Germany, whatever game is played on it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from detente.core.engine.options import Option

OPTIONS: Final = (
    Option(
        "protest_ban",
        ("connection", "line"),
        "what a mass protest at one end of a two-line connection bars",
        "WSDV-ACT-B5",
    ),
    Option("build_points", ("up_to", "all"), "whether build points may be left unused", "WSDV-ACT-B7"),
    Option(
        "assignment",
        ("once", "anew"),
        "how often Hamburg and external factories are assigned while living standard is raised",
        "WSDV-HAM-1",
    ),
    Option(
        "berlin_protest",
        ("twice", "once"),
        "whether a mass protest in West Berlin counts besides its supplier's",
        "WSDV-WB-6",
    ),
    Option(
        "berlin_lifted",
        ("by_choice", "in_order"),
        "which supplier mass protest is taken away",
        "WSDV-WB-7",
    ),
    Option(
        "last_socialists",
        ("always", "unless_lost"),
        "whether the box is used after socialists were lost",
        "WSDV-EOD-9.4",
    ),
    Option(
        "insolvency",
        ("lines", "connections"),
        "what counts as a point when insolvency is checked in phase 3",
        "WSDV-EOD-3.5",
    ),
    Option(
        "berlin_limit",
        ("delivered", "present"),
        "which suppliers limit West Berlin's living standard",
        "WSDV-EOD-5.2",
    ),
    Option(
        "berlin_tolerance",
        ("none", "one"),
        "West Berlin's tolerance in the internal comparison",
        "WSDV-EOD-6.2",
    ),
)
OPTION_OF_RULING: Final = (
    ("protest_ban", "line"),
    ("build_points", "all"),
    ("assignment", "anew"),
    ("berlin_protest", "once"),
    ("berlin_lifted", "in_order"),
    ("last_socialists", "unless_lost"),
    ("insolvency", "connections"),
    ("berlin_limit", "present"),
    ("berlin_tolerance", "one"),
)
"""By RULING code: the option, and its value that departs from the ruling."""


def rulings(options: Mapping[str, Any], own: Iterable[tuple[str, str]]) -> list[int]:
    """The options as numbers: 1 where the table departs from the ruling. own: a game's own options, numbered from RULINGS."""
    return [int(options[name] == value) for name, value in (*OPTION_OF_RULING, *own)]
