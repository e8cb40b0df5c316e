"""What statistics of many games tell of 1815 and 1715."""

from typing import Final

from detente.core.shown.statistics import Measure, Statistics

STATISTICS: Final = Statistics(
    course=(
        Measure("year", "year", "label-year", part=True),
        Measure("points", "table.points", leads=True),
        Measure("power", "table.power"),
        Measure("lands", "table.lands"),
        Measure("ep", "table.ep"),
    )
)
