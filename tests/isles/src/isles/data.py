"""The map and the charts, read from `isles.toml` and checked (ISLES-MAP, ISLES-CHART-1)."""

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

SEAT_NAMES: Final = "ABC"
FLEET: Final = 10
"""Ships of each colour."""
MOST_BID: Final = 3
MOST_TIDES: Final = 8
STORM_SIDES: Final = 6


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


ISLES, CHARTS = load()
ISLE_IDS: Final = [isle.id for isle in ISLES]
CHART_IDS: Final = [chart.id for chart in CHARTS]
