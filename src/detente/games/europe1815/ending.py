"""How a game of 1815 or 1715 came out: victory points, and the years in which they were won."""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.engine.game import Placement
from detente.core.shown.drawing import Row, Section
from detente.core.shown.ending import Score, Story, score
from detente.core.shown.words import Words

WEIGHTS: Final = {
    "ExileBegan": 30,
    "ExileReturned": 15,
    "UprisingStirred": 6,
    "DiplomacySucceeded": 4,
    "LandGiven": 4,
}


def picture(view: dict[str, Any]) -> str:
    """E15-END-1, E15-TEAM-5: a crown for one, flags for two."""
    return "alliance" if view["teams"] else "crown"


def scores(view: dict[str, Any], places: Sequence[Placement], words: Words) -> list[Score]:
    """Victory points, which partners add up, power and lands."""
    table = view["table"]
    return [
        score(words("measure-points"), [about["points"] for about in table], adds=True),
        score(words("measure-power"), [about["power"] for about in table]),
        score(words("measure-lands"), [about["lands"] for about in table]),
    ]


def weight(event: dict[str, Any]) -> int:
    """Exiles, large battles that conquer, uprisings and diplomacy."""
    if event["event"] == "BattleFought":
        return int(event["attack"]) if event["attack"] > event["defence"] else 0
    return WEIGHTS.get(event["event"], 0)


def sections(view: dict[str, Any], story: Story, words: Words) -> list[Section]:
    """The victory points of each year."""
    years: dict[int, dict[int, int]] = {}
    year = 0
    for chapter in story:
        for event in chapter.events:
            year = event["year"] if event["event"] == "YearBegan" else year
            if event["event"] == "SeatRanked":
                years.setdefault(year, {})[event["seat"]] = event["points"]
    seats = range(view["seats"])
    rows = [
        Row(cells=[str(year), *(f"+{won[seat]}" if won.get(seat) else "–" for seat in seats)])
        for year, won in years.items()
    ]
    columns = [words("label-year"), *(words.seat(seat) for seat in seats)]
    return (
        [Section(title=words("points-by-year"), value="", text="", columns=columns, rows=rows)]
        if rows
        else []
    )
