"""The map and the charts, read from `isles.toml` and checked (ISLES-MAP, ISLES-CHART-1), and charts of a table's own."""

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib import resources
from typing import Any, Final

from detente.core.authors.tunables import Number, Tunable, Tuning
from detente.core.engine.options import Content, Own
from detente.core.records.facts import Entry, listed
from detente.core.records.faults import Inspection

SEAT_NAMES: Final = "ABC"
FLEET: Final = 10
"""Ships of each colour."""
MOST_BID: Final = 3
MOST_TIDES: Final = 8
STORM_SIDES: Final = 6
MOST_FLEETS: Final = 2
"""Fleets that a chart is good for."""
FEWEST_CHARTS: Final = 6
"""Three players are dealt two each."""


@dataclass(frozen=True, slots=True)
class Isle:
    """An isle: the pearls it yields, and the isles to which lanes lead, by number."""

    id: str
    worth: int
    lanes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A kind of chart: how many there are, the fleets and the pearls it is good for."""

    id: str
    count: int
    fleets: int
    pearls: int


@dataclass(frozen=True, slots=True)
class Charts:
    """The charts of a table: what they are called together, and their kinds, by number."""

    name: str
    kinds: tuple[Chart, ...]


def read_isles(entries: list[dict[str, Any]]) -> tuple[Isle, ...]:
    """ISLES-MAP-1: the isles, with lanes that lead both ways."""
    ids = [entry["id"] for entry in entries]
    isles = tuple(
        Isle(entry["id"], entry["worth"], tuple(sorted(ids.index(lane) for lane in entry["lanes"])))
        for entry in entries
    )
    for number, isle in enumerate(isles):
        for lane in isle.lanes:
            if number not in isles[lane].lanes or lane == number:
                raise ValueError(
                    f"isles.toml: the lane from {isle.id} to {isles[lane].id} leads one way only"
                )
    if len(isles) < STORM_SIDES:
        raise ValueError(f"isles.toml: a storm die of {STORM_SIDES} sides needs as many isles")
    return isles


def load() -> tuple[tuple[Isle, ...], tuple[Chart, ...]]:
    """All facts of the game. ValueError says what is wrong with the file."""
    data = tomllib.loads(resources.files("isles").joinpath("isles.toml").read_text(encoding="utf-8"))
    return read_isles(data["isles"]), tuple(Chart(**entry) for entry in data["charts"])


ISLES, KINDS = load()
ISLE_IDS: Final = [isle.id for isle in ISLES]
CHART_IDS: Final = [chart.id for chart in KINDS]
HOUSE: Final = Charts("house", KINDS)


def read_charts(facts: Mapping[str, Any]) -> Charts:
    """ISLES-CHART-1: charts of a table's own: the same kinds, with other numbers on them."""
    entries = listed(facts, "charts")
    if len(entries) != len(CHART_IDS):
        raise ValueError(f"charts: there must be {len(CHART_IDS)} kinds, not {len(entries)}")
    inspection = Inspection()
    kinds: list[Chart] = []
    for k, entry in enumerate(entries):
        with inspection.of_part():
            chart = Entry(f"charts[{k}]", entry)
            kinds.append(
                Chart(
                    chart.one_of("id", CHART_IDS[k : k + 1]),
                    chart.number("count", 0, 20),
                    chart.number("fleets", 0, MOST_FLEETS),
                    chart.number("pearls", 0, 9),
                )
            )
    inspection.close()
    if sum(chart.count for chart in kinds) < FEWEST_CHARTS:
        raise ValueError(f"charts: there must be {FEWEST_CHARTS} at least")
    return Charts(Entry("", facts).word("name"), tuple(kinds))


def house_charts() -> dict[str, Any]:
    """ISLES-CHART-1: the charts of the rules, as a file says it."""
    return {"format": OWN_CHARTS.format, "name": "house", "charts": [asdict(chart) for chart in KINDS]}


def tunables(facts: Mapping[str, Any]) -> tuple[Tunable, ...]:
    """ISLES-CHART-1: what a designer may tune: for each kind of chart how many there are, and what it is good for."""
    bounds = {"count": (1, 20), "fleets": (0, MOST_FLEETS), "pearls": (0, 9)}
    return tuple(
        Tunable(
            f"{chart['id']}.{key}", f"{key} of {chart['id']}", (Number(("charts", k, key), least, most),), 2
        )
        for k, chart in enumerate(facts["charts"])
        for key, (least, most) in bounds.items()
    )


def rename(facts: dict[str, Any], name: str) -> None:
    """Give charts another name."""
    facts["name"] = name


OWN_CHARTS: Final = Own("isles-charts", read_charts, house_charts, Tuning(tunables, rename))


def charts_of(options: Mapping[str, Any]) -> Charts:
    """The charts that a table plays with."""
    chosen = options["charts"]
    return chosen.form if isinstance(chosen, Content) else HOUSE
