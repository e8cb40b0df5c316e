"""Knowledge for bots: how many pearls each legal action looks worth, from the seat's view alone."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from isles.data import CHART_IDS, ISLE_IDS, ISLES

ISLE: Final = {isle.id: isle for isle in ISLES}
FLEET_WORTH: Final = 1.2
SHIP_WORTH: Final = 0.2
BID_WORTH: Final = {"0": 0.5, "1": 0.6, "2": 0.2, "3": 0.0}


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    return [score(view, action) for action in actions]


def score(view: Mapping[str, Any], action: str) -> float:
    """How good one action looks."""
    verb, *rest = action.split()
    if verb == "bid":
        return BID_WORTH[rest[0]]
    if verb == "muster":
        return pressure(view, rest[0])
    if verb == "draw":
        return top_chart(view) if rest[0] == "top" else average_chart(view)
    if verb == "look":
        return average_chart(view) - 1
    if verb == "follow":
        return int(view["charts"][rest[0]]["fleets"]) * FLEET_WORTH
    if verb == "stow":
        return float(view["charts"][rest[0]]["pearls"])
    if verb == "sail":
        ships = range(1, view["isles"][rest[0]]["ships"] + 1)
        return max(landing(view, rest[0], ISLE_IDS[lane], n) for lane in ISLE[rest[0]].lanes for n in ships)
    if verb == "land":
        return landing(view, view["source"], rest[0], int(rest[1]))
    return 0.0


def pressure(view: Mapping[str, Any], isle: str) -> float:
    """What can be won from an isle, and what may be lost there."""
    around = [ISLES[lane] for lane in ISLE[isle].lanes]
    return ISLE[isle].worth + sum(
        near.worth for near in around if view["isles"][near.id]["holder"] != view["seat"]
    )


def average_chart(view: Mapping[str, Any]) -> float:
    """The pearls on a chart, on an average."""
    charts = view["charts"].values()
    count: int = sum(chart["count"] for chart in charts)
    pearls: int = sum(chart["pearls"] * chart["count"] for chart in charts)
    return pearls / count


def top_chart(view: Mapping[str, Any]) -> float:
    """The pearls on the top chart of the deck, if the seat has seen it."""
    for known in view["known"]:
        if known.get("places") == ["deck"] and known.get("position") == view["deck"] - 1:
            if known["face"] is not None:
                return float(view["charts"][CHART_IDS[known["face"]]]["pearls"])
    return average_chart(view)


def landing(view: Mapping[str, Any], source: str, target: str, ships: int) -> float:
    """What the harvest gains if so many ships sail from one isle to another, and what that costs in ships."""
    there = view["isles"][target]
    left = view["isles"][source]["ships"] - ships
    gain: float = -0.1 if left else -float(ISLE[source].worth)
    if there["holder"] == view["seat"]:
        return gain
    sunk = min(ships, there["ships"])
    gain -= SHIP_WORTH * sunk
    if there["holder"] is not None and ships >= there["ships"]:
        gain += ISLE[target].worth / 2 + SHIP_WORTH * sunk
    if ships > sunk:
        gain += ISLE[target].worth + SHIP_WORTH * min(ships - sunk, 3)
    return gain
