"""What the end of decade would bring to Germany if it came now.

What East dismantles and runs down, the prestige box, police and socialists are choices: they may change the later phases.
"""

from typing import Any, Final, TypeVar

from detente.core.shown.axes import Line
from detente.core.shown.facts import NONE, Amounts, Fact, Flag, Number, One
from detente.core.shown.groups import Each, Group, Key, Listed, shared
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.forecast import Forecast, Prospect
from detente.games.germany.rules.decade_end import COLLAPSE
from detente.games.germany.state import Germany
from detente.games.germany.view.kinds import (
    HAMBURGS,
    HOME,
    MOST_ECONOMY,
    MOST_PROTESTS,
    MOST_STANDARDS,
    MOST_UNREST,
    PROVINCES,
    SIDES,
    Given,
    Roles,
)

G = TypeVar("G", bound=Germany)
BOUNDS: Final = Line(["least", "most"])


# -- how facts are read


def german_forecast(s: Germany, f: Forecast | None) -> list[Any] | None:
    """The raw values of the forecast's facts, in order; None without one. Do not modify the list."""
    return None if f is None else forecast_values(s, f)


def forecast_values(s: Germany, f: Forecast) -> list[Any]:
    """The raw values of the forecast's facts, in order. Do not modify the list."""
    if f.facts is None:
        f.facts = facts_of(s, f)
    return f.facts


def facts_of(s: Germany, f: Forecast) -> list[Any]:
    """The values of `german_forecast`, from what the forecast counted."""
    prospect = f.prospect
    return [
        flight(s, f),
        s.tracks[codes.PRESTIGE],
        [currency(s, f, hamburg, terms) for hamburg, terms in f.currency],
        f.police_cost,
        [prospect.least, prospect.most, prospect.least_standards, prospect.most_standards],
        pressures(prospect),
        f.police_removal,
        f.socialists,
        winner(s, f),
        [
            [f.least[codes.WEST], f.most[codes.WEST]],
            [f.least[codes.EAST], f.most[codes.EAST]],
        ],
        COLLAPSE,
    ]


def flight(s: Germany, f: Forecast) -> list[int]:
    """WSDV-EOD-1.1: the terms of the flight."""
    first = s.german[codes.EAST if s.wall else s.holder()]
    return [s.wall, *f.terms, f.level, f.dismantles, first]


def currency(s: Germany, f: Forecast, hamburg: int, terms: list[int]) -> list[int]:
    """WSDV-EOD-3.1 to WSDV-EOD-3.4: the counts with Hamburg in a given province."""
    lowest, exporters, standards, balance = terms
    deficit = max(-balance, 0)
    run_down = min(deficit, f.sound)
    return [
        hamburg,
        s.tracks[codes.CURRENCY],
        lowest,
        exporters,
        standards,
        balance,
        deficit,
        run_down,
        deficit - run_down,
    ]


def pressures(prospect: Prospect) -> list[list[Any]]:
    """WSDV-EOD-7.1 to WSDV-EOD-7.4: the pressing provinces."""
    found = prospect.pressures
    if found is None:
        found = [
            pressure(prospect.after, source, targets, most) for source, targets, most in prospect.pressing
        ]
        prospect.pressures = found
    return found


def pressure(standards: list[int], source: int, targets: list[int], most: int) -> list[Any]:
    """WSDV-EOD-7.1 to WSDV-EOD-7.4: a pressing province."""
    unrest: list[int | None] = [None] * codes.PROVINCES
    for target in targets:
        unrest[target] = most - standards[target]
    return [source, source == codes.WEST_BERLIN, unrest]


def winner(s: Germany, f: Forecast) -> int:
    """WSDV-EOD-9.1, WSDV-EOD-9.3: the side that would win through its socialists, or -1."""
    after = s.box + f.placed + f.socialists
    if after > BOARD.socialists_total:
        return codes.EAST
    return codes.WEST if after < 0 else NONE


# -- the facts


def forecast_facts(roles: Roles) -> list[Fact[G]]:
    """The facts of the forecast, read by `german_forecast`. roles: the seats."""
    most = BOARD.socialists_total
    return shared(
        HOME,
        [
            Group("flight", "the terms of the flight; with a wall only `dismantles` counts", flight_facts(roles)),
            Number(
                "box", "the prestige marker, whose holder may choose a box up to it",
                -codes.TRACK_END, codes.TRACK_END,
            ).unobserved(),
            Listed(
                "currency", "the counts of Western currency, by where Hamburg is counted",
                Key("hamburg", "whether Hamburg can be counted in this province", HAMBURGS), currency_facts(),
            ),
            Number("police_cost", "points that East dismantles for its police", 0, MOST_ECONOMY),
            Each("provinces", "what comes to each in phases 5 to 7", PROVINCES, coming_facts(), "province "),
            Listed(
                "pressure", "provinces that press others",
                Key("source", "whether this province presses", PROVINCES), pressure_facts(),
            ),
            Number("police_removal", "unrest that East may remove with its police", 0, MOST_ECONOMY),
            Number("socialists", "socialists that East gains; below 0 it loses them", -most, most).saturated(),
            One("socialists_win", "the side that would win by it", SIDES),
            Group(
                "protests", "mass protests of both sides after phases 6 and 7",
                [
                    Amounts("west", "mass protests of West", BOUNDS, 0, MOST_PROTESTS).saturated(),
                    Amounts("east", "mass protests of East", BOUNDS, 0, MOST_PROTESTS).saturated(),
                ],
            ),
            Number("collapse", "how many mass protests end the game", 0, MOST_PROTESTS).unobserved(),
        ],
    )  # fmt: skip


def flight_facts(roles: Roles) -> list[Fact[G]]:
    """WSDV-EOD-1.1: the facts of the flight."""
    return [
        Flag("wall", "whether the wall is there").unobserved(),
        term("symbols", "flight symbols on the cards played in this decade"),
        term("police", "red police cards"),
        term("highest", "the highest living standard of West"),
        term("lowest", "the lowest living standard of East"),
        term("east_protest", "1 if East has a mass protest"),
        term("west_protest", "1 if West has a mass protest"),
        term("level", "the flight level"),
        term("dismantles", "build points that East must dismantle"),
        One("first", "who chooses first what is dismantled", roles),
    ]


def currency_facts() -> list[Fact[G]]:
    """WSDV-EOD-3: the facts of Western currency, with Hamburg in one province."""
    return [
        Number("track", "the marker of Western currency", -codes.TRACK_END, codes.TRACK_END).unobserved(),
        term("lowest", "the lowest export value of West Germany"),
        term("exporters", "provinces of East that reach it"),
        term("standards", "living standard pieces of East"),
        term("balance", "the marker and the exporters, less the living standard pieces"),
        term("deficit", "how far the balance is below 0"),
        term("run_down", "factories that are run down for it"),
        term("dismantled", "build points that are dismantled for the rest"),
    ]


def coming_facts() -> list[Fact[G]]:
    """What a province gets."""
    return [
        Number("least", "unrest that is sure to come", 0, MOST_UNREST).saturated(),
        Number("most", "unrest that may come at most", 0, MOST_UNREST).saturated(),
        Number("least_standards", "living standard that it keeps at least", 0, MOST_STANDARDS).saturated(),
        Number("most_standards", "living standard that it keeps at most", 0, MOST_STANDARDS).saturated(),
    ]  # fmt: skip


def pressure_facts() -> list[Fact[G]]:
    """WSDV-EOD-7: a pressing province."""
    return [
        Flag("all", "whether it presses all of the provinces, or one of them").unobserved(),
        Given(
            "targets", "how much unrest it would put where", PROVINCES, -MOST_STANDARDS, MOST_STANDARDS
        ).saturated(),
    ]


def term(name: str, about: str) -> Fact[G]:
    """A number that the end of decade counts."""
    return Number(name, about, -MOST_ECONOMY, MOST_ECONOMY).saturated()
