"""What statistics of many games tell of Das Spiel der Nationen."""

from typing import Final

from detente.core.shown.statistics import Measure, Statistics

STATISTICS: Final = Statistics(
    course=(
        Measure("round", "round", "label-round", part=True),
        Measure("derricks", "table.derricks", leads=True),
        Measure("cash", "table.cash"),
        Measure("income", "table.income"),
        Measure("tankers_left", "tankers_left"),
        Measure("pipelines_left", "pipelines_left"),
    ),
    aside=("declined", "void"),
)
