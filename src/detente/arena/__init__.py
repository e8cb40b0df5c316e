"""Bulk matches between bots: run them on all cores, count the results, save them."""

from detente.arena.match import Played, play
from detente.arena.run import Run, Session, TableKind, simulate, table
from detente.arena.stats import Summary, summary, wilson

__all__ = [
    "Played",
    "Run",
    "Session",
    "Summary",
    "TableKind",
    "play",
    "simulate",
    "summary",
    "table",
    "wilson",
]
